"""British Special Activities: Reward, Reprisal, Air Strike (4.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import are_adjacent, cubes, fighters
from ...family.rules.frames import FrameOfActorAndSpace
from ...family.rules.words import ACTIVE, BRITISH, DONE
from .board import (
    ABERDARES,
    LOYAL,
    MAU_MAU,
    MOUNT_KENYA,
    NAIROBI,
    NEUTRAL,
    SPACES,
    Kenya,
    KenyaState,
    Selection,
    SpaceFrame,
    is_jungle,
    is_reserve,
    mau_mau_pieces,
    move_guerrillas,
    place_only_terror,
    remove_guerrillas,
    remove_terror,
    set_stance,
    shift_stance,
)
from .board import GUERRILLA as GUERRILLA_PIECE
from .control import adjust_control
from .modifiers import air_strike_in_jungles_only, reward_breeds_guerrilla
from .pipeline import REPRISAL_SPACES, Outrage
from .placing import place_available, states
from .words import AIR_STRIKE, REPRISAL, REWARD

UNPOPULATED: Final = Reason("4.2.1", "unpopulated")
NOT_CONTROLLED: Final = Reason("4.2.1", "not-british-controlled")
NOTHING_TO_REWARD: Final = Reason("4.2.1", "nothing-to-reward")
NOBODY_LIVES_THERE: Final = Reason("4.2.2", "unpopulated")
NO_TROOPS: Final = Reason("4.2.2", "no-troops")
NOT_IN_NAIROBI: Final = Reason("4.2.3", "not-in-nairobi")
JUNGLES_ONLY: Final = Reason("5.3", "jungles-only")
WINS_NO_CONTROL: Final = Reason("3.1", "wins-no-control")
NOT_A_JUNGLE: Final = Reason("5.3", "not-a-jungle")
NOT_ADJACENT: Final = Reason("1.3.6", "not-adjacent")
NO_ACTIVE_GUERRILLA: Final = Reason("4.2.3", "no-active-guerrilla")

# 4.2.1 Reward


def reward_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.2.1: a Populated space under British Control, with something to better [K-40]."""
    if board.population[space] == 0:
        return UNPOPULATED
    if board.control[space] != BRITISH:
        return NOT_CONTROLLED
    return None if board.terror[space] or board.stance[space] != LOYAL else NOTHING_TO_REWARD


class Reward(Selection):
    """4.2.1: remove a Terror marker and shift once towards Loyalty."""

    def special(self) -> int:
        return REWARD

    def kind(self) -> str:
        return "reward.space"

    def rule(self) -> str:
        return "6.3.1" if self.stop else "4.2.1"

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return reward_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        remove_terror(state, space, min(1, state.board.terror[space]))
        shift_stance(state, space, 1)

    def finish(self, state: KenyaState) -> None:
        if self.chosen and reward_breeds_guerrilla(state.board):
            state.push(LandlessGuerrilla())

    def again(self, left: int, chosen: int) -> Selection:
        return Reward(self.actor, left, self.terms, self.stop, chosen)


class LandlessGuerrilla(SpaceFrame):
    """K11 Swynnerton Plan, shaded: the Mau Mau may place an Available Guerrilla in a Mountain Jungle [K-5, K-30]."""

    def ask(self, board: Kenya) -> Question | None:
        if board.available_fighters == 0:
            return None
        return Question(MAU_MAU, "reward.guerrilla", "5.3", [ABERDARES, MOUNT_KENYA, DONE])

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return None if is_jungle(answer) else NOT_A_JUNGLE

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            place_available(state, GUERRILLA_PIECE, answer, 1)
            adjust_control(state)


# 4.2.2 Reprisal


def reprisal_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.2.2: a Populated space with Troops [K-16]."""
    if board.population[space] == 0:
        return NOBODY_LIVES_THERE
    return None if board.troops[space] else NO_TROOPS


NO_ROLL: Final = 1
"""Terms of a Reprisal that no Outrage follows (K32)."""


class Reprisal(Selection):
    """4.2.2: set to Neutral, place Terror, move a Guerrilla away; then one roll for Outrage."""

    def special(self) -> int:
        return REPRISAL

    def kind(self) -> str:
        return "reprisal.space"

    def rule(self) -> str:
        return "4.2.2"

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return reprisal_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        set_stance(state, space, NEUTRAL)
        place_only_terror(state, space)
        if fighters(state.board, space):
            state.push(ReprisalGuerrilla(self.actor, space))

    def finish(self, state: KenyaState) -> None:
        if self.chosen and self.terms != NO_ROLL:
            state.push(Outrage())

    def again(self, left: int, chosen: int) -> Selection:
        return Reprisal(self.actor, left, self.terms, self.stop, chosen)


class ReprisalGuerrilla(FrameOfActorAndSpace[Kenya]):
    """4.2.2: which Guerrilla has to leave [K-16]."""

    def ask(self, board: Kenya) -> Question | None:
        return Question(self.actor, "reprisal.guerrilla", "4.2.2", states(board, self.space), self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(ReprisalDestination(self.actor, self.space, 1 if answer == ACTIVE else 0))


class ReprisalDestination(SpaceFrame):
    """4.2.2: the adjacent space it goes to, its state unchanged."""

    def __init__(self, actor: int, space: Space, active: int) -> None:
        self.actor = actor
        self.space = space
        self.active = active

    def ask(self, board: Kenya) -> Question | None:
        spaces = self.legal(board)
        return Question(self.actor, "reprisal.destination", "4.2.2", spaces, self.space) if spaces else None

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return None if are_adjacent(board, self.space, answer) else NOT_ADJACENT

    def take(self, state: KenyaState, answer: int) -> None:
        move_guerrillas(state, self.space, answer, 1 - self.active, self.active)
        adjust_control(state)


# 4.2.3 Air Strike


def air_strike_refusal(board: Kenya, space: Space) -> Reason | None:
    """4.2.3: a Province or Mountain Jungle with an Active Guerrilla [K-40]."""
    if space == NAIROBI:
        return NOT_IN_NAIROBI
    if air_strike_in_jungles_only(board) and not is_jungle(space):
        return JUNGLES_ONLY
    return None if board.active[space] else NO_ACTIVE_GUERRILLA


ENABLING: Final = 1
"""Terms of an Air Strike that has to win the British the Control that Relocate needs [K-41]."""


def air_strike_enables(board: Kenya, space: Space) -> bool:
    """3.2.2: whether an Active Guerrilla less would give Control of a Populated Reserve."""
    short = cubes(board, space) == mau_mau_pieces(board, space)
    return short and is_reserve(space) and board.population[space] > 0 and board.active[space] > 0


class AirStrike(Selection):
    """4.2.3: remove an Active Guerrilla, or up to two in a Mountain Jungle."""

    def special(self) -> int:
        return AIR_STRIKE

    def kind(self) -> str:
        return "air_strike.space"

    def rule(self) -> str:
        return "4.2.3"

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        if self.terms == ENABLING and self.chosen == 0 and not air_strike_enables(board, space):
            return WINS_NO_CONTROL
        return air_strike_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        state.push(AirStrikeCount(self.actor, space))

    def again(self, left: int, chosen: int) -> Selection:
        return AirStrike(self.actor, left, self.terms, self.stop, chosen)


class AirStrikeCount(FrameOfActorAndSpace[Kenya]):
    """4.2.3: how many Active Guerrillas."""

    def ask(self, board: Kenya) -> Question | None:
        most = min(board.active[self.space], 2 if is_jungle(self.space) else 1)
        counts = [number(count) for count in range(most, 0, -1)]
        return Question(self.actor, "air_strike.count", "4.2.3", counts, self.space) if counts else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        remove_guerrillas(state, self.space, True, answer - NUMBER)
        adjust_control(state)


# Whether there is a space for them


def can_reward(board: Kenya) -> bool:
    """Whether there is a space to Reward."""
    for space in range(SPACES):
        if reward_refusal(board, space) is None:
            return True
    return False


def can_reprisal(board: Kenya) -> bool:
    """Whether the Pipeline allows a Reprisal (6.6.2) and there is a space for it."""
    if REPRISAL_SPACES[board.pipeline] == 0:
        return False
    for space in range(SPACES):
        if reprisal_refusal(board, space) is None:
            return True
    return False


def can_air_strike(board: Kenya) -> bool:
    """Whether there is a space for an Air Strike."""
    for space in range(SPACES):
        if air_strike_refusal(board, space) is None:
            return True
    return False
