"""What Operations in Cyprus add to those of the family: Intelligence Lead and Offensive (2.3.7)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Question, Reason

from ...family.rules.board import Space
from ...family.rules.forces import cubes
from ...family.rules.operations import MUST_SELECT
from ...family.rules.operations import Operation as AnyOperation
from ...family.rules.words import SPECIAL
from .board import SPACES, Cyprus, CyprusState, chits, remove_cache
from .intel import DiscardChits
from .words import ASSAULT, LEAD, OFFENSIVE, SMUGGLE

NO_CACHE_THERE: Final = Reason("2.3.7", "no-cache-there")
CUBES_AT_CACHE: Final = Reason("2.3.7", "cubes-at-cache")
NOTHING_TO_ADD: Final = Reason("2.3.7", "nothing-to-add")
NO_CHIT: Final = Reason("2.3.7", "no-chit")
SPACES_LEFT: Final = Reason("2.3.7", "spaces-left")
NOT_EXTENDED: Final = Reason("2.3.7", "not-extended")

FULL: Final = 3
"""3.1: Operations take place in up to three spaces."""

EXTENDABLE: Final = 1
"""Terms of an Operation to which one more space may still be added (2.3.7)."""

PAYING: Final = 3
"""A mode beside those of the family: an Arms Cache is to be removed for one more space, which then must be selected."""


class Operation(AnyOperation[Cyprus]):
    """3.1, 2.3.7: an Operation, and the one space that a chit or an Arms Cache adds to it."""

    def selectable(self, board: Cyprus) -> int:
        """How many spaces may be selected together."""
        return len(self.legal(board))

    def enabled_by(self, board: Cyprus) -> int:
        return SMUGGLE

    def can_be_extended(self) -> bool:
        """2.3.7 names the Operations that can be given one more space."""
        return True

    def may_extend_now(self) -> bool:
        """2.3.7: a cache may be removed at any time, for it becomes Available; a chit when the spaces are used up."""
        return self.left == 0 or extension(self.op()) == OFFENSIVE

    def ask_extension(self, board: Cyprus) -> Question | None:
        caches = [space for space in range(SPACES) if offensive_refusal(self, board, space) is None]
        return Question(self.actor, "offensive", "2.3.7", caches)

    def add_extension(self, board: Cyprus, answers: list[int]) -> None:
        enough = self.left == 0 or len(answers) > self.left
        if enough and self.terms and self.may_extend_now() and extension_refusal(self, board) is None:
            answers.append(extension(self.op()))

    def take_extension(self, state: CyprusState, answer: int) -> None:
        if self.mode == PAYING:
            remove_cache(state, answer)
            state.push(self.again(self.left + 1, 0, self.special, MUST_SELECT, self.chosen, self.tally))
        else:
            self.extend(state, answer)

    def extend(self, state: CyprusState, way: int) -> None:
        """2.3.7: one more space, for a chit or for an Arms Cache; the log names the Operation before it."""
        if self.chosen == 0:
            self.announce(state)
        mode = MUST_SELECT if way == LEAD else PAYING
        left = self.left + 1 if way == LEAD else self.left
        state.push(self.again(left, 0, self.special, mode, self.chosen, self.tally))
        state.note("extension", way)
        if way == LEAD:
            state.push(DiscardChits(1))

    def head(self, state: CyprusState) -> None:
        if self.chosen == 0 and self.mode == MUST_SELECT:
            self.go_on(state)
        else:
            super().head(state)

    def candidates(self, board: Cyprus) -> list[int]:
        if self.mode == PAYING:
            return list(range(SPACES))
        return [*range(SPACES), extension(self.op()), SPECIAL]

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if answer == LEAD or answer == OFFENSIVE:
            return extension_refusal(self, board) or (None if self.may_extend_now() else SPACES_LEFT)
        if self.mode == PAYING:
            return offensive_refusal(self, board, answer)
        return super().refusal(board, answer)


def extension(op: int) -> int:
    """2.3.7: how that Operation can be given one more space."""
    return LEAD if op <= ASSAULT else OFFENSIVE


def extension_refusal(operation: Operation, board: Cyprus) -> Reason | None:
    """2.3.7: why no further space can be bought."""
    if not operation.terms or not operation.can_be_extended():
        return NOT_EXTENDED
    if extension(operation.op()) == LEAD:
        if chits(board) == 0:
            return NO_CHIT
        return None if operation.selectable(board) > operation.left else NOTHING_TO_ADD
    reason = NO_CACHE_THERE
    for space in range(SPACES):
        if board.caches[space]:
            why = offensive_refusal(operation, board, space)
            if why is None:
                return None
            reason = why
    return reason


def offensive_refusal(operation: Operation, board: Cyprus, space: Space) -> Reason | None:
    """2.3.7: a cache from a space without cubes; what is added is tested without that cache [C-18]."""
    if board.caches[space] == 0:
        return NO_CACHE_THERE
    if cubes(board, space):
        return CUBES_AT_CACHE
    board.caches[space] -= 1
    added = operation.selectable(board) > operation.left
    board.caches[space] += 1
    return None if added else NOTHING_TO_ADD
