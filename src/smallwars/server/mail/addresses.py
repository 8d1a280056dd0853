"""E-mail addresses: nobody gets letters who has not said that he wants them, and everybody can say that he does not."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from time import time
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from ...texts import known_language
from ..errors import RequestError
from ..storage.database import Database
from ..storage.models import Letter, Person
from .delivery import EMAIL, Payload, say

LINK: Final = re.compile(r"\S*(?://|www\.)\S*|\S+\.[^\W\d_]{2,}\S*|\S*\d+(?:\.\d+){3}\S*", re.IGNORECASE)
"""What a mail program may make a link of."""
ASKED: Final = 3
"""Addresses that a person may have asked within an hour."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


def language_of(person: Person) -> str:
    """The language that a person reads."""
    return known_language(str(person.settings.get("language", "en")))


def without_links(text: str) -> str:
    """A name that somebody gave a table, without addresses of his."""
    return " ".join(LINK.sub("", text).split())


def is_confirmed(person: Person) -> bool:
    """Whether the owner of the address wants our mail."""
    return bool(person.email) and person.confirmed == person.email


def written_lately(db: Session, person: str, *which: Any) -> int:
    """How many letters were written to that person within an hour."""
    count = select(func.count()).where(Letter.person_id == person, Letter.written > time() - HOUR, *which)
    return db.scalar(count) or 0


# The links in mails


def token(person: Person) -> str:
    """Only who reads the mail to that address knows it."""
    told = hmac.new(person.mail_secret.encode(), person.email.encode(), sha256).hexdigest()
    return f"{person.id}.{told}"


def link(person: Person, what: str, address: str) -> str:
    return f"{address.rstrip('/')}/api/me/email/{what}?token={token(person)}"


def way_out(person: Person, address: str) -> Payload:
    """What every mail ends with."""
    return {"stop": say(language_of(person), "letter-stop"), "stop_url": link(person, "stop", address)}


async def follow(database: Database, given: str, **values: str) -> Person:
    """Somebody has followed a link in a mail: change the person it was sent to."""
    id = given.partition(".")[0]
    async with database.write() as db:
        person = await db.get(Person, id) if id.isascii() and id.isalnum() else None
        known = person is not None and person.email != "" and person.mail_secret != ""
        if person is None or not known or not hmac.compare_digest(token(person).encode(), given.encode()):
            raise RequestError(404, "mail-link")
        for name, value in values.items():
            setattr(person, name, person.email if value == "=" else value)
        return person


async def confirm(database: Database, given: str) -> str:
    """The owner of the address wants our mail; what he is told."""
    return say(language_of(await follow(database, given, confirmed="=")), "letter-confirmed")


async def stop(database: Database, given: str) -> str:
    """The owner of the address does not; what he is told."""
    return say(language_of(await follow(database, given, email="", confirmed="")), "letter-stopped")


# Asking


def ask(db: Session, person_id: str, address: str) -> None:
    """Write to a new address and ask its owner: each address once a day, whoever names it."""
    person = db.get_one(Person, person_id, populate_existing=True)
    if not person.mail_secret:
        person.mail_secret = secrets.token_hex(32)
        db.flush()
    asked = written_lately(db, person_id, Letter.table_id.is_(None))
    if not person.email or is_confirmed(person) or asked >= ASKED:
        return
    insert: Any = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    db.execute(insert(Letter).values(question(person, address)).on_conflict_do_nothing())


def question_key(person: Person) -> str:
    hashed = sha256(person.email.casefold().encode()).hexdigest()[:32]
    return f"confirm:{hashed}:{int(time() // DAY)}"


def question(person: Person, address: str) -> dict[str, Any]:
    """The letter that asks."""
    language, now = language_of(person), time()
    payload = {
        "subject": say(language, "letter-confirm-subject"),
        "greeting": say(language, "letter-confirm"),
        "heading": "",
        "lines": [],
        "link": say(language, "letter-confirm-link"),
        "url": link(person, "confirm", address),
        "name": say(language, "letter-from"),
        **way_out(person, address),
    }
    place = {"key": question_key(person), "person_id": person.id, "channel": EMAIL, "target": person.email}
    return {**place, "payload": payload, "written": now, "next_at": now}
