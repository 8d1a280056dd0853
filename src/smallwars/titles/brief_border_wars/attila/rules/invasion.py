"""Turkish invasions and the Airborne Brigade (6.33, 9.3)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import NUMBER, Question, Reason, roll

from ...family.rules.board import Place, Units, bits, disrupt, move, rear
from ...family.rules.words import DECLINE, DONE, UNIT
from .board import NOWHERE, Attila, transit_box
from .words import DROP, LEAVE_BEACHHEAD, MOVE_BEACHHEAD, TURKISH

MOST_BRIGADES: Final = 2
"""6.33: brigades that land at once."""
SCATTERED: Final = 4
"""9.3: disrupted on 4, 5 or 6."""

DISRUPTED: Final = Reason("6.33", "disrupted")
NOT_COASTAL: Final = Reason("6.33", "not-coastal")


def can_invade(board: Attila) -> bool:
    """6.33: one invasion a turn, with a brigade at least [A-33]."""
    return not board.invaded and landing(board) != 0


def landing(board: Attila) -> Units:
    """6.33: the brigades that may land; where disrupted units may not move, not those [A-36]."""
    brigades = board.there[transit_box(board)]
    return brigades if board.facts.disrupted_may_move else brigades & ~board.disrupted


def can_drop(board: Attila) -> bool:
    """9.3: whether the Airborne Brigade may drop now [A-38, A-40]."""
    airborne = board.facts.airborne
    in_rear = airborne != NOWHERE and board.there[rear(board, TURKISH)] >> airborne & 1 == 1
    return in_rear and not board.dropped and not board.rear_chaos >> TURKISH & 1


def can_drop_alone(board: Attila) -> bool:
    """6.33, 9.3: with the option, an invasion in which nobody lands but from the air [A-33]."""
    return board.facts.drop_without_landing and not board.invaded and can_drop(board)


def deed(what: int) -> list[Frame[Any]]:
    """6.33: where, with which brigades, the Beachhead, then the drop (9.3); or the drop alone."""
    return [Drop(1)] if what == DROP else [InvasionArea()]


class InvasionArea(Frame[Attila]):
    """6.33: any one coastal area, one with friends or with the Beachhead too [A-34]."""

    def candidates(self, board: Attila) -> list[int]:
        return list(range(board.facts.areas))

    def refusal(self, board: Attila, answer: int) -> Reason | None:
        return None if board.facts.coastal >> answer & 1 else NOT_COASTAL

    def ask(self, board: Attila) -> Question | None:
        return Question(TURKISH, "invasion.area", "6.33", bits(board.facts.coastal))

    def take(self, state: State[Attila], answer: int) -> None:
        state.board.invaded = 1
        state.note("invasion", answer)
        state.push_all([Land(answer, MOST_BRIGADES), Beachhead(answer), Drop()])


class Land(Frame[Attila]):
    """6.33: up to two brigades from the Transit Box; they do not count against 6.12 [A-35]."""

    def __init__(self, area: Place, left: int) -> None:
        self.area = area
        self.left = left

    def candidates(self, board: Attila) -> list[int]:
        return [UNIT + unit for unit in bits(board.there[transit_box(board)])]

    def refusal(self, board: Attila, answer: int) -> Reason | None:
        return None if landing(board) >> answer - UNIT & 1 else DISRUPTED

    def ask(self, board: Attila) -> Question | None:
        brigades = [UNIT + unit for unit in bits(landing(board))]
        if self.left == 0 or not brigades:
            return None
        done = [DONE] if self.left < MOST_BRIGADES else []
        return Question(TURKISH, "invasion.unit", "6.33", [*brigades, *done], self.area, None, self.left)

    def opens_pick(self, board: Attila) -> bool:
        return True

    def take(self, state: State[Attila], answer: int) -> None:
        if answer == DONE:
            return
        unit = answer - UNIT
        move(state.board, unit, transit_box(state.board), self.area)
        state.note("lands", unit, self.area)
        state.push(Land(self.area, self.left - 1))


class Beachhead(Frame[Attila]):
    """6.33: the marker is placed; if it is on Cyprus already it may stay where it is."""

    def __init__(self, area: Place) -> None:
        self.area = area

    def ask(self, board: Attila) -> Question | None:
        if board.beachhead in (NOWHERE, self.area):
            return None
        return Question(TURKISH, "invasion.beachhead", "6.33", [MOVE_BEACHHEAD, LEAVE_BEACHHEAD], self.area)

    def take(self, state: State[Attila], answer: int) -> None:
        if answer == MOVE_BEACHHEAD:
            self.go(state)

    def go(self, state: State[Attila]) -> None:
        if state.board.beachhead != self.area:
            state.board.beachhead = self.area
            state.note("beachhead", self.area)


class Drop(Frame[Attila]):
    """9.3: once in a game the Airborne Brigade may drop from the Rear Area into any area [A-37, A-40]."""

    def __init__(self, alone: int = 0) -> None:
        """`alone`: 1 where no brigade lands [A-33]."""
        self.alone = alone

    def ask(self, board: Attila) -> Question | None:
        if not can_drop(board):
            return None
        stay = [] if self.alone else [DECLINE]
        return Question(TURKISH, "drop", "9.3", [*range(board.facts.areas), *stay], UNIT + board.facts.airborne)

    def take(self, state: State[Attila], answer: int) -> None:
        board = state.board
        if answer == DECLINE:
            return
        board.dropped, board.invaded = 1, 1
        move(board, board.facts.airborne, rear(board, TURKISH), answer)
        state.note("drops", board.facts.airborne, answer)
        state.push(Scatter())


class Scatter(Frame[Attila]):
    """9.3: a die for the Airborne Brigade."""

    def ask(self, board: Attila) -> Question | None:
        return roll("9.3", UNIT + board.facts.airborne)

    def take(self, state: State[Attila], answer: int) -> None:
        airborne, rolled = state.board.facts.airborne, answer - NUMBER
        state.note("drop_roll", airborne, rolled)
        if rolled >= SCATTERED:
            disrupt(state, airborne)
