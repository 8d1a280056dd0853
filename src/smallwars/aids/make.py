"""The aid of a title, ready to print: all its sheets, or those of a faction."""

from __future__ import annotations

from ..engine.registry import find
from ..engine.title import Title
from ..kit.aid import sheets
from ..kit.aid_words import Words
from ..kit.data_title import title_name
from ..kit.sheets import PrintedAid
from .errors import NoAid


def aid(id: str, language: str, faction: str | None = None) -> PrintedAid:
    """The aid of that title; NoAid for one that has none, and for a faction that is not in it."""
    title = find(id)
    laid_out = sheets(title, language)
    if not laid_out:
        raise NoAid("no-aid", title=title_name(title, language))
    if faction is not None and faction not in title.actors[1:]:
        raise NoAid("no-faction", title=title.name, faction=repr(faction), factions=title.actors[1:])
    shown = tuple([sheet for sheet in laid_out if faction is None or sheet.faction == faction])
    words = Words(title, language, {})
    name = words.say("name") if words.has("name") else title_name(title, language)
    return PrintedAid(id, language, name, period(title), shown, words.say("made"), words.say("start"))


def period(title: Title) -> str:
    """The years that a title is about; empty where it does not say."""
    return str(title.data.get("period", "")).replace("-", "–")
