"""Retreats (12.4)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import LOOK, State
from smallwars.engine.question import Question, Reason

from .board import (
    MARKED,
    OPEN_AREA,
    Greece,
    Holding,
    Region,
    answers_in,
    distinct,
    has_empty_square,
    holding,
    regions_in,
)
from .levels import eliminate, move_unit
from .movement import Reach, infiltrates, may_enter, neighbours, with_empty_square, without_enemies
from .places import NO_EMPTY_SQUARE, PlaceOfUnit, RegionOfUnit, UnitFrame, spot_of
from .words import IN_SQUARE, OPEN

NO_RETREAT: Final = Reason("12.4", "no-retreat")
TOO_FAR: Final = Reason("12.4", "too-far")
STATIC_UNIT: Final = Reason("10.2", "static-unit")
ENEMY_IN_OPEN: Final = Reason("12.4", "enemy-in-open")
FOREIGN_AREA: Final = Reason("10.5", "foreign-area")
CLOSED_BORDER: Final = Reason("17.1", "closed-border")


def refuge(board: Greece, side: int, region: Region, found: Holding) -> Reach:
    """12.4: where a unit can retreat to: an adjacent Open area without enemies, an empty square of its own Region; if
    it infiltrates, further, past enemies and into squares [G-49, G-50, G-63]."""
    squares = with_empty_square(board, 1 << region)
    opens = without_enemies(board, side, within_range(board, side, region, found))
    if infiltrates(board, found.unit):
        if board.facts.retreat_by_points:
            near = ranged(board, side, region, points_to_retreat(board, found) - 1)
            squares |= with_empty_square(board, near)
        else:
            squares |= with_empty_square(board, opens)
    return Reach(opens, squares)


def within_range(board: Greece, side: int, region: Region, found: Holding) -> int:
    """12.4: the Regions next to that of the fight, or for an infiltrating unit all within its movement; by points it
    may have none to spare, but the next Region is open to it like to any unit [G-63]."""
    if infiltrates(board, found.unit):
        return ranged(board, side, region, max(1, points_to_retreat(board, found)))
    return ranged(board, side, region, min(1, board.facts.movement[found.unit // 4]))


def points_to_retreat(board: Greece, found: Holding) -> int:
    """12.4: how many Regions an infiltrating unit may go; with the option, squares cost a point too [G-50, G-63]."""
    points = board.facts.movement[found.unit // 4]
    return points - 1 if board.facts.retreat_by_points and found.spot != OPEN_AREA else points


def ranged(board: Greece, side: int, region: Region, steps: int) -> int:
    """The other Regions that a side can reach in so many steps."""
    seen, front = 1 << region, 1 << region
    for _ in range(steps):
        front = neighbours(board, front) & may_enter(board, side) & ~seen
        seen |= front
    return seen & ~(1 << region)


def retreating(board: Greece, side: int, region: Region, answer: int) -> Holding:
    """A unit that retreats, and where it stands."""
    return holding(board, side, region, answer, MARKED, MARKED)


def shelter(board: Greece, side: int, region: Region, answer: int) -> int:
    """12.4: the Regions to which a unit can retreat, that of the fight standing for a square of it."""
    there = refuge(board, side, region, retreating(board, side, region, answer))
    return there.opens | there.squares


class Retreat(UnitFrame):
    """12.4: the units left in the fight retreat, one after the other; those that cannot are eliminated. Their owner
    says who goes first, bots only where squares are at stake [G-70]."""

    def __init__(self, side: int, region: Region, freely: int = 0) -> None:
        """`freely`: 1 where any of them may go first, whatever is at stake."""
        super().__init__(side, region)
        self.freely = freely

    def in_any_order(self) -> Retreat:
        return Retreat(self.side, self.region, 1)

    def weight(self, board: Greece, answer: int) -> int:
        return LOOK

    def units(self, board: Greece) -> list[int]:
        """The units that have not retreated yet, as answers."""
        return distinct(answers_in(board, self.side, self.region, MARKED, MARKED))

    def candidates(self, board: Greece) -> list[int]:
        return self.units(board)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if shelter(board, self.side, self.region, answer) else NO_RETREAT

    def squares(self, board: Greece, units: list[int]) -> int:
        """12.4: the Regions in which these units may retreat to a square."""
        found = 0
        for answer in units:
            unit = retreating(board, self.side, self.region, answer)
            found |= refuge(board, self.side, self.region, unit).squares
        return found

    def ask(self, board: Greece) -> Question | None:
        units = self.units(board)
        able = [answer for answer in units if self.refusal(board, answer) is None]
        if not able:
            return None
        if not self.freely and units[-1] < IN_SQUARE and not self.squares(board, able):
            able = able[:1]
        if self.freely and len(able) == 1 and self.has_one_way(board, able[0]):
            return None
        return Question(self.side, "retreat.unit", "12.4", able, self.region)

    def has_one_way(self, board: Greece, answer: int) -> bool:
        """12.4: whether the result leaves no choice of where that unit goes."""
        there = refuge(board, self.side, self.region, retreating(board, self.side, self.region, answer))
        return there.opens.bit_count() + there.squares.bit_count() == 1

    def take(self, state: State[Greece], answer: int) -> None:
        state.push_all([RetreatTo(self.side, self.region, answer), Retreat(self.side, self.region)])

    def go(self, state: State[Greece]) -> None:
        board = state.board
        able = [answer for answer in self.units(board) if self.refusal(board, answer) is None]
        if able:
            self.take(state, able[0])
            return
        for answer in answers_in(board, self.side, self.region, MARKED, MARKED):
            found = retreating(board, self.side, self.region, answer)
            eliminate(state, self.region, found.spot, found.unit)


class RetreatTo(RegionOfUnit):
    """12.4: to which Region; that of the fight stands for a square of it. Where there is but one, the result leaves no
    choice."""

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if shelter(board, self.side, self.region, self.unit) >> answer & 1:
            return None
        if answer == self.region:
            return NO_EMPTY_SQUARE
        if board.closed >> answer & 1:
            return CLOSED_BORDER
        if not may_enter(board, self.side) >> answer & 1:
            return FOREIGN_AREA
        found = retreating(board, self.side, self.region, self.unit)
        if board.facts.movement[found.unit // 4] == 0:
            return STATIC_UNIT
        return ENEMY_IN_OPEN if within_range(board, self.side, self.region, found) >> answer & 1 else TOO_FAR

    def ask(self, board: Greece) -> Question | None:
        regions = regions_in(shelter(board, self.side, self.region, self.unit))
        return Question(self.side, "retreat", "12.4", regions, self.unit) if len(regions) > 1 else None

    def go(self, state: State[Greece]) -> None:
        self.take(state, regions_in(shelter(state.board, self.side, self.region, self.unit))[0])

    def take(self, state: State[Greece], answer: int) -> None:
        state.push(RetreatPlace(self.side, self.region, self.unit, answer))


class RetreatPlace(PlaceOfUnit):
    """12.4: in the Open or in a square."""

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        there = refuge(board, self.side, self.origin, retreating(board, self.side, self.origin, self.unit))
        if (there.opens if answer == OPEN else there.squares) >> self.to & 1:
            return None
        if answer == OPEN:
            return ENEMY_IN_OPEN
        return TOO_FAR if has_empty_square(board, self.to) else NO_EMPTY_SQUARE

    def ask(self, board: Greece) -> Question | None:
        places = self.places(board)
        return Question(self.side, "retreat.place", "12.4", places, self.to) if len(places) > 1 else None

    def go(self, state: State[Greece]) -> None:
        self.take(state, self.places(state.board)[0])

    def take(self, state: State[Greece], answer: int) -> None:
        board = state.board
        found = retreating(board, self.side, self.origin, self.unit)
        spot = spot_of(board, self.to, answer)
        move_unit(board, self.origin, found.spot, found.unit, self.to, spot, found.unit & ~MARKED)
        state.note("retreat", found.unit // 4, self.origin, self.to, answer)
