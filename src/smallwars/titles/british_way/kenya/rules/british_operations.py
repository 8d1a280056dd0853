"""British Operations: Deploy, Relocate, Sweep, Assault (3.2)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import POLICE, TROOPS, activate, cubes, fighters
from ...family.rules.frames import ANY_ORDER, FrameOfActorAndSpace
from ...family.rules.moves import ANY_NUMBER
from ...family.rules.operations import EVERY_SPACE, NOT_HERE, Accompany, SpecialMenu, go_on
from ...family.rules.words import ACTIVE, BRITISH, DONE, SPECIAL
from .board import (
    EVERYWHERE,
    NAIROBI,
    SPACES,
    InEach,
    Kenya,
    KenyaFrame,
    KenyaState,
    SpaceFrame,
    is_jungle,
    is_reserve,
    mau_mau_pieces,
    remove_base,
    remove_guerrillas,
    set_population,
)
from .british_special_activities import can_reprisal
from .control import adjust_control, in_one_step
from .modifiers import deploy_places_or_moves, sweep_activations, sweep_removes
from .moves import BY_DEPLOY, BY_SWEEP, MoveCubes
from .operations import WITHOUT_OUTRAGE, Operation, next_in_order, out_of_order
from .pipeline import Outrage
from .placing import PlaceOwn, available, placeable, states
from .words import AIR_STRIKE, ASSAULT, DEPLOY, RELOCATE, SWEEP

IN_JUNGLE: Final = Reason("3.2.1", "not-in-jungles")
NOT_CONTROLLED: Final = Reason("3.2.1", "not-british-controlled")
NO_CUBE_TO_PLACE: Final = Reason("1.4.1", "no-cube-to-place")
NO_TROOPS_ELSEWHERE: Final = Reason("3.2.1", "no-troops-elsewhere")
NOT_A_RESERVE: Final = Reason("3.2.2", "not-a-reserve")
UNPOPULATED: Final = Reason("3.2.2", "unpopulated")
NO_CONTROL_TO_RELOCATE: Final = Reason("3.2.2", "not-british-controlled")
NOT_HUNTED: Final = Reason("5.3", "no-guerrilla-there")
NO_CUBES: Final = Reason("3.2.4", "no-cubes")
NO_MAU_MAU: Final = Reason("3.2.4", "no-mau-mau")

NAIROBI_CUBES: Final = 4
PROVINCE_POLICE: Final = 2


# 3.2.1 Deploy


def deploy_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.2.1: Nairobi, and Provinces under British Control, while there is a cube to place."""
    if is_jungle(space):
        return IN_JUNGLE
    if space != NAIROBI and board.control[space] != BRITISH:
        return NOT_CONTROLLED
    if placeable(board, POLICE, space):
        return None
    if space == NAIROBI and placeable(board, TROOPS, space):
        return None
    return NO_CUBE_TO_PLACE


class Deploy(Operation):
    """3.2.1: cubes in Nairobi, Police in Provinces, then any Troops to one space, even when Limited [B1, B2]."""

    def op(self) -> int:
        return DEPLOY

    def kind(self) -> str:
        return "deploy.space"

    def rule(self) -> str:
        return "3.2.1"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return deploy_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        state.note("select", space)
        state.push(deploy_there(space))

    def finish(self, state: KenyaState) -> None:
        if self.chosen:
            self.go_on(state)
        else:
            self.announce(state)
        if self.special:
            state.push(Accompany(self.actor, DEPLOY))
        if not (self.chosen and deploy_places_or_moves(state.board)):
            to = self.within if self.chosen == 0 else EVERY_SPACE
            state.push(DeployTroops(self.actor, to))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Deploy(self.actor, self.within, left, terms, special, mode, chosen, tally)


NOT_ASKED: Final = -1

BY_DEPLOYING: Final = 0
BY_BARING: Final = 1
BY_NAIROBI: Final = 2
"""Why cubes are placed: a Deploy, which selects a space to place a cube; one of Evelyn Baring's (K8) or the Event
Nairobi (K15), which may place none."""


def deploy_there(space: Space, why: int = BY_DEPLOYING) -> KenyaFrame:
    """3.2.1: up to four cubes in Nairobi, up to two Police in a Province."""
    if space == NAIROBI:
        return PlaceCubes(space, NAIROBI_CUBES, NOT_ASKED, why)
    return PlaceCubes(space, PROVINCE_POLICE, 0, why)


class PlaceCubes(KenyaFrame):
    """3.2.1, K15: how many Troops, then how many Police, are placed there, all in one step [K-2]."""

    def __init__(
        self, space: Space, most: int, troops: int = NOT_ASKED, why: int = BY_DEPLOYING, taking: int = 1
    ) -> None:
        """`troops`: how many of them, once that is answered; `taking`: 1 when pieces may be taken from the map (1.4.1)
        [K-5]."""
        self.space = space
        self.most = most
        self.troops = troops
        self.why = why
        self.taking = taking

    def placeable(self, board: Kenya, piece: int) -> int:
        """How many there are to place."""
        count = placeable(board, piece, self.space) if self.taking else available(board, piece)
        return min(count, self.most)

    def ask(self, board: Kenya) -> Question | None:
        police = self.placeable(board, POLICE)
        one = self.why == BY_DEPLOYING
        if self.troops == NOT_ASKED:
            least = 1 if one and police == 0 else 0
            return self.how_many("troops", [*range(least, self.placeable(board, TROOPS) + 1)])
        least = 1 if one and self.troops == 0 else 0
        return self.how_many("police", [*range(least, min(police, self.most - self.troops) + 1)])

    def how_many(self, piece: str, counts: list[int]) -> Question | None:
        """The question, unless there is nothing to place."""
        kind, rule = ("event." + piece, "5.1") if self.why == BY_NAIROBI else ("deploy." + piece, "3.2.1")
        return Question(BRITISH, kind, rule, [number(count) for count in counts], self.space) if counts else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        count = answer - NUMBER
        if self.troops == NOT_ASKED:
            state.push(PlaceCubes(self.space, self.most, count, self.why, self.taking))
            return
        in_one_step(state, [PlaceOwn(TROOPS, self.space, self.troops), PlaceOwn(POLICE, self.space, count)])

    def go(self, state: KenyaState) -> None:
        """No Troops, or no Police, to be placed."""
        if self.troops == NOT_ASKED:
            state.push(PlaceCubes(self.space, self.most, 0, self.why, self.taking))


def deploy_troops_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.2.1: outside Mountain Jungles, and Troops must stand elsewhere."""
    if is_jungle(space):
        return IN_JUNGLE
    return None if sum(board.troops) > board.troops[space] else NO_TROOPS_ELSEWHERE


class DeployTroops(SpaceFrame):
    """3.2.1: the space outside Mountain Jungles to which Troops may move from anywhere; for a Deploy in one space that
    has placed nothing, that space (`within`) [K-50]."""

    def __init__(self, actor: int, within: int = EVERY_SPACE) -> None:
        self.actor = actor
        self.within = within

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if not self.within >> answer & 1:
            return NOT_HERE
        return deploy_troops_refusal(board, answer)

    def ask(self, board: Kenya) -> Question | None:
        return Question(self.actor, "deploy.destination", "3.2.1", [*self.legal(board), DONE])

    def weight(self, board: Kenya, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            in_one_step(state, [MoveCubes(self.actor, BY_DEPLOY, TROOPS, EVERYWHERE, 1 << answer)])


# 3.2.2 Relocate


def relocate_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.2.2: Populated Reserve Provinces under British Control."""
    if not is_reserve(space):
        return NOT_A_RESERVE
    if board.population[space] == 0:
        return UNPOPULATED
    return None if board.control[space] == BRITISH else NO_CONTROL_TO_RELOCATE


class Relocate(Operation):
    """3.2.2: Population goes, Police come from Out of Play; then one roll for Outrage."""

    def op(self) -> int:
        return RELOCATE

    def kind(self) -> str:
        return "relocate.space"

    def rule(self) -> str:
        return "3.2.2"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return relocate_refusal(board, space)

    def enabled_by(self, board: Kenya) -> int:
        return AIR_STRIKE

    def resolve(self, state: KenyaState, space: Space) -> None:
        board = state.board
        state.note("select", space)
        set_population(state, space, board.population[space] - 1)
        if board.out_of_play:
            board.out_of_play -= 1
            board.available_police += 1
            state.note("enlisted")

    def finish(self, state: KenyaState) -> None:
        if not self.chosen:
            return
        if self.special:
            state.push(Accompany(self.actor, RELOCATE))
        if not self.terms & WITHOUT_OUTRAGE:
            state.push(Outrage())

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Relocate(self.actor, self.within, left, terms, special, mode, chosen, tally)


# 3.2.3 Sweep


class Sweep(Operation):
    """3.2.3: Troops into adjacent destinations, then Guerrillas are Activated. Destinations commute; the tally keeps
    the order of bots."""

    def op(self) -> int:
        return SWEEP

    def kind(self) -> str:
        return "sweep.space"

    def rule(self) -> str:
        return "3.2.3"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return out_of_order(self.tally, space)

    def in_any_order(self) -> Operation:
        return self.again(self.left, self.terms, self.special, self.mode, self.chosen, ANY_ORDER)

    def next_tally(self, space: Space) -> int:
        return next_in_order(self.tally, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        """All destinations are selected before Troops move."""
        state.note("destination", space)

    def finish(self, state: KenyaState) -> None:
        if self.chosen:
            self.go_on(state)
            sweep_there(state, self.actor, self.chosen, self.special)

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Sweep(self.actor, self.within, left, terms, special, mode, chosen, tally)


def sweep_there(state: KenyaState, actor: int, spaces: int, special: int = 0, swept: int = 0) -> None:
    """3.2.3: move Troops in, then Activate in each space; `swept`: Troops that do not move again, four bits a space."""
    state.push(SweepSpaces(actor, spaces, special))
    in_one_step(state, [MoveCubes(actor, BY_SWEEP, TROOPS, EVERYWHERE, spaces, ANY_NUMBER, swept)])


class SweepSpaces(KenyaFrame):
    """3.2.3: Activate Guerrillas in each space; a Reprisal may come before, any Special Activity after it [K-42]."""

    def __init__(self, actor: int, spaces: int, special: int) -> None:
        self.actor = actor
        self.spaces = spaces
        self.special = special

    def ask(self, board: Kenya) -> Question | None:
        if not self.special or not can_reprisal(board):
            return None
        return Question(self.actor, "special", "4.1", [SPECIAL, DONE])

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == SPECIAL:
            state.push(SweepSpaces(self.actor, self.spaces, 0))
            state.push(SpecialMenu(self.actor, SWEEP))
        else:
            self.go(state)

    def go(self, state: KenyaState) -> None:
        if self.special:
            state.push(Accompany(self.actor, SWEEP))
        go_on(state, self.actor, SWEEP)
        board = state.board
        for space in range(SPACES):
            if self.spaces >> space & 1:
                activate(state, space, sweep_activations(board, space))
        hunted = [space for space in range(SPACES) if self.spaces >> space & 1 and sweep_removes(board, space)]
        found = sum([1 << space for space in hunted if fighters(board, space)])
        if found:
            state.push(SweepRemovals(self.actor, found))


class SweepRemovals(InEach):
    """K7 Pseudo-Gangs, unshaded: a Guerrilla from each of these Mountain Jungles [K-21]."""

    def kind(self) -> str:
        return "sweep.removal.next"

    def rule(self) -> str:
        return "5.3"

    def not_due(self) -> Reason:
        return NOT_HUNTED

    def there(self, space: Space) -> KenyaFrame:
        return SweepRemoval(self.actor, space)

    def again(self, spaces: int, order: int) -> InEach:
        return SweepRemovals(self.actor, spaces, order)


class SweepRemoval(FrameOfActorAndSpace[Kenya]):
    """K7 Pseudo-Gangs, unshaded: a Guerrilla of the British player's choice, Underground or Active [K-21]."""

    def ask(self, board: Kenya) -> Question | None:
        return Question(self.actor, "sweep.removal", "5.3", states(board, self.space), self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        remove_guerrillas(state, self.space, answer == ACTIVE, 1)
        adjust_control(state)


# 3.2.4 Assault


def assault_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.2.4: spaces with cubes and Mau Mau pieces; whether the cubes can remove any is another matter [K-20]."""
    if cubes(board, space) == 0:
        return NO_CUBES
    return None if mau_mau_pieces(board, space) else NO_MAU_MAU


class Assault(Operation):
    """3.2.4: Active Guerrillas go first, Bases once no Guerrilla is left."""

    def op(self) -> int:
        return ASSAULT

    def kind(self) -> str:
        return "assault.space"

    def rule(self) -> str:
        return "3.2.4"

    def commutes(self) -> bool:
        return True

    def space_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return assault_refusal(board, space)

    def resolve(self, state: KenyaState, space: Space) -> None:
        assault_there(state, space)

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Assault(self.actor, self.within, left, terms, special, mode, chosen, tally)


def assault_limit(board: Kenya, space: Space) -> int:
    """3.2.4: one piece for every Troop, for every two in Mountain Jungles, for every cube in Nairobi."""
    if space == NAIROBI:
        return cubes(board, space)
    return board.troops[space] // 2 if is_jungle(space) else board.troops[space]


def assault_there(state: KenyaState, space: Space) -> None:
    """3.2.4: remove what can be removed; each Base adds 1 Political Will."""
    board = state.board
    state.note("select", space)
    limit = assault_limit(board, space)
    active = min(limit, board.active[space])
    remove_guerrillas(state, space, True, active)
    if fighters(board, space) == 0:
        for _ in range(min(limit - active, board.bases[space])):
            remove_base(state, space)
            shift_will(state, 1)
    adjust_control(state)
