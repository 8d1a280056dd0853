"""What cannot be pending in a position of Operation Attila: it is refused, and the error names the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.harness import attila, rule
from tests.titles.attila.test_bad_positions import BARE, refused
from tests.titles.attila.test_positions import ALL_OPTIONS, FULL, Position, load
from tests.titles.attila.test_set_up import DECK

ES, EMA, SLF, TRK, ABN = 8, 3, 25, 24, 30
KYRENIA, NICOSIA, BEYOND = 7, 10, 29
TURKISH, CYPRIOT, NOBODY = 1, 2, 3


def under_way(*pending: Any) -> Position:
    """The full position with this pending before the next card."""
    return {**FULL, "pending": [["EndOfPlay"], ["Play"], *pending]}


@pytest.mark.parametrize(
    "item",
    [
        ["NoSuchFrame"],
        ["Movement"],
        ["Movement", 1],
        ["Movement", 1, 2, 0, 0, 0],
        ["Movement", "turkish", 2, 0, 0],
        ["Movement", True, 2, 0, 0],
        ["Movement", 1.0, 2, 0, 0],
        ["Frame"],
        ["Play", 1],
        "Play",
        {"Play": 1},
        [],
        7,
        None,
    ],
    ids=str,
)
def test_what_cannot_be_pending_is_refused(item: Any) -> None:
    refused(under_way(item), "pending[2]", **ALL_OPTIONS)


@pytest.mark.parametrize("pending", [[], [["Play"]], [["Movement", 1, 2, 0, 0]], [["RandomEvent"]]], ids=str)
def test_what_does_not_lead_to_the_next_turn_is_refused(pending: list[Any]) -> None:
    refused({**FULL, "pending": pending}, "pending", **ALL_OPTIONS)


@rule("attila", "6.2", "6.23")
@pytest.mark.parametrize("patch", [{"engaged": ["ema"]}, {"hits": {"ema": 1}}], ids=str)
def test_a_battle_under_way_without_anything_pending_is_refused(patch: Position) -> None:
    refused({**FULL, **patch}, "pending", **ALL_OPTIONS)


@pytest.mark.parametrize(
    "item",
    [
        ["Movement", NOBODY, 2, 0, 0],
        ["Combat", NOBODY, 2, 0],
        ["Attackers", NOBODY, KYRENIA, 2, 0, 0, 0],
        ["SpecialAction", NOBODY],
        ["Refit", NOBODY],
        ["RefitArea", NOBODY],
        ["Laxity", NOBODY, 2, 0, 0],
        ["OwnLaxity", NOBODY, 1, 0, 0],
        ["Shortage", NOBODY],
        ["Use", NOBODY, 224],
    ],
    ids=str,
)
def test_what_is_pending_for_nobody_is_refused(item: list[Any]) -> None:
    refused(under_way(item), "pending", **ALL_OPTIONS)


@pytest.mark.parametrize(
    "item",
    [
        ["Attackers", TURKISH, BEYOND, 2, 0, 0, 0],
        ["Defenders", TURKISH, BEYOND, 1 << SLF, 0, 0],
        ["Exploit", TURKISH, SLF, BEYOND],
        ["Retreat", ES, BEYOND, 0],
        ["GroundCombat", TURKISH, BEYOND, 1 << SLF, 1 << EMA],
        ["Beachhead", BEYOND],
        ["Land", BEYOND, 2],
        ["MoveTo", TURKISH, 2, 0, 99],
        ["RecoveryRoll", 99],
        ["EventHeading", 7],
    ],
    ids=str,
)
def test_what_is_pending_beyond_the_map_or_the_game_is_refused(item: list[Any]) -> None:
    refused(under_way(item), "pending", **ALL_OPTIONS)


@pytest.mark.parametrize(
    "item",
    [
        ["MoveTo", TURKISH, 2, 0, ABN],
        ["Retreat", ES, KYRENIA, 0],
        ["Retreat", ABN, KYRENIA, 0],
        ["Exploit", TURKISH, TRK, KYRENIA],
        ["GroundCombat", TURKISH, KYRENIA, 1 << SLF, 1 << ES],
        ["GroundCombat", TURKISH, NICOSIA, 1 << SLF, 1 << ES],
        ["Reaction", TURKISH, KYRENIA, 1 << SLF, 1 << ES],
        ["RecoveryRoll", ABN],
    ],
    ids=str,
)
def test_what_is_pending_for_units_that_are_elsewhere_is_refused(item: list[Any]) -> None:
    """ES is in Nicosia City, SLF in Kyrenia, TRK in Strovolos; Abn is not in this position."""
    refused(under_way(item), "pending", **ALL_OPTIONS)


@pytest.mark.parametrize(
    "item",
    [
        ["GroundCombat", TURKISH, KYRENIA, 1 << SLF, -1],
        ["Results", TURKISH, KYRENIA, -1, 1 << EMA],
        ["Allocate", 1, TURKISH, -1, 1, 0],
        ["Allocate", 1, TURKISH, 1 << EMA, 1, -1],
        ["Recovery", -5],
        ["Movement", TURKISH, -3, 0, 0],
        ["Hits", 1, TURKISH, 1 << SLF, 1 << EMA, 10**7, 3, -1],
    ],
    ids=str,
)
def test_what_is_pending_with_numbers_that_cannot_be_is_refused(item: list[Any]) -> None:
    """Sets of units and moves below zero; ten million dice."""
    refused(under_way(item), "pending", **ALL_OPTIONS)


@rule("attila", "6.23")
def test_a_unit_that_is_nowhere_has_no_hits() -> None:
    position = {**FULL, "hits": {"abn": 1}, "pending": [["EndOfPlay"], ["Play"]]}
    refused(position, "hits.abn", **ALL_OPTIONS)


@rule("attila", "5.0", "E5")
def test_more_than_42_cards_in_all_are_refused() -> None:
    position = {**BARE, "last_turn": 6, "removed": 6, "deck": list(DECK.elements())}
    refused(position, "deck")


def test_a_battle_under_way_with_other_units_is_refused() -> None:
    """The attackers and defenders that are pending no longer stand there."""
    table = attila("plain", turkish="g2-4", dhali="es trk", larnaca="mk", special_actions={"cypriot": 0})
    position = json.loads(json.dumps(table.play("g2-4 combat dhali").position))
    assert load(position).decision is not None
    position["areas"].update(dhali=[], larnaca=["mk"])
    refused(position, "engaged[0]", "es")
