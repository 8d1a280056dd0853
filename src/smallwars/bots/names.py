# not compiled: called once a game
"""Bots by name: NAME, or NAME:setting=value,setting=value; a level is a bot with its settings."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from .bot import Bot
from .errors import UnknownBot
from .greedy import Greedy
from .random_bot import RandomBot
from .search.search_bot import Search
from .search.uct import Uct

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    RandomBot.name: RandomBot,
    Greedy.name: Greedy,
    Search.name: Search,
    Uct.name: Uct,
}

Range = tuple[type[int] | type[float], float, float]

HAND: Final[dict[str, Range]] = {"hand": (int, 0, 1)}
"""The setting for weights by hand instead of fitted ones."""
THINKING: Final[dict[str, Range]] = {"seconds": (float, 0.001, 3600), "simulations": (int, 1, 10_000_000), **HAND}
SETTINGS: Final[dict[str, dict[str, Range]]] = {
    RandomBot.name: {},
    Greedy.name: {"futures": (int, 1, 100), **HAND},
    Search.name: {
        **THINKING,
        "temperature": (float, 0, 100),
        "turns": (int, 1, 1000),
        "replies": (int, 0, 100),
        "wait": (float, 0.001, 3600),
    },
    Uct.name: THINKING,
}
"""The settings of each bot: their type, the least and the most."""


CLOCKS: Final = frozenset({"seconds", "simulations", "wait"})
"""The settings for how long a bot thinks, of which one at most may be named."""


@cache
def levels() -> dict[str, dict[str, Any]]:
    """The named levels: bot and settings."""
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


def names() -> tuple[str, ...]:
    """Every name that a spec can begin with."""
    return (*BOTS, *levels())


def bot(spec: str, seed: int | None = None) -> Bot:
    """The bot that a spec names; with the same seed and a number of simulations it plays the same way again."""
    name, _, rest = spec.partition(":")
    level = levels().get(name)
    settings: dict[str, Any] = {} if level is None else dict(level["settings"])
    kind = name if level is None else level["bot"]
    if kind not in BOTS:
        raise UnknownBot("bot", bot=repr(name), bots=names())
    chosen = dict([setting_of(kind, text) for text in rest.split(",")]) if rest else {}
    if len(chosen.keys() & CLOCKS) > 1:
        raise UnknownBot("clocks", spec=repr(spec))
    if chosen.keys() & CLOCKS:
        settings = {setting: value for setting, value in settings.items() if setting not in CLOCKS}
    settings.update(chosen)
    by_hand = settings.pop("hand", None)
    made = BOTS[kind](seed, **settings)
    if by_hand is not None:
        made.by_hand = bool(by_hand)
    return made


def setting_of(kind: str, text: str) -> tuple[str, int | float]:
    """A setting that was typed as `name=value`, checked."""
    name, equals, value_text = text.partition("=")
    if not equals:
        raise UnknownBot("form", text=repr(text))
    known = SETTINGS[kind]
    if name not in known:
        raise UnknownBot("setting", bot=kind, name=repr(name), names=list(known) or "none")
    type, least, most = known[name]
    try:
        value = type(value_text)
    except ValueError:
        value = None
    if value is None or not least <= value <= most:
        whole = "whole" if type is int else "other"
        raise UnknownBot("value", name=name, given=repr(value_text), kind=whole, least=f"{least:g}", most=f"{most:g}")
    return name, value
