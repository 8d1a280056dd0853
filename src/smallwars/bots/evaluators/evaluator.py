"""What every evaluator is: a sum of named terms."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...engine.game import Game
from ...engine.question import CHANCE

VICTORY = 100.0


class Evaluator(ABC):
    """Says what a position is worth and by which terms; positive is good for `favours`, the other faction loses it."""

    def __init__(self, favours: int) -> None:
        self.favours = favours

    @abstractmethod
    def terms(self, game: Game) -> dict[str, float]:
        """What each term adds."""

    def sign(self, actor: int) -> int:
        """1 where what is good for `favours` is good for that actor."""
        return 1 if actor == self.favours else -1

    def value(self, game: Game, actor: int) -> float:
        """What the position is worth to that actor; a finished game outweighs every other."""
        outcome = game.state.outcome
        if outcome is None:
            return self.sign(actor) * sum(self.terms(game).values())
        return 0.0 if outcome.winner == CHANCE else VICTORY * self.sign(outcome.winner) * self.sign(actor)
