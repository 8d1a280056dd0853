"""The counters of Operation Attila: what a position tells of each unit, and how they share the room of a place."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final, NamedTuple

from smallwars.draw.board import Words
from smallwars.draw.chart import Point
from smallwars.draw.layout import text_width
from smallwars.draw.scene import Rect, Sprite, View

Facts = Mapping[str, Any]

SIDES: Final = ("turkish", "cypriot")
TYPES: Final = (
    "infantry",
    "airborne",
    "mountain",
    "armor",
    "mechanized",
    "military_police",
    "irregular",
    "fighter",
)
"""2.2: the types of unit, in the order in which they stand."""
HEIGHTS: Final = (60, 56, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16)
"""How high a counter may be, from the loosest to the most crowded."""
WIDE: Final = 1.36
NAME: Final = 0.35  # the type of a counter's name, in its height
FIGURE: Final = 0.5  # the type of its Combat Value
FIGURE_AT: Final = (0.78, 0.32)  # the middle of that, in its width and height
OUT_OF_SUPPLY: Final = "closed"
"""The glyph that marks a unit out of supply: a barred disc."""
SIGN_SIZE: Final = 0.42  # the size of that sign, in the height of the counter


@dataclass(frozen=True, slots=True)
class Counter:
    """A unit or marker as it lies on the board; those of another group begin a row where one row is not enough."""

    kind: str
    role: str
    name: str
    tip: str
    value: str = ""
    group: str = ""
    count: int = 1
    piece: str = ""
    cut_off: bool = False


class Unit(NamedTuple):
    """A unit, in the order in which units stand: side, type, the strongest first."""

    side: int
    type: int
    weakness: int
    name: str
    id: str

    @property
    def owner(self) -> str:
        return SIDES[self.side]

    @property
    def flies(self) -> bool:
        return TYPES[self.type] == "fighter"


Row = Sequence[Counter]
Fitted = tuple[list[Row], int]


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position with its words, and what is printed on map and counters."""

    view: View
    words: Words
    facts: Facts

    def is_disrupted(self, unit: Unit) -> bool:
        return unit.id in (self.view.get("disrupted") or ())

    def is_cut_off(self, unit: Unit) -> bool:
        """6.2: whether the view says that a unit is out of supply."""
        return unit.id in (self.view.get("out_of_supply") or ())

    def units(self, ids: Iterable[str] | None) -> list[Unit]:
        """The known units of these ids, in the order in which units stand."""
        known = self.facts.get("units") or {}
        return sorted(unit for id in ids or () if id in known and (unit := _unit(id, known[id])))

    def within(self, area: str) -> list[Unit]:
        """The units in an area."""
        return self.units((self.view.get("areas") or {}).get(area))

    def printed(self, area: str) -> Mapping[str, Any]:
        """2.31: what is printed in an area."""
        there: Mapping[str, Any] = (self.facts.get("areas") or {}).get(area) or {}
        return there

    def is_turkish(self, area: str) -> bool:
        """8.0: whether only the Turkish player has an undisrupted ground unit in an area."""
        held = {u.owner for u in self.within(area) if not u.flies and not self.is_disrupted(u)}
        return held == {"turkish"}

    def said(self, unit: Unit) -> str:
        """A unit in words."""
        words = self.words
        said = f"{unit.name} ({words[unit.owner]}, {words[f'type.{TYPES[unit.type]}']}, {words['cv']} {-unit.weakness})"
        states = (("disrupted", self.is_disrupted(unit)), ("out_of_supply", self.is_cut_off(unit)))
        return " ".join([said, ", ".join(words[state] for state, holds in states if holds)]).rstrip()

    def counter(self, unit: Unit, place: str) -> Counter:
        state = "_disrupted" if self.is_disrupted(unit) else ""
        kind, role = f"{unit.owner}_{TYPES[unit.type]}{state}", f"{unit.owner}{state}"
        tip, value, cut_off = f"{place}: {self.said(unit)}", str(-unit.weakness), self.is_cut_off(unit)
        return Counter(kind, role, unit.name, tip, value, unit.owner, piece=unit.id, cut_off=cut_off)


def _unit(id: str, known: Mapping[str, Any]) -> Unit | None:
    if known["side"] not in SIDES or known["type"] not in TYPES:
        return None
    return Unit(SIDES.index(known["side"]), TYPES.index(known["type"]), -known["cv"], known["name"], id)


def spread(
    counters: Iterable[Counter], room: Rect, around: Point, space: str, heights: Sequence[int] = HEIGHTS
) -> Iterator[Sprite]:
    """Counters in rows, as large as their room allows, and as near to a point as it lets them."""
    laid = list(counters)
    rows, high = fit(laid, room, heights) or tightest(laid, room)
    wide = high * WIDE
    y = _near(around[1], high * len(rows), room.y, room.h)
    for row in rows:
        x = _near(around[0], wide * len(row), room.x, room.w)
        for number, counter in enumerate(row):
            yield from lay(counter, Rect(x + wide * number, y, wide, high).inset(high / 44), space)
        y += high


def _near(point: float, length: float, start: float, room: float) -> float:
    """Where a line of that length begins: its middle at the point, if it so stays in its room."""
    return max(start, min(point - length / 2, start + room - length))


def fit(counters: Sequence[Counter], room: Rect, heights: Sequence[int] = HEIGHTS) -> Fitted | None:
    """Rows of counters and how high these are: the largest that fit, with the sides apart where that costs nothing."""
    for high in heights:
        for rows in _ways(counters, _across(room, high)):
            if len(rows) * high <= room.h:
                return rows, high
    return None


def tightest(counters: Sequence[Counter], room: Rect) -> Fitted:
    """The tightest rows, for a room that nothing fits."""
    return _cut(counters, _across(room, HEIGHTS[-1])), HEIGHTS[-1]


def _across(room: Rect, high: int) -> int:
    """The number of counters in a row of that height."""
    return max(1, int(room.w / (high * WIDE)))


def _ways(counters: Sequence[Counter], across: int) -> Iterator[list[Row]]:
    """Rows of each side, if all do not fit in one, and rows of both."""
    mixed = _cut(counters, across)
    if len(mixed) > 1:
        groups = groupby(counters, key=lambda counter: counter.group)
        yield [row for _, group in groups for row in _cut(list(group), across)]
    yield mixed


def _cut(counters: Sequence[Counter], across: int) -> list[Row]:
    """Rows as few as can be, and about as long as each other."""
    rows = -(-len(counters) // across)
    return [counters[len(counters) * row // rows : len(counters) * (row + 1) // rows] for row in range(rows)]


def lay(counter: Counter, at: Rect, space: str) -> Iterator[Sprite]:
    """One counter: its symbol, its name below it and its Combat Value beside it."""
    size = min(at.h * NAME, at.h * NAME * at.w * 0.88 / max(text_width(counter.name, at.h * NAME), 1))
    piece, tip = counter.piece, counter.tip
    look = Sprite(counter.kind, at.x, at.y, at.w, at.h, counter.role, space, counter.count, tip=tip, piece=piece)
    yield replace(look, label=counter.name, size=size, style="bold")
    if counter.value:
        x, y = at.x + at.w * FIGURE_AT[0], at.y + at.h * FIGURE_AT[1]
        figure = Sprite("text", x, y, 0, 0, f"{counter.group}_solid", space, 0, counter.value, at.h * FIGURE, "bold")
        yield replace(figure, tip=tip, piece=piece)
    if counter.cut_off:
        yield replace(cut_off(at), space=space, tip=tip, piece=piece)


def cut_off(at: Rect) -> Sprite:
    """6.2: the sign of a unit out of supply, on the upper left corner of its counter."""
    side = at.h * SIGN_SIZE
    return Sprite(OUT_OF_SUPPLY, at.x, at.y, side, side, OUT_OF_SUPPLY)
