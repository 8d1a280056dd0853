"""Live updates: who looks at which table, what each page has seen already, and the word from server to server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.orm import Session

from .database import Database
from .errors import Trouble, known_language, say
from .lists import my_lines, people_of
from .live import Live
from .people_session import find_person
from .tables import Tables
from .telling import table_out
from .wire import LayerOut, LogLine, SceneOut, TableOut

logger = logging.getLogger(__name__)

CHANNEL: Final = "smallwars"
NOT_FOUND, FORBIDDEN, BROKEN = 4404, 4403, 4500
"""Codes with which a socket is closed."""

Socket = WebSocket[Any, Any, Any]
Message = dict[str, Any]
Letter = tuple[Message, Collection[str] | None]
"""A message, and the factions it is for; None: everybody."""
Loader = Callable[[str, int], Awaitable[Letter | None]]
"""(table, id) -> what is to be sent."""


class Watcher:
    """One open page, and what it is still to be told. Of a table that changes often it is told the latest only."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person = person
        self.language = language
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

    async def news(self) -> tuple[set[str], list[Message]]:
        """Wait for something new: the tables that changed, and messages."""
        await self._awake.wait()
        self._awake.clear()
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
        self._elsewhere: defaultdict[str, dict[str, list[str]]] = defaultdict(dict)
        self._told: dict[str, list[str]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[Message] = asyncio.Queue()

    # Pages

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

    async def _hear_presence(self, table_id: str, server: str, factions: list[str]) -> None:
        if table_id not in self._at:
            return
        stranger = server not in self._elsewhere[table_id]
        self._elsewhere[table_id][server] = factions
        self._tell_presence(table_id)
        if stranger:
            await self._publish({"table": table_id, "here": self._here(table_id)})

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
            self._listening = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def stop(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

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
            for table_id in list(self._at):
                self._heard.put_nowait({"table": table_id, "seq": 0, "by": ""})
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

    async def _hear(self, notice: Message) -> None:
        table_id = notice["table"]
        if "here" in notice:
            await self._hear_presence(table_id, notice["by"], notice["here"])
        elif "kind" in notice:
            await self._deliver(notice["kind"], table_id, notice["id"])
        else:
            await self.tables.hear(table_id)
            self._change(table_id, await people_of(self._database, table_id) if self._of else ())


class Seen:
    """What a page has been sent, so that it is not sent again."""

    def __init__(self) -> None:
        self._layers: dict[str, str] = {}
        self._log: list[LogLine] = []

    def trim(self, table: TableOut) -> TableOut:
        """The table without the layers and the log lines that the page has."""
        scene = table.board.scene
        start = common(self._log, table.log)
        self._log = table.log
        board = replace(table.board, scene=self._trim_scene(scene))
        return replace(table, board=board, log_from=start, log=table.log[start:])

    def _trim_scene(self, scene: SceneOut) -> SceneOut:
        layers = [
            LayerOut(layer.name, layer.hash, None) if self._layers.get(layer.name) == layer.hash else layer
            for layer in scene.layers
        ]
        self._layers = {layer.name: layer.hash for layer in scene.layers}
        return replace(scene, layers=layers)


def common(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines are the same from the start."""
    for index, (one, other) in enumerate(zip(old, new)):
        if one is not other and one != other:
            return index
    return min(len(old), len(new))


# The sockets


def is_ours(socket: Socket) -> bool:
    """Whether the page that opens the socket is ours: other sites may not listen with our visitor's cookie."""
    origin = urlsplit(socket.headers.get("origin", ""))
    own = urlsplit(f"//{socket.headers.get('host', '')}")
    local = {"127.0.0.1", "localhost", "::1"}
    return not origin.netloc or origin.netloc == own.netloc or {origin.hostname, own.hostname} <= local


async def attend(socket: Socket, speak: Callable[[], Awaitable[None]]) -> None:
    """Speak until the page goes; what it says is not listened to."""
    speaking = asyncio.create_task(_never_ending(speak))
    hearing = asyncio.create_task(_until_gone(socket))
    try:
        await asyncio.wait({speaking, hearing}, return_when=asyncio.FIRST_COMPLETED)
        if speaking.done() and not hearing.done():
            await _close(socket, speaking.exception())
    finally:
        speaking.cancel()
        hearing.cancel()
        await asyncio.gather(speaking, hearing, return_exceptions=True)


async def _never_ending(speak: Callable[[], Awaitable[None]]) -> None:
    while True:
        await speak()


async def _until_gone(socket: Socket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        continue


async def _close(socket: Socket, error: BaseException | None) -> None:
    if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
        logger.error("a socket broke", exc_info=error)
        await socket.close(BROKEN, say("en", "error-inside"))


async def send(socket: Socket, message: Any) -> None:
    """JSON as text."""
    await socket.send_text(msgspec.json.encode(message).decode())


@websocket("/live/{table_id:str}")
async def live_table(socket: Socket, table_id: str, hub: Hub, tables: Tables, lang: str = "en") -> None:
    """A table, at once and after every change."""
    person = await find_person(tables.database, socket)
    watcher, seen = Watcher(None if person is None else person.id, known_language(lang)), Seen()
    await socket.accept()
    if not is_ours(socket):
        return await socket.close(FORBIDDEN)
    try:
        watcher.factions = (await tables.load(table_id)).factions(watcher.person)
    except Trouble as error:
        return await socket.close(NOT_FOUND if error.status == 404 else BROKEN, error.text(watcher.language)[:120])

    async def speak() -> None:
        changed, messages = await watcher.news()
        for message in messages:
            await send(socket, message)
        if changed:
            live = await tables.load(table_id)
            await hub.seat(table_id, watcher, live.factions(watcher.person))
            told = table_out(tables, live, watcher.person, watcher.language, hub.online(table_id))
            await send(socket, {"type": "table", "table": seen.trim(told)})

    watcher.change(table_id)
    await hub.enter(table_id, watcher)
    try:
        await attend(socket, speak)
    finally:
        await hub.leave(table_id, watcher)


@websocket("/live/me")
async def live_me(socket: Socket, hub: Hub, tables: Tables, lang: str = "en") -> None:
    """All my tables at once, then each that changes."""
    person = await find_person(tables.database, socket)
    await socket.accept()
    if person is None or not is_ours(socket):
        return await socket.close(FORBIDDEN)
    watcher = Watcher(person.id, known_language(lang))

    async def speak() -> None:
        changed, messages = await watcher.news()
        for message in messages:
            await send(socket, message)
        lines = await my_lines(tables.database, watcher.person, watcher.language, changed)
        await send(socket, {"type": "lines", "lines": lines})

    hub.enter_lobby(person.id, watcher)
    try:
        await send(socket, {"type": "lines", "lines": await my_lines(tables.database, person.id, watcher.language)})
        await attend(socket, speak)
    finally:
        hub.leave_lobby(person.id, watcher)
