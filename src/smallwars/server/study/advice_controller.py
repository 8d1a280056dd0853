"""Bots that hurry, hints, and analyses."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ...lab.analyses.analysis import Analysis
from ..bots.service import Bots
from ..dependencies import TableId, TheLanguage, ThePerson, TheTables
from ..errors import Trouble
from ..parts_of import part
from .advice import Advice


class HintWish(Struct, forbid_unknown_fields=True):
    """How deep: what to do (`operation`), where (`spaces`), or the whole `turn`."""

    depth: str = "operation"


class HintOut(Struct):
    """A hint in lines."""

    lines: list[str]


class Making(Struct):
    """An analysis that is being made: ask again."""

    ready: bool = False


class AdviceController(Controller):
    """Advice."""

    path = "/tables"
    tags = ["advice"]  # noqa: RUF012

    @post("/{table_id:str}/hurry", summary="Let the bot move now", status_code=202)
    async def hurry(self, table_id: TableId, person: ThePerson, tables: TheTables) -> None:
        """For who sits at the table: a bot that is thinking there takes the best it has found, and one that has failed
        too often tries again."""
        live = await tables.load(table_id)
        if not live.factions(person.id):
            raise Trouble(403, "no-seat")
        part(tables, Bots).hurry(live)

    @post("/{table_id:str}/hint", summary="A hint", status_code=200)
    async def hint(
        self, table_id: TableId, data: JSONBody[HintWish], person: ThePerson, tables: TheTables, language: TheLanguage
    ) -> HintOut:
        """For who is asked, and plays against nobody but bots and himself. It tells nothing that he cannot see."""
        live = await tables.load(table_id)
        return HintOut(await part(tables, Advice).hint(live, person, data.depth, language))

    @get("/{table_id:str}/analysis", summary="A finished game, turn by turn", responses=None)
    async def analysis(
        self, table_id: TableId, tables: TheTables, language: TheLanguage
    ) -> Response[Analysis | Making]:
        """200 with the analysis; 202 while it is being made."""
        task = part(tables, Advice).analysis(await tables.load(table_id), language)
        body: Any = task.result() if task.done() else Making()
        return Response(body, status_code=200 if task.done() else 202)
