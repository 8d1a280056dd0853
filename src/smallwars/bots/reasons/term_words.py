# not compiled: called when somebody reads
"""The terms of the evaluators in words."""

from __future__ import annotations

from ...texts import has_message, message

TEXTS = ("bots",)


def term_text(title: str, faction: str, name: str, language: str) -> str:
    """What a side has of a term; empty where there are no words for it."""
    key = term_key(title, name)
    return message(language, TEXTS, key, {"faction": faction}) if has_message(TEXTS, key) else ""


def term_key(title: str, name: str) -> str:
    """The message for a term: the title's own, or the one that titles share."""
    plain = name.replace(" ", "-")
    own = f"term-{title.replace('_', '-')}-{plain}"
    return own if has_message(TEXTS, own) else f"term-{plain}"
