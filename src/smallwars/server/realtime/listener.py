"""The listener for notices of the other servers."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from ..services import Service
from ..storage.database import Database
from ..tables.lists import people_of
from ..tables.service import Tables
from .hub import Hub
from .notices import Notice, Notices

logger = logging.getLogger(__name__)

BEAT: Final = 20.0
"""Seconds between two signs of life of a server; one that has given none for three of them counts as gone."""


class Listener(Service):
    """The service that hears the notices of the other servers, and sends them signs of life."""

    def __init__(self, database: Database, notices: Notices, hub: Hub, tables: Tables) -> None:
        self._database = database
        self._notices = notices
        self._hub = hub
        self._tables = tables
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._notices.start(self.hear)
        if self._notices.is_needed:
            self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        await self._notices.stop()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._notices.publish({"alive": True})
            except Exception as error:
                logger.warning("no sign of life to the other servers: %s", error)
            self._hub.expire(monotonic() - 3 * BEAT)

    async def hear(self, notice: Notice) -> None:
        """Act on a notice of another server."""
        if notice["by"]:
            self._hub.alive[notice["by"]] = monotonic()
        if "lost" in notice:
            await self._renew()
        elif "ended" in notice:
            self._hub.end_here(notice["ended"])
        elif "table" in notice:
            await self._hear_table(notice["table"], notice)

    async def _hear_table(self, table_id: str, notice: Notice) -> None:
        if "here" in notice:
            await self._hub.hear_presence(table_id, notice["by"], notice["here"], "asks" in notice)
        elif "kind" in notice:
            await self._hub.deliver(notice["kind"], table_id, notice["id"])
        else:
            await self._reread(table_id)

    async def _reread(self, table_id: str) -> None:
        await self._tables.reread(table_id)
        self._hub.change(table_id, await people_of(self._database, table_id) if self._hub.has_lobbies else ())

    async def _renew(self) -> None:
        """Read everything in memory anew and draw all pages anew, after the line between the servers was lost."""
        open_tables = self._hub.tables_shown()
        for table_id in {*open_tables, *self._tables.in_memory()}:
            try:
                await self._reread(table_id)
            except Exception:  # one table must not keep the others waiting
                logger.exception("reading table %s anew", table_id)
        await self._hub.renew()
