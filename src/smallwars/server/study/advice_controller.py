"""Requests for hints and analyses."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ...lab.analyses.analysis import Analysis
from ..dependencies import TableId, TheAdvice, TheLanguage, ThePerson, TheTables


class HintRequest(Struct, forbid_unknown_fields=True):
    """A request for a hint. `depth`: what to do (`operation`), where (`spaces`), or the whole `turn`."""

    depth: str = "operation"


class HintOut(Struct):
    """A hint as lines of text."""

    lines: list[str]


class PendingAnalysis(Struct):
    """An analysis that is still being made: the page asks again later."""

    ready: bool = False


class AdviceController(Controller):
    """Hands out hints and analyses."""

    path = "/tables"
    tags = ["advice"]  # noqa: RUF012

    @post("/{table_id:str}/hint", summary="A hint", status_code=200)
    async def hint(
        self,
        table_id: TableId,
        data: JSONBody[HintRequest],
        person: ThePerson,
        tables: TheTables,
        advice: TheAdvice,
        language: TheLanguage,
    ) -> HintOut:
        """A hint for people who are asked and play nobody but bots and themselves; it tells only what they can see."""
        live = await tables.load(table_id)
        return HintOut(await advice.hint(live, person, data.depth, language))

    @get("/{table_id:str}/analysis", summary="A finished game, turn by turn", responses=None)
    async def analysis(
        self, table_id: TableId, tables: TheTables, advice: TheAdvice, language: TheLanguage
    ) -> Response[Analysis | PendingAnalysis]:
        """200 with the analysis; 202 while it is being made."""
        task = advice.analysis(await tables.load(table_id), language)
        body: Any = task.result() if task.done() else PendingAnalysis()
        return Response(body, status_code=200 if task.done() else 202)
