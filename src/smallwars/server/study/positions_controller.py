"""Requests about positions: whether one is possible, what it looks like, and a link to share it."""

from __future__ import annotations

from time import time

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from ...engine.game import Game
from ...engine.question import CHANCE
from ..dependencies import TheDatabase, TheLanguage, ThePerson
from ..errors import RequestError
from ..plain_text import storable
from ..storage.models import SharedPosition
from ..tables.board_views import board_out
from ..tables.service import new_id
from ..wire import PositionCheck, PositionRequest, SharedPositionId, SharedPositionOut
from .sandbox import try_position


class PositionsController(Controller):
    """Checks and shares positions."""

    path = "/positions"
    tags = ["positions"]  # noqa: RUF012

    @post("/check", summary="Whether a position can be", status_code=200, sync_to_thread=True)
    def check(self, data: JSONBody[PositionRequest], language: TheLanguage) -> PositionCheck:
        """The board of the position; 400 with the field that is wrong in `extra.field`."""
        game = try_position(data.position, data.options)
        return PositionCheck(board_out(game, faction_to_move(game), True, language, 0))

    @post(summary="Share a position")
    async def share(
        self, data: JSONBody[PositionRequest], person: ThePerson, database: TheDatabase
    ) -> SharedPositionId:
        """The position is stored under an id that nobody guesses."""
        storable(msgspec.json.encode([data.position, data.options]).decode())
        title = try_position(data.position, data.options).title.id
        shared = SharedPosition(id=new_id(), title=title, position=data.position, options=data.options, created=time())
        shared.person_id = person.id
        async with database.write() as db:
            db.add(shared)
        return SharedPositionId(shared.id)

    @get("/{id:str}", summary="A position that was shared")
    async def shared(self, id: FromPath[str], database: TheDatabase) -> SharedPositionOut:
        """The position with the options of its game."""
        async with database.read() as db:
            stored = await db.get(SharedPosition, id)
        if stored is None:
            raise RequestError(404, "position-missing", id=id[:40])
        return SharedPositionOut(stored.id, stored.title, stored.position, stored.options)


def faction_to_move(game: Game) -> str | None:
    """The faction that is asked in a game, from whose seat the board is seen; None for chance and at the end."""
    question = game.question()
    return None if question is None or question.actor == CHANCE else game.title.actors[question.actor]
