"""Fights for the tests: a position in which a side attacks, and what is left of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.harness import Table

Greece = Callable[..., Table]

COLUMNS = ("below 1:1", "1:1", "2:1", "3:1", "4:1")

AFTER_TERROR = {
    ("", False): False, ("placed", False): True, ("removed", False): False,
    ("", True): True, ("placed", True): True, ("removed", True): False,
}  # fmt: skip
"""Whether there is Terror after a result that does this to it, by whether there was some before."""


def attack(greece: Greece, side: str, larissa: str, **rest: Any) -> Table:
    """A Conflict Phase of that side in turn 3, with these units in Larissa (three squares)."""
    return greece(phase="conflict", active=side, larissa=larissa, **rest)


def odds(table: Table) -> tuple[int, int, int]:
    """Attack, defence and column (0 for below 1:1) of the fight before its die, as the log tells."""
    strengths = [entry.args for entry in table.game.log if entry.verb == "odds"][-1]
    return strengths[0], strengths[1], strengths[2]


def terror(table: Table, region: str = "larissa") -> bool:
    """Whether there is Terror in a Region."""
    marker: bool = table[region]["terror"]
    return marker


def acted(table: Table, region: str = "larissa") -> dict[str, int]:
    """The units that have attacked in this phase, by their word."""
    there = table[region]
    units: dict[str, int] = dict(there.get("acted", {}))
    for square in there.get("acted_squares", []):
        word = f"square.{there['squares'][square]}"
        units[word] = units.get(word, 0) + 1
    return units


def indices(table: Table) -> tuple[int, int]:
    """Both Political Indices, the Government's first."""
    return table.index("government"), table.index("dse")


def chosen(units: str) -> str:
    """Attackers as answers, one by one: `2xpartisan3` is `partisan3 partisan3`."""
    words: list[str] = []
    for part in units.split():
        count, _, word = part.rpartition("x")
        words += [word] * int(count or 1)
    return " ".join([*words, "done"])


def on_the_map(table: Table) -> dict[str, str]:
    """The Regions in which there are units, in short."""
    regions = table.position["regions"]
    return {name: table.units(name) for name, there in regions.items() if there["open"] or any(there["squares"])}
