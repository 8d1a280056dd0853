"""Population Resettlement (16.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from smallwars.engine.frame import State
from smallwars.engine.question import Question, Reason

from .board import Greece, has_conventional_unit, place_terror
from .dice import RegionRoll
from .places import RegionFrame
from .political_index import shift_index
from .words import DONE, DSE, GOVERNMENT

NOT_RURAL: Final = Reason("16.5", "not-rural")
ALREADY_REMOTE: Final = Reason("16.5", "already-remote")
NO_CONVENTIONAL_UNIT: Final = Reason("16.5", "no-conventional-unit")


def remote(board: Greece) -> int:
    """16.5 a: the Regions that are Remote [G-1]."""
    return board.resettled | board.facts.remote


class Resettle(RegionFrame):
    """16.5: Regions to resettle, one after the other and in any order, when the Government's Mobilization begins
    [G-32]."""

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if not board.facts.greek >> answer & 1 or board.facts.urban >> answer & 1:
            return NOT_RURAL
        if remote(board) >> answer & 1:
            return ALREADY_REMOTE
        return None if has_conventional_unit(board, GOVERNMENT, answer) else NO_CONVENTIONAL_UNIT

    def likely(self, board: Greece) -> int:
        return board.present[GOVERNMENT]

    def ask(self, board: Greece) -> Question | None:
        regions = self.legal(board)
        return Question(GOVERNMENT, "resettle", "16.5", [*regions, DONE]) if regions else None

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == DONE:
            return
        state.push_all([ResettleRoll(answer, 1), Resettle()])


class ResettleRoll(RegionRoll):
    """16.5 a-c: Remote and terrorized; one die, which the DSE gains and the Government loses."""

    RULE: ClassVar[str] = "16.5"

    def rolled(self, state: State[Greece], total: int) -> None:
        state.board.resettled |= 1 << self.region
        state.note("resettle", self.region, total)
        place_terror(state, self.region)
        shift_index(state, DSE, total)
        shift_index(state, GOVERNMENT, -total)
