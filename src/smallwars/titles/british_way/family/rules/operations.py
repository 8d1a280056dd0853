"""Operations in general: choosing one, its spaces, and the Special Activity beside it (2.3.4, 3.1, 4.1)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, LOUD, Frame, State
from smallwars.engine.question import Question, Reason

from .board import C, CoinBoard, Space
from .spaces import SpaceSelection
from .words import DONE, SPECIAL

ALREADY_SELECTED: Final = Reason("3.1", "already-selected")
NO_MORE_SPACES: Final = Reason("3.1", "no-more-spaces")
NOT_HERE: Final = Reason("5.1", "not-here")
NO_SPECIAL: Final = Reason("4.1", "no-special")
NO_SPECIAL_POSSIBLE: Final = Reason("4.1", "no-special-possible")
LEAVES_NO_SPACE: Final = Reason("3.1", "no-space")

EVERY_SPACE: Final = (1 << 60) - 1
"""Every space of any map, as bits."""

REQUIRED: Final = 0
MAY_STOP: Final = 1
MUST_SELECT: Final = 2
"""At least one space must be selected; none need be ("may", B12); as many as are left must be."""


class Operation(SpaceSelection[C]):
    """3.1: an Operation, selected and resolved space by space, each space once [B5]."""

    def __init__(
        self,
        actor: int,
        within: int,
        left: int,
        terms: int = 0,
        special: int = 0,
        mode: int = REQUIRED,
        chosen: int = 0,
        tally: int = 0,
    ) -> None:
        """`within`: spaces allowed at all; `left`: spaces still to select; `terms`: what a game adds, as what it costs;
        `special`: 1 while a Special Activity may accompany; `tally`: what the Operation counts for itself."""
        self.actor = actor
        self.within = within
        self.left = left
        self.terms = terms
        self.special = special
        self.mode = mode
        self.chosen = chosen
        self.tally = tally

    # What each Operation says for itself

    def op(self) -> int:
        """Which Operation this is."""
        raise NotImplementedError

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation[C]:
        """The same Operation, further on."""
        raise NotImplementedError

    def next_tally(self, space: Space) -> int:
        """The count after selecting that space."""
        return self.tally

    def spaces_left(self, board: C, legal: int) -> int:
        """How many more spaces may be selected of those that are legal, as the question says it; -1 where it need not
        be said."""
        return -1 if self.left == 1 and self.chosen == 0 else self.left

    def not_here(self) -> Reason:
        """Why a space outside those allowed cannot be selected."""
        return NOT_HERE

    def may_be_empty(self, board: C) -> bool:
        """Whether no space need be selected [B2]."""
        return False

    def enabled_by(self, board: C) -> int:
        """The Special Activity without which the Operation has no space; 0 when there is none."""
        return 0

    # What all Operations share

    def legal(self, board: C) -> list[int]:
        """The spaces that may be selected."""
        free = self.within & ~self.chosen
        return [
            space
            for space in range(len(board.troops))
            if free >> space & 1 and self.space_refusal(board, space) is None
        ]

    def updated(self, special: int, tally: int) -> Operation[C]:
        """The same Operation after something happened in one of its spaces."""
        return self.again(self.left, self.terms, special, self.mode, self.chosen, tally)

    def ask(self, board: C) -> Question | None:
        if self.mode > MUST_SELECT:
            return self.ask_extension(board)
        answers = self.legal(board) if self.left > 0 else []
        left = self.spaces_left(board, len(answers))
        self.add_words(board, answers)
        return Question(self.actor, self.kind(), self.rule(), answers, -1, None, left)

    def weight(self, board: C, answer: int) -> int:
        """The only space that an Event or a Raid has named is selected by that; so is the only price of one more."""
        if answer == DONE:
            return CLOSE
        is_named = self.mode > MUST_SELECT or (answer < DONE and self.within == 1 << answer)
        return DETAIL if is_named else LOUD

    def opens_pick(self, board: C) -> bool:
        return self.commutes() and self.mode <= MUST_SELECT

    def commutes(self) -> bool:
        """Whether it makes no difference which of its spaces was selected first, and neither dice nor chits come in."""
        return False

    def add_words(self, board: C, answers: list[int]) -> None:
        """A Special Activity, or enough: at least one space is selected where one can be [B2]."""
        may_stop = self.mode == MAY_STOP or self.may_be_empty(board)
        stop = self.mode != MUST_SELECT and (self.chosen != 0 or may_stop)
        none_left = len(answers) == 0 and self.chosen != 0
        self.add_extension(board, answers)
        if self.special and any_special(board, self.actor, self.op()):
            answers.append(SPECIAL)
        if stop or none_left or not answers:
            answers.append(DONE)

    def add_extension(self, board: C, answers: list[int]) -> None:
        """A way to more spaces, where a game has one."""

    def ask_extension(self, board: C) -> Question | None:
        """What such a way asks, in a mode of its own."""
        raise NotImplementedError

    def take_extension(self, state: State[C], answer: int) -> None:
        """What such a way does."""
        raise NotImplementedError

    def take(self, state: State[C], answer: int) -> None:
        if answer == DONE:
            self.finish(state)
        elif answer == SPECIAL:
            free = self.chosen or self.may_be_empty(state.board) or self.legal(state.board)
            only = 0 if free else self.enabled_by(state.board)
            state.push(self.updated(0, self.tally))
            state.push(SpecialMenu(self.actor, self.op(), only))
        elif answer < DONE and self.mode <= MUST_SELECT:
            self.select(state, answer)
        else:
            self.take_extension(state, answer)

    def announce(self, state: State[C]) -> None:
        """The log names the Operation before its first space."""
        state.note("operation", self.actor, self.op())

    def go_on(self, state: State[C]) -> None:
        """4.1: the log says so if a Special Activity came in between."""
        go_on(state, self.actor, self.op())

    def head(self, state: State[C]) -> None:
        """The log's heading for what comes."""
        if self.chosen == 0:
            self.announce(state)
        else:
            self.go_on(state)

    def select(self, state: State[C], space: Space) -> None:
        """Select a space and resolve it; MUST_SELECT ends with the last space it asks for."""
        mode = REQUIRED if self.mode == MUST_SELECT and self.left == 1 else self.mode
        chosen = self.chosen | 1 << space
        if state.log is not None:
            self.head(state)
        state.push(self.again(self.left - 1, self.terms, self.special, mode, chosen, self.next_tally(space)))
        self.resolve(state, space)

    def candidates(self, board: C) -> list[int]:
        return [*range(len(board.troops)), SPECIAL]

    def refusal(self, board: C, answer: int) -> Reason | None:
        if answer == SPECIAL:
            return self.special_refusal(board)
        if not self.within >> answer & 1:
            return self.not_here()
        if self.chosen >> answer & 1:
            return ALREADY_SELECTED
        return self.space_refusal(board, answer) or (NO_MORE_SPACES if self.left == 0 else None)

    def special_refusal(self, board: C) -> Reason | None:
        """4.1: why no Special Activity can be executed now."""
        if not self.special:
            return NO_SPECIAL
        return None if any_special(board, self.actor, self.op()) else NO_SPECIAL_POSSIBLE


HEADINGS: Final = ("operation", "free_operation", "special", "resume")
"""What the log puts above that which happens."""


def go_on(state: State[Any], actor: int, op: int) -> None:
    """4.1: the Operation goes on; the log says so if something else stands above it last."""
    if state.log is None:
        return
    for entry in reversed(state.log.entries):
        if entry.verb in HEADINGS:
            if entry.verb != "special" and entry.verb != "free_operation" and entry.args[:2] == (actor, op):
                return
            break
    state.note("resume", actor, op)


def count_for_operation(state: State[Any], tally: int) -> None:
    """The Operation on top of the stack, one of whose spaces was just worked on, counts this."""
    operation = state.stack[-1]
    assert isinstance(operation, Operation)
    state.stack[-1] = operation.updated(operation.special, tally)


def use_up_special(state: State[Any], index: int) -> None:
    """The Operation at that place of the stack has had its Special Activity."""
    operation = state.stack[index]
    assert isinstance(operation, Operation)
    state.stack[index] = operation.updated(0, operation.tally)


# Choosing


class OperationMenu(Frame[Any]):
    """3.1: one of the Faction's Operations, full with a Special Activity or Limited (2.3.4)."""

    def __init__(
        self, faction: int, limited: int, within: int = EVERY_SPACE, free: int = 0, may: int = 0, times: int = 1
    ) -> None:
        """`within`: in these spaces; `free`: 1 when it costs nothing (5.4); `may`: 1 when it can be declined; `times`:
        how many, one after the other."""
        self.faction = faction
        self.limited = limited
        self.within = within
        self.free = free
        self.may = may
        self.times = times

    def candidates(self, board: CoinBoard) -> list[int]:
        return board.shared.chapters.operations(self.faction)

    def refusal(self, board: CoinBoard, answer: int) -> Reason | None:
        special = 0 if self.limited else 1
        return board.shared.chapters.operation_refusal(board, answer, special, self.within, self.free)

    def ask(self, board: CoinBoard) -> Question | None:
        answers = [op for op in self.candidates(board) if self.refusal(board, op) is None]
        if not answers:
            return None
        about = -1 if self.within == EVERY_SPACE else self.within.bit_length() - 1
        return Question(self.faction, "operation", "3.1", [*answers, DONE] if self.may else answers, about)

    def weight(self, board: CoinBoard, answer: int) -> int:
        return LOOK

    def take(self, state: State[Any], answer: int) -> None:
        if answer == DONE:
            return
        if self.times > 1:
            state.push(OperationMenu(self.faction, self.limited, self.within, self.free, self.may, self.times - 1))
        chapters = state.board.shared.chapters
        state.push(chapters.operation(state.board, answer, self.faction, self.limited, self.within, self.free))


def any_operation(board: CoinBoard, faction: int, limited: bool) -> bool:
    """3.0: whether the Faction can execute any Operation."""
    chapters = board.shared.chapters
    for op in chapters.operations(faction):
        if chapters.operation_refusal(board, op, 0 if limited else 1, EVERY_SPACE, 0) is None:
            return True
    return False


# Special Activities


def any_special(board: CoinBoard, faction: int, op: int) -> bool:
    """4.1: whether any Special Activity of the Faction could accompany the Operation now."""
    chapters = board.shared.chapters
    for special in chapters.specials(faction):
        if chapters.special_refusal(board, special, op) is None:
            return True
    return False


class SpecialMenu(Frame[Any]):
    """4.1: the Special Activity of the Faction's choice."""

    def __init__(self, actor: int, operation: int, only: int = 0) -> None:
        """`only`: the one without which the Operation would have no space."""
        self.actor = actor
        self.operation = operation
        self.only = only

    def candidates(self, board: CoinBoard) -> list[int]:
        return board.shared.chapters.specials(self.actor)

    def refusal(self, board: CoinBoard, answer: int) -> Reason | None:
        if self.only and answer != self.only:
            return LEAVES_NO_SPACE
        return board.shared.chapters.special_refusal(board, answer, self.operation)

    def ask(self, board: CoinBoard) -> Question | None:
        answers = [special for special in self.candidates(board) if self.refusal(board, special) is None]
        return Question(self.actor, "special_activity", "4.1", answers) if answers else None

    def take(self, state: State[Any], answer: int) -> None:
        board: CoinBoard = state.board
        state.note("special", self.actor, answer)
        state.push(board.shared.chapters.special_activity(board, answer, self.actor, 1 if self.only else 0))


class Accompany(Frame[Any]):
    """4.1: the Special Activity may also come after the Operation, or between two steps of it."""

    def __init__(self, actor: int, operation: int) -> None:
        self.actor = actor
        self.operation = operation

    def ask(self, board: CoinBoard) -> Question | None:
        if not any_special(board, self.actor, self.operation):
            return None
        return Question(self.actor, "special", "4.1", [SPECIAL, DONE])

    def take(self, state: State[Any], answer: int) -> None:
        if answer == SPECIAL:
            state.push(SpecialMenu(self.actor, self.operation))
