"""What is remembered while futures of Greek Civil War are played on is what would be found anew."""

from __future__ import annotations

from random import Random

import pytest

import smallwars
from smallwars.bots.search.lookahead import NEVERTHELESS
from smallwars.bots.search.playing_on import PlayingOn
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.titles.greek_civil_war.evaluator import Evaluator as GreekEvaluator
from smallwars.titles.greek_civil_war.rules.words import DONE
from tests.bots.questions import first_question

pytestmark = pytest.mark.compiled


def test_11_1_what_an_attack_gains_is_found_once() -> None:
    """An attack is worth the same in the next future, as long as nobody has come to the Region or left it."""
    future = first_question("greek_civil_war", "attack", 3, 3).determinize(None, Random(1))
    playing_on = PlayingOn(evaluator(find("greek_civil_war")))
    question = future.question()
    assert question is not None
    chosen = playing_on.answer(future, question)
    known = dict(playing_on.gains)
    assert len(known) >= 2
    assert playing_on.answer(future.fork(), question) == chosen and playing_on.gains == known
    assert PlayingOn(evaluator(find("greek_civil_war"))).answer(future.fork(), question) == chosen
    assert playing_on.gain(future, question, DONE) == NEVERTHELESS


def test_11_1_an_attack_is_looked_at_again_when_the_region_has_changed() -> None:
    judge = evaluator(find("greek_civil_war"))
    future = first_question("greek_civil_war", "attack", 3, 3).determinize(None, Random(1))
    question = future.question()
    assert question is not None
    region = next(option for option in judge.considered(future, question) if option != DONE)
    before = judge.part(future, question, region)
    changed = future.fork()
    changed.state.board.squares[region] = [*changed.state.board.squares[region], 4]
    assert judge.part(changed, question, region) != before


def test_worths_of_two_times_are_remembered_side_by_side() -> None:
    """14.0: a turn is judged before and after its Control Check, in one future after the other."""
    judge = GreekEvaluator(find("greek_civil_war"))
    game = smallwars.new("greek_civil_war", seed=1)
    board = game.state.board
    now = judge.at(board)
    later = board.copy()
    later.turn += 1
    then = judge.at(later)
    assert then is not now and judge.at(board) is now and judge.at(later) is then
    judge.weigh_by({"control": 2.0})
    assert judge.at(board) is not now
