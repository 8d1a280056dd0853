"""Mau Mau Special Activities: Supply, Oath, Raid (4.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, LOUD, Frame
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import fighters
from ...family.rules.frames import Closing, FrameOfActorAndSpace, FrameOfSpace
from ...family.rules.operations import OperationMenu
from ...family.rules.words import BRITISH, DONE
from .board import (
    FIRST_JUNGLE,
    GUERRILLA,
    JUNGLES,
    MAU_MAU,
    MOST_RESOURCES,
    NAIROBI,
    RESISTANCE,
    SPACES,
    Kenya,
    KenyaFrame,
    KenyaState,
    Selection,
    SpaceFrame,
    gain_resources,
    is_province,
    is_reserve,
    move_guerrillas,
    shift_stance,
)
from .control import adjust_control
from .mau_mau_operations import HidingFrame, HidingRally, rally_refusal
from .modifiers import (
    oath_in_any_populated_space,
    oath_not_under_british_control,
    supply_needs_control,
    supply_per_base,
)
from .operations import FREE
from .placing import place, placeable
from .words import OATH, RETREAT, STRIKE

NOT_A_RESERVE: Final = Reason("4.3.2", "not-a-reserve")
UNPOPULATED: Final = Reason("4.3.2", "unpopulated")
BRITISH_CONTROL: Final = Reason("5.3", "british-controlled")
NO_UNDERGROUND_GUERRILLA: Final = Reason("4.3.2", "no-underground-guerrilla")
NOT_A_PROVINCE: Final = Reason("4.3.3", "not-a-province")
NO_JUNGLE_NEAR: Final = Reason("4.3.3", "no-jungle-near")
NOBODY_TO_RAID: Final = Reason("4.3.3", "nobody-to-raid")
ALREADY_RAIDED: Final = Reason("4.1", "already-selected")
NO_MORE_RAIDS: Final = Reason("4.3.3", "no-more-spaces")
NOBODY_IN_JUNGLE: Final = Reason("4.3.3", "no-guerrilla-in-jungle")
NOBODY_IN_PROVINCE: Final = Reason("4.3.3", "no-guerrilla-there")
NOT_A_JUNGLE: Final = Reason("4.3.3", "not-an-adjacent-jungle")
RAIDERS: Final = 2
"""4.3.3: Guerrillas that may come from a Mountain Jungle."""

# 4.3.1 Supply


def is_on_the_way(board: Kenya, space: Space) -> bool:
    """4.3.1: what a Supply path may pass through; changed by K3 Passive Wing [K-14, K-15]."""
    if board.stance[space] == RESISTANCE:
        return True
    return board.control[space] == MAU_MAU if supply_needs_control(board) else fighters(board, space) > 0


def supplied(board: Kenya) -> int:
    """4.3.1: bits of the spaces connected to Nairobi; neither end of a path needs anything."""
    adjacent = board.facts.adjacent
    reached, passed, waiting = 1 << NAIROBI | adjacent[NAIROBI], 1 << NAIROBI, True
    while waiting:
        waiting = False
        for space in range(SPACES):
            if reached >> space & 1 and not passed >> space & 1 and is_on_the_way(board, space):
                passed |= 1 << space
                reached |= adjacent[space]
                waiting = True
    return reached


def supply_gain(board: Kenya) -> int:
    """4.3.1: Resources for each Base connected to Nairobi or in it."""
    reached = supplied(board)
    bases = sum([board.bases[space] for space in range(SPACES) if reached >> space & 1])
    return min(bases * supply_per_base(board), MOST_RESOURCES - board.resources)


def can_supply(board: Kenya) -> bool:
    """Whether Supply would gain anything [K-40]; a Base in Nairobi settles it."""
    return board.resources < MOST_RESOURCES and (board.bases[NAIROBI] > 0 or supply_gain(board) > 0)


class Supply(KenyaFrame):
    """4.3.1: the Mau Mau gain Resources."""

    def go(self, state: KenyaState) -> None:
        gain_resources(state, supply_gain(state.board))


# 4.3.2 Oath


def oath_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.3.2: a Populated Reserve with an Underground Guerrilla; changed by K28 Oathing Ceremonies."""
    if not is_reserve(space) and not oath_in_any_populated_space(board):
        return NOT_A_RESERVE
    if board.population[space] == 0:
        return UNPOPULATED
    if board.control[space] == BRITISH and oath_not_under_british_control(board):
        return BRITISH_CONTROL
    return None if board.underground[space] else NO_UNDERGROUND_GUERRILLA


class Oath(Selection):
    """4.3.2: place up to one Guerrilla and shift once towards Resistance."""

    def special(self) -> int:
        return OATH

    def kind(self) -> str:
        return "oath.space"

    def rule(self) -> str:
        return "6.3.2" if self.stop else "4.3.2"

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return oath_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        state.push(OathGuerrilla(self.actor, space))

    def again(self, left: int, chosen: int) -> Selection:
        return Oath(self.actor, left, self.terms, self.stop, chosen)


class OathGuerrilla(FrameOfActorAndSpace[Kenya]):
    """4.3.2: with a new Guerrilla or without."""

    def ask(self, board: Kenya) -> Question | None:
        if placeable(board, GUERRILLA, self.space) == 0:
            return None
        return Question(self.actor, "oath.count", "4.3.2", [number(1), number(0)], self.space)

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(OathShift(self.space))
        if answer == number(1):
            place(state, GUERRILLA, self.space, 1)

    def go(self, state: KenyaState) -> None:
        state.push(OathShift(self.space))


class OathShift(FrameOfSpace[Kenya]):
    """4.3.2: once towards Resistance."""

    def go(self, state: KenyaState) -> None:
        shift_stance(state, self.space, RESISTANCE)


# 4.3.3 Raid


def jungles_near(board: Kenya, space: Space) -> int:
    """Bits of the Mountain Jungles adjacent to a Province."""
    return board.facts.adjacent[space] & JUNGLES


def strike_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.3.3: a Guerrilla must be able to move in."""
    near = jungles_near(board, space)
    for jungle in range(FIRST_JUNGLE, SPACES):
        if near >> jungle & 1 and fighters(board, jungle):
            return None
    return NOBODY_IN_JUNGLE


def retreat_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.3.3: a Guerrilla in a Province beside a Mountain Jungle can move out."""
    if not is_province(space):
        return NOT_A_PROVINCE
    if jungles_near(board, space) == 0:
        return NO_JUNGLE_NEAR
    return None if fighters(board, space) else NOBODY_IN_PROVINCE


def raid_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.3.3: a Province adjacent to a Mountain Jungle, with Guerrillas to move in or out."""
    reason = retreat_refusal(board, space)
    if reason is not NOBODY_IN_PROVINCE:
        return reason
    return None if strike_refusal(board, space) is None else NOBODY_TO_RAID


MUST_HIDE: Final = 1
"""A Raid that has to leave an Underground Guerrilla, or Terror has no space [K-41]: by a retreat, for nobody is
Underground then, or by a strike and a free Rally (MUST_HIDE + 1 + the space that is owed it)."""


def hiding_refusal(board: Kenya, space: Space) -> Reason | None:
    """K-41: a Province from which a Guerrilla can retreat, or in which strikers can Rally."""
    reason = retreat_refusal(board, space)
    if reason is not NOBODY_IN_PROVINCE:
        return reason
    return strike_refusal(board, space) or rally_refusal(board, space)


class Raid(SpaceFrame):
    """4.3.3: strike from a Mountain Jungle or retreat into one. With two Raids (K31) the free Operation of the first
    may wait: its Province, still `owed` one, is then named again [K-13]."""

    def __init__(self, actor: int, left: int, chosen: int = 0, owed: int = 0, hide: int = 0) -> None:
        """`hide`: 0, or MUST_HIDE and what follows from it."""
        self.actor = actor
        self.left = left
        self.chosen = chosen
        self.owed = owed
        self.hide = hide

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if self.owed >> answer & 1:
            return None
        if self.chosen >> answer & 1:
            return ALREADY_RAIDED
        if self.left == 0:
            return NO_MORE_RAIDS
        return hiding_refusal(board, answer) if self.hide == MUST_HIDE else raid_refusal(board, answer)

    def ask(self, board: Kenya) -> Question | None:
        answers = self.legal(board)
        if not answers:
            return None
        if self.chosen and not self.owed:
            answers.append(DONE)
        return Question(self.actor, "raid.owed" if self.owed else "raid.space", "4.3.3", answers)

    def in_any_order(self) -> Frame[Kenya]:
        if self.chosen == 0:
            return self
        return Closing(self, Question(self.actor, "raid.space", "4.3.3", [DONE]))

    def weight(self, board: Kenya, answer: int) -> int:
        """To name a Province that is owed an Operation does nothing yet."""
        if answer == DONE:
            return CLOSE
        return LOOK if self.owed >> answer & 1 else LOUD

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == DONE:
            return
        if self.owed >> answer & 1:
            self.operate(state, answer)
            return
        state.note("select", answer)
        state.push(Raid(self.actor, self.left - 1, self.chosen | 1 << answer, self.owed, self.hide))
        state.push(RaidWay(self.actor, answer, 1 if self.hide == MUST_HIDE else 0))

    def operate(self, state: KenyaState, space: Space) -> None:
        """4.3.3: the free Limited Operation that is owed."""
        hides = self.hide == MUST_HIDE + 1 + space
        state.push(Raid(self.actor, self.left, self.chosen, self.owed & ~(1 << space), 0 if hides else self.hide))
        if hides:
            state.push(HidingRally(self.actor, 1 << space, 1, FREE))
        else:
            state.push(OperationMenu(self.actor, 1, 1 << space, FREE))


def owe_operation(state: KenyaState, space: Space) -> None:
    """4.3.3: the Raid on top of the stack owes that Province a free Operation."""
    raid = state.stack.pop()
    assert isinstance(raid, Raid)
    hide = MUST_HIDE + 1 + space if raid.hide == MUST_HIDE else raid.hide
    state.push(Raid(raid.actor, raid.left, raid.chosen, raid.owed | 1 << space, hide))


def have_hidden(state: KenyaState) -> None:
    """K-41: somebody has gone Underground, and the Raid on top of the stack has done what it had to."""
    raid = state.stack.pop()
    assert isinstance(raid, Raid)
    state.push(Raid(raid.actor, raid.left, raid.chosen, raid.owed, 0))


class RaidWay(HidingFrame):
    """4.3.3: one half of the Special Activity or the other."""

    def candidates(self, board: Kenya) -> list[int]:
        return [STRIKE, RETREAT]

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if answer == STRIKE:
            return strike_refusal(board, self.space) or (rally_refusal(board, self.space) if self.hiding else None)
        return None if fighters(board, self.space) else NOBODY_IN_PROVINCE

    def ask(self, board: Kenya) -> Question | None:
        answers = [way for way in (STRIKE, RETREAT) if self.refusal(board, way) is None]
        return Question(self.actor, "raid.way", "4.3.3", answers, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return LOOK

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(RaidJungle(self.actor, self.space, 1 if answer == STRIKE else 0))


class RaidJungle(SpaceFrame):
    """4.3.3: the Mountain Jungle they come from or go to."""

    def __init__(self, actor: int, space: Space, strike: int) -> None:
        self.actor = actor
        self.space = space
        self.strike = strike

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if not jungles_near(board, self.space) >> answer & 1:
            return NOT_A_JUNGLE
        return None if not self.strike or fighters(board, answer) else NOBODY_IN_JUNGLE

    def ask(self, board: Kenya) -> Question | None:
        kind = "raid.from" if self.strike else "raid.to"
        return Question(self.actor, kind, "4.3.3", self.legal(board), self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return LOOK

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(Raiders(self.actor, self.space, answer, self.strike))


class Raiders(KenyaFrame):
    """4.3.3: how many move, and how many of them Active; they keep their state striking [K-11] and go Underground
    retreating."""

    def __init__(self, actor: int, space: Space, jungle: Space, strike: int, count: int = 0) -> None:
        self.actor = actor
        self.space = space
        self.jungle = jungle
        self.strike = strike
        self.count = count

    def ask(self, board: Kenya) -> Question | None:
        origin = self.jungle if self.strike else self.space
        underground, active = board.underground[origin], board.active[origin]
        if self.count == 0:
            most = min(RAIDERS, underground + active) if self.strike else underground + active
            counts = [number(count) for count in range(1, most + 1)]
            return Question(self.actor, "raid.count", "4.3.3", counts, origin)
        fewest, most = max(0, self.count - underground), min(self.count, active)
        counts = [number(count) for count in range(fewest, most + 1)]
        return Question(self.actor, "raid.active", "4.3.3", counts, origin)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        if self.count == 0:
            state.push(Raiders(self.actor, self.space, self.jungle, self.strike, answer - NUMBER))
        elif self.strike:
            self.strike_with(state, answer - NUMBER)
        else:
            self.retreat_with(state, answer - NUMBER)

    def strike_with(self, state: KenyaState, active: int) -> None:
        """Into the Province, which is then owed a free Limited Operation."""
        move_guerrillas(state, self.jungle, self.space, self.count - active, active)
        adjust_control(state)
        owe_operation(state, self.space)

    def retreat_with(self, state: KenyaState, active: int) -> None:
        """Into the Mountain Jungle, and Underground."""
        board = state.board
        move_guerrillas(state, self.space, self.jungle, self.count - active, active)
        if active:
            board.active[self.jungle] -= active
            board.underground[self.jungle] += active
            state.note("hidden", active, self.jungle)
        adjust_control(state)
        have_hidden(state)


# Whether there is a space for them


def can_oath(board: Kenya) -> bool:
    """Whether there is a space for an Oath."""
    for space in range(SPACES):
        if oath_refusal(board, space) is None:
            return True
    return False


def can_raid(board: Kenya) -> bool:
    """Whether there is a Province to Raid."""
    for space in range(SPACES):
        if raid_refusal(board, space) is None:
            return True
    return False
