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

PALETTE: Final[dict[str, Paint]] = {
    "table": Paint("#e7dfcd"),
    "sea": Paint("#bcd7e3"),
    "shallows": Paint("none", "#d3e5ec", 16),
    "town": Paint("#f3ecd2", "#8a7f63", 2),
    "mountain": Paint("#b3a883", "#8a7f63", 2),
    "base": Paint("#dfe3e6", "#3d5566", 4),
    "peak": Paint("#8d8160"),
    "panel": Paint("#fbf8ef", "#9c9178", 1.5),
    "cell_plain": Paint("#f1ead8", "#9c9178", 1.5),
    "cell_now": Paint("#ffe39a", "#7a5b00", 3),
    "shaded_text": Paint("#dcd5c3", "#9c9178", 1.5),
    "ink": Paint(INK),
    "quiet": Paint("#5d5a4e"),
    "sea_type": Paint("#4c7388"),
    "halo": Paint("none", "#fdfaf0", 5),
    "value": Paint("#ffffff", INK, 1.6),
    "marker": Paint("#1f2a33", "#ffffff", 1.5, "#ffffff"),
    "troops": Paint("#d9ad6c", INK, 1.3),
    "police": Paint("#1f66b3", "#0b2239", 1.3, "#ffffff"),
    "eoka": Paint("#cc2f24", "#3d0805", 1.3, "#ffffff"),
    "british": Paint("#1f66b3", "#0b2239", 1.3, "#ffffff"),
    "sabotage": Paint("#f7a823", INK, 1.4),
    "curfew": Paint("#2b2f55", "#0d1030", 1.3),
    "chit": Paint("#fff7d6", INK, 1.6),
    "unshaded": Paint("#ffffff", INK, 1.6),
    "shaded": Paint("#5a5546", INK, 1.6, "#ffffff"),
    "mark": Paint("#ffffff", "#3d0805", 0.8),
    "moon": Paint("#ffe28a"),
    "bolt": Paint(INK),
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
_PEAK: Final = (Shape("M12,3L23,21H1Z"), Shape("M12,3L23,21H15L11,13L13.5,9Z", "shade"))

GLYPHS: Final[dict[str, tuple[Shape, ...]]] = {
    "troops": _CUBE,
    "police": _CUBE,
    "underground": _CELL,
    "active": (*_CELL, _STAR),
    "caches": _DISC,
    "sabotage": _DIAMOND,
    "curfew": _NIGHT,
    "cylinder": _CYLINDER,
    "marker": _ROUND,
    "value": _ROUND,
    "chit": _SQUARE,
    "side": _SQUARE,
    "peak": _PEAK,
}
