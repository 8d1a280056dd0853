"""Frames that ask for spaces: one, some that are each selected once (4.1), or picks in the order of the map (5.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question, Reason

from .board import C, Space
from .words import CARD, DONE

ALREADY_SELECTED: Final = Reason("4.1", "already-selected")
NOT_SUITABLE: Final = Reason("5.1", "not-suitable")
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
        return self.space_refusal(board, answer)


class Picks(SpaceFrame[C]):
    """So many picks of spaces, in the order of the map. `terms` says which spaces will do; `upto`: 1 if fewer will do.
    Where they will not, a pick that would leave too few behind it is not offered (5.1.3)."""

    def __init__(self, actor: int, left: int, terms: int = 0, upto: int = 0, last: int = -1, used: int = 0) -> None:
        """`last`: the space picked last; `used`: what the verb remembers."""
        self.actor = actor
        self.left = left
        self.terms = terms
        self.upto = upto
        self.last = last
        self.used = used

    def kind(self) -> str:
        """The kind of the question."""
        raise NotImplementedError

    def capacity(self, board: C, space: Space) -> int:
        """How many picks the space can take."""
        raise NotImplementedError

    def do(self, state: State[C], space: Space) -> None:
        """Carry one pick out."""
        raise NotImplementedError

    def again(self, left: int, last: int, used: int) -> Picks[C]:
        """The same, further on."""
        raise NotImplementedError

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

    def offered(self, board: C) -> list[int]:
        """The spaces that may be picked now."""
        start, spaces = self.start(), len(board.troops)
        room = [self.capacity(board, space) for space in range(spaces)]
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
        if not answers:
            return None
        offered = [*answers, DONE] if self.upto else answers
        return Question(self.actor, self.kind(), self.rule(), offered, self.about(board))

    def take(self, state: State[C], answer: int) -> None:
        if answer != DONE:
            state.push(self.again(self.left - 1, answer, self.used))
            self.do(state, answer)

    def refusal(self, board: C, answer: int) -> Reason | None:
        if answer in self.offered(board):
            return None
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
