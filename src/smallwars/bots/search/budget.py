"""How long a bot may think about a turn, in seconds or in simulations."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter
from typing import Final


class Shares:
    """The shares of a budget that the searches of a turn may use."""

    def __init__(self, first: float = 0.8, only: float = 0.9, later: float = 0.5, least: float = 0.05) -> None:
        self.first = first
        """The share of the whole budget that the first search of a turn may use."""
        self.only = only
        """The share of what is left that a search may use if there is hardly another in the turn."""
        self.later = later
        """The share of what is left that each search after the first may use."""
        self.least = least
        """The share of the whole budget that every search may use at least."""


SHARES: Final = Shares()


class Budget:
    """What is left for a turn, and how much of the present search has passed."""

    def __init__(self, seconds: float, simulations: int, stop: Callable[[], bool] | None) -> None:
        self.seconds = seconds
        """Seconds for the turn, which count if there are no simulations."""
        self.simulations = simulations
        """The number of turns that may be simulated, whatever the time they take."""
        self.stop = stop
        """The function that says whether to move now."""
        self.whole = float(simulations or seconds)
        self.left = self.whole
        self.allowed = 0.0
        """Seconds or simulations that the present search may use."""
        self.simulated = 0
        """The number of turns that the present search has simulated."""
        self.began = 0.0

    def begin(self, first: bool, only: bool = False) -> None:
        """Begin a search: the first of a turn, the only one there is likely to be, or a later one."""
        if first:
            self.left = self.whole
        share = SHARES.only if only else SHARES.first if first else SHARES.later
        self.allowed = max(self.left * share, self.whole * SHARES.least)
        self.simulated = 0
        self.began = perf_counter()

    def end(self) -> None:
        """End the present search."""
        self.left -= self.used()

    def count(self, turns: int = 1) -> None:
        """Note that so many turns were simulated."""
        self.simulated += turns

    def used(self) -> float:
        """Seconds or simulations that the present search has used."""
        return float(self.simulated) if self.simulations else perf_counter() - self.began

    def passed(self) -> float:
        """The share of the present search that has passed: 1 or more when it is time to move."""
        if self.stop is not None and self.stop():
            return 1.0
        return self.used() / self.allowed


class Undisturbed:
    """Turns Python's search for garbage off: the bot makes no circles, and holds so much that looking takes longer than
    thinking.
    """

    def __enter__(self) -> None:
        self.enabled = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.enabled:
            gc.enable()
