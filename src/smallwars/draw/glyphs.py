"""The glyphs and colours of maps, panels, tracks and type, which all titles share."""

from typing import Final

from smallwars.draw.drawing import Drawing, Paint
from smallwars.draw.shapes import CUBE, CYLINDER, DISC, FLAG, PEAK, PENNANT, ROUND, SQUARE

INK: Final = "#1f2a33"
RED: Final = Paint("#cc2f24", "#3d0805", 1.3, "#ffffff")
BLUE: Final = Paint("#1f66b3", "#0b2239", 1.3, "#ffffff")
GREEN: Final = Paint("#3f7d3a", "#12300f", 1.3, "#ffffff")
OCHRE: Final = Paint("#d9a62e", "#5a4108", 1.3, INK)
FACTIONS: Final = (BLUE, RED, GREEN, OCHRE)
"""The colours of factions that have none of their own, in the order of the factions."""

GENERAL: Final = Drawing(
    {
        "table": Paint("#e7dfcd"),
        "sea": Paint("#bcd7e3"),
        "shallows": Paint("none", "#d3e5ec", 16),
        "abroad": Paint("#d6d1c2", "#bdb6a2", 2),
        "rim": Paint("none", "#c3bca7", 14),
        "lake": Paint("#bcd7e3", "#8db4c6", 1.5),
        "river": Paint("none", "#8db4c6", 3),
        "peak": Paint("#8d8160"),
        "route": Paint("none", "#24506b", 5),
        "route_head": Paint("#24506b"),
        "leader": Paint("none", "#3d5566", 2.5),
        "pin": Paint("#ffffff", "#3d5566", 5),
        "panel": Paint("#fbf8ef", "#9c9178", 1.5),
        "cell_plain": Paint("#f1ead8", "#9c9178", 1.5),
        "cell_now": Paint("#ffe39a", "#7a5b00", 3),
        "cell_end": Paint("none", "#8f1a10", 5),
        "ink": Paint(INK),
        "quiet": Paint("#5d5a4e"),
        "sea_type": Paint("#4c7388"),
        "land_type": Paint("#6b6553"),
        "halo": Paint("none", "#fdfaf0", 5),
        "marker": Paint("#1f2a33", "#ffffff", 1.5, "#ffffff"),
        "white": Paint("#ffffff"),
        "white_line": Paint("none", "#ffffff", 2.3),
        "dark_line": Paint("none", INK, 1.4),
        "dark": Paint(INK),
        "navy": Paint("#12457d"),
        "stop": Paint("#8f1a10"),
        "flame": Paint("#7a1408"),
        "light": Paint("#ffffff59"),
        "shade": Paint("#0000003d"),
    },
    {
        "cube": CUBE,
        "disc": DISC,
        "round": ROUND,
        "square": SQUARE,
        "peak": PEAK,
        "pin": ROUND,
        "marker": ROUND,
        "cylinder": CYLINDER,
        "flag": FLAG,
        "pennant": PENNANT,
    },
)
