"""The board of Operation Attila as coloured text: areas roughly where they lie, the boxes of both sides around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from smallwars.engine.title import Position
from smallwars.kit.text_drawing import DIM, MARKER, Placed, sheet, starts
from smallwars.kit.words import name

from .facts import COLOURS, Facts, Unit, style_of
from .words import say, term

WIDTH: Final = 79
BLOCK: Final = 15
"""The width of the map, and of a block that has nothing to its right."""

ROWS: Final = (
    ((16, "lapithos"), (32, "kyrenia"), (48, "akanthou"), (64, "karpas")),
    ((0, "morfou"), (16, "kioneli"), (32, "kythreia"), (48, "lefkoniko"), (64, "trikomo")),
    ((0, "peristerona"), (16, "strovolos"), (31, "nicosia_city"), (49, "athienou"), (64, "famagusta")),
    ((0, "lefka"), (16, "machairas"), (32, "dhali"), (48, "larnaca"), (64, "ayia_napa")),
    ((0, "polis"), (16, "troodos"), (32, "kophinou")),
    ((0, "paphos"), (16, "limassol")),
)
"""The column where each area's block starts, row by row from the north."""

NORTH: Final = (("rear.turkish",), ("transit", "damaged.turkish"))
SOUTH: Final = (("rear.cypriot", "damaged.cypriot"),)
"""2.32: the boxes above the island and below it; those of a line stand beside each other if there is room."""

LEGEND_ROW: Final = 4
LEGEND_COLUMN: Final = 49
"""The row beside which the legend starts, and its column: the sea in the south-east has room."""
SOUTH_WIDTH: Final = LEGEND_COLUMN - 3

GROUNDS: Final = {
    "urban": "on #5a4a26",
    "mountain": "on #4a3f36",
    "woods": "on #2f4630",
    "open": "on #3b4038",
    "turkish": "on #6b2c2c",
    "cypriot": "on #2a4070",
}
"""The colour of an area's name: that of the side that controls it, or else of its terrain."""

DIGITS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
DISRUPTED: Final = "!"
OUT_OF_SUPPLY: Final = "≠"
INDENT: Final = "   "

Mark = Callable[[str], str]
"""The sign before an area, a box or a unit."""


def island(facts: Facts, view: Position, language: str, mark: Mark) -> Text:
    """The Turkish boxes, the areas in their places and the legend, the Cypriot boxes."""
    placed = stacked(0, boxes(facts, view, NORTH, language, mark, WIDTH))
    line = len(placed) + 1
    for index, row in enumerate(ROWS):
        if index == LEGEND_ROW:
            placed += legend(facts, line, language)
        drawn = [
            (at, block(facts, view, id, language, mark, width))
            for at, id, width in measured(facts, view, row, language)
        ]
        placed += [(line + below, at, text) for at, lines in drawn for below, text in enumerate(lines)]
        line += max(len(lines) for _, lines in drawn) + 1
    return sheet([*placed, *stacked(line, boxes(facts, view, SOUTH, language, mark, SOUTH_WIDTH))])


def measured(
    facts: Facts, view: Position, row: Sequence[tuple[int, str]], language: str
) -> Iterator[tuple[int, str, int]]:
    """The blocks of a row with their places and widths, up to the next one; where names are too long for the row, signs
    and points stand below them."""
    wished = [at for at, _ in row]
    heads = [(1 + cell_len(name(facts.title, language, id)), value(facts, view, id, language)) for _, id in row]
    needs = [named + 1 + worth.cell_len for named, worth in heads]
    found = starts(wished, needs, WIDTH)
    if found[0] < 0:
        needs = [named for named, _ in heads]
        found = starts(wished, needs, WIDTH)
    ends = [*found[1:], min(found[-1] + max(BLOCK, needs[-1]), WIDTH) + 1]
    for (_, id), at, following in zip(row, found, ends):
        yield at, id, following - at - 1


def stacked(line: int, lines: Iterable[Text]) -> list[Placed]:
    """Lines below each other at the left."""
    return [(line + below, 0, drawn) for below, drawn in enumerate(lines)]


def legend(facts: Facts, line: int, language: str) -> list[Placed]:
    """The meaning of the signs."""
    texts = [
        *say(language, "legend-attila").splitlines(),
        f"{OUT_OF_SUPPLY} {facts.word('out_of_supply', language)} (6.2)",
    ]
    return [(line + below, LEGEND_COLUMN, Text(text, DIM)) for below, text in enumerate(texts)]


# Areas


def block(facts: Facts, view: Position, id: str, language: str, mark: Mark, room: int) -> list[Text]:
    """An area: its name, signs and Victory Points, the Beachhead, its units."""
    named, worth = Text(name(facts.title, language, id), "bold"), value(facts, view, id, language)
    headings = beside_or_below(Text.assemble((mark(id), "bold"), named), worth, room)
    for heading in headings:
        heading.stylize(GROUNDS[facts.control(view, id) or next(reversed(facts.terrain(id)), "open")])
    lines = [*marker(view, id, language), *forces(facts, view, facts.within(view, id), mark, room - 1)]
    return [*headings, *[Text(" ").append_text(line) for line in lines]]


def beside_or_below(left: Text, right: Text, width: int) -> list[Text]:
    """Two texts at both ends of a line, or of two lines if they meet."""
    room = width - left.cell_len - right.cell_len
    if room > 0:
        return [Text.assemble(left, " " * room, right)]
    return [Text.assemble(left, " " * (width - left.cell_len)), Text.assemble(" " * (width - right.cell_len), right)]


def value(facts: Facts, view: Position, id: str, language: str) -> Text:
    """2.31, 8.0: the signs of an area and its Victory Points, with a star if they are Turkish now; apart from the sign
    of an airport, which would make a sum of them."""
    signs = "".join(term(language, "attila-sign", sign) for sign in facts.signs(id))
    signs += " " if facts.areas[id]["airport"] else ""
    points = facts.areas[id]["vp"]
    scored = facts.control(view, id) == "turkish"
    return Text.assemble(signs, (f"*{points}", style_of("turkish")) if scored else str(points))


def marker(view: Position, id: str, language: str) -> list[Text]:
    """6.33: the Beachhead marker, if it lies in an area."""
    if view.get("beachhead") != id:
        return []
    return [Text(say(language, "attila-beachhead"), f"bold {MARKER}")]


def forces(facts: Facts, view: Position, units: Sequence[Unit], mark: Mark, width: int) -> list[Text]:
    """The units in an area: both sides in a line if there is room, or else each in lines of its own."""
    sides = [[token(view, unit, mark) for unit in own] for _, own in facts.by_side(units)]
    whole = [Text(" ").join(tokens) for tokens in sides]
    if sum(text.cell_len for text in whole) + 3 * len(whole) - 3 <= width:
        return [Text(" | ", DIM).join(whole)] if whole else []
    return [line for tokens in sides for line in flow(tokens, width)]


def token(view: Position, unit: Unit, mark: Mark) -> Text:
    """`SLF³!≠`: a unit with its Combat Value, marked if it is disrupted, out of supply, or if it may be chosen."""
    signs = (("disrupted", DISRUPTED), ("out_of_supply", OUT_OF_SUPPLY))
    state = "".join(sign for key, sign in signs if unit.id in (view.get(key) or ()))
    printed = f"{unit.name}{str(unit.value).translate(DIGITS)}"
    sign = (mark(unit.id).strip(), "bold")
    return Text.assemble(sign, (printed, COLOURS[unit.side]), (state, f"bold {MARKER}"))


def flow(tokens: Iterable[Text], width: int, indent: str = "") -> list[Text]:
    """Texts in as few lines as they need."""
    lines: list[Text] = []
    for drawn in tokens:
        if lines and lines[-1].cell_len + 1 + drawn.cell_len <= width:
            lines[-1].append(" ").append_text(drawn)
        else:
            lines.append(Text(indent if lines else "").append_text(drawn))
    return lines


# Boxes


def boxes(
    facts: Facts, view: Position, rows: Sequence[Sequence[str]], language: str, mark: Mark, width: int
) -> Iterator[Text]:
    """2.32: the boxes, those of a row beside each other if there is room."""
    for row in rows:
        held = [box(facts, view, id, language, mark) for id in row]
        line = Text(INDENT).join(Text(" ").join(tokens) for tokens in held)
        yield from (
            [line] if line.cell_len <= width else [line for tokens in held for line in flow(tokens, width, INDENT)]
        )


def box(facts: Facts, view: Position, id: str, language: str, mark: Mark) -> list[Text]:
    """A box: its name, and what is in it."""
    side = id.partition(".")[2] or "turkish"
    heading = Text.assemble((mark(id), "bold"), (facts.word(id, language), style_of(side)))
    units = [token(view, unit, mark) for unit in facts.within(view, id)]
    return [heading, *(units or [Text("–", DIM)])]
