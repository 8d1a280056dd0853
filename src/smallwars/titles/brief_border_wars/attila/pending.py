"""The check of what a position has as pending: its numbers, and the units it speaks of."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, fields_of

from .rules.board import Attila

IN_THE_AREA: Final = (
    "Defenders", "Reaction", "Reinforce", "DefendingAir", "AirCombat", "AirResults", "GroundCombat", "Results",
)  # fmt: skip
"""The names of frames of a battle whose units are all in its area."""

SETS: Final = ("attackers", "defenders", "chosen", "said", "units", "moved")
MOST: Final = 999


def is_sound(frame: Frame[Any], board: Attila) -> bool:
    """Whether a frame can be pending on this board."""
    fields = {name: int(getattr(frame, name)) for name in fields_of(type(frame))}
    for name, value in fields.items():
        least, most = bounds(name, board)
        if not least <= value <= most:
            return False
    return units_are_there(type(frame).__name__, fields, board)


def bounds(name: str, board: Attila) -> tuple[int, int]:
    """The least and the most that a field may be."""
    facts = board.facts
    if name in SETS or name == "left":
        return (-1 if name == "left" else 0, (1 << facts.units) - 1)
    ranges = {
        "side": (1, 2),
        "area": (0, facts.areas - 1),
        "unit": (0, facts.units - 1),
        "number": (1, 6),
        "card": (min(facts.kinds), max(facts.kinds)),
        "fought": (0, (1 << facts.areas) - 1),
        "last": (0, facts.units - 1),
        "open": (0, 1),
        "came": (0, 1),
        "alone": (0, 1),
        "why": (0, 2),
    }
    return ranges.get(name, (-1, MOST))


def units_are_there(kind: str, fields: dict[str, int], board: Attila) -> bool:
    """Whether the units of a frame are in the game, and those of a battle in its area."""
    everywhere = sum(board.there)
    if "unit" in fields and not everywhere >> fields["unit"] & 1:
        return False
    if kind in IN_THE_AREA:
        return not (fields["attackers"] | fields.get("defenders", 0)) & ~board.there[fields["area"]]
    if kind in ("Retreat", "Exploit"):
        return board.there[fields["area"]] >> fields["unit"] & 1 == 1
    return not any([fields.get(name, 0) & ~everywhere for name in SETS])
