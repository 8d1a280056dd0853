"""Text that people send: what a database can keep."""

from __future__ import annotations

import re
from typing import Final

from .errors import RequestError

UNSTORABLE: Final = re.compile(r"[\x00\ud800-\udfff]|\\u0000")
"""What PostgreSQL does not take; the last as it stands in JSON."""


def storable(text: str) -> str:
    """The text, if it can be kept."""
    if UNSTORABLE.search(text):
        raise RequestError(400, "text")
    return text


def one_line(text: str) -> str:
    """The text in one line, without spaces at its ends or twice."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in storable(text)).split())


def cut(text: str, most: int = 300) -> str:
    """A text that is told in a sentence must not be endless."""
    return text if len(text) <= most else text[: most - 1] + "…"
