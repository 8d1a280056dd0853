"""The layout of things on a board: piles of like pieces in rows, type broken into lines, panels and tracks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, groupby
from typing import Final

from smallwars.draw.scene import Rect, Sprite

STEP: Final = 30  # from one piece to the next where it is crowded
WIDE_STEP: Final = 36
HEADING: Final = 20
LABEL: Final = 0.56  # the type on a piece, in its height
TIMES: Final = "×"


@dataclass(frozen=True, slots=True)
class Pile:
    """Like pieces in one place; pieces of another group begin a row of their own where one row is not enough."""

    kind: str
    count: int
    role: str
    tip: str = ""
    label: str = ""
    group: str = ""
    piece: str = ""  # the option that chooses one of them, where it is not the kind


@dataclass(frozen=True, slots=True)
class Tray:
    """Room for pieces around a middle; a pile of more than `loose` shows one piece and its number.

    Where all is crowded the pieces shrink to one of the `smaller` steps, their numbers close beside them; such a
    tray is filled from its top.
    """

    x: float
    y: float
    columns: float
    rows: float
    loose: int = 4
    step: int = WIDE_STEP
    smaller: tuple[int, ...] = ()

    @property
    def rect(self) -> Rect:
        w, h = self.columns * STEP, self.rows * STEP
        return Rect(self.x - w / 2, self.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Run:
    """A pile as it will be drawn: piece by piece, or one piece and a number beside it."""

    pile: Pile
    single: bool
    step: int
    close: bool = False

    @property
    def number_width(self) -> float:
        """The width of the number, in steps."""
        return (0.75 if self.pile.count < 10 else 0.98) if self.close else 1

    @property
    def width(self) -> float:
        return self.step * (self.pile.count if self.single else 1 + self.number_width)


def pack(piles: Sequence[Pile], tray: Tray, space: str) -> Iterator[Sprite]:
    """The pieces of a place, row by row, as large and as loose as its room allows."""
    rows = fit([pile for pile in piles if pile.count], tray)
    y = tray.rect.y if tray.smaller else tray.y - sum(row[0].step for row in rows) / 2
    for row in rows:
        x = tray.x - sum(run.width for run in row) / 2
        for run in row:
            yield from _pieces(run, x, y, space)
            x += run.width
        y += row[0].step


def fit(piles: Sequence[Pile], tray: Tray) -> list[list[Run]]:
    """Rows of runs: the first way that fits, or else the tightest."""
    rows: list[list[Run]] = []
    room = tray.rect
    ways = [(tray.step, tray.loose), *((STEP, most) for most in range(tray.loose, 1, -1))]
    for step, most in (*ways, *((step, 1) for step in tray.smaller)):
        runs = [Run(pile, pile.count <= most, step, bool(tray.smaller)) for pile in piles]
        rows = _rows(runs, room.w)
        if len(rows) * step <= room.h and all(run.width <= room.w for run in runs):
            break
    return rows


def _rows(runs: Sequence[Run], width: float) -> list[list[Run]]:
    """The rows of runs: one for all, or else rows of each group."""
    rows = _flow(runs, width)
    if len(rows) < 2:
        return rows
    groups = groupby(runs, key=lambda run: run.pile.group)
    return [row for _, group in groups for row in _flow(list(group), width)]


def _flow(runs: Sequence[Run], width: float) -> list[list[Run]]:
    rows: list[list[Run]] = []
    left = 0.0
    for run in runs:
        if run.width > left:
            rows.append([])
            left = width
        rows[-1].append(run)
        left -= run.width
    return rows


def _pieces(run: Run, x: float, y: float, space: str) -> Iterator[Sprite]:
    pile, gap = run.pile, run.step / (24 if run.close else 12)
    side, each = run.step - 2 * gap, 1 if run.single else pile.count
    for number in range(pile.count if run.single else 1):
        at = x + gap + number * run.step
        yield piece(pile, Rect(at, y + gap, side, side), space, each)
    if not run.single:
        yield _number(run, x + run.step - (0 if run.close else 1), y + run.step / 2, space)


def piece(pile: Pile, at: Rect, space: str, count: int = 1) -> Sprite:
    """The sprite of one piece of a pile, which may stand for several."""
    bare = Sprite(pile.kind, at.x, at.y, at.w, at.h, pile.role, space, count, tip=pile.tip)
    bare = replace(bare, piece=pile.piece or pile.kind)
    return replace(bare, label=pile.label, size=at.h * LABEL, style="bold") if pile.label else bare


def _number(run: Run, x: float, y: float, space: str) -> Sprite:
    """The count beside the one piece that stands for a pile."""
    label = f"{TIMES}{run.pile.count}"
    size = run.step * (0.68 if run.pile.count < 10 else 0.6) * (0.87 if run.close else 1)
    return Sprite(
        "text", x, y, run.step * run.number_width, run.step, "ink", space, 0, label, size, "bold halo", "start"
    )


def text_width(text: str, size: float) -> float:
    """A cautious guess of the width of a text in any sans-serif type: it may be too wide, seldom too narrow."""
    return size * _ems(text)


@lru_cache(maxsize=4096)
def _ems(text: str) -> float:
    return sum(_em(letter) for letter in text)


def _em(letter: str) -> float:
    if ord(letter) >= 0x2E80:
        return 1.0
    if letter in " .,:;!'|ijlft()[]-·":
        return 0.33
    return 0.72 if letter.isupper() or letter in "mw&—" else 0.57


def words_of(text: str) -> Iterator[str]:
    """The pieces between which a line may break: words with their space, and single letters of Chinese and Japanese."""
    word = ""
    for letter in text:
        if ord(letter) >= 0x2E80:
            yield from (part for part in (word, letter) if part)
            word = ""
        elif letter.isspace():
            yield word + " "
            word = ""
        else:
            word += letter
    if word:
        yield word


_CLOSING: Final = frozenset(
    "、。，．：；！？）」』】・ー々～ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
)  # no line begins with one of these
_OPENING: Final = frozenset("（「『【")  # and none ends with one of these


def wrap(text: str, width: float, size: float) -> list[str]:
    """The text in lines no wider than `width`, where its words allow."""
    lines: list[str] = []
    line: list[str] = []
    for word in words_of(text):
        if line and text_width("".join([*line, word]).rstrip(), size) > width:
            at = _break(line, word)
            lines.append("".join(line[:at]).rstrip())
            line = line[at:]
        line.append(word)
    last = "".join(line).rstrip()
    return [*lines, last] if last else lines


def _break(line: Sequence[str], word: str) -> int:
    """The place where a line breaks that has no room for one more word: before it, or before what may not be parted
    from it.
    """
    following = [*line[1:], word]
    allowed = [at for at, after in enumerate(following, 1) if after not in _CLOSING and line[at - 1] not in _OPENING]
    return allowed[-1] if allowed else len(line)


def shorten(text: str, width: float, size: float) -> str:
    """The text, or as much of it as fits and three dots."""
    if text_width(text, size) <= width:
        return text
    ends = accumulate((_em(letter) for letter in text), initial=_em("…"))
    kept = sum(end * size <= width for end in ends) - 1
    return text[: max(kept, 0)].rstrip() + "…"


def paragraph(text: str, rect: Rect, sizes: Sequence[float], tip: str = "") -> Iterator[Sprite]:
    """Type in a rectangle, in the largest of the sizes that fits it, cut short if none does."""
    size, lines = _fitting(text, rect, sizes)
    room = int(rect.h / (size * 1.3))
    if len(lines) > room:
        lines = [*lines[: room - 1], shorten(" ".join(lines[room - 1 :]), rect.w, size)]
    for number, line in enumerate(lines):
        y = rect.y + (number + 0.5) * size * 1.3
        yield Sprite("text", rect.x, y, role="ink", label=line, size=size, align="start", tip=tip)


def _fitting(text: str, rect: Rect, sizes: Sequence[float]) -> tuple[float, list[str]]:
    for size in sizes:
        lines = wrap(text, rect.w, size)
        if len(lines) * size * 1.3 <= rect.h:
            break
    return size, lines


def panel(
    rect: Rect, heading: str, space: str = "", role: str = "panel", tip: str = "", size: float = HEADING
) -> Iterator[Sprite]:
    """A box with a heading at its top left."""
    yield Sprite("box", rect.x, rect.y, rect.w, rect.h, role, space, tip=tip or heading)
    at = rect.x + 12, rect.y + size
    yield Sprite("text", *at, role="ink", label=heading, size=size, style="bold", align="start")


def track(
    cells: Sequence[Rect],
    labels: Sequence[str],
    now: int,
    space: str,
    tip: str,
    notes: Sequence[str] = (),
    lowest: int = 0,
) -> Iterator[Sprite]:
    """Numbered boxes from `lowest` up, the marker on one of them; a label and its note stand right of the number."""
    for number, (rect, label) in enumerate(zip(cells, labels, strict=True), lowest):
        role = "cell_now" if number == now else "cell_plain"
        note = notes[number - lowest] if notes else ""
        known = f"{label}: {note}" if note else label
        yield Sprite("box", rect.x, rect.y, rect.w, rect.h, role, f"{space}.{number}", tip=known)
        yield from _track_number(rect, label, number, number == now, tip)
        yield from _track_label(rect, label, note, "bold" if number == now else "")


def _track_number(rect: Rect, label: str, number: int, now: bool, tip: str) -> Iterator[Sprite]:
    big = min(rect.w, rect.h) - 8
    middle = rect.x + (rect.h / 2 if label else rect.w / 2), rect.y + rect.h / 2
    if now:
        x, y = middle[0] - big / 2, middle[1] - big / 2
        yield Sprite("marker", x, y, big, big, "marker", count=1, label=str(number), size=24, style="bold", tip=tip)
    else:
        yield Sprite("text", *middle, role="ink", label=str(number), size=22)


def _track_label(rect: Rect, label: str, note: str, style: str) -> Iterator[Sprite]:
    x, y = rect.x + rect.h + 8, rect.y + rect.h / 2
    if label:
        yield Sprite("text", x, y - (10 if note else 0), role="ink", label=label, size=20, style=style, align="start")
    if note:
        short = shorten(note, rect.x + rect.w - x - 6, 16)
        yield Sprite("text", x, y + 13, role="ink", label=short, size=16, align="start", tip=note)
