"""A bot's reasons as sentences: stored as the names of terms, told in the language of who looks."""

from __future__ import annotations

from ..bots.term_words import TEXTS, term_text
from ..texts import message
from .thinking import ENDS, NONE, RANDOM, TERMS, WINS

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
