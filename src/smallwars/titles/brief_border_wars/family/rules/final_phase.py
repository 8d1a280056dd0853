"""The Final Phase (7.0)."""

from __future__ import annotations

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import NUMBER, Question, roll

from .board import FIRST_SIDE, SECOND_SIDE, BorderBoard, Unit, bits, damaged_box, move, place_of, rear, side_of
from .words import UNIT

RECOVERS: int = 5
"""7.0: 5 or 6."""


def final_phase(board: BorderBoard) -> list[Frame[BorderBoard]]:
    """7.0: the end of the game is checked first [A-45]."""
    if board.turn >= board.last_turn:
        return [GameEnd()]
    return [Return(), Recovery()]


class GameEnd(Frame[BorderBoard]):
    """8.0: judge victory."""

    def go(self, state: State[BorderBoard]) -> None:
        state.note("final_phase")
        state.board.shared.exclusive.finish(state)


class Return(Frame[BorderBoard]):
    """7.0: a game's own checks; then all air units return to their Rear Areas."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        state.note("final_phase")
        board.shared.exclusive.final_checks(state)
        for area in range(board.shared.areas):
            for unit in bits(board.there[area] & board.shared.air):
                move(board, unit, area, rear(board, side_of(board, unit)))


class Recovery(Frame[BorderBoard]):
    """7.0: each disrupted or damaged unit rolls a die, in order; what may roll is known when the rolls begin."""

    def __init__(self, left: int = -1) -> None:
        """`left`: the units still to roll; -1 before the first."""
        self.left = left

    def rolling(self, board: BorderBoard) -> int:
        """7.0: the units that may roll."""
        boxes = board.there[damaged_box(board, FIRST_SIDE)] | board.there[damaged_box(board, SECOND_SIDE)]
        found = 0
        for unit in bits(board.disrupted | boxes):
            if board.shared.exclusive.may_recover(board, unit, place_of(board, unit)):
                found |= 1 << unit
        return found

    def go(self, state: State[BorderBoard]) -> None:
        left = self.rolling(state.board) if self.left == -1 else self.left
        if left:
            unit = bits(left)[0]
            state.push_all([RecoveryRoll(unit), Recovery(left & ~(1 << unit))])


class RecoveryRoll(Frame[BorderBoard]):
    """7.0: undisrupted where it is on 5 or 6, or from the Damaged Units box to the Rear Area."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit

    def ask(self, board: BorderBoard) -> Question | None:
        return roll("7.0", UNIT + self.unit)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        rolled = answer - NUMBER
        if rolled >= RECOVERS:
            recover(state, self.unit, rolled)
        else:
            state.note("no_recovery", self.unit, rolled)


def recover(state: State[BorderBoard], unit: Unit, rolled: int = 0) -> None:
    """7.0, 6.31: a unit is fit again; a damaged one comes back to the Rear Area. `rolled`: 0 where no die was."""
    board = state.board
    side = side_of(board, unit)
    if board.there[damaged_box(board, side)] >> unit & 1:
        move(board, unit, damaged_box(board, side), rear(board, side))
        state.note("repaired", unit, rolled)
    else:
        board.disrupted &= ~(1 << unit)
        state.note("rallied", unit, rolled)
