"""The boards of a table as they were drawn last, and its log in sentences, made in threads once for all viewers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from ...engine.title import Position
from ..wire import BoardOut, LogLine
from .board_views import board_out, log_out, question_out
from .game_in_play import GameInPlay, GameLog

if TYPE_CHECKING:
    from .live_table import LiveTable

MAX_BOARDS: Final = 6
"""The most drawn boards that are kept for a table."""


class Sight(NamedTuple):
    """A view to be drawn: of which step, for which faction, with its options or without, and in which language."""

    step: int
    viewpoint: str | None
    may_answer: bool
    language: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board with the position that it shows, and the whole log."""

    view: Position
    board: BoardOut
    log: list[LogLine]


class Drawings:
    """The pictures that are kept of a table. One is made at a time, so that the next finds what they share."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Sight, Picture] = OrderedDict()
        self._logs: dict[str, list[LogLine]] = {}
        self._lock = asyncio.Lock()

    async def show(self, live: LiveTable, person: str | None, language: str, step: int | None = None) -> Picture:
        """Draw what a person sees of a step, or of the table as it stands when the picture is done."""
        while True:
            play = live.play
            sight = live.sight(person, len(play.log) if step is None else step, language)
            picture = await self._draw(live, play, sight)
            if live.play is play and live.sight(person, sight.step, language) == sight:
                return picture

    async def _draw(self, live: LiveTable, play: GameInPlay, sight: Sight) -> Picture:
        async with self._lock:
            picture = self._pictures.get(sight)
            if picture is None or len(picture.log) < len(play.game.log):
                old_log = self._logs.get(sight.language, [])
                picture = await asyncio.to_thread(draw, play, sight, self._pictures.copy(), old_log)
                if live.play is play:
                    self._keep(sight, picture)
            return picture

    def _keep(self, sight: Sight, picture: Picture) -> None:
        self._logs[sight.language] = picture.log
        self._pictures[sight] = picture
        self._pictures.move_to_end(sight)
        if len(self._pictures) > MAX_BOARDS:
            self._pictures.popitem(last=False)

    def forget_after(self, log: GameLog) -> None:
        """Forget the pictures of steps that were taken back; `log` is what remains."""
        self._pictures.clear()
        length = log.sentences(len(log))
        self._logs = {language: lines[:length] for language, lines in self._logs.items()}


def draw(play: GameInPlay, sight: Sight, pictures: Mapping[Sight, Picture], old_log: list[LogLine]) -> Picture:
    """Draw a board, unless a kept picture shows the same one, and continue the log that is known."""
    game = play.game_at(sight.step)
    view = game.view(sight.viewpoint)
    log = [*old_log, *log_out(play, len(old_log), sight.language)] if len(old_log) < len(play.game.log) else old_log
    for other, picture in pictures.items():
        if (other.step, other.language) == (sight.step, sight.language) and picture.view == view:
            question = question_out(game, sight.may_answer, sight.language)
            return Picture(view, replace(picture.board, question=question), log)
    return Picture(view, board_out(game, sight.viewpoint, sight.may_answer, sight.language, sight.step), log)
