"""Intel Chits: drawing, discarding and spending them (1.6.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import CHANCE, NUMBER, Question, number
from ..words import BRITISH, DONE
from .board import CHITS_OF_A_VALUE, Cyprus, CyprusFrame, CyprusState, Space, chits, discard_chit

VALUES: Final = 3
HIGHEST: Final = 2


class DrawChits(CyprusFrame):
    """1.6.1: the British draw chits at random from the bag, as many as are left [C-50]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def ask(self, board: Cyprus) -> Question | None:
        if self.count == 0 or chits(board) == CHITS_OF_A_VALUE * VALUES:
            return None
        answers = [number(value) for value in range(VALUES) if board.intel[value] < CHITS_OF_A_VALUE]
        weights = [
            CHITS_OF_A_VALUE - board.intel[value] for value in range(VALUES) if board.intel[value] < CHITS_OF_A_VALUE
        ]
        return Question(CHANCE, "chit", "1.6.1", answers, -1, weights)

    def take(self, state: CyprusState, answer: int) -> None:
        state.board.intel[answer - NUMBER] += 1
        state.note("chit_drawn", answer - NUMBER)
        state.push(DrawChits(self.count - 1))


class DiscardChits(CyprusFrame):
    """6.2.2, 2.3.7: the British choose chits to discard, the lowest first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count", "lowest")

    def __init__(self, count: int, lowest: int = 0) -> None:
        self.count = count
        self.lowest = lowest

    def ask(self, board: Cyprus) -> Question | None:
        if self.count == 0:
            return None
        answers: list[int] = []
        above = 0
        for value in range(HIGHEST, self.lowest - 1, -1):
            above += board.intel[value]
            if board.intel[value] and above >= self.count:
                answers.insert(0, number(value))
        return Question(BRITISH, "discard", "1.6.1", answers)

    def take(self, state: CyprusState, answer: int) -> None:
        discard_chit(state, answer - NUMBER)
        state.push(DiscardChits(self.count - 1, answer - NUMBER))


class SpendChits(CyprusFrame):
    """1.6.1: the British may spend chits in one space to remove Underground Cells; excess value is lost [C-8]. What was
    spent is handed to the frame below."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space", "most", "spent", "highest")

    def __init__(self, space: Space, most: int, spent: int = 0, highest: int = HIGHEST) -> None:
        self.space = space
        self.most = most
        self.spent = spent
        self.highest = highest

    def ask(self, board: Cyprus) -> Question | None:
        if self.spent >= self.most:
            return None
        answers = [number(value) for value in range(self.highest, 0, -1) if board.intel[value]]
        return Question(BRITISH, "spend", "1.6.1", [*answers, DONE], self.space) if answers else None

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            self.go(state)
            return
        value = answer - NUMBER
        state.board.intel[value] -= 1
        state.note("chit_spent", value, self.space)
        state.push(SpendChits(self.space, self.most, self.spent + value, value))

    def go(self, state: CyprusState) -> None:
        taker = state.stack.pop()
        assert isinstance(taker, SpendsChits)
        state.push(taker.with_spent(min(self.spent, self.most)))


class SpendsChits(CyprusFrame):
    """A frame that waits for chits to be spent above it."""

    def with_spent(self, cells: int) -> SpendsChits:
        """The same frame, told how many Underground Cells were paid for."""
        raise NotImplementedError
