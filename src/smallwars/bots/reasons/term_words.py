# not compiled: called when somebody reads
"""Words for the terms of the evaluators."""

from __future__ import annotations

from ...engine.title import key_of
from ...texts import has_message, message


def term_text(title: str, faction: str, name: str, language: str) -> str:
    """The words for what a side has of a term; empty where the title, named by its id, has none for it."""
    files, key = (f"{title}:terms",), "term-" + key_of(name.replace(" ", "_"))
    return message(language, files, key, {"faction": faction}) if has_message(files, key) else ""
