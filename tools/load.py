"""How the server bears many live tables: real pages, real sockets, on this machine only.

    python tools/load.py                     # 200 tables against each bot, 400 sockets, a minute each
    python tools/load.py --tables 50 --seconds 20 --write

Every table has a person against a bot. The person's page and a spectator's hold a socket each; the person reads the
question, thinks a while, and posts a choice. Measured is the time from that post until the spectator's socket has the
new table. `--write` puts the figures into docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "performance.md"
BOTH = ("random", "greedy")


class Option(msgspec.Struct):
    """An option, of which only the id is read."""

    id: str


class Question(msgspec.Struct):
    """A question, of which only the options are read."""

    options: list[Option]


class Board(msgspec.Struct):
    """A board, of which only the question is read."""

    question: Question | None


class Seen(msgspec.Struct):
    """A table, with the fields that are read."""

    id: str
    seq: int
    your_turn: bool
    board: Board


class SocketMessage(msgspec.Struct):
    """A message of a socket."""

    type: str
    table: msgspec.Raw = msgspec.Raw(b"null")


class Glimpse(msgspec.Struct):
    """The age of a table."""

    seq: int


@dataclass
class Figures:
    """The figures of a bot's run."""

    bot: str
    tables: int
    latencies: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    finished: int = 0
    stale: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    bare: int = 0
    full: int = 0
    thinkers: int = 0

    def share(self, part: float, of: list[float]) -> float:
        """Milliseconds that this part stays below."""
        ordered = sorted(of)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Server:
    """A server in a process of its own, on a new SQLite file."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "smallwars", "serve", "--port", "0", "--database", f"{folder}/games.db"]
        environment = {"PYTHONPATH": str(ROOT / "src"), **os.environ}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)

    def spent(self) -> float:
        """Seconds of a core that the server itself has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory."""
        return resident(self.process.pid)

    def children(self) -> list[int]:
        found, parents = list[int](), [self.process.pid]
        while parents:
            pid = parents.pop()
            below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            found += map(int, below)
            parents += map(int, below)
        return found


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


class Player:
    """A person at a table, with a page and a spectator."""

    def __init__(self, http: httpx.AsyncClient, figures: Figures, think: float) -> None:
        self.http, self.figures, self.think = http, figures, think
        self.headers: dict[str, str] = {}
        self.table: Seen
        self.news = asyncio.Event()
        self.posted: tuple[int, float] | None = None
        self.random = random.Random()

    async def open(self, title: str, side: str, other: str) -> None:
        """Become a guest and open a table."""
        first = await self.http.get("/api/texts")
        token = first.cookies["csrftoken"]
        self.headers = {"x-csrftoken": token, "Cookie": f"csrftoken={token}"}
        seats = {side: {"who": "me"}, other: {"who": "bot", "bot": self.figures.bot}}
        answer = await self.http.post("/api/tables", json={"title": title, "seats": seats}, headers=self.headers)
        answer.raise_for_status()
        self.headers["Cookie"] += f"; smallwars={answer.cookies['smallwars']}"
        self.table = msgspec.json.decode(answer.content, type=Seen)

    async def sit(self, url: str) -> list[ClientConnection]:
        """Connect the sockets of the person and of the spectator."""
        address = f"{url.replace('http', 'ws')}/api/live/{self.table.id}"
        cookie = {"Cookie": self.headers["Cookie"]}
        own = await connect(address, additional_headers=cookie, max_size=None, compression=None)
        return [own, await connect(address, max_size=None, compression=None)]

    async def read(self, socket: ClientConnection) -> None:
        """Follow the game as the person's page does."""
        async for message in socket:
            news = msgspec.json.decode(message, type=SocketMessage)
            if news.type == "table":
                self.see(msgspec.json.decode(news.table, type=Seen))

    async def watch(self, socket: ClientConnection) -> None:
        """Follow the game as the spectator's page does: when it has what was posted, the time is taken."""
        async for message in socket:
            now = perf_counter()
            news = msgspec.json.decode(message, type=SocketMessage)
            seq = msgspec.json.decode(news.table, type=Glimpse).seq if news.type == "table" else 0
            if self.posted is not None and seq > self.posted[0]:
                self.figures.latencies.append(now - self.posted[1])
                self.posted = None

    def see(self, table: Seen) -> None:
        if table.seq >= self.table.seq:
            self.table = table
            self.news.set()

    async def play(self) -> None:
        """Think, choose, wait for the bot, until the game is over."""
        await asyncio.sleep(self.random.uniform(0, self.think))
        while (question := self.table.board.question) is not None:
            if self.table.your_turn and question.options:
                await self.choose(question)
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.think)
            else:
                self.news.clear()
                await self.news.wait()
        self.figures.finished += 1

    async def choose(self, question: Question) -> None:
        seq = self.table.seq
        option = self.random.choice(question.options).id
        body = {"seq": seq, "option": option, "key": f"{self.table.id}-{seq}"}
        start = perf_counter()
        self.posted = (seq, start)
        answer = await self.http.post(f"/api/tables/{self.table.id}/choices", json=body, headers=self.headers)
        if answer.status_code == 409:
            self.figures.stale += 1
            self.posted = None
            return
        answer.raise_for_status()
        self.figures.answers.append(perf_counter() - start)
        while self.table.seq <= seq:
            self.news.clear()
            await self.news.wait()


async def measure(server: Server, figures: Figures, args: argparse.Namespace) -> None:
    """Open all tables, play for the given time, stop."""
    side, other = args.sides.split(",")
    limits = httpx.Limits(max_connections=args.tables, max_keepalive_connections=args.tables)
    async with httpx.AsyncClient(base_url=server.url, timeout=30, limits=limits, trust_env=False) as http:
        figures.bare = server.memory()
        players = [Player(Uncookied(http), figures, args.think) for _ in range(args.tables)]
        sockets = []
        for player in players:
            await player.open(args.title, side, other)
            sockets += await player.sit(server.url)
        reading = [asyncio.create_task(player.read(sockets[2 * at])) for at, player in enumerate(players)]
        reading += [asyncio.create_task(player.watch(sockets[2 * at + 1])) for at, player in enumerate(players)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.wait(playing, timeout=args.warm)
        figures.latencies.clear()
        figures.answers.clear()
        start, spent = perf_counter(), server.spent()
        await asyncio.wait(playing, timeout=args.seconds)
        figures.cpu = server.spent() - spent
        figures.seconds = perf_counter() - start
        figures.full = server.memory()
        figures.thinkers = sum(map(resident, server.children()))
        for task in (*playing, *reading):
            task.cancel()
        ended = await asyncio.gather(*playing, *reading, return_exceptions=True)
        for fault in {repr(end) for end in ended if isinstance(end, Exception)}:
            print("fault:", fault)
        await asyncio.gather(*(socket.close() for socket in sockets))


class Uncookied(httpx.AsyncClient):
    """A client that shares its connections with others, as each person sends cookies of his own."""

    def __init__(self, shared: httpx.AsyncClient) -> None:
        super().__init__(base_url=shared.base_url, timeout=30, transport=shared._transport, trust_env=False)

    async def send(self, request: httpx.Request, **more: Any) -> httpx.Response:
        answer = await super().send(request, **more)
        self.cookies.clear()
        return answer


def run(bot: str, args: argparse.Namespace) -> Figures:
    """The figures of one bot on a server of its own."""
    figures = Figures(bot, args.tables)
    with tempfile.TemporaryDirectory(prefix="smallwars-load-") as folder:
        server = Server(folder)
        try:
            asyncio.run(measure(server, figures, args))
        finally:
            server.stop()
    return figures


def row(figures: Figures) -> str:
    """A line of the table."""
    screen = " / ".join(f"{figures.share(part, figures.latencies):.0f}" for part in (0.5, 0.95, 0.99))
    answer = " / ".join(f"{figures.share(part, figures.answers):.0f}" for part in (0.5, 0.95))
    each = (figures.full - figures.bare) / figures.tables / 1e6
    rate = len(figures.answers) / figures.seconds
    cells = [
        figures.bot,
        f"{figures.tables} / {2 * figures.tables}",
        f"{rate:.0f}",
        screen,
        answer,
        f"{1000 * figures.cpu / max(1, len(figures.answers)):.1f}",
        f"{each:.2f}",
        f"{figures.bare / 1e6:.0f}",
        f"{figures.thinkers / 1e6:.0f}",
        f"{figures.stale}",
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = """\
| bot | tables / sockets | choices/s | to other screen, ms p50 / p95 / p99 | to answer, ms p50 / p95 | \
server's ms of a core for a choice | MB a table | \
MB without tables | MB of the bots' processes | stale |
|---|---|---|---|---|---|---|---|---|---|"""
BEGIN, END = "<!-- load -->", "<!-- /load -->"


def report(found: list[Figures], args: argparse.Namespace) -> str:
    """The figures, and how they came about."""
    command = f"python tools/load.py --tables {args.tables} --seconds {args.seconds} --think {args.think:g}"
    command += f" --title {args.title} --sides {args.sides} --bots {args.bots}"
    busy = os.getloadavg()[0]
    cores = f"{os.cpu_count()} cores shared with the load itself; load average {busy:.1f}"
    return "\n".join([f"`{command}`", "", f"(Python {platform.python_version()}, {cores})", "", HEAD, *map(row, found)])


def write(text: str) -> None:
    """Into the page, in place of the figures before."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=15, help="seconds of play before anything is measured")
    parser.add_argument("--think", type=float, default=5, help="seconds between two choices of a person, on average")
    parser.add_argument("--title", default="cyprus")
    parser.add_argument("--sides", default="british,eoka", help="the person's, the bot's")
    parser.add_argument("--bots", default=",".join(BOTH))
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    args = parser.parse_args()
    found = [run(bot, args) for bot in args.bots.split(",")]
    text = report(found, args)
    print(text)
    if args.write:
        write(text)


if __name__ == "__main__":
    main()
