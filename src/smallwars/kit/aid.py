"""The part of a title that lays out its player aid, and the doors to it. The plain aid has no sheets."""

from __future__ import annotations

from typing import Generic, TypeVar

from smallwars.engine.title import Title

from .parts import guarded, part
from .sheets import Sheet

T = TypeVar("T", bound=Title)
"""The titles that an aid knows how to tell of."""


class Aid(Generic[T]):
    """Lays out the sheets that lie beside the board of a title on paper."""

    def __init__(self, title: T) -> None:
        """`title`: the one whose aid this is, in all languages."""
        self.title = title

    def sheets(self, language: str) -> tuple[Sheet, ...]:
        """All sheets in their order, each side's with the side's name; the plain aid has none."""
        return ()


# Doors


def aid(title: Title) -> Aid[Title]:
    """The part of a title that lays out its player aid."""
    return part(title, "aid", Aid, lambda kind: kind(title))


def sheets(title: Title, language: str) -> tuple[Sheet, ...]:
    """The sheets of a title's aid; none where it brings no aid, or where its own aid fails."""
    return guarded(title, "aid.sheets", lambda: checked_sheets(aid(title).sheets(language)), tuple)


def checked_sheets(laid_out: object) -> tuple[Sheet, ...]:
    """Sheets; TypeError for anything else that an aid may have handed out."""
    if not isinstance(laid_out, tuple) or not all(isinstance(sheet, Sheet) for sheet in laid_out):
        raise TypeError(f"an aid made {laid_out!r} and no sheets")
    return laid_out
