"""The Political Index, and the collapse of a side (6.1, 7.0)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import State
from smallwars.engine.question import CHANCE

from .board import Greece, other
from .words import DSE, GOVERNMENT

HIGHEST: Final = 99
"""7.2: an index rises no higher."""

GRADES: Final = ("draw", "marginal", "decisive", "turning_point", "check")
"""6.1: how much the winner of a sudden death has won; a Victory Check knows no levels [G-17]."""

COLLAPSED: Final = ("", "government_collapsed", "dse_collapsed")
VICTORY_CHECK: Final = "victory_check"


def shift_index(state: State[Greece], side: int, points: int) -> None:
    """7.1, 7.2: up to 99; at 0 or below the game is over at once (6.1)."""
    board = state.board
    before = board.index[side]
    board.index[side] = min(HIGHEST, before + points)
    if board.index[side] != before:
        state.note("index", side, points, before, board.index[side])
    elif points > 0:
        state.note("index_full", side, HIGHEST)
    if board.index[side] <= 0:
        collapse(state, side)


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


def most_to_spend(board: Greece, side: int) -> int:
    """7.3: nobody spends so much as to be left with 0 or less [G-21]."""
    return board.index[side] - 1


def can_spend(board: Greece, side: int, points: int) -> bool:
    """7.3: whether a side has so much to spend."""
    return points <= most_to_spend(board, side)
