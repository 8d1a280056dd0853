"""The first lesson of Cyprus in Japanese: its first chapter by clicks, the rest shown, a part of it on a telephone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from smallwars.server.study.lessons import lesson_of

from .conftest import Visit
from .test_devices import TOO_WIDE
from .test_languages import JAPANESE, foreign

LESSON = lesson_of("cyprus")
FIRST_CHAPTER = LESSON.steps[LESSON.start_of(0) : LESSON.start_of(3)]


def click(page: Page, option: str) -> None:
    """Take an option; many that stand on the board are folded away at first."""
    button = page.locator(f'[data-option="{option}"]')
    expect(button.or_(page.locator(".fold")).first).to_be_visible()
    if not button.count():
        page.locator(".fold").click()
    with page.expect_response(re.compile("/choices")):
        button.click()


def ask(page: Page, name: str) -> None:
    """Press a button of the lesson."""
    with page.expect_response(re.compile("/lesson")):
        page.get_by_role("button", name=name, exact=True).click()


def test_the_first_lesson(visit: Visit) -> None:
    page = visit("/?title=cyprus", **JAPANESE)
    page.get_by_role("link", name="はじめてのレッスン").click()
    lesson = page.get_by_role("region", name="レッスン", exact=True)
    expect(lesson).to_contain_text("24手中1手目")

    click(page, "limited")
    expect(lesson.get_by_role("alert")).to_contain_text("「オペレーション＋特殊活動」")
    for token in FIRST_CHAPTER:
        if token.kind == "choice":
            click(page, token.word)
    expect(lesson.get_by_role("alert")).to_have_count(0)
    expect(lesson).to_contain_text("カード2：開発計画")
    assert foreign(page) == []

    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(lesson).to_contain_text("24手中4手目")
    page.get_by_role("button", name="場所を示す").click()
    expect(page.locator('.option.current[data-option="op"]')).to_be_visible()
    ask(page, "やって見せる")
    ask(page, "戻る")
    assert page.evaluate(TOO_WIDE) <= 0

    page.set_viewport_size({"width": 1440, "height": 900})
    for move in range(4, len(LESSON.moves) + 1):
        expect(lesson).to_contain_text(f"24手中{move}手目")
        ask(page, "やって見せる")
    expect(lesson).to_contain_text("プレイ例はここまでです。")
    page.get_by_role("button", name="ここから続ける").click()
    expect(lesson).to_have_count(0)
    expect(page.locator("#question")).to_be_visible()
