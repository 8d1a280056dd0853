"""Who goes first (8.0)."""

from __future__ import annotations

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question

from .board import Greece
from .politics import politics
from .words import DSE, GOVERNMENT, SIDE


def initiative_phase(board: Greece) -> list[Frame[Greece]]:
    """5.0: a new doctrine if the old one has run out, then the initiative [G-19]."""
    rolls = politics(board) if board.duration == 0 else []
    return [*rolls, First()]


def leader(board: Greece) -> int:
    """8.0: the higher Political Index; in a tie the DSE [G-18]."""
    return GOVERNMENT if board.index[GOVERNMENT] > board.index[DSE] else DSE


class First(Frame[Greece]):
    """8.0: the leader chooses who goes first."""

    def ask(self, board: Greece) -> Question | None:
        return Question(leader(board), "first", "8.0", [SIDE + GOVERNMENT, SIDE + DSE])

    def take(self, state: State[Greece], answer: int) -> None:
        state.board.first = answer - SIDE
        state.note("first", answer - SIDE)
