"""Ratings of many bots at once: Bradley and Terry's model with a term for the side, draws being half wins."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..statistics import Z95

POINTS: Final = 400 / math.log(10)
"""Elo points in a unit of the model."""
ROUNDS: Final = 100
CLOSE: Final = 1e-9
FAR: Final = 1.0
"""The longest step of a round."""

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Bout:
    """A game as the model sees it; `score` is that of who had the first side, `deck` tells which games shared cards."""

    first: str
    second: str
    score: float
    deck: int


@dataclass(frozen=True)
class Rating:
    """A rating in Elo points, with half the width of its 95 % interval."""

    elo: float
    half: float

    @property
    def low(self) -> float:
        return self.elo - self.half

    @property
    def high(self) -> float:
        return self.elo + self.half


@dataclass(frozen=True)
class Ratings:
    """The ratings of all bots above the anchor, and what the first side is worth."""

    anchor: str
    bots: dict[str, Rating]
    side: Rating


def rate(bouts: Sequence[Bout], anchor: str) -> Ratings:
    """The likeliest strengths, the anchor's being 0.

    Each pairing is given one drawn mirrored pair that was not played, so that a clean sweep has a rating too. An
    interval is the wider of two: from the Fisher information, which takes games for independent, and from its
    robust form, which takes only decks for independent.
    """
    names = sorted({name for bout in bouts for name in (bout.first, bout.second)} - {anchor})
    model = Model({name: place for place, name in enumerate(names)})
    drawn = [Bout(one, two, 0.5, -1) for one, two in pairings(bouts)]
    strengths = model.fitted([*bouts, *drawn])
    spreads = model.spreads(bouts, drawn, strengths)
    ratings = [Rating(POINTS * value, Z95 * POINTS * spread) for value, spread in zip(strengths, spreads)]
    return Ratings(anchor, {anchor: Rating(0.0, 0.0), **dict(zip(names, ratings))}, ratings[-1])


def pairings(bouts: Iterable[Bout]) -> list[tuple[str, str]]:
    """Every pair of bots that met, both ways round."""
    met = {tuple(sorted((bout.first, bout.second))) for bout in bouts}
    return [pair for one, two in sorted(met) for pair in ((one, two), (two, one))]


class Model:
    """The strengths of all bots but the anchor, and last that of the first side."""

    def __init__(self, places: dict[str, int]) -> None:
        self.places = places
        self.size = len(places) + 1

    def row(self, bout: Bout) -> Vector:
        """What counts for the first side in a game, and what against it."""
        row = [0.0] * self.size
        row[-1] = 1.0
        for name, sign in ((bout.first, 1.0), (bout.second, -1.0)):
            if name in self.places:
                row[self.places[name]] += sign
        return row

    def fitted(self, bouts: Sequence[Bout]) -> Vector:
        """Newton's rounds to the greatest likelihood."""
        cells = self.cells(bouts)
        strengths = [0.0] * self.size
        for _ in range(ROUNDS):
            step = solved(information(cells, strengths), slope(cells, strengths))
            longest = max(map(abs, step))
            scale = min(1.0, FAR / longest) if longest else 1.0
            strengths = [value + scale * change for value, change in zip(strengths, step)]
            if longest < CLOSE:
                break
        return strengths

    def cells(self, bouts: Iterable[Bout]) -> list[Cell]:
        """Games between the same two bots the same way round, gathered."""
        sums: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
        for bout in bouts:
            games = sums[bout.first, bout.second]
            games[0] += 1
            games[1] += bout.score
        return [Cell(self.row(Bout(*names, 0.5, -1)), *games) for names, games in sums.items()]

    def spreads(self, bouts: Sequence[Bout], drawn: Sequence[Bout], strengths: Vector) -> Vector:
        """The standard deviation of each strength, by the wider of the two ways."""
        inverse = inverted(information(self.cells([*bouts, *drawn]), strengths))
        decks: dict[int, list[Bout]] = defaultdict(list)
        for bout in bouts:
            decks[bout.deck].append(bout)
        pulls = [slope(self.cells(games), strengths) for games in decks.values()]
        moved = [times(inverse, pull) for pull in pulls]
        robust = [sum([move[place] ** 2 for move in moved]) for place in range(self.size)]
        return [math.sqrt(max(inverse[place][place], robust[place])) for place in range(self.size)]


@dataclass(frozen=True)
class Cell:
    """Games whose first side has the same chance."""

    row: Vector
    games: float
    score: float

    def chance(self, strengths: Vector) -> float:
        return 1 / (1 + math.exp(-sum([one * value for one, value in zip(self.row, strengths)])))


def slope(cells: Sequence[Cell], strengths: Vector) -> Vector:
    """The slope of the log likelihood at these strengths."""
    total = [0.0] * len(strengths)
    for cell in cells:
        surplus = cell.score - cell.games * cell.chance(strengths)
        for place, one in enumerate(cell.row):
            total[place] += surplus * one
    return total


def information(cells: Sequence[Cell], strengths: Vector) -> Matrix:
    """Fisher's information: how sharply the log likelihood bends at these strengths."""
    size = len(strengths)
    total = [[0.0] * size for _ in range(size)]
    for cell in cells:
        chance = cell.chance(strengths)
        weight = cell.games * chance * (1 - chance)
        for i, one in enumerate(cell.row):
            for j, other in enumerate(cell.row):
                total[i][j] += weight * one * other
    return total


# A little linear algebra, for ten unknowns at most


def solved(matrix: Matrix, right: Vector) -> Vector:
    """The solution of a system, by elimination; an unknown that nothing speaks of is 0."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        if abs(head[column]) < 1e-12:
            head[column] = 1e12
        for row in rows[:column] + rows[column + 1 :]:
            factor = row[column] / head[column]
            row[column:] = [value - factor * other for value, other in zip(row[column:], head[column:])]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix."""
    size = len(matrix)
    return [solved(matrix, [float(place == one) for place in range(size)]) for one in range(size)]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum([one * value for one, value in zip(row, vector)]) for row in matrix]
