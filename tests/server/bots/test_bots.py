"""Bots at the tables: whole turns in other processes, with a reason; resumed, restarted, and never in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, time

import pytest
from sqlalchemy import select, update

import smallwars
from smallwars.bots.reasons.term_words import term_text
from smallwars.bots.reasons.terms import gained
from smallwars.bots.reasons.words import Account, reason_text
from smallwars.engine.chance import ChancePosition
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import evaluator
from smallwars.server.bots.faults import MAX_TRIES
from smallwars.server.bots.service import Bots, WaitingLine, bot_to_move, task_for
from smallwars.server.bots.worker import Task, think
from smallwars.server.server import Server
from smallwars.server.storage.models import Event, Table
from smallwars.server.tables.game_in_play import Opening
from smallwars.server.tables.live_table import LiveTable
from smallwars.server.tables.table_views import reasons

from ..conftest import Page, Running, Start
from ..inside import go, inside, new_database, opened, person, play, service, until
from ..visitors import Visitor, running
from ..visitors import until as eventually

pytestmark = pytest.mark.slow

AGAINST_ENGINE = {"title": "cyprus", "seats": {"british": {"who": "me"}, "eoka": {"who": "bot", "bot": "engine"}}}
RANDOM_BOTS = {"british": "random", "eoka": "random"}


# Reasons


def every_term() -> Iterator[tuple[str, str]]:
    for title in smallwars.titles():
        game = smallwars.new(title, seed=1)
        for name in evaluator(find(title)).terms(game.determinize(None, Random(1))):
            yield title, name


@pytest.mark.parametrize(("title", "name"), list(every_term()))
def test_every_term_has_a_phrase_for_each_side(title: str, name: str) -> None:
    for faction in smallwars.new(title, seed=1).title.actors[1:]:
        phrase = term_text(title, faction, name, "en")
        assert phrase and len(phrase) < 60 and "\n" not in phrase and "{" not in phrase


def test_the_terms_that_grew_most_are_named() -> None:
    before = {"a": 1.0, "b": 0.0, "c": 5.0, "d": 0.0, "e": 0.0}
    after = {"a": 3.0, "b": 1.0, "c": 1.0, "d": 0.9, "e": 0.8}
    assert gained(before, after) == ["a", "b", "d"]
    assert gained(before, before) == []


def test_a_reason_is_one_line() -> None:
    assert reason_text("terms|cyprus|eoka|political will|town cells", "en") == (
        "For less British Political Will and more Cells in the Towns."
    )
    assert reason_text("random", "en") == "Plays at random."
    assert reason_text("terms|greek_civil_war|dse|threats", "en") == "For better odds for attacks in the Open."
    assert reason_text("terms|cyprus|eoka|something new", "en") == reason_text("none", "en")
    assert reason_text("what a person wrote", "en") == "what a person wrote"


@pytest.mark.parametrize(("title", "bot"), [("attila", "greedy"), ("greek_civil_war", "greedy"), ("kenya", "random")])
def test_a_turn_ends_when_another_is_asked(title: str, bot: str) -> None:
    opening = Opening(title, {}, 5)
    game = opening.game()
    question = game.question()
    assert question is not None
    faction = game.title.actors[question.actor]
    words = [game.title.word(answer) for answer in game.history]
    task = Task("t", opening, words, game.chance_position, faction, bot)
    turn = think(task)
    for word in turn.words:
        decision = game.decision
        assert decision is not None and decision.actor == faction
        game.choose(word)
    assert game.decision is None or game.decision.actor != faction
    kinds = {note.partition("|")[0] for note in turn.notes.values()}
    assert kinds <= ({"terms", "none", ""} if bot == "greedy" else {"random"}) and 0 in turn.notes
    assert think(task).words  # the same again, from the game that is remembered


def test_each_turn_of_a_bot_has_its_own_reason() -> None:
    """Cyprus: Second on one card and First on the next, the British are asked again at once."""
    for seed in range(1, 30):
        opening = Opening("cyprus", {}, seed)
        game = opening.game()
        play_out(game, seed, 25)
        while game.decision is not None and not (game.decision.kind == "action" and game.decision.actor == "british"):
            play_out(game, seed, 1)
        words = [game.title.word(answer) for answer in game.history]
        turn = think(Task("t", opening, words, game.chance_position, "british", "greedy"))
        begins = list[int]()
        for index, word in enumerate(turn.words):
            if game.decision is not None and game.decision.kind == "action":
                begins.append(index)
            game.choose(word)
        if len(begins) > 1:
            assert set(begins) <= set(turn.notes)
            return
    raise AssertionError("never asked again at once")


def test_a_reason_tells_what_was_meant_not_how_the_dice_fell() -> None:
    """Cyprus: the same Sabotage, by other dice."""
    game = smallwars.new("cyprus", seed=3, log=False)
    reasons = set()
    for seed in range(12):
        copy = game.determinize("eoka", Random(seed))
        account = Account("greedy", copy, "eoka")
        for word in ("op", "sabotage", "nicosia"):
            account.takes(copy, word)
            copy.choose(word)
        reasons.add(account.reason(copy))
    assert len(reasons) == 1


# At the tables


def test_a_bot_answers_a_person_and_says_why() -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"turkish": "me", "cypriot": "greedy"}, "attila")
            for _ in range(3):
                await until(lambda: live.to_move == "turkish")
                while live.to_move == "turkish":
                    await play(server, live, me)
            await until(lambda: live.to_move == "turkish")
            assert live.play.log.notes()
            told = reasons(live, "en")
            assert all(reason.text.endswith(".") and "|" not in reason.text for reason in told.values())
            assert {reason.faction for reason in told.values()} == {"cypriot"}

    go(story())


def test_two_bots_play_a_whole_game_at_a_pace_that_can_be_watched() -> None:
    async def story() -> None:
        async with inside(bot_pace=0.01) as server:
            live = await opened(
                server, await person(server), {"government": "random", "dse": "random"}, "greek_civil_war"
            )
            await until(lambda: live.table.finished)
            assert live.play.game.result is not None

    go(story())


async def until_played(live: LiveTable) -> None:
    """Wait until a bot has played on; it plays all its turns at once until the other side is asked."""
    steps = len(live.play.log)
    await until(lambda: len(live.play.log) > steps)


def test_the_pace_is_kept() -> None:
    async def story() -> None:
        async with inside(bot_pace=0.3) as server:
            live = await opened(server, await person(server), RANDOM_BOTS)
            await until_played(live)
            start = monotonic()
            for _ in range(4):
                await until_played(live)
            assert monotonic() - start > 0.8

    go(story())


def test_a_bot_waits_until_everybody_is_there() -> None:
    async def story() -> None:
        async with inside() as server:
            live = await opened(server, await person(server), {"british": "open", "eoka": "random"})
            assert live.to_move == "eoka"
            seq = live.seq
            await asyncio.sleep(0.3)
            assert live.seq == seq
            await server.tables.sit(live.id, await person(server), "british")
            await until(lambda: live.seq > seq)

    go(story())


def test_a_stale_thought_is_dropped_and_thought_again() -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "random"})
            bots = service(server, Bots)
            thought = asyncio.Event()
            think_now = bots.thinkers.think

            async def slowly(task: Task) -> object:
                turn = await think_now(task)
                if not thought.is_set():
                    await server.tables.mark(live.id, live.seq, "clock", "eoka", "nothing")
                    thought.set()
                return turn

            bots.thinkers.think = slowly
            await until(lambda: live.to_move == "british")
            assert thought.is_set()

    go(story())


def test_a_resigned_game_is_over_for_the_bot_too() -> None:
    async def story() -> None:
        async with inside() as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "greedy"})
            await server.tables.resign(live.id, me)
            seq = live.seq
            await asyncio.sleep(1.0)
            assert live.seq == seq and live.table.finished and bot_to_move(live) is None

    go(story())


def test_a_process_that_dies_is_replaced() -> None:
    async def story() -> None:
        async with inside(bot_pace=0.01) as server:
            live = await opened(server, await person(server), RANDOM_BOTS)
            bots = service(server, Bots)
            await until(lambda: live.play.log.notes())
            for _ in range(3):
                for pid in bots.thinkers.pids():
                    os.kill(pid, signal.SIGKILL)
                steps = live.seq
                await until(lambda steps=steps: live.seq > steps + 10 or live.table.finished)

    go(story())


def test_after_a_start_bots_go_on() -> None:
    async def story() -> None:
        database = new_database()
        async with inside(database, bot_pace=1000) as server:
            live = await opened(server, await person(server), RANDOM_BOTS)
            await until(lambda: live.play.log.notes())
            seq = live.seq
        async with inside(database, bot_pace=1000) as server:
            again = await server.tables.load(live.id)
            await until(lambda: again.seq > seq)

    go(story())


def test_a_table_that_another_server_left_is_taken_up() -> None:
    async def story() -> None:
        async with inside(bot_pace=1000) as server:
            live = await opened(server, await person(server), RANDOM_BOTS)
            await until(lambda: live.play.log.notes())
            bots, seq = service(server, Bots), live.seq
            while live.seq == seq:  # the turn before may still be on its way
                bots._busy.clear()
                async with server.database.write() as db:
                    await db.execute(update(Table).values(updated=0.0))
                await bots._resume(1.0)
                await asyncio.sleep(0.05)

    go(story())


def test_after_a_snapshot_of_older_rules_the_dice_are_still_the_servers() -> None:
    async def story() -> None:
        async with inside(bot_pace=1000) as server:
            me = await person(server)
            live = await opened(server, me, {"british": "me", "eoka": "random"})
            await until(lambda: live.to_move == "british")
            position = live.play.game.position()
            opening = Opening("cyprus", live.play.log.opening.options, 7, position)
            play_on = type(live.play)(opening)
            play_on.game.chance_position = ChancePosition(17, 30)
            twin = LiveTable(live.table, live.seats, play_on)
            task = task_for(twin, live.seats[0])
            assert (task.chance_position, task.words) == (ChancePosition(17, 30), [])
            turn = think(Task("x", opening, [], ChancePosition(17, 30), "british", "random"))
            for word in turn.words:
                play_on.choose(word)

    go(story())


def test_people_come_first_but_nobody_starves() -> None:
    async def story() -> None:
        line = WaitingLine()
        for index in range(12):
            line.put(f"person {index}", True)
            line.put(f"bots {index}", False)
        served = [await line.get() for _ in range(12)]
        assert served[:5] == ["person 0", "person 1", "person 2", "bots 0", "person 3"]
        assert [name for name in served if name.startswith("bots")] == ["bots 0", "bots 1", "bots 2"]
        assert len({await line.get() for _ in range(12)}) == 12

    go(story())


def test_no_table_is_kept_waiting_by_a_thinking_bot() -> None:
    async def story() -> None:
        async with inside(bot_workers=1) as server:
            me = await person(server)
            for _ in range(3):
                await opened(server, me, {"british": "me", "mau_mau": "greedy"}, "kenya")
            mine = await opened(server, me, {"british": "me", "eoka": "me"})
            slowest = 0.0
            for _ in range(30):
                start = monotonic()
                await play(server, mine, me)
                slowest = max(slowest, monotonic() - start)
            assert slowest < 0.5

    go(story())


# Real servers


def settled(page: Page, table: str, faction: str) -> dict[str, object]:
    """The table when that side is asked."""
    end = monotonic() + 40
    while True:
        told = page.table(table)
        question = told["board"]["question"]
        if question is None or question["actor"] == faction:
            return told
        assert monotonic() < end


def test_no_process_outlives_a_server_that_was_killed(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.open({"british": {"who": "me"}, "eoka": {"who": "bot", "bot": "random"}})
    settled(page, table["id"], "british")
    children = processes_of(running)
    assert children
    running.kill()
    end = monotonic() + 10
    while any(is_alive(pid) for pid in children):
        assert monotonic() < end, "a bot's process is left behind"


def processes_of(running: Running) -> list[int]:
    """All processes below the server's."""
    found, parents = [], [running.process.pid]
    while parents:
        with open(f"/proc/{parents[0]}/task/{parents.pop(0)}/children") as file:
            children = [int(pid) for pid in file.read().split()]
        found += children
        parents += children
    return found


def is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


BAD = """
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
(folder / "starts").open("a").write("x")
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "bad"}), flush=True)
    elif told["type"] == "decision":
        mode = (folder / "mode").read_text()
        if mode == "dies":
            sys.exit(3)
        option = "nonsense" if mode == "illegal" else told["options"][0]["id"]
        print(json.dumps({"type": "choose", "id": told["id"], "option": option}), flush=True)
    elif told["type"] == "quit":
        break
"""
"""A program that does what its file `mode` says, and notes how often it was started."""


@pytest.mark.parametrize(
    ("mode", "did"),
    [("illegal", "it chose something that is not among its options"), ("dies", "its program has ended")],
)
def test_a_bot_outside_that_fails_is_told_of_at_its_table_and_tried_a_few_times(
    mode: str, did: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    (tmp_path / "mode").write_text(mode)
    with running(tmp_path, f"{sys.executable} {tmp_path}/bad.py {tmp_path}") as house, Visitor(house) as visitor:
        table = visitor.post("/tables", AGAINST_ENGINE)
        path = f"/tables/{table['id']}"
        page = visitor.watch(table["id"])
        eventually(lambda: any("Move now" in told["table"]["trouble"] for told in page.of("table")))
        told = visitor.get(path)
        assert told["trouble"].startswith(f"Bot (Engine) did not move: {did}. A player’s “Move now” lets it try again")
        assert "nonsense" not in told["trouble"] and told["seq"] == table["seq"]
        assert visitor.get(path, lang="ja")["trouble"].startswith("ボット(エンジン)は着手しませんでした：")
        tries = [record for record in caplog.records if record.name == "smallwars.server.bots.service"]
        assert len(tries) == 1 and tries[0].exc_info is None and "\n" not in tries[0].getMessage()
        assert (tmp_path / "starts").read_text() == "x" * MAX_TRIES
        house.do(service(house.parts, Bots)._resume(time() + 1))  # nor is it tried when tables are looked at again
        assert not service(house.parts, Bots)._busy
        (tmp_path / "mode").write_text("plays")
        visitor.post(f"{path}/hurry")
        eventually(lambda: visitor.get(path)["your_turn"])
        assert visitor.get(path)["trouble"] == ""


def test_a_bot_outside_that_failed_is_tried_again_when_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD)
    (tmp_path / "mode").write_text("dies")
    engine = f"{sys.executable} {tmp_path}/bad.py {tmp_path}"
    with running(tmp_path, engine) as house, Visitor(house) as visitor:
        id = visitor.post("/tables", AGAINST_ENGINE)["id"]
        eventually(lambda: visitor.get(f"/tables/{id}")["trouble"])
    (tmp_path / "mode").write_text("plays")
    with running(tmp_path, engine) as house, Visitor(house) as visitor:
        visitor.meet()
        eventually(lambda: visitor.get(f"/tables/{id}")["board"]["question"]["actor"] == "british")


@pytest.mark.postgres
def test_two_servers_never_double_a_turn(postgres: str) -> None:
    async def story() -> None:
        async with inside(postgres, bot_pace=0.0) as one, inside(postgres, bot_pace=0.0) as other:
            live = await opened(one, await person(one), RANDOM_BOTS)
            await other.tables.load(live.id)
            await race(one, other, live.id)
            async with one.database.read() as db:
                events = list(await db.scalars(select(Event).where(Event.table_id == live.id).order_by(Event.seq)))
            assert [event.seq for event in events] == list(range(1, len(events) + 1))
            anew = await other.tables._read(live.id)
            assert [token.word for token in anew.play.log.steps] == [event.word for event in events]

    go(story())


async def race(one: Server, other: Server, table_id: str) -> None:
    """Both think about the same table, again and again."""
    for _ in range(400):
        lives = [await server.tables.load(table_id) for server in (one, other)]
        if any(live.table.finished for live in lives):
            return
        for server, live in zip((one, other), lives):
            service(server, Bots)._consider(live)
        await asyncio.sleep(0.01)
