"""Operations in general: choosing one, its spaces, Intelligence Lead and Offensive (2.3.4, 2.3.7, 3.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import Question, Reason
from ..words import DONE, SPECIAL
from .board import EVERYWHERE, SPACES, Cyprus, CyprusFrame, CyprusState, Space, chits, cubes, remove_cache
from .intel import DiscardChits
from .special_activities import SpecialMenu, any_special
from .words import ASSAULT, LEAD, OFFENSIVE, SMUGGLE

ALREADY_SELECTED: Final = Reason("3.1", "already-selected")
NO_MORE_SPACES: Final = Reason("3.1", "no-more-spaces")
NOT_HERE: Final = Reason("5.1", "not-here")
NO_CACHE_THERE: Final = Reason("2.3.7", "no-cache-there")
CUBES_AT_CACHE: Final = Reason("2.3.7", "cubes-at-cache")
NOTHING_TO_ADD: Final = Reason("2.3.7", "nothing-to-add")
NO_CHIT: Final = Reason("2.3.7", "no-chit")
NO_SPECIAL: Final = Reason("4.1", "no-special")
NO_SPECIAL_POSSIBLE: Final = Reason("4.1", "no-special-possible")
SPACES_LEFT: Final = Reason("2.3.7", "spaces-left")
NOT_EXTENDED: Final = Reason("2.3.7", "not-extended")

FULL: Final = 3
"""3.1: Operations take place in up to three spaces."""

REQUIRED: Final = 0
MAY_STOP: Final = 1
PAYING: Final = 2
MUST_SELECT: Final = 3
"""At least one space must be selected; none need be ("may", B12); an Arms Cache is to be removed for one more space,
and then that space must be selected (2.3.7)."""


class Operation(CyprusFrame):
    """3.1: an Operation, selected and resolved space by space, each space once [B5]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "within", "left", "extra", "special", "mode", "chosen", "tally")

    def __init__(
        self,
        actor: int,
        within: int = EVERYWHERE,
        left: int = FULL,
        extra: int = 0,
        special: int = 0,
        mode: int = REQUIRED,
        chosen: int = 0,
        tally: int = 0,
    ) -> None:
        """`within`: spaces allowed at all; `left`: spaces still to select; `extra`: 1 while one may be bought (2.3.7);
        `special`: 1 while a Special Activity may accompany; `tally`: what the Operation counts for itself."""
        self.actor = actor
        self.within = within
        self.left = left
        self.extra = extra
        self.special = special
        self.mode = mode
        self.chosen = chosen
        self.tally = tally

    # What each Operation says for itself

    def op(self) -> int:
        """Which Operation this is."""
        raise NotImplementedError

    def kind(self) -> str:
        """The kind of its space question."""
        raise NotImplementedError

    def rule(self) -> str:
        """Its paragraph."""
        raise NotImplementedError

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        """Why the space cannot be selected."""
        raise NotImplementedError

    def resolve(self, state: CyprusState, space: Space) -> None:
        """Carry the Operation out there."""
        raise NotImplementedError

    def finish(self, state: CyprusState) -> None:
        """No more spaces are selected."""

    def again(self, left: int, extra: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        """The same Operation, further on."""
        raise NotImplementedError

    # What all Operations share

    def legal(self, board: Cyprus) -> list[int]:
        """The spaces that may be selected."""
        free = self.within & ~self.chosen
        spaces: list[int] = []
        for space in range(SPACES):
            if free >> space & 1 and self.space_refusal(board, space) is None:
                spaces.append(space)
        return spaces

    def selectable(self, board: Cyprus) -> int:
        """How many spaces may be selected together."""
        return len(self.legal(board))

    def updated(self, special: int, tally: int) -> Operation:
        """The same Operation after something happened in one of its spaces."""
        return self.again(self.left, self.extra, special, self.mode, self.chosen, tally)

    def ask(self, board: Cyprus) -> Question | None:
        if self.mode == PAYING:
            caches = [space for space in range(SPACES) if offensive_refusal(self, board, space) is None]
            return Question(self.actor, "offensive", "2.3.7", caches)
        answers = self.legal(board) if self.left > 0 else []
        self.add_words(board, answers)
        return Question(self.actor, self.kind(), self.rule(), answers, -1, None, self.left)

    def add_words(self, board: Cyprus, answers: list[int]) -> None:
        """One more space, a Special Activity, or enough: at least one space is selected where one can be [B2], and
        every space that was bought (2.3.7)."""
        stop = self.mode != MUST_SELECT and (self.chosen != 0 or self.mode == MAY_STOP)
        spaces = len(answers)
        enough = self.left == 0 or spaces > self.left
        if enough and self.extra and self.may_extend_now() and extension_refusal(self, board) is None:
            answers.append(extension(self.op()))
        if self.special and any_special(board, self.op()):
            answers.append(SPECIAL)
        if stop or not answers or (spaces == 0 and self.chosen != 0):
            answers.append(DONE)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            self.finish(state)
        elif answer == SPECIAL:
            state.push(self.updated(0, self.tally))
            only = 0 if self.chosen or self.legal(state.board) else SMUGGLE
            state.push(SpecialMenu(self.actor, self.op(), only))
        elif answer == LEAD or answer == OFFENSIVE:
            mode = MUST_SELECT if answer == LEAD else PAYING
            left = self.left + 1 if answer == LEAD else self.left
            state.push(self.again(left, 0, self.special, mode, self.chosen, self.tally))
            state.note("extension", answer)
            if answer == LEAD:
                state.push(DiscardChits(1))
        elif self.mode == PAYING:
            remove_cache(state, answer)
            state.push(self.again(self.left + 1, 0, self.special, MUST_SELECT, self.chosen, self.tally))
        else:
            chosen = self.chosen | 1 << answer
            mode = REQUIRED if self.mode == MUST_SELECT and self.left == 1 else self.mode
            state.push(self.again(self.left - 1, self.extra, self.special, mode, chosen, self.next_tally(answer)))
            self.resolve(state, answer)

    def may_extend_now(self) -> bool:
        """2.3.7: a cache may be removed at any time, for it becomes Available; a chit when the spaces are used up."""
        return self.left == 0 or extension(self.op()) == OFFENSIVE

    def can_be_extended(self) -> bool:
        """2.3.7 names the Operations that can be given one more space."""
        return True

    def next_tally(self, space: Space) -> int:
        """The count after selecting that space."""
        return self.tally

    def candidates(self, board: Cyprus) -> list[int]:
        if self.mode == PAYING:
            return list(range(SPACES))
        return [*range(SPACES), extension(self.op()), SPECIAL]

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if answer == SPECIAL:
            return self.special_refusal(board)
        if answer == LEAD or answer == OFFENSIVE:
            return extension_refusal(self, board) or (None if self.may_extend_now() else SPACES_LEFT)
        if self.mode == PAYING:
            return offensive_refusal(self, board, answer)
        if not self.within >> answer & 1:
            return NOT_HERE
        if self.chosen >> answer & 1:
            return ALREADY_SELECTED
        return self.space_refusal(board, answer) or (NO_MORE_SPACES if self.left == 0 else None)

    def special_refusal(self, board: Cyprus) -> Reason | None:
        """4.1: why no Special Activity can be executed now."""
        if not self.special:
            return NO_SPECIAL
        return None if any_special(board, self.op()) else NO_SPECIAL_POSSIBLE


def count_for_operation(state: CyprusState, tally: int) -> None:
    """The Operation on top of the stack, one of whose spaces was just worked on, counts this."""
    operation = state.stack[-1]
    assert isinstance(operation, Operation)
    state.stack[-1] = operation.updated(operation.special, tally)


def use_up_special(state: CyprusState, index: int) -> None:
    """The Operation at that place of the stack has had its Special Activity."""
    operation = state.stack[index]
    assert isinstance(operation, Operation)
    state.stack[index] = operation.updated(0, operation.tally)


# Intelligence Lead and Offensive


def extension(op: int) -> int:
    """2.3.7: how that Operation can be given one more space."""
    return LEAD if op <= ASSAULT else OFFENSIVE


def extension_refusal(operation: Operation, board: Cyprus) -> Reason | None:
    """2.3.7: why no further space can be bought."""
    if not operation.extra or not operation.can_be_extended():
        return NOT_EXTENDED
    if extension(operation.op()) == LEAD:
        if chits(board) == 0:
            return NO_CHIT
        return None if operation.selectable(board) > operation.left else NOTHING_TO_ADD
    reason = NO_CACHE_THERE
    for space in range(SPACES):
        why = offensive_refusal(operation, board, space)
        if why is None:
            return None
        if board.caches[space]:
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
