"""The boards of the titles as text: one interface, an implementation for each kind of title."""

from __future__ import annotations

from typing import Any, Final

from ...engine.title import Options, Title
from ...kit.data_title import DataTitle
from ...kit.text_board import Board
from ...titles.brief_border_wars.attila.text_board.board import AttilaBoard
from ...titles.british_way.family.text_board.board import CoinBoard
from ...titles.british_way.family.title import CoinTitle
from ...titles.greek_civil_war.text_board.board import GreekBoard

DRAWN: Final[dict[str, type[Board[DataTitle]]]] = {"greek_civil_war": GreekBoard, "attila": AttilaBoard}
"""The titles that have a board of their own."""


def board_of(title: Title, options: Options | None = None) -> Board[Any]:
    """The board of a title, in a game with these options; a title that nobody has drawn shows its bare position."""
    if isinstance(title, CoinTitle):
        return CoinBoard(title, options or {})
    if isinstance(title, DataTitle) and title.id in DRAWN:
        return DRAWN[title.id](title, options or {})
    return Board(title, options or {})


__all__ = ["Board", "board_of"]
