"""Positions of Greek Civil War that cannot be: each is refused with the name of the field that is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import smallwars
from smallwars.engine.position import merged
from tests.harness import region, rule
from tests.titles.greek_civil_war.test_data import MAP, UNITS
from tests.titles.greek_civil_war.test_positions import FULL, Position, load

BARE: Position = {"title": "greek_civil_war"}
GREEK = [id for id, entry in MAP.items() if entry[0] != "F"]
FOREIGN = ("albania", "yugoslavia", "bulgaria")


def refused(position: Any, field: str, *said: str, **options: Any) -> None:
    """The position is refused for this field, with these words; it is left as it was."""
    before = json.dumps(position, default=str)
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = load(position, **options).decision
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


def units(**regions: str) -> Position:
    """A position with these Regions, each in short."""
    return {**BARE, "regions": {id: region(text) for id, text in regions.items()}}


# Numbers


COUNTS = [
    ("turn", 1, 15),
    ("political_index.government", 1, 99),
    ("political_index.dse", 1, 99),
    ("limit", 0, 99),
    ("duration", 0, 30),
    ("airstrikes", 0, 4),
    ("stalin_score", 0, 99),
    ("regions.evros.open.cadre1", 0, 99),
]


@pytest.mark.parametrize(("field", "least", "most"), [row for row in COUNTS if "evros" not in row[0]])
def test_a_number_stays_in_its_range(field: str, least: int, most: int) -> None:
    refused(put(field, least - 1), field, str(least - 1))
    refused(put(field, most + 1), field, str(most + 1))


@pytest.mark.parametrize("wrong", [True, False, "2", 1.0, 1.5, [1], {}, 10**30], ids=str)
@pytest.mark.parametrize("field", [field for field, _, _ in COUNTS])
def test_a_number_must_be_a_whole_number(field: str, wrong: Any) -> None:
    position = copy.deepcopy(FULL)
    position["regions"]["evros"]["open"] = {"cadre1": 1}
    *path, last = field.split(".")
    inner = position
    for name in path:
        inner = inner[name]
    inner[last] = wrong
    refused(position, field)


@rule("greek_civil_war", "7.2", "6.1")
@pytest.mark.parametrize("points", [0, -1, -99, 100])
@pytest.mark.parametrize("side", ["government", "dse"])
def test_an_index_out_of_range_is_refused_while_the_game_goes_on(side: str, points: int) -> None:
    refused({**BARE, "political_index": {side: points}}, f"political_index.{side}", str(points))


@rule("greek_civil_war", "7.2")
def test_an_index_below_zero_may_be_told_when_the_game_is_over() -> None:
    result = {"winner": "dse", "grade": "marginal", "reason": "government_collapsed"}
    over = {**BARE, "political_index": {"government": -7, "dse": 30}, "result": result}
    assert load(over).position()["political_index"] == {"government": -7, "dse": 30}


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize("end", [5, 10, 15, 20, 25, 30])
def test_a_turn_beyond_the_agreed_end_is_refused(end: int) -> None:
    refused({**BARE, "turn": end + 1}, "turn", str(end + 1), end_turn=end)
    assert load({**BARE, "turn": end}, end_turn=end).position()["turn"] == end


@rule("greek_civil_war", "5.0")
def test_another_agreed_end_than_that_of_the_options_is_refused() -> None:
    refused({**BARE, "end_turn": 20}, "end_turn", "15")
    refused({**BARE, "end_turn": 15}, "end_turn", "30", end_turn=30)
    assert load({**BARE, "end_turn": 20}, end_turn=20).position()["end_turn"] == 20


@pytest.mark.parametrize("wrong", [0, 16, "15", [15], {}, True, False], ids=str)
def test_an_agreed_end_of_another_kind_is_refused(wrong: Any) -> None:
    refused({**BARE, "end_turn": wrong}, "end_turn")


# Stacks


@rule("greek_civil_war", "2.3", "13.2")
@pytest.mark.parametrize("id", GREEK)
def test_more_squares_than_the_region_has_are_refused(id: str) -> None:
    count = MAP[id][1]
    refused(
        {**BARE, "regions": {id: {"squares": [None] * (count + 1)}}}, f"regions.{id}.squares", str(count + 1), "2.3"
    )
    refused({**BARE, "regions": {id: {"squares": ["cadre1"] * (count + 1)}}}, f"regions.{id}.squares", "2.3")


@rule("greek_civil_war", "2.3", "13.2")
@pytest.mark.parametrize(
    "wrong", [["police1", "cadre1"], {"police1": 1}, "police1 police1", "police1,cadre1", "2xpolice1", 2], ids=str
)
def test_two_units_in_one_square_are_refused(wrong: Any) -> None:
    refused({**BARE, "regions": {"larissa": {"squares": [None, wrong]}}}, "regions.larissa.squares[1]", "not a unit")


@rule("greek_civil_war", "2.3")
@pytest.mark.parametrize("wrong", ["police1", 1, {"0": "police1"}, True], ids=str)
def test_squares_are_told_one_by_one(wrong: Any) -> None:
    refused({**BARE, "regions": {"larissa": {"squares": wrong}}}, "regions.larissa.squares")


@rule("greek_civil_war", "2.6")
@pytest.mark.parametrize("id", FOREIGN)
def test_a_square_in_a_foreign_area_is_refused(id: str) -> None:
    refused({**BARE, "regions": {id: {"squares": [None]}}}, f"regions.{id}.squares", "2.3")


GOVERNMENT_UNITS = [f"{name}{level}" for name, unit in UNITS.items() if unit[0] == "government" for level in unit[1]]
DSE_UNITS = [f"{name}{level}" for name, unit in UNITS.items() if unit[0] == "dse" for level in unit[1]]


@rule("greek_civil_war", "2.6", "10.5")
@pytest.mark.parametrize("unit", GOVERNMENT_UNITS)
@pytest.mark.parametrize("id", FOREIGN)
def test_a_government_unit_abroad_is_refused(id: str, unit: str) -> None:
    refused(units(**{id: f"cadre1 {unit}"}), f"regions.{id}.open.{unit}", "10.5")


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize("unit", DSE_UNITS)
@pytest.mark.parametrize("id", FOREIGN)
def test_a_unit_behind_a_closed_border_is_refused(id: str, unit: str) -> None:
    assert load(units(**{id: unit})).position()["regions"][id]["open"] == {unit: 1}
    refused({**units(**{id: unit}), "closed": [id]}, f"regions.{id}.open.{unit}", "17.1")


# Counters and Levels

POOLS = [
    ("division", "1", "2", 9),
    ("division", "3", "4", 5),
    ("brigade", "1", "2", 15),
    ("brigade", "3", "4", 9),
    ("mountain", "1", "2", 4),
    ("mountain", "3", "4", 3),
    ("lok", "1", "_unconv0", 5),
    ("police", "1", "2", 18),
    ("front", "0", "0", 12),
    ("cadre", "1", "1", 12),
    ("guerrilla", "1", "2", 20),
    ("partisan", "1", "2", 10),
    ("partisan", "3", "3", 6),
]


@rule("greek_civil_war", "9.4", "3.1")
@pytest.mark.parametrize(("type", "one", "two", "most"), POOLS)
def test_one_counter_more_than_there_are_is_refused(type: str, one: str, two: str, most: int) -> None:
    """Both faces of a counter, in the Open and in squares of several Regions, are counted together."""
    enough = {"athens": f"{most - 2}x{type}{one}", "evia": f"[{type}{two}] []", "arta": f"{type}{two}"}
    assert load(units(**enough)).position()["regions"]["arta"]["open"] == {f"{type}{two}": 1}
    refused(units(**enough, drama=f"{type}{one}"), "regions", type, str(most + 1), str(most), "9.4")
    refused(units(**enough, drama=f"[] [{type}{two}]"), "regions", type, str(most + 1), "9.4")


@rule("greek_civil_war", "9.4", "3.1")
def test_all_counters_may_be_on_the_map_at_once() -> None:
    crowd = {
        "athens": "9xdivision1 5xdivision3 15xbrigade2 9xbrigade4 4xmountain1 3xmountain3",
        "serres": "2xlok1 3xlok_unconv0 18xpolice1",
        "evros": "12xfront0 12xcadre1 20xguerrilla2 10xpartisan2 6xpartisan3",
    }
    position = load(units(**crowd)).position()
    assert {id: position["regions"][id]["open"] for id in crowd} == {
        id: region(text)["open"] for id, text in crowd.items()
    }


@rule("greek_civil_war", "9.4")
def test_a_corrected_number_of_counters_is_the_limit() -> None:
    data = {"units": {"police": {"pool": {"a": 6}}}}
    assert load(units(athens="6xpolice1"), data=data).position()["regions"]["athens"]["open"] == {"police1": 6}
    refused(units(athens="7xpolice1"), "regions", "police", "7", "6", data=data)


ALL_LEVELS = [f"{name}{level}" for name in UNITS for level in range(6)]
NO_UNITS = [word for word in ALL_LEVELS if int(word[-1]) not in UNITS[word[:-1]][1]]


@rule("greek_civil_war", "3.1")
@pytest.mark.parametrize(
    "word", [*NO_UNITS, "cadre", "1cadre", "cadre01", "Cadre1", "cadre-1", "airstrike0", "airstrike", ""]
)
def test_a_level_that_the_type_does_not_have_is_refused(word: str) -> None:
    refused({**BARE, "regions": {"evia": {"open": {word: 1}}}}, f"regions.evia.open.{word}", "not a unit")
    refused({**BARE, "regions": {"evia": {"squares": [word]}}}, "regions.evia.squares[0]", "not a unit")


@rule("greek_civil_war", "3.1")
@pytest.mark.parametrize("word", [f"{name}{level}" for name, unit in UNITS.items() for level in unit[1]])
def test_every_level_that_a_type_has_can_be_told(word: str) -> None:
    position = load(units(evia=f"{word} [] [{word}]")).position()
    assert (position["regions"]["evia"]["open"], position["regions"]["evia"]["squares"]) == ({word: 1}, [None, word])


# Markers and control


@rule("greek_civil_war", "16.4", "2.6")
@pytest.mark.parametrize("id", FOREIGN)
def test_terror_and_resettlement_abroad_are_refused(id: str) -> None:
    """Ruling G-9."""
    refused({**BARE, "regions": {id: {"terror": True}}}, f"regions.{id}.terror", "G-9")
    refused({**BARE, "regions": {id: {"resettled": True}}}, f"regions.{id}.resettled", "16.5")
    assert load({**BARE, "regions": {id: {"terror": False, "resettled": False}}}).decision is not None


@rule("greek_civil_war", "16.5")
@pytest.mark.parametrize("id", ["athens", "thessalonika"])
def test_a_resettled_city_is_refused(id: str) -> None:
    refused({**BARE, "regions": {id: {"resettled": True}}}, f"regions.{id}.resettled", "16.5")


@rule("greek_civil_war", "14.4")
def test_control_of_a_foreign_area_is_that_of_the_dse_while_it_is_open() -> None:
    refused({**BARE, "regions": {"albania": {"control": "government"}}}, "regions.albania.control", "14.4")
    closed = {**BARE, "closed": ["albania"]}
    refused({**closed, "regions": {"albania": {"control": "dse"}}}, "regions.albania.control", "14.4")


@rule("greek_civil_war", "17.1", "2.6")
@pytest.mark.parametrize("wrong", ["athens", "evros", "turkey", "", 1, None, ["albania"]], ids=str)
def test_only_foreign_areas_close(wrong: Any) -> None:
    refused({**BARE, "closed": ["albania", wrong]}, "closed[1]", "2.6")


@rule("greek_civil_war", "2.5")
@pytest.mark.parametrize(
    ("side", "wrong"), [("dse", 3), ("government", 4), ("dse", "4"), ("government", None), ("cyprus", 1)]
)
def test_points_that_are_not_those_of_the_map_are_refused(side: str, wrong: Any) -> None:
    position = {**BARE, "regions": {"athens": {"points": {side: wrong}}}}
    refused(position, f"regions.athens.points.{side}")


@rule("greek_civil_war", "2.5")
@pytest.mark.parametrize(("side", "wrong"), [("dse", True), ("dse", 1.0), ("cyprus", None)])
def test_points_that_are_no_whole_numbers_or_nobodys_are_refused(side: str, wrong: Any) -> None:
    refused({**BARE, "regions": {"evros": {"points": {side: wrong}}}}, f"regions.evros.points.{side}")


@rule("greek_civil_war", "2.5")
def test_points_of_a_corrected_map_may_be_told() -> None:
    position = {**BARE, "regions": {"athens": {"points": {"dse": 9, "government": 3}}}}
    refused(position, "regions.athens.points.dse", "9", "4")
    data = {"regions": {"athens": {"pp": {"dse": 9}}}}
    assert load(position, data=data).position()["regions"]["athens"]["points"] == {"dse": 9, "government": 3}


# Names and shapes


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"cards": 1}, "cards"),
        ({"deck": []}, "deck"),
        ({"Turn": 3}, "Turn"),
        ({"political_index": {"british": 3}}, "political_index.british"),
        ({"political_index": {"chance": 3}}, "political_index.chance"),
        ({"regions": {"Athens": {}}}, "regions.Athens"),
        ({"regions": {"attica": {}}}, "regions.attica"),
        ({"regions": {"athens": {"units": {}}}}, "regions.athens.units"),
        ({"regions": {"athens": {"closed": {}}}}, "regions.athens.closed"),
        ({"regions": {"athens": {"squares[0]": "police1"}}}, "regions.athens.squares[0]"),
    ],
)
def test_a_field_nobody_knows_is_refused(patch: Position, field: str) -> None:
    refused(merged(FULL, patch), field)


@pytest.mark.parametrize("wrong", [3, "x", True, ["a"]], ids=str)
@pytest.mark.parametrize(
    "field", ["political_index", "regions", "regions.athens", "regions.athens.open", "regions.athens.points",
              "regions.athens.acted", "regions.athens.marked"],
)  # fmt: skip
def test_a_field_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@pytest.mark.parametrize("wrong", [3, "x", True, {"a": 1}], ids=str)
@pytest.mark.parametrize("field", ["closed", "pending", "regions.athens.squares"])
def test_a_list_of_the_wrong_shape_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@pytest.mark.parametrize("wrong", [1, 0, "yes", "false", [], {}], ids=str)
@pytest.mark.parametrize("field", ["american_aid", "regions.athens.terror", "regions.arta.resettled"])
def test_a_flag_is_true_or_false(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@pytest.mark.parametrize("wrong", ["Government", "GOVERNMENT", "chance", "british", "", 1, True, ["dse"]], ids=str)
@pytest.mark.parametrize("field", ["active", "first", "regions.athens.control"])
def test_a_side_nobody_knows_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


@rule("greek_civil_war", "5.0", "16.3")
@pytest.mark.parametrize("wrong", ["", "Movement", "combat", "victory", 3, True, ["movement"]], ids=str)
@pytest.mark.parametrize("field", ["phase", "doctrine"])
def test_a_phase_or_doctrine_nobody_knows_is_refused(field: str, wrong: Any) -> None:
    refused(put(field, wrong), field)


# Phases


@rule("greek_civil_war", "5.0", "8.0")
@pytest.mark.parametrize("phase", ["setup", "initiative", "control", "attrition", "end"])
def test_nobody_is_active_outside_his_own_phases(phase: str) -> None:
    refused({**BARE, "phase": phase, "active": "dse"}, "active", phase)


@rule("greek_civil_war", "8.0")
@pytest.mark.parametrize("phase", ["setup", "initiative"])
def test_nobody_is_first_player_before_he_was_chosen(phase: str) -> None:
    refused({**BARE, "phase": phase, "first": "dse"}, "first", phase)


@rule("greek_civil_war", "4.0")
def test_units_on_the_map_before_the_set_up_are_refused() -> None:
    refused({**units(athens="police1"), "phase": "setup"}, "phase", "setup")


@rule("greek_civil_war", "16.3")
def test_no_doctrine_is_in_force_for_no_turn() -> None:
    refused({**BARE, "duration": 3}, "duration", "3")


@pytest.mark.parametrize(
    "patch",
    [
        {"regions": {"athens": {"acted": {"division1": 1}}}},
        {"regions": {"athens": {"marked_squares": [0]}}},
        {"points_left": 3},
    ],
    ids=str,
)
def test_a_phase_under_way_without_anything_pending_is_refused(patch: Position) -> None:
    refused(merged(FULL, patch), "pending")


@pytest.mark.parametrize("flags", ["acted", "marked"])
@pytest.mark.parametrize(("word", "count", "said"), [
    ("division1", 3, "not so many"), ("division2", 1, "not so many"), ("guerrilla1", 1, "not so many"),
    ("square.police1", 1, "not a unit"), ("police", 1, "not a unit"), ("", 1, "not a unit"),
])  # fmt: skip
def test_units_that_are_not_there_did_nothing(flags: str, word: str, count: int, said: str) -> None:
    refused(put(f"regions.athens.{flags}", {word: count}), f"regions.athens.{flags}.{word}", said)


@pytest.mark.parametrize("flags", ["acted_squares", "marked_squares"])
@pytest.mark.parametrize("wrong", [1, 3, -1, True, "0", 0.0, None, [0]], ids=str)
def test_empty_squares_and_those_beyond_did_nothing(flags: str, wrong: Any) -> None:
    """Athens has three squares, of which the second is empty."""
    refused(put(f"regions.athens.{flags}", [0, wrong]), f"regions.athens.{flags}[1]")


@pytest.mark.parametrize("wrong", [0, "0", {"0": 1}, True], ids=str)
@pytest.mark.parametrize("flags", ["acted_squares", "marked_squares"])
def test_squares_that_did_something_are_a_list(flags: str, wrong: Any) -> None:
    refused(put(f"regions.athens.{flags}", wrong), f"regions.athens.{flags}")


# Results


@pytest.mark.parametrize(
    ("result", "field"),
    [
        ({"winner": "eoka", "grade": "check", "reason": "victory_check"}, "result.winner"),
        ({"winner": "chance", "grade": "check", "reason": "victory_check"}, "result.winner"),
        ({"winner": "dse", "grade": "final", "reason": "victory_check"}, "result.grade"),
        ({"winner": "dse", "grade": "marginal", "reason": "collapsed"}, "result.reason"),
        ({"winner": None, "grade": "draw", "reason": "dse_collapsed", "score": 10}, "result.score"),
        ("dse", "result"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result: Any, field: str) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        _ = load({**FULL, "result": result}).result
    assert caught.value.field == field
