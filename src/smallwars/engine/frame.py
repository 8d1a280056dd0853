"""A frame is one thing still to be done; a state is a board and a stack of frames."""

from __future__ import annotations

from inspect import signature
from typing import Annotated, Any, Generic, Self, TypeVar

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[B]):
    """One thing still to be done. Immutable; its fields are ints, each named as the constructor's argument for it."""

    def ask(self, board: B) -> Question | None:
        """The question now, or None: the rules leave no choice."""
        return None

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
    ) -> None:
        self.board = board
        self.stack = stack
        self.log = log
        self.pending = pending
        self.outcome = outcome
        self.reveals = reveals

    def push(self, frame: Frame[B]) -> None:
        """Put a frame on top of the stack: it is done next."""
        self.stack.append(frame)

    def push_all(self, frames: list[Frame[B]]) -> None:
        """Put frames on top of the stack, the first of them to be done first."""
        for index in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[index])

    def question(self) -> Question | None:
        """Run forward to the next question; None when the game is over. A single answer is taken by itself."""
        if self.pending is not None:
            return self.pending
        stack, board = self.stack, self.board
        while stack:
            frame = stack[-1]
            question = frame.ask(board)
            if question is None:
                stack.pop()
                frame.go(self)
            elif len(question.answers) > 1:
                self.pending = question
                return question
            else:
                stack.pop()
                if self.log is not None:
                    self.log.forced.append(question.answers[0])
                frame.take(self, question.answers[0])
        return None

    def answer(self, answer: int) -> None:
        """Answer the pending question; whether the answer is legal was checked before."""
        self.pending = None
        self.stack.pop().take(self, answer)

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
        return State(self.board.copy(), self.stack.copy(), log, self.pending, self.outcome, self.reveals)
