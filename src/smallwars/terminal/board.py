"""The board and the log as coloured text, from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.log import Entry
from ..engine.title import Options, Position, Title
from ..kit.text_board import text_board
from ..kit.words import title_name


def board(title: Title, view: Position, language: str, options: Options | None = None) -> RenderableType:
    """The whole board."""
    shown = text_board(title, options)
    parts = [shown.map(view, language), shown.below(view, language), shown.side_panel(view, language)]
    return Group(Text(title_name(title, language), "bold"), Text("\n\n").join(part for part in parts if part))


def log(title: Title, entries: Sequence[Entry], language: str, options: Options | None = None) -> Text:
    """What happened, a line each."""
    shown = text_board(title, options)
    return Text("\n").join(shown.log_line(entry, language) for entry in entries)
