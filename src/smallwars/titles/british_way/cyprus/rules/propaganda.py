"""The Propaganda Round and victory (6.0, 7.0)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame
from smallwars.engine.question import Question, Reason

from ...family.rules.board import Space
from ...family.rules.forces import POLICE
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import ANY_ORDER
from ...family.rules.initiative import NextCard
from ...family.rules.propaganda import PoliticalWillPhase as AnyPoliticalWillPhase
from ...family.rules.words import BRITISH, DONE, INSURGENT
from .board import (
    AKROTIRI,
    EOKA,
    EVERYWHERE,
    KYRENIA,
    SPACES,
    TOWN_COUNT,
    TROODOS,
    Cyprus,
    CyprusFrame,
    CyprusState,
    SpaceFrame,
    chits,
    eoka_pieces,
    is_base,
    is_mountain,
    marked_towns,
    place_cache,
    remove_curfew,
    remove_sabotage,
    shift_opinion,
    takes_cache,
)
from .eoka_special_activities import move_cache
from .events import ArrestInCurfews
from .intel import DiscardChits, DrawChits
from .modifiers import curfews_arrest_at_reset
from .moves import BY_REDEPLOY, MoveCubes
from .verbs import ToBases, spaces_with_cubes

NO_CELL_THERE: Final = Reason("6.2.1", "no-cell")
NO_ROOM: Final = Reason("1.4.2", "no-room-for-cache")
NO_EOKA_THERE: Final = Reason("6.3.2", "no-eoka")
OUT_OF_ORDER: Final = Reason("6.3.2", "out-of-order")
OUT_OF_BASES: Final = Reason("6.3.2", "not-in-bases")
NO_CACHE_THERE: Final = Reason("6.3.2", "no-cache-there")
NO_CELL_WHERE_TO: Final = Reason("6.3.2", "no-cell")
NO_DESTINATION: Final = Reason("6.3.2", "no-destination")


# 6.1 Political Will Phase


def disorder(board: Cyprus) -> int:
    """6.1.2: each Sabotage marker counts the value of its space."""
    return sum([board.sabotage[space] * board.facts.value[space] for space in range(SPACES)])


def quiet_mountains(board: Cyprus) -> int:
    """6.1.3: 2 if there is no Arms Cache in Mountains."""
    return 2 if board.caches[TROODOS] + board.caches[KYRENIA] == 0 else 0


def quiet_towns(board: Cyprus) -> int:
    """6.1.3: 1 for every two Towns without Sabotage."""
    return sum([1 for space in range(TOWN_COUNT) if board.sabotage[space] == 0]) // 2


def will_change(board: Cyprus) -> int:
    """6.1.1-6.1.3: the net change."""
    return quiet_mountains(board) + quiet_towns(board) - board.international_opinion - disorder(board)


class PoliticalWillPhase(AnyPoliticalWillPhase[Cyprus]):
    """6.1: pressure, disorder and order; at 0 EOKA wins, and the British if they hold out to the last round."""

    def change(self, state: CyprusState) -> int:
        board = state.board
        pressure = board.international_opinion
        state.note("will_change", pressure, disorder(board), quiet_mountains(board), quiet_towns(board))
        return will_change(board)

    def check_victory(self, state: CyprusState, last: bool) -> None:
        if state.board.political_will == 0:
            state.finish(EOKA, "final" if last else "early", "no-will")
        elif last:
            state.finish(BRITISH, "final", "held-out")


# 6.2 Resource Phase


class EokaArms(SpaceFrame):
    """6.2.1: EOKA may place an Arms Cache in a Town or Mountain with a Cell."""

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not takes_cache(board, answer):
            return NO_ROOM
        return None if cells(board, answer) else NO_CELL_THERE

    def ask(self, board: Cyprus) -> Question | None:
        spaces = self.legal(board)
        if not spaces or board.available_caches == 0:
            return None
        return Question(INSURGENT, "resource.cache", "6.2.1", [*spaces, DONE])

    def take(self, state: CyprusState, answer: int) -> None:
        state.note("phase", 2)
        if answer != DONE:
            place_cache(state, answer)

    def go(self, state: CyprusState) -> None:
        state.note("phase", 2)


class BritishIntel(CyprusFrame):
    """6.2.2: with no chit the British draw one, else they discard half, rounded down [C-42]."""

    def go(self, state: CyprusState) -> None:
        held = chits(state.board)
        state.push(DrawChits(1) if held == 0 else DiscardChits(held // 2))


# 6.3 Redeploy Phase


class BritishRedeploy(CyprusFrame):
    """6.3.1: Police may move among spaces with British pieces; those in Mountains may stay [C-43]."""

    def go(self, state: CyprusState) -> None:
        state.note("phase", 3)
        state.push(MoveCubes(BRITISH, BY_REDEPLOY, POLICE, EVERYWHERE, spaces_with_cubes(state.board)))


class RedeployCells(SpaceFrame):
    """6.3.2: Cells in Bases must go to Towns with EOKA pieces or to Mountains [C-2], Base by Base."""

    def __init__(self, base: Space = AKROTIRI, last: int = 0) -> None:
        self.base = base
        self.last = last

    def in_any_order(self) -> RedeployCells:
        return RedeployCells(self.base, ANY_ORDER)

    def opens_pick(self, board: Cyprus) -> bool:
        return True

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if is_base(answer):
            return OUT_OF_BASES
        if answer < self.last:
            return OUT_OF_ORDER
        return None if is_mountain(answer) or eoka_pieces(board, answer) else NO_EOKA_THERE

    def ask(self, board: Cyprus) -> Question | None:
        if self.base == SPACES or cells(board, self.base) == 0:
            return None
        return Question(INSURGENT, "redeploy.cell", "6.3.2", self.legal(board), self.base)

    def take(self, state: CyprusState, answer: int) -> None:
        """Underground Cells first; which makes no difference, for all are flipped in the Reset phase."""
        board = state.board
        pieces = board.underground if board.underground[self.base] else board.active
        pieces[self.base] -= 1
        pieces[answer] += 1
        state.note("move", 0, 1, self.base, answer)
        state.push(RedeployCells(self.base, 0 if self.last == ANY_ORDER else answer))

    def go(self, state: CyprusState) -> None:
        if self.base < SPACES:
            state.push(RedeployCells(self.base + 1))


class RedeployCache(SpaceFrame):
    """6.3.2: EOKA may move one Arms Cache to any space with a Cell."""

    def __init__(self, origin: int = -1) -> None:
        self.origin = origin

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.origin >= 0:
            return destination_refusal(board, self.origin, answer)
        if board.caches[answer] == 0:
            return NO_CACHE_THERE
        for space in range(SPACES):
            if destination_refusal(board, answer, space) is None:
                return None
        return NO_DESTINATION

    def ask(self, board: Cyprus) -> Question | None:
        spaces = self.legal(board)
        if self.origin >= 0:
            return Question(INSURGENT, "redeploy.destination", "6.3.2", spaces, self.origin)
        return Question(INSURGENT, "redeploy.cache", "6.3.2", [*spaces, DONE]) if spaces else None

    def take(self, state: CyprusState, answer: int) -> None:
        if self.origin >= 0:
            move_cache(state, self.origin, answer)
        elif answer != DONE:
            state.push(RedeployCache(answer))


def destination_refusal(board: Cyprus, origin: Space, space: Space) -> Reason | None:
    """6.3.2: a cache goes to another space with a Cell and room for it."""
    if not takes_cache(board, space) or space == origin:
        return NO_ROOM
    return None if cells(board, space) else NO_CELL_WHERE_TO


# 6.4 Reset Phase


class ResetPhase(CyprusFrame):
    """6.4: in this order, after what Cordon and Search (C18) arrests [C-37]."""

    def go(self, state: CyprusState) -> None:
        state.note("phase", 4)
        state.push(ResetBoard())
        if curfews_arrest_at_reset(state.board):
            state.push(ArrestInCurfews())


class ResetBoard(CyprusFrame):
    """6.4: Opinion, markers, Prison, Cells, Eligibility."""

    def go(self, state: CyprusState) -> None:
        board = state.board
        if marked_towns(board) <= 3:
            shift_opinion(state, -1)
        for space in range(SPACES):
            clear_space(state, space)
        released = board.prison // 2
        board.prison -= released
        board.available_fighters += released
        if released:
            state.note("released", released)
        state.note("flipped")
        state.note("eligible", EOKA)
        board.first = EOKA
        board.boxes = [0, 0, 0]


def clear_space(state: CyprusState, space: Space) -> None:
    """6.4: markers go, Cells flip Underground."""
    board = state.board
    remove_sabotage(state, space, board.sabotage[space])
    remove_curfew(state, space)
    if board.active[space]:
        board.underground[space] += board.active[space]
        board.active[space] = 0


PHASES: Final[list[Frame[Any]]] = [
    PoliticalWillPhase(),
    EokaArms(),
    BritishIntel(),
    BritishRedeploy(),
    ToBases(TROODOS),
    ToBases(KYRENIA),
    RedeployCells(),
    RedeployCache(),
    ResetPhase(),
    ToBases(-1),
    NextCard(),
]
"""6.0: the phases of a Propaganda Round in their order."""
