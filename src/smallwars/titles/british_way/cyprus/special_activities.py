"""Special Activities (4.0): which may accompany what, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import NUMBER, Question, Reason, roll
from ..words import DONE, INSURGENT
from .board import (
    CACHE,
    CONDEMNED,
    EVERYWHERE,
    IGNORED,
    SPACES,
    Cyprus,
    CyprusFrame,
    CyprusState,
    Space,
    activate,
    are_adjacent,
    cells,
    chits,
    cubes,
    discard_chit,
    eoka_pieces,
    marked_towns,
    place_cache,
    place_cells,
    remove_curfew,
    remove_police,
    remove_sabotage,
    shift_opinion,
    shift_will,
    takes_cache,
)
from .intel import HIGHEST, DrawChits
from .modifiers import (
    chits_for_prison,
    infiltrate_may_assassinate,
    infiltrate_replaces,
    infiltrate_splits,
    interrogate_costs_will,
    may_count_police_spaces,
    propagandize_spaces,
    propagandized_curfew_steps,
    smuggle_anywhere,
    smuggled_cache_needs_roll,
)
from .words import (
    ASSAULT,
    DEPLOY,
    DIPLOMACY,
    DISCARD,
    INFILTRATE,
    INTERNATIONAL_OPINION,
    INTERROGATE,
    MOVE,
    PATROL,
    PLACE,
    POLICE,
    POLITICAL_WILL,
    PRISON,
    PROPAGANDIZE,
    RECRUIT,
    REMOVE,
    REPLACE,
    RESTORE,
    SEARCH,
    SMUGGLE,
    TRAVEL,
)

ANY_OPERATION: Final = 0
"""An Event grants the Special Activity: it accompanies nothing [C-34]."""

DOES_NOT_ACCOMPANY: Final = Reason("4.1.1", "does-not-accompany")
NO_TROOPS_AND_POLICE: Final = Reason("4.2.1", "no-troops-and-police")
NO_CUBES: Final = Reason("5.1", "no-cubes")
EOKA_THERE: Final = Reason("4.2.1", "eoka-there")
NOTHING_TO_RESTORE: Final = Reason("4.2.1", "nothing-to-restore")
OPINION_IGNORED: Final = Reason("4.2.2", "opinion-ignored")
NO_CHITS_TO_DRAW: Final = Reason("4.2.3", "no-chits-to-draw")
SMUGGLE_IGNORED: Final = Reason("4.3.1", "smuggle-ignored")
NO_SMUGGLING: Final = Reason("4.3.1", "no-smuggling")
NO_CACHE_AVAILABLE: Final = Reason("1.4.1", "no-cache-available")
NO_ROOM_FOR_CACHE: Final = Reason("1.4.2", "no-room-for-cache")
NO_CELL_TO_SMUGGLE: Final = Reason("4.3.1", "no-cell")
NO_CELL: Final = Reason("4.3.3", "no-cell")
CUBES_THERE: Final = Reason("4.3.1", "cubes-there")
ALREADY_SELECTED: Final = Reason("4.1", "already-selected")
NO_CACHE_TO_MOVE: Final = Reason("4.3.1", "no-cache-to-move")
NO_POLICE: Final = Reason("4.3.2", "no-police")
TOO_FEW_UNDERGROUND: Final = Reason("4.3.2", "too-few-underground")
NO_MARKER: Final = Reason("4.3.3", "no-marker")
NO_CURFEW: Final = Reason("5.1", "no-curfew")
NOWHERE: Final = Reason("4.1", "nowhere")
LEAVES_NO_SPACE: Final = Reason("3.1", "no-space")

BRITISH_SPECIALS: Final[list[int]] = [RESTORE, DIPLOMACY, INTERROGATE]
EOKA_SPECIALS: Final[list[int]] = [SMUGGLE, INFILTRATE, PROPAGANDIZE]


def accompanies(special: int, operation: int) -> bool:
    """4.1.1: which Operations a Special Activity may accompany."""
    if operation == ANY_OPERATION:
        return True
    if special == RESTORE:
        return operation == DEPLOY
    if special == DIPLOMACY:
        return operation == DEPLOY or operation == PATROL or operation == SEARCH
    if special == INTERROGATE:
        return operation == SEARCH or operation == ASSAULT
    if special == SMUGGLE:
        return operation == RECRUIT or operation == TRAVEL
    return operation >= RECRUIT


def special_refusal(board: Cyprus, special: int, operation: int) -> Reason | None:
    """Why a Special Activity cannot be executed now; one that could change nothing is not offered [C-52]."""
    if not accompanies(special, operation):
        return DOES_NOT_ACCOMPANY
    if special == RESTORE:
        return NOWHERE if next_space(board, RESTORE, EVERYWHERE, NORMAL) < 0 else None
    if special == DIPLOMACY:
        return OPINION_IGNORED if board.international_opinion == IGNORED else None
    if special == INTERROGATE:
        draws = chits_for_prison(board) or (may_count_police_spaces(board) and police_spaces(board))
        return None if draws else NO_CHITS_TO_DRAW
    if special == SMUGGLE:
        return smuggle_impossible(board, 0)
    return NOWHERE if next_space(board, special, EVERYWHERE, NORMAL) < 0 else None


def any_special(board: Cyprus, operation: int) -> bool:
    """4.1: whether any Special Activity could accompany the Operation now."""
    for special in BRITISH_SPECIALS if operation <= ASSAULT else EOKA_SPECIALS:
        if special_refusal(board, special, operation) is None:
            return True
    return False


class SpecialMenu(CyprusFrame):
    """4.1: the Special Activity of the Faction's choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "operation", "only")

    def __init__(self, actor: int, operation: int, only: int = 0) -> None:
        """`only`: the one without which the Operation would have no space (a Smuggle before Recruit)."""
        self.actor = actor
        self.operation = operation
        self.only = only

    def candidates(self, board: Cyprus) -> list[int]:
        return EOKA_SPECIALS if self.actor == INSURGENT else BRITISH_SPECIALS

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.only and answer != self.only:
            return LEAVES_NO_SPACE
        return special_refusal(board, answer, self.operation)

    def ask(self, board: Cyprus) -> Question | None:
        answers = [special for special in self.candidates(board) if self.refusal(board, special) is None]
        return Question(self.actor, "special_activity", "4.1", answers) if answers else None

    def take(self, state: CyprusState, answer: int) -> None:
        state.note("special", self.actor, answer)
        state.push(special_activity(state.board, answer, self.actor))


def special_activity(board: Cyprus, special: int, actor: int) -> CyprusFrame:
    """The frame that carries a Special Activity out."""
    if special == RESTORE:
        return Restore(actor)
    if special == DIPLOMACY:
        return Diplomacy()
    if special == INTERROGATE:
        return Interrogate(actor)
    if special == SMUGGLE:
        return Smuggle(actor, 2 if board.international_opinion == CONDEMNED else 1)
    if special == INFILTRATE:
        return Infiltrate(actor)
    return Propagandize(actor, propagandize_spaces(board))


# Selecting spaces


NORMAL: Final = 0
BY_EVENT_ANY_CUBE: Final = 1
BY_EVENT_CURFEW: Final = 2
BY_EVENT_CURFEW_WITHOUT_CELL: Final = 3
"""How an Event changes the condition on the space: C1 Restore; C3 and C8 Propagandize."""


def selection_refusal(board: Cyprus, special: int, space: Space, terms: int) -> Reason | None:
    """Why a space cannot be selected for Restore, Infiltrate or Propagandize."""
    if special == RESTORE:
        return restore_refusal(board, space, terms)
    if special == INFILTRATE:
        return infiltrate_refusal(board, space)
    return propagandize_refusal(board, space, terms)


def next_space(board: Cyprus, special: int, within: int, terms: int) -> int:
    """The first space that can be selected; -1 for none."""
    for space in range(SPACES):
        if within >> space & 1 and selection_refusal(board, special, space, terms) is None:
            return space
    return -1


class Selection(CyprusFrame):
    """A Special Activity that selects spaces, each once (4.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "left", "terms", "stop", "chosen")

    def __init__(self, actor: int, left: int = 1, terms: int = NORMAL, stop: int = 0, chosen: int = 0) -> None:
        """`stop`: 1 when no space need be selected."""
        self.actor = actor
        self.left = left
        self.terms = terms
        self.stop = stop
        self.chosen = chosen

    def special(self) -> int:
        """Which Special Activity this is."""
        raise NotImplementedError

    def kind(self) -> str:
        """The kind of its space question."""
        raise NotImplementedError

    def rule(self) -> str:
        """Its paragraph."""
        raise NotImplementedError

    def resolve(self, state: CyprusState, space: Space) -> None:
        """Carry it out there."""
        raise NotImplementedError

    def again(self, left: int, chosen: int) -> Selection:
        """The same, further on."""
        raise NotImplementedError

    def ask(self, board: Cyprus) -> Question | None:
        if self.left == 0:
            return None
        answers = [space for space in range(SPACES) if self.refusal(board, space) is None]
        if not answers:
            return None
        if self.stop or self.chosen:
            answers.append(DONE)
        return Question(self.actor, self.kind(), self.rule(), answers)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            state.push(self.again(self.left - 1, self.chosen | 1 << answer))
            state.note("select", answer)
            self.resolve(state, answer)

    def candidates(self, board: Cyprus) -> list[int]:
        return list(range(SPACES))

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.chosen >> answer & 1:
            return ALREADY_SELECTED
        return selection_refusal(board, self.special(), answer, self.terms)


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
        state.note("die", answer - NUMBER)
        if answer - NUMBER > state.board.international_opinion:
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


class Interrogate(CyprusFrame):
    """4.2.3: draw a chit for every two Cells in Prison; changed by C10 and C17 [C-30, C-31]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

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
    if (chosen >> space | chosen >> origin) & 1:
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

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "left", "chosen")

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

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == PLACE:
            state.push(SmugglePlace(self.actor, self.left, self.chosen))
        elif answer == MOVE:
            state.push(SmuggleMove(self.actor, self.left, self.chosen, -1))


class SmugglePlace(CyprusFrame):
    """4.3.1: the space that takes a new cache; under Royal Navy Blockade (C9) on a roll above 3."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "left", "chosen", "space")

    def __init__(self, actor: int, left: int, chosen: int, space: Space = -1) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen
        self.space = space

    def candidates(self, board: Cyprus) -> list[int]:
        return list(range(SPACES))

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return smuggle_place_refusal(board, answer, self.chosen)

    def ask(self, board: Cyprus) -> Question | None:
        if self.space >= 0:
            return roll("4.3.1", self.space)
        answers = [space for space in range(SPACES) if self.refusal(board, space) is None]
        return Question(self.actor, "smuggle.space", "4.3.1", answers)

    def take(self, state: CyprusState, answer: int) -> None:
        if self.space >= 0:
            state.note("die", answer - NUMBER, self.space)
            self.placed(state, self.space, answer - NUMBER > 3)
        elif smuggled_cache_needs_roll(state.board):
            state.push(SmugglePlace(self.actor, self.left, self.chosen, answer))
        else:
            self.placed(state, answer, True)

    def placed(self, state: CyprusState, space: Space, success: bool) -> None:
        """The space is used up either way."""
        if success:
            place_cache(state, space)
        state.push(Smuggle(self.actor, self.left - 1, self.chosen | 1 << space))


class SmuggleMove(CyprusFrame):
    """4.3.1: the cache to move, then where to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "left", "chosen", "origin")

    def __init__(self, actor: int, left: int, chosen: int, origin: Space) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen
        self.origin = origin

    def ask(self, board: Cyprus) -> Question | None:
        if self.origin >= 0:
            answers = smuggled_to(board, self.origin, self.chosen)
            return Question(self.actor, "smuggle.destination", "4.3.1", answers, self.origin)
        origins = [space for space in range(SPACES) if smuggled_to(board, space, self.chosen)]
        return Question(self.actor, "smuggle.origin", "4.3.1", origins)

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

    def kind(self) -> str:
        return "infiltrate.space"

    def rule(self) -> str:
        return "4.3.2"

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.push(InfiltrateWay(self.actor, space))

    def again(self, left: int, chosen: int) -> Selection:
        return Infiltrate(self.actor, left, self.terms, self.stop, chosen)


class InfiltrateWay(CyprusFrame):
    """4.3.2, C25 Assassinations: which half of the choice a card in play leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "space")

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space

    def ask(self, board: Cyprus) -> Question | None:
        answers: list[int] = []
        if board.underground[self.space] >= board.police[self.space] and infiltrate_replaces(board):
            answers.append(REPLACE)
        if infiltrate_may_assassinate(board) or not infiltrate_replaces(board):
            answers.append(REMOVE)
        if infiltrate_splits(board) and chits(board):
            answers.append(DISCARD)
        return Question(self.actor, "infiltrate.way", "4.3.2", answers, self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DISCARD:
            remove_police(state, self.space)
        if answer == REPLACE:
            place_cells(state, self.space, 1)
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


class PropagandizeEffect(CyprusFrame):
    """4.3.3: with both kinds of marker there, one of the two effects [C-39]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "space")

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space

    def ask(self, board: Cyprus) -> Question | None:
        answers = [POLITICAL_WILL] if board.sabotage[self.space] else []
        if board.curfew[self.space]:
            answers.append(INTERNATIONAL_OPINION)
        return Question(self.actor, "propagandize.effect", "4.3.3", answers, self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == POLITICAL_WILL:
            shift_will(state, -1)
        else:
            shift_opinion(state, propagandized_curfew_steps(state.board))
