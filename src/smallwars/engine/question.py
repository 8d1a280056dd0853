"""Questions and their answers, as ints; a title turns the ints into words."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 0

DONE: Final = "done"
"""The option that ends a series in every title."""

BACK: Final = "back"
"""The option in every title that leaves what was only looked at."""

NUMBER: Final = 1000
"""Answers from 500 up are numbers, counted from here; smaller ones are words of the title."""

FIRST_NUMBER: Final = 500


def number(count: int) -> int:
    """The answer that says a number."""
    return NUMBER + count


DIE: Final[list[int]] = [NUMBER + 1, NUMBER + 2, NUMBER + 3, NUMBER + 4, NUMBER + 5, NUMBER + 6]


class Question:
    """One small choice: who makes it, of what kind, under which rule, and every legal answer."""

    def __init__(
        self,
        actor: int,
        kind: str,
        rule: str,
        answers: list[int],
        about: int = -1,
        weights: list[int] | None = None,
        left: int = -1,
    ) -> None:
        """`about`: what the question is about; `weights`: the odds of chance; `left`: how many more may follow."""
        self.actor = actor
        self.kind = kind
        self.rule = rule
        self.answers = answers
        self.about = about
        self.weights = weights
        self.left = left


def roll(rule: str, about: int = -1) -> Question:
    """A six-sided die."""
    return Question(CHANCE, "die", rule, DIE, about)


class Reason:
    """Why an answer is not legal: the rule that forbids it and the key of a sentence."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key
