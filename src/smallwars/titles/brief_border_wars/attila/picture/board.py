"""The board of Operation Attila, from a position or a side's view of it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from smallwars.draw import board
from smallwars.draw.board import Words
from smallwars.draw.layout import paragraph, text_width
from smallwars.draw.scene import Rect, Scene, Sprite, View

from . import areas
from .areas import PLACES, SHEET, TERRAINS
from .boxes import boxes, said, tracks
from .units import OUT_OF_SUPPLY, SIDES, TYPES, WIDE, BoardView, Facts

KEYS: Final = (
    "turkish",
    "cypriot",
    "turn",
    "last_turn",
    "phase.selection",
    "phase.play",
    "phase.final",
    "active",
    "first",
    "passed",
    "victory_points",
    "band.major_cypriot",
    "band.minor_cypriot",
    "band.draw",
    "band.minor_turkish",
    "band.major_turkish",
    "rear.turkish",
    "rear.cypriot",
    "transit",
    "damaged.turkish",
    "damaged.cypriot",
    "hand.turkish",
    "hand.cypriot",
    "face_down",
    "movement",
    "combat",
    "special_actions",
    "deck",
    "discards",
    "removed",
    "in_force",
    "rear_chaos.turkish",
    "rear_chaos.cypriot",
    "air_friction",
    "airfield_lost",
    "invaded",
    "to_transit",
    "to_beachhead",
    "dropped",
    "given_up",
    "none",
    "type.infantry",
    "type.airborne",
    "type.mountain",
    "type.armor",
    "type.mechanized",
    "type.military_police",
    "type.irregular",
    "type.fighter",
    "cv",
    "disrupted",
    "out_of_supply",
    "beachhead",
    "vp",
    "scored",
    "terrain.woods",
    "terrain.mountain",
    "terrain.urban",
    "coastal",
    "airport",
    "sba",
    "legend.counter",
    "title",
    "caption.mediterranean_sea",
    "caption.morphou_bay",
    "caption.famagusta_bay",
    "caption.episkopi_bay",
    "caption.larnaca_bay",
)
"""The keys of everything written on the board; the caller has the words."""

LEGEND: Final = Rect(18, 1326, 2064, 152)
SIGN: Final = 44


def scene(view: View, words: Words, facts: Facts | None = None) -> Scene:
    """What is drawn where for a position.

    `facts` is what is printed on the counters and the map: `{"units": {id: {"name", "side", "type", "cv"}}, "areas":
    {id: {"vp": 5, "terrain": {"mountain": 1}, "coastal": True, "airport": False}}}`. A unit that it does not tell is
    left out. Units out of supply are those that the view names as `out_of_supply`. Where it does not show a hand but
    its size (`hand_sizes`), cards lie face down; the order of the deck is never drawn.
    """
    shown = BoardView(view, SHEET.naming(words), facts or {})
    plates, crowds = areas.plates(shown), areas.crowds(shown)
    pieces = list(areas.pieces(shown, crowds))
    names = [sprite for sprite in board.names(shown.words, plates) if sprite.label or sprite.kind != "text"]
    picture = board.picture(
        SHEET, shown.words, said(shown), [(shown.words[area], areas.held(shown, area)) for area in PLACES]
    )
    picture.add(
        "ground", [*board.ground(SHEET, shown.words, pieces, plates, areas.tints(shown)), *areas.leaders(crowds)]
    )
    picture.add("names", [*names, *_legend(shown.words)])
    picture.add("tracks", tracks(shown))
    picture.add("boxes", boxes(shown))
    picture.add("pieces", pieces)
    picture.add("crowds", areas.crowded(shown, crowds))
    return picture


def _legend(words: Words) -> Iterator[Sprite]:
    """The legend of the signs, in lines, and how to read a counter."""
    yield Sprite("box", LEGEND.x, LEGEND.y, LEGEND.w, LEGEND.h, "panel", "legend")
    left, y = LEGEND.x + 14, LEGEND.y + 12
    for sign, name in _signs(words):
        long = sign.w + 8 + text_width(name, 19) + 18
        if left + long - 18 > LEGEND.x + LEGEND.w - 14:
            left, y = LEGEND.x + 14, y + SIGN + 8
        yield replace(sign, x=left, y=y)
        yield Sprite("text", left + sign.w + 8, y + SIGN / 2, role="ink", label=name, size=19, align="start")
        left += long
    room = Rect(LEGEND.x + 14, LEGEND.y + LEGEND.h - 36, LEGEND.w - 28, 28)
    yield from paragraph(words["legend.counter"], room, (19, 17), words["legend.counter"])


def _signs(words: Words) -> Iterator[tuple[Sprite, str]]:
    """Sides and types of units, and what else there is."""
    for side in SIDES:
        yield replace(board.sign("flag", side, SIDES, words), w=SIGN, h=SIGN), words[side]
    for type in TYPES:
        yield _counter_sign(f"{'cypriot' if type == 'military_police' else 'turkish'}_{type}"), words[f"type.{type}"]
    yield _counter_sign("turkish_infantry_disrupted"), words["disrupted"]
    yield Sprite(OUT_OF_SUPPLY, 0, 0, SIGN, SIGN, OUT_OF_SUPPLY), words["out_of_supply"]
    yield _counter_sign("beachhead"), words["beachhead"]
    for kind, key in (("vp", "vp"), ("vp_turkish", "scored"), *((f"terrain_{t}", f"terrain.{t}") for t in TERRAINS)):
        yield Sprite(kind, 0, 0, SIGN, SIGN, kind), words[key]
    for kind in ("airport", "coastal", "movement", "combat"):
        yield Sprite(kind, 0, 0, SIGN, SIGN, kind), words[kind]


def _counter_sign(kind: str) -> Sprite:
    role = kind if kind == "beachhead" else kind.split("_")[0] + ("_disrupted" if kind.endswith("_disrupted") else "")
    return Sprite(kind, 0, 0, SIGN * WIDE, SIGN, role)
