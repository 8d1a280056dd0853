"""The map under the pieces, from a file of outlines: land, spaces, mountain signs and names."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import atan2, cos, dist, radians, sin
from pathlib import Path
from typing import Any, Final

from smallwars.draw.layout import text_width
from smallwars.draw.scene import Rect, Sprite

NAME_TYPE: Final = 25
GAP: Final = 6
WIDE: Final = 1.55  # how wide a wide badge is, in its height
PIN: Final = 16
HEAD: Final = 16  # from an arrow's end to the barbs of its head
REACH: Final = 36  # how far the arrow of a new link leads into a space
Point = tuple[float, float]
Links = Mapping[frozenset[str], bool]
"""Pairs of spaces for which the map file is not right, and whether they are linked."""


_OUTLINE = re.compile(r"M-?[\d.]")
_NUMBER = re.compile(r"[\d.]+")
_CORNER = re.compile(r"(-?[\d.]+),(-?[\d.]+)")


@cache
def load(file: Path, scale: float = 1.0) -> dict[str, Any]:
    """The outlines that a map file holds, in another size."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
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
    """A space's name, and before it badges: each the kind of its sign and what is on it; a rating is a wide badge."""

    space: str
    name: str
    badges: tuple[tuple[str, str], ...]
    at: Point
    angle: float = 0.0
    size: float = NAME_TYPE
    rating: tuple[str, str] | None = None

    @property
    def badge(self) -> float:
        """The height of a badge."""
        return self.size + 2

    @property
    def step(self) -> float:
        """The distance from one badge to the next."""
        return self.badge + GAP

    @property
    def indent(self) -> float:
        return self.step * len(self.badges) + (WIDE * self.badge + GAP if self.rating else 0)

    @property
    def width(self) -> float:
        return self.indent + text_width(self.name, self.size)

    @property
    def rect(self) -> Rect:
        (x, y), w = self.at, self.width
        return Rect(x - w / 2, y - self.badge / 2, w, self.badge)

    def along(self, distance: float) -> Point:
        """The point at that distance from the plate's left end, on its slant."""
        turn, back = radians(self.angle), distance - self.width / 2
        return self.at[0] + back * cos(turn), self.at[1] + back * sin(turn)


def ground(chart: Mapping[str, Any], tips: Mapping[str, str], roles: Mapping[str, str]) -> Iterator[Sprite]:
    """The sprites of the surroundings, coast, spaces and waters; bases and cities last, for their outline lies over
    their neighbours'.
    """
    _, _, w, h = chart["viewbox"]
    inland = chart.get("background") == "land"
    yield Sprite("box", 0, 0, w, h, "abroad" if inland else "sea")
    for path in chart["context"]:
        yield Sprite("area", path=path, role="abroad")
    for path in chart["coast"]:
        yield Sprite("area", path=path, role="rim" if inland else "shallows")
    spaces = sorted(chart["spaces"].items(), key=lambda item: item[1]["kind"] in ("base", "city", "urban"))
    for name, space in spaces:
        role = roles.get(name, space["kind"])
        yield Sprite("area", path=space["path"], role=role, space=name, tip=tips[name])
    for role, water in (("lake", "lakes"), ("river", "rivers")):
        for path in chart.get(water, ()):
            yield Sprite("area", path=path, role=role)


def peaks(chart: Mapping[str, Any], keep_clear: Sequence[Rect]) -> Iterator[Sprite]:
    """The mountain signs, but none where pieces or names stand."""
    for x, y, size in chart["peaks"]:
        left, top, right, bottom = x - size, y - size, x + size, y + size
        for rect in keep_clear:  # Rect.meets, written out: this is asked a thousand times a picture
            if rect.x < right and left < rect.x + rect.w and rect.y < bottom and top < rect.y + rect.h:
                break
        else:
            yield Sprite("peak", left, top, 2 * size, 2 * size, "peak")


def caption_key(caption: Mapping[str, Any]) -> str:
    """The key of the word for a sea or a neighbour: `caption.aegean_sea`."""
    return "caption." + str(caption["text"]).lower().replace(" ", "_")


def captions(chart: Mapping[str, Any], words: Mapping[str, str], moved: Mapping[str, Point]) -> Iterator[Sprite]:
    """The names of seas and neighbours, some of them away from where the map file has them."""
    for caption in chart["captions"]:
        text = words[caption_key(caption)]
        x, y = moved.get(caption["text"], caption["at"])
        angle = caption.get("angle", 0)
        size = caption["size"] + 2
        role = f"{caption['kind']}_type"
        yield Sprite("text", x, y, role=role, label=text, size=size, style="italic serif", angle=angle)


def plate(plate: Plate, tip: str) -> Iterator[Sprite]:
    """The badges of a space, and its name after them."""
    side = plate.badge
    for number, (kind, label) in enumerate(plate.badges):
        yield _badge(plate, kind, label, number, side, tip)
    if plate.rating:
        yield _badge(plate, *plate.rating, len(plate.badges), WIDE * side, tip)
    yield Sprite(
        "text", *plate.along(plate.indent), role="ink", space=plate.space, label=plate.name, size=plate.size,
        style="bold serif halo", align="start", angle=plate.angle, tip=tip,
    )  # fmt: skip


def _badge(plate: Plate, kind: str, label: str, number: int, width: float, tip: str) -> Sprite:
    (x, y), high = plate.along(number * plate.step + width / 2), plate.badge
    place, size = (x - width / 2, y - high / 2, width, high), round(plate.size * 0.76)
    return Sprite(kind, *place, kind, plate.space, label=label, size=size, style="bold", tip=tip)


def routes(
    chart: Mapping[str, Any], words: Mapping[str, str], changed: Links, keep_clear: Sequence[Rect]
) -> Iterator[Sprite]:
    """The ways between spaces that have no common border: arrows over water, a line from a city's disc to its place.

    A link that was taken away loses its arrow, a new one gets one, which does not end under `keep_clear`; common
    borders and the places of cities stay.
    """
    for route in chart.get("routes", ()):
        if route["kind"] == "inset":
            yield Sprite("area", path=route["path"], role="leader")
        elif changed.get(frozenset(route["between"]), True):
            yield from _arrow(route["path"])
    for one, two in (sorted(pair) for pair, linked in changed.items() if linked):
        yield from _arrow(_link(chart["spaces"][one], chart["spaces"][two], keep_clear))
    for name, space in chart["spaces"].items():
        if "pin" in space:
            x, y = space["pin"]
            yield Sprite("pin", x - PIN / 2, y - PIN / 2, PIN, PIN, "pin", name, tip=words[name])


def _arrow(path: str) -> Iterator[Sprite]:
    yield Sprite("area", path=path, role="route")
    yield Sprite("area", path=_heads(path), role="route_head")


def _link(one: Mapping[str, Any], two: Mapping[str, Any], keep_clear: Sequence[Rect]) -> str:
    """A line from a little inside one space to a little inside another, where they are nearest and there is room."""
    lines = sorted(product(_landings(one), _landings(two)), key=lambda line: dist(line[0][0], line[1][0]))
    clear = (line for line in lines if not any(_head_room(end).meets(rect) for _, end in line for rect in keep_clear))
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for _, (x, y) in next(clear, lines[0]))


def _landings(space: Mapping[str, Any]) -> list[tuple[Point, Point]]:
    """Corners of a space's outline, each with the point a little inside where an arrow over it may end."""
    corners = _corners(space["path"])
    ends = ((corner, _toward(corner, space["anchor"])) for corner in corners[::2])
    return [(corner, end) for corner, end in ends if _inside(corners, *end)]


def _inside(corners: Sequence[Point], x: float, y: float) -> bool:
    """Whether a line from the point to the left crosses the outline an odd number of times."""
    edges = zip(corners, [*corners[1:], corners[0]], strict=True)
    crossing = (x > x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in edges if (y1 <= y) != (y2 <= y))
    return sum(crossing) % 2 == 1


def _head_room(end: Point) -> Rect:
    return Rect(end[0] - HEAD, end[1] - HEAD, 2 * HEAD, 2 * HEAD)


def _toward(start: Point, goal: Point) -> Point:
    """The point at a fixed distance from one point on the way to another."""
    part = REACH / max(dist(start, goal), REACH)
    return start[0] + part * (goal[0] - start[0]), start[1] + part * (goal[1] - start[1])


def _corners(path: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in _CORNER.findall(path)]


def _heads(path: str) -> str:
    """Arrow heads on both ends of a line."""
    line = _corners(path)
    return _head(line[1], line[0]) + _head(line[-2], line[-1])


def _head(back: Point, tip: Point) -> str:
    """An arrow head that points from one point to the other, a little past it."""
    turn = atan2(tip[1] - back[1], tip[0] - back[0])
    ways = ((turn, HEAD * 0.6), (turn + 2.4, HEAD), (turn - 2.4, HEAD))
    corners = [f"{tip[0] + far * cos(way):.1f},{tip[1] + far * sin(way):.1f}" for way, far in ways]
    return f"M{'L'.join(corners)}Z"
