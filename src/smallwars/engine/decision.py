"""Decisions, options, refusals and results in words: what the users of a game see."""

from __future__ import annotations

from typing import Any, Literal

from .frame import State
from .log import Log
from .question import CHANCE, Question
from .registry import find
from .title import Title, readable

Ending = Literal["", "turn", "roll", "game"]
"""What an answer brings about at once: nothing, the end of the turn, a die or a card, or the end of the game."""


def while_asked(state: State[Any] | None, question: Question) -> State[Any] | None:
    """The state, as long as the question is pending in it: once it is answered, it says nothing about the question."""
    return state if state is not None and state.pending is question else None


def ending(state: State[Any], answer: int, log: Log | None = None) -> Ending:
    """The end that an answer to the pending question brings about at once; no die is rolled and no card seen to find
    out. `log` is told what happens.
    """
    copy = state.fork(log)
    question, reveals = copy.question(), copy.reveals
    if question is None:
        return ""
    copy.answer(answer)
    later = copy.question()
    if copy.reveals != reveals:
        return "roll"
    if later is None:
        return "game"
    if later.actor == CHANCE:
        return "roll"
    return "turn" if later.actor != question.actor else ""


class Option:
    """One legal answer: a short stable word."""

    def __init__(self, title: Title, question: Question, answer: int, state: State[Any] | None = None) -> None:
        self._title = title
        self._question = question
        self._state = state
        self.answer = answer
        self.id = title.word(answer)

    def text(self, language: str = "en") -> str:
        """The option as a person reads it."""
        return self._title.label(language, self._question, self.answer, while_asked(self._state, self._question))

    def ends(self, log: Log | None = None) -> Ending:
        """The end that the option brings about at once; none where its question is no longer pending."""
        state = while_asked(self._state, self._question)
        return "" if state is None else ending(state, self.answer, log)

    def __repr__(self) -> str:
        """The option by its id, at a prompt."""
        return f"Option({self.id!r})"


class Decision:
    """The pending question: who decides, what, under which rule, and between which options."""

    def __init__(self, title: Title, question: Question, state: State[Any] | None = None) -> None:
        self._title = title
        self._question = question
        self._state = state
        self.actor = title.actors[question.actor]
        self.kind = question.kind
        self.rule = question.rule
        self.about = title.word(question.about) if question.about >= 0 else None
        self.options = tuple([Option(title, question, answer, state) for answer in question.answers])

    def text(self, language: str = "en") -> str:
        """The question as a person reads it."""
        return self._title.prompt(language, self._question, while_asked(self._state, self._question))

    def __repr__(self) -> str:
        """The faction, the kind and the options."""
        return f"Decision({self.actor}: {self.kind} {self.rule}: {' '.join([option.id for option in self.options])})"


class Refusal:
    """Why something is not allowed, with the rule that says so."""

    def __init__(self, title: Title, rule: str, key: str) -> None:
        self._title = title
        self.rule = rule
        self.key = key
        self.text = self.message("en")

    def message(self, language: str) -> str:
        """The reason in that language."""
        return self._title.phrase_or(language, "refusal-" + self.key, readable(self.key))

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the id of the title stands for the title."""
        return refusal_of, (self._title.id, self.rule, self.key)

    def __repr__(self) -> str:
        """The rule and the reason."""
        return f"Refusal(rule={self.rule!r}, text={self.text!r})"


def refusal_of(title: str, rule: str, key: str) -> Refusal:
    """A refusal that comes from another process."""
    return Refusal(find(title), rule, key)


class Result:
    """How a game ended: who won (None: nobody), how decisively, and why."""

    def __init__(self, title: Title, winner: str | None, grade: str, key: str) -> None:
        self._title = title
        self.winner = winner
        self.grade = grade
        self.key = key
        self.reason = self.text("en")

    def text(self, language: str = "en") -> str:
        """The reason for the result, in that language."""
        return self._title.phrase_or(language, "result-" + self.key, readable(self.key))

    def recorded(self) -> str:
        """The result as a record writes it."""
        return f"{self.winner or 'nobody'}, {self.grade}: {self.reason}"

    def __eq__(self, other: object) -> bool:
        """Equal results have the same winner, grade and reason."""
        return isinstance(other, Result) and str(self) == str(other)

    def __hash__(self) -> int:
        """Equal results have equal hashes."""
        return hash(str(self))

    def __repr__(self) -> str:
        """Winner, grade and reason."""
        return f"Result(winner={self.winner!r}, grade={self.grade!r}, reason={self.reason!r})"
