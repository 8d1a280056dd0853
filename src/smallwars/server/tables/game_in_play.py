"""A game that is played at a table: its opening, the log of its steps, its position, and every earlier position."""

from __future__ import annotations

import json
from bisect import bisect_right
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ...engine.chance import Manual
from ...engine.errors import IllegalChoice
from ...engine.game import Game
from ...engine.question import CHANCE, Question
from ...engine.record import LOOSE
from ...engine.table import from_position, new

CHOICE: Final = "choice"
ROLL: Final = "chance"
EDIT: Final = "edit"
"""A change of the position by hand, as JSON, where the example of play of a lesson does what the rules do not."""
STRIDE: Final = 40
"""Steps between two kept copies of the game, from which earlier positions are played."""


# The log


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of a game: title, options, seed and position."""

    title: str
    options: dict[str, Any]
    seed: int | None
    position: dict[str, Any] | None = None
    any_order: bool = True
    """Whether picks come in any order from the start, as at every new table; those of earlier versions were begun in
    the order of bots."""

    def game(self) -> Game:
        """Make the game before its first step; without a seed chance is asked."""
        chance = "auto" if self.seed is not None else "manual"
        if self.position is not None:
            return from_position(self.position, self.seed, self.options, chance, True, self.any_order)
        return new(self.title, self.seed, self.options, None, chance, True, self.any_order)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice, a result of chance, an edit, or the step from which on picks come in any order. Two steps are equal
    where the same was done by the same side."""

    kind: str
    actor: str
    word: str
    note: str = field(default="", compare=False)
    """A bot's reason, as `bots.reasons.words` reads it; empty where no bot gave one."""
    rule: str = field(default="", compare=False)
    """The paragraph of the question that the step answered."""
    own_end: int = field(default=0, compare=False)
    """The number of sentences in the log when the step itself was taken, before the rules went on by themselves."""
    end: int = field(default=0, compare=False)
    """The number of sentences in the log when the rules had gone on by themselves after the step."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """The log of a game: all its steps. A log is never changed: a game that goes on, or back, has another one."""

    opening: Opening
    steps: tuple[Step, ...] = ()

    def __len__(self) -> int:
        return len(self.steps)

    def with_step(self, step: Step) -> GameLog:
        """The log with one more step."""
        return GameLog(self.opening, (*self.steps, step))

    def first(self, count: int) -> GameLog:
        """The log of the first so many steps."""
        return GameLog(self.opening, self.steps[:count])

    def words(self) -> list[str]:
        """The words of all steps, in their order."""
        return [step.word for step in self.steps]

    def notes(self) -> dict[int, str]:
        """The bots' notes by the number of the step, counted from 1."""
        return {number: step.note for number, step in enumerate(self.steps, 1) if step.note}

    def sentences(self, count: int) -> int:
        """The number of sentences in the log after so many steps."""
        return self.steps[count - 1].end if count else 0

    def step_of(self, sentence: int) -> int:
        """The index of the step at which a sentence was written."""
        return bisect_right(self.steps, sentence, key=lambda step: step.end)

    def turns(self) -> list[int]:
        """The numbers of steps after which another side began to choose: where turns start."""
        starts, last = [], ""
        for number, step in enumerate(self.steps):
            if step.kind == CHOICE and step.actor != last:
                starts.append(number)
                last = step.actor
        return starts

    def last_step_of(self, faction: str) -> int:
        """The number of that side's last step, counted from 1; 0 before its first."""
        return next((number for number in range(len(self), 0, -1) if self.steps[number - 1].actor == faction), 0)


# The game


def follow(game: Game, word: str) -> str:
    """Take a written choice or result of chance in a game; the rule of the question it answers."""
    if word == LOOSE:
        game.loosen()
        return ""
    question, answer = game.state.question(), game.answer_named(word, rolled=True)
    if question is None or answer is None:
        raise IllegalChoice("choice-after", option=repr(word), steps=game.choices)
    game.apply(question, answer)
    return question.rule


def take(game: Game, step: Step) -> str:
    """Take a written step or an edit by hand in a game; the rule of the question it answers."""
    if step.kind != EDIT:
        return follow(game, step.word)
    game.edit(json.loads(step.word))
    return ""


class GameInPlay:
    """The position and the log of a game. What a table shows is never changed: a draft plays on with a fork."""

    def __init__(self, opening: Opening) -> None:
        self.log = GameLog(opening)
        self.game = opening.game()
        self._copies: tuple[Game, ...] = (self.game.fork(),)

    def fork(self) -> GameInPlay:
        """An independent copy; the log and the kept copies are shared, nobody changes them."""
        twin = GameInPlay.__new__(GameInPlay)
        twin.log, twin.game, twin._copies = self.log, self.game.fork(), self._copies
        return twin

    def faction_to_move(self) -> str | None:
        """The faction that the pending question is put to; None when the game is over."""
        question = self.game.question()
        return None if question is None else self.game.title.actors[question.actor]

    # Playing

    def roll_first(self) -> None:
        """Roll what chance decides before anybody is asked."""
        self._roll()

    def choose(self, option: str, note: str = "") -> tuple[Step, ...]:
        """Take an option; the step of the choice and those of chance that follow. IllegalChoice changes nothing."""
        question, before, length = self.game.question(), self.game.choices, len(self.log.steps)
        if question is None:
            raise IllegalChoice("choice-over", option=repr(option))
        self.game.choose(option)
        if self.game.choices > before:  # otherwise it had been taken by itself: there is nothing to write down
            self._note(question, ROLL if question.actor == CHANCE else CHOICE, option, note)
            self._roll()
        return self.log.steps[length:]

    def follow(self, step: Step) -> None:
        """Play a written step; a result of chance counts, whatever the seed would have drawn."""
        rule = take(self.game, step)
        self._keep(replace(step, rule=rule))

    def loosen(self) -> Step:
        """Let picks come in any order from here on, in a game of an earlier version; the step that says so."""
        self.game.loosen()
        self._keep(Step(LOOSE, "", LOOSE))
        return self.log.steps[-1]

    def retract(self, pick: int) -> tuple[int, tuple[Step, ...]]:
        """Take one pick of the unfinished series back; how many steps were taken back for it, and which were taken
        again. NothingToUndo changes nothing."""
        picks, after = self.game.picks(), self.game.fork()
        after.retract(pick)
        start = picks[pick].start
        count = len(self.log) - start
        self.go_back(count)
        for answer in after.history[start:]:
            self.choose(self.game.title.word(answer))
        return count, self.log.steps[start:]

    def undo(self, faction: str | None = None) -> None:
        """Take the last choice back; NothingToUndo says why not."""
        self.game.undo(faction)
        self._cut(len(self.log) - 1)

    def go_back(self, steps: int) -> None:
        """Take that many steps back, dice and the other side's choices too: in a lesson nothing is at stake."""
        length = len(self.log) - steps
        self.game.rewind(length)
        self._cut(length)

    def _roll(self) -> None:
        while (question := self.game.state.question()) is not None and (word := self.game.roll()) is not None:
            self._note(question, ROLL, word)

    def _note(self, question: Question, kind: str, word: str, note: str = "") -> None:
        self._keep(Step(kind, self.game.title.actors[question.actor], word, note, question.rule))

    def _keep(self, step: Step) -> None:
        """Add a step that was just taken to the log."""
        written = self.game.state.log
        own_end = 0 if written is None else len(written.entries)
        self.game.state.question()  # what the rules do by themselves belongs to this step
        end = 0 if written is None else len(written.entries)
        self.log = self.log.with_step(replace(step, own_end=own_end, end=end))
        if len(self.log.steps) % STRIDE == 0:
            self._copies = (*self._copies, self.game.fork())

    def _cut(self, length: int) -> None:
        self.log = self.log.first(length)
        self._copies = self._copies[: length // STRIDE + 1]

    # Looking back

    def game_at(self, step: int) -> Game:
        """The game as it stood after so many steps, for reading only."""
        step = max(0, min(step, len(self.log)))
        if step == len(self.log):
            return self.game
        game = self._copies[step // STRIDE].with_driver(Manual())
        for each in self.log.steps[step - step % STRIDE : step]:
            take(game, each)
        return game
