"""A title of another package in the browser: in the lobby, played to its end, replayed, and set up by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.plugin.installing import RULES_ONLY, install_brandubh

from .conftest import Running, Visit
from .table import open_table, sit_down

RULES, WHOLE = "rules only", "whole"


@pytest.fixture(scope="module", params=[RULES, WHOLE])
def brandubh(
    request: pytest.FixtureRequest, built: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server beside which Brandubh is installed, as in its first commit or with all its parts."""
    folder = install_brandubh(tmp_path_factory.mktemp("plugin"), *(RULES_ONLY if request.param == RULES else ()))
    running = Running(folder / "games.db", beside=folder)
    yield running
    running.stop()


@pytest.mark.parametrize("bot", ["greedy", "regular"])
def test_it_is_played_from_the_lobby_to_its_end_and_replayed(visit: Visit, brandubh: Running, bot: str) -> None:
    page = visit("/settings", brandubh.url)
    page.get_by_role("switch", name="Confirm before a turn passes").uncheck()
    page.get_by_role("link", name="Lobby", exact=True).click()
    seat = open_table(page, "brandubh", "Defenders", bot=bot)
    assert seat.play_on("over") == "over"
    expect(page.get_by_text("The game is over")).to_be_visible()
    assert seat.log.get_by_role("listitem").count() > 4
    record = page.request.get(f"{brandubh.url}/api/tables/{seat.id}/record")
    assert record.ok and '[Title "brandubh"]' in record.text()
    page.goto(f"{brandubh.url}/table/{seat.id}?step=2")
    expect(page.get_by_role("img", name="Map and pieces")).to_be_visible()


def test_its_page_says_what_it_is(visit: Visit, brandubh: Running) -> None:
    page = visit("/title/brandubh", brandubh.url)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Brandubh"))
    expect(page.locator("svg[role=img]").first).to_be_visible()


def test_a_position_of_it_is_set_up_and_played_on(visit: Visit, brandubh: Running) -> None:
    page = visit("/edit/brandubh", brandubh.url)
    expect(page.get_by_text("The position is sound.")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_role("radio", name="Same screen").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    seat = sit_down(page)
    seat.take_lit()
    assert seat.state() in ("mine", "confirm")
