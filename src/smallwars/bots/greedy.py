"""The bot that looks to the end of its own turn and no further."""

from __future__ import annotations

from heapq import nlargest
from random import Random

from ..engine.game import Game
from ..engine.question import Question
from ..engine.rollout import finish_turn
from .bot import Bot, asked
from .evaluators import Evaluator, evaluator
from .lookahead import Lookahead, every_face

SCOUTED = 2
"""Futures that every plan is tried on first."""

FINALISTS = 8
"""Plans that did best there and are tried on the others too."""


class Greedy(Bot):
    """Takes the option after which its best plan for the rest of the turn leaves the best position on average."""

    name = "greedy"

    def __init__(self, seed: int | None = None, plans: int | None = None, futures: int | None = None) -> None:
        """`plans`, `futures`: instead of those that the title's evaluator wants, where it wants plans at all."""
        super().__init__(seed)
        self.plans = plans
        self.futures = futures

    def choose(self, game: Game, faction: str) -> str:
        worths = self.worths(game, faction)
        return max(worths, key=worths.__getitem__)

    def worths(self, game: Game, faction: str) -> dict[str, float]:
        """What each option promises that faction."""
        question = asked(game, faction)
        judge = evaluator(game.title.id)
        values = (self.by_plans if judge.plans else self.by_lookahead)(game, faction, question, judge)
        return {game.title.word(answer): value for answer, value in values.items()}

    def by_plans(self, game: Game, faction: str, question: Question, judge: Evaluator) -> dict[int, float]:
        """Where turns are long: the best of some plans."""
        futures = [game.determinize(faction, self.rng) for _ in range(self.futures or judge.futures)]
        plans = [self.rng.getrandbits(31) for _ in range(self.plans or judge.plans)]
        return {answer: promise(judge, question.actor, after(futures, answer), plans) for answer in question.answers}

    def by_lookahead(self, game: Game, faction: str, question: Question, judge: Evaluator) -> dict[int, float]:
        """Where turns are short: the best of all ways."""
        rolls = judge.rolls(question)
        futures = every_face(game, faction, self.rng) if rolls else [game.determinize(faction, self.rng)]
        return Lookahead(judge, question.actor, game.title.turns).worths(futures, question)

    def explain(self, game: Game, faction: str) -> dict[str, float]:
        """The terms of the position as that faction knows it, in its favour, those that weigh most first."""
        asked(game, faction)
        judge = evaluator(game.title.id)
        sign = judge.sign(game.title.actors.index(faction))
        known = game.determinize(faction, Random(0))
        terms = {name: sign * value for name, value in judge.terms(known).items() if value}
        return dict(sorted(terms.items(), key=lambda term: -abs(term[1])))


def after(futures: list[Game], answer: int) -> list[Game]:
    """The same futures, that answer given."""
    copies = [future.fork() for future in futures]
    for copy in copies:
        copy.answer(answer)
    return copies


def promise(judge: Evaluator, actor: int, futures: list[Game], plans: list[int]) -> float:
    """The best plan's worth: the mean over the futures, so that no plan is chosen for its luck."""
    scouted = {plan: total(judge, actor, futures[:SCOUTED], plan) for plan in plans}
    best = nlargest(FINALISTS, plans, key=scouted.__getitem__)
    return max([scouted[plan] + total(judge, actor, futures[SCOUTED:], plan) for plan in best]) / len(futures)


def total(judge: Evaluator, actor: int, futures: list[Game], plan: int) -> float:
    """That plan's worth, summed over the futures."""
    return sum([worth(judge, actor, future, plan) for future in futures])


def worth(judge: Evaluator, actor: int, future: Game, plan: int) -> float:
    """What the position is worth to the actor when the turn was finished by that plan."""
    copy = future.fork()
    finish_turn(copy, actor, plan)
    return judge.value(copy, actor)
