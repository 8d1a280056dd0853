"""The Mobilization Charts: what can be built or upgraded, and where (9.1, 9.2, 9.4, 9.5)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from .board import FLAGS, MARKED, Greece, Region, holds, level_of, other, regions_in, type_of, units_in
from .facts import Place
from .levels import can_become, has_counter, has_face
from .political_index import can_spend, most_to_spend
from .words import AIRSTRIKE, CADRE, DSE, FRONT, GOVERNMENT, GUERRILLA, LEVELS, LOK_UNCONV, PARTISAN

CANNOT_AFFORD: Final = Reason("7.3", "cannot-afford")
BEYOND_LIMIT: Final = Reason("9.5", "beyond-limit")
NO_COUNTER: Final = Reason("9.4", "no-counter")
BOX_FULL: Final = Reason("2.8", "box-full")
NOT_ON_CHART: Final = Reason("9.1", "chart-forbids")
NO_UNIT_IN_PLACE: Final = Reason("9.1", "no-unit-in-place")
ENEMY_CONTROLS: Final = Reason("9.1", "enemy-controls")
NOT_CONTROLLED: Final = Reason("9.1", "not-controlled")
TERROR_THERE: Final = Reason("16.4", "terror-there")
CLOSED_BORDER: Final = Reason("17.1", "closed-border")
NEEDS_LEVEL_2: Final = Reason("17.3", "needs-level-2-guerrilla")
HIGHEST_LEVEL: Final = Reason("9.2", "highest-level")

BY_WEIGHT: Final = [
    NOT_ON_CHART, CLOSED_BORDER, HIGHEST_LEVEL, NOT_CONTROLLED, NO_UNIT_IN_PLACE, ENEMY_CONTROLS, TERROR_THERE,
    NEEDS_LEVEL_2, NO_COUNTER, BEYOND_LIMIT, CANNOT_AFFORD,
]  # fmt: skip
"""Reasons in the order of what they tell a player who asks about a whole map."""


def cost_refusal(board: Greece, side: int, cost: int) -> Reason | None:
    """9.5, 7.3: the Government's limit, and what a side has."""
    if side == GOVERNMENT and board.points_left < cost:
        return BEYOND_LIMIT
    return None if can_spend(board, side, cost) else CANNOT_AFFORD


def spendable(board: Greece, side: int) -> int:
    """9.5, 7.3: what a side may still spend in this phase."""
    most = most_to_spend(board, side)
    return min(board.points_left, most) if side == GOVERNMENT else most


def airstrike_refusal(board: Greece) -> Reason | None:
    """2.8, 11.4: the box holds only so many."""
    if board.airstrikes >= board.facts.most_airstrikes:
        return BOX_FULL
    return cost_refusal(board, GOVERNMENT, board.facts.build[AIRSTRIKE])


def type_refusal(board: Greece, type: int) -> Reason | None:
    """9.1, 9.4: why no unit of that type can be built, wherever it is; LOK units come in conventional mode [G-22]."""
    if type == LOK_UNCONV:
        return NOT_ON_CHART
    reason = cost_refusal(board, GOVERNMENT if type < FRONT else DSE, board.facts.build[type])
    if reason is not None:
        return reason
    return None if has_counter(board, type, board.facts.build_level[type]) else NO_COUNTER


def build_regions(board: Greece, type: int) -> int:
    """9.1: where a unit of that type can be built; Terror bars Fronts (16.4 b), closed Foreign Areas are out (17.1)."""
    regions = 0
    for place in board.facts.places[type]:
        regions |= place_regions(board, GOVERNMENT if type < FRONT else DSE, place)
    if type == FRONT:
        regions &= ~board.terror
    if board.facts.start_1944 and needs_band(board, type):
        regions = with_level_2_band(board, regions)
    return regions & ~board.closed


def place_regions(board: Greece, side: int, place: Place) -> int:
    """9.1: where the chart is satisfied, with control as of the last Control Check [G-11]."""
    regions = place.where
    if place.own:
        regions &= controlled(board, side)
    if place.not_enemy:
        regions &= ~controlled(board, other(side))
    return in_place(board, side, place.types, regions) if place.needs_unit else regions


def controlled(board: Greece, side: int) -> int:
    """14.1: the Regions that a side controlled at the last check."""
    return board.government_control if side == GOVERNMENT else board.dse_control


def in_place(board: Greece, side: int, types: int, regions: int) -> int:
    """9.1: the Regions where a unit of these types has stood since before this phase [G-68]."""
    found = 0
    for region in regions_in(regions & board.present[side]):
        if holds(board, side, region, types, MARKED):
            found |= 1 << region
    return found


def build_refusal(board: Greece, type: int, region: Region) -> Reason | None:
    """9.1: why a unit of that type cannot be built there."""
    if build_regions(board, type) >> region & 1:
        return None
    if board.closed >> region & 1:
        return CLOSED_BORDER
    if type == FRONT and board.terror >> region & 1:
        return TERROR_THERE
    side = GOVERNMENT if type < FRONT else DSE
    reason = NOT_ON_CHART
    for place in board.facts.places[type]:
        if place.where >> region & 1:
            if place_regions(board, side, place) >> region & 1:
                return NEEDS_LEVEL_2
            reason = missing(board, side, place, region)
    return reason


def missing(board: Greece, side: int, place: Place, region: Region) -> Reason:
    """9.1: what the chart asks for and does not find."""
    if place.own and not controlled(board, side) >> region & 1:
        return NOT_CONTROLLED
    if place.not_enemy and controlled(board, other(side)) >> region & 1:
        return ENEMY_CONTROLS
    return NO_UNIT_IN_PLACE


def needs_band(board: Greece, type: int) -> bool:
    """17.3: whether units of that type are built only where a Guerrilla Band of Level 2 is; Fronts are exempt, and with
    an option bands too [G-55]."""
    return type == CADRE or type == PARTISAN or (type == GUERRILLA and not board.facts.free_bands)


def with_level_2_band(board: Greece, regions: int) -> int:
    """17.3: the Regions with a Guerrilla Band that was at Level 2 when the phase began [G-55]."""
    found = 0
    for region in regions_in(regions & board.present[DSE]):
        for unit in units_in(board, DSE, region):
            if type_of(unit) == GUERRILLA and level_of(unit) >= 2 and not unit & FLAGS:
                found |= 1 << region
    return found


def upgrade_cost(board: Greece, face: int) -> int:
    """9.2: what the next Level costs; 0 if the chart has none."""
    return board.facts.upgrade[face // LEVELS]


def upgrade_refusal(board: Greece, side: int, face: int) -> Reason | None:
    """9.2, 9.4: why a unit of that face cannot be upgraded."""
    type, level = face // LEVELS, face % LEVELS
    cost = upgrade_cost(board, face)
    if cost == 0 or not has_face(board, type, level + 1):
        return HIGHEST_LEVEL
    reason = cost_refusal(board, side, cost)
    if reason is not None:
        return reason
    return None if can_become(board, type, level, level + 1) else NO_COUNTER
