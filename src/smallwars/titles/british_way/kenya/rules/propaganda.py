"""The Propaganda Round and victory (6.0, 7.0)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import DETAIL, LOOK, Frame
from smallwars.engine.question import CHANCE, NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import POLICE, TROOPS, move_cubes
from ...family.rules.frames import ANY_ORDER
from ...family.rules.initiative import NextCard
from ...family.rules.operations import MAY_STOP
from ...family.rules.propaganda import PoliticalWillPhase as AnyPoliticalWillPhase
from ...family.rules.words import BRITISH
from .board import (
    CITY,
    EVERYWHERE,
    JUNGLES,
    MAU_MAU,
    NAIROBI,
    PROVINCES,
    SPACES,
    InEach,
    Kenya,
    KenyaFrame,
    KenyaState,
    SpaceFrame,
    gain_resources,
    is_jungle,
    is_populated_non_reserve,
    mau_mau_pieces,
    remove_terror,
)
from .control import controlled, in_one_step
from .mau_mau_operations import Rally
from .modifiers import forest_camps_rally
from .moves import BY_REDEPLOY, MoveCubes
from .operations import FREE, Operation
from .pipeline import BY_RESET, ChoosePipeline
from .special_activities import special_activity
from .words import OATH, REWARD

NOT_A_JUNGLE: Final = Reason("6.4.2", "not-a-jungle")
NO_TROOPS_THERE: Final = Reason("6.4.1", "nothing-to-move")
NOT_THERE: Final = Reason("6.4.1", "not-british-controlled")
OUT_OF_ORDER: Final = Reason("6.4.1", "out-of-order")

MAU_MAU_WIN: Final = 2
BRITISH_WIN: Final = 18
BREAK_EVEN: Final = 10
"""6.1.4, 7.0: Political Will at or below which the Mau Mau win early, at or above which the British do, and at which
the game is tied in the end."""


# 6.1 Political Will Phase


def kikuyu_resistance(board: Kenya) -> int:
    """6.1.1: Population at Resistance beyond that at Loyalty."""
    return max(0, -sum([board.stance[space] * board.population[space] for space in range(SPACES)]))


def settlers_intimidated(board: Kenya) -> int:
    """6.1.2: Populated Non-Reserve spaces with Terror, each counted once [K-4]."""
    return sum([1 for space in range(SPACES) if board.terror[space] and is_populated_non_reserve(board, space)])


def nairobi_quiet(board: Kenya) -> int:
    """6.1.3: 2 if there is no Mau Mau piece in Nairobi."""
    return 0 if mau_mau_pieces(board, NAIROBI) else 2


def bases_contained(board: Kenya) -> int:
    """6.1.3: 2 if there is no Base outside Mountain Jungles."""
    return 0 if sum([board.bases[space] for space in range(SPACES) if not is_jungle(space)]) else 2


def will_change(board: Kenya) -> int:
    """6.1.1-6.1.3: the net change."""
    return nairobi_quiet(board) + bases_contained(board) - kikuyu_resistance(board) - settlers_intimidated(board)


def note_part(state: KenyaState, verb: str, part: int) -> None:
    """A part of the net change, if there is one."""
    if part:
        state.note(verb, part)


class PoliticalWillPhase(AnyPoliticalWillPhase[Kenya]):
    """6.1, 7.0: early victory at either end of the track, final victory on either side of its middle."""

    def change(self, state: KenyaState) -> int:
        board = state.board
        note_part(state, "will_resistance", kikuyu_resistance(board))
        note_part(state, "will_terror", settlers_intimidated(board))
        note_part(state, "will_nairobi", nairobi_quiet(board))
        note_part(state, "will_bases", bases_contained(board))
        return will_change(board)

    def check_victory(self, state: KenyaState, last: bool) -> None:
        will = state.board.political_will
        if will <= MAU_MAU_WIN:
            state.finish(MAU_MAU, "early", "no-will")
        elif will >= BRITISH_WIN:
            state.finish(BRITISH, "early", "full-will")
        elif last and will == BREAK_EVEN:
            state.finish(CHANCE, "final", "even")
        elif last:
            below = will < BREAK_EVEN
            state.finish(MAU_MAU if below else BRITISH, "final", "below-ten" if below else "above-ten")


# 6.2 Resource Phase, 6.3 Support Phase


class ResourcePhase(KenyaFrame):
    """6.2: a Resource for each Base on the map."""

    def go(self, state: KenyaState) -> None:
        state.note("phase", 2)
        gain_resources(state, sum(state.board.bases))


class SupportPhase(KenyaFrame):
    """6.3: the British may Reward (6.3.1), then the Mau Mau may Oath (6.3.2), both as Capabilities have it [K-33]."""

    def go(self, state: KenyaState) -> None:
        state.note("phase", 3)
        board = state.board
        state.push_all([special_activity(board, REWARD, BRITISH, 1), special_activity(board, OATH, MAU_MAU, 1)])


# 6.4 Redeploy Phase


class RedeployPhase(KenyaFrame):
    """6.4: all of it by Control as it stands at the start; the markers follow at the end (6.4.3) [K-1]."""

    def go(self, state: KenyaState) -> None:
        state.note("phase", 4)
        allowed = controlled(state.board, BRITISH) & PROVINCES | CITY
        police = MoveCubes(BRITISH, BY_REDEPLOY, POLICE, EVERYWHERE, allowed)
        in_one_step(state, [LeaveJungles(BRITISH, JUNGLES, 0, *troops_to_leave(state.board)), police, ForestCamps()])


def troops_to_leave(board: Kenya) -> tuple[int, int]:
    """6.4.1: where the Troops of Mountain Jungles may go, and how many there are in each, four bits a space [K-3]."""
    within = EVERYWHERE if board.facts.redeploy_into_jungles else PROVINCES
    troops = sum([board.troops[space] << 4 * space for space in range(SPACES) if is_jungle(space)])
    return controlled(board, BRITISH) & within | CITY, troops


def is_one(spaces: int) -> bool:
    """Whether it is a single space (bits)."""
    return spaces & spaces - 1 == 0


class LeaveJungles(InEach):
    """6.4.1: all Troops must leave the Mountain Jungles."""

    def __init__(self, actor: int, spaces: int, order: int, allowed: int, troops: int) -> None:
        """`allowed`: bits of the spaces they may go to; `troops`: how many must leave, four bits a space."""
        super().__init__(actor, spaces, order)
        self.allowed = allowed
        self.troops = troops

    def kind(self) -> str:
        return "redeploy.troops.next"

    def rule(self) -> str:
        return "6.4.1"

    def is_due(self, board: Kenya, space: Space) -> bool:
        return self.troops >> 4 * space & 15 > 0

    def not_due(self) -> Reason:
        return NO_TROOPS_THERE

    def there(self, space: Space) -> KenyaFrame:
        return RedeployTroops(space, self.allowed & ~(1 << space), -1, -1, self.troops >> 4 * space & 15)

    def ask(self, board: Kenya) -> Question | None:
        """Where all have to go to one place, nothing is to be decided."""
        return None if is_one(self.allowed) else super().ask(board)

    def again(self, spaces: int, order: int) -> InEach:
        return LeaveJungles(self.actor, spaces, order, self.allowed, self.troops)


class RedeployTroops(SpaceFrame):
    """6.4.1: all Troops of a Mountain Jungle must leave for British Controlled Provinces or Nairobi [K-3]."""

    def __init__(self, origin: Space, allowed: int, last: Space = -1, destination: Space = -1, left: int = 0) -> None:
        """`left`: how many have to leave yet."""
        self.origin = origin
        self.allowed = allowed
        self.last = last
        self.destination = destination
        self.left = left

    def in_any_order(self) -> RedeployTroops:
        return RedeployTroops(self.origin, self.allowed, ANY_ORDER, self.destination, self.left)

    def opens_pick(self, board: Kenya) -> bool:
        return self.destination < 0

    def weight(self, board: Kenya, answer: int) -> int:
        return LOOK if self.destination < 0 else DETAIL

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if not self.allowed >> answer & 1:
            return NOT_THERE
        return None if answer > self.last else OUT_OF_ORDER

    def candidates(self, board: Kenya) -> list[int]:
        return list(range(SPACES)) if self.destination < 0 else []

    def ask(self, board: Kenya) -> Question | None:
        troops = self.left
        if troops == 0 or is_one(self.allowed):
            return None
        if self.destination < 0:
            return Question(BRITISH, "redeploy.troops", "6.4.1", self.legal(board), self.origin)
        others = self.allowed & ~(1 << self.destination)
        fewest = 1 if (others if self.last == ANY_ORDER else self.allowed >> self.destination + 1) else troops
        counts = [number(count) for count in range(fewest, troops + 1)]
        return Question(BRITISH, "redeploy.troops_count", "6.4.1", counts, self.destination)

    def take(self, state: KenyaState, answer: int) -> None:
        if self.destination < 0:
            state.push(RedeployTroops(self.origin, self.allowed, self.last, answer, self.left))
            return
        move_cubes(state, TROOPS, answer - NUMBER, self.origin, self.destination)
        last = -1 if self.last == ANY_ORDER else self.destination
        state.push(RedeployTroops(self.origin, self.allowed, last, -1, self.left - answer + NUMBER))

    def go(self, state: KenyaState) -> None:
        if self.left:
            move_cubes(state, TROOPS, self.left, self.origin, self.allowed.bit_length() - 1)


class ForestCamps(KenyaFrame):
    """6.4.2: the Mau Mau may Rally free in each Mountain Jungle."""

    def go(self, state: KenyaState) -> None:
        if forest_camps_rally(state.board):
            state.push(ForestCampsRally(MAU_MAU, JUNGLES, 2, FREE, 0, MAY_STOP))


class ForestCampsRally(Rally):
    """6.4.2: a free Rally in Mountain Jungles only."""

    def rule(self) -> str:
        return "6.4.2"

    def not_here(self) -> Reason:
        return NOT_A_JUNGLE

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return ForestCampsRally(self.actor, self.within, left, terms, special, mode, chosen, tally)


# 6.5 Reset Phase


class ResetPhase(KenyaFrame):
    """6.5: Terror markers go, Guerrillas flip Underground."""

    def go(self, state: KenyaState) -> None:
        board = state.board
        state.note("phase", 5)
        for space in range(SPACES):
            remove_terror(state, space, board.terror[space])
            board.underground[space] += board.active[space]
            board.active[space] = 0
        state.note("flipped")


PHASES: Final[list[Frame[Any]]] = [
    PoliticalWillPhase(),
    ResourcePhase(),
    SupportPhase(),
    RedeployPhase(),
    ResetPhase(),
    ChoosePipeline(BY_RESET),
    NextCard(),
]
"""6.0: the phases of a Propaganda Round in their order; eligibility stays as it is (2.3.1) [B13]."""
