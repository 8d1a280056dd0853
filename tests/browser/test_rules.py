"""Every rule one gesture away: from a question, a refusal, the log and the player aid, and by words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import open_table
from .test_devices import PHONE, TOO_WIDE
from .test_languages import JAPANESE, table_of


def heading(page: Page) -> str:
    """The rule that the drawer shows."""
    shown = page.locator("dialog article h3")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_question_refusal_and_log_open_their_rules(visit: Visit) -> None:
    page = open_table(visit(), opponent="Same screen").page
    page.get_by_role("button", name="Rule 2.3.2").first.click()
    assert heading(page).startswith("2.3.2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is not allowed?").click()
    expect(page.get_by_text("Nothing is refused here.").or_(page.locator(".refused li").first)).to_be_visible()
    page.get_by_role("log").get_by_role("button", name="Rule 2.3.6").first.click()
    assert heading(page).startswith("2.3.6")


@pytest.mark.parametrize(("title", "word", "slip"), [("cyprus", "徴募", "徴暮"), ("attila", "補給", "捕給")])
def test_the_drawer_searches_and_has_the_aid_in_japanese_on_a_phone(
    visit: Visit, title: str, word: str, slip: str
) -> None:
    page = visit(**JAPANESE, **PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(table_of(page, title))
    page.locator(".who .rule").first.click()
    search = page.get_by_role("searchbox")
    search.fill(word)
    expect(page.locator("dialog .results li").first).to_contain_text(word)
    search.fill(slip)
    page.locator("dialog .near").first.click()
    expect(page.locator("dialog .results li").first).to_be_visible()
    page.get_by_role("button", name="プレイヤーエイド").click()
    sheet = page.locator("dialog .aid .sheet").first
    expect(sheet).to_be_visible()
    assert page.evaluate("document.querySelector('dialog .content').scrollWidth <= innerWidth")
    assert page.evaluate(TOO_WIDE) <= 0
    rule = sheet.locator("h4 [data-rule]").first
    number = rule.inner_text()
    rule.click()
    assert heading(page).startswith(number)


def test_an_aid_prints_from_a_page_of_its_own(visit: Visit) -> None:
    page = visit("/title/kenya?show=aid")
    expect(page.locator(".aid .sheet").first).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Print: Mau Mau").click()
    expect(opened.value.locator("[data-sheet]")).to_have_count(1)
    assert opened.value.url.endswith("/api/titles/kenya/aid?faction=mau_mau&lang=en")
