# not compiled: it looks at what was
"""How this engine was built."""

from __future__ import annotations

from . import game


def is_compiled() -> bool:
    """Whether the engine is a native extension."""
    return not str(game.__file__).endswith(".py")
