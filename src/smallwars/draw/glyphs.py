"""Our pieces and markers as outlines in a box of 24 by 24 units, and the colours that they and the board wear."""

from typing import Final, NamedTuple

UNIT: Final = 24


class Paint(NamedTuple):
    """How a colour role looks: its fill, its outline, and type that stands on it."""

    fill: str
    line: str = "none"
    width: float = 0.0
    type: str = "#1f2a33"


class Shape(NamedTuple):
    """One outline of a glyph; without a role it wears the colour of the sprite."""

    path: str
    role: str = ""


INK: Final = "#1f2a33"
INSURGENT: Final = Paint("#cc2f24", "#3d0805", 1.3, "#ffffff")
CROWN: Final = Paint("#1f66b3", "#0b2239", 1.3, "#ffffff")
GOLD: Final = "#8a6100"
TORN: Final = "#f7a823"
TURKISH: Final = Paint("#c4161c", "#4a0508", 1, "#ffffff")
CYPRIOT: Final = Paint("#ffffff", GOLD, 1, GOLD)

PALETTE: Final[dict[str, Paint]] = {
    "table": Paint("#e7dfcd"),
    "sea": Paint("#bcd7e3"),
    "shallows": Paint("none", "#d3e5ec", 16),
    "town": Paint("#f3ecd2", "#8a7f63", 2),
    "mountain": Paint("#b3a883", "#8a7f63", 2),
    "base": Paint("#dfe3e6", "#3d5566", 4),
    "peak": Paint("#8d8160"),
    "abroad": Paint("#d6d1c2", "#bdb6a2", 2),
    "rim": Paint("none", "#c3bca7", 14),
    "reserve": Paint("#f5e3ae", "#8a7f63", 2),
    "non_reserve": Paint("#f1efe2", "#8a7f63", 2),
    "mountain_jungle": Paint("#a3b48a", "#8a7f63", 2),
    "city": Paint("#dfe3e6", "#3d5566", 4),
    "rural": Paint("#f3ecd2", "#8a7f63", 2),
    "rural_government": Paint("#cfdfee", "#8a7f63", 2),
    "rural_dse": Paint("#f4cdbd", "#8a7f63", 2),
    "urban": Paint("#e4e4e0", "#3d5566", 4),
    "urban_government": Paint("#bdd4ea", "#3d5566", 4),
    "urban_dse": Paint("#f0baa8", "#3d5566", 4),
    "foreign": Paint("#d6d1c2", "#8a7f63", 2),
    "foreign_dse": Paint("#dfcabb", "#8a7f63", 2),
    "foreign_closed": Paint("#bab6ab", "#8a7f63", 2),
    "route": Paint("none", "#24506b", 5),
    "route_head": Paint("#24506b"),
    "leader": Paint("none", "#3d5566", 2.5),
    "pin": Paint("#ffffff", "#3d5566", 5),
    "lake": Paint("#bcd7e3", "#8db4c6", 1.5),
    "river": Paint("none", "#8db4c6", 3),
    "panel": Paint("#fbf8ef", "#9c9178", 1.5),
    "cell_plain": Paint("#f1ead8", "#9c9178", 1.5),
    "cell_now": Paint("#ffe39a", "#7a5b00", 3),
    "cell_end": Paint("none", "#8f1a10", 5),
    "bar": Paint("#8f1a10"),
    "shaded_text": Paint("#dcd5c3", "#9c9178", 1.5),
    "ink": Paint(INK),
    "quiet": Paint("#5d5a4e"),
    "sea_type": Paint("#4c7388"),
    "land_type": Paint("#6b6553"),
    "halo": Paint("none", "#fdfaf0", 5),
    "value": Paint("#ffffff", INK, 1.6),
    "struck": Paint("#ffffff", "#7d7868", 1.4, "#7d7868"),
    "reduced": Paint("#ffe39a", INK, 1.8),
    "marker": Paint("#1f2a33", "#ffffff", 1.5, "#ffffff"),
    "troops": Paint("#d9ad6c", INK, 1.3),
    "police": CROWN,
    "eoka": INSURGENT,
    "mau_mau": INSURGENT,
    "british": CROWN,
    "government": CROWN,
    "government_band": CROWN._replace(type=INK),
    "gendarmes": Paint("#ffffff", "#12457d", 2.2, "#12457d"),
    "dse": INSURGENT,
    "dse_band": INSURGENT._replace(type=INK),
    "sabotage": Paint("#f7a823", INK, 1.4),
    "curfew": Paint("#2b2f55", "#0d1030", 1.3),
    "terror": Paint("#f7a823", INK, 1.4),
    "loyal": Paint("#d5e6f7", "#0b2239", 1.6),
    "resistance": Paint("#f9d3c4", "#3d0805", 1.6),
    "chit": Paint("#fff7d6", INK, 1.6),
    "unshaded": Paint("#ffffff", INK, 1.6),
    "shaded": Paint("#5a5546", INK, 1.6, "#ffffff"),
    "square": Paint("#ddd2b4", INK, 1.5),
    "code": Paint("#ffffff", INK, 1.6),
    "rating": Paint("#ffffff", INK, 1.2),
    "resettled": Paint("#ffffff", INK, 1.6),
    "closed": Paint("#ffffff", "#8f1a10", 2.6),
    "airstrike": Paint("#ffffff", INK, 1.2),
    "aid": Paint("#e9c46a", INK, 1.4),
    "white": Paint("#ffffff"),
    "white_line": Paint("none", "#ffffff", 2.3),
    "dark_line": Paint("none", INK, 1.4),
    "dark": Paint(INK),
    "red_half": Paint("#f7cfc4"),
    "blue_half": Paint("#cfe0f3"),
    "outline": Paint("none", INK, 1.2),
    "stop": Paint("#8f1a10"),
    "mark": Paint("#ffffff", "#3d0805", 0.8),
    "moon": Paint("#ffe28a"),
    "bolt": Paint(INK),
    "flame": Paint("#7a1408"),
    "crown": Paint("#12457d"),
    "spear": Paint("#8f1a10"),
    "strike": Paint("none", "#7d7868", 2),
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
    "light": Paint("#ffffff59"),
    "shade": Paint("#0000003d"),
}

_CUBE: Final = (
    Shape("M12,1L22.5,6.5V17.5L12,23L1.5,17.5V6.5Z"),
    Shape("M12,1L22.5,6.5L12,12L1.5,6.5Z", "light"),
    Shape("M12,12L22.5,6.5V17.5L12,23Z", "shade"),
)
_CELL: Final = (
    Shape("M7.6,1H16.4L22.5,6.3V17.7L16.4,23H7.6L1.5,17.7V6.3Z"),
    Shape("M1.5,13.7L7.6,19H16.4L22.5,13.7V17.7L16.4,23H7.6L1.5,17.7Z", "shade"),
)
_STAR: Final = Shape(
    "M12,2.6L13.9,7.5L19.1,7.8L15.1,11.1L16.4,16.2L12,13.3L7.6,16.2L8.9,11.1L4.9,7.8L10.1,7.5Z",
    "mark",
)
_DISC: Final = (
    Shape("M1,10.5A11,6.5 0 0 1 23,10.5V15A11,6.5 0 0 1 1,15Z"),
    Shape("M1,10.5A11,6.5 0 0 0 23,10.5V15A11,6.5 0 0 1 1,15Z", "shade"),
    Shape("M6,10.5A6,3 0 0 1 18,10.5A6,3 0 0 1 6,10.5Z", "light"),
)
_DIAMOND: Final = (
    Shape("M12,0.6L23.4,12L12,23.4L0.6,12Z"),
    Shape("M13.6,4L6.8,13H11.2L10,20L17.2,10.6H12.6Z", "bolt"),
)
_NIGHT: Final = (
    Shape("M5,1H19A4,4 0 0 1 23,5V19A4,4 0 0 1 19,23H5A4,4 0 0 1 1,19V5A4,4 0 0 1 5,1Z"),
    Shape("M14.5,4.2A8,8 0 1 0 20,14.9A7,7 0 0 1 14.5,4.2Z", "moon"),
)
_CYLINDER: Final = (
    Shape("M3,5.5A9,4.5 0 0 1 21,5.5V18.5A9,4.5 0 0 1 3,18.5Z"),
    Shape("M3,5.5A9,4.5 0 0 1 21,5.5A9,4.5 0 0 1 3,5.5Z", "light"),
)
_ROUND: Final = (Shape("M1,12A11,11 0 0 1 23,12A11,11 0 0 1 1,12Z"),)
_SQUARE: Final = (Shape("M4,1H20A3,3 0 0 1 23,4V20A3,3 0 0 1 20,23H4A3,3 0 0 1 1,20V4A3,3 0 0 1 4,1Z"),)
_BURST: Final = (
    Shape(
        "M12,0.8L14.9,5L19.9,4.1L19,9.1L23.2,12L19,14.9L19.9,19.9L14.9,19"
        "L12,23.2L9.1,19L4.1,19.9L5,14.9L0.8,12L5,9.1L4.1,4.1L9.1,5Z"
    ),
    Shape(
        "M12.6,5.6C13.2,8.6 16.6,10.4 16.6,14A4.6,4.4 0 0 1 7.4,14"
        "C7.4,12.2 8.3,11 9.2,10C9.4,11.2 9.9,11.9 10.7,12.2C10.3,9.6 11,7.2 12.6,5.6Z",
        "flame",
    ),
)
_CROWN: Final = (*_ROUND, Shape("M5.4,8L9,11.2L12,6L15,11.2L18.6,8L17.2,17H6.8Z", "crown"))
_SPEARS: Final = (
    Shape("M5,1H19L23,5V19L19,23H5L1,19V5Z"),
    Shape(
        "M4.6,4.6L9.4,6.2L8.5,7.1L12,10.6L15.5,7.1L14.6,6.2L19.4,4.6L17.8,9.4L16.9,8.5L13.4,12"
        "L19.2,17.8L17.8,19.2L12,13.4L6.2,19.2L4.8,17.8L10.6,12L7.1,8.5L6.2,9.4Z",
        "spear",
    ),
)
_FLAG: Final = (Shape("M1,4H23V20H1Z"),)
_PENNANT: Final = (Shape("M1,2H23L18.5,12L23,22H1Z"),)
_STRUCK: Final = (*_ROUND, Shape("M4.5,19.5L19.5,4.5", "strike"))
_PEAK: Final = (Shape("M12,3L23,21H1Z"), Shape("M12,3L23,21H15L11,13L13.5,9Z", "shade"))

_COUNTER: Final = Shape("M1,1H23V23H1Z")
_REBEL_COUNTER: Final = Shape("M6.5,1H17.5L23,6.5V17.5L17.5,23H6.5L1,17.5V6.5Z")
_BAND: Final = Shape("M1.4,12H22.6V21H1.4Z", "white")
_REBEL_BAND: Final = Shape("M1.4,12H22.6V17.4L19,21H5L1.4,17.4Z", "white")
_ONE_CROSS: Final = Shape("M8.5,2.9L15.5,9.9M15.5,2.9L8.5,9.9", "white_line")
_TWO_CROSSES: Final = Shape("M3.8,2.9L10.8,9.9M10.8,2.9L3.8,9.9M13.2,2.9L20.2,9.9M20.2,2.9L13.2,9.9", "white_line")
_RIDGE: Final = Shape("M3,10.6L8.6,2.4L12,7L14.6,3.6L21,10.6Z", "white")
_DAGGER: Final = (
    Shape("M21.5,6.4L9.6,8.6V4.2Z", "white"),
    Shape("M8.2,2.4V10.4M2.8,6.4H8.2", "white_line"),
)
_SHIELD: Final = Shape("M12,3L16.6,4.4V7.2C16.6,9.6 14.6,11.1 12,11.9C9.4,11.1 7.4,9.6 7.4,7.2V4.4Z", "crown")
_BANNER: Final = (
    Shape("M7.6,2.6V11.6", "white_line"),
    Shape("M8.6,2.6H18.4L15.6,5.4L18.4,8.2H8.6Z", "white"),
)
_MAN: Final = Shape("M12,2.4A2.3,2.3 0 0 1 12,7A2.3,2.3 0 0 1 12,2.4ZM7.4,11.4C7.4,6.6 16.6,6.6 16.6,11.4Z", "white")
_MEN: Final = Shape(
    "M6.4,4.2A1.8,1.8 0 0 1 6.4,7.8A1.8,1.8 0 0 1 6.4,4.2ZM3,11.4C3,7.4 9.8,7.4 9.8,11.4Z"
    "M12,2.4A1.8,1.8 0 0 1 12,6A1.8,1.8 0 0 1 12,2.4ZM8.9,9.4C8.9,5.6 15.1,5.6 15.1,9.4L14.6,11.4H9.4Z"
    "M17.6,4.2A1.8,1.8 0 0 1 17.6,7.8A1.8,1.8 0 0 1 17.6,4.2ZM14.2,11.4C14.2,7.4 21,7.4 21,11.4Z",
    "white",
)
_RATING: Final = (
    Shape("M0.5,1H12V23H0.5Z", "red_half"),
    Shape("M12,1H23.5V23H12Z", "blue_half"),
    Shape("M0.5,1H23.5V23H0.5Z", "outline"),
)
_HOME: Final = (
    *_SQUARE,
    Shape("M12,4L20.8,11.8H18V19.4H6V11.8H3.2Z", "dark"),
    Shape("M10.2,19.4V14.4H13.8V19.4Z", "white"),
)
_BARRED: Final = (*_ROUND, Shape("M5,9.8H19V14.2H5Z", "stop"))
_PLANE: Final = (
    *_SQUARE,
    Shape(
        "M12,2.6L13.4,5V9.4L21.4,13.4V15.4L13.4,13.4V18L16,20V21.4L12,20.4L8,21.4V20L10.6,18V13.4L2.6,15.4V13.4L10.6,9.4V5Z",
        "crown",
    ),
)
_CRATE: Final = (Shape("M2,5H22V21H2Z"), Shape("M2,10H22M2,16H22M7,5V21M17,5V21", "dark_line"))
_POINT_DOWN: Final = (Shape("M1,1H23V17H16.5L12,23L7.5,17H1Z"),)
_POINT_UP: Final = (Shape("M12,1L16.5,7H18.5L23,11V19L19,23H5L1,19V11L5.5,7H7.5Z"),)

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
"""2.2: the symbol of each type of unit of Operation Attila, and of a stack; a counter is wider than high."""
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

GLYPHS: Final[dict[str, tuple[Shape, ...]]] = {
    "troops": _CUBE,
    "police": _CUBE,
    "underground": _CELL,
    "active": (*_CELL, _STAR),
    "caches": _DISC,
    "sabotage": _DIAMOND,
    "curfew": _NIGHT,
    "bases": _DISC,
    "terror": _BURST,
    "flag": _FLAG,
    "pennant": _PENNANT,
    "loyal": _CROWN,
    "resistance": _SPEARS,
    "cylinder": _CYLINDER,
    "resources": _CYLINDER,
    "marker": _ROUND,
    "value": _ROUND,
    "struck": _STRUCK,
    "reduced": _SQUARE,
    "chit": _SQUARE,
    "side": _SQUARE,
    "peak": _PEAK,
    "unit_division": (_COUNTER, _TWO_CROSSES),
    "unit_brigade": (_COUNTER, _ONE_CROSS),
    "unit_mountain": (_COUNTER, _RIDGE),
    "unit_lok": (_COUNTER, *_DAGGER),
    "unit_lok_unconv": (_COUNTER, _BAND, *_DAGGER),
    "unit_police": (_COUNTER, _SHIELD),
    "unit_partisan": (_REBEL_COUNTER, _ONE_CROSS),
    "unit_guerrilla": (_REBEL_COUNTER, _MEN),
    "unit_cadre": (_REBEL_COUNTER, _MAN),
    "unit_front": (_REBEL_COUNTER, _REBEL_BAND, *_BANNER),
    "square": (_COUNTER,),
    "code": _SQUARE,
    "rating": _RATING,
    "resettled": _HOME,
    "closed": _BARRED,
    "airstrike": _PLANE,
    "aid": _CRATE,
    "point_down": _POINT_DOWN,
    "point_up": _POINT_UP,
    "pin": _ROUND,
    **FORCES,
    "beachhead": (_FORCE, _ANCHOR),
    "vp": _ROUND,
    "vp_turkish": _ROUND,
    "terrain_woods": (*_ROUND, Shape("M12,3L18,11H15L19,16.4H13.2V20H10.8V16.4H5L9,11H6Z", "leaf")),
    "terrain_mountain": (*_ROUND, Shape("M3.4,17L9.6,6.6L12.8,11.4L15,8.6L20.6,17Z", "rock")),
    "terrain_urban": (
        *_ROUND,
        Shape("M5,18V10H9V6H14.4V18ZM15.4,18V11H19V18Z", "dark"),
        Shape("M10.4,8H11.6V9.6H10.4ZM12.2,8H13.4V9.6H12.2ZM10.4,11.4H11.6V13H10.4ZM12.2,11.4H13.4V13H12.2Z", "white"),
    ),
    "coastal": (
        *_ROUND,
        Shape("M4.4,10Q7,6.6 9.6,10T14.6,10T19.6,10M4.4,15.6Q7,12.2 9.6,15.6T14.6,15.6T19.6,15.6", "wave"),
    ),
    "airport": (*_ROUND, _PLANE[1]),
    "movement": (Shape("M2,8.6H12V3.4L22,12L12,20.6V15.4H2Z", "dark"),),
    "combat": (Shape("M4,3L20,20.5M20,3L4,20.5M12.8,19.4L19.4,12.8M11.2,19.4L4.6,12.8", "sword"),),
    "card_back": (_CARD, _WEAVE),
    "card_open": (_CARD,),
    "card_gone": (_CARD,),
    "card_special": (_CARD, _STAR_SIGN),
    "card_spent": (_CARD,),
}

LABEL_AT: Final[dict[str, float]] = {
    **{kind: 0.705 for kind in GLYPHS if kind.startswith("unit_")},
    **{kind: 0.755 for kind in (*FORCES, "beachhead")},
    "point_down": 0.39,
    "point_up": 0.63,
}
"""How far down a glyph its label stands, in its height, where that is not its middle."""
