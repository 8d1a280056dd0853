"""The lines about a turn of Operation Attila: phase, Victory Points, cards, events in force."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from smallwars.engine.title import Position
from smallwars.kit.text_drawing import DIM, MARKER, labelled
from smallwars.kit.words import faction_name

from .facts import SIDES, Facts, discards, done, hand, hand_size, in_force, style_of
from .words import say


def turn(facts: Facts, view: Position, language: str) -> Text:
    """Turn, phase, Victory Points, cards, a line each; then what is in force or done, if anything is."""
    lines = [heading(facts, view, language), phase(facts, view, language), points(facts, view, language)]
    lines += [cards(facts, view, side, language) for side in SIDES]
    lines += [Text(" · ".join(piles(view, language)))]
    return Text("\n").join([*lines, *battle(facts, view, language), *notes(facts, view, language)])


def progress(view: Position, language: str) -> str:
    """1.1, E5: the turn, and the last one."""
    return say(language, "attila-turn", turn=view.get("turn", 1), last=view.get("last_turn", 1))


def heading(facts: Facts, view: Position, language: str) -> Text:
    """The turn, and who began it."""
    line, first = Text(progress(view, language), "bold"), view.get("first")
    if first:
        line.append(f" · {say(language, 'board-first')} ").append(faction(facts, first, language), style_of(first))
    return line


def faction(facts: Facts, side: str, language: str) -> str:
    """A side as the title calls it."""
    return faction_name(facts.title, language, side)


def phase(facts: Facts, view: Position, language: str) -> Text:
    """4.0, 6.0: the phase, whose card it is, and whether the enemy has passed."""
    known, active = facts.word(f"phase.{view.get('phase', 'selection')}", language), view.get("active")
    if not active:
        return Text(known)
    enemy = faction(facts, next(side for side in SIDES if side != active), language)
    passed = f" · {say(language, 'attila-passed', faction=enemy)}" if view.get("passed") else ""
    return Text.assemble((f"{faction(facts, active, language)}: {known}", style_of(active)), passed)


def points(facts: Facts, view: Position, language: str) -> Text:
    """8.0: the Victory Points now, and the grade they would bring."""
    now = int(view.get("victory_points") or 0)
    return Text(say(language, "attila-points", points=now, band=facts.word(f"band.{facts.band(now)}", language)))


def cards(facts: Facts, view: Position, side: str, language: str) -> Text:
    """5.0, 6.3: the cards of a side, or how many it has where they are hidden, and its Special Action cards."""
    special = say(language, "attila-special", count=(view.get("special_actions") or {}).get(side, 0))
    held = " ".join(card[1:] for card in hand(view, side) or ())
    cards = held or say(language, "attila-hidden", count=hand_size(view, side))
    return Text.assemble((faction(facts, side, language), style_of(side)), (f" {special} · ", DIM), cards)


def piles(view: Position, language: str) -> Iterator[str]:
    """5.0, E5: deck, discards, cards taken out unseen."""
    yield say(language, "attila-deck", count=view.get("deck_size", 0))
    yield say(language, "attila-discards", count=len(view.get("discards") or ()))
    if view.get("removed"):
        yield say(language, "attila-removed", count=view["removed"])


def battle(facts: Facts, view: Position, language: str) -> Iterator[Text]:
    """6.2: the units that have fought with the card under way, and the hits of a battle."""
    if view.get("engaged"):
        yield Text(say(language, "attila-fought", units=fought(facts, view)))
    if view.get("hits"):
        yield Text(say(language, "attila-hits", hits=hits(facts, view)), f"bold {MARKER}")


def fought(facts: Facts, view: Position) -> str:
    """6.2: the units that have fought with the card under way."""
    return ", ".join(unit.name for unit in facts.in_order(view["engaged"]))


def hits(facts: Facts, view: Position) -> str:
    """6.22, 6.23: the hits that units have taken."""
    return ", ".join(f"{unit.name} {view['hits'][unit.id]}" for unit in facts.in_order(view["hits"]))


def notes(facts: Facts, view: Position, language: str) -> Iterator[Text]:
    """The lines about what is in force and what was done."""
    for keys, style in ((in_force(view), MARKER), (done(view), DIM)):
        if keys:
            yield Text(" · ".join(note(facts, view, key, language) for key in keys), style)


def note(facts: Facts, view: Position, key: str, language: str) -> str:
    """A line about something in force or done; with its number where there may be more of it."""
    return facts.word(key, language) + (f" {view[key]}" if key == "given_up" else "")


# Below the map


def discarded(facts: Facts, view: Position, language: str) -> Text:
    """2.32: the discards of each side, kind by kind."""
    lines: list[Text] = []
    for owner, counts in discards(view):
        label = "" if lines else facts.word("discards", language)
        lines.append(labelled(label, Text(" ").join(pile(facts, owner, counts, language))))
    return Text("\n").join(lines)


def pile(facts: Facts, owner: str, counts: dict[str, int], language: str) -> list[Text]:
    """The discards of a side; for Random Events, their number."""
    if owner not in SIDES:
        return [Text(say(language, "attila-events", count=sum(counts.values())))]
    lines = [card[1:] if count == 1 else f"{count}×{card[1:]}" for card, count in counts.items()]
    return [Text(faction(facts, owner, language), style_of(owner)), *map(Text, lines)]
