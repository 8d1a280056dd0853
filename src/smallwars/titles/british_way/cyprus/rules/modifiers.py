"""Capabilities (5.3): one small function per number or permission that a card changes. Nothing else reads them."""

from __future__ import annotations

from ...family.rules.board import Space, in_play_shaded, in_play_unshaded
from ...family.rules.forces import cubes
from ...family.rules.forces import fighters as cells
from .board import Cyprus, is_base


def smuggled_cache_needs_roll(board: Cyprus) -> bool:
    """C9 Royal Navy Blockade, unshaded: Smuggle places a cache only on a roll above 3; moving needs none [C-29]."""
    return in_play_unshaded(board, 9)


def smuggle_anywhere(board: Cyprus) -> bool:
    """C9 Royal Navy Blockade, shaded: the space that takes the cache needs no Cell and may hold cubes [C-28]."""
    return in_play_shaded(board, 9)


def chits_for_prison(board: Cyprus) -> int:
    """C10 Rough Handling, unshaded: a chit for every Cell in Prison instead of every two [C-30]."""
    return board.prison if in_play_unshaded(board, 10) else board.prison // 2


def interrogate_costs_will(board: Cyprus) -> bool:
    """C10 Rough Handling, shaded: Interrogate also lowers Political Will by 1."""
    return in_play_shaded(board, 10)


def propagandized_curfew_steps(board: Cyprus) -> int:
    """C13 Human Rights Committees, unshaded: 1 step instead of 2."""
    return 1 if in_play_unshaded(board, 13) else 2


def propagandize_spaces(board: Cyprus) -> int:
    """C13 Human Rights Committees, shaded: 2 spaces instead of 1."""
    return 2 if in_play_shaded(board, 13) else 1


def may_count_police_spaces(board: Cyprus) -> bool:
    """C17 Special Branch, unshaded: Interrogate may count spaces with Police and Cells instead [C-31]."""
    return in_play_unshaded(board, 17)


def patrol_removals(board: Cyprus, space: Space) -> int:
    """3.2.2: one Cell per Police; C17 Special Branch, shaded: per two Police."""
    return board.police[space] // 2 if in_play_shaded(board, 17) else board.police[space]


def travel_activates(board: Cyprus, count: int, space: Space) -> bool:
    """3.3.2: Cells and cubes above three in a Base or Curfew space; changed by C18 Cordon and Search [C-36]."""
    curfew = board.curfew[space] != 0
    if curfew and in_play_unshaded(board, 18):
        return True
    if curfew and count == 1 and in_play_shaded(board, 18):
        return False
    return (curfew or is_base(space)) and count + cubes(board, space) > 3


def curfews_arrest_at_reset(board: Cyprus) -> bool:
    """C18 Cordon and Search, unshaded: Cells in Curfew spaces go to Prison as the Reset phase starts [C-37]."""
    return in_play_unshaded(board, 18)


def sabotage_costs_cell(board: Cyprus, space: Space) -> bool:
    """C23 Street Riots, unshaded: with British pieces and more than one Cell there, one Cell goes first."""
    return in_play_unshaded(board, 23) and cubes(board, space) > 0 and cells(board, space) > 1


def sabotage_with_active_cell(board: Cyprus) -> bool:
    """C23 Street Riots, shaded: one space of a Sabotage may use an Active Cell."""
    return in_play_shaded(board, 23)


def police_reduce_sabotage(board: Cyprus, space: Space) -> int:
    """3.3.3: 1 off the roll per Police; C31 Turkish Police: none [C-25]."""
    return 0 if in_play_unshaded(board, 31) else board.police[space]


def infiltrate_replaces(board: Cyprus) -> bool:
    """4.3.2: a Cell takes the place of the Police; C31 Turkish Police: it does not, and no chit is discarded."""
    return not in_play_unshaded(board, 31)


def infiltrate_splits(board: Cyprus) -> bool:
    """C25 Assassinations, unshaded: either replace Police or discard a chit; void under C31 [C-24]."""
    return in_play_unshaded(board, 25) and infiltrate_replaces(board)


def infiltrate_may_assassinate(board: Cyprus) -> bool:
    """C25 Assassinations, shaded: an Underground Cell is enough to remove a Police, and no more [C-24]."""
    return in_play_shaded(board, 25)


def ambush_costs_cell(board: Cyprus, space: Space) -> bool:
    """C32 Road Ambushes, unshaded: with Troops there, the Activated Cell is removed afterwards [C-27]."""
    return in_play_unshaded(board, 32) and board.troops[space] > 0


def may_ambush_lorries(board: Cyprus, space: Space) -> bool:
    """C32 Road Ambushes, shaded: with Troops there, Political Will may be the target instead of Police [C-26]."""
    return in_play_shaded(board, 32) and board.troops[space] > 0
