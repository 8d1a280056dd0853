"""An aid as PDF, by a browser that this computer has."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .words import NoAid

SECONDS: Final = 120
PROGRAMS: Final = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
    "microsoft-edge-stable", "msedge", "brave-browser",
)  # fmt: skip
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
"""Where browsers are installed that are not on the path."""
LOOKED_FOR: Final = ("Chromium", "Google Chrome", "Microsoft Edge")
OPTIONS: Final = ("--headless", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer")


def pdf(html: str) -> bytes:
    """The page as PDF, by the first browser that succeeds."""
    failures = []
    for browser in browsers():
        try:
            return printed(browser, html)
        except (OSError, subprocess.SubprocessError) as problem:
            failures.append(f"{Path(browser).name}: {problem}")
    if failures:
        raise NoAid("browser-failed", why="; ".join(failures))
    raise NoAid("no-browser", browsers=LOOKED_FOR)


def browsers() -> Iterator[str]:
    """The browsers of this computer that print without a window."""
    yield from filter(None, map(shutil.which, PROGRAMS))
    yield from [place for place in PLACES if Path(place).exists()]


def printed(browser: str, html: str) -> bytes:
    """What a browser makes of the page; its settings are left alone."""
    with TemporaryDirectory() as folder:
        source, target, own = Path(folder, "aid.html"), Path(folder, "aid.pdf"), Path(folder, "browser")
        source.write_text(html, encoding="utf-8")
        arguments = [f"--user-data-dir={own}", f"--print-to-pdf={target}", *as_root(), source.as_uri()]
        subprocess.run([browser, *OPTIONS, *arguments], check=True, capture_output=True, timeout=SECONDS)
        return target.read_bytes()


def as_root() -> list[str]:
    """Chromium has no sandbox for root."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
