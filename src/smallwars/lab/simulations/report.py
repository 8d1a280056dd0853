"""The report of a simulation, part by part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ...engine.title import Title
from ...kit.measures import measures
from ...texts import FALLBACK
from ..reports.document import Grid, Part, Picture
from ..statistics import percentile
from . import charts
from .arms import Arm
from .figures import DRAW, FAN, CardUse, Findings, Mean, Share, mean_of
from .wording import Names, percent, plain, share

FEWEST: Final = 20
"""The fewest games, of those in which a card was played a way and of the others, for which the chart shows it."""
MOST: Final = 24
"""The most cards in the chart, and rows of long tables in the text."""
MOST_ROUNDS: Final = 8
"""The most rounds in a table of operations that has room for intervals."""
NEVER: Final = Mean(0.0, 0.0)


class Stamp:
    """What every figure carries: where it comes from."""

    def __init__(self, commit: str, command: str) -> None:
        self.commit = commit
        self.command = command


class Report:
    """The report on a simulation without changes."""

    def __init__(self, title: Title, findings: Findings, stamp: Stamp, language: str = FALLBACK) -> None:
        self.title = title
        self.plan = findings.plan
        self.findings = findings
        self.stamp = stamp
        self.names = Names(title, language)
        self.say, self.heads = self.names.say, self.names.heads
        self.factions = title.actors[1:]
        self.scores = measures(title).scores()
        self.colours = charts.colours(self.factions)

    def part(self, heading: str, method: str, *text: str, arms: list[Arm] | None = None) -> Part:
        """A part of the report, stamped."""
        counts = sorted({len(self.findings.of(arm)) for arm in (arms or self.plan.levels())})
        n = "–".join([str(count) for count in dict.fromkeys([counts[0], counts[-1]])])
        seeds = {"run": str(self.plan.run), "last": str(self.plan.games - 1)}
        line = self.say("stamp", commit=self.stamp.commit, **seeds, n=n, method=self.say(method))
        return Part(heading, line, self.stamp.command, list(text))

    def parts(self) -> Iterator[Part]:
        yield self.winners()
        yield self.endings()
        yield self.length()
        for arm in self.plan.levels():
            yield from self.of_level(arm)

    def of_level(self, arm: Arm) -> Iterator[Part]:
        """The parts about one level of strength."""
        if any(self.findings.fan(arm, score) for score in self.scores):
            yield self.paths(arm)
        cards = self.findings.cards(arm)
        if cards:
            yield self.cards(arm, cards)
        if self.findings.operations(arm):
            yield self.operations(arm)

    # Who wins

    def winners(self) -> Part:
        """Side win rates, by strength."""
        part = self.part(self.say("winners"), "wilson", self.say("winners-told"))
        head = self.heads("bots", "winner", "games", "share", "interval")
        found = [
            (arm, winner, self.findings.wins(arm, winner)) for arm in self.plan.levels() for winner in self.sides()
        ]
        rows = [[arm.level, self.names.faction(winner), plain(wins.count), *share(wins)] for arm, winner, wins in found]
        part.items.append(Grid(head, rows, 2))
        bars = [(arm.level, winner, wins.value, *wins.interval) for arm, winner, wins in found]
        part.items.append(self.picture("winners-chart", charts.winners, bars=bars))
        return part

    def sides(self) -> list[str]:
        """The factions, and nobody where that occurred."""
        draws = any([self.findings.wins(arm, DRAW).count for arm in self.plan.levels()])
        return [*self.factions, DRAW] if draws else list(self.factions)

    def picture(self, caption: str, draw: Any, **data: Any) -> Picture:
        return Picture(self.say(caption), draw, {**data, "names": self.names, "colours": self.colours})

    def endings(self) -> Part:
        """Victory reasons and grades."""
        part = self.part(self.say("endings"), "wilson", self.say("endings-told"))
        head = self.heads("bots", "winner", "grade", "reason", "games", "share", "interval")
        rows: list[list[str]] = []
        bars: list[tuple[str, str, str, float, float, float]] = []
        for arm in self.plan.levels():
            for (winner, grade, reason), count in self.in_order(self.findings.endings(arm)):
                found = Share(count, len(self.findings.of(arm)))
                reason_text, grade = self.names.reason(reason), self.names.grade(grade)
                rows.append([arm.level, self.names.faction(winner), grade, reason_text, str(count), *share(found)])
                bars.append((arm.level, winner, f"{grade}: {reason_text}", found.value, *found.interval))
        part.items += [Grid(head, rows, 4), self.picture("endings-chart", charts.endings, bars=bars)]
        return part

    def in_order(self, endings: Counter[tuple[str, str, str]]) -> list[tuple[tuple[str, str, str], int]]:
        """The endings by winner, nobody last."""
        sides = [*self.factions, DRAW]
        return sorted(endings.items(), key=lambda item: (sides.index(item[0][0]), *item[0]))

    def length(self) -> Part:
        """How long games are."""
        part = self.part(self.say("length"), "mean-interval", self.say("length-told", turn=self.names.turn))
        head = [*self.heads("bots", "counted", "mean", "interval"), *fan_head()]
        rows: list[list[str]] = []
        turns: dict[str, list[int]] = {}
        for arm in self.plan.levels():
            games = self.findings.of(arm)
            turns[arm.level] = [game.turns for game in games]
            rows.append([arm.level, self.names.turn, *self.spread(turns[arm.level])])
            rows.append([arm.level, self.say("decisions"), *self.spread([game.decisions for game in games])])
        part.items.append(Grid(head, rows, 2))
        if any([any(values) for values in turns.values()]):
            part.items.append(self.picture("length-chart", charts.length, turns=turns))
        return part

    def spread(self, values: list[int]) -> list[str]:
        """The mean, its interval and the percentiles."""
        found = mean_of(values, len(values))
        low, high = f"{found.value - found.error:.2f}", f"{found.value + found.error:.2f}"
        interval = self.say("from-to", low=low, high=high) if found.error else "–"
        return [f"{found.value:.2f}", interval, *[plain(percentile(values, at)) for at in FAN]]

    # How it goes

    def paths(self, arm: Arm) -> Part:
        """The scores over time."""
        heading = self.say("paths", measures=self.score_name(), bots=arm.level)
        part = self.part(heading, "still-going", self.say("paths-told", turn=self.names.turn), arms=[arm])
        head = [self.say("measure"), self.say("after", round=self.names.round), self.say("games"), *fan_head()]
        rows = [
            [self.names.measure(measure), *[plain(value) for value in found]]
            for measure in self.scores
            for found in self.findings.rounds(arm, measure)
        ]
        fans = {measure: self.findings.fan(arm, measure) for measure in self.scores}
        part.items += [Grid(head, rows), self.picture("paths-chart", charts.paths, fans=fans)]
        return part

    def score_name(self) -> str:
        """The name of the score that victory is counted by."""
        if len(self.scores) != 1 and self.names.has("measure-index"):
            return self.say("measure-index")
        return ", ".join([self.names.measure(score) for score in self.scores])

    def cards(self, arm: Arm, cards: list[CardUse]) -> Part:
        """The part about how often each side of a card is played, and the scores that go with it."""
        part = self.part(self.say("cards", bots=arm.level), "newcombe", *self.about_cards(), arms=[arm])
        head = self.heads("card", "side", "by", "dealt", "played", "played-share")
        head += self.heads("score-then", "score-else", "worth", "worth-interval")
        ordered = sorted(cards, key=lambda played: -abs(played.worth.value) if enough(played) else 1.0)
        rows = [self.card_row(played) for played in ordered]
        part.items.append(
            self.picture("cards-often" if self.names.cards else "cards-often-hand", charts.often, cards=cards)
        )
        if shown := [played for played in ordered if enough(played)][:MOST]:
            part.items.append(self.picture("cards-worth", charts.worth, cards=shown))
        part.items.append(Grid(head, rows, 3, self.say("cards-all", count=len(rows)), MOST))
        return part

    def about_cards(self) -> list[str]:
        return [self.say("cards-told" if self.names.cards else "cards-told-hand"), self.say("cards-warning")]

    def card_row(self, played: CardUse) -> list[str]:
        then, other = played.then, played.other
        often = Share(then.n, played.up)
        return [
            self.names.card(played.card), self.names.word(played.side), self.names.faction(played.faction),
            str(played.up), str(then.n), percent(often.value), percent(then.value), percent(other.value),
            *self.names.difference(played.worth),
        ]  # fmt: skip

    def operations(self, arm: Arm) -> Part:
        """The part about what is done in which round."""
        found = self.findings.operations(arm)
        rounds = sorted({round for counts in found.values() for round in counts})
        text = self.say("operations-told", round=self.names.round)
        narrow = len(rounds) <= MOST_ROUNDS
        method = "means-interval" if narrow else "means"
        part = self.part(self.say("operations", bots=arm.level), method, text, arms=[arm])
        head = [*self.heads("faction", "operation", "in-games"), *[f"{self.names.round} {round}" for round in rounds]]
        within, games = self.findings.games_with(arm), max(1, len(self.findings.of(arm)))
        rows = [
            [
                self.names.faction(faction), self.names.word(operation), percent(within[faction, operation] / games),
                *[times(counts.get(round, NEVER), narrow) for round in rounds],
            ]
            for (faction, operation), counts in found.items()
        ]  # fmt: skip
        shown = {way: {round: often.value for round, often in counts.items()} for way, counts in found.items()}
        part.items.append(self.picture("operations-chart", charts.operations, found=shown, factions=self.factions))
        part.items.append(Grid(head, rows, 2, self.say("operations-all", count=len(rows))))
        return part


def enough(played: CardUse) -> bool:
    """Whether there are games enough both with and without that way to play a card."""
    return min(played.then.n, played.other.n) >= FEWEST


def fan_head() -> list[str]:
    return [f"p{round(100 * at)}" for at in FAN]


def times(often: Mean, with_interval: bool) -> str:
    """A mean number of times, with its interval where that is wanted."""
    return f"{often.value:.2f} ±{often.error:.2f}" if with_interval and often.error else f"{often.value:.2f}"
