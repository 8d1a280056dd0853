"""E-mail addresses: nobody gets letters who has not asked for them, and everybody can stop them."""

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
"""Text that a mail program may make a link of."""
MAX_QUESTIONS: Final = 3
"""The most addresses whose owners a person may have asked within an hour."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


def language_of(person: Person) -> str:
    """The language that a person reads."""
    return known_language(str(person.settings.get("language", "en")))


def without_links(text: str) -> str:
    """A text without the addresses in it, for the names that people give tables."""
    return " ".join(LINK.sub("", text).split())


def is_confirmed(person: Person) -> bool:
    """Whether the owner of a person's address wants our mail."""
    return bool(person.email) and person.confirmed == person.email


def letters_within_an_hour(db: Session, person: str, *conditions: Any) -> int:
    """Count the letters that were written to a person within the last hour."""
    count = select(func.count()).where(Letter.person_id == person, Letter.written > time() - HOUR, *conditions)
    return db.scalar(count) or 0


# The links in mails


def mail_token(person: Person) -> str:
    """The token in the links of a person's mails; only readers of that mail know it."""
    signature = hmac.new(person.mail_secret.encode(), person.email.encode(), sha256).hexdigest()
    return f"{person.id}.{signature}"


def mail_link(person: Person, action: str, address: str) -> str:
    return f"{address.rstrip('/')}/api/me/email/{action}?token={mail_token(person)}"


def stop_link(person: Person, address: str) -> Payload:
    """The sentence and the link at the end of every mail, by which one stops them."""
    return {"stop": say(language_of(person), "letter-stop"), "stop_url": mail_link(person, "stop", address)}


async def follow_link(database: Database, token: str, **values: str) -> Person:
    """Change the person to whom a mail was sent, whose link was followed."""
    id = token.partition(".")[0]
    async with database.write() as db:
        person = await db.get(Person, id) if id.isascii() and id.isalnum() else None
        is_known = person is not None and person.email != "" and person.mail_secret != ""
        if person is None or not is_known or not hmac.compare_digest(mail_token(person).encode(), token.encode()):
            raise RequestError(404, "mail-link")
        for name, value in values.items():
            setattr(person, name, person.email if value == "=" else value)
        return person


async def confirm(database: Database, token: str) -> str:
    """Note that the owner of an address wants our mail; the sentence that confirms it."""
    return say(language_of(await follow_link(database, token, confirmed="=")), "letter-confirmed")


async def stop(database: Database, token: str) -> str:
    """Note that the owner of an address wants no more mail; the sentence that confirms it."""
    return say(language_of(await follow_link(database, token, email="", confirmed="")), "letter-stopped")


# Asking


def ask_owner(db: Session, person_id: str, address: str) -> None:
    """Write to a new address and ask its owner for consent: each address once a day, whoever names it."""
    person = db.get_one(Person, person_id, populate_existing=True)
    if not person.mail_secret:
        person.mail_secret = secrets.token_hex(32)
        db.flush()
    questions = letters_within_an_hour(db, person_id, Letter.table_id.is_(None))
    if not person.email or is_confirmed(person) or questions >= MAX_QUESTIONS:
        return
    insert: Any = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    db.execute(insert(Letter).values(question(person, address)).on_conflict_do_nothing())


def question_key(person: Person) -> str:
    hashed = sha256(person.email.casefold().encode()).hexdigest()[:32]
    return f"confirm:{hashed}:{int(time() // DAY)}"


def question(person: Person, address: str) -> dict[str, Any]:
    """The row of a letter that asks the owner of an address for consent."""
    language, now = language_of(person), time()
    payload = {
        "subject": say(language, "letter-confirm-subject"),
        "greeting": say(language, "letter-confirm"),
        "heading": "",
        "lines": [],
        "link": say(language, "letter-confirm-link"),
        "url": mail_link(person, "confirm", address),
        "name": say(language, "letter-from"),
        **stop_link(person, address),
    }
    place = {"key": question_key(person), "person_id": person.id, "channel": EMAIL, "target": person.email}
    return {**place, "payload": payload, "written": now, "next_at": now}
