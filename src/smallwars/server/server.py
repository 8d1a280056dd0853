"""The server without HTTP: its parts, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .bots.service import Bots
from .chat.service import Chat
from .clocks import Clocks
from .mail.letters import Letters
from .ratings import Ratings
from .realtime.hub import Hub
from .realtime.listener import Listener
from .realtime.notices import Notices
from .services import Service
from .settings import Settings, seatable_bots
from .storage.database import Database
from .study.advice import Advice
from .tables.service import Tables


@dataclass(frozen=True, slots=True)
class Server:
    """The parts that requests and services share; a handler gets a part by naming it as a parameter."""

    settings: Settings
    database: Database
    hub: Hub
    tables: Tables
    listener: Listener
    chat: Chat
    clocks: Clocks
    ratings: Ratings
    letters: Letters
    bots: Bots
    advice: Advice

    @property
    def services(self) -> tuple[Service, ...]:
        """The services in the order in which they start and hear of a commit."""
        return (self.listener, self.chat, self.clocks, self.ratings, self.letters, self.bots, self.advice)


def build(settings: Settings) -> Server:
    """Make all parts of the server, each with the parts that it needs."""
    database = Database(settings.database)
    notices = Notices(database)
    hub = Hub(notices)
    tables = Tables(database, hub, notices, settings.live_tables, seatable_bots(settings))
    server = Server(
        settings,
        database,
        hub,
        tables,
        Listener(database, notices, hub, tables),
        Chat(database, tables, hub),
        Clocks(database, tables),
        Ratings(tables),
        Letters(settings, database, hub),
        Bots(settings, database, tables, hub),
        Advice(),
    )
    tables.inform(server.services)
    return server


@asynccontextmanager
async def run_services(server: Server) -> AsyncIterator[None]:
    """Run the services of a server from its start to its stop."""
    running = []
    try:
        for service in server.services:
            await service.start()
            running.append(service)
        yield
    finally:
        for service in reversed(running):
            await service.stop()
        await server.tables.close()
        await server.database.close()
