"""The board of a COIN title in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, groupby
from typing import Any

from smallwars.engine.title import Position
from smallwars.kit.words import faction_name, name, title_name
from smallwars.texts import joined

from .drawing import capabilities, card_of, held, pile, sides, worth
from .layouts import Box, Lines, Look, Track


def board(look: Look, view: Position, language: str) -> list[str]:
    """The whole board."""
    return [*card_lines(look, view, language), *tracks(look, view, language), *spaces(look, view, language)]


def card_lines(look: Look, view: Position, language: str) -> Iterator[str]:
    """The card face up with its texts."""
    if not view.get("card"):
        yield f"{title_name(look.title, language)}: {look.words.say(language, 'board-no-card')}"
        return
    known = card_of(look.title, view["card"], language)
    yield f"{title_name(look.title, language)}: {known['id']} {known['title']}, {pile(look, view, language)}"
    for side, text in sides(known):
        yield f"{look.words.say(language, 'side-' + side)}: {text}"


def tracks(look: Look, view: Position, language: str) -> Iterator[str]:
    """Tracks and boxes."""
    yield from items(look, look.layout.tracks, view, language)
    yield fact(look, language, "initiative", initiative(look, view, language))
    yield from items(look, look.layout.boxes, view, language)
    yield fact(look, language, "capabilities", capabilities(look, view, language))


def items(look: Look, lines: Lines, view: Position, language: str) -> Iterator[str]:
    """Each track and box on a line of its own."""
    for item in chain.from_iterable(lines):
        if item.field in view:
            yield fact(look, language, item.field, item_text(look, item, view[item.field], language))


def item_text(look: Look, item: Track | Box, value: Any, language: str) -> str:
    """The step on which a track's marker stands, or the contents of a box."""
    if isinstance(item, Track) and item.names:
        return look.words.say(
            language, "board-named", value=value, name=look.title.phrase(language, f"{item.names}-{value}")
        )
    if isinstance(item, Track):
        return look.words.say(language, "board-step", value=value, most=item.most)
    if isinstance(value, list):
        return joined(language, map(str, value)) or look.words.say(language, "board-none")
    return held(look, value, language)


def fact(look: Look, language: str, field: str, value: str) -> str:
    """A thing and its value."""
    return f"{look.words.term(language, 'board', field)}: {value}"


def initiative(look: Look, view: Position, language: str) -> str:
    """The factions that are 1st and 2nd Eligible, and the boxes with cylinders."""
    first = f"{look.words.say(language, 'board-first')} {faction_name(look.title, language, view['first'])}"
    taken = [
        f"{look.words.say(language, 'board-' + box)} {faction_name(look.title, language, faction) if faction else '–'}"
        for box, faction in view["boxes"].items()
    ]
    return joined(language, [first, *taken])


def spaces(look: Look, view: Position, language: str) -> Iterator[str]:
    """Every space with what it holds, kind by kind."""
    for kind, group in groupby(look.title.data["spaces"], key=lambda space: str(space["kind"])):
        yield f"{look.words.term(language, 'kinds', kind)}:"
        yield from [f"  {space(look, view, known, language)}" for known in group]


def space(look: Look, view: Position, known: Mapping[str, Any], language: str) -> str:
    """A space: what it is, and what it holds."""
    there = view["spaces"].get(known["id"], {})
    nature = joined(language, facts(look, known, there, language))
    return f"{name(look.title, language, known['id'])} ({nature}): {pieces(look, there, language)}"


def facts(look: Look, space: Mapping[str, Any], there: Position, language: str) -> Iterator[str]:
    """The kind of a space, its value, and its states."""
    kind = look.words.term(language, "kind", space["kind"])
    yield look.words.say(language, f"board-{look.layout.worth}", kind=kind, value=worth(look.layout, space, there))
    for state in look.layout.states:
        if state in there:
            yield look.words.term(language, state, there[state] or "none")


def pieces(look: Look, there: Position, language: str) -> str:
    """The pieces in a space."""
    known = [piece for piece in look.layout.pieces if there.get(piece)]
    words = look.layout.words
    counts = [look.words.counted(language, words.get(piece, piece), int(there[piece])) for piece in known]
    return joined(language, counts) or look.words.say(language, "count-nothing")
