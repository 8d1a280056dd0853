"""The titles: each knows its rules, none knows how it is shown."""

from .brief_border_wars.attila import TITLE as ATTILA
from .british_way.cyprus import TITLE as CYPRUS
from .british_way.kenya import TITLE as KENYA
from .greek_civil_war import TITLE as GREEK_CIVIL_WAR

BUILT_IN = (CYPRUS, KENYA, GREEK_CIVIL_WAR, ATTILA)

__all__ = ["ATTILA", "BUILT_IN", "CYPRUS", "GREEK_CIVIL_WAR", "KENYA"]
