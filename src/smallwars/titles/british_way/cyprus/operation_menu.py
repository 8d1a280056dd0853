"""Choosing an Operation (3.2, 3.3), and the Operations that Events and passes grant."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import Question, Reason
from ..words import BRITISH, INSURGENT
from .board import BASES, EVERYWHERE, IGNORED, SPACES, Cyprus, CyprusFrame, CyprusState, cells
from .british_operations import Assault, Deploy, Patrol, Search, assault_refusal, patrol_refusal
from .eoka_operations import Ambush, Recruit, Sabotage, Travel, ambush_refusal, recruit_refusal, sabotage_refusal
from .eoka_special_activities import smuggle_move_refusal, smuggle_place_refusal
from .operations import FULL, MAY_STOP, REQUIRED, Operation
from .words import AMBUSH, ASSAULT, DEPLOY, PATROL, RECRUIT, SABOTAGE, SEARCH, TRAVEL

NO_SPACE: Final = Reason("3.1", "no-space")

BRITISH_OPERATIONS: Final[list[int]] = [DEPLOY, PATROL, SEARCH, ASSAULT]
EOKA_OPERATIONS: Final[list[int]] = [RECRUIT, TRAVEL, SABOTAGE, AMBUSH]


def operations_of(faction: int) -> list[int]:
    """The four Operations on a Faction's sheet."""
    return EOKA_OPERATIONS if faction == INSURGENT else BRITISH_OPERATIONS


def operation_refusal(board: Cyprus, op: int, special: int) -> Reason | None:
    """3.1: an Operation needs a space, Deploy excepted [B2]; a Smuggle before it may make one for Recruit [B5]."""
    if op == DEPLOY or op == SEARCH:
        return None
    for space in range(SPACES):
        if space_refusal(board, op, space) is None:
            return None
    if op == RECRUIT and special and smuggle_enables_recruit(board):
        return None
    return NO_SPACE


def space_refusal(board: Cyprus, op: int, space: int) -> Reason | None:
    """Why an Operation cannot take place there."""
    if op == PATROL:
        return patrol_refusal(board, space)
    if op == ASSAULT:
        return assault_refusal(board, space)
    if op == RECRUIT:
        return recruit_refusal(board, space)
    if op == SABOTAGE:
        return sabotage_refusal(board, space, 0)
    if op == AMBUSH:
        return ambush_refusal(board, space)
    return None if cells(board, space) else NO_SPACE


def smuggle_enables_recruit(board: Cyprus) -> bool:
    """4.1: whether an Arms Cache smuggled in first would give Recruit a space."""
    if board.international_opinion == IGNORED or board.available_cells == 0:
        return False
    for space in range(SPACES):
        if smuggle_reaches(board, space):
            near = (board.facts.adjacent[space] | 1 << space) & ~BASES
            for place in range(SPACES):
                if near >> place & 1 and not board.curfew[place]:
                    return True
    return False


def smuggle_reaches(board: Cyprus, space: int) -> bool:
    """Whether Smuggle can bring a cache there."""
    if smuggle_place_refusal(board, space, 0) is None:
        return True
    for origin in range(SPACES):
        if smuggle_move_refusal(board, origin, space, 0) is None:
            return True
    return False


def make(
    op: int, actor: int, left: int, extra: int = 0, special: int = 0, mode: int = REQUIRED, within: int = EVERYWHERE
) -> Operation:
    """The frame of an Operation."""
    if op == DEPLOY:
        return Deploy(actor, within, left, extra, special, MAY_STOP)
    if op == PATROL:
        return Patrol(actor, within, left, extra, special, mode)
    if op == SEARCH:
        return Search(actor, within, left, extra, special, mode)
    if op == ASSAULT:
        return Assault(actor, within, left, extra, special, mode)
    if op == RECRUIT:
        return Recruit(actor, within, left, extra, special, mode)
    if op == TRAVEL:
        return Travel(actor, within, left, extra, special, mode)
    if op == SABOTAGE:
        return Sabotage(actor, within, left, extra, special, mode)
    return Ambush(actor, within, left, extra, special, mode)


class OperationMenu(CyprusFrame):
    """3.1: one of the Faction's four Operations, full with a Special Activity or Limited (2.3.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "limited")

    def __init__(self, faction: int, limited: int) -> None:
        self.faction = faction
        self.limited = limited

    def candidates(self, board: Cyprus) -> list[int]:
        return operations_of(self.faction)

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return operation_refusal(board, answer, 0 if self.limited else 1)

    def ask(self, board: Cyprus) -> Question | None:
        answers = [op for op in operations_of(self.faction) if self.refusal(board, op) is None]
        return Question(self.faction, "operation", "3.1", answers) if answers else None

    def take(self, state: CyprusState, answer: int) -> None:
        state.note("operation", self.faction, answer)
        if self.limited:
            state.push(make(answer, self.faction, 1, 1))
        else:
            state.push(make(answer, self.faction, FULL, 1, 1))


def any_operation(board: Cyprus, faction: int, limited: bool) -> bool:
    """Whether the Faction can execute any Operation."""
    if faction == BRITISH:
        return True
    for op in EOKA_OPERATIONS:
        if operation_refusal(board, op, 0 if limited else 1) is None:
            return True
    return False
