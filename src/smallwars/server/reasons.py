"""A bot's reasons as sentences: stored as the names of terms, told in the language of who looks."""

from __future__ import annotations

from ..texts import has_message, message
from .thinking import ENDS, NONE, RANDOM, TERMS, WINS

TEXTS = ("bots",)
SIMPLE = (ENDS, NONE, RANDOM, WINS)


def reason_text(note: str, language: str) -> str:
    """One line; what is not a reason of ours is told as it is."""
    kind, *rest = note.split("|")
    if kind in SIMPLE and not rest:
        return message(language, TEXTS, f"reason-{kind}", {})
    if kind != TERMS or len(rest) < 3:
        return note
    title, faction, *names = rest
    told = [phrase for name in names if (phrase := term_text(title, faction, name, language))]
    args = {f"term{index}": phrase for index, phrase in enumerate(told, 1)}
    return message(language, TEXTS, f"reason-{len(told)}" if told else f"reason-{NONE}", args)


def term_text(title: str, faction: str, name: str, language: str) -> str:
    """What a side has of a term; empty where there are no words for it."""
    key = term_key(title, name)
    return message(language, TEXTS, key, {"faction": faction}) if has_message(TEXTS, key) else ""


def term_key(title: str, name: str) -> str:
    """The message for a term: the title's own, or the one that titles share."""
    plain = name.replace(" ", "-")
    own = f"term-{title.replace('_', '-')}-{plain}"
    return own if has_message(TEXTS, own) else f"term-{plain}"
