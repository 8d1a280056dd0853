"""Requests about records: a table as text, a table from a text, and a table that goes on from a step of another."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import Controller, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from ...engine.errors import HiddenRecord
from ...engine.registry import find
from ...kit.words import title_name
from ...texts import FALLBACK
from ..dependencies import TableId, TheHub, TheLanguage, ThePerson, TheTables
from ..errors import RequestError, say
from ..plain_text import storable
from ..tables.controller import table_for
from ..tables.live_table import LiveTable
from ..tables.table_views import ending_lines, table_result_out
from ..wire import RecordRequest, SandboxRequest, TableOut
from .sandbox import position_at, read_import, sandbox_request


class RecordsController(Controller):
    """Writes and reads records, and opens sandboxes."""

    tags = ["records"]  # noqa: RUF012

    @get("/tables/{table_id:str}/record", summary="A table as text", media_type=MediaType.TEXT)
    async def record(self, table_id: TableId, tables: TheTables) -> str:
        """The record of a table: with the seed when the game is over; before, only what everybody has seen."""
        return await record_of(await tables.load(table_id))

    @post("/records", summary="Open a record as a table of your own")
    async def import_record(
        self, data: JSONBody[RecordRequest], person: ThePerson, tables: TheTables, hub: TheHub, language: TheLanguage
    ) -> TableOut:
        """You have both sides; the game stands where the record ends."""
        record = await asyncio.to_thread(read_import, storable(data.text))
        record.request.name = say(language, "import-name", title=title_name(find(record.request.title), language))
        live = await tables.create(
            person, record.request, steps=record.steps, seed=record.seed, any_order=record.any_order
        )
        return await table_for(tables, hub, live, person, language)

    @post("/tables/{table_id:str}/sandbox", summary="Play on from a step at a table of your own")
    async def sandbox(
        self,
        table_id: TableId,
        data: JSONBody[SandboxRequest],
        person: ThePerson,
        tables: TheTables,
        hub: TheHub,
        language: TheLanguage,
    ) -> TableOut:
        """The table starts at that step. What you cannot see is dealt anew while the game goes on; the dice are new."""
        live = await tables.load(table_id)
        position = await asyncio.to_thread(position_at, live, person.id, data.step)
        name = say(language, "sandbox-name", title=title_name(live.title, language), step=data.step)
        opened = await tables.create(person, sandbox_request(live, position, name), sandbox=True)
        return await table_for(tables, hub, opened, person, language)


async def record_of(live: LiveTable) -> str:
    """Write what everybody may know of a table as a record; a comment tells of a resignation or a lapsed time."""
    game = live.play.game.fork()
    write = game.record if live.table.finished else game.open_record
    try:
        text = await asyncio.to_thread(partial(write, live.table.commitment))
    except HiddenRecord:
        raise RequestError(409, "record-hidden") from None
    ending = ending_lines(live, table_result_out(live.title, live.table.result, FALLBACK))
    return text + "".join([f"; {line.text}\n" for line in ending])
