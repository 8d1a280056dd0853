"""The history behind a title: in Japanese, on a telephone, with the cards one touch away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .test_accessibility import violations
from .test_devices import PHONE, TOO_WIDE


def test_a_timeline_in_japanese_on_a_telephone(visit: Visit) -> None:
    page = visit("/title/cyprus", locale="ja-JP", color_scheme="dark", **PHONE)
    page.get_by_role("link", name="史実", exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("の史実")
    moments = page.locator("li:has(time)")
    assert moments.count() >= 15
    assert not [text for text in moments.all_inner_texts() if not re.search(r"[ぁ-ん]", text)]
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []

    moments.get_by_role("button", name="C4 スエズ危機").tap()
    card = page.get_by_role("dialog")
    expect(card.get_by_text("1956年11月、英国とフランスは")).to_be_visible()
    expect(card.get_by_text("兵員3個をマップから取り除き")).to_be_visible()
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
