"""The board in sentences, a line each, for pipes and screen readers."""

from __future__ import annotations

from ..engine.title import Options, Position, Title
from .boards import board_of


def board(title: Title, view: Position, language: str, options: Options | None = None) -> list[str]:
    """The whole board."""
    return board_of(title, options).prose(view, language)
