"""The page in Japanese: chosen by the browser, whole, and no wider than the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .test_devices import PHONE, TOO_WIDE

JAPANESE = {"locale": "ja-JP"}
NAMES = re.compile(
    r"(?<![A-Za-z])(?:EOKA|DSE|AKEL|TMT|LOK|Op|PP|VP|NG|EMA|ES|GRK|MK|ER|HAF|TRK|SLF|Abn|Cdo|TAF"
    r"|Small Wars|The British Way|English|Discord|Webhook|JSON|pending)(?![A-Za-z])"
)
SIDES = {
    "cyprus": ["british", "eoka"],
    "kenya": ["british", "mau_mau"],
    "greek_civil_war": ["government", "dse"],
    "attila": ["turkish", "cypriot"],
}
STEPS = 6


def table_of(page: Page, title: str) -> str:
    """The address of a table against a bot, some choices on."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrftoken")

    def post(path: str, wish: dict[str, Any]) -> Any:
        sent = page.context.request.post(f"{page.url}api/{path}", data=wish, headers={"x-csrftoken": token})
        assert sent.ok, sent.text()
        return sent.json()

    mine, other = SIDES[title]
    table = post("tables", {"title": title, "seats": {mine: {"who": "me"}, other: {"who": "bot", "bot": "random"}}})
    for step in range(STEPS):
        if table["your_turn"] and (options := table["board"]["question"]["options"]):
            choice = {"seq": table["seq"], "option": options[step % len(options)]["id"], "key": str(step)}
            post(f"tables/{table['id']}/choices", choice)
            table = page.context.request.get(f"{page.url}api/tables/{table['id']}").json()
    return f"{page.url}table/{table['id']}"


def foreign(page: Page) -> list[str]:
    """What is written in Latin letters and is no name."""
    lines: list[str] = page.locator("body").inner_text().splitlines()
    return [line for line in lines if re.search(r"[A-Za-z]{3,}", NAMES.sub("", line))]


@pytest.mark.parametrize("path", ["/", "/title/cyprus", "/title/attila", "/settings", "/edit/kenya", "/nowhere"])
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, path: str, device: dict[str, Any]) -> None:
    page = visit(path, **JAPANESE, **device)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == "ja"
    assert foreign(page) == []
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("title", SIDES)
def test_a_table_is_japanese_all_over(visit: Visit, title: str) -> None:
    """Question, options with a key each, log, cards, the board in words."""
    page = visit(**JAPANESE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(table_of(page, title))
    tabs = page.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for index in range(tabs.count()):
        tabs.nth(index).click()
        assert foreign(page) == []
    keyed = page.locator(".option kbd").count()
    assert keyed == page.locator(".option").count()


def test_another_language_is_chosen_in_the_settings(visit: Visit) -> None:
    page = visit("/settings", **JAPANESE)
    page.get_by_role("combobox", name="言語").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert page.evaluate("document.documentElement.lang") == "en"
