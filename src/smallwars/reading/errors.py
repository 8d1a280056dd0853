"""What can go wrong when something is looked up."""

from __future__ import annotations

from smallwars.engine.errors import SmallWarsError


class NotFound(SmallWarsError):
    """What is looked up is not there, or the words for it mean more than one thing."""

    file = "terminal"
