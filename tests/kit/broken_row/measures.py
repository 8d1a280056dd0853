"""Measures that raise once somebody has moved."""

from __future__ import annotations

from typing import Any

from smallwars.engine.game import Game
from smallwars.engine.log import Entry
from smallwars.kit import measures


class BrokenWatch(measures.Watch):
    """Cannot read the line of the log that tells of a victory."""

    def read(self, entry: Entry, game: Game) -> None:
        raise LookupError(entry.verb)


class Measures(measures.Measures[Any]):
    """Counts one score, and fails where it is asked for numbers."""

    def scores(self) -> tuple[str, ...]:
        return ("marks",)

    def watch(self, game: Game) -> measures.Watch:
        return BrokenWatch(game)

    def never_forbidden(self) -> frozenset[str]:
        raise LookupError("forbidden")
