"""Greek politics: the doctrine of the Government, its limit and its duration (16.3)."""

from __future__ import annotations

from typing import ClassVar

from smallwars.engine.frame import Frame, State

from .board import Greece
from .dice import Roll
from .words import DOCTRINE, DOCTRINES, DURATION, LIMIT


def politics(board: Greece) -> list[Frame[Greece]]:
    """16.3: doctrine, then the limit with the option start_1944 (17.3), then the duration [G-19]."""
    limit: list[Frame[Greece]] = [LimitRoll(2)] if board.facts.start_1944 else []
    return [DoctrineRoll(2), *limit, DurationRoll(2)]


class DoctrineRoll(Roll):
    """16.3: two dice for the doctrine, which sets the limit."""

    RULE: ClassVar[str] = "16.3"
    ABOUT: ClassVar[int] = DOCTRINE

    def rolled(self, state: State[Greece], total: int) -> None:
        board = state.board
        board.doctrine = board.facts.doctrine_roll[total]
        board.limit = board.facts.limits[board.doctrine]


class LimitRoll(Roll):
    """17.3: two dice for the limit, in place of that of the doctrine [G-55]."""

    RULE: ClassVar[str] = "17.3"
    ABOUT: ClassVar[int] = LIMIT

    def rolled(self, state: State[Greece], total: int) -> None:
        facts = state.board.facts
        state.board.limit = total if facts.limit_by_sum else facts.limit_roll[total]


class DurationRoll(Roll):
    """16.3: two dice for the game turns in force, the current one included [G-19]."""

    RULE: ClassVar[str] = "16.3"
    ABOUT: ClassVar[int] = DURATION

    def rolled(self, state: State[Greece], total: int) -> None:
        board = state.board
        board.duration = board.facts.duration_roll[total]
        state.note("doctrine", DOCTRINES + board.doctrine, board.limit, board.duration)
