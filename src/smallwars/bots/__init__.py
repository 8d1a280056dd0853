"""Bots: opponents that take their choices by themselves."""

from __future__ import annotations

from .bot import Bot
from .errors import UnknownBot
from .greedy import Greedy
from .names import bot, levels, names
from .random_bot import RandomBot
from .search.search_bot import Search
from .search.uct import Uct

OFFERED = (RandomBot.name, Greedy.name, *levels())


def bots() -> tuple[str, ...]:
    """The names of the bots that are offered at a table; `names` has all."""
    return OFFERED


__all__ = ["Bot", "Greedy", "RandomBot", "Search", "Uct", "UnknownBot", "bot", "bots", "levels", "names"]
