"""The pictures of an analysis, as SVG inside a page: colours come from its style, so that they suit a dark one too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..reports.numbers import signed
from .analysis import Analysis, Judged

WIDTH, HEIGHT = 900, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 28
MARK_CLASSES = {"??": "blunder", "?": "mistake", "?!": "doubtful", "!": "only"}
MOST_LABELS = 20


class Frame:
    """Where numbers lie in a picture."""

    def __init__(self, count: int, low: float, high: float, height: int = HEIGHT) -> None:
        self.count, self.low, self.high, self.height = max(count, 2), low, high, height

    def x(self, at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / (self.count - 1)

    def y(self, value: float) -> float:
        inside = self.height - TOP - BOTTOM
        return TOP + inside * (self.high - value) / ((self.high - self.low) or 1)

    def grid(self, values: Sequence[float], unit: str) -> list[str]:
        """Lines across, with their numbers."""
        lines = []
        for value in values:
            y, strong = self.y(value), " strong" if value in (0, 50) else ""
            lines.append(f'<line class="grid{strong}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            lines.append(f'<text class="end" x="{LEFT - 6}" y="{y + 4:.1f}">{abs(value):g}{unit}</text>')
        return lines

    def numbers(self, numbers: Sequence[int], places: Sequence[float]) -> list[str]:
        """Of the turns, below."""
        every = max(1, -(-len(numbers) // MOST_LABELS))
        shown = [(number, place) for number, place in zip(numbers, places)][::every]
        y = self.height - 8
        return [f'<text class="mid" x="{place:.1f}" y="{y}">{number}</text>' for number, place in shown]


def picture(name: str, body: list[str], height: int = HEIGHT) -> str:
    """A picture with its name."""
    inside = "\n".join(body)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">\n{inside}\n</svg>'


def win_graph(analysis: Analysis, name: str, told: Sequence[str]) -> str:
    """The chance of one side before each turn, with its band; `told`: what each turn says when it is pointed at."""
    graph = analysis.graph()
    end = next(balance.end for balance in analysis.balance if balance.faction == analysis.side)
    frame = Frame(len(graph) + 1, 0, 100)
    line = [(frame.x(at), frame.y(100 * win)) for at, (_, win, _, _) in enumerate(graph)]
    line.append((frame.x(len(graph)), frame.y(100 * end)))
    upper = [(frame.x(at), frame.y(100 * high)) for at, (_, _, _, high) in enumerate(graph)]
    lower = [(frame.x(at), frame.y(100 * low)) for at, (_, _, low, _) in enumerate(graph)]
    body = frame.grid((0, 25, 50, 75, 100), " %")
    body.append(f'<polygon class="band" points="{points([*upper, *lower[::-1]])}"/>')
    body.append(f'<polyline class="line" points="{points(line)}"/>')
    for at, (turn, _, _, _) in enumerate(graph):
        body.append(dot(turn, line[at], told[turn.number - 1]))
    body.append(f'<circle class="dot" cx="{line[-1][0]:.1f}" cy="{line[-1][1]:.1f}" r="5"/>')
    numbers = [turn.number for turn, _, _, _ in graph]
    return picture(name, [*body, *frame.numbers(numbers, [frame.x(at) for at in range(len(numbers))])])


def points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in places])


def dot(turn: Judged, place: tuple[float, float], told: str) -> str:
    """A turn in the graph, larger where it has a mark."""
    kind, radius = MARK_CLASSES.get(turn.mark, ""), 5.5 if turn.mark else 2.5
    circle = f'<circle class="dot {kind}" cx="{place[0]:.1f}" cy="{place[1]:.1f}" r="{radius}"/>'
    return f'<a href="#turn-{turn.number}">{circle}<title>{escape(told)}</title></a>'


def loss_bars(analysis: Analysis, name: str, values: Sequence[float], told: Sequence[str]) -> str:
    """What each turn lost: up for one side, down for the other."""
    up = analysis.side
    most = nice(max([*values, 1e-9]))
    frame, width = Frame(len(values) + 1, -most, most, 200), (WIDTH - LEFT - RIGHT) / (len(values) + 1)
    body = frame.grid((-most, -most / 2, 0, most / 2, most), "")
    for at, (turn, value) in enumerate(zip(analysis.turns, values)):
        signed = value if turn.faction == up else -value
        top, height = min(frame.y(signed), frame.y(0)), abs(frame.y(signed) - frame.y(0))
        place = f'x="{frame.x(at) + width * 0.15:.1f}" y="{top:.1f}" width="{width * 0.7:.1f}" height="{height:.1f}"'
        kind = MARK_CLASSES.get(turn.mark, "")
        body.append(
            f'<a href="#turn-{turn.number}"><rect class="bar {kind}" {place}/><title>{escape(told[at])}</title></a>'
        )
    numbers = [turn.number for turn in analysis.turns]
    return picture(name, [*body, *frame.numbers(numbers, [frame.x(at + 0.5) for at in range(len(numbers))])], 200)


def nice(value: float) -> float:
    """A round number that is not less."""
    power = 1.0
    while power < value:
        power *= 10
    return next(step * power for step in (0.1, 0.2, 0.4, 0.6, 1) if step * power >= value)


def share_bars(shares: Sequence[tuple[str, float]], most: float) -> str:
    """Luck and skill of a side: bars to the left and to the right, as wide as there is room."""
    rows = []
    for name, value in shares:
        length = 50 * abs(value) / (most or 1)
        kind, left = ("gain", 50.0) if value >= 0 else ("loss", 50 - length)
        bar = f'<span class="{kind}" style="margin-left: {left:.1f}%; width: {length:.1f}%"></span>'
        cells = f'<th>{escape(name)}</th><td class="number">{signed(value, ".1f")}</td><td class="share">{bar}</td>'
        rows.append(f"<tr>{cells}</tr>")
    return f'<table class="shares">{"".join(rows)}</table>'
