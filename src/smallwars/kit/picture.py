"""The part of a title that draws its board, and the doors to it. The plain picture lists the fields of a position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Final, Generic, TypeVar

from smallwars.draw.drawing import Drawing
from smallwars.draw.glyphs import FACTIONS, GENERAL
from smallwars.draw.layout import shorten, text_width
from smallwars.draw.scene import Scene, Sprite
from smallwars.draw.svg import svg as svg_text
from smallwars.engine.title import Options, Position, Title, key_of

from .data_title import title_name
from .field_lines import FieldLine, field_lines
from .parts import guarded, part

T = TypeVar("T", bound=Title)
"""The titles that a picture knows how to draw."""

SPACES: Final = ("spaces", "regions", "areas", "sovereign_bases")
"""The fields in which the data of titles hold the spaces of their maps."""

MARGIN: Final = 30
HEAD: Final = 84
COLUMN: Final = 520
ROW: Final = 34
ROWS: Final = 32
"""The most rows of a column."""
INDENT: Final = 26
TYPE: Final = 20


class Picture(Generic[T]):
    """Draws the positions of a title."""

    written: ClassVar[tuple[str, ...]] = ()
    """The keys of everything written on the board; the title has the words for `x` under `draw-x`."""

    def __init__(self, title: T) -> None:
        """One picture serves all games of its title."""
        self.title = title

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        """The board as a scene; the plain one lists the fields of the view."""
        return field_scene(self.title, view, language)

    def drawing(self) -> Drawing:
        """The glyphs and colours beside those that all titles share: pieces, factions, kinds of ground."""
        return NO_DRAWING

    def words(self, language: str) -> dict[str, str]:
        """The words written on the board, and the names of its spaces."""
        spaces = [str(space["id"]) for kind in SPACES for space in self.title.data.get(kind, ())]
        keys = {space: "word-" + key_of(space) for space in spaces}
        keys.update({key: "draw-" + key_of(key) for key in self.written})
        return {word: self.title.phrase(language, key) for word, key in keys.items()}


NO_DRAWING: Final = Drawing()


# Doors


def picture(title: Title) -> Picture[Title]:
    """The part of a title that draws its board."""
    return part(title, "picture", Picture, lambda kind: kind(title))


def scene(title: Title, view: Position, language: str, options: Options) -> Scene:
    """The board as a scene; the plain one where the title's own picture fails on this position."""
    return guarded(
        title,
        "picture.scene",
        lambda: checked_scene(picture(title).scene(view, language, options)),
        lambda: field_scene(title, view, language),
    )


def checked_scene(drawn: object) -> Scene:
    """A scene; TypeError for any other object that a picture may have handed out."""
    if not isinstance(drawn, Scene):
        raise TypeError(f"a picture made {drawn!r} and no scene")
    return drawn


def drawing(title: Title) -> Drawing:
    """All glyphs and colours that scenes of a title are drawn with: its own, and those that all titles share."""
    return guarded(
        title,
        "picture.drawing",
        lambda: whole_drawing(title.actors[1:], picture(title).drawing()),
        lambda: whole_drawing(title.actors[1:], NO_DRAWING),
    )


@lru_cache(maxsize=64)
def whole_drawing(factions: tuple[str, ...], own: Drawing) -> Drawing:
    """A title's own drawing over the general one, with a colour for each faction that has none."""
    colours = {faction: FACTIONS[index % len(FACTIONS)] for index, faction in enumerate(factions)}
    return Drawing(colours).extended(GENERAL).extended(own)


def svg(title: Title, view: Position, language: str, options: Options) -> str:
    """The board as SVG text."""
    return guarded(
        title,
        "picture.svg",
        lambda: svg_text(scene(title, view, language, options), drawing(title)),
        lambda: svg_text(field_scene(title, view, language)),
    )


# The plain picture


def field_scene(title: Title, view: Position, language: str) -> Scene:
    """The fields of a view in columns, below the name of the title."""
    lines, name = field_lines(title, view, language), title_name(title, language)
    columns = max(2, -(-len(lines) // ROWS))
    rows = max(1, -(-len(lines) // columns))
    width, height = 2 * MARGIN + columns * COLUMN, HEAD + rows * ROW + MARGIN
    drawn = Scene(name, width, height, ". ".join(line.text for line in lines if line.value))
    drawn.add("paper", [Sprite("box", 0, 0, width, height, "table")])
    drawn.add(
        "fields", [heading(name), *(sprite for at, line in enumerate(lines) for sprite in row(line, *divmod(at, rows)))]
    )
    return drawn


def heading(name: str) -> Sprite:
    """The name of the title above its fields."""
    return Sprite("text", MARGIN, HEAD / 2, role="ink", label=name, size=36, style="bold serif", align="start")


def row(line: FieldLine, column: int, number: int) -> Iterator[Sprite]:
    """A field in its place: its name, and its value after it."""
    x, y = MARGIN + COLUMN * column, HEAD + ROW * number
    left, middle, room = x + 10 + INDENT * line.depth, y + ROW / 2, COLUMN - 40 - INDENT * line.depth
    role = "cell_plain" if line.value else "panel"
    yield Sprite("box", x, y, COLUMN - 12, ROW - 3, role, line.key, tip=line.text)
    name = shorten(line.name, room if not line.value else room * 0.6, TYPE)
    weight = "" if line.value else "bold"
    yield Sprite("text", left, middle, role="ink", space=line.key, label=name, size=TYPE, style=weight, align="start")
    after = text_width(name, TYPE) + 16
    value = shorten(line.value, room - after, TYPE)
    yield Sprite("text", left + after, middle, role="ink", label=value, size=TYPE, style="bold", align="start")
