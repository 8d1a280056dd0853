"""The data file of Cyprus and what is built on it (1.2, 1.3, 2.1)."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from smallwars.titles.british_way.cyprus import TITLE
from smallwars.titles.british_way.cyprus.rules import board
from tests.harness import SPACES, cyprus, rule

LIMITS = {
    "cells": board.CELLS,
    "caches": board.CACHES,
    "police": board.POLICE_CUBES,
    "troops": board.TROOP_CUBES,
    "curfews": board.CURFEWS,
    "sabotage": board.SABOTAGE_MARKERS,
    "chits_of_each_value": board.CHITS_OF_A_VALUE,
    "caches_in_a_space": board.CACHES_IN_A_SPACE,
    "political_will": board.MOST_WILL,
    "international_opinion": board.MOST_OPINION,
}


@rule("cyprus", "1.2")
def test_the_limits_of_the_components_are_those_of_the_data_file() -> None:
    assert {name: limit["value"] for name, limit in TITLE.data["limits"].items()} == LIMITS


def test_options_start_from_the_set_up_of_the_data_file() -> None:
    data, options = TITLE.data, TITLE.check_options({})
    assert options["political_will"] == data["setup"]["political_will"]
    assert options["campaigns"] == data["deck"]["campaigns"] == len(data["deck"]["propaganda"])
    assert data["setup"]["first"] == "eoka"


def test_every_datum_of_the_map_has_a_source() -> None:
    assert all(space["value"]["source"] for space in TITLE.data["spaces"])
    assert all(border["source"] and border["confidence"] for border in TITLE.data["adjacent"])


def test_the_picture_has_the_spaces_of_the_map() -> None:
    drawn = json.loads(files("smallwars.titles.british_way.cyprus").joinpath("map.json").read_text(encoding="utf-8"))
    kinds = {space["id"]: space["kind"] for space in TITLE.data["spaces"]}
    assert {id: space["kind"] for id, space in drawn["spaces"].items()} == kinds
    assert tuple(kinds) == SPACES


@pytest.mark.parametrize("space", SPACES)
def test_the_picture_shows_the_value_that_counts(space: str) -> None:
    value = {row["id"]: row["value"]["value"] for row in TITLE.data["spaces"]}[space]
    table = cyprus(card="C33", deck=["C1"], political_will=10, international_opinion=0, **{space: "1Sab"})
    towns = 5 if space in SPACES[:6] else 6
    assert table["political_will"] == 10 + 2 + towns // 2 - value
    assert f">{value}<" in table.game.svg()
