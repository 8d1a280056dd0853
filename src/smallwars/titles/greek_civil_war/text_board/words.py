"""The words of the text board of Greek Civil War."""

from __future__ import annotations

from typing import Final

from smallwars.kit.words import Words

WORDS: Final = Words("greek_civil_war:board")
say, term = WORDS.say, WORDS.term
