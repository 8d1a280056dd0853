"""Setting up the game: the Government first, under its doctrine, then the DSE (4.0)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, Frame, State
from smallwars.engine.question import Question, Reason

from .board import NO_UNIT, OPEN_AREA, Greece, Region, empty_square, has_empty_square, holds, regions_in, unit_of
from .levels import add_unit
from .places import NO_EMPTY_SQUARE, NOT_IN_GREECE, PlaceOfNewUnit, RegionFrame, place_of, spot_of
from .politics import politics
from .words import (
    ANY_ORDER,
    CADRE,
    DIVISION,
    DSE,
    FRONT,
    GOVERNMENT,
    GUERRILLA,
    MOUNTAIN,
    POLICE,
    TYPE,
    TYPES,
)

NO_EFFECT: Final = 0
DIVISION_IN_EACH: Final = 1
SPREAD: Final = 2
"""4.0: how a doctrine modifies the set-up [G-20]."""

OUT_OF_ORDER: Final = Reason("4.0", "out-of-order")
HAS_ARMY_UNIT: Final = Reason("4.0", "has-army-unit")
LEAVES_TOO_FEW: Final = Reason("4.0", "unit-may-be-needed")


def set_up(board: Greece) -> list[Frame[Greece]]:
    """4.0: the Government rolls for its doctrine and sets up, then the DSE sets up."""
    return [*politics(board), Obligatory(board.facts.set_up[POLICE]), set_up_dse(board)]


def set_up_dse(board: Greece) -> SetUp:
    """4.0: anywhere in Greece, in the Open or in squares."""
    counts = board.facts.set_up
    return SetUp(FRONT, counts[FRONT], 0, packed(CADRE, counts[CADRE]) + packed(GUERRILLA, counts[GUERRILLA]))


def packed(type: int, count: int) -> int:
    """So many units of a type, as a part of a number that counts units of several types."""
    return count << 4 * type


def count_in(packed: int, type: int) -> int:
    """The number of units of a type in such a number."""
    return packed >> 4 * type & 15


class Obligatory(Frame[Greece]):
    """4.0: what the doctrine says about divisions and the mountain unit [G-20]; then the Government sets up."""

    def __init__(self, police: int = 0) -> None:
        """`police`: how many police units are set up with them; 0 where a frame of their own does it."""
        self.police = police

    def go(self, state: State[Greece]) -> None:
        board = state.board
        divisions = board.facts.set_up[DIVISION]
        if board.facts.set_up_effects[board.doctrine] == DIVISION_IN_EACH:
            for region in board.facts.set_up_regions[board.doctrine]:
                set_up_unit(state, DIVISION, region, OPEN_AREA)
                divisions -= 1
        others = packed(MOUNTAIN, board.facts.set_up[MOUNTAIN]) + packed(POLICE, self.police)
        state.push(SetUp(DIVISION, divisions, 0, others))


def set_up_unit(state: State[Greece], type: int, region: Region, spot: int) -> None:
    """4.0: a unit of the lowest Level."""
    unit = unit_of(type, state.board.facts.build_level[type])
    add_unit(state.board, region, spot, unit)
    state.note("set_up", unit // 4, region, place_of(spot))


class SetUp(RegionFrame):
    """4.0: the units of a side, type by type and Region by Region; people mix types and Regions as they like."""

    def __init__(self, type: int, left: int, last: Region = 0, others: int = 0) -> None:
        """`last`: the Region of the unit before; `others`: the units of other types that are still to come."""
        self.type = type
        self.left = left
        self.last = last
        self.others = others

    def in_any_order(self) -> SetUp:
        return SetUp(self.type, self.left, ANY_ORDER, self.others)

    def opens_pick(self, board: Greece) -> bool:
        return True

    def actor(self) -> int:
        """Whose units they are."""
        return GOVERNMENT if self.type <= POLICE else DSE

    def spread(self, board: Greece) -> bool:
        """4.0: Area Defense wants divisions and the mountain unit apart; police are free [G-61]."""
        return self.type <= MOUNTAIN and board.facts.set_up_effects[board.doctrine] == SPREAD

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if not board.facts.greek >> answer & 1:
            return NOT_IN_GREECE
        if self.type == POLICE and not has_empty_square(board, answer):
            return NO_EMPTY_SQUARE
        if self.spread(board) and has_army_unit(board, answer):
            return HAS_ARMY_UNIT
        if self.last == ANY_ORDER:
            return None
        if answer < self.last:
            return OUT_OF_ORDER
        return None if self.room_from(board, answer) >= self.left else LEAVES_TOO_FEW

    def likely(self, board: Greece) -> int:
        last = max(0, self.last)
        return board.facts.greek >> last << last

    def legal(self, board: Greece) -> list[int]:
        if self.type != POLICE and not self.spread(board):
            return regions_in(self.likely(board))
        return [region for region in regions_in(self.likely(board)) if self.refusal(board, region) is None]

    def room_from(self, board: Greece, region: Region) -> int:
        """How many units of the type there is room for from that Region on, counted until they are enough."""
        if not self.spread(board) and self.type != POLICE:
            return self.left
        room = 0
        for later in range(region, board.facts.regions):
            if board.facts.greek >> later & 1:
                room += self.room_in(board, later)
                if room >= self.left:
                    break
        return room

    def room_in(self, board: Greece, region: Region) -> int:
        """How many units of the type may come into a Region."""
        if self.type != POLICE:
            return 0 if has_army_unit(board, region) else 1
        return board.squares[region].count(NO_UNIT)

    def ask(self, board: Greece) -> Question | None:
        if self.left == 0:
            return None
        answers = self.legal(board)
        if self.last == ANY_ORDER:
            answers += [TYPE + type for type in self.other_types()]
        return Question(self.actor(), "setup." + TYPES[self.type], "4.0", answers, -1, None, self.left - 1)

    def other_types(self) -> list[int]:
        """The other types of which units are still to come."""
        return [type for type in range(GUERRILLA + 1) if count_in(self.others, type)]

    def go(self, state: State[Greece]) -> None:
        if self.others:
            state.push(self.turned_to(self.other_types()[0]))

    def turned_to(self, type: int) -> SetUp:
        """The same with another type of units first."""
        count = count_in(self.others, type)
        others = self.others - packed(type, count) + packed(self.type, self.left)
        return SetUp(type, count, 0, others)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer >= TYPE:
            state.push(self.turned_to(answer - TYPE))
            return
        if self.left > 1 or self.others:
            state.push(SetUp(self.type, self.left - 1, 0 if self.last == ANY_ORDER else answer, self.others))
        if self.actor() == DSE:
            state.push(SetUpPlace(self.type, answer))
        elif self.type == POLICE:
            set_up_unit(state, POLICE, answer, empty_square(state.board, answer))
        else:
            set_up_unit(state, self.type, answer, OPEN_AREA)


def has_army_unit(board: Greece, region: Region) -> bool:
    """4.0: whether a division or the mountain unit is there, which Area Defense keeps apart [G-20]."""
    return holds(board, GOVERNMENT, region, 1 << DIVISION | 1 << MOUNTAIN, 0)


class SetUpPlace(PlaceOfNewUnit):
    """4.0: in the Open or in a square."""

    def ask(self, board: Greece) -> Question | None:
        return Question(DSE, "setup.place", "4.0", self.places(board), self.at)

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def take(self, state: State[Greece], answer: int) -> None:
        set_up_unit(state, self.type, self.at, spot_of(state.board, self.at, answer))
