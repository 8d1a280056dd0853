"""British Special Activities: Restore, Diplomacy, Interrogate (4.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import NUMBER, Question, Reason, roll

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import cubes
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import FrameOfActor
from ...family.rules.spaces import NORMAL
from ...family.rules.words import POLICE
from .board import (
    CHITS_OF_A_VALUE,
    SPACES,
    Cyprus,
    CyprusFrame,
    CyprusState,
    Selection,
    chits,
    eoka_pieces,
    marked_towns,
    remove_curfew,
    remove_sabotage,
    shift_opinion,
)
from .intel import VALUES, DrawChits
from .modifiers import chits_for_prison, interrogate_costs_will, may_count_police_spaces
from .words import PRISON, RESTORE

NO_TROOPS_AND_POLICE: Final = Reason("4.2.1", "no-troops-and-police")
NO_CUBES: Final = Reason("5.1", "no-cubes")
EOKA_THERE: Final = Reason("4.2.1", "eoka-there")
NOTHING_TO_RESTORE: Final = Reason("4.2.1", "nothing-to-restore")
NO_CHITS_TO_DRAW: Final = Reason("4.2.3", "no-chits-to-draw")

BY_EVENT_ANY_CUBE: Final = 1
"""How C1 changes the condition on the space for Restore."""

# 4.2.1 Restore


def restore_refusal(board: Cyprus, space: Space, terms: int) -> Reason | None:
    """4.2.1: a space with Troops, Police, no EOKA and something to remove; for Makarios III (C1) any cube will do."""
    if terms == NORMAL and (board.troops[space] == 0 or board.police[space] == 0):
        return NO_TROOPS_AND_POLICE
    if cubes(board, space) == 0:
        return NO_CUBES
    if eoka_pieces(board, space):
        return EOKA_THERE
    return None if board.sabotage[space] or board.curfew[space] else NOTHING_TO_RESTORE


class Restore(Selection):
    """4.2.1: remove the Curfew and all Sabotage markers."""

    def special(self) -> int:
        return RESTORE

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return restore_refusal(board, space, self.terms)

    def kind(self) -> str:
        return "restore.space"

    def rule(self) -> str:
        return "4.2.1"

    def resolve(self, state: CyprusState, space: Space) -> None:
        remove_sabotage(state, space, state.board.sabotage[space])
        remove_curfew(state, space)

    def again(self, left: int, chosen: int) -> Selection:
        return Restore(self.actor, left, self.terms, self.stop, chosen)


# 4.2.2 Diplomacy


class Diplomacy(CyprusFrame):
    """4.2.2: one step to the left; with more than three Towns marked only on a roll above the track's value [C-45]."""

    def ask(self, board: Cyprus) -> Question | None:
        return None if marked_towns(board) <= 3 else roll("4.2.2")

    def take(self, state: CyprusState, answer: int) -> None:
        opinion = state.board.international_opinion
        success = answer - NUMBER > opinion
        state.note("diplomacy_roll", answer - NUMBER, opinion, 1 if success else 0)
        if success:
            shift_opinion(state, -1)

    def go(self, state: CyprusState) -> None:
        shift_opinion(state, -1)


# 4.2.3 Interrogate


def police_spaces(board: Cyprus) -> int:
    """Spaces with both Police and Cells (C17 Special Branch)."""
    count = 0
    for space in range(SPACES):
        if board.police[space] and cells(board, space):
            count += 1
    return count


class Interrogate(FrameOfActor[Cyprus]):
    """4.2.3: draw a chit for every two Cells in Prison; changed by C10 and C17 [C-30, C-31]."""

    def ask(self, board: Cyprus) -> Question | None:
        if not may_count_police_spaces(board):
            return None
        return Question(self.actor, "interrogate.count", "4.2.3", [PRISON, POLICE])

    def take(self, state: CyprusState, answer: int) -> None:
        board = state.board
        self.draw(state, chits_for_prison(board) if answer == PRISON else police_spaces(board))

    def go(self, state: CyprusState) -> None:
        self.draw(state, chits_for_prison(state.board))

    def draw(self, state: CyprusState, count: int) -> None:
        """Draw them, at the price Rough Handling (C10) may ask."""
        if interrogate_costs_will(state.board):
            shift_will(state, -1)
        state.push(DrawChits(count))


def can_restore(board: Cyprus) -> bool:
    """Whether there is a space to Restore."""
    for space in range(SPACES):
        if restore_refusal(board, space, NORMAL) is None:
            return True
    return False


def interrogate_refusal(board: Cyprus) -> Reason | None:
    """4.2.3: why Interrogate would draw nothing."""
    draws = chits_for_prison(board) or (may_count_police_spaces(board) and police_spaces(board))
    return None if draws and chits(board) < CHITS_OF_A_VALUE * VALUES else NO_CHITS_TO_DRAW
