"""What Operations in Kenya add to those of the family: any number of spaces, and Resources for those of the Mau Mau
(3.1, 3.1.2)."""

from __future__ import annotations

from typing import Final

from ....engine.question import Reason
from ..board import Space
from ..operations import MUST_SELECT
from ..operations import Operation as AnyOperation
from .board import SPACES, Kenya, KenyaState, gain_resources

ANY_NUMBER: Final = SPACES
"""3.1: Operations take place in any number of spaces."""

FREE: Final = 1
"""Terms of an Operation that costs no Resources (3.1.2, 5.4)."""

NO_RESOURCES: Final = Reason("3.1", "no-resources")
OUT_OF_ORDER: Final = Reason("3.1", "out-of-order")


class Operation(AnyOperation[Kenya]):
    """3.1: an Operation in any number of spaces, of which nothing need be said."""

    def spaces_left(self, board: Kenya) -> int:
        if self.left + self.chosen.bit_count() >= ANY_NUMBER or self.mode == MUST_SELECT:
            return -1
        return super().spaces_left(board)


class PaidOperation(Operation):
    """3.1: an Operation of the Mau Mau costs a Resource for each space, unless it is free."""

    def place_refusal(self, board: Kenya, space: Space) -> Reason | None:
        """Why the space cannot be selected, whatever it costs."""
        raise NotImplementedError

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        if board.resources == 0 and self.terms != FREE:
            return NO_RESOURCES
        return self.place_refusal(board, space)

    def carry_out(self, state: KenyaState, space: Space) -> None:
        """Do it there, paid or free."""
        raise NotImplementedError

    def announce(self, state: KenyaState) -> None:
        state.note("free_operation" if self.terms == FREE else "operation", self.actor, self.op())

    def heading(self) -> str:
        """How the log names the space."""
        return "select"

    def resolve(self, state: KenyaState, space: Space) -> None:
        state.note(self.heading(), space)
        if self.terms != FREE:
            gain_resources(state, -1)
        self.carry_out(state, space)

    def spaces_left(self, board: Kenya) -> int:
        shown = super().spaces_left(board)
        if self.terms == FREE or self.left == 1:
            return shown
        return min(self.left, board.resources)


def out_of_order(chosen: int, space: Space) -> Reason | None:
    """Destinations commute: they are selected in the order of the map."""
    return OUT_OF_ORDER if chosen >> space else None
