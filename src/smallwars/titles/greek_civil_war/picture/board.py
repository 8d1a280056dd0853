"""The board of Greek Civil War 1947-49, from a position or a side's view of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from smallwars.draw import board, chart
from smallwars.draw.board import Sheet, Words
from smallwars.draw.chart import Plate, Point
from smallwars.draw.layout import STEP, TIMES, Pile, Tray, pack, paragraph, piece
from smallwars.draw.scene import Rect, Scene, Sprite, View

from .tracks import FACTIONS, FLAGS, boxes, said, tracks

Facts = Mapping[str, Any]

KEYS: Final = (
    "government",
    "dse",
    "turn",
    "end_turn",
    "first",
    "political_index",
    "doctrine",
    "doctrine.tight",
    "doctrine.area",
    "doctrine.aggressive",
    "limit",
    "duration",
    "airstrikes",
    "american_aid",
    "aid.given",
    "stalin_score",
    "none",
    "division",
    "brigade",
    "mountain",
    "lok",
    "lok_unconv",
    "police",
    "partisan",
    "guerrilla",
    "cadre",
    "front",
    "level",
    "open",
    "square",
    "urban",
    "urban.mark",
    "rural",
    "rural.mark",
    "foreign",
    "foreign.mark",
    "pp",
    "printed",
    "control.government",
    "control.dse",
    "terror",
    "resettled",
    "closed",
    "legend.counter",
    "title",
    "caption.aegean_sea",
    "caption.ionian_sea",
    "caption.sea_of_crete",
    "caption.gulf_of_corinth",
    "caption.turkey",
)
"""The keys of everything written on the board; the caller has the words."""

UNITS: Final[dict[str, tuple[str, str]]] = {
    "division": ("government", "government"),
    "brigade": ("government", "government"),
    "mountain": ("government", "government"),
    "lok": ("government", "government"),
    "lok_unconv": ("government", "government_band"),
    "police": ("government", "gendarmes"),
    "partisan": ("dse", "dse"),
    "guerrilla": ("dse", "dse"),
    "cadre": ("dse", "dse"),
    "front": ("dse", "dse_band"),
}
"""2.11, 2.12: every type of unit with its side and colour."""
MARKS: Final[dict[str, tuple[str, str]]] = {
    "control.government": (FLAGS["government"], "government"),
    "control.dse": (FLAGS["dse"], "dse"),
    "terror": ("terror", "terror"),
    "resettled": ("resettled", "resettled"),
    "closed": ("closed", "closed"),
}
"""14.2, 16.4, 16.5, 17.1: the markers of a region, each with its sign and colour."""
KINDS: Final = {"U": "urban", "R": "rural", "F": "foreign"}
"""2.2: what the code of a region means."""
RESETTLED: Final = (1, 1)
"""16.5: what a Resettled region is worth."""


class Place(NamedTuple):
    """The places of the things of a region.

    The middle of its name; the top left of its row of squares; the room of its Open area; the top left of its row
    of markers, which else stand after the squares; how much further left more squares than the map has may begin.
    """

    name: Point
    row: Point
    tray: Rect
    marks: Point | None = None
    spare: float = 0


PLACES: Final[dict[str, Place]] = {
    "athens": Place((1314, 1714), (1244, 1730), Rect(1183, 1780, 262, 64), (1272, 1848)),
    "thessalonika": Place((1215, 832), (1145, 848), Rect(1084, 898, 262, 64), (1173, 966)),
    "evros": Place((1968, 216), (1880, 232), Rect(1836, 282, 168, 104)),
    "rodopi": Place((1610, 300), (1530, 314), Rect(1550, 362, 240, 84)),
    "drama": Place((1352, 222), (1236, 238), Rect(1276, 286, 210, 100)),
    "serres": Place((1150, 378), (1060, 394), Rect(1044, 444, 230, 100)),
    "pella": Place((880, 350), (800, 364), Rect(760, 410, 240, 100)),
    "imathia": Place((850, 526), (770, 540), Rect(774, 588, 168, 104)),
    "florina": Place((596, 396), (506, 410), Rect(456, 456, 262, 64)),
    "kastoria": Place((505, 536), (446, 550), Rect(390, 596, 184, 84), spare=26),
    "kozani": Place((680, 566), (596, 580), Rect(588, 628, 184, 100), spare=16),
    "ioannina": Place((392, 754), (306, 768), Rect(260, 816, 260, 112)),
    "arta": Place((466, 972), (372, 986), Rect(352, 1034, 190, 84)),
    "trikala": Place((648, 856), (560, 870), Rect(540, 918, 232, 100)),
    "larissa": Place((830, 750), (734, 764), Rect(740, 812, 240, 110)),
    "magnesia": Place((878, 1046), (770, 1060), Rect(780, 1108, 200, 84)),
    "evritania": Place((668, 1070), (602, 1084), Rect(578, 1132, 184, 84), spare=26),
    "aitolia": Place((590, 1228), (500, 1242), Rect(480, 1290, 184, 84)),
    "fokida": Place((890, 1204), (790, 1218), Rect(738, 1266, 184, 84), spare=50),
    "viotia": Place((1076, 1302), (976, 1316), Rect(1070, 1364, 232, 100)),
    "evia": Place((1236, 1204), (1184, 1218), Rect(1244, 1266, 184, 84)),
    "korinthia": Place((930, 1486), (868, 1500), Rect(928, 1550, 170, 104)),
    "ahaia": Place((720, 1414), (590, 1428), Rect(560, 1476, 200, 92)),
    "arkadia": Place((822, 1590), (742, 1604), Rect(744, 1652, 184, 92)),
    "messinia": Place((716, 1756), (636, 1770), Rect(592, 1818, 184, 84)),
    "lakonia": Place((925, 1828), (836, 1842), Rect(910, 1890, 184, 84)),
    "albania": Place((200, 470), (146, 486), Rect(80, 530, 240, 110)),
    "yugoslavia": Place((580, 180), (520, 196), Rect(440, 234, 280, 110)),
    "bulgaria": Place((1716, 74), (1660, 90), Rect(1580, 126, 280, 110)),
}
SHEET: Final = Sheet(
    map=Path(__file__).parents[1] / "map.json",
    scale=1.5,
    width=2100,
    height=2083,
    captions_at={"AEGEAN SEA": (1450.0, 750.0), "Sea of Crete": (1330.0, 2038.0)},
)
NAME: Final = 22
SQUARE: Final = 44
STRIDE: Final = 48
MARK: Final = 28
SMALL_MARK: Final = 22
SIZES: Final = (46, 42, 38, 34, 30, 27, 24, 22, 20)
"""The heights that the counters of an Open area may have, from the loosest to the most crowded."""
LEGEND: Final = Rect(1588, 1488, 494, 514)
_WORD = re.compile(r"([a-z_]+?)(\d+)")


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position with its words, and what else there is to know about this game's map."""

    view: View
    words: Words
    facts: Facts

    def held(self, region: str) -> Mapping[str, Any]:
        held: Mapping[str, Any] = (self.view.get("regions") or {}).get(region) or {}
        return held

    def kind(self, region: str) -> str:
        """2.2: Urban, Rural or Foreign."""
        return KINDS[self.facts["codes"][region]] if "codes" in self.facts else str(SHEET.spaces[region]["kind"])

    def squares(self, region: str) -> int:
        """2.3: how many squares a region has; as many as on the map, if the view does not tell."""
        held = self.held(region).get("squares")
        return _on_map(region) if held is None else len(held)

    def pile(self, word: str | None, count: int, place: str, within: str = "") -> Pile | None:
        """Units of one type and level; nothing where the type is unknown."""
        match = _WORD.fullmatch(word or "")
        if not match or match[1] not in UNITS or count < 1:
            return None
        side, role = UNITS[match[1]]
        pile = Pile(f"unit_{match[1]}", count, role, label=match[2], group=side, piece=f"{within}{word}")
        return replace(pile, tip=f"{place}: {self.unit(pile)}")

    def unit(self, pile: Pile) -> str:
        """Units in words."""
        name = f"{self.words[_type(pile)]} {self.words['level']} {pile.label}"
        return f"{name} {TIMES} {pile.count}" if pile.count > 1 else name

    def open(self, region: str) -> list[Pile]:
        """2.3: the stacks of an Open area, the Government's first."""
        place = f"{self.words[region]}, {self.words['open']}"
        held = self.held(region).get("open") or {}
        piles = (self.pile(word, int(count or 0), place) for word, count in held.items())
        return sorted((pile for pile in piles if pile), key=_rank)

    def square(self, region: str, number: int) -> Pile | None:
        """2.3: the unit in an Infrastructure square."""
        held = self.held(region).get("squares") or ()
        return self.pile(held[number] if number < len(held) else None, 1, self.town(region, number), "square.")

    def town(self, region: str, number: int) -> str:
        """The name of a square."""
        return f"{self.words[region]}, {self.words['square']} {number + 1}"

    def marks(self, region: str) -> list[str]:
        """Control, Terror, Resettlement and closing of a region."""
        held = self.held(region)
        marks = [f"control.{held.get('control')}", *(mark for mark in ("terror", "resettled") if held.get(mark))]
        shut = ["closed"] if region in (self.view.get("closed") or ()) else []
        return [mark for mark in (*marks, *shut) if mark in MARKS]


def _type(pile: Pile) -> str:
    return pile.kind.removeprefix("unit_")


def _rank(pile: Pile) -> tuple[int, int]:
    return list(UNITS).index(_type(pile)), int(pile.label)


def _on_map(region: str) -> int:
    """How many squares the row of a region is made for."""
    return len(SHEET.spaces[region].get("squares", ()))


def scene(view: View, words: Words, facts: Facts | None = None) -> Scene:
    """What is drawn where for a position.

    `facts` is what this game's map says: `{"pp": {region: (dse, government)}, "codes": {region: "R"}, "links": {pair of
    regions: whether they are adjacent, unlike on our map}}`, and the agreed `end_turn`. The squares are as many as in
    the view.
    """
    shown = BoardView(view, SHEET.naming(words), facts or {})
    plates = {_plate(shown, region): _tip(shown, region) for region in PLACES}
    pieces = [sprite for region in PLACES for sprite in _pieces(shown, region)]
    words, held = shown.words, [(shown.words[region], _held(shown, region)) for region in PLACES]
    picture = board.picture(SHEET, words, said(view, words), held)
    fixed = [plate.rect for plate in plates] + [square for region in PLACES for square in _row(shown, region)]
    routes = chart.routes(SHEET.chart, words, shown.facts.get("links", {}), fixed)
    picture.add("ground", [*board.ground(SHEET, words, pieces, plates, _tints(shown)), *routes])
    picture.add("names", [*board.names(words, plates), *_legend(shown)])
    picture.add("tracks", tracks(view, words, view.get("end_turn") or shown.facts.get("end_turn") or 0))
    picture.add("boxes", boxes(view, words))
    picture.add("pieces", pieces)
    return picture


def _held(shown: BoardView, region: str) -> list[str]:
    """The units and markers of a region in words."""
    units = [shown.unit(pile) for pile in shown.open(region)]
    squares = (shown.square(region, number) for number in range(shown.squares(region)))
    towns = [f"{shown.words['square']}: {shown.unit(pile)}" for pile in squares if pile]
    return [*units, *towns, *(shown.words[mark] for mark in shown.marks(region))]


def _tints(shown: BoardView) -> dict[str, str]:
    """14.2: the colour of each region by who controlled it at the last check."""
    return {region: _tint(shown.kind(region), shown.marks(region)) for region in PLACES}


def _tint(kind: str, marks: Iterable[str]) -> str:
    if "closed" in marks:
        return "foreign_closed"
    side = next((mark.removeprefix("control.") for mark in marks if mark.startswith("control.")), "")
    return f"{kind}_{side}" if side and (kind != "foreign" or side == "dse") else kind


def _plate(shown: BoardView, region: str) -> Plate:
    """2.2, 2.5: the name of a region after its code, and its PP."""
    code = shown.words[f"{shown.kind(region)}.mark"]
    worth = _worth(shown, region)
    rating = ("rating", "/".join(map(str, worth))) if worth else None
    name = shown.words[region]
    size = SHEET.type_of(region, name, NAME)
    return Plate(region, name, (("code", code),), PLACES[region].name, size=size, rating=rating)


def _worth(shown: BoardView, region: str) -> tuple[int, ...]:
    """2.5, 16.5: the PP of a region for the DSE and the Government."""
    return RESETTLED if shown.held(region).get("resettled") else _printed(shown, region)


def _printed(shown: BoardView, region: str) -> tuple[int, ...]:
    return tuple(shown.facts.get("pp", {}).get(region, ()))


def _tip(shown: BoardView, region: str) -> str:
    """The kind of a region, its PP and its markers."""
    words, worth, printed = shown.words, _worth(shown, region), _printed(shown, region)
    said = [words[shown.kind(region)]]
    said += [f"{words['pp']} {'/'.join(map(str, worth))}"] if worth else []
    said += [f"{words['printed']} {'/'.join(map(str, printed))}"] if printed and printed != worth else []
    return f"{words[region]}: {', '.join([*said, *(words[mark] for mark in shown.marks(region))])}"


def _pieces(shown: BoardView, region: str) -> Iterator[Sprite]:
    """Squares with their units, markers, and the stacks in the Open."""
    place = PLACES[region]
    for number, at in enumerate(_row(shown, region)):
        yield from _square(shown, region, number, at)
    yield from _marks(shown, region)
    w, h = place.tray.w / STEP, place.tray.h / STEP
    yield from pack(shown.open(region), Tray(*place.tray.middle, w, h, 1, SIZES[0], SIZES[1:]), region)


def _row(shown: BoardView, region: str) -> list[Rect]:
    """The squares of a region, smaller where its row was made for fewer."""
    place, count, made_for = PLACES[region], shown.squares(region), _on_map(region)
    (x, y), stride = place.row, float(STRIDE)
    if count > made_for:
        x -= place.spare
        stride = min(stride, (place.spare + STRIDE * made_for + 3 * MARK - 2 * SMALL_MARK) / count)
    side = stride - STRIDE + SQUARE
    return [Rect(x + stride * number, y + (SQUARE - side) / 2, side, side) for number in range(count)]


def _square(shown: BoardView, region: str, number: int, at: Rect) -> Iterator[Sprite]:
    space, unit = f"{region}.{number}", shown.square(region, number)
    yield Sprite("square", at.x, at.y, at.w, at.h, "square", space, tip=shown.town(region, number))
    if unit:
        yield piece(unit, at.inset(3), space)


def _marks(shown: BoardView, region: str) -> Iterator[Sprite]:
    """The markers of a region in one line, or in two where squares have taken their room."""
    place, row, name = PLACES[region], _row(shown, region), shown.words[region]
    signs = [(_sign(mark, shown.words), f"{name}: {shown.words[mark]}") for mark in shown.marks(region)]
    x, y = row[-1].x + row[-1].w + STRIDE - SQUARE if row else place.row[0], place.row[1]
    if len(row) <= _on_map(region) or place.marks:
        yield from board.marks(signs, *(place.marks or (x, y + (SQUARE - MARK) / 2)), MARK, region)
    else:
        yield from board.marks(signs[:2], x, y, SMALL_MARK, region)
        yield from board.marks(signs[2:], x, y + SMALL_MARK, SMALL_MARK, region)


def _sign(mark: str, words: Words) -> Sprite:
    return board.sign(*MARKS[mark], FACTIONS, words)


def _legend(shown: BoardView) -> Iterator[Sprite]:
    """The legend of the signs: the units on the left, all else on the right."""
    words = shown.words
    yield Sprite("box", LEGEND.x, LEGEND.y, LEGEND.w, LEGEND.h, "panel", "legend")
    for number, signs in enumerate((_unit_signs(words), [*_place_signs(words), *_mark_signs(words)])):
        yield from board.legend(signs, LEGEND.x + 14 + 242 * number, LEGEND.y + 14, 0, 36, 19)
    room = Rect(LEGEND.x + 14, LEGEND.y + 428, LEGEND.w - 28, 76)
    yield from paragraph(words["legend.counter"], room, (21, 19, 17), words["legend.counter"])


def _unit_signs(words: Words) -> Iterator[tuple[Sprite, str]]:
    """Every type of unit at its lowest level."""
    for kind, (side, role) in UNITS.items():
        level = "1" if role != f"{side}_band" else "0"
        yield Sprite(f"unit_{kind}", role=role, label=level, size=20, style="bold"), words[kind]


def _place_signs(words: Words) -> Iterator[tuple[Sprite, str]]:
    """The signs of what is printed on the map."""
    for kind in ("urban", "rural", "foreign"):
        yield Sprite("code", role="code", label=words[f"{kind}.mark"], size=19, style="bold"), words[kind]
    yield Sprite("square", role="square"), words["square"]
    letters = "/".join(words[side][:1] for side in reversed(FACTIONS))
    yield Sprite("rating", role="rating", label=letters, size=16, style="bold"), words["pp"]


def _mark_signs(words: Words) -> Iterator[tuple[Sprite, str]]:
    for mark in MARKS:
        yield _sign(mark, words), words[mark]
