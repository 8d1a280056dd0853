"""An analysis as text, and the words that its page uses too."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from ...bots.hints.advice import say, term_phrases
from ...texts import joined
from ..reports.columns import padded
from ..reports.numbers import signed as with_sign
from ..reports.numbers import with_minus
from .analysis import Analysis, Balance, JudgedTurn, Line


class Words:
    """The words of an analysis: it speaks of chances to win where they hold, else of points."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.language = language
        self.chances = analysis.calibration.holds

    def say(self, key: str, **args: str | int) -> str:
        return say(self.language, key, **args)

    def faction(self, faction: str) -> str:
        return self.analysis.factions[faction]

    def other(self, faction: str) -> str:
        """The side that plays against this one."""
        return next((other for other in self.analysis.factions if other != faction), faction)

    # The opening

    def heading(self) -> str:
        return self.say("heading", title=self.analysis.name)

    def intro(self) -> list[str]:
        """The result, how it was analysed, and what that rests on."""
        found = self.analysis
        budget = self.say("seconds", count=f"{found.seconds:g}") if found.seconds else ""
        budget = budget or self.say("simulations", count=found.simulations)
        made = self.say("made", budget=budget, futures=found.futures, seed=str(found.seed), commit=found.commit)
        stopped = [] if found.complete else [self.say("stopped", count=len(found.turns))]
        return [self.result(), *stopped, self.say("seat"), made]

    def result(self) -> str:
        """How the game ended."""
        ended = self.analysis.result
        if ended is None:
            return self.say("going-on")
        if ended.winner is None:
            return self.say("drawn", text=ended.text)
        return self.say("won", faction=self.faction(ended.winner), text=ended.text)

    def trust(self) -> str:
        """What the graph rests on, or why there is none."""
        known = self.analysis.calibration
        key = "graph-note" if known.holds else f"no-graph-{known.why}"
        deviation, brier = f"{100 * known.deviation:.1f}", f"{known.brier:.3f}"
        return self.say(key, games=str(known.games), bot=known.bot, deviation=deviation, brier=brier)

    # Numbers

    def amount(self, win: float, points: float, signed: bool = False) -> str:
        """Percent of the chance to win, or points."""
        value = 100 * win if self.chances else points
        return with_sign(value, ".1f") if signed else with_minus(f"{value:.1f}")

    def with_unit(self, win: float, points: float) -> str:
        return self.say("unit-win" if self.chances else "unit-points", value=self.amount(win, points))

    def before(self, turn: JudgedTurn) -> str:
        """The chance or the lead of the side that decides; nothing during a set-up, where chances are spoken of."""
        return self.worth(turn, turn.best[0])

    def lost(self, turn: JudgedTurn) -> str:
        text = self.amount(turn.lost, turn.lost_points)
        return "" if text == "0.0" else text

    def luck(self, turn: JudgedTurn) -> str:
        text = self.amount(turn.luck.win, turn.luck.points, signed=True)
        return "" if text == "0.0" else text

    # Luck and skill

    def sentence(self, balance: Balance) -> str:
        """What luck and decisions did to a side."""
        lucky = balance.luck if self.chances else balance.luck_points
        own = self.with_unit(-balance.decisions, -balance.decisions_points)
        chance = self.with_unit(abs(balance.luck), abs(balance.luck_points))
        sense = "cost" if lucky < 0 else "gave"
        return self.say("luck-sentence", faction=self.faction(balance.faction), luck=sense, chance=chance, own=own)

    def shares(self, balance: Balance) -> list[tuple[str, float]]:
        """What changed the chances of a side, each with its name."""
        if self.chances:
            names = ("chance", "own", "other", "rest", "whole")
            whole = balance.end - balance.start
            values = [balance.luck, balance.decisions, balance.given, balance.rest, whole]
            return [(self.say(f"luck-{name}"), 100 * value) for name, value in zip(names, values)]
        values = [balance.luck_points, balance.decisions_points, balance.given_points]
        return [(self.say(f"luck-{name}"), value) for name, value in zip(("chance", "own", "other"), values)]

    def unit(self) -> str:
        """What luck and skill are counted in."""
        if not self.chances:
            return self.say("luck-unit-points", swing=f"{self.analysis.swing:.1f}")
        set_up = not all([turn.settled for turn in self.analysis.turns])
        return self.say("luck-unit-set-up" if set_up else "luck-unit-win")

    # Turns

    def turn(self, line: Line) -> str:
        """A turn in one line; a single answer says little without its question."""
        if len(line.steps) == 1:
            return self.say("hint-step", question=line.steps[0].question, answer=line.steps[0].text)
        return " · ".join([step.text for step in line.steps]) or self.say("nothing-played")

    def worth(self, turn: JudgedTurn, line: Line) -> str:
        return self.amount(line.win, line.points) if turn.settled or not self.chances else ""

    def terms(self, turn: JudgedTurn, line: Line) -> str:
        """What a turn is good for, and what it gives up of what its player would like to have."""
        found, parts = self.analysis, list[str]()
        for key, sign in (("for", 1), ("given-up", -1)):
            moved = {name: sign * change for name, change in line.terms.items()}
            phrases = term_phrases(found.title, turn.faction, moved, found.swing, self.language)
            parts += [self.say(f"{key}-terms", terms=joined(self.language, phrases))] if phrases else []
        return "; ".join(parts)


def as_text(analysis: Analysis, language: str) -> str:
    """The whole analysis, for a screen or a file."""
    words = Words(analysis, language)
    lines = [words.heading(), "", *words.intro(), "", words.trust(), "", *luck_lines(words), "", *turn_lines(words)]
    return "\n".join([*lines, "", words.say("legend"), ""])


def luck_lines(words: Words) -> Iterator[str]:
    """Luck and skill of each side."""
    yield words.say("luck-heading")
    yield words.unit()
    for balance in words.analysis.balance:
        shares = [f"{name} {with_sign(value, '.1f')}" for name, value in words.shares(balance)]
        yield f"  {words.sentence(balance)}"
        yield f"    {joined(words.language, shares)}"


def turn_lines(words: Words) -> Iterator[str]:
    """Every turn in a line; after a mistake, what was weighed."""
    yield words.say("turns-heading")
    columns = [
        words.say(f"column-{name}") for name in ("number", "faction", "mark", "before", "lost", "luck", "played")
    ]
    width = max([cell_len(name) for name in [*words.analysis.factions.values(), columns[1]]])
    yield row(columns, width)
    for turn in words.analysis.turns:
        answer = "" if turn.own else f" {words.say('answering')}"
        cells = [str(turn.number), words.faction(turn.faction), turn.mark, words.before(turn), words.lost(turn)]
        yield row([*cells, words.luck(turn), words.turn(turn.played) + answer], width)
        if turn.mark not in ("", "!"):
            yield from weighed_lines(words, turn)


def row(cells: list[str], width: int) -> str:
    number, faction, mark, before, lost, luck, played = cells
    words = [padded(number, 4, True), padded(faction, width), padded(mark, 4)]
    figures = [padded(before, 6, True), padded(lost, 5, True), padded(luck, 6, True)]
    return "  ".join([*words, *figures, played])


def weighed_lines(words: Words, turn: JudgedTurn) -> Iterator[str]:
    """The best turns that were found."""
    for line in turn.best:
        terms = words.terms(turn, line)
        played = f" ({words.say('was-played')})" if line.is_same(turn.played) else ""
        yield f"        {words.worth(turn, line):>6}  {words.turn(line)}{played}{f' – {terms}' if terms else ''}"
