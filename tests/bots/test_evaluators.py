"""What a position of Cyprus is worth moves the way a player would say."""

from __future__ import annotations

from typing import Any

import pytest

import smallwars
from smallwars.bots.evaluators import EVALUATORS, evaluator
from smallwars.bots.evaluators.cyprus import TERMS
from smallwars.bots.greedy import Greedy
from smallwars.titles.british_way.words import BRITISH, INSURGENT

START: dict[str, Any] = smallwars.new("cyprus", seed=1).position()


def british_value(**patch: Any) -> float:
    return evaluator("cyprus").value(smallwars.from_position({**START, **patch}, seed=1), BRITISH)


def with_space(space: str, **pieces: int) -> dict[str, Any]:
    spaces = dict(START["spaces"])
    spaces[space] = {**spaces[space], **pieces}
    return spaces


def test_a_title_without_an_evaluator_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no evaluator for 'chess'; there is one for cyprus"):
        evaluator("chess")


def test_ten_to_twenty_odd_named_terms() -> None:
    assert 10 <= len(TERMS) <= 24


def test_what_one_faction_gains_the_other_loses() -> None:
    game = smallwars.new("cyprus", seed=4)
    judge = EVALUATORS["cyprus"]
    assert judge.value(game, BRITISH) == -judge.value(game, INSURGENT)


def test_political_will_is_good_for_the_british() -> None:
    assert british_value(political_will=12) < british_value(political_will=14)


def test_international_opinion_is_bad_for_the_british() -> None:
    assert british_value(international_opinion=4) < british_value(international_opinion=1)


def test_sabotage_is_bad_for_the_british() -> None:
    assert british_value(spaces=with_space("nicosia", sabotage=2)) < british_value()


def test_chits_are_good_for_the_british() -> None:
    assert british_value(intel=[2, 2]) > british_value(intel=[0]) > british_value(intel=[])


def test_a_won_game_outweighs_every_term() -> None:
    over = {"winner": "eoka", "grade": "early", "reason": "no-will"}
    assert british_value(result=over) == -100


def test_greedy_explains_a_position_by_its_heaviest_terms_first() -> None:
    game = smallwars.from_position(START, seed=1)
    assert game.decision is not None
    terms = Greedy(1).explain(game, game.decision.actor)
    weights = [abs(value) for value in terms.values()]
    assert weights == sorted(weights, reverse=True) and "political will" in list(terms)[:2]
