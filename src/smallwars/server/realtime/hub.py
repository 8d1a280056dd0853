"""Live updates: who looks at which table, and the word from server to server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.orm import Session

from ..storage.database import Database
from ..tables.lists import people_of
from ..tables.live import Live
from ..tables.service import Tables

logger = logging.getLogger(__name__)

CHANNEL: Final = "smallwars"
AT_ONCE: Final = 50
"""Sessions in one notice: PostgreSQL takes 8000 bytes."""
BEAT: Final = 20.0
"""Seconds between two signs of life of a server; who has given none for three of them is gone."""

Message = dict[str, Any]
Letter = tuple[Message, Collection[str] | None]
"""A message, and the factions it is for; None: everybody."""
Loader = Callable[[str, int], Awaitable[Letter | None]]
"""(table, id) -> what is to be sent."""


class Ended(Exception):
    """The session of a page is over."""


class Watcher:
    """One open page, and what it is still to be told. Of a table that changes often it is told the latest only."""

    def __init__(self, person: str | None, language: str, session: str | None = None) -> None:
        self.person = person
        self.language = language
        self.session = session
        self.everything = False
        """Whether anything may have changed."""
        self.is_over = False
        self.factions: list[str] = []
        self._changed: set[str] = set()
        self._messages: list[Message] = []
        self._awake = asyncio.Event()

    def change(self, table_id: str) -> None:
        """That table has changed."""
        self._changed.add(table_id)
        self._awake.set()

    def tell(self, message: Message) -> None:
        """Something small."""
        self._messages.append(message)
        self._awake.set()

    def renew(self) -> None:
        """Whatever this page shows may be old."""
        self.everything = True
        self._awake.set()

    def end(self) -> None:
        """Its session is over."""
        self.is_over = True
        self._awake.set()

    async def news(self) -> tuple[set[str], list[Message]]:
        """Wait for something new: the tables that changed, and messages."""
        await self._awake.wait()
        self._awake.clear()
        if self.is_over:
            raise Ended
        changed, messages = self._changed, self._messages
        self._changed, self._messages = set(), []
        return changed, messages


class Hub:
    """Every open page of this server, and the line to the other servers on the same PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.tables: Tables
        self.name = secrets.token_hex(4)
        self.loaders: dict[str, Loader] = {}
        self._database = database
        self._at: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._of: defaultdict[str, set[Watcher]] = defaultdict(set)
        self._open: set[Watcher] = set()
        self._elsewhere: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
        self._told: dict[str, list[str]] = {}
        self._alive: dict[str, float] = {}
        """When we heard of the other servers last."""
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: asyncio.Queue[Message] = asyncio.Queue()

    # Pages

    def opens(self, watcher: Watcher) -> None:
        """A socket opens."""
        self._open.add(watcher)

    def closes(self, watcher: Watcher) -> None:
        """And closes."""
        self._open.discard(watcher)

    async def end_sessions(self, hashes: Sequence[str]) -> None:
        """These sessions are over, here and on the other servers: so are their sockets."""
        self._end(hashes)
        for start in range(0, len(hashes), AT_ONCE):
            await self._publish({"ended": list(hashes[start : start + AT_ONCE])})

    def _end(self, hashes: Collection[str]) -> None:
        for watcher in [found for found in self._open if found.session in hashes]:
            watcher.end()

    async def enter(self, table_id: str, watcher: Watcher) -> None:
        """A page opens a table."""
        self._at[table_id].add(watcher)
        if self._told.get(table_id) == self.online(table_id):
            watcher.tell({"type": "presence", "online": self.online(table_id)})
        await self._present(table_id)

    async def seat(self, table_id: str, watcher: Watcher, factions: list[str]) -> None:
        """The person at a page sits here from now on."""
        if watcher.factions != factions:
            watcher.factions = factions
            await self._present(table_id)

    async def leave(self, table_id: str, watcher: Watcher) -> None:
        """And leaves it."""
        self._at[table_id].discard(watcher)
        await self._present(table_id)
        if not self._at[table_id]:
            del self._at[table_id]
            self._elsewhere.pop(table_id, None)
            self._told.pop(table_id, None)

    def enter_lobby(self, person: str, watcher: Watcher) -> None:
        """A page wants to hear of all tables of a person."""
        self._of[person].add(watcher)

    def leave_lobby(self, person: str, watcher: Watcher) -> None:
        """And no more."""
        self._of[person].discard(watcher)
        if not self._of[person]:
            del self._of[person]

    # What pages are told

    def changed(self, live: Live) -> None:
        """A table has changed here."""
        self._change(live.id, live.people())

    def _change(self, table_id: str, people: Iterable[str]) -> None:
        for watcher in self._at.get(table_id, ()):
            watcher.change(table_id)
        for person in people:
            for watcher in self._of.get(person, ()):
                watcher.change(table_id)

    async def announce(self, kind: str, table_id: str, id: int) -> None:
        """Something beside the game, stored already: `loaders[kind]` reads it, here and on the other servers."""
        await self._deliver(kind, table_id, id)
        await self._publish({"table": table_id, "kind": kind, "id": id})

    async def _deliver(self, kind: str, table_id: str, id: int) -> None:
        letter = await self.loaders[kind](table_id, id) if self._at.get(table_id) else None
        if letter is None:
            return
        message, audience = letter
        for watcher in self._at.get(table_id, ()):
            if audience is None or set(audience) & set(watcher.factions):
                watcher.tell(message)

    # Who is there

    def online(self, table_id: str) -> list[str]:
        """The factions that somebody is there for, on any server."""
        elsewhere = [faction for there in list(self._elsewhere.get(table_id, {}).values()) for faction in there]
        return sorted({*self._here(table_id), *elsewhere})

    def _here(self, table_id: str) -> list[str]:
        return sorted({faction for watcher in list(self._at.get(table_id, ())) for faction in watcher.factions})

    async def _present(self, table_id: str) -> None:
        self._tell_presence(table_id)
        await self._publish({"table": table_id, "here": self._here(table_id)})

    def _tell_presence(self, table_id: str) -> None:
        """Who is there, where that is news."""
        online = self.online(table_id)
        if self._told.get(table_id) != online:
            self._told[table_id] = online
            for watcher in self._at.get(table_id, ()):
                watcher.tell({"type": "presence", "online": online})

    async def _hear_presence(self, table_id: str, server: str, factions: list[str], asks: bool = False) -> None:
        if table_id not in self._at:
            return
        self._alive.setdefault(server, monotonic())
        stranger = server not in self._elsewhere[table_id]
        self._elsewhere[table_id][server] = factions
        self._tell_presence(table_id)
        if stranger or asks:
            await self._publish({"table": table_id, "here": self._here(table_id)})

    def expire(self, now: float) -> None:
        """Who was at a server that has died is there no more."""
        dead = {server for server, heard in self._alive.items() if heard < now - 3 * BEAT}
        for server in dead:
            del self._alive[server]
        for table_id, there in list(self._elsewhere.items()):
            if dead & set(there):
                self._elsewhere[table_id] = {server: here for server, here in there.items() if server not in dead}
                self._tell_presence(table_id)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._publish({"alive": True})
            except Exception as error:
                logger.warning("no sign of life to the other servers: %s", error)
            self.expire(monotonic())

    # From server to server. PostgreSQL delivers a notice when the transaction commits that holds it; Litestar's own
    # backend opens a connection for every notice, sends it afterwards, and does not come back after a lost connection.

    def enclose(self, live: Live, seq: int, db: Session) -> None:
        """The notice of a change goes with the transaction that makes it."""
        if not self._database.is_sqlite:
            self._notify({"table": live.id, "seq": seq}, db)

    async def _publish(self, notice: Message) -> None:
        if not self._database.is_sqlite:
            await self._database.transact(partial(self._notify, notice))

    def _notify(self, notice: Message, db: Session) -> None:
        payload = msgspec.json.encode({**notice, "by": self.name}).decode()
        db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def start(self) -> None:
        """Begin to listen."""
        if not self._database.is_sqlite:
            ready = asyncio.Event()
            self._tasks = [asyncio.create_task(self._listen(ready)), asyncio.create_task(self._beat())]
            await ready.wait()

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        """Again and again: after a lost connection whatever is in memory may be old."""
        import asyncpg  # type: ignore[import-untyped]

        dsn = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                try:
                    await self._attend(connection, ready)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no word from the other servers: %s", error)
            await asyncio.sleep(1)

    async def _attend(self, connection: Any, ready: asyncio.Event) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self._catch)
        if ready.is_set():
            self._heard.put_nowait({"lost": True, "by": ""})
        ready.set()
        ended = asyncio.create_task(lost.wait())
        try:
            while not lost.is_set():
                notice = asyncio.create_task(self._heard.get())
                await asyncio.wait({notice, ended}, return_when=asyncio.FIRST_COMPLETED)
                if notice.done():
                    await self._hear_safely(notice.result())
                else:
                    notice.cancel()
        finally:
            ended.cancel()

    def _catch(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self._heard.put_nowait(msgspec.json.decode(payload))

    async def _hear_safely(self, notice: Message) -> None:
        try:
            if notice["by"] != self.name:
                await self._hear(notice)
        except Exception:
            logger.exception("a notice of another server: %s", notice)

    async def _renew(self) -> None:
        """The line was lost for a while: everything in memory is read anew, all pages are drawn anew."""
        self._elsewhere.clear()
        for table_id in {*self._at, *self.tables._lives, *self.tables._loading}:
            self._heard.put_nowait({"table": table_id, "seq": 0, "by": ""})
        for watcher in {watcher for watchers in self._of.values() for watcher in watchers}:
            watcher.renew()
        for table_id in list(self._at):
            await self._publish({"table": table_id, "here": self._here(table_id), "asks": True})

    async def _hear(self, notice: Message) -> None:
        if notice["by"]:
            self._alive[notice["by"]] = monotonic()
        if "lost" in notice:
            await self._renew()
        elif "ended" in notice:
            self._end(notice["ended"])
        elif "table" in notice:
            await self._hear_table(notice["table"], notice)

    async def _hear_table(self, table_id: str, notice: Message) -> None:
        if "here" in notice:
            await self._hear_presence(table_id, notice["by"], notice["here"], "asks" in notice)
        elif "kind" in notice:
            await self._deliver(notice["kind"], table_id, notice["id"])
        else:
            await self.tables.hear(table_id)
            self._change(table_id, await people_of(self._database, table_id) if self._of else ())
