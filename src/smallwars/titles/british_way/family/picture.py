"""The parts of a picture that the boards of The British Way share: initiative, cards, forces."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from smallwars.draw import board
from smallwars.draw.board import Words
from smallwars.draw.chart import Plate, Point
from smallwars.draw.drawing import Drawing, Paint, Shape
from smallwars.draw.glyphs import BLUE, INK
from smallwars.draw.layout import TIMES, Pile, Tray, pack, panel, paragraph, shorten, text_width, track
from smallwars.draw.scene import Card, Cards, Rect, Scene, Sprite, View
from smallwars.draw.shapes import CUBE, ROUND, SQUARE

KEYS: Final = (
    "political_will",
    "first",
    "second",
    "limited",
    "event",
    "op",
    "british",
    "available.british",
    "deck",
    "to_come",
    "played",
    "no_card",
    "capabilities",
    "none",
    "unshaded",
    "shaded",
    "troops",
    "police",
    "underground",
    "active",
)
"""The keys of everything written on each of these boards."""
UNMARKED: Final = {"cells": "underground", "guerrillas": "underground"}
"""1.4.3: the kinds of pieces that off the map are neither Underground nor Active, and are shown plain."""


_CELL: Final = (
    Shape("M7.6,1H16.4L22.5,6.3V17.7L16.4,23H7.6L1.5,17.7V6.3Z"),
    Shape("M1.5,13.7L7.6,19H16.4L22.5,13.7V17.7L16.4,23H7.6L1.5,17.7Z", "shade"),
)
_STAR: Final = Shape(
    "M12,2.6L13.9,7.5L19.1,7.8L15.1,11.1L16.4,16.2L12,13.3L7.6,16.2L8.9,11.1L4.9,7.8L10.1,7.5Z",
    "mark",
)
DRAWING: Final = Drawing(
    {
        "british": BLUE,
        "troops": Paint("#d9ad6c", INK, 1.3),
        "police": BLUE,
        "unshaded": Paint("#ffffff", INK, 1.6),
        "shaded": Paint("#5a5546", INK, 1.6, "#ffffff"),
        "shaded_text": Paint("#dcd5c3", "#9c9178", 1.5),
        "value": Paint("#ffffff", INK, 1.6),
        "mark": Paint("#ffffff", "#3d0805", 0.8),
    },
    {
        "troops": CUBE,
        "police": CUBE,
        "underground": _CELL,
        "active": (*_CELL, _STAR),
        "side": SQUARE,
        "value": ROUND,
    },
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(board.Sheet):
    """A board without its position: its pieces and spaces, and the place of each thing."""

    factions: tuple[str, str]
    roles: Mapping[str, str]  # pieces and markers that stand in spaces, and their colours
    trays: Mapping[str, Tray]
    names_at: Mapping[str, Point]
    initiative: Mapping[str, Rect]
    available: Mapping[str, tuple[Rect, tuple[str, ...]]]
    deck: Rect
    card: Rect
    capabilities: Rect


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position on its sheet, with its words: what a picture is drawn from."""

    sheet: Sheet
    view: View
    words: Words
    cards: Cards

    def held(self, space: str) -> Mapping[str, Any]:
        held: Mapping[str, Any] = self.view.get("spaces", {}).get(space, {})
        return held

    def pile(self, kind: str, count: int, place: str, word: str = "") -> Pile:
        tip = f"{place}: {self.words[word or kind]} {TIMES} {count}"
        return Pile(kind, count, self.sheet.roles[kind], tip)

    def piles(self, space: str) -> list[Pile]:
        held, place = self.held(space), self.words[space]
        return [self.pile(kind, int(held.get(kind) or 0), place) for kind in self.sheet.roles]

    def plate(self, space: str, badges: Sequence[tuple[str, str]], after: str = "") -> Plate:
        """The plate of a space: its name, with badges before it and words after it."""
        angle = self.sheet.spaces[space].get("label_angle", 0)
        return Plate(space, self.words[space] + after, tuple(badges), self.sheet.names_at[space], angle)


def lay(sheet: Sheet, view: View, words: Words, cards: Cards | None) -> BoardView:
    """A position on its sheet; the map file names the spaces that `words` does not."""
    return BoardView(sheet, view, sheet.naming(words), cards or {})


def picture(shown: BoardView, tracks: Iterable[str], marks: Mapping[str, Sequence[str]]) -> Scene:
    """An empty picture with the position in words: its tracks, and each space with its pieces and further marks."""
    held = [(shown.words[space], [*_held(shown, space), *marks.get(space, ())]) for space in shown.sheet.trays]
    return board.picture(shown.sheet, shown.words, [card_name(shown, shown.view.get("card")), *tracks], held)


def _held(shown: BoardView, space: str) -> list[str]:
    return [f"{shown.words[pile.kind]} {pile.count}" for pile in shown.piles(space) if pile.count]


def signs(shown: BoardView) -> list[tuple[Sprite, str]]:
    """Every piece with its name, for the legend."""
    return [(Sprite(kind, role=role), shown.words[kind]) for kind, role in shown.sheet.roles.items()]


def pieces(shown: BoardView) -> Iterator[Sprite]:
    """1.4: everything that stands in the spaces of the map."""
    for space, tray in shown.sheet.trays.items():
        yield from pack(shown.piles(space), tray, space)


def initiative(shown: BoardView) -> Iterator[Sprite]:
    """2.3: the boxes of the Initiative Track, each with the cylinder that stands in it."""
    stand, words = _cylinders(shown), shown.words
    for box, rect in shown.sheet.initiative.items():
        yield Sprite("box", rect.x, rect.y, rect.w, rect.h, "panel", box, tip=words[box])
        at = rect.middle[0], rect.y + 20
        yield Sprite("text", *at, role="ink", label=words[box], size=19, style="bold")
        if faction := stand.get(box):
            yield _cylinder(faction, rect, box, words)


def _cylinders(shown: BoardView) -> dict[str, str]:
    """The faction whose cylinder is in each box: an Eligible box until it is set on an action."""
    factions = shown.sheet.factions
    taken = {box: faction for box, faction in shown.view.get("boxes", {}).items() if faction in factions}
    first = shown.view.get("first")
    order = sorted(factions, key=lambda faction: faction != first) if first in factions else ()
    waiting = {box: faction for box, faction in zip(("first", "second"), order) if faction not in taken.values()}
    return taken | waiting


def _cylinder(faction: str, rect: Rect, box: str, words: Words) -> Sprite:
    x, y, name = rect.middle[0] - 27, rect.y + 38, words[faction]
    tip = f"{words[box]}: {name}"
    return Sprite("cylinder", x, y, 54, 60, faction, box, 1, name[:1], 24, "bold", tip=tip)


def level(shown: BoardView, name: str, boxes: str) -> str:
    """A track and the name of the box where its marker is."""
    now = shown.view.get(name, 0)
    return f"{shown.words[name]}: {shown.words.get(f'{boxes}.{now}', now)}"


def steps(
    shown: BoardView, name: str, boxes: str, rect: Rect, height: float, notes: Sequence[str] = ()
) -> Iterator[Sprite]:
    """A panel with a track of five named boxes, the first at its top."""
    yield from panel(rect, shown.words[name])
    cells = [Rect(rect.x + 10, rect.y + 38 + (height + 4) * number, rect.w - 20, height) for number in range(5)]
    labels = [shown.words[f"{boxes}.{number}"] for number in range(5)]
    yield from track(cells, labels, shown.view.get(name, 0), name, level(shown, name, boxes), notes)


def available(shown: BoardView) -> Iterator[Sprite]:
    """1.4.1: the two boxes of Available forces."""
    held = shown.view.get("available", {})
    for faction, (rect, kinds) in shown.sheet.available.items():
        yield from box(shown, f"available.{faction}", rect, {kind: held.get(kind, 0) for kind in kinds})


def box(shown: BoardView, name: str, rect: Rect, counts: Mapping[str, int], loose: int = 12) -> Iterator[Sprite]:
    """A panel with pieces that are off the map."""
    title = shown.words[name]
    yield from panel(rect, title, name)
    piles = [shown.pile(UNMARKED.get(kind, kind), count, title, kind) for kind, count in counts.items()]
    yield from pack(piles, _tray(rect, loose), name)


def _tray(rect: Rect, loose: int) -> Tray:
    """The room below a panel's heading."""
    return Tray(rect.middle[0], rect.y + (rect.h + 32) / 2, int(rect.w // 30), int((rect.h - 40) // 30), loose)


def cards(shown: BoardView) -> Iterator[Sprite]:
    """The deck, the card face up and the capabilities."""
    yield from _deck(shown)
    yield from _card(shown)
    yield from _capabilities(shown)


def _deck(shown: BoardView) -> Iterator[Sprite]:
    """2.2: the numbers of cards that are to come and that were played; never which."""
    view, words, rect = shown.view, shown.words, shown.sheet.deck
    yield from panel(rect, words["deck"], "deck")
    left = len(view["deck"]) if "deck" in view else view.get("deck_size", "?")
    for number, (count, word) in enumerate(((left, "to_come"), (len(view.get("played", ())), "played"))):
        y = rect.y + 52 + 32 * number
        label = str(count)
        yield Sprite("text", rect.x + 46, y, role="ink", space="deck", label=label, size=26, style="bold", align="end")
        yield Sprite("text", rect.x + 58, y, role="ink", label=words[word], size=20, align="start")


def card_name(shown: BoardView, card: str | None) -> str:
    """The number of a card and its title, where it is known."""
    if not card:
        return shown.words["no_card"]
    title = shown.cards.get(card, {}).get("title", "")
    return f"{card} · {title}" if title else card


def _card(shown: BoardView) -> Iterator[Sprite]:
    """The card face up, with the texts that it has."""
    card, rect = shown.view.get("card"), shown.sheet.card
    name = card_name(shown, card)
    yield Sprite("box", rect.x, rect.y, rect.w, rect.h, "panel", "card", tip=name)
    at, label = (rect.x + 16, rect.y + 28), shorten(name, rect.w - 32, 28)
    yield Sprite("text", *at, role="ink", space="card", label=label, size=28, style="bold serif", align="start")
    yield from _card_sides(shown.cards.get(card or "", {}), rect, shown.words)


def _card_sides(card: Card, whole: Rect, words: Words) -> Iterator[Sprite]:
    sides = [side for side in ("unshaded", "shaded") if card.get(side)]
    width = (whole.w - 24 - 12 * (len(sides) - 1)) / max(1, len(sides))
    for number, side in enumerate(sides):
        rect = Rect(whole.x + 12 + number * (width + 12), whole.y + 54, width, whole.h - 66)
        role = "cell_plain" if side == "unshaded" else "shaded_text"
        heading = words[side if len(sides) > 1 else "event"]
        yield from panel(rect, heading, f"card.{side}", role)
        room = Rect(rect.x + 12, rect.y + 36, rect.w - 24, rect.h - 42)
        yield from paragraph(card[side], room, (24, 22, 20, 18, 16, 14), card[side])


def _capabilities(shown: BoardView) -> Iterator[Sprite]:
    """5.3: capabilities in play and the side that was chosen."""
    rect, words = shown.sheet.capabilities, shown.words
    yield from panel(rect, words["capabilities"], "capabilities")
    held = shown.view.get("capabilities", {})
    if not held:
        at = rect.x + 12, rect.y + 54
        yield Sprite("text", *at, role="quiet", label=words["none"], size=20, style="italic", align="start")
    for number, (card, side) in enumerate(held.items()):
        yield from _capability(shown, number, card, side)


def _capability(shown: BoardView, number: int, card: str, side: str) -> Iterator[Sprite]:
    rect = shown.sheet.capabilities
    x, y = rect.x + 12, rect.y + 48 + 25 * number
    name, chosen = card_name(shown, card), shown.words.get(side, side)
    tip = f"{name}: {shown.cards.get(card, {}).get(side) or chosen}"
    role = "shaded" if side == "shaded" else "unshaded"
    right = text_width(chosen, 17)
    label = shorten(name, rect.w - 60 - right, 18)
    yield Sprite("side", x, y - 10, 20, 20, role, "capabilities", 1, tip=tip)
    yield Sprite("text", x + 28, y, role="ink", label=label, size=18, align="start", tip=tip)
    end = rect.x + rect.w - 12
    yield Sprite("text", end, y, role="quiet", label=chosen, size=17, align="end", tip=tip)
