"""Requests about bots at a table."""

from __future__ import annotations

from litestar import Controller, post

from ..dependencies import TableId, TheBots, ThePerson, TheTables
from ..errors import RequestError


class HurryController(Controller):
    """Lets people tell a bot to move now."""

    path = "/tables"
    tags = ["advice"]  # noqa: RUF012

    @post("/{table_id:str}/hurry", summary="Let the bot move now", status_code=202)
    async def hurry(self, table_id: TableId, person: ThePerson, tables: TheTables, bots: TheBots) -> None:
        """A bot that is thinking takes the best it has found, and one that has failed too often tries again; only
        people with a seat may ask for it."""
        live = await tables.load(table_id)
        if not live.factions(person.id):
            raise RequestError(403, "no-seat")
        bots.hurry(live)
