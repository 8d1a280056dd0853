"""The sequence of play, and the end of a turn (5.0, 6.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question

from .attrition import attrition_phase
from .board import (
    ATTRITION,
    CONFLICT,
    CONTROL,
    END,
    INITIATIVE,
    MOBILIZATION,
    MOVEMENT,
    SETUP,
    Greece,
    clear_flags,
    other,
)
from .conflict import conflict_phase
from .control import control_phase
from .initiative import initiative_phase
from .mobilization import mobilization_phase
from .movement import movement_phase
from .political_index import victory_check
from .set_up import set_up
from .words import CONFLICT as CONFLICT_WORD
from .words import END as END_WORD
from .words import GO_ON
from .words import MOBILIZATION as MOBILIZATION_WORD
from .words import MOVEMENT as MOVEMENT_WORD

EVERY: Final = 5
"""6.2: a Victory Check may be agreed on for any fifth turn."""


def phase_frames(board: Greece) -> list[Frame[Greece]]:
    """5.0: what there is to do in the phase."""
    if board.phase == SETUP:
        return set_up(board)
    if board.phase == INITIATIVE:
        return initiative_phase(board)
    if board.phase == MOBILIZATION:
        return mobilization_phase(board, board.active)
    if board.phase == MOVEMENT:
        return movement_phase(board, board.active)
    if board.phase == CONFLICT:
        return conflict_phase(board, board.active)
    if board.phase == CONTROL:
        return control_phase(board)
    return attrition_phase(board) if board.phase == ATTRITION else [VictoryCheck()]


class BeginPhase(Frame[Greece]):
    """5.0: the phase that the board says begins."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        frames = phase_frames(board)
        if frames:
            note_phase(state)
        state.push_all([*frames, NextPhase()])


def note_phase(state: State[Greece]) -> None:
    """The heading of a phase in the log."""
    board = state.board
    if board.phase == INITIATIVE:
        state.note("turn", board.turn)
    elif board.phase == MOBILIZATION:
        state.note("phase", board.active, MOBILIZATION_WORD)
    elif board.phase == MOVEMENT:
        state.note("phase", board.active, MOVEMENT_WORD)
    elif board.phase == CONFLICT:
        state.note("phase", board.active, CONFLICT_WORD)


class NextPhase(Frame[Greece]):
    """5.0: a phase is over; the First Player's three phases come before the Second Player's."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        clear_flags(board)
        board.points_left = 0
        if board.phase == CONFLICT and board.active == board.first:
            board.active = other(board.active)
            board.phase = MOBILIZATION
        elif board.phase == END:
            next_turn(board)
        else:
            board.phase += 1
            if board.phase == MOBILIZATION:
                board.active = board.first
            elif board.phase == CONTROL:
                board.active = 0
        state.push(BeginPhase())


def next_turn(board: Greece) -> None:
    """5.0: the Turn marker moves on; a doctrine lasts so many turns, this one included (16.3)."""
    board.turn += 1
    board.duration = max(0, board.duration - 1)
    board.phase = INITIATIVE
    board.first = 0


class VictoryCheck(Frame[Greece]):
    """5.0: at the end of the agreed turn, if one was agreed on (6.1); with the option shorter_game, at any fifth turn
    if both consent (6.2)."""

    def go(self, state: State[Greece]) -> None:
        board = state.board
        if 0 < board.facts.end_turn <= board.turn:
            victory_check(state)
        elif board.facts.shorter_game and board.turn % EVERY == 0:
            state.push(Agree(board.first))


class Agree(Frame[Greece]):
    """6.2: whether a player wants to end the game here; the Second Player is asked if the First does."""

    def __init__(self, side: int) -> None:
        self.side = side

    def ask(self, board: Greece) -> Question | None:
        return Question(self.side, "agree", "6.2", [END_WORD, GO_ON])

    def take(self, state: State[Greece], answer: int) -> None:
        state.note("agree", self.side, answer)
        if answer == END_WORD and self.side == state.board.first:
            state.push(Agree(other(self.side)))
        elif answer == END_WORD:
            victory_check(state)
