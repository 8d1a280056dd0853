"""The base of the services, which do what no request asks for."""

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
    """The base of all services; it does nothing, and each service overrides what it needs."""

    async def start(self) -> None:
        """Start with the server; the database is up to date."""

    async def stop(self) -> None:
        """Stop with the server."""

    async def before_create(self, table: Table, request: TableRequest, db: AsyncSession) -> None:
        """Change the row of a table inside the transaction that opens it."""

    def before_commit(self, draft: Draft, db: Session) -> None:
        """Change `draft.values` or add rows to `db` inside the transaction of a choice, in the thread that writes. An
        error undoes the choice."""

    async def after_commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """React to events that are written; without events when somebody sat down."""
