"""The areas of Operation Attila: their names and symbols, and the units in them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from smallwars.draw.board import Sheet
from smallwars.draw.chart import Plate, Point
from smallwars.draw.layout import TIMES, panel
from smallwars.draw.scene import Rect, Sprite

from .units import HEIGHTS, SIDES, BoardView, Counter, fit, spread

TERRAINS: Final = ("woods", "mountain", "urban")
GROUND: Final = {"open": "open", "woods": "woods", "mountain": "heights", "urban": "urban"}
"""The colour of each kind of area."""


class Place(NamedTuple):
    """The middle of an area's name and the room of its units; the middle of its badges where these stand apart."""

    name: Point
    room: Rect
    badges: Point | None = None


PLACES: Final[dict[str, Place]] = {
    "karpas": Place((1716, 266), Rect(1478, 306, 236, 102)),
    "akanthou": Place((1284, 408), Rect(1146, 424, 226, 84)),
    "trikomo": Place((1520, 436), Rect(1384, 454, 216, 104)),
    "famagusta": Place((1440, 602), Rect(1306, 622, 230, 82)),
    "ayia_napa": Place((1510, 728), Rect(1420, 746, 212, 96)),
    "lefkoniko": Place((1280, 530), Rect(1208, 546, 136, 74)),
    "kythreia": Place((1130, 548), Rect(1080, 564, 126, 72)),
    "kyrenia": Place((1005, 414), Rect(882, 434, 250, 104)),
    "lapithos": Place((752, 436), Rect(638, 454, 236, 88)),
    "kioneli": Place((870, 562), Rect(772, 578, 168, 72)),
    "nicosia_city": Place((1018, 624), Rect(944, 638, 158, 136), (1022, 599)),
    "strovolos": Place((869, 672), Rect(802, 690, 140, 96)),
    "dhali": Place((1044, 790), Rect(952, 806, 140, 92)),
    "athienou": Place((1210, 676), Rect(1112, 694, 176, 84)),
    "peristerona": Place((717, 680), Rect(648, 698, 148, 100)),
    "morfou": Place((696, 572), Rect(588, 590, 182, 74)),
    "lefka": Place((514, 654), Rect(412, 672, 222, 76)),
    "polis": Place((310, 692), Rect(190, 712, 208, 130)),
    "paphos": Place((280, 906), Rect(170, 926, 260, 130)),
    "troodos": Place((556, 786), Rect(420, 806, 270, 112)),
    "machairas": Place((830, 816), Rect(726, 834, 186, 106)),
    "limassol": Place((700, 972), Rect(540, 992, 300, 104)),
    "kophinou": Place((990, 924), Rect(888, 942, 202, 112)),
    "larnaca": Place((1172, 822), Rect(1094, 842, 190, 112)),
}
BASES: Final[dict[str, Point]] = {"akrotiri_sba": (655, 1180), "dhekelia_sba": (1340, 772)}
"""6.11: the two Sovereign Base Areas, which no unit may enter."""
SHEET: Final = Sheet(
    map=Path(__file__).parents[1] / "map.json",
    scale=1.5,
    width=2100,
    height=1492,
    captions_at={
        "MEDITERRANEAN SEA": (270.0, 1250.0),
        "Morphou Bay": (548.0, 520.0),
        "Famagusta Bay": (1800.0, 416.0),
        "Episkopi Bay": (530.0, 1196.0),
        "Larnaca Bay": (1500.0, 864.0),
    },
)
NAME: Final = 20
BASE_NAME: Final = 16
CROWD: Final = Rect(590, 222, 704, 162)
"""The room beside the map for the units of areas that have too many."""
LOOSE: Final = HEIGHTS[HEIGHTS.index(52) : HEIGHTS.index(24) + 1]
"""How high the counters in an area may be."""

Crowd = Mapping[str, Sequence[Counter]]


def held(shown: BoardView, area: str) -> list[str]:
    """The contents of an area, in words."""
    marker = [shown.words["beachhead"]] if shown.view.get("beachhead") == area else []
    return [*marker, *(shown.said(unit) for unit in shown.within(area))]


def tints(shown: BoardView) -> dict[str, str]:
    """8.0: the colour of each area by its terrain, and whether its Victory Points are Turkish."""
    kinds = {area: GROUND[_kind(shown, area)] for area in PLACES}
    return {area: f"{kind}_turkish" if shown.is_turkish(area) else kind for area, kind in kinds.items()}


def _kind(shown: BoardView, area: str) -> str:
    """2.31: the strongest terrain of an area; that of the map, if nothing is told of it."""
    terrain = shown.printed(area).get("terrain")
    if terrain is None:
        return str(SHEET.spaces[area]["kind"])
    return next((kind for kind in reversed(TERRAINS) if terrain.get(kind)), "open")


def plates(shown: BoardView) -> dict[Plate, str]:
    """The names of areas and bases, with their tooltips."""
    areas = {plate: _tip(shown, area) for area in PLACES for plate in _plates(shown, area)}
    named = {base: (shown.words[base], at) for base, at in BASES.items()}
    bases = {
        Plate(base, name, (), at, size=SHEET.type_of(base, name, BASE_NAME)): base for base, (name, at) in named.items()
    }
    return areas | {plate: f"{shown.words[base]}: {shown.words['sba']}" for plate, base in bases.items()}


def _plates(shown: BoardView, area: str) -> list[Plate]:
    """2.31: the name of an area after its Victory Points and symbols, or below them."""
    printed = shown.printed(area)
    points = [("vp_turkish" if shown.is_turkish(area) else "vp", str(printed["vp"]))] if "vp" in printed else []
    badges = (*points, *((symbol, "") for symbol in _symbols(shown, area)))
    place, name = PLACES[area], shown.words[area]
    whole = Plate(area, name, badges, place.name, size=SHEET.type_of(area, name, NAME))
    return [replace(whole, badges=()), replace(whole, name="", at=place.badges)] if place.badges else [whole]


def _symbols(shown: BoardView, area: str) -> list[str]:
    """The symbols of an area: its terrain as often as printed, airport, coast."""
    printed = shown.printed(area)
    terrain = printed.get("terrain") or {}
    symbols = [f"terrain_{kind}" for kind in TERRAINS for _ in range(terrain.get(kind, 0))]
    return symbols + [symbol for symbol in ("airport", "coastal") if printed.get(symbol)]


def _tip(shown: BoardView, area: str) -> str:
    words, printed = shown.words, shown.printed(area)
    facts = [f"{words['vp']} {printed['vp']}"] if "vp" in printed else []
    facts += [words[symbol.replace("_", ".")] for symbol in _symbols(shown, area)]
    facts += [words["scored"]] if shown.is_turkish(area) else []
    return f"{words[area]}: {', '.join(facts)}" if facts else words[area]


def _marker(shown: BoardView, area: str) -> list[Counter]:
    """6.33: the Beachhead marker, if it lies in this area."""
    word = shown.words["beachhead"]
    landing = Counter("beachhead", "beachhead", word, f"{shown.words[area]}: {word}", group="turkish")
    return [landing] if shown.view.get("beachhead") == area else []


def _units(shown: BoardView, area: str) -> list[Counter]:
    return [shown.counter(unit, shown.words[area]) for unit in shown.within(area)]


def crowds(shown: BoardView) -> dict[str, list[Counter]]:
    """The units of the areas that have too little room for them."""
    units = {area: _units(shown, area) for area in PLACES}
    rooms = {area: place.room for area, place in PLACES.items()}
    return {a: held for a, held in units.items() if not fit([*_marker(shown, a), *held], rooms[a], LOOSE)}


def pieces(shown: BoardView, crowds: Crowd) -> Iterator[Sprite]:
    """The counters in the areas, near the middle of each; of a crowd only its size."""
    for area, place in PLACES.items():
        x, y = SHEET.spaces[area]["anchor"]
        units = _stacks(shown, area, crowds[area]) if area in crowds else _units(shown, area)
        yield from spread([*_marker(shown, area), *units], place.room, (x, y), area, LOOSE)


def _stacks(shown: BoardView, area: str, crowd: Sequence[Counter]) -> Iterator[Counter]:
    """A counter for all units of a side, with their number."""
    for side in SIDES:
        if count := sum(counter.group == side for counter in crowd):
            tip = f"{shown.words[area]}: {shown.words[side]} {TIMES}{count}"
            yield Counter(f"{side}_stack", side, f"{TIMES}{count}", tip, group=side, count=0)


def _shares(crowds: Crowd) -> Iterator[tuple[str, Rect]]:
    """Each crowded area's part of the room for crowds, by how much the area holds."""
    whole, x = sum(len(counters) for counters in crowds.values()), CROWD.x
    for area, counters in crowds.items():
        width = CROWD.w * len(counters) / whole
        yield area, Rect(x, CROWD.y, width, CROWD.h)
        x += width


def leaders(crowds: Crowd) -> Iterator[Sprite]:
    """A line from each crowd to its area."""
    for area, share in _shares(crowds):
        x, y = SHEET.spaces[area]["anchor"]
        path = f"M{share.middle[0]:.1f},{share.y + share.h:.1f}L{x:.1f},{y:.1f}"
        yield Sprite("area", path=path, role="leader", space=f"crowd.{area}")


def crowded(shown: BoardView, crowds: Crowd) -> Iterator[Sprite]:
    """The units of crowded areas, beside the map."""
    for area, share in _shares(crowds):
        at = share.inset(2)
        yield from panel(at, shown.words[area], f"crowd.{area}", size=22)
        room = Rect(at.x + 6, at.y + 40, at.w - 12, at.h - 44)
        yield from spread(crowds[area], room, room.middle, area)
