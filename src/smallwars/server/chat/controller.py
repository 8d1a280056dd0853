"""Beside the game: chat, and one's own notes."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from ..dependencies import TableId, TheHub, TheLanguage, ThePerson, TheTables, TheVisitor
from ..wire import MessageOut, MessageRequest, Notes
from .service import CHAT, messages, read_notes, store_message, write_notes


class ChatController(Controller):
    """Chat and notes."""

    path = "/tables/{table_id:str}"
    tags = ["chat"]  # noqa: RUF012

    @get("/chat", summary="What was said at a table")
    async def read(
        self, table_id: TableId, tables: TheTables, visitor: TheVisitor, language: TheLanguage
    ) -> list[MessageOut]:
        """The latest; who has no seat reads what is for all."""
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
        """To all, or to the players alone; only those who play may."""
        message = await store_message(tables.database, await tables.load(table_id), person, data, language)
        await hub.announce(CHAT, table_id, message.id)
        return message

    @get("/notes", summary="Your notes at a table")
    async def notes(self, table_id: TableId, tables: TheTables, visitor: TheVisitor) -> Notes:
        """Nobody else reads them."""
        live = await tables.load(table_id)
        return Notes("" if visitor is None else await read_notes(tables.database, live.id, visitor.id))

    @put("/notes", summary="Keep notes")
    async def keep(self, table_id: TableId, data: JSONBody[Notes], person: ThePerson, tables: TheTables) -> Notes:
        """All of them; what was there before is replaced."""
        live = await tables.load(table_id)
        return Notes(await write_notes(tables.database, live.id, person.id, data.text))
