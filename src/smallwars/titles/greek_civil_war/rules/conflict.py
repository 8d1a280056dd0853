"""The Conflict Phase: attacks, Region by Region (11.0, 16.1, 16.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, LOUD, Frame, State
from smallwars.engine.question import NUMBER, Question, Reason, roll

from .board import (
    ACTED,
    ANY_TYPE,
    FLAGS,
    MARKED,
    NO_UNIT,
    OPEN_AREA,
    Greece,
    Region,
    answers_in,
    change,
    distinct,
    enemies_in_open,
    has_unit,
    holding,
    holds,
    other,
    place_terror,
    set_square,
    side_of,
    type_of,
    units_in,
)
from .places import RegionFrame
from .political_index import can_spend, shift_index
from .results import COLUMNS, EndFight, result
from .words import ALL, BACK, DECLINE, DONE, DSE, GOVERNMENT, IN_SQUARE, LEVELS, OPEN, PAY, USE

NO_ENEMY: Final = Reason("11.1", "no-enemy")
NOTHING_THERE: Final = Reason("11.2", "nothing-there")
NO_ATTACKERS: Final = Reason("11.2", "no-attackers")
REGION_LEFT: Final = Reason("11.1", "region-left")
SQUARES_CAME_FIRST: Final = Reason("11.1", "squares-came-first")
OPEN_IS_HELD: Final = Reason("11.1", "open-is-held")
HAS_ATTACKED: Final = Reason("11.2", "has-attacked")
NOT_IN_A_SQUARE: Final = Reason("16.1", "not-in-a-square")
OUT_OF_ORDER: Final = Reason("11.2", "out-of-order")
NONE_CHOSEN: Final = Reason("11.2", "none-chosen")


def conflict_phase(board: Greece, side: int) -> list[Frame[Greece]]:
    """11.1: as many attacks as wanted."""
    return [Attack(side)]


# 11.1: what may be attacked


def fresh_units(board: Greece, side: int, region: Region) -> list[int]:
    """11.2: the units of a Region that have not attacked, as answers."""
    return answers_in(board, side, region, ACTED, 0)


def passes_the_open(board: Greece, answer: int) -> bool:
    """11.1, 16.1: units in squares and unconventional ones attack squares although enemies hold the Open."""
    return answer >= IN_SQUARE or board.facts.unconventional >> answer % 50 // LEVELS & 1 == 1


def may_attack_squares(board: Greece, side: int, region: Region, answer: int) -> bool:
    """11.1: whether a unit may attack a square now [G-43]."""
    return not enemies_in_open(board, side, region) or passes_the_open(board, answer)


def can_attack_squares(board: Greece, side: int, region: Region) -> bool:
    """11.1: whether a unit that has not attacked may attack a square now."""
    if not enemies_in_open(board, side, region):
        return has_fresh(board, side, region)
    for answer in fresh_units(board, side, region):
        if passes_the_open(board, answer):
            return True
    return False


def enemy_squares(board: Greece, side: int, region: Region) -> list[int]:
    """The enemy's units in squares, as answers."""
    enemy = other(side)
    found: list[int] = []
    for unit in board.squares[region]:
        if unit != NO_UNIT and side_of(unit) == enemy:
            found.append(IN_SQUARE + unit // 4)
    return distinct(sorted(found))


def targets(board: Greece, side: int, region: Region, squares_begun: int) -> list[int]:
    """11.1: the Open area first, then squares [G-42]."""
    if not has_fresh(board, side, region):
        return []
    found = [OPEN] if not squares_begun and enemies_in_open(board, side, region) else []
    squares = enemy_squares(board, side, region)
    return found + squares if squares and can_attack_squares(board, side, region) else found


def has_fresh(board: Greece, side: int, region: Region) -> bool:
    """Whether a unit there has not attacked."""
    return holds(board, side, region, ANY_TYPE, ACTED)


class Attack(RegionFrame):
    """11.1: the next Region to attack in, in any order; one that was left is not entered again."""

    def __init__(self, side: int, left: int = 0) -> None:
        """`left`: bits of the Regions that were left."""
        self.side = side
        self.left = left

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if not has_unit(board, self.side, answer):
            return NOTHING_THERE
        if not has_unit(board, other(self.side), answer):
            return NO_ENEMY
        if self.left >> answer & 1:
            return REGION_LEFT
        if not has_fresh(board, self.side, answer):
            return HAS_ATTACKED
        return None if targets(board, self.side, answer, 0) else OPEN_IS_HELD

    def likely(self, board: Greece) -> int:
        return board.present[GOVERNMENT] & board.present[DSE] & ~self.left

    def ask(self, board: Greece) -> Question | None:
        regions = self.legal(board)
        return Question(self.side, "attack", "11.1", [*regions, DONE]) if regions else None

    def take(self, state: State[Greece], answer: int) -> None:
        if answer != DONE:
            state.push_all([AttackTarget(self.side, answer), Attack(self.side, self.left | 1 << answer)])


class AttackTarget(Frame[Greece]):
    """11.1: the Open area, or a square by the unit in it. Who names it declares an attack; until then people may leave
    the Region again."""

    def __init__(self, side: int, region: Region, begun: int = 0, squares: int = 0, freely: int = 0) -> None:
        """`begun`: 1 after the first attack in the Region; `squares`: 1 after the first on a square; `freely`: 1 where
        one may go back."""
        self.side = side
        self.region = region
        self.begun = begun
        self.squares = squares
        self.freely = freely

    def in_any_order(self) -> AttackTarget:
        return AttackTarget(self.side, self.region, self.begun, self.squares, 1)

    def candidates(self, board: Greece) -> list[int]:
        return [OPEN, *enemy_squares(board, self.side, self.region)]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if not has_fresh(board, self.side, self.region):
            return NO_ATTACKERS
        if answer == OPEN:
            if self.squares:
                return SQUARES_CAME_FIRST
            return None if enemies_in_open(board, self.side, self.region) else NO_ENEMY
        return None if can_attack_squares(board, self.side, self.region) else OPEN_IS_HELD

    def ask(self, board: Greece) -> Question | None:
        found = targets(board, self.side, self.region, self.squares)
        if not found:
            return None
        if self.begun:
            found.append(DONE)
        elif self.freely:
            found.append(BACK)
        return Question(self.side, "attack.target", "11.1", found, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        if answer == BACK:
            self.leave(state)
        elif answer != DONE:
            self.declare(state, answer)

    def leave(self, state: State[Greece]) -> None:
        """11.1: nothing was declared here; the Region may still be chosen."""
        below = state.stack[-1]
        if isinstance(below, Attack):
            state.stack[-1] = Attack(self.side, below.left & ~(1 << self.region))

    def declare(self, state: State[Greece], answer: int) -> None:
        """11.1: an attack on that target."""
        squares = 1 if self.squares or answer != OPEN else 0
        square = target_of(state.board, self.side, self.region, answer)
        state.note("attack", self.side, self.region, answer)
        state.push(AttackTarget(self.side, self.region, 1, squares))
        state.push(Attackers(self.side, self.region, square))


def target_of(board: Greece, side: int, region: Region, answer: int) -> int:
    """The Open area, or the square with such an enemy."""
    return OPEN_AREA if answer == OPEN else holding(board, other(side), region, answer, 0, 0).spot


# 11.2: who attacks

CHOSEN: Final = 1
"""What `Attackers` says of the unit before where the order does not count: one is chosen."""


class Attackers(Frame[Greece]):
    """11.2: the attackers, as few or as many as wanted. Bots name them in the order of the units; people in any, and
    the fight begins when they say so."""

    def __init__(self, side: int, region: Region, target: int, last: int = 0) -> None:
        """`target`: a square, or the Open area; `last`: the unit chosen before, as an answer; 0 before the first,
        CHOSEN after it where the order does not count."""
        self.side = side
        self.region = region
        self.target = target
        self.last = last

    def in_any_order(self) -> Attackers:
        return Attackers(self.side, self.region, self.target, CHOSEN) if self.last else self

    def opens_pick(self, board: Greece) -> bool:
        return True

    def weight(self, board: Greece, answer: int) -> int:
        return LOUD if answer == DONE else DETAIL

    def candidates(self, board: Greece) -> list[int]:
        return [*distinct(answers_in(board, self.side, self.region, 0, 0)), DONE]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        if answer == DONE:
            return None if self.last else NONE_CHOSEN
        if answer not in fresh_units(board, self.side, self.region):
            return HAS_ATTACKED
        if self.target != OPEN_AREA and not may_attack_squares(board, self.side, self.region, answer):
            return NOT_IN_A_SQUARE
        return None if answer >= self.last else OUT_OF_ORDER

    def eligible(self, board: Greece) -> list[int]:
        """Who may still join, each as often as it is there."""
        fresh = fresh_units(board, self.side, self.region)
        if self.target != OPEN_AREA and enemies_in_open(board, self.side, self.region):
            fresh = [answer for answer in fresh if passes_the_open(board, answer)]
        return [answer for answer in fresh if answer >= self.last]

    def ask(self, board: Greece) -> Question | None:
        units = self.eligible(board)
        if not units and self.last != CHOSEN:
            return None
        answers = distinct(units)
        if len(units) > 1:
            answers.append(ALL)
        if self.last:
            answers.append(DONE)
        return Question(self.side, "attack.unit", "11.2", answers, self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        board = state.board
        if answer == ALL:
            for unit in self.eligible(board):
                join(board, self.side, self.region, unit)
        elif answer != DONE:
            join(board, self.side, self.region, answer)
        if answer == DONE or (answer == ALL and not state.any_order):
            fight(state, self.side, self.region, self.target)
        else:
            freely = answer == ALL or self.last == CHOSEN
            state.push(Attackers(self.side, self.region, self.target, CHOSEN if freely else answer))

    def go(self, state: State[Greece]) -> None:
        fight(state, self.side, self.region, self.target)


def join(board: Greece, side: int, region: Region, answer: int) -> None:
    """11.2: a unit is in the fight; it attacks once in a phase."""
    found = holding(board, side, region, answer, ACTED, 0)
    change(board, region, found.spot, found.unit, found.unit | FLAGS)


def mark_defenders(board: Greece, side: int, region: Region, target: int) -> None:
    """11.2: all enemies in the Open area, or the one in the square [G-44]."""
    if target != OPEN_AREA:
        set_square(board, region, target, board.squares[region][target] | MARKED)
    else:
        at = (other(side) - 1) * board.facts.regions + region
        board.opens[at] = [unit | MARKED for unit in board.opens[at]]


# 11.2-11.6: odds, Airstrikes, points and the die


def fight(state: State[Greece], side: int, region: Region, target: int) -> None:
    """11.2: the odds, then whatever may change them, the die and its result."""
    mark_defenders(state.board, side, region, target)
    odds = Odds(strength(state.board, side, region), strength(state.board, other(side), region))
    state.note("odds", odds.attack, odds.defence, odds.column)
    if target == OPEN_AREA:
        state.push(Airstrike(side, region, odds.column))
    else:
        state.push(Payment(side, side, region, target, odds.column, 0))


class Odds:
    """11.2: the strengths of both sides, and the column that they give."""

    def __init__(self, attack: int, defence: int) -> None:
        self.attack = attack
        self.defence = defence
        self.column = min(COLUMNS - 1, attack // defence)


def odds_with(board: Greece, side: int, region: Region, target: int, joining: list[int]) -> Odds:
    """11.2: the odds if these units join those that are in the fight already."""
    trial = board.copy()
    for answer in joining:
        join(trial, side, region, answer)
    mark_defenders(trial, side, region, target)
    return Odds(strength(trial, side, region), strength(trial, other(side), region))


def defence_of(board: Greece, side: int, region: Region, target: int) -> int:
    """11.2: the strength of the enemies that an attack on that target meets."""
    trial = board.copy()
    mark_defenders(trial, side, region, target)
    return strength(trial, other(side), region)


def strength(board: Greece, side: int, region: Region) -> int:
    """11.2: the Conflict Ratings of a side's units in the fight."""
    total = 0
    for unit in units_in(board, side, region):
        if unit & MARKED:
            total += board.facts.conflict[unit // 4]
    return total


class Airstrike(Frame[Greece]):
    """11.4: an Airstrike moves the odds in the Open by one column; in an Urban Region it leaves Terror (16.2)."""

    def __init__(self, side: int, region: Region, column: int) -> None:
        self.side = side
        self.region = region
        self.column = column

    def ask(self, board: Greece) -> Question | None:
        if board.airstrikes == 0:
            return None
        return Question(GOVERNMENT, "airstrike", "11.4", [USE, DECLINE], self.region)

    def shifted(self) -> int:
        """11.4: the column that an Airstrike gives."""
        return min(COLUMNS - 1, self.column + 1) if self.side == GOVERNMENT else max(0, self.column - 1)

    def take(self, state: State[Greece], answer: int) -> None:
        board, column = state.board, self.column
        if answer == USE:
            board.airstrikes -= 1
            column = self.shifted()
            state.note("airstrike", self.region, column)
            if board.facts.urban >> self.region & 1:
                place_terror(state, self.region)
        state.push(FightDie(self.side, self.region, OPEN_AREA, column, 0))

    def go(self, state: State[Greece]) -> None:
        state.push(FightDie(self.side, self.region, OPEN_AREA, self.column, 0))


class Payment(Frame[Greece]):
    """11.6: a side with an unconventional unit in the fight may pay to change the die; the attacker decides first."""

    def __init__(self, side: int, payer: int, region: Region, target: int, column: int, modifier: int) -> None:
        self.side = side
        self.payer = payer
        self.region = region
        self.target = target
        self.column = column
        self.modifier = modifier

    def cost(self, board: Greece) -> int:
        """11.6: by the final column."""
        facts = board.facts
        return facts.attacker_pays[self.column] if self.payer == self.side else facts.defender_pays[self.column]

    def may_pay(self, board: Greece) -> bool:
        """11.6: one unconventional unit among those in the fight is enough [G-46]."""
        if not can_spend(board, self.payer, self.cost(board)):
            return False
        for unit in units_in(board, self.payer, self.region):
            if unit & MARKED and board.facts.unconventional >> type_of(unit) & 1:
                return True
        return False

    def ask(self, board: Greece) -> Question | None:
        if not self.may_pay(board):
            return None
        return Question(self.payer, "pay", "11.6", [PAY, DECLINE], self.region, None, self.cost(board))

    def take(self, state: State[Greece], answer: int) -> None:
        modifier = self.modifier
        cost = self.cost(state.board)
        if answer == PAY:
            modifier += 1 if self.payer == self.side else -1
            state.note("pay", self.payer, cost)
        self.go_on(state, modifier)
        if answer == PAY:
            shift_index(state, self.payer, -cost)

    def go(self, state: State[Greece]) -> None:
        self.go_on(state, self.modifier)

    def go_on(self, state: State[Greece], modifier: int) -> None:
        """The defender decides after the attacker; then the die is rolled."""
        if self.payer == self.side:
            state.push(Payment(self.side, other(self.side), self.region, self.target, self.column, modifier))
        else:
            state.push(FightDie(self.side, self.region, self.target, self.column, modifier))


class FightDie(Frame[Greece]):
    """11.5: one die, within 1 and 6 after the modifier [G-46]; Open or Infrastructure table (11.3)."""

    def __init__(self, side: int, region: Region, target: int, column: int, modifier: int) -> None:
        self.side = side
        self.region = region
        self.target = target
        self.column = column
        self.modifier = modifier

    def ask(self, board: Greece) -> Question | None:
        return roll("11.5", self.region)

    def take(self, state: State[Greece], answer: int) -> None:
        facts, die = state.board.facts, answer - NUMBER
        changed = max(1, min(6, die + self.modifier))
        table = facts.open_table if self.target == OPEN_AREA else facts.infrastructure_table
        code = table[(changed - 1) * COLUMNS + self.column]
        state.note("rolled", die)
        if changed != die:
            state.note("modified", changed)
        state.note("result", code)
        state.push(EndFight(self.side, self.region, self.target))
        result(state, self.side, self.region, code)
