"""Live updates: a table at once and after every change, only what is new, to everybody what he may see."""

from __future__ import annotations

from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from smallwars.server.realtime.hub import Watcher
from smallwars.server.realtime.listener import BEAT
from smallwars.server.server import Server

from ..conftest import BY_LINK, HOT_SEAT, Json, Page, Running, Start, heard, seat
from ..inside import go, inside, person, play, two_players, until
from ..storage.test_postgres import cut

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


@pytest.mark.parametrize(
    ("path", "origin", "code"),
    [
        ("nowhere", None, 4404),
        ("me", "https://evil.example", 4403),
        ("me", "null", 4403),
        ("me", "http://127.0.0.1:1", 4403),
        ("me", "http://[", 4403),
    ],
)
def test_a_socket_that_cannot_be_is_closed_with_a_reason(page: Page, path: str, origin: str | None, code: int) -> None:
    page.open(HOT_SEAT)
    with page.live(path, origin) as socket, pytest.raises(ConnectionClosed) as closed:
        heard(socket, "table")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_our_own_page_may_listen(page: Page) -> None:
    page.open(HOT_SEAT)
    with page.live("me", str(page.http.base_url).rstrip("/")) as socket:
        assert heard(socket, "lines")["lines"]


@pytest.mark.parametrize("which", ["", "?everywhere=true"])
def test_logging_out_closes_the_sockets_of_that_session(page: Page, other: Page, which: str) -> None:
    table = page.open(BY_LINK)
    other.get("/me")
    with page.live(table["id"]) as mine, page.live("me") as lobby, other.live(table["id"]) as theirs:
        heard(mine, "table"), heard(lobby, "lines"), heard(theirs, "table")
        page.post(f"/account/logout{which}")
        for socket in (mine, lobby):
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket, "never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        other.claim(table, "eoka")
        assert heard(theirs, "table")["table"]["seats"][1]["you"]


def test_a_server_that_stops_closes_its_sockets_at_once(start: Start) -> None:
    running = start()
    page = Page(running.url)
    table = page.open(HOT_SEAT)
    with page.live(table["id"]) as socket:
        heard(socket, "table")
        assert running.stop() == 0
        with pytest.raises(ConnectionClosed):
            heard(socket, "never")


# Several servers


def test_who_was_at_a_server_that_died_is_there_no_more() -> None:
    async def story() -> None:
        async with inside() as server:
            hub, watcher = server.hub, Watcher("me", "en")
            watcher.factions = ["british"]
            await hub.enter("table", watcher)
            await server.listener.hear({"table": "table", "here": ["eoka"], "by": "other"})
            assert hub.online("table") == ["british", "eoka"]
            hub.expire(monotonic() - BEAT)
            assert hub.online("table") == ["british", "eoka"]
            hub.expire(monotonic() + 1)
            assert hub.online("table") == ["british"]
            assert (await watcher.news())[1][-1] == {"type": "presence", "online": ["british"]}

    go(story())


@pytest.mark.postgres
def test_a_server_gives_signs_of_life(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smallwars.server.realtime.listener.BEAT", 0.1)

    def name(server: Server) -> str:
        return server.listener._notices.name

    async def story() -> None:
        async with inside(postgres) as one, inside(postgres) as other:
            await until(lambda: name(other) in one.hub.alive and name(one) in other.hub.alive)
            await other.listener.stop()
            await until(lambda: name(other) not in one.hub.alive)

    go(story())


@pytest.mark.postgres
def test_after_a_lost_line_everything_is_read_anew(postgres: str) -> None:
    async def story() -> None:
        async with inside(postgres) as one, inside(postgres) as other:
            me, you = await person(one), await person(one)
            live = await two_players(one, me, you)
            lobby = Watcher(me.id, "en")
            one.hub.enter_lobby(me.id, lobby)
            await cut(postgres)
            theirs = await other.tables.load(live.id)
            await play(other, theirs, me if theirs.is_asked(me.id) else you)
            assert live.seq < theirs.seq
            await until(lambda: live.seq == theirs.seq and lobby.everything)

    go(story())


@pytest.mark.postgres
def test_a_session_that_ends_at_one_server_ends_at_the_other(postgres: str) -> None:
    async def story() -> None:
        async with inside(postgres) as one, inside(postgres) as other:
            watchers = [Watcher(None, "en", f"{number:064}") for number in range(120)]
            for watcher in watchers:
                other.hub.add_page(watcher)
            await one.hub.end_sessions([watcher.session or "" for watcher in watchers[1:]])
            await until(lambda: all(watcher.is_over for watcher in watchers[1:]))
            assert not watchers[0].is_over

    go(story())
