"""Greek Civil War, 1947-49."""

from .title import GreekTitle

TITLE = GreekTitle()

__all__ = ["TITLE"]
