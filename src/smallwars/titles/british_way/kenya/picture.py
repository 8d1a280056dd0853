"""The board of The British Way: Kenya, from a position or a faction's view of it."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from smallwars.draw import board
from smallwars.draw.board import Words
from smallwars.draw.chart import Plate
from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.glyphs import INK, RED
from smallwars.draw.layout import Tray
from smallwars.draw.scene import Cards, Rect, Scene, Sprite, View
from smallwars.draw.shapes import BURST, CYLINDER, DISC, ROUND, SQUARE
from smallwars.engine.title import Options, Position
from smallwars.kit.picture import Picture as PlainPicture

from ..family import picture as coin
from ..family.picture import DRAWING as FAMILY_DRAWING
from ..family.picture import BoardView, Sheet
from .title import KenyaTitle

KEYS: Final = (
    *coin.KEYS,
    "mau_mau",
    "available.mau_mau",
    "out_of_play",
    "resources",
    "pipeline",
    "pipeline.0",
    "pipeline.1",
    "pipeline.2",
    "pipeline.3",
    "pipeline.4",
    "pipeline.allows.0",
    "pipeline.allows.1",
    "pipeline.allows.2",
    "pipeline.allows.3",
    "pipeline.allows.4",
    "guerrillas",
    "bases",
    "terror",
    "control.british",
    "control.mau_mau",
    "loyal",
    "resistance",
    "city",
    "reserve",
    "reserve.mark",
    "province",
    "jungle",
    "population",
    "printed",
    "title",
    "caption.southern_provinces",
    "caption.northern_frontier",
)
"""The keys of everything written on the board; the caller has the words."""

ROLES: Final[dict[str, str]] = {
    "troops": "troops",
    "police": "police",
    "underground": "mau_mau",
    "active": "mau_mau",
    "bases": "mau_mau",
    "terror": "terror",
}
MARKS: Final[dict[str, tuple[str, str]]] = {
    "control.british": ("flag", "british"),
    "control.mau_mau": ("pennant", "mau_mau"),
    "loyal": ("loyal", "loyal"),
    "resistance": ("resistance", "resistance"),
}
"""1.6, 1.7: the markers of Control, Loyalty and Resistance, each with its sign and colour."""
KINDS: Final = {"non_reserve": "province", "mountain_jungle": "jungle"}
TRAYS: Final[dict[str, Tray]] = {
    "nairobi": Tray(499, 904, 4, 3, step=33),
    "kiambu": Tray(376, 874, 4, 3),
    "fort_hall": Tray(576, 686, 7, 3, step=33),
    "nyeri": Tray(550, 491, 5, 3),
    "embu": Tray(850, 605, 8, 3, step=40),
    "meru": Tray(955, 265, 8, 3, step=40),
    "thompsons_falls": Tray(262, 265, 8, 3, step=40),
    "rift_valley": Tray(212, 562, 7, 3),
    "nanyuki": Tray(575, 222, 8, 3, step=40),
    "thika": Tray(662, 848, 6, 3),
    "aberdares": Tray(401, 622, 4, 3),
    "mount_kenya": Tray(730, 400, 6, 3),
}
NAMES_AT: Final[dict[str, tuple[float, float]]] = {
    "nairobi": (455, 984),
    "kiambu": (460, 775),
    "fort_hall": (580, 598),
    "nyeri": (541, 396),
    "embu": (850, 513),
    "meru": (955, 173),
    "thompsons_falls": (268, 173),
    "rift_valley": (212, 432),
    "nanyuki": (575, 130),
    "thika": (670, 757),
    "aberdares": (397, 526),
    "mount_kenya": (727, 304),
}
BESIDE: Final = ("nairobi",)
"""Spaces whose markers stand beside the name, not below it."""
SHEET: Final = Sheet(
    map=Path(__file__).parent / "map.json",
    scale=0.9,
    width=1512,
    height=1455,
    factions=("british", "mau_mau"),
    roles=ROLES,
    trays=TRAYS,
    names_at=NAMES_AT,
    initiative={
        "first": Rect(1182, 14, 154, 106),
        "second": Rect(1344, 14, 154, 106),
        "limited": Rect(1182, 128, 154, 106),
        "event": Rect(1344, 128, 154, 106),
        "op": Rect(1182, 242, 316, 106),
    },
    available={
        "british": (Rect(1182, 360, 316, 110), ("troops", "police")),
        "mau_mau": (Rect(1182, 482, 316, 110), ("guerrillas", "bases")),
    },
    deck=Rect(1182, 726, 316, 110),
    card=Rect(14, 1181, 950, 260),
    capabilities=Rect(976, 1181, 522, 260),
    captions_at={"SOUTHERN PROVINCES": (185.0, 1010.0), "NORTHERN FRONTIER": (985.0, 28.0)},
)
OUT_OF_PLAY: Final = Rect(1182, 604, 316, 110)
LEGEND: Final = Rect(1182, 848, 316, 195)
PIPELINE: Final = Rect(838, 720, 320, 323)
EDGE: Final = Rect(14, 1067, 1484, 102)
MOST: Final = 20
MARK: Final = 34


_CROWN: Final = (*ROUND, Shape("M5.4,8L9,11.2L12,6L15,11.2L18.6,8L17.2,17H6.8Z", "navy"))
_SPEARS: Final = (
    Shape("M5,1H19L23,5V19L19,23H5L1,19V5Z"),
    Shape(
        "M4.6,4.6L9.4,6.2L8.5,7.1L12,10.6L15.5,7.1L14.6,6.2L19.4,4.6L17.8,9.4L16.9,8.5L13.4,12"
        "L19.2,17.8L17.8,19.2L12,13.4L6.2,19.2L4.8,17.8L10.6,12L7.1,8.5L6.2,9.4Z",
        "spear",
    ),
)
_STRUCK: Final = (*ROUND, Shape("M4.5,19.5L19.5,4.5", "strike"))
DRAWING: Final = FAMILY_DRAWING.extended(
    Drawing(
        {
            "city": Paint("#dfe3e6", "#3d5566", 4),
            "reserve": Paint("#f5e3ae", "#8a7f63", 2),
            "non_reserve": Paint("#f1efe2", "#8a7f63", 2),
            "mountain_jungle": Paint("#a3b48a", "#8a7f63", 2),
            "mau_mau": RED,
            "terror": Paint("#f7a823", INK, 1.4),
            "loyal": Paint("#d5e6f7", "#0b2239", 1.6),
            "resistance": Paint("#f9d3c4", "#3d0805", 1.6),
            "struck": Paint("#ffffff", "#7d7868", 1.4, "#7d7868"),
            "reduced": Paint("#ffe39a", INK, 1.8),
            "spear": Paint("#8f1a10"),
            "strike": Paint("none", "#7d7868", 2),
        },
        {
            "bases": DISC,
            "terror": BURST,
            "loyal": _CROWN,
            "resistance": _SPEARS,
            "resources": CYLINDER,
            "struck": _STRUCK,
            "reduced": SQUARE,
        },
    )
)


def scene(
    view: View, words: Words, card_titles: Cards | None = None, printed: Mapping[str, int] | None = None
) -> Scene:
    """What is drawn where for a position; `printed` is the Population that the map gives each space."""
    shown = coin.lay(SHEET, view, words, card_titles)
    plates = {_plate(shown, people): _tip(shown, people) for people in _populations(shown, printed or {})}
    pieces = [*_marks(shown, plates), *coin.pieces(shown)]
    picture = coin.picture(shown, _said(shown), {space: _mark_words(shown, space) for space in TRAYS})
    picture.add("ground", board.ground(SHEET, shown.words, pieces, plates))
    picture.add("names", [*board.names(shown.words, plates), *_legend(shown)])
    picture.add("tracks", [*coin.initiative(shown), *_pipeline(shown), *_edge(shown)])
    picture.add("boxes", [*coin.available(shown), *_out_of_play(shown)])
    picture.add("cards", coin.cards(shown))
    picture.add("pieces", pieces)
    return picture


def _said(shown: BoardView) -> list[str]:
    """The tracks in words."""
    numbers = [f"{shown.words[track]} {shown.view.get(track, 0)}" for track in ("political_will", "resources")]
    return [*numbers, coin.level(shown, "pipeline", "pipeline")]


def _marked(shown: BoardView, space: str) -> list[str]:
    """1.6, 1.7: Control and Loyalty or Resistance of a space; none of them where it is Uncontrolled or Neutral."""
    held = shown.held(space)
    return [mark for mark in (f"control.{held.get('control')}", held.get("stance", "")) if mark in MARKS]


def _mark_words(shown: BoardView, space: str) -> list[str]:
    return [shown.words[mark] for mark in _marked(shown, space)]


def _sign(mark: str, words: Words) -> Sprite:
    """The marker of a kind of Control, Loyalty or Resistance; a Control marker bears its faction's letter."""
    return board.sign(*MARKS[mark], SHEET.factions, words)


def _marks(shown: BoardView, plates: Iterable[Plate]) -> Iterator[Sprite]:
    """The markers of each space, in a row below its name or beside it."""
    for plate in plates:
        name, marks = plate.rect, _marked(shown, plate.space)
        below = plate.at[0] - MARK * len(marks) / 2, name.y + name.h + 1
        x, y = (name.x + name.w + 8, name.y - 1) if plate.space in BESIDE else below
        place = shown.words[plate.space]
        signs = [(_sign(mark, shown.words), f"{place}: {shown.words[mark]}") for mark in marks]
        yield from board.marks(signs, x, y, MARK, plate.space)


def _legend(shown: BoardView) -> Iterator[Sprite]:
    yield Sprite("box", LEGEND.x, LEGEND.y, LEGEND.w, LEGEND.h, "panel")
    marks = [(_sign(mark, shown.words), shown.words[mark]) for mark in MARKS]
    yield from board.legend([*coin.signs(shown), *marks], LEGEND.x + 12, LEGEND.y + 10, LEGEND.w - 20)


class Population(NamedTuple):
    """1.3: the Population of a space, and the printed one where it has fallen below that."""

    space: str
    now: int | None
    before: int | None


def _populations(shown: BoardView, printed: Mapping[str, int]) -> Iterator[Population]:
    """The Population of every space; a view tells the printed one where it is not that of the map."""
    for space in TRAYS:
        held = shown.held(space)
        before = held.get("printed", printed.get(space))
        now = held.get("population", before)
        yield Population(space, now, before if _has_fallen(now, before) else None)


def _has_fallen(now: int | None, before: int | None) -> bool:
    return now is not None and before is not None and now < before


def _plate(shown: BoardView, people: Population) -> Plate:
    """The name of a space after its Population; a printed Population that has fallen is struck out."""
    space, now, before = people
    badges = [] if before is None else [("struck", str(before))]
    badges += [] if now is None else [("value" if before is None else "reduced", str(now))]
    after = f" {shown.words['reserve.mark']}" if SHEET.spaces[space]["kind"] == "reserve" else ""
    return shown.plate(space, badges, after)


def _tip(shown: BoardView, people: Population) -> str:
    """The kind of a space, its Population and its markers."""
    words, kind = shown.words, SHEET.spaces[people.space]["kind"]
    numbers = {"population": people.now, "printed": people.before}
    said = [f"{words[word]} {number}" for word, number in numbers.items() if number is not None]
    facts = [words[KINDS.get(kind, kind)], *said, *_mark_words(shown, people.space)]
    return f"{words[people.space]}: {', '.join(facts)}"


def _pipeline(shown: BoardView) -> Iterator[Sprite]:
    """6.6: the Pipeline Track, with the spaces that each of its boxes allows."""
    notes = [shown.words[f"pipeline.allows.{number}"] for number in range(5)]
    return coin.steps(shown, "pipeline", "pipeline", PIPELINE, 52, notes)


def _edge(shown: BoardView) -> Iterator[Sprite]:
    """1.8, 1.10: the edge track, 0 to 20, with Political Will in its upper lane and Resources in its lower."""
    yield Sprite("box", EDGE.x, EDGE.y, EDGE.w, EDGE.h, "panel")
    now = {name: shown.view.get(name, 0) for name in ("political_will", "resources")}
    for number in range(MOST + 1):
        rect = _step(number)
        role = "cell_now" if number in now.values() else "cell_plain"
        yield Sprite("box", rect.x, rect.y, rect.w, rect.h, role, f"edge.{number}")
        if number not in now.values():
            yield Sprite("text", *rect.middle, role="ink", label=str(number), size=22)
    yield from _counter("marker", "marker", "political_will", EDGE.y + 11, now, shown.words)
    yield from _counter("resources", "mau_mau", "resources", EDGE.y + 53, now, shown.words)


def _step(number: int) -> Rect:
    return Rect(EDGE.x + 168 + 62.4 * number, EDGE.y + 7, 58, EDGE.h - 14)


def _counter(kind: str, role: str, name: str, y: float, now: Mapping[str, int], words: Words) -> Iterator[Sprite]:
    """A lane of the edge track: its name, and its marker at the number where it stands."""
    number, tip = now[name], f"{words[name]}: {now[name]}"
    yield Sprite("text", EDGE.x + 12, y + 19, role="ink", label=words[name], size=20, style="bold", align="start")
    if number in range(MOST + 1):
        x = _step(number).middle[0] - 19
        yield Sprite(kind, x, y, 38, 38, role, name, 1, str(number), 21, "bold", tip=tip)


def _out_of_play(shown: BoardView) -> Iterator[Sprite]:
    """1.3.5: the Police that are not yet in the game."""
    police = shown.view.get("out_of_play", {}).get("police", 0)
    yield from coin.box(shown, "out_of_play", OUT_OF_PLAY, {"police": police}, 9)


class Picture(PlainPicture[KenyaTitle]):
    """Draws the board of Kenya."""

    written: ClassVar[tuple[str, ...]] = KEYS

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        printed = {str(space["id"]): int(space["population"]["value"]) for space in self.title.data["spaces"]}
        return scene(view, self.words(language), self.title.cards_by_id(language), printed)

    def drawing(self) -> Drawing:
        return DRAWING
