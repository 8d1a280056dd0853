"""A server without its web: tables and services on a real database, to be used from inside."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from time import monotonic, time
from typing import Any

from smallwars.server.server import Server, build, run_services
from smallwars.server.settings import Settings, database_url
from smallwars.server.storage.database import prepare
from smallwars.server.storage.models import Person
from smallwars.server.tables.live_table import LiveTable
from smallwars.server.tables.service import new_id
from smallwars.server.wire import ChoiceRequest, ClockRequest, SeatRequest, TableRequest

WAIT = 40.0
KEYS = count()

HOT_SEAT = {"british": "me", "eoka": "me"}


def new_database() -> str:
    """A file of its own."""
    return str(Path(tempfile.mkdtemp(prefix="smallwars-inside-")) / "games.db")


@asynccontextmanager
async def inside(database: str | None = None, **more: Any) -> AsyncIterator[Server]:
    """A server, from start to stop."""
    url = database_url(database or new_database())
    await prepare(url)
    server = build(Settings(url, **more))
    async with run_services(server):
        yield server


def service(server: Server, kind: type[Any]) -> Any:
    """One of its services."""
    return next(found for found in server.services if isinstance(found, kind))


async def person(server: Server, login: str | None = None, **more: Any) -> Person:
    """Somebody new."""
    made = Person(id=new_id(), name=login or "", login=login, settings={}, created=time(), **more)
    async with server.database.write() as db:
        db.add(made)
    return made


async def opened(
    server: Server, owner: Person, seats: dict[str, str], title: str = "cyprus", **clock: Any
) -> LiveTable:
    """A table; a seat is `me`, `link`, `open` or the name of a bot."""
    requests = {
        faction: SeatRequest(who) if who in ("me", "link", "open") else SeatRequest("bot", who)
        for faction, who in seats.items()
    }
    request = TableRequest(title, requests, clock=ClockRequest(**clock))
    return await server.tables.create(owner, request, seed=7)


async def two_players(server: Server, one: Person, other: Person, **clock: Any) -> LiveTable:
    """A table of Cyprus with a person at each seat."""
    live = await opened(server, one, {"british": "me", "eoka": "open"}, **clock)
    return await server.tables.sit(live.id, other, "eoka")


async def play(server: Server, live: LiveTable, player: Person, option: str | None = None) -> None:
    """The option, or the first there is."""
    question = live.play.game.question()
    assert question is not None
    word = option or live.title.word(question.answers[0])
    await server.tables.choose(live.id, player, ChoiceRequest(live.seq, word, f"inside-{os.getpid()}-{next(KEYS)}"))


async def pass_the_turn(server: Server, live: LiveTable, player: Person) -> str:
    """Play until another side is asked; that side."""
    asked = live.to_move
    while live.to_move == asked:
        await play(server, live, player)
    assert live.to_move is not None
    return live.to_move


async def until(true: Callable[[], Any], why: str = "it did not happen") -> None:
    """Wait for something."""
    end = monotonic() + WAIT
    while not true():
        assert monotonic() < end, why
        await asyncio.sleep(0.02)


def go(work: Coroutine[Any, Any, None]) -> None:
    """A test as a coroutine."""

    async def bounded() -> None:
        async with asyncio.timeout(90):
            await work

    asyncio.run(bounded())
