"""The boxes, tracks and cards around the map of Operation Attila."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from smallwars.draw import board
from smallwars.draw.layout import panel, shorten, track
from smallwars.draw.scene import Rect, Sprite

from .units import SIDES, BoardView, spread

PHASES: Final = ("selection", "play", "final")
TURNS: Final = 7
BANDS: Final = {"major_cypriot": 0, "minor_cypriot": 5, "draw": 10, "minor_turkish": 16, "major_turkish": 23}
"""8.0: the lowest total of each grade of victory."""
MOST: Final = 23
SPECIAL_ACTIONS: Final = 6
HEAD: Final = 24
TURN: Final = Rect(18, 76, 560, 206)
HANDS: Final = {"turkish": Rect(18, 294, 442, 208), "cypriot": Rect(1640, 776, 442, 208)}
BOXES: Final = {
    "rear.turkish": Rect(700, 18, 424, 196),
    "transit": Rect(1136, 18, 262, 196),
    "damaged.turkish": Rect(1410, 18, 262, 196),
    "rear.cypriot": Rect(1640, 440, 442, 162),
    "damaged.cypriot": Rect(1640, 614, 442, 150),
}
DECK: Final = Rect(1640, 996, 442, 150)
NOTES: Final = Rect(1290, 888, 338, 258)
VICTORY: Final = Rect(740, 1160, 1342, 140)
CARD: Final = (62, 86)
NOTED: Final = ("air_friction", "airfield_lost", "invaded", "to_transit", "to_beachhead", "dropped", "given_up")
"""The facts that the position counts or marks beside the rear chaos: events in force, and what was done."""
_VALUES = re.compile(r"[a-z]+(\d+)-(\d+)")


def said(shown: BoardView) -> list[str]:
    """Turn, cards, boxes and Victory Points in words."""
    view, words = shown.view, shown.words
    lines = [f"{words['turn']} {_shown(view.get('turn'))}", _points_tip(shown)]
    lines += [f"{words['active']}: {words[view['active']]}"] if view.get("active") in SIDES else []
    lines += [f"{words[f'hand.{side}']}: {_shown(_hand_size(shown, side))}" for side in SIDES]
    lines += _notes(shown)
    boxes = {box: ", ".join(shown.said(unit) for unit in shown.units(_ids(shown, box))) for box in BOXES}
    return lines + [f"{words[box]}: {units}" for box, units in boxes.items() if units]


def tracks(shown: BoardView) -> Iterator[Sprite]:
    """Turn, Victory Points, and what is in force."""
    yield from _turn(shown)
    yield from _victory(shown)
    yield from _noted(shown)


def boxes(shown: BoardView) -> Iterator[Sprite]:
    """The boxes of units off the map, hands and deck."""
    for box, rect in BOXES.items():
        yield from _box(shown, box, rect)
    for side in SIDES:
        yield from _hand(shown, side)
    yield from _deck(shown)


def _shown(number: int | None) -> str:
    """A number, or a dash where the view does not tell it."""
    return "–" if number is None else str(number)


def _quiet(rect: Rect, y: float, label: str) -> Sprite:
    return Sprite("text", rect.x + 14, rect.y + y, role="quiet", label=label, size=20, style="italic", align="start")


def _ids(shown: BoardView, box: str) -> list[str]:
    """The units in a box."""
    name, _, side = box.partition(".")
    held: Any = shown.view.get(name) or {}
    return list((held.get(side) if side else held) or ())


def _box(shown: BoardView, box: str, rect: Rect) -> Iterator[Sprite]:
    """2.32: a box and its units."""
    name = shown.words[box]
    yield from panel(rect, name, box, size=HEAD)
    counters = [shown.counter(unit, name) for unit in shown.units(_ids(shown, box))]
    room = Rect(rect.x + 8, rect.y + 44, rect.w - 16, rect.h - 50)
    yield from spread(counters, room, (rect.middle[0], room.y), box)


def _flag(shown: BoardView, side: str, at: Rect, tip: str) -> Sprite:
    sign = board.sign("flag", side, SIDES, shown.words)
    return replace(sign, x=at.x, y=at.y, w=at.w, h=at.h, tip=tip)


def _turn(shown: BoardView) -> Iterator[Sprite]:
    """1.1, 4.0: the turns up to the last one, the phase, and who is to play."""
    now, last = shown.view.get("turn"), shown.view.get("last_turn") or 0
    heading = f"{shown.words['turn']} {_shown(now)}"
    yield from panel(TURN, heading, "turn", size=28)
    cells = [_turn_cell(number) for number in range(1, TURNS + 1)]
    yield from track(cells, [""] * TURNS, now or 0, "turn", heading, lowest=1)
    if last:
        yield from _last(f"{shown.words['last_turn']} {last}", last)
    yield from _phases(shown)
    yield from _players(shown)


def _turn_cell(turn: int) -> Rect:
    return Rect(TURN.x + 13 + 77 * (turn - 1), TURN.y + 52, 73, 48)


def _last(until: str, last: int) -> Iterator[Sprite]:
    at = TURN.x + TURN.w - 14, TURN.y + 28
    yield Sprite("text", *at, role="quiet", space="last_turn", label=until, size=20, align="end", tip=until)
    if last in range(1, TURNS + 1):
        cell = _turn_cell(last)
        yield Sprite("box", cell.x, cell.y, cell.w, cell.h, "cell_end", "last_turn", tip=until)


def _phases(shown: BoardView) -> Iterator[Sprite]:
    """The phases of a turn, the present one marked."""
    for number, phase in enumerate(PHASES):
        cell, label = Rect(TURN.x + 13 + 179.7 * number, TURN.y + 110, 175, 38), shown.words[f"phase.{phase}"]
        role, style = ("cell_now", "bold") if phase == shown.view.get("phase") else ("cell_plain", "")
        yield Sprite("box", cell.x, cell.y, cell.w, cell.h, role, f"phase.{phase}", tip=label)
        short = shorten(label, cell.w - 8, 19)
        yield Sprite("text", *cell.middle, role="ink", label=short, size=19, style=style, tip=label)


def _players(shown: BoardView) -> Iterator[Sprite]:
    """6.0: whose turn it is, and who began."""
    for number, key in enumerate(("active", "first")):
        x, y, side = TURN.x + 14 + 270 * number, TURN.y + 176, shown.view.get(key)
        word, name = shown.words[key], shown.words[side if side in SIDES else "none"]
        yield Sprite(
            "text", x, y, role="ink", space=key, label=shorten(word, 122, 19), size=19, align="start", tip=word
        )
        if side in SIDES:
            yield replace(_flag(shown, side, Rect(x + 128, y - 19, 38, 38), f"{word}: {name}"), space=key, count=1)
        style = "bold" if side in SIDES else "italic"
        label = shorten(name, 90, 20)
        yield Sprite("text", x + 174, y, role="ink", label=label, size=20, style=style, align="start", tip=name)


def _band(points: int) -> str:
    """8.0: the grade of victory for that total."""
    return [band for band, lowest in BANDS.items() if lowest <= max(points, 0)][-1]


def _points_tip(shown: BoardView) -> str:
    points, word = shown.view.get("victory_points"), shown.words["victory_points"]
    grade = "" if points is None else f": {shown.words[f'band.{_band(points)}']}"
    return f"{word} {_shown(points)}{grade}"


def _victory(shown: BoardView) -> Iterator[Sprite]:
    """8.0: the Victory Points that Turkey would score now, and the five grades of victory."""
    points, tip = shown.view.get("victory_points"), _points_tip(shown)
    yield from panel(VICTORY, tip, "victory_points", size=HEAD)
    for number in range(MOST + 1):
        yield from _point(number, points, tip)
    for number, band in enumerate(BANDS):
        yield from _grade(shown, number, band, points)


def _points_cell(points: int) -> Rect:
    """The last cell stands for all higher totals."""
    x, step = VICTORY.x + 13, 46.5
    width = step - 2 if points < MOST else VICTORY.w - 26 - step * MOST
    return Rect(x + step * points, VICTORY.y + 46, width, 44)


def _point(number: int, points: int | None, tip: str) -> Iterator[Sprite]:
    cell, now = _points_cell(number), points is not None and number == min(max(points, 0), MOST)
    x, y = cell.middle
    role, space = "cell_now" if now else "cell_plain", f"victory_points.{number}"
    yield Sprite("box", cell.x, cell.y, cell.w, cell.h, role, space, tip=tip if now else "")
    if now:
        yield Sprite("marker", x - 19, y - 19, 38, 38, "marker", space, 1, str(points), 21, "bold", tip=tip)
    else:
        label = f"{number}+" if number == MOST else str(number)
        yield Sprite("text", x, y, role="ink", label=label, size=20)


def _grade(shown: BoardView, number: int, band: str, points: int | None) -> Iterator[Sprite]:
    first, last = BANDS[band], [*BANDS.values(), MOST + 1][number + 1] - 1
    start, end = _points_cell(first), _points_cell(last)
    at = Rect(start.x, start.y + 48, end.x + end.w - start.x, 34)
    label, now = shown.words[f"band.{band}"], points is not None and _band(points) == band
    yield Sprite("box", at.x, at.y, at.w, at.h, f"band_{number}", f"band.{band}", tip=label)
    short, style = shorten(label, at.w - 8, 19), "bold" if now else ""
    yield Sprite("text", *at.middle, role="ink", label=short, size=19, style=style, tip=label)


def _notes(shown: BoardView) -> list[str]:
    """What is in force or done, in words; counts of more than one with their number."""
    view, words = shown.view, shown.words
    notes = [words[f"rear_chaos.{side}"] for side in SIDES if view.get("rear_chaos") in (side, "both")]
    notes += [words["passed"]] if view.get("passed") else []
    marked = [(words[key], int(view.get(key) or 0)) for key in NOTED]
    return notes + [word if count == 1 else f"{word} ×{count}" for word, count in marked if count > 0]


def _noted(shown: BoardView) -> Iterator[Sprite]:
    """Events in force, and what was done."""
    yield from panel(NOTES, shown.words["in_force"], "in_force", size=HEAD)
    notes = _notes(shown)
    for number, note in enumerate(notes):
        x, y, label = NOTES.x + 32, NOTES.y + 58 + 22.5 * number, shorten(note, NOTES.w - 44, 19)
        yield Sprite("marker", x - 18, y - 5, 10, 10, "marker", tip=note)
        yield Sprite("text", x, y, role="ink", space="in_force", label=label, size=19, align="start", tip=note)
    if not notes:
        yield _quiet(NOTES, 58, shown.words["none"])


def _hand_size(shown: BoardView, side: str) -> int | None:
    """How many cards a side holds, shown or not."""
    hand = (shown.view.get("hands") or {}).get(side)
    size: int | None = (shown.view.get("hand_sizes") or {}).get(side) if hand is None else len(hand)
    return size


def _hand(shown: BoardView, side: str) -> Iterator[Sprite]:
    """5.0: the cards of a side, face down where the view does not show them, and its Special Action cards."""
    rect, name = HANDS[side], shown.words[f"hand.{side}"]
    yield from panel(rect, f"{name}: {_shown(_hand_size(shown, side))}", f"hand.{side}", size=HEAD)
    cards = (shown.view.get("hands") or {}).get(side) or [""] * (_hand_size(shown, side) or 0)
    step = min(CARD[0] + 7, (rect.w - 28 - CARD[0]) / max(len(cards) - 1, 1))
    for number, card in enumerate(sorted(cards)):
        at = Rect(rect.x + 14 + step * number, rect.y + 46, *CARD)
        yield from _card(shown, side, card, at)
    yield from _special(shown, side, rect)


def _card(shown: BoardView, side: str, card: str, at: Rect) -> Iterator[Sprite]:
    """A card with its Movement and Combat values; one that is not known lies face down."""
    space, match = f"hand.{side}", _VALUES.fullmatch(card)
    if not match:
        yield Sprite("card_back", at.x, at.y, at.w, at.h, "card_back", space, 1, tip=shown.words["face_down"])
        return
    values = [(kind, match[n], at.y + 8 + 38 * (n - 1)) for n, kind in enumerate(("movement", "combat"), 1)]
    tip = ", ".join(f"{shown.words[kind]} {value}" for kind, value, _ in values)
    face = [Sprite("box", at.x, at.y, at.w, at.h, f"card_{side}", space, 1)]
    for kind, value, y in values:
        face.append(Sprite(kind, at.x + 8, y + 5, 22, 22, kind))
        face.append(Sprite("text", at.x + 45, y + 16, role="ink", space=space, label=value, size=28, style="bold"))
    yield from [replace(sprite, tip=tip, piece=card) for sprite in face]


def _special(shown: BoardView, side: str, rect: Rect) -> Iterator[Sprite]:
    """6.3: the Special Action cards that are left, and those that are spent."""
    left, word, y = (shown.view.get("special_actions") or {}).get(side), shown.words["special_actions"], rect.y + 168
    tip = f"{word}: {_shown(left)}"
    yield Sprite("text", rect.x + 14, y, role="ink", label=shorten(word, 170, 19), size=19, align="start", tip=tip)
    for number in range(SPECIAL_ACTIONS):
        kind = "card_special" if number < (left or 0) else "card_spent"
        x, count = rect.x + 194 + 32 * number, 1 if kind == "card_special" else 0
        yield Sprite(kind, x, y - 19, 28, 38, kind, f"special_actions.{side}", count, tip=tip)
    yield Sprite("text", rect.x + rect.w - 14, y, 0, 0, "ink", "", 0, _shown(left), 30, "bold", "end", tip=tip)


def _deck(shown: BoardView) -> Iterator[Sprite]:
    """5.0: how many cards are still to come, were played, and were taken out unseen."""
    yield Sprite("box", DECK.x, DECK.y, DECK.w, DECK.h, "panel", "deck")
    for number, (key, kind, count) in enumerate(_heaps(shown)):
        x, word = DECK.x + 14 + 142 * number, shown.words[key]
        label = shorten(word, 134, 20)
        yield Sprite("text", x, DECK.y + 24, role="ink", label=label, size=20, style="bold", align="start", tip=word)
        tip = f"{word}: {_shown(count)}"
        yield Sprite(kind, x, DECK.y + 46, *CARD, kind, f"cards.{key}", 0, _shown(count), 30, "bold", tip=tip)


def _heaps(shown: BoardView) -> list[tuple[str, str, int | None]]:
    view = shown.view
    deck, discards = view.get("deck"), view.get("discards")
    size = view.get("deck_size") if deck is None else len(deck)
    thrown = view.get("discards_size") if discards is None else len(discards)
    return [
        ("deck", "card_back", size),
        ("discards", "card_open", thrown),
        ("removed", "card_gone", view.get("removed")),
    ]
