"""The tracks and boxes beside the map of Greek Civil War 1947-49."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from smallwars.draw import board
from smallwars.draw.board import Words
from smallwars.draw.layout import Pile, Tray, pack, panel, shorten, track
from smallwars.draw.scene import Rect, Sprite, View

FACTIONS: Final = ("government", "dse")
FLAGS: Final = {"government": "flag", "dse": "pennant"}
DOCTRINES: Final = ("tight", "area", "aggressive")
TURNS: Final = 30
MOST: Final = 99
BREAK: Final = 50
"""17.1: the Stalin Score that brings the break with Tito."""
HEAD: Final = 28
SMALL_HEAD: Final = 22
TURN: Final = Rect(1588, 490, 494, 212)
INDEX: Final = Rect(1588, 714, 494, 292)
DOCTRINE: Final = Rect(1588, 1018, 494, 186)
FIRST: Final = Rect(1588, 1216, 241, 124)
AIRSTRIKES: Final = Rect(1841, 1216, 241, 124)
AID: Final = Rect(1588, 1352, 241, 124)
STALIN: Final = Rect(1841, 1352, 241, 124)


def said(view: View, words: Words) -> list[str]:
    """The tracks in words."""
    indices = [_index_tip(view, side, words) for side in FACTIONS]
    numbers = [f"{words[name]} {_shown(_policy(view, name))}" for name in ("limit", "duration")]
    numbers += [f"{words[name]} {_shown(view.get(name))}" for name in ("airstrikes", "stalin_score")]
    return [f"{words['turn']} {_shown(view.get('turn'))}", *indices, _doctrine_tip(view, words), *numbers]


def tracks(view: View, words: Words, end: int) -> Iterator[Sprite]:
    """Turn, Political Indices and doctrine."""
    yield from _turn(view, words, end)
    yield from _indices(view, words)
    yield from _doctrine(view, words)


def boxes(view: View, words: Words) -> Iterator[Sprite]:
    """First player, Airstrikes, American aid and Stalin Score."""
    yield from _first(view, words)
    yield from _airstrikes(view, words)
    yield from _aid(view, words)
    yield from _stalin(view, words)


def _shown(number: int | None) -> str:
    """A number, or a dash where the view does not tell it."""
    return "–" if number is None else str(number)


def _figure(x: float, y: float, number: int | None, size: float, space: str, tip: str) -> Sprite:
    """A large number that ends at that place."""
    return Sprite("text", x, y, 0, 0, "ink", space, 0, _shown(number), size, "bold", "end", tip=tip)


def _flag(side: str, at: Rect, words: Words, tip: str) -> Sprite:
    sign = board.sign(FLAGS[side], side, FACTIONS, words)
    return replace(sign, x=at.x, y=at.y, w=at.w, h=at.h, size=24, tip=tip)


def _turn(view: View, words: Words, end: int) -> Iterator[Sprite]:
    """5.0: the turns, 1 to 30, and the one after which the players agreed to end."""
    now = view.get("turn")
    heading = f"{words['turn']} {_shown(now)}"
    yield from panel(TURN, heading, "turn", size=HEAD)
    cells = [_turn_cell(number) for number in range(1, TURNS + 1)]
    yield from track(cells, [""] * TURNS, now or 0, "turn", heading, lowest=1)
    if end:
        yield from _end(f"{words['end_turn']} {end}", end)


def _end(until: str, end: int) -> Iterator[Sprite]:
    at = TURN.x + TURN.w - 14, TURN.y + HEAD
    yield Sprite("text", *at, role="quiet", space="end_turn", label=until, size=20, align="end")
    if end in range(1, TURNS + 1):
        cell = _turn_cell(end)
        yield Sprite("box", cell.x, cell.y, cell.w, cell.h, "cell_end", "end_turn", tip=until)


def _turn_cell(turn: int) -> Rect:
    row, column = divmod(turn - 1, 10)
    return Rect(TURN.x + 13 + 47 * column, TURN.y + 54 + 50 * row, 45, 47)


def _indices(view: View, words: Words) -> Iterator[Sprite]:
    """7.0: the Political Indices of both sides on one scale, the Government's above it and the DSE's below."""
    yield from panel(INDEX, words["political_index"], "political_index", size=HEAD)
    scale = Rect(INDEX.x + 17, INDEX.y + 146, 460, 32)
    for number in range(10):
        x = scale.x + 46 * number
        yield Sprite("box", x, scale.y, 46, scale.h, "cell_plain", f"political_index.{10 * number}")
        yield Sprite("text", x + 6, scale.y + 16, role="ink", label=str(10 * number), size=18, align="start")
    yield from _side(view, "government", words, INDEX.y + 72)
    yield from _side(view, "dse", words, INDEX.y + 256)
    yield from _pointer(view, "government", "point_down", words, scale, scale.y - 38)
    yield from _pointer(view, "dse", "point_up", words, scale, scale.y + scale.h)


def _index(view: View, side: str) -> int | None:
    index: int | None = (view.get("political_index") or {}).get(side)
    return index


def _index_tip(view: View, side: str, words: Words) -> str:
    return f"{words[side]}: {words['political_index']} {_shown(_index(view, side))}"


def _side(view: View, side: str, words: Words, y: float) -> Iterator[Sprite]:
    """A side's name and its number."""
    name, tip = words[side], _index_tip(view, side, words)
    yield _flag(side, Rect(INDEX.x + 14, y - 22, 44, 44), words, tip)
    yield Sprite("text", INDEX.x + 70, y, role="ink", label=name, size=HEAD, style="bold", align="start", tip=tip)
    yield _figure(INDEX.x + INDEX.w - 16, y, _index(view, side), 62, f"index.{side}", tip)


def _pointer(view: View, side: str, kind: str, words: Words, scale: Rect, y: float) -> Iterator[Sprite]:
    """The marker of an index, at the end of the scale where it is beyond."""
    index, tip = _index(view, side), _index_tip(view, side, words)
    if index is not None:
        x = scale.x + scale.w * (min(max(index, 0), MOST) + 0.5) / (MOST + 1)
        yield Sprite(kind, x - 17, y, 34, 38, side, f"index.{side}", 1, str(index), 18, "bold", tip=tip)


def _policy(view: View, name: str) -> int | None:
    """16.3: the limit or the duration of the doctrine, if there is one."""
    return view.get(name) if view.get("doctrine") in DOCTRINES else None


def _doctrine_tip(view: View, words: Words) -> str:
    now = view.get("doctrine")
    return f"{words['doctrine']}: {words[f'doctrine.{now}' if now in DOCTRINES else 'none']}"


def _doctrine(view: View, words: Words) -> Iterator[Sprite]:
    """16.3: the Government's doctrine, its Mobilization limit and how long it holds."""
    yield from panel(DOCTRINE, words["doctrine"], "doctrine", tip=_doctrine_tip(view, words), size=HEAD)
    for number, name in enumerate(DOCTRINES):
        cell = Rect(DOCTRINE.x + 13 + 157 * number, DOCTRINE.y + 54, 153, 54)
        yield from _choice(cell, words[f"doctrine.{name}"], f"doctrine.{name}", name == view.get("doctrine"))
    for number, name in enumerate(("limit", "duration")):
        x, y, figure = DOCTRINE.x + 14 + 240 * number, DOCTRINE.y + 148, _policy(view, name)
        tip = f"{words[name]} {_shown(figure)}"
        yield Sprite("text", x, y, role="ink", label=shorten(words[name], 176, 20), size=20, align="start", tip=tip)
        yield _figure(x + 226, y, figure, 40, name, tip)


def _choice(cell: Rect, label: str, space: str, now: bool) -> Iterator[Sprite]:
    """A box with its name, marked if it is the one in force."""
    role, style = ("cell_now", "bold") if now else ("cell_plain", "")
    short = shorten(label, cell.w - 8, 20)
    yield Sprite("box", cell.x, cell.y, cell.w, cell.h, role, space, tip=label)
    yield Sprite("text", *cell.middle, role="ink", label=short, size=20, style=style, tip=label)


def _quiet(rect: Rect, label: str) -> Sprite:
    return Sprite("text", rect.x + 14, rect.y + 82, role="quiet", label=label, size=22, style="italic", align="start")


def _beside(at: Rect, label: str) -> Sprite:
    """A word right of a sign."""
    x, y = at.x + at.w + 12, at.middle[1]
    return Sprite("text", x, y, role="ink", label=label, size=24, style="bold", align="start")


def _first(view: View, words: Words) -> Iterator[Sprite]:
    """8.0: who plays first this turn."""
    side, at = view.get("first"), Rect(FIRST.x + 14, FIRST.y + 54, 54, 54)
    yield from panel(FIRST, words["first"], "first", size=SMALL_HEAD)
    if side in FLAGS:
        yield _flag(side, at, words, f"{words['first']}: {words[side]}")
        yield _beside(at, words[side])
    else:
        yield _quiet(FIRST, words["none"])


def _airstrikes(view: View, words: Words) -> Iterator[Sprite]:
    """2.8: the Airstrikes that are available."""
    name, count = words["airstrikes"], int(view.get("airstrikes") or 0)
    yield from panel(AIRSTRIKES, name, "airstrikes", size=SMALL_HEAD)
    if count > 0:
        tray = Tray(AIRSTRIKES.middle[0], AIRSTRIKES.y + 80, 7, 2, 4, 52)
        yield from pack([Pile("airstrike", count, "airstrike", f"{name}: {count}")], tray, "airstrikes")
    else:
        yield _quiet(AIRSTRIKES, words["none"])


def _aid(view: View, words: Words) -> Iterator[Sprite]:
    """9.6: whether American aid has come."""
    name, given, at = words["american_aid"], words["aid.given"], Rect(AID.x + 14, AID.y + 54, 54, 54)
    yield from panel(AID, name, "american_aid", size=SMALL_HEAD)
    if view.get("american_aid"):
        yield Sprite("aid", at.x, at.y, at.w, at.h, "aid", "american_aid", 1, tip=f"{name}: {given}")
        yield _beside(at, given)
    else:
        yield _quiet(AID, words["none"])


def _stalin(view: View, words: Words) -> Iterator[Sprite]:
    """17.1: the Stalin Score, and a bar that is full where it brings the break."""
    name, score = words["stalin_score"], int(view.get("stalin_score") or 0)
    tip, bar = f"{name}: {score}", Rect(STALIN.x + 14, STALIN.y + 66, 130, 30)
    yield from panel(STALIN, name, "stalin_score", size=SMALL_HEAD)
    yield Sprite("box", bar.x, bar.y, bar.w, bar.h, "cell_plain", tip=tip)
    if score > 0:
        filled = bar.w * min(score, BREAK) / BREAK
        yield Sprite("box", bar.x, bar.y + 4, filled, bar.h - 8, "bar", "stalin_bar", tip=tip)
    yield _figure(STALIN.x + STALIN.w - 14, bar.y + 15, score, 48, "stalin_figure", tip)
