"""Positions of Greek Civil War at random: sound by its components, but such as play hardly ever brings about."""

from __future__ import annotations

from random import Random
from typing import Any

from smallwars.engine.registry import find

SIDES = ("government", "dse")


def random_position(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Units, markers and tracks of Greek Civil War anywhere they may be; any phase of any turn."""
    data = find("greek_civil_war").data  # type: ignore[attr-defined]
    known = {region["id"]: region for region in data["regions"]}
    closed = rng.choice(([], [], ["yugoslavia"], ["albania", "bulgaria"])) if options["tito"] else []
    regions = {id: random_region(region, id in closed, rng) for id, region in known.items()}
    crowd = rng.sample([id for id in known if id not in closed], rng.randint(1, 24))
    for word, count in random_counters(data["units"], rng):
        for _ in range(count):
            put_unit(known, regions, data["units"], crowd, word, rng)
    phase = rng.choice(("initiative", "mobilization", "movement", "conflict", "control"))
    place = {} if phase == "initiative" else {"first": rng.choice(SIDES)}
    if phase in ("mobilization", "movement", "conflict"):
        place["active"] = rng.choice(SIDES)
    doctrine = rng.choice(("tight", "area", "aggressive"))
    return {
        "title": "greek_civil_war",
        "turn": rng.randint(1, options["end_turn"] or 40),
        "phase": phase,
        **place,
        "political_index": {side: rng.choice((1, 3, 9, 30, 60, 99)) for side in SIDES},
        "doctrine": doctrine,
        "duration": rng.randint(1, 6),
        "airstrikes": rng.randint(0, 4),
        "american_aid": rng.random() < 0.3,
        "stalin_score": rng.choice((0, 20, 49)),
        "closed": closed,
        "regions": regions,
    }


def random_region(region: dict[str, Any], closed: bool, rng: Random) -> dict[str, Any]:
    """A Region without units."""
    greek = region["code"] != "F"
    control = rng.choice((None, None, *SIDES)) if greek else None if closed else "dse"
    return {
        "open": {},
        "squares": [None] * region["squares"]["value"],
        "terror": greek and rng.random() < 0.15,
        "resettled": region["code"] == "R" and rng.random() < 0.1,
        "control": control,
    }


def random_counters(units: dict[str, Any], rng: Random) -> list[tuple[str, int]]:
    """How many units of each type and Level, as many as there are counters at most."""
    found = []
    loks = rng.randint(0, units["lok"]["pool"]["a"])
    for type, unit in units.items():
        for face, levels in (("a", ("0", "1", "2")), ("b", ("3", "4"))):
            known = [level for level in levels if level in unit["levels"]]
            left = {"lok": loks, "lok_unconv": units["lok"]["pool"]["a"] - loks}.get(type, unit["pool"].get(face, 0))
            for level in known:
                count = rng.randint(0, left)
                found.append((type + level, count))
                left -= count
    return found


def put_unit(
    known: dict[str, Any], regions: dict[str, Any], units: dict[str, Any], crowd: list[str], word: str, rng: Random
) -> None:
    """A unit to a square or to the Open area of a Region where it may be."""
    id = rng.choice(crowd)
    if units[word[:-1]]["side"] == "government" and known[id]["code"] == "F":
        return
    region = regions[id]
    if None in region["squares"] and rng.random() < 0.5:
        region["squares"][region["squares"].index(None)] = word
    else:
        region["open"][word] = region["open"].get(word, 0) + 1
