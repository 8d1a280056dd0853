"""The board of The British Way: Cyprus, from a position or a faction's view of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from smallwars.draw import chart
from smallwars.draw.chart import Plate
from smallwars.draw.layout import TIMES, Pile, Tray, pack, panel, paragraph, shorten, text_width, track
from smallwars.draw.scene import Card, Cards, Rect, Scene, Sprite, View

WIDTH: Final = 1400
HEIGHT: Final = 1380

KEYS: Final = (
    "political_will",
    "international_opinion",
    "opinion.0",
    "opinion.1",
    "opinion.2",
    "opinion.3",
    "opinion.4",
    "first",
    "second",
    "limited",
    "event",
    "op",
    "british",
    "eoka",
    "available.british",
    "available.eoka",
    "prison",
    "intel",
    "suez",
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
    "cells",
    "caches",
    "sabotage",
    "curfew",
    "town",
    "mountain",
    "base",
    "value",
)
"""What is written on the board; the caller says it in his language."""
Words = Mapping[str, str]

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
CAPTIONS_AT: Final = {"MEDITERRANEAN SEA": (715.0, 800.0)}

INITIATIVE: Final[dict[str, Rect]] = {
    "first": Rect(30, 74, 140, 106),
    "second": Rect(178, 74, 140, 106),
    "limited": Rect(342, 74, 140, 106),
    "event": Rect(490, 74, 110, 106),
    "op": Rect(608, 74, 250, 106),
}
OPINION: Final = Rect(1085, 424, 297, 276)
PRISON: Final = Rect(1085, 712, 297, 104)
SUEZ: Final = Rect(930, 742, 140, 104)
WILL: Final = Rect(18, 890, 1364, 74)
BRITISH_BOX: Final = Rect(18, 976, 392, 110)
EOKA_BOX: Final = Rect(422, 976, 392, 110)
INTEL: Final = Rect(826, 976, 360, 110)
DECK: Final = Rect(1198, 976, 184, 110)
CARD: Final = Rect(18, 1098, 880, 266)
CAPABILITIES: Final = Rect(910, 1098, 472, 266)


def scene(view: View, words: Words, card_titles: Cards | None = None) -> Scene:
    """What is drawn where for a position; `card_titles` gives cards their words, `words` another language."""
    said, cards = {**_names(), **words}, card_titles or {}
    picture = Scene(chart.load("cyprus")["title"], WIDTH, HEIGHT, describe(view, cards, said))
    pieces = list(_pieces(view, said))
    picture.add("ground", _ground(pieces, said))
    picture.add("names", [*_plates(said), *_legend(said)])
    picture.add("tracks", [*_initiative(view, said), *_opinion(view, said), *_will(view, said)])
    picture.add("boxes", [*_available(view, said), *_prison(view, said), *_suez(view, said), *_intel(view, said)])
    picture.add("cards", [*_deck(view, said), *_card(view, cards, said), *_capabilities(view, cards, said)])
    picture.add("pieces", pieces)
    return picture


def describe(view: View, cards: Cards, words: Words) -> str:
    """The position in words, for those who do not see the picture."""
    opinion = words[f"opinion.{view.get('international_opinion', 0)}"]
    will = f"{words['political_will']} {view.get('political_will', 0)}"
    facts = [_card_name(view.get("card"), cards, words), will, f"{words['international_opinion']}: {opinion}"]
    facts += [f"{words[space]}: {held}" for space in TRAYS if (held := _held(view, space, words))]
    return ". ".join(facts) + "."


def _held(view: View, space: str, words: Words) -> str:
    return ", ".join(f"{words[pile.kind]} {pile.count}" for pile in _piles(view, space, words) if pile.count)


def _names() -> dict[str, str]:
    return {space: data["name"] for space, data in chart.load("cyprus")["spaces"].items()}


def value_of(space: str) -> int:
    """1.3.2-1.3.4: what Sabotage counts in a space."""
    kind = chart.load("cyprus")["spaces"][space]["kind"]
    return 2 if space == "nicosia" else {"town": 1, "mountain": 0, "base": 2}[kind]


def _tip(space: str, words: Words) -> str:
    kind = chart.load("cyprus")["spaces"][space]["kind"]
    return f"{words[space]}: {words[kind]}, {words['value']} {value_of(space)}"


def _plate(space: str, words: Words) -> Plate:
    angle = chart.load("cyprus")["spaces"][space].get("label_angle", 0)
    return Plate(space, words[space], value_of(space), NAMES_AT[space], angle)


def _ground(pieces: Sequence[Sprite], words: Words) -> Iterator[Sprite]:
    data = chart.load("cyprus")
    yield Sprite("box", 0, 0, WIDTH, HEIGHT, "table")
    yield from chart.ground(data, {space: _tip(space, words) for space in TRAYS})
    clear = [s.rect for s in pieces] + [_plate(space, words).rect for space in TRAYS]
    yield from chart.peaks(data, clear)
    yield from chart.captions(data, CAPTIONS_AT)


def _plates(words: Words) -> Iterator[Sprite]:
    title = chart.load("cyprus")["title"]
    yield Sprite("text", 30, 42, role="ink", label=title, size=42, style="bold serif", align="start")
    for space in TRAYS:
        yield from chart.plate(_plate(space, words), _tip(space, words))


def _legend(words: Words) -> Iterator[Sprite]:
    """Which piece is which, in one line."""
    x = 30.0
    for kind, role in ROLES.items():
        yield Sprite(kind, x, 194, 26, 26, role)
        yield Sprite("text", x + 32, 207, role="ink", label=words[kind], size=16, align="start")
        x += 46 + text_width(words[kind], 16)


def _piles(view: View, space: str, words: Words) -> list[Pile]:
    held = view.get("spaces", {}).get(space, {})
    return [_pile(kind, int(held.get(kind, 0)), words[space], words) for kind in ROLES]


def _pile(kind: str, count: int, place: str, words: Words, word: str = "") -> Pile:
    return Pile(kind, count, ROLES[kind], f"{place}: {words[word or kind]} {TIMES} {count}")


def _pieces(view: View, words: Words) -> Iterator[Sprite]:
    for space, tray in TRAYS.items():
        yield from pack(_piles(view, space, words), tray, space)


def _initiative(view: View, words: Words) -> Iterator[Sprite]:
    """2.3: the boxes of the Initiative Track, each with the cylinder that stands in it."""
    stand = _cylinders(view)
    for box, rect in INITIATIVE.items():
        yield Sprite("box", rect.x, rect.y, rect.w, rect.h, "panel", box, tip=words[box])
        at = rect.middle[0], rect.y + 20
        yield Sprite("text", *at, role="ink", label=words[box], size=19, style="bold")
        if faction := stand.get(box):
            yield _cylinder(faction, rect, box, words)


def _cylinders(view: View) -> dict[str, str]:
    """Which faction's cylinder is where: in an Eligible box until it is set on an action."""
    taken = {box: faction for box, faction in view.get("boxes", {}).items() if faction}
    first = view.get("first")
    second = {"british": "eoka", "eoka": "british"}.get(first or "")
    waiting = {"first": first, "second": second}
    return taken | {box: faction for box, faction in waiting.items() if faction and faction not in taken.values()}


def _cylinder(faction: str, rect: Rect, box: str, words: Words) -> Sprite:
    x, y, name = rect.middle[0] - 27, rect.y + 38, words[faction]
    tip = f"{words[box]}: {name}"
    return Sprite("cylinder", x, y, 54, 60, faction, box, 1, name[:1], 24, "bold", tip=tip)


def _opinion(view: View, words: Words) -> Iterator[Sprite]:
    """1.9: the International Opinion Track, Ignored at its top."""
    yield from panel(OPINION, words["international_opinion"])
    x, y = OPINION.x + 10, OPINION.y + 38
    cells = [Rect(x, y + 46 * number, OPINION.w - 20, 42) for number in range(5)]
    labels = [words[f"opinion.{number}"] for number in range(5)]
    now = view.get("international_opinion", 0)
    yield from track(cells, labels, now, "international_opinion", f"{words['international_opinion']}: {labels[now]}")


def _will(view: View, words: Words) -> Iterator[Sprite]:
    """1.8: the Political Will track, 0 to 15."""
    yield Sprite("box", WILL.x, WILL.y, WILL.w, WILL.h, "panel")
    title, now = words["political_will"], view.get("political_will", 0)
    middle = WILL.y + WILL.h / 2
    yield Sprite("text", WILL.x + 12, middle, role="ink", label=title, size=20, style="bold", align="start")
    cells = [Rect(WILL.x + 172 + 74 * number, WILL.y + 9, 70, 56) for number in range(16)]
    yield from track(cells, [""] * 16, now, "political_will", f"{title}: {now}")


def _available(view: View, words: Words) -> Iterator[Sprite]:
    """1.4.1: the two boxes of Available forces."""
    held = view.get("available", {})
    boxes = {"british": (BRITISH_BOX, ("troops", "police")), "eoka": (EOKA_BOX, ("cells", "caches"))}
    for faction, (rect, kinds) in boxes.items():
        space = f"available.{faction}"
        title = words[space]
        yield from panel(rect, title, space)
        piles = [_pile(_piece(kind), held.get(kind, 0), title, words, kind) for kind in kinds]
        yield from pack(piles, _tray(rect, 12), space)


def _piece(kind: str) -> str:
    """1.4.3: a Cell off the map is neither; it is shown plain."""
    return "underground" if kind == "cells" else kind


def _tray(rect: Rect, loose: int) -> Tray:
    """The room below a panel's heading."""
    return Tray(rect.middle[0], rect.y + (rect.h + 32) / 2, int(rect.w // 30), 2, loose)


def _prison(view: View, words: Words) -> Iterator[Sprite]:
    yield from panel(PRISON, words["prison"], "prison")
    pile = _pile("underground", view.get("prison", 0), words["prison"], words, "cells")
    yield from pack([pile], _tray(PRISON, 9), "prison")


def _suez(view: View, words: Words) -> Iterator[Sprite]:
    """Card C4: Troops set aside, while there are any."""
    if count := view.get("suez", 0):
        yield from panel(SUEZ, words["suez"], "suez")
        yield from pack([_pile("troops", count, words["suez"], words)], _tray(SUEZ, 4), "suez")


def _intel(view: View, words: Words) -> Iterator[Sprite]:
    """1.6.1: the chits that the British hold, the highest first."""
    yield from panel(INTEL, words["intel"], "intel")
    for number, value in enumerate(sorted(view.get("intel", ()), reverse=True)):
        x, y, tip = INTEL.x + 11 + 38 * number, INTEL.y + 54, f"{words['intel']}: {value}"
        yield Sprite("chit", x, y, 34, 34, "chit", "intel", 1, str(value), 22, "bold", tip=tip)


def _deck(view: View, words: Words) -> Iterator[Sprite]:
    """2.2: how many cards are to come and were played; never which."""
    yield from panel(DECK, words["deck"], "deck")
    left = len(view["deck"]) if "deck" in view else view.get("deck_size", "?")
    for number, (count, word) in enumerate(((left, "to_come"), (len(view.get("played", ())), "played"))):
        y = DECK.y + 52 + 32 * number
        label = str(count)
        yield Sprite("text", DECK.x + 46, y, role="ink", space="deck", label=label, size=26, style="bold", align="end")
        yield Sprite("text", DECK.x + 58, y, role="ink", label=words[word], size=20, align="start")


def _card_name(card: str | None, cards: Cards, words: Words) -> str:
    if not card:
        return words["no_card"]
    title = cards.get(card, {}).get("title", "")
    return f"{card} · {title}" if title else card


def _card(view: View, cards: Cards, words: Words) -> Iterator[Sprite]:
    """The card face up, with the texts that it has."""
    card = view.get("card")
    name = _card_name(card, cards, words)
    yield Sprite("box", CARD.x, CARD.y, CARD.w, CARD.h, "panel", "card", tip=name)
    at, label = (CARD.x + 16, CARD.y + 28), shorten(name, CARD.w - 32, 28)
    yield Sprite("text", *at, role="ink", space="card", label=label, size=28, style="bold serif", align="start")
    yield from _card_sides(cards.get(card or "", {}), words)


def _card_sides(card: Card, words: Words) -> Iterator[Sprite]:
    sides = [side for side in ("unshaded", "shaded") if card.get(side)]
    width = (CARD.w - 24 - 12 * (len(sides) - 1)) / max(1, len(sides))
    for number, side in enumerate(sides):
        rect = Rect(CARD.x + 12 + number * (width + 12), CARD.y + 54, width, CARD.h - 66)
        role = "cell_plain" if side == "unshaded" else "shaded_text"
        heading = words[side if len(sides) > 1 else "event"]
        yield from panel(rect, heading, f"card.{side}", role)
        room = Rect(rect.x + 12, rect.y + 36, rect.w - 24, rect.h - 42)
        yield from paragraph(card[side], room, (24, 22, 20, 18, 16, 14), card[side])


def _capabilities(view: View, cards: Cards, words: Words) -> Iterator[Sprite]:
    """5.3: capabilities in play and the side that was chosen."""
    yield from panel(CAPABILITIES, words["capabilities"], "capabilities")
    held = view.get("capabilities", {})
    if not held:
        at = CAPABILITIES.x + 12, CAPABILITIES.y + 54
        yield Sprite("text", *at, role="quiet", label=words["none"], size=20, style="italic", align="start")
    for number, (card, side) in enumerate(held.items()):
        yield from _capability(number, card, side, cards, words)


def _capability(number: int, card: str, side: str, cards: Cards, words: Words) -> Iterator[Sprite]:
    x, y = CAPABILITIES.x + 12, CAPABILITIES.y + 48 + 25 * number
    name, chosen = _card_name(card, cards, words), words.get(side, side)
    tip = f"{name}: {cards.get(card, {}).get(side) or chosen}"
    role = "shaded" if side == "shaded" else "unshaded"
    right = text_width(chosen, 17)
    label = shorten(name, CAPABILITIES.w - 60 - right, 18)
    yield Sprite("side", x, y - 10, 20, 20, role, "capabilities", 1, tip=tip)
    yield Sprite("text", x + 28, y, role="ink", label=label, size=18, align="start", tip=tip)
    end = CAPABILITIES.x + CAPABILITIES.w - 12
    yield Sprite("text", end, y, role="quiet", label=chosen, size=17, align="end", tip=tip)
