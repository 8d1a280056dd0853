"""The board of Kenya as text: the places of its spaces, its tracks and boxes."""

from __future__ import annotations

from typing import ClassVar, Final

from ..family.text_board import CoinTextBoard
from ..family.text_board.layouts import Box, Faction, Ground, Layout, Legend, Track

LAYOUT: Final = Layout(
    rows=(
        ((0, "thompsons_falls"), (24, "nanyuki"), (48, "meru")),
        ((0, "rift_valley"), (16, "aberdares"), (32, "nyeri"), (48, "mount_kenya")),
        ((16, "kiambu"), (32, "fort_hall"), (48, "embu")),
        ((16, "nairobi"), (32, "thika")),
    ),
    worth="population",
    factions=(
        Faction("mau_mau", ("underground", "active", "bases"), ("terror",)),
        Faction("british", ("troops", "police"), ("stance", "control")),
    ),
    tracks=(
        (Track("political_will", 20),),
        (Track("resources", 20),),
        (Track("pipeline", 4, "pipeline"), Box("out_of_play")),
    ),
    boxes=((Box("available"),),),
    card="K13",
    grounds={
        "city": Ground("on #28395c"),
        "reserve": Ground("on #4a3f2a", "worth-reserve"),
        "province": Ground("on #3d3d42"),
        "jungle": Ground("on #2d4a34", "worth-mountain"),
    },
    states=("stance", "control"),
    words={"underground": "underground_guerrillas", "active": "active_guerrillas"},
    legends=(Legend(8, 0, "legend-kenya-pieces"), Legend(12, 48, "legend-kenya-spaces")),
)


class TextBoard(CoinTextBoard):
    """Shows the board of Kenya."""

    own_layout: ClassVar[Layout | None] = LAYOUT
