"""The Movement Phase: units move one after the other (10.1-10.5, 13.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, Frame, State
from smallwars.engine.question import Question, Reason

from .board import (
    ACTED,
    FLAGS,
    NO_UNIT,
    OPEN_AREA,
    Greece,
    Region,
    answers_in,
    distinct,
    enemies_in_open,
    has_empty_square,
    has_unit,
    holding,
    other,
    regions_in,
    side_of,
    stack,
    type_of,
)
from .levels import move_unit
from .places import NO_EMPTY_SQUARE, OrderedUnitFrame, PlaceOfUnit, RegionFrame, RegionOfUnit, spot_of
from .regrouping import Regroup, RegroupRegion, regroupings
from .words import AGAIN, ANY_ORDER, BACK, BREAK_DOWN, DONE, GOVERNMENT, OPEN, SQUARE, SWITCH

NOTHING_TO_MOVE: Final = Reason("10.1", "nothing-there")
STATIC_UNIT: Final = Reason("10.2", "static-unit")
HAS_MOVED: Final = Reason("10.1", "has-moved")
OUT_OF_ORDER: Final = Reason("10.1", "out-of-order-again")
TOO_FAR: Final = Reason("10.2", "too-far")
FOREIGN_AREA: Final = Reason("10.5", "foreign-area")
CLOSED_BORDER: Final = Reason("17.1", "closed-border")


def movement_phase(board: Greece, side: int) -> list[Frame[Greece]]:
    """10.1: regrouping comes before the first move [G-59]."""
    return [Regroup(), Move(side)] if side == GOVERNMENT else [Move(side)]


# Where a unit can go


class Reach:
    """10.2-10.5: the Regions whose Open area, or one of whose squares, a unit can reach; sets of Regions are bits."""

    def __init__(self, opens: int, squares: int) -> None:
        self.opens = opens
        self.squares = squares


def may_enter(board: Greece, side: int) -> int:
    """10.5: the Regions a side may enter: Greece, and for the DSE the open Foreign Areas."""
    facts = board.facts
    return facts.greek if side == GOVERNMENT else (facts.greek | facts.foreign) & ~board.closed


def infiltrates(board: Greece, unit: int) -> bool:
    """10.5: whether the unit need not halt."""
    return board.facts.infiltrating >> type_of(unit) & 1 == 1


def reach(board: Greece, side: int, region: Region, spot: int, unit: int) -> Reach:
    """10.2-10.5: everywhere a unit can go. One that begins in the Open may enter a square there at once; one that
    comes to enemies in the Open goes no further, not even into a square [G-36]."""
    points = board.facts.movement[unit // 4]
    passes = infiltrates(board, unit)
    opens, squares, front = 0, 0, 1 << region
    if spot != OPEN_AREA:
        points -= 1
        opens = front
        if not passes and enemies_in_open(board, side, region):
            front = 0
    elif points > 0 and has_empty_square(board, region):
        squares = front
    seen, allowed = 1 << region, may_enter(board, side)
    while points > 0 and front:
        points -= 1
        entered = neighbours(board, front) & allowed & ~seen
        seen |= entered
        opens |= entered
        front = entered if passes else without_enemies(board, side, entered)
        if points > 0:
            squares |= with_empty_square(board, front)
    return Reach(opens, squares)


def neighbours(board: Greece, regions: int) -> int:
    """2.4: all Regions next to these."""
    found = 0
    for region in regions_in(regions):
        found |= board.facts.adjacent[region]
    return found


def without_enemies(board: Greece, side: int, regions: int) -> int:
    """10.5: those of the Regions where no enemy is in the Open."""
    return regions & ~board.in_open[other(side)]


def with_empty_square(board: Greece, regions: int) -> int:
    """13.2: those of the Regions that have an empty square."""
    found = 0
    for region in regions_in(regions):
        if has_empty_square(board, region):
            found |= 1 << region
    return found


# The questions


def movable(board: Greece, side: int, region: Region) -> list[int]:
    """10.1: the units in a Region that have not moved and can, as answers. Static units have no movement (10.2); for
    others there is always a way: out of a square, or to a Region next to this one."""
    fresh = answers_in(board, side, region, ACTED, 0)
    return [answer for answer in distinct(fresh) if board.facts.movement[answer % 50] > 0]


def has_movable(board: Greece, side: int, region: Region) -> bool:
    """Whether there are such units."""
    movement = board.facts.movement
    for unit in stack(board, side, region):
        if not unit & ACTED and movement[unit // 4] > 0:
            return True
    for unit in board.squares[region]:
        if unit != NO_UNIT and not unit & ACTED and movement[unit // 4] > 0 and side_of(unit) == side:
            return True
    return False


def move_key(region: Region, answer: int) -> int:
    """Where a unit stands in the order of moves."""
    return 256 * region + answer


class Move(RegionFrame):
    """10.1: from which Region a unit moves. Bots move in the order of the map, which may be started again; people as
    they like, and they regroup units that have not moved between the moves (10.6) [G-59]."""

    def __init__(self, side: int, last: int = 0) -> None:
        """`last`: the unit before, by its place in the order."""
        self.side = side
        self.last = last

    def in_any_order(self) -> Move:
        return Move(self.side, ANY_ORDER)

    def opens_pick(self, board: Greece) -> bool:
        return True

    def weight(self, board: Greece, answer: int) -> int:
        return CLOSE

    def candidates(self, board: Greece) -> list[int]:
        found = super().candidates(board)
        return found + Regroup().candidates(board) if self.last == ANY_ORDER and self.side == GOVERNMENT else found

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if answer >= BREAK_DOWN:
            return Regroup().refusal(board, answer)
        if not has_movable(board, self.side, answer):
            if not has_unit(board, self.side, answer):
                return NOTHING_TO_MOVE
            return HAS_MOVED if answers_in(board, self.side, answer, ACTED, ACTED) else STATIC_UNIT
        if move_key(answer, 255) < self.last:
            return OUT_OF_ORDER
        if answer == self.last // 256 and move_key(answer, movable(board, self.side, answer)[-1]) < self.last:
            return OUT_OF_ORDER
        return None

    def likely(self, board: Greece) -> int:
        return board.present[self.side]

    def ask(self, board: Greece) -> Question | None:
        if self.last == ANY_ORDER:
            return self.asked_freely(board)
        answers: list[int] = []
        past = False
        for region in regions_in(board.present[self.side]):
            reason = self.refusal(board, region)
            if reason is None:
                answers.append(region)
            past = past or reason is OUT_OF_ORDER
        if past or self.left_some(board):
            answers.append(AGAIN)
        return Question(self.side, "move", "10.1", [*answers, DONE]) if answers else None

    def asked_freely(self, board: Greece) -> Question | None:
        """10.1, 10.6: every Region with a unit to move, and what can be regrouped still; the end is said in words."""
        answers = self.legal(board)
        if self.side == GOVERNMENT:
            answers += regroupings(board)
        return Question(self.side, "move", "10.1", [*answers, DONE]) if answers or has_moved(board, self.side) else None

    def left_some(self, board: Greece) -> bool:
        """Whether units before the last one are still in its Region and have not moved."""
        region = self.last // 256
        units = movable(board, self.side, region) if self.last else []
        return len(units) > 0 and move_key(region, units[0]) < self.last

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == AGAIN:
            state.push(Move(self.side))
        elif BREAK_DOWN <= answer <= SWITCH:
            state.push_all([RegroupRegion(answer), Move(self.side)])
        elif answer != DONE:
            freely = self.last == ANY_ORDER
            state.push(MoveUnit(self.side, answer, 0 if freely else self.last, 1 if freely else 0))


def has_moved(board: Greece, side: int) -> bool:
    """10.1: whether a unit of that side has moved in this phase."""
    for region in regions_in(board.present[side]):
        if answers_in(board, side, region, ACTED, ACTED):
            return True
    return False


class MoveUnit(OrderedUnitFrame):
    """10.1: which unit of the Region moves."""

    def in_any_order(self) -> MoveUnit:
        return MoveUnit(self.side, self.region, ANY_ORDER, self.anew)

    def weight(self, board: Greece, answer: int) -> int:
        return LOOK

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if board.facts.movement[answer % 50] == 0:
            return STATIC_UNIT
        if answer not in answers_in(board, self.side, self.region, ACTED, 0):
            return HAS_MOVED
        return None if move_key(self.region, answer) >= self.last else OUT_OF_ORDER

    def ask(self, board: Greece) -> Question | None:
        units = movable(board, self.side, self.region)
        answers = [answer for answer in units if move_key(self.region, answer) >= self.last]
        if self.last == ANY_ORDER and len(answers) > 1:
            answers.append(BACK)
        return Question(self.side, "move.unit", "10.1", answers, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            state.push(Move(self.side))
        else:
            state.push(MoveTo(self.side, self.region, answer, 1 if self.last == ANY_ORDER else self.anew))


class MoveTo(RegionOfUnit):
    """10.2: to which Region; its own stands for its Open area or for a square of it."""

    def __init__(self, side: int, region: Region, unit: int, anew: int = 0, freely: int = 0) -> None:
        """`anew`: 1 where the unit is out of order, which begins anew then; `freely`: 1 where one may go back."""
        super().__init__(side, region, unit)
        self.anew = anew
        self.freely = freely

    def in_any_order(self) -> MoveTo:
        return MoveTo(self.side, self.region, self.unit, self.anew, 1)

    def reach(self, board: Greece) -> Reach:
        """10.2: everywhere the unit can go."""
        found = holding(board, self.side, self.region, self.unit, ACTED, 0)
        return reach(board, self.side, self.region, found.spot, found.unit)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        there = self.reach(board)
        if (there.opens | there.squares) >> answer & 1:
            return None
        if board.closed >> answer & 1:
            return CLOSED_BORDER
        if not may_enter(board, self.side) >> answer & 1:
            return FOREIGN_AREA
        return NO_EMPTY_SQUARE if answer == self.region else TOO_FAR

    def ask(self, board: Greece) -> Question | None:
        there = self.reach(board)
        answers = regions_in(there.opens | there.squares)
        if self.freely:
            answers.append(BACK)
        return Question(self.side, "move.to", "10.2", answers, self.unit)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            state.push(Move(self.side))
        else:
            state.push(MovePlace(self.side, self.region, self.unit, answer, self.anew))


class MovePlace(PlaceOfUnit):
    """10.3: whether the unit ends in the Open area or in a square."""

    def __init__(self, side: int, origin: Region, unit: int, to: Region, anew: int = 0) -> None:
        """`anew`: 1 where the unit is out of order, which begins anew then."""
        super().__init__(side, origin, unit, to)
        self.anew = anew

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        found = holding(board, self.side, self.origin, self.unit, ACTED, 0)
        there = reach(board, self.side, self.origin, found.spot, found.unit)
        if (there.opens if answer == OPEN else there.squares) >> self.to & 1:
            return None
        return NO_EMPTY_SQUARE if answer == SQUARE and not has_empty_square(board, self.to) else TOO_FAR

    def ask(self, board: Greece) -> Question | None:
        return Question(self.side, "move.place", "10.3", self.places(board), self.to)

    def take(self, state: State[Greece], answer: int) -> None:
        board = state.board
        found = holding(board, self.side, self.origin, self.unit, ACTED, 0)
        spot = spot_of(board, self.to, answer)
        move_unit(board, self.origin, found.spot, found.unit, self.to, spot, found.unit & ~FLAGS | ACTED)
        verb = "move" if found.spot == OPEN_AREA else "move_from_square"
        state.note(verb, found.unit // 4, self.origin, self.to, answer)
        state.push(Move(self.side, 0 if self.anew else move_key(self.origin, self.unit)))
