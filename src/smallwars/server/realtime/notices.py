"""Notices from server to server: several servers on one PostgreSQL tell each other what has changed.

PostgreSQL delivers a notice when the transaction commits that holds it. Litestar's own backend opens a connection for
every notice, sends it afterwards, and does not come back after a lost connection.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.orm import Session

from ..storage.database import Database

logger = logging.getLogger(__name__)

CHANNEL: Final = "smallwars"

Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None]]


class Notices:
    """The line between servers; on SQLite there is only one server, and nothing is sent."""

    def __init__(self, database: Database) -> None:
        self.name = secrets.token_hex(4)
        """The name by which the other servers know this one."""
        self.is_needed = not database.is_sqlite
        self._database = database
        self._received: asyncio.Queue[Notice] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    # Sending

    async def publish(self, notice: Notice) -> None:
        """Send a notice in a transaction of its own."""
        if self.is_needed:
            await self._database.transact(partial(self.enclose, notice))

    def enclose(self, notice: Notice, db: Session) -> None:
        """Send a notice when the transaction commits that makes the change."""
        if self.is_needed:
            payload = msgspec.json.encode({**notice, "by": self.name}).decode()
            db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    # Receiving

    async def start(self, hear: Hear) -> None:
        """Begin to listen; after a lost connection `hear` gets the notice `lost`."""
        if self.is_needed:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(hear, ready))
            await ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        import asyncpg  # type: ignore[import-untyped]

        dsn = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                try:
                    await self._attend(connection, hear, ready)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no word from the other servers: %s", error)
            await asyncio.sleep(1)

    async def _attend(self, connection: Any, hear: Hear, ready: asyncio.Event) -> None:
        """Pass on the notices of one connection until it is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self._receive)
        if ready.is_set():
            self._received.put_nowait({"lost": True, "by": ""})
        ready.set()
        ended = asyncio.create_task(lost.wait())
        try:
            while not lost.is_set():
                notice = asyncio.create_task(self._received.get())
                await asyncio.wait({notice, ended}, return_when=asyncio.FIRST_COMPLETED)
                if notice.done():
                    await self._hand_on(notice.result(), hear)
                else:
                    notice.cancel()
        finally:
            ended.cancel()

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        self._received.put_nowait(msgspec.json.decode(payload))

    async def _hand_on(self, notice: Notice, hear: Hear) -> None:
        try:
            if notice["by"] != self.name:
                await hear(notice)
        except Exception:
            logger.exception("a notice of another server: %s", notice)
