"""The map of Cyprus, the forces on it and the tracks (1.3-1.10)."""

from __future__ import annotations

from typing import Annotated, Final

from smallwars.engine.frame import Frame, Shared, State

from ...family.rules.board import Chapters, CoinBoard, Facts, PerBox, PerSpace, Space
from ...family.rules.forces import FIGHTER, STRONGHOLD, cubes, fighters, take_police_off
from ...family.rules.spaces import Picks as AnyPicks
from ...family.rules.spaces import Selection as AnySelection
from ...family.rules.spaces import SpaceFrame as AnySpaceFrame
from ...family.rules.words import INSURGENT

EOKA: Final = INSURGENT
CELL: Final = FIGHTER
CACHE: Final = STRONGHOLD

PAPHOS: Final = 0
LIMASSOL: Final = 1
NICOSIA: Final = 2
LARNACA: Final = 3
FAMAGUSTA: Final = 4
KARPAS: Final = 5
TROODOS: Final = 6
KYRENIA: Final = 7
AKROTIRI: Final = 8
DHEKELIA: Final = 9
SPACES: Final = 10
TOWN_COUNT: Final = 6
FIRST_BASE: Final = AKROTIRI
"""Towns come first and Bases last."""

TOWNS: Final = 0b0000111111
MOUNTAINS: Final = 0b0011000000
BASES: Final = 0b1100000000
EVERYWHERE: Final = 0b1111111111
TOWNS_AND_MOUNTAINS: Final = TOWNS | MOUNTAINS
"""Sets of spaces are bits."""

CELLS: Final = 12
CACHES: Final = 4
POLICE_CUBES: Final = 6
TROOP_CUBES: Final = 12
CURFEWS: Final = 4
SABOTAGE_MARKERS: Final = 15
CHITS_OF_A_VALUE: Final = 3
CACHES_IN_A_SPACE: Final = 2
MOST_WILL: Final = 15
MOST_OPINION: Final = 4
IGNORED: Final = 0
DISCUSSED: Final = 1
DEBATED: Final = 2
CONDEMNED: Final = 4


PerValue = Annotated[list[int], "3"]
"""A number for each value of an Intel Chit, from 0."""


class CyprusFacts(Facts):
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
        value: list[int],
        lead_adds_removal: bool,
        turkish_cypriots_two_removals: bool,
        assault_alternates_per_operation: bool,
        pass_ambush_offensive: bool,
        ambush_cache_may_be_declined: bool,
        operations_by_owner: bool,
        ambush_flips_underground: bool,
    ) -> None:
        super().__init__(
            chapters, events, propaganda, campaigns, events_per_campaign, events_below, capabilities, single,
            adjacent, MOST_WILL,
        )  # fmt: skip
        self.value = value
        self.lead_adds_removal = lead_adds_removal
        self.turkish_cypriots_two_removals = turkish_cypriots_two_removals
        self.assault_alternates_per_operation = assault_alternates_per_operation
        self.pass_ambush_offensive = pass_ambush_offensive
        self.ambush_cache_may_be_declined = ambush_cache_may_be_declined
        self.operations_by_owner = operations_by_owner
        self.ambush_flips_underground = ambush_flips_underground


class Cyprus(CoinBoard):
    """The board of Cyprus."""

    facts: CyprusFacts
    caches: PerSpace
    sabotage: PerSpace
    curfew: PerSpace
    intel: PerValue
    """How many Intel Chits of each value the British hold."""
    international_opinion: int
    prison: int
    suez: int
    """Troops on the Suez Crisis card."""
    available_caches: int

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
        facts: CyprusFacts,
        caches: PerSpace,
        sabotage: PerSpace,
        curfew: PerSpace,
        intel: PerValue,
        international_opinion: int,
        prison: int,
        suez: int,
        available_caches: int,
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
        self.caches = caches
        self.sabotage = sabotage
        self.curfew = curfew
        self.intel = intel
        self.international_opinion = international_opinion
        self.prison = prison
        self.suez = suez
        self.available_caches = available_caches

    def copy(self) -> Cyprus:
        return Cyprus(
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
            self.caches.copy(),
            self.sabotage.copy(),
            self.curfew.copy(),
            self.intel.copy(),
            self.international_opinion,
            self.prison,
            self.suez,
            self.available_caches,
        )

    @staticmethod
    def empty(facts: CyprusFacts) -> Cyprus:
        """Every count 0, every set and every other list empty."""
        return Cyprus(
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
            caches=[0] * SPACES,
            sabotage=[0] * SPACES,
            curfew=[0] * SPACES,
            intel=[0] * 3,
            international_opinion=0,
            prison=0,
            suez=0,
            available_caches=0,
        )

    # Here ends what tools/boards.py has written.


CyprusState = State[Cyprus]
CyprusFrame = Frame[Cyprus]


SpaceFrame = AnySpaceFrame[Cyprus]
Selection = AnySelection[Cyprus]
Picks = AnyPicks[Cyprus]


def empty_board(facts: CyprusFacts) -> Cyprus:
    """An empty map; every track at 0."""
    board = Cyprus.empty(facts)
    board.at = -1
    board.first = EOKA
    return board


# What stands in a space


def is_town(space: Space) -> bool:
    """1.3.2"""
    return space <= KARPAS


def is_mountain(space: Space) -> bool:
    """1.3.3"""
    return space == TROODOS or space == KYRENIA


def is_base(space: Space) -> bool:
    """1.3.4"""
    return space >= AKROTIRI


def eoka_pieces(board: Cyprus, space: Space) -> int:
    """Cells and Arms Caches there."""
    return fighters(board, space) + board.caches[space]


def is_near(board: Cyprus, one: Space, two: Space) -> bool:
    """The same space or an adjacent one."""
    return one == two or board.facts.adjacent[one] >> two & 1 == 1


def cache_in_or_next_to(board: Cyprus, space: Space) -> bool:
    """Whether an Arms Cache lies in the space or in one adjacent to it."""
    if board.caches[space]:
        return True
    near = board.facts.adjacent[space]
    for place in range(SPACES):
        if board.caches[place] and near >> place & 1:
            return True
    return False


def takes_cache(board: Cyprus, space: Space) -> bool:
    """1.4.2: at most two Arms Caches in a space and none in a Base."""
    return space < AKROTIRI and board.caches[space] < CACHES_IN_A_SPACE


def marked_towns(board: Cyprus) -> int:
    """Towns with a Sabotage or Curfew marker."""
    count = 0
    for space in range(TOWN_COUNT):
        if board.sabotage[space] or board.curfew[space]:
            count += 1
    return count


def curfews_on_map(board: Cyprus) -> int:
    """1.10: of the four markers, those in use."""
    return sum(board.curfew)


def chits(board: Cyprus) -> int:
    """Intel Chits the British hold."""
    return board.intel[0] + board.intel[1] + board.intel[2]


def has_spendable_chit(board: Cyprus) -> bool:
    """Whether the British hold a chit of a value above 0."""
    return board.intel[1] + board.intel[2] > 0


# Changing the board; every change is noted


TO_AVAILABLE: Final = 0
TO_PRISON: Final = 1
"""Where a removed Cell goes (1.4.1)."""


def remove_cells(state: CyprusState, space: Space, active: bool, count: int, to: int) -> None:
    """1.4.1: remove Cells of one state to Available or to Prison."""
    board = state.board
    if active:
        board.active[space] -= count
    else:
        board.underground[space] -= count
    if to == TO_PRISON:
        board.prison += count
    else:
        board.available_fighters += count
    if count:
        state.note("remove_cells", count, space, to)


def place_cache(state: CyprusState, space: Space) -> None:
    """1.6.2: place an Available Arms Cache."""
    state.board.available_caches -= 1
    state.board.caches[space] += 1
    state.note("place", CACHE, 1, space)


def remove_cache(state: CyprusState, space: Space) -> None:
    """Return an Arms Cache to Available."""
    state.board.available_caches += 1
    state.board.caches[space] -= 1
    state.note("remove", CACHE, 1, space)


def lift_curfew_if_empty(state: CyprusState, space: Space) -> None:
    """1.10: a Curfew goes as soon as its space is empty of British pieces [C-14]."""
    if cubes(state.board, space) == 0:
        remove_curfew(state, space)


def remove_police(state: CyprusState, space: Space) -> None:
    """Return a Police to Available."""
    take_police_off(state, space)
    lift_curfew_if_empty(state, space)


def remove_curfew(state: CyprusState, space: Space) -> None:
    """Take the Curfew off a space, if there is one."""
    if state.board.curfew[space]:
        state.board.curfew[space] = 0
        state.note("curfew_lifted", space)


def lift_empty_curfews(state: CyprusState) -> None:
    """1.10, after a move."""
    for space in range(TOWN_COUNT):
        lift_curfew_if_empty(state, space)


def place_sabotage(state: CyprusState, space: Space) -> None:
    """1.7: place a Sabotage marker, of which there are fifteen [C-44]."""
    if sum(state.board.sabotage) < SABOTAGE_MARKERS:
        state.board.sabotage[space] += 1
        state.note("sabotage", space)


def remove_sabotage(state: CyprusState, space: Space, count: int) -> None:
    """Take Sabotage markers off a space."""
    if count:
        state.board.sabotage[space] -= count
        state.note("sabotage_removed", count, space)


def set_opinion(state: CyprusState, value: int) -> None:
    """6.5.1: move International Opinion; the track has five boxes."""
    board = state.board
    before = board.international_opinion
    board.international_opinion = max(IGNORED, min(CONDEMNED, value))
    if board.international_opinion != before:
        state.note("international_opinion", before, board.international_opinion)


def shift_opinion(state: CyprusState, steps: int) -> None:
    """6.5.1: to the left is down, to the right up."""
    set_opinion(state, state.board.international_opinion + steps)


def discard_chit(state: CyprusState, value: int) -> None:
    """1.6.1: a chit goes back to the bag."""
    state.board.intel[value] -= 1
    state.note("chit_discarded", value)
