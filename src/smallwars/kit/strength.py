"""How strong the levels of the bots were found to be in a title."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from smallwars.engine.title import Title

from .parts import file_of, guarded

STRENGTH: Final = "strength.toml"
"""The file of a title that holds them."""


class Elo(NamedTuple):
    """The strength of a level against the rule bot, with half its 95 % interval, over so many games."""

    elo: int
    half: int
    games: int


def strength(title: Title) -> Mapping[str, Elo]:
    """What each level was measured at; empty where nobody has measured."""
    return guarded(title, "strength", lambda: measured(title), dict)


def measured(title: Title) -> dict[str, Elo]:
    """What the title's file says."""
    file = file_of(title, STRENGTH)
    rows = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    return {level: Elo(*row) for level, row in rows.items()}
