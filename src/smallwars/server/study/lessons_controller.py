"""Requests about lessons: to sit down to one, and to be guided through it."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from ...engine.registry import find
from ...kit.words import title_name
from ..dependencies import TableId, TheHub, TheLanguage, ThePerson, TheTables
from ..errors import RequestError, say
from ..storage.models import Person, Table
from ..tables.controller import receipt, table_for
from ..tables.live_table import LiveTable
from ..tables.service import Tables
from ..wire import LessonRequest, Receipt, TableOut, TableRequest
from .lessons import DEEDS, lesson_of, opening
from .sandbox import hot_seat


class LessonsController(Controller):
    """Opens lessons and guides learners through them."""

    tags = ["lessons"]  # noqa: RUF012

    @post("/lessons/{title:str}", summary="Sit down to the lesson of a title", status_code=200)
    async def sit(
        self, title: FromPath[str], person: ThePerson, tables: TheTables, hub: TheHub, language: TheLanguage
    ) -> TableOut:
        """The lesson that you have begun, or a new one."""
        live = await find_lesson(tables, person, title) or await start_lesson(tables, person, title, language)
        return await table_for(tables, hub, live, person, language)

    @post("/tables/{table_id:str}/lesson", summary="Show me, back a move, or restart", status_code=200)
    async def guide(
        self, table_id: TableId, data: JSONBody[LessonRequest], person: ThePerson, tables: TheTables
    ) -> Receipt:
        """`show` plays the rest of the move; `back` leads to its beginning, or to that of the move before."""
        live = await tables.load(table_id)
        if not live.table.lesson:
            raise RequestError(400, "not-a-lesson")
        return receipt(await tables.guide(table_id, person, data, DEEDS[data.deed]))


async def find_lesson(tables: Tables, person: Person, title: str) -> LiveTable | None:
    """Find the lesson that a person began last, if it is still the same lesson."""
    query = select(Table.id).where(Table.owner_id == person.id, Table.title == title, Table.lesson)
    async with tables.database.read() as db:
        id = await db.scalar(query.order_by(Table.updated.desc()).limit(1))
    try:
        live = None if id is None else await tables.load(id)
    except RequestError:  # newer rules do not lead through it
        return None
    return live if live is not None and lesson_of(title).is_at(live.play) else None


async def start_lesson(tables: Tables, person: Person, title: str, language: str) -> LiveTable:
    """Open a lesson at its beginning: both sides for one person, in nobody else's lists."""
    steps = opening(lesson_of(title))
    name = say(language, "lesson-of", title=title_name(find(title), language))
    request = TableRequest(title, hot_seat(find(title)), name=name, public=False)
    return await tables.create(person, request, sandbox=True, steps=steps, lesson=True)
