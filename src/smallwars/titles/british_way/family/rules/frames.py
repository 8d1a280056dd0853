"""Frames that share their fields."""

from __future__ import annotations

from smallwars.engine.frame import Frame

from .board import C, Space


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
