"""EOKA Special Activities: Smuggle, Infiltrate, Propagandize (4.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, LOOK, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, roll

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import activate, are_adjacent, cubes, place_fighters
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import FrameOfActorAndSpace
from ...family.rules.spaces import ALREADY_SELECTED, NORMAL
from ...family.rules.words import DONE
from .board import (
    CACHE,
    IGNORED,
    SPACES,
    Cyprus,
    CyprusFrame,
    CyprusState,
    Selection,
    SpaceFrame,
    chits,
    discard_chit,
    place_cache,
    remove_police,
    shift_opinion,
    takes_cache,
)
from .intel import HIGHEST
from .modifiers import (
    infiltrate_may_assassinate,
    infiltrate_replaces,
    infiltrate_splits,
    propagandized_curfew_steps,
    smuggle_anywhere,
    smuggled_cache_needs_roll,
)
from .words import (
    DISCARD,
    INFILTRATE,
    INTERNATIONAL_OPINION,
    MOVE,
    PLACE,
    POLITICAL_WILL,
    PROPAGANDIZE,
    REMOVE,
    REPLACE,
)

SMUGGLE_IGNORED: Final = Reason("4.3.1", "smuggle-ignored")
NO_SMUGGLING: Final = Reason("4.3.1", "no-smuggling")
NO_CACHE_AVAILABLE: Final = Reason("1.4.1", "no-cache-available")
NO_ROOM_FOR_CACHE: Final = Reason("1.4.2", "no-room-for-cache")
NO_CELL_TO_SMUGGLE: Final = Reason("4.3.1", "no-cell")
NO_CELL: Final = Reason("4.3.3", "no-cell")
CUBES_THERE: Final = Reason("4.3.1", "cubes-there")
NO_CACHE_TO_MOVE: Final = Reason("4.3.1", "no-cache-to-move")
NO_POLICE: Final = Reason("4.3.2", "no-police")
TOO_FEW_UNDERGROUND: Final = Reason("4.3.2", "too-few-underground")
NO_MARKER: Final = Reason("4.3.3", "no-marker")
NO_CURFEW: Final = Reason("5.1", "no-curfew")

BY_EVENT_CURFEW: Final = 1
BY_EVENT_CURFEW_WITHOUT_CELL: Final = 2
"""How C3 and C8 change the condition on the space for Propagandize."""

# 4.3.1 Smuggle


def smuggle_place_refusal(board: Cyprus, space: Space, chosen: int) -> Reason | None:
    """4.3.1: a Mountain or Town with a Cell and no cubes takes a cache."""
    if chosen >> space & 1:
        return ALREADY_SELECTED
    if board.available_caches == 0:
        return NO_CACHE_AVAILABLE
    if not takes_cache(board, space):
        return NO_ROOM_FOR_CACHE
    if smuggle_anywhere(board):
        return None
    if cells(board, space) == 0:
        return NO_CELL_TO_SMUGGLE
    return CUBES_THERE if cubes(board, space) else None


def smuggle_move_refusal(board: Cyprus, origin: Space, space: Space, chosen: int) -> Reason | None:
    """4.3.1: a cache moves between adjacent spaces with a Cell each; cubes do not matter [C-22, C-53]."""
    if chosen >> space & 1 or (chosen >> origin & 1 and board.caches[origin] == 1):
        return ALREADY_SELECTED
    if board.caches[origin] == 0 or cells(board, origin) == 0 or not are_adjacent(board, origin, space):
        return NO_CACHE_TO_MOVE
    if not takes_cache(board, space):
        return NO_ROOM_FOR_CACHE
    return None if cells(board, space) or smuggle_anywhere(board) else NO_CELL_TO_SMUGGLE


def can_place_smuggled(board: Cyprus, chosen: int) -> bool:
    """Whether a cache can be placed anywhere."""
    for space in range(SPACES):
        if smuggle_place_refusal(board, space, chosen) is None:
            return True
    return False


def smuggled_to(board: Cyprus, origin: Space, chosen: int) -> list[int]:
    """Where a cache can move from there."""
    return [space for space in range(SPACES) if smuggle_move_refusal(board, origin, space, chosen) is None]


def can_move_smuggled(board: Cyprus, chosen: int) -> bool:
    """Whether a cache can be moved anywhere."""
    for origin in range(SPACES):
        if board.caches[origin] and smuggled_to(board, origin, chosen):
            return True
    return False


def smuggle_impossible(board: Cyprus, chosen: int) -> Reason | None:
    """4.3.1: not at Ignored, and only where a cache can be placed or moved."""
    if board.international_opinion == IGNORED:
        return SMUGGLE_IGNORED
    return None if can_place_smuggled(board, chosen) or can_move_smuggled(board, chosen) else NO_SMUGGLING


class Smuggle(CyprusFrame):
    """4.3.1: place or move an Arms Cache, in two spaces while Opinion is at Condemned."""

    def __init__(self, actor: int, left: int, chosen: int = 0) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen

    def candidates(self, board: Cyprus) -> list[int]:
        return [PLACE, MOVE]

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if answer == PLACE:
            none_available = board.available_caches == 0
            possible = can_place_smuggled(board, self.chosen)
            return None if possible else NO_CACHE_AVAILABLE if none_available else NO_SMUGGLING
        return None if can_move_smuggled(board, self.chosen) else NO_CACHE_TO_MOVE

    def ask(self, board: Cyprus) -> Question | None:
        answers = [way for way in (PLACE, MOVE) if self.refusal(board, way) is None]
        if self.left == 0 or not answers:
            return None
        if self.chosen:
            answers.append(DONE)
        return Question(self.actor, "smuggle.way", "4.3.1", answers)

    def weight(self, board: Cyprus, answer: int) -> int:
        return LOOK

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == PLACE:
            state.push(SmugglePlace(self.actor, self.left, self.chosen))
        elif answer == MOVE:
            state.push(SmuggleMove(self.actor, self.left, self.chosen, -1))


class SmugglePlace(SpaceFrame):
    """4.3.1: the space that takes a new cache; under Royal Navy Blockade (C9) on a roll above 3."""

    def __init__(self, actor: int, left: int, chosen: int, space: Space = -1) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen
        self.space = space

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return smuggle_place_refusal(board, answer, self.chosen)

    def ask(self, board: Cyprus) -> Question | None:
        if self.space >= 0:
            return roll("4.3.1", self.space)
        return Question(self.actor, "smuggle.space", "4.3.1", self.legal(board))

    def take(self, state: CyprusState, answer: int) -> None:
        if self.space >= 0:
            success = answer - NUMBER > 3
            state.note("smuggle_roll", answer - NUMBER, self.space, 1 if success else 0)
            self.placed(state, self.space, success)
        elif smuggled_cache_needs_roll(state.board):
            state.push(SmugglePlace(self.actor, self.left, self.chosen, answer))
        else:
            self.placed(state, answer, True)

    def placed(self, state: CyprusState, space: Space, success: bool) -> None:
        """The space is used up either way."""
        if success:
            place_cache(state, space)
        state.push(Smuggle(self.actor, self.left - 1, self.chosen | 1 << space))


class SmuggleMove(SpaceFrame):
    """4.3.1: the cache to move, then where to."""

    def __init__(self, actor: int, left: int, chosen: int, origin: Space) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen
        self.origin = origin

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.origin >= 0:
            return smuggle_move_refusal(board, self.origin, answer, self.chosen)
        return None if smuggled_to(board, answer, self.chosen) else NO_CACHE_TO_MOVE

    def ask(self, board: Cyprus) -> Question | None:
        if self.origin >= 0:
            return Question(self.actor, "smuggle.destination", "4.3.1", self.legal(board), self.origin)
        return Question(self.actor, "smuggle.origin", "4.3.1", self.legal(board))

    def weight(self, board: Cyprus, answer: int) -> int:
        return LOUD if self.origin >= 0 else LOOK

    def take(self, state: CyprusState, answer: int) -> None:
        if self.origin < 0:
            state.push(SmuggleMove(self.actor, self.left, self.chosen, answer))
            return
        move_cache(state, self.origin, answer)
        state.push(Smuggle(self.actor, self.left - 1, self.chosen | 1 << answer))


def move_cache(state: CyprusState, origin: Space, destination: Space) -> None:
    """Move an Arms Cache."""
    state.board.caches[origin] -= 1
    state.board.caches[destination] += 1
    state.note("move", CACHE, 1, origin, destination)


# 4.3.2 Infiltrate


def infiltrate_refusal(board: Cyprus, space: Space) -> Reason | None:
    """4.3.2: Police there, and as many Underground Cells; for an assassination (C25) one such Cell."""
    if board.police[space] == 0:
        return NO_POLICE
    enough = 1 if infiltrate_may_assassinate(board) else board.police[space]
    return None if board.underground[space] >= enough else TOO_FEW_UNDERGROUND


class Infiltrate(Selection):
    """4.3.2: replace a Police with a Cell and discard the highest chit; changed by C25 and C31 [C-24]."""

    def special(self) -> int:
        return INFILTRATE

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return infiltrate_refusal(board, space)

    def kind(self) -> str:
        return "infiltrate.space"

    def rule(self) -> str:
        return "4.3.2"

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.push(InfiltrateWay(self.actor, space))

    def again(self, left: int, chosen: int) -> Selection:
        return Infiltrate(self.actor, left, self.terms, self.stop, chosen)


class InfiltrateWay(FrameOfActorAndSpace[Cyprus]):
    """4.3.2, C25 Assassinations: which half of the choice a card in play leaves."""

    def ask(self, board: Cyprus) -> Question | None:
        answers: list[int] = []
        if board.underground[self.space] >= board.police[self.space] and infiltrate_replaces(board):
            answers.append(REPLACE)
        if infiltrate_may_assassinate(board) or not infiltrate_replaces(board):
            answers.append(REMOVE)
        if infiltrate_splits(board) and chits(board):
            answers.append(DISCARD)
        return Question(self.actor, "infiltrate.way", "4.3.2", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DISCARD:
            remove_police(state, self.space)
        if answer == REPLACE:
            place_fighters(state, self.space, 1)
        if answer == DISCARD or (answer == REPLACE and not infiltrate_splits(state.board)):
            discard_highest_chit(state)


def discard_highest_chit(state: CyprusState) -> None:
    """4.3.2: the highest chit in play goes back to the bag."""
    for value in range(HIGHEST, -1, -1):
        if state.board.intel[value]:
            discard_chit(state, value)
            return


# 4.3.3 Propagandize


def propagandize_refusal(board: Cyprus, space: Space, terms: int) -> Reason | None:
    """4.3.3: a Cell and a Sabotage or Curfew marker; AKEL (C3) and School Children Revolt (C8) ask for a Curfew."""
    if cells(board, space) == 0 and terms != BY_EVENT_CURFEW_WITHOUT_CELL:
        return NO_CELL
    if terms != NORMAL:
        return None if board.curfew[space] else NO_CURFEW
    return None if board.sabotage[space] or board.curfew[space] else NO_MARKER


class Propagandize(Selection):
    """4.3.3: Activate a Cell unless one is Active, then lower Political Will or shift Opinion."""

    def special(self) -> int:
        return PROPAGANDIZE

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return propagandize_refusal(board, space, self.terms)

    def kind(self) -> str:
        return "propagandize.space"

    def rule(self) -> str:
        return "4.3.3"

    def resolve(self, state: CyprusState, space: Space) -> None:
        if state.board.active[space] == 0:
            activate(state, space, 1)
        state.push(PropagandizeEffect(self.actor, space))

    def again(self, left: int, chosen: int) -> Selection:
        return Propagandize(self.actor, left, self.terms, self.stop, chosen)


class PropagandizeEffect(FrameOfActorAndSpace[Cyprus]):
    """4.3.3: with both kinds of marker there, one of the two effects [C-39]."""

    def ask(self, board: Cyprus) -> Question | None:
        answers = [POLITICAL_WILL] if board.sabotage[self.space] else []
        if board.curfew[self.space]:
            answers.append(INTERNATIONAL_OPINION)
        return Question(self.actor, "propagandize.effect", "4.3.3", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == POLITICAL_WILL:
            shift_will(state, -1)
        else:
            shift_opinion(state, propagandized_curfew_steps(state.board))


def can_infiltrate(board: Cyprus) -> bool:
    """Whether there is a space to Infiltrate."""
    for space in range(SPACES):
        if infiltrate_refusal(board, space) is None:
            return True
    return False


def can_propagandize(board: Cyprus) -> bool:
    """Whether there is a space to Propagandize."""
    for space in range(SPACES):
        if propagandize_refusal(board, space, NORMAL) is None:
            return True
    return False
