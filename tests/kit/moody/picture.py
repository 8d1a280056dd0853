"""A picture that fails at some positions."""

from smallwars.draw.drawing import Drawing, Paint
from smallwars.draw.scene import Scene, Sprite
from smallwars.engine.title import Options, Position
from smallwars.kit.picture import Picture as PlainPicture
from tests.kit.moody import MoodyTitle

DRAWING = Drawing({"stone": Paint("#123456"), "red": Paint("#ff0000")})


class Picture(PlainPicture[MoodyTitle]):
    """One box for all stones; fails at an odd number, and has no colour for four of them."""

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        if view["left"] % 2:
            raise ValueError(view["left"])
        drawn = Scene("Stones", 100, 100)
        drawn.add("ground", [Sprite("box", 0, 0, 100, 100, "stone" if view["left"] != 4 else "marble")])
        return drawn

    def drawing(self) -> Drawing:
        return DRAWING
