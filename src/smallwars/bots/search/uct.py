"""Open-loop tree search on single decisions, for comparison: chance and what is hidden are dealt anew each time."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import ClassVar, Final

from ...engine.game import Game
from ...engine.question import Question
from ...kit.evaluator import Evaluator
from ...kit.evaluators import judged
from ..bot import Bot, asked
from .budget import Budget, Undisturbed
from .plan import SECONDS
from .tree import pick


class UctPlan:
    """The numbers of the tree search."""

    def __init__(self, curiosity: float = 0.3, wide: float = 2.0, widening: float = 0.45, turns: int = 2) -> None:
        self.curiosity = curiosity
        """How much a rarely tried answer is favoured, in chances to win."""
        self.wide = wide
        """The number of answers that are tried at the first visit; see `width`."""
        self.widening = widening
        """The power of the number of visits by which more answers are tried; see `width`."""
        self.turns = turns
        """The number of new turns at whose beginning a simulation is cut off: our own and the reply."""

    def width(self, visits: int) -> int:
        """The number of answers that are tried after so many visits."""
        return 1 + int(self.wide * max(1, visits) ** self.widening)


PLAN: Final = UctPlan()


class Place:
    """A place in the tree: what is known after a series of answers, whatever chance did."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of the chances to win of the actor who gave the last answer."""
        self.order: list[int] = []
        """Answers, the most promising first."""
        self.after: dict[int, Place] = {}

    def score(self, above: float) -> float:
        """The mean chance to win, raised for a place that was rarely tried."""
        return self.total / self.visits + PLAN.curiosity * sqrt(above / self.visits)


class Uct(Bot):
    """Takes the answer that was tried most often."""

    name: ClassVar[str] = "uct"

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = SECONDS,
        simulations: int = 0,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(seed)
        self.budget = Budget(seconds, simulations, stop)

    def hurry_when(self, stop: Callable[[], bool]) -> None:
        self.budget.stop = stop

    def option_for(self, game: Game, faction: str) -> str:
        asked(game, faction)
        return judged(game.title, self.by_hand, lambda judge: self.most_tried(judge, game, faction))

    def most_tried(self, judge: Evaluator, game: Game, faction: str) -> str:
        """The id of the option that was tried most often."""
        question, root = asked(game, faction), Place()
        with Undisturbed():
            self.budget.begin(judge.kinds.begins(question.kind))
            while root.visits == 0 or self.budget.passed() < 1:
                self.simulate(judge, root, game.determinize(faction, self.rng))
                self.budget.count()
                if len(root.order) == 1:
                    break
            self.budget.end()
        best = max(root.after, key=lambda answer: root.after[answer].visits)
        return game.title.word(best)

    def simulate(self, judge: Evaluator, root: Place, game: Game) -> None:
        """Go down the tree to a new place, to the end of the turn by the best answers, and back up with the value."""
        path: list[tuple[Place, int]] = []
        place, turns = root, 0
        question = game.question()
        while question is not None and turns < PLAN.turns:
            new = not place.order
            answer = self.select(judge, place, game, question)
            game.apply(question, answer)
            place = place.after.setdefault(answer, Place())
            path.append((place, question.actor))
            question = game.question()
            turns += question is not None and judge.kinds.begins(question.kind)
            if new and place.visits == 0 and len(path) > 1:
                break
        settle(judge, game)
        root.visits += 1
        for place, actor in path:
            place.visits += 1
            place.total += judge.win_chance(judge.value(game, actor))

    def select(self, judge: Evaluator, place: Place, game: Game, question: Question) -> int:
        """A new answer when it is time for one, or the one that scores best."""
        options = judge.considered(game, question)
        if not place.order:
            place.order = self.ordered(judge, game, question, options)
        legal = [answer for answer in place.order if answer in options] or options
        tried = [answer for answer in legal if answer in place.after and place.after[answer].visits]
        for answer in legal[: PLAN.width(place.visits)]:
            if answer not in tried:
                return answer
        above = log(1 + place.visits)
        return max(tried, key=lambda answer: place.after[answer].score(above))

    def ordered(self, judge: Evaluator, game: Game, question: Question, options: list[int]) -> list[int]:
        """The answers in the order in which they are tried."""
        if judge.names:
            return by_promise(judge, game, question, options)
        options = options.copy()
        self.rng.shuffle(options)
        return options


def by_promise(judge: Evaluator, game: Game, question: Question, options: list[int]) -> list[int]:
    """The answers, those first after which the position is best for the one who gives them."""
    if len(options) == 1:
        return options
    worths: dict[int, float] = {}
    for answer in options:
        copy = game.fork()
        copy.apply(question, answer)
        copy.question()
        worths[answer] = judge.value(copy, question.actor)
    return sorted(options, key=lambda answer: -worths[answer])


def settle(judge: Evaluator, game: Game) -> None:
    """Play to the next turn, the best answer taken each time."""
    question = game.question()
    while question is not None and not judge.kinds.begins(question.kind):
        game.apply(question, pick(judge, game, question))
        question = game.question()
