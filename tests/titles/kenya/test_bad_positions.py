"""Positions of Kenya that cannot be: each is refused with the name of the field that is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import smallwars
from smallwars.engine.position import merged
from tests.harness import KENYA, rule
from tests.titles.kenya.test_positions import FULL, PRINTED, Position, load


def refused(position: Any, field: str, *said: str) -> None:
    """The position is refused for this field, with these words; it is left as it was."""
    before = json.dumps(position, default=str)
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = load(position).decision
    assert caught.value.field == field, str(caught.value)
    for part in (field, *said):
        assert part in str(caught.value)
    assert json.dumps(position, default=str) == before


def put(field: str, value: Any) -> Position:
    """The full position with this value in a field given by its path."""
    position = copy.deepcopy(FULL)
    *path, last = field.split(".")
    inner = position
    for name in path:
        inner = inner[name]
    inner[last] = value
    return position


# Numbers


COUNTS = [
    ("political_will", 20),
    ("resources", 20),
    ("pipeline", 4),
    ("out_of_play.police", 15),
    ("available.guerrillas", 15),
    ("available.bases", 4),
    ("available.troops", 10),
    ("available.police", 15),
    ("spaces.thika.underground", 15),
    ("spaces.thika.active", 15),
    ("spaces.thika.bases", 4),
    ("spaces.thika.troops", 10),
    ("spaces.thika.police", 15),
    ("spaces.thika.terror", 15),
]


@pytest.mark.parametrize(("field", "most"), COUNTS)
def test_a_count_stays_in_its_range(field: str, most: int) -> None:
    refused(put(field, -1), field, "-1")
    refused(put(field, most + 1), field, str(most + 1))


@pytest.mark.parametrize("wrong", [True, False, "2", 1.0, 1.5, [1], {}, 10**30], ids=str)
@pytest.mark.parametrize("field", [*[field for field, _ in COUNTS], "spaces.nyeri.population"])
def test_a_count_must_be_a_whole_number(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


# Components


@rule("kenya", "1.2", "1.4")
@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("available.guerrillas", 7, "guerrillas"),
        ("available.bases", 2, "bases"),
        ("available.troops", 4, "troops"),
        ("available.police", 5, "police"),
        ("out_of_play.police", 6, "police"),
        ("spaces.meru.active", 1, "guerrillas"),
        ("spaces.meru.bases", 1, "bases"),
        ("spaces.meru.bases", 2, "bases"),
        ("spaces.meru.troops", 1, "troops"),
        ("spaces.meru.police", 1, "police"),
    ],
)
def test_one_piece_more_than_the_box_holds_is_refused(field: str, value: int, named: str) -> None:
    refused(put(field, value), named, "1.2")


@rule("kenya", "1.2")
@pytest.mark.parametrize(
    ("spaces", "named"),
    [
        ({"nyeri": {"underground": 8, "active": 8}}, "guerrillas"),
        ({"nyeri": {"bases": 2}, "meru": {"bases": 2}, "embu": {"bases": 1}}, "bases"),
        ({"nyeri": {"troops": 6}, "meru": {"troops": 5}}, "troops"),
        ({"nyeri": {"police": 8}, "meru": {"police": 8}}, "police"),
        ({"nyeri": {"terror": 8}, "meru": {"terror": 8}}, "spaces"),
    ],
)
def test_too_many_pieces_on_the_map_are_refused_even_if_none_is_said_to_be_available(
    spaces: Position, named: str
) -> None:
    refused({"title": "kenya", "card": "K9", "spaces": spaces}, named, "1.2")


@rule("kenya", "1.2", "1.3.5")
def test_police_out_of_play_count_as_pieces() -> None:
    there = {"title": "kenya", "card": "K9", "spaces": {"nyeri": {"police": 8}}}
    refused({**there, "out_of_play": {"police": 8}}, "police", "16", "15")
    assert load({**there, "out_of_play": {"police": 7}}).position()["available"]["police"] == 0


@rule("kenya", "1.4.2")
@pytest.mark.parametrize("name", ["nairobi", "nyeri", "thika", "aberdares"])
def test_three_bases_in_a_space_are_refused(name: str) -> None:
    refused({"title": "kenya", "card": "K9", "spaces": {name: {"bases": 3}}}, f"spaces.{name}.bases", "1.4.2")


# Loyalty, Resistance and Population


@rule("kenya", "1.6", "1.3.3")
@pytest.mark.parametrize("stance", ["loyal", "resistance"])
@pytest.mark.parametrize("there", [{"aberdares": {}}, {"mount_kenya": {}}, {"nyeri": {"population": 0}}], ids=str)
def test_a_stance_where_nobody_lives_is_refused(there: Position, stance: str) -> None:
    name = next(iter(there))
    spaces = {name: {**there[name], "stance": stance}}
    refused({"title": "kenya", "card": "K9", "spaces": spaces}, f"spaces.{name}.stance", "1.6")


@pytest.mark.parametrize("wrong", ["Loyal", "resist", "", 1, True, ["loyal"]], ids=str)
def test_a_stance_nobody_knows_is_refused(wrong: Any) -> None:
    refused(put("spaces.thika.stance", wrong), "spaces.thika.stance")


@rule("kenya", "1.3.2")
@pytest.mark.parametrize(("name", "printed"), list(zip(KENYA, PRINTED, strict=True)))
def test_a_population_above_the_printed_one_is_refused(name: str, printed: int) -> None:
    refused(put(f"spaces.{name}.population", printed + 1), f"spaces.{name}.population", str(printed + 1))


@rule("kenya", "1.3.2", "1.3.4")
@pytest.mark.parametrize("name", ["nairobi", "thompsons_falls", "rift_valley", "nanyuki", "thika"])
def test_a_population_below_the_printed_one_is_refused_outside_the_reserves(name: str) -> None:
    refused(put(f"spaces.{name}.population", 0), f"spaces.{name}.population", "0")
    if name == "nairobi":
        refused(put("spaces.nairobi.population", 1), "spaces.nairobi.population", "1")


@rule("kenya", "1.3.2")
@pytest.mark.parametrize("name", ["kiambu", "fort_hall", "nyeri", "embu", "meru"])
def test_a_reserve_may_have_any_population_up_to_the_printed_one(name: str) -> None:
    for population in range(PRINTED[KENYA.index(name)] + 1):
        spaces = {name: {"population": population}}
        position = load({"title": "kenya", "card": "K9", "spaces": spaces}).position()
        assert position["spaces"][name]["population"] == population


@rule("kenya", "1.3.2")
def test_a_corrected_population_is_the_printed_one() -> None:
    position = {"title": "kenya", "card": "K9", "spaces": {"meru": {"population": 2}}}
    game = load(position, data={"spaces": {"meru": {"population": 2}}})
    assert game.position()["spaces"]["meru"]["population"] == 2
    refused(position, "spaces.meru.population", "2")


# Names and shapes


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"spaces": {"southern_provinces": {}}}, "spaces.southern_provinces"),
        ({"spaces": {"Nyeri": {}}}, "spaces.Nyeri"),
        ({"prison": 1}, "prison"),
        ({"international_opinion": 1}, "international_opinion"),
        ({"spaces": {"nyeri": {"caches": 1}}}, "spaces.nyeri.caches"),
        ({"spaces": {"nyeri": {"curfew": True}}}, "spaces.nyeri.curfew"),
        ({"spaces": {"nyeri": {"value": 2}}}, "spaces.nyeri.value"),
        ({"boxes": {"operation": "british"}}, "boxes.operation"),
        ({"available": {"cells": 1}}, "available.cells"),
        ({"out_of_play": {"troops": 1}}, "out_of_play.troops"),
    ],
)
def test_a_field_nobody_knows_is_refused(patch: Position, field: str) -> None:
    refused(merged(FULL, patch), field)


@pytest.mark.parametrize("wrong", [3, "x", True, ["a"]], ids=str)
@pytest.mark.parametrize("field", ["spaces", "spaces.nyeri", "boxes", "available", "out_of_play", "capabilities"])
def test_a_field_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@pytest.mark.parametrize("wrong", [3, "x", True, {"a": 1}], ids=str)
@pytest.mark.parametrize("field", ["deck", "played", "pending"])
def test_a_list_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"first": "eoka"}, "first"),
        ({"first": "chance"}, "first"),
        ({"first": 1}, "first"),
        ({"boxes": {"op": "eoka"}}, "boxes.op"),
        ({"boxes": {"op": "british"}}, "boxes.op"),
        ({"card": "C9"}, "card"),
        ({"card": "K36"}, "card"),
        ({"card": "K2"}, "deck[0]"),
        ({"card": 9}, "card"),
        ({"deck": ["K2", "C1"]}, "deck[1]"),
        ({"deck": ["K2", "K2"]}, "deck[1]"),
        ({"played": ["K9"]}, "card"),
        ({"played": ["K33", "K34", "K35"], "deck": []}, "played"),
        ({"title": "cyprus"}, "played[0]"),
    ],
)
def test_a_faction_or_a_card_that_cannot_be_there_is_refused(patch: Position, field: str) -> None:
    refused(merged(FULL, patch), field)


@rule("kenya", "5.3")
@pytest.mark.parametrize(
    ("capabilities", "field"),
    [
        ({"K9": "shaded"}, "capabilities.K9"),
        ({"K33": "shaded"}, "capabilities.K33"),
        ({"C13": "shaded"}, "capabilities.C13"),
        ({"K31": "grey"}, "capabilities.K31"),
        ({"K31": True}, "capabilities.K31"),
        ({"K31": None}, "capabilities.K31"),
    ],
)
def test_a_capability_that_is_none_is_refused(capabilities: Position, field: str) -> None:
    refused({**FULL, "capabilities": capabilities}, field)


@rule("kenya", "5.3")
def test_a_capability_still_to_come_is_not_in_effect() -> None:
    refused({**FULL, "deck": ["K28"], "capabilities": {"K28": "shaded"}}, "capabilities.K28")


@pytest.mark.parametrize(
    ("result", "field"),
    [
        ({"winner": "eoka", "grade": "final", "reason": "even"}, "result.winner"),
        ({"winner": "british", "grade": "late", "reason": "even"}, "result.grade"),
        ({"winner": "british", "grade": "final", "reason": "held-out"}, "result.reason"),
        ({"winner": None, "grade": "final", "reason": "even", "score": 10}, "result.score"),
        ("british", "result"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result: Any, field: str) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = load({**FULL, "result": result}).result
    assert caught.value.field == field


# What is pending

BRITISH, MAU_MAU = 1, 2
NYERI, EMBU, MERU = 3, 4, 5


@pytest.mark.parametrize(
    "item",
    [
        ["NoSuchFrame"],
        ["AdjustControl"],
        ["AdjustControl", 1],
        ["AdjustControl", 1, 2, 4],
        ["AdjustControl", "british", 2],
        ["AdjustControl", True, 2],
        ["AdjustControl", 1.0, 2],
        ["TakePieces"],
        "AdjustControl",
        {"AdjustControl": 1},
        [],
        7,
        None,
    ],
    ids=str,
)
def test_what_cannot_be_pending_is_refused(item: Any) -> None:
    refused({**FULL, "pending": [["AdjustEligibility"], item]}, "pending[1]")


@rule("kenya", "1.7")
@pytest.mark.parametrize(
    "steps",
    [
        [["AdjustControl", 1, 1]],
        [["AdjustControl", 0b110, 0b011]],
        [["AdjustControl", 1 << 12, 0]],
        [["AdjustControl", 0, 1 << 12]],
        [["AdjustControl", -1, 0]],
        [["AdjustControl", 0, -8]],
        [["AdjustControl", 0, 0], ["AdjustControl", 0, 0]],
    ],
    ids=str,
)
def test_a_step_that_cannot_be_under_way_is_refused(steps: list[Any]) -> None:
    """A space controlled by both, one beyond the map, a step inside a step."""
    refused({**FULL, "pending": [["AdjustEligibility"], *steps, ["Action", MAU_MAU]]}, "pending")


@pytest.mark.parametrize("pending", [[], [["Action", MAU_MAU]], [["AdjustControl", 0, 0]], [["ShiftPipeline", 1]]])
def test_a_position_in_which_the_game_stops_and_nobody_has_won_is_refused(pending: list[Any]) -> None:
    refused({**FULL, "pending": pending}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["Action", 0],
        ["Action", 9],
        ["OperationMenu", 7, 0, 4095, 0, 0, 1],
        ["PlaceOwn", 0, 99, 1],
        ["RallyWay", MAU_MAU, 99, 0],
        ["TerrorEffect", MAU_MAU, 12],
    ],
    ids=str,
)
def test_what_is_pending_for_nobody_or_beyond_the_map_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextCard"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["TakeGuerrilla", MERU],
        ["RallyBase", MAU_MAU, MERU],
        ["ReprisalGuerrilla", BRITISH, MERU],
        ["RaidWay", MAU_MAU, MERU, 0],
    ],
    ids=str,
)
def test_what_is_pending_and_cannot_be_answered_is_refused(item: list[Any]) -> None:
    """Nobody stands in Meru or in Mount Kenya, the Mountain Jungle beside it, but Troops."""
    refused({**FULL, "pending": [["NextCard"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["OathGuerrilla", MAU_MAU, 12],
        ["PlaceCubes", 12, 4, 0, 0, 1],
        ["CycleOfKillings", BRITISH, 12],
        ["AvailablePolice", BRITISH, 12, 2],
        ["PoliceFromAnywhere", BRITISH, 12, 0],
        ["KingsAfricanRifles", BRITISH, 12],
    ],
    ids=str,
)
def test_a_question_about_a_space_beyond_the_map_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextCard"], item]}, "pending")
