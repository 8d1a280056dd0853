"""The aid of a title: its sheets, all of them or those of a faction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..engine.registry import find
from ..kit.aid_words import NoAid, Words
from ..kit.data_title import DataTitle
from ..kit.sheets import Aid, Sheet
from ..titles.brief_border_wars.attila import aid as attila
from ..titles.british_way.cyprus import aid as cyprus
from ..titles.british_way.kenya import aid as kenya
from ..titles.greek_civil_war import aid as greek_civil_war

SHEETS: Final[dict[str, Callable[[Any, str], tuple[Sheet, ...]]]] = {
    "cyprus": cyprus.sheets,
    "kenya": kenya.sheets,
    "greek_civil_war": greek_civil_war.sheets,
    "attila": attila.sheets,
}


def aid(id: str, language: str, faction: str | None = None) -> Aid:
    """The aid of that title; NoAid for one that has none, and for a faction that is not in it."""
    title = find(id)
    if not isinstance(title, DataTitle) or id not in SHEETS:
        raise NoAid("no-aid", title=repr(id), titles=tuple(SHEETS))
    if faction is not None and faction not in title.actors[1:]:
        raise NoAid("no-faction", title=title.name, faction=repr(faction), factions=title.actors[1:])
    words = Words(title, language, {})
    shown = [sheet for sheet in SHEETS[id](title, language) if faction is None or sheet.faction == faction]
    name = words.say("name")
    period = str(title.data["period"]).replace("-", "–")
    return Aid(id, language, name, period, tuple(shown), words.say("made"), words.say("start"))
