"""Hints for who plays alone, and analyses of games that are over: thought out in a process of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ..bots.evaluators import EVALUATORS
from ..bots.hints import DEPTHS
from ..lab.analysis import Analysis
from .advising import Asked, analysed, hinted
from .beside import Beside
from .bots import BOT, context, start_pool
from .errors import Trouble
from .live import Live
from .models import Person

if TYPE_CHECKING:
    from .parts import Server

KEPT: Final = 64
"""Analyses that are remembered."""
WAITING: Final = 8
"""Analyses that may wait at a time."""

Told = TypeVar("Told")


class Advice(Beside):
    """Advises players and those who look back."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._pool: ProcessPoolExecutor | None = None
        self._made: OrderedDict[tuple[str, str], asyncio.Task[Analysis]] = OrderedDict()
        self._asking: set[str] = set()
        """People who wait for a hint."""
        self._stopped = False

    async def stop(self) -> None:
        self._stopped = True
        pool, self._pool = self._pool, None
        for task in self._made.values():
            task.cancel()
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, work: Callable[..., Told], *args: Any) -> Told:
        """In the advisers' process; one that has died is replaced."""
        for again in (True, False):
            pool = self._pool = self._pool or start_pool(1, context(), b"\0")
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if not again or self._stopped:
                    raise
        raise AssertionError

    async def hint(self, live: Live, person: Person, depth: str, language: str) -> list[str]:
        """What the search would do; only for who plays nobody but bots and himself."""
        check_hint(live, person, depth)
        if person.id in self._asking:
            raise Trouble(429, "hint-busy")
        self._asking.add(person.id)
        try:
            return await self._think(hinted, asked(live), live.to_move, depth, language)
        finally:
            self._asking.discard(person.id)

    def analysis(self, live: Live, language: str) -> asyncio.Task[Analysis]:
        """The analysis of a game that is over, made or being made."""
        check_over(live)
        key = (live.id, language)
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if sum(not each.done() for each in self._made.values()) >= WAITING:
                raise Trouble(503, "analysis-busy")
            task = asyncio.create_task(self._think(analysed, asked(live), language))
        self._made[key] = task
        while len(self._made) > KEPT:
            self._made.popitem(last=False)[1].cancel()
        return task


def asked(live: Live) -> Asked:
    """All that the process needs to know."""
    return Asked(live.play.opening, [token.word for token in live.play.tokens])


def check_hint(live: Live, person: Person, depth: str) -> None:
    """Who may have a hint, and of what kind."""
    if depth not in DEPTHS:
        raise Trouble(400, "hint-depth", depth=depth, depths=", ".join(DEPTHS))
    if live.table.title not in EVALUATORS:
        raise Trouble(400, "no-advice", title=live.title.name)
    if not live.is_asked(person.id):
        raise Trouble(403, "not-your-turn", faction=live.to_move or "")
    if any(seat.kind != BOT and person.id not in seat.holders for seat in live.seats):
        raise Trouble(403, "hint-opponent")


def check_over(live: Live) -> None:
    """Only a game that is over is looked into with open cards."""
    if not live.table.finished:
        raise Trouble(400, "analysis-running")
    if live.table.title not in EVALUATORS:
        raise Trouble(400, "no-advice", title=live.title.name)
