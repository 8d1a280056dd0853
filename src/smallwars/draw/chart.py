"""The map under the pieces, from a file of outlines: land, spaces, mountain signs and names."""

import json
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


@cache
def load(title: str) -> dict[str, Any]:
    """The outlines of a title's map."""
    text = files(__package__).joinpath("maps", f"{title}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@dataclass(frozen=True, slots=True)
class Plate:
    """A space's name and the number printed beside it."""

    space: str
    name: str
    value: int
    at: Point
    angle: float = 0.0

    @property
    def width(self) -> float:
        return BADGE + GAP + text_width(self.name, NAME_TYPE)

    @property
    def rect(self) -> Rect:
        (x, y), w = self.at, self.width
        return Rect(x - w / 2, y - BADGE / 2, w, BADGE)

    def along(self, distance: float) -> Point:
        """The point so far from the plate's left end, on its slant."""
        turn, back = radians(self.angle), distance - self.width / 2
        return self.at[0] + back * cos(turn), self.at[1] + back * sin(turn)


def ground(chart: Mapping[str, Any], tips: Mapping[str, str]) -> Iterator[Sprite]:
    """Sea, coast and spaces; bases last, for their outline lies over their neighbours'."""
    _, _, w, h = chart["viewbox"]
    yield Sprite("box", 0, 0, w, h, "sea")
    for path in chart["coast"]:
        yield Sprite("area", path=path, role="shallows")
    spaces = sorted(chart["spaces"].items(), key=lambda item: item[1]["kind"] == "base")
    for name, space in spaces:
        yield Sprite("area", path=space["path"], role=space["kind"], space=name, tip=tips[name])


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
        yield Sprite("text", x, y, role="sea_type", label=text, size=size, style="italic serif", angle=angle)


def plate(plate: Plate, tip: str) -> Iterator[Sprite]:
    """The number of a space in a ring, and its name after it."""
    x, y = plate.along(BADGE / 2)
    corner = x - BADGE / 2, y - BADGE / 2
    value = str(plate.value)
    yield Sprite("value", *corner, BADGE, BADGE, "value", plate.space, label=value, size=19, style="bold", tip=tip)
    yield Sprite(
        "text", *plate.along(BADGE + GAP), role="ink", space=plate.space, label=plate.name, size=NAME_TYPE,
        style="bold serif halo", align="start", angle=plate.angle, tip=tip,
    )  # fmt: skip
