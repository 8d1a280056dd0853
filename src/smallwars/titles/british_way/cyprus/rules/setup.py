"""Set-up and deck preparation (2.1), from the data file."""

from __future__ import annotations

from typing import Any

from smallwars.engine.title import Options

from ...family.rules.setup import adjacency, deck_facts, place_forces
from .board import CACHES, CELLS, EOKA, POLICE_CUBES, TROOP_CUBES, Cyprus, CyprusFacts, empty_board
from .chapters import CyprusChapters

FORCES = ("underground", "active", "caches", "troops", "police", "sabotage")


def facts_of(data: dict[str, Any], options: Options) -> CyprusFacts:
    """What the data file and the options fix for a whole game."""
    return CyprusFacts(
        CyprusChapters(),
        *deck_facts(data, options),
        adjacency(data),
        [space["value"]["value"] for space in data["spaces"]],
        options["lead_adds_removal"],
        options["turkish_cypriots_two_removals"],
        options["assault_alternates_per_operation"],
        options["pass_ambush_offensive"],
        options["ambush_cache_may_be_declined"],
        options["operations_by_owner"],
        options["ambush_flips_underground"],
    )


def set_up(data: dict[str, Any], facts: CyprusFacts, will: int) -> Cyprus:
    """2.1: pieces and markers on the map."""
    board = empty_board(facts)
    board.first = EOKA
    board.political_will = will
    board.international_opinion = data["setup"]["international_opinion"]
    place_forces(forces(board), data)
    fill_available(board)
    return board


def fill_available(board: Cyprus) -> None:
    """2.1: what is not on the map is Available."""
    board.available_fighters = CELLS - sum(board.underground)
    board.available_caches = CACHES - sum(board.caches)
    board.available_police = POLICE_CUBES - sum(board.police)
    board.available_troops = TROOP_CUBES - sum(board.troops)


def forces(board: Cyprus) -> dict[str, list[int]]:
    """The lists of the board by their names in data and positions."""
    return {
        "underground": board.underground,
        "active": board.active,
        "caches": board.caches,
        "troops": board.troops,
        "police": board.police,
        "sabotage": board.sabotage,
    }
