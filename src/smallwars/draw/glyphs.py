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
}

LABEL_AT: Final[dict[str, float]] = {
    **{kind: 0.705 for kind in GLYPHS if kind.startswith("unit_")},
    "point_down": 0.39,
    "point_up": 0.63,
}
"""How far down a glyph its label stands, in its height, where that is not its middle."""
