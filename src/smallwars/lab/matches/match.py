"""Matches between two bots: mirrored pairs, taken up where they stopped, ended early by a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...engine.registry import find
from ..running import stamp
from ..running.pool import play_all
from .games import A, B, Job, MatchGame, factions, play, seat
from .match_file import Header, Writer, header
from .sprt import GOES_ON, Sprt


@dataclass(frozen=True)
class Match:
    """A match: the bots, the title and its options; `games` is made even, for games come in mirrored pairs."""

    title: str
    a: str
    b: str
    games: int
    run: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    engine: str | None = None

    @property
    def pairs(self) -> int:
        return (self.games + 1) // 2

    def check(self) -> None:
        """Refuse whatever is wrong with the match, before its first game."""
        factions(self.title)
        find(self.title).check_options(self.options)
        for spec in (self.a, self.b):
            seat(spec, 0, self.engine).close()

    def header(self) -> Header:
        return header(
            title=self.title,
            a=self.a,
            b=self.b,
            options=self.options,
            run=self.run,
            engine=self.engine,
            games=self.games,
        )

    def jobs(self, without: set[int]) -> Iterator[Job]:
        """The games still to be played."""
        for index in range(2 * self.pairs):
            if index not in without:
                yield Job(self.title, self.options, self.run, index, self.a, self.b, self.engine)

    def names(self) -> dict[str, str]:
        """The names of A and B, made different where they are the same."""
        same = self.a == self.b
        return {slot: f"{spec} ({slot.upper()})" if same else spec for slot, spec in ((A, self.a), (B, self.b))}


class Tally:
    """The games of a match so far. The test sees pairs in their order only, so that it stops at the same pair wherever
    they are played, and no sooner for games that are short.
    """

    def __init__(self, match: Match, sprt: Sprt | None = None) -> None:
        self.match = match
        self.sprt = sprt
        self.commits = [stamp.commit()]
        self.games: dict[int, MatchGame] = {}
        self.judged = 0

    def add(self, game: MatchGame) -> None:
        """A game of this match; one beyond its length is left aside."""
        if game.pair < self.match.pairs:
            self.games[game.index] = game
            self.judge()

    def judge(self) -> None:
        """Show the test the pairs that are next in order."""
        while not self.over and (score := self.pair_score(self.judged)) is not None:
            self.judged += 1
            if self.sprt is not None:
                self.sprt.add(score)

    @property
    def over(self) -> bool:
        """Whether the test has decided."""
        return self.sprt is not None and self.sprt.verdict != GOES_ON

    def pair_score(self, pair: int) -> float | None:
        """A's score in a pair; None while a game of it is missing."""
        one, two = self.games.get(2 * pair), self.games.get(2 * pair + 1)
        return None if one is None or two is None else (one.score + two.score) / 2

    def counted(self) -> list[int]:
        """The pairs that count: those that are complete, up to the one at which the test stopped."""
        pairs = range(self.judged) if self.over else range(self.match.pairs)
        return [pair for pair in pairs if self.pair_score(pair) is not None]

    def pair_scores(self) -> list[float]:
        scores = [self.pair_score(pair) for pair in self.counted()]
        return [score for score in scores if score is not None]

    def counted_games(self) -> list[MatchGame]:
        return [self.games[index] for pair in self.counted() for index in (2 * pair, 2 * pair + 1)]


Watcher = Callable[[Tally], None]
"""A function that is shown the tally after every game."""


def silent(tally: Tally) -> None:
    """The watcher that does nothing."""


def play_match(
    match: Match,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    sprt: Sprt | None = None,
    watch: Watcher = silent,
) -> Tally:
    """Play what is still to be played; `out`: where each game is kept as soon as it is over."""
    match.check()
    tally = Tally(match, sprt)
    if out is None:
        go_on(tally, workers, ray, watch, tally.add)
        return tally
    with closing(Writer(out, match.header())) as writer:
        tally.commits = writer.commits
        for game in writer.games.values():
            tally.add(game)

        def keep(game: MatchGame) -> None:
            writer.write(game)
            tally.add(game)

        go_on(tally, workers, ray, watch, keep)
    return tally


def go_on(tally: Tally, workers: int, ray: str | None, watch: Watcher, keep: Callable[[MatchGame], None]) -> None:
    """Play until all games are there or the test has decided."""
    watch(tally)
    missing = 2 * tally.match.pairs - len(tally.games)
    if tally.over or not missing:
        return
    games = play_all(tally.match.jobs(set(tally.games)), play, min(workers, missing), ray)
    with closing(games):
        for game in games:
            keep(game)
            watch(tally)
            if tally.over:
                return
