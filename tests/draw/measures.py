"""What the tests measure in a picture."""

import re

from smallwars.draw.layout import text_width
from smallwars.draw.scene import Rect, Scene, Sprite

SVG = "{http://www.w3.org/2000/svg}"


def words_in(picture: Scene) -> set[str]:
    return {sprite.label for sprite in picture.sprites() if sprite.label}


def pieces_of(picture: Scene) -> list[Sprite]:
    return [s for layer in picture.layers if layer.name == "pieces" for s in layer.sprites]


def extent(text: Sprite) -> Rect:
    """The room that a line of type takes, guessed with caution."""
    width = text_width(text.label, text.size)
    left = {"start": 0.0, "middle": width / 2, "end": width}[text.align]
    return Rect(text.x - left, text.y - text.size / 2, width, text.size)


def within(inner: Rect, outer: Rect) -> bool:
    across = outer.x <= inner.x and inner.x + inner.w <= outer.x + outer.w
    return across and outer.y <= inner.y and inner.y + inner.h <= outer.y + outer.h


def inside(path: str, x: float, y: float) -> bool:
    """Whether a point lies within an outline."""
    corners = [(float(a), float(b)) for a, b in re.findall(r"([\d.]+),([\d.]+)", path)]
    edges = zip(corners, corners[1:] + corners[:1], strict=True)
    crossed = [x < x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in edges if (y1 <= y) != (y2 <= y)]
    return sum(crossed) % 2 == 1
