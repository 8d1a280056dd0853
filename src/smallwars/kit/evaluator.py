"""The evaluator of positions: a sum of named terms. Each title's own derives from it; see `evaluators`."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from smallwars.engine.game import Game
from smallwars.engine.question import CHANCE, Question

from .search_policy import LevelPolicy, SearchPolicy, TurnKinds

VICTORY = 100.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Says what a position is worth and by which terms; positive is good for `favours`, the other faction loses it."""

    def __init__(
        self,
        favours: int,
        weights: dict[str, float],
        swing: float,
        kinds: TurnKinds,
        search: SearchPolicy | None = None,
        level: LevelPolicy | None = None,
        victory: float = VICTORY,
    ) -> None:
        self.favours = favours
        """The actor for whom a positive value is good."""
        self.names = tuple(weights)
        """The names of the terms."""
        self.weights = list(weights.values())
        """The weight of each term, in the order of `names`."""
        self.swing = swing
        """The lead that makes a win about three times as likely as a defeat."""
        self.kinds = kinds
        self.search = SearchPolicy() if search is None else search
        self.level = LevelPolicy() if level is None else level
        self.victory = victory
        """The worth of a won game: more than all terms together."""

    def features(self, game: Game) -> list[float]:
        """What each term adds for a weight of one, in the order of `names`."""
        raise NotImplementedError

    def weigh_by(self, weights: dict[str, float]) -> None:
        """Set other weights; terms that are not named keep theirs."""
        self.weights = [weights.get(name, weight) for name, weight in zip(self.names, self.weights)]

    def terms(self, game: Game) -> dict[str, float]:
        """What each term adds."""
        return {name: weight * x for name, weight, x in zip(self.names, self.weights, self.features(game))}

    def total(self, game: Game) -> float:
        """All terms together."""
        features, weights = self.features(game), self.weights
        total = 0.0
        for index in range(len(features)):
            total += weights[index] * features[index]
        return total

    def sign(self, actor: int) -> int:
        """The sign of a value for an actor: 1 if what is good for `favours` is good for him, else -1."""
        return 1 if actor == self.favours else -1

    def value(self, game: Game, actor: int) -> float:
        """The worth of a position to an actor; a finished game outweighs every other."""
        outcome = game.state.outcome
        if outcome is None:
            return self.sign(actor) * self.total(game)
        return 0.0 if outcome.winner == CHANCE else self.victory * self.sign(outcome.winner) * self.sign(actor)

    def win_chance(self, value: float) -> float:
        """The chance to win of the side for which a position has that value, a tie being half a win."""
        return 1 / (1 + exp(-max(-50.0, min(50.0, value / self.swing))))

    # Which answers are worth a look

    def bounded(self, future: Game) -> Game:
        """A future, cut off where looking further would not help; nobody else uses it."""
        return future

    def stage(self, game: Game) -> int:
        """A number that changes when it is time to judge."""
        return 0

    def goes_on(self, game: Game) -> bool:
        """Whether another stage follows the present one."""
        return False

    def go_on(self, game: Game) -> None:
        """Play from the end of a stage to the next."""

    def decided(self, game: Game, actor: int) -> float:
        """The worth of a win or defeat beside the value, when the last stage of a game is over."""
        return 0.0

    def period(self, game: Game) -> int:
        """The part of the game, counted from 0, where the same points stand for other chances in each part."""
        return 0

    def is_level(self, game: Game) -> bool:
        """Whether chances can be told as the game stands. Where a turn makes so great a difference that they would go
        up and down with whose turn it is: whether both sides have had as many."""
        return True

    def considered(self, game: Game, question: Question) -> list[int]:
        """The answers that are worth a look; there is always one."""
        return question.answers

    def part(self, game: Game, question: Question, answer: int) -> tuple[object, ...]:
        """Everything that decides, near enough, what such an answer gains."""
        return (question.actor, question.kind, question.about, answer)

    def ways(self, game: Game, question: Question) -> list[list[int]]:
        """Ways to go on with a turn that has begun, each by its first answers, which no die parts."""
        return []

    def stays(self, question: Question, answer: int) -> bool:
        """Whether that answer leaves the position as it is."""
        return False

    def rolls(self, question: Question) -> bool:
        """Whether a die may decide what the answers lead to."""
        return False

    def settles(self, question: Question) -> bool:
        """Whether the question belongs to an aftermath, in which one answer is taken after the other."""
        return False
