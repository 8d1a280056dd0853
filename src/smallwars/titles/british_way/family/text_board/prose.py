"""The board of a COIN title in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby
from typing import Any

from smallwars.engine.title import Position, Title
from smallwars.kit.words import counted, faction_name, name, say, term, title_name
from smallwars.texts import joined

from ..title import CoinTitle
from .drawing import capabilities, card_of, held, pile, sides, worth
from .layouts import Box, Layout, Lines, Track, layout_of


def board(title: CoinTitle, view: Position, language: str) -> list[str]:
    """The whole board."""
    return [*card_lines(title, view, language), *tracks(title, view, language), *spaces(title, view, language)]


def card_lines(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """The card face up with its texts."""
    if not view.get("card"):
        yield f"{title_name(title, language)}: {say(language, 'board-no-card')}"
        return
    known = card_of(title, view["card"], language)
    yield f"{title_name(title, language)}: {known['id']} {known['title']}, {pile(view, language)}"
    for side, text in sides(known):
        yield f"{say(language, 'side-' + side)}: {text}"


def tracks(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """Tracks and boxes."""
    layout = layout_of(title)
    yield from items(title, layout.tracks, view, language)
    yield fact(language, "initiative", initiative(title, view, language))
    yield from items(title, layout.boxes, view, language)
    yield fact(language, "capabilities", capabilities(view, language))


def items(title: CoinTitle, lines: Lines, view: Position, language: str) -> Iterator[str]:
    """Each track and box on a line of its own."""
    for item in chain.from_iterable(lines):
        if item.field in view:
            yield fact(language, item.field, item_text(title, item, view[item.field], language))


def item_text(title: CoinTitle, item: Track | Box, value: Any, language: str) -> str:
    """Where a track's marker stands, or what a box holds."""
    if isinstance(item, Track) and item.names:
        return say(language, "board-named", value=value, name=title.phrase(language, f"{item.names}-{value}"))
    if isinstance(item, Track):
        return say(language, "board-step", value=value, most=item.most)
    if isinstance(value, list):
        return joined(language, map(str, value)) or say(language, "board-none")
    return held(title, value, language)


def fact(language: str, field: str, value: str) -> str:
    """A thing and its value."""
    return f"{term(language, 'board', field)}: {value}"


def initiative(title: Title, view: Position, language: str) -> str:
    """Who is 1st Eligible, and who stands in which box."""
    first = f"{say(language, 'board-first')} {faction_name(title, language, view['first'])}"
    taken = [
        f"{say(language, 'board-' + box)} {faction_name(title, language, faction) if faction else '–'}"
        for box, faction in view["boxes"].items()
    ]
    return joined(language, [first, *taken])


def spaces(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """Every space with what it holds, kind by kind."""
    for kind, group in groupby(title.data["spaces"], key=lambda space: str(space["kind"])):
        yield f"{term(language, 'kinds', kind)}:"
        yield from [f"  {space(title, view, known, language)}" for known in group]


def space(title: CoinTitle, view: Position, known: dict[str, Any], language: str) -> str:
    """A space: what it is, and what it holds."""
    layout, there = layout_of(title), view["spaces"].get(known["id"], {})
    nature = joined(language, facts(layout, known, there, language))
    return f"{name(title, language, known['id'])} ({nature}): {pieces(layout, there, language)}"


def facts(layout: Layout, space: dict[str, Any], there: Position, language: str) -> Iterator[str]:
    """What kind of space it is, its value, and its states."""
    kind = term(language, "kind", space["kind"])
    yield say(language, f"board-{layout.worth}", kind=kind, value=worth(layout, space, there))
    for state in layout.states:
        if state in there:
            yield term(language, state, there[state] or "none")


def pieces(layout: Layout, there: Position, language: str) -> str:
    """What a space holds."""
    known = [piece for piece in layout.pieces if there.get(piece)]
    told = [counted(language, layout.words.get(piece, piece), int(there[piece])) for piece in known]
    return joined(language, told) or say(language, "count-nothing")
