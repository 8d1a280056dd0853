"""Options and positions at random, for every title of ours."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from smallwars.engine.registry import find


def random_options(title: str, rng: Random) -> dict[str, Any]:
    """A value for every option of the title."""
    known: dict[str, dict[str, Any]] = find(title).data["options"]  # type: ignore[attr-defined]
    return {name: random_value(known[name], rng) for name in known}


def random_value(option: dict[str, Any], rng: Random) -> Any:
    """A value in the option's range."""
    if isinstance(option["default"], bool):
        return rng.random() < 0.5
    if "one_of" in option:
        return rng.choice(option["one_of"])
    return rng.randint(option["min"], option["max"])


def random_position(title: str, options: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A position of the title, played with these options; `random_positions.py` among its tests makes it."""
    position: dict[str, Any] = import_module(f"tests.titles.{title}.random_positions").random_position(options, rng)
    return position
