"""The Propaganda Round as far as the games share it (6.1)."""

from __future__ import annotations

from smallwars.engine.frame import Frame, State

from .board import C, shift_will


class PoliticalWillPhase(Frame[C]):
    """6.1: shift Political Will once by the net of all adjustments, then look for the end [B9, B14]."""

    def go(self, state: State[C]) -> None:
        state.note("phase", 1)
        shift_will(state, self.change(state))
        board = state.board
        self.check_victory(state, board.propaganda_rounds() >= board.shared.campaigns)

    def change(self, state: State[C]) -> int:
        """6.1.1-6.1.3: the net change, noted part by part."""
        raise NotImplementedError

    def check_victory(self, state: State[C], last: bool) -> None:
        """6.1.4, 6.1.5: whether the game ends here."""
        raise NotImplementedError
