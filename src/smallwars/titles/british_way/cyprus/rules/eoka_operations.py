"""EOKA Operations: Recruit, Travel, Sabotage, Ambush (3.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number, roll

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import activate, cubes, place_fighters
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import ANY_ORDER, FrameOfActorAndSpace, FrameOfSpace
from ...family.rules.operations import SpecialMenu, any_special, count_for_operation, use_up_special
from ...family.rules.words import ACTIVE, DONE, INSURGENT, POLICE, SPECIAL, UNDERGROUND
from .board import (
    SPACES,
    TO_AVAILABLE,
    Cyprus,
    CyprusFrame,
    CyprusState,
    SpaceFrame,
    cache_in_or_next_to,
    is_base,
    is_mountain,
    is_near,
    is_town,
    place_cache,
    place_sabotage,
    remove_cache,
    remove_cells,
    remove_police,
    takes_cache,
)
from .modifiers import (
    ambush_costs_cell,
    may_ambush_lorries,
    police_reduce_sabotage,
    sabotage_costs_cell,
    sabotage_with_active_cell,
    travel_activates,
)
from .operations import Operation
from .words import AMBUSH, POLITICAL_WILL, RECRUIT, SABOTAGE, TRAVEL

IN_A_BASE: Final = Reason("3.3.1", "not-in-bases")
UNDER_CURFEW: Final = Reason("3.3.1", "under-curfew")
NO_ARMS_CACHE_NEAR: Final = Reason("3.3.1", "no-arms-cache-near")
NO_CELL_AVAILABLE: Final = Reason("1.4.1", "no-cell-available")
NO_CELL_TO_MOVE: Final = Reason("3.3.2", "no-cell-to-move")
NO_SABOTAGE_IN_MOUNTAINS: Final = Reason("3.3.3", "not-in-mountains")
NO_UNDERGROUND_CELL: Final = Reason("3.3.3", "no-underground-cell")
TOO_FAR_FOR_SABOTAGE: Final = Reason("3.3.3", "not-near")
NO_CACHE_TO_EXPEND: Final = Reason("3.3.3", "no-cache-there")
TOO_FAR_FOR_AMBUSH: Final = Reason("3.3.4", "not-near")
NO_ROOM_FOR_CACHE: Final = Reason("1.4.2", "no-room-for-cache")
ALREADY_A_DESTINATION: Final = Reason("3.3.2", "already-selected")
OUT_OF_ORDER: Final = Reason("3.3.2", "out-of-order")
NOT_A_TOWN: Final = Reason("3.3.4", "not-a-town")
NO_CELL_TO_AMBUSH: Final = Reason("3.3.4", "no-underground-cell")


# 3.3.1 Recruit


def recruit_refusal(board: Cyprus, space: Space) -> Reason | None:
    """3.3.1: Mountains and Towns without Curfew, with or next to an Arms Cache."""
    if is_base(space):
        return IN_A_BASE
    if board.curfew[space]:
        return UNDER_CURFEW
    if not cache_in_or_next_to(board, space):
        return NO_ARMS_CACHE_NEAR
    return None if board.available_fighters else NO_CELL_AVAILABLE


class Recruit(Operation):
    """3.3.1: a Cell in each space, up to two in a Mountain with an Arms Cache."""

    def op(self) -> int:
        return RECRUIT

    def kind(self) -> str:
        return "recruit.space"

    def rule(self) -> str:
        return "3.3.1"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return recruit_refusal(board, space)

    def selectable(self, board: Cyprus) -> int:
        return min(len(self.legal(board)), board.available_fighters)

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.push(RecruitCells(self.actor, space))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Recruit(self.actor, self.within, left, terms, special, mode, chosen, tally)


class RecruitCells(FrameOfActorAndSpace[Cyprus]):
    """3.3.1: how many Cells to place there."""

    def ask(self, board: Cyprus) -> Question | None:
        two = is_mountain(self.space) and board.caches[self.space] and board.available_fighters > 1
        answers = [number(1), number(2)] if two else [number(1)]
        return Question(self.actor, "recruit.count", "3.3.1", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        place_fighters(state, self.space, answer - NUMBER)


# 3.3.2 Travel


def arrived(tally: int, space: Space, active: bool) -> int:
    """Cells that travelled there: four bits a space, the Active ones above."""
    return tally >> 4 * (space + SPACES if active else space) & 15


def movable(board: Cyprus, tally: int, space: Space) -> int:
    """3.3.2: Cells there that have not travelled; each moves once [C-15]."""
    return cells(board, space) - arrived(tally, space, False) - arrived(tally, space, True)


def movable_in_state(board: Cyprus, tally: int, space: Space, active: bool) -> int:
    """Those of them that are Underground or Active; one that arrived may have been Activated since (4.3.3)."""
    there = board.active[space] if active else board.underground[space]
    return max(0, min(there - arrived(tally, space, active), movable(board, tally, space)))


class Travel(Operation):
    """3.3.2: Cells from up to three origins to any spaces. The tally says which Cells have arrived where."""

    def op(self) -> int:
        return TRAVEL

    def kind(self) -> str:
        return "travel.origin"

    def rule(self) -> str:
        return "3.3.2"

    def can_be_extended(self) -> bool:
        return False

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return None if movable(board, self.tally, space) else NO_CELL_TO_MOVE

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.push(TravelFrom(self.actor, space, self.tally, self.special))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Travel(self.actor, self.within, left, terms, special, mode, chosen, tally)


class TravelFrom(SpaceFrame):
    """3.3.2: groups of Cells from one origin, each to its own destination (the origin is one too)."""

    def __init__(
        self,
        actor: int,
        origin: Space,
        tally: int,
        special: int,
        used: int = 0,
        last: int = -1,
        destination: int = -1,
        count: int = 0,
    ) -> None:
        """`used`: bits of the destinations; `last`: the last of them, unless a Special Activity came after it."""
        self.actor = actor
        self.origin = origin
        self.tally = tally
        self.special = special
        self.used = used
        self.last = last
        self.destination = destination
        self.count = count

    def in_any_order(self) -> TravelFrom:
        return self.going(self.destination, self.count, ANY_ORDER)

    def opens_pick(self, board: Cyprus) -> bool:
        return self.destination < 0

    def weight(self, board: Cyprus, answer: int) -> int:
        return LOUD if self.destination < 0 else DETAIL

    def ask(self, board: Cyprus) -> Question | None:
        total = movable(board, self.tally, self.origin)
        if self.destination < 0:
            return self.ask_destination(board, total)
        if self.count == 0:
            counts = [number(count) for count in range(1, total + 1)]
            return Question(self.actor, "travel.count", "3.3.2", counts, self.origin)
        underground = movable_in_state(board, self.tally, self.origin, False)
        active = movable_in_state(board, self.tally, self.origin, True)
        fewest, most = max(0, self.count - underground), min(self.count, active)
        counts = [number(count) for count in range(fewest, most + 1)]
        return Question(self.actor, "travel.active", "3.3.2", counts, self.origin)

    def candidates(self, board: Cyprus) -> list[int]:
        return list(range(SPACES)) if self.destination < 0 else []

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.used >> answer & 1:
            return ALREADY_A_DESTINATION
        return None if answer > self.last else OUT_OF_ORDER

    def ask_destination(self, board: Cyprus, cells_left: int) -> Question | None:
        """Another group, a Special Activity on the way, or enough."""
        if cells_left == 0:
            return None
        answers = self.legal(board)
        if self.special and any_special(board, self.actor, TRAVEL):
            answers.append(SPECIAL)
        if self.used:
            answers.append(DONE)
        return Question(self.actor, "travel.destination", "3.3.2", answers, self.origin)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            return
        if answer == SPECIAL:
            use_up_special(state, len(state.stack) - 1)
            state.push(TravelFrom(self.actor, self.origin, self.tally, 0, self.used))
            state.push(SpecialMenu(self.actor, TRAVEL))
        elif self.destination < 0:
            state.push(self.going(answer, 0, self.last))
        elif self.count == 0:
            state.push(self.going(self.destination, answer - NUMBER, self.last))
        else:
            self.move(state, self.count, answer - NUMBER)

    def going(self, destination: Space, count: int, last: int) -> TravelFrom:
        """The group's destination, and then its size."""
        return TravelFrom(self.actor, self.origin, self.tally, self.special, self.used, last, destination, count)

    def move(self, state: CyprusState, count: int, active: int) -> None:
        """3.3.2: the group arrives Active or Underground; each group is tested alone [C-15]."""
        board = state.board
        exposed = travel_activates(board, count, self.destination)
        board.active[self.origin] -= active
        board.underground[self.origin] -= count - active
        (board.active if exposed else board.underground)[self.destination] += count
        state.note("travel", count, self.origin, self.destination, 1 if exposed else 0)
        tally = self.tally + (count << 4 * (self.destination + (SPACES if exposed else 0)))
        count_for_operation(state, tally)
        used = self.used | 1 << self.destination
        last = -1 if self.last == ANY_ORDER else self.destination
        state.push(TravelFrom(self.actor, self.origin, tally, self.special, used, last))


# 3.3.3 Sabotage


def sabotage_refusal(board: Cyprus, space: Space, active_used: int) -> Reason | None:
    """3.3.3: Towns and Bases with an Underground Cell; Street Riots (C23) lets one Active Cell do."""
    if is_mountain(space):
        return NO_SABOTAGE_IN_MOUNTAINS
    if board.underground[space] or (board.active[space] and not active_used and sabotage_with_active_cell(board)):
        return None
    return NO_UNDERGROUND_CELL


class Sabotage(Operation):
    """3.3.3: Activate a Cell, roll, place a Sabotage marker. The tally is 1 once an Active Cell was used (C23)."""

    def op(self) -> int:
        return SABOTAGE

    def kind(self) -> str:
        return "sabotage.space"

    def rule(self) -> str:
        return "3.3.3"

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return sabotage_refusal(board, space, self.tally)

    def selectable(self, board: Cyprus) -> int:
        """Street Riots (C23) lets only one space make do with an Active Cell."""
        legal = self.legal(board)
        hidden = [space for space in legal if board.underground[space]]
        return min(len(legal), len(hidden) + 1)

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.note("select", space)
        state.push(SabotageCell(space, self.tally))
        if sabotage_costs_cell(state.board, space):
            state.push(RiotDispersed(space))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Sabotage(self.actor, self.within, left, terms, special, mode, chosen, tally)


class RiotDispersed(FrameOfSpace[Cyprus]):
    """C23 Street Riots, unshaded: a Cell of EOKA's choice goes first; an Underground one must remain [C-38]."""

    def ask(self, board: Cyprus) -> Question | None:
        answers = [UNDERGROUND] if board.underground[self.space] > 1 else []
        if board.active[self.space]:
            answers.append(ACTIVE)
        return Question(INSURGENT, "sabotage.removal", "5.3", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        remove_cells(state, self.space, answer == ACTIVE, 1, TO_AVAILABLE)


class SabotageCell(CyprusFrame):
    """3.3.3: which Cell carries it out; only Street Riots (C23) leaves a choice."""

    def __init__(self, space: Space, active_used: int) -> None:
        self.space = space
        self.active_used = active_used

    def ask(self, board: Cyprus) -> Question | None:
        answers = [UNDERGROUND] if board.underground[self.space] else []
        if board.active[self.space] and not self.active_used and sabotage_with_active_cell(board):
            answers.append(ACTIVE)
        return Question(INSURGENT, "sabotage.cell", "3.3.3", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == UNDERGROUND:
            activate(state, self.space, 1)
        else:
            count_for_operation(state, 1)
        state.push(SabotageCache(self.space))


class SabotageCache(SpaceFrame):
    """3.3.3: before the roll EOKA may expend an Arms Cache there or next to it for +2; cubes do not matter [C-16]."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not is_near(board, self.space, answer):
            return TOO_FAR_FOR_SABOTAGE
        return None if board.caches[answer] else NO_CACHE_TO_EXPEND

    def ask(self, board: Cyprus) -> Question | None:
        return Question(INSURGENT, "sabotage.cache", "3.3.3", [*self.legal(board), DONE], self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        """Without an Arms Cache near, the word for the space throws the die."""
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            remove_cache(state, answer)
        state.push(SabotageRoll(self.space, 0 if answer == DONE else 2))


class SabotageRoll(CyprusFrame):
    """3.3.3: above 2, after Police are taken off, a marker is placed."""

    def __init__(self, space: Space, bonus: int) -> None:
        self.space = space
        self.bonus = bonus

    def ask(self, board: Cyprus) -> Question | None:
        return roll("3.3.3", self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        result = answer - NUMBER + self.bonus - police_reduce_sabotage(state.board, self.space)
        success = result > 2
        state.note("sabotage_roll", answer - NUMBER, result, self.space, 1 if success else 0)
        if success:
            place_sabotage(state, self.space)


# 3.3.4 Ambush


def ambush_refusal(board: Cyprus, space: Space) -> Reason | None:
    """3.3.4: Towns with an Underground Cell."""
    if not is_town(space):
        return NOT_A_TOWN
    return None if board.underground[space] else NO_CELL_TO_AMBUSH


class Ambush(Operation):
    """3.3.4: Activate an Underground Cell [C-51], remove a Police, roll for a cache. Tally: lorries attacked (C32)."""

    def op(self) -> int:
        return AMBUSH

    def kind(self) -> str:
        return "ambush.space"

    def rule(self) -> str:
        return "3.3.4"

    def space_refusal(self, board: Cyprus, space: Space) -> Reason | None:
        return ambush_refusal(board, space)

    def resolve(self, state: CyprusState, space: Space) -> None:
        state.note("select", space)
        if state.board.facts.ambush_flips_underground or state.board.active[space] == 0:
            activate(state, space, 1)
        state.push(AmbushTarget(self.actor, space, self.tally))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Ambush(self.actor, self.within, left, terms, special, mode, chosen, tally)


class AmbushTarget(CyprusFrame):
    """3.3.4: a Police if there is one; or, in one space with Troops, Political Will (C32 Road Ambushes) [C-26]."""

    def __init__(self, actor: int, space: Space, lorries_used: int) -> None:
        self.actor = actor
        self.space = space
        self.lorries_used = lorries_used

    def ask(self, board: Cyprus) -> Question | None:
        if self.lorries_used or not may_ambush_lorries(board, self.space):
            return None
        return Question(self.actor, "ambush.target", "5.3", [POLICE, POLITICAL_WILL], self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == POLICE:
            self.go(state)
            return
        count_for_operation(state, 1)
        state.push(AmbushRoll(self.actor, self.space, 1))

    def go(self, state: CyprusState) -> None:
        state.push(AmbushRoll(self.actor, self.space, 0))
        if state.board.police[self.space]:
            remove_police(state, self.space)


class AmbushRoll(CyprusFrame):
    """3.3.4: above the number of cubes left there, an Arms Cache is placed."""

    def __init__(self, actor: int, space: Space, lorries: int) -> None:
        self.actor = actor
        self.space = space
        self.lorries = lorries

    def ask(self, board: Cyprus) -> Question | None:
        return roll("3.3.4", self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        success = answer - NUMBER > cubes(state.board, self.space)
        state.note("ambush_roll", answer - NUMBER, cubes(state.board, self.space), self.space, 1 if success else 0)
        if ambush_costs_cell(state.board, self.space):
            state.push(AmbushersLost(self.space))
        if success and self.lorries:
            shift_will(state, -1)
        if success:
            state.push(AmbushCache(self.actor, self.space))


class AmbushersLost(FrameOfSpace[Cyprus]):
    """C32 Road Ambushes, unshaded: the Activated Cell goes to Available, last of all [C-27]."""

    def go(self, state: CyprusState) -> None:
        remove_cells(state, self.space, True, 1, TO_AVAILABLE)


class AmbushCache(SpaceFrame):
    """3.3.4: the cache goes there or into an adjacent Town or Mountain; EOKA may decline it [C-21]."""

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not is_near(board, self.space, answer):
            return TOO_FAR_FOR_AMBUSH
        return None if takes_cache(board, answer) else NO_ROOM_FOR_CACHE

    def ask(self, board: Cyprus) -> Question | None:
        spaces = self.legal(board)
        if not spaces or board.available_caches == 0:
            return None
        answers = [*spaces, DONE] if board.facts.ambush_cache_may_be_declined else spaces
        return Question(self.actor, "ambush.cache", "3.3.4", answers, self.space)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            place_cache(state, answer)
