"""The picture of Greek Civil War 1947-49: its board, and the tracks and boxes beside the map."""

from typing import Any, ClassVar

from smallwars.draw.drawing import Drawing
from smallwars.draw.scene import Scene
from smallwars.engine.title import Options, Position
from smallwars.kit.data_file import DATA
from smallwars.kit.picture import Picture as PlainPicture

from ..title import GreekTitle
from .board import KEYS, scene
from .glyphs import DRAWING


class Picture(PlainPicture[GreekTitle]):
    """Draws the board of Greek Civil War 1947-49."""

    written: ClassVar[tuple[str, ...]] = KEYS

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        points = {id: (there["points"]["dse"], there["points"]["government"]) for id, there in view["regions"].items()}
        facts = {"pp": points, "end_turn": view["end_turn"], **self.map_facts(options)}
        return scene(view, self.words(language), facts)

    def drawing(self) -> Drawing:
        return DRAWING

    def map_facts(self, options: Options) -> dict[str, Any]:
        """2.2, 2.4: the codes of the Regions, and which pairs are adjacent, or not, unlike in the title's own data."""
        changed = options.get(DATA, {}).get("pairs", [])
        codes = {region["id"]: region["code"] for region in self.title.data_for(options)["regions"]}
        return {"codes": codes, "links": {frozenset(entry["pair"]): entry["adjacent"] for entry in changed}}
