"""The plots of an analysis: where everything lies; the template `plots.html` draws it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..reports.numbers import signed
from .analysis import Analysis, JudgedTurn

WIDTH, HEIGHT, LOW_HEIGHT = 900, 260, 200
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 28
MARK_CLASSES: Final = {"??": "blunder", "?": "mistake", "?!": "doubtful", "!": "only"}
MOST_LABELS: Final = 20

Place = tuple[float, float]


@dataclass(frozen=True)
class GridLine:
    """A line across a plot, with the number at its left end."""

    y: float
    label: str
    strong: bool


@dataclass(frozen=True)
class Dot:
    """A turn on the line of a plot."""

    place: Place
    radius: float
    turn: JudgedTurn
    label: str


@dataclass(frozen=True)
class Bar:
    """A turn as a bar that stands on the middle of a plot, or hangs from it."""

    x: float
    y: float
    width: float
    height: float
    turn: JudgedTurn
    label: str


@dataclass
class Plot:
    """A plot, and the numbers of the turns below it."""

    name: str
    height: int
    grid: list[GridLine]
    numbers: list[tuple[int, float]]
    line: list[Place] = field(default_factory=list)
    band: list[Place] = field(default_factory=list)
    dots: list[Dot] = field(default_factory=list)
    bars: list[Bar] = field(default_factory=list)
    width: int = WIDTH
    left: int = LEFT
    right: int = WIDTH - RIGHT


class Frame:
    """Where numbers lie in a plot."""

    def __init__(self, count: int, low: float, high: float, height: int = HEIGHT) -> None:
        self.count, self.low, self.high, self.height = max(count, 2), low, high, height

    def x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / (self.count - 1)

    def y(self, value: float) -> float:
        inside = self.height - TOP - BOTTOM
        return TOP + inside * (self.high - value) / ((self.high - self.low) or 1)

    def grid(self, values: Sequence[float], unit: str) -> list[GridLine]:
        """Lines across, with their numbers."""
        return [GridLine(self.y(value), f"{abs(value):g}{unit}", value in (0, 50)) for value in values]


def win_plot(analysis: Analysis, name: str, labels: Sequence[str]) -> Plot:
    """The chance of one side before each turn, with its band; `labels` has a line for each turn of the analysis."""
    graph = analysis.graph()
    end = next(balance.end for balance in analysis.balance if balance.faction == analysis.side)
    frame = Frame(len(graph) + 1, 0, 100)
    line = [(frame.x(at), frame.y(100 * win)) for at, (_, win, _, _) in enumerate(graph)]
    upper = [(frame.x(at), frame.y(100 * high)) for at, (_, _, _, high) in enumerate(graph)]
    lower = [(frame.x(at), frame.y(100 * low)) for at, (_, _, low, _) in enumerate(graph)]
    turns = [turn for turn, _, _, _ in graph]
    return Plot(
        name,
        HEIGHT,
        frame.grid((0, 25, 50, 75, 100), " %"),
        thinned([turn.number for turn in turns], [frame.x(at) for at in range(len(turns))]),
        line=[*line, (frame.x(len(graph)), frame.y(100 * end))],
        band=[*upper, *lower[::-1]],
        dots=[Dot(place, 5.5 if turn.mark else 2.5, turn, labels[turn.number - 1]) for turn, place in zip(turns, line)],
    )


def loss_plot(analysis: Analysis, name: str, losses: Sequence[float], labels: Sequence[str]) -> Plot:
    """What each turn lost: up for one side, down for the other."""
    most = nice(max([*losses, 1e-9]))
    frame = Frame(len(losses) + 1, -most, most, LOW_HEIGHT)
    turns = analysis.turns
    return Plot(
        name,
        LOW_HEIGHT,
        frame.grid((-most, -most / 2, 0, most / 2, most), ""),
        thinned([turn.number for turn in turns], [frame.x(at + 0.5) for at in range(len(turns))]),
        bars=list(loss_bars(frame, analysis, losses, labels)),
    )


def loss_bars(frame: Frame, analysis: Analysis, losses: Sequence[float], labels: Sequence[str]) -> Iterator[Bar]:
    """A bar for each turn."""
    width = (WIDTH - LEFT - RIGHT) / (len(losses) + 1)
    for at, (turn, loss) in enumerate(zip(analysis.turns, losses)):
        value = loss if turn.faction == analysis.side else -loss
        top, height = min(frame.y(value), frame.y(0)), abs(frame.y(value) - frame.y(0))
        yield Bar(frame.x(at) + width * 0.15, top, width * 0.7, height, turn, labels[at])


def thinned(numbers: Sequence[int], places: Sequence[float]) -> list[tuple[int, float]]:
    """The numbers that there is room for, each with its place."""
    every = max(1, -(-len(numbers) // MOST_LABELS))
    return list(zip(numbers, places))[::every]


def nice(value: float) -> float:
    """A round number that is not less."""
    power = 1.0
    while power < value:
        power *= 10
    return next(share * power for share in (0.1, 0.2, 0.4, 0.6, 1) if share * power >= value)


@dataclass(frozen=True)
class ShareBar:
    """A share of luck or skill as a bar to the left or to the right of the middle; lengths are in percent."""

    name: str
    number: str
    kind: str
    left: float
    length: float


def share_bars(shares: Sequence[tuple[str, float]], most: float) -> list[ShareBar]:
    """Luck and skill of a side, as wide as there is room."""
    bars = []
    for name, value in shares:
        length = 50 * abs(value) / (most or 1)
        kind, left = ("gain", 50.0) if value >= 0 else ("loss", 50 - length)
        bars.append(ShareBar(name, signed(value, ".1f"), kind, left, length))
    return bars
