"""The parts of a picture that every board has: the map under its pieces, the names on it, the legend of its signs."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from typing import Any, Final

from smallwars.draw import chart
from smallwars.draw.chart import Plate, Point
from smallwars.draw.layout import text_width
from smallwars.draw.scene import Scene, Sprite

Words = Mapping[str, str]
SLACK: Final = 1.15  # how much longer than the map file's own a name may be
SMALLEST: Final = 0.7  # of the size of a name


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The paper of a board: the file of its map, how large it is, and in what frame."""

    map: Path
    width: float
    height: float
    captions_at: Mapping[str, Point] = field(default_factory=dict)
    scale: float = 1.0

    @property
    def chart(self) -> dict[str, Any]:
        return chart.load(self.map, self.scale)

    @property
    def spaces(self) -> dict[str, dict[str, Any]]:
        spaces: dict[str, dict[str, Any]] = self.chart["spaces"]
        return spaces

    def type_of(self, space: str, name: str, size: float) -> float:
        """The size of a space's name: smaller where it is longer than the map file's own name, which has room."""
        room = SLACK * text_width(self.spaces[space]["name"], size)
        return size if text_width(name, size) <= room else round(size * max(SMALLEST, room / text_width(name, size)), 1)

    def naming(self, words: Words) -> Words:
        """The words, with the map file's own names for the board, its spaces and what lies around them where they lack
        these.
        """
        known = {"title": self.chart["title"], **{space: data["name"] for space, data in self.spaces.items()}}
        captions = {chart.caption_key(caption): caption["text"] for caption in self.chart["captions"]}
        return {**known, **captions, **words}


def picture(sheet: Sheet, words: Words, facts: Iterable[str], held: Iterable[tuple[str, Iterable[str]]]) -> Scene:
    """An empty picture with the position in words: facts, and the name of each space with what it holds."""
    listed = [(name, ", ".join(things)) for name, things in held]
    spaces = [f"{name}: {things}" for name, things in listed if things]
    return Scene(words["title"], sheet.width, sheet.height, ". ".join([*facts, *spaces]) + ".")


def ground(
    sheet: Sheet,
    words: Words,
    keep_clear: Iterable[Sprite],
    plates: Mapping[Plate, str],
    roles: Mapping[str, str] | None = None,
) -> Iterator[Sprite]:
    """The sprites of the map; each plate comes with the tooltip of its space, and `roles` gives
    spaces another colour.
    """
    yield Sprite("box", 0, 0, sheet.width, sheet.height, "table")
    yield from chart.ground(sheet.chart, {plate.space: tip for plate, tip in plates.items()}, roles or {})
    yield from chart.peaks(sheet.chart, [s.rect for s in keep_clear] + [plate.rect for plate in plates])
    yield from chart.captions(sheet.chart, words, sheet.captions_at)


def names(words: Words, plates: Mapping[Plate, str]) -> Iterator[Sprite]:
    """The sprites of the title of the board and of the names of its spaces."""
    yield Sprite("text", 30, 42, role="ink", label=words["title"], size=42, style="bold serif", align="start")
    for plate, tip in plates.items():
        yield from chart.plate(plate, tip)


def sign(kind: str, role: str, factions: Collection[str], words: Words) -> Sprite:
    """A marker without a place; in a faction's colour it bears the faction's letter."""
    return Sprite(kind, role=role, label=words[role][:1] if role in factions else "", size=19, style="bold")


def marks(signs: Iterable[tuple[Sprite, str]], x: float, y: float, step: float, space: str) -> Iterator[Sprite]:
    """Markers of a space in a row, each with its tooltip."""
    for number, (sign, tip) in enumerate(signs):
        left, side = x + step * number + 1, step - 2
        yield replace(sign, x=left, y=y, w=side, h=side, space=space, count=1, tip=tip)


def legend(
    signs: Iterable[tuple[Sprite, str]], x: float, y: float, width: float = inf, side: int = 26, size: float = 16
) -> Iterator[Sprite]:
    """The legend of signs, in as many lines as the width takes."""
    left = float(x)
    for sign, name in signs:
        long = side + 20 + text_width(name, size)
        if left > x and left + long - 14 > x + width:
            left, y = x, y + side + 4
        yield replace(sign, x=left, y=y, w=side, h=side)
        yield Sprite("text", left + side + 6, y + side // 2, role="ink", label=name, size=size, align="start")
        left += long
