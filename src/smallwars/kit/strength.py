"""The strength of the bots' levels in a title, as it was measured."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from smallwars.engine.title import Title

from .parts import file_of, guarded

STRENGTH: Final = "strength.toml"
"""The file of a title that holds the strength of the levels."""


class Elo(NamedTuple):
    """The strength of a level against the rule bot, with half its 95 % interval, over so many games."""

    elo: int
    half: int
    games: int


def strength(title: Title) -> Mapping[str, Elo]:
    """The measured strength of each level; empty where nobody has measured."""
    return guarded(title, "strength", lambda: measured(title), dict)


def measured(title: Title) -> dict[str, Elo]:
    """The strength of each level as the title's file has it."""
    file = file_of(title, STRENGTH)
    rows = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    return {level: Elo(*row) for level, row in rows.items()}
