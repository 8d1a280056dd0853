"""The 32 Events (5.0): each a short function that returns verbs. What a Faction is not named for, the executing one
decides; an Operation is conducted by the Faction on whose sheet it stands [B6]. Without "may" an Event is done as far
as it can be [B12]. Capabilities are in `modifiers`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import POLICE, TROOPS, activate, cubes, spaces_with
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import Closing, FrameOfActor
from ...family.rules.operations import MAY_STOP, REQUIRED, OperationMenu, SpecialMenu
from ...family.rules.spaces import NOT_SUITABLE
from ...family.rules.verbs import ShiftWill
from ...family.rules.words import BRITISH, CARD, DONE, INSURGENT
from .board import (
    BASES,
    CONDEMNED,
    DEBATED,
    DISCUSSED,
    EVERYWHERE,
    IGNORED,
    MOUNTAINS,
    SPACES,
    TO_AVAILABLE,
    TO_PRISON,
    TOWN_COUNT,
    TOWNS,
    TOWNS_AND_MOUNTAINS,
    Cyprus,
    CyprusFrame,
    CyprusState,
    SpaceFrame,
    eoka_pieces,
    is_town,
    remove_cells,
    shift_opinion,
)
from .british_operations import Assault, AssaultCachesFirst, Patrol, PlaceCurfew, in_queue, search_there
from .british_special_activities import BY_EVENT_ANY_CUBE, Interrogate, Restore
from .eoka_operations import Sabotage, Travel
from .eoka_special_activities import BY_EVENT_CURFEW, BY_EVENT_CURFEW_WITHOUT_CELL, Propagandize
from .moves import BY_EVENT, MoveCubes
from .operation_menu import make
from .operations import FULL
from .special_activities import ANY_OPERATION
from .verbs import (
    WITH_POLICE_AND_CELLS,
    WITH_POLICE_AND_EOKA,
    WITH_TROOPS,
    PlaceCellOnce,
    PlaceCells,
    PlacePolice,
    PlaceSabotage,
    QPatrols,
    ReleaseCells,
    RemoveCells,
    RemoveSabotage,
    SetOpinion,
    ShiftOpinion,
    TradeCellForSabotage,
    WithdrawTroops,
    spaces_with_cubes,
)
from .words import INTERNATIONAL_OPINION, PATROL, PLACE, REMOVE
from .words import SABOTAGE as SABOTAGE_WORD

EOKA: Final = INSURGENT
CURFEW_THERE: Final = Reason("1.4.2", "curfew-there")
Verbs = list[CyprusFrame]


def event(board: Cyprus, card: int, shaded: bool, actor: int) -> Verbs:
    """5.1: what the card does, executed by that Faction."""
    return EVENTS[card][1 if shaded else 0](board, actor)


def conductor(board: Cyprus, owner: int, actor: int) -> int:
    """B6: who conducts an Operation that an Event grants to nobody by name."""
    return owner if board.facts.operations_by_owner else actor


def c1_makarios(board: Cyprus, actor: int) -> Verbs:
    """C1: the British may Restore in two spaces with cubes and no EOKA."""
    return [Restore(BRITISH, 2, BY_EVENT_ANY_CUBE, 1)]


def opinion_two_right(board: Cyprus, actor: int) -> Verbs:
    """C1, C15 shaded: International Opinion two steps to the right."""
    return [ShiftOpinion(2)]


def c2_grivas(board: Cyprus, actor: int) -> Verbs:
    """C2: Assault in a space with Troops, Arms Caches first [C-32]."""
    return [AssaultCachesFirst(conductor(board, BRITISH, actor), EVERYWHERE, 1)]


def c2_grivas_shaded(board: Cyprus, actor: int) -> Verbs:
    """C2: EOKA conducts three Limited Operations."""
    return [OperationMenu(EOKA, limited=1, times=3)]


def c3_akel(board: Cyprus, actor: int) -> Verbs:
    """C3: the British may Limited Patrol; then Political Will +1."""
    return [make(PATROL, BRITISH, 1, 1, 0, MAY_STOP), ShiftWill(1)]


def c3_akel_shaded(board: Cyprus, actor: int) -> Verbs:
    """C3: EOKA may Propagandize in a space with a Cell and a Curfew [C-39]."""
    return [Propagandize(EOKA, 1, BY_EVENT_CURFEW, 1)]


def c4_suez_crisis(board: Cyprus, actor: int) -> Verbs:
    """C4: three Troops from the map to the card, until the next Reset phase."""
    return [WithdrawTroops(actor, 3, 0)]


def c5_turkish_government(board: Cyprus, actor: int) -> Verbs:
    """C5: International Opinion two steps to the left."""
    return [ShiftOpinion(-2)]


def c5_turkish_government_shaded(board: Cyprus, actor: int) -> Verbs:
    """C5: a Sabotage marker in a Town with Police and EOKA."""
    return [PlaceSabotage(actor, 1, WITH_POLICE_AND_EOKA)]


def c6_pepperpot(board: Cyprus, actor: int) -> Verbs:
    """C6: the British may move cubes to Mountains, then Cells there are Activated, one for each cube [C-33]."""
    moves: Verbs = [MoveCubes(BRITISH, BY_EVENT, piece, EVERYWHERE, MOUNTAINS) for piece in (TROOPS, POLICE)]
    return [*moves, SearchMountains()]


def c6_pepperpot_shaded(board: Cyprus, actor: int) -> Verbs:
    """C6: EOKA may Travel from each Mountain."""
    return [Travel(EOKA, MOUNTAINS, 2, 0, 0, MAY_STOP)]


def c7_mass_detention(board: Cyprus, actor: int) -> Verbs:
    """C7: all Cells in Curfew spaces to Prison."""
    return [ArrestInCurfews()]


def c7_mass_detention_shaded(board: Cyprus, actor: int) -> Verbs:
    """C7: in each Curfew space up to one Cell from Prison."""
    return [ReleaseCells(actor, SPACES, 0, 1)]


def c8_school_children(board: Cyprus, actor: int) -> Verbs:
    """C8: remove two Cells to Available."""
    return [RemoveCells(actor, 2, TO_AVAILABLE)]


def c8_school_children_shaded(board: Cyprus, actor: int) -> Verbs:
    """C8: EOKA may Propagandize in a Curfew space, without a Cell if need be [C-39]."""
    return [Propagandize(EOKA, 1, BY_EVENT_CURFEW_WITHOUT_CELL, 1)]


def c11_appeals_to_un(board: Cyprus, actor: int) -> Verbs:
    """C11: International Opinion to Ignored."""
    return [SetOpinion(IGNORED)]


def c11_appeals_to_un_shaded(board: Cyprus, actor: int) -> Verbs:
    """C11: International Opinion to Debated."""
    return [SetOpinion(DEBATED)]


def c12_hugh_foot(board: Cyprus, actor: int) -> Verbs:
    """C12: the British conduct two Limited Operations, then any Special Activity [C-34]."""
    return [OperationMenu(BRITISH, limited=1, times=2), SpecialMenu(BRITISH, ANY_OPERATION)]


def c12_hugh_foot_shaded(board: Cyprus, actor: int) -> Verbs:
    """C12: EOKA may Sabotage in up to three spaces."""
    return [Sabotage(EOKA, EVERYWHERE, FULL, 0, 0, MAY_STOP)]


def c14_radio_athens(board: Cyprus, actor: int) -> Verbs:
    """C14: at Discussed or Ignored remove three Cells to Available."""
    return [RemoveCells(actor, 3, TO_AVAILABLE)] if board.international_opinion <= DISCUSSED else []


def c14_radio_athens_shaded(board: Cyprus, actor: int) -> Verbs:
    """C14: place three Cells in Towns or Mountains."""
    return [PlaceCells(actor, 3, TOWNS_AND_MOUNTAINS)]


def c15_harding(board: Cyprus, actor: int) -> Verbs:
    """C15: a Curfew in a Town with Troops, then Search and Assault there [C-40]."""
    return [SearchThenAssault(actor, TOWNS & spaces_with(board.troops), 0, 1)]


def c16_q_patrols(board: Cyprus, actor: int) -> Verbs:
    """C16: an EOKA piece from each of up to three spaces with Troops, one Arms Cache in all (+1) [C-35]."""
    return [QPatrols(actor, 3, 0, 1)]


def c16_q_patrols_shaded(board: Cyprus, actor: int) -> Verbs:
    """C16: a Sabotage marker in up to two Towns with Troops."""
    return [PlaceSabotage(actor, 2, WITH_TROOPS, 1)]


def c19_mountain_gangs(board: Cyprus, actor: int) -> Verbs:
    """C19: the British may Search in a Mountain, then Assault there."""
    return [SearchThenAssault(BRITISH, MOUNTAINS, 1, 0)]


def c19_mountain_gangs_shaded(board: Cyprus, actor: int) -> Verbs:
    """C19: up to six Troops from Towns to one Mountain."""
    return [LureTroops(actor)]


def c20_youth_movements(board: Cyprus, actor: int) -> Verbs:
    """C20: up to two Curfews in Towns with Troops."""
    return [ImposeCurfews(actor, 2)]


def c20_youth_movements_shaded(board: Cyprus, actor: int) -> Verbs:
    """C20: place three Cells in Towns."""
    return [PlaceCells(actor, 3, TOWNS)]


def c21_development_program(board: Cyprus, actor: int) -> Verbs:
    """C21: Political Will +1 for each Town with Troops, Police, no EOKA piece and no marker."""
    return [ShiftWill(sum([1 for space in range(TOWN_COUNT) if is_developed(board, space)]))]


def c21_development_program_shaded(board: Cyprus, actor: int) -> Verbs:
    """C21: place two Cells in Towns."""
    return [PlaceCells(actor, 2, TOWNS)]


def c22_greek_government(board: Cyprus, actor: int) -> Verbs:
    """C22: Opinion up to two steps either way, then two Cells placed in Towns or removed from anywhere."""
    return [SwayOpinion(actor), PlaceOrRemove(actor)]


def c24_turkish_cypriots(board: Cyprus, actor: int) -> Verbs:
    """C24: every Available Police into spaces with British pieces, then Patrol in one or two spaces [B15, C-5]."""
    removals = 2 if board.facts.turkish_cypriots_two_removals else 1
    place = PlacePolice(actor, board.available_police, spaces_with_cubes(board))
    patrol = Patrol(conductor(board, BRITISH, actor), EVERYWHERE, 2, 0, 0, REQUIRED, 0, removals)
    return [place, patrol]


def c24_turkish_cypriots_shaded(board: Cyprus, actor: int) -> Verbs:
    """C24: a Sabotage marker in up to two Towns with Cells and Police."""
    return [PlaceSabotage(actor, 2, WITH_POLICE_AND_CELLS, 1)]


def c26_volkan_tmt(board: Cyprus, actor: int) -> Verbs:
    """C26: in up to two spaces with Cells and Police a Cell gives way to a Sabotage marker."""
    return [TradeCellForSabotage(actor, 2, 0, 1)]


def c27_kyrenia_castle(board: Cyprus, actor: int) -> Verbs:
    """C27: a Cell from anywhere to Prison, then Interrogate."""
    return [RemoveCells(actor, 1, TO_PRISON), Interrogate(BRITISH)]


def c27_kyrenia_castle_shaded(board: Cyprus, actor: int) -> Verbs:
    """C27: every Cell in Prison to Available."""
    return [PrisonEscape()]


def c28_british_bases(board: Cyprus, actor: int) -> Verbs:
    """C28: Political Will +1 for each Base without Sabotage marker and EOKA piece."""
    quiet = [base for base in bases() if board.sabotage[base] == 0 and eoka_pieces(board, base) == 0]
    return [ShiftWill(len(quiet))]


def c28_british_bases_shaded(board: Cyprus, actor: int) -> Verbs:
    """C28: a Cell in each Base, then EOKA may Sabotage in each [C-41]."""
    return [PlaceCellOnce(actor, 2, BASES), Sabotage(EOKA, BASES, 2, 0, 0, MAY_STOP)]


def c29_macmillan_plan(board: Cyprus, actor: int) -> Verbs:
    """C29: Political Will -1; two Sabotage markers go, or Opinion moves two steps to the left [C-17]."""
    return [ShiftWill(-1), Compromise(actor)]


def c29_macmillan_plan_shaded(board: Cyprus, actor: int) -> Verbs:
    """C29: Political Will +1, then Sabotage in one to three spaces [B15, C-17]."""
    return [ShiftWill(1), Sabotage(conductor(board, EOKA, actor), EVERYWHERE, FULL)]


def c30_forward_to_victory(board: Cyprus, actor: int) -> Verbs:
    """C30: the British may Search in a space, then Assault there."""
    return [SearchThenAssault(BRITISH, EVERYWHERE, 1, 0)]


def c30_forward_to_victory_shaded(board: Cyprus, actor: int) -> Verbs:
    """C30: EOKA may Sabotage in each Town with Underground Cells."""
    towns = sum([1 << space for space in range(TOWN_COUNT) if board.underground[space]])
    return [Sabotage(EOKA, towns, TOWN_COUNT, 0, 0, MAY_STOP)]


Card = tuple[Callable[[Cyprus, int], Verbs], Callable[[Cyprus, int], Verbs]]

EVENTS: Final[dict[int, Card]] = {
    1: (c1_makarios, opinion_two_right),
    2: (c2_grivas, c2_grivas_shaded),
    3: (c3_akel, c3_akel_shaded),
    4: (c4_suez_crisis, c4_suez_crisis),
    5: (c5_turkish_government, c5_turkish_government_shaded),
    6: (c6_pepperpot, c6_pepperpot_shaded),
    7: (c7_mass_detention, c7_mass_detention_shaded),
    8: (c8_school_children, c8_school_children_shaded),
    11: (c11_appeals_to_un, c11_appeals_to_un_shaded),
    12: (c12_hugh_foot, c12_hugh_foot_shaded),
    14: (c14_radio_athens, c14_radio_athens_shaded),
    15: (c15_harding, opinion_two_right),
    16: (c16_q_patrols, c16_q_patrols_shaded),
    19: (c19_mountain_gangs, c19_mountain_gangs_shaded),
    20: (c20_youth_movements, c20_youth_movements_shaded),
    21: (c21_development_program, c21_development_program_shaded),
    22: (c22_greek_government, c22_greek_government),
    24: (c24_turkish_cypriots, c24_turkish_cypriots_shaded),
    26: (c26_volkan_tmt, c26_volkan_tmt),
    27: (c27_kyrenia_castle, c27_kyrenia_castle_shaded),
    28: (c28_british_bases, c28_british_bases_shaded),
    29: (c29_macmillan_plan, c29_macmillan_plan_shaded),
    30: (c30_forward_to_victory, c30_forward_to_victory_shaded),
}


def bases() -> list[Space]:
    """Akrotiri and Dhekelia."""
    return [space for space in range(SPACES) if BASES >> space & 1]


def is_developed(board: Cyprus, space: Space) -> bool:
    """C21: Troops, Police, no EOKA piece, no marker."""
    quiet = eoka_pieces(board, space) == 0 and not board.sabotage[space] and not board.curfew[space]
    return quiet and board.troops[space] > 0 and board.police[space] > 0


# Frames that only one card needs


class SearchMountains(CyprusFrame):
    """C6: Activate a Cell for each cube in each Mountain."""

    def go(self, state: CyprusState) -> None:
        for space in range(SPACES):
            if MOUNTAINS >> space & 1:
                activate(state, space, cubes(state.board, space))


class ArrestInCurfews(CyprusFrame):
    """C7, C18: every Cell in a Curfew space goes to Prison."""

    def go(self, state: CyprusState) -> None:
        board = state.board
        for space in range(TOWN_COUNT):
            if board.curfew[space]:
                remove_cells(state, space, False, board.underground[space], TO_PRISON)
                remove_cells(state, space, True, board.active[space], TO_PRISON)


class PrisonEscape(CyprusFrame):
    """C27: the Prison is emptied."""

    def go(self, state: CyprusState) -> None:
        board = state.board
        state.note("released", board.prison)
        board.available_fighters += board.prison
        board.prison = 0


class SearchThenAssault(SpaceFrame):
    """C15, C19, C30: one space for a Search and then an Assault; for John Harding (C15) under a new Curfew."""

    def __init__(self, actor: int, within: int, may: int, curfew: int) -> None:
        self.actor = actor
        self.within = within
        self.may = may
        self.curfew = curfew

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return None if self.within >> answer & 1 else NOT_SUITABLE

    def ask(self, board: Cyprus) -> Question | None:
        spaces = self.legal(board)
        if not spaces:
            return None
        return Question(self.actor, "event.search", "5.1", [*spaces, DONE] if self.may else spaces, CARD + board.card())

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            return
        there = 1 << answer
        by = conductor(state.board, BRITISH, self.actor)
        state.push(Assault(by, there, 1, 0, 0, MAY_STOP if self.may else REQUIRED))
        state.push_all(search_there(by, there, in_queue(0, answer), 0))
        if self.curfew:
            state.push(PlaceCurfew(answer, there))


class LureTroops(SpaceFrame):
    """C19: the Mountain that up to six Troops are lured to."""

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        return None if MOUNTAINS >> answer & 1 else NOT_SUITABLE

    def ask(self, board: Cyprus) -> Question | None:
        if not TOWNS & spaces_with(board.troops):
            return None
        return Question(self.actor, "event.mountain", "5.1", self.legal(board), CARD + board.card())

    def take(self, state: CyprusState, answer: int) -> None:
        state.push(MoveCubes(self.actor, BY_EVENT, TROOPS, TOWNS, 1 << answer, 6))


class ImposeCurfews(SpaceFrame):
    """C20: Towns with Troops and no Curfew, one after the other."""

    def __init__(self, actor: int, left: int, chosen: int = 0) -> None:
        self.actor = actor
        self.left = left
        self.chosen = chosen

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if not is_town(answer) or not board.troops[answer]:
            return NOT_SUITABLE
        return CURFEW_THERE if board.curfew[answer] else None

    def ask(self, board: Cyprus) -> Question | None:
        towns = self.legal(board)
        if not towns or self.left == 0:
            return None
        return Question(self.actor, "event.curfew", "5.1", [*towns, DONE], CARD + board.card())

    def in_any_order(self) -> CyprusFrame:
        if self.chosen == 0:
            return self
        return Closing(self, Question(self.actor, "event.curfew", "5.1", [DONE]))

    def weight(self, board: Cyprus, answer: int) -> int:
        return CLOSE if answer == DONE else LOUD

    def take(self, state: CyprusState, answer: int) -> None:
        if answer != DONE:
            chosen = self.chosen | 1 << answer
            state.push(ImposeCurfews(self.actor, self.left - 1, chosen))
            state.push(PlaceCurfew(answer, chosen))


class SwayOpinion(FrameOfActor[Cyprus]):
    """C22: how far International Opinion moves; negative is to the left."""

    def ask(self, board: Cyprus) -> Question | None:
        now = board.international_opinion
        steps = [number(step) for step in range(-2, 3) if IGNORED <= now + step <= CONDEMNED]
        return Question(self.actor, "event.opinion", "5.1", steps, CARD + board.card())

    def take(self, state: CyprusState, answer: int) -> None:
        shift_opinion(state, answer - NUMBER)


class PlaceOrRemove(FrameOfActor[Cyprus]):
    """C22: two Cells placed in Towns, or two removed from anywhere to Available."""

    def ask(self, board: Cyprus) -> Question | None:
        answers = [PLACE] if board.available_fighters else []
        if any([cells(board, space) for space in range(SPACES)]):
            answers.append(REMOVE)
        return Question(self.actor, "event.cells", "5.1", answers, CARD + board.card()) if answers else None

    def weight(self, board: Cyprus, answer: int) -> int:
        return LOOK

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == PLACE:
            state.push(PlaceCells(self.actor, 2, TOWNS))
        else:
            state.push(RemoveCells(self.actor, 2, TO_AVAILABLE))


class Compromise(FrameOfActor[Cyprus]):
    """C29: two Sabotage markers, or Opinion."""

    def ask(self, board: Cyprus) -> Question | None:
        answers = [SABOTAGE_WORD] if sum(board.sabotage) else []
        return Question(self.actor, "event.compromise", "5.1", [*answers, INTERNATIONAL_OPINION], CARD + board.card())

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == SABOTAGE_WORD:
            state.push(RemoveSabotage(self.actor, 2, 0))
        else:
            shift_opinion(state, -2)
