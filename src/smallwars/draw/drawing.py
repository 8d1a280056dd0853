"""The outlines of pieces and markers in a box of 24 by 24 units, and the colours in which scenes are drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

UNIT: Final = 24


class Paint(NamedTuple):
    """The look of a colour role: its fill, its outline, and type that stands on it."""

    fill: str
    line: str = "none"
    width: float = 0.0
    type: str = "#1f2a33"


class Shape(NamedTuple):
    """One outline of a glyph; without a role it wears the colour of the sprite."""

    path: str
    role: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Colours by their role, glyphs by their kind, and how far down a glyph its label stands, in its height."""

    paints: Mapping[str, Paint] = field(default_factory=dict)
    glyphs: Mapping[str, tuple[Shape, ...]] = field(default_factory=dict)
    labels_at: Mapping[str, float] = field(default_factory=dict)

    def extended(self, other: "Drawing") -> "Drawing":
        """A drawing with the contents of two; where they name the same, the other one counts."""
        return Drawing(
            {**self.paints, **other.paints}, {**self.glyphs, **other.glyphs}, {**self.labels_at, **other.labels_at}
        )
