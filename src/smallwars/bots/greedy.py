"""The rule bot: it looks to the end of its own turn and no further, and says by which terms it judges.

It always weighs by the weights that were written by hand, so that it stays the same measure of all others.
"""

from __future__ import annotations

from math import fsum
from random import Random
from typing import ClassVar, Final

from ..engine.game import Game
from ..engine.question import Question
from ..kit.evaluator import Evaluator
from ..kit.evaluators import evaluator, judged
from .bot import Bot, asked
from .search.budget import Undisturbed
from .search.lookahead import lookahead
from .search.tree import Node, foreseen

FUTURES: Final = 1
"""Dice and decks that every answer is tried on: more do not make it play better, as dice are weighed by all faces."""


class Greedy(Bot):
    """Takes the option after which the position is best on average; where that says nothing yet, after the turn."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int | None = None, futures: int = FUTURES) -> None:
        super().__init__(seed)
        self.by_hand = True
        self.futures = futures
        self.roots: list[Node] = []
        """The positions to which the last answer led, one in each future."""
        self.awaited = ""
        """The position in which `roots` serve again, as the bot tells positions apart; empty where they serve in none.
        """

    def option_for(self, game: Game, faction: str) -> str:
        asked(game, faction)
        return judged(game.title, self.by_hand, lambda judge: self.best(judge, game, faction))

    def best(self, judge: Evaluator, game: Game, faction: str) -> str:
        """The id of the option that promises most; of equal ones the first, or one that is drawn."""
        worths = self.weighed(judge, game, faction)
        word = max(worths, key=worths.__getitem__)
        if judge.search.draws_equals:
            word = self.rng.choice([other for other in worths if worths[other] == worths[word]])
        self.go_on(faction, list(worths).index(word))
        return word

    def worths(self, game: Game, faction: str) -> dict[str, float]:
        """What each option that is worth a look promises that faction."""
        asked(game, faction)
        return judged(game.title, self.by_hand, lambda judge: self.weighed(judge, game, faction))

    def weighed(self, judge: Evaluator, game: Game, faction: str) -> dict[str, float]:
        """What each option that is worth a look promises that faction by that evaluator."""
        question = asked(game, faction)
        with Undisturbed():
            if judge.search.exhaustive:
                values = lookahead(game, faction, question, judge, self.rng)
            else:
                values = self.by_turns(game, faction, question, judge)
        return {game.title.word(answer): value for answer, value in values.items()}

    def by_turns(self, game: Game, faction: str, question: Question, judge: Evaluator) -> dict[int, float]:
        """The value of each answer where turns are long: the best answer is taken each time, and nothing seen ahead of
        it is looked at again.
        """
        position = foreseen(game, faction, question)
        if self.awaited != position or self.roots[0].judge is not judge:
            futures = [game.determinize(faction, self.rng) for _ in range(self.futures)]
            self.roots = [Node(judge, future, question.actor, True) for future in futures]
            self.awaited = position
        promises = [root.weigh() for root in self.roots]
        means = [fsum(each) / len(promises) for each in zip(*promises)]
        return dict(zip(self.roots[0].options, means))

    def go_on(self, faction: str, at: int) -> None:
        """Keep the positions that follow the chosen answer, if they are the same in every future."""
        self.roots = [root.children[at] for root in self.roots if not root.children[at].ended]
        positions = {foreseen(root.game, faction, root.question) for root in self.roots if root.question is not None}
        self.awaited = positions.pop() if len(positions) == 1 and len(self.roots) == self.futures else ""

    def explain(self, game: Game, faction: str) -> dict[str, float]:
        """The terms of the position as that faction knows it, in its favour, those that weigh most first."""
        asked(game, faction)
        known = game.determinize(faction, Random(0))
        found = judged(game.title, self.by_hand, lambda judge: judge.terms(known))
        sign = evaluator(game.title, self.by_hand).sign(game.title.actors.index(faction))
        terms = {name: sign * value for name, value in found.items() if value}
        return dict(sorted(terms.items(), key=lambda term: -abs(term[1])))
