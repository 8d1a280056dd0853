"""The browsers of this computer, which print and draw pages without a window."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

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
"""The places where browsers are installed that are not on the path."""
LOOKED_FOR: Final = ("Chromium", "Google Chrome", "Microsoft Edge")
"""The browsers as a message names them."""
OPTIONS: Final = ("--headless", "--disable-gpu", "--no-first-run")


def browsers() -> Iterator[str]:
    """The browsers that are installed, each as the path of its program."""
    yield from filter(None, map(shutil.which, PROGRAMS))
    yield from [place for place in PLACES if Path(place).exists()]


def open_page(browser: str, page: Path, profile: Path, *options: str, seconds: float) -> None:
    """Let a browser open a page without a window; `profile` is a folder for its settings, so that no other changes."""
    command = [browser, *OPTIONS, f"--user-data-dir={profile}", *options, *as_root(), page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=seconds)


def as_root() -> list[str]:
    """The option that Chromium needs when it runs as root, who has no sandbox there."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
