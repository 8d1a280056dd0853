"""An analysis as one self-contained page: pictures inside, no script, nothing fetched, light or dark."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...texts.templates import environment
from .analysis import Analysis, JudgedTurn, Line
from .plots import MARK_CLASSES, Plot, ShareBar, loss_plot, share_bars, win_plot
from .report import Words

if TYPE_CHECKING:
    from jinja2 import Environment

FOLDER: Final = Path(__file__).parent / "templates"
COLUMNS: Final = ("number", "faction", "mark", "before", "lost", "luck", "played")
NUMBERS: Final = ("number", "before", "lost", "luck")
"""The columns that are set to the right."""


def as_page(analysis: Analysis, language: str) -> str:
    """The page of an analysis."""
    return templates().get_template("analysis.html").render(view=View(analysis, language))


@cache
def templates() -> Environment:
    """The templates of an analysis."""
    found = environment(FOLDER)
    found.globals.update(COLUMNS=COLUMNS, NUMBERS=NUMBERS, MARK_CLASSES=MARK_CLASSES)
    found.filters["tenth"] = "{:.1f}".format
    return found


class View:
    """An analysis with its words, its plots and its rows, for the template."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.language = language
        self.words = Words(analysis, language)
        self.result, *self.notes = self.words.intro()
        self.labels = [self.label(turn) for turn in analysis.turns]

    def label(self, turn: JudgedTurn) -> str:
        """A turn in a line, shown when somebody points at it in a plot."""
        return f"{turn.number} {self.words.faction(turn.faction)} {turn.mark}: {self.words.turn(turn.played)}"

    def win_plot(self) -> Plot:
        """The chances of one side to win, turn by turn."""
        name = self.words.say("graph", faction=self.words.faction(self.analysis.side))
        return win_plot(self.analysis, name, self.labels)

    def loss_plot(self) -> Plot:
        """How much each turn lost."""
        turns = self.analysis.turns
        values = [100 * turn.lost if self.words.chances else turn.lost_points for turn in turns]
        return loss_plot(self.analysis, self.words.say("losses"), values, self.labels)

    def loss_note(self) -> str:
        """How to read the plot of losses."""
        words, side = self.words, self.analysis.side
        key = "losses-note-win" if words.chances else "losses-note-points"
        return words.say(key, up=words.faction(side), down=words.faction(words.other(side)))

    def luck_and_skill(self) -> list[tuple[str, list[ShareBar]]]:
        """The bars of each side, with its name."""
        shares = {balance.faction: self.words.shares(balance) for balance in self.analysis.balance}
        most = max([abs(value) for each in shares.values() for _, value in each])
        return [(self.words.faction(faction), share_bars(each, most)) for faction, each in shares.items()]

    def weighed(self, turn: JudgedTurn) -> list[Line]:
        """The turns that were weighed, the one that was played among them."""
        return turn.best if turn.played in turn.best else [*turn.best, turn.played]
