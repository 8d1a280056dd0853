"""The board of Cyprus as text: the places of its spaces, its tracks and boxes."""

from __future__ import annotations

from typing import ClassVar, Final

from ..family.text_board import CoinTextBoard
from ..family.text_board.layouts import Box, Faction, Ground, Layout, Legend, Track

LAYOUT: Final = Layout(
    rows=(
        ((22, "kyrenia"), (48, "karpas")),
        ((7, "troodos"), (23, "nicosia"), (39, "famagusta")),
        ((0, "paphos"), (16, "limassol"), (32, "larnaca"), (48, "dhekelia")),
        ((13, "akrotiri"),),
    ),
    worth="value",
    factions=(
        Faction("eoka", ("underground", "active", "caches"), ("sabotage",)),
        Faction("british", ("troops", "police"), ("curfew",)),
    ),
    tracks=((Track("political_will", 15),), (Track("international_opinion", 4, "opinion"),)),
    boxes=((Box("available"),), (Box("prison"), Box("suez", seldom=True), Box("intel"))),
    card="C13",
    grounds={
        "town": Ground("on #4a3f2a"),
        "mountain": Ground("on #2d4a34", "worth-mountain"),
        "base": Ground("on #28395c"),
    },
    words={"underground": "underground_cells", "active": "active_cells"},
    legends=(Legend(12, 30, "legend-cyprus"),),
)


class TextBoard(CoinTextBoard):
    """Shows the board of Cyprus."""

    own_layout: ClassVar[Layout | None] = LAYOUT
