"""Clocks: who is charged and how much, what happens when a time is up, and that it happens once."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

import pytest
from msgspec import ValidationError, convert
from sqlalchemy import select, update

from smallwars.server import clocks
from smallwars.server.clocks import Clocks, give_turn_back, new_clock, pass_turn, start_clock, stop_clock, time_left
from smallwars.server.server import Server
from smallwars.server.storage.database import ServerValue
from smallwars.server.storage.models import Event, Snapshot
from smallwars.server.tables.live_table import LiveTable
from smallwars.server.tables.table_views import clock_out
from smallwars.server.wire import ClockOut, ClockRequest, UndoRequest

from .inside import go, inside, new_database, opened, pass_the_turn, person, play, service, two_players, until

pytestmark = pytest.mark.slow

SIDES = ["british", "eoka"]
DAY = 86400.0


def clock_of(server: Server, live: LiveTable) -> ClockOut:
    found = clock_out(live.table)
    assert found is not None
    return found


# Arithmetic


def test_live_minutes_a_side_and_something_a_turn() -> None:
    clock = new_clock(ClockRequest("live", minutes=10, increment=5), SIDES)
    assert clock is not None and clock["left"] == {"british": 600, "eoka": 600}
    clock, deadline = start_clock(clock, "eoka", 1000.0)
    assert deadline == 1600 and time_left(clock, 1030.0) == 570
    clock = pass_turn(clock, 1030.0)
    assert clock["left"] == {"british": 600, "eoka": 575}
    clock, deadline = start_clock(clock, "british", 1030.0)
    assert deadline == 1630


def test_correspondence_takes_from_the_bank_only_what_the_days_do_not_cover() -> None:
    clock = new_clock(ClockRequest("correspondence", days=3, bank=5), SIDES)
    assert clock is not None
    clock, deadline = start_clock(clock, "eoka", 0.0)
    assert deadline == 8 * DAY
    quick = pass_turn(clock, 2 * DAY)
    assert quick["left"]["eoka"] == 8 * DAY
    slow = pass_turn(clock, 4 * DAY)
    assert slow["left"]["eoka"] == 7 * DAY
    over = pass_turn(clock, 9 * DAY)
    assert over["left"]["eoka"] == 3 * DAY


def test_a_takeback_wins_no_time() -> None:
    clock = new_clock(ClockRequest("live", minutes=10, increment=60), SIDES)
    assert clock is not None
    clock, _ = start_clock(clock, "eoka", 0.0)
    clock, _ = start_clock(pass_turn(clock, 100.0), "british", 100.0)
    assert give_turn_back(clock, "eoka")["left"] == {"british": 600, "eoka": 500}  # the other has not thought


def test_a_clock_that_stops_runs_for_nobody() -> None:
    clock = new_clock(ClockRequest("live", minutes=1), SIDES)
    assert clock is not None and new_clock(ClockRequest(), SIDES) is None
    clock, _ = start_clock(clock, "eoka", 0.0)
    assert stop_clock(clock, 90.0)["left"]["eoka"] == 0 and stop_clock(clock, 20.0)["running"] is None
    assert stop_clock(clock, 20.0, "eoka")["left"]["eoka"] == 0


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": -1}, {"days": 0}, {"bank": -1}, {"increment": 99999}])
def test_a_clock_that_cannot_be_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValidationError):
        convert({"kind": "live", **wrong}, ClockRequest)


# At the table


def test_no_clock_is_no_clock() -> None:
    async def story() -> None:
        async with inside() as server:
            live = await opened(server, await person(server), {"british": "me", "eoka": "me"})
            assert clock_out(live.table) is None and live.table.deadline is None

    go(story())


def test_it_runs_when_everybody_is_there_and_only_for_the_side_that_is_asked() -> None:
    async def story() -> None:
        async with inside() as server:
            me, you = await person(server), await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "open"}, kind="live", minutes=10, increment=2)
            assert clock_of(server, live).running is None and live.table.deadline is None
            await server.tables.sit(live.id, you, "eoka")
            await until(lambda: clock_of(server, live).running == "eoka")
            shown = clock_of(server, live)
            assert shown.deadline == pytest.approx(time() + 600, abs=3) and shown.increment == 2
            await play(server, live, you, "op")
            assert clock_of(server, live).deadline == shown.deadline  # the same turn goes on
            assert await pass_the_turn(server, live, you) == "british"
            now = clock_of(server, live)
            assert now.running == "british" and 598 < now.left["eoka"] <= 602 and now.left["british"] == 600

    go(story())


def test_time_does_not_count_for_a_bot() -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "random"}, kind="live", minutes=10)
            assert clock_of(server, live).running is None
            await until(lambda: live.to_move == "british")
            assert clock_of(server, live).running == "british" and clock_of(server, live).left["eoka"] == 600

    go(story())


def test_a_takeback_over_the_turn_gives_the_clock_back() -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "me"}, kind="live", minutes=10, increment=60)
            while True:
                asked = live.to_move
                await play(server, live, me)
                if live.to_move != asked and live.play.game.undoable() == asked:
                    break
            assert asked is not None and clock_of(server, live).left[asked] > 601
            await server.tables.undo(live.id, me, UndoRequest(live.seq, "back"))
            now = clock_of(server, live)
            assert now.running == asked and now.left[asked] < 660 * 10
            assert now.left[asked] == live.table.clock["rest"][asked]

    go(story())


async def run_out(server: Server, timeout: str, **more: Any) -> LiveTable:
    me, you = await person(server), await person(server)
    live = await two_players(server, me, you, kind="live", minutes=0.005, timeout=timeout, **more)
    await until(lambda: live.table.deadline is not None or live.table.finished)
    return live


def test_who_runs_out_of_time_loses() -> None:
    async def story() -> None:
        async with inside() as server:
            live = await run_out(server, "lose")
            await until(lambda: live.table.finished)
            assert live.table.result == {"winner": "british", "grade": "timeout", "loser": "eoka"}
            shown = clock_of(server, live)
            assert shown.left["eoka"] == 0 and shown.running is None and shown.deadline is None

    go(story())


def test_or_a_bot_takes_over() -> None:
    async def story() -> None:
        async with inside() as server:
            live = await run_out(server, "bot")
            holder = next(iter(live.seats[1].holders))
            await until(lambda: live.seats[1].kind == "bot")
            assert live.seats[1].bot == "greedy" and live.factions(holder) == []
            await until(lambda: live.play.log.notes())  # and plays
            assert not live.table.finished
            again = await server.tables._read(live.id)
            assert again.seats[1].kind == "bot" and len(again.play.log) == len(live.play.log)

    go(story())


def test_or_nothing_happens_and_the_clock_stands_at_nought() -> None:
    async def story() -> None:
        async with inside() as server:
            live = await run_out(server, "nothing")
            await until(lambda: live.table.deadline is None)
            shown, seq = clock_of(server, live), live.seq
            assert shown.left["eoka"] == 0 and shown.running == "eoka" and not live.table.finished
            await asyncio.sleep(1.3)
            assert live.seq == seq  # told once
            you = next(iter(live.seats[1].holders))
            async with server.database.read() as db:
                from smallwars.server.storage.models import Person

                player = await db.get_one(Person, you)
            assert await pass_the_turn(server, live, player) == "british"
            assert clock_of(server, live).running == "british"

    go(story())


def test_what_ran_out_while_the_server_was_down_is_up_at_its_start() -> None:
    async def story() -> None:
        database = new_database()
        async with inside(database) as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "me"}, kind="live", minutes=0.02)
            assert live.table.deadline is not None
        await asyncio.sleep(1.3)
        async with inside(database) as server:
            assert (await server.tables.load(live.id)).table.finished

    go(story())


def test_a_clock_that_was_not_started_is_started_at_the_next_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Any, live: LiveTable) -> None: ...

    async def story() -> None:
        database = new_database()
        with monkeypatch.context() as patched:
            patched.setattr(Clocks, "_begin", nothing)
            async with inside(database) as server:
                live = await two_players(server, await person(server), await person(server), kind="live")
                assert live.table.deadline is None
        async with inside(database) as server:
            assert clock_of(server, await server.tables.load(live.id)).running == "eoka"

    go(story())


def test_a_choice_in_time_is_never_punished(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "me"}, kind="live", minutes=5)
            seq, keeper = live.seq, service(server, Clocks)
            await pass_the_turn(server, live, me)
            await keeper._end_time(live.id, seq)  # the look was older than the choice
            assert not live.table.finished

    go(story())


@pytest.mark.postgres
def test_of_two_servers_one_ends_the_table(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(postgres) as one, inside(postgres) as other:
            monkeypatch.setattr(clocks, "SWEEP_INTERVAL", 1000.0)
            me = await person(one)
            for timeout in ("lose", "bot", "nothing"):
                live = await opened(one, me, {"british": "me", "eoka": "me"}, kind="live", minutes=1, timeout=timeout)
                await other.tables.load(live.id)
                sweeps = (service(server, Clocks).sweep(time() + 100) for server in (one, other))
                await asyncio.gather(*sweeps)
                async with one.database.read() as db:
                    kinds = list(await db.scalars(select(Event.kind).where(Event.table_id == live.id)))
                assert kinds.count("timeout") + kinds.count("clock") == 1

    go(story())


def test_no_live_clock_runs_while_no_server_runs() -> None:
    async def story() -> None:
        path = new_database()
        async with inside(path) as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "me"}, kind="live", minutes=10)
            await service(server, Clocks)._note_alive(time())
            before = live.table.deadline
            async with server.database.write() as db:
                await db.merge(ServerValue(name="alive", value=str(time() - 3600)))  # as if it had stopped an hour ago
        async with inside(path) as server:
            again = await server.tables.load(live.id)
            assert before is not None and again.table.deadline == pytest.approx(before + 3600, abs=5)
            assert not again.table.finished

    go(story())


def test_one_broken_table_keeps_no_other_waiting() -> None:
    async def story() -> None:
        path = new_database()
        async with inside(path) as server:
            me, you = await person(server), await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "open"}, kind="live", minutes=10)
            other = await two_players(server, me, you, kind="live", minutes=10)
            async with server.database.write() as db:
                await db.execute(update(Event).where(Event.table_id == live.id).values(word="nonsense"))
                await db.execute(update(Snapshot).where(Snapshot.table_id == live.id).values(position={}))
        async with inside(path) as server:
            assert (await server.tables.load(other.id)).to_move is not None

    go(story())
