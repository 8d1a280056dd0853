"""The board of Greek Civil War for the terminal: no cards, and a map that is wider than others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from rich.text import Text

from smallwars.engine.title import Options, Position
from smallwars.kit.data_title import DataTitle
from smallwars.kit.text_board import TextBoard as PlainTextBoard
from smallwars.kit.text_drawing import ASKED_ABOUT, MAY_CHOOSE

from . import drawing as greek
from . import prose as greek_prose
from .facts import COLOURS, Facts
from .words import say


class TextBoard(PlainTextBoard[DataTitle]):
    """Regions in their places, and beside them what decides the turn."""

    large: ClassVar[bool] = True
    rule: ClassVar[str] = "9.1"
    headings: ClassVar[tuple[str, ...]] = ("turn", "control_check", "attrition", "victory_check", "victory", "tie")
    deeds: ClassVar[tuple[str, ...]] = ("phase", "attack")
    concerns: ClassVar[tuple[str, ...]] = ("first", "pay", "controls", "gain", "take", "index", "index_full", "agree")

    def __init__(self, title: DataTitle, options: Options) -> None:
        super().__init__(title, options)
        self.facts = Facts(title, options)

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        def mark(region: str) -> str:
            return MAY_CHOOSE if region in places else ASKED_ABOUT if region == about else " "

        return greek.regions(self.facts, view, language, mark)

    def side_panel(self, view: Position, language: str) -> Text:
        return greek.turn(self.facts, view, language)

    def line_of(self, drawn: Text, place: str, language: str) -> int | None:
        if place not in self.facts.regions:
            return None
        before, found, _ = drawn.plain.partition(self.facts.region_name(place, language))
        return before.count("\n") if found else None

    def progress(self, view: Position, language: str) -> str:
        return say(language, "greek-turn", turn=view.get("turn", 1), end=greek.end_turn(self.facts, view))

    def prose(self, view: Position, language: str) -> list[str]:
        return greek_prose.board(self.facts, view, language)

    def place(self, view: Position, id: str, language: str) -> str:
        return greek_prose.whole_region(self.facts, view, id, language)

    def colours(self) -> Mapping[str, str]:
        return COLOURS
