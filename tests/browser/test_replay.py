"""Looking back: every step has an address, a sandbox plays on from it, and a record goes out and comes in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import smallwars
from smallwars.engine.rollout import play_out

from .conftest import Visit
from .table import Seat, open_table, sit_down


@pytest.fixture
def seat(visit: Visit) -> Seat:
    """A table at one screen with a few choices behind it."""
    seat = open_table(visit(), opponent="Same screen")
    while seat.taken < 8:
        seat.state()
        seat.answer()
    return seat


def test_every_step_has_an_address(visit: Visit, seat: Seat) -> None:
    """The scrubber moves the address, and the address moves the scrubber; anybody may look."""
    page, steps = seat.page, seat.steps
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    slider.press("Home")
    expect(page).to_have_url(re.compile(r"\?step=\d+$"))
    first = int(page.url.rpartition("=")[2])  # what was dealt before the first choice belongs to the set-up
    slider.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"\?step={first + 1}$"))
    past = page.get_by_role("region", name="Replay")
    expect(past).to_contain_text(f"Step 1 of {steps - first}")
    watcher = visit(f"/table/{seat.id}?step={first + 3}")
    expect(watcher.get_by_role("region", name="Replay")).to_contain_text(f"Step 3 of {steps - first}")
    page.get_by_role("button", name="Back to the game").click()
    expect(page).to_have_url(re.compile(r"/table/[^?]+$"))
    expect(seat.options.first).to_be_visible()


def test_everything_beside_the_board_tells_of_the_step(seat: Seat) -> None:
    """How far the game is and whose turn it is are those of the step, as the board is; the log marks the step."""
    page = seat.page
    page.goto(f"{page.url}?step={seat.steps // 2}")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.get_by_role("tab", name="Position").click()
    told = page.get_by_role("tabpanel").locator("p").first.inner_text()
    assert page.locator(".head .name .hint").inner_text() in told
    page.get_by_role("tab", name="Log").click()
    expect(seat.log.locator(".now")).not_to_have_count(0)


def test_replay_by_itself(seat: Seat) -> None:
    """Play runs through the steps, and ends where the game stands."""
    page, steps = seat.page, seat.steps
    page.goto(f"{page.url}?step={steps - 2}")
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(steps - 2))
    page.get_by_role("group", name="Replay").get_by_role("button", name="Play", exact=True).click()
    expect(seat.options.first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/table/[^?]+$"))


def test_a_sentence_of_the_log_leads_to_its_step(seat: Seat) -> None:
    step = seat.log.get_by_role("button", name=re.compile("^Show the board after step")).first
    number = int(step.inner_text())
    step.click()
    expect(seat.page).to_have_url(re.compile(r"\?step=\d+$"))
    expect(seat.page.get_by_role("region", name="Replay")).to_contain_text(f"Step {number} of")


def test_a_sandbox_plays_on_from_a_step(seat: Seat) -> None:
    """A sandbox is a table of its own; the game stays as it is."""
    page, steps, first = seat.page, seat.steps, seat.id
    page.goto(f"{page.url}?step={steps - 1}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    sandbox = sit_down(page)
    expect(page.get_by_text("Sandbox", exact=True)).to_be_visible()
    for _ in range(4):
        sandbox.state()
        sandbox.answer()
    page.goto(page.url.replace(sandbox.id, first))
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("max", str(steps))


def test_nobody_plays_on_from_the_end(visit: Visit, tmp_path: Path) -> None:
    """Where the game is over nothing can be played, one step before it can."""
    page = import_record(visit(), finished(tmp_path))
    seat = sit_down(page)
    seat.wait("over")
    back, on = (page.get_by_role("button", name=name) for name in ("Back to the game", "Play on from here"))
    page.goto(f"{page.url}?step={seat.steps - 1}")
    expect(on).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(on).to_have_count(0)
    expect(back).to_be_visible()


def test_a_record_goes_out_and_comes_in(visit: Visit, seat: Seat, tmp_path: Path) -> None:
    """The imported table tells the same story."""
    page, told = seat.page, seat.log.locator(".sentence").all_inner_texts()
    page.get_by_role("button", name="Table menu").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    other = import_record(visit(), saved)
    table = sit_down(other)
    expect(table.log.locator(".sentence")).to_have_count(len(told))
    assert table.log.locator(".sentence").all_inner_texts() == told


def test_a_broken_record_says_where(visit: Visit, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("[title cyprus]\nno such word\n")
    page = import_record(visit(), broken)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"line|title"))


def finished(folder: Path) -> Path:
    """A record of a game that is over soon, with mistakes in it."""
    game, record = smallwars.new("kenya", seed=1), folder / "game.txt"
    play_out(game, 1)
    record.write_text(game.record(), encoding="utf-8")
    return record


def import_record(page: Page, file: Path) -> Page:
    """Hand a record in at the lobby."""
    page.get_by_text("Import a record").click()
    page.get_by_label("or from a file").set_input_files(file)
    page.get_by_role("button", name="Open it").click()
    return page
