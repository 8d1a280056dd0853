"""What cannot be pending in a position of Greek Civil War: it is refused, and the error names the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.harness import greece
from tests.titles.greek_civil_war.test_bad_positions import refused
from tests.titles.greek_civil_war.test_positions import FULL, load

GOVERNMENT, DSE, ATHENS, DRAMA, EVIA, BEYOND = 1, 2, 0, 4, 20, 29
OPEN_AREA = -1


@pytest.mark.parametrize(
    "item",
    [
        ["NoSuchFrame"],
        ["Move"],
        ["Move"],
        ["Move", 1, 2, 3],
        ["Move", "dse", 0],
        ["Move", True, 0],
        ["Move", 2.0, 0],
        ["Roll", 1, 0],
        ["RegionFrame"],
        "Move",
        {"Move": 1},
        [],
        7,
        None,
    ],
    ids=str,
)
def test_what_cannot_be_pending_is_refused(item: Any) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending[1]")


@pytest.mark.parametrize(
    "pending", [[], [["Move", DSE, 0]], [["First"]], [["VictoryCheck"]], [["BeginPhase"]]], ids=str
)
def test_what_does_not_lead_to_the_next_phase_is_refused(pending: list[Any]) -> None:
    refused({**FULL, "pending": pending}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["Agree", 0],
        ["Agree", 3],
        ["Attack", 3, 0],
        ["Mobilize", 9, 0],
        ["Collect", 3, 0, 0],
    ],
    ids=str,
)
def test_what_is_pending_for_nobody_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["MoveUnit", DSE, BEYOND, 0],
        ["AttackTarget", DSE, BEYOND, 0, 0],
        ["Attackers", DSE, BEYOND, OPEN_AREA, 0],
        ["GarrisonRoll", BEYOND, 1, 0],
        ["SetUpPlace", 6, BEYOND],
        ["BuildPlace", 6, BEYOND],
        ["Upgrade", DSE, 99999],
        ["Build", 12, 0],
        ["SetUp", 40, 2, 0],
    ],
    ids=str,
)
def test_what_is_pending_beyond_the_map_or_the_game_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["MoveUnit", DSE, EVIA, 0],
        ["MoveTo", DSE, ATHENS, 50],
        ["MovePlace", DSE, DRAMA, 95, 27],
        ["DemobilizeUnit", DSE, EVIA],
        ["UpgradeUnit", DSE, EVIA, 0],
        ["EndFight", DSE, ATHENS, 9],
    ],
    ids=str,
)
def test_what_is_pending_and_cannot_be_done_is_refused(item: list[Any]) -> None:
    """Nobody stands in Evia, and Athens has no such unit and no such square."""
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["Attackers", DSE, EVIA, OPEN_AREA, 0],
        ["Collect", DSE, -1, 0],
        ["Attrition", DSE, -1],
        ["BuildPlace", 3, -1],
        ["SetUp", 9, 28, -5],
    ],
    ids=str,
)
def test_what_is_pending_in_no_region_or_without_enemies_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [
        ["FightDie", DSE, ATHENS, 7, 1, 0],
        ["FightDie", DSE, ATHENS, OPEN_AREA, 9, 0],
        ["Airstrike", GOVERNMENT, ATHENS, -5],
        ["ResettleRoll", 99, 1, 0],
        ["DoctrineRoll", 2, 40],
        ["DoctrineRoll", 1, 0],
        ["DurationRoll", 7, 0],
        ["LineRoll", 2, 0],
        ["ResettleRoll", DRAMA, 2, 0],
        ["GarrisonRoll", ATHENS, 2, 0],
        ["PurgeRoll", 3, 0],
        ["PurgeRoll", 2, 1],
        ["RegroupRegion", 1],
        ["CombinePlace", ATHENS, 0, 3],
        ["SetUpPlace", 20, 2],
    ],
    ids=str,
)
def test_what_is_pending_with_numbers_that_do_not_exist_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


@pytest.mark.parametrize(
    "item",
    [["DoctrineRoll", 1, 1], ["LineRoll", 1, 0], ["PurgeRoll", 2, 0], ["PurgeRoll", 2, 12], ["PurgeRoll", 4, 0]],
    ids=str,
)
def test_dice_that_can_be_pending_are_taken(item: list[Any]) -> None:
    position = {**FULL, "pending": [["NextPhase"], item]}
    assert load(position).position()["pending"][-1] == item


@pytest.mark.parametrize(
    "item", [["Airstrike", DSE, ATHENS, 9], ["Airstrike", GOVERNMENT, ATHENS, -1], ["SetUpPlace", -1, DRAMA]], ids=str
)
def test_what_is_pending_with_a_column_or_a_type_that_does_not_exist_is_refused(item: list[Any]) -> None:
    refused({**FULL, "pending": [["NextPhase"], item]}, "pending")


def test_a_fight_under_way_without_its_units_is_refused() -> None:
    table = greece("plain", "conflict", evia="2xpolice1 guerrilla1 cadre1", airstrikes=1).play("evia police1 done")
    position = json.loads(json.dumps(table.position))
    assert load(position).decision is not None
    position["regions"]["evia"]["acted"] = {"police2": 1}
    refused(position, "regions.evia.acted.police2")
