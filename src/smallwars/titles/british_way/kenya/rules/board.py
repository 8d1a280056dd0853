"""The map of Kenya, the forces on it and the tracks (1.3-1.11)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, Shared, State

from ...family.rules.board import Chapters, CoinBoard, Facts, PerBox, PerSpace, Space
from ...family.rules.forces import FIGHTER, STRONGHOLD, fighters
from ...family.rules.spaces import InEach as AnyInEach
from ...family.rules.spaces import Picks as AnyPicks
from ...family.rules.spaces import Selection as AnySelection
from ...family.rules.spaces import SpaceFrame as AnySpaceFrame
from ...family.rules.words import INSURGENT

MAU_MAU: Final = INSURGENT
GUERRILLA: Final = FIGHTER
BASE: Final = STRONGHOLD

NAIROBI: Final = 0
KIAMBU: Final = 1
FORT_HALL: Final = 2
NYERI: Final = 3
EMBU: Final = 4
MERU: Final = 5
THOMPSONS_FALLS: Final = 6
RIFT_VALLEY: Final = 7
NANYUKI: Final = 8
THIKA: Final = 9
ABERDARES: Final = 10
MOUNT_KENYA: Final = 11
SPACES: Final = 12
FIRST_JUNGLE: Final = ABERDARES
"""Nairobi comes first, then the Reserves, the other Provinces, and last the Mountain Jungles."""

CITY: Final = 0b000000000001
RESERVES: Final = 0b000000111110
NON_RESERVE_PROVINCES: Final = 0b001111000000
PROVINCES: Final = RESERVES | NON_RESERVE_PROVINCES
NON_RESERVES: Final = CITY | NON_RESERVE_PROVINCES
JUNGLES: Final = 0b110000000000
EVERYWHERE: Final = 0b111111111111
"""Sets of spaces are bits. Nairobi is a Non-Reserve space (1.3.4), but no Province [K-29]."""

GUERRILLAS: Final = 15
BASES: Final = 4
TROOP_CUBES: Final = 10
POLICE_CUBES: Final = 15
TERROR_MARKERS: Final = 15
BASES_IN_A_SPACE: Final = 2
MOST_WILL: Final = 20
MOST_RESOURCES: Final = 20
MOST_PIPELINE: Final = 4

RESISTANCE: Final = -1
NEUTRAL: Final = 0
LOYAL: Final = 1
"""1.6: a shift is a step from one to the next."""


class KenyaFacts(Facts):
    """What the printed map and the chosen options fix for a whole game."""

    def __init__(
        self,
        chapters: Chapters,
        events: int,
        propaganda: int,
        campaigns: int,
        events_per_campaign: int,
        events_below: int,
        capabilities: int,
        single: int,
        adjacent: list[int],
        printed: list[int],
        each_deploy_moves_troops: bool,
        escape_flips_everywhere: bool,
        operations_by_owner: bool,
        operation_may_be_empty: bool,
        redeploy_into_jungles: bool,
        pseudo_gangs_need_cubes: bool,
    ) -> None:
        """`printed`: the Population printed in each space (1.3.2)."""
        super().__init__(
            chapters, events, propaganda, campaigns, events_per_campaign, events_below, capabilities, single,
            adjacent, MOST_WILL,
        )  # fmt: skip
        self.printed = printed
        self.each_deploy_moves_troops = each_deploy_moves_troops
        self.escape_flips_everywhere = escape_flips_everywhere
        self.operations_by_owner = operations_by_owner
        self.operation_may_be_empty = operation_may_be_empty
        self.redeploy_into_jungles = redeploy_into_jungles
        self.pseudo_gangs_need_cubes = pseudo_gangs_need_cubes


class Kenya(CoinBoard):
    """The board of Kenya."""

    facts: KenyaFacts
    bases: PerSpace
    terror: PerSpace
    stance: PerSpace
    population: PerSpace
    control: PerSpace
    """The faction whose marker lies there, or 0."""
    control_held: int
    """1 while markers wait for the end of a step (1.7, 6.4.3)."""
    resources: int
    pipeline: int
    out_of_play: int
    """Police that are Out of Play (1.3.5)."""
    available_bases: int

    # Written by tools/boards.py from the fields above:

    def __init__(
        self,
        cards: Shared[list[int]],
        at: int,
        first: int,
        boxes: PerBox,
        political_will: int,
        unshaded: int,
        shaded: int,
        underground: PerSpace,
        active: PerSpace,
        troops: PerSpace,
        police: PerSpace,
        available_fighters: int,
        available_troops: int,
        available_police: int,
        facts: KenyaFacts,
        bases: PerSpace,
        terror: PerSpace,
        stance: PerSpace,
        population: PerSpace,
        control: PerSpace,
        control_held: int,
        resources: int,
        pipeline: int,
        out_of_play: int,
        available_bases: int,
    ) -> None:
        self.cards = cards
        self.at = at
        self.first = first
        self.boxes = boxes
        self.political_will = political_will
        self.unshaded = unshaded
        self.shaded = shaded
        self.underground = underground
        self.active = active
        self.troops = troops
        self.police = police
        self.available_fighters = available_fighters
        self.available_troops = available_troops
        self.available_police = available_police
        self.shared = facts
        self.facts = facts
        self.bases = bases
        self.terror = terror
        self.stance = stance
        self.population = population
        self.control = control
        self.control_held = control_held
        self.resources = resources
        self.pipeline = pipeline
        self.out_of_play = out_of_play
        self.available_bases = available_bases

    def copy(self) -> Kenya:
        return Kenya(
            self.cards,
            self.at,
            self.first,
            self.boxes.copy(),
            self.political_will,
            self.unshaded,
            self.shaded,
            self.underground.copy(),
            self.active.copy(),
            self.troops.copy(),
            self.police.copy(),
            self.available_fighters,
            self.available_troops,
            self.available_police,
            self.facts,
            self.bases.copy(),
            self.terror.copy(),
            self.stance.copy(),
            self.population.copy(),
            self.control.copy(),
            self.control_held,
            self.resources,
            self.pipeline,
            self.out_of_play,
            self.available_bases,
        )

    @staticmethod
    def empty(facts: KenyaFacts) -> Kenya:
        """Every count 0, every set and every other list empty."""
        return Kenya(
            cards=[],
            at=0,
            first=0,
            boxes=[0] * 3,
            political_will=0,
            unshaded=0,
            shaded=0,
            underground=[0] * SPACES,
            active=[0] * SPACES,
            troops=[0] * SPACES,
            police=[0] * SPACES,
            available_fighters=0,
            available_troops=0,
            available_police=0,
            facts=facts,
            bases=[0] * SPACES,
            terror=[0] * SPACES,
            stance=[0] * SPACES,
            population=[0] * SPACES,
            control=[0] * SPACES,
            control_held=0,
            resources=0,
            pipeline=0,
            out_of_play=0,
            available_bases=0,
        )

    # Here ends what tools/boards.py has written.


KenyaState = State[Kenya]
KenyaFrame = Frame[Kenya]
SpaceFrame = AnySpaceFrame[Kenya]
Selection = AnySelection[Kenya]
Picks = AnyPicks[Kenya]
InEach = AnyInEach[Kenya]


def empty_board(facts: KenyaFacts) -> Kenya:
    """An empty map with its printed Population; every track at 0."""
    board = Kenya.empty(facts)
    board.at = -1
    board.first = MAU_MAU
    board.population = facts.printed.copy()
    return board


# What stands in a space


def is_jungle(space: Space) -> bool:
    """1.3.3: a Mountain Jungle."""
    return space >= FIRST_JUNGLE


def is_province(space: Space) -> bool:
    """1.3.2"""
    return NAIROBI < space < FIRST_JUNGLE


def is_reserve(space: Space) -> bool:
    """1.3.2: a Reserve Province."""
    return KIAMBU <= space <= MERU


def is_populated_non_reserve(board: Kenya, space: Space) -> bool:
    """1.3.4: Nairobi and the Provinces of the settlers."""
    return NON_RESERVES >> space & 1 == 1 and board.population[space] > 0


def mau_mau_pieces(board: Kenya, space: Space) -> int:
    """Guerrillas and Bases there."""
    return fighters(board, space) + board.bases[space]


def guerrillas_on_map(board: Kenya) -> int:
    """Guerrillas anywhere on the map."""
    return sum(board.underground) + sum(board.active)


# Changing the board; every change is noted


def remove_guerrillas(state: KenyaState, space: Space, active: bool, count: int) -> None:
    """1.4.1: Guerrillas of one state go to Available."""
    board = state.board
    if count == 0:
        return
    if active:
        board.active[space] -= count
    else:
        board.underground[space] -= count
    board.available_fighters += count
    state.note("guerrillas_removed", count, space, 1 if active else 0)


def remove_all_guerrillas(state: KenyaState, space: Space) -> None:
    """All Guerrillas there, of either state."""
    remove_guerrillas(state, space, False, state.board.underground[space])
    remove_guerrillas(state, space, True, state.board.active[space])


def move_guerrillas(state: KenyaState, origin: Space, destination: Space, underground: int, active: int) -> None:
    """1.4.3: Guerrillas on the move keep their state."""
    board = state.board
    board.underground[origin] -= underground
    board.active[origin] -= active
    board.underground[destination] += underground
    board.active[destination] += active
    if underground:
        state.note("guerrillas_move", underground, origin, destination, 0)
    if active:
        state.note("guerrillas_move", active, origin, destination, 1)


def flip_underground(state: KenyaState, space: Space) -> None:
    """1.4.3: all Guerrillas there go Underground."""
    board = state.board
    if board.active[space]:
        state.note("hidden", board.active[space], space)
        board.underground[space] += board.active[space]
        board.active[space] = 0


def place_base(state: KenyaState, space: Space) -> None:
    """Place an Available Base."""
    state.board.available_bases -= 1
    state.board.bases[space] += 1
    state.note("place", BASE, 1, space)


def remove_base(state: KenyaState, space: Space) -> None:
    """A Base goes to Available."""
    state.board.available_bases += 1
    state.board.bases[space] -= 1
    state.note("remove", BASE, 1, space)


def takes_base(board: Kenya, space: Space) -> bool:
    """1.4.2: at most two Bases in a space."""
    return board.bases[space] < BASES_IN_A_SPACE


def place_terror(state: KenyaState, space: Space) -> None:
    """1.9: place a Terror marker, of which there are fifteen [K-38]."""
    if sum(state.board.terror) < TERROR_MARKERS:
        state.board.terror[space] += 1
        state.note("terror", space)


def place_only_terror(state: KenyaState, space: Space) -> None:
    """1.4.2: Terror and Reprisal place a marker where none lies."""
    if state.board.terror[space] == 0:
        place_terror(state, space)


def remove_terror(state: KenyaState, space: Space, count: int) -> None:
    """Take Terror markers off a space."""
    if count:
        state.board.terror[space] -= count
        state.note("terror_removed", count, space)


def set_stance(state: KenyaState, space: Space, stance: int) -> None:
    """1.6: set a space to Loyalty, Resistance or Neutral; where nobody lives it is always Neutral."""
    board = state.board
    if board.population[space] and board.stance[space] != stance:
        board.stance[space] = stance
        state.note("stance", space, stance - RESISTANCE)


def shift_stance(state: KenyaState, space: Space, steps: int) -> None:
    """1.6: one step towards Loyalty (1) or Resistance (-1)."""
    set_stance(state, space, max(RESISTANCE, min(LOYAL, state.board.stance[space] + steps)))


def set_population(state: KenyaState, space: Space, population: int) -> None:
    """1.3.2, 1.6: the last Population gone, Loyalty and Resistance go too; Terror stays [K-34]."""
    board = state.board
    if population == 0:
        set_stance(state, space, NEUTRAL)
    board.population[space] = population
    state.note("population", space, population)


def gain_resources(state: KenyaState, gain: int) -> None:
    """1.8: Resources stay between 0 and 20."""
    board = state.board
    before = board.resources
    board.resources = max(0, min(MOST_RESOURCES, before + gain))
    if board.resources != before:
        state.note("resources", before, board.resources)


def shift_pipeline(state: KenyaState, steps: int) -> None:
    """6.6: to the left is down, to the right up; the track has five boxes."""
    board = state.board
    before = board.pipeline
    board.pipeline = max(0, min(MOST_PIPELINE, before + steps))
    if board.pipeline != before:
        state.note("pipeline", before, board.pipeline)
