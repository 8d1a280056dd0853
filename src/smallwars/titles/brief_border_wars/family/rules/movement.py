"""Movement (6.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, LOUD, Frame, State
from smallwars.engine.question import Question, Reason

from .board import (
    BorderBoard,
    Place,
    Unit,
    Units,
    bits,
    ground,
    move,
    other,
    place_of,
    rear,
    undisrupted,
    without_twins,
)
from .frames import ANY_ORDER, OrBack
from .words import AGAIN, DONE, UNIT

PINNED: Final = Reason("6.11", "pinned")
HAS_MOVED: Final = Reason("6.1", "has-moved")
DISRUPTED: Final = Reason("6.1", "disrupted")
IN_THE_AIR: Final = Reason("6.1", "air-stays")
OUT_OF_ORDER: Final = Reason("6.1", "out-of-order")
CARD_USED_UP: Final = Reason("6.1", "card-used-up")
EQUAL_UNIT: Final = Reason("6.1", "equal-unit")
NOT_THERE: Final = Reason("6.1", "too-far")


def is_pinned(board: BorderBoard, side: int, area: Place) -> bool:
    """6.11: whether undisrupted enemy ground units keep a unit in its area."""
    for unit in bits(undisrupted(board, other(side), area)):
        if board.shared.exclusive.pins(board, unit):
            return True
    return False


def may_leave(board: BorderBoard, side: int, area: Place) -> Units:
    """6.1, 6.11: the ground units of a side that may move out of an area [A-12]."""
    units = ground(board, side, area)
    if not board.shared.disrupted_may_move:
        units &= ~board.disrupted
    return 0 if is_pinned(board, side, area) else units


def destinations(board: BorderBoard, side: int, unit: Unit, place: Place) -> int:
    """6.1: where a unit may go, as bits of places."""
    shared, bit = board.shared, 1 << unit
    if place < shared.areas:
        return shared.adjacent[place] if may_leave(board, side, place) & bit else 0
    if board.disrupted & bit and (shared.air & bit or not shared.disrupted_may_move):
        return 0
    return shared.exclusive.destinations(board, unit, place)


def move_refusal(board: BorderBoard, side: int, unit: Unit, moved: Units) -> Reason | None:
    """6.1, 6.11: why a unit cannot move."""
    place, bit = place_of(board, unit), 1 << unit
    if moved & bit:
        return HAS_MOVED
    if destinations(board, side, unit, place):
        return None
    if board.disrupted & bit and (board.shared.air & bit or not board.shared.disrupted_may_move):
        return DISRUPTED
    if place >= board.shared.areas:
        return board.shared.exclusive.box_refusal(board, unit, place)
    return IN_THE_AIR if board.shared.air & bit else PINNED


class Movement(Frame[BorderBoard]):
    """6.1: up to so many units, each once; for bots in a fixed order that may be started again."""

    def __init__(self, side: int, left: int, moved: Units = 0, last: int = 0) -> None:
        """`moved`: the units that have moved with this card; `last`: the one before."""
        self.side = side
        self.left = left
        self.moved = moved
        self.last = last

    def in_any_order(self) -> Movement:
        return Movement(self.side, self.left, self.moved, ANY_ORDER)

    def weight(self, board: BorderBoard, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def opens_pick(self, board: BorderBoard) -> bool:
        return True

    def candidates(self, board: BorderBoard) -> list[int]:
        return [UNIT + unit for unit in bits(self.units(board))]

    def units(self, board: BorderBoard) -> Units:
        """The side's units that are on the map, in the Rear Area or in a box from which they may move."""
        shared, found = board.shared, 0
        for place in range(shared.places):
            if place < shared.areas or place == rear(board, self.side) or place >= shared.areas + 4:
                found |= board.there[place]
        return found & shared.sides[self.side]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        unit = answer - UNIT
        reason = move_refusal(board, self.side, unit, self.moved)
        if reason is None and self.left == 0:
            return CARD_USED_UP
        if reason is None and unit not in self.movable(board):
            return EQUAL_UNIT
        return OUT_OF_ORDER if reason is None and unit < self.last else reason

    def movable(self, board: BorderBoard) -> list[Unit]:
        """The units that can move; in the order of bots, of equal ones in one place the first."""
        shared, found = board.shared, 0
        for area in bits(board.held[self.side]):
            found |= self.told_apart(board, may_leave(board, self.side, area) & ~self.moved)
        boxes = range(shared.areas + 4, shared.places)
        for place in [rear(board, self.side), *boxes]:
            units = board.there[place] & shared.sides[self.side] & ~self.moved
            for unit in bits(self.told_apart(board, units)):
                if destinations(board, self.side, unit, place):
                    found |= 1 << unit
        return bits(found)

    def told_apart(self, board: BorderBoard, units: Units) -> Units:
        """These units, of which bots are asked about one of equals only."""
        return units if self.last == ANY_ORDER else without_twins(board, units)

    def ask(self, board: BorderBoard) -> Question | None:
        units = self.movable(board) if self.left else []
        answers = [UNIT + unit for unit in units if unit >= self.last]
        if len(answers) < len(units):
            answers.append(AGAIN)
        if not answers and self.last != ANY_ORDER:
            return None
        return Question(self.side, "move.unit", "6.1", [*answers, DONE], -1, None, self.left)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == AGAIN:
            state.push(Movement(self.side, self.left, self.moved))
        elif answer != DONE:
            unit = answer - UNIT
            state.push(MoveTo(self.side, self.left, self.moved, unit, 0 if self.last == ANY_ORDER else unit))


class MoveTo(Frame[BorderBoard]):
    """6.1: one step: to an adjacent area, or from a box."""

    def __init__(self, side: int, left: int, moved: Units, unit: Unit, last: int = 0) -> None:
        """`last`: where the order of bots goes on after it."""
        self.side = side
        self.left = left
        self.moved = moved
        self.unit = unit
        self.last = last

    def in_any_order(self) -> OrBack:
        return OrBack(self, Movement(self.side, self.left, self.moved))

    def candidates(self, board: BorderBoard) -> list[int]:
        return list(range(board.shared.areas))

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        place = place_of(board, self.unit)
        if destinations(board, self.side, self.unit, place) >> answer & 1:
            return None
        return NOT_THERE if place < board.shared.areas else board.shared.exclusive.entry_refusal(board, self.unit)

    def ask(self, board: BorderBoard) -> Question | None:
        places = bits(destinations(board, self.side, self.unit, place_of(board, self.unit)))
        return Question(self.side, "move.to", "6.1", places, UNIT + self.unit)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        board = state.board
        origin = place_of(board, self.unit)
        move(board, self.unit, origin, answer)
        state.note("move", self.unit, origin, answer)
        if origin >= board.shared.areas:
            board.shared.exclusive.entered(board, self.unit, origin, answer)
        state.push(Movement(self.side, self.left - 1, self.moved | 1 << self.unit, self.last))
