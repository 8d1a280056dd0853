# not compiled: an error's class attribute is read by its base, which is not compiled
"""What can be wrong with the name of a bot or with its settings."""

from __future__ import annotations

from ..engine.errors import OtherError


class UnknownBot(OtherError):
    """No bot of that name, no such setting, or a setting with a value that it cannot have."""

    file = "opponents"
