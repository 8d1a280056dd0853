"""A real server on a file of its own, and a real browser that speaks to nobody else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from smallwars.server.settings import STATIC

from .table import PATIENCE

CHROMIUM = Path("/usr/bin/chromium")
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
BUILT = Path(os.environ.get("SMALLWARS_TEST_STATIC", STATIC))
"""The client under test; a build that lies elsewhere is named by the environment."""
SERVE = """
import sys
from contextlib import suppress
from pathlib import Path
from smallwars.server.app import serve
from smallwars.server.settings import Settings, database_url
with suppress(KeyboardInterrupt):
    serve(Settings(database_url(sys.argv[1]), port=int(sys.argv[2]), static=Path(sys.argv[3])))
"""

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser, and none of it is quick."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(300))


class Running:
    """A server in a process of its own."""

    def __init__(self, database: Path, port: int = 0, beside: Path | None = None) -> None:
        """`beside`: a folder with packages that are found before all others."""
        self.database = database
        environment = {**os.environ, "PYTHONPATH": ":".join([*([] if beside is None else [str(beside)]), *sys.path])}
        self.process = subprocess.Popen(
            command(database, port), stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server as if the power went, with the processes that think for the bots."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def hold(self) -> None:
        """Hold the server: it no longer answers, yet nobody knows."""
        os.killpg(self.process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.killpg(self.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """Stop the server as a person does; one that does not end in time is killed."""
        if self.process.poll() is not None:
            return
        self.resume()
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


def command(database: Path, port: int) -> list[str]:
    """What starts the server; the command line serves the built client only from where it belongs."""
    if BUILT == STATIC:
        return [sys.executable, "-m", "smallwars", "serve", "--port", str(port), "--database", str(database)]
    return [sys.executable, "-c", SERVE, str(database), str(port), str(BUILT)]


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built client."""
    if not (BUILT / "index.html").is_file():
        pytest.skip(f"the client is not built: {BUILT} has no index.html (./test builds it)")
    return BUILT


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it running."""
    running = Running(tmp_path_factory.mktemp("data") / "games.db")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM} (Debian: apt-get install chromium fonts-noto-cjk)")
    with sync_playwright() as play:
        started = play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", *QUIET], timeout=PATIENCE
        )
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Open the page as somebody new, who has a browser of their own; faults of the page fail the test."""
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", url: str | None = None, **how: Any) -> Page:
        opened.append(browser.new_context(**{"viewport": {"width": 1440, "height": 900}, **how}))
        opened[-1].set_default_timeout(PATIENCE)
        opened[-1].on("weberror", lambda error: faults.append(str(error.error)))
        page = opened[-1].new_page()
        page.goto((url or server.url) + path)
        return page

    yield open_page
    for context in opened:
        context.close()
    assert not faults, faults
