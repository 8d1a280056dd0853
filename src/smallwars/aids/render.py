"""An aid as HTML that needs nothing beside itself: a page to print, or a fragment for the page of the web table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..kit.sheets import Block, Entry, Grid, Part, Section, Sheet, Track
from ..texts.templates import environment
from .make import aid

if TYPE_CHECKING:
    from jinja2 import Environment
    from markupsafe import Markup

FOLDER: Final = Path(__file__).parent / "templates"
BOLD: Final = re.compile(r"__(.+?)__")
RULE: Final = re.compile(r"\((\d+\.\d+[.\d]*[a-z]?)\)")


@lru_cache(maxsize=32)
def page(title: str, language: str, faction: str | None = None) -> str:
    """A whole page: every sheet, or those of a faction."""
    return templates().get_template("page.html").render(aid=aid(title, language, faction))


@lru_cache(maxsize=32)
def fragment(title: str, language: str, faction: str | None = None) -> str:
    """The sheets and their style, to be put into another page."""
    return templates().get_template("fragment.html").render(aid=aid(title, language, faction))


@cache
def templates() -> Environment:
    """The templates of aids, and what they ask about sheets and sentences."""
    found = environment(FOLDER)
    found.filters.update(footnotes=footnotes, rows=rows, kind=kind, marked_up=marked_up)
    return found


def kind(block: Block) -> str:
    """The name of a block's class, which is that of its macro."""
    return type(block).__name__.lower()


def footnotes(sheet: Sheet) -> dict[str, int]:
    """The notes of a sheet, numbered."""
    notes = [note for block in sheet.blocks() if isinstance(block, Entry) for note in block.notes]
    return {note: number for number, note in enumerate(notes, 1)}


@dataclass(frozen=True)
class Row:
    """Blocks of a sheet that stand together: across the page, or in columns."""

    layout: str
    pieces: list[tuple[Section | None, Block]]
    """Each block, after the section whose heading it must not be parted from."""


def rows(sheet: Sheet) -> Iterator[Row]:
    """The rows of a sheet, from its top."""
    for is_wide, group in groupby(sheet.parts(), key=wide):
        parts = list(group)
        yield Row("across" if is_wide or len(parts) == 1 else "columns", list(pieces(parts)))


def pieces(parts: list[Part]) -> Iterator[tuple[Section | None, Block]]:
    """Every block with the section that it opens, if it opens one."""
    section = None
    for part in parts:
        if isinstance(part, Section):
            section = part
        else:
            yield section, part
            section = None


def wide(part: Part) -> bool:
    """Whether a part of a sheet spans the page: tracks, wide tables, and the heading of a section that begins so."""
    first = part.blocks[0] if isinstance(part, Section) else part
    return isinstance(first, Track) or (isinstance(first, Grid) and first.wide)


def marked_up(sentence: str) -> Markup:
    """A sentence: `__so__` is bold, and a number in brackets is a paragraph of the rules."""
    from markupsafe import Markup, escape

    bold = BOLD.sub(r"<b>\1</b>", str(escape(sentence)))
    return Markup(RULE.sub(r'<span class="rule" data-rule="\1">(\1)</span>', bold))
