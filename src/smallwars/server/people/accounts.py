"""Accounts: a person with a login and a password. What somebody had as a guest goes with him when he logs in."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ...engine.registry import find, titles
from ..errors import RequestError
from ..mail.addresses import is_confirmed
from ..realtime.hub import Hub
from ..storage.database import Database
from ..storage.models import Holder, Message, Note, Person, Rating, Seat, Session, SharedPosition, Table
from ..tables.service import Tables
from ..wire import Credentials, Profile, RatingOut
from .sessions import Connection, new_guest, new_session, session_of

LOGIN: Final = re.compile(r"[^\W_][\w.-]{1,28}[^\W_]")
"""The form of a login: letters and digits of any script; dots, dashes and underscores inside."""
MIN_PASSWORD: Final = 8
MAX_PASSWORD: Final = 200
hasher: Final = PasswordHasher()


def login_name(text: str) -> str:
    """The name of an account, the same however it is typed."""
    name = unicodedata.normalize("NFKC", text).strip().casefold()
    if LOGIN.fullmatch(name) is None:
        raise RequestError(400, "login-form")
    return name


def check_password(password: str) -> None:
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise RequestError(400, "password-form", least=MIN_PASSWORD, most=MAX_PASSWORD)


@cache
def hash_for_nobody() -> str:
    """A hash to check against where a name is unknown, so that it takes as long as a wrong password."""
    return hasher.hash("nobody")


def is_password(hash: str | None, password: str) -> bool:
    """Whether a password has that hash."""
    try:
        return hasher.verify(hash or hash_for_nobody(), password) and hash is not None
    except (VerificationError, InvalidHashError):
        return False


# What a request asks for


async def me(database: Database, person: Person) -> Profile:
    """The profile of a person as he sees it himself."""
    async with database.read() as db:
        rows = list(await db.scalars(select(Rating).where(Rating.person_id == person.id).order_by(Rating.title)))
    rows = [row for row in rows if row.title in titles()]
    ratings = [RatingOut(row.title, find(row.title).name, round(row.rating), row.games) for row in rows]
    confirmed = is_confirmed(person)
    return Profile(
        person.id, person.name, person.login, person.settings, person.webhook, person.email, ratings, confirmed
    )


async def register(
    database: Database, hub: Hub, connection: Connection, person: Person, credentials: Credentials
) -> Person:
    """Make an account of a guest, who keeps all he has but his session, whose token others may know."""
    if person.login is not None:
        raise RequestError(409, "logged-in", login=person.login)
    login = login_name(credentials.login)
    check_password(credentials.password)
    hash = await asyncio.to_thread(hasher.hash, credentials.password)
    values = {"login": login, "password_hash": hash, "name": person.name or credentials.login.strip()[:40]}
    try:
        async with database.write() as db:
            await db.execute(update(Person).where(Person.id == person.id).values(**values))
            ended = await end_sessions(db, Session.person_id == person.id)
            db.add(new_session(connection, person.id))
    except IntegrityError:
        raise RequestError(409, "login-taken", login=login) from None
    await hub.end_sessions(ended)
    return await reload_person(database, person.id)


async def log_in(
    tables: Tables, hub: Hub, connection: Connection, guest: Person | None, credentials: Credentials
) -> Person:
    """Log in to an account, which takes over the guest's seats; a wrong name gives the error of a wrong password."""
    database = tables.database
    login = unicodedata.normalize("NFKC", credentials.login).strip().casefold()
    async with database.read() as db:
        account: Person | None = await db.scalar(select(Person).where(Person.login == login))
    hash = None if account is None else account.password_hash
    is_correct = await asyncio.to_thread(is_password, hash, credentials.password)
    if account is None or not is_correct:
        raise RequestError(401, "login")
    async with database.write() as db:
        ended = await end_sessions(db, Session.token_hash == session_of(connection))
        db.add(new_session(connection, account.id))
        table_ids = await hand_over(db, guest, account) if guest is not None else set()
    await hub.end_sessions(ended)
    await tables.reseat(table_ids)
    return await reload_person(database, account.id)


async def log_out(
    database: Database, hub: Hub, connection: Connection, person: Person | None, everywhere: bool
) -> Person:
    """End the session of a browser, or all sessions of its person; the browser belongs to a new guest then."""
    this_one = Session.token_hash == session_of(connection)
    condition = Session.person_id == person.id if person is not None and everywhere else this_one
    async with database.write() as db:
        ended = await end_sessions(db, condition)
    await hub.end_sessions(ended)
    return await new_guest(database, connection)


async def end_sessions(db: AsyncSession, condition: ColumnElement[bool]) -> list[str]:
    """End sessions; the hashes of their tokens."""
    return list(await db.scalars(delete(Session).where(condition).returning(Session.token_hash)))


async def reload_person(database: Database, person_id: str) -> Person:
    """Read a person anew from the database."""
    async with database.read() as db:
        return await db.get_one(Person, person_id)


# From a guest to an account


async def hand_over(db: AsyncSession, guest: Person, account: Person) -> set[str]:
    """Give a guest's seats, tables, notes, messages and positions to an account; the tables that changed hands."""
    if guest.login is not None or guest.id == account.id:
        return set()
    table_ids = await hand_over_seats(db, guest.id, account.id)
    owned = await db.scalars(select(Table.id).where(Table.owner_id == guest.id))
    table_ids |= set(owned)
    await db.execute(update(Table).where(Table.owner_id == guest.id).values(owner_id=account.id))
    own_notes = select(Note.table_id).where(Note.person_id == account.id)
    notes = update(Note).where(Note.person_id == guest.id, Note.table_id.not_in(own_notes.scalar_subquery()))
    await db.execute(notes.values(person_id=account.id))
    for owner in (Message.person_id, SharedPosition.person_id):
        await db.execute(update(owner.class_).where(owner == guest.id).values(person_id=account.id))
    return table_ids


async def hand_over_seats(db: AsyncSession, guest: str, account: str) -> set[str]:
    """Give a guest's seats to an account, but no seat shared with others where the account plays the other side."""
    seats_held = await db.execute(
        select(Seat.id, Seat.table_id, Holder.since).join(Holder).where(Holder.person_id == guest)
    )
    table_ids: set[str] = set()
    for seat_id, table_id, since in seats_held.all():
        own_seats = set(await db.scalars(select(Seat.id).join(Holder).where(*seats_at(table_id, account))))
        holders = await db.scalar(select(func.count()).where(Holder.seat_id == seat_id)) or 0
        if seat_id not in own_seats and own_seats and holders > 1:
            continue
        await db.execute(delete(Holder).where(Holder.seat_id == seat_id, Holder.person_id == guest))
        if seat_id not in own_seats:
            db.add(Holder(seat_id=seat_id, person_id=account, since=since))
        await db.flush()
        table_ids.add(table_id)
    return table_ids


def seats_at(table_id: str, person: str) -> tuple[Any, Any]:
    return Seat.table_id == table_id, Holder.person_id == person
