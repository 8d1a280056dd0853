"""Operation Attila, 1974."""

from .title import AttilaTitle

TITLE = AttilaTitle()

__all__ = ["TITLE"]
