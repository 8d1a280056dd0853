"""What people say to each other at a table, and what they write down for themselves."""

from __future__ import annotations

from time import time
from typing import Final, Literal

from msgspec import to_builtins
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ..errors import RequestError, say
from ..plain_text import kept
from ..realtime.hub import Announcement, Hub
from ..services import Service
from ..storage.database import Database
from ..storage.models import Message, Note, Person
from ..tables.live_table import LiveTable
from ..tables.service import Tables
from ..wire import MessageOut, MessageRequest

CHAT: Final = "chat"
PLAYERS: Final = "players"
LATEST: Final = 300
"""Messages that are read at once."""


def message_out(message: Message, name: str, language: str) -> MessageOut:
    """A line of chat with the name of who said it."""
    to: Literal["all", "players"] = "players" if message.to == PLAYERS else "all"
    return MessageOut(message.id, name or say(language, "guest"), message.faction, to, message.text, message.at)


async def messages(database: Database, table_id: str, plays: bool, language: str) -> list[MessageOut]:
    """The latest of what was said; what is for the players only if one plays."""
    wanted = select(Message, Person.name).join(Person).where(Message.table_id == table_id)
    wanted = wanted if plays else wanted.where(Message.to != PLAYERS)
    async with database.read() as db:
        found = (await db.execute(wanted.order_by(Message.id.desc()).limit(LATEST))).all()
    return [message_out(message, name, language) for message, name in reversed(found)]


async def say_at(
    database: Database, live: LiveTable, person: Person, request: MessageRequest, language: str
) -> MessageOut:
    """Write down what somebody says; it is not told to anybody yet."""
    mine, text = live.factions(person.id), kept(request.text).strip()
    if not mine:
        raise RequestError(403, "chat-seat")
    if not text:
        raise RequestError(400, "chat-empty")
    faction = mine[0] if len(mine) == 1 else None
    said = Message(table_id=live.id, person_id=person.id, faction=faction, to=request.to, text=text, at=time())
    async with database.write() as db:
        db.add(said)
        await db.flush()
    return message_out(said, person.name, language)


async def read_notes(database: Database, table_id: str, person_id: str) -> str:
    """What a person wrote for himself."""
    async with database.read() as db:
        found = await db.get(Note, (table_id, person_id))
    return "" if found is None else found.text


async def write_notes(database: Database, table_id: str, person_id: str, text: str) -> str:
    """Replace it."""
    try:
        await merge_notes(database, table_id, person_id, kept(text))
    except IntegrityError:  # another page of the same person was as fast
        await merge_notes(database, table_id, person_id, text)
    return text


async def merge_notes(database: Database, table_id: str, person_id: str, text: str) -> None:
    async with database.write() as db:
        await db.merge(Note(table_id=table_id, person_id=person_id, text=text))


class Chat(Service):
    """Reads for the open pages what was said, on this server or on another."""

    def __init__(self, database: Database, tables: Tables, hub: Hub) -> None:
        self._database, self._tables, self._hub = database, tables, hub

    async def start(self) -> None:
        self._hub.loaders[CHAT] = self.announcement

    async def announcement(self, table_id: str, id: int) -> Announcement | None:
        """A message for the pages that are open, and the factions that may read it."""
        wanted = select(Message, Person.name).join(Person).where(Message.id == id, Message.table_id == table_id)
        async with self._database.read() as db:
            found = (await db.execute(wanted)).first()
        live = self._tables.cached(table_id)
        if found is None or live is None:
            return None
        told = to_builtins(message_out(*found, "en"))
        audience = [seat.faction for seat in live.seats] if found[0].to == PLAYERS else None
        return {"type": CHAT, "message": told}, audience
