"""Accounts: a guest with a login and a password. What a guest had goes with him when he logs in."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import cache
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..engine.registry import find, titles
from .database import Database
from .errors import Trouble
from .models import Holder, Message, Note, Person, Rating, Seat, Session, Shared, Table
from .people_session import Connection, new_guest, new_session, token_of
from .tables import Tables, hash_token
from .wire import Credentials, Me, RatingOut

LOGIN: Final = re.compile(r"[^\W_][\w.-]{1,28}[^\W_]")
"""Letters and digits of any script; dots, dashes and underscores inside."""
SHORTEST: Final = 8
LONGEST: Final = 200
hasher: Final = PasswordHasher()


def login_name(given: str) -> str:
    """The name of an account, the same however it is typed."""
    name = unicodedata.normalize("NFKC", given).strip().casefold()
    if LOGIN.fullmatch(name) is None:
        raise Trouble(400, "login-form")
    return name


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Trouble(400, "password-form", least=SHORTEST, most=LONGEST)


@cache
def nobodys_hash() -> str:
    """So that an unknown name takes as long as a wrong password."""
    return hasher.hash("nobody")


def matches(hash: str | None, password: str) -> bool:
    """Whether that is the password."""
    try:
        return hasher.verify(hash or nobodys_hash(), password) and hash is not None
    except (VerificationError, InvalidHashError):
        return False


# Requests


async def me(database: Database, person: Person) -> Me:
    """A person as he sees himself."""
    async with database.read() as db:
        rated = list(await db.scalars(select(Rating).where(Rating.person_id == person.id).order_by(Rating.title)))
    known = [rating for rating in rated if rating.title in titles()]
    ratings = [RatingOut(each.title, find(each.title).name, round(each.rating), each.games) for each in known]
    return Me(person.id, person.name, person.login, person.settings, person.webhook, person.email, ratings)


async def register(database: Database, person: Person, wish: Credentials) -> Person:
    """A guest becomes an account, and keeps all he has."""
    if person.login is not None:
        raise Trouble(409, "logged-in", login=person.login)
    login = login_name(wish.login)
    check_password(wish.password)
    hash = await asyncio.to_thread(hasher.hash, wish.password)
    values = {"login": login, "password_hash": hash, "name": person.name or wish.login.strip()[:40]}
    try:
        async with database.write() as db:
            await db.execute(update(Person).where(Person.id == person.id).values(**values))
    except IntegrityError:
        raise Trouble(409, "login-taken", login=login) from None
    return await fresh(database, person.id)


async def log_in(tables: Tables, connection: Connection, guest: Person | None, wish: Credentials) -> Person:
    """The account of that name; the guest's seats become its seats. One error for a wrong name or password."""
    database = tables.database
    login = unicodedata.normalize("NFKC", wish.login).strip().casefold()
    async with database.read() as db:
        account: Person | None = await db.scalar(select(Person).where(Person.login == login))
    hash = None if account is None else account.password_hash
    sound = await asyncio.to_thread(matches, hash, wish.password)
    if account is None or not sound:
        raise Trouble(401, "login")
    async with database.write() as db:
        await end_session(db, connection)
        db.add(new_session(connection, account.id))
        moved = await hand_over(db, guest, account) if guest is not None else set()
    await tables.reseat(moved)
    return await fresh(database, account.id)


async def log_out(database: Database, connection: Connection) -> Person:
    """The session ends; whoever sits there now is a new guest."""
    async with database.write() as db:
        await end_session(db, connection)
    return await new_guest(database, connection)


async def end_session(db: AsyncSession, connection: Connection) -> None:
    """The token that the browser has leads nowhere any more."""
    if (token := token_of(connection)) is not None:
        await db.execute(delete(Session).where(Session.token_hash == hash_token(token)))


async def fresh(database: Database, person_id: str) -> Person:
    """The person as stored now."""
    async with database.read() as db:
        return await db.get_one(Person, person_id)


# What a guest hands over


async def hand_over(db: AsyncSession, guest: Person, account: Person) -> set[str]:
    """Give a guest's seats, tables, notes, words and positions to an account; the tables that changed hands."""
    if guest.login is not None or guest.id == account.id:
        return set()
    moved = await hand_over_seats(db, guest.id, account.id)
    owned = await db.scalars(select(Table.id).where(Table.owner_id == guest.id))
    moved |= set(owned)
    await db.execute(update(Table).where(Table.owner_id == guest.id).values(owner_id=account.id))
    kept = select(Note.table_id).where(Note.person_id == account.id)
    notes = update(Note).where(Note.person_id == guest.id, Note.table_id.not_in(kept.scalar_subquery()))
    await db.execute(notes.values(person_id=account.id))
    for owner in (Message.person_id, Shared.person_id):
        await db.execute(update(owner.class_).where(owner == guest.id).values(person_id=account.id))
    return moved


async def hand_over_seats(db: AsyncSession, guest: str, account: str) -> set[str]:
    """The seats, but for one that is shared with others at a table where the account plays the other side."""
    held = await db.execute(select(Seat.id, Seat.table_id).join(Holder).where(Holder.person_id == guest))
    moved: set[str] = set()
    for seat_id, table_id in held.all():
        mine = set(await db.scalars(select(Seat.id).join(Holder).where(*held_at(table_id, account))))
        holders = await db.scalar(select(func.count()).where(Holder.seat_id == seat_id)) or 0
        if seat_id not in mine and mine and holders > 1:
            continue
        await db.execute(delete(Holder).where(Holder.seat_id == seat_id, Holder.person_id == guest))
        if seat_id not in mine:
            db.add(Holder(seat_id=seat_id, person_id=account))
        await db.flush()
        moved.add(table_id)
    return moved


def held_at(table_id: str, person: str) -> tuple[Any, Any]:
    return Seat.table_id == table_id, Holder.person_id == person
