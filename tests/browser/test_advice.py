"""Hints while one plays alone, and the analysis of a game that is over."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .table import open_table
from .test_replay import finished, import_record


def test_hints_go_deeper_each_time(visit: Visit) -> None:
    """What to do, then where, then the whole turn; the next question starts anew."""
    page = open_table(visit(), title="greek_civil_war", opponent="Same screen").page
    for name in ("Hint: what to do", "Hint: where", "Hint: the whole turn"):
        page.get_by_role("button", name=name).click()
    expect(page.locator(".hints li").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_analysed(visit: Visit, tmp_path: Path) -> None:
    """From a record of a whole game: luck and decisions, still there after a look at the log, and turns that lead to
    their step, which on a narrow screen brings the board into sight."""
    page = import_record(visit(), finished(tmp_path))
    page.wait_for_url("**/table/*")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("heading", name="Luck and decisions")).to_be_visible(timeout=110_000)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("heading", name="Luck and decisions")).to_be_visible()
    expect(page.locator(".turns")).to_contain_text("what will you do? – pass")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".turns button").last.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.get_by_role("img", name="Map and pieces")).to_be_in_viewport()
