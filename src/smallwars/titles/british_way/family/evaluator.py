"""The evaluator of The British Way: terms of Political Will, cards to come, initiative, capabilities."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.kit.evaluator import Evaluator
from smallwars.kit.search_policy import SearchPolicy, TurnKinds

from .rules.board import LIMITED_BOX, OP_BOX, CoinBoard, in_play_shaded, in_play_unshaded
from .rules.cards import deck_total
from .rules.words import BRITISH

MENUS = frozenset({"action", "operation", "side", "special", "special_activity"})
"""2.3, 3.1, 4.1: the kinds of question about what to do, before where."""
ANNOUNCED = {"special": "special_activity"}
"""4.1: an answer says that a Special Activity comes first, the next which one."""

SWING = 3.0
"""The lead in Political Will that makes a win about three times as likely as a defeat."""


class CoinEvaluator(Evaluator):
    """A sum of terms, in points of Political Will; positive is good for the British."""

    def __init__(self, weights: dict[str, float], replied: bool = True, onward: int = 0) -> None:
        """`replied` and `onward` are those of `SearchPolicy`."""
        kinds = TurnKinds(starts=frozenset({"action"}), menus=MENUS, deeds=MENUS, announced=ANNOUNCED)
        search = SearchPolicy(depth=2, replied=replied, onward=onward)  # a move is three answers: to, from, how many
        super().__init__(BRITISH, weights, SWING, kinds, search)

    def period(self, game: Game) -> int:
        """6.0: the Campaign."""
        board = game.state.board
        assert isinstance(board, CoinBoard)
        return board.propaganda_rounds()


def political_will(board: CoinBoard) -> float:
    """1.8, 1.10: Political Will as the track has it."""
    return board.political_will


def on_track(board: CoinBoard, change: int) -> int:
    """The part of a change of Political Will for which the track has room."""
    return max(0, min(board.shared.most_will, board.political_will + change)) - board.political_will


def count(pieces: list[int], start: int, stop: int) -> int:
    """The number of pieces in the spaces from one up to another."""
    found = 0
    for space in range(start, stop):
        found += pieces[space]
    return found


def rounds_left(board: CoinBoard) -> int:
    """The number of Propaganda Rounds to come."""
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
    if not board.unshaded | board.shaded:
        return 0.0
    balance = 0.0
    for card, (unshaded, shaded) in worths.items():
        if in_play_unshaded(board, card):
            balance += unshaded
        if in_play_shaded(board, card):
            balance -= shaded
    return balance
