"""Tito breaks with Stalin (17.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from smallwars.engine.frame import State

from .board import OPEN_AREA, Greece, Region, stack
from .dice import Roll
from .levels import eliminate
from .political_index import shift_index
from .words import DSE, LINE, PURGE, STALIN_SCORE, STALINIST, TITOIST

BREAK: Final = 50
"""The Stalin Score at which the party must decide."""


class StalinRoll(Roll):
    """17.1: two dice for the Stalin Score, when a Mobilization Phase of the DSE begins."""

    RULE: ClassVar[str] = "17.1"
    ABOUT: ClassVar[int] = STALIN_SCORE

    def rolled(self, state: State[Greece], total: int) -> None:
        board = state.board
        board.stalin_score += total
        state.note("stalin_score", total, board.stalin_score)
        if board.stalin_score >= BREAK:
            state.push(LineRoll(1))


class LineRoll(Roll):
    """17.1: Stalinist on 1 to 4, Titoist on 5 and 6."""

    RULE: ClassVar[str] = "17.1"
    ABOUT: ClassVar[int] = LINE
    DICE: ClassVar[int] = 1

    def rolled(self, state: State[Greece], total: int) -> None:
        albania, yugoslavia, bulgaria = foreign_areas(state.board)
        state.note("line", STALINIST if total <= 4 else TITOIST)
        for region in [yugoslavia] if total <= 4 else [albania, bulgaria]:
            close(state, region)
        state.push(PurgeRoll(2 if total <= 4 else 4))


class PurgeRoll(Roll):
    """17.1: what the break costs the DSE, by two dice or four; it may be the end [G-54]."""

    RULE: ClassVar[str] = "17.1"
    ABOUT: ClassVar[int] = PURGE
    DICE: ClassVar[int] = 4

    def is_sound(self) -> bool:
        return self.fits(self.DICE) or self.fits(2)

    def rolled(self, state: State[Greece], total: int) -> None:
        state.note("purge", total)
        shift_index(state, DSE, -total)


def foreign_areas(board: Greece) -> list[Region]:
    """2.6: Albania, Yugoslavia, Bulgaria, in the order of the map."""
    return [region for region in range(board.facts.regions) if board.facts.foreign >> region & 1]


def close(state: State[Greece], region: Region) -> None:
    """17.1: the border is shut, and units there are eliminated."""
    board = state.board
    board.closed |= 1 << region
    board.dse_control &= ~(1 << region)
    state.note("closed", region)
    for unit in stack(board, DSE, region):
        eliminate(state, region, OPEN_AREA, unit)
