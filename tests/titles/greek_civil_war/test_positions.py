"""Positions of Greek Civil War: every field in and out, every phase, and the middle of every phase."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import smallwars
from tests.engine.playing import asked, frozen, played, random_game, walk
from tests.harness import GREECE, Table, greece, region, rule
from tests.titles.greek_civil_war.test_data import MAP

Fixture = Callable[..., Table]
Position = dict[str, Any]

VARIANT = {"tito": True, "start_1944": True, "shorter_game": True, "end_turn": 10}
FOREIGN = ("albania", "yugoslavia", "bulgaria")


def load(position: Any, **options: Any) -> smallwars.Game:
    """The game from there on, chance by hand."""
    return smallwars.from_position(position, chance="manual", options=options)


def full(text: str, id: str) -> Position:
    """A Region with all its fields."""
    _, squares, dse, government = MAP[id]
    told = region(text)
    return {
        "open": told["open"],
        "squares": told["squares"] + [None] * (squares - len(told["squares"])),
        "terror": told.get("terror", False),
        "resettled": told.get("resettled", False),
        "control": told.get("control"),
        "points": {"dse": dse, "government": government},
    }


TEXTS = {
    "athens": "2xdivision1 brigade2 lok1 lok_unconv0 [police1] [] [front0] terror",
    "thessalonika": "division4 3xguerrilla1 [police2] [police1] [police1] government",
    "drama": "mountain3 front0 cadre1 guerrilla2 partisan3 [] [partisan1] [cadre1] dse",
    "kastoria": "[guerrilla2] dse",
    "larissa": "brigade1 brigade3 brigade4 [mountain1] [lok_unconv0] [division2]",
    "arta": "police1 police2 resettled",
    "evia": "resettled terror government",
    "albania": "2xpartisan2 dse",
    "yugoslavia": "",
    "bulgaria": "front0 cadre1 guerrilla1 dse",
}

FULL: Position = {
    "title": "greek_civil_war",
    "turn": 7,
    "end_turn": 15,
    "phase": "movement",
    "active": "dse",
    "first": "government",
    "political_index": {"government": 1, "dse": 99},
    "doctrine": "area",
    "limit": 20,
    "duration": 2,
    "airstrikes": 4,
    "american_aid": True,
    "stalin_score": 61,
    "closed": ["yugoslavia"],
    "regions": {id: full(TEXTS.get(id, ""), id) for id in GREECE},
}
"""Every field with a value of its own; the limit is one that was rolled for (17.3)."""


# Every field in and out


def test_every_field_of_a_position_comes_out_as_it_went_in() -> None:
    game = load(FULL)
    assert json.loads(json.dumps(game.position())) == FULL
    assert game.decision is not None and (game.decision.actor, game.decision.kind) == ("dse", "move")


def test_a_position_taken_out_is_the_callers_own() -> None:
    game = load(FULL)
    position = game.position()
    position["regions"]["athens"]["open"]["division1"] = 9
    position["regions"]["athens"]["squares"][1] = "cadre1"
    position["political_index"]["dse"] = 1
    position["closed"].append("albania")
    assert json.loads(json.dumps(game.position())) == FULL


@pytest.mark.parametrize("faction", [None, "government", "dse"])
def test_nothing_is_hidden_from_anybody(faction: str | None) -> None:
    assert load(FULL).view(faction) == FULL
    game = random_game(3, 120, "greek_civil_war")
    assert game.view(faction) == {name: value for name, value in game.position().items() if name != "pending"}


@rule("greek_civil_war", "4.0", "8.0")
def test_everything_but_the_title_may_be_left_out() -> None:
    game = load({"title": "greek_civil_war"})
    assert game.position() == {
        "title": "greek_civil_war",
        "turn": 1,
        "end_turn": 15,
        "phase": "initiative",
        "active": None,
        "first": None,
        "political_index": {"government": 60, "dse": 50},
        "doctrine": None,
        "limit": 0,
        "duration": 0,
        "airstrikes": 0,
        "american_aid": False,
        "stalin_score": 0,
        "closed": [],
        "regions": {id: full("dse" if id in FOREIGN else "", id) for id in GREECE},
    }
    assert game.decision is not None and (game.decision.kind, game.decision.about) == ("die", "doctrine")


def test_fields_of_a_region_may_be_left_out_too() -> None:
    game = load({"title": "greek_civil_war", "regions": {"athens": {}, "larissa": {"squares": ["police1"]}}})
    assert game.position()["regions"]["athens"] == full("", "athens")
    assert game.position()["regions"]["larissa"] == full("[police1] [] []", "larissa")


@pytest.mark.parametrize(("doctrine", "limit"), [("tight", 10), ("area", 15), ("aggressive", 20)])
@rule("greek_civil_war", "16.3")
def test_a_doctrine_brings_its_limit_and_lasts_for_this_turn(doctrine: str, limit: int) -> None:
    position = load({"title": "greek_civil_war", "doctrine": doctrine}).position()
    assert (position["doctrine"], position["limit"], position["duration"]) == (doctrine, limit, 1)
    assert load({"title": "greek_civil_war", "doctrine": doctrine, "limit": 0}).position()["limit"] == 0


def test_indices_left_out_are_those_of_the_options() -> None:
    game = load({"title": "greek_civil_war"}, political_index_government=33, political_index_dse=44)
    assert game.position()["political_index"] == {"government": 33, "dse": 44}


def test_controllers_of_foreign_areas_need_not_be_told() -> None:
    position = load({"title": "greek_civil_war", "closed": ["albania", "bulgaria"]}).position()
    assert [position["regions"][id]["control"] for id in FOREIGN] == [None, "dse", None]


# Phases


STANDING = [
    ({}, "initiative", None, None, "first"),
    ({"first": "government"}, "mobilization", "government", "government", "resettle"),
    ({"first": "dse"}, "mobilization", "dse", "dse", "mobilize"),
    ({"phase": "initiative"}, "initiative", None, None, "first"),
    ({"active": "dse", "first": "government"}, "mobilization", "dse", "government", "mobilize"),
    ({"phase": "mobilization", "first": "dse"}, "mobilization", "dse", "dse", "mobilize"),
    ({"phase": "mobilization", "active": "government"}, "mobilization", "government", "government", "resettle"),
    ({"phase": "movement", "first": "dse"}, "movement", "dse", "dse", "move"),
    ({"phase": "movement", "active": "government", "first": "dse"}, "movement", "government", "dse", "regroup"),
    ({"phase": "conflict", "active": "dse", "first": "dse"}, "conflict", "dse", "dse", "attack"),
    ({"phase": "conflict", "active": "government", "first": "dse"}, "conflict", "government", "dse", "attack"),
    ({"phase": "control", "first": "government"}, "control", None, "government", "control"),
]  # fmt: skip


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize(("given", "phase", "active", "first", "kind"), STANDING, ids=[str(row[0]) for row in STANDING])
def test_a_position_stands_at_the_beginning_of_its_phase(
    given: Position, phase: str, active: str | None, first: str | None, kind: str
) -> None:
    regions = {"larissa": region("division1 cadre1")}
    game = load({"title": "greek_civil_war", "turn": 3, "doctrine": "area", "regions": regions, **given})
    assert game.decision is not None and game.decision.kind == kind
    position = game.position()
    assert (position["turn"], position["phase"], position["active"], position["first"]) == (3, phase, active, first)


@rule("greek_civil_war", "5.0")
def test_a_phase_in_which_nothing_happens_leads_to_the_next() -> None:
    base = {"title": "greek_civil_war", "turn": 1, "doctrine": "area", "duration": 2, "first": "dse"}
    regions = {"larissa": region("division1 cadre1")}
    for phase, kind in (("mobilization", "move"), ("attrition", "first"), ("end", "first")):
        game = load({**base, "phase": phase, "regions": regions})
        assert game.decision is not None and game.decision.kind == kind


@rule("greek_civil_war", "4.0")
def test_a_position_may_stand_before_the_set_up() -> None:
    game = load({"title": "greek_civil_war", "phase": "setup"})
    assert frozen(game) == frozen(smallwars.new("greek_civil_war", chance="manual"))
    assert asked(game) == asked(smallwars.new("greek_civil_war", chance="manual"))


# In the middle of a phase


def middle(table: Table) -> Position:
    """The position, and that it has something pending and can be loaded with the same question."""
    position = json.loads(json.dumps(table.position))
    again = load(position)
    again.ask_in_order(table.game.any_order)
    assert again.position() == position and asked(again) == asked(table.game)
    return dict(position)


@rule("greek_civil_war", "9.1", "9.2", "9.5")
def test_units_built_or_upgraded_and_what_is_left_to_spend_are_told() -> None:
    table = greece("plain", "mobilization", any_order=False, athens="division1 [police1] [] []").play(
        "upgrade athens division1"
    )
    position = middle(table)
    assert (position["points_left"], position["regions"]["athens"]["acted"]) == (15, {"division2": 1})
    position = middle(table.play("lok athens square"))
    assert position["points_left"] == 10
    there = position["regions"]["athens"]
    assert (there["acted"], there["marked_squares"]) == ({"division2": 1}, [1])
    assert position["pending"] and not {"marked", "acted_squares"} & {*there, *position["regions"]["arta"]}


@rule("greek_civil_war", "9.5", "9.6")
def test_what_is_left_to_spend_counts_aid() -> None:
    table = greece("plain", "mobilization", american_aid=True, doctrine="tight")
    assert middle(table)["points_left"] == 20


@rule("greek_civil_war", "10.1", "10.6")
def test_units_that_moved_or_were_regrouped_are_told() -> None:
    table = greece(any_order=False, larissa="division1", athens="division1").play("break_down athens")
    assert middle(table)["regions"]["athens"]["marked"] == {"brigade1": 3}
    table.play("done larissa imathia square")
    position = middle(table)
    assert position["regions"]["athens"]["marked"] == {"brigade1": 3}
    assert position["regions"]["imathia"]["acted_squares"] == [0]


@rule("greek_civil_war", "11.2")
def test_units_that_attacked_and_those_in_the_fight_are_told() -> None:
    table = greece("plain", "conflict", evia="2xpolice1 guerrilla1 cadre1", airstrikes=1).play("evia police1 done")
    there = middle(table)["regions"]["evia"]
    assert (there["acted"], there["marked"]) == ({"police1": 1}, {"police1": 1, "cadre1": 1, "guerrilla1": 1})
    there = middle(table.play("decline {2}"))["regions"]["evia"]
    assert there["acted"] == {"police1": 1} and "marked" not in there


@rule("greek_civil_war", "15.1")
def test_units_subject_to_attrition_are_told() -> None:
    table = greece("plain", "attrition", None, turn=2, evia="police1 police2 division1 [front0] [front0] dse")
    assert table.kind == "attrition.unit"
    assert middle(table)["regions"]["evia"]["marked"] == {"police1": 1, "police2": 1}


def test_what_units_did_is_forgotten_when_the_phase_is_over(greece: Fixture) -> None:
    table = greece("movement", "dse", evia="cadre1", larissa="police1 partisan1").play("evia viotia done")
    assert table["phase"] == "conflict" and not any("acted" in there for there in table["regions"].values())


@pytest.mark.parametrize("seed", range(6))
def test_a_position_survives_a_round_trip_at_every_decision(seed: int) -> None:
    pending = 0
    for game in walk(smallwars.new("greek_civil_war", seed=seed), Random(seed)):
        again = smallwars.from_position(json.loads(frozen(game)), seed=1)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        assert again.refusals().keys() == game.refusals().keys()
        pending += "pending" in game.position()
    assert pending > 40


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_game_goes_on_like_the_one_that_was_saved(seed: int) -> None:
    for at, game in enumerate(walk(smallwars.new("greek_civil_war", chance="manual"), Random(seed), 160)):
        if at % 8 == 0:
            loaded = load(json.loads(frozen(game)))
            for one, two in zip(walk(game.fork(), Random(at), 25), walk(loaded, Random(at), 25), strict=True):
                assert asked(one) == asked(two) and frozen(one) == frozen(two)


def test_a_loaded_game_keeps_which_of_two_equal_squares_was_built_in(greece: Fixture) -> None:
    table = greece("mobilization", aitolia="[police1] []").play("done police aitolia square")
    assert table["aitolia"]["marked_squares"] == [1]
    assert table.play("demobilize").units("aitolia") == "[police1] []"
    table = greece("mobilization", aitolia="[] [police1]").play("done police aitolia square")
    assert table["aitolia"]["marked_squares"] == [0]
    assert table.play("demobilize").units("aitolia") == "[] [police1]"


# Results and records


@rule("greek_civil_war", "6.1")
def test_a_finished_game_can_be_saved_and_loaded() -> None:
    table = greece("plain", "control", None, first="dse", political_index={"government": 1, "dse": 40}, evros="cadre1")
    position = table.play("subtract").position
    assert position["result"] == {"winner": "dse", "grade": "marginal", "reason": "government_collapsed"}
    again = load(json.loads(json.dumps(position)))
    assert again.decision is None and again.position() == position and again.result == table.game.result


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, VARIANT], ids=str)
def test_the_record_of_a_whole_random_game_replays(seed: int, options: Position) -> None:
    game = random_game(seed, 10_000, "greek_civil_war", options=options)
    assert game.result is not None
    again = smallwars.replay(game.record())
    assert frozen(again) == frozen(game) and again.record() == game.record() and again.result == game.result
    assert [entry.text() for entry in again.log] == [entry.text() for entry in game.log]


def test_a_record_may_start_in_the_middle_of_a_phase() -> None:
    game = random_game(2, 90, "greek_civil_war")
    middle = smallwars.from_position(game.position(), seed=5)
    record = played(middle, Random(3), 60).record()
    assert frozen(smallwars.replay(record)) == frozen(middle)
