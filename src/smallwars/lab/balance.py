"""The balance guard: how often each side wins when the rule bot plays itself, as it was recorded and as it is now."""

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
"""Decimal places of the shares that are recorded."""
GAMES: Final = 1000
"""Games played when a title is recorded."""
CHECKED: Final = 60
"""Games that are played again to check a title: few enough that all four titles take less than a minute."""


@dataclass(frozen=True)
class BalanceRecord:
    """The record of a title's balance."""

    title: str
    bot: str
    run: int
    """The number of the run, from which the seeds of its games are made."""
    games: int
    """How many games are played again to check."""
    games_recorded: int
    """How many games were played when the title was recorded."""
    commit: str
    reason: str
    wins: dict[str, list[float]]
    """For each side, and for draws: the wins counted, and the interval in which a share of `games` must lie."""

    def toml(self) -> str:
        """The record as a table in TOML."""
        rows = [
            f"{side or 'draw'} = {{ wins = {wins:.0f}, low = {low:.{DIGITS}f}, high = {high:.{DIGITS}f} }}"
            for side, (wins, low, high) in self.wins.items()
        ]
        head = [f"[{self.title}]", f'bot = "{self.bot}"', f"run = {self.run}"]
        head += [f"games = {self.games}", f"of = {self.games_recorded}"]
        reason = self.reason.replace("\\", "\\\\").replace('"', '\\"')
        head += [f'commit = "{self.commit}"', f'why = "{reason}"', f"\n[{self.title}.shares]"]
        return "\n".join([*head, *rows, ""])


@dataclass(frozen=True)
class Finding:
    """A share of wins in the games played again, and whether it lies in the recorded interval."""

    side: str
    wins: int
    games: int
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return self.low <= round(self.wins / self.games, DIGITS) <= self.high

    def text(self, title: str) -> str:
        facts = {"title": title, "side": self.side, "wins": str(self.wins), "games": str(self.games)}
        ends = {"low": percent(self.low), "high": percent(self.high), "share": percent(self.wins / self.games)}
        return say(SPOKEN, "guard-line" if self.holds else "guard-outside", **facts, **ends)


def winners(title: str, bot: str, run: int, games: range, workers: int) -> list[str]:
    """The winners of the games with these numbers in the run."""
    known = find(title)
    [arm] = levels(known, (bot,), known.check_options({}), bot)
    jobs = [Job(title, run, index, arm) for index in games]
    return [result.facts.winner for result in play_all(jobs, play, workers, None)]


def load(path: Path) -> dict[str, Any]:
    """Everything that a file records."""
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


def record(title: str, why: str, games: int, workers: int) -> BalanceRecord:
    """Play a title and record how often each side wins."""
    won = winners(title, BOT, RUN, range(games), workers)
    checked = min(CHECKED, games)
    shares = {side: [won.count(side), *within(won.count(side), games, checked)] for side in sides(title)}
    return BalanceRecord(title, BOT, RUN, checked, games, commit(), why, shares)


def sides(title: str) -> tuple[str, ...]:
    """The sides that can win, and nobody, who wins a draw."""
    return (*find(title).actors[1:], DRAW)


def within(wins: int, games: int, checked: int) -> tuple[float, float]:
    """The interval in which a share lies in another sample of so many games, the share itself being known from the
    games only.
    """
    odds = [chance(wins, games, count, checked) for count in range(checked + 1)]
    low = next(count for count in range(checked + 1) if fsum(odds[: count + 1]) > TAIL)
    high = next(count for count in range(checked, -1, -1) if fsum(odds[count:]) > TAIL)
    return low / checked, high / checked


def chance(wins: int, games: int, count: int, checked: int) -> float:
    """The chance to win so many of the games that are checked (beta-binomial)."""
    won, lost = wins + 0.5, games - wins + 0.5
    ways = lgamma(checked + 1) - lgamma(count + 1) - lgamma(checked - count + 1)
    return exp(ways + log_beta(won + count, lost + checked - count) - log_beta(won, lost))


def log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def write(path: Path, new: list[BalanceRecord]) -> None:
    """Record some titles anew, and keep the others."""
    old = load(path) if path.exists() else {}
    kept = {title: record_in_file(title, entry) for title, entry in old.items()}
    found = {**kept, **{entry.title: entry for entry in new}}
    text = "\n".join([found[title].toml() for title in titles() if title in found])
    replace(path, f"# {say(FALLBACK, 'guard-head')}\n\n{text}")


def record_in_file(title: str, entry: dict[str, Any]) -> BalanceRecord:
    """The record of a title as its file has it."""
    shares = {
        "" if side == "draw" else side: [found["wins"], found["low"], found["high"]]
        for side, found in entry["shares"].items()
    }
    numbers = entry["run"], entry["games"], entry["of"]
    return BalanceRecord(title, entry["bot"], *numbers, entry["commit"], entry["why"], shares)


def main(arguments: list[str] | None = None) -> int:
    """Check, or with --write record; exit code 1 when a share lies outside."""
    parser = argparse.ArgumentParser(prog="python -m smallwars.lab.balance", description=__doc__)
    parser.add_argument("--write", action="store_true", help=say(SPOKEN, "guard-help-write"))
    parser.add_argument("--why", default="", help=say(SPOKEN, "guard-help-why"))
    parser.add_argument("--title", action="append", choices=titles(), help=say(SPOKEN, "guard-help-title"))
    parser.add_argument("--games", type=int, default=GAMES, help=say(SPOKEN, "guard-help-games"))
    parser.add_argument("--workers", type=int, default=cores(), help=say(SPOKEN, "guard-help-workers"))
    parser.add_argument("--file", type=Path, default=FILE, help=say(SPOKEN, "guard-help-file"))
    options = parser.parse_args(arguments)
    try:
        return recorded(options) if options.write else checked(options)
    except SimulateError as error:
        print(error, file=sys.stderr)
        return 2


def recorded(options: argparse.Namespace) -> int:
    if not options.why.strip():
        raise SimulateError("guard-why")
    for title in options.title or titles():
        entry = record(title, options.why.strip(), options.games, options.workers)
        write(options.file, [entry])
        print(say(SPOKEN, "guard-written", path=str(options.file), title=title, games=str(entry.games_recorded)))
    return 0


def checked(options: argparse.Namespace) -> int:
    holds = True
    for title in options.title or load(options.file):
        for finding in check(title, options.file, options.workers):
            print(finding.text(title))
            holds = holds and finding.holds
    return 0 if holds else 1


if __name__ == "__main__":
    raise SystemExit(main())
