"""Greek politics: the doctrine of the Government, its limit and its duration (16.3)."""

from __future__ import annotations

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

    def __init__(self, left: int, total: int = 0) -> None:
        self.left = left
        self.total = total

    def rule(self) -> str:
        return "16.3"

    def about(self) -> int:
        return DOCTRINE

    def again(self, left: int, total: int) -> DoctrineRoll:
        return DoctrineRoll(left, total)

    def rolled(self, state: State[Greece], total: int) -> None:
        board = state.board
        board.doctrine = board.facts.doctrine_roll[total]
        board.limit = board.facts.limits[board.doctrine]


class LimitRoll(Roll):
    """17.3: two dice for the limit, in place of that of the doctrine [G-55]."""

    def __init__(self, left: int, total: int = 0) -> None:
        self.left = left
        self.total = total

    def rule(self) -> str:
        return "17.3"

    def about(self) -> int:
        return LIMIT

    def again(self, left: int, total: int) -> LimitRoll:
        return LimitRoll(left, total)

    def rolled(self, state: State[Greece], total: int) -> None:
        state.board.limit = state.board.facts.limit_roll[total]


class DurationRoll(Roll):
    """16.3: two dice for the game turns in force, the current one included [G-19]."""

    def __init__(self, left: int, total: int = 0) -> None:
        self.left = left
        self.total = total

    def rule(self) -> str:
        return "16.3"

    def about(self) -> int:
        return DURATION

    def again(self, left: int, total: int) -> DurationRoll:
        return DurationRoll(left, total)

    def rolled(self, state: State[Greece], total: int) -> None:
        board = state.board
        board.duration = board.facts.duration_roll[total]
        state.note("doctrine", DOCTRINES + board.doctrine, board.limit, board.duration)
