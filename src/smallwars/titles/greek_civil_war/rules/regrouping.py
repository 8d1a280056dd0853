"""Breaking down and combining divisions, and the modes of LOK units (10.6, 10.7)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, Frame, State
from smallwars.engine.question import NUMBER, Question, Reason, number

from .board import (
    FLAGS,
    MARKED,
    NO_UNIT,
    OPEN_AREA,
    Greece,
    Region,
    answers_in,
    change,
    distinct,
    empty_square,
    holding,
    holds,
    level_of,
    regions_in,
    type_of,
    unit_of,
    units_in,
)
from .levels import add_unit, has_counter, has_face, pool_of, remove_unit
from .places import RegionFrame, place_of
from .words import (
    BACK,
    BREAK_DOWN,
    BRIGADE,
    COMBINE,
    DIVISION,
    DONE,
    GOVERNMENT,
    IN_OPEN,
    IN_SQUARE,
    LEVELS,
    LOK,
    LOK_UNCONV,
    OPEN,
    SQUARE,
    SWITCH,
)

BRIGADES: Final = 3
"""10.6: a division is three brigades, no more and no fewer."""

NO_DIVISION: Final = Reason("10.6", "no-division")
NO_THREE_BRIGADES: Final = Reason("10.6", "no-three-brigades")
NO_LOK: Final = Reason("10.7", "no-lok")
NOT_ENOUGH_COUNTERS: Final = Reason("9.4", "not-enough-counters")
REGROUPED: Final = Reason("10.6", "regrouped-this-phase")
SWITCHED: Final = Reason("10.7", "regrouped-this-phase")


def type_of_answer(answer: int) -> int:
    """The type of a unit named as an answer."""
    return answer % 50 // LEVELS


def level_of_answer(answer: int) -> int:
    """Its Level."""
    return answer % LEVELS


# What can be regrouped


def divisions(board: Greece, region: Region) -> list[int]:
    """10.6: the divisions in a Region that can be broken down, as answers; three brigade counters must be free."""
    fresh = distinct(answers_in(board, GOVERNMENT, region, FLAGS, 0))
    return [answer for answer in fresh if type_of_answer(answer) == DIVISION and can_break_down(board, answer)]


def can_break_down(board: Greece, answer: int) -> bool:
    """10.6: brigades of the same Level [G-25]."""
    level = level_of_answer(answer)
    return has_face(board, BRIGADE, level) and board.free[pool_of(BRIGADE, level)] >= BRIGADES


def brigades(board: Greece, region: Region, level: int) -> list[int]:
    """10.6: the brigades of a Level in a Region that can be combined, as answers."""
    face = BRIGADE * LEVELS + level
    return [answer for answer in answers_in(board, GOVERNMENT, region, FLAGS, 0) if answer % 50 == face]


def combinable(board: Greece, region: Region) -> list[int]:
    """10.6: the Levels at which three brigades of a Region can be combined, as answers."""
    if len(units_in(board, GOVERNMENT, region)) < BRIGADES:
        return []
    levels = [level for level in range(LEVELS) if len(brigades(board, region, level)) >= BRIGADES]
    return [
        IN_OPEN + BRIGADE * LEVELS + level
        for level in levels
        if has_face(board, DIVISION, level) and has_counter(board, DIVISION, level)
    ]


def loks(board: Greece, region: Region) -> list[int]:
    """10.7: the LOK units in a Region that can change their mode, as answers."""
    fresh = distinct(answers_in(board, GOVERNMENT, region, FLAGS, 0))
    return [answer for answer in fresh if type_of_answer(answer) in (LOK, LOK_UNCONV)]


def concerned(what: int) -> int:
    """The types that it is done with, as bits."""
    return 1 << DIVISION if what == BREAK_DOWN else 1 << BRIGADE if what == COMBINE else 1 << LOK | 1 << LOK_UNCONV


def regroupable(board: Greece, what: int, region: Region) -> list[int]:
    """10.6, 10.7: the units of a Region with which that can be done."""
    if not holds(board, GOVERNMENT, region, concerned(what), FLAGS):
        return []
    if what == BREAK_DOWN:
        return divisions(board, region)
    return combinable(board, region) if what == COMBINE else loks(board, region)


def nothing_to_regroup(what: int) -> Reason:
    """Why it cannot be done there."""
    return NO_DIVISION if what == BREAK_DOWN else NO_THREE_BRIGADES if what == COMBINE else NO_LOK


def regroupings(board: Greece) -> list[int]:
    """10.6, 10.7: what can be done now, as answers."""
    found: list[int] = []
    for what in (BREAK_DOWN, COMBINE, SWITCH):
        for region in regions_in(board.present[GOVERNMENT]):
            if regroupable(board, what, region):
                found.append(what)
                break
    return found


# The questions


class Regroup(Frame[Greece]):
    """10.6, 10.7: what the Government regroups before it moves; people may do it between moves, too [G-59]."""

    def opens_pick(self, board: Greece) -> bool:
        return True

    def candidates(self, board: Greece) -> list[int]:
        return [BREAK_DOWN, COMBINE, SWITCH]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if answer in regroupings(board) else nothing_to_regroup(answer)

    def ask(self, board: Greece) -> Question | None:
        answers = regroupings(board)
        return Question(GOVERNMENT, "regroup", "10.6", [*answers, DONE]) if answers else None

    def take(self, state: State[Greece], answer: int) -> None:
        if answer != DONE:
            state.push_all([RegroupRegion(answer), Regroup()])


class RegroupRegion(RegionFrame):
    """10.6, 10.7: in which Region."""

    def __init__(self, what: int, freely: int = 0) -> None:
        """`freely`: 1 where one may go back."""
        self.what = what
        self.freely = freely

    def in_any_order(self) -> RegroupRegion:
        return RegroupRegion(self.what, 1)

    def kind(self) -> str:
        """The kind of its question."""
        return "break_down" if self.what == BREAK_DOWN else "combine" if self.what == COMBINE else "switch"

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if regroupable(board, self.what, answer) else nothing_to_regroup(self.what)

    def likely(self, board: Greece) -> int:
        return board.present[GOVERNMENT]

    def ask(self, board: Greece) -> Question | None:
        answers = self.legal(board)
        if self.freely:
            answers.append(BACK)
        return Question(GOVERNMENT, self.kind(), rule_of(self.what), answers)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer != BACK:
            state.push(RegroupUnit(self.what, answer))


def rule_of(what: int) -> str:
    """10.6 for divisions, 10.7 for LOK units."""
    return "10.7" if what == SWITCH else "10.6"


class RegroupUnit(Frame[Greece]):
    """10.6, 10.7: which unit, or brigades of which Level."""

    def __init__(self, what: int, region: Region, freely: int = 0) -> None:
        """`freely`: 1 where one may go back."""
        self.what = what
        self.region = region
        self.freely = freely

    def in_any_order(self) -> RegroupUnit:
        return RegroupUnit(self.what, self.region, 1)

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def kind(self) -> str:
        """The kind of its question."""
        words = {BREAK_DOWN: "break_down.unit", COMBINE: "combine.unit", SWITCH: "switch.unit"}
        return words[self.what]

    def candidates(self, board: Greece) -> list[int]:
        units = answers_in(board, GOVERNMENT, self.region, 0, 0)
        if self.what == COMBINE:
            units = sorted([IN_OPEN + answer % 50 for answer in units])
        return distinct(units)

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if answer in regroupable(board, self.what, self.region):
            return None
        if not concerned(self.what) >> type_of_answer(answer) & 1:
            return nothing_to_regroup(self.what)
        if self.what == COMBINE:
            enough = len(brigades(board, self.region, level_of_answer(answer))) >= BRIGADES
            return NOT_ENOUGH_COUNTERS if enough else NO_THREE_BRIGADES
        if answer in answers_in(board, GOVERNMENT, self.region, FLAGS, 0):
            return NOT_ENOUGH_COUNTERS
        return SWITCHED if self.what == SWITCH else REGROUPED

    def ask(self, board: Greece) -> Question | None:
        answers = regroupable(board, self.what, self.region)
        if self.freely and len(answers) > 1:
            answers.append(BACK)
        return Question(GOVERNMENT, self.kind(), rule_of(self.what), answers, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            return
        if self.what == BREAK_DOWN and state.board.facts.brigades_into_squares:
            found = holding(state.board, GOVERNMENT, self.region, answer, FLAGS, 0)
            state.push(BrokenDown(self.region, level_of(found.unit), found.spot))
        elif self.what == BREAK_DOWN:
            break_down(state, self.region, answer)
        elif self.what == SWITCH:
            switch(state, self.region, answer)
        else:
            state.push(CombineSquares(self.region, level_of_answer(answer)))


def break_down(state: State[Greece], region: Region, answer: int) -> None:
    """10.6: a division becomes three brigades; in a square, one of them keeps it [G-38]."""
    board = state.board
    found = holding(board, GOVERNMENT, region, answer, FLAGS, 0)
    brigade = unit_of(BRIGADE, level_of(found.unit)) | MARKED
    remove_unit(board, region, found.spot, found.unit)
    for spot in (found.spot, OPEN_AREA, OPEN_AREA):
        add_unit(board, region, spot, brigade)
    state.note("break_down", found.unit // 4, region)


class BrokenDown(Frame[Greece]):
    """10.6: how many of the three brigades are placed in squares, with the option that lets them [G-38]."""

    def __init__(self, region: Region, level: int, spot: int) -> None:
        """`spot`: where the division stands."""
        self.region = region
        self.level = level
        self.spot = spot

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def ask(self, board: Greece) -> Question | None:
        squares = board.squares[self.region].count(NO_UNIT) + (1 if self.spot != OPEN_AREA else 0)
        counts = [number(count) for count in range(min(BRIGADES, squares) + 1)]
        return Question(GOVERNMENT, "break_down.squares", "10.6", counts, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        board = state.board
        division = unit_of(DIVISION, self.level)
        remove_unit(board, self.region, self.spot, division)
        for placed in range(BRIGADES):
            spot = empty_square(board, self.region) if placed < answer - NUMBER else OPEN_AREA
            add_unit(board, self.region, spot, unit_of(BRIGADE, self.level) | MARKED)
        state.note("break_down", division // 4, self.region)


def switch(state: State[Greece], region: Region, answer: int) -> None:
    """10.7: a LOK unit changes its mode where it stands, once in a phase [G-39]."""
    board = state.board
    found = holding(board, GOVERNMENT, region, answer, FLAGS, 0)
    unit = unit_of(LOK_UNCONV, 0) if type_of(found.unit) == LOK else unit_of(LOK, board.facts.build_level[LOK])
    change(board, region, found.spot, found.unit, unit | MARKED)
    state.note("switch", unit // 4, region)


class CombineSquares(Frame[Greece]):
    """10.6: how many of the three brigades stand in squares."""

    def __init__(self, region: Region, level: int) -> None:
        self.region = region
        self.level = level

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def ask(self, board: Greece) -> Question | None:
        units = brigades(board, self.region, self.level)
        in_squares = len([unit for unit in units if unit >= IN_SQUARE])
        least = max(0, BRIGADES - (len(units) - in_squares))
        counts = [number(count) for count in range(least, min(BRIGADES, in_squares) + 1)]
        return Question(GOVERNMENT, "combine.squares", "10.6", counts, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        state.push(CombinePlace(self.region, self.level, answer - NUMBER))


class CombinePlace(Frame[Greece]):
    """10.6: the division stands in the Open, or in a square that one of the brigades held [G-38]."""

    def __init__(self, region: Region, level: int, squares: int) -> None:
        """`squares`: how many of the brigades stand in squares."""
        self.region = region
        self.level = level
        self.squares = squares

    def weight(self, board: Greece, answer: int) -> int:
        return DETAIL

    def ask(self, board: Greece) -> Question | None:
        places = [OPEN, SQUARE] if self.squares else [OPEN]
        return Question(GOVERNMENT, "combine.place", "10.6", places, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        board, spot = state.board, OPEN_AREA
        face = BRIGADE * LEVELS + self.level
        for taken in range(BRIGADES):
            base = IN_SQUARE if taken < self.squares else IN_OPEN
            found = holding(board, GOVERNMENT, self.region, base + face, FLAGS, 0)
            remove_unit(board, self.region, found.spot, found.unit)
            spot = found.spot if taken == 0 and answer == SQUARE else spot
        unit = unit_of(DIVISION, self.level)
        add_unit(board, self.region, spot, unit | MARKED)
        state.note("combine", unit // 4, self.region, place_of(spot))
