"""A frame is one thing still to be done; a state is a board and a stack of frames."""

from __future__ import annotations

from inspect import signature
from typing import Annotated, Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from .log import Log
from .question import CHANCE, Question, Reason

T = TypeVar("T")
Shared = Annotated[T, "shared"]
"""A list that the copies of a board share, for it is never changed in place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """The base of all boards: plain ints and lists of ints. `tools/boards.py` writes what repeats the fields."""

    def copy(self) -> Self:
        """An independent board, equal to this one."""
        raise NotImplementedError


B = TypeVar("B", bound=Board)

LOUD: Final = 0
"""An answer that does something: it is asked for even where it is the only one."""
LOOK: Final = 1
"""An answer that only says where one looks: board, log and whose turn it is stay as they are, and it is no pick."""
DETAIL: Final = 2
"""An answer that completes what the answer just before has named, such as a count of one."""
CLOSE: Final = 3
"""An answer that ends a series in which nothing more can be picked; it goes by itself while the same side goes on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[B]):
    """One thing still to be done. Immutable; its fields are ints, each named as the constructor's argument for it.

    Where picks commute, `ask` puts them in one order, which bots and simulations keep, so that one turn is not many;
    `in_any_order` asks the same of people, who may pick as they like.
    """

    def ask(self, board: B) -> Question | None:
        """The question now, or None: the rules leave no choice."""
        return None

    def in_any_order(self) -> Frame[B]:
        """This frame without an order of its own; the frame itself where the rules alone give one."""
        return self

    def weight(self, board: B, answer: int) -> int:
        """How much an only answer does where people play: a LOUD one is asked for, the others may go by themselves."""
        return LOUD

    def opens_pick(self, board: B) -> bool:
        """Whether the next answer begins one of several picks, which can be taken back alone until the last is made."""
        return False

    def take(self, state: State[B], answer: int) -> None:
        """Carry out an answer: change the board, push the frames that remain."""
        raise NotImplementedError

    def go(self, state: State[B]) -> None:
        """Go on where there was nothing to ask."""

    def candidates(self, board: B) -> list[int]:
        """Answers a player might expect here, legal or not."""
        return []

    def refusal(self, board: B, answer: int) -> Reason | None:
        """Why this candidate is not legal; None when it is."""
        return None


_fields: dict[type[Any], tuple[str, ...]] = {}


def fields_of(frame: type[Frame[Any]]) -> tuple[str, ...]:
    """The names of the fields in the order of the constructor: what is saved of a frame of that class."""
    found = _fields.get(frame)
    if found is None:
        found = _fields[frame] = tuple(signature(frame).parameters)
    return found


def fields_needed(frame: type[Frame[Any]]) -> int:
    """The number of fields without a default, which every saved frame of that class must have."""
    return sum([field.default is field.empty for field in signature(frame).parameters.values()])


class Outcome:
    """How a game ended, as ints and keys."""

    def __init__(self, winner: int, grade: str, reason: str) -> None:
        self.winner = winner
        self.grade = grade
        self.reason = reason


class State(Generic[B]):
    """A board, what is still to be done on it, and where that is noted."""

    def __init__(
        self,
        board: B,
        stack: list[Frame[B]],
        log: Log | None = None,
        pending: Question | None = None,
        outcome: Outcome | None = None,
        reveals: int = 0,
        any_order: bool = False,
        has_looked: bool = True,
    ) -> None:
        """`any_order`: whether picks come in any order, as people want it, or in the one that bots keep; `has_looked`:
        whether an answer that is only a look went by itself since the last one that was given.
        """
        self.board = board
        self.stack = stack
        self.log = log
        self.pending = pending
        self.outcome = outcome
        self.reveals = reveals
        self.any_order = any_order
        self.has_looked = has_looked

    def push(self, frame: Frame[B]) -> None:
        """Put a frame on top of the stack: it is done next."""
        self.stack.append(frame)

    def push_all(self, frames: list[Frame[B]]) -> None:
        """Put frames on top of the stack, the first of them to be done first."""
        for index in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[index])

    def question(self) -> Question | None:
        """Run forward to the next question; None when the game is over. A single answer is taken by itself, in any
        order only where it commits nothing.
        """
        if self.pending is not None:
            return self.pending
        stack, board, any_order = self.stack, self.board, self.any_order
        while stack:
            frame = stack[-1]
            question = frame.in_any_order().ask(board) if any_order else frame.ask(board)
            if question is None:
                stack.pop()
                frame.go(self)
            elif len(question.answers) > 1 or (any_order and not self.goes_by_itself(frame, question)):
                self.pending = question
                return question
            else:
                stack.pop()
                if self.log is not None:
                    self.log.forced.append(question.answers[0])
                if any_order:
                    frame = self.taker(frame, question.answers[0])
                frame.take(self, question.answers[0])
        return None

    def goes_by_itself(self, frame: Frame[B], question: Question) -> bool:
        """Whether an only answer is taken without asking people: it commits nothing that they have not named."""
        if question.actor == CHANCE:
            return True
        weight = frame.weight(self.board, question.answers[0])
        if weight == LOOK:
            self.has_looked = True
        if weight == CLOSE:
            return self.goes_on(question)
        return weight == LOOK or (weight == DETAIL and not self.has_looked)

    def goes_on(self, question: Question) -> bool:
        """Whether the same side is asked again after an only answer, nothing having been rolled or turned up."""
        later = self.fork(None)
        later.answer(question.answers[0])
        after = later.question()
        return after is not None and after.actor == question.actor and later.reveals == self.reveals

    def answer(self, answer: int) -> None:
        """Answer the pending question; whether the answer is legal was checked before."""
        self.pending = None
        frame = self.stack.pop()
        if self.any_order:
            self.has_looked = False
            frame = self.taker(frame, answer)
        frame.take(self, answer)

    def taker(self, frame: Frame[B], answer: int) -> Frame[B]:
        """The frame that takes an answer: as it stands if that keeps its order; any other answer begins it anew."""
        freed = frame.in_any_order()
        if freed is frame:
            return frame
        ordered = frame.ask(self.board)
        return frame if ordered is not None and answer in ordered.answers else freed

    def finish(self, winner: int, grade: str, reason: str) -> None:
        """End the game; nothing remains to be done. Where chance has won, it is a tie."""
        self.outcome = Outcome(winner, grade, reason)
        self.stack.clear()
        if winner == CHANCE:
            self.note("tie")
        else:
            self.note("victory", winner)

    def reveal(self) -> None:
        """Note that something hidden became known: nothing before it may be taken back."""
        self.reveals += 1

    def note(self, verb: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Write a line of the log, if there is one."""
        if self.log is not None:
            self.log.add(verb, a, b, c, d)

    def fork(self, log: Log | None) -> State[B]:
        """A copy: the board anew, the frames shared."""
        board, stack = self.board.copy(), self.stack.copy()
        return State(board, stack, log, self.pending, self.outcome, self.reveals, self.any_order, self.has_looked)
