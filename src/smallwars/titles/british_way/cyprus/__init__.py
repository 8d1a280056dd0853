"""The British Way: Cyprus, 1955-1959."""

from .title import CyprusTitle

TITLE = CyprusTitle()

__all__ = ["TITLE"]
