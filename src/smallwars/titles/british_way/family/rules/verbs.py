"""Verbs that Events of more than one game are made of (5.1)."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame, State

from .board import shift_will


class ShiftWill(Frame[Any]):
    """Raise or lower Political Will."""

    def __init__(self, change: int) -> None:
        self.change = change

    def go(self, state: State[Any]) -> None:
        shift_will(state, self.change)
