"""The board in sentences, a line each, for pipes and screen readers."""

from __future__ import annotations

from ..engine.title import Options, Position, Title
from ..kit.text_board import text_board


def board(title: Title, view: Position, language: str, options: Options | None = None) -> list[str]:
    """The whole board."""
    return text_board(title, options).prose(view, language)
