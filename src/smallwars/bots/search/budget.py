"""How long a bot may think about a turn, in seconds or in simulations."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Final

FIRST: Final = 0.8
"""Of the whole budget, for the first thought of a turn …"""
ONLY: Final = 0.9
"""… or for the only one …"""
NEXT: Final = 0.5
"""… of what is left, for each thought after it, …"""
LEAST: Final = 0.05
"""… but this much of the whole at least."""


class Budget:
    """What is left for a turn, and how much of the present thought has passed."""

    def __init__(self, seconds: float, simulations: int, stop: Callable[[], bool] | None) -> None:
        """`simulations`: if there are any, they count and the clock does not; `stop`: whether to move now."""
        self.seconds = seconds
        self.simulations = simulations
        self.stop = stop
        self.whole = float(simulations or seconds)
        self.left = self.whole
        self.allowed = 0.0
        self.simulated = 0
        self.began = 0.0

    def begin(self, first: bool, only: bool = False) -> None:
        """A thought begins, the first of a turn or another; `only`: there is hardly another in the turn."""
        if first:
            self.left = self.whole
        self.allowed = max(self.left * (ONLY if only else FIRST if first else NEXT), self.whole * LEAST)
        self.simulated = 0
        self.began = perf_counter()

    def end(self) -> None:
        """The thought is over."""
        self.left -= self.used()

    def count(self, turns: int = 1) -> None:
        """A turn was simulated, or so many."""
        self.simulated += turns

    def used(self) -> float:
        """By the present thought."""
        return float(self.simulated) if self.simulations else perf_counter() - self.began

    def passed(self) -> float:
        """The share of the present thought that has passed: 1 or more when it is time to move."""
        if self.stop is not None and self.stop():
            return 1.0
        return self.used() / self.allowed


class Undisturbed:
    """Meanwhile no garbage is looked for: thoughts make none in circles, and hold so much that looking takes longer
    than thinking."""

    def __enter__(self) -> None:
        self.enabled = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.enabled:
            gc.enable()
