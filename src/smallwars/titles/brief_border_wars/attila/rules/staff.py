"""A card's value, and the option Poorly Trained Staff (6.0, 9.14)."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import NUMBER, Question, roll

from ...family.rules.combat import Combat
from ...family.rules.movement import Movement
from ...family.rules.words import MOVEMENT
from .board import Attila
from .words import CYPRIOT, STAFF


def play_value(state: State[Any], side: int, use: int, value: int) -> None:
    """6.1, 6.2: so many units move, or fight."""
    state.push(Movement(side, value) if use == MOVEMENT else Combat(side, value))


class StaffRoll(Frame[Attila]):
    """9.14: a die for each card that the Cypriot player plays."""

    def __init__(self, use: int, value: int) -> None:
        self.use = use
        self.value = value

    def ask(self, board: Attila) -> Question | None:
        return roll("9.14", STAFF)

    def take(self, state: State[Attila], answer: int) -> None:
        value, facts = self.value, state.board.facts
        if answer - NUMBER <= facts.staff_roll:
            value = max(min(value, facts.staff_least), value - facts.staff_loss)
        if value != self.value:
            state.note("confused", value, answer - NUMBER)
        else:
            state.note("orders_hold", answer - NUMBER)
        play_value(state, CYPRIOT, self.use, value)
