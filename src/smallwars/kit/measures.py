"""What simulations measure of a title: how a game went, and what of it may be varied, forbidden or dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from smallwars.engine.chance import Seeded
from smallwars.engine.frame import State
from smallwars.engine.game import Game
from smallwars.engine.log import Entry
from smallwars.engine.question import CHANCE
from smallwars.engine.title import Title

from .parts import guarded, part

T = TypeVar("T", bound=Title)

Cell = str | int
Row = list[Cell]
Levels = dict[str, int]
"""Each score by its name."""
Generator: TypeAlias = Random
"""The random generator that the laboratory hands to a title; titles hold none of their own."""
PART: Final = "measures"


@dataclass
class Facts:
    """A game that was played. Rows lack the arm and the game they belong to."""

    winner: str
    grade: str
    reason: str
    turns: int
    rounds: int
    decisions: int
    end: Levels
    breaches: int = 0
    paths: list[Row] = field(default_factory=list)
    """Rows of turn, round, score and value."""
    cards: list[Row] = field(default_factory=list)
    """Rows of turn, card, side of the card and faction."""
    operations: list[Row] = field(default_factory=list)
    """Rows of turn, round, faction, operation and count."""


class Watch:
    """Reads the log of a game as it grows. This one serves any title: it knows of no scores and counts the turns."""

    def __init__(self, game: Game) -> None:
        self.title: Any = game.title
        self.turn = 0
        self.round = 0
        self.seen = 0
        self.levels: Levels = {}
        self.paths: list[Row] = []
        self.cards: list[Row] = []
        self.done: Counter[tuple[int, int, str, str]] = Counter()

    def see(self, game: Game) -> None:
        """Read what was written since the last look."""
        log = game.state.log
        if log is None or len(log.entries) == self.seen:
            return
        entries = log.entries[self.seen :]
        self.seen = len(log.entries)
        guarded(self.title, PART, lambda: self.read_all(entries, game), lambda: None)

    def read_all(self, entries: list[Entry], game: Game) -> None:
        """Read several lines of the log."""
        for entry in entries:
            self.read(entry, game)

    def read(self, entry: Entry, game: Game) -> None:
        """Read one line of the log."""

    def begin(self) -> None:
        """Keep the scores at the start: turn 0, of round 0."""
        self.paths = [[0, 0, name, value] for name, value in self.levels.items()]

    def close_turn(self) -> None:
        """Keep the scores at the end of a turn."""
        if self.turn:
            self.paths += [[self.turn, self.round, name, value] for name, value in self.levels.items()]

    def did(self, faction: str, operation: str) -> None:
        """Count what somebody did."""
        self.done[self.turn, self.round, faction, operation] += 1

    def facts(self, game: Game, decisions: int) -> Facts:
        """All that is kept of a game that is over."""
        self.see(game)
        self.close_turn()
        result = game.result
        assert result is not None
        operations: list[Row] = [[*key, count] for key, count in self.done.items()]
        turns = self.turn or turns_in(game)
        return Facts(
            result.winner or "", result.grade, result.key, turns, self.round, decisions, dict(self.levels),
            paths=self.paths, cards=self.cards, operations=operations,
        )  # fmt: skip


def turns_in(game: Game) -> int:
    """How many turns a game had, by the kinds of question that start one."""
    kinds = [step.question.kind for step in game.walk() if step.question is not None]
    return sum([kind in game.title.turns for kind in kinds])


class Measures(Generic[T]):
    """What is measured of a title. This one serves any: who wins and how, how long games are, and the options."""

    turn: ClassVar[str] = "turn"
    """What a report calls a turn: `card`, or `turn`."""
    round: ClassVar[str] = "turn"
    """What a report calls several turns together: `campaign`, or `turn`."""
    event: ClassVar[str] = ""
    """The word for playing the Event of the card that lies open: who may not play the card may not choose it."""
    endings: ClassVar[tuple[str, ...]] = ()
    """The endings of the verbs of the log that say that something is over."""

    def __init__(self, title: T) -> None:
        """One for all games of the title."""
        self.title = title

    def scores(self) -> tuple[str, ...]:
        """The scores that victory is counted by."""
        return ()

    def watch(self, game: Game) -> Watch:
        """The watch that reads the log of that game."""
        return Watch(game)

    def numbers(self) -> Mapping[str, Any]:
        """The numbers of the title that may be varied, in the shape of a data file; the options are known anyway."""
        return {}

    def cards(self, language: str) -> Mapping[str, str]:
        """The names of the cards that lie open one at a time, by their ids; empty where they are played from hands."""
        return {}

    def standing(self, game: Game) -> str:
        """The card that lies open and may be forbidden; empty where there is none."""
        return ""

    def never_forbidden(self) -> frozenset[str]:
        """Words that cannot be forbidden, because nobody chooses them."""
        return frozenset()

    def deal_anew(self, state: State[Any], rng: Generator) -> None:
        """Deal anew what will be drawn; what somebody holds stays where that is possible."""
        self.title.redeal(state, CHANCE, Seeded(rng.getrandbits(62)))


def measures(title: Title) -> Measures[Any]:
    """What is measured of a title, by its own measures or by the plain ones."""
    found: Measures[Any] = part(title, PART, Measures, lambda kind: kind(title))
    return found
