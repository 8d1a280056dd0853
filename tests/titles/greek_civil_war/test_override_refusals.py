"""Data files that are refused: every error names the file and the field, and says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.paths import nested
from tests.titles.greek_civil_war.overriding import FOREIGN, PAGE, PRINTED, RATINGS, away, complaint, placed, police

REGIONS = ", ".join(PRINTED.names)
TYPES = "division, brigade, mountain, lok, lok_unconv, police, front, cadre, guerrilla, partisan"
SECTIONS = "adjacency, pairs, regions, units, markers, mobilization, politics"
ROLLS = "2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"
AIRSTRIKE = "mobilization.government.airstrike"
FRONT = "mobilization.dse.front"
TIGHT = "politics.garrison.tight"
EFFECT = "politics.setup_effect"

FIELDS: list[tuple[str, Any, str]] = [
    ("spaces", {}, f"is not a field here; known: {SECTIONS}"),
    ("crt", {"open": {}}, "cannot be changed: both tables are in the rulebook (12.2)"),
    ("setup", {}, "cannot be changed: the set-up is in the rulebook (4.0)"),
    (
        "tracks",
        {"turn": 40},
        "cannot be changed: the Political Index ends at 99 (7.2), and the last turn that may be agreed on is 30 (5.0)",
    ),
    ("victory", {}, "cannot be changed: how to win is in the rulebook (5.0, 6.0)"),
    ("options", {}, "cannot be changed: options are given beside the data, not among them"),
    # Borders
    ("adjacency.crete", [], f"is not a Region of greek_civil_war; the Regions are {REGIONS}"),
    ("adjacency.evia", ["evia"], "names evia: a Region is not next to itself"),
    (
        "adjacency.evia",
        ["viotia"],
        "leaves out magnesia, but magnesia names evia; list it under adjacency too, or use pairs",
    ),
    # Regions
    ("regions", [], "must be an object, not []"),
    ("regions.crete", {}, f"is not a Region of greek_civil_war; known: {REGIONS}"),
    ("regions.evia", 2, "must be an object, not 2"),
    ("regions.evia.name", "x", "is not a field here; known: code, squares, pp, remote"),
    ("regions.evia.code", "F", "is 'F'; it must be one of U, R"),
    ("regions.evia.code", ["U"], "is ['U']; it must be one of U, R"),
    ("regions.albania.code", "R", "is always F, not 'R' (2.6)"),
    ("regions.evia.squares", 0, "is 0; it must be from 1 to 3 (2.3)"),
    ("regions.evia.squares", 4, "is 4; it must be from 1 to 3 (2.3)"),
    ("regions.evia.squares", "2", "must be a whole number, not '2'"),
    ("regions.evia.squares", True, "must be a whole number, not True"),
    ("regions.albania.squares", 1, "is always 0, not 1 (2.6)"),
    ("regions.evia.pp", 2, "must be an object, not 2"),
    ("regions.evia.pp.dse", 10, "is 10; it must be from 0 to 9"),
    ("regions.evia.pp.government", -1, "is -1; it must be from 0 to 9"),
    ("regions.evia.pp.eam", 1, "is not a field here; known: dse, government"),
    ("regions.albania.pp.government", 1, "is always 0, not 1 (14.4)"),
    ("regions.evia.remote", 1, "must be true or false, not 1"),
    ("regions.bulgaria.remote", True, "is true, but a Foreign Area is never Remote (2.6)"),
    # Units
    ("units.tank", {}, f"is not a type of unit; known: {TYPES}"),
    ("units.police.cost", 1, "is not a field here; known: max, infiltration, pool, levels"),
    ("units.police.side", "dse", "cannot be changed: 2.11 says whose units they are"),
    ("units.partisan.size", "XX", "cannot be changed: 10.6 says what divisions and brigades are"),
    ("units.front.unconventional", False, "cannot be changed: 16.1 says which units are unconventional"),
    ("units.guerrilla.static", False, "cannot be changed: 10.2 says which units do not move"),
    ("units.police.attrition", False, "cannot be changed: 15.0 says which units suffer attrition"),
    ("units.police.setup", 6, "cannot be changed: 4.0 says how many units there are at the start"),
    ("units.lok.flip", "lok", "cannot be changed: 10.7 says which units change their mode"),
    ("units.police.max", 5, "is 5; it must be from 1 to 4 (3.1)"),
    ("units.police.max", 0, "is 0; it must be from 1 to 4 (3.1)"),
    ("units.front.max", 1, "is always 0, not 1 (3.1)"),
    ("units.lok_unconv.max", 1, "is always 0, not 1 (3.1)"),
    ("units.guerrilla.max", 3, "is always 2, not 3 (17.3)"),
    ("units.police.levels.3", RATINGS, "is too high: the highest Level of police is 2"),
    ("units.division.levels.0", RATINGS, "is not a Level of division; known: 1, 2, 3, 4"),
    ("units.front.levels.1", RATINGS, "is not a Level of front; known: 0"),
    ("units.police.levels.1.conflict", 0, "is 0; it must be from 1 to 99"),
    ("units.police.levels.1.movement", 10, "is 10; it must be from 1 to 9"),
    ("units.lok.max", 3, "is always 1, not 3 (10.7)"),
    ("units.guerrilla.levels.1.movement", 1, "is always 0, not 1 (10.2)"),
    ("units.guerrilla.infiltration", True, "is true, but 10.2 does not let them move"),
    ("units.front.infiltration", 1, "must be true or false, not 1"),
    ("units.division.pool.a", 6, "is 6; it must be from 7 to 99 (4.0)"),
    ("units.lok.pool.a", -1, "is -1; it must be from 0 to 99"),
    ("units.division.pool.b", 100, "is 100; it must be from 0 to 99"),
    (
        "units.police.pool.b",
        2,
        "is 2, but the highest Level of police is 2; b counts the counters of Levels 3 and 4",
    ),
    (
        "units.division.pool.b",
        0,
        "must be 1 or more: the highest Level of division is 4, and b counts the counters of Levels 3 and 4",
    ),
    ("units.lok_unconv.pool", {"a": 3}, "cannot be changed: they are the other face of units.lok"),
    # Markers
    ("markers.airstrike", 100, "is 100; it must be from 0 to 99"),
    ("markers.terror", 1, "cannot be changed: 16.4 has one for each Region"),
    ("markers.resettled", 1, "cannot be changed: 16.5 has one for each Rural Region"),
    ("markers.turn", 1, "is not a field here; known: airstrike"),
    # Charts
    ("mobilization.gov", {}, "is not a side; known: government, dse"),
    ("mobilization.dse.police", {}, "is not on this chart; known: front, cadre, guerrilla, partisan"),
    (
        "mobilization.government.lok_unconv",
        {},
        "is not on this chart; known: division, brigade, mountain, lok, police, airstrike",
    ),
    (f"{FRONT}.cost", 1, "is not a field here; known: build, upgrade, place"),
    (f"{FRONT}.level", 1, "cannot be changed: 9.1 says at which Level units are built"),
    (f"{FRONT}.build", 0, "is 0; it must be from 1 to 99"),
    (f"{FRONT}.upgrade", 0, "is 0; it must be from 1 to 99"),
    (f"{FRONT}.upgrade", True, "must be a whole number, or false for none, not True"),
    (f"{FRONT}.place", "greek", "must be a list, not 'greek'"),
    (f"{FRONT}.place", [], "must have an alternative"),
    (f"{FRONT}.place", [{"in": "greek"}, {"in": "greek"}], "has the same alternative twice"),
    (f"{AIRSTRIKE}.upgrade", 1, "is not a field here; known: build, max_held"),
    (f"{AIRSTRIKE}.place", [], "cannot be changed: Airstrikes go to a box of their own (2.8)"),
    (f"{AIRSTRIKE}.build", 100, "is 100; it must be from 1 to 99"),
    (f"{AIRSTRIKE}.max_held", 100, "is 100; it must be from 0 to 99"),
    (f"{AIRSTRIKE}.max_held", 5, "is 5, but there are 4 markers (markers.airstrike)"),
    # Politics
    (
        "politics.posture",
        {},
        "is not a field here; known: doctrine, limit, limit_roll, duration, garrison, setup_effect",
    ),
    ("politics.doctrine.2", "area", "is not a field here; known: roll"),
    ("politics.doctrine.roll.2", "loose", "is 'loose'; it must be one of tight, area, aggressive"),
    ("politics.duration.roll.13", 1, f"is not a sum of two dice; known: {ROLLS}"),
    ("politics.duration.roll.2", 31, "is 31; it must be from 1 to 30"),
    ("politics.limit_roll.roll.2", 0, "is 0; it must be from 1 to 99"),
    ("politics.limit.loose", 1, "is not a doctrine; known: tight, area, aggressive"),
    ("politics.limit.tight", 100, "is 100; it must be from 1 to 99"),
    ("politics.garrison.area", 1, "cannot be changed: 16.3 asks for one unit in each Region"),
    (f"{TIGHT}.divisions", 2, "cannot be changed: 16.3 asks for one division"),
    (f"{TIGHT}.or_brigades", 2, "cannot be changed: 16.3 asks for three brigades instead of a division"),
    (f"{TIGHT}.penalty", 2, "cannot be changed: 16.3 has one die for it"),
    (
        f"{TIGHT}.regions",
        ["crete"],
        f"names 'crete', which is not a Region of greek_civil_war; the Regions are {REGIONS}",
    ),
    (f"{TIGHT}.regions", ["albania"], "names albania, which is not in Greece"),
    (f"{TIGHT}.regions", ["evia", "evia"], "names evia twice"),
    (f"{TIGHT}.regions", [], "names 0 Regions; it must name from 1 to 26"),
    (f"{EFFECT}.tight.regions", PRINTED.greek[:8], "names 8 Regions; it must name from 1 to 7 (4.0)"),
    (f"{EFFECT}.loose", {}, "is not a doctrine; known: tight, area, aggressive"),
    (f"{EFFECT}.tight.rule", "free", "is 'free'; it must be one of division_in_each, spread, none"),
    (f"{EFFECT}.area.regions", ["evia"], "means nothing with spread; only division_in_each needs it"),
]
"""A field, what it holds, and what is wrong with that."""

SOME = "must name some types, or any and nothing else; left out, none is needed"
PLACES: list[tuple[str, list[Any], str]] = [
    ("front", ["greek"], "[0] must be an object, not 'greek'"),
    ("front", [{"in": "greek", "where": 1}], "[0].where is not a field here; known: in, with, control"),
    ("front", [{"in": "greek"}, {"control": "own"}], "[1].in is missing; it is one of urban, rural, greek, foreign"),
    ("front", [{"in": "abroad"}], "[0].in is 'abroad'; it must be one of urban, rural, greek, foreign"),
    ("lok", [{"in": "urban"}, FOREIGN], "[1].in is 'foreign', but Government units never go abroad (2.6)"),
    ("front", [{"in": "greek", "control": "enemy"}], "[0].control is 'enemy'; it must be one of own, not_enemy"),
    (
        "front",
        [{"in": "greek", "with": ["police"]}],
        "[0].with names 'police', which is not a type of this side; known: front, cadre, guerrilla, partisan, any",
    ),
    ("front", [{"in": "greek", "with": "any"}], "[0].with must be a list, not 'any'"),
    ("front", [{"in": "greek", "with": []}], f"[0].with {SOME}"),
    ("front", [{"in": "greek", "with": ["any", "cadre"]}], f"[0].with {SOME}"),
]
"""A type, where it is built, and what is wrong with that."""

SIDES = {"front": "dse", "lok": "government"}
ALONE = "without a neighbour in Greece; every Region needs one"
OTHERS: list[tuple[Any, str]] = [
    (5, "must be a dict, or the path of a TOML or JSON file, not 5"),
    ({"pairs": [{"pair": ["evia"], "adjacent": True}]}, "pairs[0].pair must name two Regions, not 1"),
    (away("evia-magnesia", "evia-viotia"), f"pairs would leave evia {ALONE}"),
    (away("pella-yugoslavia", "florina-yugoslavia"), f"pairs would leave yugoslavia {ALONE}"),
    (away("evros-rodopi"), f"pairs would leave evros {ALONE}"),
    (
        {"adjacency": {"athens": [], "viotia": ["evia", "fokida", "korinthia"]}},
        f"adjacency would leave athens {ALONE}",
    ),
    (
        away("magnesia-korinthia", "viotia-korinthia", "aitolia-ahaia"),
        "pairs would cut off korinthia, ahaia, arkadia, messinia, lakonia from the rest of Greece",
    ),
    (away("rodopi-drama"), "pairs would cut off evros, rodopi from the rest of Greece"),
    (police(levels={}), "units.police.levels.3.conflict is missing: the highest Level of police is 3"),
    (
        police(levels={"3": {"conflict": 4}}),
        "units.police.levels.3.movement is missing: the highest Level of police is 3",
    ),
    (police(max=2), "units.police.levels.3 is too high: the highest Level of police is 2"),
    (
        police(pool={}),
        "units.police.pool.b must be 1 or more: the highest Level of police is 3, "
        "and b counts the counters of Levels 3 and 4",
    ),
    (
        {"markers": {"airstrike": 2}, **nested(f"{AIRSTRIKE}.max_held", 4)},
        f"{AIRSTRIKE}.max_held is 4, but there are 2 markers (markers.airstrike)",
    ),
    (
        nested(f"{EFFECT}.area.rule", "division_in_each"),
        f"{EFFECT}.area.regions is missing: division_in_each needs it",
    ),
]
"""An override, and what is wrong with it."""

WRONG = [
    *[(nested(path, value), f"{path} {why}") for path, value, why in FIELDS],
    *[(placed(type, *places), f"mobilization.{SIDES[type]}.{type}.place{why}") for type, places, why in PLACES],
    *OTHERS,
]


@pytest.mark.parametrize(("given", "why"), WRONG, ids=[why[:60] for _, why in WRONG])
def test_an_override_that_is_wrong_is_refused_with_its_field(given: Any, why: str) -> None:
    assert complaint(given) == f"data: {why}"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "no such file or directory"),
        (b"[regions.evia]\nsquares = ", "not TOML: Invalid value (at line 2, the last)"),
        (b"[regions.evia]\nsquares = 4", "regions.evia.squares is 4; it must be from 1 to 3 (2.3)"),
        (b"[crt.open]\n1 = 2", "crt cannot be changed: both tables are in the rulebook (12.2)"),
    ],
)
def test_a_file_that_is_wrong_is_named(
    content: bytes | None, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path("greece.toml").write_bytes(content)
    assert complaint("greece.toml") == f"data: greece.toml: {why}"


def test_a_file_that_holds_no_object_is_told_of_the_sections(tmp_path: Path) -> None:
    path = tmp_path / "greece.json"
    path.write_text("[]", encoding="utf-8")
    assert complaint(path) == f"data: {path}: must be an object with {SECTIONS}, not []"


def test_the_errors_on_the_page_are_those_that_are_told() -> None:
    told = [line.split("my-greece.toml: ")[1] for line in PAGE.splitlines() if "data: my-greece.toml: " in line]
    assert len(told) == 8 and set(told) <= {why for _, why in WRONG}
