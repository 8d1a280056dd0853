"""A real server on a real file, and clients that speak to it as pages do."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from smallwars.server.tables import service as tables

Json = dict[str, Any]
Start = Callable[..., "Running"]

KEYS = count()
HOT_SEAT = {"british": {"who": "me"}, "eoka": {"who": "me"}}
BY_LINK = {"british": {"who": "me"}, "eoka": {"who": "link"}}


class Running:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        command = [sys.executable, "-m", "smallwars", "serve", "--port", "0", "--database", database]
        environment = {**os.environ, "PYTHONPATH": ":".join(sys.path)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")

    def kill(self) -> None:
        """Kill the server as if the power went, with the processes that think for the bots."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the server as a person does; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(10)


class Page:
    """A browser with its cookies."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=20)
        self.http.get("/api/texts")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]

    def get(self, path: str, status: int = 200) -> Any:
        return checked(self.http.get(f"/api{path}"), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return checked(self.http.post(f"/api{path}", json=body), status)

    def open(self, seats: Json, title: str = "cyprus", status: int = 201, **more: Any) -> Json:
        answer: Json = self.post("/tables", {"title": title, "seats": seats, **more}, status)
        return answer

    def table(self, id: str) -> Json:
        answer: Json = self.get(f"/tables/{id}")
        return answer

    def choose(self, table: Json, option: str | None = None, status: int = 200, key: str = "", **more: Any) -> Json:
        """The option, or the first there is."""
        word = option or table["board"]["question"]["options"][0]["id"]
        body = {"seq": table["seq"], "option": word, "key": key or new_key(), **more}
        return self.after(self.post(f"/tables/{table['id']}/choices", body, status), status)

    def undo(self, table: Json, status: int = 200) -> Json:
        body = {"seq": table["seq"], "key": new_key()}
        return self.after(self.post(f"/tables/{table['id']}/undo", body, status), status)

    def after(self, answer: Json, status: int) -> Json:
        """The table as it stands after a request; the answer itself where that was refused."""
        return self.table(answer["table"]) if status == 200 else answer

    def claim(self, table: Json, faction: str) -> Json:
        """Follow the link to a seat."""
        link = seat(table, faction)["link"]
        answer: Json = self.post("/seats/" + link.rpartition("/")[2])
        return answer

    def live(self, path: str, origin: str | None = None) -> ClientConnection:
        """A socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).replace("http:", "ws:").rstrip("/")
        headers = {"Cookie": cookies, **({} if origin is None else {"Origin": origin})}
        return connect(f"{address}/api/live/{path}", additional_headers=headers, open_timeout=10, max_size=None)


def new_key() -> str:
    """A key that no request had."""
    return f"key-{next(KEYS)}"


def checked(response: httpx.Response, status: int) -> Any:
    """The answer, if its status is the expected one."""
    assert response.status_code == status, response.text
    return response.json()


def seat(table: Json, faction: str) -> Json:
    """A seat of a table."""
    return next(found for found in table["seats"] if found["faction"] == faction)


def heard(socket: ClientConnection, kind: str) -> Json:
    """The next message of that kind."""
    while True:
        message: Json = json.loads(socket.recv(timeout=10))
        if message["type"] == kind:
            return message


@pytest.fixture(autouse=True)
def known_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of servers inside the test have the same seeds in every run."""
    dice = Random(request.node.nodeid)
    monkeypatch.setattr(tables, "secrets", SimpleNamespace(randbits=dice.getrandbits))


@pytest.fixture(scope="session")
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Start a server, on a database of its own unless one is named."""
    started: list[Running] = []

    def begin(database: str | None = None) -> Running:
        started.append(Running(database or str(tmp_path_factory.mktemp("data") / "new folder" / "games.db")))
        return started[-1]

    yield begin
    for running in started:
        running.stop()


@pytest.fixture(scope="session")
def running(start: Start) -> Running:
    """One server for all tests that leave it running."""
    return start()


@pytest.fixture
def page(running: Running) -> Page:
    return Page(running.url)


@pytest.fixture
def other(running: Running) -> Page:
    return Page(running.url)


# PostgreSQL


def postgres_programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL, started for these tests; it will not run as root."""
    programs = postgres_programs()
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if programs is None or (user and shutil.which("runuser") is None):
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="smallwars-postgres-"))
    if user:
        shutil.chown(folder, "postgres")

    def call(program: str, *arguments: str) -> None:
        subprocess.run([*user, str(programs / program), *arguments], check=True, cwd=folder, stdout=subprocess.DEVNULL)

    port = free_port()
    call("initdb", "-D", f"{folder}/data", "-U", "games", "-A", "trust", "--no-sync")
    options = f"-h 127.0.0.1 -p {port} -c unix_socket_directories={folder} -c fsync=off"
    call("pg_ctl", "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", options, "-w", "start")
    yield f"postgresql://games@127.0.0.1:{port}/postgres"
    call("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)
