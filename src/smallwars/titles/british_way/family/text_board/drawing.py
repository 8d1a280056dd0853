"""The board of a COIN title as coloured text: spaces roughly where they lie, tracks and the card."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from smallwars.engine.title import Position, key_of
from smallwars.kit.text_drawing import DIM, LABEL, MARKER, MAY_CHOOSE, Placed, labelled, sheet, spread, starts, style_of
from smallwars.kit.words import faction_name, name
from smallwars.texts import joined

from ..title import CoinTitle
from .layouts import NEUTRAL, Box, Faction, Ground, Layout, Lines, Look, Row, Track

WIDTH: Final = 63
BLOCK: Final = 15
ROOM: Final = WIDTH - LABEL
"""The width of the board; the least width of a block; the room beside the label of a line of tracks."""

ROW: Final = 4
"""The number of lines from the start of a row of blocks to the next."""

# The map


def spaces(look: Look, view: Position, language: str, open_to: Collection[str] = ()) -> Text:
    """The spaces in their places; those that may be chosen are marked."""
    placed = list(legends(look, language))
    for index, row in enumerate(look.layout.rows):
        for at, id, width in measured(look, view, row, language):
            lines = block(look, view, id, language, id in open_to, width)
            placed += [(ROW * index + below, at, drawn) for below, drawn in enumerate(lines)]
    return sheet(placed)


def measured(look: Look, view: Position, row: Row, language: str) -> Iterator[tuple[int, str, int]]:
    """The blocks of a row with their places and widths: wider than others where the name is long, if there is room."""
    needs = [sum(text.cell_len for text in heading(look, view, id, language)) + 3 for _, id in row]
    found = starts([at for at, _ in row], needs, WIDTH)
    for (_, id), at, need, following in zip(row, found, needs, [*found[1:], WIDTH + 1]):
        yield at, id, min(max(BLOCK, need), following - at - 1)


def legends(look: Look, language: str) -> Iterator[Placed]:
    """The meaning of the letters, where the map leaves room."""
    for legend in look.layout.legends:
        for below, text in enumerate(look.words.say(language, legend.message).splitlines()):
            yield legend.line + below, legend.column, Text(text, DIM)


def block(look: Look, view: Position, id: str, language: str, open_to: bool, width: int) -> list[Text]:
    """A space: its name and value, then a line for each faction."""
    there = view["spaces"].get(id, {})
    lines = [spread(MAY_CHOOSE if open_to else " ", *heading(look, view, id, language), width)]
    lines += [spread(" ", *holdings(look, faction, there, language), width) for faction in look.layout.factions]
    for drawn in lines:
        drawn.stylize(ground_of(look.layout, fixed(look, id)).style)
    return lines


def fixed(look: Look, id: str) -> dict[str, Any]:
    """The facts of the map about a space."""
    return next(space for space in look.title.data["spaces"] if space["id"] == id)


def ground_of(layout: Layout, space: dict[str, Any]) -> Ground:
    """The look of a space."""
    return layout.grounds.get(space["kind"], Ground())


def heading(look: Look, view: Position, id: str, language: str) -> tuple[Text, Text]:
    """The name of a space, and its value."""
    space = fixed(look, id)
    value = worth(look.layout, space, view["spaces"].get(id, {}))
    value_text = look.words.say(language, ground_of(look.layout, space).worth, value=value)
    return Text(name(look.title, language, id), "bold"), Text(value_text, DIM)


def worth(layout: Layout, fixed: Mapping[str, Any], there: Position) -> int:
    """The value of a space: as it is now, or as printed where nothing changes it."""
    return int(there.get(layout.worth, fixed.get(layout.worth, {}).get("value", 0)))


def holdings(look: Look, faction: Faction, there: Position, language: str) -> tuple[Text, Text]:
    """A faction's pieces in a space, and the markers beside them; Control has the colour of the faction that has it."""
    pieces = " ".join(short(look, piece, there[piece], language) for piece in faction.pieces if there.get(piece))
    marked = {marker: there[marker] for marker in faction.markers if there.get(marker) not in (None, 0, NEUTRAL)}
    markers = [
        Text(short(look, marker, value, language), look.colours.get(str(value), MARKER))
        for marker, value in marked.items()
    ]
    return Text(pieces, look.colours.get(faction.id, "")), Text(" ").join(markers)


def short(look: Look, field: str, value: int | str, language: str) -> str:
    """`2U`: the number of pieces with a letter; a state by its own word."""
    if isinstance(value, str):
        return look.words.term(language, "short", value)
    word = look.words.term(language, "short", field)
    return word if value is True else f"{value}{word}"


# Tracks and boxes


def tracks(look: Look, view: Position, language: str) -> Text:
    """The title's tracks, the Initiative Track, what lies off the map, Capabilities in play."""
    return Text("\n").join(track_lines(look, view, language))


def track_lines(look: Look, view: Position, language: str) -> Iterator[Text]:
    """The lines of tracks and boxes."""
    yield from [item_line(look, view, items, language) for items in shown(look.layout.tracks, view)]
    yield from initiative(look, view, language)
    yield from [item_line(look, view, items, language) for items in shown(look.layout.boxes, view)]
    yield labelled(look.words.say(language, "board-capabilities"), Text(capabilities(look, view, language)))


def shown(lines: Lines, view: Position) -> Iterator[Sequence[Track | Box]]:
    """The lines that have something to show; what is seldom filled comes last in its line."""
    for line in lines:
        known = [item for item in line if view.get(item.field) or (item.field in view and not item.seldom)]
        if known:
            yield sorted(known, key=lambda item: item.seldom)


def item_line(look: Look, view: Position, items: Sequence[Track | Box], language: str) -> Text:
    """A line of tracks and boxes: the first gives it its label, the others bring their own."""
    labels = [label(look, language, item.field) for item in items]
    drawn = [item_text(look, item, view[item.field], language, len(items) == 1) for item in items]
    others = [Text.assemble((f"{word} ", DIM), text) for word, text in zip(labels[1:], drawn[1:])]
    return labelled(labels[0], apart([drawn[0], *others]))


def item_text(look: Look, item: Track | Box, value: Any, language: str, alone: bool) -> Text:
    """A track with its marker, or what a box holds."""
    if isinstance(item, Track):
        return track(look, item, int(value), language, alone)
    if isinstance(value, list):
        return Text(" ".join(map(str, value)) or "–")
    return Text(held(look, value, language))


def label(look: Look, language: str, field: str) -> str:
    """The word before a line: a short one where the field has one."""
    try:
        return look.words.say(language, f"board-{key_of(field)}-short")
    except KeyError:
        return look.words.term(language, "board", field)


def apart(parts: Sequence[Text]) -> Text:
    """Texts beside each other, a little closer where they would not fit at full distance."""
    wide = sum(part.cell_len for part in parts) + 3 * (len(parts) - 1)
    return Text("   " if wide <= ROOM else "  ").join(parts)


def track(look: Look, item: Track, now: int, language: str, alone: bool) -> Text:
    """A track by the names of its steps; if they are too long, or it is not alone, by numbers and the name of the step
    that counts."""
    if not item.names:
        return steps(numbers(item.most, now), now)
    names = [look.title.phrase(language, f"{item.names}-{step}") for step in range(item.most + 1)]
    if alone and fits(names):
        return steps(names, now)
    return steps(numbers(item.most, now), now).append(" ").append(names[now], f"bold {MARKER}")


def numbers(most: int, now: int) -> list[str]:
    """The steps of a track; on a long one, every fifth and the one that counts."""
    every = [f"{step:>{len(str(most))}}" for step in range(most + 1)]
    return every if fits(every) else [str(step) if step % 5 == 0 or step == now else "·" for step in range(most + 1)]


def fits(names: Sequence[str]) -> bool:
    """Whether a track of these steps is not too long."""
    return sum(map(cell_len, names)) + len(names) + 1 <= ROOM


def steps(names: Sequence[str], now: int) -> Text:
    """A track with the marker on its step, in brackets for those who see no colours."""
    track = Text()
    for step, text in enumerate(names):
        track.append("[" if step == now else "]" if step == now + 1 else " ", MARKER)
        track.append(text, f"bold {MARKER}" if step == now else DIM)
    return track.append("]" if now == len(names) - 1 else "", MARKER)


def initiative(look: Look, view: Position, language: str) -> Iterator[Text]:
    """2.3: who is 1st and 2nd Eligible, and which boxes the cylinders stand in."""
    first = str(view["first"])
    order = [first, *[faction for faction in look.title.actors[1:] if faction != first]]
    taken = view["boxes"]
    waiting = [None if faction in taken.values() else faction for faction in order]
    eligible = [("first", waiting[0]), ("second", waiting[1])]
    yield labelled(look.words.say(language, "board-initiative"), boxes(look, eligible, language))
    yield labelled("", boxes(look, [(box, taken[box]) for box in ("limited", "event", "op")], language))


def boxes(look: Look, holding: Sequence[tuple[str, str | None]], language: str) -> Text:
    """Boxes with the faction whose cylinder is there."""
    drawn = []
    for box, faction in holding:
        who = "–" if faction is None else faction_name(look.title, language, faction)
        drawn.append(
            Text.assemble((look.words.say(language, f"board-{box}") + " ", DIM), (who, style_of(look.colours, faction)))
        )
    return apart(drawn)


def held(look: Look, value: int | dict[str, int], language: str) -> str:
    """The contents of a box: a number, or a number of each piece."""
    if not isinstance(value, dict):
        return str(value)
    words = look.layout.words
    pieces = [look.words.counted(language, words.get(piece, piece), count) for piece, count in value.items() if count]
    return joined(language, pieces) or look.words.say(language, "board-none")


def capabilities(look: Look, view: Position, language: str) -> str:
    """The Capabilities that last, each with the name of its text."""
    sides = [f"{id} {look.words.say(language, 'side-' + side).lower()}" for id, side in view["capabilities"].items()]
    return joined(language, sides) or look.words.say(language, "board-none")


def lasting(look: Look, view: Position, language: str) -> Text:
    """The Capabilities in play with their texts."""
    drawn = Text()
    for id, side in view["capabilities"].items():
        known = card_of(look.title, id, language)
        drawn.append(f"{id} {known['title']}: ", "bold " + DIM).append(f"{known[side]}\n")
    return drawn


# The card


def card_of(title: CoinTitle, id: str, language: str) -> dict[str, Any]:
    """A card by its id; KeyError when there is none."""
    for known in title.cards_in_words(language):
        if known["id"] == id.upper():
            return known
    raise KeyError(id)


def sides(known: dict[str, Any]) -> list[tuple[str, str]]:
    """A card's texts with their names."""
    if known["sides"] == 1:
        return [("single", str(known["unshaded"]))]
    return [(side, str(known[side])) for side in ("unshaded", "shaded")]


def pile(look: Look, view: Position, language: str) -> str:
    """The numbers of cards that were played and that are to come, where they are known."""
    played, left = len(view.get("played", [])), int(view.get("deck_size", 0))
    key = "board-cards" if left else "board-played"
    return look.words.say(language, key, played=played, left=left)


def card(look: Look, view: Position, language: str) -> Text:
    """The card face up with its texts."""
    if not view.get("card"):
        return Text(look.words.say(language, "board-no-card"), DIM)
    known = card_of(look.title, view["card"], language)
    drawn = Text.assemble((f"{known['id']} {known['title']}", "bold"))
    if "capability" in known:
        drawn.append(f"  {look.words.term(language, 'capability', known['capability'])}", MARKER)
    for side, text in sides(known):
        drawn.append(f"\n{look.words.say(language, 'side-' + side)}: ", "bold " + DIM).append(text)
    return drawn
