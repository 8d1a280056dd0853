"""An aid as PDF, by a browser that this computer has."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ..draw.browsers import LOOKED_FOR, browsers, open_page
from .errors import NoAid

SECONDS: Final = 120


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


def printed(browser: str, html: str) -> bytes:
    """The page as a browser prints it."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "aid.html"), Path(folder, "aid.pdf")
        source.write_text(html, encoding="utf-8")
        options = ("--no-pdf-header-footer", f"--print-to-pdf={target}")
        open_page(browser, source, Path(folder, "browser"), *options, seconds=SECONDS)
        return target.read_bytes()
