"""The steps with which a Movement card of Operation Attila does most."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from typing import Final

from ...family.rules.board import Place, Unit, Units, bits, move, place_of
from ...family.rules.movement import Movement, destinations
from ..rules.board import Attila, transit_box
from ..rules.words import TURKISH
from .island import AT_HAND, IN_REAR, IN_TRANSIT, Island, Season

MOST: Final = 6
"""6.1: the number of steps that are planned: as many as the best card moves units."""
SHORTLIST: Final = 3
"""Steps that look best by themselves and are weighed with everything else."""
WORTHWHILE: Final = 0.03
"""The least gain for which a step is worth while."""


class Step:
    """A step that a unit could take, and what it is worth to its side."""

    def __init__(self, unit: Unit, place: Place, gain: float) -> None:
        self.unit = unit
        self.place = place
        self.gain = gain


def best_steps(board: Attila, season: Season, side: int, moved: Units, weigh: Callable[[Attila], float]) -> list[Step]:
    """6.1: the best step, then the best after it, and so on; `weigh`: what a board is worth to the Turkish player."""
    board = board.copy()
    sign = 1 if side == TURKISH else -1
    before = sign * weigh(board)
    found: list[Step] = []
    while len(found) < MOST:
        steps = steps_of(board, season, side, moved)
        weighed = [weighed_step(board, step, weigh, sign) for step in nlargest(SHORTLIST, steps, key=gain_of)]
        best = max(weighed, key=gain_of, default=None)
        if best is None or best.gain - before < WORTHWHILE:
            break
        take(board, best)
        found.append(Step(best.unit, best.place, best.gain - before))
        before, moved = best.gain, moved | 1 << best.unit
    return found


def gain_of(step: Step) -> float:
    """The gain of a step for its side."""
    return step.gain


def weighed_step(board: Attila, step: Step, weigh: Callable[[Attila], float], sign: int) -> Step:
    """The step with what the board is worth after it."""
    copy = board.copy()
    take(copy, step)
    return Step(step.unit, step.place, sign * weigh(copy))


def take(board: Attila, step: Step) -> None:
    """6.1: carry out a step on the board."""
    origin = place_of(board, step.unit)
    move(board, step.unit, origin, step.place)
    if origin >= board.facts.areas:
        board.facts.exclusive.entered(board, step.unit, origin, step.place)


def steps_of(board: Attila, season: Season, side: int, moved: Units) -> list[Step]:
    """6.1: every step of a ground unit, by what the areas gain; air units fly in with an attack."""
    island, found = Island(board, season), []
    sign = 1 if side == TURKISH else -1
    for unit in Movement(side, 1, moved).movable(board):
        if board.facts.air >> unit & 1:
            continue
        origin, weak = place_of(board, unit), board.disrupted >> unit & 1 == 1
        value = board.facts.value[unit]
        for place in bits(destinations(board, side, unit, origin)):
            gain = sign * island.gain(side, value, weak, origin, place)
            found.append(Step(unit, place, gain + season.unit * value * nearer(board, unit, origin, place)))
    return found


def nearer(board: Attila, unit: Unit, origin: Place, place: Place) -> float:
    """6.12: what of its worth a unit gains by coming nearer to the map."""
    if origin < board.facts.areas:
        return 0.0
    if place == transit_box(board):
        return IN_TRANSIT - IN_REAR
    return 1 - (IN_TRANSIT if origin == transit_box(board) else AT_HAND)
