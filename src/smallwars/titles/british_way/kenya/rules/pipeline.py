"""The Pipeline Track: moving it, what it allows, Outrage (6.6)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import NUMBER, Question, Reason, roll

from ...family.rules.board import shift_will
from ...family.rules.words import BRITISH, DONE
from .board import MOST_PIPELINE, Kenya, KenyaFrame, KenyaState, shift_pipeline
from .words import LEFT, RIGHT

REPRISAL_SPACES: Final[list[int]] = [0, 1, 1, 2, 2]
RELOCATE_SPACES: Final[list[int]] = [0, 0, 1, 1, 2]
"""6.6.2: how many spaces may be selected, by the value of the track [K-37]."""

PIPELINE_TOO_LOW: Final = Reason("6.6.2", "pipeline-too-low")

NO_OUTRAGE: Final = 1
"""The highest value at which no Outrage is possible (6.6.3)."""

BY_PASS: Final = 0
BY_RESET: Final = 1
BY_ERSKINE: Final = 2
KINDS: Final[list[str]] = ["pass.pipeline", "reset.pipeline", "event.pipeline"]
RULES: Final[list[str]] = ["2.3.3", "6.5", "5.1"]


class ChoosePipeline(KenyaFrame):
    """6.6.1: the British may shift the track a step, passing or at the end of a Propaganda Round in either direction,
    by George Erskine (K9) to the left."""

    def __init__(self, why: int) -> None:
        self.why = why

    def ask(self, board: Kenya) -> Question | None:
        answers = [LEFT] if board.pipeline > 0 else []
        if board.pipeline < MOST_PIPELINE and self.why != BY_ERSKINE:
            answers.append(RIGHT)
        return Question(BRITISH, KINDS[self.why], RULES[self.why], [*answers, DONE]) if answers else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            shift_pipeline(state, -1 if answer == LEFT else 1)


class Outrage(KenyaFrame):
    """6.6.3: below the track's value the roll costs Political Will; at 0 and 1 there is none [K-18]."""

    def __init__(self, loss: int = 1) -> None:
        self.loss = loss

    def ask(self, board: Kenya) -> Question | None:
        return None if board.pipeline <= NO_OUTRAGE else roll("6.6.3")

    def take(self, state: KenyaState, answer: int) -> None:
        outrage = answer - NUMBER < state.board.pipeline
        state.note("outrage_roll", answer - NUMBER, state.board.pipeline, 1 if outrage else 0)
        if outrage:
            shift_will(state, -self.loss)
