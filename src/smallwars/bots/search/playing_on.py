"""The rest of a phase, each side answering by every way to finish its turn (see `lookahead`)."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.question import Question
from ...kit.evaluator import Evaluator
from .lookahead import EVERY, NEVERTHELESS, Lookahead, best_answer, other_dice


class PlayingOn:
    """Plays futures on, and remembers from one future to the next what an answer gains by itself."""

    def __init__(self, judge: Evaluator) -> None:
        self.judge = judge
        self.gains: dict[tuple[object, ...], float] = {}

    def play(self, game: Game, stage: int) -> None:
        """Play for both sides to the end of that stage."""
        question = game.question()
        while question is not None and self.judge.stage(game) == stage:
            game.apply(question, self.answer(game, question))
            question = game.question()

    def answer(self, game: Game, question: Question) -> int:
        """The answer that promises most; it is weighed by other dice than those that will be rolled."""
        options = self.judge.considered(game, question)
        if len(options) == 1:
            return options[0]
        if question.kind in self.judge.search.apart:
            return best_answer({option: self.gain(game, question, option) for option in options})
        return best_answer(self.lookahead(game, question).worths(self.futures(game, question), question))

    def lookahead(self, game: Game, question: Question) -> Lookahead:
        """The look ahead of the actor who is asked."""
        return Lookahead(self.judge, question.actor, game.title.turns)

    def futures(self, game: Game, question: Question) -> list[Game]:
        """Copies of a game in its bounds, for each face of the die."""
        return other_dice(game, 1, EVERY if self.judge.rolls(question) else EVERY[:1])

    def gain(self, game: Game, question: Question, option: int) -> float:
        """The gain of an answer where others neither help nor hinder it."""
        if self.judge.stays(question, option):
            return NEVERTHELESS
        key = self.judge.part(game, question, option)
        found = self.gains.get(key)
        if found is None:
            promise = self.lookahead(game, question).promise(self.futures(game, question), question, option, 0)
            found = self.gains[key] = promise - self.judge.value(game, question.actor)
        return found
