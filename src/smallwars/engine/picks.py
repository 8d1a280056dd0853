"""The picks of a series that is being made, such as the cubes of a move."""

from __future__ import annotations


class Answered:
    """An answer of a pick: the kind of question, the answer, and whether it was given or went by itself."""

    def __init__(self, kind: str, answer: int, is_given: bool) -> None:
        self.kind = kind
        self.answer = answer
        self.is_given = is_given


class Pick:
    """A pick of a series that is not over, such as a unit placed in a set-up. `words`: the options chosen for it."""

    def __init__(self, actor: str, start: int, answers: list[Answered], words: list[str]) -> None:
        """`start`: the age of the game, in steps, before the pick."""
        self.actor = actor
        self.start = start
        self.answers = answers
        self.words = words

    def __repr__(self) -> str:
        """The words of the pick."""
        return f"Pick({' '.join(self.words)!r})"
