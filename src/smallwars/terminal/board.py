"""The board as coloured text: spaces roughly where they lie, tracks, the card and the log."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.log import Entry
from ..engine.title import Position, Title
from ..titles.british_way.title import CoinTitle
from .words import faction_name, name, say

WIDTH: Final = 63
BLOCK: Final = 15
LABEL: Final = 14

Row = tuple[tuple[int, str], ...]

ISLANDS: Final[dict[str, tuple[Row, ...]]] = {
    "cyprus": (
        ((22, "kyrenia"), (48, "karpas")),
        ((7, "troodos"), (23, "nicosia"), (39, "famagusta")),
        ((0, "paphos"), (16, "limassol"), (32, "larnaca"), (48, "dhekelia")),
        ((13, "akrotiri"),),
    )
}
"""Where each space's block starts, row by row from the north."""

COLOURS: Final = {
    "british": "#8fb4ff",
    "eoka": "#ff8f86",
    "mau_mau": "#ff8f86",
    "chance": "#e5c07b",
    "marker": "#ffd75f",
    "dim": "#9a9a9a",
}
GROUND: Final = {"town": "on #4a3f2a", "mountain": "on #2d4a34", "base": "on #28395c"}
OWNERS: Final = (("eoka", ("underground", "active", "caches")), ("british", ("troops", "police")))
MARKERS: Final = ("sabotage", "curfew")
LOUD: Final = ("card", "phase", "victory")
TURNS: Final = ("action", "pass", "event", "operation", "special")
MOST_WILL: Final = 15
OPINIONS: Final = 5


def board(title: Title, view: Position, language: str) -> RenderableType:
    """The whole board, for a terminal that is written from top to bottom."""
    if not isinstance(title, CoinTitle):
        return Text(json.dumps(view, indent=2, ensure_ascii=False))
    heading = Text(title.name, "bold")
    parts = [heading, island(title, view, language), Text(""), tracks(title, view, language), Text("")]
    return Group(*parts, card(title, view, language))


# The map


def island(title: CoinTitle, view: Position, language: str, open_to: Collection[str] = ()) -> Text:
    """The spaces in their places; those that may be chosen are marked."""
    rows = ISLANDS.get(title.id) or table(title.spaces)
    lines: list[Text] = []
    for row in rows:
        blocks = [(at, block(title, view, id, language, id in open_to)) for at, id in row]
        lines += [line(blocks, index) for index in range(3)] + [Text("")]
    add_legend(lines, language)
    return Text("\n").join(lines[:-1])


def table(spaces: Sequence[str]) -> tuple[Row, ...]:
    """Four blocks a row, for a title whose map has no places here."""
    rows = [spaces[start : start + 4] for start in range(0, len(spaces), 4)]
    return tuple(tuple((16 * index, id) for index, id in enumerate(row)) for row in rows)


def line(blocks: list[tuple[int, list[Text]]], index: int) -> Text:
    """One line of a row of blocks."""
    drawn = Text()
    for at, block_lines in blocks:
        drawn.append(" " * (at - len(drawn)))
        drawn.append_text(block_lines[index])
    return drawn


def block(title: CoinTitle, view: Position, id: str, language: str, open_to: bool) -> list[Text]:
    """A space: its name and value, the insurgents with Sabotage, the government with Curfew."""
    there = view["spaces"].get(id, {})
    fixed = next(space for space in title.data["spaces"] if space["id"] == id)
    value = fixed.get("value", {}).get("value", "")
    at_right = "▲" if fixed["kind"] == "mountain" else str(value)
    lines = [spread("▸" if open_to else " ", Text(name(title, language, id), "bold"), Text(at_right, COLOURS["dim"]))]
    for (owner, pieces), marker in zip(OWNERS, MARKERS):
        held = Text(short(there, pieces, language), COLOURS[owner])
        lines.append(spread(" ", held, Text(short(there, (marker,), language), COLOURS["marker"])))
    for drawn in lines:
        drawn.stylize(GROUND.get(fixed["kind"], ""))
    return lines


def spread(mark: str, left: Text, right: Text) -> Text:
    """A line of a block: one text at its left, one at its right; margins only where there is room."""
    room = BLOCK - len(left) - len(right)
    before, after = mark if room > 1 else "", " " if room > 2 else ""
    return Text.assemble((before, "bold"), left, " " * (room - len(before) - len(after)), right, after)


def short(there: Position, pieces: Sequence[str], language: str) -> str:
    """`2U 1A`: what of these is there."""
    held = [(piece, there[piece]) for piece in pieces if there.get(piece)]
    return " ".join(
        say(language, f"short-{piece}") if count is True else f"{count}{say(language, f'short-{piece}')}"
        for piece, count in held
    )


def add_legend(lines: list[Text], language: str) -> None:
    """What the letters mean, beside the last row of blocks."""
    for index, drawn in enumerate(lines[-4:-1]):
        drawn.append(" " * (30 - len(drawn)))
        drawn.append(say(language, f"legend-{index + 1}"), COLOURS["dim"])


# Tracks and boxes


def tracks(title: CoinTitle, view: Position, language: str) -> Text:
    """Political Will and Opinion, the Initiative Track, what lies off the map, Capabilities in play."""
    return Text("\n").join(track_lines(title, view, language))


def track_lines(title: CoinTitle, view: Position, language: str) -> Iterator[Text]:
    will = [f"{step:>2}" for step in range(MOST_WILL + 1)]
    yield labelled(say(language, "board-will"), steps(will, int(view["political_will"])))
    if "international_opinion" in view:
        names = [title.phrase(language, f"opinion-{value}") for value in range(OPINIONS)]
        yield labelled(say(language, "board-opinion-short"), steps(names, int(view["international_opinion"])))
    yield from initiative(title, view, language)
    yield labelled(say(language, "board-available"), Text(available(view, language)))
    yield labelled(say(language, "board-prison"), off_map(view, language))
    yield labelled(say(language, "board-capabilities"), Text(capabilities(view, language)))


def labelled(label: str, what: Text) -> Text:
    """A line with its label before it."""
    what.rstrip()
    return Text.assemble((f"{label:<{LABEL}}", COLOURS["dim"]), what)


def steps(names: Sequence[str], now: int) -> Text:
    """A track with the marker on its step, in brackets for those who see no colours."""
    track = Text()
    for step, text in enumerate(names):
        track.append("[" if step == now else "]" if step == now + 1 else " ", COLOURS["marker"])
        track.append(text, f"bold {COLOURS['marker']}" if step == now else COLOURS["dim"])
    return track.append("]" if now == len(names) - 1 else "", COLOURS["marker"])


def initiative(title: Title, view: Position, language: str) -> Iterator[Text]:
    """2.3: who is 1st and 2nd Eligible, and which boxes the cylinders stand in."""
    first = str(view["first"])
    order = [first, *[faction for faction in title.actors[1:] if faction != first]]
    taken = view["boxes"]
    waiting = [None if faction in taken.values() else faction for faction in order]
    eligible = [("first", waiting[0]), ("second", waiting[1])]
    yield labelled(say(language, "board-initiative"), boxes(title, eligible, language))
    yield labelled("", boxes(title, [(box, taken[box]) for box in ("limited", "event", "op")], language))


def boxes(title: Title, holding: Sequence[tuple[str, str | None]], language: str) -> Text:
    """Boxes with the faction whose cylinder is there."""
    drawn = Text()
    for box, faction in holding:
        drawn.append(say(language, f"board-{box}") + " ", COLOURS["dim"])
        drawn.append("–" if faction is None else faction_name(title, language, faction), style_of(faction))
        drawn.append("   ")
    return drawn


def style_of(faction: str | None) -> str:
    """A faction's colour."""
    return f"bold {COLOURS[faction]}" if faction in COLOURS else ""


def available(view: Position, language: str) -> str:
    """What may be placed."""
    held = [say(language, f"count-{piece}", count=count) for piece, count in view["available"].items() if count]
    return ", ".join(held) or say(language, "board-none")


def off_map(view: Position, language: str) -> Text:
    """Prison, chits, troops at Suez."""
    chits = " ".join(map(str, view.get("intel", []))) or "–"
    parts = [("", str(view.get("prison", 0))), (say(language, "board-intel"), chits)]
    parts += [(say(language, "board-suez"), str(view["suez"]))] if view.get("suez") else []
    drawn = Text()
    for label, value in parts:
        drawn.append(f"{label} " if label else "", COLOURS["dim"]).append(value + "   ")
    return drawn


def capabilities(view: Position, language: str) -> str:
    """Which cards last, and by which text."""
    sides = [f"{id} {say(language, 'side-' + side).lower()}" for id, side in view["capabilities"].items()]
    return ", ".join(sides) or say(language, "board-none")


def lasting(title: CoinTitle, view: Position, language: str) -> Text:
    """The Capabilities in play with their texts."""
    drawn = Text()
    for id, side in view["capabilities"].items():
        known = card_of(title, id)
        drawn.append(f"{id} {known['title']}: ", "bold " + COLOURS["dim"]).append(f"{known[side]}\n")
    return drawn


# Card and log


def card_of(title: CoinTitle, id: str) -> dict[str, Any]:
    """A card by its id; KeyError when there is none."""
    for known in title.cards:
        if known["id"] == id.upper():
            return known
    raise KeyError(id)


def sides(known: dict[str, Any]) -> list[tuple[str, str]]:
    """A card's texts with their names."""
    if "shaded" not in known:
        return [("single", str(known["unshaded"]))]
    return [(side, str(known[side])) for side in ("unshaded", "shaded")]


def pile(view: Position, language: str) -> str:
    """How many cards were played and how many are to come, where that is known."""
    played, left = len(view.get("played", [])), int(view.get("deck_size", 0))
    key = "board-cards" if left else "board-played"
    return say(language, key, played=played, left=left)


def card(title: CoinTitle, view: Position, language: str) -> Text:
    """The card face up with its texts."""
    if not view.get("card"):
        return Text(say(language, "board-no-card"), COLOURS["dim"])
    known = card_of(title, view["card"])
    drawn = Text.assemble((f"{known['id']} {known['title']}", "bold"))
    if "capability" in known:
        drawn.append(f"  {say(language, 'capability-' + known['capability'])}", COLOURS["marker"])
    for side, text in sides(known):
        drawn.append(f"\n{say(language, 'side-' + side)}: ", "bold " + COLOURS["dim"]).append(text)
    return drawn


def log(title: Title, entries: Sequence[Entry], language: str) -> Text:
    """What happened, a line each."""
    return Text("\n").join(log_line(title, entry, language) for entry in entries)


def log_line(title: Title, entry: Entry, language: str) -> Text:
    """A sentence; cards and phases stand out, actions have their faction's colour."""
    if entry.verb in LOUD:
        return Text(entry.text(language), "bold")
    if entry.verb in TURNS:
        return Text(entry.text(language), style_of(title.actors[entry.args[0]]))
    return Text("  " + entry.text(language))
