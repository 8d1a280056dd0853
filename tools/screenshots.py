"""Makes the pictures of docs/screenshots: the page as a person sees it, always of the same games."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import smallwars
from smallwars.bots import bot
from smallwars.titles import BUILT_IN

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screenshots"
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
CHOSEN = {"cyprus": (7, 60, 5), "kenya": (4, 60, 5), "greek_civil_war": (2, 150, 8), "attila": (5, 60, 5)}
"""The games that make a good picture: the seed, how many choices are played, and how many options the question then
has at least.
"""
ANY_GAME = (1, 60, 5)
"""Seed, choices and options of a title for which no game was chosen."""
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "phone": {**PHONE, "device_scale_factor": 2},
    "dark": {**DESKTOP, "color_scheme": "dark"},
    "ja": {**DESKTOP, "locale": "ja-JP"},
}
QUICKLY: dict[str, Any] = {"reduced_motion": "reduce"}


def played(title: str) -> str:
    """The record of a game in its middle, where somebody has something to choose."""
    seed, choices, options = CHOSEN.get(title, ANY_GAME)
    game, player = smallwars.new(title, seed=seed), bot("greedy", seed)
    while (asked := game.decision) is not None and (choices > 0 or len(asked.options) < options):
        game.choose(player.choose(game, asked.actor))
        choices -= 1
    return game.record()


def serve(database: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "smallwars", "serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")


class Visitor:
    """A person who brings the games along and looks at them on a device."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser, self.url, self.folder = browser, url, folder
        self.http = httpx.Client(base_url=url, timeout=60)
        self.http.get("/api/texts")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]

    def bring(self, record: str) -> str:
        """The address of a new table made from a record."""
        answer = self.http.post("/api/records", json={"text": record}).raise_for_status()
        return str(answer.json()["id"])

    def picture(self, name: str, path: str, look: str) -> None:
        """Take a picture of a page once nothing moves any more."""
        context = self.browser.new_context(**LOOKS[look], **QUICKLY)
        context.add_cookies(
            [{"name": key, "value": value, "url": self.url} for key, value in self.http.cookies.items()]
        )
        page = context.new_page()
        page.goto(self.url + path)
        page.wait_for_load_state("networkidle")
        settle(page)
        page.screenshot(path=self.folder / f"{name}.png")
        context.close()
        print(f"{name}.png")


def settle(page: Page) -> None:
    """Hand the screen over where one serves both sides, and draw the board."""
    ready = page.get_by_role("button", name=re.compile("I am |のプレイヤーです"))
    if ready.count():
        ready.click()
    page.wait_for_selector("svg path")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(700)


def take(visitor: Visitor, only: str) -> None:
    """Take all pictures whose names begin so."""
    tables = {title.id: visitor.bring(played(title.id)) for title in BUILT_IN}
    wanted = [(f"{title}-{look}", f"/table/{id}", look) for title, id in tables.items() for look in LOOKS]
    wanted += [(f"lobby-{look}", "/", look) for look in LOOKS]
    wanted += [("replay", f"/table/{tables['cyprus']}?step=40", "desktop")]
    wanted += [("title", "/title/kenya", "desktop"), ("cards", "/title/cyprus?show=cards", "desktop")]
    for name, path, look in wanted:
        if name.startswith(only):
            visitor.picture(name, path, look)


def main() -> None:
    """Take the pictures named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="pictures whose name begins so")
    parser.add_argument("--output", type=Path, default=FOLDER, help="the folder")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as play:
        server, url = serve(Path(data) / "games.db")
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu", *QUIET]
        )
        try:
            take(Visitor(browser, url, arguments.output), arguments.only)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
