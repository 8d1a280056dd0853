"""The log of a game: how it began, and every step since."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Final

from ...engine.game import Game
from ...engine.table import from_position, new

CHOICE: Final = "choice"
ROLL: Final = "chance"
EDIT: Final = "edit"
"""What a lesson sets up by hand, as JSON, where the example of play does what the rules do not."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game begins."""

    title: str
    options: dict[str, Any]
    seed: int | None
    position: dict[str, Any] | None = None

    def game(self) -> Game:
        """The game before its first step; without a seed chance is asked."""
        chance = "auto" if self.seed is not None else "manual"
        if self.position is not None:
            return from_position(self.position, self.seed, self.options, chance)
        return new(self.title, self.seed, self.options, None, chance)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice, a result of chance, or an edit. Two steps are equal where the same was done by the same side."""

    kind: str
    actor: str
    word: str
    note: str = field(default="", compare=False)
    """Why a bot chose it, as `bots.reasons.words` reads it; empty where no bot said why."""
    rule: str = field(default="", compare=False)
    """The paragraph under which it was asked."""
    own_end: int = field(default=0, compare=False)
    """How many sentences were written when the step itself was taken, before the rules went on by themselves."""
    end: int = field(default=0, compare=False)
    """How many sentences were written when the rules had gone on by themselves after it."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """All steps of a game. It is never changed: a game that goes on, or back, has another log."""

    opening: Opening
    steps: tuple[Step, ...] = ()

    def __len__(self) -> int:
        return len(self.steps)

    def with_step(self, step: Step) -> GameLog:
        """The log with one more step."""
        return GameLog(self.opening, (*self.steps, step))

    def first(self, count: int) -> GameLog:
        """The log of the first steps only."""
        return GameLog(self.opening, self.steps[:count])

    def words(self) -> list[str]:
        """What was chosen or rolled, in words of the title."""
        return [step.word for step in self.steps]

    def notes(self) -> dict[int, str]:
        """The bots' notes by the number of the step, counted from 1."""
        return {number: step.note for number, step in enumerate(self.steps, 1) if step.note}

    def sentences(self, count: int) -> int:
        """How many sentences were written after so many steps."""
        return self.steps[count - 1].end if count else 0

    def step_of(self, sentence: int) -> int:
        """The index of the step at which a sentence was written."""
        return bisect_right(self.steps, sentence, key=lambda step: step.end)

    def turns(self) -> list[int]:
        """The numbers of steps after which another side began to choose."""
        starts, last = [], ""
        for number, step in enumerate(self.steps):
            if step.kind == CHOICE and step.actor != last:
                starts.append(number)
                last = step.actor
        return starts

    def last_step_of(self, faction: str) -> int:
        """The number of that side's last step, counted from 1; 0 before its first."""
        return next((number for number in range(len(self), 0, -1) if self.steps[number - 1].actor == faction), 0)
