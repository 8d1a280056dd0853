"""The door to pictures of the board. The engine knows nothing of drawing: what stands above it says how a board is
drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from .title import Options, Position, Title

Drawer = Callable[[Title, Position, str, Options], str]
"""Draws a view of a title, in a language and with the options of the game, as SVG text."""

_drawers: list[Drawer] = []


def draw_with(drawer: Drawer) -> None:
    """Let that function draw all boards from now on."""
    _drawers[:] = [drawer]


def board_svg(title: Title, view: Position, language: str, options: Options) -> str:
    """The board as SVG text."""
    return _drawers[0](title, view, language, options)
