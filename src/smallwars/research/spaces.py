"""The fixed action space of a title: a number for every word and every count that can ever be an answer."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.question import Question, number
from ..engine.registry import find
from ..engine.title import Title
from ..kit.encoding import encoding
from .errors import ResearchError

VERSION: Final = 2
"""The version of action spaces and layouts: a new one whenever an action or a place of an observation means something
else.
"""

Mask = NDArray[np.int8]


class Actions:
    """The words of a title in the order of its answers, then the numbers of a range."""

    def __init__(self, title: Title, numbers: tuple[int, int]) -> None:
        lowest, highest = numbers
        self.title = title
        self.answers = [*sorted(title.words), *[number(count) for count in range(lowest, highest + 1)]]
        self.words = tuple([title.word(answer) for answer in self.answers])
        self._actions = {answer: action for action, answer in enumerate(self.answers)}

    def __len__(self) -> int:
        return len(self.answers)

    def action(self, answer: int) -> int:
        """The action that gives an answer."""
        try:
            return self._actions[answer]
        except KeyError:
            raise ResearchError("no-number", title=self.title.id, word=self.title.word(answer)) from None

    def answer(self, action: int) -> int:
        """The answer that an action gives."""
        if not 0 <= action < len(self.answers):
            raise ResearchError("no-action", title=self.title.id, action=int(action), last=len(self.answers) - 1)
        return self.answers[action]

    def legal(self, question: Question) -> list[int]:
        """The actions that answer a question, in ascending order."""
        return sorted([self.action(answer) for answer in question.answers])

    def mask(self, question: Question | None) -> Mask:
        """The mask of a question: 1 for each action that answers it, 0 for the others; nothing but 0 where nothing is
        asked.
        """
        mask = np.zeros(len(self.answers), np.int8)
        if question is not None:
            mask[[self.action(answer) for answer in question.answers]] = 1
        return mask

    def play(self, game: Game, action: int) -> None:
        """Take an action in a game; IllegalChoice says why not, with the rule, and changes nothing."""
        answer, question = self.answer(action), game.question()
        if question is None or answer not in question.answers:
            game.choose(self.title.word(answer))
        else:
            game.apply(question, answer)


@cache
def actions(title: str) -> Actions:
    """The actions of the factions of a title."""
    played = find(title)
    return Actions(played, encoding(played).numbers)


@cache
def outcomes(title: str) -> Actions:
    """The actions of chance in a title."""
    played = find(title)
    return Actions(played, encoding(played).results)
