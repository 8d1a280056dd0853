"""The sockets of pages: what each is sent, and what it has already."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from msgspec.structs import replace

from ...texts import known_language
from ..dependencies import TableId, TheHub, TheTables
from ..errors import RequestError, say
from ..people.sessions import find_person, session_of
from ..storage.database import Database
from ..tables.lists import my_lines
from ..tables.service import Tables
from ..tables.table_views import table_out
from ..wire import LayerOut, LogLine, SceneOut, TableOut
from .hub import Hub, SessionEnded, Watcher

logger = logging.getLogger(__name__)

NOT_FOUND, FORBIDDEN, BROKEN = 4404, 4403, 4500
"""The codes with which a socket is closed."""
Socket = WebSocket[Any, Any, Any]


class SentState:
    """The layers and log lines that a page has been sent, so that they are not sent again."""

    def __init__(self) -> None:
        self._layers: dict[str, str] = {}
        self._log: list[LogLine] = []

    def trim(self, table: TableOut) -> TableOut:
        """The table without the layers and the log lines that the page has."""
        scene = table.board.scene
        start = common_length(self._log, table.log)
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


def common_length(old: list[LogLine], new: list[LogLine]) -> int:
    """How many lines of two logs are the same from the start."""
    for index, (one, other) in enumerate(zip(old, new)):
        if one is not other and one != other:
            return index
    return min(len(old), len(new))


# The sockets


def is_ours(socket: Socket) -> bool:
    """Whether the page that opens the socket is ours: other sites may not listen with our visitor's cookie."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "").lower()
    return origin is None or origin.lower() in (f"http://{host}", f"https://{host}")


@asynccontextmanager
async def open_page(socket: Socket, hub: Hub, database: Database, language: str) -> AsyncIterator[Watcher]:
    """Note the page at a socket, before its session is looked up, so that it hears if that ends meanwhile."""
    watcher = Watcher(None, known_language(language), session_of(socket))
    hub.add_page(watcher)
    try:
        person = await find_person(database, socket)
        watcher.person = None if person is None else person.id
        yield watcher
    finally:
        hub.remove_page(watcher)


async def serve_socket(socket: Socket, speak: Callable[[], Awaitable[None]]) -> None:
    """Call `speak` again and again until the page closes its socket."""
    speaking = asyncio.create_task(_repeat(speak))
    hearing = asyncio.create_task(_answer_until_closed(socket))
    try:
        await asyncio.wait({speaking, hearing}, return_when=asyncio.FIRST_COMPLETED)
        if speaking.done() and not hearing.done():
            await _close(socket, speaking.exception())
    finally:
        speaking.cancel()
        hearing.cancel()
        await asyncio.gather(speaking, hearing, return_exceptions=True)


async def _repeat(speak: Callable[[], Awaitable[None]]) -> None:
    while True:
        await speak()


async def _answer_until_closed(socket: Socket) -> None:
    """Answer every message of a page until it closes its socket, so that it knows that the line stands."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await socket.send_data('{"type":"pong"}')


async def _close(socket: Socket, error: BaseException | None) -> None:
    if isinstance(error, SessionEnded):
        await socket.close(FORBIDDEN, say("en", "error-session"))
    elif error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
        logger.error("a socket broke", exc_info=error)
        await socket.close(BROKEN, say("en", "error-inside"))


async def send(socket: Socket, message: Any) -> None:
    """Send a message as JSON text."""
    await socket.send_text(msgspec.json.encode(message).decode())


@websocket("/live/{table_id:str}")
async def live_table(
    socket: Socket, table_id: TableId, hub: TheHub, tables: TheTables, lang: FromQuery[str] = "en"
) -> None:
    """Send a page its table, at once and after every change."""
    async with open_page(socket, hub, tables.database, lang) as watcher:
        await socket.accept()
        if not is_ours(socket):
            return await socket.close(FORBIDDEN)
        try:
            watcher.factions = (await tables.load(table_id)).factions(watcher.person)
        except RequestError as error:
            return await socket.close(NOT_FOUND if error.status == 404 else BROKEN, error.text(watcher.language)[:120])
        await show_table(socket, table_id, hub, tables, watcher)


async def show_table(socket: Socket, table_id: str, hub: Hub, tables: Tables, watcher: Watcher) -> None:
    """Keep a page at a table up to date until it closes its socket."""
    sent = SentState()

    async def speak() -> None:
        changed, messages = await watcher.news()
        for message in messages:
            await send(socket, message)
        if changed:
            live = await tables.load(table_id)
            await hub.seat(table_id, watcher, live.factions(watcher.person))
            table = await table_out(tables, live, watcher.person, watcher.language, hub.online(table_id))
            await send(socket, {"type": "table", "table": sent.trim(table)})

    watcher.change(table_id)
    await hub.enter(table_id, watcher)
    try:
        await serve_socket(socket, speak)
    finally:
        await hub.leave(table_id, watcher)


@websocket("/live/me")
async def live_me(socket: Socket, hub: TheHub, tables: TheTables, lang: FromQuery[str] = "en") -> None:
    """Send a page all tables of its person at once, then each that changes."""
    async with open_page(socket, hub, tables.database, lang) as watcher:
        await socket.accept()
        if watcher.person is None or not is_ours(socket):
            return await socket.close(FORBIDDEN)
        await show_lobby(socket, hub, tables.database, watcher, watcher.person)


async def show_lobby(socket: Socket, hub: Hub, database: Database, watcher: Watcher, person: str) -> None:
    """Keep a person's list of tables up to date in a page until it closes its socket."""

    async def speak() -> None:
        changed, messages = await watcher.news()
        for message in messages:
            await send(socket, message)
        table_ids, watcher.everything = None if watcher.everything else changed, False
        await send(socket, {"type": "lines", "lines": await my_lines(database, person, watcher.language, table_ids)})

    watcher.renew()
    hub.enter_lobby(person, watcher)
    try:
        await serve_socket(socket, speak)
    finally:
        hub.leave_lobby(person, watcher)
