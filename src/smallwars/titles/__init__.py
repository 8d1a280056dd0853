"""The titles: each knows its rules, none knows how it is shown."""

from .british_way.cyprus import TITLE as CYPRUS
from .british_way.kenya import TITLE as KENYA

BUILT_IN = (CYPRUS, KENYA)

__all__ = ["BUILT_IN", "CYPRUS", "KENYA"]
