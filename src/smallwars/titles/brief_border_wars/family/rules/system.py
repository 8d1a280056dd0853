"""What a game of the system tells the engine beside its own: frames that may be pending, and verbs of the log."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame

from .cards import (
    Deal,
    Draw,
    EndOfPlay,
    NewTurn,
    NextPlayer,
    NextTurn,
    OpenSpecialAction,
    Play,
    PlayPhase,
    RandomEvent,
    Use,
)
from .combat import Attackers, Combat, Defenders, DefendingAir, Reaction, Reinforce
from .final_phase import GameEnd, Recovery, RecoveryRoll, Return
from .movement import Movement, MoveTo
from .resolution import AirCombat, AirResults, Allocate, Exploit, Exploitation, GroundCombat, Hits, Results, Retreat
from .special_actions import Refit, RefitArea, SpecialAction

FRAMES: list[type[Frame[Any]]] = [
    AirCombat, AirResults, Allocate, Attackers, Combat, Deal, Defenders, DefendingAir, Draw, EndOfPlay, Exploit,
    Exploitation, GameEnd, GroundCombat, Hits, MoveTo, Movement, NewTurn, NextPlayer, NextTurn, OpenSpecialAction, Play,
    PlayPhase, RandomEvent, Reaction, Recovery, RecoveryRoll, Refit, RefitArea, Reinforce, Results, Retreat, Return,
    SpecialAction, Use,
]  # fmt: skip

VERBS: dict[str, tuple[str, ...]] = {
    "turn": ("turn:number",),
    "drawn": ("first:number", "second:number", "events:number"),
    "play_phase": ("faction",),
    "card": ("faction", "card:word"),
    "special_card": ("faction",),
    "pass": ("faction",),
    "use": ("use:word", "value:number"),
    "move": ("unit", "origin:place", "destination:place"),
    "battle": ("faction", "area:place"),
    "attacks": ("unit", "points:number"),
    "defends": ("unit",),
    "defends_from_the_air": ("unit",),
    "hit": ("unit",),
    "no_recovery": ("unit", "roll:number"),
    "refit": ("faction", "what:word"),
    "reaction": ("faction", "reaction:word"),
    "no_reaction": ("faction",),
    "free_reaction": ("faction", "reaction:word"),
    "air_combat": ("dice:number", "answer:number"),
    "ground_combat": ("dice:number", "answer:number"),
    "hits": ("faction", "hits:number", "dice:number"),
    "disrupt": ("unit",),
    "damage": ("unit",),
    "retreat": ("unit", "origin:place", "destination:place"),
    "exploit": ("unit", "destination:place"),
    "leftover": ("faction", "count:number"),
    "final_phase": (),
    "repaired": ("unit", "roll:number"),
    "rallied": ("unit", "roll:number"),
    "victory": ("faction",),
    "tie": (),
    "edit": (),
}
"""What the verbs of the system say: `name:kind` of their ints; a place is an area or a box."""
