"""The bots at the tables: they think in processes of their own, and their choices are checked like anybody's."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from time import time
from typing import Final

from sqlalchemy import and_, exists, select

from ...bots.outside.protocol import ProtocolError
from ..errors import Stale
from ..realtime.hub import Hub
from ..services import Service
from ..settings import Settings
from ..storage.database import Database
from ..storage.models import Event, Seat, Table
from ..tables.live_table import LiveSeat, LiveTable
from ..tables.service import Tables
from .processes import Processes
from .worker import Task, Turn, think

logger = logging.getLogger(__name__)

BOT: Final = "bot"
SHARE: Final = 4
"""One turn in so many is for a table where only bots play, however many people wait."""
IDLE: Final = 60.0
"""Seconds without news after which a table where a bot is to move is taken up: the server that had it may be gone."""
LOOK_INTERVAL: Final = 20.0
"""Seconds between two searches for tables where a bot is to move."""
LONGEST_WAIT: Final = 60.0
"""The most seconds between two tries after a fault of ours."""


class WaitingLine:
    """The tables that wait for a bot, first come first served; those with people and those without wait apart."""

    def __init__(self) -> None:
        self._people: deque[str] = deque()
        self._alone: deque[str] = deque()
        self._served = 0
        self._filled = asyncio.Semaphore(0)

    def put(self, table_id: str, people: bool) -> None:
        (self._people if people else self._alone).append(table_id)
        self._filled.release()

    async def get(self) -> str:
        """Wait for a table whose turn it is."""
        await self._filled.acquire()
        self._served += 1
        first, second = self._people, self._alone
        if self._served % SHARE == 0:
            first, second = second, first
        return (first or second).popleft()


class Thinkers:
    """The processes of the bots, and the table at which each is thinking."""

    def __init__(self, count: int) -> None:
        self.processes = Processes(count or max(1, (os.cpu_count() or 2) - 1))
        self.count = self.processes.count
        self._slots: dict[str, int] = {}
        """The slot of the process that thinks for each table."""

    async def think(self, task: Task) -> Turn:
        """Let a process think out one turn of a bot."""
        flags = self.processes.flags
        slot = next(slot for slot in range(self.count) if slot not in self._slots.values())
        self._slots[task.table], flags[slot] = slot, 0
        try:
            return await self.processes.run(f"a bot's turn at table {task.table}", think, replace(task, slot=slot))
        finally:
            del self._slots[task.table]

    def hurry(self, table_id: str) -> None:
        """Make the bot that is thinking at a table move now."""
        if table_id in self._slots:
            self.processes.flags[self._slots[table_id]] = 1

    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return self.processes.pids()

    def stop(self) -> None:
        self.processes.stop()


class Bots(Service):
    """The service that plays the turns of the bots."""

    def __init__(self, settings: Settings, database: Database, tables: Tables, hub: Hub) -> None:
        self.settings, self.database, self.tables, self.hub = settings, database, tables, hub
        self.thinkers = Thinkers(settings.bot_workers)
        self.pace = settings.bot_pace
        self._line = WaitingLine()
        self._busy: set[str] = set()
        """Tables that wait for a bot, or at which one is thinking."""
        self._faults: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Take up all tables where a bot is to move, and start working."""
        await self._resume(time())
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.thinkers.count)]
        self._tasks.append(asyncio.create_task(self._keep_looking()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.thinkers.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        self._consider(live)

    # Whose turn it is

    def _consider(self, live: LiveTable) -> None:
        """Put a table in line where a bot is to move; where only bots play, only after a pause for those who watch."""
        if self._may_move(live.id, live.seq) and bot_to_move(live) is not None:
            people = has_people(live)
            self._enter(live.id, people, self.pace if live.play.log.notes() and not people else 0.0)

    def _may_move(self, table_id: str, seq: int) -> bool:
        """Whether no bot has failed too often at a table; failures from before the table moved on are forgotten."""
        fault = self.tables.faults.current(table_id, seq)
        if fault is None:
            self.tables.faults.forget(table_id)
        return fault is None or not fault.is_final

    def hurry(self, live: LiveTable) -> None:
        """Make the bot of a table move now, and try one again that has failed too often."""
        self.thinkers.hurry(live.id)
        if not self._may_move(live.id, live.seq):
            self.tables.faults.forget(live.id)
            self.hub.change(live.id, live.people())
            self._consider(live)

    def _enter(self, table_id: str, people: bool, delay: float = 0.0) -> None:
        if table_id in self._busy:
            return
        self._busy.add(table_id)
        if delay:
            asyncio.get_running_loop().call_later(delay, self._line.put, table_id, people)
        else:
            self._line.put(table_id, people)

    async def _resume(self, before: float) -> None:
        """Put all tables in line where a bot is to move and nothing has happened since that time."""
        bot_seat = and_(Seat.table_id == Table.id, Seat.faction == Table.to_move, Seat.kind == BOT)
        person = exists().where(Seat.table_id == Table.id, Seat.kind != BOT).correlate(Table)
        waiting = (
            select(Table.id, Table.seq, person)
            .join(Seat, bot_seat)
            .where(Table.finished.is_(False), Table.updated <= before)
        )
        async with self.database.read() as db:
            rows = (await db.execute(waiting.order_by(Table.updated))).all()
        for table_id, seq, people in rows:
            if self._may_move(table_id, seq):
                self._enter(table_id, bool(people))

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_INTERVAL)
            try:
                await self._resume(time() - IDLE)
            except Exception:
                logger.exception("looking for tables where a bot is to move")

    # Turns

    async def _work(self) -> None:
        """Play the turns of waiting tables, one after the other, for ever."""
        while True:
            table_id = await self._line.get()
            delay = 0.0
            try:
                delay = await self._play(table_id)
                self._faults.pop(table_id, None)
            except Stale:
                pass  # the table has moved on: what was thought is dropped
            except Exception:
                delay = self._log_fault(table_id)
            self._busy.discard(table_id)
            self._continue(table_id, delay)

    def _continue(self, table_id: str, delay: float) -> None:
        live = self.tables.cached(table_id)
        if delay:
            self._enter(table_id, live is None or has_people(live), delay)
        elif live is not None:
            self._consider(live)

    def _log_fault(self, table_id: str) -> float:
        """Log an error of ours; the seconds until the bot is tried again, longer each time."""
        logger.exception("a bot at table %s", table_id)
        self._faults[table_id] = self._faults.get(table_id, 0) + 1
        return float(min(LONGEST_WAIT, 2 ** self._faults[table_id]))

    def _note_failure(self, live: LiveTable, seq: int, error: ProtocolError) -> float:
        """Note the failure of an outside bot and show it at its table; the seconds until it is tried again."""
        fault = self.tables.faults.add(live.id, seq, error)
        if fault.tries == 1:
            logger.warning("a bot at table %s: %s", live.id, error)
        self.hub.change(live.id, live.people())
        return fault.delay

    async def _play(self, table_id: str) -> float:
        """Play the turn of the bot that is asked; where it failed, the seconds until it is tried again."""
        live = await self.tables.load(table_id)
        seat, seq = bot_to_move(live), live.seq
        if seat is None:
            return 0.0
        try:
            turn = await self.thinkers.think(replace(task_for(live, seat), engine=self.settings.engine))
        except ProtocolError as error:
            return self._note_failure(live, seq, error)
        await self.tables.play_for(table_id, seq, seat.faction, turn.words, turn.notes)
        return 0.0


def bot_to_move(live: LiveTable) -> LiveSeat | None:
    """The seat of the bot that is to move; none as long as a seat of the table is empty."""
    seat = None if live.to_move is None or live.is_waiting else live.seat(live.to_move)
    return seat if seat is not None and seat.kind == BOT else None


def has_people(live: LiveTable) -> bool:
    return any(seat.kind != BOT for seat in live.seats)


def task_for(live: LiveTable, seat: LiveSeat) -> Task:
    """The task for a process that plays a bot's turn."""
    log, game = live.play.log, live.play.game
    return Task(live.id, log.opening, log.words(), game.chance_position, seat.faction, seat.bot or "")
