"""The data file of Greek Civil War and what is built on it: the tables of the game, written out once more."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import smallwars
from smallwars.titles.greek_civil_war import TITLE
from smallwars.titles.greek_civil_war.rules.facts import Facts
from smallwars.titles.greek_civil_war.rules.words import LEVELS, TYPES
from tests.harness import GREECE, rule

DATA: dict[str, Any] = TITLE.data
REGIONS: dict[str, dict[str, Any]] = {region["id"]: region for region in DATA["regions"]}
FACTS: Facts = smallwars.new("greek_civil_war", seed=1).state.board.facts

MAP = {
    "athens": ("U", 3, 4, 3),
    "thessalonika": ("U", 3, 3, 2),
    "evros": ("R", 2, 1, 1),
    "rodopi": ("R", 2, 1, 1),
    "drama": ("R", 3, 2, 2),
    "serres": ("R", 3, 2, 2),
    "pella": ("R", 2, 2, 1),
    "imathia": ("R", 2, 1, 1),
    "florina": ("R", 2, 2, 1),
    "kastoria": ("R", 1, 1, 1),
    "kozani": ("R", 2, 2, 1),
    "ioannina": ("R", 2, 2, 1),
    "arta": ("R", 2, 1, 1),
    "trikala": ("R", 2, 2, 1),
    "larissa": ("R", 3, 2, 2),
    "magnesia": ("R", 3, 2, 2),
    "evritania": ("R", 1, 1, 1),
    "aitolia": ("R", 2, 1, 1),
    "fokida": ("R", 1, 1, 1),
    "viotia": ("R", 2, 1, 2),
    "evia": ("R", 2, 1, 1),
    "korinthia": ("R", 2, 1, 2),
    "ahaia": ("R", 3, 2, 2),
    "arkadia": ("R", 2, 1, 1),
    "messinia": ("R", 2, 1, 2),
    "lakonia": ("R", 2, 1, 1),
    "albania": ("F", 0, 1, 0),
    "yugoslavia": ("F", 0, 2, 0),
    "bulgaria": ("F", 0, 1, 0),
}
"""Region: code, squares, points of the DSE, of the Government."""

ADJACENT = {
    "athens": ["viotia"],
    "thessalonika": ["serres"],
    "evros": ["rodopi", "bulgaria"],
    "rodopi": ["evros", "drama", "bulgaria"],
    "drama": ["rodopi", "serres", "bulgaria"],
    "serres": ["thessalonika", "drama", "pella", "imathia", "bulgaria"],
    "pella": ["serres", "imathia", "florina", "kozani", "yugoslavia"],
    "imathia": ["serres", "pella", "kozani", "larissa"],
    "florina": ["pella", "kozani", "kastoria", "yugoslavia", "albania"],
    "kastoria": ["florina", "kozani", "ioannina", "albania"],
    "kozani": ["pella", "imathia", "florina", "kastoria", "ioannina", "trikala", "larissa"],
    "ioannina": ["kastoria", "kozani", "trikala", "arta", "albania"],
    "arta": ["ioannina", "trikala", "aitolia"],
    "trikala": ["kozani", "ioannina", "arta", "larissa", "evritania"],
    "larissa": ["imathia", "kozani", "trikala", "magnesia"],
    "magnesia": ["larissa", "evritania", "fokida", "evia", "korinthia"],
    "evritania": ["trikala", "magnesia", "aitolia"],
    "aitolia": ["arta", "evritania", "fokida", "ahaia"],
    "fokida": ["magnesia", "aitolia", "viotia"],
    "viotia": ["athens", "fokida", "evia", "korinthia"],
    "evia": ["magnesia", "viotia"],
    "korinthia": ["viotia", "ahaia", "arkadia", "magnesia"],
    "ahaia": ["korinthia", "arkadia", "messinia", "aitolia"],
    "arkadia": ["korinthia", "ahaia", "messinia", "lakonia"],
    "messinia": ["ahaia", "arkadia", "lakonia"],
    "lakonia": ["arkadia", "messinia"],
    "albania": ["ioannina", "kastoria", "florina", "yugoslavia"],
    "yugoslavia": ["florina", "pella", "albania", "bulgaria"],
    "bulgaria": ["serres", "drama", "rodopi", "evros", "yugoslavia"],
}

TOLD = [
    {"athens", "viotia"},
    {"thessalonika", "serres"},
    {"larissa", "magnesia"},
    {"magnesia", "evritania"},
    {"magnesia", "fokida"},
    {"magnesia", "evia"},
    {"magnesia", "korinthia"},
    {"fokida", "viotia"},
    {"viotia", "evia"},
    {"viotia", "korinthia"},
]
"""Borders that the rulebook's text tells (10.4)."""

Levels = dict[int, tuple[int, int]]

UNITS: dict[str, tuple[str, Levels, bool, bool, int, int, int]] = {
    "division": ("government", {1: (13, 2), 2: (16, 2), 3: (19, 2), 4: (22, 2)}, False, False, 9, 5, 7),
    "brigade": ("government", {1: (4, 3), 2: (5, 3), 3: (6, 3), 4: (7, 3)}, False, False, 15, 9, 0),
    "mountain": ("government", {1: (3, 4), 2: (4, 4), 3: (5, 4), 4: (6, 4)}, False, False, 4, 3, 1),
    "lok": ("government", {1: (3, 4)}, True, False, 5, 0, 0),
    "lok_unconv": ("government", {0: (2, 4)}, True, True, 0, 0, 0),
    "police": ("government", {1: (2, 1), 2: (3, 1)}, False, False, 18, 0, 5),
    "front": ("dse", {0: (1, 3)}, True, True, 12, 0, 3),
    "cadre": ("dse", {1: (2, 1)}, True, False, 12, 0, 4),
    "guerrilla": ("dse", {1: (2, 0), 2: (3, 0)}, False, False, 20, 0, 5),
    "partisan": ("dse", {1: (4, 3), 2: (5, 3), 3: (7, 3)}, True, False, 10, 6, 0),
}
"""Type: side, Conflict and Movement Rating by Level, infiltration, unconventional, counters of the lower and of the
upper Levels, how many at set-up. Both modes of LOK units share their counters."""

CHARTS = {
    "government": {
        "division": (12, 5, [{"in": "urban", "control": "not_enemy"}]),
        "brigade": (4, 2, [{"in": "greek", "with": ["any"]}]),
        "mountain": (4, 2, [{"in": "rural", "with": ["any"]}]),
        "lok": (5, None, [{"in": "urban"}, {"in": "greek", "control": "own"}]),
        "police": (2, 1, [{"in": "greek", "control": "not_enemy"}]),
        "airstrike": (3, None, None),
    },
    "dse": {
        "front": (2, None, [{"in": "greek"}]),
        "cadre": (2, None, [{"in": "greek", "with": ["front"]}, {"in": "greek", "control": "own"}, {"in": "foreign"}]),
        "guerrilla": (3, 1, [{"in": "greek", "with": ["front", "cadre"]}]),
        "partisan": (6, 3, [{"in": "greek", "with": ["guerrilla"]}, {"in": "foreign"}]),
    },
}
"""Type: cost, cost of a Level more, where."""

OPEN = """
MD 50%A(-2) 50%D(+2) 50%A(-1) 50%D(-1)
50%D(+2) 100%D(+1) 50%A(-1) 100%D(-1) 100%A(+1)
100%A(-1) 50%A(-1) 50%D(-1) 50%A(+1) 50%D(-2)
100%D(+2) 50%D(-1) 50%A(+1) 100%D(-2) 50%A(+2)
50%A(+1) 100%A(+1) EA EA EA
100%D(-1) EA OK OK VE
"""
INFRASTRUCTURE = """
MD MD 100%A(-2) 50%A(-2) 50%A(-2)
MD 100%D(+2) 100%D(+2) 100%D(+1) 100%D(+1)
100%D(+2) 100%A(-1) 50%A(-2) 50%A(-1) 50%A(+1)
50%A(-2) 50%D(+1) 50%D(+2) 50%D(-1) 50%D(-1)
50%D(+2) 50%A(-1) 50%A(+1) 100%A(+1) EA
50%A(+1) 50%D(-1) 100%D(-1) OK OK
"""


def rows(table: str) -> list[list[str]]:
    """A Conflict Resolution Table, a line for each die."""
    return [line.split() for line in table.strip().splitlines()]


# The map


@rule("greek_civil_war", "2.1", "2.2", "2.3", "2.5", "2.6")
def test_the_regions_their_codes_squares_and_points_in_map_order() -> None:
    assert tuple(REGIONS) == GREECE == tuple(MAP)
    assert {
        id: (region["code"], region["squares"]["value"], region["pp"]["dse"], region["pp"]["government"])
        for id, region in REGIONS.items()
    } == MAP


@rule("greek_civil_war", "2.1", "2.5")
def test_the_totals_of_the_map() -> None:
    greek = [entry for entry in MAP.values() if entry[0] != "F"]
    foreign = [entry for entry in MAP.values() if entry[0] == "F"]
    assert (len(MAP), len(greek), sum(squares for _, squares, _, _ in MAP.values())) == (29, 26, 56)
    assert (sum(dse for _, _, dse, _ in greek), sum(government for _, _, _, government in MAP.values())) == (41, 37)
    assert sum(dse for _, _, dse, _ in foreign) == 4


@rule("greek_civil_war", "2.2", "10.4")
def test_only_athens_and_thessalonika_are_urban() -> None:
    assert [id for id, region in REGIONS.items() if region["code"] == "U"] == ["athens", "thessalonika"]
    assert [id for id, region in REGIONS.items() if region["code"] == "F"] == ["albania", "yugoslavia", "bulgaria"]


@rule("greek_civil_war", "2.3", "13.2")
def test_regions_of_greece_have_one_to_three_squares_foreign_areas_none() -> None:
    """Ruling G-4."""
    for code, squares, _, _ in MAP.values():
        assert squares == 0 if code == "F" else 1 <= squares <= 3


@rule("greek_civil_war", "16.5")
def test_six_regions_might_be_remote() -> None:
    remote = ["rodopi", "florina", "kastoria", "evritania", "fokida", "arkadia"]
    assert [id for id, region in REGIONS.items() if region.get("remote")] == remote


@rule("greek_civil_war", "2.1", "2.2")
def test_the_code_plays_on_this_map() -> None:
    position = smallwars.new("greek_civil_war", seed=1).position()
    for id, (_, squares, dse, government) in MAP.items():
        there = position["regions"][id]
        assert (there["squares"], there["points"]) == ([None] * squares, {"dse": dse, "government": government})
    assert [bool(FACTS.urban >> at & 1) for at in range(29)] == [entry[0] == "U" for entry in MAP.values()]
    assert [bool(FACTS.foreign >> at & 1) for at in range(29)] == [entry[0] == "F" for entry in MAP.values()]


@rule("greek_civil_war", "2.4")
def test_the_borders_are_those_of_the_table() -> None:
    near: dict[str, set[str]] = {id: set() for id in GREECE}
    for border in DATA["adjacent"]:
        one, two = border["pair"]
        assert two not in near[one], border
        near[one].add(two)
        near[two].add(one)
    assert near == {id: set(others) for id, others in ADJACENT.items()}
    assert sum(map(len, ADJACENT.values())) == 2 * len(DATA["adjacent"]) == 2 * 54


@rule("greek_civil_war", "2.4", "10.4")
def test_the_code_plays_on_these_borders() -> None:
    for at, id in enumerate(GREECE):
        assert {other for bit, other in enumerate(GREECE) if FACTS.adjacent[at] >> bit & 1} == set(ADJACENT[id]), id


@rule("greek_civil_war", "10.4")
def test_the_neighbours_named_in_the_rulebook_are_complete() -> None:
    """Ruling G-3."""
    assert set(ADJACENT["magnesia"]) == {"larissa", "evritania", "fokida", "evia", "korinthia"}
    assert set(ADJACENT["viotia"]) == {"athens", "korinthia", "fokida", "evia"}
    assert (ADJACENT["athens"], ADJACENT["thessalonika"]) == (["viotia"], ["serres"])


@rule("greek_civil_war", "2.4", "10.4")
def test_borders_the_rulebook_tells_are_certain_and_no_others() -> None:
    certain = [set(border["pair"]) for border in DATA["adjacent"] if border["confidence"] == "certain"]
    assert sorted(map(sorted, certain)) == sorted(map(sorted, TOLD))


@rule("greek_civil_war", "2.4")
def test_four_links_go_over_water() -> None:
    over = [set(border["pair"]) for border in DATA["adjacent"] if border.get("over_water")]
    links = [{"magnesia", "evia"}, {"magnesia", "korinthia"}, {"aitolia", "ahaia"}, {"viotia", "evia"}]
    assert sorted(map(sorted, over)) == sorted(map(sorted, links))


@rule("greek_civil_war", "2.4")
def test_greece_hangs_together_without_foreign_areas() -> None:
    seen, front = {"athens"}, ["athens"]
    while front:
        new = [id for id in ADJACENT[front.pop()] if id not in seen and MAP[id][0] != "F"]
        seen.update(new)
        front += new
    assert seen == {id for id, entry in MAP.items() if entry[0] != "F"}


@rule("greek_civil_war", "2.4")
def test_pairs_said_not_to_be_adjacent_are_not() -> None:
    pairs = [border["pair"] for border in DATA["not_adjacent"]]
    assert ["trikala", "magnesia"] in pairs and ["viotia", "magnesia"] in pairs
    assert not any(two in ADJACENT[one] for one, two in pairs)


@rule("greek_civil_war", "2.1")
def test_the_picture_has_the_regions_of_the_map() -> None:
    drawn = json.loads(files("smallwars.titles.greek_civil_war").joinpath("map.json").read_text(encoding="utf-8"))
    assert set(drawn["spaces"]) == set(GREECE)
    kinds = {"U": "urban", "R": "rural", "F": "foreign"}
    for id, (code, squares, _, _) in MAP.items():
        assert (drawn["spaces"][id]["kind"], len(drawn["spaces"][id].get("squares", []))) == (kinds[code], squares), id


# Units and markers


@rule("greek_civil_war", "2.11", "2.12", "2.13", "3.1", "4.0")
@pytest.mark.parametrize("name", UNITS)
def test_the_numbers_on_the_units(name: str) -> None:
    side, levels, infiltration, unconventional, lower, upper, at_start = UNITS[name]
    unit = DATA["units"][name]
    read = {int(level): (numbers["conflict"], numbers["movement"]) for level, numbers in unit["levels"].items()}
    assert (unit["side"], read, unit["max"]["value"]) == (side, levels, max(levels))
    assert (unit["infiltration"]["value"], unit["unconventional"]["value"]) == (infiltration, unconventional)
    assert (unit["pool"].get("a", 0), unit["pool"].get("b", 0), unit["setup"]["value"]) == (lower, upper, at_start)
    assert unit["attrition"]["value"] == (name in ("police", "front"))
    assert unit["static"]["value"] == (name == "guerrilla")


@rule("greek_civil_war", "2.13", "9.4")
def test_the_code_plays_with_these_units() -> None:
    assert tuple(UNITS) == tuple(DATA["units"]) == TYPES[:-1]
    for type, (_, levels, infiltration, unconventional, lower, upper, at_start) in enumerate(UNITS.values()):
        for level in range(LEVELS):
            face = type * LEVELS + level
            assert (FACTS.conflict[face], FACTS.movement[face]) == levels.get(level, (0, 0))
        assert (FACTS.infiltrating >> type & 1, FACTS.unconventional >> type & 1) == (infiltration, unconventional)
        assert (FACTS.pools[2 * type], FACTS.pools[2 * type + 1], FACTS.set_up[type]) == (lower, upper, at_start)


@rule("greek_civil_war", "10.6")
def test_a_division_is_worth_three_brigades_and_one() -> None:
    divisions, brigades = UNITS["division"][1], UNITS["brigade"][1]
    assert all(divisions[level][0] == 3 * brigades[level][0] + 1 for level in (1, 2, 3, 4))


@rule("greek_civil_war", "2.11", "9.4")
def test_there_are_128_counters_of_units_and_62_markers() -> None:
    assert sum(lower + upper for _, _, _, _, lower, upper, _ in UNITS.values()) == 128
    markers = {name: marker["value"] for name, marker in DATA["markers"].items()}
    assert (markers["airstrike"], markers["terror"], markers["resettled"]) == (4, 26, 24)
    assert sum(markers.values()) == 62


@rule("greek_civil_war", "3.1")
def test_levels_end_at_0_1_2_3_or_4_by_type() -> None:
    tops = {name: max(levels) for name, (_, levels, *_) in UNITS.items()}
    assert {top for top in tops.values()} == {0, 1, 2, 3, 4}
    assert [name for name, top in tops.items() if top == 0] == ["lok_unconv", "front"]
    assert all(unconventional == (max(levels) == 0) for _, levels, _, unconventional, *_ in UNITS.values())


# Charts and tables


@rule("greek_civil_war", "9.1", "9.2")
def test_the_mobilization_charts() -> None:
    for side, chart in CHARTS.items():
        assert list(DATA["mobilization"][side]) == list(chart)
        for name, (build, upgrade, place) in chart.items():
            entry = DATA["mobilization"][side][name]
            assert (entry["build"], entry.get("upgrade"), entry.get("place")) == (build, upgrade, place), name
            type = TYPES.index(name)
            assert (FACTS.build[type], FACTS.upgrade[type]) == (build, upgrade or 0)
    assert DATA["mobilization"]["government"]["airstrike"]["max_held"] == FACTS.most_airstrikes == 4


@rule("greek_civil_war", "9.1")
def test_units_are_built_at_level_1_and_fronts_at_0() -> None:
    """Ruling G-22."""
    charts = {**DATA["mobilization"]["government"], **DATA["mobilization"]["dse"]}
    levels = {name: entry["level"] for name, entry in charts.items() if name != "airstrike"}
    assert levels == {name: 0 if name == "front" else 1 for name in UNITS if name != "lok_unconv"}


@rule("greek_civil_war", "16.3", "9.5", "17.3")
def test_the_politics_table() -> None:
    politics = DATA["politics"]
    doctrines = ["tight"] * 4 + ["area"] * 3 + ["aggressive"] * 4
    assert [politics["doctrine"]["roll"][str(total)] for total in range(2, 13)] == doctrines
    assert {name: politics["limit"][name] for name in ("tight", "area", "aggressive")} == {
        "tight": 10, "area": 15, "aggressive": 20,
    }  # fmt: skip
    assert [politics["limit_roll"]["roll"][str(total)] for total in range(2, 13)] == [10] * 4 + [15] * 3 + [20] * 4
    assert [politics["duration"]["roll"][str(total)] for total in range(2, 13)] == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    garrison = ["athens", "thessalonika", "viotia", "serres"]
    assert politics["garrison"]["tight"]["regions"] == politics["setup_effect"]["tight"]["regions"] == garrison


@rule("greek_civil_war", "12.2a")
@pytest.mark.parametrize(("name", "table"), [("open", OPEN), ("infrastructure", INFRASTRUCTURE)])
def test_the_conflict_resolution_tables(name: str, table: str) -> None:
    crt = DATA["crt"]
    assert crt["columns"] == ["<1:1", "1:1", "2:1", "3:1", "4:1"]
    assert [crt[name][str(die)] for die in range(1, 7)] == rows(table)
    codes = list(crt["codes"])
    played = FACTS.open_table if name == "open" else FACTS.infrastructure_table
    assert [codes[number] for number in played] == table.split()


@rule("greek_civil_war", "12.2a", "12.1")
def test_the_codes_of_the_tables() -> None:
    codes = dict(DATA["crt"]["codes"])
    assert codes.pop("MD") == {
        "who": "attacker", "eliminate": "half", "rest": "retreat", "terror": "place", "by": "either",
    }  # fmt: skip
    assert codes.pop("EA") == {
        "who": "defender", "eliminate": "half", "rest": "retreat", "terror": "remove", "by": "government",
    }  # fmt: skip
    assert codes.pop("VE") == {"who": "defender", "eliminate": "all", "terror": "remove", "by": "government"}
    assert codes.pop("OK") == {"who": "defender", "eliminate": "all", "terror": "place", "by": "either"}
    spelled = {
        f"{share}%{who}({level:+d})": {"who": whose, "share": how, "level": level}
        for share, how in ((100, "all"), (50, "half"))
        for who, whose in (("A", "attacker"), ("D", "defender"))
        for level in (-2, -1, 1, 2)
    }
    assert codes == spelled


@rule("greek_civil_war", "11.6")
def test_what_a_changed_die_costs() -> None:
    costs = {column: (cost["attacker"], cost["defender"]) for column, cost in DATA["crt"]["unconventional_pp"].items()}
    assert costs == {"<1:1": (5, 1), "1:1": (4, 2), "2:1": (3, 3), "3:1": (2, 4), "4:1": (1, 5)}
    assert (FACTS.attacker_pays, FACTS.defender_pays) == ([5, 4, 3, 2, 1], [1, 2, 3, 4, 5])


# Set-up, victory, options


@rule("greek_civil_war", "4.0", "7.2")
def test_the_set_up_and_the_tracks() -> None:
    setup = DATA["setup"]
    assert (setup["order"], setup["political_index"]) == (["government", "dse"], {"government": 60, "dse": 50})
    placed = {name: (entry["count"], entry["where"]) for side in setup["order"] for name, entry in setup[side].items()}
    assert placed == {
        "division": (7, "open"), "mountain": (1, "open"), "police": (5, "squares"),
        "front": (3, "any"), "cadre": (4, "any"), "guerrilla": (5, "any"),
    }  # fmt: skip
    assert {name: track["value"] for name, track in DATA["tracks"].items()} == {"political_index": 99, "turn": 30}


@rule("greek_civil_war", "5.0", "6.1")
def test_the_victory_levels_and_the_turns_that_may_be_agreed_on() -> None:
    levels = [(level["min"], level["max"], level["result"]) for level in DATA["victory"]["levels"]]
    assert levels == [(0, 25, "draw"), (26, 50, "marginal"), (51, 75, "decisive"), (76, 100, "turning_point")]
    assert DATA["victory"]["turns"] == [5, 10, 15, 20, 25, 30]
    assert DATA["options"]["end_turn"]["one_of"] == [0, *DATA["victory"]["turns"]]


@rule("greek_civil_war", "4.0")
def test_the_options_and_what_they_are_without_a_word() -> None:
    assert TITLE.check_options({}) == {
        "end_turn": 15,
        "political_index_government": 60,
        "political_index_dse": 50,
        "tito": False,
        "american_aid_inclusive": False,
        "american_aid_by_phase": False,
        "rises_compulsory": False,
        "start_1944": False,
        "remote_variant": False,
        "plus2_two_steps": True,
        "shorter_game": False,
        "retreat_by_points": False,
        "brigades_into_squares": False,
        "start_1944_free_bands": False,
        "start_1944_limit_by_sum": False,
    }


@rule("greek_civil_war", "2.1")
def test_every_datum_has_a_source() -> None:
    assert all(border["source"] and border["confidence"] for border in [*DATA["adjacent"], *DATA["not_adjacent"]])
    for region in REGIONS.values():
        assert region["source"] and region["squares"]["source"] and region["pp"]["source"]
    for unit in DATA["units"].values():
        assert all(value["source"] for value in unit.values() if isinstance(value, dict) and "value" in value)
        assert all(numbers["source"] for numbers in unit["levels"].values()) and unit["pool"]["source"]
    assert all(entry["source"] for side in DATA["mobilization"].values() for entry in side.values())
