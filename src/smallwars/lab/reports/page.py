"""A report as one self-contained page: pictures inside, no script, nothing fetched."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...texts.templates import environment
from ..simulations.wording import say
from .document import Part, Picture

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

FOLDER: Final = Path(__file__).parent / "templates"


def as_page(title: str, intro: list[str], parts: list[Part], language: str) -> str:
    """The whole page."""
    contents = say(language, "contents")
    page = templates().get_template("report.html")
    return page.render(title=title, intro=intro, parts=parts, language=language, contents=contents)


@cache
def templates() -> Environment:
    """The templates of reports, and what they ask of pictures."""
    found = environment(FOLDER)
    found.filters["drawn"] = drawn
    found.tests["picture"] = is_picture
    return found


def is_picture(item: object) -> bool:
    """Whether an item of a part is a picture, not a table."""
    return isinstance(item, Picture)


def drawn(picture: Picture) -> Markup:
    """The SVG of a picture, with a name for people who cannot see it."""
    from markupsafe import Markup, escape

    svg: str = picture.draw(**picture.data)
    return Markup(svg.replace("<svg", f'<svg role="img" aria-label="{escape(picture.caption)}"', 1))
