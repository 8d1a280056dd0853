"""Frames that ask for spaces: one, some that are each selected once (4.1), picks that an Event allows (5.1), or those
in which something is still to be done."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, LOUD, Frame, State
from smallwars.engine.question import Question, Reason

from .board import C, Space
from .frames import ANY_ORDER, Closing
from .words import CARD, DONE

ALREADY_SELECTED: Final = Reason("4.1", "already-selected")
NO_MORE_SPACES: Final = Reason("4.1", "no-more-spaces")
NOT_SUITABLE: Final = Reason("5.1", "not-suitable")
ALREADY_PICKED: Final = Reason("5.1", "already-selected")
NO_MORE_PICKS: Final = Reason("5.1", "no-more-spaces")
OUT_OF_ORDER: Final = Reason("5.1", "out-of-order")
LEAVES_TOO_FEW: Final = Reason("5.1.3", "leaves-too-few")

NORMAL: Final = 0
"""The usual conditions for a space of a Special Activity; an Event may set others."""


class SpaceFrame(Frame[C]):
    """A frame that asks for a space: every space is a candidate, and the answers are those without a refusal."""

    def candidates(self, board: C) -> list[int]:
        return list(range(len(board.troops)))

    def legal(self, board: C) -> list[int]:
        """The spaces without a refusal."""
        return [space for space in range(len(board.troops)) if self.refusal(board, space) is None]


class SpaceSelection(SpaceFrame[C]):
    """An Operation or a Special Activity that selects spaces and is carried out in each."""

    def kind(self) -> str:
        """The kind of its space question."""
        raise NotImplementedError

    def rule(self) -> str:
        """Its paragraph."""
        raise NotImplementedError

    def space_refusal(self, board: C, space: Space) -> Reason | None:
        """Why the space cannot be selected."""
        raise NotImplementedError

    def resolve(self, state: State[C], space: Space) -> None:
        """Carry it out there."""
        raise NotImplementedError

    def finish(self, state: State[C]) -> None:
        """No more spaces are selected."""


class Selection(SpaceSelection[C]):
    """A Special Activity that selects spaces, each once (4.1)."""

    def __init__(self, actor: int, left: int = 1, terms: int = NORMAL, stop: int = 0, chosen: int = 0) -> None:
        """`terms`: under which conditions; `stop`: 1 when no space need be selected."""
        self.actor = actor
        self.left = left
        self.terms = terms
        self.stop = stop
        self.chosen = chosen

    def special(self) -> int:
        """Which Special Activity this is."""
        raise NotImplementedError

    def again(self, left: int, chosen: int) -> Selection[C]:
        """The same, further on."""
        raise NotImplementedError

    def ask(self, board: C) -> Question | None:
        if self.left == 0:
            return None
        answers = self.legal(board)
        if not answers:
            return None
        if self.stop or self.chosen:
            answers.append(DONE)
        return Question(self.actor, self.kind(), self.rule(), answers)

    def in_any_order(self) -> Frame[C]:
        """Its end is said with `done`, for it may throw a die."""
        if self.chosen == 0:
            return self
        return Closing(self, Question(self.actor, self.kind(), self.rule(), [DONE]))

    def weight(self, board: C, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def take(self, state: State[C], answer: int) -> None:
        if answer == DONE:
            self.finish(state)
        else:
            state.push(self.again(self.left - 1, self.chosen | 1 << answer))
            if self.stop and not self.chosen:
                state.note("special", self.actor, self.special())
            state.note("select", answer)
            self.resolve(state, answer)

    def go(self, state: State[C]) -> None:
        self.finish(state)

    def refusal(self, board: C, answer: int) -> Reason | None:
        if self.chosen >> answer & 1:
            return ALREADY_SELECTED
        return self.space_refusal(board, answer) or (NO_MORE_SPACES if self.left == 0 else None)


class Picks(SpaceFrame[C]):
    """So many picks of spaces, for bots in the order of the map. `terms` says which spaces will do; `upto`: 1 if fewer
    will do. Where they will not, a pick that would leave too few behind it in that order is not offered (5.1.3)."""

    def __init__(
        self, actor: int, left: int, terms: int = 0, upto: int = 0, last: int = -1, used: int = 0, chosen: int = 0
    ) -> None:
        """`last`: the space picked last; `used`: what the verb remembers; `chosen`: bits of the spaces picked."""
        self.actor = actor
        self.left = left
        self.terms = terms
        self.upto = upto
        self.last = last
        self.used = used
        self.chosen = chosen

    def kind(self) -> str:
        """The kind of the question."""
        raise NotImplementedError

    def capacity(self, board: C, space: Space) -> int:
        """How many picks the space can take."""
        raise NotImplementedError

    def do(self, state: State[C], space: Space) -> None:
        """Carry one pick out."""
        raise NotImplementedError

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks[C]:
        """The same, further on."""
        raise NotImplementedError

    def in_any_order(self) -> Picks[C]:
        return self.again(self.left, ANY_ORDER, self.used, self.chosen)

    def opens_pick(self, board: C) -> bool:
        return True

    def weight(self, board: C, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def rule(self) -> str:
        """Its paragraph."""
        return "5.1"

    def about(self, board: C) -> int:
        """What the question is about."""
        return CARD + board.card()

    def once(self) -> bool:
        """Whether a space can be picked only once."""
        return False

    def supply(self, board: C) -> int:
        """How many picks can be carried out in all."""
        return self.left

    def start(self) -> Space:
        """The first space in map order that can still be picked."""
        return self.last + 1 if self.once() else max(0, self.last)

    def room(self, board: C) -> list[int]:
        """How many picks each space can still take."""
        room = [self.capacity(board, space) for space in range(len(board.troops))]
        if self.once() and self.chosen:
            return [0 if self.chosen >> space & 1 else room[space] for space in range(len(room))]
        return room

    def offered(self, board: C) -> list[int]:
        """The spaces that may be picked now."""
        start, spaces, room = self.start(), len(board.troops), self.room(board)
        if self.last == ANY_ORDER:
            return [space for space in range(spaces) if room[space]]
        total = sum(room[start:])
        needed = 0 if self.upto else min(self.left, total, self.supply(board))
        answers: list[int] = []
        for space in range(start, spaces):
            if room[space] and total >= needed:
                answers.append(space)
            total -= room[space]
        return answers

    def ask(self, board: C) -> Question | None:
        answers = self.offered(board) if self.left else []
        if not answers and not (self.last == ANY_ORDER and self.chosen):
            return None
        offered = [*answers, DONE] if self.upto or not answers else answers
        return Question(self.actor, self.kind(), self.rule(), offered, self.about(board))

    def take(self, state: State[C], answer: int) -> None:
        if answer != DONE:
            state.push(self.after(answer, self.used))
            self.do(state, answer)

    def after(self, space: Space, used: int) -> Picks[C]:
        """What remains to be picked after that space; the order begins anew after a pick out of order."""
        last = -1 if self.last == ANY_ORDER else space
        return self.again(self.left - 1, last, used, self.chosen | 1 << space)

    def refusal(self, board: C, answer: int) -> Reason | None:
        if answer in self.offered(board):
            return None if self.left else NO_MORE_PICKS
        if self.once() and self.chosen >> answer & 1:
            return ALREADY_PICKED
        if self.capacity(board, answer) == 0:
            return self.not_suitable()
        return self.out_of_order() if answer < self.start() else self.leaves_too_few()

    def not_suitable(self) -> Reason:
        """Why a space takes no pick."""
        return NOT_SUITABLE

    def out_of_order(self) -> Reason:
        """Why a space that is past takes no pick."""
        return OUT_OF_ORDER

    def leaves_too_few(self) -> Reason:
        """Why a space after which too few would be left takes no pick."""
        return LEAVES_TOO_FEW


class InEach(SpaceFrame[C]):
    """Something is to be done in each of these spaces (bits): bots keep the order of the map, people say where next."""

    def __init__(self, actor: int, spaces: int, order: int = 0) -> None:
        self.actor = actor
        self.spaces = spaces
        self.order = order

    def kind(self) -> str:
        """The kind of the question where next."""
        raise NotImplementedError

    def rule(self) -> str:
        """Its paragraph."""
        return "5.1"

    def there(self, space: Space) -> Frame[C]:
        """What is to be done in one of them."""
        raise NotImplementedError

    def is_due(self, board: C, space: Space) -> bool:
        """Whether there is anything to be done there."""
        return True

    def again(self, spaces: int, order: int) -> InEach[C]:
        """The same for fewer spaces, or in another order."""
        raise NotImplementedError

    def in_any_order(self) -> InEach[C]:
        return self.again(self.spaces, ANY_ORDER)

    def refusal(self, board: C, answer: int) -> Reason | None:
        return None if self.spaces >> answer & 1 and self.is_due(board, answer) else self.not_due()

    def not_due(self) -> Reason:
        """Why there is nothing to be done in a space."""
        return NOT_SUITABLE

    def ask(self, board: C) -> Question | None:
        """Where next, if there are several left."""
        spaces = self.legal(board)
        if len(spaces) < 2:
            return None
        return Question(self.actor, self.kind(), self.rule(), spaces if self.order == ANY_ORDER else spaces[:1])

    def take(self, state: State[C], answer: int) -> None:
        state.push(self.again(self.spaces & ~(1 << answer), 0))
        state.push(self.there(answer))

    def go(self, state: State[C]) -> None:
        for space in self.legal(state.board):
            state.push(self.there(space))
