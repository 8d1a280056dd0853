"""The paragraphs from which the sentences of the log of Operation Attila follow."""

from __future__ import annotations

from typing import Final

from ..family.citations import CITATIONS as SYSTEM

CITATIONS: Final[dict[str, str]] = {
    **SYSTEM,
    "airfield_lost": "9.4",
    "event": "5.0",
    "event.1": "E1",
    "event.2": "E2",
    "event.3": "E3",
    "event.4": "E4",
    "event.5": "E5",
    "event.6": "E6",
    "event_again": "E5",
    "discard": "E3",
    "rear_chaos": "E4",
    "ceasefire": "E5",
    "air_friction": "E6",
    "confused": "9.14",
    "orders_hold": "9.14",
    "invasion": "6.33",
    "lands": "6.33",
    "beachhead": "6.33",
    "beachhead_lost": "6.33",
    "out_of_supply": "7.3",
    "drops": "9.3",
    "drop_roll": "9.3",
    "give_up": "9.11",
    "victory_points": "8.0",
}
