"""The words of the text board of Operation Attila."""

from __future__ import annotations

from typing import Final

from smallwars.kit.words import Words

WORDS: Final = Words("attila:board")
say, term = WORDS.say, WORDS.term
