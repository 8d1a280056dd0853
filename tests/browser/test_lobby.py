"""The lobby: what stands in its lists, and that nothing stands in the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import open_table, sit_down


def test_an_open_seat_is_taken_from_the_lobby(visit: Visit) -> None:
    """Whoever finds it there sits down with one click."""
    host = open_table(visit(), "kenya", opponent="Open seat")
    guest = visit()
    row = guest.get_by_role("region", name="Open seats").get_by_role("listitem").filter(has_text="Kenya")
    row.get_by_role("button", name="Play Mau Mau").click()
    seat = sit_down(guest)
    assert seat.id == host.id
    expect(host.page.get_by_role("region", name="Seats")).not_to_contain_text("Open")


def test_who_is_new_meets_a_middling_bot(visit: Visit) -> None:
    expect(visit().get_by_role("combobox", name="Level")).to_have_value("regular")


def test_a_public_game_can_be_watched(visit: Visit) -> None:
    """A game of others stands among those to watch; my own does not."""
    id = open_by_request(visit(), public=True)
    watcher = visit()
    games = watcher.get_by_role("region", name="Games to watch")
    show_all(games.page)
    games.locator(f"a[href='/table/{id}']").click()
    expect(watcher.get_by_role("heading", level=2).first).to_contain_text("decides")


def test_many_tables_of_mine_leave_no_hole(visit: Visit) -> None:
    """The lists below begin right under the form, however long the list beside it is."""
    page = visit()
    for _ in range(6):
        open_by_request(page)
    page.reload()
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(6)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    form = page.get_by_role("region", name="Start a game").bounding_box()
    below = page.get_by_role("region", name="Games to watch").bounding_box()
    assert form is not None and below is not None
    assert below["y"] - (form["y"] + form["height"]) < 50


def open_by_request(page: Page, public: bool = False) -> str:
    """One more Cyprus table at this screen; the lobby has shown already that it can open them."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrftoken")
    seats = {"british": {"who": "me"}, "eoka": {"who": "me"}}
    wish = {"title": "cyprus", "seats": seats, "public": public}
    answer = page.context.request.post(f"{page.url}api/tables", data=wish, headers={"x-csrftoken": token})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def test_the_count_of_turns_leaves_out_the_table_in_sight(visit: Visit) -> None:
    """Two tables where I am to move: on one of them, one other waits."""
    page = visit()
    for _ in range(2):
        page.goto(re.sub(r"/table.*", "/", page.url))
        open_table(page, opponent="Same screen")
    chip = page.get_by_role("navigation", name="Main").get_by_role("link", name=re.compile("^Your turn"))
    expect(chip).to_have_text("Your turn", timeout=10_000)


def show_all(page: Page) -> None:
    """The whole lists, where they are cut short."""
    for button in page.get_by_role("button", name=re.compile("^Show all")).all():
        button.click()
