"""The base of what goes on beside the requests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from .storage.models import Event, Table
from .tables.live import Draft, Live
from .wire import NewTable

if TYPE_CHECKING:
    from .parts import Server


class Beside:
    """A service that does nothing: the base of those that do something."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def start(self) -> None:
        """The server starts; the database is up to date."""

    async def stop(self) -> None:
        """The server stops."""

    async def creating(self, table: Table, wish: NewTable, db: AsyncSession) -> None:
        """Inside the transaction that opens a table: change its row."""

    def committing(self, draft: Draft, db: Session) -> None:
        """Inside the transaction of a choice, in a thread of its own: change `draft.values`, add rows to `db`. An error
        undoes the choice."""

    async def after_commit(self, live: Live, events: Sequence[Event]) -> None:
        """After it is written; without events when somebody sat down."""
