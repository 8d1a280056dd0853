"""The tools that draw every text board: colours, things in their places, lines with labels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, chop_cells
from rich.text import Text

LABEL: Final = 14
"""The width of the label of a line of tracks, in columns."""

MAY_CHOOSE: Final = "▸"
ASKED_ABOUT: Final = "»"
"""The signs before a place that may be chosen, and before the one that the question is about."""

MARKER: Final = "#ffd75f"
DIM: Final = "#9a9a9a"
CHANCE: Final = "#e5c07b"
BLUE: Final = "#8fb4ff"
RED: Final = "#ff8f86"
GREEN: Final = "#9fd59a"
VIOLET: Final = "#d7a6ff"
FACTIONS: Final = (BLUE, RED, GREEN, VIOLET)
"""The colours of factions, in the order in which a title names them."""

Colours = Mapping[str, str]
"""The colour of each faction, and of chance."""

Placed = tuple[int, int, Text]
"""A line of the map, a column, and what is written there."""


def pad(text: str, width: int) -> str:
    """A text and as many spaces as it lacks; a Japanese letter takes two columns."""
    return text + " " * (width - cell_len(text))


def actor_colours(actors: Sequence[str]) -> dict[str, str]:
    """A colour for chance, which stands first, and for each faction."""
    return {actor: FACTIONS[(index - 1) % len(FACTIONS)] if index else CHANCE for index, actor in enumerate(actors)}


def style_of(colours: Colours, faction: str | None) -> str:
    """The style in which the name of a faction stands out in its colour; plain where it has none."""
    return f"bold {colours[faction]}" if faction is not None and faction in colours else ""


def wrapped(words: Iterable[str], width: int) -> list[str]:
    """Words in as few lines as they need; a word that is wider than a line is broken."""
    lines = [""]
    for part in (part for word in words for part in chop_cells(word, width)):
        if cell_len(lines[-1]) + 1 + cell_len(part) > width:
            lines.append("")
        lines[-1] += f" {part}" if lines[-1] else part
    return lines


def sheet(placed: Sequence[Placed]) -> Text:
    """A text with everything in its place; what comes too close is moved to the right."""
    lines = [Text() for _ in range(max([line for line, _, _ in placed], default=-1) + 1)]
    for line, at, drawn in sorted(placed, key=lambda place: place[:2]):
        lines[line].append(" " * (at - lines[line].cell_len)).append_text(drawn)
    return Text("\n").join(lines)


def starts(wished: Sequence[int], needs: Sequence[int], width: int) -> list[int]:
    """The columns where the blocks of a row start: as wished, or as far right as those before push them, or as far left
    as the edge of the board does; a first one below 0 says that there is no room for all.
    """
    found, end = [], 0
    for at, need in zip(wished, needs):
        found.append(max(at, end))
        end = found[-1] + need + 1
    for index in range(len(found) - 1, -1, -1):
        after = found[index + 1] if index + 1 < len(found) else width + 1
        found[index] = min(found[index], after - 1 - needs[index])
    return found


def spread(mark: str, left: Text, right: Text, width: int) -> Text:
    """A line of a block: one text at its left, one at its right; margins only where there is room."""
    room = width - left.cell_len - right.cell_len
    before, after = mark if room > 1 else "", " " if room > 2 else ""
    return Text.assemble((before, "bold"), left, " " * (room - len(before) - len(after)), right, after)


def labelled(word: str, what: Text) -> Text:
    """A line with its label before it."""
    what.rstrip()
    return Text.assemble((pad(word, LABEL), DIM), what)
