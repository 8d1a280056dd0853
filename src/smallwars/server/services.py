"""The base of the services: what goes on beside the requests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from .storage.models import Event, Table
from .wire import TableRequest

if TYPE_CHECKING:
    from .tables.live_table import Draft, LiveTable


class Service:
    """A service that does nothing: each does what it has to do by overriding some of these."""

    async def start(self) -> None:
        """The server starts; the database is up to date."""

    async def stop(self) -> None:
        """The server stops."""

    async def before_create(self, table: Table, request: TableRequest, db: AsyncSession) -> None:
        """Inside the transaction that opens a table: change its row."""

    def before_commit(self, draft: Draft, db: Session) -> None:
        """Inside the transaction of a choice, in the thread that writes: change `draft.values`, add rows to `db`. An
        error undoes the choice."""

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """After a choice is written; without events when somebody sat down."""
