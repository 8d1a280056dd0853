"""Set-up and deck preparation (2.1), from the data file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ....engine.title import Options
from .board import CACHES, CELLS, EOKA, POLICE_CUBES, SPACES, TROOP_CUBES, Cyprus, CyprusFacts, empty_board
from .chapters import CyprusChapters

FORCES = ("underground", "active", "caches", "troops", "police", "sabotage")


def load_data() -> dict[str, Any]:
    """The data file of Cyprus."""
    return tomllib.loads(Path(__file__).with_name("data.toml").read_text(encoding="utf-8"))


def facts_of(data: dict[str, Any], options: Options) -> CyprusFacts:
    """What the data file and the options fix for a whole game."""
    deck, cards = data["deck"], data["cards"]
    events = [card for card in cards if card["id"] not in deck["propaganda"]]
    return CyprusFacts(
        CyprusChapters(),
        len(events),
        len(deck["propaganda"]),
        options["campaigns"],
        deck["events_per_campaign"],
        deck["events_mixed_with_propaganda"],
        sum([1 << card["number"] for card in events if "capability" in card]),
        sum([1 << card["number"] for card in events if "shaded" not in card]),
        adjacency(data),
        [space["value"]["value"] for space in data["spaces"]],
        options["lead_adds_removal"],
        options["turkish_cypriots_two_removals"],
        options["assault_alternates_per_operation"],
        options["pass_ambush_offensive"],
        options["ambush_cache_may_be_declined"],
    )


def adjacency(data: dict[str, Any]) -> list[int]:
    """1.3.5: for each space the bits of its neighbours."""
    ids = [space["id"] for space in data["spaces"]]
    near = [0] * SPACES
    for border in data["adjacent"]:
        one, two = ids.index(border["pair"][0]), ids.index(border["pair"][1])
        near[one] |= 1 << two
        near[two] |= 1 << one
    return near


def set_up(data: dict[str, Any], facts: CyprusFacts, will: int) -> Cyprus:
    """2.1: pieces and markers on the map."""
    board = empty_board(facts)
    board.first = EOKA
    board.political_will = will
    board.international_opinion = data["setup"]["international_opinion"]
    place_forces(board, data)
    return board


def place_forces(board: Cyprus, data: dict[str, Any]) -> None:
    """2.1: what starts on the map; the rest is Available."""
    lists = forces(board)
    for index, space in enumerate(data["spaces"]):
        for piece, count in data["setup"]["spaces"].get(space["id"], {}).items():
            lists[piece][index] = count
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
