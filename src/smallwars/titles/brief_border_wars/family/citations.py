"""The paragraphs from which the sentences of the log follow in the rules of the system; `verb.word` where the paragraph
depends on the word that the sentence names.
"""

from __future__ import annotations

from typing import Final

CITATIONS: Final[dict[str, str]] = {
    "turn": "4.0",
    "drawn": "5.0",
    "play_phase": "6.0",
    "card": "6.0",
    "special_card": "6.3",
    "pass": "6.0",
    "use": "6.0",
    "use.movement": "6.1",
    "use.combat": "6.2",
    "move": "6.1",
    "battle": "6.2",
    "attacks": "6.21",
    "defends": "6.21",
    "defends_from_the_air": "6.21",
    "hit": "6.23",
    "no_recovery": "7.3",
    "refit": "6.31",
    "reaction": "6.32",
    "free_reaction": "6.32",
    "no_reaction": "6.32",
    "air_combat": "6.22",
    "ground_combat": "6.23",
    "hits": "6.23",
    "disrupt": "6.23",
    "damage": "6.23",
    "retreat": "6.23",
    "exploit": "6.24",
    "leftover": "6.0",
    "final_phase": "7.0",
    "repaired": "7.3",
    "rallied": "7.3",
    "victory": "8.0",
    "tie": "8.0",
}
