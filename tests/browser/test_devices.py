"""A telephone, and a keyboard without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .table import LIT_POINTS, NAMES, OUTCOME, Seat, open_table, sit_down

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FOCUSED = """() => {
  const at = document.activeElement;
  return [at.getAttribute('aria-label'), at.innerText, at.labels?.[0]?.innerText].filter(Boolean).join(' ');
}"""


@pytest.mark.parametrize("path", ["/", "/title/cyprus", "/settings", "/edit/cyprus"])
def test_nothing_is_wider_than_a_telephone(visit: Visit, path: str) -> None:
    page = visit(path, **PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TOO_WIDE) <= 0


def test_three_turns_on_a_telephone(visit: Visit) -> None:
    """Buttons and board by tapping; the question stays in sight; a long press tells what is there."""
    seat = open_table(visit(**PHONE), opponent="Same screen")
    page = seat.page
    assert page.evaluate(TOO_WIDE) <= 0
    expect(seat.question).to_be_in_viewport()
    expect(seat.board).to_be_in_viewport()
    tap_lit(seat)
    for _ in range(6):
        seat.state()
        button = seat.options.last
        seat.take_by(button.tap)
        expect(seat.question).to_be_in_viewport()
    assert page.evaluate(TOO_WIDE) <= 0


def test_pinch_zooms(visit: Visit) -> None:
    """Two fingers on the board."""
    seat = open_table(visit(**PHONE), opponent="Same screen")
    box = seat.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = seat.page.context.new_cdp_session(seat.page)
    for kind, apart in [("touchStart", 20), ("touchMove", 50), ("touchMove", 90), ("touchEnd", None)]:
        points = [] if apart is None else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(seat.page.get_by_role("button", name="Whole board")).to_be_enabled()


def tap_lit(seat: Seat) -> None:
    """Tap what is lit: where a tap meets something else, the page says what, and one taps beside it."""
    for x, y in seat.page.evaluate(LIT_POINTS)[0]:
        before = seat.steps
        seat.page.touchscreen.tap(x, y)
        seat.page.wait_for_function(f"(b) => document.querySelector('.tip') || ({OUTCOME})(b)", arg=before)
        if seat.steps != before or seat.page.locator(".confirm").count():
            return
    raise AssertionError("no tap met what is lit")


def test_three_turns_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby to the third turn without a mouse; every stop shows where the focus is."""
    page = visit()
    expect(page.get_by_role("radio", name=NAMES["kenya"])).to_be_attached()
    tab_to(page, NAMES["cyprus"], NAMES["kenya"], NAMES["greek_civil_war"], NAMES["attila"])
    go_to(page, "ArrowRight", NAMES["kenya"])
    tab_to(page, "British", "Mau Mau", "Either")
    go_to(page, "ArrowRight", "British")
    tab_to(page, "Bot", "Same screen")
    go_to(page, "ArrowRight", "Bot")
    tab_to(page, "Level")
    page.keyboard.press("Home")
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    seat = sit_down(page)
    for _ in range(3):
        if turn_by_keys(seat) == "over":
            break


def turn_by_keys(seat: Seat) -> str:
    """Arrow to the last option, Enter, and Enter again where that is asked, until the turn has passed."""
    keys, outcome = seat.page.keyboard, "sent"
    while (now := seat.wait("mine", "over")) == "mine" and outcome == "sent":
        before = seat.steps
        keys.press("ArrowLeft")
        expect(seat.page.locator(".option:focus-visible")).to_have_count(1)
        keys.press("Enter")
        outcome = str(seat.page.wait_for_function(OUTCOME, arg=before).json_value())
        if outcome == "confirm":
            keys.press("Enter")
            seat.page.wait_for_function(OUTCOME, arg=before)
    return now


def tab_to(page: Page, *names: str) -> None:
    """Tab until one of these has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if any(name in page.evaluate(FOCUSED) for name in names):
            return
    raise AssertionError(f"the keyboard does not reach {names}")


def go_to(page: Page, key: str, name: str) -> None:
    """Arrows through a group of radio buttons."""
    for _ in range(6):
        if name in page.evaluate(FOCUSED):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {name}")
