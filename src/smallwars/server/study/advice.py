"""Hints for who plays alone, and analyses of games that are over: thought out in a process of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from ...bots.hints import DEPTHS
from ...lab.analyses.analysis import Analysis, Ended
from ..bots.processes import Processes
from ..bots.service import BOT
from ..errors import RequestError
from ..services import Service
from ..storage.models import Person
from ..tables.live_table import GRADES, LiveTable
from ..tables.table_views import table_result_out
from .advice_worker import PlayedGame, analyse, find_hint

MAX_ANALYSES: Final = 64
"""Analyses that are remembered."""
MAX_WAITING: Final = 8
"""Analyses that may wait at a time."""


class Advice(Service):
    """Advises players and those who look back."""

    def __init__(self) -> None:
        self._hint_process = Processes(1)
        self._analysis_process = Processes(1)
        """Of its own: nobody waits for a hint until another's game is analysed."""
        self._analyses: OrderedDict[tuple[str, str], asyncio.Task[Analysis]] = OrderedDict()
        self._hint_waiters: set[str] = set()
        """People who wait for a hint."""

    async def stop(self) -> None:
        for task in self._analyses.values():
            task.cancel()
        self._hint_process.stop()
        self._analysis_process.stop()

    async def hint(self, live: LiveTable, person: Person, depth: str, language: str) -> list[str]:
        """What the search would do; only for who plays nobody but bots and himself."""
        check_hint(live, person, depth)
        if person.id in self._hint_waiters:
            raise RequestError(429, "hint-busy")
        self._hint_waiters.add(person.id)
        try:
            return await self._hint_process.run("a hint", find_hint, played_game(live), live.to_move, depth, language)
        finally:
            self._hint_waiters.discard(person.id)

    def analysis(self, live: LiveTable, language: str) -> asyncio.Task[Analysis]:
        """The analysis of a game that is over, made or being made; one that failed is handed out once."""
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
    """All that the process needs to know."""
    return PlayedGame(live.play.log.opening, live.play.log.words())


def other_ending(live: LiveTable, language: str) -> Ended | None:
    """How a game ended that somebody gave up, or had no more time for."""
    ended = table_result_out(live.title, live.table.result, language)
    return (
        Ended(ended.winner, ended.grade, ended.text) if ended is not None and ended.grade in GRADES.values() else None
    )


def check_hint(live: LiveTable, person: Person, depth: str) -> None:
    """Who may have a hint, and of what kind."""
    if depth not in DEPTHS:
        raise RequestError(400, "hint-depth", depth=depth, depths=", ".join(DEPTHS))
    if live.table.lesson:
        raise RequestError(400, "lesson-hint")
    if not live.is_asked(person.id):
        raise RequestError(403, "not-your-turn", faction=live.to_move or "")
    if any(seat.kind != BOT and person.id not in seat.holders for seat in live.seats):
        raise RequestError(403, "hint-opponent")


def check_over(live: LiveTable) -> None:
    """Only a game that is over is looked into with open cards."""
    if not live.table.finished:
        raise RequestError(400, "analysis-running")
