"""Capabilities (5.3): one small function per number or permission that a card changes. Nothing else reads them."""

from __future__ import annotations

from ...family.rules.board import Space, in_play_shaded, in_play_unshaded
from ...family.rules.forces import cubes
from .board import Kenya, is_jungle


def supply_needs_control(board: Kenya) -> bool:
    """K3 Passive Wing, unshaded: a Guerrilla no longer keeps a Supply path open; Mau Mau Control does [K-15]."""
    return in_play_unshaded(board, 3)


def supply_per_base(board: Kenya) -> int:
    """K3 Passive Wing, shaded: 2 Resources for each Base instead of 1."""
    return 2 if in_play_shaded(board, 3) else 1


def air_strike_spaces(board: Kenya) -> int:
    """K5 Legal Zones, unshaded: up to 2 spaces instead of 1."""
    return 2 if in_play_unshaded(board, 5) else 1


def air_strike_in_jungles_only(board: Kenya) -> bool:
    """K5 Legal Zones, shaded: Mountain Jungles only."""
    return in_play_shaded(board, 5)


def sweep_activations(board: Kenya, space: Space) -> int:
    """3.2.3: a Guerrilla for each cube, in Mountain Jungles for every two; K7 Pseudo-Gangs, unshaded: for each there
    too [K-21]."""
    count = cubes(board, space)
    return count // 2 if is_jungle(space) and not in_play_unshaded(board, 7) else count


def sweep_removes(board: Kenya, space: Space) -> bool:
    """K7 Pseudo-Gangs, unshaded: a Sweep with cubes in a Mountain Jungle also removes a Guerrilla; even without them if
    an option says so [K-21]."""
    has_cubes = cubes(board, space) > 0 or not board.facts.pseudo_gangs_need_cubes
    return in_play_unshaded(board, 7) and is_jungle(space) and has_cubes


def deploy_places_or_moves(board: Kenya) -> bool:
    """K7 Pseudo-Gangs, shaded: Deploy places cubes or moves Troops, not both."""
    return in_play_shaded(board, 7)


def reward_spaces(board: Kenya) -> int:
    """K11 Swynnerton Plan, unshaded: 2 spaces instead of 1."""
    return 2 if in_play_unshaded(board, 11) else 1


def reward_breeds_guerrilla(board: Kenya) -> bool:
    """K11 Swynnerton Plan, shaded: after each Reward Mau Mau may place a Guerrilla in a Mountain Jungle [K-30]."""
    return in_play_shaded(board, 11)


def oath_not_under_british_control(board: Kenya) -> bool:
    """K28 Oathing Ceremonies, unshaded: British Controlled spaces may not be selected."""
    return in_play_unshaded(board, 28)


def oath_in_any_populated_space(board: Kenya) -> bool:
    """K28 Oathing Ceremonies, shaded: Non-Reserve spaces too."""
    return in_play_shaded(board, 28)


def oath_spaces(board: Kenya) -> int:
    """K28 Oathing Ceremonies, shaded: 2 spaces instead of 1."""
    return 2 if in_play_shaded(board, 28) else 1


def forest_camps_rally(board: Kenya) -> bool:
    """6.4.2; K31 Kenya Land and Freedom Army, unshaded: no free Rally in the Redeploy phase."""
    return not in_play_unshaded(board, 31)


def raid_spaces(board: Kenya) -> int:
    """K31 Kenya Land and Freedom Army, shaded: 2 spaces instead of 1."""
    return 2 if in_play_shaded(board, 31) else 1
