"""Ratings: Elo for each title, counted once, and only between accounts."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from smallwars.server.models import Rating
from smallwars.server.parts import Server
from smallwars.server.ratings import expected
from smallwars.server.telling import table_out

from .inside import go, inside, new_database, opened, person, two_players, until


async def ratings(server: Server) -> dict[str, tuple[float, int]]:
    async with server.database.read() as db:
        return {row.person_id: (row.rating, row.games) for row in await db.scalars(select(Rating))}


def test_what_the_ratings_promise() -> None:
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)
    assert expected(1700, 1500) + expected(1500, 1700) == pytest.approx(1)


def test_a_game_between_two_accounts_counts() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, "me"), await person(server, "you")
            live = await two_players(server, me, you)
            await server.tables.resign(live.id, me)
            assert await ratings(server) == {me.id: (1484, 1), you.id: (1516, 1)}
            await until(lambda: [seat.rating for seat in live.seats] == [1484, 1516])
            assert [seat.rating for seat in table_out(server.tables, live, None, "en").seats] == [1484, 1516]
            again = await two_players(server, you, me)
            await server.tables.resign(again.id, me)
            found = await ratings(server)
            assert found[me.id][0] + found[you.id][0] == pytest.approx(3000) and found[me.id][1] == 2
            assert found[you.id][0] == pytest.approx(1516 + 32 * (1 - expected(1516, 1484)))

    go(story())


def test_guests_bots_and_who_plays_alone_are_not_rated() -> None:
    async def story() -> None:
        async with inside() as server:
            me, guest = await person(server, "me"), await person(server)
            for live in (
                await two_players(server, me, guest),
                await opened(server, me, {"british": "me", "eoka": "me"}),
                await opened(server, me, {"british": "me", "eoka": "random"}),
            ):
                await server.tables.resign(live.id, me)
            assert await ratings(server) == {}

    go(story())


def test_a_table_is_counted_once() -> None:
    async def story() -> None:
        database = new_database()
        async with inside(database) as server:
            me, you = await person(server, "me"), await person(server, "you")
            live = await two_players(server, me, you)
            both = (server.tables.resign(live.id, player) for player in (me, you))
            await asyncio.gather(*both, return_exceptions=True)
            assert {games for _, games in (await ratings(server)).values()} == {1}
        async with inside(database) as server:
            assert (await server.tables.load(live.id)).table.finished
            assert {games for _, games in (await ratings(server)).values()} == {1}

    go(story())


@pytest.mark.postgres
def test_games_that_end_at_once_on_two_servers_all_count(postgres: str) -> None:
    async def story() -> None:
        async with inside(postgres) as one, inside(postgres) as other:
            me, you = await person(one, "at once"), await person(one, "at once too")
            lives = [await two_players(one, me, you) for _ in range(6)]
            ends = [(one, other)[index % 2].tables.resign(live.id, me) for index, live in enumerate(lives)]
            await asyncio.gather(*ends)
            found = await ratings(one)
            assert found[me.id][1] == found[you.id][1] == 6
            assert found[me.id][0] + found[you.id][0] == pytest.approx(3000)

    go(story())
