"""axe-core finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import NAMES, open_table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = {"serious", "critical"}
SIDES = {
    "cyprus": "British",
    "kenya": "British",
    "greek_civil_war": "DSE",
    "attila": "Cypriot",
    "brandubh": "Defenders",
}
TABS = "[role=tablist], [role=tabpanel]"
CONTRAST = ["color-contrast"]
"""The only rule that may tell night from day: but for its colours the page is the same."""


def violations(page: Page, part: str = "html", least: int = 10) -> list[str]:
    """What axe-core calls serious or critical in a part of the page by day, and in its colours by night."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(AXE.read_text())
    by_day = grave(page, part, least)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")  # at once, not by and by
    by_night = grave(page, part, 0, CONTRAST)
    page.emulate_media(color_scheme="light")
    return by_day + by_night


def grave(page: Page, part: str, least: int, rules: list[str] | None = None) -> list[str]:
    """The rule, and where; `rules`: these alone."""
    options = {} if rules is None else {"runOnly": rules}
    found: dict[str, Any] = page.evaluate("([part, options]) => axe.run(part, options)", [part, options])
    assert len(found["passes"]) > least, "axe-core has looked at nothing"
    faults = [each for each in found["violations"] if each["impact"] in GRAVE]
    return [f"{each['id']}: {node['target']} {node['html'][:120]}" for each in faults for node in each["nodes"]]


def check_tabs(page: Page) -> None:
    """The whole page with its first tab open, and what each of the others shows."""
    first, *others = page.get_by_role("tab").all()
    first.click()
    assert violations(page) == [], first.inner_text()
    for tab in others:
        tab.click()
        assert violations(page, TABS, 3) == [], tab.inner_text()


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/edit/cyprus", "/nowhere"])
def test_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.locator("main details").evaluate_all("(folds) => folds.forEach((fold) => (fold.open = true))")
    assert violations(page) == []


@pytest.mark.parametrize("title", NAMES)
def test_titles(visit: Visit, title: str) -> None:
    """Every part of a title's page."""
    page = visit(f"/title/{title}")
    expect(page.get_by_role("tab").first).to_be_visible()
    check_tabs(page)


@pytest.mark.parametrize("title", NAMES)
def test_tables(visit: Visit, title: str) -> None:
    """The table as it asks, its tabs, a confirmation, an earlier step, the drawer and the menu."""
    seat = open_table(visit(), title, SIDES[title])
    page = seat.page
    seat.play_on("over") if seat.wait("mine", "over") == "over" else seat.answer()
    check_tabs(page)
    for opener in ("Rules", "Table menu", "Keys"):
        page.get_by_role("button", name=opener, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page, "[role=dialog], dialog[open]", 3) == [], opener
        page.keyboard.press("Escape")
    page.get_by_role("slider", name="Step").press("Home")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    assert violations(page) == [], "replay"
    page.get_by_role("button", name="Text mode").click()
    assert violations(page) == [], "text mode"
