"""What a position is worth moves the way a player would say."""

from __future__ import annotations

from typing import Any

import pytest

import smallwars
from smallwars.bots.evaluators import EVALUATORS, evaluator
from smallwars.bots.evaluators.british_way import CoinEvaluator
from smallwars.bots.greedy import Greedy
from smallwars.titles.british_way.words import BRITISH, INSURGENT

START: dict[str, dict[str, Any]] = {title: smallwars.new(title, seed=1).position() for title in EVALUATORS}

each_title = pytest.mark.parametrize("title", EVALUATORS)


def british_value(title: str, **patch: Any) -> float:
    return evaluator(title).value(smallwars.from_position({**START[title], **patch}, seed=1), BRITISH)


def with_space(title: str, space: str, **pieces: Any) -> dict[str, Any]:
    spaces = dict(START[title]["spaces"])
    spaces[space] = {**spaces[space], **pieces}
    return spaces


def test_a_title_without_an_evaluator_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no evaluator for 'chess'; there is one for cyprus, kenya"):
        evaluator("chess")


@each_title
def test_ten_to_twenty_odd_named_terms(title: str) -> None:
    judge = evaluator(title)
    assert isinstance(judge, CoinEvaluator) and 10 <= len(judge.weighted) <= 28


@each_title
def test_what_one_faction_gains_the_other_loses(title: str) -> None:
    game = smallwars.new(title, seed=4)
    judge = EVALUATORS[title]
    assert judge.value(game, BRITISH) == -judge.value(game, INSURGENT)


@each_title
def test_political_will_is_good_for_the_british(title: str) -> None:
    assert british_value(title, political_will=12) < british_value(title, political_will=14)


# Cyprus


def test_international_opinion_is_bad_for_the_british() -> None:
    assert british_value("cyprus", international_opinion=4) < british_value("cyprus", international_opinion=1)


def test_sabotage_is_bad_for_the_british() -> None:
    assert british_value("cyprus", spaces=with_space("cyprus", "nicosia", sabotage=2)) < british_value("cyprus")


def test_chits_are_good_for_the_british() -> None:
    values = [british_value("cyprus", intel=intel) for intel in ([2, 2], [0], [])]
    assert values == sorted(values, reverse=True) and len(set(values)) == 3


# Kenya


def test_resources_are_bad_for_the_british() -> None:
    assert british_value("kenya", resources=12) < british_value("kenya", resources=0)


@pytest.mark.parametrize(
    ("space", "changed"),
    [
        ("nyeri", {"stance": "resistance"}),
        ("nairobi", {"terror": 1}),
        ("thika", {"underground": 1}),
        ("meru", {"bases": 1}),
        ("aberdares", {"bases": 2}),
    ],
)
def test_what_the_mau_mau_gain_is_bad_for_the_british(space: str, changed: dict[str, Any]) -> None:
    patch = {"spaces": with_space("kenya", space, **changed), "available": None}
    assert british_value("kenya", **patch) < british_value("kenya")


@pytest.mark.parametrize(
    ("space", "changed"),
    [
        ("thika", {"stance": "loyal"}),
        ("nyeri", {"population": 1}),
        ("kiambu", {"troops": 3}),
        ("nairobi", {"bases": 0}),
    ],
)
def test_what_the_british_gain_is_good_for_them(space: str, changed: dict[str, Any]) -> None:
    patch = {"spaces": with_space("kenya", space, **changed), "available": None}
    assert british_value("kenya", **patch) > british_value("kenya")


# Both


@each_title
def test_a_won_game_outweighs_every_term(title: str) -> None:
    over = {"winner": START[title]["first"], "grade": "early", "reason": "no-will"}
    assert british_value(title, result=over) == -100


@each_title
def test_greedy_explains_a_position_by_its_heaviest_terms_first(title: str) -> None:
    game = smallwars.from_position(START[title], seed=1)
    assert game.decision is not None
    terms = Greedy(1).explain(game, game.decision.actor)
    weights = [abs(value) for value in terms.values()]
    assert weights == sorted(weights, reverse=True) and "political will" in list(terms)[:2]
