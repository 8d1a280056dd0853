"""A text board that fails at some positions."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.text import Text

from smallwars.engine.title import Position
from smallwars.kit.text_board import TextBoard as PlainTextBoard
from tests.kit.moody import MoodyTitle


class TextBoard(PlainTextBoard[MoodyTitle]):
    """A line of stones; fails at an odd number."""

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        if view["left"] % 2:
            raise ValueError(view["left"])
        return Text("o" * int(view["left"]))

    def colours(self) -> Mapping[str, str]:
        return {"red": "#ff0000"}
