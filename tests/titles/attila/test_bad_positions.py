"""Positions of Operation Attila that cannot be: each is refused with the name of the field that is wrong."""

from __future__ import annotations

import copy
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import smallwars
from smallwars.engine.position import merged
from tests.harness import CYPRUS_1974, SIDES, rule
from tests.titles.attila.test_data import MAP, ORDER_OF_BATTLE
from tests.titles.attila.test_positions import ALL_OPTIONS, FULL, Position, load
from tests.titles.attila.test_set_up import DECK, GROUND, enemy_of, side_of

BARE: Position = {"title": "attila"}
INLAND = [area for area, entry in MAP.items() if not entry[1]]
FLAGS = ["passed", "invaded", "dropped", "air_friction", "airfield_lost"]
PLACES = ["areas.dhali", "rear.turkish", "rear.cypriot", "damaged.turkish", "damaged.cypriot", "transit"]


def refused(position: Any, field: str, *said: str, **options: Any) -> None:
    """The position is refused for this field, with these words; it is left as it was."""
    before = json.dumps(position, default=str)
    with pytest.raises(smallwars.InvalidPosition) as caught, in_time():
        _ = load(position, **options).decision
    assert caught.value.field == field, str(caught.value)
    for part in (field, *said):
        assert part in str(caught.value)
    assert json.dumps(position, default=str) == before


@contextmanager
def in_time() -> Iterator[None]:
    """Less than a second, or a TimeoutError."""

    def late(*_: Any) -> None:
        raise TimeoutError("takes too long")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, 0.7)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def put(field: str, value: Any) -> Position:
    """The full position with this value in a field given by its path."""
    position = copy.deepcopy(FULL)
    *path, last = field.split(".")
    inner = position
    for name in path:
        inner = inner[name]
    inner[last] = value
    return position


def only(field: str, value: Any) -> Position:
    """A bare position with this value in a field given by its path."""
    name, _, inner = field.partition(".")
    return {**BARE, name: {inner: value} if inner else value}


# Numbers

COUNTS = [
    ("turn", 1, 6),
    ("last_turn", 6, 7),
    ("special_actions.turkish", 0, 6),
    ("special_actions.cypriot", 0, 6),
    ("to_transit", 0, 1),
    ("to_beachhead", 0, 1),
    ("given_up", 0, 6),
    ("removed", 0, 6),
]
"""Turn 7 is beyond the last turn of that position."""


@pytest.mark.parametrize(("field", "least", "most"), COUNTS)
def test_a_number_stays_in_its_range(field: str, least: int, most: int) -> None:
    options = {**ALL_OPTIONS, "data_set": "standard"}
    refused(put(field, least - 1), field, str(least - 1), **options)
    refused(put(field, most + 1), field, str(most + 1), **options)


@pytest.mark.parametrize("wrong", [True, False, "2", 1.0, 1.5, [1], {}, 10**30], ids=str)
@pytest.mark.parametrize("field", [field for field, _, _ in COUNTS])
def test_a_number_must_be_a_whole_number(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field, **ALL_OPTIONS)


@rule("attila", "1.1")
@pytest.mark.parametrize("last", [6, 7])
def test_a_turn_after_the_last_is_refused(last: int) -> None:
    removed = 6 * (7 - last)
    refused({**BARE, "last_turn": last, "removed": removed, "turn": last + 1}, "turn", str(last + 1))
    assert load({**BARE, "last_turn": last, "removed": removed, "turn": last}).position()["turn"] == last


@rule("attila", "E5")
@pytest.mark.parametrize("count", range(1, 6))
def test_event_5_removes_six_cards_or_none(count: int) -> None:
    refused({**BARE, "last_turn": 6, "removed": count}, "removed", str(count))


@rule("attila", "E5")
def test_more_removed_cards_told_than_were_removed_are_refused() -> None:
    refused({**BARE, "removed_cards": ["g2-4"]}, "removed_cards")
    seven = ["g2-4", "g3-3", "g4-4", "w2-4", "w3-3", "w4-4", "event"]
    refused({**BARE, "last_turn": 6, "removed": 6, "removed_cards": seven}, "removed_cards", "7", "6")


@rule("attila", "9.11")
def test_cards_are_given_up_with_the_option_only_and_never_more_than_there_are() -> None:
    refused({**BARE, "given_up": 1}, "given_up")
    refused({**BARE, "given_up": 1}, "given_up", organizational_ability=True)
    refused({**BARE, "given_up": 3, "special_actions": {"turkish": 4}}, "given_up", organizational_ability=True)
    position = {**BARE, "given_up": 3, "special_actions": {"turkish": 3}}
    assert load(position, organizational_ability=True).position()["given_up"] == 3


# Cards


@rule("attila", "5.0")
@pytest.mark.parametrize("wrong", ["g2-5x", "G2-4", "g24", "b2-4", "special", "", 24, None, ["g2-4"], True], ids=str)
@pytest.mark.parametrize("field", ["deck", "discards", "removed_cards", "hands.turkish", "hands.cypriot"])
def test_what_is_no_card_is_refused(field: str, wrong: Any) -> None:
    refused({**only(field, [wrong]), "removed": 6, "last_turn": 6}, f"{field}[0]", "not a card")


@rule("attila", "5.0")
@pytest.mark.parametrize("card", ["g9-9", "w2-2", "g5-5", "w0-0"])
@pytest.mark.parametrize("field", ["deck", "discards"])
def test_a_card_that_is_not_in_this_game_is_refused(field: str, card: str) -> None:
    refused(only(field, [card]), "deck", card)


@rule("attila", "5.0", "3.0")
@pytest.mark.parametrize("card", DECK)
def test_one_card_more_of_a_kind_than_there_are_is_refused(card: str) -> None:
    """Hands, deck, discards and removed cards are counted together."""
    count = DECK[card]
    assert load({**BARE, "discards": [card] * count}).position()["discards"] == [card] * count
    refused({**BARE, "discards": [card] * (count + 1)}, "deck", card, str(count + 1))
    refused({**BARE, "discards": [card] * count, "deck": [card]}, "deck", card, str(count + 1))
    removed = {"removed": 6, "last_turn": 6, "removed_cards": [card]}
    refused({**BARE, "discards": [card] * count, **removed}, "deck", card, str(count + 1))
    if card != "event":
        hand = {"hands": {"turkish" if card[0] == "g" else "cypriot": [card]}}
        refused({**BARE, "discards": [card] * count, **hand}, "deck", card, str(count + 1))


@rule("attila", "5.0")
@pytest.mark.parametrize(
    ("side", "card"), [("turkish", "w2-4"), ("cypriot", "g2-4"), ("turkish", "event"), ("cypriot", "event")]
)
def test_a_card_of_another_colour_in_a_hand_is_refused(side: str, card: str) -> None:
    refused({**BARE, "active": side, "hands": {side: [card]}}, f"hands.{side}", card, "5.0")


@rule("attila", "9.13")
@pytest.mark.parametrize("wrong", [["turkish"], ["cypriot"], ["cypriot", "turkish"], "turkish", 1, {}], ids=str)
def test_hands_that_the_options_do_not_show_are_refused(wrong: Any) -> None:
    refused({**BARE, "hands_shown": wrong}, "hands_shown")


@rule("attila", "9.13")
def test_hands_shown_go_by_the_options() -> None:
    refused({**BARE, "hands_shown": []}, "hands_shown", intelligence_advantage=True)
    refused({**BARE, "hands_shown": ["cypriot"]}, "hands_shown", open_hands=True)
    assert load({**BARE, "hands_shown": ["cypriot"]}, intelligence_advantage=True).decision is not None


# Units


@rule("attila", "2.2")
@pytest.mark.parametrize("wrong", ["3c_ng", "EMA", "tmt_9", "tmt", "beachhead", "", 3, None, ["ema"], True], ids=str)
@pytest.mark.parametrize("field", [*PLACES, "disrupted", "engaged"])
def test_what_is_no_unit_is_refused(field: str, wrong: Any) -> None:
    refused(only(field, [wrong]), f"{field}[0]", "not a unit")


@rule("attila", "2.0", "3.0")
@pytest.mark.parametrize("unit", [unit for unit in ORDER_OF_BATTLE if not unit.startswith("haf")])
def test_a_unit_in_two_places_is_refused(unit: str) -> None:
    side = side_of(unit)
    refused({**BARE, "areas": {"dhali": [unit, unit]}}, "areas.dhali[1]", unit, "two places")
    other = "es" if unit == "mk" else "mk"
    refused({**BARE, "areas": {"dhali": [unit], "karpas": [other, unit]}}, "areas.karpas[1]", unit, "two places")
    refused({**BARE, "areas": {"dhali": [unit]}, "rear": {side: [unit]}}, f"rear.{side}[0]", unit, "two places")
    refused({**BARE, "rear": {side: [unit]}, "damaged": {side: [unit]}}, f"damaged.{side}[0]", unit, "two places")


@rule("attila", "2.32", "6.12")
@pytest.mark.parametrize("box", ["rear", "damaged"])
@pytest.mark.parametrize("unit", ORDER_OF_BATTLE)
def test_a_unit_in_a_box_of_the_enemy_is_refused(unit: str, box: str) -> None:
    side = enemy_of(side_of(unit))
    refused({**BARE, box: {side: [unit]}}, f"{box}.{side}[0]", unit, "side", hellenic_air_force=True)


@rule("attila", "6.12", "2.32")
@pytest.mark.parametrize("unit", ORDER_OF_BATTLE)
def test_only_turkish_brigades_are_in_the_transit_box(unit: str) -> None:
    position = {**BARE, "transit": [unit]}
    if side_of(unit) == "cypriot":
        refused(position, "transit[0]", unit, hellenic_air_force=True)
    elif unit.startswith(("tmt", "taf")):
        refused(position, "transit", unit, "6.12")
    else:
        assert load(position).position()["transit"] == [unit]


@rule("attila", "9.4")
@pytest.mark.parametrize("unit", ["haf_1", "haf_2"])
@pytest.mark.parametrize("field", ["areas.dhali", "rear.cypriot", "damaged.cypriot", "disrupted"])
def test_cypriot_fighters_are_in_the_game_with_the_option_only(field: str, unit: str) -> None:
    refused(only(field, [unit]), f"{field}[0]", unit, "hellenic_air_force")


@rule("attila", "9.4")
def test_an_airport_is_lost_with_the_option_only() -> None:
    refused({**BARE, "airfield_lost": True}, "airfield_lost", "hellenic_air_force")
    assert load({**BARE, "phase": "play", "airfield_lost": False}).decision is not None


@rule("attila", "3.0")
@pytest.mark.parametrize("unit", ["taf_5", "taf_9"])
def test_fighters_that_only_a_data_file_brings_are_refused(unit: str) -> None:
    refused({**BARE, "rear": {"turkish": [unit]}}, "rear.turkish[0]", unit)


@rule("attila", "2.0", "6.23")
@pytest.mark.parametrize("unit", GROUND)
def test_a_damaged_unit_is_not_disrupted(unit: str) -> None:
    refused({**BARE, "damaged": {side_of(unit): [unit]}, "disrupted": [unit]}, "disrupted[0]", unit)


@rule("attila", "2.0")
def test_a_unit_that_is_nowhere_is_neither_disrupted_nor_engaged() -> None:
    refused({**BARE, "areas": {"dhali": ["es"]}, "disrupted": ["es", "ema"]}, "disrupted[1]", "ema")
    refused({**BARE, "areas": {"dhali": ["es"]}, "engaged": ["trk"]}, "engaged[0]", "trk")


# The map


@rule("attila", "2.31", "6.11")
@pytest.mark.parametrize("wrong", ["atlantis", "Dhali", "akrotiri_sba", "dhekelia_sba", "transit", "rear", ""])
def test_what_is_no_area_is_refused(wrong: str) -> None:
    refused({**BARE, "areas": {wrong: ["es"]}}, f"areas.{wrong}", "not an area")
    refused({**BARE, "beachhead": wrong}, "beachhead")


@rule("attila", "6.33")
@pytest.mark.parametrize("area", CYPRUS_1974)
def test_the_beachhead_is_on_the_coast(area: str) -> None:
    if area in INLAND:
        refused({**BARE, "beachhead": area}, "beachhead", area, "coast", "6.33")
    else:
        assert load({**BARE, "beachhead": area}).position()["beachhead"] == area


# Names and shapes


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"cards": 1}, "cards"),
        ({"Turn": 3}, "Turn"),
        ({"hand_sizes": {"turkish": 1}}, "hand_sizes"),
        ({"hands": {"british": []}}, "hands.british"),
        ({"special_actions": {"chance": 1}}, "special_actions.chance"),
        ({"rear": {"british": []}}, "rear.british"),
        ({"damaged": {"transit": []}}, "damaged.transit"),
        ({"areas": {"dhali": [], "Dhali": []}}, "areas.Dhali"),
    ],
)
def test_a_field_nobody_knows_is_refused(patch: Position, field: str) -> None:
    refused(merged(FULL, patch), field, **ALL_OPTIONS)


@pytest.mark.parametrize("wrong", [3, "x", True, ["a"]], ids=str)
@pytest.mark.parametrize("field", ["hands", "special_actions", "areas", "rear", "damaged", "hits"])
def test_a_field_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field, **ALL_OPTIONS)


@pytest.mark.parametrize("wrong", [3, "x", True, {"a": 1}], ids=str)
@pytest.mark.parametrize(
    "field", [*PLACES, "hands.turkish", "deck", "discards", "removed_cards", "disrupted", "engaged", "pending"]
)
def test_a_list_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field, **ALL_OPTIONS)


@pytest.mark.parametrize("wrong", [1, 0, "yes", "false", [], {}], ids=str)
@pytest.mark.parametrize("field", FLAGS)
def test_a_flag_is_true_or_false(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field, **ALL_OPTIONS)


@pytest.mark.parametrize("wrong", ["Turkish", "chance", "british", "", 1, True, ["turkish"], {}], ids=str)
@pytest.mark.parametrize("field", ["active", "first", "rear_chaos"])
def test_a_side_nobody_knows_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field, **ALL_OPTIONS)


@rule("attila", "4.0")
@pytest.mark.parametrize("wrong", ["", "Play", "movement", "combat", 3, True, ["play"]], ids=str)
def test_a_phase_nobody_knows_is_refused(wrong: Any) -> None:
    refused(put("phase", wrong), "phase", **ALL_OPTIONS)


@rule("attila", "4.0", "6.0")
@pytest.mark.parametrize("phase", ["selection", "final"])
@pytest.mark.parametrize("side", SIDES)
def test_nobody_plays_cards_in_another_phase(phase: str, side: str) -> None:
    refused({**BARE, "phase": phase, "active": side}, "active", phase)


@pytest.mark.parametrize("wrong", [None, "cyprus", "Attila", 3], ids=str)
def test_a_position_of_another_title_is_not_read_as_this_one(wrong: Any) -> None:
    with pytest.raises(smallwars.SmallWarsError):
        load({**FULL, "title": wrong}, **ALL_OPTIONS)


# Results


@rule("attila", "8.0")
@pytest.mark.parametrize(
    ("result", "field"),
    [
        ({"winner": "british", "grade": "major"}, "result.winner"),
        ({"winner": "chance", "grade": "major"}, "result.winner"),
        ({"winner": "turkish", "grade": "marginal"}, "result.grade"),
        ({"winner": "turkish", "grade": "major", "reason": "collapse"}, "result.reason"),
        ({"winner": None, "grade": "draw", "points": 10}, "result.points"),
        ("turkish", "result"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result: Any, field: str) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = load({**FULL, "result": result}, **ALL_OPTIONS).result
    assert caught.value.field == field
