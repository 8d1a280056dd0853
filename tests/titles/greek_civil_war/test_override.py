"""Data corrected with a data file: what is taken, in which form it is kept, and what becomes of the title's data."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from smallwars.kit.data_file import OVERRIDE
from smallwars.titles.greek_civil_war.corrections import Printed, values_of
from smallwars.titles.greek_civil_war.override import read_changes, with_changes
from tests.paths import Data, at, nested
from tests.titles.greek_civil_war.overriding import (
    DATA,
    FOREIGN,
    PAGE,
    PRINTED,
    RATINGS,
    applied,
    placed,
    police,
    sources,
    taken,
)

# What is taken


CHANGES = [
    ("regions.drama.code", "U", "regions.drama", "regions.drama.code"),
    ("regions.drama.squares", 1, "regions.drama.squares", "regions.drama.squares.value"),
    ("regions.drama.pp.dse", 9, "regions.drama.pp", "regions.drama.pp.dse"),
    ("regions.drama.pp.government", 0, "regions.drama.pp", "regions.drama.pp.government"),
    ("regions.albania.pp.dse", 3, "regions.albania.pp", "regions.albania.pp.dse"),
    ("regions.drama.remote", True, "regions.drama", "regions.drama.remote"),
    ("regions.arkadia.remote", False, "regions.arkadia", "regions.arkadia.remote"),
    ("units.division.levels.2.conflict", 99, "units.division.levels.2", "units.division.levels.2.conflict"),
    ("units.division.levels.2.movement", 1, "units.division.levels.2", "units.division.levels.2.movement"),
    ("units.front.levels.0.conflict", 2, "units.front.levels.0", "units.front.levels.0.conflict"),
    ("units.division.max", 3, "units.division.max", "units.division.max.value"),
    ("units.front.infiltration", False, "units.front.infiltration", "units.front.infiltration.value"),
    ("units.division.pool.a", 7, "units.division.pool", "units.division.pool.a"),
    ("units.division.pool.b", 99, "units.division.pool", "units.division.pool.b"),
    ("units.brigade.pool.a", 0, "units.brigade.pool", "units.brigade.pool.a"),
    ("markers.airstrike", 99, "markers.airstrike", "markers.airstrike.value"),
    ("mobilization.government.division.build", 1, "mobilization.government.division", ""),
    ("mobilization.government.division.upgrade", 99, "mobilization.government.division", ""),
    ("mobilization.government.lok.upgrade", 2, "mobilization.government.lok", ""),
    ("mobilization.government.airstrike.build", 1, "mobilization.government.airstrike", ""),
    ("mobilization.government.airstrike.max_held", 0, "mobilization.government.airstrike", ""),
    ("mobilization.dse.guerrilla.place", [FOREIGN], "mobilization.dse.guerrilla", ""),
    ("politics.doctrine.roll.2", "aggressive", "politics.doctrine", ""),
    ("politics.limit.tight", 99, "politics.limit", ""),
    ("politics.limit_roll.roll.12", 1, "politics.limit_roll", ""),
    ("politics.duration.roll.7", 30, "politics.duration", ""),
    ("politics.garrison.tight.regions", ["athens"], "politics.garrison.tight", ""),
    ("politics.setup_effect.area.rule", "none", "politics.setup_effect.area", ""),
    ("politics.setup_effect.tight.regions", ["evia"], "politics.setup_effect.tight", ""),
]


@pytest.mark.parametrize(("path", "value", "entry", "where"), CHANGES, ids=[path for path, *_ in CHANGES])
def test_every_field_can_be_changed(path: str, value: Any, entry: str, where: str) -> None:
    given = nested(path, value)
    assert taken(given) == given
    data = applied(given)
    assert at(data, where or path) == value and sources(data) == {entry}
    assert not {"confidence", "guess"} & set(at(data, entry))


def test_an_override_is_a_dict_or_the_path_of_a_toml_or_json_file(tmp_path: Path) -> None:
    (tmp_path / "greece.toml").write_text("[regions.drama]\nsquares = 1", encoding="utf-8")
    (tmp_path / "greece.json").write_text('{"regions": {"drama": {"squares": 1}}}', encoding="utf-8")
    for given in (tmp_path / "greece.toml", str(tmp_path / "greece.json"), {"regions": {"drama": {"squares": 1}}}):
        assert taken(given) == {"regions": {"drama": {"squares": 1}}}


def test_the_data_as_they_are_change_nothing() -> None:
    own = json.loads(json.dumps(values_of(PRINTED)))
    near = {region: sorted(others) for region, others in PRINTED.near().items()}
    pairs = [{"pair": entry["pair"], "adjacent": False} for entry in DATA["not_adjacent"]]
    nothings: list[Any] = [own, {"adjacency": near, "pairs": pairs, **own}, {}, None, dict.fromkeys(own, None)]
    assert [taken(nothing) for nothing in [*nothings, {"regions": {"athens": {"pp": {}, "code": None}}}]] == [{}] * 6
    assert with_changes(DATA, {}) == DATA


def test_what_is_kept_stands_in_the_order_of_the_data() -> None:
    given = {
        "politics": {"duration": {"roll": {"12": 7, "3": 1}}, "doctrine": {"roll": {"2": "area"}}},
        "units": {"police": {"levels": {"4": RATINGS, "3": RATINGS}, "pool": {"b": 1, "a": 9}, "max": 4}},
        "regions": {"evia": {"pp": {"government": 2, "dse": 2}, "squares": 3}, "athens": {"squares": 1}},
        "pairs": [{"pair": ["magnesia", "trikala"], "adjacent": True}],
    }
    levels = {"3": RATINGS, "4": RATINGS}
    kept = {
        "pairs": [{"pair": ["trikala", "magnesia"], "adjacent": True}],
        "regions": {"athens": {"squares": 1}, "evia": {"squares": 3, "pp": {"dse": 2, "government": 2}}},
        "units": {"police": {"max": 4, "pool": {"a": 9, "b": 1}, "levels": levels}},
        "politics": {"doctrine": {"roll": {"2": "area"}}, "duration": {"roll": {"3": 1, "12": 7}}},
    }
    assert json.dumps(taken(given)) == json.dumps(kept)


def test_what_was_handed_in_and_the_data_of_the_title_stay_as_they_are() -> None:
    before = json.dumps(DATA)
    given = {"politics": {"setup_effect": {"tight": {"regions": ["evia", "athens"]}}}}
    kept = taken(given)
    with_changes(DATA, kept)
    kept["politics"]["setup_effect"]["tight"]["regions"].clear()
    assert given["politics"]["setup_effect"]["tight"]["regions"] == ["evia", "athens"]
    assert json.dumps(DATA) == before


def random_change(random: Random) -> Data:
    """Some changes at once, each of them sound, whatever the others are."""
    picked = random.sample([(path, value) for path, value, *_ in CHANGES], 8)
    given: Data = {"pairs": [{"pair": ["athens", "evia"], "adjacent": True}]} if random.random() < 0.5 else {}
    for path, value in picked:
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
    back = read_changes(json.loads(json.dumps(values_of(PRINTED))), data)
    assert values_of(Printed(with_changes(data, back))) == values_of(PRINTED)


# Borders


def borders(data: Data, key: str) -> list[set[str]]:
    """The pairs listed."""
    return [set(entry["pair"]) for entry in data[key]]


def test_borders_are_added_and_taken_away() -> None:
    pairs = [{"pair": ["evros", "drama"], "adjacent": True}, {"pair": ["albania", "yugoslavia"], "adjacent": False}]
    assert taken({"pairs": pairs[::-1]}) == {"pairs": pairs}
    data = applied({"pairs": pairs})
    assert {"pair": ["evros", "drama"], "source": OVERRIDE} in data["adjacent"]
    assert {"pair": ["albania", "yugoslavia"], "source": OVERRIDE} in data["not_adjacent"]
    assert {"albania", "yugoslavia"} not in borders(data, "adjacent")


def test_lists_of_neighbours_say_the_same_as_pairs() -> None:
    lists = {"messinia": ["arkadia", "lakonia"], "ahaia": ["aitolia", "korinthia", "arkadia"]}
    assert taken({"adjacency": lists}) == {"pairs": [{"pair": ["ahaia", "messinia"], "adjacent": False}]}


# Units


def test_a_type_gets_a_higher_level() -> None:
    unit = applied(police())["units"]["police"]
    assert unit["levels"]["3"] == {**RATINGS, "source": OVERRIDE} and list(unit["levels"]) == ["1", "2", "3"]
    assert unit["pool"] == {"a": 18, "b": 2, "source": OVERRIDE} and unit["max"]["value"] == 3
    assert unit["levels"]["2"] == DATA["units"]["police"]["levels"]["2"]


def test_levels_above_the_highest_and_their_counters_are_gone() -> None:
    given = {"units": {"division": {"max": 2}}}
    assert taken(given) == given == taken({"units": {"division": {"max": 2, "pool": {"b": 0}}}})
    unit = applied(given)["units"]["division"]
    assert list(unit["levels"]) == ["1", "2"] and "b" not in unit["pool"] and unit["pool"]["a"] == 9


# Charts


def test_alternatives_stand_in_one_order() -> None:
    own = {"in": "greek", "control": "own"}
    beside = {"with": ["partisan", "cadre", "partisan"], "in": "greek"}
    ordered = [{"in": "urban"}, {"in": "greek", "with": ["cadre", "partisan"]}, own, FOREIGN]
    for given in ([FOREIGN, own, beside, {"in": "urban"}], [{"in": "urban"}, beside, own, FOREIGN]):
        assert json.dumps(taken(placed("cadre", *given))) == json.dumps(placed("cadre", *ordered))
    assert taken(placed("cadre", *DATA["mobilization"]["dse"]["cadre"]["place"][::-1])) == {}


def test_where_a_unit_is_built_is_told_in_words_only_if_that_is_as_it_was() -> None:
    front = at(applied(nested("mobilization.dse.front.build", 9)), "mobilization.dse.front")
    assert front["about"] == at(DATA, "mobilization.dse.front.about")
    assert "about" not in at(applied(placed("front", {"in": "urban"})), "mobilization.dse.front")
    strike = applied(nested("markers.airstrike", 1))["mobilization"]["government"]["airstrike"]
    assert "about" not in strike and strike["max_held"] == 1


def test_an_upgrade_that_is_false_is_none() -> None:
    given = nested("mobilization.government.police.upgrade", False)
    assert taken(given) == given and "upgrade" not in applied(given)["mobilization"]["government"]["police"]
    assert taken(nested("mobilization.dse.front.upgrade", False)) == {}


def test_no_more_airstrikes_are_held_than_there_are_markers() -> None:
    held = {"mobilization": {"government": {"airstrike": {"max_held": 2}}}}
    assert taken({"markers": {"airstrike": 2}}) == {"markers": {"airstrike": 2}, **held}
    assert taken({"markers": {"airstrike": 2}, **held}) == {"markers": {"airstrike": 2}, **held}
    assert taken({"markers": {"airstrike": 6}}) == {"markers": {"airstrike": 6}}


# Politics


def test_the_set_up_rule_of_a_doctrine_names_regions_or_none() -> None:
    data = applied({"politics": {"setup_effect": {"tight": {"rule": "spread"}}}})
    assert data["politics"]["setup_effect"]["tight"] == {"rule": "spread", "source": OVERRIDE}
    each = {"rule": "division_in_each", "regions": ["thessalonika", "evia"]}
    kept = taken({"politics": {"setup_effect": {"area": {**each, "regions": ["evia", "thessalonika"]}}}})
    assert kept == {"politics": {"setup_effect": {"area": each}}}
    effect = with_changes(DATA, kept)["politics"]["setup_effect"]
    assert effect["area"] == {**each, "source": OVERRIDE} and effect["source"] != OVERRIDE


def test_a_doctrine_keeps_what_is_not_changed() -> None:
    politics = applied(nested("politics.doctrine.roll.6", "tight"))["politics"]
    assert politics["doctrine"]["roll"] == {**DATA["politics"]["doctrine"]["roll"], "6": "tight"}
    limit = applied(nested("politics.limit.area", 16))["politics"]["limit"]
    assert limit == {"tight": 10, "area": 16, "aggressive": 20, "source": OVERRIDE}
    tight = applied(nested("politics.garrison.tight.regions", ["evia"]))["politics"]["garrison"]["tight"]
    assert tight == {"regions": ["evia"], "divisions": 1, "or_brigades": 3, "penalty": "1d6", "source": OVERRIDE}


# The page about it


def test_the_file_on_the_page_does_what_it_says() -> None:
    blocks = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    example = tomllib.loads(blocks[-1])
    kept = taken(example)
    assert kept["regions"]["drama"] == {"squares": 2, "pp": {"government": 1}, "remote": True}
    place = [{"in": "rural", "with": ["cadre", "guerrilla"], "control": "own"}, FOREIGN]
    assert kept["mobilization"]["dse"]["partisan"] == {"build": 5, "place": place}
    example["regions"]["drama"]["pp"].pop("dse")
    example["mobilization"]["dse"]["partisan"]["place"] = place
    assert kept == example
