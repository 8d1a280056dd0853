"""The part of a title that shows its board as text, and the door to it. The plain one lists a position's fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.engine.title import Options, Position, Title

from .field_lines import NOTHING, FieldLine, every_field_line, field_lines
from .parts import part
from .text_drawing import ASKED_ABOUT, DIM, MAY_CHOOSE, actor_colours, style_of, wrapped
from .words import name

Known = TypeVar("Known", bound=Title)
"""The titles a board knows how to show."""

Page = tuple[str, str]
"""A heading and a text."""

SPACES: Final = ("spaces", "regions", "areas")
"""The fields in which the data of titles hold the spaces of their maps."""
WIDTH: Final = 63
INDENT: Final = "  "


class TextBoard(Generic[Known]):
    """A title's board as text, in a game with these options."""

    large: ClassVar[bool] = False
    """Whether the map is wider than 63 columns; 79 is the most."""
    has_cards: ClassVar[bool] = False
    rule: ClassVar[str] = ""
    """A paragraph to name where it is explained how to look one up."""
    headings: ClassVar[tuple[str, ...]] = ()
    """The verbs of the log that begin a new part of the game."""
    deeds: ClassVar[tuple[str, ...]] = ()
    """The verbs with which a faction, their first int, sets about something."""
    concerns: ClassVar[tuple[str, ...]] = ()
    """The other verbs whose first int is the faction that they concern."""

    def __init__(self, title: Known, options: Options) -> None:
        self.title = title
        self.options = options

    # The board

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        """The map; the places that may be chosen are marked, and the one that the question is about."""
        lines = field_lines(self.title, view, language)
        shown = [line for line in lines if not line.depth or line.value != NOTHING or line.key in places]
        marks = [MAY_CHOOSE if line.key in places else ASKED_ABOUT if line.key == about else " " for line in shown]
        return Text("\n").join(field_text(line, mark) for line, mark in zip(shown, marks))

    def below(self, view: Position, language: str) -> Text:
        """The part below the map: tracks and boxes."""
        return Text()

    def lasting(self, view: Position, language: str) -> Text:
        """The part below the tracks that is shown if there is room."""
        return Text()

    def side_panel(self, view: Position, language: str) -> Text:
        """The part to the right of the map: the card face up, or what else decides the turn."""
        return Text()

    def line_of(self, drawn: Text, place: str, language: str) -> int | None:
        """The number of the line of the map on which a place stands; None where the map need not be scrolled."""
        return None

    def progress(self, view: Position, language: str) -> str:
        """The stage that the game has reached, in a few words."""
        return ""

    def prose(self, view: Position, language: str) -> list[str]:
        """The whole board in sentences, a line each."""
        return [INDENT * line.depth + line.text for line in every_field_line(self.title, view, language)]

    # The map

    def places(self) -> Mapping[str, Mapping[str, Any]]:
        """The spaces and boxes of the map with their data, in the order of the map."""
        data = self.title.data_for(self.options)
        return {item["id"]: item for kind in SPACES for item in data.get(kind, ())}

    def place(self, view: Position, id: str, language: str) -> str:
        """One space in a sentence: what it is, and what it holds."""
        held = [line.value for line in every_field_line(self.title, view, language) if line.key == id and line.value]
        return ": ".join([name(self.title, language, id), *held[:1]])

    # Colours

    def colours(self) -> Mapping[str, str]:
        """The colour of chance and of each faction in a terminal."""
        return actor_colours(self.title.actors)

    def style_of(self, faction: str | None) -> str:
        """The style in which the name of a faction stands out in its colour."""
        return style_of(self.colours(), faction)

    # The log

    def log_line(self, entry: Entry, language: str) -> Text:
        """A sentence of the log; headings stand out, and a faction's deeds have its colour."""
        sentence = entry.text(language)
        if entry.verb in self.headings:
            return Text(sentence, "bold")
        if entry.verb in self.deeds:
            return Text(sentence, self.style_of(self.title.actors[entry.args[0]]))
        colour = self.colours().get(self.title.actors[entry.args[0]], "") if entry.verb in self.concerns else ""
        return Text("  " + sentence, colour)

    def log_details(self, entry: Entry, language: str) -> list[str]:
        """Further lines after a sentence of the log in a game that is shown line by line."""
        return []

    # What can be looked up beside the rules

    def open_cards(self, view: Position) -> list[str]:
        """The numbers of the cards whose texts count now: the one face up, and those whose effects last."""
        return []

    def example(self) -> str:
        """A card to name where it is explained how to look one up."""
        return ""

    def index(self, language: str) -> list[str]:
        """The numbers and titles of what can be looked up."""
        return []

    def page(self, number: str, language: str) -> Page | None:
        """The heading and the text under that number; None if there is none."""
        return None

    def pages(self, language: str) -> Iterator[Page]:
        """All pages that can be looked up."""
        yield from ()

    def provable(self, language: str) -> Iterator[Page]:
        """The number and title of everything beside the rules that wants a test."""
        yield from ()


def field_text(line: FieldLine, mark: str) -> Text:
    """A field in as many lines as it needs, its name set apart from its value."""
    before = INDENT * line.depth
    first, *further = wrapped(line.text.split(" "), WIDTH - len(mark) - len(before) - len(INDENT))
    drawn = Text.assemble((mark, "bold"), before, first)
    for text in further:
        drawn.append(f"\n{' ' * len(mark)}{before}{INDENT}{text}")
    drawn.stylize(DIM if line.value else "bold", len(mark + before), len(mark + before) + len(line.name) + 1)
    return drawn


def text_board(title: Title, options: Options | None = None) -> TextBoard[Any]:
    """The board of a title as text, in a game with these options."""
    return part(title, "text_board", TextBoard, lambda kind: kind(title, options or {}))
