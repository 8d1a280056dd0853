"""Spectators see what everybody may see; a line that is lost is shown, and heals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, Route, expect

from .conftest import Running, Visit
from .table import Seat, open_table, sit_down

CARD = re.compile(r"Movement \d, Combat \d")


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    """Attila has hands: neither the page of a spectator nor what it is sent tells them."""
    seat = table_without_discards(visit)
    seat.page.get_by_role("tab", name="Position").click()
    hand = CARD.findall(seat.page.get_by_role("tabpanel").inner_text())
    assert hand
    watcher = visit("/settings")
    sent = overhear(watcher)
    watcher.goto(seat.page.url)
    watcher.get_by_role("tab", name="Position").click()
    expect(watcher.get_by_role("tabpanel")).to_contain_text("hidden card")
    assert not CARD.findall(watcher.content())
    assert sent and not any(CARD.findall(text) for text in sent)
    assert watcher.get_by_role("list", name="Your options").count() == 0
    assert watcher.get_by_role("button", name="Undo").count() == 0


def table_without_discards(visit: Visit) -> Seat:
    """E3: a Random Event may have both sides discard a card before the first play, which everybody sees."""
    for _ in range(9):
        seat = open_table(visit(), "attila", "Turkish", "Friend by link")
        expect(seat.log).to_contain_text("turn 1", ignore_case=True)
        if not CARD.search(seat.log.inner_text()):
            return seat
    raise AssertionError("nine tables in a row began with discards")


def overhear(page: Page) -> list[str]:
    """All that the server tells this page about tables from now on."""
    sent: list[str] = []

    def answered(response: Response) -> None:
        if "/api/tables" in response.url:
            sent.append(response.text())

    page.on("response", answered)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
    return sent


@pytest.fixture
def own_server(built: Path, tmp_path: Path) -> Iterator[list[Running]]:
    """A server that may be killed; the last one of the list is stopped at the end."""
    started = [Running(tmp_path / "games.db")]
    yield started
    started[-1].stop()


def test_a_lost_line_is_shown_and_heals(visit: Visit, own_server: list[Running]) -> None:
    """The server dies and comes back at the same address: nothing that was acknowledged is lost."""
    seat = open_table(visit(url=own_server[0].url), opponent="Same screen")
    seat.take_lit()
    asked, steps = seat.question.inner_text(), seat.steps
    own_server[0].kill()
    expect(seat.page.get_by_text("The connection is lost")).to_be_visible()
    expect(seat.question).to_have_text(asked)
    own_server.append(Running(own_server[0].database, own_server[0].port))
    expect(seat.page.get_by_text("The connection is lost")).to_be_hidden()
    assert (seat.question.inner_text(), seat.steps) == (asked, steps)
    seat.answer()
    assert seat.steps > steps


def test_a_choice_made_without_a_line_counts_once(visit: Visit, own_server: list[Running]) -> None:
    """The page asks again by itself, and says so if it gives up; the choice is there once."""
    seat = open_table(visit(url=own_server[0].url), opponent="Same screen")
    asked = seat.question.inner_text()
    own_server[0].kill()
    x, y = seat.lit_point()
    seat.page.mouse.click(x, y)
    expect(seat.page.get_by_role("button", name="Choose something else")).to_be_visible()
    own_server.append(Running(own_server[0].database, own_server[0].port))
    expect(seat.question).not_to_have_text(asked)
    seat.undo()
    expect(seat.question).to_have_text(asked)


def test_a_server_that_hangs(visit: Visit, own_server: list[Running]) -> None:
    """A choice that is under way when the server hangs is taken when it goes on, once."""
    seat = open_table(visit(url=own_server[0].url), opponent="Same screen")
    asked, before = seat.question.inner_text(), seat.steps
    own_server[0].hold()
    x, y = seat.lit_point()
    seat.page.mouse.click(x, y)
    expect(seat.page.locator(".option[aria-disabled=true]").first).to_be_visible()
    own_server[0].resume()
    expect(seat.question).not_to_have_text(asked)
    assert seat.steps == before + 1


def test_the_lobby_tells_of_my_turn(visit: Visit) -> None:
    """The list of my tables follows the game that is played on another page."""
    host = open_table(visit(), side="EOKA", opponent="Friend by link")
    link = host.page.get_by_role("textbox", name="Link to the seat of British").input_value()
    address, _, token = link.rpartition("/seat/")
    lobby = host.page.context.new_page()
    lobby.goto(address)
    mine = lobby.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_have_count(1)
    guest = sit_down(visit("/seat/" + token))
    for state, told in [("mine", "Your turn"), ("waiting", "to move")]:
        while host.wait("mine", "confirm", "waiting") != state:
            (host if state == "waiting" else guest).answer()
        expect(mine).to_contain_text(told)


def test_a_server_that_hangs_is_shown(visit: Visit, own_server: list[Running]) -> None:
    """A line over which nothing comes any more is lost as well, though nobody has closed it."""
    seat = open_table(visit(url=own_server[0].url), opponent="Same screen")
    own_server[0].hold()
    expect(seat.page.get_by_text("The connection is lost")).to_be_visible(timeout=30_000)
    own_server[0].resume()
    expect(seat.page.get_by_text("The connection is lost")).to_be_hidden()


def test_a_device_without_network_is_shown(visit: Visit) -> None:
    """A telephone in a tunnel says so, and goes on afterwards."""
    seat = open_table(visit(), opponent="Same screen")
    seat.page.context.set_offline(True)
    expect(seat.page.get_by_text("The connection is lost")).to_be_visible(timeout=15_000)
    seat.page.context.set_offline(False)
    expect(seat.page.get_by_text("The connection is lost")).to_be_hidden()
    seat.answer()


def test_a_late_answer_does_not_change_who_is_here(visit: Visit) -> None:
    """What the socket has told since is newer than what the page asked for when it opened."""
    seat = open_table(visit(), opponent="Same screen")
    page, table, held = seat.page, seat.page.url, list[Route]()
    page.goto(table.replace("/table/", "/nowhere/"))
    answer = page.context.request.get(table.replace("/table/", "/api/tables/"))
    page.route(f"**/api/tables/{table.rpartition('/')[2]}?*", lambda route: held.append(route))
    with page.expect_websocket(lambda socket: table.rpartition("/")[2] in socket.url) as opening:
        page.goto(table, wait_until="commit")
    opening.value.wait_for_event("framereceived", lambda frame: "presence" in str(frame))
    held[0].fulfill(body=answer.body(), content_type="application/json")
    expect(seat.question).to_be_visible()
    page.wait_for_timeout(500)
    assert "away" not in page.get_by_role("region", name="Seats").inner_text()


def test_chat_reaches_those_it_is_for(visit: Visit) -> None:
    """Players talk among themselves; what is for all, spectators read too."""
    host = open_table(visit(), opponent="Friend by link")
    link = host.page.get_by_role("textbox", name="Link to the seat of EOKA").input_value()
    guest = sit_down(visit("/seat/" + link.rpartition("/")[2]))
    watcher = visit(f"/table/{host.id}")
    host.page.get_by_role("tab", name="Chat").click()
    for whom, words in [("Players only", "between us"), ("All", "for everybody")]:
        host.page.get_by_label("To whom").select_option(label=whom)
        host.page.get_by_label("Say something").fill(words)
        host.page.get_by_role("button", name="Send").click()
    for page in (guest.page, watcher):
        page.get_by_role("tab", name=re.compile("Chat")).click()
        expect(page.get_by_role("log", name="Messages")).to_contain_text("for everybody")
    expect(guest.page.get_by_role("log", name="Messages")).to_contain_text("between us")
    expect(watcher.get_by_role("log", name="Messages")).not_to_contain_text("between us")
