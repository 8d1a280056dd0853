"""What random positions of The British Way share: pieces anywhere, the boxes of the card, cards and capabilities."""

from __future__ import annotations

from random import Random
from typing import Any

from smallwars.engine.registry import find

Spaces = dict[str, dict[str, Any]]


def scatter(rng: Random, count: int, spaces: Spaces, kinds: tuple[str, ...]) -> int:
    """Put pieces into spaces; how many more are left over to lie elsewhere off the map."""
    few = rng.sample(list(spaces), rng.randint(1, len(spaces)))
    left = rng.randint(0, count)
    for _ in range(count - left):
        space, kind = spaces[rng.choice(few)], rng.choice(kinds)
        space[kind] = space.get(kind, 0) + 1
    return rng.randint(0, left)


def random_boxes(insurgent: str, rng: Random) -> dict[str, str | None]:
    """Nobody, or one faction, has acted on this card."""
    boxes: dict[str, str | None] = {"limited": None, "event": None, "op": None}
    if rng.random() < 0.3:
        boxes[rng.choice(list(boxes))] = rng.choice((insurgent, "british"))
    return boxes


def random_cards(title: str, campaigns: int, rng: Random) -> dict[str, Any]:
    """Capabilities in play, their cards among the played ones; a Propaganda Round to come at least."""
    cards = find(title).data["cards"]  # type: ignore[attr-defined]
    sides = {card["id"]: ["unshaded", "shaded"][: card.get("sides", 0)] for card in cards}
    lasting = [card["id"] for card in cards if "capability" in card]
    in_play = rng.sample(lasting, rng.choice((0, 1, 2, 4, len(lasting))))
    ids = [card["id"] for card in cards]
    events = [id for id in ids[:32] if id not in in_play]
    rng.shuffle(events)
    deck = [*events[1 : rng.randint(1, 9)], ids[33]]
    return {
        "card": events[0],
        "played": [*in_play, *rng.choice(([], [ids[32]] if campaigns > 1 else []))],
        "deck": rng.choice((deck, [])),
        "capabilities": {card: rng.choice(sides[card]) for card in in_play},
    }
