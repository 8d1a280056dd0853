"""A database of an earlier version, a table of each title in mid-game: it opens, and all go on in any order."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from ..conftest import Json, Page, Start

DUMP = Path(__file__).with_name("earlier_version.sql")
COOKIE = "L8v6oDIXtf7NGqnV2yOfLN0K60_lgTeWMYGysRpr69A"
"""The session of the person who plays both sides of these tables."""
TABLES = {
    "cyprus": "jiwfep43uyy4",
    "kenya": "z5ppudrunz9p",
    "greek_civil_war": "28aswjhbtswg",
    "attila": "4mffwjavxwsv",
}

pytestmark = pytest.mark.slow


def database(folder: Path) -> str:
    """The path of a database made from the dump."""
    path = folder / "earlier.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
    return str(path)


def events(path: str, table: str) -> list[str]:
    """The kinds of a table's events in their order."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute("select kind from events where table_id = ? order by seq", [table]).fetchall()
    connection.close()
    return [kind for (kind,) in rows]


def at(url: str) -> Page:
    """The browser of the person whose tables they are."""
    page = Page(url)
    page.http.cookies.set("smallwars", COOKIE, domain="127.0.0.1")
    return page


def played_on(page: Page, table: Json, choices: int) -> Json:
    """The table after random choices."""
    rng = Random(table["id"])
    for _ in range(choices):
        if table["board"]["question"] is None:
            break
        option = rng.choice(table["board"]["question"]["options"])["id"]
        table = page.choose(table, option, key=f"later-{table['seq']}")
    return table


def test_every_table_opens_where_it_stood_and_goes_on_in_any_order(start: Start, tmp_path: Path) -> None:
    path = database(tmp_path)
    before = {title: len(events(path, id)) for title, id in TABLES.items()}
    running = start(path)
    page = at(running.url)
    shown = {title: played_on(page, page.table(id), 12) for title, id in TABLES.items()}
    for title, id in TABLES.items():
        kinds = events(path, id)
        assert kinds.count("any-order") == 1 and kinds[before[title]] == "any-order" and len(kinds) > before[title] + 8
    assert running.stop() == 0
    page = at(start(path).url)
    for title, id in TABLES.items():
        again = page.table(id)
        assert again["board"] == shown[title]["board"] and again["seq"] == shown[title]["seq"]
        played_on(page, again, 3)
