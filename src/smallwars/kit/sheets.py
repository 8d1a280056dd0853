"""The sheets of an aid, their sections, and the blocks that stand in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Texts = tuple[str, ...]
"""Sentences, one to a line."""


@dataclass(frozen=True)
class Line:
    """A labelled part of an entry: purpose, place, procedure."""

    id: str
    label: str
    texts: Texts


@dataclass(frozen=True)
class Entry:
    """A thing that a player may do."""

    id: str
    name: str
    rule: str
    lines: tuple[Line, ...]
    notes: Texts = ()
    """Footnotes of the sheet."""
    english: str = ""
    """The name in the printed game, for readers of another language."""


@dataclass(frozen=True)
class Listing:
    """Sentences under a heading, with marks, or with numbers where their order counts."""

    id: str
    heading: str
    texts: Texts
    rule: str = ""
    numbered: bool = False
    sign: Literal["", "plus", "minus"] = ""
    """Whether the sentences say what raises the score or what lowers it."""


@dataclass(frozen=True)
class Grid:
    """Rows of cells; the first cell of a row names it."""

    id: str
    heading: str
    head: Texts
    rows: tuple[Texts, ...]
    rule: str = ""
    texts: Texts = ()
    """Sentences below the table."""
    wide: bool = False
    """Whether it spans the page."""
    figures: bool = False
    """Whether its cells are numbers and codes."""


@dataclass(frozen=True)
class Box:
    """A box of a track."""

    value: str
    name: str = ""
    texts: Texts = ()
    start: bool = False
    """Whether the marker stands there at first."""


@dataclass(frozen=True)
class Track:
    """Boxes from left to right."""

    id: str
    heading: str
    boxes: tuple[Box, ...]
    rule: str = ""
    texts: Texts = ()


Block = Entry | Listing | Grid | Track


@dataclass(frozen=True)
class Section:
    """Blocks under a heading."""

    id: str
    heading: str
    blocks: tuple[Block, ...]


Part = Section | Block
"""A section, which stands for its heading, or a block."""


@dataclass(frozen=True)
class Sheet:
    """A sheet of paper, or two."""

    id: str
    heading: str
    sections: tuple[Section, ...]
    faction: str = ""
    """The faction whose sheet it is; empty where both need it."""
    side: int = 0
    """The place of that faction in the title's list; 0 for nobody."""

    def parts(self) -> Iterator[Part]:
        """Headings and blocks in their order."""
        for section in self.sections:
            yield section
            yield from section.blocks

    def blocks(self) -> Iterator[Block]:
        """All blocks in their order."""
        for section in self.sections:
            yield from section.blocks


@dataclass(frozen=True)
class PrintedAid:
    """All sheets of a title in a language, ready to print."""

    title: str
    language: str
    name: str
    period: str
    sheets: tuple[Sheet, ...]
    made: str
    """The line at the head of a sheet that says where the aid comes from."""
    starts: str
    """The words for the mark at the box where a marker starts."""
