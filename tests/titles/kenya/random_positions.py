"""Positions of Kenya at random: sound by its components, but such as play hardly ever brings about."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.british_way.random_positions import Spaces, random_boxes, random_cards, scatter

RESERVES = ("kiambu", "fort_hall", "nyeri", "embu", "meru")
SETTLED = ("thompsons_falls", "rift_valley", "nanyuki", "thika")
JUNGLES = ("aberdares", "mount_kenya")
KENYA = ("nairobi", *RESERVES, *SETTLED, *JUNGLES)


def random_position(options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Pieces, markers, Population, tracks, cards and capabilities of Kenya anywhere they may be."""
    spaces: Spaces = {name: {} for name in KENYA}
    scatter(rng, 15, spaces, ("underground", "active"))
    scatter(rng, 10, spaces, ("troops",))
    out_of_play = scatter(rng, 15, spaces, ("police",))
    for _ in range(rng.randint(0, 4)):
        space = spaces[rng.choice(KENYA)]
        space["bases"] = min(2, space.get("bases", 0) + 1)
    for _ in range(rng.choice((0, 2, 6, 15))):
        space = spaces[rng.choice(KENYA)]
        space["terror"] = space.get("terror", 0) + 1
    for name in rng.sample(RESERVES, rng.randint(0, 5)):
        spaces[name]["population"] = rng.randint(0, 1)
    for name in ("nairobi", *RESERVES, *SETTLED):
        if spaces[name].get("population") != 0:
            spaces[name]["stance"] = rng.choice(("loyal", "neutral", "resistance"))
    return {
        "title": "kenya",
        **random_cards("kenya", options["campaigns"], rng),
        "first": rng.choice(("mau_mau", "british")),
        "boxes": random_boxes("mau_mau", rng),
        "political_will": rng.randint(0, 20),
        "resources": rng.choice((0, 0, 1, 2, 5, 20)),
        "pipeline": rng.randint(0, 4),
        "out_of_play": {"police": out_of_play},
        "spaces": spaces,
    }
