"""The tables: opening them, playing at them, sitting down. A choice counts when the database has taken it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import Final

from sqlalchemy import delete, exists, func, insert, not_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from ...engine.errors import IllegalChoice, NothingToUndo
from ...engine.version import __version__
from ...texts import FALLBACK
from ..bots.faults import Faults
from ..errors import RequestError, Stale
from ..realtime.hub import Hub
from ..realtime.notices import Notices
from ..services import Service
from ..storage.database import Database
from ..storage.models import Event, Holder, Person, Seat, Snapshot, Table
from ..study.lessons import follow, one_back
from ..wire import ChoiceRequest, RetractRequest, TableRequest, UndoRequest
from .board_views import board_out
from .game_in_play import GameInPlay, Opening, Step
from .live_table import RESIGN, Draft, LiveSeat, LiveTable
from .log_replay import UnplayableLog, rebuild
from .rows import (
    MAX_KEY,
    check_request,
    first_events,
    first_snapshot,
    hash_token,
    new_id,
    new_seat,
    new_table,
    new_token,
    read_events,
    read_seats,
)

__all__ = ["Tables", "hash_token", "new_id"]

logger = logging.getLogger(__name__)

MAX_TABLES: Final = 100
"""The most unfinished tables that a person may have opened."""
MAX_BOT_TABLES: Final = 2
"""The most unfinished tables where only bots play that a person may have opened."""


class Tables:
    """The service of all tables; those in use are in memory."""

    def __init__(self, database: Database, hub: Hub, notices: Notices, most: int, seatable_bots: Sequence[str]) -> None:
        """Serve the tables of a database; `most`: how many stay in memory; `seatable_bots`: the levels there are."""
        self.database = database
        self._hub = hub
        self._notices = notices
        self.seatable_bots = seatable_bots
        self._services: tuple[Service, ...] = ()
        self._commit_services: list[Service] = []
        self.faults = Faults()
        self._max_lives = most
        self._lives: OrderedDict[str, LiveTable] = OrderedDict()
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._links: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._announcements: set[asyncio.Task[None]] = set()

    def inform(self, services: Sequence[Service]) -> None:
        """Register the services that hear of tables that are opened and of commits."""
        self._services = tuple(services)
        self._commit_services = [each for each in services if type(each).before_commit is not Service.before_commit]

    # Opening a table

    async def create(
        self,
        owner: Person,
        request: TableRequest,
        sandbox: bool = False,
        steps: Sequence[Step] = (),
        seed: int | None = None,
        lesson: bool = False,
        any_order: bool = True,
    ) -> LiveTable:
        """Open a table; `steps`: what was played elsewhere before, from the start in `any_order` or in that of bots."""
        check_request(request, self.seatable_bots)
        await self._check_room(owner, request)
        seed = secrets.randbits(128) if seed is None and not lesson else seed
        play = GameInPlay(Opening(request.title, request.options, seed, request.position, any_order))
        for step in steps:
            play.follow(step)
        if play.game.state.question() is not None and not play.game.any_order:
            play.loosen()
        play.roll_first()
        await asyncio.to_thread(check_drawing, play)
        table = new_table(owner, request, play, "" if seed is None else str(seed), sandbox)
        table.lesson = lesson
        tokens = {faction: new_token() for faction, seat in request.seats.items() if seat.who in ("me", "link")}
        await self._store(owner, table, request, play, tokens)
        for faction, link in tokens.items():
            self._remember(table.id, faction, link)
        live = await self.load(table.id)
        self._announce(live, [])
        return live

    async def _check_room(self, owner: Person, request: TableRequest) -> None:
        """Refuse a table to a person who has too many unfinished ones, or too many where only bots play."""
        only_bots = all(seat.who == "bot" for seat in request.seats.values())
        person = exists().where(Seat.table_id == Table.id, Seat.kind != "bot")
        query = select(func.count()).select_from(Table).where(Table.owner_id == owner.id, Table.finished.is_(False))
        async with self.database.read() as db:
            open_tables = await db.scalar(query.where(not_(person)) if only_bots else query) or 0
        most = MAX_BOT_TABLES if only_bots else MAX_TABLES
        if open_tables >= most:
            raise RequestError(429, "tables-of-bots" if only_bots else "tables-open", most=most)

    async def _store(
        self, owner: Person, table: Table, request: TableRequest, play: GameInPlay, tokens: dict[str, str]
    ) -> None:
        async with self.database.write() as db:
            for service in self._services:
                await service.before_create(table, request, db)
            db.add(table)
            await db.flush()
            for faction, seat in request.seats.items():
                row = new_seat(table.id, faction, seat, tokens.get(faction))
                db.add(row)
                await db.flush()
                if seat.who == "me":
                    db.add(Holder(seat_id=row.id, person_id=owner.id))
            db.add_all(first_events(table, play))
            db.add(first_snapshot(table, play))

    # Finding a table

    async def load(self, table_id: str) -> LiveTable:
        """Get a table, from memory or built anew from its log."""
        live = self._lives.get(table_id)
        if live is None:
            task = self._loads.get(table_id) or asyncio.create_task(self._read(table_id))
            self._loads[table_id] = task
            try:
                live = await asyncio.shield(task)
            finally:
                self._loads.pop(table_id, None)
        return self._keep(live)

    def cached(self, table_id: str) -> LiveTable | None:
        """Get a table if it is in memory."""
        return self._lives.get(table_id)

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a table in memory, and let the one go that was not used for longest."""
        live = self._lives.setdefault(live.id, live)
        self._lives.move_to_end(live.id)
        if len(self._lives) > self._max_lives:
            idle = [id for id, other in self._lives.items() if not other.lock.locked() and other is not live]
            for id in idle[:1]:
                del self._lives[id]
        return live

    async def _read(self, table_id: str) -> LiveTable:
        async with self.database.read() as db:
            table = await db.get(Table, table_id) if table_id.isalnum() and table_id.isascii() else None
            if table is None:
                raise RequestError(404, "table", table=table_id)
            seats = await read_seats(db, table)
            events = await read_events(db, table)
            query = select(Snapshot).where(Snapshot.table_id == table_id).order_by(Snapshot.seq.desc())
            snapshots = list(await db.scalars(query))
        try:
            play = await asyncio.to_thread(rebuild, table, events, snapshots, __version__)
        except UnplayableLog:
            raise RequestError(500, "broken", version=table.rules_version) from None
        live = LiveTable(table, seats, play)
        if not table.finished and not play.game.any_order:
            await self._loosen(live)
        return live

    async def _loosen(self, live: LiveTable) -> None:
        """Let a table of an earlier version go on with its picks in any order."""
        draft = Draft(live)
        draft.loosen()
        with suppress(Stale):  # another server was faster
            await self._commit(live, draft)

    async def refresh(self, live: LiveTable) -> None:
        """Read the events and seats that other servers have written."""
        async with self.database.read() as db:
            table = await db.get(Table, live.id)
            assert table is not None
            seats = await read_seats(db, table)
            events = await read_events(db, table, live.seq)
        live.seats = seats
        live.follow(table, events)

    def in_memory(self) -> set[str]:
        """The ids of tables that are in memory, or being loaded."""
        return {*self._lives, *self._loads}

    async def reread(self, table_id: str) -> None:
        """Refresh a table that another server has changed, if it is in memory."""
        if table_id in self._lives or table_id in self._loads:
            live = await self.load(table_id)
            async with live.lock:
                await self.refresh(live)

    # Playing

    async def choose(self, table_id: str, person: Person, choice: ChoiceRequest, language: str = "en") -> LiveTable:
        """Take a person's choice."""
        live = await self.load(table_id)
        async with live.lock:
            if await self._is_repeated(live, choice, person, choice.option):
                return live
            self._check_turn(live, person, choice.faction)
            draft = Draft(live, person.id, choice.key)
            try:
                draft.choose(choice.option)
            except IllegalChoice:
                raise refusal_error(live, choice.option, language) from None
            if live.table.lesson:
                follow(draft, language)
            return await self._commit_once(live, draft, choice, person, choice.option)

    async def undo(self, table_id: str, person: Person, undo: UndoRequest) -> LiveTable:
        """Take the last choice back for a person."""
        live = await self.load(table_id)
        if live.table.lesson:
            return await self.guide(table_id, person, undo, one_back)
        async with live.lock:
            if await self._is_repeated(live, undo, person, ""):
                return live
            factions = self._check_playing(live, person)
            draft = Draft(live, person.id, undo.key)
            faction = live.play.game.undoable()
            if faction is not None and faction not in factions:
                raise RequestError(403, "not-your-choice")
            try:
                draft.undo(faction or factions[0])
            except NothingToUndo as error:
                raise RequestError(400, "undo", why=error) from None
            return await self._commit_once(live, draft, undo, person, "")

    async def retract(self, table_id: str, person: Person, request: RetractRequest) -> LiveTable:
        """Take one pick of an unfinished series back for a person."""
        live = await self.load(table_id)
        async with live.lock:
            if await self._is_repeated(live, request, person, None):
                return live
            self._check_turn(live, person, None)
            draft = Draft(live, person.id, request.key)
            try:
                if live.table.lesson:
                    raise NothingToUndo("retract-nothing")
                draft.retract(request.pick)
            except NothingToUndo as error:
                raise RequestError(400, "undo", why=error) from None
            return await self._commit_once(live, draft, request, person, None)

    async def guide(
        self, table_id: str, person: Person, request: UndoRequest, act: Callable[[Draft], None]
    ) -> LiveTable:
        """Do what the learner of a lesson asks for, such as showing a move."""
        live = await self.load(table_id)
        async with live.lock:
            if await self._is_repeated(live, request, person, None):
                return live
            self._check_playing(live, person)
            draft = Draft(live, person.id, request.key)
            act(draft)
            return await self._commit_once(live, draft, request, person, None)

    async def play_for(
        self, table_id: str, seq: int, faction: str, words: Sequence[str], notes: Mapping[int, str]
    ) -> LiveTable:
        """Take the choices of a bot, all or none, with its reasons; Stale if the table has moved on."""
        live = await self.load(table_id)
        async with live.lock:
            await self._check_seq(live, seq)
            draft = Draft(live)
            for index, word in enumerate(words):
                if live.table.finished or draft.play.faction_to_move() != faction:
                    raise RequestError(403, "not-your-turn", faction=live.to_move or "")
                draft.choose(word, notes.get(index, ""))
            return await self._commit(live, draft)

    async def end(
        self, table_id: str, seq: int | None, kind: str, actor: str, person: Person | None = None
    ) -> LiveTable:
        """End a table as an actor resigns or has run out of time; with a `seq`, only if nothing has happened since."""
        live = await self.load(table_id)
        async with live.lock:
            await self._check_seq(live, live.seq if seq is None else seq)
            if live.table.finished:
                raise RequestError(409, "over", {"seq": live.seq})
            draft = Draft(live, None if person is None else person.id)
            draft.end(kind, actor)
            return await self._commit(live, draft)

    async def mark(self, table_id: str, seq: int, kind: str, actor: str, word: str) -> LiveTable:
        """Add an event that is no step of the game; Stale if the table has moved on."""
        live = await self.load(table_id)
        async with live.lock:
            await self._check_seq(live, seq)
            if live.table.finished:
                raise RequestError(409, "over", {"seq": live.seq})
            draft = Draft(live)
            draft.mark(kind, actor, word)
            return await self._commit(live, draft)

    async def resign(self, table_id: str, person: Person, faction: str | None = None) -> LiveTable:
        """Resign for a person; people who play both sides resign for the one that is asked, unless they name one."""
        live = await self.load(table_id)
        factions = self._check_playing(live, person)
        if live.table.lesson:
            raise RequestError(400, "lesson-resign")
        if faction is not None and faction not in factions:
            raise RequestError(403, "not-your-seat")
        return await self.end(table_id, None, RESIGN, faction or live.viewpoint(person.id) or factions[0], person)

    async def _is_repeated(
        self, live: LiveTable, request: ChoiceRequest | UndoRequest, person: Person, word: str | None
    ) -> bool:
        """Whether a request was taken before, with that word; Stale if it was not and the table has moved on."""
        if not 0 < len(request.key) <= MAX_KEY or not request.key.isprintable():
            raise RequestError(400, "bad-key", most=MAX_KEY)
        if request.seq == live.seq:
            return False
        async with self.database.read() as db:
            first = await db.scalar(select(Event).where(Event.table_id == live.id, Event.key == request.key))
        if first is not None and (first.person_id, first.word) != (person.id, first.word if word is None else word):
            raise RequestError(409, "key", {"seq": live.seq})
        await self._check_seq(live, live.seq if first is not None else request.seq)
        return first is not None

    async def _commit_once(
        self, live: LiveTable, draft: Draft, request: ChoiceRequest | UndoRequest, person: Person, word: str | None
    ) -> LiveTable:
        """Write a draft, unless another server has taken the same request meanwhile."""
        try:
            return await self._commit(live, draft)
        except Stale:
            if not await self._is_repeated(live, request, person, word):
                raise
            return live

    async def _check_seq(self, live: LiveTable, seq: int) -> None:
        if seq != live.seq:
            await self.refresh(live)
        if seq != live.seq:
            raise Stale(live.seq)

    def _check_playing(self, live: LiveTable, person: Person) -> list[str]:
        """The factions of a person at a table; an error if he has none or the game is over."""
        factions = live.factions(person.id)
        if not factions:
            raise RequestError(403, "no-seat")
        if live.table.finished:
            raise RequestError(400, "over")
        return factions

    def _check_turn(self, live: LiveTable, person: Person, faction: str | None) -> None:
        factions = self._check_playing(live, person)
        if faction is not None and faction not in factions:
            raise RequestError(403, "not-your-seat")
        if live.to_move not in factions or faction not in (None, live.to_move):
            raise RequestError(403, "not-your-turn", faction=live.to_move or "")

    # Writing

    async def _commit(self, live: LiveTable, draft: Draft) -> LiveTable:
        """Write a draft, which is part of the table only then; Stale if another was faster."""
        if not draft.events:
            return live
        draft.close()
        try:
            await self.database.transact(lambda db: self._write(live, draft, db))
        except IntegrityError:
            await self.refresh(live)
            raise Stale(live.seq) from None
        except BaseException:  # whether it was written is not known: the table is read anew
            self._lives.pop(live.id, None)
            raise
        live.accept(draft)
        self._keep(live)
        self._announce(live, draft.events)
        return live

    def _write(self, live: LiveTable, draft: Draft, db: Session) -> None:
        """Write a draft inside a transaction; UNIQUE(table_id, seq) of the events decides who was first."""
        db.add_all(draft.events)
        db.flush()
        if (snapshot := draft.snapshot(__version__)) is not None:
            db.add(snapshot)
        for service in self._commit_services:
            service.before_commit(draft, db)
        db.execute(update(Table).where(Table.id == live.id).values(**draft.values))
        self._notices.enclose({"table": live.id, "seq": draft.values["seq"]}, db)

    def _announce(self, live: LiveTable, events: Sequence[Event]) -> None:
        """Tell pages and services of written events, without keeping the request waiting."""
        task = asyncio.create_task(self._tell_services(live, events))
        self._announcements.add(task)
        task.add_done_callback(self._announcements.discard)

    async def _tell_services(self, live: LiveTable, events: Sequence[Event]) -> None:
        self._hub.change(live.id, live.people())
        for service in self._services:
            try:
                await service.after_commit(live, events)
            except Exception:
                logger.exception("%s after a commit at table %s", type(service).__name__, live.id)

    async def close(self) -> None:
        """Wait until pages and services have heard of what was written."""
        if self._announcements:
            await asyncio.wait(self._announcements, timeout=2)

    # Sitting down

    async def sit(self, table_id: str, person: Person, faction: str) -> LiveTable:
        """Seat a person at an open seat."""
        live = await self.load(table_id)
        async with live.lock:
            seat = self._seat(live, faction)
            async with self.database.write() as db:
                change = update(Seat).where(Seat.id == seat.id, Seat.kind == "open").values(kind="person")
                if (await db.execute(change.returning(Seat.id))).first() is None:
                    raise RequestError(409, "not-open")
                await self._add_holder(db, live, seat, person)
            return await self._reload_seats(live)

    async def claim(self, token: str, person: Person) -> tuple[LiveTable, str]:
        """Seat a person who follows a secret link; the table and the seat."""
        async with self.database.read() as db:
            seat_row = await db.scalar(select(Seat).where(Seat.token_hash == hash_token(token)))
        if seat_row is None:
            raise RequestError(404, "link")
        live = await self.load(seat_row.table_id)
        async with live.lock:
            seat = self._seat(live, seat_row.faction)
            if person.id in seat.holders:
                return live, seat.faction
            if seat.holders and person.id in live.people():
                raise RequestError(403, "link-held")
            link_token = new_token() if seat.is_empty else ""  # whoever handed the link on must not follow it himself
            async with self.database.write() as db:
                if link_token:
                    await db.execute(update(Seat).where(Seat.id == seat.id).values(token_hash=hash_token(link_token)))
                await self._add_holder(db, live, seat, person)
            if link_token:
                self._remember(live.id, seat.faction, link_token)
            return await self._reload_seats(live), seat.faction

    async def renew_link(self, table_id: str, person: Person, faction: str) -> LiveTable:
        """Make a new link to one's own seat, or to an empty one of one's own table; the old one leads nowhere."""
        live = await self.load(table_id)
        seat, token = self._seat(live, faction), new_token()
        if person.id not in seat.holders and (person.id != live.table.owner_id or not seat.is_empty):
            raise RequestError(403, "not-your-seat")
        async with live.lock:
            async with self.database.write() as db:
                await db.execute(update(Seat).where(Seat.id == seat.id).values(token_hash=hash_token(token)))
            self._remember(table_id, faction, token)
        return live

    def link(self, live: LiveTable, faction: str, person: str | None) -> str | None:
        """The link to a seat, for those who may hand it on, as long as it is remembered."""
        seat = live.seat(faction)
        is_owner = seat is not None and seat.is_empty and person == live.table.owner_id
        is_holder = seat is not None and person in seat.holders
        token = self._links.get((live.id, faction)) if is_owner or is_holder else None
        return None if token is None else f"/seat/{token}"

    def _remember(self, table_id: str, faction: str, token: str) -> None:
        self._links[table_id, faction] = token
        while len(self._links) > 4 * self._max_lives:
            self._links.popitem(last=False)

    def _seat(self, live: LiveTable, faction: str) -> LiveSeat:
        seat = live.seat(faction)
        if seat is None:
            raise RequestError(404, "seat", faction=faction)
        return seat

    async def _add_holder(self, db: AsyncSession, live: LiveTable, seat: LiveSeat, person: Person) -> None:
        mark = {"seat_id": seat.id, "person_id": person.id}
        await db.execute(delete(Holder).filter_by(**mark))  # another server may have been as fast
        await db.execute(insert(Holder).values(**mark))
        await db.execute(update(Table).where(Table.id == live.id).values(updated=time()))
        await db.run_sync(partial(self._notices.enclose, {"table": live.id, "seq": live.seq}))

    async def _reload_seats(self, live: LiveTable) -> LiveTable:
        async with self.database.read() as db:
            live.seats = await read_seats(db, live.table)
        self._announce(live, [])
        return live

    async def reseat(self, table_ids: Iterable[str]) -> None:
        """Read the seats of tables anew whose people have changed, such as a guest who became an account."""
        for table_id in table_ids:
            if (live := self.cached(table_id)) is not None:
                async with live.lock:
                    await self._reload_seats(live)


def check_drawing(play: GameInPlay) -> None:
    """Draw a game for a spectator and for the side that is asked; RequestError, and a line in the log, if it fails."""
    try:
        for faction in (None, play.faction_to_move()):
            board_out(play.game, faction, True, FALLBACK, len(play.log))
    except Exception as error:
        logger.error("title %r cannot be drawn", play.game.title.id, exc_info=error)
        raise RequestError(500, "title-broken", title=play.game.title.name) from error


def refusal_error(live: LiveTable, option: str, language: str) -> RequestError:
    """The error that says why an option cannot be chosen, with the rule."""
    game = live.play.game
    refusal, question = game.refusals().get(option), game.question()
    if refusal is not None:
        why = refusal.message(language)
        return RequestError(400, "illegal", {"rule": refusal.rule, "text": why}, option=option, why=why)
    rule = "" if question is None else question.rule
    return RequestError(400, "no-option", {"rule": rule}, option=option)
