"""The clocks of tables: minutes a side, or days a turn with a bank; and what happens when a time is up."""

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
from .storage.database import Database, ServerValue
from .storage.models import Event, Holder, Seat, Table
from .tables.live_table import TIMEOUT, Draft, LiveTable
from .tables.log_replay import UNDO
from .tables.service import Tables
from .wire import ClockRequest, TableRequest

logger = logging.getLogger(__name__)

CLOCK: Final = "clock"
"""The kind of an event of the clock: it starts, stands at 0, or a bot takes the seat."""
START, FLAG, BOT = "start", "flag", "bot"
STAND_IN: Final = "greedy"
SWEEP_INTERVAL: Final = 1.0
"""Seconds between two searches for times that are up."""
DAY: Final = 86400.0

ALIVE: Final = "alive"
SIGN_INTERVAL: Final = 5.0
"""Seconds between two signs of life in the database."""

Clock = dict[str, Any]
"""A clock as it is stored: kind, timeout, increment or turn; `left`: seconds of each side when its turn began, or will
begin; `running`, `since`: whose clock runs and since when; `rest`: what each had left when it last passed the turn."""


def new_clock(request: ClockRequest, factions: Sequence[str]) -> Clock | None:
    """Make a clock that does not run yet; None for a table without one."""
    if request.kind == "none":
        return None
    initial = request.minutes * 60 if request.kind == "live" else (request.days + request.bank) * DAY
    extra = {"increment": request.increment} if request.kind == "live" else {"turn": request.days * DAY}
    left = {faction: initial for faction in factions}
    return {
        "kind": request.kind,
        "timeout": request.timeout,
        "left": left,
        "running": None,
        "since": None,
        "rest": {},
    } | extra


def start_clock(clock: Clock, faction: str | None, now: float) -> tuple[Clock, float | None]:
    """Let a side's clock run, or none; the new clock and the time at which it runs out."""
    new = clock | {"running": faction, "since": None if faction is None else now}
    left = 0.0 if faction is None else clock["left"][faction]
    stands = faction is None or (left <= 0 and clock["timeout"] == "nothing")
    return new, None if stands else now + left


def time_left(clock: Clock, now: float) -> float:
    """The seconds that are left to the side whose clock runs."""
    left: float = clock["left"][clock["running"]] - (now - clock["since"])
    return max(0.0, left)


def pass_turn(clock: Clock, now: float) -> Clock:
    """Pass the turn to the other side. Live: seconds are added; correspondence: the days of a turn begin anew."""
    side = clock["running"]
    if side is None:
        return clock
    left = time_left(clock, now)
    if clock["kind"] == "live":
        renewed = left + clock["increment"]
    else:
        renewed = clock["turn"] + min(left, max(0.0, clock["left"][side] - clock["turn"]))
    return clock | {"left": clock["left"] | {side: renewed}, "rest": clock["rest"] | {side: left}}


def give_turn_back(clock: Clock, side: str) -> Clock:
    """Give the turn back after a takeback: the side that takes it back has what it had when it passed the turn, and the
    other side has spent nothing."""
    left = min(clock["left"][side], clock["rest"].get(side, clock["left"][side]))
    return clock | {"left": clock["left"] | {side: left}}


def stop_clock(clock: Clock, now: float, flagged: str | None = None) -> Clock:
    """Stop a clock; nothing is left to the side that ran out of time."""
    side = clock["running"]
    left = {} if side is None else {side: time_left(clock, now)}
    left |= {} if flagged is None else {flagged: 0.0}
    return clock | {"left": clock["left"] | left, "running": None, "since": None}


class Clocks(Service):
    """The service that keeps the clocks. Every change of a clock is part of an event, so that one server makes it."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._sweeper: asyncio.Task[None] | None = None
        self._last_sign = 0.0

    async def start(self) -> None:
        """Start the clocks: live ones stood still while no server ran; correspondence clocks ran on, and may be up."""
        await self._forgive(time())
        await self.sweep(time())
        await self._start_all()
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    # Changes together with events

    async def before_create(self, table: Table, request: TableRequest, db: AsyncSession) -> None:
        """Give a new table its clock; it runs at once where everybody is there and a person is asked."""
        clock = new_clock(request.clock, list(request.seats))
        if clock is None:
            return
        is_waiting = any(seat.who in ("link", "open") for seat in request.seats.values())
        to_move = None if table.to_move is None else request.seats[table.to_move]
        is_running = not is_waiting and to_move is not None and to_move.who != "bot"
        table.clock, table.deadline = start_clock(clock, table.to_move if is_running else None, table.created)

    def before_commit(self, draft: Draft, db: Session) -> None:
        table = draft.live.table
        if not table.clock:
            return
        clock_event = next((event for event in draft.events if event.kind == CLOCK), None)
        if clock_event is not None and clock_event.word == BOT:
            take_over(db, draft.live, clock_event.actor)
        draft.values["clock"], draft.values["deadline"] = clock_after(
            draft, table.clock, table.deadline, clock_event, time()
        )

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """Start a clock when somebody has sat down, and show a bot that has taken a seat."""
        if not events:
            await self._begin(live)
        elif any(event.kind == CLOCK and event.word == BOT for event in events):
            await self.tables.reseat([live.id])

    async def _begin(self, live: LiveTable) -> None:
        clock, to_move = live.table.clock, live.to_move
        if clock and clock["running"] is None and to_move is not None and runs_for(live, to_move):
            try:
                await self.tables.mark(live.id, live.seq, CLOCK, to_move, START)
            except Stale:
                logger.info("table %s has moved on: its clock starts with the next choice", live.id)

    async def _start_all(self) -> None:
        """Start clocks that should run and do not: the server stopped before it could start them."""
        async with self.database.read() as db:
            query = select(Table).where(Table.finished.is_(False), Table.deadline.is_(None), Table.to_move.is_not(None))
            waiting = [table.id for table in await db.scalars(query) if table.clock]
        for table_id in waiting:
            try:
                await self._begin(await self.tables.load(table_id))
            except Exception:  # one table must not keep the others waiting
                logger.exception("the clock of table %s", table_id)

    # Times that are up

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            try:
                await self.sweep(time())
                await self._note_alive(time())
            except Exception:
                logger.exception("looking for times that are up")

    async def _note_alive(self, now: float) -> None:
        """Write a sign of life into the database now and then."""
        if now - self._last_sign > SIGN_INTERVAL:
            self._last_sign = now
            async with self.database.write() as db:
                await db.merge(ServerValue(name=ALIVE, value=str(now)))

    async def _forgive(self, now: float) -> None:
        """Let live clocks go on where they stood when the last server stopped."""
        async with self.database.write() as db:
            last_sign = await db.get(ServerValue, ALIVE)
            gap = 0.0 if last_sign is None else now - float(last_sign.value)
            running = select(Table).where(Table.finished.is_(False), Table.deadline.is_not(None))
            for table in list(await db.scalars(running)) if gap > 2 * SIGN_INTERVAL else []:
                if table.clock and table.clock["kind"] == "live" and table.deadline is not None:
                    table.clock = table.clock | {"since": table.clock["since"] + gap}
                    table.deadline += gap

    async def sweep(self, now: float) -> None:
        """Deal with every table where a time is up: end it, hand it to a bot, or mark it."""
        async with self.database.read() as db:
            query = select(Table.id, Table.seq).where(Table.finished.is_(False), Table.deadline <= now)
            due = (await db.execute(query.order_by(Table.deadline))).all()
        for table_id, seq in due:
            try:
                await self._end_time(table_id, seq)
            except (Stale, RequestError) as error:  # another server was faster, or a choice; or it cannot be built anew
                logger.info("table %s: %s", table_id, error)
            except Exception:
                logger.exception("the time of table %s", table_id)

    async def _end_time(self, table_id: str, seq: int) -> None:
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


def clock_after(
    draft: Draft, clock: Clock, deadline: float | None, clock_event: Event | None, now: float
) -> tuple[Clock, float | None]:
    """The clock of a table after a draft, and the time at which it runs out."""
    to_move, kinds = draft.values["to_move"], {event.kind for event in draft.events}
    if to_move is None or (clock_event is not None and clock_event.word == BOT):
        loser = next((event.actor for event in draft.events if event.kind == TIMEOUT), None)
        return stop_clock(clock, now, loser), None
    if clock_event is not None and clock_event.word == FLAG:
        return clock | {"left": clock["left"] | {clock_event.actor: 0.0}}, None
    if to_move == clock["running"]:
        return clock, deadline
    clock = give_turn_back(clock, to_move) if UNDO in kinds else pass_turn(clock, now)
    return start_clock(clock, to_move if runs_for(draft.live, to_move) else None, now)


def runs_for(live: LiveTable, faction: str | None) -> bool:
    """Whether the clock of a side may run: only a person's, and only when everybody is there."""
    seat = None if faction is None else live.seat(faction)
    return seat is not None and seat.kind != BOT and not live.is_waiting


def take_over(db: Session, live: LiveTable, faction: str) -> None:
    """Give a seat to a bot for good: nobody holds it any more, and its link leads nowhere."""
    seat = live.seat(faction)
    assert seat is not None
    db.execute(delete(Holder).where(Holder.seat_id == seat.id))
    db.execute(update(Seat).where(Seat.id == seat.id).values(kind=BOT, bot=STAND_IN, token_hash=None))
