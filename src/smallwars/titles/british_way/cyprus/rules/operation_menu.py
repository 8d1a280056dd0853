"""Which Operations can be executed, and their frames (3.2, 3.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from ...family.rules.forces import fighters as cells
from ...family.rules.operations import MAY_STOP, REQUIRED
from ...family.rules.words import INSURGENT
from .board import BASES, EVERYWHERE, IGNORED, SPACES, Cyprus
from .british_operations import Assault, Deploy, Patrol, Search, assault_refusal, patrol_refusal
from .eoka_operations import Ambush, Recruit, Sabotage, Travel, ambush_refusal, recruit_refusal, sabotage_refusal
from .eoka_special_activities import smuggle_move_refusal, smuggle_place_refusal
from .operations import Operation
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
    if board.international_opinion == IGNORED or board.available_fighters == 0:
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
    op: int, actor: int, left: int, terms: int = 0, special: int = 0, mode: int = REQUIRED, within: int = EVERYWHERE
) -> Operation:
    """The frame of an Operation."""
    if op == DEPLOY:
        return Deploy(actor, within, left, terms, special, MAY_STOP)
    if op == PATROL:
        return Patrol(actor, within, left, terms, special, mode)
    if op == SEARCH:
        return Search(actor, within, left, terms, special, mode)
    if op == ASSAULT:
        return Assault(actor, within, left, terms, special, mode)
    if op == RECRUIT:
        return Recruit(actor, within, left, terms, special, mode)
    if op == TRAVEL:
        return Travel(actor, within, left, terms, special, mode)
    if op == SABOTAGE:
        return Sabotage(actor, within, left, terms, special, mode)
    return Ambush(actor, within, left, terms, special, mode)
