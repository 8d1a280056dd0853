"""The board of Operation Attila for the terminal: a large map, hands that may be hidden, no text on the cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.engine.title import Options, Position
from smallwars.kit.text_board import TextBoard as PlainTextBoard
from smallwars.kit.text_drawing import ASKED_ABOUT, MAY_CHOOSE

from ..title import AttilaTitle
from . import drawing as attila
from . import prose as attila_prose
from . import turn as attila_turn
from .facts import COLOURS, Facts


class TextBoard(PlainTextBoard[AttilaTitle]):
    """Areas and boxes in their places, and beside them what decides the turn."""

    large: ClassVar[bool] = True
    rule: ClassVar[str] = "6.33"
    headings: ClassVar[tuple[str, ...]] = (
        "turn", "play_phase", "event", "ceasefire", "final_phase", "victory_points", "victory", "tie",
    )  # fmt: skip
    deeds: ClassVar[tuple[str, ...]] = ("card", "special_card", "pass", "battle", "reaction", "free_reaction")
    concerns: ClassVar[tuple[str, ...]] = ("hits", "refit", "discard", "leftover", "no_reaction", "rear_chaos")

    def __init__(self, title: AttilaTitle, options: Options) -> None:
        super().__init__(title, options)
        self.facts = Facts(title, options)

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        def mark(id: str) -> str:
            return MAY_CHOOSE if id in places else ASKED_ABOUT if id == about else " "

        return attila.island(self.facts, self.with_supply(view), language, mark)

    def with_supply(self, view: Position) -> Position:
        """6.2: a view, and which of its units are out of supply."""
        return {**view, "out_of_supply": self.title.out_of_supply(view, self.options)}

    def below(self, view: Position, language: str) -> Text:
        return attila_turn.discarded(self.facts, view, language)

    def side_panel(self, view: Position, language: str) -> Text:
        return attila_turn.turn(self.facts, view, language)

    def line_of(self, drawn: Text, place: str, language: str) -> int | None:
        """An area, a box or a unit, by the mark before its name."""
        known = self.facts.called(place, language)
        for mark in (MAY_CHOOSE, ASKED_ABOUT) if known else ():
            before, found, _ = drawn.plain.partition(f"{mark}{known}")
            if found:
                return before.count("\n")
        return None

    def progress(self, view: Position, language: str) -> str:
        return attila_turn.progress(view, language)

    def prose(self, view: Position, language: str) -> list[str]:
        return attila_prose.board(self.facts, self.with_supply(view), language)

    def places(self) -> Mapping[str, Mapping[str, Any]]:
        """Areas and boxes."""
        return {**super().places(), **{id: {} for id in attila_prose.BOXES}}

    def place(self, view: Position, id: str, language: str) -> str:
        if id in attila_prose.BOXES:
            return attila_prose.box(self.facts, view, id, language)
        return attila_prose.area(self.facts, view, id, language)

    def colours(self) -> Mapping[str, str]:
        return COLOURS

    def log_line(self, entry: Entry, language: str) -> Text:
        """What a unit does has the colour of its side."""
        if self.title.verbs[entry.verb][:1] != ("unit",):
            return super().log_line(entry, language)
        sides = [unit.side for unit in self.facts.units.values()]
        side = sides[min(entry.args[0], len(sides) - 1)]  # fighters that a data file adds follow the last of their side
        return Text(f"  {entry.text(language)}", COLOURS[side])
