"""Positions of Cyprus at random: sound by its components, but such as play hardly ever brings about."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.british_way.random_positions import Spaces, random_boxes, random_cards, scatter

TOWNS = ("paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas")
MOUNTAINS = ("troodos", "kyrenia")
BASES = ("akrotiri", "dhekelia")
CYPRUS = (*TOWNS, *MOUNTAINS, *BASES)


def random_position(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Pieces, markers, tracks, cards and capabilities of Cyprus anywhere they may be."""
    spaces: Spaces = {name: {} for name in CYPRUS}
    in_prison = scatter(rng, 12, spaces, ("underground", "active"))
    on_suez = scatter(rng, 12, spaces, ("troops",))
    scatter(rng, 6, spaces, ("police",))
    for _ in range(rng.randint(0, 4)):
        space = spaces[rng.choice(TOWNS + MOUNTAINS)]
        space["caches"] = min(2, space.get("caches", 0) + 1)
    for _ in range(rng.choice((0, 2, 6, 14))):
        space = spaces[rng.choice(TOWNS + BASES)]
        space["sabotage"] = space.get("sabotage", 0) + 1
    guarded = [name for name in TOWNS if spaces[name].get("troops") or spaces[name].get("police")]
    for name in rng.sample(guarded, min(len(guarded), rng.randint(0, 4))):
        spaces[name]["curfew"] = True
    return {
        "title": "cyprus",
        **random_cards("cyprus", options["campaigns"], rng),
        "first": rng.choice(("eoka", "british")),
        "boxes": random_boxes("eoka", rng),
        "political_will": rng.randint(1, 15),
        "international_opinion": rng.randint(0, 4),
        "intel": rng.sample([0, 0, 0, 1, 1, 1, 2, 2, 2], rng.choice((0, 1, 3, 9))),
        "prison": in_prison,
        "suez": on_suez if rng.random() < 0.3 else 0,
        "spaces": spaces,
    }
