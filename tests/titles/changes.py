"""Changes of a board that no rule makes, and what its title complains of after them."""

from __future__ import annotations

import smallwars

Changes = list[tuple[str, int | None, int]]
"""The field of a board, the index in it (None in a number), and what is added there."""


def faults_after(title: str, changes: Changes) -> list[str]:
    """The faults of the board at set-up after these changes."""
    game = smallwars.new(title, seed=1)
    assert game.decision is not None
    for field, index, change in changes:
        if index is None:
            setattr(game.state.board, field, getattr(game.state.board, field) + change)
        else:
            getattr(game.state.board, field)[index] += change
    return game.title.faults(game.state)
