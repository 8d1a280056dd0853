"""A real server in a thread, and visitors with cookies of their own who keep every byte they are sent."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from smallwars.server.app import create_app
from smallwars.server.settings import Settings, database_url
from smallwars.server.storage.database import prepare
from smallwars.server.tables.live_table import LiveTable

WAIT = 20.0


class House:
    """A server at a port of its own."""

    def __init__(self, folder: Path, engine: str = "") -> None:
        url = database_url(str(folder / "games.db"))
        self.app = create_app(Settings(url, engine=engine), asyncio.run(prepare(url)))
        self.parts = self.app.state.server
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_config=None, access_log=False, lifespan="on", ws="websockets-sansio")
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.socket]))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something done inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT)

    def forget_tries(self) -> None:
        """Nobody has tried to log in lately."""
        self.do(self.app.stores.get("rate_limit").delete_all())

    def live(self, table: str) -> LiveTable:
        """A table in the server's memory."""
        return self.do(self.parts.tables.load(table))


@contextmanager
def running(folder: Path, engine: str = "") -> Iterator[House]:
    """A server, as long as it is needed; `engine`: the command of a bot outside."""
    house = House(folder, engine)
    house.thread.start()
    until(lambda: house.server.started)
    try:
        yield house
    finally:
        house.server.should_exit = True
        house.thread.join(WAIT)


def until(true: Any, why: str = "it did not happen") -> None:
    """Wait for something."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, why
        time.sleep(0.005)


class Visitor:
    """Somebody at a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=f"http://{house.host}/api", timeout=WAIT)
        self.bytes: list[bytes] = []
        """Every answer, with its headers."""
        self.sockets: list[Page] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for page in self.sockets:
            page.close()
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken", "")}
        answer = self.http.request(method, path, json=body, headers=headers, **more)
        self.bytes.append(b"\n".join([*(b"%b: %b" % pair for pair in answer.headers.raw), answer.content]))
        return answer

    def get(self, path: str, **query: Any) -> Any:
        return self.fine(self.ask("GET", path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        self.meet()
        return self.fine(self.ask("POST", path, body))

    def put(self, path: str, body: Any) -> Any:
        self.meet()
        return self.fine(self.ask("PUT", path, body))

    def status(self, method: str, path: str, body: Any = None) -> int:
        """How a request is answered."""
        self.meet()
        return self.ask(method, path, body).status_code

    def refused(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """What is wrong with a request."""
        self.meet()
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, answer.text
        told: dict[str, Any] = answer.json()
        assert told["detail"] and told["status_code"] == answer.status_code
        return told

    def fine(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def meet(self) -> None:
        """The first request brings the cookies."""
        if "csrftoken" not in self.http.cookies:
            self.ask("GET", "/me")

    def open(self, title: str, **seats: str) -> dict[str, Any]:
        """Open a table."""
        request = {"title": title, "seats": {faction: {"who": who} for faction, who in seats.items()}}
        table: dict[str, Any] = self.post("/tables", request)
        return table

    def link(self, table: dict[str, Any], faction: str) -> str:
        """The token of a seat's link."""
        found = next(seat["link"] for seat in self.get(f"/tables/{table['id']}")["seats"] if seat["faction"] == faction)
        return str(found).rpartition("/")[2]

    def choose(self, table: str, seq: int, option: str) -> dict[str, Any]:
        """Choose; the table as it stands then."""
        self.post(f"/tables/{table}/choices", choice(seq, option))
        told: dict[str, Any] = self.get(f"/tables/{table}")
        return told

    def watch(self, table: str) -> Page:
        """Open the table's page."""
        self.meet()
        page = Page(self, table)
        self.sockets.append(page)
        return page


def choice(seq: int, option: str, **more: Any) -> dict[str, Any]:
    return {"seq": seq, "option": option, "key": secrets.token_hex(8), **more}


class Page:
    """An open socket, and all that came through it."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        address = f"ws://{visitor.house.host}/api/live/{table}"
        self.socket = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        self.messages: list[bytes] = []
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        try:
            for message in self.socket:
                self.messages.append(message.encode() if isinstance(message, str) else message)
        except ConnectionClosed:
            pass

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of that type."""
        return [found for message in list(self.messages) if (found := json.loads(message))["type"] == kind]

    def until_seq(self, seq: int) -> None:
        """Wait until the page shows the table as it is now."""
        until(lambda: any(told["table"]["seq"] == seq for told in self.of("table")[-1:]), f"no message of {seq}")

    def close(self) -> None:
        self.socket.close()
        self.thread.join(WAIT)
