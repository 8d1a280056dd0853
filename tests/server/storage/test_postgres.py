"""The server on PostgreSQL: migrations, races between servers, and word from one server to the other."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from smallwars.server.settings import database_url
from smallwars.server.storage.database import Database, prepare
from smallwars.server.storage.models import Base

from ..conftest import BY_LINK, HOT_SEAT, Json, Page, Running, Start, heard, new_key

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def two(start: Start, postgres: str) -> tuple[Running, Running]:
    """Two servers on one database, started at once: one of them migrates."""
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(start, (postgres, postgres))
    return one, other


def same_person(running: Running, page: Page) -> Page:
    """A person's browser at the other server."""
    twin = Page(running.url)
    twin.http.cookies = page.http.cookies
    twin.http.headers["x-csrftoken"] = page.http.headers["x-csrftoken"]
    return twin


async def difference(address: str) -> list[object]:
    """What migrations would still have to change."""
    await prepare(database_url(address))
    database = Database(database_url(address))

    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with database.engine.connect() as connection:
        found = await connection.run_sync(compare)
    await database.close()
    return found


def test_the_migrations_lead_to_the_models_on_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(difference(str(tmp_path / "new.db"))) == []


def test_the_migrations_lead_to_the_models_on_postgresql(postgres: str) -> None:
    assert asyncio.run(difference(postgres)) == []


def test_a_choice_on_one_server_reaches_a_page_on_the_other(two: tuple[Running, Running]) -> None:
    page, other = Page(two[0].url), Page(two[1].url)
    table = page.open(BY_LINK)
    with page.live(table["id"]) as socket, page.live("me") as lobby:
        heard(socket, "table")
        heard(lobby, "lines")
        other.claim(table, "eoka")
        assert heard(socket, "table")["table"]["seats"][1]["player"] == "Guest"
        heard(lobby, "lines")
        theirs = other.table(table["id"])
        for word in ("op", "recruit", "nicosia"):
            theirs = other.choose(theirs, word)
            assert heard(socket, "table")["table"]["seq"] == theirs["seq"]
            assert heard(lobby, "lines")["lines"][0]["to_move"] == "eoka"
        theirs = other.undo(theirs)
        told = heard(socket, "table")["table"]
        assert told["seq"] == theirs["seq"] and told["steps"] == theirs["steps"]
        with other.live(table["id"]):
            assert heard(socket, "presence")["online"] == ["british", "eoka"]
        assert heard(socket, "presence")["online"] == ["british"]


def test_of_two_clicks_on_two_servers_one_is_taken(two: tuple[Running, Running]) -> None:
    page = Page(two[0].url)
    table = page.open(HOT_SEAT)
    twin = same_person(two[1], page)
    twin.table(table["id"])
    for _ in range(8):
        options = [option["id"] for option in table["board"]["question"]["options"]]
        options = [options[0], options[-1]]  # the same twice, where there is only one
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(press, (page, twin), (table, table), options))
        taken, refused = sorted(answers, key=lambda answer: answer[0])
        assert (taken[0], refused[0]) == (200, 409)
        assert refused[1]["extra"]["seq"] == taken[1]["seq"]
        table = page.table(table["id"])


def press(page: Page, table: Json, option: str) -> tuple[int, Json]:
    body = {"seq": table["seq"], "option": option, "key": new_key()}
    answer = page.http.post(f"/api/tables/{table['id']}/choices", json=body)
    return answer.status_code, answer.json()


def test_a_page_goes_on_at_the_other_server_at_once(two: tuple[Running, Running]) -> None:
    page = Page(two[0].url)
    table = page.open(HOT_SEAT)
    twin = same_person(two[1], page)
    for at, word in zip((page, twin, page, twin), ("op", "recruit", "nicosia", "troodos")):
        table = at.choose(table, word)


def test_the_same_request_at_two_servers_is_taken_once(two: tuple[Running, Running]) -> None:
    page = Page(two[0].url)
    table = page.open(HOT_SEAT)
    twin = same_person(two[1], page)
    for _ in range(5):
        key = new_key()
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda at: at.choose(table, key=key), (page, twin)))  # noqa: B023
        assert answers[0]["seq"] == answers[1]["seq"] > table["seq"]
        table = page.table(table["id"])


def test_a_lost_line_between_the_servers_heals(two: tuple[Running, Running], postgres: str) -> None:
    page, other = Page(two[0].url), Page(two[1].url)
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    with page.live(table["id"]) as socket:
        heard(socket, "table")
        asyncio.run(cut(postgres))
        theirs = other.choose(other.table(table["id"]), "op")
        while json.loads(socket.recv(timeout=10)).get("table", {}).get("seq") != theirs["seq"]:
            continue


async def cut(address: str) -> None:
    """End the connections that listen."""
    connection = await asyncpg.connect(address)
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await connection.close()
