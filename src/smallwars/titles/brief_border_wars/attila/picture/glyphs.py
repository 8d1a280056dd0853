"""The counters, markers, cards and colours of the board of Operation Attila."""

from typing import Final

from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.glyphs import INK
from smallwars.draw.shapes import BARRED, PLANE, ROUND

GOLD: Final = "#8a6100"
TORN: Final = "#f7a823"
TURKISH: Final = Paint("#c4161c", "#4a0508", 1, "#ffffff")
CYPRIOT: Final = Paint("#ffffff", GOLD, 1, GOLD)
_FORCE: Final = Shape(
    "M2.2,0.8H21.8Q23.2,0.8 23.2,2.6V21.4Q23.2,23.2 21.8,23.2H2.2Q0.8,23.2 0.8,21.4V2.6Q0.8,0.8 2.2,0.8Z"
)
_TORN: Final = Shape(
    "M0.8,15L3.04,13L5.28,15L7.52,13L9.76,15L12,13L14.24,15L16.48,13L18.72,15L20.96,13L23.2,15"
    "V21.4Q23.2,23.2 21.8,23.2H2.2Q0.8,23.2 0.8,21.4Z",
    "torn",
)
_FRAME: Final = "M2.6,2.8H13.8V12.4H2.6Z"
_CROSSED: Final = "M2.6,2.8L13.8,12.4M13.8,2.8L2.6,12.4"
_TRACKS: Final = "M4.6,7.6A3.6,2.7 0 0 1 11.8,7.6A3.6,2.7 0 0 1 4.6,7.6Z"
_TYPES: Final[dict[str, tuple[Shape, ...]]] = {
    "infantry": (Shape(_FRAME + _CROSSED, "line"),),
    "military_police": (
        Shape(_FRAME, "line"),
        Shape("M8.2,3.9L11.2,5V7.4C11.2,9.4 9.8,10.8 8.2,11.5C6.6,10.8 5.2,9.4 5.2,7.4V5Z", "solid"),
    ),
    "irregular": (
        Shape(
            "M4.9,4.6A1.4,1.7 0 0 1 4.9,8A1.4,1.7 0 0 1 4.9,4.6ZM2.4,12.4C2.4,7.4 7.4,7.4 7.4,12.4Z"
            "M11.5,4.6A1.4,1.7 0 0 1 11.5,8A1.4,1.7 0 0 1 11.5,4.6ZM9,12.4C9,7.4 14,7.4 14,12.4Z"
            "M8.2,2.2A1.5,1.8 0 0 1 8.2,5.8A1.5,1.8 0 0 1 8.2,2.2ZM6.6,6.6H9.8L8.2,10.4Z",
            "solid",
        ),
    ),
    "airborne": (
        Shape(_FRAME + "M2.6,2.8L8.2,7.6L13.8,2.8", "line"),
        Shape("M3.8,11.2A2.2,2.8 0 0 1 8.2,11.2A2.2,2.8 0 0 1 12.6,11.2Z", "solid"),
    ),
    "mountain": (Shape(_FRAME + _CROSSED, "line"), Shape("M8.2,6.6L11.8,12.4H4.6Z", "solid")),
    "armor": (Shape(_FRAME, "mech"), Shape(_TRACKS, "line")),
    "mechanized": (Shape(_FRAME, "mech"), Shape(_CROSSED + _TRACKS, "line")),
    "fighter": (
        Shape(
            "M8.2,1.9L9.1,3.6V5.9L14,9V10.4L9.1,8.9V11.4L10.7,12.5V13.4L8.2,12.9L5.7,13.4V12.5L7.3,11.4V8.9L2.4,10.4V9"
            "L7.3,5.9V3.6Z",
            "solid",
        ),
    ),
    "stack": (Shape("M6,2.4H17.4V9.4H6ZM8.4,11.4H19.8V4.8", "line"),),
}
"""2.2: the symbol of each type of unit, and of a stack; a counter is wider than high."""
_ANCHOR: Final = Shape(
    "M12,1.9A1.1,1.4 0 0 1 12,4.7A1.1,1.4 0 0 1 12,1.9ZM12,4.7V13.4M9,6.8H15M6.4,9.6Q7,13.4 12,13.4Q17,13.4 17.6,9.6",
    "anchor",
)
_CARD: Final = Shape("M3,0.6H21Q23.4,0.6 23.4,2.4V21.6Q23.4,23.4 21,23.4H3Q0.6,23.4 0.6,21.6V2.4Q0.6,0.6 3,0.6Z")
_WEAVE: Final = Shape("M12,2.5L20.5,12L12,21.5L3.5,12Z", "weave")
_STAR_SIGN: Final = Shape("M12,5.4L13.9,10L20,10.3L15.2,13.2L16.8,18L12,15.2L7.2,18L8.8,13.2L4,10.3L10.1,10Z", "dark")


def _force(side: str, type: str, torn: bool) -> tuple[Shape, ...]:
    """A counter in its side's colours, its lower part torn where it is disrupted."""
    symbol = (Shape(shape.path, f"{side}_{shape.role}") for shape in _TYPES[type])
    return (_FORCE, *((_TORN,) if torn else ()), *symbol)


FORCES: Final[dict[str, tuple[Shape, ...]]] = {
    f"{side}_{type}{state}": _force(side, type, bool(state))
    for side in ("turkish", "cypriot")
    for type in _TYPES
    for state in ("", "_disrupted")
}
DRAWING: Final = Drawing(
    {
        "urban": Paint("#e4e4e0", "#3d5566", 4),
        "closed": Paint("#ffffff", "#8f1a10", 2.6),
        "open": Paint("#f3ecd2", "#8a7f63", 2),
        "open_turkish": Paint("#f4c9ba", "#8a7f63", 2),
        "woods": Paint("#d3dcaf", "#8a7f63", 2),
        "woods_turkish": Paint("#e3bb9f", "#8a7f63", 2),
        "heights": Paint("#d2c6a2", "#8a7f63", 2),
        "heights_turkish": Paint("#e2b49e", "#8a7f63", 2),
        "urban_turkish": Paint("#efb9ad", "#3d5566", 4),
        "sba": Paint("#b4bbbf", "#6d7a82", 2),
        "turkish": TURKISH,
        "turkish_disrupted": TURKISH._replace(line=TORN, width=1.6, type=INK),
        "turkish_line": Paint("none", "#ffffff", 1.05),
        "turkish_solid": Paint("#ffffff"),
        "turkish_mech": Paint("#8e0f16", "#ffffff", 1.05),
        "cypriot": CYPRIOT,
        "cypriot_disrupted": CYPRIOT._replace(line=TORN, width=1.6, type=INK),
        "cypriot_line": Paint("none", GOLD, 1.05),
        "cypriot_solid": Paint(GOLD),
        "cypriot_mech": Paint("#ffe9a8", GOLD, 1.05),
        "torn": Paint("#f7a823"),
        "beachhead": Paint("#14487a", "#ffffff", 1.2, "#ffffff"),
        "anchor": Paint("none", "#ffffff", 1.6),
        "vp": Paint("#f2cf6b", INK, 1.4),
        "vp_turkish": Paint("#c4161c", "#4a0508", 1.4, "#ffffff"),
        "terrain_woods": Paint("#ffffff", INK, 1.2),
        "terrain_mountain": Paint("#ffffff", INK, 1.2),
        "terrain_urban": Paint("#ffffff", INK, 1.2),
        "coastal": Paint("#ffffff", INK, 1.2),
        "airport": Paint("#ffffff", INK, 1.2),
        "leaf": Paint("#3f6b2a"),
        "rock": Paint("#7a6a45"),
        "wave": Paint("none", "#1f66b3", 2.2),
        "card_cypriot": Paint("#ffffff", "#5d5a4e", 1.6),
        "card_turkish": Paint("#c9cbcd", "#5d5a4e", 1.6),
        "card_back": Paint("#3d5566", "#1f2a33", 1.2, "#ffffff"),
        "card_open": Paint("#fbf8ef", "#5d5a4e", 1.2),
        "card_gone": Paint("#dcd5c3", "#7d7868", 1.2, "#5d5a4e"),
        "card_special": Paint("#e9c46a", INK, 1.2),
        "card_spent": Paint("#ece5d3", "#b9b09a", 1.2),
        "weave": Paint("#4f6a7d"),
        "sword": Paint("none", INK, 2.2),
        "band_0": Paint("#f0cf73", "#9c9178", 1.5),
        "band_1": Paint("#f7e6b4", "#9c9178", 1.5),
        "band_2": Paint("#ece9e0", "#9c9178", 1.5),
        "band_3": Paint("#f3c2b6", "#9c9178", 1.5),
        "band_4": Paint("#e58f83", "#9c9178", 1.5),
    },
    {
        **FORCES,
        "beachhead": (_FORCE, _ANCHOR),
        "vp": ROUND,
        "vp_turkish": ROUND,
        "terrain_woods": (*ROUND, Shape("M12,3L18,11H15L19,16.4H13.2V20H10.8V16.4H5L9,11H6Z", "leaf")),
        "terrain_mountain": (*ROUND, Shape("M3.4,17L9.6,6.6L12.8,11.4L15,8.6L20.6,17Z", "rock")),
        "terrain_urban": (
            *ROUND,
            Shape("M5,18V10H9V6H14.4V18ZM15.4,18V11H19V18Z", "dark"),
            Shape(
                "M10.4,8H11.6V9.6H10.4ZM12.2,8H13.4V9.6H12.2ZM10.4,11.4H11.6V13H10.4ZM12.2,11.4H13.4V13H12.2Z", "white"
            ),
        ),
        "coastal": (
            *ROUND,
            Shape("M4.4,10Q7,6.6 9.6,10T14.6,10T19.6,10M4.4,15.6Q7,12.2 9.6,15.6T14.6,15.6T19.6,15.6", "wave"),
        ),
        "airport": (*ROUND, PLANE),
        "closed": BARRED,
        "movement": (Shape("M2,8.6H12V3.4L22,12L12,20.6V15.4H2Z", "dark"),),
        "combat": (Shape("M4,3L20,20.5M20,3L4,20.5M12.8,19.4L19.4,12.8M11.2,19.4L4.6,12.8", "sword"),),
        "card_back": (_CARD, _WEAVE),
        "card_open": (_CARD,),
        "card_gone": (_CARD,),
        "card_special": (_CARD, _STAR_SIGN),
        "card_spent": (_CARD,),
    },
    {kind: 0.755 for kind in (*FORCES, "beachhead")},
)
