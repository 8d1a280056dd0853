"""A scene: every sprite of a board with its place, as plain data that a file writer and a browser draw alike."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

Card = Mapping[str, str]
Cards = Mapping[str, Card]
View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rect:
    """A place on the canvas; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> "Rect":
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def meets(self, other: "Rect") -> bool:
        """Whether the two have a common point inside."""
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Sprite:
    """A thing to draw.

    `kind` is `area` (the outline in `path`), `box` (a rounded rectangle), `text`, or the name of a glyph.
    `x`, `y` are the top left corner; of a text, its middle line, at the end or middle that `align` names.
    """

    kind: str
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    role: str = ""  # which colour of the palette
    space: str = ""  # the map space or box that it stands in
    count: int = 0  # how many pieces it stands for
    label: str = ""
    size: float = 0.0  # of the type
    style: str = ""  # words out of: bold italic serif halo
    align: str = "middle"
    angle: float = 0.0
    path: str = ""
    tip: str = ""
    piece: str = ""  # the id of the option that chooses it

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y - (self.h / 2 if self.kind == "text" else 0), self.w, self.h)

    def data(self) -> dict[str, Any]:
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return {name: value for name, value in values.items() if value != _DEFAULTS[name]}


_DEFAULTS: dict[str, Any] = {f.name: f.default for f in fields(Sprite)}


@dataclass(frozen=True, slots=True)
class Layer:
    """Sprites drawn together, the first at the bottom."""

    name: str
    sprites: tuple[Sprite, ...]

    def data(self) -> dict[str, Any]:
        return {"name": self.name, "sprites": [s.data() for s in self.sprites]}


@dataclass(slots=True)
class Scene:
    """A whole picture: its layers from the bottom up, and its title and description in words."""

    title: str
    width: float
    height: float
    description: str = ""
    layers: list[Layer] = field(default_factory=list)

    def add(self, name: str, sprites: Iterable[Sprite]) -> None:
        self.layers.append(Layer(name, tuple(sprites)))

    def sprites(self, kind: str | None = None, space: str | None = None) -> list[Sprite]:
        """The sprites of all layers, of one kind and in one space where these are named."""
        every = (s for layer in self.layers for s in layer.sprites)
        return [s for s in every if kind in (None, s.kind) and space in (None, s.space)]

    def count(self, kind: str, space: str) -> int:
        """How many pieces of a kind the picture shows in a space."""
        return sum(s.count for s in self.sprites(kind, space))

    def data(self) -> dict[str, Any]:
        """The scene as JSON-ready data; fields at their default are left out."""
        layers = [layer.data() for layer in self.layers]
        head = {"title": self.title, "width": self.width, "height": self.height, "description": self.description}
        return {**head, "layers": layers}

    def json(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False)
