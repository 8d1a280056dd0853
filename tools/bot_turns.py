"""How long people wait for a bot's turn at the web table: real server, real sockets, on this machine only.

    python tools/bot_turns.py --bot commander --games 2

At each table a person who chooses at random plays a bot, each side in turn; `--tables` are played at the same time. A
turn of the bot is measured from the table that shows it is the bot's until the one that shows what it did.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from time import perf_counter

import httpx
from load import Figures, Player, Seen, Server, Uncookied

from smallwars.lab.matches.games import factions
from smallwars.titles import BUILT_IN


class Waiting(Player):
    """A person who looks at the clock."""

    def __init__(self, http: httpx.AsyncClient, figures: Figures) -> None:
        super().__init__(http, figures, 0.0)
        self.since = perf_counter()

    def see(self, table: Seen) -> None:
        """News of the table: what a bot did, or that it is its turn."""
        if table.seq > self.table.seq:
            now = perf_counter()
            if not self.table.your_turn:
                self.figures.latencies.append(now - self.since)
            self.since = now
        super().see(table)


async def play(server: Server, figures: Figures, title: str, sides: tuple[str, str]) -> None:
    """A whole game at a table of its own."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http:
        player = Waiting(Uncookied(http), figures)
        await player.open(title, *sides)
        own, spectator = await player.sit(server.url)
        reading = asyncio.create_task(player.read(own))
        await player.play()
        reading.cancel()
        await asyncio.gather(own.close(), spectator.close())


async def games(server: Server, figures: Figures, title: str, args: argparse.Namespace) -> None:
    """Play all games of a title, some at the same time."""
    first, second = factions(title)
    left = [(first, second) if at % 2 else (second, first) for at in range(args.games)]

    async def sit() -> None:
        while left:
            await play(server, figures, title, left.pop())

    await asyncio.gather(*(sit() for _ in range(args.tables)))


def row(title: str, figures: Figures) -> str:
    """A line of the table, in seconds."""
    shares = [f"{figures.share(part, figures.latencies) / 1000:.2f}" for part in (0.5, 0.95, 1)]
    return "| " + " | ".join([title, str(figures.finished), str(len(figures.latencies)), *shares]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="commander")
    parser.add_argument("--games", type=int, default=4, help="of each title")
    parser.add_argument("--tables", type=int, default=1, help="at the same time")
    parser.add_argument("--titles", default=",".join(title.id for title in BUILT_IN))
    args = parser.parse_args()
    print("| title | games | turns of the bot | p50, s | p95, s | longest, s |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(prefix="smallwars-turns-") as folder:
        server = Server(folder)
        try:
            for title in args.titles.split(","):
                figures = Figures(args.bot, args.tables)
                asyncio.run(games(server, figures, title, args))
                print(row(title, figures), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
