"""Set-up and deck preparation as far as the games share them (2.1), from their data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from smallwars.engine.title import Options


def load_data(folder: str) -> dict[str, Any]:
    """The data file of a game, beside its modules."""
    path = Path(__file__).parents[2] / folder / "data.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def events_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The Event cards, without the Propaganda cards."""
    return [card for card in data["cards"] if card["id"] not in data["deck"]["propaganda"]]


def capability_bits(events: list[dict[str, Any]]) -> int:
    """5.3: bits of the Capabilities among these cards."""
    return sum([1 << card["number"] for card in events if "capability" in card])


def single_bits(events: list[dict[str, Any]]) -> int:
    """5.2: bits of the cards with one text."""
    return sum([1 << card["number"] for card in events if card["sides"] == 1])


def adjacency(data: dict[str, Any]) -> list[int]:
    """1.3: for each space the bits of its neighbours."""
    ids = [space["id"] for space in data["spaces"]]
    near = [0] * len(ids)
    for border in data["adjacent"]:
        one, two = ids.index(border["pair"][0]), ids.index(border["pair"][1])
        near[one] |= 1 << two
        near[two] |= 1 << one
    return near


def deck_facts(data: dict[str, Any], options: Options) -> tuple[int, int, int, int, int, int, int]:
    """2.1, 5.2, 5.3: the numbers of cards, and which are Capabilities or have one text, in the order of `Facts`."""
    deck, events = data["deck"], events_of(data)
    return (
        len(events),
        len(deck["propaganda"]),
        options["campaigns"],
        deck["events_per_campaign"],
        deck["events_mixed_with_propaganda"],
        capability_bits(events),
        single_bits(events),
    )


def place_forces(lists: dict[str, list[int]], data: dict[str, Any]) -> None:
    """2.1: what starts on the map."""
    for index, space in enumerate(data["spaces"]):
        for piece, count in data["setup"]["spaces"].get(space["id"], {}).items():
            lists[piece][index] = count
