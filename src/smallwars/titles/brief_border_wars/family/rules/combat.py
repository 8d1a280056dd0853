"""Combat: which units fight, on both sides (6.2, 6.21, 6.32)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question, Reason

from .board import (
    FIRST_SIDE,
    MOST_COST,
    SECOND_SIDE,
    BorderBoard,
    Place,
    Unit,
    Units,
    aircraft,
    bits,
    ground,
    move,
    neighbours,
    other,
    place_of,
    rear,
    undisrupted,
)
from .frames import ANY_ORDER, BattleFrame, OrBack
from .resolution import AirCombat
from .words import AGAIN, AIR_SUPPORT, ALL, DECLINE, DONE, REACTION_MOVE, UNIT

NO_SPECIAL_CARD: Final = Reason("6.3", "no-special-card")
NONE_CHOSEN: Final = Reason("6.21", "none-chosen")
NO_TARGET: Final = Reason("6.21", "no-target")
NO_ENEMY: Final = Reason("6.2", "no-enemy")
NO_ATTACKERS: Final = Reason("6.2", "no-attackers")
AREA_FOUGHT: Final = Reason("6.2", "area-fought")
HAS_FOUGHT: Final = Reason("6.2", "has-fought")
DISRUPTED: Final = Reason("6.21", "disrupted")
CARD_TOO_SMALL: Final = Reason("6.2", "card-too-small")
GROUND_FIRST: Final = Reason("6.21", "ground-first")
GROUND_NEEDED: Final = Reason("6.21", "ground-needed")
OUT_OF_ORDER: Final = Reason("6.21", "out-of-order")
NO_AIR: Final = Reason("6.32", "no-air")
NO_NEIGHBOURS: Final = Reason("6.32", "no-neighbours")

REACTING_UNITS: Final = 2
"""6.32: how many ground units a Reaction Move brings."""


# 6.2: where


def attackers_in(board: BorderBoard, side: int, area: Place) -> Units:
    """6.2: undisrupted ground units that have not fought with this card."""
    return undisrupted(board, side, area) & ~board.engaged


def targets_in(board: BorderBoard, side: int, area: Place) -> Units:
    """6.2: enemy ground units that have not fought with this card [A-20]."""
    return ground(board, other(side), area) & ~board.engaged


def cheapest(board: BorderBoard, units: Units) -> int:
    """What the cheapest of these units counts against the card."""
    return min([board.shared.exclusive.attack_cost(board, unit) for unit in bits(units)])


def battle_refusal(board: BorderBoard, side: int, area: Place, left: int) -> Reason | None:
    """6.2: why there can be no battle in an area."""
    units = attackers_in(board, side, area)
    if not units:
        return NO_ATTACKERS
    if not targets_in(board, side, area):
        return NO_ENEMY
    return None if left >= MOST_COST or cheapest(board, units) <= left else CARD_TOO_SMALL


def can_attack(board: BorderBoard, side: int, value: int) -> bool:
    """6.2: whether a card of that value allows any battle."""
    for area in bits(board.held[FIRST_SIDE] & board.held[SECOND_SIDE]):
        if battle_refusal(board, side, area, value) is None:
            return True
    return False


class Combat(Frame[BorderBoard]):
    """6.2: battles, one in an area at most [A-19], with as many units in all as the card allows."""

    def __init__(self, side: int, left: int, fought: int = 0) -> None:
        """`fought`: bits of the areas in which there was a battle."""
        self.side = side
        self.left = left
        self.fought = fought

    def candidates(self, board: BorderBoard) -> list[int]:
        return list(range(board.shared.areas))

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        if self.fought >> answer & 1:
            return AREA_FOUGHT
        return battle_refusal(board, self.side, answer, self.left)

    def ask(self, board: BorderBoard) -> Question | None:
        shared = bits(board.held[FIRST_SIDE] & board.held[SECOND_SIDE])
        areas = [area for area in shared if self.refusal(board, area) is None]
        return Question(self.side, "battle", "6.2", [*areas, DONE], -1, None, self.left) if areas else None

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == DONE:
            return
        if not state.any_order:
            state.note("battle", self.side, answer)
        fought, open = self.fought | 1 << answer, 1 if state.any_order else 0
        state.push(Attackers(self.side, answer, self.left, fought, 0, 0, open))


# 6.21: who


class Attackers(Frame[BorderBoard]):
    """6.21: the attacking units, a ground unit at least, and air units from the area or the Rear Area; bots name the
    ground units first."""

    def __init__(
        self, side: int, area: Place, left: int, fought: int, chosen: Units = 0, last: Unit = 0, open: int = 0
    ) -> None:
        """`open`: 1 while the log does not tell of the battle, since the attacker may still turn elsewhere."""
        self.side = side
        self.area = area
        self.left = left
        self.fought = fought
        self.chosen = chosen
        self.last = last
        self.open = open

    def in_any_order(self) -> Frame[BorderBoard]:
        freed = self.with_units(self.left, self.chosen, ANY_ORDER)
        before = Combat(self.side, self.left, self.fought & ~(1 << self.area))
        return OrBack(freed, before) if self.open and not self.chosen else freed

    def with_units(self, left: int, chosen: Units, last: Unit) -> Attackers:
        """The same with these units chosen."""
        return Attackers(self.side, self.area, left, self.fought, chosen, last, self.open)

    def opens_pick(self, board: BorderBoard) -> bool:
        return True

    def cost(self, board: BorderBoard, unit: Unit) -> int:
        """6.2: what a unit counts against the card."""
        return 1 if board.shared.air >> unit & 1 else board.shared.exclusive.attack_cost(board, unit)

    def air(self, board: BorderBoard) -> Units:
        """6.21: the air units in the area and in the Rear Area."""
        places = board.there[self.area] | board.there[rear(board, self.side)]
        return places & board.shared.sides[self.side] & board.shared.air

    def candidates(self, board: BorderBoard) -> list[int]:
        units = ground(board, self.side, self.area) | self.air(board)
        return [*[UNIT + unit for unit in bits(units & ~self.chosen)], DONE]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        if answer == DONE:
            if not self.chosen:
                return NONE_CHOSEN
            return None if self.chosen & ~board.shared.air else GROUND_NEEDED
        unit = answer - UNIT
        if board.disrupted >> unit & 1:
            return DISRUPTED
        if board.engaged >> unit & 1:
            return HAS_FOUGHT
        if board.shared.air >> unit & 1 and not self.chosen & ~board.shared.air and self.last != ANY_ORDER:
            return GROUND_FIRST
        if board.there[rear(board, self.side)] >> unit & 1:
            reason = board.shared.exclusive.air_refusal(board, self.side)
            if reason is not None:
                return reason
        if self.cost(board, unit) + self.reserved(board, unit) > self.left:
            return CARD_TOO_SMALL
        return OUT_OF_ORDER if unit < self.last else None

    def reserved(self, board: BorderBoard, unit: Unit) -> int:
        """6.21: what must be left of the card behind an air unit: a ground unit has to attack with it."""
        if not board.shared.air >> unit & 1 or self.chosen & ~board.shared.air:
            return 0
        return cheapest(board, attackers_in(board, self.side, self.area))

    def ask(self, board: BorderBoard) -> Question | None:
        answers: list[int] = []
        again: list[int] = []
        for answer in self.candidates(board):
            reason = self.refusal(board, answer)
            if reason is None:
                answers.append(answer)
            elif reason is OUT_OF_ORDER:
                again = [AGAIN]
        if again:
            answers.insert(len(answers) - 1, AGAIN)
        return Question(self.side, "attack.unit", "6.21", answers, self.area, None, self.left)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        board, unit = state.board, answer - UNIT
        if answer == DONE:
            self.attack(state)
            return
        if answer == AGAIN:
            state.push(self.with_units(self.left, self.chosen, 0))
            return
        last = 0 if self.last == ANY_ORDER else unit
        state.push(self.with_units(self.left - self.cost(board, unit), self.chosen | 1 << unit, last))

    def attack(self, state: State[BorderBoard]) -> None:
        """6.21: air units fly in; then the attacker names the defenders."""
        board = state.board
        if self.open:
            state.note("battle", self.side, self.area)
        for unit in bits(self.chosen & board.shared.air & board.there[rear(board, self.side)]):
            move(board, unit, rear(board, self.side), self.area)
        for unit in bits(self.chosen):
            state.note("attacks", unit, self.cost(board, unit))
        state.push(Combat(self.side, self.left, self.fought))
        state.push(Defenders(self.side, self.area, self.chosen))


class Defenders(Frame[BorderBoard]):
    """6.21: the attacker picks the defending ground units, one at least [A-18]."""

    def __init__(self, side: int, area: Place, attackers: Units, chosen: Units = 0, last: Unit = 0) -> None:
        self.side = side
        self.area = area
        self.attackers = attackers
        self.chosen = chosen
        self.last = last

    def in_any_order(self) -> Defenders:
        return Defenders(self.side, self.area, self.attackers, self.chosen, ANY_ORDER)

    def opens_pick(self, board: BorderBoard) -> bool:
        return True

    def candidates(self, board: BorderBoard) -> list[int]:
        units = ground(board, other(self.side), self.area) & ~self.chosen
        return [*[UNIT + unit for unit in bits(units)], DONE]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        if answer == DONE:
            return None if self.chosen else NO_TARGET
        if board.engaged >> answer - UNIT & 1:
            return HAS_FOUGHT
        return OUT_OF_ORDER if answer - UNIT < self.last else None

    def left_over(self, board: BorderBoard) -> Units:
        """The enemies that may still be picked, those passed over among them."""
        return targets_in(board, self.side, self.area) & ~self.chosen

    def ask(self, board: BorderBoard) -> Question | None:
        left_over = self.left_over(board)
        if not left_over and self.last != ANY_ORDER:
            return None
        answers = [UNIT + unit for unit in bits(left_over) if unit >= self.last]
        more = [ALL] if left_over & left_over - 1 else []
        again = [AGAIN] if len(answers) < len(bits(left_over)) else []
        done = [DONE] if self.chosen else []
        return Question(self.side, "target.unit", "6.21", [*answers, *more, *again, *done], self.area)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == AGAIN:
            state.push(Defenders(self.side, self.area, self.attackers, self.chosen))
        elif answer == ALL:
            self.defend(state, self.chosen | self.left_over(state.board))
        elif answer == DONE:
            self.defend(state, self.chosen)
        else:
            chosen, last = self.chosen | 1 << answer - UNIT, 0 if self.last == ANY_ORDER else answer - UNIT
            state.push(Defenders(self.side, self.area, self.attackers, chosen, last))

    def go(self, state: State[BorderBoard]) -> None:
        self.defend(state, self.chosen)

    def defend(self, state: State[BorderBoard], chosen: Units) -> None:
        """6.21: the defenders are known; now the enemy may react."""
        for unit in bits(chosen):
            state.note("defends", unit)
        state.push(Reaction(self.side, self.area, self.attackers, chosen))


# 6.32: what the defender adds


class Reaction(BattleFrame):
    """6.32: the defender may play a Special Action card, one in a battle, outside the alternation [A-10]."""

    def candidates(self, board: BorderBoard) -> list[int]:
        return [AIR_SUPPORT, REACTION_MOVE]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        enemy = other(self.side)
        if board.specials[enemy] < self.cost(board, answer):
            return NO_SPECIAL_CARD
        if answer == AIR_SUPPORT:
            return None if supporting_air(board, enemy) else NO_AIR
        reason = board.shared.exclusive.reaction_refusal(board, enemy)
        if reason is not None:
            return reason
        return None if reacting_units(board, enemy, self.area) else NO_NEIGHBOURS

    def ask(self, board: BorderBoard) -> Question | None:
        answers = [answer for answer in self.candidates(board) if self.refusal(board, answer) is None]
        if not answers:
            return None
        return Question(other(self.side), "reaction", "6.32", [*answers, DECLINE], self.area)

    def cost(self, board: BorderBoard, answer: int) -> int:
        """6.32: how many Special Action cards a reaction takes."""
        return board.shared.exclusive.reaction_cost(board, other(self.side), answer)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        board = state.board
        if answer == DECLINE:
            self.join(state)
            return
        cost = self.cost(board, answer)
        board.specials[other(self.side)] -= cost
        state.note("reaction" if cost else "free_reaction", other(self.side), answer)
        most = len(bits(self.defenders)) if answer == AIR_SUPPORT else REACTING_UNITS
        state.push(Reinforce(self.side, self.area, self.attackers, self.defenders, answer, most))

    def go(self, state: State[BorderBoard]) -> None:
        """6.32: no reaction; the log says so to a player who has a card for one."""
        if state.board.specials[other(self.side)]:
            state.note("no_reaction", other(self.side))
        self.join(state)

    def join(self, state: State[BorderBoard]) -> None:
        """6.21: the defender's air units in the area may join."""
        state.push(DefendingAir(self.side, self.area, self.attackers, self.defenders))


def supporting_air(board: BorderBoard, side: int) -> Units:
    """6.32: undisrupted air units in the Rear Area that may leave it."""
    if board.shared.exclusive.air_refusal(board, side) is not None:
        return 0
    return aircraft(board, side, rear(board, side)) & ~board.engaged


def reacting_units(board: BorderBoard, side: int, area: Place) -> Units:
    """6.32: undisrupted ground units in adjacent areas in which no enemy bars the way [A-23]."""
    found = 0
    if board.shared.exclusive.reaction_refusal(board, side) is None:
        for place in neighbours(board, area):
            units = undisrupted(board, side, place) & ~board.engaged
            if units and not is_barred(board, side, place):
                found |= units
    return found


def is_barred(board: BorderBoard, side: int, area: Place) -> bool:
    """6.32: whether undisrupted enemy ground units keep a side's units in an area from a Reaction Move."""
    for unit in bits(undisrupted(board, other(side), area)):
        if board.shared.exclusive.bars_reaction(board, unit):
            return True
    return False


class Reinforce(Frame[BorderBoard]):
    """6.32: the units that come to the Battle area, one at least."""

    def __init__(
        self, side: int, area: Place, attackers: Units, defenders: Units, how: int, left: int, came: int = 0
    ) -> None:
        """`came`: 1 once a unit has come."""
        self.side = side
        self.area = area
        self.attackers = attackers
        self.defenders = defenders
        self.how = how
        self.left = left
        self.came = came

    def units(self, board: BorderBoard) -> Units:
        """The units that may come."""
        enemy = other(self.side)
        return supporting_air(board, enemy) if self.how == AIR_SUPPORT else reacting_units(board, enemy, self.area)

    def candidates(self, board: BorderBoard) -> list[int]:
        return [UNIT + unit for unit in bits(self.units(board))]

    def ask(self, board: BorderBoard) -> Question | None:
        answers = self.candidates(board)
        if self.left == 0 or not answers:
            return None
        done = [DONE] if self.came else []
        return Question(other(self.side), "reaction.unit", "6.32", [*answers, *done], self.area, None, self.left)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        board, unit = state.board, answer - UNIT
        if answer == DONE:
            self.go(state)
            return
        origin = place_of(board, unit)
        move(board, unit, origin, self.area)
        state.note("move", unit, origin, self.area)
        defenders = self.defenders | 1 << unit
        state.push(Reinforce(self.side, self.area, self.attackers, defenders, self.how, self.left - 1, 1))

    def go(self, state: State[BorderBoard]) -> None:
        state.push(DefendingAir(self.side, self.area, self.attackers, self.defenders))


class DefendingAir(BattleFrame):
    """6.21: air units of the defender that are in the area already join if he likes, for nothing."""

    def candidates(self, board: BorderBoard) -> list[int]:
        units = aircraft(board, other(self.side), self.area) & ~board.engaged & ~self.defenders
        return [UNIT + unit for unit in bits(units)]

    def ask(self, board: BorderBoard) -> Question | None:
        answers = self.candidates(board)
        return Question(other(self.side), "defend.air", "6.21", [*answers, DONE], self.area) if answers else None

    def take(self, state: State[BorderBoard], answer: int) -> None:
        if answer == DONE:
            self.go(state)
            return
        defenders = self.defenders | 1 << answer - UNIT
        state.note("defends_from_the_air", answer - UNIT)
        state.push(DefendingAir(self.side, self.area, self.attackers, defenders))

    def go(self, state: State[BorderBoard]) -> None:
        state.board.engaged |= self.attackers | self.defenders
        state.push(AirCombat(self.side, self.area, self.attackers, self.defenders))
