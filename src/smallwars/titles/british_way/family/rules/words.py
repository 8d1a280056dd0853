"""The words of every game of The British Way, as answers: spaces below 100, cards from 150, a game's own from 200."""

from __future__ import annotations

from typing import Final

BRITISH: Final = 1
INSURGENT: Final = 2

DONE: Final = 100
SPECIAL: Final = 101
OP: Final = 102
LIMITED: Final = 103
EVENT: Final = 104
PASS_OP: Final = 105
PASS_LIMITED: Final = 106
PASS_EVENT: Final = 107
UNSHADED: Final = 108
SHADED: Final = 109
UNDERGROUND: Final = 110
ACTIVE: Final = 111
POLICE: Final = 112

CARD: Final = 150
"""Card n answers as CARD + n."""

WORDS: Final[dict[int, str]] = {
    DONE: "done",
    SPECIAL: "special",
    OP: "op",
    LIMITED: "limited",
    EVENT: "event",
    PASS_OP: "pass.op",
    PASS_LIMITED: "pass.limited",
    PASS_EVENT: "pass.event",
    UNSHADED: "unshaded",
    SHADED: "shaded",
    UNDERGROUND: "underground",
    ACTIVE: "active",
    POLICE: "police",
}
