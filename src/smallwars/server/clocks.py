"""Clocks: minutes a side, or days a turn with a bank; and what happens when a time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import time
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from .errors import RequestError, Stale
from .services import Service
from .storage.database import Database, Kept
from .storage.models import Event, Holder, Seat, Table
from .tables.live_table import TIMEOUT, Draft, LiveTable
from .tables.log_replay import UNDO
from .tables.service import Tables
from .wire import ClockRequest, TableRequest

logger = logging.getLogger(__name__)

CLOCK: Final = "clock"
"""The kind of an event that moves no piece: a clock starts, stands at 0, or a bot takes the seat."""
START, FLAG, BOT = "start", "flag", "bot"
STAND_IN: Final = "greedy"
SWEEP: Final = 1.0
"""Seconds between two looks for times that are up."""
DAY: Final = 86400.0

ALIVE: Final = "alive"
NOTED: Final = 5.0
"""Seconds between two notes that a server runs."""

Clock = dict[str, Any]
"""As stored: kind, timeout, increment or turn; `left`: seconds of each side when its turn began, or will begin;
`running`, `since`: whose clock runs and since when; `rest`: what each had left when it last passed the turn."""


def new_clock(request: ClockRequest, factions: Sequence[str]) -> Clock | None:
    """A clock that does not run yet."""
    if request.kind == "none":
        return None
    given = request.minutes * 60 if request.kind == "live" else (request.days + request.bank) * DAY
    each = {"increment": request.increment} if request.kind == "live" else {"turn": request.days * DAY}
    left = {faction: given for faction in factions}
    return {
        "kind": request.kind,
        "timeout": request.timeout,
        "left": left,
        "running": None,
        "since": None,
        "rest": {},
    } | each


def run(clock: Clock, faction: str | None, now: float) -> tuple[Clock, float | None]:
    """That side's clock runs from now on, or none; the clock and when it will run out."""
    started = clock | {"running": faction, "since": None if faction is None else now}
    left = 0.0 if faction is None else clock["left"][faction]
    stands = faction is None or (left <= 0 and clock["timeout"] == "nothing")
    return started, None if stands else now + left


def rest(clock: Clock, now: float) -> float:
    """What the side whose clock runs has left."""
    left: float = clock["left"][clock["running"]] - (now - clock["since"])
    return max(0.0, left)


def passed(clock: Clock, now: float) -> Clock:
    """The turn goes to the other side. Live: something is added; correspondence: the days are given anew."""
    side = clock["running"]
    if side is None:
        return clock
    left = rest(clock, now)
    if clock["kind"] == "live":
        renewed = left + clock["increment"]
    else:
        renewed = clock["turn"] + min(left, max(0.0, clock["left"][side] - clock["turn"]))
    return clock | {"left": clock["left"] | {side: renewed}, "rest": clock["rest"] | {side: left}}


def given_back(clock: Clock, side: str) -> Clock:
    """A takeback gives the turn back: who takes it back has what he had when he passed it, not more; and the other side
    has not thought."""
    left = min(clock["left"][side], clock["rest"].get(side, clock["left"][side]))
    return clock | {"left": clock["left"] | {side: left}}


def stopped(clock: Clock, now: float, flagged: str | None = None) -> Clock:
    """No clock runs any more; of the side that ran out of time nothing is left."""
    side = clock["running"]
    left = {} if side is None else {side: rest(clock, now)}
    left |= {} if flagged is None else {flagged: 0.0}
    return clock | {"left": clock["left"] | left, "running": None, "since": None}


class Clocks(Service):
    """Keeps the clocks: every change of a clock is part of an event, so that one server makes it."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._sweeping: asyncio.Task[None] | None = None
        self._noted = 0.0

    async def start(self) -> None:
        """While no server ran no live clock ran; days a turn went on, and what ran out is up at once."""
        await self._forgive(time())
        await self.sweep(time())
        await self._start_all()
        self._sweeping = asyncio.create_task(self._sweep_on())

    async def stop(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)

    # With the events

    async def creating(self, table: Table, request: TableRequest, db: AsyncSession) -> None:
        """If everybody is there, the clock of a person who is asked runs at once."""
        clock = new_clock(request.clock, list(request.seats))
        if clock is None:
            return
        waits = any(seat.who in ("link", "open") for seat in request.seats.values())
        asked = None if table.to_move is None else request.seats[table.to_move]
        runs = not waits and asked is not None and asked.who != "bot"
        table.clock, table.deadline = run(clock, table.to_move if runs else None, table.created)

    def committing(self, draft: Draft, db: Session) -> None:
        table = draft.live.table
        if not table.clock:
            return
        mark = next((event for event in draft.events if event.kind == CLOCK), None)
        if mark is not None and mark.word == BOT:
            take_over(db, draft.live, mark.actor)
        draft.values["clock"], draft.values["deadline"] = turned(draft, table.clock, table.deadline, mark, time())

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """Somebody sat down; or a bot has taken a seat."""
        if not events:
            await self._begin(live)
        elif any(event.kind == CLOCK and event.word == BOT for event in events):
            await self.tables.reseat([live.id])

    async def _begin(self, live: LiveTable) -> None:
        clock, asked = live.table.clock, live.to_move
        if clock and clock["running"] is None and asked is not None and runs_for(live, asked):
            try:
                await self.tables.mark(live.id, live.seq, CLOCK, asked, START)
            except Stale:
                logger.info("table %s has moved on: its clock starts with the next choice", live.id)

    async def _start_all(self) -> None:
        """Clocks that should run and do not: the server stopped before it could start them."""
        async with self.database.read() as db:
            wanted = select(Table).where(
                Table.finished.is_(False), Table.deadline.is_(None), Table.to_move.is_not(None)
            )
            waiting = [table.id for table in await db.scalars(wanted) if table.clock]
        for table_id in waiting:
            try:
                await self._begin(await self.tables.load(table_id))
            except Exception:  # one table must not keep the others waiting
                logger.exception("the clock of table %s", table_id)

    # By the hour

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep(time())
                await self._live_on(time())
            except Exception:
                logger.exception("looking for times that are up")

    async def _live_on(self, now: float) -> None:
        """Note now and then that a server runs."""
        if now - self._noted > NOTED:
            self._noted = now
            async with self.database.write() as db:
                await db.merge(Kept(name=ALIVE, value=str(now)))

    async def _forgive(self, now: float) -> None:
        """Live clocks go on where they stood when the last server stopped."""
        async with self.database.write() as db:
            noted = await db.get(Kept, ALIVE)
            gap = 0.0 if noted is None else now - float(noted.value)
            running = select(Table).where(Table.finished.is_(False), Table.deadline.is_not(None))
            for table in list(await db.scalars(running)) if gap > 2 * NOTED else []:
                if table.clock and table.clock["kind"] == "live" and table.deadline is not None:
                    table.clock = table.clock | {"since": table.clock["since"] + gap}
                    table.deadline += gap

    async def sweep(self, now: float) -> None:
        """End, or hand over, or mark every table where a time is up."""
        async with self.database.read() as db:
            over = select(Table.id, Table.seq).where(Table.finished.is_(False), Table.deadline <= now)
            due = (await db.execute(over.order_by(Table.deadline))).all()
        for table_id, seq in due:
            try:
                await self._run_out(table_id, seq)
            except (Stale, RequestError) as error:  # another server was faster, or a choice; or it cannot be built anew
                logger.info("table %s: %s", table_id, error)
            except Exception:
                logger.exception("the time of table %s", table_id)

    async def _run_out(self, table_id: str, seq: int) -> None:
        live = await self.tables.load(table_id)
        clock = live.table.clock
        if live.seq != seq or not clock or clock["running"] is None:
            await self.tables.reread(table_id)  # this server has not heard of it yet
            clock = live.table.clock
        if live.seq != seq or not clock or clock["running"] is None:
            return
        if clock["timeout"] == "lose":
            await self.tables.end(table_id, seq, TIMEOUT, clock["running"])
        else:
            word = BOT if clock["timeout"] == "bot" else FLAG
            await self.tables.mark(table_id, seq, CLOCK, clock["running"], word)


def turned(
    draft: Draft, clock: Clock, deadline: float | None, mark: Event | None, now: float
) -> tuple[Clock, float | None]:
    """The clock after a draft, and when it runs out."""
    asked, kinds = draft.values["to_move"], {event.kind for event in draft.events}
    if asked is None or (mark is not None and mark.word == BOT):
        loser = next((event.actor for event in draft.events if event.kind == TIMEOUT), None)
        return stopped(clock, now, loser), None
    if mark is not None and mark.word == FLAG:
        return clock | {"left": clock["left"] | {mark.actor: 0.0}}, None
    if asked == clock["running"]:
        return clock, deadline
    clock = given_back(clock, asked) if UNDO in kinds else passed(clock, now)
    return run(clock, asked if runs_for(draft.live, asked) else None, now)


def runs_for(live: LiveTable, faction: str | None) -> bool:
    """Whether time counts for a side: a person's, when everybody is there."""
    seat = None if faction is None else live.seat(faction)
    return seat is not None and seat.kind != BOT and not live.is_waiting


def take_over(db: Session, live: LiveTable, faction: str) -> None:
    """A bot takes a seat for good: nobody holds it any more, and its link leads nowhere."""
    seat = live.seat(faction)
    assert seat is not None
    db.execute(delete(Holder).where(Holder.seat_id == seat.id))
    db.execute(update(Seat).where(Seat.id == seat.id).values(kind=BOT, bot=STAND_IN, token_hash=None))
