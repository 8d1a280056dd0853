"""Live updates: a table at once and after every change, only what is new, to everybody what he may see."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import BY_LINK, HOT_SEAT, Json, Page, Running, Start, heard, seat

pytestmark = pytest.mark.slow


def layers(message: Json) -> dict[str, bool]:
    """Which layers came with sprites."""
    scene = message["table"]["board"]["scene"]
    return {layer["name"]: layer["sprites"] is not None for layer in scene["layers"]}


def test_the_other_page_follows(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    with page.live(table["id"]) as socket:
        first = heard(socket, "table")
        assert first["table"]["seq"] == table["seq"] and first["table"]["log_from"] == 0
        assert all(layers(first).values())
        moved = other.choose(other.table(table["id"]), "op")
        second = heard(socket, "table")
        assert second["table"]["seq"] == moved["seq"]
        assert second["table"]["board"]["question"]["options"] == []
        assert not all(layers(second).values())
        assert first["table"]["log"] + second["table"]["log"] == moved["log"]


def test_after_a_takeback_the_log_is_replaced_from_where_it_differs(page: Page) -> None:
    table = page.open(HOT_SEAT)
    with page.live(table["id"]) as socket:
        log = heard(socket, "table")["table"]["log"]
        for word in ("op", "recruit", "nicosia", None, "troodos"):
            table = page.undo(table) if word is None else page.choose(table, word)
            told = heard(socket, "table")["table"]
            log = log[: told["log_from"]] + told["log"]
            assert log == table["log"]


def test_a_page_that_comes_back_is_told_all_it_missed(page: Page) -> None:
    table = page.open(HOT_SEAT)
    with page.live(table["id"]) as socket:
        heard(socket, "table")
    for word in ("op", "recruit", "nicosia"):
        table = page.choose(table, word)
    with page.live(table["id"]) as socket:
        told = heard(socket, "table")["table"]
    assert told["seq"] == table["seq"] and told["log"] == table["log"] and told["board"] == table["board"]


def test_a_spectator_sees_the_table_change_and_no_more_than_he_may(page: Page, running: Running) -> None:
    table = page.open({"turkish": {"who": "me"}, "cypriot": {"who": "me"}}, "attila")
    onlooker = Page(running.url)
    with onlooker.live(table["id"]) as socket:
        heard(socket, "table")
        page.choose(table)
        told = heard(socket, "table")["table"]
    assert told["board"]["facts"] == onlooker.table(table["id"])["board"]["facts"]
    assert told["seed"] is None and told["board"]["question"]["options"] == []


def test_who_is_there_is_told(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    other.claim(table, "eoka")
    with page.live(table["id"]) as socket:
        assert heard(socket, "presence")["online"] == ["british"]
        with other.live(table["id"]):
            assert heard(socket, "presence")["online"] == ["british", "eoka"]
            assert seat(page.table(table["id"]), "eoka")["online"]
        assert heard(socket, "presence")["online"] == ["british"]


def test_the_lobby_hears_of_my_tables(page: Page, other: Page) -> None:
    table = page.open(BY_LINK)
    with page.live("me") as socket:
        assert [line["id"] for line in heard(socket, "lines")["lines"]] == [table["id"]]
        other.claim(table, "eoka")
        assert heard(socket, "lines")["lines"][0]["seats"][1]["player"] == "Guest"
        other.choose(other.table(table["id"]), "op")
        line = heard(socket, "lines")["lines"][0]
        assert line["id"] == table["id"] and not line["your_turn"]


@pytest.mark.parametrize(("path", "origin", "code"), [("nowhere", None, 4404), ("me", "https://evil.example", 4403)])
def test_a_socket_that_cannot_be_is_closed_with_a_reason(page: Page, path: str, origin: str | None, code: int) -> None:
    page.open(HOT_SEAT)
    with page.live(path, origin) as socket, pytest.raises(ConnectionClosed) as closed:
        heard(socket, "table")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_a_server_that_stops_closes_its_sockets_at_once(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.open(HOT_SEAT)
    with page.live(table["id"]) as socket:
        heard(socket, "table")
        assert running.stop() == 0
        with pytest.raises(ConnectionClosed):
            heard(socket, "never")
