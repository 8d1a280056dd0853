"""The board of Greek Civil War in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from smallwars.engine.title import Position, key_of
from smallwars.kit.words import title_name
from smallwars.texts import joined

from .drawing import doctrine, end_turn, extras, faction, phase, supplies
from .facts import SIDES, Facts, region_of
from .words import say


def board(facts: Facts, view: Position, language: str) -> list[str]:
    """The whole board: the turn, every Region that holds anything or is controlled, the names of the others."""
    return [*turn(facts, view, language), *regions(facts, view, language)]


def turn(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """The lines about what decides the turn."""
    now = say(language, "greek-turn", turn=view.get("turn", 1), end=end_turn(facts, view))
    yield f"{title_name(facts.title, language)}: {now}"
    if view.get("phase"):
        yield say(language, "greek-phase-told", phase=phase(facts, view, language))
    if view.get("first"):
        yield say(language, "greek-first", faction=faction(facts, view["first"], language))
    points = view.get("political_index") or {}
    indices = [f"{faction(facts, side, language)} {points.get(side, 0)}" for side in SIDES]
    yield say(language, "greek-indices", indices=joined(language, indices))
    if view.get("doctrine"):
        turns = say(language, "greek-turns-left", turns=view.get("duration") or 0)
        yield say(language, "greek-doctrine-told", doctrine=doctrine(facts, view, language), turns=turns)
    yield from [*supplies(view, language, "-told"), *extras(facts, view, language)]


def regions(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """A line for each Region with something to tell, one for those without."""
    empty = []
    for id in facts.regions:
        line = region(facts, view, id, language)
        if line:
            yield line
        else:
            name, squares = facts.region_name(id, language), number_of_squares(facts, view, id, language)
            empty.append(f"{name} ({squares})" if squares else name)
    if empty:
        yield say(language, "greek-empty", regions=joined(language, empty))


def region(facts: Facts, view: Position, id: str, language: str) -> str:
    """A Region, if it holds anything or is controlled."""
    empty = not region_of(view, id).get("control") and not any(holdings(facts, view, id, language))
    return "" if empty else whole_region(facts, view, id, language)


def whole_region(facts: Facts, view: Position, id: str, language: str) -> str:
    """A Region: what it is, and what it holds."""
    held = "; ".join(holdings(facts, view, id, language))
    known = joined(language, nature(facts, view, id, language))
    return f"{facts.region_name(id, language)} ({known}): {held or say(language, 'greek-nothing')}"


def number_of_squares(facts: Facts, view: Position, id: str, language: str) -> str:
    """2.3: the number of squares of a Region; nothing if it has none."""
    squares = len(facts.squares(id, region_of(view, id)))
    return say(language, "greek-squares", count=squares) if squares else ""


def nature(facts: Facts, view: Position, id: str, language: str) -> Iterator[str]:
    """The kind of a Region, its squares, its points, who controls it."""
    there, squares = region_of(view, id), number_of_squares(facts, view, id, language)
    yield say(language, f"greek-{facts.kind(id, there)}")
    yield from [squares] if squares else []
    points = facts.worth(id, there)
    yield say(language, "greek-points", dse=points["dse"], government=points["government"])
    control = there.get("control")
    yield say(language, f"greek-control-{control or 'none'}")


def holdings(facts: Facts, view: Position, id: str, language: str) -> Iterator[str]:
    """Units in the Open, units in squares, markers, and the deeds of the units in this phase."""
    there = region_of(view, id)
    if any((there.get("open") or {}).values()):
        yield say(language, "greek-in-open", units=counted(facts, there["open"], language))
    if any(there.get("squares") or []):
        yield say(language, "greek-in-squares", units=in_squares(facts, id, there, language))
    yield from [say(language, f"greek-{marker}") for marker in ("terror", "resettled") if there.get(marker)]
    if id in view.get("closed", ()):
        yield say(language, "greek-is-closed")
    for done, key in (("acted", "greek-acted"), ("marked", f"greek-marked-{key_of(str(view.get('phase', '')))}")):
        units = [*concerned(facts, there, done, language)]
        if units:
            yield say(language, key, units=joined(language, units))


def concerned(facts: Facts, there: Position, done: str, language: str) -> Iterator[str]:
    """The units with which something was done: those in the Open, then those in squares."""
    if there.get(done):
        yield counted(facts, there[done], language)
    held = [there["squares"][square] for square in there.get(f"{done}_squares", [])]
    if held:
        yield say(language, "greek-in-squares", units=counted(facts, tally(held), language))


def tally(held: list[str]) -> dict[str, int]:
    """Units by their word."""
    return {word: held.count(word) for word in held}


def counted(facts: Facts, counts: dict[str, int], language: str) -> str:
    """The units by type and Level, with their numbers."""
    return joined(language, [unit(kind, level, count, language) for kind, level, count in facts.in_order(counts)])


def unit(kind: str, level: int, count: int, language: str) -> str:
    """A number of units of that type and Level."""
    return say(language, f"unit-{key_of(kind)}", count=count, level=level)


def in_squares(facts: Facts, id: str, there: Position, language: str) -> str:
    """2.3: the units in squares, and how many squares are empty."""
    squares = facts.squares(id, there)
    held = [word for word in squares if word]
    units = [counted(facts, tally(held), language)]
    free = len(squares) - len(held)
    return joined(language, [*units, *([say(language, "greek-free-squares", count=free)] if free else [])])
