"""The titles: each knows its rules, none knows how it is shown."""

from .british_way.cyprus import TITLE as CYPRUS

BUILT_IN = (CYPRUS,)

__all__ = ["BUILT_IN", "CYPRUS"]
