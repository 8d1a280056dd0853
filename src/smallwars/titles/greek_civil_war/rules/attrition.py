"""The Attrition Phase (15.0)."""

from __future__ import annotations

from smallwars.engine.frame import Frame, State

from .board import MARKED, NO_UNIT, Greece, Region, other, set_square, side_of, stack, type_of, unmark
from .results import ATTRITION_LOSS, Loss
from .words import GOVERNMENT


def attrition_phase(board: Greece) -> list[Frame[Greece]]:
    """15.0: in even turns, the Second Player first."""
    if board.turn % 2 == 1:
        return []
    return [AttritionHeading(), Attrition(other(board.first)), Attrition(board.first)]


class AttritionHeading(Frame[Greece]):
    """15.0: the phase begins."""

    def go(self, state: State[Greece]) -> None:
        state.note("attrition")


class Attrition(Frame[Greece]):
    """15.0: police and Fronts in Regions that the enemy controls, Region by Region."""

    def __init__(self, side: int, region: Region = 0) -> None:
        """`region`: the first that is still to be looked at."""
        self.side = side
        self.region = region

    def go(self, state: State[Greece]) -> None:
        board = state.board
        enemy = board.dse_control if self.side == GOVERNMENT else board.government_control
        for region in range(self.region, board.facts.regions):
            if enemy >> region & 1:
                count = mark_subject(board, self.side, region)
                if count:
                    loss = Loss(self.side, region, (count + 1) // 2, 1, ATTRITION_LOSS)
                    state.push_all([loss, Unmark(region), Attrition(self.side, region + 1)])
                    return


def mark_subject(board: Greece, side: int, region: Region) -> int:
    """15.0: mark the units subject to Attrition; how many they are. Others are not counted [G-15]."""
    subject, count = board.facts.attrition, 0
    at = (side - 1) * board.facts.regions + region
    units: list[int] = []
    for unit in stack(board, side, region):
        units.append(unit | MARKED if subject >> type_of(unit) & 1 else unit)
        count += subject >> type_of(unit) & 1
    board.opens[at] = units
    for square, unit in enumerate(board.squares[region]):
        if unit != NO_UNIT and side_of(unit) == side and subject >> type_of(unit) & 1:
            set_square(board, region, square, unit | MARKED)
            count += 1
    return count


class Unmark(Frame[Greece]):
    """15.1: a Region is done."""

    def __init__(self, region: Region) -> None:
        self.region = region

    def go(self, state: State[Greece]) -> None:
        unmark(state.board, self.region)
