"""What every evaluator is: a sum of named terms."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ...engine.game import Game
from ...engine.question import CHANCE, Question

VICTORY = 100.0


class Evaluator(ABC):
    """Says what a position is worth and by which terms; positive is good for `favours`, the other faction loses it."""

    plans = 64
    """Ways of finishing a turn that are tried after each option, at random. 0: every way (see `lookahead`)."""

    futures = 6
    """Dice and decks that the best of them are tried on."""

    victory = VICTORY
    """What a won game is worth: more than all terms together."""

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
            return self.sign(actor) * self.total(game)
        return 0.0 if outcome.winner == CHANCE else self.victory * self.sign(outcome.winner) * self.sign(actor)

    def total(self, game: Game) -> float:
        """All terms together."""
        return sum(self.terms(game).values())

    # Where every way is tried

    def bounded(self, future: Game) -> Game:
        """A future, cut off where looking further would not help; it is nobody else's."""
        return future

    def considered(self, game: Game, question: Question) -> list[int]:
        """The answers that are worth a look: one at least."""
        return question.answers

    def stays(self, question: Question, answer: int) -> bool:
        """Whether that answer leaves the position as it is."""
        return False

    def rolls(self, question: Question) -> bool:
        """Whether a die may decide what the answers lead to."""
        return False

    def settles(self, question: Question) -> bool:
        """Whether the question belongs to an aftermath, in which one answer is taken after the other."""
        return False
