"""The board of The British Way: Cyprus, from a position or a faction's view of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

from smallwars.draw import board
from smallwars.draw.board import Words
from smallwars.draw.chart import Plate
from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.glyphs import INK, RED
from smallwars.draw.layout import Tray, panel, track
from smallwars.draw.scene import Cards, Rect, Scene, Sprite, View
from smallwars.draw.shapes import DISC, SQUARE
from smallwars.engine.title import Options, Position
from smallwars.kit.picture import Picture as PlainPicture

from ..family import picture as coin
from ..family.picture import DRAWING as FAMILY_DRAWING
from ..family.picture import BoardView, Sheet
from .title import CyprusTitle

KEYS: Final = (
    *coin.KEYS,
    "international_opinion",
    "opinion.0",
    "opinion.1",
    "opinion.2",
    "opinion.3",
    "opinion.4",
    "eoka",
    "available.eoka",
    "prison",
    "intel",
    "suez",
    "cells",
    "caches",
    "sabotage",
    "curfew",
    "town",
    "mountain",
    "base",
    "value",
    "title",
    "caption.mediterranean_sea",
    "caption.morphou_bay",
    "caption.famagusta_bay",
    "caption.episkopi_bay",
    "caption.larnaca_bay",
)
"""The keys of everything written on the board; the caller has the words."""

ROLES: Final[dict[str, str]] = {
    "troops": "troops",
    "police": "police",
    "underground": "eoka",
    "active": "eoka",
    "caches": "eoka",
    "sabotage": "sabotage",
    "curfew": "curfew",
}
TRAYS: Final[dict[str, Tray]] = {
    "paphos": Tray(185, 640, 6, 3),
    "limassol": Tray(501, 682, 6, 3),
    "nicosia": Tray(608, 446, 10, 2),
    "larnaca": Tray(705, 646, 6, 3),
    "famagusta": Tray(908, 437, 6, 3),
    "karpas": Tray(1048, 264, 6, 3),
    "troodos": Tray(400, 570, 10, 2),
    "kyrenia": Tray(556, 322, 8, 2),
    "akrotiri": Tray(440, 778, 4, 3, step=33),
    "dhekelia": Tray(888, 534, 4, 3, step=33),
}
NAMES_AT: Final[dict[str, tuple[float, float]]] = {
    "paphos": (150, 568),
    "limassol": (338, 712),
    "nicosia": (608, 396),
    "larnaca": (735, 583),
    "famagusta": (906, 377),
    "karpas": (1118, 181),
    "troodos": (400, 518),
    "kyrenia": (752, 328),
    "akrotiri": (440, 849),
    "dhekelia": (888, 606),
}
SHEET: Final = Sheet(
    map=Path(__file__).parent / "map.json",
    width=1400,
    height=1380,
    factions=("british", "eoka"),
    roles=ROLES,
    trays=TRAYS,
    names_at=NAMES_AT,
    initiative={
        "first": Rect(30, 74, 140, 106),
        "second": Rect(178, 74, 140, 106),
        "limited": Rect(342, 74, 140, 106),
        "event": Rect(490, 74, 110, 106),
        "op": Rect(608, 74, 250, 106),
    },
    available={
        "british": (Rect(18, 976, 392, 110), ("troops", "police")),
        "eoka": (Rect(422, 976, 392, 110), ("cells", "caches")),
    },
    deck=Rect(1198, 976, 184, 110),
    card=Rect(18, 1098, 880, 266),
    capabilities=Rect(910, 1098, 472, 266),
    captions_at={"MEDITERRANEAN SEA": (715.0, 800.0)},
)
PRINTED: Final = {"town": 1, "mountain": 0, "base": 2}
"""1.3.2-1.3.4: the value printed in each kind of space but Nicosia."""
OPINION: Final = Rect(1085, 424, 297, 276)
PRISON: Final = Rect(1085, 712, 297, 104)
SUEZ: Final = Rect(930, 742, 140, 104)
WILL: Final = Rect(18, 890, 1364, 74)
INTEL: Final = Rect(826, 976, 360, 110)


_DIAMOND: Final = (
    Shape("M12,0.6L23.4,12L12,23.4L0.6,12Z"),
    Shape("M13.6,4L6.8,13H11.2L10,20L17.2,10.6H12.6Z", "bolt"),
)
_NIGHT: Final = (
    Shape("M5,1H19A4,4 0 0 1 23,5V19A4,4 0 0 1 19,23H5A4,4 0 0 1 1,19V5A4,4 0 0 1 5,1Z"),
    Shape("M14.5,4.2A8,8 0 1 0 20,14.9A7,7 0 0 1 14.5,4.2Z", "moon"),
)
DRAWING: Final = FAMILY_DRAWING.extended(
    Drawing(
        {
            "town": Paint("#f3ecd2", "#8a7f63", 2),
            "mountain": Paint("#b3a883", "#8a7f63", 2),
            "base": Paint("#dfe3e6", "#3d5566", 4),
            "eoka": RED,
            "sabotage": Paint("#f7a823", INK, 1.4),
            "curfew": Paint("#2b2f55", "#0d1030", 1.3),
            "chit": Paint("#fff7d6", INK, 1.6),
            "moon": Paint("#ffe28a"),
            "bolt": Paint(INK),
        },
        {
            "caches": DISC,
            "sabotage": _DIAMOND,
            "curfew": _NIGHT,
            "chit": SQUARE,
        },
    )
)


def scene(view: View, words: Words, card_titles: Cards | None = None) -> Scene:
    """What is drawn where for a position; `card_titles` gives cards their words, `words` another language."""
    shown = coin.lay(SHEET, view, words, card_titles)
    pieces = list(coin.pieces(shown))
    picture, plates = coin.picture(shown, _said(shown), {}), _plates(shown)
    picture.add("ground", board.ground(SHEET, shown.words, pieces, plates))
    picture.add("names", [*board.names(shown.words, plates), *board.legend(coin.signs(shown), 30, 194)])
    picture.add("tracks", [*coin.initiative(shown), *_opinion(shown), *_will(shown)])
    picture.add("boxes", [*coin.available(shown), *_prison(shown), *_suez(shown), *_intel(shown)])
    picture.add("cards", coin.cards(shown))
    picture.add("pieces", pieces)
    return picture


def _said(shown: BoardView) -> list[str]:
    """The tracks in words."""
    will = f"{shown.words['political_will']} {shown.view.get('political_will', 0)}"
    return [will, coin.level(shown, "international_opinion", "opinion")]


def _plates(shown: BoardView) -> dict[Plate, str]:
    """The name of each space after its value, with a tooltip."""
    values = {space: _value(shown, space) for space in TRAYS}
    return {shown.plate(space, [("value", value)]): _tip(space, value, shown.words) for space, value in values.items()}


def _value(shown: BoardView, space: str) -> str:
    """1.3.2-1.3.4: what Sabotage counts in a space; the view tells it only where it is not the printed one."""
    printed = 2 if space == "nicosia" else PRINTED[SHEET.spaces[space]["kind"]]
    return str(shown.held(space).get("value", printed))


def _tip(space: str, value: str, words: Words) -> str:
    kind = SHEET.spaces[space]["kind"]
    return f"{words[space]}: {words[kind]}, {words['value']} {value}"


def _opinion(shown: BoardView) -> Iterator[Sprite]:
    """1.9: the International Opinion Track, Ignored at its top."""
    return coin.steps(shown, "international_opinion", "opinion", OPINION, 42)


def _will(shown: BoardView) -> Iterator[Sprite]:
    """1.8: the Political Will track, 0 to 15."""
    yield Sprite("box", WILL.x, WILL.y, WILL.w, WILL.h, "panel")
    title, now = shown.words["political_will"], shown.view.get("political_will", 0)
    middle = WILL.y + WILL.h / 2
    yield Sprite("text", WILL.x + 12, middle, role="ink", label=title, size=20, style="bold", align="start")
    cells = [Rect(WILL.x + 172 + 74 * number, WILL.y + 9, 70, 56) for number in range(16)]
    yield from track(cells, [""] * 16, now, "political_will", f"{title}: {now}")


def _prison(shown: BoardView) -> Iterator[Sprite]:
    yield from coin.box(shown, "prison", PRISON, {"cells": shown.view.get("prison", 0)}, 9)


def _suez(shown: BoardView) -> Iterator[Sprite]:
    """Card C4: Troops set aside, while there are any."""
    if count := shown.view.get("suez", 0):
        yield from coin.box(shown, "suez", SUEZ, {"troops": count}, 4)


def _intel(shown: BoardView) -> Iterator[Sprite]:
    """1.6.1: the chits that the British hold, the highest first."""
    word = shown.words["intel"]
    yield from panel(INTEL, word, "intel")
    for number, value in enumerate(sorted(shown.view.get("intel", ()), reverse=True)):
        x, y, tip = INTEL.x + 11 + 38 * number, INTEL.y + 54, f"{word}: {value}"
        yield Sprite("chit", x, y, 34, 34, "chit", "intel", 1, str(value), 22, "bold", tip=tip)


class Picture(PlainPicture[CyprusTitle]):
    """Draws the board of Cyprus."""

    written: ClassVar[tuple[str, ...]] = KEYS

    def scene(self, view: Position, language: str, options: Options) -> Scene:
        return scene(view, self.words(language), self.title.cards_by_id(language))

    def drawing(self) -> Drawing:
        return DRAWING
