"""Positions of Kenya: every field in and out, and Control as the pieces tell it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import smallwars
from tests.engine.playing import asked, frozen, walk
from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]
Position = dict[str, Any]

PRINTED = (2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0)


def space(**fields: Any) -> Position:
    """A space with all its fields."""
    pieces = dict.fromkeys(("underground", "active", "bases", "troops", "police", "terror"), 0)
    return {**pieces, "stance": "neutral", "population": 1, "control": None, **fields}


FULL: Position = {
    "title": "kenya",
    "card": "K9",
    "deck": ["K2", "K19", "K33"],
    "played": ["K31", "K25"],
    "first": "british",
    "boxes": {"limited": None, "event": "british", "op": None},
    "political_will": 13,
    "capabilities": {"K31": "shaded"},
    "resources": 7,
    "pipeline": 3,
    "available": {"guerrillas": 6, "bases": 1, "troops": 3, "police": 4},
    "out_of_play": {"police": 5},
    "spaces": {
        "nairobi": space(
            underground=1, active=2, bases=1, troops=2, police=3, terror=2, stance="resistance", population=2,
            control="british",
        ),
        "kiambu": space(troops=3, stance="loyal", population=1, control="british"),
        "fort_hall": space(underground=1, troops=1, population=2),
        "nyeri": space(active=1, terror=1, population=0, control="mau_mau"),
        "embu": space(underground=2, police=1, stance="resistance", control="mau_mau"),
        "meru": space(population=0),
        "thompsons_falls": space(police=1, stance="loyal", control="british"),
        "rift_valley": space(terror=3),
        "nanyuki": space(active=1, police=1),
        "thika": space(stance="resistance"),
        "aberdares": space(bases=2, underground=1, population=0, control="mau_mau"),
        "mount_kenya": space(troops=1, population=0, control="british"),
    },
    "deck_size": 18,
}  # fmt: skip
"""21 cards, of which two have been played and one lies face up; every piece of the box is somewhere."""


def load(position: Any, **options: Any) -> smallwars.Game:
    """The game from there on, chance by hand."""
    return smallwars.from_position(position, chance="manual", options=options)


# Every field in and out


def test_every_field_of_a_position_comes_out_as_it_went_in() -> None:
    game = load(FULL)
    assert json.loads(json.dumps(game.position())) == FULL
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("mau_mau", "action")


def test_a_position_taken_out_is_the_callers_own() -> None:
    game = load(FULL)
    position = game.position()
    position["spaces"]["nyeri"]["active"] = 9
    position["available"]["troops"] = 0
    position["out_of_play"]["police"] = 0
    assert json.loads(json.dumps(game.position())) == FULL


def test_what_is_left_out_is_nothing_and_pieces_left_out_are_available() -> None:
    position = load({"title": "kenya", "card": "K9"}).position()
    assert position["available"] == {"guerrillas": 15, "bases": 4, "troops": 10, "police": 15}
    assert position["out_of_play"] == {"police": 0}
    assert (position["political_will"], position["resources"], position["pipeline"]) == (0, 0, 0)
    assert (position["first"], position["deck"], position["played"]) == ("mau_mau", [], [])
    assert position["spaces"] == {name: space(population=count) for name, count in zip(KENYA, PRINTED, strict=True)}


def test_police_out_of_play_are_not_available() -> None:
    position = load({"title": "kenya", "card": "K9", "out_of_play": {"police": 8}}).position()
    assert (position["available"]["police"], position["out_of_play"]) == (7, {"police": 8})


def test_pieces_fewer_than_the_box_holds_are_set_aside() -> None:
    nobody = {"guerrillas": 0, "bases": 0, "troops": 0, "police": 0}
    assert load({"title": "kenya", "card": "K9", "available": nobody}).position()["available"] == nobody


@pytest.mark.parametrize("seed", range(4))
def test_a_position_survives_a_round_trip_at_every_decision(seed: int) -> None:
    pending = 0
    for game in walk(smallwars.new("kenya", seed=seed), Random(seed)):
        again = smallwars.from_position(json.loads(frozen(game)), seed=1)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)
        assert again.refusals().keys() == game.refusals().keys()
        pending += "pending" in game.position()
    assert pending > 40


@rule("kenya", "2.2")
def test_a_view_without_the_order_of_the_deck_can_be_loaded() -> None:
    game = smallwars.new("kenya", seed=3)
    view = game.view("mau_mau")
    again = smallwars.from_position(view, seed=3)
    assert again.view("mau_mau")["spaces"] == view["spaces"] and asked(again) == asked(game)


# Control is told by the pieces


@rule("kenya", "1.7")
@pytest.mark.parametrize("said", ["british", "mau_mau", None, "nobody", 7, ["x"]], ids=str)
def test_control_is_not_read(said: Any) -> None:
    position = copy.deepcopy(FULL)
    for there in position["spaces"].values():
        there["control"] = said
    game = load(position)
    assert json.loads(json.dumps(game.position())) == FULL


@rule("kenya", "1.7")
def test_control_may_be_left_out() -> None:
    position = copy.deepcopy(FULL)
    for there in position["spaces"].values():
        del there["control"]
    assert json.loads(json.dumps(load(position).position())) == FULL


STEPS = [
    ("march", {"nyeri": "2U", "meru": "1U"}, "mau_mau", "limited march embu nyeri 2", "done", 11),
    ("sweep", {"nyeri": "1U 2T", "embu": "1U", "meru": "1T"}, "british", "limited sweep embu nyeri 2", "done", 9),
    ("deploy", {"nyeri": "1U 2T", "meru": "1T"}, "british", "limited deploy done thika nyeri 2", "done", 8),
    ("take", {"nairobi": "1B", "nyeri": "1U", "meru": "7U", "thika": "7U"}, "mau_mau", "op rally nairobi 2 nyeri",
     "meru", 12),
]  # fmt: skip


@rule("kenya", "1.7")
@pytest.mark.parametrize(("fields", "first", "words", "last", "will"), [step[1:] for step in STEPS], ids=lambda _: "")
def test_in_the_middle_of_a_step_the_markers_lie_as_before_it_whatever_is_said(
    kenya: Kenya, fields: dict[str, str], first: str, words: str, last: str, will: int
) -> None:
    before = kenya(first=first, **fields)
    markers = {name: before.control(name) for name in KENYA}
    table = kenya(first=first, **fields).play(words)
    assert {name: table.control(name) for name in KENYA} == markers
    position = json.loads(json.dumps(table.position))
    assert "pending" in position
    for there in position["spaces"].values():
        there["control"] = "british" if there["control"] == "mau_mau" else "mau_mau"
    again = Table(load(position))
    assert {name: again.control(name) for name in KENYA} == markers
    assert (again["political_will"], again.kind) == (10, table.kind)
    again.play(last)
    table.play(last)
    assert (again["political_will"], table["political_will"]) == (will, will)
    assert again.position == table.position
