"""Positions of Operation Attila at random: sound by its components, but such as play hardly ever brings about."""

from __future__ import annotations

from random import Random
from typing import Any

from smallwars.engine.registry import find


def random_position(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Units anywhere they may be, cards in hands and discards, any turn; a player is to play, or the turn begins."""
    data = find("attila").data  # type: ignore[attr-defined]
    areas = [area["id"] for area in data["areas"]]
    crowd = rng.sample(areas, rng.randint(1, len(areas)))
    position: dict[str, Any] = {
        "title": "attila",
        "turn": rng.randint(1, 7),
        "areas": {area: [] for area in crowd},
        "rear": {"turkish": [], "cypriot": []},
        "damaged": {"turkish": [], "cypriot": []},
        "transit": [],
        "beachhead": rng.choice([None, *[area["id"] for area in data["areas"] if area["coastal"]["value"]]]),
        "rear_chaos": rng.choice((None, None, "turkish", "cypriot")),
        "air_friction": rng.random() < 0.2,
        "invaded": rng.random() < 0.3,
        "dropped": rng.random() < 0.5,
        "special_actions": {side: rng.randint(0, 4) for side in ("turkish", "cypriot")},
    }
    for unit in data["units"]:
        if "option" not in unit or options[unit["option"]]:
            places = unit_places(unit, position, crowd)
            places[rng.randrange(len(places))].append(unit["id"])
    damaged = [*position["damaged"]["turkish"], *position["damaged"]["cypriot"]]
    known = [unit["id"] for unit in data["units"] if "option" not in unit or options[unit["option"]]]
    position["disrupted"] = [unit for unit in known if unit not in damaged and rng.random() < 0.3]
    return {**position, **random_hands(data["deck"], rng)}


def unit_places(unit: dict[str, Any], position: dict[str, Any], crowd: list[str]) -> list[list[str]]:
    """Where a unit may be: mostly on the map."""
    side = unit["side"]
    boxes = [position["rear"][side], position["damaged"][side]]
    if unit["type"]["value"] == "fighter":
        return boxes
    ground = [position["areas"][area] for area in crowd]
    regular = side == "turkish" and unit["type"]["value"] != "irregular"
    return [*ground, *boxes, *([position["transit"]] if regular else [])]


def random_hands(deck: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Cards in both hands and in the discards; the rest is unknown."""
    hands: dict[str, Any] = {}
    discards = []
    for colour, letter, side in (("grey", "g", "turkish"), ("white", "w", "cypriot")):
        cards = [f"{letter}{values}" for values, count in deck[colour]["cards"].items() for _ in range(count)]
        rng.shuffle(cards)
        size, gone = rng.randint(0, 5), rng.randint(0, 8)
        hands[side] = cards[:size]
        discards += cards[size : size + gone]
    active = rng.choice((None, "turkish", "cypriot"))
    return {"hands": hands, "discards": discards, **({} if active is None else {"active": active, "phase": "play"})}
