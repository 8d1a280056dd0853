"""Checks of texts that people send."""

from __future__ import annotations

import re
from typing import Final

from .errors import RequestError

UNSTORABLE: Final = re.compile(r"[\x00\ud800-\udfff]|\\u0000")
"""Signs that PostgreSQL does not store; the last as JSON writes it."""


def storable(text: str) -> str:
    """A text that the database can store; an error for any other."""
    if UNSTORABLE.search(text):
        raise RequestError(400, "text")
    return text


def one_line(text: str) -> str:
    """A text in one line, with single spaces and none at its ends."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in storable(text)).split())


def cut(text: str, most: int = 300) -> str:
    """A text that is at most so many signs long, for use in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
