"""Frames that share their fields."""

from __future__ import annotations

from smallwars.engine.frame import Frame

from .board import B, BorderBoard, Place, Units


class FrameOfSide(Frame[B]):
    """A frame that concerns one side."""

    def __init__(self, side: int) -> None:
        self.side = side


class BattleFrame(Frame[BorderBoard]):
    """A stage of a battle in an area; `side` attacks."""

    def __init__(self, side: int, area: Place, attackers: Units, defenders: Units) -> None:
        self.side = side
        self.area = area
        self.attackers = attackers
        self.defenders = defenders
