"""Which Operations can be executed, and their frames (3.2, 3.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from ...family.rules.board import Space
from ...family.rules.operations import EVERY_SPACE, MAY_STOP, REQUIRED
from ...family.rules.words import INSURGENT
from .board import RESERVES, SPACES, Kenya
from .british_operations import (
    Assault,
    Deploy,
    Relocate,
    Sweep,
    assault_refusal,
    deploy_refusal,
    deploy_troops_refusal,
    relocate_refusal,
)
from .british_special_activities import air_strike_enables
from .mau_mau_operations import March, Rally, Terror, march_refusal, rally_refusal, terror_refusal
from .mau_mau_special_activities import can_supply, hiding_refusal
from .modifiers import air_strike_in_jungles_only
from .operations import ANY_NUMBER, FREE, NO_RESOURCES, Operation
from .pipeline import PIPELINE_TOO_LOW, RELOCATE_SPACES
from .words import ASSAULT, DEPLOY, MARCH, RALLY, RELOCATE, SWEEP, TERROR

NO_SPACE: Final = Reason("3.1", "no-space")

BRITISH_OPERATIONS: Final[list[int]] = [DEPLOY, RELOCATE, SWEEP, ASSAULT]
MAU_MAU_OPERATIONS: Final[list[int]] = [RALLY, MARCH, TERROR]


def operations_of(faction: int) -> list[int]:
    """The Operations on a Faction's sheet."""
    return MAU_MAU_OPERATIONS if faction == INSURGENT else BRITISH_OPERATIONS


def operation_refusal(board: Kenya, op: int, special: int, within: int, free: int) -> Reason | None:
    """3.1: an Operation needs a space, Deploy excepted [B2], and the Mau Mau a Resource; a Special Activity before it
    may bring about what is lacking [B5, K-41]."""
    if op == SWEEP or (op == DEPLOY and within == EVERY_SPACE):
        return None
    if special and board.facts.operation_may_be_empty:
        return None
    if op >= RALLY and board.resources == 0 and not free & FREE and not (special and can_supply(board)):
        return NO_RESOURCES
    if op == RELOCATE and RELOCATE_SPACES[board.pipeline] == 0:
        return PIPELINE_TOO_LOW
    for space in range(SPACES):
        if within >> space & 1 and space_refusal(board, op, space) is None:
            return None
    return None if special and is_enabled(board, op) else NO_SPACE


def space_refusal(board: Kenya, op: int, space: Space) -> Reason | None:
    """Why an Operation cannot take place there, whatever it costs."""
    if op == DEPLOY and deploy_troops_refusal(board, space) is not None:
        return deploy_refusal(board, space)
    if op == DEPLOY:
        return None
    if op == RELOCATE:
        return relocate_refusal(board, space)
    if op == ASSAULT:
        return assault_refusal(board, space)
    if op == RALLY:
        return rally_refusal(board, space)
    if op == MARCH:
        return march_refusal(board, space)
    return terror_refusal(board, space)


def is_enabled(board: Kenya, op: int) -> bool:
    """4.1: whether an Air Strike before Relocate, or a Raid before Terror, gives it a space [K-41]."""
    if op == RELOCATE and not air_strike_in_jungles_only(board):
        return any([air_strike_enables(board, space) for space in range(SPACES) if RESERVES >> space & 1])
    if op == TERROR and board.resources:
        return any([hiding_refusal(board, space) is None for space in range(SPACES)])
    return False


def spaces_allowed(board: Kenya, op: int, limited: int) -> int:
    """2.3.4, 3.1, 6.6.2: in how many spaces an Operation may take place."""
    if limited:
        return 1
    return RELOCATE_SPACES[board.pipeline] if op == RELOCATE else ANY_NUMBER


def make(
    op: int, actor: int, within: int, left: int, terms: int = 0, special: int = 0, mode: int = REQUIRED
) -> Operation:
    """The frame of an Operation."""
    if op == DEPLOY:
        return Deploy(actor, within, left, terms, special, MAY_STOP)
    if op == RELOCATE:
        return Relocate(actor, within, left, terms, special, mode)
    if op == SWEEP:
        return Sweep(actor, within, left, terms, special, mode)
    if op == ASSAULT:
        return Assault(actor, within, left, terms, special, mode)
    if op == RALLY:
        return Rally(actor, within, left, terms, special, mode)
    if op == MARCH:
        return March(actor, within, left, terms, special, mode)
    return Terror(actor, within, left, terms, special, mode)
