"""What a position of Cyprus is worth, in points of Political Will; positive is good for the British."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.engine.question import Question
from smallwars.engine.title import Title

from ..family.evaluator import CoinEvaluator, count, initiative, on_track, political_will, rounds_left
from ..family.rules.forces import cubes
from ..family.rules.forces import fighters as cells
from ..family.rules.operations import Operation
from ..family.rules.words import DONE
from .rules.board import AKROTIRI, SPACES, TROODOS, Cyprus, chits, eoka_pieces, marked_towns
from .rules.propaganda import will_change


def next_propaganda(board: Cyprus) -> float:
    """6.1: what the next Political Will Phase would change as things stand."""
    return on_track(board, will_change(board))


def later_opinion(board: Cyprus) -> float:
    """6.1.1: pressure in the rounds after the next; Opinion falls back by itself while few Towns are marked (6.4)."""
    easing = 1 if marked_towns(board) <= 3 else 0
    return max(0, board.international_opinion - easing) * max(0, rounds_left(board) - 1)


def town_cells(board: Cyprus) -> float:
    """Underground Cells in Towns."""
    return count(board.underground, 0, TROODOS)


def mountain_cells(board: Cyprus) -> float:
    """Underground Cells in Mountains."""
    return count(board.underground, TROODOS, AKROTIRI)


def base_cells(board: Cyprus) -> float:
    """Underground Cells in Bases."""
    return count(board.underground, AKROTIRI, SPACES)


def active_cells(board: Cyprus) -> float:
    """Active Cells: of no use to EOKA before the next Reset phase."""
    return count(board.active, 0, SPACES)


def exposed_cells(board: Cyprus) -> float:
    """Active Cells within reach of the cubes in their spaces."""
    found = 0
    for space in range(SPACES):
        if board.active[space]:
            found += min(board.active[space], cubes(board, space))
    return found


def prison(board: Cyprus) -> float:
    """Cells in Prison, of which half stay there beyond the Reset phase (6.4)."""
    return board.prison


def threats(board: Cyprus) -> float:
    """3.3.3: what one Sabotage in each space would cost on average: its value times the odds to roll above 2 and its
    Police."""
    found = 0
    for space in range(SPACES):
        if board.underground[space] and board.police[space] < 4:
            found += board.facts.value[space] * (4 - board.police[space])
    return found / 6


def town_caches(board: Cyprus) -> float:
    """Arms Caches in Towns."""
    return count(board.caches, 0, TROODOS)


def mountain_caches(board: Cyprus) -> float:
    """Arms Caches in Mountains, beside the order that they upset (6.1.3)."""
    return count(board.caches, TROODOS, AKROTIRI)


def hunted_caches(board: Cyprus) -> float:
    """Arms Caches that Troops in their space could reach once the Cells are gone (3.2.4)."""
    found = 0
    for space in range(AKROTIRI):
        if board.caches[space] and board.troops[space] > cells(board, space):
            found += board.caches[space]
    return found


def chits_held(board: Cyprus) -> float:
    """1.6.1: Intel Chits of any value."""
    return chits(board)


def chit_value(board: Cyprus) -> float:
    """1.6.1: what the Intel Chits can remove."""
    return board.intel[1] + 2 * board.intel[2]


def police_on_map(board: Cyprus) -> float:
    """Police anywhere."""
    return count(board.police, 0, SPACES)


def police_watching(board: Cyprus) -> float:
    """Police beside Cells, where they hinder Sabotage and arrest."""
    found = 0
    for space in range(SPACES):
        if board.police[space]:
            found += min(board.police[space], cells(board, space))
    return found


def troops_engaged(board: Cyprus) -> float:
    """Troops that match EOKA pieces in their spaces."""
    found = 0
    for space in range(SPACES):
        if board.troops[space]:
            found += min(board.troops[space], eoka_pieces(board, space))
    return found


def quiet_curfews(board: Cyprus) -> float:
    """1.10: Towns in which EOKA cannot Recruit."""
    return count(board.curfew, 0, len(board.curfew))


def capabilities(board: Cyprus) -> float:
    """5.3: capabilities of the British less those of EOKA."""
    return board.unshaded.bit_count() - board.shaded.bit_count()


def suez_troops(board: Cyprus) -> float:
    """Troops away at Suez."""
    return board.suez


WEIGHTS = {
    "political will": 1.0,
    "next propaganda": 0.8,
    "later opinion": -0.6,
    "town cells": -0.3,
    "mountain cells": -0.25,
    "base cells": -0.4,
    "active cells": -0.12,
    "exposed cells": 0.12,
    "prison": 0.2,
    "threats": -0.3,
    "town caches": -0.35,
    "mountain caches": -0.5,
    "hunted caches": 0.3,
    "chits held": 0.1,
    "chit value": 0.2,
    "police on map": 0.15,
    "police watching": 0.1,
    "troops engaged": 0.06,
    "curfews": 0.05,
    "initiative": 0.15,
    "capabilities": 0.6,
    "suez": -0.1,
}
"""The weight of each term, in the order of `features`."""


class Evaluator(CoinEvaluator):
    """The evaluator of Cyprus."""

    def __init__(self, title: Title) -> None:
        super().__init__(WEIGHTS)

    def considered(self, game: Game, question: Question) -> list[int]:
        """3.2.3: the destinations of a Search one way round only."""
        frame = game.state.stack[-1]
        if question.kind != "search.space" or not isinstance(frame, Operation):
            return question.answers
        in_order = [answer for answer in question.answers if answer >= DONE or not frame.chosen >> answer]
        return in_order or question.answers

    def features(self, game: Game) -> list[float]:
        board = game.state.board
        assert isinstance(board, Cyprus)
        return [
            political_will(board),
            next_propaganda(board),
            later_opinion(board),
            town_cells(board),
            mountain_cells(board),
            base_cells(board),
            active_cells(board),
            exposed_cells(board),
            prison(board),
            threats(board),
            town_caches(board),
            mountain_caches(board),
            hunted_caches(board),
            chits_held(board),
            chit_value(board),
            police_on_map(board),
            police_watching(board),
            troops_engaged(board),
            quiet_curfews(board),
            initiative(board),
            capabilities(board),
            suez_troops(board),
        ]
