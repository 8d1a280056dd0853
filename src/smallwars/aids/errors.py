"""Errors of the making of an aid."""

from __future__ import annotations

from ..engine.errors import SmallWarsError
from ..kit.aid_words import COMMON


class NoAid(SmallWarsError):
    """There is no such aid, or it cannot be made here."""

    file = COMMON
