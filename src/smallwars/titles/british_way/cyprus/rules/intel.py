"""Intel Chits: drawing and discarding them (1.6.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import CHANCE, NUMBER, Question, number

from ...family.rules.frames import ANY_ORDER
from ...family.rules.words import BRITISH
from .board import CHITS_OF_A_VALUE, Cyprus, CyprusFrame, CyprusState, chits, discard_chit

VALUES: Final = 3
HIGHEST: Final = 2


class DrawChits(CyprusFrame):
    """1.6.1: the British draw chits at random from the bag, as many as are left [C-50]."""

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
    """6.2.2, 2.3.7: the British choose chits to discard, bots the lowest first; chits of one value leave no choice."""

    def __init__(self, count: int, lowest: int = 0) -> None:
        self.count = count
        self.lowest = lowest

    def in_any_order(self) -> DiscardChits:
        return DiscardChits(self.count, ANY_ORDER)

    def opens_pick(self, board: Cyprus) -> bool:
        return True

    def ask(self, board: Cyprus) -> Question | None:
        held = [number(value) for value in range(VALUES) if board.intel[value]]
        if self.count == 0 or len(held) == 1:
            return None
        if self.lowest == ANY_ORDER:
            return Question(BRITISH, "discard", "1.6.1", held)
        answers: list[int] = []
        above = 0
        for value in range(HIGHEST, self.lowest - 1, -1):
            above += board.intel[value]
            if board.intel[value] and above >= self.count:
                answers.insert(0, number(value))
        return Question(BRITISH, "discard", "1.6.1", answers)

    def take(self, state: CyprusState, answer: int) -> None:
        discard_chit(state, answer - NUMBER)
        lowest = 0 if self.lowest == ANY_ORDER else answer - NUMBER
        state.push(DiscardChits(self.count - 1, lowest))

    def go(self, state: CyprusState) -> None:
        for value in range(VALUES):
            for _ in range(min(self.count, state.board.intel[value])):
                discard_chit(state, value)
