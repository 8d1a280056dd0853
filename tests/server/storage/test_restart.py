"""A stop, a restart, a `kill -9`: no acknowledged choice is lost. And a game is built anew from its log."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import threading
import time
import tracemalloc
from dataclasses import astuple
from pathlib import Path
from typing import Any

import httpx
import pytest

from smallwars.cli import main
from smallwars.server.settings import database_url
from smallwars.server.storage.database import prepare
from smallwars.server.storage.models import Snapshot, Table
from smallwars.server.tables.game_in_play import GameInPlay, Opening
from smallwars.server.tables.live_table import Draft, LiveSeat, LiveTable
from smallwars.server.tables.log_replay import rebuild
from smallwars.server.tables.rows import first_events
from tests.built_in import TITLES

from ..conftest import HOT_SEAT, Json, Page, Running, Start, new_key

pytestmark = pytest.mark.slow

CHOICES = 200


def moved(running: Running, page: Page) -> Page:
    """A person's browser at a server that was started again."""
    again = Page(running.url)
    again.http.cookies.set("smallwars", page.http.cookies["smallwars"], domain="127.0.0.1")
    return again


def shown(table: Json) -> Json:
    """What does not depend on who is online and which links are remembered."""
    return {key: value for key, value in table.items() if key != "seats"}


def test_after_a_restart_the_table_is_the_same(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.open(HOT_SEAT)
    for word in ("op", "recruit", "nicosia", "troodos"):
        table = page.choose(table, word)
    table = page.undo(table)
    assert running.stop() == 0
    page = moved(start(running.database), page)
    again = page.table(table["id"])
    assert shown(again) == shown(table)
    assert page.choose(again)["seq"] > table["seq"]


def test_kill_during_200_choices_loses_none_that_was_acknowledged(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.open(HOT_SEAT)
    acknowledged: list[str] = []
    for goal in (60, 130, CHOICES):
        if goal < CHOICES:
            killer = threading.Thread(target=kill_after, args=(running, acknowledged, goal))
            killer.start()
        table = play_on(page, table, acknowledged, CHOICES)
        if goal < CHOICES:
            killer.join()
            running = start(running.database)
            page = moved(running, page)
            table = page.table(table["id"]) if not table["seed"] else table
    kept = sqlite3.connect(running.database).execute("SELECT key FROM events WHERE key IS NOT NULL").fetchall()
    assert len(acknowledged) >= CHOICES
    assert set(acknowledged) <= {key for (key,) in kept}
    assert len(kept) - len(acknowledged) <= 2  # what was written when the power went, and the answer was lost


def kill_after(running: Running, acknowledged: list[str], goal: int) -> None:
    while len(acknowledged) < goal:
        time.sleep(0.001)
    running.kill()


def play_on(page: Page, table: Json, acknowledged: list[str], goal: int) -> Json:
    """Choose until the goal is reached or the server is gone; a new table when a game is over."""
    try:
        while len(acknowledged) < goal:
            if table["board"]["question"] is None:
                table = page.open(HOT_SEAT)
            key = new_key()
            options = table["board"]["question"]["options"]
            table = page.choose(table, options[len(acknowledged) % len(options)]["id"], key=key)
            acknowledged.append(key)
    except httpx.TransportError:
        pass
    return table


@pytest.mark.parametrize(
    "kind", ["broken", "newer", "mysql://x/y", "postgresql://nobody@127.0.0.1:1/none", "nonsense://"]
)
def test_what_is_wrong_with_the_database_is_one_line(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.db"
    if kind == "broken":
        file.write_bytes(b"this is no database, but it is long enough to be taken for one" * 20)
    elif kind == "newer":
        asyncio.run(prepare(database_url(str(file))))
        with sqlite3.connect(file) as games:
            games.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", "0", "--database", kind if ":" in kind else str(file)])
    told = capsys.readouterr().err
    assert stopped.value.code == 2 and told.startswith("smallwars: ") and len(told.splitlines()) == 1, told


def test_a_port_that_is_taken_is_one_line(tmp_path: Path, running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    port = running.url.rpartition(":")[2]
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", port, "--database", str(tmp_path / "games.db")])
    assert stopped.value.code == 2 and f"port {port}" in capsys.readouterr().err


# The game from its log, without a server


class Book:
    """A table whose log is kept in a list."""

    def __init__(self, title: str = "cyprus", version: str = "now") -> None:
        options: dict[str, Any] = {}
        seed = str(random.Random(3).getrandbits(128))
        row = {"id": "t", "title": title, "options": options, "seed": seed, "position": None, "any_order": True}
        self.table = Table(**row, seq=0, rules_version=version, finished=False, owner_id="p", result=None, created=0.0)
        play = GameInPlay(Opening(title, options, int(seed)))
        play.roll_first()
        self.table.seq = len(play.log)
        self.live = LiveTable(self.table, [LiveSeat(1, "british", "person", None)], play)
        self.events = first_events(self.table, play)
        self.snapshots: list[Snapshot] = []

    def accept(self, draft: Draft) -> None:
        draft.close()
        self.events += draft.events
        if (snapshot := draft.snapshot("now")) is not None:
            self.snapshots.insert(0, snapshot)
        self.live.accept(draft)

    def play(self, choices: int, rng: random.Random, takebacks: bool = True) -> None:
        for _ in range(choices):
            game = self.live.play.game
            if game.decision is None:
                return
            draft = Draft(self.live)
            if takebacks and rng.random() < 0.2 and (faction := game.undoable()) is not None:
                draft.undo(faction)
            else:
                draft.choose(rng.choice(game.decision.options).id, "because")
            self.accept(draft)

    def rebuilt(self, version: str = "now") -> GameInPlay:
        return rebuild(self.table, self.events, self.snapshots, version)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_with_takebacks_is_built_anew_from_its_log(title: str) -> None:
    rng, book = random.Random(5), Book(title)
    for _ in range(6):
        book.play(15, rng)
        play = book.rebuilt()
        assert play.game.position() == book.live.play.game.position()
        assert list(map(astuple, play.log.steps)) == list(map(astuple, book.live.play.log.steps))
        assert play.game.undoable() == book.live.play.game.undoable()


def test_a_log_that_no_longer_plays_goes_on_from_a_snapshot() -> None:
    rng, book = random.Random(8), Book()
    book.play(80, rng, takebacks=False)
    assert len(book.snapshots) >= 2
    position = book.live.play.game.position()
    book.events[30].word = "forbidden_now"
    play = book.rebuilt("next")
    assert play.game.position() == position
    assert len(play.log) == len(book.events) - book.snapshots[0].seq
    rolled = sum(event.kind == "chance" for event in book.events[: book.snapshots[0].seq])
    assert play.game.chance_position.results >= rolled


def test_a_log_that_leads_elsewhere_under_new_rules_goes_on_from_a_snapshot() -> None:
    rng, book = random.Random(8), Book()
    book.play(80, rng, takebacks=False)
    book.snapshots[0].position = {**book.snapshots[0].position, "political_will": 3}
    assert book.rebuilt("now").game.position() == book.live.play.game.position()
    assert len(book.rebuilt("next").log) == len(book.events) - book.snapshots[0].seq


def test_a_table_in_memory_is_small() -> None:
    rng = random.Random(2)
    show(Book(), rng)  # glyphs and texts are there once for all tables
    tracemalloc.start()
    show(book := Book(), rng)
    book.events.clear()
    book.snapshots.clear()
    steps, full = len(book.live.play.log), held()
    del book
    freed = full - held()
    tracemalloc.stop()
    assert steps > 100 and 50_000 < freed < 500_000, freed


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def show(book: Book, rng: random.Random) -> None:
    """Play a whole game and look at it."""
    book.play(300, rng, takebacks=False)

    async def look() -> None:
        for step in range(0, len(book.live.play.log), 10):
            await book.live.drawings.show(book.live, "p", "en", step)

    asyncio.run(look())
