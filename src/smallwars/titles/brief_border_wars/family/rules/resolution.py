"""Combat: dice, hits and what they do (6.22, 6.23, 6.24)."""

from __future__ import annotations

from math import comb
from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import CHANCE, NUMBER, Question, Reason, number

from .board import (
    BorderBoard,
    Place,
    Unit,
    Units,
    bits,
    damage,
    damaged_box,
    disrupt,
    move,
    neighbours,
    other,
    rear,
    side_of,
    undisrupted,
)
from .frames import ANY_ORDER, BattleFrame
from .movement import is_pinned
from .words import AGAIN, ATTACKER, DECLINE, DEFENDER, DISRUPT, DONE, UNIT

AIR_HITS: Final = 0
GROUND_HITS: Final = 1

MUST: Final = 0
MAY: Final = 1
INSTEAD: Final = 2
"""6.23: a retreat that must be, one that may be, one that takes the place of disruption."""

OUT_OF_ORDER: Final = Reason("6.23", "out-of-order")
AIR_ORDER: Final = Reason("6.22", "out-of-order")
NO_RETREAT: Final = Reason("6.23", "no-retreat")
NO_EXPLOITATION: Final = Reason("6.24", "too-far")

KNOWN_ODDS: Final[dict[int, list[int]]] = {}


def odds(dice: int) -> list[int]:
    """6.23: a die hits on 5 or 6: the odds of no hit, one hit and so on with so many dice [A-53]."""
    if dice not in KNOWN_ODDS:
        KNOWN_ODDS[dice] = [comb(dice, hits) * 2 ** (dice - hits) for hits in range(dice + 1)]
    return KNOWN_ODDS[dice]


def value(board: BorderBoard, units: Units) -> int:
    """6.23: the Combat Values of these units."""
    return sum([board.shared.value[unit] for unit in bits(units)])


# 6.22: air-to-air combat


class AirCombat(BattleFrame):
    """6.22: if both sides have air units in the battle, they fight one round at the same time [A-48]."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        ours, theirs = self.attackers & board.shared.air, self.defenders & board.shared.air
        if ours and theirs:
            dice = (value(board, ours), value(board, theirs))
            state.note("air_combat", *dice)
            state.push(AirResults(self.side, self.area, self.attackers, self.defenders))
            state.push(Hits(AIR_HITS, self.side, ours, theirs, dice[0], dice[1]))
        else:
            state.push(GroundCombat(self.side, self.area, self.attackers, self.defenders))


class Hits(Frame[BorderBoard]):
    """6.22, 6.23: both roll at the same time; then the attacker allocates his hits, and the defender his [A-55]."""

    def __init__(
        self, what: int, side: int, attackers: Units, defenders: Units, dice: int, answer_dice: int, hits: int = -1
    ) -> None:
        """`dice`, `answer_dice`: of the attacker and of the defender; `hits`: those of the attacker, once rolled."""
        self.what = what
        self.side = side
        self.attackers = attackers
        self.defenders = defenders
        self.dice = dice
        self.answer_dice = answer_dice
        self.hits = hits

    def ask(self, board: BorderBoard) -> Question | None:
        dice = self.dice if self.hits < 0 else self.answer_dice
        answers = [number(hits) for hits in range(dice + 1)]
        rule = "6.22" if self.what == AIR_HITS else "6.23"
        whose = ATTACKER if self.hits < 0 else DEFENDER
        return Question(CHANCE, "hits", rule, answers, whose, odds(dice), dice)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        hits = answer - NUMBER
        if self.hits < 0:
            state.note("hits", self.side, hits, self.dice)
            state.push(Hits(self.what, self.side, self.attackers, self.defenders, self.dice, self.answer_dice, hits))
            return
        enemy = other(self.side)
        state.note("hits", enemy, hits, self.answer_dice)
        first = Allocate(self.what, self.side, self.defenders, self.hits)
        state.push_all([first, Allocate(self.what, enemy, self.attackers, hits)])


class Allocate(Frame[BorderBoard]):
    """6.22, 6.23: who inflicts hits allocates them, one at a time; bots in the order of the units, where `again` goes
    back. All hits go to an only unit."""

    def __init__(self, what: int, side: int, units: Units, left: int, last: Unit = 0) -> None:
        """`units`: those that may be hit."""
        self.what = what
        self.side = side
        self.units = units
        self.left = left
        self.last = last

    def in_any_order(self) -> Allocate:
        return Allocate(self.what, self.side, self.units, self.left, ANY_ORDER)

    def opens_pick(self, board: BorderBoard) -> bool:
        return True

    def candidates(self, board: BorderBoard) -> list[int]:
        return [UNIT + unit for unit in bits(self.units)]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        if answer - UNIT >= self.last:
            return None
        return AIR_ORDER if self.what == AIR_HITS else OUT_OF_ORDER

    def ask(self, board: BorderBoard) -> Question | None:
        if self.left == 0 or not self.units & self.units - 1:
            return None
        answers = [UNIT + unit for unit in bits(self.units) if unit >= self.last]
        if len(answers) < len(bits(self.units)):
            answers.append(AGAIN)
        rule = "6.22" if self.what == AIR_HITS else "6.23"
        return Question(self.side, "hit.unit", rule, answers, -1, None, self.left)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == AGAIN:
            state.push(Allocate(self.what, self.side, self.units, self.left))
            return
        unit = answer - UNIT
        self.hit(state, unit)
        last = 0 if self.last == ANY_ORDER else unit
        state.push(Allocate(self.what, self.side, self.units, self.left - 1, last))

    def go(self, state: State[BorderBoard]) -> None:
        if self.units:
            for _ in range(self.left):
                self.hit(state, bits(self.units)[0])

    def hit(self, state: State[BorderBoard], unit: Unit) -> None:
        """A unit is hit."""
        state.board.hits[unit] += 1
        state.note("hit", unit)


class AirResults(BattleFrame):
    """6.22: fewer hits than its value disrupt an air unit, which goes to the Rear Area; as many or more damage it."""

    def go(self, state: State[BorderBoard]) -> None:
        board, lost = state.board, 0
        for unit in bits((self.attackers | self.defenders) & board.shared.air):
            if board.hits[unit]:
                lost |= 1 << unit
                shot(state, unit, self.area)
        state.push(GroundCombat(self.side, self.area, self.attackers & ~lost, self.defenders & ~lost))


def shot(state: State[BorderBoard], unit: Unit, area: Place) -> None:
    """6.22: an air unit was hit."""
    board = state.board
    if board.hits[unit] >= board.shared.value[unit]:
        damage(state, unit, area)
    else:
        disrupt(state, unit)
        move(board, unit, area, rear(board, side_of(board, unit)))
    board.hits[unit] = 0


# 6.23: ground combat


class GroundCombat(BattleFrame):
    """6.23: dice for the Combat Values, for terrain, for air units that are left."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        on_ground = ~board.shared.air
        attackers, defenders = self.attackers & on_ground, self.defenders & on_ground
        dice = dice_of(board, self.attackers)
        answer_dice = dice_of(board, self.defenders) + board.shared.terrain[self.area]
        state.note("ground_combat", dice, answer_dice)
        state.push(Results(self.side, self.area, attackers, defenders))
        state.push(Hits(GROUND_HITS, self.side, attackers, defenders, dice, answer_dice))


def dice_of(board: BorderBoard, group: Units) -> int:
    """6.23: a die for each point of Combat Value, and for each air unit that assists."""
    on_ground = group & ~board.shared.air
    assisting = group & board.shared.air if board.shared.exclusive.air_assists(board, on_ground) else 0
    return value(board, on_ground) + len(bits(assisting))


class Results(BattleFrame):
    """6.23: attackers are disrupted or damaged; defenders too, or they retreat; then comes exploitation (6.24)."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        for unit in bits(self.attackers):
            if board.hits[unit] >= board.shared.value[unit]:
                damage(state, unit, self.area)
            elif board.hits[unit]:
                disrupt(state, unit)
        later: list[Frame[BorderBoard]] = []
        is_open = True
        for unit in bits(self.defenders):
            if board.hits[unit]:
                later += suffer(state, unit, self.area)
            elif board.shared.exploitation_by_this_battle:
                is_open = False
        for unit in bits(self.attackers | self.defenders):
            board.hits[unit] = 0
        if is_open:
            later.append(Exploitation(self.side, self.area, self.attackers, self.defenders))
        state.push_all(later)


def suffer(state: State[BorderBoard], unit: Unit, area: Place) -> list[Frame[BorderBoard]]:
    """6.23: what hits do to a defender, and the retreat that follows."""
    board = state.board
    hits, worth = board.hits[unit], board.shared.value[unit]
    if hits >= 2 * worth or (hits >= worth and board.disrupted >> unit & 1):
        damage(state, unit, area)
        return []
    if board.disrupted >> unit & 1:
        return [Retreat(unit, area, MUST)]
    if hits < worth:
        return [Retreat(unit, area, INSTEAD)]
    disrupt(state, unit)
    return [Retreat(unit, area, MAY)]


class Retreat(Frame[BorderBoard]):
    """6.23: to an adjacent area without undisrupted enemy ground units; the owner chooses [A-22, A-23]."""

    def __init__(self, unit: Unit, area: Place, why: int) -> None:
        self.unit = unit
        self.area = area
        self.why = why

    def candidates(self, board: BorderBoard) -> list[int]:
        return neighbours(board, self.area)

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        return NO_RETREAT if undisrupted(board, other(side_of(board, self.unit)), answer) else None

    def ask(self, board: BorderBoard) -> Question | None:
        areas = self.ways_out(board)
        if not areas or (self.why == MUST and len(areas) == 1):
            return None
        stay = [DISRUPT] if self.why == INSTEAD else [DECLINE] if self.why == MAY else []
        return Question(side_of(board, self.unit), "retreat", "6.23", [*areas, *stay], UNIT + self.unit)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == DISRUPT:
            disrupt(state, self.unit)
        elif answer != DECLINE:
            self.retreat(state, answer)

    def ways_out(self, board: BorderBoard) -> list[Place]:
        """6.23: the areas to which the unit may retreat."""
        return [area for area in self.candidates(board) if self.refusal(board, area) is None]

    def retreat(self, state: State[BorderBoard], area: Place) -> None:
        """6.23: the unit retreats to an area."""
        move(state.board, self.unit, self.area, area)
        state.note("retreat", self.unit, self.area, area)

    def go(self, state: State[BorderBoard]) -> None:
        """6.23: without a way out a unit is disrupted, or damaged if it must retreat; an only way out is taken."""
        ways = self.ways_out(state.board)
        if ways:
            self.retreat(state, ways[0])
        elif self.why == MUST:
            damage(state, self.unit, self.area)
        elif self.why == INSTEAD:
            disrupt(state, self.unit)


# 6.24: exploitation


class Exploitation(BattleFrame):
    """6.24: if all defenders are disrupted or damaged [A-65], undisrupted mechanized attackers [A-66] may move on
    anywhere [A-26]."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        beaten = board.disrupted | board.there[damaged_box(board, other(self.side))]
        if self.defenders & ~beaten or is_pinned(board, self.side, self.area):
            return
        riders = self.attackers & board.shared.mechanized & board.there[self.area]
        if not board.shared.disrupted_may_exploit:
            riders &= ~board.disrupted
        state.push_all([Exploit(self.side, unit, self.area) for unit in bits(riders)])


class Exploit(Frame[BorderBoard]):
    """6.24: one adjacent area, enemies there or not, without a fight."""

    def __init__(self, side: int, unit: Unit, area: Place) -> None:
        self.side = side
        self.unit = unit
        self.area = area

    def candidates(self, board: BorderBoard) -> list[int]:
        return list(range(board.shared.areas))

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        return None if board.shared.adjacent[self.area] >> answer & 1 else NO_EXPLOITATION

    def ask(self, board: BorderBoard) -> Question | None:
        areas = neighbours(board, self.area)
        return Question(self.side, "exploit", "6.24", [*areas, DONE], UNIT + self.unit)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer != DONE:
            move(state.board, self.unit, self.area, answer)
            state.note("exploit", self.unit, answer)
