"""The parts of a report that compare: the fair bid, restricted play, one more and one less of each number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from ..reports.document import Grid, Part
from . import charts
from .arms import FORBID, SENSITIVITY, VARY, Arm
from .figures import Difference, Findings, Point, closest, fair_bid
from .report import Report
from .variations import written
from .wording import percent, share

MOST: Final = 30
"""The most numbers in the tornado."""

Summary = dict[str, tuple[list[str], list[list[object]]]]
"""For each file of a summary, its columns and its rows."""


class Changes:
    """The changes of a simulation and what they do; scores are those of the first side."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.findings: Findings = report.findings
        self.plan = report.plan
        self.side = report.factions[0]
        self.name = report.names.faction(self.side)
        self.say, self.heads = report.say, report.heads
        self.summary: Summary = {}

    def parts(self) -> Iterator[Part]:
        for option in dict.fromkeys([arm.change for arm in self.plan.changed(VARY)]):
            yield self.bid(option)
        if self.plan.changed(FORBID):
            yield self.restricted()
        if self.plan.changed(SENSITIVITY):
            yield self.tornado()

    # The fair bid

    def bid(self, option: str) -> Part:
        """How the score goes with an option; the value that the title has without a change is one of its points."""
        arms = self.varied(option)
        text = self.say("bid-told", side=self.name)
        numeric = all([number(value_of(arm, option)) is not None for arm in arms])
        heading, chart = ("bid", "bid-chart") if numeric else ("varied", "varied-chart")
        part = self.report.part(self.say(heading, option=option), "wilson", text, arms=arms)
        curves: dict[str, list[Point]] = defaultdict(list)
        for arm in arms:
            value = value_of(arm, option)
            curves[arm.level].append(Point(value, number(value), self.findings.score(arm, self.side)))
        if numeric:
            part.text += [self.fair(level, points, option) for level, points in curves.items()]
        rows = [self.bid_row(arm, option) for arm in arms]
        head = [
            self.say("bots"),
            option,
            self.say("games"),
            *[self.say("wins-of", side=self.report.names.faction(side)) for side in self.report.factions],
        ]
        head += [self.say("draws"), self.say("score-of", side=self.name), self.say("interval")]
        part.items.append(self.report.picture(chart, charts.bid, curves=dict(curves), option=option, side=self.side))
        part.items.append(Grid(head, rows))
        columns = ["bots", "option", "value", "games", "score", "low", "high"]
        self.summary[f"vary_{option}"] = columns, [self.bid_cells(arm, option) for arm in arms]
        return part

    def varied(self, option: str) -> list[Arm]:
        """The arms with each value of an option, level by level, in the order of the values."""
        arms = [arm for arm in self.plan.changed(VARY) if arm.change == option]
        known = {(arm.level, value_of(arm, option)) for arm in arms}
        arms += [arm for arm in self.plan.levels() if (arm.level, value_of(arm, option)) not in known]
        levels = [arm.level for arm in self.plan.levels()]
        return sorted(arms, key=lambda arm: (levels.index(arm.level), number(value_of(arm, option)) or 0.0))

    def fair(self, level: str, points: list[Point], option: str) -> str:
        """The sentence that says which bid is fair."""
        near = closest(points)
        args = {
            "bots": level,
            "option": option,
            "side": self.name,
            "near": near.value,
            "score": percent(near.score.value),
        }
        found = fair_bid(points)
        if found is None:
            return self.say("bid-none", **args)
        at, (low, high) = found
        return self.say("bid-fair", **args, at=f"{at:.1f}", low=f"{low:.1f}", high=f"{high:.1f}")

    def bid_row(self, arm: Arm, option: str) -> list[str]:
        wins = [percent(self.findings.wins(arm, side).value) for side in (*self.report.factions, "")]
        score = self.findings.score(arm, self.side)
        return [arm.level, value_of(arm, option), str(score.n), *wins, *share(score)]

    def bid_cells(self, arm: Arm, option: str) -> list[object]:
        score = self.findings.score(arm, self.side)
        return [arm.level, option, value_of(arm, option), score.n, score.value, *score.interval]

    # Restricted play

    def restricted(self) -> Part:
        """The part about what each side loses without a tool."""
        arms = self.plan.changed(FORBID)
        part = self.report.part(self.say("forbid"), "paired", *self.heads("forbid-told", "forbid-how"), arms=arms)
        head = self.heads("bots", "forbidden", "faction", "score-before", "score-after", "change")
        head += self.heads("change-interval", "happened-before", "happened-after")
        rows: list[list[str]] = []
        bars: list[tuple[str, str, Difference]] = []
        cells: list[list[object]] = []
        for arm in arms:
            for side in self.report.factions:
                change = self.findings.change(arm, side)
                rows.append(self.ban_row(arm, side, change))
                bars.append((f"{arm.level}: {arm.change}", side, change))
                cells.append([arm.level, str(arm.bans[0]), side, change.n, change.value, *change.interval])
        part.items += [self.report.picture("forbid-chart", charts.changes, bars=bars), Grid(head, rows, 3)]
        self.summary["forbid"] = ["bots", "forbidden", "side", "games", "change", "low", "high"], cells
        return part

    def ban_row(self, arm: Arm, side: str, change: Difference) -> list[str]:
        before, after = self.findings.score(self.plan.base_of(arm), side), self.findings.score(arm, side)
        often = self.findings.happened(self.plan.base_of(arm), arm.bans[0])
        names = self.report.names
        return [
            arm.level, str(arm.bans[0]), names.faction(side), percent(before.value), percent(after.value),
            *names.difference(change), "–" if often is None else f"{often:.2f}", f"{self.findings.breaches(arm):.2f}",
        ]  # fmt: skip

    # Sensitivity

    def tornado(self) -> Part:
        """The part about the numbers on which most depends."""
        arms = self.plan.changed(SENSITIVITY)
        part = self.report.part(self.say("tornado"), "paired", self.say("tornado-told", side=self.name), arms=arms)
        found: dict[tuple[str, str], dict[str, Difference]] = defaultdict(dict)
        for arm in arms:
            found[arm.level, arm.change][arm.value] = self.findings.change(arm, self.side)
        ordered = dict(sorted(found.items(), key=lambda item: -max([abs(change.value) for change in item[1].values()])))
        several = len(self.plan.levels()) > 1
        bars = {f"{level}: {name}" if several else name: steps for (level, name), steps in list(ordered.items())[:MOST]}
        head = self.heads("bots", "number", "one-less", "change-interval", "one-more", "change-interval")
        rows = [[level, name, *self.both_steps(steps)] for (level, name), steps in ordered.items()]
        part.items.append(self.report.picture("tornado-chart", charts.tornado, bars=bars, side=self.side))
        part.items.append(Grid(head, rows, 2, self.say("tornado-all", count=len(rows)), MOST))
        cells: list[list[object]] = [
            [level, name, step, change.n, change.value, *change.interval]
            for (level, name), steps in ordered.items()
            for step, change in steps.items()
        ]
        self.summary["sensitivity"] = ["bots", "number", "step", "games", "change", "low", "high"], cells
        return part

    def both_steps(self, steps: dict[str, Difference]) -> list[str]:
        """One less and one more; a dash where the title does not allow it."""
        cells = self.report.names.difference
        return [cell for step in ("-1", "+1") for cell in (cells(steps[step]) if step in steps else ["–", "–"])]


def value_of(arm: Arm, option: str) -> str:
    """The value of an option in an arm, as it is typed."""
    return arm.value[1:] if arm.change == option else written(arm.options[option])


def number(text: str) -> float | None:
    """The number that a text is, if it is one."""
    try:
        return float(text)
    except ValueError:
        return None
