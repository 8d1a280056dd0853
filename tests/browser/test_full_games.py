"""Every title from its lobby card to its result, against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import open_table

GAMES = [
    ("cyprus", "British", {}),
    ("kenya", "Mau Mau", {}),
    ("greek_civil_war", "Government", {"agreed_end": "Victory Check after turn 5"}),
    ("attila", "Turkish", {}),
]


@pytest.mark.parametrize("title, side, options", GAMES, ids=[title for title, *_ in GAMES])
def test_a_whole_game_against_a_bot(visit: Visit, title: str, side: str, options: dict[str, str]) -> None:
    """The first click is in the lobby, the last one ends the game."""
    page = visit("/settings")
    page.get_by_role("switch", name="Confirm before a turn passes").uncheck()
    page.get_by_role("link", name="Lobby", exact=True).click()
    seat = open_table(page, title, side, **options)
    id = seat.id
    assert seat.play_on("over") == "over"
    expect(page.get_by_text("The game is over")).to_be_visible()
    expect(seat.question).not_to_be_empty()
    assert seat.log.get_by_role("listitem").count() > 10
    page.get_by_role("region", name="The question").get_by_role("button", name="Lobby").click()
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.locator(f"a[href='/table/{id}']")).to_be_visible()
