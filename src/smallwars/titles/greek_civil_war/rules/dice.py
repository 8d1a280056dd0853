"""Rolls of several dice that count by their sum (2.15)."""

from __future__ import annotations

from typing import ClassVar

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import NUMBER, Question, roll

from .board import Greece, Region


class Roll(Frame[Greece]):
    """Dice, one after the other, that count by their sum."""

    RULE: ClassVar[str] = ""
    """The paragraph that asks for the roll."""
    ABOUT: ClassVar[int] = -1
    """What is rolled for, as a word."""
    DICE: ClassVar[int] = 2
    """How many dice there are at most."""

    def __init__(self, left: int, total: int = 0) -> None:
        self.left = left
        self.total = total

    def is_sound(self) -> bool:
        """Whether the numbers can be."""
        return self.fits(self.DICE)

    def fits(self, dice: int) -> bool:
        """Whether of so many dice some are left and those rolled can make that sum."""
        rolled = dice - self.left
        return 0 <= rolled < dice and rolled <= self.total <= 6 * rolled

    def about(self) -> int:
        """What is rolled for, as a word or a Region."""
        return self.ABOUT

    def again(self, left: int, total: int) -> Roll:
        """The same roll, further on."""
        return type(self)(left, total)

    def rolled(self, state: State[Greece], total: int) -> None:
        """The sum is known."""
        raise NotImplementedError

    def ask(self, board: Greece) -> Question | None:
        return roll(self.RULE, self.about())

    def take(self, state: State[Greece], answer: int) -> None:
        total = self.total + answer - NUMBER
        if self.left > 1:
            state.push(self.again(self.left - 1, total))
        else:
            self.rolled(state, total)


class RegionRoll(Roll):
    """A roll about a Region, with one die."""

    DICE: ClassVar[int] = 1

    def __init__(self, region: Region, left: int, total: int = 0) -> None:
        self.region = region
        self.left = left
        self.total = total

    def about(self) -> int:
        return self.region

    def again(self, left: int, total: int) -> RegionRoll:
        return type(self)(self.region, left, total)
