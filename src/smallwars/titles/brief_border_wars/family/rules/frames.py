"""Frames that share their fields."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question, Reason

from .board import B, BorderBoard, Place, Units
from .words import BACK

ANY_ORDER: Final = -1
"""The unit picked last, in a frame whose picks come in any order: none before it is past."""


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


class OrBack(Frame[BorderBoard]):
    """A frame as people are asked it, with a way back to what stood before it; it is never put on the stack."""

    def __init__(self, frame: Frame[BorderBoard], before: Frame[BorderBoard]) -> None:
        self.frame = frame
        self.before = before

    def candidates(self, board: BorderBoard) -> list[int]:
        return self.frame.candidates(board)

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        return self.frame.refusal(board, answer)

    def ask(self, board: BorderBoard) -> Question | None:
        asked = self.frame.ask(board)
        if asked is None:
            return None
        answers = [*asked.answers, BACK]
        return Question(asked.actor, asked.kind, asked.rule, answers, asked.about, None, asked.left)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == BACK:
            state.push(self.before)
        else:
            self.frame.take(state, answer)
