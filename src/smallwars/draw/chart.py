"""The map under the pieces, from a file of outlines: land, spaces, mountain signs and names."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, Final

from smallwars.draw.layout import text_width
from smallwars.draw.scene import Rect, Sprite

NAME_TYPE: Final = 25
BADGE: Final = 27
GAP: Final = 6
Point = tuple[float, float]


_OUTLINE = re.compile(r"M-?[\d.]")
_NUMBER = re.compile(r"[\d.]+")


@cache
def load(title: str, scale: float = 1.0) -> dict[str, Any]:
    """The outlines of a title's map, in a size of its own."""
    text = files(__package__).joinpath("maps", f"{title}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data if scale == 1 else {key: _scaled(part, scale) for key, part in data.items()}


def _scaled(part: Any, scale: float) -> Any:
    """A part of a map file with its outlines and lists of numbers in another size; type keeps its own."""
    if isinstance(part, dict):
        return {key: _scaled(value, scale) for key, value in part.items()}
    if isinstance(part, list):
        return [round(v * scale, 1) if isinstance(v, int | float) else _scaled(v, scale) for v in part]
    if isinstance(part, str) and _OUTLINE.match(part):
        return _NUMBER.sub(lambda number: f"{float(number[0]) * scale:.1f}", part)
    return part


@dataclass(frozen=True, slots=True)
class Plate:
    """A space's name, and before it badges: each the kind of its sign and the number on it."""

    space: str
    name: str
    badges: tuple[tuple[str, str], ...]
    at: Point
    angle: float = 0.0

    @property
    def indent(self) -> float:
        return (BADGE + GAP) * len(self.badges)

    @property
    def width(self) -> float:
        return self.indent + text_width(self.name, NAME_TYPE)

    @property
    def rect(self) -> Rect:
        (x, y), w = self.at, self.width
        return Rect(x - w / 2, y - BADGE / 2, w, BADGE)

    def along(self, distance: float) -> Point:
        """The point so far from the plate's left end, on its slant."""
        turn, back = radians(self.angle), distance - self.width / 2
        return self.at[0] + back * cos(turn), self.at[1] + back * sin(turn)


def ground(chart: Mapping[str, Any], tips: Mapping[str, str]) -> Iterator[Sprite]:
    """What lies around, coast, spaces, waters; bases and cities last, for their outline lies over their neighbours'."""
    _, _, w, h = chart["viewbox"]
    inland = chart.get("background") == "land"
    yield Sprite("box", 0, 0, w, h, "abroad" if inland else "sea")
    for path in chart["context"]:
        yield Sprite("area", path=path, role="abroad")
    for path in chart["coast"]:
        yield Sprite("area", path=path, role="rim" if inland else "shallows")
    spaces = sorted(chart["spaces"].items(), key=lambda item: item[1]["kind"] in ("base", "city"))
    for name, space in spaces:
        yield Sprite("area", path=space["path"], role=space["kind"], space=name, tip=tips[name])
    for role, water in (("lake", "lakes"), ("river", "rivers")):
        for path in chart.get(water, ()):
            yield Sprite("area", path=path, role=role)


def peaks(chart: Mapping[str, Any], keep_clear: Sequence[Rect]) -> Iterator[Sprite]:
    """Mountain signs, but none where pieces or names stand."""
    for x, y, size in chart["peaks"]:
        sign = Rect(x - size, y - size, 2 * size, 2 * size)
        if not any(sign.meets(rect) for rect in keep_clear):
            yield Sprite("peak", sign.x, sign.y, sign.w, sign.h, "peak")


def captions(chart: Mapping[str, Any], moved: Mapping[str, Point]) -> Iterator[Sprite]:
    """Names of seas and neighbours, some of them away from where the map file has them."""
    for caption in chart["captions"]:
        text = caption["text"]
        x, y = moved.get(text, caption["at"])
        angle = caption.get("angle", 0)
        size = caption["size"] + 2
        role = f"{caption['kind']}_type"
        yield Sprite("text", x, y, role=role, label=text, size=size, style="italic serif", angle=angle)


def plate(plate: Plate, tip: str) -> Iterator[Sprite]:
    """The badges of a space, and its name after them."""
    for number, (kind, label) in enumerate(plate.badges):
        x, y = plate.along(number * (BADGE + GAP) + BADGE / 2)
        corner = x - BADGE / 2, y - BADGE / 2
        yield Sprite(kind, *corner, BADGE, BADGE, kind, plate.space, label=label, size=19, style="bold", tip=tip)
    yield Sprite(
        "text", *plate.along(plate.indent), role="ink", space=plate.space, label=plate.name, size=NAME_TYPE,
        style="bold serif halo", align="start", angle=plate.angle, tip=tip,
    )  # fmt: skip
