"""The picture of Operation Attila: its board, the areas and boxes on it, and the counters in them."""

from typing import ClassVar

from smallwars.draw.drawing import Drawing
from smallwars.draw.scene import Scene
from smallwars.engine.title import Options, Position
from smallwars.kit.picture import Picture as PlainPicture

from ..printed import printed
from ..title import AttilaTitle
from .board import KEYS, scene
from .glyphs import DRAWING


class Picture(PlainPicture[AttilaTitle]):
    """Draws the board of Operation Attila."""

    written: ClassVar[tuple[str, ...]] = KEYS

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        shown = {**view, "out_of_supply": self.title.out_of_supply(view, options)}
        return scene(shown, self.words(language), printed(self.title.data_for(options)))

    def drawing(self) -> Drawing:
        return DRAWING
