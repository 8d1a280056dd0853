"""Requests about the chat of a table and one's own notes."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from ..dependencies import TableId, TheHub, TheLanguage, ThePerson, TheTables, TheVisitor
from ..wire import MessageOut, MessageRequest, Notes
from .service import CHAT, messages, read_notes, store_message, write_notes


class ChatController(Controller):
    """Reads and writes the chat of a table and a person's notes."""

    path = "/tables/{table_id:str}"
    tags = ["chat"]  # noqa: RUF012

    @get("/chat", summary="What was said at a table")
    async def read(
        self, table_id: TableId, tables: TheTables, visitor: TheVisitor, language: TheLanguage
    ) -> list[MessageOut]:
        """The latest messages; people without a seat read what is for all."""
        live = await tables.load(table_id)
        plays = visitor is not None and bool(live.factions(visitor.id))
        return await messages(tables.database, live.id, plays, language)

    @post("/chat", summary="Say something")
    async def say(
        self,
        table_id: TableId,
        data: JSONBody[MessageRequest],
        person: ThePerson,
        tables: TheTables,
        hub: TheHub,
        language: TheLanguage,
    ) -> MessageOut:
        """A message to all or to the players alone; only players may write."""
        message = await store_message(tables.database, await tables.load(table_id), person, data, language)
        await hub.announce(CHAT, table_id, message.id)
        return message

    @get("/notes", summary="Your notes at a table")
    async def notes(self, table_id: TableId, tables: TheTables, visitor: TheVisitor) -> Notes:
        """Notes that nobody else can read."""
        live = await tables.load(table_id)
        return Notes("" if visitor is None else await read_notes(tables.database, live.id, visitor.id))

    @put("/notes", summary="Keep notes")
    async def keep(self, table_id: TableId, data: JSONBody[Notes], person: ThePerson, tables: TheTables) -> Notes:
        """The new notes replace those from before."""
        live = await tables.load(table_id)
        return Notes(await write_notes(tables.database, live.id, person.id, data.text))
