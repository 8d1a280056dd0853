"""Bots: opponents that take their choices by themselves."""

from __future__ import annotations

from .bot import Bot
from .greedy import Greedy
from .random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {RandomBot.name: RandomBot, Greedy.name: Greedy}


def bots() -> tuple[str, ...]:
    """The names of the bots."""
    return tuple(BOTS)


def bot(name: str, seed: int | None = None) -> Bot:
    """The bot of that name; with the same seed it plays the same way again."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["Bot", "Greedy", "RandomBot", "bot", "bots"]
