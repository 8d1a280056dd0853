"""Placing pieces: from Available, and where too few are there from the map (1.4.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL
from smallwars.engine.question import Question, Reason

from ...family.rules.board import Space
from ...family.rules.forces import POLICE, TROOPS, fighters, place_fighters, place_police, take_police_off
from ...family.rules.frames import FrameOfSpace
from ...family.rules.words import ACTIVE, BRITISH, UNDERGROUND
from .board import (
    BASE,
    GUERRILLA,
    MAU_MAU,
    Kenya,
    KenyaFrame,
    KenyaState,
    Picks,
    guerrillas_on_map,
    place_base,
    remove_base,
    remove_guerrillas,
)
from .control import adjust_control, in_one_step

NONE_TO_TAKE: Final = Reason("1.4.1", "none-to-take")
OUT_OF_ORDER: Final = Reason("1.4.1", "out-of-order")
LEAVES_TOO_FEW: Final = Reason("1.4.1", "leaves-too-few")
TAKE_KINDS: Final[list[str]] = ["take.guerrilla", "take.base", "take.troops", "take.police"]


def available(board: Kenya, piece: int) -> int:
    """How many of them are Available."""
    if piece == GUERRILLA:
        return board.available_fighters
    if piece == BASE:
        return board.available_bases
    return board.available_troops if piece == TROOPS else board.available_police


def on_map(board: Kenya, piece: int, space: Space) -> int:
    """How many of them stand there."""
    if piece == GUERRILLA:
        return fighters(board, space)
    if piece == BASE:
        return board.bases[space]
    return board.troops[space] if piece == TROOPS else board.police[space]


def takeable(board: Kenya, piece: int, destination: Space) -> int:
    """1.4.1: how many could be taken from the map to be placed there: Guerrillas from the same space too, where they
    go Underground, others from elsewhere [K-43]."""
    if piece == GUERRILLA:
        return guerrillas_on_map(board)
    return sum([on_map(board, piece, space) for space in range(len(board.troops)) if space != destination])


def placeable(board: Kenya, piece: int, destination: Space) -> int:
    """1.4.1: how many an executing Faction could place there of its own."""
    return available(board, piece) + takeable(board, piece, destination)


def owner(piece: int) -> int:
    """Whose piece it is."""
    return MAU_MAU if piece == GUERRILLA or piece == BASE else BRITISH


def place(state: KenyaState, piece: int, space: Space, count: int, upto: int = 0) -> None:
    """1.4.1: an executing Faction places its own pieces; too few Available, the others are taken from the map, or
    (`upto`) as many of them as it likes."""
    lacking = count - available(state.board, piece)
    if lacking > 0:
        take = TakePieces(owner(piece), lacking, piece, upto, -1, space)
        in_one_step(state, [take, PlacePieces(piece, space, count)])
    else:
        place_available(state, piece, space, count)
        adjust_control(state)


def place_available(state: KenyaState, piece: int, space: Space, count: int) -> None:
    """Place so many of the Available pieces."""
    if count == 0:
        return
    if piece == GUERRILLA:
        place_fighters(state, space, count)
    elif piece == BASE:
        place_base(state, space)
    elif piece == POLICE:
        place_police(state, space, count)
    else:
        state.board.available_troops -= count
        state.board.troops[space] += count
        state.note("place", TROOPS, count, space)


class FrameOfPieces(KenyaFrame):
    """A frame that concerns so many pieces of a kind, and the space where they go."""

    def __init__(self, piece: int, space: Space, count: int) -> None:
        self.piece = piece
        self.space = space
        self.count = count


class PlaceOwn(FrameOfPieces):
    """1.4.1: the executing Faction places pieces of its own."""

    def go(self, state: KenyaState) -> None:
        place(state, self.piece, self.space, self.count)


ONLY_AVAILABLE: Final = 0
"""Instead of the executing Faction: nobody takes pieces from the map."""


class PlaceByEvent(KenyaFrame):
    """5.1.1: an Event places what is Available; its executing Faction may take its own pieces from the map too, and
    need not [K-5]."""

    def __init__(self, executing: int, piece: int, space: Space, count: int) -> None:
        self.executing = executing
        self.piece = piece
        self.space = space
        self.count = count

    def go(self, state: KenyaState) -> None:
        if self.executing == owner(self.piece):
            place(state, self.piece, self.space, self.count, 1)
        else:
            place_available(state, self.piece, self.space, min(self.count, available(state.board, self.piece)))
            adjust_control(state)


def placeable_by(board: Kenya, executing: int, piece: int, space: Space) -> int:
    """K-5: how many an Event that this Faction executes can place there."""
    return placeable(board, piece, space) if executing == owner(piece) else available(board, piece)


class PlacePieces(FrameOfPieces):
    """1.4.1: what is needed is Available now."""

    def go(self, state: KenyaState) -> None:
        place_available(state, self.piece, self.space, min(self.count, available(state.board, self.piece)))


class TakePieces(Picks):
    """1.4.1: the owner takes pieces (`terms`: which) from the map to Available, to be placed in one space (`used`)."""

    def kind(self) -> str:
        return TAKE_KINDS[self.terms]

    def rule(self) -> str:
        return "1.4.1"

    def about(self, board: Kenya) -> int:
        return self.used

    def not_suitable(self) -> Reason:
        return NONE_TO_TAKE

    def out_of_order(self) -> Reason:
        return OUT_OF_ORDER

    def leaves_too_few(self) -> Reason:
        return LEAVES_TOO_FEW

    def capacity(self, board: Kenya, space: Space) -> int:
        if space == self.used and self.terms != GUERRILLA:
            return 0
        return on_map(board, self.terms, space)

    def do(self, state: KenyaState, space: Space) -> None:
        if self.terms == GUERRILLA:
            state.push(TakeGuerrilla(space))
        else:
            take_off(state, self.terms, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return TakePieces(self.actor, left, self.terms, self.upto, last, used, chosen)


def take_off(state: KenyaState, piece: int, space: Space) -> None:
    """A Base or a cube from the map to Available; no Political Will for the Base [K-6]."""
    if piece == BASE:
        remove_base(state, space)
    elif piece == POLICE:
        take_police_off(state, space)
    else:
        state.board.available_troops += 1
        state.board.troops[space] -= 1
        state.note("remove", TROOPS, 1, space)


class TakeGuerrilla(FrameOfSpace[Kenya]):
    """1.4.1: an Underground or an Active Guerrilla."""

    def ask(self, board: Kenya) -> Question | None:
        return Question(MAU_MAU, "take.state", "1.4.1", states(board, self.space), self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        remove_guerrillas(state, self.space, answer == ACTIVE, 1)


def states(board: Kenya, space: Space) -> list[int]:
    """Which kinds of Guerrilla are there, as answers."""
    answers = [UNDERGROUND] if board.underground[space] else []
    if board.active[space]:
        answers.append(ACTIVE)
    return answers
