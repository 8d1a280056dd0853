"""The rest of a phase, each side answering by every way to finish its turn (see `lookahead`)."""

from __future__ import annotations

from ..engine.game import Game
from ..engine.question import Question
from .evaluators.base import Evaluator
from .lookahead import EVERY, Lookahead, best_answer, other_dice


def play_on(judge: Evaluator, game: Game, stage: int) -> None:
    """Both sides play to the end of that stage."""
    question = game.question()
    while question is not None and judge.stage(game) == stage:
        game.apply(question, answer(judge, game, question))
        question = game.question()


def answer(judge: Evaluator, game: Game, question: Question) -> int:
    """What promises most; by other dice than those that will be rolled."""
    options = judge.considered(game, question)
    if len(options) == 1:
        return options[0]
    futures = other_dice(game, 1, EVERY if judge.rolls(question) else EVERY[:1])
    return best_answer(Lookahead(judge, question.actor, game.title.turns).worths(futures, question))
