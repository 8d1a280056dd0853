"""Lists of tables, read from the database without loading a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, and_, exists, not_, or_, select

from ..errors import RequestError
from ..storage.database import Database
from ..storage.models import Holder, Seat, Table
from ..wire import TableLine
from .rows import seats_of
from .table_views import table_line_out

MAX_LINES: Final = 100
"""The most lines in a list."""


def is_mine(person: str | None) -> ColumnElement[bool]:
    """The condition for tables where a person sits, or which he opened."""
    sits = exists().where(Seat.table_id == Table.id, Holder.seat_id == Seat.id, Holder.person_id == person)
    return or_(Table.owner_id == person, sits)


def has_empty_seat() -> ColumnElement[bool]:
    """The condition for tables that wait for somebody."""
    holders = exists().where(Holder.seat_id == Seat.id)
    return exists().where(Seat.table_id == Table.id, Seat.kind != "bot", not_(holders))


def list_condition(name: str, person: str | None) -> ColumnElement[bool]:
    """The condition for the tables of a list."""
    has_open_seat = exists().where(Seat.table_id == Table.id, Seat.kind == "open")
    is_running = and_(Table.finished.is_(False), Table.sandbox.is_(False), Table.public.is_(True))
    lists = {
        "mine": is_mine(person),
        "open": and_(is_running, has_open_seat),
        "live": and_(is_running, not_(has_empty_seat())),
        "finished": and_(Table.finished.is_(True), or_(Table.public.is_(True), is_mine(person))),
    }
    if name not in lists:
        raise RequestError(400, "list", list=name)
    return and_(lists[name], Table.lesson.is_(False))


async def read_lines(
    database: Database, where: ColumnElement[bool], person: str | None, language: str
) -> list[TableLine]:
    """Read the lines of the tables that meet a condition: those that go on first, the latest first."""
    async with database.read() as db:
        query = select(Table).where(where).order_by(Table.finished, Table.updated.desc()).limit(MAX_LINES)
        tables = list(await db.scalars(query))
        seats = await seats_of(db, tables)
    return [table_line_out(table, seats[table.id], person, language) for table in tables]


async def my_lines(
    database: Database, person: str | None, language: str, only: Collection[str] | None = None
) -> list[TableLine]:
    """Read the lines of a person's tables, or of the tables with these ids."""
    where = is_mine(person) if only is None else Table.id.in_(only)
    return await read_lines(database, and_(where, Table.lesson.is_(False)), person, language)


async def people_of(database: Database, table_id: str) -> set[str]:
    """Read the ids of everybody whose table it is."""
    async with database.read() as db:
        holders = select(Holder.person_id).join(Seat, Seat.id == Holder.seat_id).where(Seat.table_id == table_id)
        owner = select(Table.owner_id).where(Table.id == table_id)
        return {*await db.scalars(holders), *await db.scalars(owner)}
