"""British Operations: Deploy, Patrol, Search, Assault (3.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import POLICE, TROOPS, activate, cubes, place_police
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import ANY_ORDER, Closing
from ...family.rules.operations import Accompany, SpecialMenu, any_special, count_for_operation, use_up_special
from ...family.rules.words import BRITISH, DONE, SPECIAL
from .board import (
    CURFEWS,
    EVERYWHERE,
    TO_AVAILABLE,
    TO_PRISON,
    TOWN_COUNT,
    Cyprus,
    CyprusFrame,
    CyprusState,
    SpaceFrame,
    curfews_on_map,
    discard_chit,
    eoka_pieces,
    has_spendable_chit,
    is_mountain,
    is_town,
    remove_cache,
    remove_cells,
)
from .intel import HIGHEST, VALUES, DrawChits
from .modifiers import patrol_removals
from .moves import BY_DEPLOY, BY_PATROL, BY_SEARCH, MoveCubes
from .operations import Operation
from .words import ASSAULT, CURFEW, DEPLOY, PATROL, SEARCH

IN_MOUNTAINS: Final = Reason("3.2.1", "not-in-mountains")
NO_POLICE_AVAILABLE: Final = Reason("1.4.1", "no-police-available")
TOO_FEW_TROOPS: Final = Reason("3.2.1", "too-few-troops")
NO_TROOPS_ELSEWHERE: Final = Reason("3.2.1", "no-troops-elsewhere")
NO_PATROL_IN_MOUNTAINS: Final = Reason("3.2.2", "not-in-mountains")
NO_CELLS: Final = Reason("3.2.2", "no-cells")
NOT_A_DESTINATION: Final = Reason("3.2.2", "not-a-destination")
NO_TROOPS: Final = Reason("3.2.4", "no-troops")
NO_EOKA: Final = Reason("3.2.4", "no-eoka")
NOTHING_REMOVABLE: Final = Reason("3.2.2", "nothing-removable")
CURFEW_JUST_PLACED: Final = Reason("1.10", "curfew-just-placed")
NO_CURFEW_THERE: Final = Reason("1.10", "no-curfew-there")


class SpendChits(CyprusFrame):
    """1.6.1: the British may spend chits in one space to remove Underground Cells; excess value is lost [C-8]. In
    Assault the Special Activity may come here too (4.1). What was spent is handed to the frame below."""

    def __init__(self, space: Space, most: int, special: int, spent: int = 0, highest: int = HIGHEST) -> None:
        self.space = space
        self.most = most
        self.special = special
        self.spent = spent
        self.highest = highest

    def in_any_order(self) -> SpendChits:
        return SpendChits(self.space, self.most, self.special, self.spent, ANY_ORDER)

    def opens_pick(self, board: Cyprus) -> bool:
        return True

    def ask(self, board: Cyprus) -> Question | None:
        if self.spent >= self.most:
            return None
        highest = HIGHEST if self.highest == ANY_ORDER else self.highest
        answers = [number(value) for value in range(highest, 0, -1) if board.intel[value]]
        if self.special and any_special(board, BRITISH, ASSAULT):
            answers.append(SPECIAL)
        return Question(BRITISH, "spend", "1.6.1", [*answers, DONE], self.space) if answers else None

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            self.go(state)
        elif answer == SPECIAL:
            use_up_special(state, len(state.stack) - 2)
            state.push(SpendChits(self.space, self.most, 0, self.spent))
            state.push(SpecialMenu(BRITISH, ASSAULT))
        else:
            value = answer - number(0)
            state.board.intel[value] -= 1
            state.note("chit_spent", value, self.space)
            highest = HIGHEST if self.highest == ANY_ORDER else value
            state.push(SpendChits(self.space, self.most, self.special, self.spent + value, highest))

    def go(self, state: CyprusState) -> None:
        taker = state.stack.pop()
        assert isinstance(taker, SpendsChits)
        state.push(taker.with_spent(min(self.spent, self.most)))


class SpendsChits(CyprusFrame):
    """A frame that waits for chits to be spent above it."""

    def with_spent(self, cells: int) -> SpendsChits:
        """The same frame, told how many Underground Cells were paid for."""
        raise NotImplementedError


# 3.2.1 Deploy


def deploy_refusal(board: Cyprus, space: Space) -> Reason | None:
    """3.2.1: Towns and Bases with more Troops than EOKA pieces."""
    if is_mountain(space):
        return IN_MOUNTAINS
    if board.troops[space] <= eoka_pieces(board, space):
        return TOO_FEW_TROOPS
    return None if board.available_police else NO_POLICE_AVAILABLE


class Deploy(Operation):
    """3.2.1: a Police in each selected space, then any Troops to one space, even when Limited [B1, B2]."""

    def op(self) -> int:
        return DEPLOY

    def kind(self) -> str:
        return "deploy.space"

    def rule(self) -> str:
        return "3.2.1"

    def can_be_extended(self) -> bool:
        return False

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return deploy_refusal(board, space)

    def resolve(self, state: CyprusState, space: Space) -> None:
        place_police(state, space)

    def finish(self, state: CyprusState) -> None:
        if self.chosen:
            self.go_on(state)
        else:
            self.announce(state)
        if self.special:
            state.push(Accompany(self.actor, DEPLOY))
        state.push(DeployTroops(self.actor))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Deploy(self.actor, self.within, left, terms, special, mode, chosen, tally)


class DeployTroops(SpaceFrame):
    """3.2.1: the space to which Troops may move from anywhere."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return None if sum(board.troops) > board.troops[answer] else NO_TROOPS_ELSEWHERE

    def ask(self, board: Cyprus) -> Question | None:
        return Question(self.actor, "deploy.destination", "3.2.1", [*self.legal(board), DONE])

    def weight(self, board: Cyprus, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            state.push(MoveCubes(self.actor, BY_DEPLOY, TROOPS, EVERYWHERE, 1 << answer))


# 3.2.2 Patrol


def patrol_refusal(board: Cyprus, space: Space) -> Reason | None:
    """3.2.2: spaces with Cells that are no Mountains, as they are before Police move [C-6]."""
    if is_mountain(space):
        return NO_PATROL_IN_MOUNTAINS
    return None if cells(board, space) else NO_CELLS


class Patrol(Operation):
    """3.2.2: Police to the destinations, then Cells to Prison in one of them."""

    def op(self) -> int:
        return PATROL

    def kind(self) -> str:
        return "patrol.space"

    def rule(self) -> str:
        return "3.2.2"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return patrol_refusal(board, space)

    def resolve(self, state: CyprusState, space: Space) -> None:
        """All destinations are selected before Police move."""
        state.note("destination", space)

    def finish(self, state: CyprusState) -> None:
        if self.special:
            state.push(Accompany(self.actor, PATROL))
        if self.chosen:
            self.go_on(state)
            state.push(PatrolRemoval(self.actor, self.chosen, self.removals(state.board)))
            state.push(MoveCubes(self.actor, BY_PATROL, POLICE, EVERYWHERE, self.chosen))

    def removals(self, board: Cyprus) -> int:
        """In how many spaces Cells are removed: one, unless an option reads it otherwise [C-4, C-5]; Turkish Cypriots
        (C24) says so by the tally."""
        if self.tally:
            return self.tally
        bought = self.terms == 0 and self.left == 0 and board.facts.lead_adds_removal
        return 2 if bought else 1

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Patrol(self.actor, self.within, left, terms, special, mode, chosen, tally)


class PatrolRemoval(SpaceFrame):
    """3.2.2: one destination in which Cells go to Prison."""

    def __init__(self, actor: int, spaces: int, times: int) -> None:
        self.actor = actor
        self.spaces = spaces
        self.times = times

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not self.spaces >> answer & 1:
            return NOT_A_DESTINATION
        removable = board.active[answer] or (board.underground[answer] and has_spendable_chit(board))
        return None if removable and patrol_removals(board, answer) else NOTHING_REMOVABLE

    def ask(self, board: Cyprus) -> Question | None:
        spaces = self.legal(board)
        if not spaces or self.times == 0:
            return None
        return Question(self.actor, "patrol.removal", "3.2.2", [*spaces, DONE])

    def in_any_order(self) -> CyprusFrame:
        """The last removal is followed by `done`, for it may end a turn."""
        return self if self.times else Closing(self, Question(self.actor, "patrol.removal", "3.2.2", [DONE]))

    def weight(self, board: Cyprus, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            return
        state.push(PatrolRemoval(self.actor, self.spaces & ~(1 << answer), self.times - 1))
        most = min(patrol_removals(state.board, answer), state.board.underground[answer])
        state.push(PatrolUnderground(answer))
        state.push(SpendChits(answer, most, 0))


class PatrolUnderground(SpendsChits):
    """3.2.2: as many Cells as the Police can take go to Prison; where chits pay for more Underground ones than are
    needed, the British say how many of them are taken instead of Active ones [C-8]."""

    def __init__(self, space: Space, cells: int = 0) -> None:
        self.space = space
        self.cells = cells

    def with_spent(self, cells: int) -> SpendsChits:
        return PatrolUnderground(self.space, cells)

    def fewest(self, board: Cyprus) -> int:
        """The fewest Underground Cells to be taken: one, or those for whom there is no Active one."""
        total = min(patrol_removals(board, self.space), board.active[self.space] + self.cells)
        return max(min(1, self.cells), total - board.active[self.space])

    def ask(self, board: Cyprus) -> Question | None:
        counts = [number(count) for count in range(self.fewest(board), self.cells + 1)]
        return Question(BRITISH, "patrol.removal", "1.6.1", counts, self.space) if len(counts) > 1 else None

    def take(self, state: CyprusState, answer: int) -> None:
        self.remove(state, answer - NUMBER)

    def go(self, state: CyprusState) -> None:
        self.remove(state, self.cells)

    def remove(self, state: CyprusState, underground: int) -> None:
        """Take so many Underground Cells, and Active ones up to the number of the Police."""
        most = patrol_removals(state.board, self.space) - underground
        remove_cells(state, self.space, True, min(most, state.board.active[self.space]), TO_PRISON)
        remove_cells(state, self.space, False, underground, TO_PRISON)


# 3.2.3 Search


class Search(Operation):
    """3.2.3: Troops into adjacent destinations, then Cells Activated and Curfews placed, in the order selected."""

    def op(self) -> int:
        return SEARCH

    def kind(self) -> str:
        return "search.space"

    def rule(self) -> str:
        return "3.2.3"

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return None

    def resolve(self, state: CyprusState, space: Space) -> None:
        """All destinations are selected before Troops move."""
        state.note("destination", space)

    def next_tally(self, space: Space) -> int:
        return in_queue(self.tally, space)

    def finish(self, state: CyprusState) -> None:
        if self.special:
            state.push(Accompany(self.actor, SEARCH))
        if self.chosen:
            self.go_on(state)
            state.push_all(search_there(self.actor, self.chosen, self.tally, self.special))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Search(self.actor, self.within, left, terms, special, mode, chosen, tally)


def in_queue(queue: int, space: Space) -> int:
    """A queue of spaces is an int of four bits each, the first one lowest."""
    shift = 0
    while queue >> shift:
        shift += 4
    return queue | (space + 1) << shift


def search_there(actor: int, spaces: int, queue: int, special: int) -> list[CyprusFrame]:
    """3.2.3: move Troops in, then search the spaces one by one."""
    return [MoveCubes(actor, BY_SEARCH, TROOPS, EVERYWHERE, spaces), SearchSpaces(actor, 0, queue, special)]


class SearchSpaces(CyprusFrame):
    """3.2.3: one space after the other; in Towns a Curfew and a Cell for three cubes, or a chit and a Cell for each.
    The chits are the British player's, whoever executes."""

    def __init__(self, actor: int, spaces: int, queue: int, special: int) -> None:
        """`spaces`: bits of those in which it has placed a Curfew."""
        self.actor = actor
        self.spaces = spaces
        self.queue = queue
        self.special = special

    def ask(self, board: Cyprus) -> Question | None:
        space = (self.queue & 15) - 1
        if self.queue == 0 or not is_town(space) or cubes(board, space) == 0:
            return None
        answers = [CURFEW, *[number(value) for value in range(VALUES) if board.intel[value]]]
        if self.special and any_special(board, BRITISH, SEARCH):
            answers.append(SPECIAL)
        return Question(BRITISH, "search.town", "3.2.3", answers, space)

    def weight(self, board: Cyprus, answer: int) -> int:
        """Without a chit a Search in a Town places a Curfew, whether anybody likes it or not."""
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        space = (self.queue & 15) - 1
        if answer == SPECIAL:
            state.push(SearchSpaces(self.actor, self.spaces, self.queue, 0))
            self.drop_accompany(state)
            state.push(SpecialMenu(self.actor, SEARCH))
            return
        self.next_space(state, 1 << space if answer == CURFEW and not state.board.curfew[space] else 0)
        count = cubes(state.board, space)
        if answer == CURFEW:
            activate(state, space, count // 3)
            state.push(PlaceCurfew(space, self.spaces))
        else:
            discard_chit(state, answer - number(0))
            activate(state, space, count)

    def go(self, state: CyprusState) -> None:
        """Mountains and Bases; and a Town without cubes, where nothing happens [C-11]."""
        if self.queue:
            space = (self.queue & 15) - 1
            self.next_space(state, 0)
            if not is_town(space):
                activate(state, space, cubes(state.board, space))

    def next_space(self, state: CyprusState, placed: int) -> None:
        """Go on with the rest of the queue; `placed`: bits of the space if a Curfew is placed there."""
        state.push(SearchSpaces(self.actor, self.spaces | placed, self.queue >> 4, self.special))

    def drop_accompany(self, state: CyprusState) -> None:
        """The Special Activity came during the Operation: none comes after it."""
        index = len(state.stack) - 2
        assert isinstance(state.stack[index], Accompany)
        del state.stack[index]


class PlaceCurfew(CyprusFrame):
    """1.10: place a Curfew; when all four are out the British move one from elsewhere, if possible none that the same
    action has placed [C-10]."""

    def __init__(self, space: Space, spaces: int) -> None:
        """`spaces`: bits of those in which the same action has placed a Curfew."""
        self.space = space
        self.spaces = spaces

    def sources(self, board: Cyprus) -> list[int]:
        """Towns whose Curfew may be taken."""
        all_of_them = [space for space in range(TOWN_COUNT) if board.curfew[space] and space != self.space]
        outside = [space for space in all_of_them if not self.spaces >> space & 1]
        return outside or all_of_them

    def ask(self, board: Cyprus) -> Question | None:
        if board.curfew[self.space] or curfews_on_map(board) < CURFEWS:
            return None
        return Question(BRITISH, "curfew.from", "1.10", self.sources(board), self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def candidates(self, board: Cyprus) -> list[int]:
        return list(range(TOWN_COUNT))

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not board.curfew[answer] or answer == self.space:
            return NO_CURFEW_THERE
        return None if answer in self.sources(board) else CURFEW_JUST_PLACED

    def take(self, state: CyprusState, answer: int) -> None:
        state.board.curfew[answer] = 0
        state.board.curfew[self.space] = 1
        state.note("curfew_moved", answer, self.space)

    def go(self, state: CyprusState) -> None:
        if not state.board.curfew[self.space]:
            state.board.curfew[self.space] = 1
            state.note("curfew", self.space)


# 3.2.4 Assault


def assault_refusal(board: Cyprus, space: Space) -> Reason | None:
    """3.2.4: spaces with Troops and EOKA pieces."""
    if board.troops[space] == 0:
        return NO_TROOPS
    return None if eoka_pieces(board, space) else NO_EOKA


class Assault(Operation):
    """3.2.4: Troops remove Active Cells, and Arms Caches once no Cell is left. The tally counts removed Cells."""

    def op(self) -> int:
        return ASSAULT

    def kind(self) -> str:
        return "assault.space"

    def rule(self) -> str:
        return "3.2.4"

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return assault_refusal(board, space)

    def resolve(self, state: CyprusState, space: Space) -> None:
        assault_there(state, space, False, self.tally, self.special)

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Assault(self.actor, self.within, left, terms, special, mode, chosen, tally)


class AssaultCachesFirst(Assault):
    """C2 Georgios Grivas, unshaded: Arms Caches are removed before Cells [C-32]."""

    def resolve(self, state: CyprusState, space: Space) -> None:
        assault_there(state, space, True, self.tally, self.special)

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return AssaultCachesFirst(self.actor, self.within, left, terms, special, mode, chosen, tally)


def assault_there(state: CyprusState, space: Space, caches_first: bool, removed: int, special: int) -> None:
    """3.2.4: one piece for every Troop, or for every two in Mountains."""
    state.note("select", space)
    board = state.board
    limit = board.troops[space] // 2 if is_mountain(space) else board.troops[space]
    at_once = min(limit, board.caches[space]) if caches_first else 0
    state.push(AssaultCells(space, limit - at_once, removed, special))
    remove_caches(state, space, at_once)


def remove_caches(state: CyprusState, space: Space, limit: int) -> None:
    """3.2.4: each Arms Cache removed adds 1 Political Will and an Intel Chit."""
    count = min(limit, state.board.caches[space])
    if count:
        state.push(DrawChits(count))
    for _ in range(count):
        remove_cache(state, space)
        shift_will(state, 1)


class AssaultCells(CyprusFrame):
    """3.2.4: Active Cells go first, as many as the limit allows; then the British may spend chits."""

    def __init__(self, space: Space, limit: int, removed: int, special: int) -> None:
        self.space = space
        self.limit = limit
        self.removed = removed
        self.special = special

    def go(self, state: CyprusState) -> None:
        active = min(self.limit, state.board.active[self.space])
        remove_alternately(state, self.space, True, active, self.removed)
        left = self.limit - active
        state.push(AssaultUnderground(self.space, left, self.removed + active))
        state.push(SpendChits(self.space, min(left, state.board.underground[self.space]), self.special))


class AssaultUnderground(SpendsChits):
    """3.2.4: Underground Cells paid for with chits, then Arms Caches if no Cell is left."""

    def __init__(self, space: Space, limit: int, removed: int, cells: int = 0) -> None:
        self.space = space
        self.limit = limit
        self.removed = removed
        self.cells = cells

    def with_spent(self, cells: int) -> SpendsChits:
        return AssaultUnderground(self.space, self.limit, self.removed, cells)

    def go(self, state: CyprusState) -> None:
        remove_alternately(state, self.space, False, self.cells, self.removed)
        keep_count(state, self.removed + self.cells)
        if cells(state.board, self.space) == 0:
            remove_caches(state, self.space, self.limit - self.cells)


def remove_alternately(state: CyprusState, space: Space, active: bool, count: int, removed: int) -> None:
    """3.2.4: alternately to Available and to Prison, Available first; `removed` Cells went before these [C-7, C-9]."""
    to_prison = (removed + count) // 2 - removed // 2
    remove_cells(state, space, active, count - to_prison, TO_AVAILABLE)
    remove_cells(state, space, active, to_prison, TO_PRISON)


def keep_count(state: CyprusState, removed: int) -> None:
    """C-7, where the option lets the alternation run on through the whole Operation."""
    if state.board.facts.assault_alternates_per_operation:
        count_for_operation(state, removed)
