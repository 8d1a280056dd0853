"""What Operations in Kenya add to those of the family: any number of spaces, and Resources for those of the Mau Mau
(3.1, 3.1.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from ...family.rules.board import Space
from ...family.rules.frames import ANY_ORDER
from ...family.rules.operations import MUST_SELECT
from ...family.rules.operations import Operation as AnyOperation
from .board import SPACES, Kenya, KenyaState, gain_resources

ANY_NUMBER: Final = SPACES
"""3.1: Operations take place in any number of spaces."""

FREE: Final = 1
WITHOUT_OUTRAGE: Final = 2
MAY_BE_EMPTY: Final = 4
"""Terms, as bits: an Operation that costs no Resources (3.1.2, 5.4); a Relocate that no Outrage follows (K32); a full
Operation that needs no space, where an option says so [B2]."""

NO_RESOURCES: Final = Reason("3.1", "no-resources")
OUT_OF_ORDER: Final = Reason("3.1", "out-of-order")


class Operation(AnyOperation[Kenya]):
    """3.1: an Operation in any number of spaces; how many is said where fewer are left than are legal."""

    def may_be_empty(self, board: Kenya) -> bool:
        return self.terms & MAY_BE_EMPTY != 0

    def spaces_left(self, board: Kenya, legal: int) -> int:
        if self.left > legal or self.mode == MUST_SELECT or (self.left == 1 and self.chosen == 0):
            return -1
        return self.left if self.left < legal or self.left == 0 else -1


class PaidOperation(Operation):
    """3.1: an Operation of the Mau Mau costs a Resource for each space, unless it is free."""

    def is_free(self) -> bool:
        """3.1.2, 5.4"""
        return self.terms & FREE != 0

    def spaces_left(self, board: Kenya, legal: int) -> int:
        if self.left > 1 and board.resources < legal and not self.is_free():
            return min(self.left, board.resources)
        return super().spaces_left(board, legal)

    def place_refusal(self, board: Kenya, space: Space) -> Reason | None:
        """Why the space cannot be selected, whatever it costs."""
        raise NotImplementedError

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        if board.resources == 0 and not self.is_free():
            return NO_RESOURCES
        return self.place_refusal(board, space)

    def carry_out(self, state: KenyaState, space: Space) -> None:
        """Do it there, paid or free."""
        raise NotImplementedError

    def announce(self, state: KenyaState) -> None:
        state.note("free_operation" if self.is_free() else "operation", self.actor, self.op())

    def go_on(self, state: KenyaState) -> None:
        """No Special Activity comes in between where it is free."""
        if not self.is_free():
            super().go_on(state)

    def heading(self) -> str:
        """How the log names the space."""
        return "select"

    def resolve(self, state: KenyaState, space: Space) -> None:
        state.note(self.heading(), space)
        if not self.is_free():
            gain_resources(state, -1)
        self.carry_out(state, space)


def out_of_order(tally: int, space: Space) -> Reason | None:
    """Destinations commute: bots select them in the order of the map; the tally says where the next may stand."""
    return OUT_OF_ORDER if space < tally else None


def next_in_order(tally: int, space: Space) -> int:
    """The tally after selecting that destination; the order begins anew after one that was selected in any order."""
    return 0 if tally == ANY_ORDER else space + 1
