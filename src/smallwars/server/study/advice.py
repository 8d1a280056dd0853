"""Hints for people who play alone, and analyses of finished games: thought out in processes of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from ...bots.hints import DEPTHS
from ...lab.analyses.analysis import Analysis, GameResult
from ..bots.processes import Processes
from ..bots.service import BOT
from ..errors import RequestError
from ..services import Service
from ..storage.models import Person
from ..tables.live_table import GRADES, LiveTable
from ..tables.table_views import table_result_out
from .advice_worker import PlayedGame, analyse, find_hint

MAX_ANALYSES: Final = 64
"""The most analyses that are remembered."""
MAX_WAITING: Final = 8
"""The most analyses that may wait at a time."""


class Advice(Service):
    """The service that makes hints and analyses."""

    def __init__(self) -> None:
        self._hint_process = Processes(1)
        self._analysis_process = Processes(1)
        """A process apart from that for hints, so that nobody waits for a hint until another's game is analysed."""
        self._analyses: OrderedDict[tuple[str, str], asyncio.Task[Analysis]] = OrderedDict()
        self._hint_waiters: set[str] = set()
        """The ids of people who wait for a hint."""

    async def stop(self) -> None:
        for task in self._analyses.values():
            task.cancel()
        self._hint_process.stop()
        self._analysis_process.stop()

    async def hint(self, live: LiveTable, person: Person, depth: str, language: str) -> list[str]:
        """Find what the search would do; only for people who play nobody but bots and themselves."""
        check_hint(live, person, depth)
        if person.id in self._hint_waiters:
            raise RequestError(429, "hint-busy")
        self._hint_waiters.add(person.id)
        try:
            return await self._hint_process.run("a hint", find_hint, played_game(live), live.to_move, depth, language)
        finally:
            self._hint_waiters.discard(person.id)

    def analysis(self, live: LiveTable, language: str) -> asyncio.Task[Analysis]:
        """The analysis of a finished game, made or being made; one that failed is handed out once."""
        check_over(live)
        key = (live.id, language)
        task = self._analyses.pop(key, None)
        if task is not None and task.done() and not task.cancelled() and task.exception() is not None:
            return task
        if task is None or task.cancelled():
            if sum(not each.done() for each in self._analyses.values()) >= MAX_WAITING:
                raise RequestError(503, "analysis-busy")
            game = replace(played_game(live), result=other_ending(live, language))
            task = asyncio.create_task(self._analysis_process.run("an analysis", analyse, game, language))
        self._analyses[key] = task
        while len(self._analyses) > MAX_ANALYSES:
            self._analyses.popitem(last=False)[1].cancel()
        return task


def played_game(live: LiveTable) -> PlayedGame:
    """The game of a table, for a process."""
    return PlayedGame(live.play.log.opening, live.play.log.words())


def other_ending(live: LiveTable, language: str) -> GameResult | None:
    """The ending of a game that somebody gave up or ran out of time for; None for other endings."""
    ended = table_result_out(live.title, live.table.result, language)
    return (
        GameResult(ended.winner, ended.grade, ended.text)
        if ended is not None and ended.grade in GRADES.values()
        else None
    )


def check_hint(live: LiveTable, person: Person, depth: str) -> None:
    """Check that a person may have such a hint."""
    if depth not in DEPTHS:
        raise RequestError(400, "hint-depth", depth=depth, depths=", ".join(DEPTHS))
    if live.table.lesson:
        raise RequestError(400, "lesson-hint")
    if not live.is_asked(person.id):
        raise RequestError(403, "not-your-turn", faction=live.to_move or "")
    if any(seat.kind != BOT and person.id not in seat.holders for seat in live.seats):
        raise RequestError(403, "hint-opponent")


def check_over(live: LiveTable) -> None:
    """Check that a game is over: only then it is analysed, with open cards."""
    if not live.table.finished:
        raise RequestError(400, "analysis-running")
