"""Sessions: a browser's cookie leads to a session, a session to a person; strangers are made guests where needed."""

from __future__ import annotations

import secrets
from time import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope
from sqlalchemy import select, update

from ..storage.database import Database
from ..storage.models import Person, Session
from ..tables.service import hash_token, new_id

COOKIE: Final = "smallwars"
DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
SESSION_LIFE: Final = 90 * DAY
"""Seconds without use after which a session ends."""
NEW_TOKEN: Final = "smallwars_cookie"
"""The key under which a request keeps the token of a session that was made for it."""

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token that a browser has sent, or is about to be sent."""
    new_token: str | None = connection.scope["state"].get(NEW_TOKEN)
    return new_token or connection.cookies.get(COOKIE)


def session_of(connection: Connection) -> str | None:
    """The hash under which the session of a browser is stored, if it has one."""
    token = token_of(connection)
    return None if token is None else hash_token(token)


async def find_person(database: Database, connection: Connection) -> Person | None:
    """The person at a browser; None for a stranger."""
    session, now = session_of(connection), time()
    if session is None:
        return None
    async with database.read() as db:
        query = select(Person, Session.used).join(Session, Session.person_id == Person.id)
        row = (await db.execute(query.where(Session.token_hash == session, Session.used > now - SESSION_LIFE))).first()
    if row is not None and row.used < now - DAY:
        async with database.write() as db:
            await db.execute(update(Session).where(Session.token_hash == session).values(used=now))
    return None if row is None else row.Person


async def require_person(database: Database, connection: Connection) -> Person:
    """The person at a browser; a stranger is made a guest."""
    return await find_person(database, connection) or await new_guest(database, connection)


async def new_guest(database: Database, connection: Connection) -> Person:
    """Store a new guest with a session of his own."""
    person = Person(id=new_id(), name="", settings={}, webhook="", email="", created=time())
    async with database.write() as db:
        db.add(person)
        await db.flush()
        db.add(new_session(connection, person.id))
    return person


def new_session(connection: Connection, person_id: str) -> Session:
    """Make a session for a person; the answer to the request brings its cookie."""
    token = secrets.token_urlsafe(32)
    connection.scope["state"][NEW_TOKEN] = token
    return Session(token_hash=hash_token(token), person_id=person_id, created=time(), used=time())


async def send_cookie(message: Message, scope: Scope) -> None:
    """Send the cookie of a new session with the answer to a request, whatever that is; a hook of the app."""
    token = scope["state"].get(NEW_TOKEN) if message["type"] == "http.response.start" else None
    if token is not None:
        secure = scope["scheme"] == "https"
        cookie = Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
