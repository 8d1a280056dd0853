"""What a report is made of: parts with sentences, tables and pictures; as text here, as a page elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rich.cells import cell_len

from .columns import padded, wrapped

WIDTH: Final = 110


@dataclass(frozen=True)
class Grid:
    """Rows under a head; the first columns are words, those from `numbers` on are set to the right."""

    head: list[str]
    rows: list[list[str]]
    numbers: int = 1
    folded: str = ""
    """The line that opens the table on a page; empty for a table that is shown at once."""
    shown: int = 0
    """The most rows shown in the text; 0: all."""


@dataclass(frozen=True)
class Picture:
    """A chart, drawn only when it is wanted."""

    caption: str
    draw: Callable[..., Any]
    """The function of the module of charts that draws the picture."""
    data: dict[str, Any]
    """The arguments of that function by their names."""


@dataclass
class Part:
    """A part of a report."""

    heading: str
    stamp: str
    """The commit, seeds, n and interval that every figure of the part carries."""
    command: str
    """The command line that repeats the figures."""
    text: list[str] = field(default_factory=list)
    items: list[Grid | Picture] = field(default_factory=list)


# As text


def as_text(title: str, intro: list[str], parts: list[Part]) -> str:
    """The report without its pictures."""
    lines = [title, "=" * cell_len(title), ""]
    for sentence in intro:
        lines += [*wrapped(sentence, WIDTH), ""]
    for part in parts:
        lines += part_lines(part)
    return "\n".join(lines).rstrip() + "\n"


def part_lines(part: Part) -> Iterator[str]:
    yield from (part.heading, "-" * cell_len(part.heading), "")
    for sentence in part.text:
        yield from (*wrapped(sentence, WIDTH), "")
    for item in part.items:
        if isinstance(item, Grid) and item.rows:
            yield from (*table_lines(item), "")
    yield from (part.stamp, f"$ {part.command}", "")


def table_lines(table: Grid) -> Iterator[str]:
    """The lines of a table, its columns as wide as they need be."""
    rows = table.rows[: table.shown] if table.shown else table.rows
    widths = [max([cell_len(row[at]) for row in [table.head, *rows]]) for at in range(len(table.head))]
    yield line(table.head, widths, table.numbers)
    yield "  ".join(["-" * width for width in widths])
    for row in rows:
        yield line(row, widths, table.numbers)
    if len(rows) < len(table.rows):
        yield f"… ({len(table.rows) - len(rows)})"


def line(cells: list[str], widths: list[int], numbers: int) -> str:
    set_out = [padded(cell, width, at >= numbers) for at, (cell, width) in enumerate(zip(cells, widths))]
    return "  ".join(set_out).rstrip()
