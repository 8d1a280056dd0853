"""The board in sentences, a line each, for pipes and screen readers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from ..engine.title import Position, Title
from ..titles.british_way.title import CoinTitle
from .board import MOST_WILL, available, capabilities, card_of, pile, sides
from .words import faction_name, name, say

PIECES = ("underground", "active", "caches", "troops", "police", "sabotage", "curfew")


def board(title: Title, view: Position, language: str) -> list[str]:
    """The whole board."""
    if not isinstance(title, CoinTitle):
        return json.dumps(view, indent=2, ensure_ascii=False).splitlines()
    return [*card_lines(title, view, language), *tracks(title, view, language), *spaces(title, view, language)]


def card_lines(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """The card face up with its texts."""
    if not view.get("card"):
        yield f"{title.name}: {say(language, 'board-no-card')}"
        return
    known = card_of(title, view["card"])
    yield f"{title.name}: {known['id']} {known['title']}, {pile(view, language)}"
    for side, text in sides(known):
        yield f"{say(language, 'side-' + side)}: {text}"


def tracks(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """Tracks and boxes."""
    yield fact(language, "will", say(language, "board-step", value=view["political_will"], most=MOST_WILL))
    if "international_opinion" in view:
        opinion = view["international_opinion"]
        known = say(language, "board-named", value=opinion, name=title.phrase(language, f"opinion-{opinion}"))
        yield fact(language, "opinion", known)
    yield fact(language, "initiative", initiative(title, view, language))
    yield fact(language, "available", available(view, language))
    for box in ("prison", "suez"):
        yield fact(language, box, str(view.get(box, 0)))
    yield fact(language, "intel", ", ".join(map(str, view.get("intel", []))) or say(language, "board-none"))
    yield fact(language, "capabilities", capabilities(view, language))


def fact(language: str, key: str, value: str) -> str:
    """A thing and its value."""
    return f"{say(language, 'board-' + key)}: {value}"


def initiative(title: Title, view: Position, language: str) -> str:
    """Who is 1st Eligible, and who stands in which box."""
    first = f"{say(language, 'board-first')} {faction_name(title, language, view['first'])}"
    taken = [
        f"{say(language, 'board-' + box)} {faction_name(title, language, faction) if faction else '–'}"
        for box, faction in view["boxes"].items()
    ]
    return ", ".join([first, *taken])


def spaces(title: CoinTitle, view: Position, language: str) -> Iterator[str]:
    """Every space with what it holds, kind by kind."""
    for kind, group in groupby(title.data["spaces"], key=lambda space: str(space["kind"])):
        yield f"{say(language, 'kinds-' + kind)}:"
        for space in group:
            held = pieces(view["spaces"].get(space["id"], {}), language)
            yield f"  {name(title, language, space['id'])} ({value(space, language)}): {held}"


def value(space: dict[str, Any], language: str) -> str:
    """What kind of space it is, and its value."""
    kind = say(language, f"kind-{space['kind']}")
    return say(language, "board-value", kind=kind, value=space.get("value", {}).get("value", 0))


def pieces(there: Position, language: str) -> str:
    """What a space holds."""
    held = [say(language, f"count-{piece}", count=int(there[piece])) for piece in PIECES if there.get(piece)]
    return ", ".join(held) or say(language, "count-nothing")
