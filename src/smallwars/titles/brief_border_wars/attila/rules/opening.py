"""Before the first turn: Special Action cards given up (9.11)."""

from __future__ import annotations

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import NUMBER, Question, number

from .board import Attila
from .words import TURKISH


class GiveUp(Frame[Attila]):
    """9.11: how many Special Action cards the Turkish player gives up, for 2 Victory Points each; so many at most
    [A-46]."""

    def ask(self, board: Attila) -> Question | None:
        if not board.facts.organizational_ability:
            return None
        most = min(board.facts.most_given_up, board.specials[TURKISH])
        counts = [number(count) for count in range(most + 1)]
        return Question(TURKISH, "give_up", "9.11", counts)

    def take(self, state: State[Attila], answer: int) -> None:
        board, count = state.board, answer - NUMBER
        board.specials[TURKISH] -= count
        board.given_up = count
        if count:
            state.note("give_up", count)
