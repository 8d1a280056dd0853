"""Data corrected with a data file: what is taken, what becomes of the title's data, what is refused and why."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from smallwars.engine.errors import InvalidOption
from smallwars.kit.data_file import OVERRIDE
from smallwars.titles.brief_border_wars.attila.corrections import Printed, values_of
from smallwars.titles.brief_border_wars.attila.override import read_changes, with_changes
from tests.paths import Data, at, nested

DATA: Data = tomllib.loads(
    (files("smallwars.titles.brief_border_wars.attila") / "data.toml").read_text(encoding="utf-8")
)
PRINTED = Printed(DATA)
AREAS = ", ".join(PRINTED.names)
UNITS = ", ".join(unit["id"] for unit in DATA["units"])
GROUND = "infantry, military_police, irregular, airborne, mountain, armor, mechanized"
SECTIONS = "adjacency, pairs, areas, types, air_units, units, deck, organizational_ability, poorly_trained_staff"


def taken(given: Any) -> Data:
    """What is kept of an override."""
    return read_changes(given, DATA)


def applied(given: Any) -> Data:
    """The title's data with an override."""
    return with_changes(DATA, taken(given))


def complaint(given: Any) -> str:
    """Why an override is refused."""
    with pytest.raises(InvalidOption) as caught:
        taken(given)
    assert caught.value.option == "data"
    return str(caught.value)


def sources(data: Data, path: str = "") -> set[str]:
    """Where the source is the override, borders left aside."""
    found = {path} if data.get("source") == OVERRIDE else set()
    for key, value in data.items():
        inner = {entry["id"]: entry for entry in value} if path == "" and key in ("areas", "units") else value
        if isinstance(inner, dict):
            found |= sources(inner, f"{path}.{key}".lstrip("."))
    return found


def away(*pairs: str) -> Data:
    """Borders taken away."""
    return {"pairs": [{"pair": pair.split("-"), "adjacent": False} for pair in pairs]}


def cards(colour: str, **counts: int) -> Data:
    """Cards of a colour: `c24=2` for two of 2-4."""
    return nested(f"deck.{colour}.cards", {f"{card[1]}-{card[2]}": count for card, count in counts.items()})


# What is taken


CHANGES = [
    ("areas.paphos.coastal", False, "areas.paphos.coastal", "areas.paphos.coastal.value"),
    ("areas.dhali.coastal", True, "areas.dhali.coastal", "areas.dhali.coastal.value"),
    ("areas.paphos.terrain.woods", 2, "areas.paphos.terrain", ""),
    ("areas.paphos.terrain.mountain", 0, "areas.paphos.terrain", ""),
    ("areas.larnaca.terrain.urban", 1, "areas.larnaca.terrain", ""),
    ("areas.karpas.vp", 20, "areas.karpas.vp", "areas.karpas.vp.value"),
    ("areas.lefka.vp", 0, "areas.lefka.vp", "areas.lefka.vp.value"),
    ("units.ema.cv", 9, "units.ema.cv", "units.ema.cv.value"),
    ("units.taf_1.cv", 1, "units.taf_1.cv", "units.taf_1.cv.value"),
    ("units.haf_2.cv", 3, "units.haf_2.cv", "units.haf_2.cv.value"),
    ("units.es.type", "irregular", "units.es.type", "units.es.type.value"),
    ("units.cdo.type", "infantry", "units.cdo.type", "units.cdo.type.value"),
    ("units.slf.mech", True, "units.slf.mech", "units.slf.mech.value"),
    ("units.5_div.mech", False, "units.5_div.mech", "units.5_div.mech.value"),
    ("deck.special_actions.turkish", 12, "deck.special_actions", ""),
    ("deck.special_actions.cypriot", 0, "deck.special_actions", ""),
    ("organizational_ability.most", 2, "organizational_ability", ""),
    ("poorly_trained_staff.roll", 3, "poorly_trained_staff", ""),
    ("poorly_trained_staff.loss", 2, "poorly_trained_staff", ""),
    ("poorly_trained_staff.least", 0, "poorly_trained_staff", ""),
]
"""A field, a value for it, the datum it belongs to, where the value then stands."""


@pytest.mark.parametrize(("path", "value", "entry", "where"), CHANGES, ids=[path for path, *_ in CHANGES])
def test_every_field_can_be_changed(path: str, value: Any, entry: str, where: str) -> None:
    given = nested(path, value)
    assert taken(given) == given
    data = applied(given)
    assert at(data, where or path) == value and sources(data) == {entry}
    assert not {"confidence", "guess"} & set(at(data, entry))


def test_an_override_is_a_dict_or_the_path_of_a_toml_or_json_file(tmp_path: Path) -> None:
    (tmp_path / "attila.toml").write_text("[areas.karpas]\nvp = 2", encoding="utf-8")
    (tmp_path / "attila.json").write_text('{"areas": {"karpas": {"vp": 2}}}', encoding="utf-8")
    for given in (tmp_path / "attila.toml", str(tmp_path / "attila.json"), {"areas": {"karpas": {"vp": 2}}}):
        assert taken(given) == {"areas": {"karpas": {"vp": 2}}}


def test_the_data_as_they_are_change_nothing() -> None:
    own = json.loads(json.dumps(values_of(PRINTED)))
    near = {area: sorted(others) for area, others in PRINTED.near().items()}
    pairs = [{"pair": entry["pair"], "adjacent": False} for entry in DATA["not_adjacent"]]
    whole = {"adjacency": near, "pairs": pairs, "air_units": {"turkish": 4}, **own}
    nothings: list[Any] = [own, whole, {}, None, dict.fromkeys(own, None), {"areas": {"lefka": {"vp": None}}}]
    assert [taken(nothing) for nothing in nothings] == [{}] * 6
    assert with_changes(DATA, {}) == DATA


def test_what_is_kept_stands_in_the_order_of_the_data() -> None:
    given = {
        "deck": {"special_actions": {"cypriot": 4, "turkish": 5}, "grey": {"cards": {"9-9": 1, "0-9": 1, "3-3": 2}}},
        "units": {"trk": {"mech": True, "cv": 3}, "ema": {"cv": 2}},
        "air_units": {"turkish": 3},
        "areas": {"polis": {"vp": 2, "coastal": False}, "karpas": {"terrain": {"mountain": 1, "woods": 1}}},
        "pairs": [{"pair": ["larnaca", "famagusta"], "adjacent": True}],
    }
    kept = {
        "pairs": [{"pair": ["famagusta", "larnaca"], "adjacent": True}],
        "areas": {"karpas": {"terrain": {"woods": 1, "mountain": 1}}, "polis": {"coastal": False, "vp": 2}},
        "air_units": {"turkish": 3},
        "units": {"ema": {"cv": 2}, "trk": {"cv": 3, "mech": True}},
        "deck": {
            "grey": {"cards": {"0-9": 1, "3-3": 2, "9-9": 1}},
            "special_actions": {"turkish": 5, "cypriot": 4},
        },
    }
    assert json.dumps(taken(given)) == json.dumps(kept)


def test_the_data_of_the_title_stay_as_they_are() -> None:
    before = json.dumps(DATA)
    kept = taken({"types": {"mechanized": ["armor"]}, **cards("white", c24=2, c25=1)})
    with_changes(DATA, kept)
    kept["types"]["mechanized"].clear()
    assert json.dumps(DATA) == before


def random_change(random: Random) -> Data:
    """Some changes at once, each of them sound, whatever the others are."""
    given: Data = {}
    if random.random() < 0.5:
        given["pairs"] = [{"pair": ["athienou", "nicosia_city"], "adjacent": True}]
    if random.random() < 0.5:
        given["types"] = {"mechanized": random.sample(["infantry", "armor", "mechanized"], 2)}
    if random.random() < 0.5:
        given["air_units"] = {"turkish": random.randint(1, 9)}
    if random.random() < 0.5:
        given["deck"] = cards("white", c33=0, c34=random.choice([3, 4]), c16=1)["deck"]
        given["deck"]["white"]["cards"]["1-6"] += 4 - given["deck"]["white"]["cards"]["3-4"]
    for path, value in random.sample([(path, value) for path, value, *_ in CHANGES], 8):
        *keys, last = path.split(".")
        inner = given
        for key in keys:
            inner = inner.setdefault(key, {})
        inner[last] = value
    return given


@pytest.mark.parametrize("seed", range(40))
def test_what_is_kept_is_read_again_as_it_is_and_is_all_there_is(seed: int) -> None:
    kept = taken(random_change(Random(seed)))
    again = json.loads(json.dumps(kept))
    assert json.dumps(taken(again)) == json.dumps(kept)
    data = with_changes(DATA, again)
    assert read_changes(kept, data) == {} and read_changes({}, data) == {}
    assert with_changes(data, {}) == data
    was = {"air_units": {"turkish": 4}, **json.loads(json.dumps(values_of(PRINTED)))}
    for colour in ("white", "grey"):
        new = dict.fromkeys(data["deck"][colour]["cards"], 0)
        was["deck"][colour]["cards"] = {**new, **was["deck"][colour]["cards"]}
    assert values_of(Printed(with_changes(data, read_changes(was, data)))) == values_of(PRINTED)


# Borders


def test_borders_are_added_and_taken_away() -> None:
    pairs = [{"pair": ["kyrenia", "nicosia_city"], "adjacent": True}, {"pair": ["lefka", "troodos"], "adjacent": False}]
    assert taken({"pairs": pairs[::-1]}) == {"pairs": pairs}
    data = applied({"pairs": pairs})
    assert {"pair": ["kyrenia", "nicosia_city"], "source": OVERRIDE} in data["adjacent"]
    assert {"pair": ["lefka", "troodos"], "source": OVERRIDE} in data["not_adjacent"]
    assert ["lefka", "troodos"] not in [entry["pair"] for entry in data["adjacent"]]


def test_lists_of_neighbours_say_the_same_as_pairs() -> None:
    lists = {"polis": ["lefka", "paphos"], "troodos": ["machairas", "limassol", "paphos", "lefka", "peristerona"]}
    assert taken({"adjacency": lists}) == {"pairs": [{"pair": ["polis", "troodos"], "adjacent": False}]}


# Units


def test_a_unit_of_another_type_is_mechanized_as_its_type_is() -> None:
    assert taken(nested("units.a_28.type", "infantry")) == nested("units.a_28", {"type": "infantry", "mech": False})
    assert taken(nested("units.lok.type", "armor")) == nested("units.lok", {"type": "armor", "mech": True})
    told = nested("units.lok", {"type": "armor", "mech": False})
    assert taken(told) == nested("units.lok.type", "armor")


def test_other_types_may_be_mechanized() -> None:
    kept = taken(nested("types.mechanized", ["mechanized", "military_police"]))
    units = {"es": {"mech": True}, "5_div": {"mech": False}}
    assert kept == {"types": {"mechanized": ["military_police", "mechanized"]}, "units": units}
    data = with_changes(DATA, kept)
    assert sources(data) == {"types.mechanized", "units.es.mech", "units.5_div.mech"}
    assert taken(nested("types.mechanized", ["mechanized", "armor"])) == {}


def test_there_are_fewer_turkish_fighters() -> None:
    data = applied(nested("air_units.turkish", 1))
    assert [unit["id"] for unit in data["units"]][-2:] == ["cdo", "taf_1"] and len(data["units"]) == 33
    assert sources(data) == {"air_units.turkish"} and data["air_units"]["turkish"]["value"] == 1


def test_there_are_more_turkish_fighters() -> None:
    given = {"air_units": {"turkish": 6}, "units": {"taf_6": {"cv": 3}}}
    assert taken(given) == given
    data = applied(given)
    fighters = [unit for unit in data["units"] if unit["id"].startswith("taf")]
    assert [(unit["name"], unit["cv"]["value"]) for unit in fighters[3:]] == [("TAF-4", 2), ("TAF-5", 2), ("TAF-6", 3)]
    assert {(unit["setup"], unit["side"], unit["type"]["value"]) for unit in fighters} == {
        ("rear", "turkish", "fighter")
    }
    assert "confidence" not in fighters[5] and fighters[5]["source"] == fighters[5]["cv"]["source"] == OVERRIDE


# Cards


def test_cards_are_exchanged_one_by_one() -> None:
    kept = taken(cards("white", c24=2, c25=1))
    assert kept == cards("white", c24=2, c25=1)
    deck = with_changes(DATA, kept)["deck"]
    assert deck["white"]["cards"] == {
        "1-6": 1, "2-3": 1, "2-4": 2, "2-5": 1, "3-2": 1, "3-3": 4, "3-5": 2, "4-2": 3, "4-4": 2, "5-3": 2, "6-1": 1,
    }  # fmt: skip
    assert list(deck["white"]["cards"]) == sorted(deck["white"]["cards"]) and deck["white"]["source"] == OVERRIDE
    assert deck["grey"] == DATA["deck"]["grey"]


def test_a_card_of_which_there_is_none_is_gone() -> None:
    kept = taken(cards("grey", c16=0, c61=0, c44=4, c99=0))
    assert kept == cards("grey", c16=0, c44=4, c61=0)
    assert set(with_changes(DATA, kept)["deck"]["grey"]["cards"]) == set(DATA["deck"]["grey"]["cards"]) - {"1-6", "6-1"}


# What is refused


FIELDS: list[tuple[str, Any, str]] = [
    ("spaces", {}, f"is not a field here; known: {SECTIONS}"),
    ("map", {}, "cannot be changed: which areas there are is not open to a data file"),
    ("sovereign_bases", [], "cannot be changed: 6.11 closes both to every unit"),
    ("system", {"turns": 8}, "cannot be changed: these numbers are in the rulebook (1.1, 5.0 to 9.3)"),
    ("events", [], "cannot be changed: the Random Events Chart is in the rulebook"),
    ("victory", {}, "cannot be changed: how to win is in the rulebook (8.0)"),
    ("options", {}, "cannot be changed: options are given beside the data, not among them"),
    # Borders
    ("adjacency.akrotiri_sba", [], f"is not a map area of attila; the map areas are {AREAS}"),
    ("adjacency.polis", ["polis"], "names polis: a map area is not next to itself"),
    (
        "adjacency.ayia_napa",
        ["famagusta", "larnaca"],
        "names larnaca, but larnaca does not name ayia_napa; list it under adjacency too, or use pairs",
    ),
    # Areas
    ("areas", [], "must be an object, not []"),
    ("areas.rhodes", {}, f"is not an area of attila; known: {AREAS}"),
    ("areas.polis.xy", [0, 0], "is not a field here; known: coastal, terrain, vp"),
    ("areas.polis.name", "x", "cannot be changed: positions and records go by the areas as they are"),
    ("areas.polis.airport", True, "cannot be changed: 9.4 has Nicosia Airport in Strovolos"),
    ("areas.polis.coastal", 1, "must be true or false, not 1"),
    ("areas.kyrenia.coastal", False, "is false, but the first beachhead was there (10.0)"),
    ("areas.polis.terrain", 1, "must be an object, not 1"),
    ("areas.polis.terrain.hills", 1, "is not a symbol; known: woods, mountain, urban"),
    ("areas.polis.terrain.woods", 5, "is 5; it must be from 0 to 4"),
    ("areas.polis.terrain.urban", 2, "is 2; it must be from 0 to 1 (A-51)"),
    ("areas.polis.vp", 21, "is 21; it must be from 0 to 20"),
    ("areas.polis.vp", "2", "must be a whole number, not '2'"),
    ("areas.polis.vp", True, "must be a whole number, not True"),
    # Types and units
    ("types.ground", [], "cannot be changed: 2.2 lists the types"),
    ("types.air", [], "cannot be changed: 2.2 lists the types"),
    ("types.mechanized", "armor", "must be a list, not 'armor'"),
    ("types.mechanized", ["armor", "armor"], "names armor twice"),
    ("types.mechanized", ["fighter"], f"names 'fighter', which is not a type of ground unit; known: {GROUND}"),
    ("air_units.turkish", 0, "is 0; it must be from 1 to 9"),
    ("air_units.turkish", 10, "is 10; it must be from 1 to 9"),
    ("air_units.cypriot", 3, "cannot be changed: 9.4 has two"),
    ("units.1c_ng", {}, f"is not a unit; known: {UNITS}"),
    ("units.taf_5", {"cv": 1}, f"is not a unit; known: {UNITS}"),
    ("units.ema.level", 1, "is not a field here; known: type, cv, mech"),
    ("units.ema.name", "x", "cannot be changed: 3.0 names the units"),
    ("units.grk.alias", "x", "cannot be changed: 2.2 names the units"),
    ("units.ema.side", "turkish", "cannot be changed: 3.0 says whose units they are"),
    ("units.ema.setup", "polis", "cannot be changed: 3.0 says where units begin"),
    ("units.ema.cv", 0, "is 0; it must be from 1 to 9"),
    ("units.ema.mech", "yes", "must be true or false, not 'yes'"),
    (
        "units.ema.type",
        "airborne",
        "is 'airborne'; it must be one of infantry, military_police, irregular, mountain, armor, mechanized",
    ),
    (
        "units.trk.type",
        "irregular",
        "is 'irregular'; it must be one of infantry, military_police, mountain, armor, mechanized",
    ),
    ("units.tmt_8.type", "infantry", "is always irregular, not 'infantry' (3.0)"),
    ("units.abn.type", "infantry", "is always airborne, not 'infantry' (9.3)"),
    ("units.taf_1.type", "infantry", "cannot be changed: 2.2 has one type of air unit"),
    ("units.haf_1.mech", True, "cannot be changed: only ground units exploit (6.24)"),
    # Cards
    (
        "deck.random_events",
        3,
        "cannot be changed: seven draws of six are 42 cards (1.1, 5.0), 20 of each colour",
    ),
    (
        "deck.per_colour",
        21,
        "cannot be changed: seven draws of six are 42 cards (1.1, 5.0), two of them Random Events",
    ),
    ("deck.colours", {}, "cannot be changed: 3.0 says whose cards they are"),
    ("deck.red", {}, "is not a field here; known: white, grey, special_actions"),
    ("deck.white.2-4", 3, "is not a field here; known: cards"),
    ("deck.white.cards", [], "must be an object, not []"),
    ("deck.white.cards.w2-4", 3, "is not a card; write Movement and Combat from 0 to 9 as in 2-4"),
    ("deck.white.cards.10-4", 3, "is not a card; write Movement and Combat from 0 to 9 as in 2-4"),
    ("deck.white.cards.2-4", 21, "is 21; it must be from 0 to 20"),
    ("deck.special_actions.turkish", 13, "is 13; it must be from 0 to 12"),
    ("deck.special_actions.greek", 1, "is not a side; known: turkish, cypriot"),
    # Optional rules
    ("organizational_ability.most", 13, "is 13; it must be from 0 to 12"),
    ("poorly_trained_staff.die", 1, "is not a field here; known: roll, loss, least"),
    ("poorly_trained_staff.roll", 7, "is 7; it must be from 1 to 6"),
    ("poorly_trained_staff.loss", 0, "is 0; it must be from 1 to 9"),
    ("poorly_trained_staff.least", 10, "is 10; it must be from 0 to 9"),
]
"""A field, what it holds, and what is wrong with that."""

OTHERS: list[tuple[Any, str]] = [
    (5, "must be a dict, or the path of a TOML or JSON file, not 5"),
    ({"pairs": [{"pair": ["polis"], "adjacent": True}]}, "pairs[0].pair must name two map areas, not 1"),
    (
        {"pairs": [{"pair": ["polis", "dhekelia_sba"], "adjacent": True}]},
        f"pairs[0].pair names 'dhekelia_sba', which is not a map area of attila; the map areas are {AREAS}",
    ),
    (away("famagusta-ayia_napa"), "pairs would cut off ayia_napa from the rest of Cyprus"),
    (
        away("polis-lefka", "polis-troodos", "paphos-troodos", "paphos-limassol"),
        "pairs would cut off polis, paphos from the rest of Cyprus",
    ),
    (
        {"adjacency": {"ayia_napa": [], "famagusta": ["trikomo", "lefkoniko", "athienou"]}},
        "adjacency would cut off ayia_napa from the rest of Cyprus",
    ),
    (
        {"air_units": {"turkish": 3}, "units": {"taf_4": {"cv": 1}}},
        f"units.taf_4 is not a unit; known: {UNITS.removesuffix(', taf_4')}",
    ),
    (cards("grey", c25=1), "deck.grey.cards would be 21 with those not named; a colour has 20 cards"),
    (cards("white", c24=2), "deck.white.cards would be 19 with those not named; a colour has 20 cards"),
]
"""An override, and what is wrong with it."""

WRONG = [*[(nested(path, value), f"{path} {why}") for path, value, why in FIELDS], *OTHERS]


@pytest.mark.parametrize(("given", "why"), WRONG, ids=[why[:60] for _, why in WRONG])
def test_an_override_that_is_wrong_is_refused_with_its_field(given: Any, why: str) -> None:
    assert complaint(given) == f"data: {why}"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "no such file or directory"),
        (b"[areas.polis]\nvp = ", "not TOML: Invalid value (at line 2, the last)"),
        (b"[areas.polis]\nvp = 99", "areas.polis.vp is 99; it must be from 0 to 20"),
        (b"[system]\nturns = 8", "system cannot be changed: these numbers are in the rulebook (1.1, 5.0 to 9.3)"),
    ],
)
def test_a_file_that_is_wrong_is_named(
    content: bytes | None, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path("attila.toml").write_bytes(content)
    assert complaint("attila.toml") == f"data: attila.toml: {why}"


def test_a_file_that_holds_no_object_is_told_of_the_sections(tmp_path: Path) -> None:
    path = tmp_path / "attila.json"
    path.write_text("[]", encoding="utf-8")
    assert complaint(path) == f"data: {path}: must be an object with {SECTIONS}, not []"
