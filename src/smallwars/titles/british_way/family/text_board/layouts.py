"""The layout of the text board of a COIN title: all that differs from one title to the next, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple

from smallwars.kit.text_drawing import Colours
from smallwars.kit.words import Words

from ..title import CoinTitle

ACROSS: Final = 4
PITCH: Final = 16
"""The number of blocks in a row of a plain table, and the columns from the start of one to the next."""

NEUTRAL: Final = "neutral"
"""The state that is shown by the absence of a marker."""

Row = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Track:
    """A track from 0 to `most`; its steps have names where the title has phrases for them, `opinion-0` and so on."""

    field: str
    most: int
    names: str = ""
    seldom: ClassVar[bool] = False


@dataclass(frozen=True)
class Box:
    """A box off the map; one that is `seldom` filled is drawn last, and only while it holds something."""

    field: str
    seldom: bool = False


Lines = tuple[tuple[Track | Box, ...], ...]


@dataclass(frozen=True)
class Faction:
    """A faction's line in the block of a space: its pieces at the left, markers and states at the right."""

    id: str
    pieces: tuple[str, ...]
    markers: tuple[str, ...]


@dataclass(frozen=True)
class Ground:
    """How a kind of space looks: its background, and the message that writes its value."""

    style: str = ""
    worth: str = "worth-plain"


@dataclass(frozen=True)
class Legend:
    """The meaning of the letters: a message of several lines, and where on the map it starts."""

    line: int
    column: int
    message: str


@dataclass(frozen=True)
class Layout:
    """The board of one title.

    `rows`: where each space's block starts, row by row from the north; `worth`: the field with a space's value;
    `tracks`, `boxes`: the lines above and below the Initiative Track; `states`: fields that hold a word;
    `words`: messages for fields that other titles call otherwise; `card`: the id of one to name in hints.
    """

    rows: tuple[Row, ...]
    worth: str
    factions: tuple[Faction, ...]
    tracks: Lines
    boxes: Lines
    card: str
    grounds: Mapping[str, Ground] = field(default_factory=dict)
    states: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    legends: tuple[Legend, ...] = ()

    @property
    def pieces(self) -> tuple[str, ...]:
        """Every piece, then every marker that is counted."""
        markers = [marker for faction in self.factions for marker in faction.markers]
        counted = [marker for marker in markers if marker not in self.states]
        return (*[piece for faction in self.factions for piece in faction.pieces], *counted)


class Look(NamedTuple):
    """A title, its layout, the colours of its factions and its words: what every part of its board is drawn from."""

    title: CoinTitle
    layout: Layout
    colours: Colours
    words: Words


def plain_layout(title: CoinTitle) -> Layout:
    """The layout of a title that brings none: every space in a table, with the pieces and markers that the family
    knows.
    """
    spaces: list[dict[str, Any]] = title.data["spaces"]
    most = title.data.get("limits", {}).get("political_will", {}).get("value", 20)
    return Layout(
        rows=table(title.spaces),
        worth="population" if any("population" in space for space in spaces) else "value",
        factions=(
            Faction(title.actors[-1], ("underground", "active", "bases", "caches"), ("sabotage", "terror")),
            Faction(title.actors[1], ("troops", "police"), ("curfew", "stance", "control")),
        ),
        tracks=((Track("political_will", most),),),
        boxes=((Box("available"),), (Box("out_of_play"), Box("prison"))),
        card=str(title.cards[0]["id"]) if title.cards else "",
        states=("stance", "control"),
    )


def table(spaces: Sequence[str]) -> tuple[Row, ...]:
    """Blocks in rows of equal length, in the order of the data."""
    rows = [spaces[start : start + ACROSS] for start in range(0, len(spaces), ACROSS)]
    return tuple(tuple((PITCH * index, id) for index, id in enumerate(row)) for row in rows)
