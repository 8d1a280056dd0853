"""The figures that raw data hold: shares, differences and percentiles, each with its interval."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ...kit.measures import Row
from ..statistics import Z95, mean, percentile, score_interval, wilson
from .arms import Arm, Ban, Plan
from .raw_data import CARDS, GAMES, OPERATIONS, PATHS, Rows

FAN: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
DRAW: Final = ""
"""The winner of a game that nobody has won."""
FAIR: Final = 0.5

Interval = tuple[float, float]


@dataclass(frozen=True)
class Share:
    """A share: so much of so many."""

    count: float
    n: int

    @property
    def value(self) -> float:
        return self.count / self.n if self.n else math.nan

    @property
    def interval(self) -> Interval:
        return wilson(self.count, self.n)


@dataclass(frozen=True)
class Difference:
    """How much higher one share is than another, with its interval."""

    value: float
    interval: Interval
    n: int


@dataclass(frozen=True)
class Mean:
    """A mean; `error`: how far its 95 % interval goes to either side, 0 where games do not tell."""

    value: float
    error: float


@dataclass(frozen=True)
class GameEnding:
    """How a game ended."""

    game: int
    winner: str
    grade: str
    reason: str
    turns: int
    rounds: int
    decisions: int
    breaches: int

    def score(self, faction: str) -> float:
        """A win counts 1, a draw a half."""
        return 0.5 if self.winner == DRAW else float(self.winner == faction)


class Findings:
    """The rows of a run, by arm; those of other runs in the same folder aside."""

    def __init__(self, plan: Plan, rows: Rows) -> None:
        self.plan = plan
        self.games: dict[str, list[GameEnding]] = {arm.name: [] for arm in plan.arms}
        self.rows: dict[str, dict[str, list[Row]]] = {arm.name: {} for arm in plan.arms}
        for row in self.own(rows[GAMES]):
            self.games[str(row[0])].append(ended(row))
        for table in (PATHS, CARDS, OPERATIONS):
            for row in self.own(rows[table]):
                self.rows[str(row[0])].setdefault(table, []).append(row[1:])

    def own(self, rows: Iterable[Row]) -> Iterable[Row]:
        return (row for row in rows if row[0] in self.games and int(row[1]) < self.plan.games)

    def of(self, arm: Arm) -> list[GameEnding]:
        return self.games[arm.name]

    def table(self, arm: Arm, table: str) -> list[Row]:
        return self.rows[arm.name].get(table, [])

    # Shares

    def wins(self, arm: Arm, winner: str) -> Share:
        """How often that faction, or nobody, has won."""
        games = self.of(arm)
        return Share(sum([game.winner == winner for game in games]), len(games))

    def score(self, arm: Arm, faction: str) -> Share:
        """The score of a faction: its wins and half the draws."""
        games = self.of(arm)
        return Share(sum([game.score(faction) for game in games]), len(games))

    def endings(self, arm: Arm) -> Counter[tuple[str, str, str]]:
        """How often each winner, grade and reason occurred."""
        return Counter([(game.winner, game.grade, game.reason) for game in self.of(arm)])

    def change(self, arm: Arm, faction: str) -> Difference:
        """How much better that faction does than without the change, seed by seed."""
        before = {game.game: game.score(faction) for game in self.of(self.plan.base_of(arm))}
        pairs = [game.score(faction) - before[game.game] for game in self.of(arm) if game.game in before]
        return paired(pairs)

    def breaches(self, arm: Arm) -> float:
        """How often in a game something forbidden happened all the same."""
        return mean([game.breaches for game in self.of(arm)])

    def happened(self, arm: Arm, ban: Ban) -> float | None:
        """How often in a game the forbidden operation happens; None if it is not among the
        operations that are counted.
        """
        rows = [row for row in self.table(arm, OPERATIONS) if row[4] == ban.word and ban.faction in ("", row[3])]
        return sum([int(row[5]) for row in rows]) / len(self.of(arm)) if rows else None

    # Paths

    def fan(self, arm: Arm, measure: str) -> list[list[float]]:
        """A row for each turn: the turn, how many games were still going, the percentiles of the score when it was
        over.
        """
        by_turn: dict[int, list[float]] = defaultdict(list)
        for _, turn, _, name, value in self.table(arm, PATHS):
            if name == measure:
                by_turn[int(turn)].append(float(value))
        return [
            [turn, len(values), *[percentile(values, at) for at in FAN]] for turn, values in sorted(by_turn.items())
        ]

    def rounds(self, arm: Arm, measure: str) -> list[list[float]]:
        """A row for each round: the round, how many games were still going, the percentiles of the score when it was
        over.
        """
        last: dict[tuple[int, int], float] = {}
        for game, _, round, name, value in self.table(arm, PATHS):
            if name == measure and round:
                last[int(game), int(round)] = float(value)
        by_round: dict[int, list[float]] = defaultdict(list)
        for (_, round), level in last.items():
            by_round[round].append(level)
        return [
            [at, len(values), *[percentile(values, share) for share in FAN]] for at, values in sorted(by_round.items())
        ]

    # Operations

    def operations(self, arm: Arm) -> dict[tuple[str, str], dict[int, Mean]]:
        """For each faction and operation: how often in a round, on average over the games that came to it."""
        counts: dict[tuple[str, str, int], Counter[int]] = defaultdict(Counter)
        for game, _, round, faction, operation, count in self.table(arm, OPERATIONS):
            counts[str(faction), str(operation), int(round)][int(game)] += int(count)
        reached = Counter([round for game in self.of(arm) for round in range(1, game.rounds + 1)])
        found: dict[tuple[str, str], dict[int, Mean]] = defaultdict(dict)
        for (faction, operation, round), by_game in sorted(counts.items()):
            found[faction, operation][round] = mean_of([*by_game.values()], reached[round])
        return found

    def games_with(self, arm: Arm) -> Counter[tuple[str, str]]:
        """For each faction and operation: in how many games it occurred."""
        seen = {(str(row[3]), str(row[4]), int(row[0])) for row in self.table(arm, OPERATIONS)}
        return Counter([(faction, operation) for faction, operation, _ in seen])

    # Cards

    def cards(self, arm: Arm) -> list[CardUse]:
        """Every way to play a card, with the scores that went with it."""
        rows, games = self.table(arm, CARDS), {game.game: game for game in self.of(arm)}
        up: dict[str, set[int]] = defaultdict(set)
        times: dict[tuple[str, str, str], list[int]] = defaultdict(list)
        for game, _, card, side, faction, _ in rows:
            up[str(card)].add(int(game))
            if faction:
                times[str(card), str(side), str(faction)].append(int(game))
        open_to_both = lie_open(rows)
        return [
            played(way, found, up[way[0]], up[way[0]] if open_to_both else set(games), games)
            for way, found in sorted(times.items())
        ]


@dataclass(frozen=True)
class CardUse:
    """A card, the side or use it was played for, and by whom; the scores of its player in these games and in the
    others.
    """

    card: str
    side: str
    faction: str
    up: int
    """Games in which the card was there."""
    rate: float
    """How often it was played so, for each game in which that was possible."""
    then: Share
    other: Share

    @property
    def worth(self) -> Difference:
        return independent(self.then, self.other)


def ended(row: Row) -> GameEnding:
    """A row of the table of games."""
    _, game, _, winner, grade, reason, turns, rounds, decisions, breaches = row[:10]
    return GameEnding(
        int(game), str(winner), str(grade), str(reason), int(turns), int(rounds), int(decisions), int(breaches)
    )


def lie_open(rows: list[Row]) -> bool:
    """Whether cards lie open for both sides, so that the table holds cards that nobody plays."""
    return any([not row[4] for row in rows])


def played(
    way: tuple[str, str, str], times: list[int], up: set[int], could: set[int], games: dict[int, GameEnding]
) -> CardUse:
    """A way to play a card: the games in which it was played so, and the others in which it could have been."""
    card, side, faction = way
    then = [games[game] for game in set(times) if game in games]
    other = [games[game] for game in could.difference(times) if game in games]
    return CardUse(card, side, faction, len(up), len(times) / len(could), scores(then, faction), scores(other, faction))


def mean_of(values: Sequence[float], n: int) -> Mean:
    """The mean over n games, those without a value counting 0; its interval is the normal approximation from the
    standard error."""
    if not n:
        return Mean(math.nan, 0.0)
    value = math.fsum(values) / n
    squares = math.fsum([(each - value) ** 2 for each in values]) + max(0, n - len(values)) * value**2
    return Mean(value, Z95 * math.sqrt(squares / (n - 1) / n) if n > 1 else 0.0)


def scores(games: Sequence[GameEnding], faction: str) -> Share:
    return Share(sum([game.score(faction) for game in games]), len(games))


def paired(pairs: Sequence[float]) -> Difference:
    """The mean of differences between games of the same seed."""
    low, high = score_interval([(pair + 1) / 2 for pair in pairs])
    return Difference(mean(pairs), (2 * low - 1, 2 * high - 1), len(pairs))


def independent(then: Share, other: Share) -> Difference:
    """The difference of two shares of different games, by Newcombe's method."""
    value = then.value - other.value
    (low, high), (other_low, other_high) = then.interval, other.interval
    down = math.hypot(then.value - low, other_high - other.value)
    up = math.hypot(high - then.value, other.value - other_low)
    return Difference(value, (value - down, value + up), then.n + other.n)


# The fair bid


@dataclass(frozen=True)
class Point:
    """A value of an option, and how the first side did with it."""

    value: str
    number: float | None
    score: Share


def fair_bid(points: Sequence[Point]) -> tuple[float, Interval] | None:
    """The value at which the line through the scores meets a half, with the values at which the lines through the ends
    of their intervals do; None if it does not, or if values are no numbers.
    """
    known = [(point.number, point.score) for point in points if point.number is not None]
    middle = crossing([(at, share.value) for at, share in known])
    if middle is None:
        return None
    ends = [crossing([(at, share.interval[side]) for at, share in known]) for side in (0, 1)]
    least, most = min([at for at, _ in known]), max([at for at, _ in known])
    inside = [at for at in ends if at is not None]
    low = min(inside) if len(inside) == 2 else (min(*inside, middle) if inside and min(inside) < middle else least)
    high = max(inside) if len(inside) == 2 else (max(*inside, middle) if inside and max(inside) > middle else most)
    return middle, (low, high)


def crossing(line: Sequence[tuple[float, float]]) -> float | None:
    """The place where a line of straight pieces first meets a half; None if it does not."""
    ordered = sorted(line)
    for (x, y), (next_x, next_y) in pairwise(ordered):
        if (y - FAIR) * (next_y - FAIR) <= 0 and y != next_y:
            return x + (FAIR - y) * (next_x - x) / (next_y - y)
    return None


def closest(points: Sequence[Point]) -> Point:
    """The value that comes nearest to a half."""
    return min(points, key=lambda point: abs(point.score.value - FAIR))
