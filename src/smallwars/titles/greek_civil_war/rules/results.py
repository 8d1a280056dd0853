"""Conflict results: losses, rises, eliminations, and the square that was won (11.5, 12.1-12.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import State
from smallwars.engine.question import Question, Reason

from .board import (
    MARKED,
    NO_UNIT,
    OPEN_AREA,
    Greece,
    Region,
    answers_in,
    change,
    distinct,
    holding,
    level_of,
    other,
    place_terror,
    remove_terror,
    type_of,
    unmark,
)
from .levels import can_rise, eliminate, has_face, move_unit, pool_of, raise_level, reduce
from .places import UnitFrame
from .retreats import Retreat
from .words import ALL, ANY_ORDER, DECLINE, DONE, GOVERNMENT, IN_SQUARE

COLUMNS: Final = 5
"""12.2a: below 1:1, 1:1, 2:1, 3:1, 4:1."""

ELIMINATE: Final = 0
"""A loss of 0 Levels stands for the unit itself."""

CONFLICT_LOSS: Final = 0
ATTRITION_LOSS: Final = 1

NOT_IN_THE_FIGHT: Final = Reason("12.1", "not-in-the-fight")
CANNOT_RISE: Final = Reason("12.2b", "cannot-rise")
MAY_BE_NEEDED: Final = Reason("12.1", "unit-may-be-needed")
OUT_OF_ORDER: Final = Reason("12.1", "out-of-order")
PICKED: Final = Reason("12.1", "already-picked")
NOT_SUBJECT: Final = Reason("15.0", "not-subject")
ATTRITION_PICKED: Final = Reason("15.1", "already-picked")
ATTRITION_NEED: Final = Reason("15.1", "unit-may-be-needed")
ATTRITION_ORDER: Final = Reason("15.1", "out-of-order")


def result(state: State[Greece], side: int, region: Region, number: int) -> None:
    """12.2a: what a code does; Terror comes by anybody's attack and goes by the Government's [G-51]."""
    code = state.board.facts.codes[number]
    if code.terror > 0:
        place_terror(state, region)
    elif code.terror < 0 and side == GOVERNMENT:
        remove_terror(state, region)
    hit = side if code.attacker else other(side)
    count = len(answers_in(state.board, hit, region, MARKED, MARKED))
    share = (count + 1) // 2 if code.half else count
    if code.level > 0:
        steps = code.level if state.board.facts.plus2_two_steps else 1
        rise = Rise(hit, region, share, steps)
        if rise.rising(state.board):
            state.push(rise)
        else:
            state.note("no_effect")
        return
    if code.retreat:
        state.push(Retreat(hit, region))
    state.push(Loss(hit, region, share, ELIMINATE if code.eliminate else -code.level, CONFLICT_LOSS))


def in_the_fight(board: Greece, side: int, region: Region) -> list[int]:
    """12.1: the units that a result may still touch, as answers, those of the lowest Levels of a type first [G-62]."""
    return sorted(answers_in(board, side, region, MARKED, MARKED), key=rank)


def rank(answer: int) -> int:
    """Where a unit stands in that order: by type and Level, in the Open before in a square."""
    return 2 * (answer % 50) + answer // IN_SQUARE


class Loss(UnitFrame):
    """12.2b, 12.3, 15.1: so many units lose Levels or are eliminated; their owner picks them [G-27]. They are hit from
    the lowest Level up: bots pick them in that order, the picks of people wait until all are made [G-62]."""

    def __init__(
        self, side: int, region: Region, left: int, steps: int, why: int, last: int = 0, chosen: int = 0
    ) -> None:
        """`steps`: Levels to lose, or ELIMINATE; `last`: the rank of the unit picked before; `chosen`: the units that
        wait to be hit, as bits, by their place among those in the fight."""
        self.side = side
        self.region = region
        self.left = left
        self.steps = steps
        self.why = why
        self.last = last
        self.chosen = chosen

    def in_any_order(self) -> Loss:
        return Loss(self.side, self.region, self.left, self.steps, self.why, ANY_ORDER, self.chosen)

    def opens_pick(self, board: Greece) -> bool:
        return True

    def kind(self) -> str:
        """The kind of its question."""
        if self.why == ATTRITION_LOSS:
            return "attrition.unit"
        return "eliminate.unit" if self.steps == ELIMINATE else "reduce.unit"

    def rule(self) -> str:
        """Its paragraph."""
        if self.why == ATTRITION_LOSS:
            return "15.1"
        return "12.3" if self.steps == ELIMINATE else "12.2b"

    def units(self, board: Greece) -> list[int]:
        """The units that may still be picked."""
        units = in_the_fight(board, self.side, self.region)
        return [unit for at, unit in enumerate(units) if not self.chosen >> at & 1] if self.chosen else units

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        units = self.units(board)
        attrition = self.why == ATTRITION_LOSS
        if answer not in units:
            if answer in in_the_fight(board, self.side, self.region):
                return ATTRITION_PICKED if attrition else PICKED
            return NOT_SUBJECT if attrition else NOT_IN_THE_FIGHT
        if self.last == ANY_ORDER:
            return None
        if rank(answer) < self.last:
            return ATTRITION_ORDER if attrition else OUT_OF_ORDER
        if len([unit for unit in units if rank(unit) >= rank(answer)]) >= self.left:
            return None
        return ATTRITION_NEED if attrition else MAY_BE_NEEDED

    def ask(self, board: Greece) -> Question | None:
        units = self.units(board)
        if self.left == 0 or self.left >= len(units):
            return None
        answers = [answer for answer in distinct(units) if self.refusal(board, answer) is None]
        if self.last == ANY_ORDER and len(answers) == 1:
            return None
        return Question(self.side, self.kind(), self.rule(), answers, self.region, None, self.left - 1)

    def take(self, state: State[Greece], answer: int) -> None:
        last = 0 if self.last == ANY_ORDER else rank(answer)
        chosen = self.chosen
        if state.any_order or chosen:
            chosen |= 1 << self.place_of(state.board, answer)
        else:
            self.suffer(state, answer)
        state.push(Loss(self.side, self.region, self.left - 1, self.steps, self.why, last, chosen))

    def place_of(self, board: Greece, answer: int) -> int:
        """The place of a unit that is not picked yet among those in the fight."""
        at = in_the_fight(board, self.side, self.region).index(answer)
        while self.chosen >> at & 1:
            at += 1
        return at

    def go(self, state: State[Greece]) -> None:
        """12.2b, 12.3: the units that were picked are hit, and those that the rest of the result leaves no choice."""
        left = self.left
        if left == 0 and self.chosen == 0:
            return
        for at, answer in enumerate(in_the_fight(state.board, self.side, self.region)):
            if self.chosen >> at & 1:
                self.suffer(state, answer)
            elif left > 0:
                left -= 1
                self.suffer(state, answer)

    def suffer(self, state: State[Greece], answer: int) -> None:
        """12.2b, 12.3: that unit is hit."""
        board, region = state.board, self.region
        found = holding(board, self.side, region, answer, MARKED, MARKED)
        if self.steps == ELIMINATE:
            eliminate(state, region, found.spot, found.unit)
            return
        unit = reduce(state, region, found.spot, found.unit, self.steps)
        if unit != NO_UNIT:
            change(board, region, found.spot, unit, unit & ~MARKED)


class Rise(UnitFrame):
    """12.2b: up to so many units rise; their owner picks them among those that can, or lets them be [G-27, G-71]."""

    def __init__(self, side: int, region: Region, left: int, steps: int, last: int = 0) -> None:
        self.side = side
        self.region = region
        self.left = left
        self.steps = steps
        self.last = last

    def in_any_order(self) -> Rise:
        return Rise(self.side, self.region, self.left, self.steps, ANY_ORDER)

    def opens_pick(self, board: Greece) -> bool:
        return True

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if answer not in in_the_fight(board, self.side, self.region):
            return NOT_IN_THE_FIGHT
        if answer not in self.rising(board):
            return CANNOT_RISE
        return None if self.last == ANY_ORDER or answer in self.open_to(board) else OUT_OF_ORDER

    def rising(self, board: Greece) -> list[int]:
        """The units in the fight that can rise, as answers."""
        units = in_the_fight(board, self.side, self.region)
        return [answer for answer in units if can_rise(board, 4 * (answer % 50))]

    def open_to(self, board: Greece) -> list[int]:
        """The units that may be picked: by bots in a fixed order while there are counters for all of them."""
        units = self.rising(board)
        if counters_are_short(board, units, self.steps):
            return distinct(units)
        if not board.facts.rises_compulsory or self.last == ANY_ORDER:
            return [answer for answer in distinct(units) if rank(answer) >= self.last]
        fewest = min(self.left, len(units))  # who must rise has to find as many from here on in the order
        ranks = [rank(unit) for unit in units]
        return [
            answer
            for answer in distinct(units)
            if rank(answer) >= self.last and len([each for each in ranks if each >= rank(answer)]) >= fewest
        ]

    def all_may_rise(self, board: Greece) -> bool:
        """12.2b: whether the result is enough for all units that can rise, and the counters too."""
        units = self.rising(board)
        return 1 < len(units) <= self.left and not counters_are_short(board, units, self.steps)

    def ask(self, board: Greece) -> Question | None:
        answers = self.open_to(board) if self.left > 0 else []
        if not answers:
            return None
        stop = [] if board.facts.rises_compulsory else [DONE]
        if stop and self.all_may_rise(board):
            answers.append(ALL)
        return Question(self.side, "raise.unit", "12.2b", [*answers, *stop], self.region, None, self.left - 1)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == ALL:
            for unit in self.rising(state.board):
                self.raise_unit(state, unit)
        elif answer != DONE:
            unordered = self.last == ANY_ORDER or counters_are_short(state.board, self.rising(state.board), self.steps)
            self.raise_unit(state, answer)
            state.push(Rise(self.side, self.region, self.left - 1, self.steps, 0 if unordered else rank(answer)))

    def raise_unit(self, state: State[Greece], answer: int) -> None:
        """12.2b: that unit rises, and is no longer among those that may."""
        found = holding(state.board, self.side, self.region, answer, MARKED, MARKED)
        unit = raise_level(state, self.region, found.spot, found.unit, self.steps)
        change(state.board, self.region, found.spot, unit, unit & ~MARKED)


def counters_are_short(board: Greece, answers: list[int], steps: int) -> bool:
    """9.4: whether there are fewer counters of Levels 3 and 4 than units that might want them."""
    wanted = [0] * len(board.free)
    for answer in answers:
        unit = 4 * (answer % 50)
        type, level = type_of(unit), level_of(unit)
        if level <= 2 < level + steps and has_face(board, type, 3):
            wanted[pool_of(type, 3)] += 1
    for pool in range(len(wanted)):
        if wanted[pool] > board.free[pool]:
            return True
    return False


class EndFight(UnitFrame):
    """11.5: if the square is empty now, one of the attackers may occupy it; then the fight is over."""

    def __init__(self, side: int, region: Region, target: int) -> None:
        self.side = side
        self.region = region
        self.target = target

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if answer in in_the_fight(board, self.side, self.region) else NOT_IN_THE_FIGHT

    def ask(self, board: Greece) -> Question | None:
        if self.target == OPEN_AREA or board.squares[self.region][self.target] != NO_UNIT:
            return None
        units = distinct(in_the_fight(board, self.side, self.region))
        return Question(self.side, "occupy", "11.5", [*units, DECLINE], self.region) if units else None

    def take(self, state: State[Greece], answer: int) -> None:
        board, region = state.board, self.region
        if answer != DECLINE:
            found = holding(board, self.side, region, answer, MARKED, MARKED)
            move_unit(board, region, found.spot, found.unit, region, self.target, found.unit)
            state.note("occupy", found.unit // 4, region)
        unmark(board, region)

    def go(self, state: State[Greece]) -> None:
        unmark(state.board, self.region)
