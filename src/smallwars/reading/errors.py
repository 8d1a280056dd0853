"""Errors of looking things up."""

from __future__ import annotations

from smallwars.engine.errors import SmallWarsError


class NotFound(SmallWarsError):
    """Something looked up is not there, or the words for it mean more than one thing."""

    file = "terminal"
