"""What is remembered of a plan while futures of Operation Attila are played on is what would be found anew."""

from __future__ import annotations

import pytest

from smallwars.engine.registry import find
from smallwars.titles.brief_border_wars.attila.evaluator import Evaluator as AttilaEvaluator
from smallwars.titles.brief_border_wars.attila.evaluator.moves import best_steps, take
from tests.bots.questions import first_question

pytestmark = pytest.mark.compiled


def test_6_1_steps_that_are_left_of_a_plan_are_the_best_still() -> None:
    compared = 0
    for seed in range(4):
        game = first_question("attila", "move.unit", seed, 1)
        question, judge = game.question(), AttilaEvaluator(find("attila"))
        assert question is not None
        board, moved = game.state.board.copy(), 0
        steps = judge.steps(board, question.actor, moved)
        while steps:
            take(board, steps[0])
            moved |= 1 << steps[0].unit
            anew = best_steps(board, judge.season_of(board), question.actor, moved, judge.weigh)
            steps = judge.steps(board, question.actor, moved)
            found = [(step.unit, step.place, step.gain) for step in steps]
            assert found == [(step.unit, step.place, step.gain) for step in anew[: len(steps)]]
            compared += len(steps)
    assert compared
