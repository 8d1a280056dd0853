"""Frames that share their fields, and the end of a series of picks."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question, Reason

from .board import C, Space

ANY_ORDER: Final = -2
"""What a frame says of its order where its picks come in any."""


class Closing(Frame[C]):
    """A series of picks where people play: it ends with `done`, where nothing more can be picked too."""

    def __init__(self, series: Frame[C], end: Question) -> None:
        """`end`: what is asked when nothing more can be picked."""
        self.series = series
        self.end = end

    def ask(self, board: C) -> Question | None:
        return self.series.ask(board) or self.end

    def take(self, state: State[C], answer: int) -> None:
        self.series.take(state, answer)

    def candidates(self, board: C) -> list[int]:
        return self.series.candidates(board)

    def refusal(self, board: C, answer: int) -> Reason | None:
        return self.series.refusal(board, answer)


class FrameOfActor(Frame[C]):
    """A frame that concerns whoever acts."""

    def __init__(self, actor: int) -> None:
        self.actor = actor


class FrameOfSpace(Frame[C]):
    """A frame that concerns one space."""

    def __init__(self, space: Space) -> None:
        self.space = space


class FrameOfSpaces(Frame[C]):
    """A frame that concerns a set of spaces."""

    def __init__(self, spaces: int) -> None:
        """`spaces`: as bits."""
        self.spaces = spaces


class FrameOfActorAndSpace(Frame[C]):
    """A frame that concerns whoever acts, and the space where he does."""

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space
