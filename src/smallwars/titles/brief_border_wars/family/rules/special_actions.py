"""Special Action cards: Refit, and whatever a game adds (6.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, State
from smallwars.engine.question import Question, Reason

from .board import BorderBoard, Place, bits, damaged_box, ground, rear
from .final_phase import recover
from .frames import FrameOfSide
from .words import AIR, DAMAGED, GROUND, REFIT

NOTHING_DISRUPTED: Final = Reason("6.31", "nothing-disrupted")
NOTHING_DAMAGED: Final = Reason("6.31", "nothing-damaged")


def can_act(board: BorderBoard, side: int) -> bool:
    """6.3: whether a Special Action could change anything."""
    return can_refit(board, side) or len(board.shared.exclusive.specials(board, side)) > 0


def can_refit(board: BorderBoard, side: int) -> bool:
    """6.31: whether a Refit could change anything."""
    for what in (GROUND, AIR, DAMAGED):
        if refit_refusal(board, side, what) is None:
            return True
    return False


def refit_refusal(board: BorderBoard, side: int, what: int) -> Reason | None:
    """6.31: why there is nothing to refit."""
    if what == DAMAGED:
        return None if board.there[damaged_box(board, side)] else NOTHING_DAMAGED
    if what == AIR:
        grounded = board.there[rear(board, side)] & board.disrupted & board.shared.air
        return None if grounded else NOTHING_DISRUPTED
    return None if refit_areas(board, side) else NOTHING_DISRUPTED


def refit_areas(board: BorderBoard, side: int) -> list[Place]:
    """6.31: the areas with disrupted ground units of a side."""
    return [area for area in bits(board.held[side]) if ground(board, side, area) & board.disrupted]


class SpecialAction(FrameOfSide[BorderBoard]):
    """6.3: which Special Action."""

    def ask(self, board: BorderBoard) -> Question | None:
        refit = [REFIT] if can_refit(board, self.side) else []
        return Question(self.side, "special", "6.3", [*refit, *board.shared.exclusive.specials(board, self.side)])

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == REFIT:
            state.push(Refit(self.side))
        else:
            state.push_all(state.board.shared.exclusive.special(state.board, self.side, answer))


class Refit(FrameOfSide[BorderBoard]):
    """6.31: all ground units of one area, or all air units in the Rear Area, or all damaged units."""

    def candidates(self, board: BorderBoard) -> list[int]:
        return [GROUND, AIR, DAMAGED]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        return refit_refusal(board, self.side, answer)

    def ask(self, board: BorderBoard) -> Question | None:
        answers = [what for what in (GROUND, AIR, DAMAGED) if self.refusal(board, what) is None]
        return Question(self.side, "refit", "6.31", answers)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        board, side = state.board, self.side
        state.note("refit", side, answer)
        if answer == GROUND:
            state.push(RefitArea(side))
            return
        units = board.there[damaged_box(board, side)]
        if answer == AIR:
            units = board.there[rear(board, side)] & board.disrupted & board.shared.air
        for unit in bits(units):
            recover(state, unit)


class RefitArea(FrameOfSide[BorderBoard]):
    """6.31: in which area."""

    def candidates(self, board: BorderBoard) -> list[int]:
        return list(range(board.shared.areas))

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        return None if answer in refit_areas(board, self.side) else NOTHING_DISRUPTED

    def ask(self, board: BorderBoard) -> Question | None:
        return Question(self.side, "refit.area", "6.31", refit_areas(board, self.side))

    def weight(self, board: BorderBoard, answer: int) -> int:
        return DETAIL

    def take(self, state: State[BorderBoard], answer: int) -> None:
        for unit in bits(ground(state.board, self.side, answer) & state.board.disrupted):
            recover(state, unit)
