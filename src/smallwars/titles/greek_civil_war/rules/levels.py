"""Levels, and the counters that carry them (3.0, 9.3, 9.4)."""

from __future__ import annotations

from smallwars.engine.frame import State

from .board import NO_UNIT, Greece, Region, change, level_of, put, side_of, take_away, type_of, unit_of
from .words import LEVELS, LOK, LOK_UNCONV


def pool_of(type: int, level: int) -> int:
    """3.1: Levels 1 and 2 are two faces of one counter, 3 and 4 of another; both modes of LOK units are one (10.7)."""
    return 2 * (LOK if type == LOK_UNCONV else type) + (1 if level > 2 else 0)


def has_face(board: Greece, type: int, level: int) -> bool:
    """3.1: whether the type has that Level at all."""
    return level < LEVELS and board.facts.conflict[type * LEVELS + level] > 0


def has_counter(board: Greece, type: int, level: int) -> bool:
    """9.4: whether a counter of that Level is free."""
    return board.free[pool_of(type, level)] > 0


def can_become(board: Greece, type: int, before: int, after: int) -> bool:
    """3.1: a counter is flipped, or exchanged for one that is free [G-25]."""
    return pool_of(type, before) == pool_of(type, after) or has_counter(board, type, after)


def can_rise(board: Greece, unit: int) -> bool:
    """12.2b: whether a unit can go up one Level; unconventional units never do [G-26]."""
    type, level = type_of(unit), level_of(unit)
    if board.facts.unconventional >> type & 1 or not has_face(board, type, level + 1):
        return False
    return can_become(board, type, level, level + 1)


def reduced_level(board: Greece, unit: int, steps: int) -> int:
    """3.2, 12.2b: the Level a unit falls to, the next lower one with a free counter [G-25]; -1 if it is eliminated."""
    type, level = type_of(unit), level_of(unit)
    for after in range(level - steps, -1, -1):
        if has_face(board, type, after) and can_become(board, type, level, after):
            return after
    return -1


def at_level(unit: int, level: int) -> int:
    """The same unit at another Level, its flags kept."""
    return unit_of(type_of(unit), level) | unit & 3


def set_level(board: Greece, region: Region, spot: int, unit: int, level: int) -> int:
    """3.1: a unit is flipped or exchanged; what it is now."""
    after = at_level(unit, level)
    board.free[pool_of(type_of(unit), level_of(unit))] += 1
    board.free[pool_of(type_of(unit), level)] -= 1
    change(board, region, spot, unit, after)
    return after


def add_unit(board: Greece, region: Region, spot: int, unit: int) -> None:
    """9.1: a counter comes onto the map."""
    board.free[pool_of(type_of(unit), level_of(unit))] -= 1
    put(board, region, spot, unit)


def remove_unit(board: Greece, region: Region, spot: int, unit: int) -> None:
    """9.3: a counter leaves the map and is free again."""
    board.free[pool_of(type_of(unit), level_of(unit))] += 1
    take_away(board, region, spot, unit)


def eliminate(state: State[Greece], region: Region, spot: int, unit: int) -> None:
    """12.3: a unit is gone, whatever its Level."""
    remove_unit(state.board, region, spot, unit)
    state.note("eliminate", unit // 4, region)


def reduce(state: State[Greece], region: Region, spot: int, unit: int, steps: int) -> int:
    """12.2b: a unit loses Levels, or is eliminated; what it is now."""
    level = reduced_level(state.board, unit, steps)
    if level < 0:
        eliminate(state, region, spot, unit)
        return NO_UNIT
    after = set_level(state.board, region, spot, unit, level)
    state.note("reduce", unit // 4, region, after // 4)
    return after


def raise_level(state: State[Greece], region: Region, spot: int, unit: int, steps: int) -> int:
    """3.2, 12.2b: up one Level at a time, as far as there are counters [G-24, G-25]; what it is now."""
    board, before = state.board, unit
    for _ in range(steps):
        if can_rise(board, unit):
            unit = set_level(board, region, spot, unit, level_of(unit) + 1)
    state.note("raise", before // 4, region, unit // 4)
    return unit


def move_unit(board: Greece, origin: Region, spot: int, unit: int, region: Region, to: int, after: int) -> None:
    """A unit goes from one place to another, with these flags afterwards."""
    assert side_of(unit) == side_of(after)
    take_away(board, origin, spot, unit)
    put(board, region, to, after)
