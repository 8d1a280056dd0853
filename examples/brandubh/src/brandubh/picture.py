"""The board of Brandubh: seven by seven squares, the throne, the corners, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.scene import Scene, Sprite
from smallwars.draw.shapes import ROUND
from smallwars.engine.title import Options, Position, Title
from smallwars.kit.picture import Picture as PlainPicture

from .rules import PIECES, SIZE, SQUARES, WORDS, is_kings_own

SIDE: Final = 100
MARGIN: Final = 60
WHOLE: Final = 2 * MARGIN + SIZE * SIDE
MAN: Final = 70

GOLD: Final = "gold"
CROWN: Final = Shape("M6,17L4.5,8.5L8.6,12L12,6L15.4,12L19.5,8.5L18,17Z", GOLD)
DRAWING: Final = Drawing(
    {
        "attackers": Paint("#3f2a1c", "#1c120b", 1.2, "#f6e8d0"),
        "defenders": Paint("#fbf6e6", "#6d5a3a", 1.2),
        "edge": Paint("#8a6a45", "#4a3522", 4, "#fbf6e6"),
        "square": Paint("#e9d8b4", "#8a6a45", 1.5),
        "kings_square": Paint("#cfae74", "#8a6a45", 1.5),
        GOLD: Paint("#c8961e", "#6b4e0c", 0.8),
        "coordinate": Paint("#fbf6e6"),
    },
    {"attacker": ROUND, "defender": ROUND, "king": (*ROUND, CROWN)},
)


class Picture(PlainPicture[Title]):
    """Draws Brandubh."""

    def drawing(self) -> Drawing:
        """Dark men of oak, light ones of horn, a king with a crown."""
        return DRAWING

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        """The board with the first row below."""
        name = self.title.phrase_or(language, "title-name", self.title.name)
        pieces = [*self.pieces(view["squares"], language)]
        drawn = Scene(name, WHOLE, WHOLE, ". ".join(piece.tip for piece in pieces))
        edge = Sprite("box", 12, 12, WHOLE - 24, WHOLE - 24, "edge")
        drawn.add("ground", [edge, *map(ground, SQUARES), *coordinates()])
        drawn.add("pieces", pieces)
        return drawn

    def pieces(self, squares: dict[str, Any], language: str) -> Iterator[Sprite]:
        """What stands on the squares."""
        for square in SQUARES:
            piece = str(squares.get(WORDS[square]))
            if piece in PIECES.values():
                x, y = corner(square)
                inset = (SIDE - MAN) / 2
                role = "attackers" if piece == "attacker" else "defenders"
                tip = f"{self.title.phrase_or(language, f'word-{piece}', piece)}, {WORDS[square]}"
                yield Sprite(piece, x + inset, y + inset, MAN, MAN, role, WORDS[square], tip=tip)


def corner(square: int) -> tuple[float, float]:
    """The top left corner of a square."""
    return MARGIN + SIDE * (square % SIZE), MARGIN + SIDE * (SIZE - 1 - square // SIZE)


def ground(square: int) -> Sprite:
    """A square; the throne and the corners are the king's."""
    role = "kings_square" if is_kings_own(square) else "square"
    return Sprite("box", *corner(square), SIDE, SIDE, role, WORDS[square], tip=WORDS[square])


def coordinates() -> Iterator[Sprite]:
    """Letters below the board, numbers beside it."""
    for line in range(SIZE):
        middle = SIDE * (line + 0.5)
        letter, number = "abcdefg"[line], str(line + 1)
        yield Sprite("text", MARGIN + middle, WHOLE - MARGIN / 2 - 4, role="coordinate", label=letter, size=26)
        yield Sprite("text", MARGIN / 2 + 4, WHOLE - MARGIN - middle, role="coordinate", label=number, size=26)
