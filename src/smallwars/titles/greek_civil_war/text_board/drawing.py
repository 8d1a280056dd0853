"""The board of Greek Civil War as coloured text: Regions roughly where they lie, and what decides the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from smallwars.engine.title import Position, key_of
from smallwars.kit.text_drawing import DIM, MARKER, Placed, pad, sheet, starts, wrapped
from smallwars.kit.words import name
from smallwars.texts import joined

from .facts import COLOURS, SIDES, Facts, Units, region_of, split, style_of
from .words import say, term

WIDTH: Final = 79
BLOCK: Final = 15
"""The width of the map, and the least width of a block."""

ROWS: Final = (
    ((0, "albania"), (16, "yugoslavia"), (40, "bulgaria"), (64, "evros")),
    ((0, "florina"), (16, "pella"), (32, "serres"), (48, "drama"), (64, "rodopi")),
    ((0, "kastoria"), (16, "kozani"), (32, "imathia"), (48, "thessalonika")),
    ((0, "ioannina"), (16, "trikala"), (32, "larissa")),
    ((0, "arta"), (16, "evritania"), (32, "magnesia")),
    ((0, "aitolia"), (16, "fokida"), (32, "viotia"), (48, "evia")),
    ((0, "ahaia"), (16, "korinthia"), (34, "athens")),
    ((0, "messinia"), (16, "arkadia"), (32, "lakonia")),
)
"""The column where each Region's block starts, row by row from the north."""

LEGENDS: Final = {3: (51, "legend-greek-units"), 6: (51, "legend-greek-signs")}
"""The rows beside which a legend starts, each with its column: the Aegean has room."""

GROUNDS: Final = {
    "urban": "on #5a4a26",
    "rural": "on #3b4038",
    "remote": "on #3a3a3e",
    "foreign": "on #3a3a3e",
    "government": "on #2a4070",
    "dse": "on #6b2c2c",
}
"""The colour of a Region's name: that of the side that controls it, or else of its kind."""

BAR: Final = 16
MOST: Final = 99
BREAK: Final = 50
"""17.1: the Stalin Score that brings the break with Tito."""

Mark = Callable[[str], str]
"""The sign before a Region."""


# The map


def regions(facts: Facts, view: Position, language: str, mark: Mark) -> Text:
    """The Regions in their places, each row as high as its fullest block, and the meaning of the letters."""
    placed: list[Placed] = []
    line = 0
    for index, row in enumerate(ROWS):
        blocks = [block(facts, view, id, language, mark(id)) for _, id in row]
        found = starts([at for at, _ in row], [lines[0].cell_len for lines in blocks], WIDTH)
        placed += [(line + below, at, drawn) for at, lines in zip(found, blocks) for below, drawn in enumerate(lines)]
        placed += legend(index, line, language)
        line += max(map(len, blocks)) + 1
    return sheet(placed)


def legend(row: int, line: int, language: str) -> Iterator[Placed]:
    """The meaning of the letters, beside some of the rows."""
    if row in LEGENDS:
        column, key = LEGENDS[row]
        for below, text in enumerate(say(language, key).splitlines()):
            yield line + below, column, Text(text, DIM)


def block(facts: Facts, view: Position, id: str, language: str, mark: str) -> list[Text]:
    """A Region: its name and worth, its squares and markers, its Open area; wider where the name is long."""
    there = region_of(view, id)
    named, points = Text(facts.region_name(id, language), "bold"), worth(facts, id, there)
    width = max(BLOCK, 2 + named.cell_len + len(points))
    heading = Text.assemble((mark, "bold"), named, " " * (width - 1 - named.cell_len - len(points)), points)
    heading.stylize(GROUNDS[there.get("control") or facts.kind(id, there)])
    inside, units = within(facts, view, id, language, width - 1), there.get("open") or {}
    return [heading, *[Text(" ").append_text(line) for line in [*inside, *opened(facts, units, width - 1, language)]]]


def worth(facts: Facts, id: str, there: Position) -> Text:
    """2.5, 14.2: the points for the DSE and for the Government, a star at those of the side that controls it."""
    points, control = facts.worth(id, there), there.get("control")
    dse, government = [style_of(side) if control == side else "" for side in ("dse", "government")]
    left = (f"*{points['dse']}" if dse else str(points["dse"]), dse)
    right = (f"{points['government']}*" if government else f"{points['government']} ", government)
    return Text.assemble(left, "/", right)


def within(facts: Facts, view: Position, id: str, language: str, width: int) -> Iterator[Text]:
    """The squares of a Region and its markers; nothing for a Foreign Area, unless it is closed."""
    there = region_of(view, id)
    held = Text("").join(square(facts, unit, language) for unit in facts.squares(id, there))
    marked = [marker for marker in ("terror", "resettled") if there.get(marker)]
    marked += ["closed"] if id in view.get("closed", ()) else []
    signs = Text("".join(term(language, "greek-sign", marker) for marker in marked), f"bold {MARKER}")
    if held or signs:
        yield Text.assemble(held, " " * (width - held.cell_len - signs.cell_len) if signs else "", signs)


def square(facts: Facts, unit: str | None, language: str) -> Text:
    """2.3: a square with its unit, in the colour of the owner."""
    if unit is None:
        return Text("[  ]", DIM)
    return Text(f"[{letters(*split(unit), language)}]", style_of(facts.side(unit)))


def letters(kind: str, level: int, language: str) -> str:
    """`D1`: a unit by its letter and its Level."""
    return f"{term(language, 'letter', kind)}{level}"


def opened(facts: Facts, counts: dict[str, int], width: int, language: str) -> list[Text]:
    """The units in the Open: both sides in a line if there is room, or else each in lines of its own."""
    sides = [(side, tokens(units, language)) for side, units in facts.by_side(counts) if units]
    whole = [Text(" ".join(words), COLOURS[side]) for side, words in sides]
    if sum(text.cell_len for text in whole) + 3 * len(whole) - 3 <= width:
        return [Text(" | ", DIM).join(whole)] if whole else []
    return [Text(line, COLOURS[side]) for side, words in sides for line in wrapped(words, width)]


def tokens(units: Units, language: str) -> list[str]:
    """`2D1`: the number of units of a type and Level."""
    return [f"{count}{letters(kind, level, language)}" for kind, level, count in units]


# What decides the turn


def turn(facts: Facts, view: Position, language: str) -> Text:
    """Turn, phase, Political Indices, doctrine and all else that decides the turn, a line each."""
    return Text("\n").join(turn_lines(facts, view, language))


def turn_lines(facts: Facts, view: Position, language: str) -> Iterator[Text]:
    """The lines about the turn; a thing that a game need not have is there only while the game has it."""
    first = view.get("first")
    line = Text(say(language, "greek-turn", turn=view.get("turn", 1), end=end_turn(facts, view)), "bold")
    if first:
        line.append(f" · {say(language, 'board-first')} ").append(faction(facts, first, language), style_of(first))
    yield line
    if view.get("phase"):
        yield Text(phase(facts, view, language), style_of(view.get("active")))
    yield from [index(facts, view, side, language) for side in SIDES]
    if view.get("doctrine"):
        turns = say(language, "greek-turns-left", turns=view.get("duration") or 0)
        yield Text(f"{doctrine(facts, view, language)}, {turns}")
    yield from [Text(" · ".join(said)) for said in (supplies(view, language), [*extras(facts, view, language)]) if said]


def end_turn(facts: Facts, view: Position) -> int:
    """5.0: the turn at whose end the game ends."""
    return int(view.get("end_turn") or facts.end_turn)


def faction(facts: Facts, side: str, language: str) -> str:
    """A side as the title calls it; the terminal's own word where the title has none."""
    return facts.title.phrase_or(language, "faction-" + key_of(side), term(language, "greek-side", side))


def phase(facts: Facts, view: Position, language: str) -> str:
    """5.0: the phase, and the side whose phase it is."""
    known, active = term(language, "greek-phase", view["phase"]), view.get("active")
    return f"{faction(facts, active, language)}: {known}" if active else known


def index(facts: Facts, view: Position, side: str, language: str) -> Text:
    """7.0: a Political Index as a bar from 0 to 99."""
    now = int((view.get("political_index") or {}).get(side, 0))
    names = [faction(facts, each, language) for each in SIDES]
    full = (min(max(now, 0), MOST) * BAR + MOST // 2) // MOST
    bar = Text.assemble(("█" * full, COLOURS[side]), ("░" * (BAR - full), DIM))
    label = pad(faction(facts, side, language), max(map(cell_len, names)))
    return Text.assemble((f"{label} {now:>2} ", style_of(side)), bar)


def doctrine(facts: Facts, view: Position, language: str) -> str:
    """16.3: the doctrine of the Government."""
    word = name(facts.title, language, view["doctrine"])
    return word if word != view["doctrine"] else term(language, "greek-doctrine", word)


def supplies(view: Position, language: str, form: str = "") -> list[str]:
    """9.5, 2.8: the points that the Government may spend in a Mobilization Phase, and its Airstrikes; `form`: `-told`
    in full.
    """
    limit, left, airstrikes = view.get("limit") or 0, view.get("points_left"), view.get("airstrikes") or 0
    said = [say(language, f"greek-limit{form}", limit=limit)] if limit else []
    if limit and left is not None:
        said = [say(language, f"greek-limit-left{form}", limit=limit, left=left)]
    return [*said, say(language, f"greek-airstrikes{form}", count=airstrikes)]


def extras(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """9.6, 17.1: American Aid, the Stalin Score and closed countries, as far as there are any."""
    if view.get("american_aid"):
        yield say(language, "greek-aid")
    if view.get("stalin_score"):
        yield say(language, "greek-stalin", score=view["stalin_score"], most=BREAK)
    if view.get("closed"):
        places = joined(language, [facts.region_name(id, language) for id in view["closed"]])
        yield say(language, "greek-closed", places=places)
