"""The speed of a title: uniformly random games on one core, compared with a peer's where it is installed."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from timeit import repeat
from typing import Any

from .engine.build import is_compiled
from .engine.game import Game
from .engine.rollout import play_out
from .engine.table import new
from .texts import FALLBACK, message

PEER = "catanatron"
BASELINE = Path("benchmarks", "baseline.json")
TOLERATED = 0.7
SLICE = 0.25
FORKS = 2000
GAMES_WEIGHED = 50

Play = Callable[[int], int]
"""A function that plays the game of a seed, and returns how many decisions its players made."""


class Pace:
    """The games that one contestant has played, and how long they took."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Play whole games for about so long."""
        began = now = process_time()
        while now - began < seconds:
            self.decisions += self.play(self.games)
            self.games += 1
            now = process_time()
        self.seconds += now - began

    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def games_per_second(self) -> float:
        return self.games / self.seconds


def race(plays: list[Play], seconds: float) -> list[Pace]:
    """Let each contestant play for that long, in turn and in short slices, so that noise of the
    machine hits all alike.
    """
    paces = [Pace(play) for play in plays]
    while min(pace.seconds for pace in paces) < seconds:
        for pace in paces:
            pace.run(min(SLICE, seconds))
    return paces


def measure(title: str, seconds: float) -> dict[str, Any]:
    """Decisions and games a second, the time of a fork and the size of a game."""
    [pace] = race([own_play(title)], seconds)
    return figures(title, pace)


def peer(seconds: float) -> float | None:
    """Decisions a second of catanatron's random players; None when it is not installed."""
    play = peer_play()
    return None if play is None else race([play], seconds)[0].decisions_per_second()


def report(title: str, seconds: float = 5.0, peer: bool = False, language: str = FALLBACK) -> dict[str, Any]:
    """The figures of `measure` and, with `peer`, the peer's pace in the same run and our ratio to it."""
    rival = peer_play() if peer else None
    if rival is None:
        unknown = message(language, ("cli",), "bench-no-peer", {"peer": PEER})
        missing = {"peer": None, "warning": unknown} if peer else {}
        return {**measure(title, seconds), **missing}
    own, other = race([own_play(title), rival], seconds)
    found = figures(title, own)
    ratio = own.decisions_per_second() / other.decisions_per_second()
    found |= {"peer": PEER, "peer_decisions_per_second": round(other.decisions_per_second()), "ratio": round(ratio, 2)}
    warning = warning_of(title, ratio, found["compiled"], language)
    return {**found, "warning": warning} if warning else found


def figures(title: str, pace: Pace) -> dict[str, Any]:
    """The pace of a title, and what else is measured of it."""
    per_game = pace.decisions / pace.games
    return {
        "title": title,
        "compiled": is_compiled(),
        "decisions_per_second": round(pace.decisions_per_second()),
        "games_per_second": round(pace.games_per_second(), 1),
        "decisions_per_game": round(per_game, 1),
        "fork_microseconds": round(fork_microseconds(midway(title, 1, per_game)), 3),
        "memory_bytes": memory_bytes(title, per_game),
    }


def own_play(title: str) -> Play:
    """A random game of ours, without a log."""
    return lambda seed: play_out(new(title, seed, log=False, any_order=False), seed)


def peer_play() -> Play | None:
    """A random two-player game of catanatron, if it is installed."""
    try:
        catanatron = import_module(PEER)
    except ImportError:
        return None
    red, blue = catanatron.Color.RED, catanatron.Color.BLUE

    def play(seed: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(red), catanatron.RandomPlayer(blue)], seed=seed + 1)
        game.play()
        return len(game.state.actions)

    return play


def midway(title: str, seed: int, decisions_per_game: float) -> Game:
    """A game in the middle, without a log."""
    game = new(title, seed, log=False, any_order=False)
    play_out(game, seed, int(decisions_per_game / 2))
    return game


def fork_microseconds(game: Game) -> float:
    """The time of one fork, the best of a few runs."""
    return min(repeat(game.fork, timer=process_time, number=FORKS, repeat=5)) / FORKS * 1e6


def memory_bytes(title: str, decisions_per_game: float) -> int:
    """The bytes that a game in the middle shares with no other game, all allocations counted."""
    midway(title, 0, decisions_per_game)
    tracemalloc.start()
    try:
        games = [midway(title, seed, decisions_per_game) for seed in range(GAMES_WEIGHED)]
        return tracemalloc.get_traced_memory()[0] // len(games)
    finally:
        tracemalloc.stop()


def warning_of(title: str, ratio: float, compiled: bool, language: str = FALLBACK) -> str | None:
    """A sentence when the ratio to the peer has fallen well below the recorded one."""
    recorded = recorded_ratio(title, compiled)
    if recorded is None or ratio >= TOLERATED * recorded:
        return None
    percent = f"{100 * (1 - ratio / recorded):.0f}"
    args = {"title": title, "peer": PEER, "ratio": f"{ratio:.1f}", "recorded": f"{recorded:.1f}", "percent": percent}
    return message(language, ("cli",), "bench-slower", args)


def recorded_ratio(title: str, compiled: bool) -> float | None:
    """The ratio in the working directory's baseline, if there is one."""
    if not BASELINE.exists():
        return None
    baseline = json.loads(BASELINE.read_text(encoding="utf-8"))
    ratio = baseline.get(title, {}).get("compiled" if compiled else "interpreted")
    return None if ratio is None else float(ratio)
