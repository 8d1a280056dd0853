"""The units, markers and colours of the board of Greek Civil War 1947-49."""

from typing import Final

from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.glyphs import BLUE, INK, RED
from smallwars.draw.shapes import BARRED, BURST, COUNTER, PLANE, SQUARE

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
_SHIELD: Final = Shape("M12,3L16.6,4.4V7.2C16.6,9.6 14.6,11.1 12,11.9C9.4,11.1 7.4,9.6 7.4,7.2V4.4Z", "navy")
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
    *SQUARE,
    Shape("M12,4L20.8,11.8H18V19.4H6V11.8H3.2Z", "dark"),
    Shape("M10.2,19.4V14.4H13.8V19.4Z", "white"),
)
_CRATE: Final = (Shape("M2,5H22V21H2Z"), Shape("M2,10H22M2,16H22M7,5V21M17,5V21", "dark_line"))
_POINT_DOWN: Final = (Shape("M1,1H23V17H16.5L12,23L7.5,17H1Z"),)
_POINT_UP: Final = (Shape("M12,1L16.5,7H18.5L23,11V19L19,23H5L1,19V11L5.5,7H7.5Z"),)
UNITS: Final[dict[str, tuple[Shape, ...]]] = {
    "unit_division": (COUNTER, _TWO_CROSSES),
    "unit_brigade": (COUNTER, _ONE_CROSS),
    "unit_mountain": (COUNTER, _RIDGE),
    "unit_lok": (COUNTER, *_DAGGER),
    "unit_lok_unconv": (COUNTER, _BAND, *_DAGGER),
    "unit_police": (COUNTER, _SHIELD),
    "unit_partisan": (_REBEL_COUNTER, _ONE_CROSS),
    "unit_guerrilla": (_REBEL_COUNTER, _MEN),
    "unit_cadre": (_REBEL_COUNTER, _MAN),
    "unit_front": (_REBEL_COUNTER, _REBEL_BAND, *_BANNER),
}
DRAWING: Final = Drawing(
    {
        "rural": Paint("#f3ecd2", "#8a7f63", 2),
        "rural_government": Paint("#cfdfee", "#8a7f63", 2),
        "rural_dse": Paint("#f4cdbd", "#8a7f63", 2),
        "urban": Paint("#e4e4e0", "#3d5566", 4),
        "urban_government": Paint("#bdd4ea", "#3d5566", 4),
        "urban_dse": Paint("#f0baa8", "#3d5566", 4),
        "foreign": Paint("#d6d1c2", "#8a7f63", 2),
        "foreign_dse": Paint("#dfcabb", "#8a7f63", 2),
        "foreign_closed": Paint("#bab6ab", "#8a7f63", 2),
        "bar": Paint("#8f1a10"),
        "government": BLUE,
        "government_band": BLUE._replace(type=INK),
        "gendarmes": Paint("#ffffff", "#12457d", 2.2, "#12457d"),
        "dse": RED,
        "dse_band": RED._replace(type=INK),
        "terror": Paint("#f7a823", INK, 1.4),
        "square": Paint("#ddd2b4", INK, 1.5),
        "code": Paint("#ffffff", INK, 1.6),
        "rating": Paint("#ffffff", INK, 1.2),
        "resettled": Paint("#ffffff", INK, 1.6),
        "closed": Paint("#ffffff", "#8f1a10", 2.6),
        "airstrike": Paint("#ffffff", INK, 1.2),
        "aid": Paint("#e9c46a", INK, 1.4),
        "red_half": Paint("#f7cfc4"),
        "blue_half": Paint("#cfe0f3"),
        "outline": Paint("none", INK, 1.2),
    },
    {
        **UNITS,
        "terror": BURST,
        "square": (COUNTER,),
        "code": SQUARE,
        "rating": _RATING,
        "resettled": _HOME,
        "closed": BARRED,
        "airstrike": (*SQUARE, PLANE),
        "aid": _CRATE,
        "point_down": _POINT_DOWN,
        "point_up": _POINT_UP,
    },
    {**{kind: 0.705 for kind in UNITS}, "point_down": 0.39, "point_up": 0.63},
)
