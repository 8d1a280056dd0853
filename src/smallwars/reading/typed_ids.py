"""Ids of which only the first letters are typed."""

from __future__ import annotations

import re

_JOINTS = re.compile(r"[._\s]+")


def begins(typed: str, id: str) -> bool:
    """Whether each typed word begins the word of the id in the same place."""
    parts, words = _JOINTS.split(typed.casefold()), _JOINTS.split(id.casefold())
    return len(parts) <= len(words) and all(word.startswith(part) for part, word in zip(parts, words))
