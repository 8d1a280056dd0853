"""What a position of Cyprus is worth, in points of Political Will; positive is good for the British."""

from __future__ import annotations

from ...titles.british_way.cyprus.board import (
    AKROTIRI,
    SPACES,
    TROODOS,
    Cyprus,
    chits,
    eoka_pieces,
    marked_towns,
)
from ...titles.british_way.cyprus.propaganda import will_change
from ...titles.british_way.forces import cubes
from ...titles.british_way.forces import fighters as cells
from .british_way import CoinEvaluator, Terms, initiative, on_track, political_will, rounds_left


def next_propaganda(board: Cyprus) -> float:
    """6.1: what the next Political Will Phase would change as things stand."""
    return on_track(board, will_change(board))


def later_opinion(board: Cyprus) -> float:
    """6.1.1: pressure in the rounds after the next; Opinion falls back by itself while few Towns are marked (6.4)."""
    easing = 1 if marked_towns(board) <= 3 else 0
    return max(0, board.international_opinion - easing) * max(0, rounds_left(board) - 1)


def town_cells(board: Cyprus) -> float:
    """Underground Cells in Towns."""
    return sum(board.underground[:TROODOS])


def mountain_cells(board: Cyprus) -> float:
    """Underground Cells in Mountains."""
    return sum(board.underground[TROODOS:AKROTIRI])


def base_cells(board: Cyprus) -> float:
    """Underground Cells in Bases."""
    return sum(board.underground[AKROTIRI:])


def active_cells(board: Cyprus) -> float:
    """Active Cells: of no use to EOKA before the next Reset phase."""
    return sum(board.active)


def exposed_cells(board: Cyprus) -> float:
    """Active Cells within reach of the cubes in their spaces."""
    return sum([min(board.active[space], cubes(board, space)) for space in range(SPACES)])


def prison(board: Cyprus) -> float:
    """Cells in Prison, of which half stay there beyond the Reset phase (6.4)."""
    return board.prison


def threats(board: Cyprus) -> float:
    """3.3.3: what one Sabotage in each space would cost on average."""
    return sum([threat(board, space) for space in range(SPACES)])


def threat(board: Cyprus, space: int) -> float:
    """The value of the space times the odds to roll above 2 and its Police."""
    return board.facts.value[space] * max(0, 4 - board.police[space]) / 6 if board.underground[space] else 0.0


def town_caches(board: Cyprus) -> float:
    """Arms Caches in Towns."""
    return sum(board.caches[:TROODOS])


def mountain_caches(board: Cyprus) -> float:
    """Arms Caches in Mountains, beside the order that they upset (6.1.3)."""
    return sum(board.caches[TROODOS:AKROTIRI])


def hunted_caches(board: Cyprus) -> float:
    """Arms Caches that Troops in their space could reach once the Cells are gone (3.2.4)."""
    return sum([board.caches[space] for space in range(AKROTIRI) if board.troops[space] > cells(board, space)])


def chits_held(board: Cyprus) -> float:
    """1.6.1: Intel Chits of any value."""
    return chits(board)


def chit_value(board: Cyprus) -> float:
    """1.6.1: what the Intel Chits can remove."""
    return board.intel[1] + 2 * board.intel[2]


def police_on_map(board: Cyprus) -> float:
    """Police anywhere."""
    return sum(board.police)


def police_watching(board: Cyprus) -> float:
    """Police beside Cells, where they hinder Sabotage and arrest."""
    return sum([min(board.police[space], cells(board, space)) for space in range(SPACES)])


def troops_engaged(board: Cyprus) -> float:
    """Troops that match EOKA pieces in their spaces."""
    return sum([min(board.troops[space], eoka_pieces(board, space)) for space in range(SPACES)])


def quiet_curfews(board: Cyprus) -> float:
    """1.10: Towns in which EOKA cannot Recruit."""
    return sum(board.curfew)


def capabilities(board: Cyprus) -> float:
    """5.3: capabilities of the British less those of EOKA."""
    return board.unshaded.bit_count() - board.shaded.bit_count()


def suez_troops(board: Cyprus) -> float:
    """Troops away at Suez."""
    return board.suez


TERMS: Terms = {
    "political will": (1.0, political_will),
    "next propaganda": (0.8, next_propaganda),
    "later opinion": (-0.6, later_opinion),
    "town cells": (-0.3, town_cells),
    "mountain cells": (-0.25, mountain_cells),
    "base cells": (-0.4, base_cells),
    "active cells": (-0.12, active_cells),
    "exposed cells": (0.12, exposed_cells),
    "prison": (0.2, prison),
    "threats": (-0.3, threats),
    "town caches": (-0.35, town_caches),
    "mountain caches": (-0.5, mountain_caches),
    "hunted caches": (0.3, hunted_caches),
    "chits held": (0.1, chits_held),
    "chit value": (0.2, chit_value),
    "police on map": (0.15, police_on_map),
    "police watching": (0.1, police_watching),
    "troops engaged": (0.06, troops_engaged),
    "curfews": (0.05, quiet_curfews),
    "initiative": (0.15, initiative),
    "capabilities": (0.6, capabilities),
    "suez": (-0.1, suez_troops),
}
"""Weight and feature of each term."""


class CyprusEvaluator(CoinEvaluator):
    """The terms above."""

    def __init__(self) -> None:
        super().__init__(TERMS)
