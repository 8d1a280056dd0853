"""What every evaluator is: a sum of named terms."""

from __future__ import annotations

from abc import abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from smallwars.engine.game import Game
from smallwars.engine.question import CHANCE, Question

VICTORY = 100.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Says what a position is worth and by which terms; positive is good for `favours`, the other faction loses it."""

    def __init__(self, favours: int, weights: dict[str, float], starts: frozenset[str], swing: float) -> None:
        """`weights`: of each term by its name; `starts`: the kinds of question with which a turn begins; `swing`: the
        lead that makes a win about three times as likely as a defeat."""
        self.favours = favours
        self.names = tuple(weights)
        self.weights = list(weights.values())
        self.starts = starts
        self.swing = swing
        self.victory = VICTORY
        """What a won game is worth: more than all terms together."""
        self.exhaustive = False
        """Whether turns are so short that every way to finish one can be tried (see `lookahead`)."""
        self.menus: frozenset[str] = frozenset()
        """Kinds of question whose answers say what will be asked, and change nothing yet."""
        self.depth = 1
        """How many answers further to look where one has changed nothing."""
        self.searched: frozenset[str] = frozenset()
        """Kinds of question that are worth a search where every way to finish a turn can be tried; it is played on to
        the end of its stage (see `stage`). Others are answered by what is best at the end of the turn."""
        self.drawn: frozenset[str] = frozenset()
        """Those of `searched` that begin so many ways to go on that only some are drawn."""
        self.apart: frozenset[str] = frozenset()
        """Kinds of question each of whose answers gains what it gains whatever else is answered (see `part`)."""
        self.heat = 1.0
        """How many times the swing a level's temperature of 1 stands for, so that its turns are as bad as elsewhere."""
        self.slips = 0.0
        """What share of that counts in decisions that are not searched: there may be many in a turn."""
        self.replied = True
        """Whether a search that looks for the other side's replies too plays better."""
        self.onward = 0
        """How many turns more the best are played where there is time left."""
        self.staged = False
        """Whether turns that are searched can be gone on with in other ways than planned (see `ways`), and played on
        into the next stage (see `go_on`)."""
        self.in_a_row = 1.7
        """How many turns' whole time passes before the other side is asked, 19 times in 20 (`tools/bot_turns.py`)."""
        self.unsettled: frozenset[str] = frozenset()
        """Kinds of question before the set-up is over, when nobody's chances can be told yet."""
        self.breaks = starts
        """Those of `starts` that end a turn even if the next is the same player's."""

    @abstractmethod
    def features(self, game: Game) -> list[float]:
        """What each term adds for a weight of one, in the order of `names`."""

    def weigh_by(self, weights: dict[str, float]) -> None:
        """Use other weights; terms that are not named keep theirs."""
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
        """1 where what is good for `favours` is good for that actor."""
        return 1 if actor == self.favours else -1

    def value(self, game: Game, actor: int) -> float:
        """What the position is worth to that actor; a finished game outweighs every other."""
        outcome = game.state.outcome
        if outcome is None:
            return self.sign(actor) * self.total(game)
        return 0.0 if outcome.winner == CHANCE else self.victory * self.sign(outcome.winner) * self.sign(actor)

    def win_chance(self, value: float) -> float:
        """How likely who values a position so will win, a tie being half a win."""
        return 1 / (1 + exp(-max(-50.0, min(50.0, value / self.swing))))

    # Which answers are worth a look

    def bounded(self, future: Game) -> Game:
        """A future, cut off where looking further would not help; it is nobody else's."""
        return future

    def stage(self, game: Game) -> int:
        """A number that changes when it is time to judge."""
        return 0

    def goes_on(self, game: Game) -> bool:
        """Whether another stage follows the present one."""
        return False

    def go_on(self, game: Game) -> None:
        """From the end of a stage to the next."""

    def decided(self, game: Game, actor: int) -> float:
        """What it counts beside the value that the game is won or lost when its last stage is over."""
        return 0.0

    def period(self, game: Game) -> int:
        """Which part of the game it is, counted from 0, where the same points stand for other chances in each."""
        return 0

    def is_level(self, game: Game) -> bool:
        """Whether chances can be told as the game stands. Where a turn makes so great a difference that they would go
        up and down with whose turn it is: whether both sides have had as many."""
        return True

    def considered(self, game: Game, question: Question) -> list[int]:
        """The answers that are worth a look: one at least."""
        return question.answers

    def part(self, game: Game, question: Question, answer: int) -> tuple[object, ...]:
        """All that decides, near enough, what such an answer gains."""
        raise NotImplementedError

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
