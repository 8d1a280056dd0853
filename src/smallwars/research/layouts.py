"""What the observations of a title hold: a pattern for each field of its view, with the least and the most it can be.

`field={word}` is a one-hot: 1 for the word it is, nothing for none. Everything else is a count, or a flag of 0 or 1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from ..engine.title import Options
from ..kit.data_title import DataTitle

Words = dict[str, Sequence[str]]
Patterns = dict[str, tuple[int, int]]

FLAG: Final = (0, 1)
MANY: Final = (0, 99)

SHARED: Final[Patterns] = {
    "seat={faction}": FLAG,
    "question/actor={actor}": FLAG,
    "question/kind={kind}": FLAG,
    "question/about={word}": FLAG,
    "question/left": MANY,
}
"""Who looks; who is asked, what, about what, how many more may follow."""

COIN: Final[Patterns] = {
    "card={card}": FLAG,
    "played/{card}": FLAG,
    "deck_size": MANY,
    "first={faction}": FLAG,
    "boxes/{box}={faction}": FLAG,
    "capabilities/{card}={side}": FLAG,
}

CYPRUS: Final[Patterns] = {
    **COIN,
    "political_will": (0, 15),
    "international_opinion": (0, 4),
    "intel/{chit}": (0, 3),
    "prison": (0, 12),
    "available/cells": (0, 12),
    "available/caches": (0, 4),
    "available/police": (0, 6),
    "available/troops": (0, 12),
    "suez": (0, 12),
    "spaces/{space}/underground": (0, 12),
    "spaces/{space}/active": (0, 12),
    "spaces/{space}/caches": (0, 2),
    "spaces/{space}/troops": (0, 12),
    "spaces/{space}/police": (0, 6),
    "spaces/{space}/sabotage": (0, 15),
    "spaces/{space}/curfew": FLAG,
    "spaces/{space}/value": MANY,
}

KENYA: Final[Patterns] = {
    **COIN,
    "political_will": (0, 20),
    "resources": (0, 20),
    "pipeline": (0, 4),
    "available/guerrillas": (0, 15),
    "available/bases": (0, 4),
    "available/troops": (0, 10),
    "available/police": (0, 15),
    "out_of_play/police": (0, 15),
    "spaces/{space}/underground": (0, 15),
    "spaces/{space}/active": (0, 15),
    "spaces/{space}/bases": (0, 2),
    "spaces/{space}/troops": (0, 10),
    "spaces/{space}/police": (0, 15),
    "spaces/{space}/terror": (0, 15),
    "spaces/{space}/stance={stance}": FLAG,
    "spaces/{space}/population": MANY,
    "spaces/{space}/printed": MANY,
    "spaces/{space}/control={faction}": FLAG,
}

GREEK_CIVIL_WAR: Final[Patterns] = {
    "turn": (0, 31),
    "end_turn": (0, 30),
    "phase={phase}": FLAG,
    "active={faction}": FLAG,
    "first={faction}": FLAG,
    "political_index/{faction}": (-99, 99),
    "doctrine={doctrine}": FLAG,
    "limit": MANY,
    "duration": MANY,
    "airstrikes": MANY,
    "american_aid": FLAG,
    "stalin_score": MANY,
    "points_left": MANY,
    "closed/{region}": FLAG,
    "regions/{region}/open/{face}": MANY,
    "regions/{region}/squares/{square}={face}": FLAG,
    "regions/{region}/terror": FLAG,
    "regions/{region}/resettled": FLAG,
    "regions/{region}/control={faction}": FLAG,
    "regions/{region}/points/{faction}": MANY,
    "regions/{region}/acted/{face}": MANY,
    "regions/{region}/acted_squares/{square}": FLAG,
    "regions/{region}/marked/{face}": MANY,
    "regions/{region}/marked_squares/{square}": FLAG,
}

ATTILA: Final[Patterns] = {
    "turn": (0, 8),
    "last_turn": (0, 8),
    "phase={phase}": FLAG,
    "active={faction}": FLAG,
    "first={faction}": FLAG,
    "passed": FLAG,
    "hands/{faction}/{card}": MANY,
    "hands_shown/{faction}": FLAG,
    "hand_sizes/{faction}": MANY,
    "special_actions/{faction}": (0, 12),
    "discards/{card}": MANY,
    "deck_size": MANY,
    "removed": MANY,
    "beachhead={area}": FLAG,
    "to_transit": MANY,
    "to_beachhead": MANY,
    "invaded": FLAG,
    "dropped": FLAG,
    "rear_chaos={chaos}": FLAG,
    "air_friction": FLAG,
    "airfield_lost": FLAG,
    "given_up": (0, 12),
    "areas/{area}/{unit}": FLAG,
    "rear/{faction}/{unit}": FLAG,
    "transit/{unit}": FLAG,
    "damaged/{faction}/{unit}": FLAG,
    "disrupted/{unit}": FLAG,
    "engaged/{unit}": FLAG,
    "hits/{unit}": MANY,
    "victory_points": (-99, 99),
}

PATTERNS: Final = {"cyprus": CYPRUS, "kenya": KENYA, "greek_civil_war": GREEK_CIVIL_WAR, "attila": ATTILA}


def expand(pattern: str, words: Words) -> list[str]:
    """The names a pattern stands for, one for each way to fill its braces."""
    holes = re.findall(r"{(\w+)}", pattern)
    return [pattern.format(**dict(zip(holes, filling))) for filling in product(*[words[hole] for hole in holes])]


# The words that fill the braces


def vocabulary(title: DataTitle, options: Options) -> Words:
    """The words of a title, its data as the options change them."""
    data = title.data_for(title.check_options(options))
    return {"faction": title.actors[1:], "actor": title.actors, **OWN[title.id](data, title)}


def coin(data: dict[str, Any], title: DataTitle) -> Words:
    return {
        "card": [word for answer, word in title.words.items() if 150 < answer < 200],
        "box": ("limited", "event", "op"),
        "side": ("unshaded", "shaded"),
        "chit": ("0", "1", "2"),
        "stance": ("loyal", "neutral", "resistance"),
        "space": [space["id"] for space in data["spaces"]],
    }


def greek_civil_war(data: dict[str, Any], title: DataTitle) -> Words:
    return {
        "phase": ("setup", "initiative", "mobilization", "movement", "conflict", "control", "attrition", "end"),
        "doctrine": ("tight", "area", "aggressive"),
        "region": [region["id"] for region in data["regions"]],
        "face": [f"{type}{level}" for type, unit in data["units"].items() for level in sorted(unit["levels"])],
        "square": ("0", "1", "2"),
    }


def attila(data: dict[str, Any], title: DataTitle) -> Words:
    colours = {"g": data["deck"]["grey"]["cards"], "w": data["deck"]["white"]["cards"]}
    return {
        "phase": ("selection", "play", "final"),
        "chaos": ("turkish", "cypriot", "both"),
        "card": [*[f"{colour}{card}" for colour, cards in colours.items() for card in cards], "event"],
        "area": [area["id"] for area in data["areas"]],
        "unit": [word for answer, word in title.words.items() if 50 <= answer < 100],
    }


OWN: Final = {"cyprus": coin, "kenya": coin, "greek_civil_war": greek_civil_war, "attila": attila}
