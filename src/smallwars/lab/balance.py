"""The balance guard: how often each side wins when the rule bot plays itself, recorded, and whether it is still so."""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import dataclass
from math import exp, fsum, lgamma
from pathlib import Path
from typing import Any, Final

from ..bots import Greedy
from ..engine.registry import find, titles
from ..texts import FALLBACK, SPOKEN
from .running.pool import play_all
from .running.stamp import commit, cores
from .simulations.arms import SimulateError, levels
from .simulations.figures import DRAW
from .simulations.raw_data import replace
from .simulations.simulation import Job, play
from .simulations.wording import percent, say

FILE: Final = Path("tests", "lab", "balance.toml")
BOT: str = Greedy.name
RUN: Final = 1
TAIL: Final = 0.05 / 2 / 3
"""How seldom luck alone leaves an interval at one end, so that three shares together stay inside 19 times in 20."""
DIGITS: Final = 3
"""Of shares as they are recorded."""
GAMES: Final = 1000
"""Played when a title is recorded, …"""
CHECKED: Final = 60
"""… and how many of them are played again to check: all four titles stay below a minute."""


@dataclass(frozen=True)
class Recorded:
    """What is recorded of a title."""

    title: str
    bot: str
    run: int
    games: int
    """That are played again to check."""
    of: int
    """That were played when it was recorded."""
    commit: str
    why: str
    wins: dict[str, list[float]]
    """Sides, and draws, to the wins counted and the interval in which a share of `games` must lie."""

    def toml(self) -> str:
        """As it is written in the file."""
        rows = [
            f"{side or 'draw'} = {{ wins = {wins:.0f}, low = {low:.{DIGITS}f}, high = {high:.{DIGITS}f} }}"
            for side, (wins, low, high) in self.wins.items()
        ]
        head = [f"[{self.title}]", f'bot = "{self.bot}"', f"run = {self.run}"]
        head += [f"games = {self.games}", f"of = {self.of}"]
        why = self.why.replace("\\", "\\\\").replace('"', '\\"')
        return "\n".join([*head, f'commit = "{self.commit}"', f'why = "{why}"', f"\n[{self.title}.shares]", *rows, ""])


@dataclass(frozen=True)
class Finding:
    """A share, and whether it lies where it was recorded."""

    side: str
    wins: int
    games: int
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return self.low <= round(self.wins / self.games, DIGITS) <= self.high

    def text(self, title: str) -> str:
        told = {"title": title, "side": self.side, "wins": str(self.wins), "games": str(self.games)}
        ends = {"low": percent(self.low), "high": percent(self.high), "share": percent(self.wins / self.games)}
        return say(SPOKEN, "guard-line" if self.holds else "guard-outside", **told, **ends)


def winners(title: str, bot: str, run: int, games: range, workers: int) -> list[str]:
    """Who won the games of these places in the run."""
    known = find(title)
    [arm] = levels(known, (bot,), known.check_options({}), bot)
    jobs = [Job(title, run, index, arm) for index in games]
    return [result.facts.winner for result in play_all(jobs, play, workers, None)]


def load(path: Path) -> dict[str, Any]:
    """What is recorded."""
    if not path.exists():
        raise SimulateError("guard-no-file", path=str(path))
    return tomllib.loads(path.read_text(encoding="utf-8"))


def check(title: str, path: Path = FILE, workers: int | None = None) -> list[Finding]:
    """Play the recorded games of a title again, and compare."""
    entry = load(path)[title]
    won = winners(title, entry["bot"], entry["run"], range(entry["games"]), workers or cores())
    return [
        Finding(side, won.count(DRAW if side == "draw" else side), len(won), found["low"], found["high"])
        for side, found in entry["shares"].items()
    ]


def record(title: str, why: str, games: int, workers: int) -> Recorded:
    """Play a title."""
    won = winners(title, BOT, RUN, range(games), workers)
    checked = min(CHECKED, games)
    shares = {side: [won.count(side), *within(won.count(side), games, checked)] for side in sides(title)}
    return Recorded(title, BOT, RUN, checked, games, commit(), why, shares)


def sides(title: str) -> tuple[str, ...]:
    """Those that can win, and nobody."""
    return (*find(title).actors[1:], DRAW)


def within(wins: int, games: int, checked: int) -> tuple[float, float]:
    """Where a share lies in another sample of so many, the share itself being known from the games only."""
    odds = [chance(wins, games, count, checked) for count in range(checked + 1)]
    low = next(count for count in range(checked + 1) if fsum(odds[: count + 1]) > TAIL)
    high = next(count for count in range(checked, -1, -1) if fsum(odds[count:]) > TAIL)
    return low / checked, high / checked


def chance(wins: int, games: int, count: int, checked: int) -> float:
    """To win so many of those that are checked (beta-binomial)."""
    won, lost = wins + 0.5, games - wins + 0.5
    ways = lgamma(checked + 1) - lgamma(count + 1) - lgamma(checked - count + 1)
    return exp(ways + log_beta(won + count, lost + checked - count) - log_beta(won, lost))


def log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def write(path: Path, new: list[Recorded]) -> None:
    """Record some titles anew, and keep the others."""
    old = load(path) if path.exists() else {}
    kept = {title: again(title, entry) for title, entry in old.items()}
    found = {**kept, **{entry.title: entry for entry in new}}
    text = "\n".join([found[title].toml() for title in titles() if title in found])
    replace(path, f"# {say(FALLBACK, 'guard-head')}\n\n{text}")


def again(title: str, entry: dict[str, Any]) -> Recorded:
    """What was recorded before."""
    shares = {
        "" if side == "draw" else side: [found["wins"], found["low"], found["high"]]
        for side, found in entry["shares"].items()
    }
    numbers = entry["run"], entry["games"], entry["of"]
    return Recorded(title, entry["bot"], *numbers, entry["commit"], entry["why"], shares)


def main(arguments: list[str] | None = None) -> int:
    """Check, or with --write record; exit code 1 when a share lies outside."""
    parser = argparse.ArgumentParser(prog="python -m smallwars.lab.balance", description=__doc__)
    parser.add_argument("--write", action="store_true", help=say(SPOKEN, "guard-help-write"))
    parser.add_argument("--why", default="", help=say(SPOKEN, "guard-help-why"))
    parser.add_argument("--title", action="append", choices=titles(), help=say(SPOKEN, "guard-help-title"))
    parser.add_argument("--games", type=int, default=GAMES, help=say(SPOKEN, "guard-help-games"))
    parser.add_argument("--workers", type=int, default=cores(), help=say(SPOKEN, "guard-help-workers"))
    parser.add_argument("--file", type=Path, default=FILE, help=say(SPOKEN, "guard-help-file"))
    given = parser.parse_args(arguments)
    try:
        return recorded(given) if given.write else checked(given)
    except SimulateError as error:
        print(error, file=sys.stderr)
        return 2


def recorded(given: argparse.Namespace) -> int:
    if not given.why.strip():
        raise SimulateError("guard-why")
    for title in given.title or titles():
        entry = record(title, given.why.strip(), given.games, given.workers)
        write(given.file, [entry])
        print(say(SPOKEN, "guard-written", path=str(given.file), title=title, games=str(entry.of)))
    return 0


def checked(given: argparse.Namespace) -> int:
    holds = True
    for title in given.title or load(given.file):
        for finding in check(title, given.file, given.workers):
            print(finding.text(title))
            holds = holds and finding.holds
    return 0 if holds else 1


if __name__ == "__main__":
    raise SystemExit(main())
