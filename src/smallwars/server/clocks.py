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
from .storage.database import Database, ServerValue
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
SWEEP_INTERVAL: Final = 1.0
"""Seconds between two looks for times that are up."""
DAY: Final = 86400.0

ALIVE: Final = "alive"
SIGN_INTERVAL: Final = 5.0
"""Seconds between two notes that a server runs."""

Clock = dict[str, Any]
"""As stored: kind, timeout, increment or turn; `left`: seconds of each side when its turn began, or will begin;
`running`, `since`: whose clock runs and since when; `rest`: what each had left when it last passed the turn."""


def new_clock(request: ClockRequest, factions: Sequence[str]) -> Clock | None:
    """A clock that does not run yet."""
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
    """That side's clock runs from now on, or none; the clock and when it will run out."""
    started = clock | {"running": faction, "since": None if faction is None else now}
    left = 0.0 if faction is None else clock["left"][faction]
    stands = faction is None or (left <= 0 and clock["timeout"] == "nothing")
    return started, None if stands else now + left


def time_left(clock: Clock, now: float) -> float:
    """What the side whose clock runs has left."""
    left: float = clock["left"][clock["running"]] - (now - clock["since"])
    return max(0.0, left)


def pass_turn(clock: Clock, now: float) -> Clock:
    """The turn goes to the other side. Live: something is added; correspondence: the days are given anew."""
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
    """A takeback gives the turn back: who takes it back has what he had when he passed it, not more; and the other side
    has not thought."""
    left = min(clock["left"][side], clock["rest"].get(side, clock["left"][side]))
    return clock | {"left": clock["left"] | {side: left}}


def stop_clock(clock: Clock, now: float, flagged: str | None = None) -> Clock:
    """No clock runs any more; of the side that ran out of time nothing is left."""
    side = clock["running"]
    left = {} if side is None else {side: time_left(clock, now)}
    left |= {} if flagged is None else {flagged: 0.0}
    return clock | {"left": clock["left"] | left, "running": None, "since": None}


class Clocks(Service):
    """Keeps the clocks: every change of a clock is part of an event, so that one server makes it."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._sweeper: asyncio.Task[None] | None = None
        self._last_sign = 0.0

    async def start(self) -> None:
        """While no server ran no live clock ran; days a turn went on, and what ran out is up at once."""
        await self._forgive(time())
        await self.sweep(time())
        await self._start_all()
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    # With the events

    async def before_create(self, table: Table, request: TableRequest, db: AsyncSession) -> None:
        """If everybody is there, the clock of a person who is asked runs at once."""
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
        """Somebody sat down; or a bot has taken a seat."""
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
        """Clocks that should run and do not: the server stopped before it could start them."""
        async with self.database.read() as db:
            query = select(Table).where(Table.finished.is_(False), Table.deadline.is_(None), Table.to_move.is_not(None))
            waiting = [table.id for table in await db.scalars(query) if table.clock]
        for table_id in waiting:
            try:
                await self._begin(await self.tables.load(table_id))
            except Exception:  # one table must not keep the others waiting
                logger.exception("the clock of table %s", table_id)

    # By the hour

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            try:
                await self.sweep(time())
                await self._note_alive(time())
            except Exception:
                logger.exception("looking for times that are up")

    async def _note_alive(self, now: float) -> None:
        """Note now and then that a server runs."""
        if now - self._last_sign > SIGN_INTERVAL:
            self._last_sign = now
            async with self.database.write() as db:
                await db.merge(ServerValue(name=ALIVE, value=str(now)))

    async def _forgive(self, now: float) -> None:
        """Live clocks go on where they stood when the last server stopped."""
        async with self.database.write() as db:
            last_sign = await db.get(ServerValue, ALIVE)
            gap = 0.0 if last_sign is None else now - float(last_sign.value)
            running = select(Table).where(Table.finished.is_(False), Table.deadline.is_not(None))
            for table in list(await db.scalars(running)) if gap > 2 * SIGN_INTERVAL else []:
                if table.clock and table.clock["kind"] == "live" and table.deadline is not None:
                    table.clock = table.clock | {"since": table.clock["since"] + gap}
                    table.deadline += gap

    async def sweep(self, now: float) -> None:
        """End, or hand over, or mark every table where a time is up."""
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
    """The clock after a draft, and when it runs out."""
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
    """Whether time counts for a side: a person's, when everybody is there."""
    seat = None if faction is None else live.seat(faction)
    return seat is not None and seat.kind != BOT and not live.is_waiting


def take_over(db: Session, live: LiveTable, faction: str) -> None:
    """A bot takes a seat for good: nobody holds it any more, and its link leads nowhere."""
    seat = live.seat(faction)
    assert seat is not None
    db.execute(delete(Holder).where(Holder.seat_id == seat.id))
    db.execute(update(Seat).where(Seat.id == seat.id).values(kind=BOT, bot=STAND_IN, token_hash=None))
