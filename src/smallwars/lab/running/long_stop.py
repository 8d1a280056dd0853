"""The long stop of the laboratory: a game without an agreed end is a draw after so many steps, so that runs end."""

from __future__ import annotations

from typing import Final

from ...engine.game import Game
from ...engine.question import CHANCE

LONGEST: Final = 20_000
"""Steps, some forty times a usual game."""


def is_stopped(game: Game, longest: int = LONGEST) -> bool:
    """Whether a game has come to the long stop, with which it ends as a draw."""
    if game.choices < longest or game.state.question() is None:
        return False
    game.state.pending = None
    game.state.finish(CHANCE, "draw", "long-stop")
    return True
