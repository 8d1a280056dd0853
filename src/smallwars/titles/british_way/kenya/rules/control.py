"""Control and what it does to Political Will (1.7)."""

from __future__ import annotations

from ...family.rules.board import Space, shift_will
from ...family.rules.words import BRITISH
from .board import MAU_MAU, SPACES, Kenya, KenyaFrame, KenyaState


def majority(board: Kenya, space: Space) -> int:
    """1.7: the faction whose pieces outnumber the other's; 0 when neither does."""
    british = board.troops[space] + board.police[space]
    lead = british - board.underground[space] - board.active[space] - board.bases[space]
    if lead == 0:
        return 0
    return BRITISH if lead > 0 else MAU_MAU


def controlled(board: Kenya, faction: int) -> int:
    """Bits of the spaces with that faction's Control marker."""
    found = 0
    for space in range(SPACES):
        if board.control[space] == faction:
            found |= 1 << space
    return found


def adjust_control(state: KenyaState) -> None:
    """1.7: set the markers by the pieces, at once unless a step is still under way; Mau Mau Control gained or lost
    shifts Political Will by the Population [K-2], all shifts of a step together [K-39]."""
    board = state.board
    if board.control_held:
        return
    change, control = 0, board.control
    for space in range(SPACES):
        now = majority(board, space)
        if now != control[space]:
            if control[space] == MAU_MAU:
                change += board.population[space]
            elif now == MAU_MAU:
                change -= board.population[space]
            control[space] = now
            state.note("control", space, now)
    if change:
        shift_will(state, change)


def in_one_step(state: KenyaState, frames: list[KenyaFrame]) -> None:
    """K-2: do these as one step; only then are the Control markers adjusted. A step inside another is part of it."""
    board = state.board
    if not board.control_held:
        state.push(AdjustControl(controlled(board, BRITISH), controlled(board, MAU_MAU)))
        board.control_held = 1
    state.push_all(frames)


class AdjustControl(KenyaFrame):
    """1.7, 6.4.3: the step is done; the markers, as they lay before it, follow the pieces."""

    def __init__(self, british: int, mau_mau: int) -> None:
        """Bits of the spaces controlled before the step: a saved game tells from them what still has to change."""
        self.british = british
        self.mau_mau = mau_mau

    def go(self, state: KenyaState) -> None:
        state.board.control_held = 0
        adjust_control(state)

    def lay_out(self, board: Kenya) -> None:
        """Put the markers back as they lay before the step."""
        for space in range(SPACES):
            british, mau_mau = self.british >> space & 1, self.mau_mau >> space & 1
            board.control[space] = BRITISH if british else MAU_MAU if mau_mau else 0
        board.control_held = 1
