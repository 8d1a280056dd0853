"""The measures that simulations of the Brief Border Wars share."""

from __future__ import annotations

from typing import Any, TypeVar

from smallwars.engine.frame import State
from smallwars.engine.title import Title
from smallwars.kit.measures import Generator, Measures

T = TypeVar("T", bound=Title)


class BorderMeasures(Measures[T]):
    """Measures in which the draw pile and the cards removed unseen may change places; hands stay."""

    def deal_anew(self, state: State[Any], rng: Generator) -> None:
        board = state.board
        cards = [*board.deck, *board.removed_cards]
        rng.shuffle(cards)
        board.deck, board.removed_cards = cards[: len(board.deck)], cards[len(board.deck) :]
