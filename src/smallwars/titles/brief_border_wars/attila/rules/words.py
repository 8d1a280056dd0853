"""The words of Operation Attila beside those of the system."""

from __future__ import annotations

from typing import Final

TURKISH: Final = 1
CYPRIOT: Final = 2

INVASION: Final = 150
DROP: Final = 151
MOVE_BEACHHEAD: Final = 152
LEAVE_BEACHHEAD: Final = 153
CHAOS: Final = 159
STAFF: Final = 160
SIDE: Final = 160
"""A side is spoken of as SIDE + 1 or SIDE + 2."""

WORDS: Final[dict[int, str]] = {
    INVASION: "invasion",
    DROP: "drop",
    MOVE_BEACHHEAD: "beachhead.here",
    LEAVE_BEACHHEAD: "beachhead.stays",
    CHAOS: "chaos",
    STAFF: "staff",
    SIDE + TURKISH: "turkish",
    SIDE + CYPRIOT: "cypriot",
}

COLOURS: Final = "gw"
"""5.0: grey cards are Turkish, white ones Cypriot."""

BOXES: Final = ("rear.turkish", "rear.cypriot", "damaged.turkish", "damaged.cypriot", "transit")
"""2.32: the boxes, in the order of places after the areas."""
