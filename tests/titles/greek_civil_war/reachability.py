"""Where units may go, read a second time straight from the rules (10.2-10.5, 12.4): breadth first over places, on a map
and with ratings of its own. And positions at random to compare with."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

import smallwars

Place = tuple[str, str]
"""A Region, and `open` or `square`."""

MAP = """
athens       3 viotia
thessalonika 3 serres
evros        2 rodopi bulgaria
rodopi       2 evros drama bulgaria
drama        3 rodopi serres bulgaria
serres       3 thessalonika drama pella imathia bulgaria
pella        2 serres imathia florina kozani yugoslavia
imathia      2 serres pella kozani larissa
florina      2 pella kozani kastoria yugoslavia albania
kastoria     1 florina kozani ioannina albania
kozani       2 pella imathia florina kastoria ioannina trikala larissa
ioannina     2 kastoria kozani trikala arta albania
arta         2 ioannina trikala aitolia
trikala      2 kozani ioannina arta larissa evritania
larissa      3 imathia kozani trikala magnesia
magnesia     3 larissa evritania fokida evia korinthia
evritania    1 trikala magnesia aitolia
aitolia      2 arta evritania fokida ahaia
fokida       1 magnesia aitolia viotia
viotia       2 athens fokida evia korinthia
evia         2 magnesia viotia
korinthia    2 viotia ahaia arkadia magnesia
ahaia        3 korinthia arkadia messinia aitolia
arkadia      2 korinthia ahaia messinia lakonia
messinia     2 ahaia arkadia lakonia
lakonia      2 arkadia messinia
albania      0 ioannina kastoria florina yugoslavia
yugoslavia   0 florina pella albania bulgaria
bulgaria     0 serres drama rodopi evros yugoslavia
"""
NEXT_TO = {name: near for name, _, *near in (line.split() for line in MAP.split("\n") if line)}
SQUARES = {name: int(count) for name, count, *_ in (line.split() for line in MAP.split("\n") if line)}
ABROAD = ("albania", "yugoslavia", "bulgaria")

MOVEMENT = {
    "division": 2, "brigade": 3, "mountain": 4, "lok": 4, "lok_unconv": 4, "police": 1,
    "front": 3, "cadre": 1, "guerrilla": 0, "partisan": 3,
}  # fmt: skip
INFILTRATION = ("lok", "lok_unconv", "front", "cadre", "partisan")
CONFLICT = {
    "division": (0, 13, 16, 19, 22), "brigade": (0, 4, 5, 6, 7), "mountain": (0, 3, 4, 5, 6), "lok": (0, 3),
    "lok_unconv": (2,), "police": (0, 2, 3), "front": (1,), "cadre": (0, 2), "guerrilla": (0, 2, 3),
    "partisan": (0, 4, 5, 7),
}  # fmt: skip
COUNTERS = {
    ("division1", "division2"): 9, ("division3", "division4"): 5, ("brigade1", "brigade2"): 15,
    ("brigade3", "brigade4"): 9, ("mountain1", "mountain2"): 4, ("mountain3", "mountain4"): 3,
    ("lok1", "lok_unconv0"): 5, ("police1", "police2"): 18, ("front0",): 12, ("cadre1",): 12,
    ("guerrilla1", "guerrilla2"): 20, ("partisan1", "partisan2"): 10, ("partisan3",): 6,
}  # fmt: skip
"""The faces of a counter, and how many there are."""
FACES = tuple(word for faces in COUNTERS for word in faces)


def kind_of(word: str) -> str:
    """The type of a unit."""
    return word[:-1]


def rating(word: str) -> int:
    """2.13: the Conflict Rating of a unit."""
    return CONFLICT[kind_of(word)][int(word[-1])]


def side_of(word: str) -> str:
    """2.11: the side that a unit belongs to."""
    return "government" if list(MOVEMENT).index(kind_of(word)) <= 5 else "dse"


def enemies_in_open(position: dict[str, Any], side: str, region: str) -> bool:
    """10.5: whether enemies are in that Open area."""
    return any(side_of(word) != side for word in position["regions"][region]["open"])


def may_enter(position: dict[str, Any], side: str, region: str) -> bool:
    """10.5, 17.1: Foreign Areas are for the DSE alone, and only while they are open."""
    return region not in ABROAD or (side == "dse" and region not in position["closed"])


def neighbours(position: dict[str, Any], side: str, region: str) -> list[str]:
    """2.4: where one step leads."""
    return [name for name in NEXT_TO[region] if may_enter(position, side, name)]


def has_empty_square(position: dict[str, Any], region: str) -> bool:
    """13.2: whether one more unit can be in a square."""
    return None in position["regions"][region]["squares"]


# Movement


def destinations(position: dict[str, Any], origin: Place, word: str) -> set[Place]:
    """10.2-10.5: where a unit can end its move; staying where it is does not count, nor does a like square [G-58]."""
    start = (origin, MOVEMENT[kind_of(word)])
    found, waiting = {start}, deque([start])
    while waiting:
        place, points = waiting.popleft()
        if points > 0 and (place == origin or not halts(position, place, word)):
            for following in steps(position, place, side_of(word)):
                if (following, points - 1) not in found:
                    found.add((following, points - 1))
                    waiting.append((following, points - 1))
    return {place for place, _ in found} - {origin}


def halts(position: dict[str, Any], place: Place, word: str) -> bool:
    """10.5: enemies in the Open that it enters stop a unit, unless it infiltrates."""
    region, where = place
    return where == "open" and kind_of(word) not in INFILTRATION and enemies_in_open(position, side_of(word), region)


def steps(position: dict[str, Any], place: Place, side: str) -> Iterator[Place]:
    """10.2-10.4: what one movement point buys."""
    region, where = place
    if where == "square":
        yield region, "open"
        return
    if has_empty_square(position, region):
        yield region, "square"
    for name in neighbours(position, side, region):
        yield name, "open"


# Retreats


def refuges(position: dict[str, Any], region: str, word: str) -> set[Place]:
    """12.4: where a unit can retreat to from that Region [G-49, G-50, G-63]."""
    found = {(region, "square")} if has_empty_square(position, region) else set()
    if kind_of(word) == "guerrilla":
        return found
    if kind_of(word) in INFILTRATION:
        return found | infiltrating_refuges(position, region, word)
    side = side_of(word)
    near = neighbours(position, side, region)
    return found | {(name, "open") for name in near if not enemies_in_open(position, side, name)}


def infiltrating_refuges(position: dict[str, Any], region: str, word: str) -> set[Place]:
    """12.4: the refuges within the unit's movement, counted in Regions; past enemies, but not where they are."""
    side, most = side_of(word), MOVEMENT[kind_of(word)]
    found: set[Place] = set()
    for name, steps_there in distances(position, region, side).items():
        if 0 < steps_there <= most and not enemies_in_open(position, side, name):
            found.add((name, "open"))
            if has_empty_square(position, name):
                found.add((name, "square"))
    return found


def distances(position: dict[str, Any], region: str, side: str) -> dict[str, int]:
    """2.4: how many Regions away each Region is for that side."""
    found, waiting = {region: 0}, deque([region])
    while waiting:
        here = waiting.popleft()
        for name in neighbours(position, side, here):
            if name not in found:
                found[name] = found[here] + 1
                waiting.append(name)
    return found


# What a game did


def units_at(position: dict[str, Any], place: Place, word: str) -> int:
    """How many such units are in the Open, or in squares, of the Region."""
    region = position["regions"][place[0]]
    count: int = region["open"].get(word, 0) if place[1] == "open" else region["squares"].count(word)
    return count


def landed(before: dict[str, Any], after: dict[str, Any], word: str) -> Place | None:
    """Where one such unit has come to; None if none has come anywhere."""
    places = [(name, where) for name in NEXT_TO for where in ("open", "square")]
    more = [place for place in places if units_at(after, place, word) > units_at(before, place, word)]
    assert len(more) <= 1, more
    return more[0] if more else None


def endings(game: smallwars.Game, *kinds: str) -> Iterator[smallwars.Game]:
    """All games that answers to questions of kinds that begin like these lead to."""
    decision = game.decision
    if decision is None or not decision.kind.startswith(kinds):
        yield game
        return
    for option in decision.options:
        if option.id == "back":
            continue
        following = game.fork()
        following.choose(option.id)
        yield from endings(following, *kinds)


# Positions at random


def random_map(rng: Random, reserved: list[str], closed: list[str]) -> dict[str, dict[str, Any]]:
    """Counters anywhere they may be; the reserved ones are left in the box."""
    regions: dict[str, dict[str, Any]] = {name: {"open": {}, "squares": [None] * SQUARES[name]} for name in SQUARES}
    bag = counters_without(reserved)
    for faces in rng.sample(bag, rng.randint(5, 70)):
        scatter(rng, regions, closed, rng.choice(faces))
    return regions


def counters_without(reserved: list[str]) -> list[tuple[str, ...]]:
    """Every counter of the box but these, each by its faces."""
    bag = [faces for faces, count in COUNTERS.items() for _ in range(count)]
    for word in reserved:
        bag.remove(next(faces for faces in COUNTERS if word in faces))
    return bag


def scatter(rng: Random, regions: dict[str, dict[str, Any]], closed: list[str], word: str) -> None:
    """A unit somewhere, if the die does not send it where it may not be."""
    name = rng.choice(list(regions))
    if not may_enter({"closed": closed}, side_of(word), name):
        return
    region = regions[name]
    if None in region["squares"] and rng.random() < 0.5:
        region["squares"][region["squares"].index(None)] = word
    else:
        region["open"][word] = region["open"].get(word, 0) + 1
