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
from .table_views import line_out

MOST: Final = 100
"""Lines in a list."""


def is_mine(person: str | None) -> ColumnElement[bool]:
    """Tables where a person sits, or which he opened."""
    sits = exists().where(Seat.table_id == Table.id, Holder.seat_id == Seat.id, Holder.person_id == person)
    return or_(Table.owner_id == person, sits)


def has_empty_seat() -> ColumnElement[bool]:
    """Tables that wait for somebody."""
    held = exists().where(Holder.seat_id == Seat.id)
    return exists().where(Seat.table_id == Table.id, Seat.kind != "bot", not_(held))


def condition(which: str, person: str | None) -> ColumnElement[bool]:
    """Which tables a list holds."""
    opened = exists().where(Seat.table_id == Table.id, Seat.kind == "open")
    goes_on = and_(Table.finished.is_(False), Table.sandbox.is_(False), Table.public.is_(True))
    lists = {
        "mine": is_mine(person),
        "open": and_(goes_on, opened),
        "live": and_(goes_on, not_(has_empty_seat())),
        "finished": and_(Table.finished.is_(True), or_(Table.public.is_(True), is_mine(person))),
    }
    if which not in lists:
        raise RequestError(400, "list", list=which)
    return and_(lists[which], Table.lesson.is_(False))


async def lines(database: Database, where: ColumnElement[bool], person: str | None, language: str) -> list[TableLine]:
    """The tables for which it is so: those that go on first, the latest first."""
    async with database.read() as db:
        wanted = select(Table).where(where).order_by(Table.finished, Table.updated.desc()).limit(MOST)
        tables = list(await db.scalars(wanted))
        seats = await seats_of(db, tables)
    return [line_out(table, seats[table.id], person, language) for table in tables]


async def my_lines(
    database: Database, person: str | None, language: str, only: Collection[str] | None = None
) -> list[TableLine]:
    """My tables, or those of these ids."""
    where = is_mine(person) if only is None else Table.id.in_(only)
    return await lines(database, and_(where, Table.lesson.is_(False)), person, language)


async def people_of(database: Database, table_id: str) -> set[str]:
    """Everybody whose table it is."""
    async with database.read() as db:
        held = select(Holder.person_id).join(Seat, Seat.id == Holder.seat_id).where(Seat.table_id == table_id)
        owner = select(Table.owner_id).where(Table.id == table_id)
        return {*await db.scalars(held), *await db.scalars(owner)}
