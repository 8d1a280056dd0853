"""The question and its answers: what is lit, what is refused and why, taking back, confirming, text mode."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import Seat, open_table


@pytest.fixture
def seat(visit: Visit) -> Seat:
    """Both sides of a Cyprus table at one screen: it is always our turn."""
    return open_table(visit(), opponent="Same screen")


def test_what_is_not_lit_says_why(seat: Seat) -> None:
    """A click on a space that cannot be chosen tells the reason, and its rule can be read."""
    before = seat.steps
    seat.click_space("Karpas")
    expect(seat.tip.locator(".why")).not_to_be_empty()
    rule = seat.tip.get_by_role("button", name=re.compile("^Rule "))
    number = rule.inner_text().removeprefix("Rule ")
    rule.click()
    drawer = seat.page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading", level=3)).to_contain_text(number)
    seat.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    assert seat.steps == before


def test_what_is_lit_is_taken_and_taken_back(seat: Seat) -> None:
    """A click takes what is lit; Undo, or U, brings the question back."""
    asked = seat.question.inner_text()
    for undo in (seat.undo, lambda: seat.page.keyboard.press("u")):
        before = seat.steps
        seat.take_lit()
        expect(seat.question).not_to_have_text(asked)
        assert seat.steps > before
        undo()
        expect(seat.question).to_have_text(asked)
        assert seat.steps == before
    expect(seat.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_what_ends_a_turn_asks_first(seat: Seat) -> None:
    """Esc goes back and nothing is chosen; Enter takes it."""
    while not seat.ending_option().count():
        seat.answer()
        seat.state()
    asked, before = seat.question.inner_text(), seat.steps
    confirm = seat.page.get_by_role("group", name="Confirm your choice")
    seat.ending_option().click()
    expect(confirm).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    expect(seat.question).to_have_text(asked)
    assert seat.steps == before
    seat.ending_option().click()
    expect(confirm.get_by_role("button", name="Confirm")).to_be_focused()
    seat.page.keyboard.press("Enter")
    expect(seat.question).not_to_have_text(asked)
    assert seat.steps > before


def test_hovering_tells_what_is_there(seat: Seat) -> None:
    """The pointer over a space tells what it holds; over what is lit it is a hand."""
    seat.hover_space("Nicosia")
    expect(seat.tip).to_contain_text("Nicosia")
    seat.lit_point()
    expect(seat.page.locator(".option.current")).to_have_count(1)


def test_a_sentence_of_the_log_lights_its_space(seat: Seat) -> None:
    """Names in the log point at the board."""
    while not seat.log.locator(".ref[title*='board']").count():
        seat.state()
        seat.answer()
    seat.log.locator(".ref[title*='board']").last.hover()
    expect(seat.board.locator(".mark").first).to_be_attached()


def test_text_mode(seat: Seat) -> None:
    """The question, every option and the board as a list; it stays so when the page is loaded again."""
    page = seat.page
    page.get_by_role("button", name="Text mode").click()
    expect(seat.board).to_be_hidden()
    stage = page.get_by_role("region", name="Board")
    expect(stage.get_by_role("term").filter(has_text="Nicosia")).to_be_visible()
    for _ in range(3):
        seat.state()
        assert page.locator(".fold").count() == 0
        seat.take(seat.options.last)
    page.reload()
    expect(page.get_by_role("button", name="Text mode")).to_have_attribute("aria-pressed", "true")
    expect(seat.options.first).to_be_visible()
    expect(seat.board).to_be_hidden()


def test_zoom(seat: Seat) -> None:
    """Wheel, buttons and keys; the whole board comes back."""
    page = seat.page
    sheet = seat.board.locator("> g")
    whole = sheet.get_attribute("transform")
    seat.board.hover()
    page.mouse.wheel(0, -400)
    expect(sheet).not_to_have_attribute("transform", whole or "")
    page.get_by_role("button", name="Whole board").click()
    expect(sheet).to_have_attribute("transform", whole or "")
    page.keyboard.press("+")
    expect(sheet).not_to_have_attribute("transform", whole or "")
    page.keyboard.press("0")
    expect(sheet).to_have_attribute("transform", whole or "")
