"""The chat of a table, and the notes that people keep for themselves."""

from __future__ import annotations

from time import time
from typing import Final, Literal

from msgspec import to_builtins
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ..errors import RequestError, say
from ..plain_text import storable
from ..realtime.hub import Announcement, Hub
from ..services import Service
from ..storage.database import Database
from ..storage.models import Message, Note, Person
from ..tables.live_table import LiveTable
from ..tables.service import Tables
from ..wire import MessageOut, MessageRequest

CHAT: Final = "chat"
PLAYERS: Final = "players"
MAX_MESSAGES: Final = 300
"""The most messages that are read at once."""


def message_out(message: Message, name: str, language: str) -> MessageOut:
    """A message as pages are sent it, with the name of its author."""
    to: Literal["all", "players"] = "players" if message.to == PLAYERS else "all"
    return MessageOut(message.id, name or say(language, "guest"), message.faction, to, message.text, message.at)


async def messages(database: Database, table_id: str, plays: bool, language: str) -> list[MessageOut]:
    """Read the latest messages of a table; those for the players only if the reader plays."""
    query = select(Message, Person.name).join(Person).where(Message.table_id == table_id)
    query = query if plays else query.where(Message.to != PLAYERS)
    async with database.read() as db:
        rows = (await db.execute(query.order_by(Message.id.desc()).limit(MAX_MESSAGES))).all()
    return [message_out(message, name, language) for message, name in reversed(rows)]


async def store_message(
    database: Database, live: LiveTable, person: Person, request: MessageRequest, language: str
) -> MessageOut:
    """Store a person's message; sending it to the pages is left to the caller."""
    factions, text = live.factions(person.id), storable(request.text).strip()
    if not factions:
        raise RequestError(403, "chat-seat")
    if not text:
        raise RequestError(400, "chat-empty")
    faction = factions[0] if len(factions) == 1 else None
    message = Message(table_id=live.id, person_id=person.id, faction=faction, to=request.to, text=text, at=time())
    async with database.write() as db:
        db.add(message)
        await db.flush()
    return message_out(message, person.name, language)


async def read_notes(database: Database, table_id: str, person_id: str) -> str:
    """Read a person's own notes at a table."""
    async with database.read() as db:
        note = await db.get(Note, (table_id, person_id))
    return "" if note is None else note.text


async def write_notes(database: Database, table_id: str, person_id: str, text: str) -> str:
    """Replace a person's own notes at a table."""
    try:
        await merge_notes(database, table_id, person_id, storable(text))
    except IntegrityError:  # another page of the same person was as fast
        await merge_notes(database, table_id, person_id, text)
    return text


async def merge_notes(database: Database, table_id: str, person_id: str, text: str) -> None:
    async with database.write() as db:
        await db.merge(Note(table_id=table_id, person_id=person_id, text=text))


class Chat(Service):
    """The service that reads new messages for the open pages, whichever server stored them."""

    def __init__(self, database: Database, tables: Tables, hub: Hub) -> None:
        self._database, self._tables, self._hub = database, tables, hub

    async def start(self) -> None:
        self._hub.loaders[CHAT] = self.announcement

    async def announcement(self, table_id: str, id: int) -> Announcement | None:
        """Read a message for the open pages, and the factions that may see it."""
        query = select(Message, Person.name).join(Person).where(Message.id == id, Message.table_id == table_id)
        async with self._database.read() as db:
            row = (await db.execute(query)).first()
        live = self._tables.cached(table_id)
        if row is None or live is None:
            return None
        body = to_builtins(message_out(*row, "en"))
        audience = [seat.faction for seat in live.seats] if row[0].to == PLAYERS else None
        return {"type": CHAT, "message": body}, audience
