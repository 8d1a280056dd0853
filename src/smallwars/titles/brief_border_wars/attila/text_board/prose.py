"""The board of Operation Attila in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from smallwars.engine.title import Position
from smallwars.kit.words import name, title_name
from smallwars.texts import joined

from .facts import SIDES, Facts, Unit, discards, done, hand, hand_size, in_force, values
from .turn import faction, fought, hits, note, progress
from .words import say, term

BOXES: Final = ("rear.turkish", "transit", "damaged.turkish", "rear.cypriot", "damaged.cypriot")


def board(facts: Facts, view: Position, language: str) -> list[str]:
    """The whole board: the turn, cards, boxes, every area with something in it, the others in a line."""
    return [
        f"{title_name(facts.title, language)}: {progress(view, language)}",
        *turn(facts, view, language),
        *cards(facts, view, language),
        *[box(facts, view, id, language) for id in BOXES],
        *areas(facts, view, language),
    ]


def turn(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """The lines about what decides the turn."""
    yield say(language, "attila-phase-told", phase=facts.word(f"phase.{view.get('phase', 'selection')}", language))
    if view.get("active"):
        key = "attila-active-passed-told" if view.get("passed") else "attila-active-told"
        yield say(language, key, faction=faction(facts, view["active"], language))
    if view.get("first"):
        yield say(language, "attila-first-told", faction=faction(facts, view["first"], language))
    now = int(view.get("victory_points") or 0)
    band = facts.word(f"band.{facts.band(now)}", language)
    yield say(language, "attila-points-told", points=now, band=band)
    for key, keys in (("attila-in-force-told", in_force(view)), ("attila-done-told", done(view))):
        if keys:
            yield say(language, key, notes="; ".join(note(facts, view, what, language) for what in keys))
    yield from battle(facts, view, language)


def battle(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """6.2: the units that have fought with the card under way, and the hits of a battle."""
    if view.get("engaged"):
        yield say(language, "attila-fought-told", units=fought(facts, view))
    if view.get("hits"):
        yield say(language, "attila-hits-told", hits=hits(facts, view))


# Cards


def cards(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """Hands as far as they are seen, Special Action cards, deck and discards."""
    yield from [in_hand(facts, view, side, language) for side in SIDES]
    specials = view.get("special_actions") or {}
    numbers = [f"{faction(facts, side, language)} {specials.get(side, 0)}" for side in SIDES]
    yield say(language, "attila-special-told", counts=joined(language, numbers))
    yield say(language, "attila-deck-told", count=view.get("deck_size", 0))
    if view.get("removed"):
        yield say(language, "attila-removed-told", count=view["removed"])
    for owner, counts in discards(view):
        yield thrown(facts, owner, counts, language)


def in_hand(facts: Facts, view: Position, side: str, language: str) -> str:
    """5.0: a hand card by card, or its size."""
    held, named = hand(view, side), facts.word(f"hand.{side}", language)
    if not held:
        return f"{named}: {say(language, 'attila-hidden', count=hand_size(view, side))}"
    return f"{named}: {'; '.join(card(each, language) for each in held)}"


def card(id: str, language: str) -> str:
    """A card by its values."""
    movement, combat = values(id)
    return say(language, "attila-card", movement=movement, combat=combat)


def thrown(facts: Facts, owner: str, counts: dict[str, int], language: str) -> str:
    """The discards of a side, or the Random Events."""
    if owner not in SIDES:
        return say(language, "attila-events-told", count=sum(counts.values()))
    listed = [f"{count} × {card(id, language)}" if count > 1 else card(id, language) for id, count in counts.items()]
    return say(language, "attila-discards-told", faction=faction(facts, owner, language), cards="; ".join(listed))


# Areas and boxes


def areas(facts: Facts, view: Position, language: str) -> Iterator[str]:
    """A line for each area with something to tell, one for those without."""
    empty = []
    for id in facts.areas:
        known = f"{name(facts.title, language, id)} ({', '.join(nature(facts, view, id, language))})"
        held = "; ".join(holdings(facts, view, id, language))
        if held:
            yield f"{known}: {held}"
        else:
            empty.append(known)
    if empty:
        yield say(language, "attila-empty", areas="; ".join(empty))


def area(facts: Facts, view: Position, id: str, language: str) -> str:
    """An area in a line: what it is, and what is in it."""
    known, held = joined(language, nature(facts, view, id, language)), "; ".join(holdings(facts, view, id, language))
    return f"{name(facts.title, language, id)} ({known}): {held or say(language, 'count-nothing')}"


def nature(facts: Facts, view: Position, id: str, language: str) -> Iterator[str]:
    """2.31, 8.0: the Victory Points of an area, its symbols, who controls it."""
    yield say(language, "attila-worth", points=facts.areas[id]["vp"])
    for sign in facts.signs(id):
        yield facts.word(sign if sign in facts.areas[id] else f"terrain.{sign}", language)
    control = facts.control(view, id)
    if control:
        yield say(language, f"attila-control-{control}")


def holdings(facts: Facts, view: Position, id: str, language: str) -> Iterator[str]:
    """The Beachhead, and the units of either side."""
    if view.get("beachhead") == id:
        yield say(language, "attila-beachhead")
    for side, units in facts.by_side(facts.within(view, id)):
        yield f"{faction(facts, side, language)} {listed(facts, view, units, language)}"


def box(facts: Facts, view: Position, id: str, language: str) -> str:
    """2.32: a box and what is in it."""
    units = facts.within(view, id)
    return f"{name(facts.title, language, id)}: {listed(facts, view, units, language) or say(language, 'board-none')}"


def listed(facts: Facts, view: Position, units: Iterable[Unit], language: str) -> str:
    """Units with their types and Combat Values, disrupted or out of supply."""
    disrupted, cut_off = view.get("disrupted") or (), view.get("out_of_supply") or ()
    lack = f" {facts.word('out_of_supply', language)}"
    return joined(
        language,
        [unit_text(unit, unit.id in disrupted, language) + (lack if unit.id in cut_off else "") for unit in units],
    )


def unit_text(unit: Unit, disrupted: bool, language: str) -> str:
    """A unit in words."""
    key = "attila-unit-disrupted" if disrupted else "attila-unit"
    return say(language, key, unit=unit.name, type=term(language, "attila-type", unit.type), value=unit.value)
