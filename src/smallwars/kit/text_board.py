"""What the terminal asks of a title's board. The board that serves any title shows the bare position."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import ClassVar, Generic, TypeVar

from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.engine.title import Options, Position, Title

from .text_drawing import COLOURS, style_of

Known = TypeVar("Known", bound=Title)
"""The titles a board knows how to show."""

Page = tuple[str, str]
"""A heading and a text."""


class Board(Generic[Known]):
    """A title's board as text, in a game with these options."""

    large: ClassVar[bool] = False
    """Whether the map is wider than 63 columns; 79 is the most."""
    has_cards: ClassVar[bool] = False
    rule: ClassVar[str] = ""
    """A paragraph to name where it is explained how to look one up."""
    loud: ClassVar[tuple[str, ...]] = ()
    led: ClassVar[tuple[str, ...]] = ()
    sided: ClassVar[tuple[str, ...]] = ()
    """Verbs of the log: headings; what a faction, their first int, sets about; what else concerns one."""

    def __init__(self, title: Known, options: Options) -> None:
        self.title = title
        self.options = options

    # The board

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        """The map; the places that may be chosen are marked, and the one that the question is about."""
        return Text(json.dumps(view, indent=1, ensure_ascii=False))

    def below(self, view: Position, language: str) -> Text:
        """What stands below the map: tracks and boxes."""
        return Text()

    def lasting(self, view: Position, language: str) -> Text:
        """What stands below that if there is room."""
        return Text()

    def beside(self, view: Position, language: str) -> Text:
        """What stands beside the map: the card face up, or what else decides the turn."""
        return Text()

    def line_of(self, drawn: Text, place: str, language: str) -> int | None:
        """In which line of the map a place stands, if it is one; None where the map need not be scrolled."""
        return None

    def progress(self, view: Position, language: str) -> str:
        """How far the game is, in a few words."""
        return ""

    def prose(self, view: Position, language: str) -> list[str]:
        """The whole board in sentences, a line each."""
        return json.dumps(view, indent=2, ensure_ascii=False).splitlines()

    # The log

    def log_line(self, entry: Entry, language: str) -> Text:
        """A sentence; headings stand out, what a faction does has its colour."""
        told = entry.text(language)
        if entry.verb in self.loud:
            return Text(told, "bold")
        if entry.verb in self.led:
            return Text(told, style_of(self.title.actors[entry.args[0]]))
        colour = COLOURS.get(self.title.actors[entry.args[0]], "") if entry.verb in self.sided else ""
        return Text("  " + told, colour)

    def told_with(self, entry: Entry, language: str) -> list[str]:
        """What a game told line by line says after a sentence."""
        return []

    # What can be looked up beside the rules

    def example(self) -> str:
        """A card to name where it is explained how to look one up."""
        return ""

    def index(self, language: str) -> list[str]:
        """The numbers and titles of what can be looked up."""
        return []

    def page(self, number: str, language: str) -> Page | None:
        """What stands under that number; None if nothing does."""
        return None

    def pages(self, language: str) -> Iterator[Page]:
        """Everything that can be looked up."""
        yield from ()

    def provable(self, language: str) -> Iterator[Page]:
        """What wants a test beside the rules: number and title each."""
        yield from ()
