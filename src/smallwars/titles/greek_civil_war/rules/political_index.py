"""The Political Index, the collapse of a side and American Aid (6.1, 7.0, 9.6)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import State
from smallwars.engine.question import CHANCE

from .board import MOBILIZATION, Greece, other
from .words import DSE, GOVERNMENT

HIGHEST: Final = 99
"""7.2: an index rises no higher."""

GRADES: Final = ("draw", "marginal", "decisive", "turning_point", "check")
"""6.1: how much the winner of a sudden death has won; a Victory Check knows no levels [G-17]."""

AID: Final = 10
"""9.6: what American Aid brings, and how far it raises the limit."""

COLLAPSED: Final = ("", "government_collapsed", "dse_collapsed")
VICTORY_CHECK: Final = "victory_check"


def shift_index(state: State[Greece], side: int, points: int) -> None:
    """7.1, 7.2: up to 99; at 0 or below the game is over at once (6.1)."""
    board = state.board
    begin_aid_at_once(state)
    before = board.index[side]
    board.index[side] = min(HIGHEST, before + points)
    if board.index[side] != before:
        state.note("index", side, points, before, board.index[side])
    elif points > 0:
        state.note("index_full", side, HIGHEST)
    if board.index[side] <= 0:
        collapse(state, side)
    else:
        begin_aid_at_once(state)


def collapse(state: State[Greece], side: int) -> None:
    """6.1: the other side wins by its index; a draw names who collapsed all the same [G-16]."""
    winner = other(side)
    grade = grade_of(state.board.index[winner])
    state.finish(CHANCE if grade == GRADES[0] else winner, grade, COLLAPSED[side])


def grade_of(points: int) -> str:
    """6.1: 25, 50 and 75 are the bounds."""
    return GRADES[max(0, min(3, (points - 1) // 25))]


def victory_check(state: State[Greece]) -> None:
    """5.0, 6.2: the higher index wins; equal ones are a draw."""
    government, dse = state.board.index[GOVERNMENT], state.board.index[DSE]
    state.note("victory_check")
    winner = CHANCE if government == dse else GOVERNMENT if government > dse else DSE
    state.finish(winner, GRADES[4], VICTORY_CHECK)


# 9.6: American Aid


def aid_is_due(board: Greece) -> bool:
    """9.6: below 30 or above 70; by 17.2 these values too [G-30]."""
    slack = 1 if board.facts.aid_inclusive else 0
    return board.index[GOVERNMENT] < 30 + slack or board.index[DSE] > 70 - slack


def begin_aid(state: State[Greece]) -> None:
    """9.6: aid begins if it is due, and it stays."""
    if not state.board.aid and aid_is_due(state.board):
        state.board.aid = 1
        state.note("aid_begins")


def begin_aid_at_once(state: State[Greece]) -> None:
    """9.6: aid begins at whatever moment an index is there; by 17.2 only when a Mobilization Phase begins. If it is in
    the middle of that of the Government, its points come in that very phase [G-30]."""
    board = state.board
    if board.aid or board.facts.aid_by_phase or not aid_is_due(board):
        return
    begin_aid(state)
    if board.phase == MOBILIZATION and board.active == GOVERNMENT and board.points_left > 0:
        give_aid(state)


def give_aid(state: State[Greece]) -> None:
    """9.6: ten points for the Government, beyond its limit."""
    state.board.points_left += AID
    state.note("aid", AID)
    shift_index(state, GOVERNMENT, AID)


# 7.3: spending


def most_to_spend(board: Greece, side: int) -> int:
    """7.3: nobody spends so much as to be left with 0 or less [G-21]."""
    return board.index[side] - 1


def can_spend(board: Greece, side: int, points: int) -> bool:
    """7.3: whether a side has so much to spend."""
    return points <= most_to_spend(board, side)
