"""A table in a page, as a person meets it: what is asked, what is lit, what can be clicked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

NAMES = {
    "cyprus": "The British Way: Cyprus",
    "kenya": "The British Way: Kenya",
    "greek_civil_war": "Greek Civil War",
    "attila": "Operation Attila",
    "brandubh": "Brandubh",
}
START = {"Bot": "Play", "Friend by link": "Make the link", "Same screen": "Play", "Open seat": "Open the table"}
"""The button that opens a table, by the opponent."""
PATIENCE = 60_000
"""Milliseconds: the machine may be busy."""
expect.set_options(timeout=PATIENCE)

STATE = """() => {
  const asked = document.querySelector('#question');
  if (!asked) return null;
  if (document.querySelector('a[download]')) return 'over';
  if (document.querySelector('[role=group] .button.primary[disabled]')) return null;
  if (document.querySelector('.option[aria-disabled=true]')) return null;
  if (document.querySelector('.confirm')) return 'confirm';
  return document.querySelector('.option, .fold') ? 'mine' : 'waiting';
}"""
"""Where the table stands for this page; null while something is under way."""

OUTCOME = """(before) => {
  if (document.querySelector('.confirm')) return document.querySelector('.confirm [disabled]') ? null : 'confirm';
  return Number(document.querySelector('input[type=range]').max) !== before ? 'sent' : null;
}"""
"""What a click on an option has led to: a choice that the server took, or a question whether it is meant."""

LIT_POINTS = """() => [...document.querySelectorAll('svg[role=img] .light .line')].slice(0, 12).map((shape) => {
  const box = shape.getBBox(), toScreen = shape.getScreenCTM(), points = [];
  for (const y of [.5, .35, .65, .2, .8, .1, .9])
    for (const x of [.5, .35, .65, .2, .8, .1, .9]) {
      const point = new DOMPoint(box.x + x * box.width, box.y + y * box.height);
      if (shape.tagName !== 'path' || shape.isPointInFill(point)) points.push(point.matrixTransform(toScreen));
    }
  return points.slice(0, 12).map(({ x, y }) => [x, y]);
})"""
"""For each thing that is lit: points on the screen that may hit it."""


SETTLED = """() => document.querySelector('svg[role=img]').getAnimations({ subtree: true })
  .every((motion) => motion instanceof CSSAnimation || motion.playState === 'finished')"""
"""Whether no piece flies any more: what passes under the pointer is not what is clicked a moment later."""


class Seat:
    """Somebody at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken = 0

    # What the page shows

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def options(self) -> Locator:
        """The options as buttons; many that stand on the board are folded away at first."""
        if self.page.locator(".fold").count():
            self.page.locator(".fold").click()
        return self.page.get_by_role("list", name="Your options").get_by_role("button")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("img", name="Map and pieces")

    @property
    def lights(self) -> Locator:
        return self.board.locator(".light")

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="Log of the game")

    @property
    def steps(self) -> int:
        """How many steps the game has."""
        return int(self.page.get_by_label("Step", exact=True).get_attribute("max") or 0)

    @property
    def id(self) -> str:
        return re.sub(r".*/table/([^/?#]+).*", r"\1", self.page.url)

    def state(self) -> str:
        """`mine`, `confirm`, `waiting` or `over`, as soon as nothing is under way."""
        return str(self.page.wait_for_function(STATE, timeout=PATIENCE).json_value())

    def wait(self, *states: str) -> str:
        """Wait until the table stands so."""
        told = self.page.wait_for_function(
            f"(wanted) => {{ const now = ({STATE})(); return wanted.includes(now) ? now : null; }}",
            arg=list(states),
            timeout=PATIENCE,
        )
        return str(told.json_value())

    # What a person does

    def confirm(self) -> None:
        self._send(self.page.get_by_role("button", name="Confirm").click)

    def take(self, button: Locator) -> None:
        """Take an option by its button, and confirm it where that is asked."""
        self._choose(button.click)

    def take_lit(self, which: int = 0) -> None:
        """Click something that is lit on the board."""
        x, y = self.lit_point(which)
        self._choose(lambda: self.page.mouse.click(x, y))

    def lit_point(self, which: int = 0) -> tuple[float, float]:
        """Where the pointer becomes a hand over what is lit."""
        self.page.wait_for_function(SETTLED, timeout=PATIENCE)
        for x, y in self.page.evaluate(LIT_POINTS)[which]:
            self.page.mouse.move(x, y)
            if self._is_hand():
                return x, y
        raise AssertionError(f"nothing can be clicked at light {which}")

    def _is_hand(self) -> bool:
        """Whether the pointer is a hand now; the page looks once a frame."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return str(self.board.evaluate("(svg) => getComputedStyle(svg).cursor")) == "pointer"

    def choose_without_confirming(self) -> None:
        """The last option, up to the point where the page asks once more."""
        self._send(self.options.last.click)

    def ending_option(self) -> Locator:
        """An option that cannot be taken back."""
        return self.page.locator(".option:has(.ends)").last

    def take_by(self, act: Callable[[], Any]) -> None:
        """Take an option in some other way than by a click."""
        self._choose(act)

    def click_space(self, name: str) -> None:
        self.page.mouse.click(*self._label(name))

    def hover_space(self, name: str) -> None:
        self.page.mouse.move(*self._label(name))

    def _label(self, name: str) -> tuple[float, float]:
        """Where a name stands on the board."""
        box = self.board.locator("text", has_text=re.compile(f"^{name}$")).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def undo(self) -> None:
        with self.page.expect_response(re.compile("/undo")):
            self.page.get_by_role("button", name="Undo").click()

    def _choose(self, act: Callable[[], Any]) -> None:
        ends = self._send(act)
        if not ends:
            self.confirm()

    def _send(self, act: Callable[[], Any]) -> bool:
        """Act, then wait for the server's word; False where the page asks for a confirmation first."""
        before = self.steps
        act()
        self.taken += 1
        return bool(self.page.wait_for_function(OUTCOME, arg=before, timeout=PATIENCE).json_value() == "sent")

    # Whole turns

    def answer(self) -> None:
        """One choice, always the same in the same place: now the last option, now the first, now what is lit."""
        turn = self.taken % 4
        if self.state() == "confirm":
            self.confirm()
        elif turn == 1 and self.lights.count():
            self.take_lit()
        else:
            self.take(self.options.first if turn == 3 and self.is_early else self.options.last)

    @property
    def is_early(self) -> bool:
        """Long games are not for tests: later on nothing but the last option is taken, which mostly ends a turn."""
        return self.taken < 80

    def play_on(self, *until: str) -> str:
        """Play until the table stands so, and whenever it is our turn before."""
        while (now := self.wait("mine", "confirm", *until)) not in until:
            self.answer()
        return now


def sit_down(page: Page) -> Seat:
    """The table that the page shows."""
    page.wait_for_url("**/table/*")
    seat = Seat(page)
    expect(seat.question).to_be_visible()
    return seat


def set_option(field: Locator, value: str) -> None:
    """An option of a title: one of a few, or a number."""
    is_select = field.evaluate("(field) => field.tagName === 'SELECT'")
    field.select_option(value) if is_select else field.fill(value)


def open_table(
    page: Page, title: str = "cyprus", side: str = "British", opponent: str = "Bot", bot: str = "random", **options: str
) -> Seat:
    """From the lobby to a table, as a person goes."""
    page.get_by_role("radio", name=re.compile(NAMES[title])).check()
    if opponent != "Same screen":
        page.get_by_role("radio", name=side, exact=True).check()
    page.get_by_role("radio", name=opponent, exact=True).check()
    if opponent == "Bot":
        page.get_by_role("combobox", name="Level").select_option(bot)
    if options:
        page.get_by_text("Clock, name and options of the game").click()
    for name, value in options.items():
        set_option(page.get_by_label(name.replace("_", " ").capitalize(), exact=True), value)
    page.get_by_role("button", name=START[opponent], exact=True).click()
    return sit_down(page)
