"""Forces on the map and in the Available boxes (1.4): what both games do with cubes and with Underground and Active
pieces. Every change is noted."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import State

from .board import CoinBoard, Space

FIGHTER: Final = 0
STRONGHOLD: Final = 1
TROOPS: Final = 2
POLICE: Final = 3
"""Kinds of piece: Cells or Guerrillas, Arms Caches or Bases, Troops, Police."""


def fighters(board: CoinBoard, space: Space) -> int:
    """Cells or Guerrillas there, Underground or Active."""
    return board.underground[space] + board.active[space]


def cubes(board: CoinBoard, space: Space) -> int:
    """Troops and Police there."""
    return board.troops[space] + board.police[space]


def are_adjacent(board: CoinBoard, one: Space, two: Space) -> bool:
    """Whether the two spaces share a border."""
    return board.shared.adjacent[one] >> two & 1 == 1


def spaces_with(pieces: list[int]) -> int:
    """Bits of the spaces that hold such a piece."""
    found = 0
    for space in range(len(pieces)):
        if pieces[space]:
            found |= 1 << space
    return found


def place_fighters(state: State[Any], space: Space, count: int) -> int:
    """1.4.1, 1.4.3: place Available Cells or Guerrillas Underground; how many there were to place."""
    board: CoinBoard = state.board
    placed = min(count, board.available_fighters)
    if placed:
        board.available_fighters -= placed
        board.underground[space] += placed
        state.note("place", FIGHTER, placed, space)
    return placed


def activate(state: State[Any], space: Space, count: int) -> None:
    """1.4.3: flip up to so many Underground pieces Active."""
    board: CoinBoard = state.board
    flipped = min(count, board.underground[space])
    if flipped:
        board.underground[space] -= flipped
        board.active[space] += flipped
        state.note("activate", flipped, space)


def place_police(state: State[Any], space: Space, count: int = 1) -> None:
    """Place Available Police."""
    board: CoinBoard = state.board
    board.available_police -= count
    board.police[space] += count
    state.note("place", POLICE, count, space)


def take_police_off(state: State[Any], space: Space, count: int = 1) -> None:
    """1.4.1: removed Police are Available again."""
    board: CoinBoard = state.board
    board.available_police += count
    board.police[space] -= count
    state.note("remove", POLICE, count, space)


def move_cubes(state: State[Any], piece: int, count: int, origin: Space, destination: Space) -> None:
    """Move Troops or Police."""
    board: CoinBoard = state.board
    pieces = board.troops if piece == TROOPS else board.police
    pieces[origin] -= count
    pieces[destination] += count
    state.note("move", piece, count, origin, destination)
