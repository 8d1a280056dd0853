"""Both boards of The British Way with positions to draw: the set-up, one with too much of everything, random ones."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from smallwars.draw.drawing import Drawing
from smallwars.draw.scene import Scene
from smallwars.kit.picture import picture
from smallwars.titles.british_way.cyprus import TITLE as CYPRUS_TITLE
from smallwars.titles.british_way.cyprus import picture as cyprus
from smallwars.titles.british_way.family.picture import Sheet
from smallwars.titles.british_way.kenya import TITLE as KENYA_TITLE
from smallwars.titles.british_way.kenya import picture as kenya

Position = dict[str, Any]
CARDS = {"C3": {"title": "AKEL", "unshaded": "A patrol.", "shaded": "A speech."}, "C4": {"title": "Suez Crisis"}}


@dataclass(frozen=True)
class Board:
    """A board, its words, and what the tests draw on it."""

    module: ModuleType
    words: Mapping[str, str]
    setup: Position
    extreme: Position
    random: list[Position]
    off_map: Mapping[str, Mapping[str, str]]  # box: the glyph of each kind of piece in it

    @property
    def sheet(self) -> Sheet:
        sheet: Sheet = self.module.SHEET
        return sheet

    @property
    def drawing(self) -> Drawing:
        drawing: Drawing = self.module.DRAWING
        return drawing

    @property
    def rebels(self) -> str:
        return self.sheet.factions[1]

    def scene(self, position: Position, cards: Any = None, words: Mapping[str, str] | None = None) -> Scene:
        """The scene of a position, said in English."""
        said = {**self.words, **(words or {})}
        more = [PRINTED] if self.module is kenya else []
        scene: Callable[..., Scene] = self.module.scene
        return scene(position, said, cards, *more)

    def outside(self, position: Position, box: str) -> Mapping[str, int]:
        """How many pieces a position has in a box off the map."""
        if box.startswith("available."):
            return dict(position["available"])
        held: Any = position.get(box, 0)
        return dict(held) if isinstance(held, dict) else {kind: int(held) for kind in self.off_map[box]}


CYPRUS_SETUP: Position = {
    "title": "cyprus", "card": "C3", "deck": ["C21", "C11"], "played": [], "first": "eoka",
    "boxes": {"limited": None, "event": None, "op": None},
    "political_will": 14, "international_opinion": 2, "intel": [], "prison": 0,
    "available": {"cells": 6, "caches": 3, "police": 3, "troops": 0}, "suez": 0, "capabilities": {},
    "spaces": {
        "paphos": {"underground": 1}, "limassol": {"underground": 1, "troops": 2},
        "nicosia": {"underground": 1, "troops": 2, "police": 1},
        "larnaca": {"underground": 1, "troops": 2, "police": 1}, "famagusta": {"underground": 1, "police": 1},
        "troodos": {"underground": 1, "caches": 1}, "akrotiri": {"troops": 3}, "dhekelia": {"troops": 3},
    },
}  # fmt: skip
TOWNS = [name for name, space in cyprus.SHEET.spaces.items() if space["kind"] == "town"]
BASES = ["akrotiri", "dhekelia"]


def cyprus_heap(space: str) -> Position:
    """More than can ever stand in one space."""
    heap: Position = {"underground": 6, "active": 6, "troops": 12, "police": 6, "sabotage": 15}
    return heap | {"caches": 0 if space in BASES else 2, "curfew": space in TOWNS}


CYPRUS_EXTREME: Position = CYPRUS_SETUP | {
    "card": None, "deck": [], "played": ["C3"] * 21, "political_will": 0, "international_opinion": 4,
    "boxes": {"limited": "british", "event": None, "op": "eoka"}, "intel": [2, 2, 2, 1, 1, 1, 0, 0, 0],
    "prison": 12, "suez": 12, "available": {"cells": 12, "caches": 4, "police": 6, "troops": 12},
    "capabilities": {f"C{number}": ("shaded", "unshaded")[number % 2] for number in range(9, 18)},
    "spaces": {space: cyprus_heap(space) for space in cyprus.TRAYS},
}  # fmt: skip


def strewn(
    dice: random.Random, sheet: Sheet, totals: dict[str, int], mobile: str, fixed: str
) -> tuple[dict[str, Counter[str]], Counter[str]]:
    """Pieces at random in the spaces and off the map; at most two of the `fixed` kind in a space."""
    spaces: dict[str, Counter[str]] = {space: Counter() for space in sheet.trays}
    off: Counter[str] = Counter()
    for kind, number in totals.items():
        for _ in range(number):
            space = dice.choice([*sheet.trays, "", ""])
            state = dice.choice(["underground", "active"]) if kind == mobile else kind
            misplaced = kind == fixed and (space in BASES or (space and spaces[space][fixed] == 2))
            (off if misplaced or not space else spaces[space])[kind if misplaced or not space else state] += 1
    return spaces, off


def eligibility(dice: random.Random, sheet: Sheet) -> Position:
    players = dice.sample([*sheet.factions, None], 3)
    boxes = dict(zip(["limited", "event", "op"], players, strict=True))
    return {"first": dice.choice(sheet.factions), "boxes": boxes}


def cyprus_random(seed: int) -> Position:
    """A random position with the right number of every piece."""
    dice, sheet = random.Random(seed), cyprus.SHEET
    totals = {"troops": 12, "police": 6, "cells": 12, "caches": 4, "sabotage": 15}
    spaces, off = strewn(dice, sheet, totals, "cells", "caches")
    prison = dice.randint(0, off["cells"])
    off["cells"] -= prison
    curfews = set(dice.sample(TOWNS, dice.randint(0, 4)))
    held = {space: dict(pieces) | {"curfew": space in curfews} for space, pieces in spaces.items()}
    return CYPRUS_SETUP | eligibility(dice, sheet) | {
        "political_will": dice.randint(0, 15), "international_opinion": dice.randint(0, 4),
        "intel": dice.sample([0, 0, 0, 1, 1, 1, 2, 2, 2], dice.randint(0, 9)),
        "spaces": held, "available": dict(off), "prison": prison,
    }  # fmt: skip


CYPRUS = Board(
    cyprus,
    picture(CYPRUS_TITLE).words("en"),
    CYPRUS_SETUP,
    CYPRUS_EXTREME,
    [cyprus_random(seed) for seed in range(200)],
    {
        "available.british": {"troops": "troops", "police": "police"},
        "available.eoka": {"cells": "underground", "caches": "caches"},
        "prison": {"cells": "underground"},
        "suez": {"troops": "troops"},
    },
)

PRINTED = {str(space["id"]): int(space["population"]["value"]) for space in KENYA_TITLE.data["spaces"]}
RESERVES = ["kiambu", "fort_hall", "nyeri", "embu", "meru"]


def kenya_space(space: str, **held: Any) -> Position:
    rebels = sum(held.get(kind, 0) for kind in ("underground", "active", "bases"))
    crown = held.get("troops", 0) + held.get("police", 0)
    control = "british" if crown > rebels else "mau_mau" if rebels > crown else None
    return {"population": PRINTED[space], "stance": "neutral", "control": control} | held


KENYA_SETUP: Position = {
    "title": "kenya", "card": "C3", "deck": ["K21", "K11"], "played": [], "first": "mau_mau",
    "boxes": {"limited": None, "event": None, "op": None},
    "political_will": 12, "resources": 8, "pipeline": 1,
    "available": {"guerrillas": 7, "bases": 1, "troops": 4, "police": 0}, "out_of_play": {"police": 8},
    "capabilities": {},
    "spaces": {
        "nairobi": kenya_space("nairobi", underground=1, bases=1, troops=2, police=3),
        **{space: kenya_space(space, underground=1) for space in RESERVES},
        **{space: kenya_space(space, underground=1, bases=1) for space in ("aberdares", "mount_kenya")},
        **{space: kenya_space(space, troops=2, police=1) for space in ("rift_valley", "nanyuki")},
        **{space: kenya_space(space, police=1) for space in ("thompsons_falls", "thika")},
    },
}  # fmt: skip


def kenya_heap(space: str) -> Position:
    """More than can ever stand in one space."""
    pieces = {"underground": 15, "active": 15, "bases": 2, "troops": 10, "police": 15, "terror": 15}
    stance = ("loyal", "resistance")[len(space) % 2]
    return kenya_space(space, **pieces, stance=stance, population=max(0, PRINTED[space] - 1))


KENYA_EXTREME: Position = KENYA_SETUP | {
    "card": None, "deck": [], "played": ["K3"] * 21, "political_will": 20, "resources": 20, "pipeline": 4,
    "boxes": {"limited": "british", "event": None, "op": "mau_mau"},
    "available": {"guerrillas": 15, "bases": 4, "troops": 10, "police": 15}, "out_of_play": {"police": 15},
    "capabilities": {f"K{number}": ("shaded", "unshaded")[number % 2] for number in range(9, 17)},
    "spaces": {space: kenya_heap(space) for space in kenya.TRAYS},
}  # fmt: skip


def kenya_random(seed: int) -> Position:
    """A random position with the right number of every piece."""
    dice, sheet = random.Random(seed), kenya.SHEET
    totals = {"troops": 10, "police": 15, "guerrillas": 15, "bases": 4, "terror": 15}
    spaces, off = strewn(dice, sheet, totals, "guerrillas", "bases")
    waiting = dice.randint(0, min(8, off["police"]))
    off["police"] -= waiting
    stances = ["loyal", "neutral", "resistance"]
    held = {
        space: kenya_space(space, **pieces, stance=dice.choice(stances), population=dice.randint(0, PRINTED[space]))
        for space, pieces in spaces.items()
    }
    return KENYA_SETUP | eligibility(dice, sheet) | {
        "political_will": dice.randint(0, 20), "resources": dice.randint(0, 20), "pipeline": dice.randint(0, 4),
        "spaces": held, "available": dict(off), "out_of_play": {"police": waiting},
    }  # fmt: skip


KENYA = Board(
    kenya,
    picture(KENYA_TITLE).words("en"),
    KENYA_SETUP,
    KENYA_EXTREME,
    [kenya_random(seed) for seed in range(200)],
    {
        "available.british": {"troops": "troops", "police": "police"},
        "available.mau_mau": {"guerrillas": "underground", "bases": "bases"},
        "out_of_play": {"police": "police"},
    },
)
