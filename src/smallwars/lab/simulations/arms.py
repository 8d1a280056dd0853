"""The arms of a simulation: each is one way to play the same seeds."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ...engine.title import Options, Title
from ..errors import LabError

BASE: Final = ""
"""The change of an arm that changes nothing."""
VARY, FORBID, SENSITIVITY = "vary", "forbid", "sensitivity"


class SimulateError(LabError):
    """Something that `smallwars simulate` was handed is wrong."""

    file = "report"


@dataclass(frozen=True)
class Ban:
    """A word that a faction may not choose; without a faction nobody may."""

    word: str
    faction: str = ""

    def __str__(self) -> str:
        return f"{self.faction}={self.word}" if self.faction else self.word


@dataclass(frozen=True)
class Arm:
    """One way to play. Arms of the same level differ only in their change."""

    level: str
    """The specification of the bots that play."""
    bots: dict[str, str]
    """The specification of the bot of each faction."""
    options: Options
    """Every option of the title."""
    kind: str = BASE
    """The sort of change, such as `vary` or `forbid`; empty for none."""
    change: str = BASE
    """The option, number or word that is changed; empty for none."""
    value: str = ""
    """The value that it is changed to; empty for none."""
    bans: tuple[Ban, ...] = ()

    @property
    def name(self) -> str:
        """The name that tells this arm from the others."""
        return " ".join([part for part in (self.level, f"{self.change}{self.value}") if part])

    @property
    def keeps_events(self) -> bool:
        """Whether the events of its games are kept, and not only how they end."""
        return self.kind != SENSITIVITY


@dataclass(frozen=True)
class Plan:
    """All that a simulation plays."""

    title: str
    run: int
    games: int
    arms: list[Arm] = field(default_factory=list)

    def levels(self) -> list[Arm]:
        """The arms without a change."""
        return [arm for arm in self.arms if arm.kind == BASE]

    def changed(self, kind: str) -> list[Arm]:
        """The arms with a change of that sort."""
        return [arm for arm in self.arms if arm.kind == kind]

    def base_of(self, arm: Arm) -> Arm:
        """The arm without a change that an arm is compared with."""
        return next(base for base in self.levels() if base.level == arm.level)


# Reading the command line


def levels(title: Title, typed: tuple[str, ...], options: Options, default: str) -> list[Arm]:
    """An arm for each bot that plays itself; `FACTION=SPEC` seats one on that faction at every level."""
    seated = seated_in(title, typed)
    general = [spec for spec in typed if not of_faction(title, spec)]
    factions = title.actors[1:]
    if not general:
        general = [seated[factions[0]] if len(seated) == len(factions) else default]
    return [level(factions, spec, seated, options) for spec in dict.fromkeys(general)]


def of_faction(title: Title, spec: str) -> tuple[str, str] | None:
    """`FACTION=SPEC` taken apart; None where it is no more than `SPEC`, whose settings have an equals sign too."""
    faction, equals, rest = spec.partition("=")
    if not equals or ":" in faction:
        return None
    if faction not in title.actors[1:]:
        known = ", ".join(title.actors[1:])
        raise SimulateError("unknown-faction", bot=spec, title=title.id, faction=faction, known=known)
    return faction, rest


def seated_in(title: Title, typed: tuple[str, ...]) -> dict[str, str]:
    """The factions that have a bot of their own, each with its specification."""
    seated: dict[str, str] = {}
    for faction, spec in filter(None, [of_faction(title, spec) for spec in typed]):
        if seated.setdefault(faction, spec) != spec:
            raise SimulateError("bot-twice", faction=faction, one=seated[faction], other=spec)
    return seated


def level(factions: tuple[str, ...], spec: str, seated: dict[str, str], options: Options) -> Arm:
    """The arm of one level."""
    bots = {faction: seated.get(faction, spec) for faction in factions}
    same = len(set(bots.values())) == 1
    name = spec if same else " ".join([f"{faction}={seat}" for faction, seat in bots.items()])
    return Arm(name, bots, options)


def read_options(typed: tuple[str, ...]) -> Options:
    """Title options that were typed as `name=value`."""
    options: Options = {}
    for option in typed:
        name, equals, value = option.partition("=")
        if not name or not equals:
            raise SimulateError("bad-option", option=option)
        if name in options:
            raise SimulateError("option-twice", option=name)
        options[name] = read_value(value)
    return options


def read_value(text: str) -> Any:
    """The value that a text stands for: JSON where it can be, else the text itself."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def read_bans(title: Title, typed: tuple[str, ...]) -> list[Ban]:
    """Every ban that was typed."""
    return [read_ban(title, text) for text in typed]


def read_ban(title: Title, text: str) -> Ban:
    """A ban that was typed as `WORD` or as `FACTION=WORD`."""
    faction, equals, word = text.partition("=")
    if not equals:
        faction, word = "", text
    if (equals and faction not in title.actors[1:]) or not word:
        raise SimulateError("bad-ban", ban=text, factions=", ".join(title.actors[1:]))
    return Ban(word, faction)


def forbidden(base: Arm, ban: Ban) -> Arm:
    """An arm like that one in which the ban holds."""
    return replace(base, kind=FORBID, change=f"forbid={ban}", value="", bans=(ban,))
