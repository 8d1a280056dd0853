"""What the evaluators of The British Way share: terms of Political Will, cards to come, initiative, capabilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.game import Game
from ...titles.british_way.board import LIMITED_BOX, OP_BOX, CoinBoard, in_play_shaded, in_play_unshaded
from ...titles.british_way.cards import deck_total
from ...titles.british_way.words import BRITISH
from .evaluator import Evaluator

Feature = Callable[[Any], float]
Terms = dict[str, tuple[float, Feature]]
"""Weight and feature of each term, in points of Political Will."""


class CoinEvaluator(Evaluator):
    """A sum of terms; positive is good for the British."""

    def __init__(self, weighted: Terms) -> None:
        super().__init__(BRITISH)
        self.weighted = weighted

    def terms(self, game: Game) -> dict[str, float]:
        board = game.state.board
        return {name: weight * feature(board) for name, (weight, feature) in self.weighted.items()}


def political_will(board: CoinBoard) -> float:
    """1.8, 1.10: the track itself."""
    return board.political_will


def on_track(board: CoinBoard, change: int) -> int:
    """As much of a change of Political Will as the track has room for."""
    return max(0, min(board.shared.most_will, board.political_will + change)) - board.political_will


def rounds_left(board: CoinBoard) -> int:
    """Propaganda Rounds to come."""
    return board.shared.campaigns - board.propaganda_rounds()


def cards_left(board: CoinBoard) -> float:
    """2.1: the share of the deck that is still to come."""
    total = deck_total(board)
    return max(0, total - board.at - 1) / total


def initiative(board: CoinBoard) -> float:
    """2.3.5: who will be First Eligible, as far as the track tells: 1 for the British, -1 for the insurgents."""
    limited, op = board.boxes[LIMITED_BOX], board.boxes[OP_BOX]
    if limited:
        return 1 if limited == BRITISH else -1
    if op:
        return -1 if op == BRITISH else 1
    return 1 if board.first == BRITISH else -1


def capability_balance(board: CoinBoard, worths: dict[int, tuple[float, float]]) -> float:
    """5.3: what the capabilities of the British are worth, less those of the insurgents."""
    unshaded = sum([worth for card, (worth, _) in worths.items() if in_play_unshaded(board, card)])
    return unshaded - sum([worth for card, (_, worth) in worths.items() if in_play_shaded(board, card)])
