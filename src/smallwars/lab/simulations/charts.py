"""The charts of a report, as SVG; matplotlib is imported when the first is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any, Final
from warnings import catch_warnings, filterwarnings

from ..reports.columns import wrapped
from ..reports.numbers import signed
from .arms import SimulateError
from .figures import FAIR, CardUse, Difference, Point, crossing
from .wording import Names

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Colours = dict[str, str]

SIDES: Final = ("#1f5a8c", "#b5482a", "#3c7a4a", "#7a4a8c")
NOBODY: Final = "#8a8a8a"
INK: Final = "#333333"
PALE: Final = "#dddddd"
LEVELS: Final = ("#3c7a4a", "#8a5fa8", "#c79a2b", "#4aa3a8", "#a8436f", "#6b6b6b")
"""The colours of levels of strength: no side has one of them."""
TEXTS: Final = ("unshaded", "shaded", "only", "movement", "combat")
WIDTH: Final = 9.0
WIDE_LETTERS: Final = ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "IPAGothic")
"""Fonts for languages whose letters the other fonts lack."""
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "font.sans-serif": ["Noto Sans", "DejaVu Sans", "Arial", *WIDE_LETTERS, "sans-serif"],
    "font.size": 10,
    "axes.edgecolor": "#999999",
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#ececec",
    "legend.frameon": False,
}


def colours(factions: Sequence[str]) -> Colours:
    """A colour for each side, the same in every chart; grey for nobody."""
    return {**{faction: SIDES[at % len(SIDES)] for at, faction in enumerate(factions)}, "": NOBODY}


# Drawing


def is_there() -> bool:
    """Whether pictures can be drawn."""
    try:
        import matplotlib.figure
    except ImportError:
        return False
    return bool(matplotlib.figure)


@cache
def style() -> Any:
    """How charts look; letters that the first font lacks are measured by a wide one, if there is one here."""
    from matplotlib.font_manager import fontManager

    installed = {font.name for font in fontManager.ttflist}
    return {**STYLE, "font.family": ["sans-serif", *[name for name in WIDE_LETTERS if name in installed][:1]]}


def blank(height: float, columns: int = 1, share: bool = True) -> tuple[Figure, list[Axes]]:
    """An empty chart; the extra `lab` brings the library that draws it."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as error:
        raise SimulateError("no-pictures") from error
    with rc_context(style()):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots(1, columns, squeeze=False, sharey=share)
    return figure, list(axes[0])


def svg(figure: Figure, salt: str) -> str:
    """The chart as a part of a page: ids that nothing refers to are left out, the others are made its own."""
    from matplotlib import rc_context

    text = StringIO()
    with rc_context({**style(), "svg.hashsalt": salt}), catch_warnings():
        filterwarnings("ignore", "Glyph .* missing")  # who looks at the page has the font
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    found = text.getvalue()
    body = found[found.index("<svg") :]
    body = re.sub(r'<g id="[^"]*"', "<g", body)
    return re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", body, count=1), count=1
    )


def rows_high(rows: int, each: float = 0.32, least: float = 1.6) -> float:
    """The height of a chart with so many rows, in inches."""
    return max(least, 0.9 + each * rows)


def percents(axes: Axes, label: str = "", at: str = "x") -> None:
    """Make an axis one of per cent."""
    from matplotlib.ticker import PercentFormatter

    axis = axes.xaxis if at == "x" else axes.yaxis
    axis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=" %"))
    axis.set_label_text(label)


def in_points(axes: Axes, label: str) -> None:
    """Make an axis one of percentage points around 0."""
    from matplotlib.ticker import FuncFormatter

    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: signed(round(100 * value, 6), "g")))
    axes.set_xlabel(label)
    axes.axvline(0, color=INK, linewidth=0.8)


def whole_numbers(axes: Axes, both: bool = False) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if both:
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def labelled(axes: Axes, labels: Sequence[str]) -> None:
    """Label the rows of a chart from the top down."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)


def dot(axes: Axes, x: float, y: float, low: float, high: float, colour: str) -> None:
    """Draw a figure with its interval."""
    axes.plot([low, high], [y, y], color=colour, linewidth=2, solid_capstyle="butt", clip_on=False)
    axes.plot([x], [y], "o", color=colour, markersize=6, clip_on=False)


def legend(figure: Figure, names: dict[str, str]) -> None:
    """Draw the names with their colours above the chart."""
    from matplotlib.lines import Line2D

    handles = [Line2D([], [], marker="o", linestyle="", color=colour, label=name) for name, colour in names.items()]
    figure.legend(handles=handles, loc="outside upper left", ncols=max(1, min(6, len(handles))), frameon=False)


def sides_legend(figure: Figure, sides: Iterable[str], names: Names, colours: Colours) -> None:
    """Draw the names of these sides above the chart, always in the same order."""
    shown = set(sides)
    legend(figure, {names.faction(side): colour for side, colour in colours.items() if side in shown})


# What a simulation shows


def winners(bars: list[tuple[str, str, float, float, float]], names: Names, colours: Colours) -> str:
    """A chart of win rates, by strength."""
    levels = list(dict.fromkeys([bar[0] for bar in bars]))
    figure, [axes] = blank(rows_high(len(levels), 0.5))
    offset = {side: at for at, side in enumerate(dict.fromkeys([bar[1] for bar in bars]))}
    for level, side, value, low, high in bars:
        shift = (offset[side] - (len(offset) - 1) / 2) * 0.2
        dot(axes, value, levels.index(level) + shift, low, high, colours[side])
    axes.axvline(FAIR, color=PALE, linewidth=1.5, zorder=0)
    labelled(axes, levels)
    axes.set_xlim(0, 1)
    percents(axes, names.say("win-rate"))
    sides_legend(figure, offset, names, colours)
    return svg(figure, "winners")


def endings(bars: list[tuple[str, str, str, float, float, float]], names: Names, colours: Colours) -> str:
    """A chart of how games ended."""
    several = len({bar[0] for bar in bars}) > 1
    labels = [folded(f"{level}: {text}" if several else text) for level, _, text, *_ in bars]
    lines = max([label.count("\n") + 1 for label in labels])
    figure, [axes] = blank(rows_high(len(bars), 0.2 + 0.15 * lines))
    for at, (_, winner, _, value, low, high) in enumerate(bars):
        axes.barh(at, value, height=0.62, color=colours[winner], alpha=0.85)
        axes.plot([low, high], [at, at], color=INK, linewidth=1.2)
    labelled(axes, labels)
    axes.tick_params(axis="y", labelsize=8.5)
    percents(axes, names.say("share-of-games"))
    sides_legend(figure, [bar[1] for bar in bars], names, colours)
    return svg(figure, "endings")


def folded(text: str, width: int = 52) -> str:
    """A long label in several lines."""
    return "\n".join(wrapped(text, width))


def length(turns: dict[str, list[int]], names: Names, colours: Colours) -> str:
    """A chart of how long games are."""
    figure, [axes] = blank(2.6)
    least, most = min([min(values) for values in turns.values()]), max([max(values) for values in turns.values()])
    for at, (level, values) in enumerate(turns.items()):
        shares = [values.count(turn) / len(values) for turn in range(least, most + 1)]
        width = 0.8 / len(turns)
        places = [turn + (at - (len(turns) - 1) / 2) * width for turn in range(least, most + 1)]
        axes.bar(places, shares, width, color=LEVELS[at % len(LEVELS)], label=level, alpha=0.85)
    axes.set_xlabel(names.turn)
    whole_numbers(axes)
    percents(axes, names.say("share-of-games"), "y")
    if len(turns) > 1:
        axes.legend()
    return svg(figure, "length")


def paths(fans: dict[str, list[list[float]]], names: Names, colours: Colours) -> str:
    """A chart of scores over time: half of the games lie in the dark band, four fifths in the light one."""
    figure, panels = blank(3.4, len(fans))
    for axes, (measure, fan) in zip(panels, fans.items()):
        colour = colours.get(measure, SIDES[0])
        turns = [row[0] for row in fan]
        axes.fill_between(
            turns, [row[2] for row in fan], [row[6] for row in fan], color=colour, alpha=0.16, linewidth=0
        )
        axes.fill_between(
            turns, [row[3] for row in fan], [row[5] for row in fan], color=colour, alpha=0.32, linewidth=0
        )
        axes.plot(turns, [row[4] for row in fan], color=colour, linewidth=2)
        axes.set_title(names.measure(measure), fontsize=10, loc="left")
        axes.set_xlabel(names.turn)
        axes.set_xlim(min(turns), max(turns))
        whole_numbers(axes, both=True)
    return svg(figure, "paths")


def often(cards: list[CardUse], names: Names, colours: Colours) -> str:
    """A chart of how often each side of a card is played and by whom, of the times it could be."""
    ways = sorted({(card.side, card.faction) for card in cards}, key=lambda way: way_order(way, colours))
    order = list(dict.fromkeys([card.card for card in sorted(cards, key=card_order)]))
    figure, [axes] = blank(rows_high(len(order), 0.24))
    left = dict.fromkeys(order, 0.0)
    for way in ways:
        for card in [card for card in cards if (card.side, card.faction) == way]:
            axes.barh(order.index(card.card), card.rate, left=left[card.card], height=0.72, **fill(way, ways, colours))
            left[card.card] += card.rate
    labelled(axes, [names.card(card) for card in order])
    axes.tick_params(axis="y", labelsize=8)
    if names.cards:
        percents(axes, names.say("share-of-dealt"))
    else:
        axes.set_xlabel(names.say("times-a-game"))
    way_legend(figure, ways, names, colours)
    return svg(figure, "often")


def card_order(card: CardUse) -> tuple[str, int, str]:
    """The key that sorts C2 before C10."""
    digits = "".join([char for char in card.card if char.isdigit()])
    return card.card.rstrip("0123456789-"), int(digits or 0), card.card


def way_order(way: tuple[str, str], colours: Colours) -> tuple[int, int, str]:
    """The key that sorts ways to play a card by faction, then by its texts as they stand on it."""
    return list(colours).index(way[1]), TEXTS.index(way[0]) if way[0] in TEXTS else len(TEXTS), way[0]


def fill(way: tuple[str, str], ways: list[tuple[str, str]], colours: Colours) -> dict[str, Any]:
    """The colour of who plays, paler for another side of the card."""
    own = [side for side, faction in ways if faction == way[1]]
    return {"color": colours[way[1]], "alpha": (0.9, 0.5, 0.7, 0.3)[min(3, own.index(way[0]))], "linewidth": 0}


def way_legend(figure: Figure, ways: list[tuple[str, str]], names: Names, colours: Colours) -> None:
    from matplotlib.patches import Patch

    handles = [
        Patch(**fill(way, ways, colours), label=f"{names.faction(way[1])}, {names.word(way[0])}") for way in ways
    ]
    figure.legend(handles=handles, loc="outside upper left", ncols=3, frameon=False)


def worth(cards: list[CardUse], names: Names, colours: Colours) -> str:
    """A chart of what playing a card goes with, the largest first."""
    figure, [axes] = blank(rows_high(len(cards), 0.26))
    for at, card in enumerate(cards):
        found = card.worth
        dot(axes, found.value, at, *found.interval, colours[card.faction])
    labelled(axes, [f"{names.card(card.card)}, {names.word(card.side)} (n = {card.then.n})" for card in cards])
    axes.tick_params(axis="y", labelsize=8)
    in_points(axes, names.say("worth-axis"))
    sides_legend(figure, [card.faction for card in cards], names, colours)
    return svg(figure, "worth")


def operations(
    found: dict[tuple[str, str], dict[int, float]], factions: tuple[str, ...], names: Names, colours: Colours
) -> str:
    """A chart of what each side does in a round, on average: the more, the darker."""
    rounds = sorted({round for counts in found.values() for round in counts})
    rows = [(faction, operation) for faction in factions for side, operation in found if side == faction]
    figure, [axes] = blank(rows_high(len(rows), 0.24))
    for at, (faction, operation) in enumerate(rows):
        most = max([max(counts.values()) for (side, _), counts in found.items() if side == faction])
        for place, round in enumerate(rounds):
            heat_cell(axes, place, at, found[faction, operation].get(round, 0.0), most, colours[faction])
    labelled(axes, [f"{names.faction(faction)}: {names.word(operation)}" for faction, operation in rows])
    axes.set_xticks(range(len(rounds)), [str(round) for round in rounds])
    axes.set_xlim(-0.5, len(rounds) - 0.5)
    axes.set_xlabel(names.round)
    axes.tick_params(axis="y", labelsize=8)
    axes.grid(visible=False)
    return svg(figure, "operations")


def heat_cell(axes: Axes, x: int, y: int, value: float, most: float, colour: str) -> None:
    """Draw a field with its value in it, darker the higher that is."""
    strength = value / most if most else 0.0
    axes.barh(y, 0.96, left=x - 0.48, height=0.9, color=colour, alpha=0.04 + 0.9 * strength**0.7, linewidth=0)
    axes.text(x, y, f"{value:.2f}", ha="center", va="center", fontsize=8, color="white" if strength > 0.45 else INK)


# What changes show


def bid(curves: dict[str, list[Point]], option: str, side: str, names: Names, colours: Colours) -> str:
    """A chart of the score against the value of an option."""
    figure, [axes] = blank(3.6)
    ticks = list(dict.fromkeys([point.value for points in curves.values() for point in points]))
    for at, (level, points) in enumerate(curves.items()):
        colour = LEVELS[at % len(LEVELS)] if len(curves) > 1 else colours[side]
        xs = [float(ticks.index(point.value)) if point.number is None else point.number for point in points]
        ends = [point.score.interval for point in points]
        axes.fill_between(
            xs, [low for low, _ in ends], [high for _, high in ends], color=colour, alpha=0.18, linewidth=0
        )
        axes.plot(xs, [point.score.value for point in points], "o-", color=colour, label=level)
        meets = (
            crossing([(x, point.score.value) for x, point in zip(xs, points)]) if points[0].number is not None else None
        )
        if meets is not None:
            axes.plot([meets], [FAIR], "D", color=colour, markersize=7, markeredgecolor="white")
    axes.axhline(FAIR, color=INK, linewidth=0.8, linestyle="--")
    if any([point.number is None for points in curves.values() for point in points]):
        axes.set_xticks(range(len(ticks)), ticks)
    else:
        whole_numbers(axes)
    axes.set_xlabel(option)
    axes.set_ylim(0, 1)
    percents(axes, names.say("score-axis", side=names.faction(side)), "y")
    if len(curves) > 1:
        axes.legend()
    return svg(figure, "bid")


def changes(bars: list[tuple[str, str, Difference]], names: Names, colours: Colours) -> str:
    """A chart of what each side loses or wins by a restriction."""
    figure, [axes] = blank(rows_high(len(bars)))
    for at, (_, side, found) in enumerate(bars):
        dot(axes, found.value, at, *found.interval, colours[side])
    labelled(axes, [label for label, _, _ in bars])
    in_points(axes, names.say("change-axis"))
    sides_legend(figure, [side for _, side, _ in bars], names, colours)
    return svg(figure, "changes")


def tornado(bars: dict[str, dict[str, Difference]], side: str, names: Names, colours: Colours) -> str:
    """A chart of one less and one more of each number."""
    figure, [axes] = blank(rows_high(len(bars), 0.34))
    hues = {"-1": "#c79a2b", "+1": colours[side]}
    for at, steps in enumerate(bars.values()):
        for step, found in steps.items():
            place = at + (-0.17 if step == "-1" else 0.17)
            axes.barh(place, found.value, height=0.3, color=hues[step], alpha=0.85)
            axes.plot(found.interval, [place, place], color=INK, linewidth=0.9)
    labelled(axes, list(bars))
    axes.tick_params(axis="y", labelsize=9)
    in_points(axes, names.say("tornado-axis", side=names.faction(side)))
    legend(figure, {names.say("one-less"): hues["-1"], names.say("one-more"): hues["+1"]})
    return svg(figure, "tornado")
