"""The aid of Greek Civil War."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from smallwars.engine.title import key_of
from smallwars.kit.aid import Aid as PlainAid
from smallwars.kit.aid_words import Numbers, Words, neighbours
from smallwars.kit.sheets import Block, Grid, Section, Sheet, Texts

from .rules.board import Greece
from .rules.control import GARRISON_BRIGADES
from .rules.mobilization import chart
from .rules.political_index import AID, HIGHEST, aid_is_due
from .rules.regrouping import BRIGADES
from .rules.sequence import EVERY
from .rules.tito import BREAK
from .rules.words import AIRSTRIKE, DSE, GOVERNMENT, TYPES
from .title import GreekTitle

MOBILIZING: Final = {
    GOVERNMENT: (("resettle", "16.5"), ("aid", "9.6"), ("build", "9.1"), ("upgrade", "9.2"), ("demobilize", "9.3")),
    DSE: (("build", "9.1"), ("upgrade", "9.2"), ("demobilize", "9.3"), ("break", "17.1")),
}
MOVING: Final = {
    GOVERNMENT: (("break_down", "10.6"), ("combine", "10.6"), ("switch", "10.7"), ("move", "10.2")),
    DSE: (("move", "10.2"),),
}
FIGHTING: Final = {
    GOVERNMENT: (("attack", "11.2"), ("square", "11.1"), ("airstrike", "11.4"), ("pay", "11.6"), ("results", "12.1")),
    DSE: (("attack", "11.2"), ("square", "11.1"), ("pay", "11.6"), ("results", "12.1")),
}
"""The deeds of each side, phase by phase, each with its paragraph."""
SIDES: Final = {GOVERNMENT: "government", DSE: "dse"}
STEPS: Final = (("step-initiative", "8.0"), ("step-player", "5.0"), ("step-control", "14.1"), ("step-end", "5.0"))
CODES: Final = ("MD", "EA", "VE", "OK")
"""12.2: the codes with names, in the order of the title's messages."""


class Aid(PlainAid[GreekTitle]):
    """The sheets of Greek Civil War: Government, DSE, the turn, and tables."""

    def sheets(self, language: str) -> tuple[Sheet, ...]:
        names = Words(self.title, language, {})
        regions = self.title.data["politics"]["garrison"]["tight"]["regions"]
        posts = names.join(names.name(region) for region in regions)
        words = Words(self.title, language, {**numbers(self.title), "posts": posts})
        return (faction_sheet(words, GOVERNMENT), faction_sheet(words, DSE), turn_sheet(words), tables_sheet(words))


def numbers(title: GreekTitle) -> Numbers:
    """The numbers that the data and the rules know, to be filled in."""
    data = title.data
    start = {f"start_{side}": points for side, points in data["setup"]["political_index"].items()}
    doctrine = {f"limit_{name}": data["politics"]["limit"][name] for name in ("tight", "area", "aggressive")}
    set_up = {f"setup_{unit}": own["count"] for side in SIDES.values() for unit, own in data["setup"][side].items()}
    return {
        **start,
        **doctrine,
        **set_up,
        **aid_bounds(title),
        "aid": AID,
        "airstrikes": data["mobilization"]["government"]["airstrike"]["max_held"],
        "brigades": BRIGADES,
        "post_brigades": GARRISON_BRIGADES,
        "area_penalty": data["politics"]["garrison"]["area"]["penalty"],
        "highest": HIGHEST,
        "every": EVERY,
        "end_turn": data["options"]["end_turn"]["default"],
        "last_turn": data["tracks"]["turn"]["value"],
        "break": BREAK,
        "collapse": data["victory"]["collapse"],
    }


def aid_bounds(title: GreekTitle) -> dict[str, int]:
    """9.6: the indices beyond which American Aid begins, by asking the engine."""
    board = title.opening(title.check_options({})).copy()
    low = next(points for points in range(HIGHEST) if not due(board, points, 1))
    high = next(points for points in range(HIGHEST, 0, -1) if not due(board, HIGHEST, points))
    return {"aid_below": low, "aid_above": high}


def due(board: Greece, government: int, dse: int) -> bool:
    """Whether American Aid begins at these indices."""
    board.index = [0, government, dse]
    return aid_is_due(board)


# A faction's sheet


def faction_sheet(words: Words, side: int) -> Sheet:
    """The sheet of a side: its three phases, its chart, and what moves its index."""
    name = SIDES[side]
    mobilization: tuple[Block, ...] = (mobilization_chart(words, side), *words.entries(name, MOBILIZING[side]))
    doctrine = [politics_duties(words)] if side == GOVERNMENT else []
    score: tuple[Block, ...] = (words.gains(f"{name}-raises"), words.losses(f"{name}-lowers"), *doctrine)
    sections = (
        Section("mobilization", words.say("mobilization"), mobilization),
        Section("movement", words.say("movement"), words.entries(name, MOVING[side])),
        Section("conflict", words.say("conflict"), words.entries(name, FIGHTING[side])),
        Section("score", words.say("score"), score),
    )
    return Sheet(name, words.faction(name), sections, name, side)


def mobilization_chart(words: Words, side: int) -> Grid:
    """9.1, 9.2: prices, ratings and places of a side's units."""
    bought = words.data["mobilization"][SIDES[side]]
    types = [TYPES[type] for type in (*chart(side), AIRSTRIKE) if TYPES[type] in bought]
    rows = [chart_row(words, SIDES[side], type, bought[type]) for type in types]
    head = words.head("unit", "ratings", "build", "upgrade", "where")
    return words.table("chart", head, rows, "9.1", True)


def chart_row(words: Words, side: str, type: str, entry: dict[str, Any]) -> Texts:
    """A type of unit on its chart."""
    where = words.say("or").join(place(words, side, each) for each in entry.get("place", ()))
    own = words.say(f"where-{type}") if words.has(f"where-{type}") else ""
    shown = ratings(words, type) if "level" in entry else "–"
    places = words.say("where", place=where, more=own) if where and own else where or own
    return (words.name(type), shown, str(entry["build"]), str(entry.get("upgrade", "–")), places)


def ratings(words: Words, type: str) -> str:
    """2.13: Conflict Rating, Level and Movement Rating, Level by Level; a ring marks those who infiltrate."""
    unit = words.data["units"][type]
    ring = "°" if unit["infiltration"]["value"] else ""
    faces = [f"{face['conflict']}‑{level}‑{face['movement']}{ring}" for level, face in unit["levels"].items()]
    other = unit.get("flip", {}).get("value")
    below = [] if other is None or type > other else [ratings(words, other)]
    return "  ".join([*faces, *below])


def place(words: Words, side: str, entry: dict[str, Any]) -> str:
    """9.1: one way in which the chart lets a unit be placed."""
    text = words.say(f"in-{entry['in']}", urban=urban(words))
    needed = entry.get("with", [])
    if needed:
        units = words.say("any-unit", faction=words.faction(side)) if needed == ["any"] else either(words, needed)
        text = words.say("with-unit", place=text, units=units)
    if control := entry.get("control"):
        text = words.say(f"control-{key_of(control)}", place=text)
    return text


def either(words: Words, types: list[str]) -> str:
    """The words for any one of several types."""
    return words.say("or-unit").join(words.name(type) for type in types)


def urban(words: Words) -> str:
    """2.2: the two cities."""
    return words.say("or-unit").join(
        words.name(region["id"]) for region in words.data["regions"] if region["code"] == "U"
    )


def politics_duties(words: Words) -> Grid:
    """16.3: what a doctrine allows and asks for."""
    names = ("tight", "area", "aggressive")
    rows = [(words.name(name), str(words.numbers[f"limit_{name}"]), words.say(f"duty-{name}")) for name in names]
    return words.table("doctrines", words.head("doctrine", "limit", "duty"), rows, "16.3")


# The turn


def turn_sheet(words: Words) -> Sheet:
    """The sequence of play, and how the game is won."""
    steps = tuple(words.listing(key, rule, True) for key, rule in STEPS)
    more = (words.listing("sudden-death", "6.1"), victory(words), words.listing("agreed", "6.2"))
    terror = (words.listing("terror", "16.4"), words.listing("levels", "3.1"), words.listing("hiding", "2.12"))
    sections = (
        Section("turn", words.say("turn"), steps),
        Section("victory", words.say("victory"), more),
        Section("reminders", words.say("reminders"), (*terror, words.listing("set-up", "4.0"))),
    )
    return Sheet("round", words.say("round"), sections)


def victory(words: Words) -> Grid:
    """6.1: how much the survivor of a collapse has won."""
    levels = words.data["victory"]["levels"]
    rows = [
        (band(level["min"], min(level["max"], HIGHEST)), words.say(f"grade-{key_of(level['result'])}"))
        for level in levels
    ]
    return words.table("grades", words.head("index", "result"), rows, "6.1")


def band(least: int | str, most: int | str) -> str:
    """A range of numbers."""
    return str(least) if least == most else f"{least}–{most}"


# Tables


def tables_sheet(words: Words) -> Sheet:
    """Combat tables, prices, politics, units and the map."""
    fights = (crt(words, "open"), crt(words, "infrastructure"), codes(words), payments(words))
    politics = (rolls(words, "doctrine"), rolls(words, "duration"), counters(words, GOVERNMENT), counters(words, DSE))
    sections = (
        Section("crt", words.say("crt"), fights),
        Section("politics", words.say("politics"), politics),
        Section("map", words.say("map"), (regions(words),)),
    )
    return Sheet("tables", words.say("tables"), sections)


def crt(words: Words, name: str) -> Grid:
    """12.2a: a Conflict Resolution Table."""
    columns = words.data["crt"]["columns"]
    head = (*words.head("die"), *[words.phrase(f"column-{column}") for column in range(len(columns))])
    rows = [(die, *[minus(code) for code in row]) for die, row in words.data["crt"][name].items()]
    return words.figures(f"crt-{name}", head, rows, "12.2a", True)


def minus(code: str) -> str:
    """A code as it is printed, with a true minus."""
    return code.replace("-", "−")


def codes(words: Words) -> Grid:
    """12.2a: what the codes mean, and what becomes of Terror."""
    listed = words.data["crt"]["codes"]
    order = list(listed)
    named = [(code, words.phrase(f"code-{order.index(code)}"), terror(words, listed[code])) for code in CODES]
    examples = [(minus(code), words.phrase(f"code-{order.index(code)}"), "") for code in ("100%D(-1)", "50%A(+1)")]
    return words.table("codes", words.head("code", "meaning", "terror"), [*named, *examples], "12.2a")


def terror(words: Words, code: dict[str, Any]) -> str:
    """The effect of a code on a Terror marker."""
    return words.say(f"marker-{code['terror']}-{code['by']}")


def payments(words: Words) -> Grid:
    """11.6: the price of changing the die."""
    prices = words.data["crt"]["unconventional_pp"].values()
    columns = [words.phrase(f"column-{column}") for column in range(len(prices))]
    sides = [(words.say(f"pays-{side}"), *[str(price[side]) for price in prices]) for side in ("attacker", "defender")]
    return words.figures("payments", (*words.head("side"), *columns), sides, "11.6")


def rolls(words: Words, column: str) -> Grid:
    """16.3: a column of the Politics Table, rolls with the same result together."""
    roll = words.data["politics"][column]["roll"]
    named = {sum: words.name(result) if isinstance(result, str) else str(result) for sum, result in roll.items()}
    rows = []
    for result, group in groupby(named.items(), key=lambda row: row[1]):
        sums = [sum for sum, _ in group]
        rows.append((band(sums[0], sums[-1]), result))
    return words.figures(f"roll-{column}", words.head("two-dice", column), rows, "16.3")


def counters(words: Words, side: int) -> Grid:
    """2.11: the counters, which are a limit."""
    units = {type: unit for type, unit in words.data["units"].items() if unit["side"] == SIDES[side]}
    rows = [
        (words.name(type), str(unit["pool"]["a"]), str(unit["pool"].get("b", "–")), str(unit["max"]["value"]))
        for type, unit in units.items()
        if "a" in unit["pool"]
    ]
    head = words.head("unit", "low", "high", "highest")
    return Grid(
        f"counters-{SIDES[side]}",
        words.say("counters", faction=words.faction(SIDES[side])),
        head,
        tuple(rows),
        "2.11",
        figures=True,
    )


def regions(words: Words) -> Grid:
    """2.2 to 2.5: the Regions with squares, Political Points and neighbours."""
    data = words.data
    rows = [
        (
            words.name(region["id"]),
            words.say(f"code-{region['code'].lower()}"),
            str(region["squares"]["value"]),
            f"{region['pp']['dse']}/{region['pp']['government']}",
            words.join(words.name(near) for near in neighbours(data, region["id"])),
        )
        for region in data["regions"]
    ]
    head = words.head("region", "kind", "squares", "pp", "neighbours")
    return words.table("regions", head, rows, "2.4", True)
