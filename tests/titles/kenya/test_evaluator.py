"""What a position of Kenya is worth moves the way a player would say."""

from __future__ import annotations

from typing import Any

import pytest

from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.titles.british_way.kenya.evaluator import CAPABILITY_WORTH, PIPELINE_WORTH, change_ahead
from tests.bots.evaluation import Scale

pytestmark = pytest.mark.compiled

KENYA = Scale("kenya")
LAST_ROUND = Scale("kenya", campaigns=1)


def at(space: str, **fields: Any) -> dict[str, Any]:
    """A patch of one space."""
    return {"spaces": KENYA.spaces(**{space: fields})}


LOST_TO_THE_BRITISH = {
    "Resistance": at("kiambu", stance="resistance"),
    "Terror among settlers": at("thika", terror=1),
    "a Guerrilla among settlers": at("thika", underground=1),
    "Resources": {"resources": 12},
    "Police lost": at("thika", police=0),
    "a Base": at("aberdares", bases=2),
    "a Base outside the jungle": at("kiambu", bases=1),
}


@pytest.mark.parametrize("patch", LOST_TO_THE_BRITISH.values(), ids=LOST_TO_THE_BRITISH)
def test_what_is_bad_for_the_british(patch: dict[str, Any]) -> None:
    assert KENYA.value(**patch) < KENYA.value()


WON_BY_THE_BRITISH = {
    "Loyalty": at("thika", stance="loyal"),
    "Troops": at("nairobi", troops=4),
    "Population relocated": at("kiambu", population=1),
    "Police released": {"out_of_play": {"police": 5}},
    "a Pipeline that relocates": {"pipeline": 2},
    "a Guerrilla exposed": at("nairobi", underground=0, active=1),
    "a Base the less": at("aberdares", bases=0),
}


@pytest.mark.parametrize("patch", WON_BY_THE_BRITISH.values(), ids=WON_BY_THE_BRITISH)
def test_what_is_good_for_the_british(patch: dict[str, Any]) -> None:
    assert KENYA.value(**patch) > KENYA.value()


def test_early_victory_comes_in_sight_at_either_end() -> None:
    near = [KENYA.term("victory near", political_will=will) for will in (3, 10, 17)]
    assert near[0] < near[1] == 0 < near[2]


def test_the_last_round_turns_on_ten() -> None:
    near = [LAST_ROUND.term("victory near", political_will=will) for will in (9, 10, 11)]
    assert near[0] < near[1] == 0 < near[2]


def test_resources_buy_less_with_fewer_cards_to_come() -> None:
    early = KENYA.game()
    late = early.fork()
    late.state.board.at += 12
    worth = [evaluator(find("kenya")).terms(game)["resources"] for game in (early, late)]
    assert worth[0] < worth[1] < 0


def test_terror_already_counted_is_not_counted_again() -> None:
    board = KENYA.game(**at("thika", terror=1)).state.board
    assert change_ahead(board) == -1
    board.at = next(place for place, card in enumerate(board.cards) if board.facts.is_propaganda(card))
    assert change_ahead(board) == 0


def test_a_pipeline_without_outrage_allows_little() -> None:
    assert sorted(PIPELINE_WORTH) == PIPELINE_WORTH
    assert PIPELINE_WORTH[3] - PIPELINE_WORTH[2] < PIPELINE_WORTH[2] - PIPELINE_WORTH[1]


@pytest.mark.parametrize("card", CAPABILITY_WORTH)
def test_a_capability_is_good_for_the_side_of_its_text(card: int) -> None:
    sides = [KENYA.term("capabilities", **in_play(card, side)) for side in ("unshaded", "shaded")]
    assert sides[0] > 0 > sides[1]


def in_play(card: int, side: str) -> dict[str, Any]:
    """A patch: that Capability lasts, and is no more in the deck."""
    deck = [other for other in KENYA.start["deck"] if other != f"K{card}"]
    return {"capabilities": {f"K{card}": side}, "deck": deck}


def test_every_capability_has_its_worth() -> None:
    assert sum(1 << card for card in CAPABILITY_WORTH) == KENYA.game().state.board.facts.capabilities
