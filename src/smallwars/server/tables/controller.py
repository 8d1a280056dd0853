"""Requests about tables and seats, and the texts of the page."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ...kit.words import answer_name, faction_name
from ...texts import joined, known_language, languages
from ...texts.files import read
from ..dependencies import TableId, TheHub, TheLanguage, ThePerson, TheTables, TheVisitor
from ..errors import RequestError, say
from ..realtime.hub import Hub
from ..storage.models import Person
from ..study.sandbox import check_position
from ..wire import (
    BoardOut,
    ChoiceRequest,
    Receipt,
    RetractRequest,
    TableLine,
    TableOut,
    TableRequest,
    UndoRequest,
)
from .lists import list_condition, read_lines
from .live_table import LiveTable
from .service import Tables
from .table_views import table_out

WEB_TEXTS = ("common", "web", "web_table")


class SitRequest(Struct, forbid_unknown_fields=True):
    """A request to sit down at an open seat."""

    faction: str


class ResignRequest(Struct, forbid_unknown_fields=True):
    """A request to give up; `faction` is needed from people who play both sides."""

    faction: str | None = None


class RefusalGroup(Struct):
    """A reason with its rule, and the names of all options that cannot be chosen because of it."""

    rule: str
    text: str
    options: str


RefusalGroups = list[RefusalGroup]
"""A list of refusals; inside the controller `list` is a handler."""


class Explanation(Struct):
    """Why an option cannot be chosen now, with the rule."""

    rule: str
    text: str


class ClaimedSeat(Struct):
    """The table and the side to which a secret link leads."""

    table: str
    faction: str


class SeatLink(Struct):
    """The secret link to a seat."""

    link: str


class TablesController(Controller):
    """Opens tables, shows them, and takes choices."""

    path = "/tables"
    tags = ["tables"]  # noqa: RUF012

    @post(summary="Open a table")
    async def create(
        self, data: JSONBody[TableRequest], person: ThePerson, tables: TheTables, hub: TheHub, language: TheLanguage
    ) -> TableOut:
        """Seats: `me`, `bot`, `link` (a secret link is made), `open` (anybody may sit down)."""
        check_position(data.position)
        return await table_for(tables, hub, await tables.create(person, data), person, language)

    @get(summary="Tables in a list")
    async def list(
        self, tables: TheTables, visitor: TheVisitor, language: TheLanguage, list: FromQuery[str] = "mine"
    ) -> list[TableLine]:
        """`list`: mine, open (with a seat to sit down at), live (to watch), finished."""
        me = None if visitor is None else visitor.id
        if list == "mine" and me is None:
            return []
        return await read_lines(tables.database, list_condition(list, me), me, language)

    @get("/{table_id:str}", summary="A table as you see it")
    async def one(
        self, table_id: TableId, tables: TheTables, hub: TheHub, visitor: TheVisitor, language: TheLanguage
    ) -> TableOut:
        """People without a seat see what a spectator may see."""
        return await table_for(tables, hub, await tables.load(table_id), visitor, language)

    @get("/{table_id:str}/steps/{step:int}", summary="The board after so many steps")
    async def step(
        self, table_id: TableId, step: FromPath[int], tables: TheTables, visitor: TheVisitor, language: TheLanguage
    ) -> BoardOut:
        """The board as it was seen from your seat then."""
        live = await tables.load(table_id)
        if not 0 <= step <= len(live.play.log):
            raise RequestError(404, "step", step=step, steps=len(live.play.log))
        picture = await live.drawings.show(live, None if visitor is None else visitor.id, language, step)
        return picture.board

    @post("/{table_id:str}/choices", summary="Choose", status_code=200)
    async def choose(
        self,
        table_id: TableId,
        data: JSONBody[ChoiceRequest],
        person: ThePerson,
        tables: TheTables,
        language: TheLanguage,
    ) -> Receipt:
        """A choice counts once stored; 409 with the new `seq` if the page is stale. A repeated key counts once."""
        return receipt(await tables.choose(table_id, person, data, language))

    @post("/{table_id:str}/undo", summary="Take the last choice back", status_code=200)
    async def undo(
        self, table_id: TableId, data: JSONBody[UndoRequest], person: ThePerson, tables: TheTables
    ) -> Receipt:
        """Nothing is taken back past a die, a reveal or another's choice."""
        return receipt(await tables.undo(table_id, person, data))

    @post("/{table_id:str}/retract", summary="Take one pick back", status_code=200)
    async def retract(
        self, table_id: TableId, data: JSONBody[RetractRequest], person: ThePerson, tables: TheTables
    ) -> Receipt:
        """The other picks of the unfinished series stay; refused where one of them needs it."""
        return receipt(await tables.retract(table_id, person, data))

    @get("/{table_id:str}/why", summary="Why something cannot be chosen")
    async def why(
        self, table_id: TableId, option: FromQuery[str], tables: TheTables, visitor: TheVisitor, language: TheLanguage
    ) -> Explanation:
        """The reason, with its rule."""
        return explanation(await tables.load(table_id), option, visitor, language)

    @get("/{table_id:str}/refusals", summary="All that cannot be chosen, and why")
    async def refusals(
        self, table_id: TableId, tables: TheTables, visitor: TheVisitor, language: TheLanguage
    ) -> RefusalGroups:
        """The reasons with their rules; empty for people who are not asked."""
        return refusal_groups(await tables.load(table_id), visitor, language)

    @post("/{table_id:str}/sit", summary="Sit down at an open seat", status_code=200)
    async def sit(
        self,
        table_id: TableId,
        data: JSONBody[SitRequest],
        person: ThePerson,
        tables: TheTables,
        hub: TheHub,
        language: TheLanguage,
    ) -> TableOut:
        """The first of several people gets the seat."""
        return await table_for(tables, hub, await tables.sit(table_id, person, data.faction), person, language)

    @post("/{table_id:str}/seats/{faction:str}/link", summary="A new link to a seat", status_code=200)
    async def renew(self, table_id: TableId, faction: FromPath[str], person: ThePerson, tables: TheTables) -> SeatLink:
        """A link to one's own seat, or to an empty one of one's own table. The old link leads nowhere from now on."""
        live = await tables.renew_link(table_id, person, faction)
        return SeatLink(tables.link(live, faction, person.id) or "")

    @post("/{table_id:str}/resign", summary="Give up", status_code=200)
    async def resign(
        self,
        table_id: TableId,
        person: ThePerson,
        tables: TheTables,
        hub: TheHub,
        language: TheLanguage,
        data: JSONBody[ResignRequest | None] = None,
    ) -> TableOut:
        """The other side wins the game."""
        faction = None if data is None else data.faction
        return await table_for(tables, hub, await tables.resign(table_id, person, faction), person, language)


class SeatsController(Controller):
    """Seats people who follow secret links."""

    path = "/seats"
    tags = ["tables"]  # noqa: RUF012

    @post("/{token:str}", summary="Follow a secret link to its seat", status_code=200)
    async def claim(self, token: FromPath[str], person: ThePerson, tables: TheTables) -> ClaimedSeat:
        """Anybody who has the link may sit there, from any device."""
        live, faction = await tables.claim(token, person)
        return ClaimedSeat(live.id, faction)


async def table_for(tables: Tables, hub: Hub, live: LiveTable, person: Person | None, language: str) -> TableOut:
    """A table as a person sees it."""
    return await table_out(tables, live, None if person is None else person.id, language, hub.online(live.id))


def receipt(live: LiveTable) -> Receipt:
    """The receipt for a request: where the table stands now."""
    return Receipt(live.id, live.seq, len(live.play.log))


def explanation(live: LiveTable, option: str, person: Person | None, language: str) -> Explanation:
    """Explain why an option cannot be chosen; only people who are asked learn the reason."""
    game, to_move = live.play.game, live.to_move
    question = game.question()
    if to_move is None or question is None:
        return Explanation("", say(language, "why-over"))
    if not live.is_asked(None if person is None else person.id):
        return Explanation(
            question.rule, say(language, "why-turn", faction=faction_name(game.title, language, to_move))
        )
    refusal = game.refusals().get(option)
    if refusal is not None:
        return Explanation(refusal.rule, refusal.message(language))
    legal = option in [game.title.word(answer) for answer in question.answers]
    return Explanation(question.rule, say(language, "why-legal" if legal else "why-not"))


def refusal_groups(live: LiveTable, person: Person | None, language: str) -> RefusalGroups:
    """The options that the pending question refuses, by reason; empty for people who are not asked."""
    if not live.is_asked(None if person is None else person.id):
        return []
    game = live.play.game
    grouped: dict[tuple[str, str], list[str]] = {}
    for id, refusal in game.refusals().items():
        name = answer_name(game, language, id)
        grouped.setdefault((refusal.rule, refusal.message(language)), []).append(name)
    return [RefusalGroup(rule, text, joined(language, options)) for (rule, text), options in grouped.items()]


@get("/texts", summary="The languages there are", tags=["page"])
async def languages_page() -> list[str]:
    """The languages that have texts."""
    return sorted(languages())


@get("/texts/{lang:str}", summary="The sentences of the page", tags=["page"], media_type=MediaType.TEXT)
async def texts_page(lang: FromPath[str]) -> str:
    """The sentences as Fluent source; English stands in for a language that is not there."""
    return "\n".join([read(known_language(lang), name) or "" for name in WEB_TEXTS])
