"""Ratings: Elo for each title, counted once, and only between accounts."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from smallwars.server.ratings import MIN_CHOICES, expected_score
from smallwars.server.server import Server
from smallwars.server.storage.models import Person, Rating, Seat
from smallwars.server.tables.live_table import LiveTable
from smallwars.server.tables.rows import hash_token
from smallwars.server.wire import SeatRequest, TableRequest

from .inside import go, inside, new_database, opened, person, play, two_players, until


async def ratings(server: Server) -> dict[str, tuple[float, int]]:
    async with server.database.read() as db:
        return {row.person_id: (row.rating, row.games) for row in await db.scalars(select(Rating))}


async def play_on(server: Server, live: LiveTable, one: Person, other: Person) -> LiveTable:
    """Play until both persons have made enough choices."""
    made = {person.id: 0 for person in (one, other)}
    while min(made.values()) < MIN_CHOICES:
        asked = next(person for person in (one, other) if live.is_asked(person.id))
        await play(server, live, asked)
        made[asked.id] += 1
    return live


async def played(server: Server, one: Person, other: Person) -> LiveTable:
    """A table where both have made enough choices."""
    return await play_on(server, await two_players(server, one, other), one, other)


def test_what_the_ratings_promise() -> None:
    assert expected_score(1500, 1500) == 0.5
    assert expected_score(1900, 1500) == pytest.approx(10 / 11)
    assert expected_score(1700, 1500) + expected_score(1500, 1700) == pytest.approx(1)


def test_a_game_between_two_accounts_counts() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, "me"), await person(server, "you")
            live = await played(server, me, you)
            await server.tables.resign(live.id, me)
            assert await ratings(server) == {me.id: (1484, 1), you.id: (1516, 1)}
            await until(lambda: [seat.rating for seat in live.seats] == [1484, 1516])
            assert [seat.rating for seat in live.seats] == [1484, 1516]
            again = await played(server, you, me)
            await server.tables.resign(again.id, me)
            found = await ratings(server)
            assert found[me.id][0] + found[you.id][0] == pytest.approx(3000) and found[me.id][1] == 2
            assert found[you.id][0] == pytest.approx(1516 + 32 * (1 - expected_score(1516, 1484)))

    go(story())


def test_guests_bots_and_who_plays_alone_are_not_rated() -> None:
    async def story() -> None:
        async with inside() as server:
            me, guest = await person(server, "me"), await person(server)
            for live in (
                await played(server, me, guest),
                await opened(server, me, {"british": "me", "eoka": "me"}),
                await opened(server, me, {"british": "me", "eoka": "random"}),
            ):
                await server.tables.resign(live.id, me)
            assert await ratings(server) == {}

    go(story())


def test_a_game_that_was_hardly_played_is_not_rated() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, "me"), await person(server, "you")
            live = await two_players(server, me, you)
            await play(server, live, me if live.is_asked(me.id) else you)
            await server.tables.resign(live.id, you)
            assert await ratings(server) == {}

    go(story())


@pytest.mark.parametrize("how", ["position", "data"])
def test_a_game_of_ones_own_making_is_not_rated(how: str) -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server, "me"), await person(server, "you")
            seats = {"british": SeatRequest("me"), "eoka": SeatRequest("open")}
            position = (await two_players(server, me, you)).play.game.position()
            more = {"position": position} if how == "position" else {"options": {"data": {}}}
            live = await server.tables.create(me, TableRequest("cyprus", seats, **more), seed=7)
            live = await server.tables.sit(live.id, you, "eoka")
            await server.tables.resign((await play_on(server, live, me, you)).id, you)
            assert await ratings(server) == {}

    go(story())


def test_who_sits_down_beside_a_player_changes_nothing() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you, friend = await person(server, "me"), await person(server, "you"), await person(server, "friend")
            live = await played(server, me, you)
            async with server.database.write() as db:
                seat = (await db.scalars(select(Seat).where(Seat.table_id == live.id, Seat.faction == "eoka"))).one()
                seat.token_hash = hash_token("link")
            await server.tables.claim("link", friend)
            await server.tables.resign(live.id, you)
            assert await ratings(server) == {me.id: (1516, 1), you.id: (1484, 1)}

    go(story())


def test_a_table_is_counted_once() -> None:
    async def story() -> None:
        database = new_database()
        async with inside(database) as server:
            me, you = await person(server, "me"), await person(server, "you")
            live = await played(server, me, you)
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
            lives = [await played(one, me, you) for _ in range(6)]
            ends = [(one, other)[index % 2].tables.resign(live.id, me) for index, live in enumerate(lives)]
            await asyncio.gather(*ends)
            found = await ratings(one)
            assert found[me.id][1] == found[you.id][1] == 6
            assert found[me.id][0] + found[you.id][0] == pytest.approx(3000)

    go(story())
