"""Special Activities that select spaces, each once (4.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import Question, Reason
from ..words import DONE
from .board import Cyprus, CyprusState, Space, SpaceFrame

ALREADY_SELECTED: Final = Reason("4.1", "already-selected")

NORMAL: Final = 0
BY_EVENT_ANY_CUBE: Final = 1
BY_EVENT_CURFEW: Final = 2
BY_EVENT_CURFEW_WITHOUT_CELL: Final = 3
"""How an Event changes the condition on the space: C1 Restore; C3 and C8 Propagandize."""


class Selection(SpaceFrame):
    """A Special Activity that selects spaces, each once (4.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "left", "terms", "stop", "chosen")

    def __init__(self, actor: int, left: int = 1, terms: int = NORMAL, stop: int = 0, chosen: int = 0) -> None:
        """`stop`: 1 when no space need be selected."""
        self.actor = actor
        self.left = left
        self.terms = terms
        self.stop = stop
        self.chosen = chosen

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
        """Carry it out there."""
        raise NotImplementedError

    def again(self, left: int, chosen: int) -> Selection:
        """The same, further on."""
        raise NotImplementedError

    def ask(self, board: Cyprus) -> Question | None:
        if self.left == 0:
            return None
        answers = self.legal(board)
        if not answers:
            return None
        if self.stop or self.chosen:
            answers.append(DONE)
        return Question(self.actor, self.kind(), self.rule(), answers)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            state.push(self.again(self.left - 1, self.chosen | 1 << answer))
            state.note("select", answer)
            self.resolve(state, answer)

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.chosen >> answer & 1:
            return ALREADY_SELECTED
        return self.space_refusal(board, answer)
