"""What a position of Brandubh is worth: men, ways for the king, and enemies beside him."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.engine.title import Title
from smallwars.kit.evaluator import Evaluator as PlainEvaluator
from smallwars.kit.search_policy import SearchPolicy, TurnKinds

from .rules import ATTACKER, CORNERS, DEFENDER, DEFENDERS, KING, Squares, destinations, is_hostile, neighbours

WEIGHTS = {"attackers_lost": 1.0, "defenders_lost": -1.6, "king_escapes": 4.0, "king_moves": 0.15, "king_pressed": -0.7}
"""What each term counts for the defenders, in men of the attackers."""

SWING = 2.5
"""The lead in men that makes a win about three times as likely as a defeat."""


class Evaluator(PlainEvaluator):
    """A sum of terms, in men; positive is good for the defenders."""

    def __init__(self, title: Title) -> None:
        kinds = TurnKinds(starts=frozenset({"piece"}), menus=frozenset({"piece"}))
        super().__init__(DEFENDERS, WEIGHTS, SWING, kinds, SearchPolicy(depth=2, draws_equals=True))

    def features(self, game: Game) -> list[float]:
        """Men lost on both sides, corners within the king's reach, his moves, enemies or hostile squares beside him."""
        board: Squares = game.state.board
        king = board.pieces.index(KING) if KING in board.pieces else -1
        ways = [] if king < 0 else destinations(board, king)
        beside = [] if king < 0 else neighbours(king)
        return [
            8.0 - board.pieces.count(ATTACKER),
            4.0 - board.pieces.count(DEFENDER),
            float(len([way for way in ways if way in CORNERS])),
            float(len(ways)),
            float(len([square for square in beside if is_hostile(board, square, DEFENDERS)])),
        ]
