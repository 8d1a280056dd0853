"""The 32 Events (5.0): each a short function that returns verbs. What a Faction is not named for, the executing one
decides [B6]; without "may" it is done as far as it can be [B12]. Capabilities are in `modifiers`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ....engine.question import NUMBER, Question, Reason, number
from ..board import Space
from ..forces import POLICE, TROOPS, activate, cubes, fighters, move_cubes, spaces_with
from ..initiative import other
from ..operations import EVERY_SPACE, MAY_STOP, MUST_SELECT, OperationMenu
from ..spaces import NOT_SUITABLE
from ..verbs import ShiftWill
from ..words import BRITISH, CARD, DONE
from ..words import POLICE as POLICE_WORD
from .board import (
    ABERDARES,
    BASE,
    BASES_IN_A_SPACE,
    CITY,
    EVERYWHERE,
    GUERRILLA,
    JUNGLES,
    LOYAL,
    MAU_MAU,
    MOUNT_KENYA,
    NAIROBI,
    NEUTRAL,
    NON_RESERVES,
    PROVINCES,
    RESERVES,
    RESISTANCE,
    SETTLED,
    SPACES,
    Kenya,
    KenyaFrame,
    KenyaState,
    Picks,
    SpaceFrame,
    mau_mau_pieces,
    place_terror,
    set_stance,
    takes_base,
)
from .british_operations import (
    BY_BARING,
    BY_NAIROBI,
    NOT_ASKED,
    WITHOUT_OUTRAGE,
    Assault,
    Deploy,
    DeployTroops,
    PlaceCubes,
    Relocate,
    deploy_refusal,
    deploy_there,
    relocate_refusal,
    sweep_there,
)
from .british_special_activities import AirStrikeCount, Reprisal, Reward, can_reward, reprisal_refusal
from .control import adjust_control, controlled, in_one_step
from .mau_mau_operations import Rally, Terror
from .modifiers import deploy_places_or_moves, reward_spaces
from .operations import ANY_NUMBER, FREE, Operation
from .pipeline import BY_ERSKINE, ChoosePipeline, Outrage
from .placing import PlaceByEvent, PlaceOwn, place_available, placeable_by
from .verbs import (
    ActivateAll,
    Clear,
    FlipAll,
    OneSpace,
    PlaceGuerrillas,
    PlacePolice,
    PoliceIntoEach,
    RemoveBase,
    RemoveGuerrilla,
    RemoveGuerrillas,
    RemovePolice,
    RemoveTerror,
    ReplaceTerror,
    Resettle,
    SetLoyal,
    SetResistance,
    ShiftPipeline,
    ShiftStance,
)
from .words import AIR_STRIKE, DEPLOY, RELOCATE, REPRISAL, REWARD, SWEEP
from .words import GUERRILLA as GUERRILLA_WORD

ALREADY_SELECTED: Final = Reason("5.1", "already-selected")
NO_TROOPS: Final = Reason("5.1", "no-troops")
NOT_A_SETTLERS_PROVINCE: Final = Reason("5.1", "not-another-non-reserve")
Verbs = list[KenyaFrame]


def event(board: Kenya, card: int, shaded: bool, actor: int) -> Verbs:
    """5.1: what the card does, executed by that Faction."""
    return EVENTS[card][1 if shaded else 0](board, actor)


def spaces_where(condition: Callable[[Kenya, Space], bool], board: Kenya, within: int = EVERYWHERE) -> int:
    """Bits of the spaces for which something holds."""
    return sum([1 << space for space in range(SPACES) if within >> space & 1 and condition(board, space)])


def k1_operation_anvil(board: Kenya, actor: int) -> Verbs:
    """K1: all Mau Mau pieces leave Nairobi (+1 for each Base), which becomes Loyal; Pipeline one step to the right."""
    return [Clear(NAIROBI, 1), ShiftStance(NAIROBI, LOYAL - RESISTANCE), ShiftPipeline(1)]


def k1_operation_anvil_shaded(board: Kenya, actor: int) -> Verbs:
    """K1: two Mau Mau pieces in Nairobi, which shifts towards Resistance [K-27]."""
    return [BasesAmongTwo(actor), ShiftStance(NAIROBI, RESISTANCE)]


def k2_jomo_kenyatta(board: Kenya, actor: int) -> Verbs:
    """K2: all Guerrillas leave Nairobi, which shifts towards Loyal."""
    return [Clear(NAIROBI, 0), ShiftStance(NAIROBI, LOYAL)]


def k2_jomo_kenyatta_shaded(board: Kenya, actor: int) -> Verbs:
    """K2: a Guerrilla in Nairobi, which shifts towards Resistance."""
    return [PlaceByEvent(actor, GUERRILLA, NAIROBI, 1), ShiftStance(NAIROBI, RESISTANCE)]


def k4_lari_massacre(board: Kenya, actor: int) -> Verbs:
    """K4: Terror in a Province set to Neutral, where the other player may place a Guerrilla or a Police [K-28]."""
    return [LariMassacre(actor, PROVINCES)]


def three_police(board: Kenya, actor: int) -> Verbs:
    """K6, K29: three Police from anywhere into British Controlled Reserves."""
    return [PlacePolice(actor, 3)]


def k6_home_guard_shaded(board: Kenya, actor: int) -> Verbs:
    """K6: a Guerrilla for each Terror marker in Reserves, as far as they go [K-32]."""
    markers = sum([board.terror[space] for space in range(SPACES) if RESERVES >> space & 1])
    at_hand = min(markers, board.available_fighters)
    more = markers - at_hand if actor == MAU_MAU else 0
    return [
        ReplaceTerror(actor, at_hand, 0, 0, -1, actor),
        ReplaceTerror(actor, more, 0, 1, -1, actor),
        RemoveTerror(RESERVES),
    ]


def k8_evelyn_baring(board: Kenya, actor: int) -> Verbs:
    """K8: Pipeline one step to the right; the British Deploy or Sweep in two spaces [K-24]."""
    return [ShiftPipeline(1), DeclareEmergency(2)]


def k8_evelyn_baring_shaded(board: Kenya, actor: int) -> Verbs:
    """K8: the Mau Mau may place a Guerrilla each in two Provinces."""
    return [PlaceGuerrillas(MAU_MAU, 2, PROVINCES, 1, -1, actor | 1 << 2)]


def k9_george_erskine(board: Kenya, actor: int) -> Verbs:
    """K9: the British may conduct two Limited Operations, and shift the Pipeline to the left."""
    return [OperationMenu(BRITISH, 1, EVERY_SPACE, 0, 1, 2), ChoosePipeline(BY_ERSKINE)]


def k9_george_erskine_shaded(board: Kenya, actor: int) -> Verbs:
    """K9: Political Will -1 if Troops and Terror are in one space."""
    return [ShiftWill(-1)] if spaces_with(board.troops) & spaces_with(board.terror) else []


def k10_weapon_shortage(board: Kenya, actor: int) -> Verbs:
    """K10: a Guerrilla from each space with more than two."""
    return [RemoveGuerrilla(actor, space) for space in range(SPACES) if fighters(board, space) > 2]


def k10_weapon_shortage_shaded(board: Kenya, actor: int) -> Verbs:
    """K10: the Mau Mau may place up to two Guerrillas in a space with Police."""
    return [PlaceGuerrillas(MAU_MAU, 1, spaces_with(board.police), 1, -1, actor | 2 << 2)]


def k12_hooded_men(board: Kenya, actor: int) -> Verbs:
    """K12: all Guerrillas in two Provinces are Activated."""
    return [ActivateAll(actor, 2, PROVINCES)]


def police_for_resistance(board: Kenya, actor: int) -> Verbs:
    """K12, K30 shaded: a Police goes from a space with Mau Mau, which is set to Resistance."""
    return [RemovePolice(actor, 1, populated_first(board, spaces_where(is_policed, board)))]


def k13_ruck_family(board: Kenya, actor: int) -> Verbs:
    """K13: a Non-Reserve Province becomes Loyal and takes up to two Available Police."""
    return [SetLoyal(actor, 1, SETTLED, 0, -1, 2)]


def k13_ruck_family_shaded(board: Kenya, actor: int) -> Verbs:
    """K13: the Mau Mau may move Troops from one space to a Non-Reserve Province."""
    return [SettlersDemandTroops()]


def k14_waruhiu_itote(board: Kenya, actor: int) -> Verbs:
    """K14: a Guerrilla from each Mountain Jungle."""
    return [RemoveGuerrilla(actor, ABERDARES), RemoveGuerrilla(actor, MOUNT_KENYA)]


def k14_waruhiu_itote_shaded(board: Kenya, actor: int) -> Verbs:
    """K14: a Base and a Guerrilla in a Mountain Jungle."""
    room = [jungle for jungle in (ABERDARES, MOUNT_KENYA) if takes_base(board, jungle)]
    full = [jungle for jungle in room if placeable_by(board, actor, BASE, jungle)]
    return [GeneralChina(actor, sum([1 << jungle for jungle in full]) or JUNGLES)]


def k15_nairobi(board: Kenya, actor: int) -> Verbs:
    """K15: the British place up to four cubes in Nairobi, then Sweep there."""
    return [PlaceCubes(NAIROBI, 4, NOT_ASKED, BY_NAIROBI, 1 if actor == BRITISH else 0), SweepThere(CITY)]


def k15_nairobi_shaded(board: Kenya, actor: int) -> Verbs:
    """K15: the Mau Mau place a Guerrilla in Nairobi, then Terror there, free."""
    return [PlaceByEvent(actor, GUERRILLA, NAIROBI, 1), Terror(MAU_MAU, CITY, 1, FREE)]


def k16_kings_african_rifles(board: Kenya, actor: int) -> Verbs:
    """K16: the British place four Troops in a space, then conduct a Limited Operation there [K-25]."""
    return [KingsAfricanRifles(actor)]


def k16_kings_african_rifles_shaded(board: Kenya, actor: int) -> Verbs:
    """K16: a Province with Troops is set to Resistance and takes a Terror marker."""
    troops = spaces_with(board.troops) & PROVINCES
    return [SetResistance(actor, 1, populated_first(board, troops), 0, -1, 1)]


def k17_police_reserve(board: Kenya, actor: int) -> Verbs:
    """K17: a Police from anywhere into each Non-Reserve Province."""
    return [PoliceIntoEach(actor, SETTLED)]


def k17_police_reserve_shaded(board: Kenya, actor: int) -> Verbs:
    """K17: in each Non-Reserve Province a Guerrilla goes, to set it to Resistance."""
    return [RemoveGuerrilla(actor, space, 1) for space in range(SPACES) if SETTLED >> space & 1]


def k18_operation_blitz(board: Kenya, actor: int) -> Verbs:
    """K18: the British Sweep into a Mountain Jungle, then Air Strike there."""
    return [OperationBlitz(BRITISH, JUNGLES)]


def k18_operation_blitz_shaded(board: Kenya, actor: int) -> Verbs:
    """K18: all Guerrillas in Mountain Jungles go Underground."""
    return [FlipAll(JUNGLES)]


def k19_one_mile_strip(board: Kenya, actor: int) -> Verbs:
    """K19: a Base goes (+1) from a Mountain Jungle ringed by British pieces [K-31]."""
    return [RemoveBase(actor, 1, spaces_where(is_ringed, board, JUNGLES))]


def k19_one_mile_strip_shaded(board: Kenya, actor: int) -> Verbs:
    """K19: a Reserve is set to Resistance."""
    return [SetResistance(actor, 1, spaces_where(may_resist, board, RESERVES))]


def k20_surrender_schemes(board: Kenya, actor: int) -> Verbs:
    """K20: a Guerrilla each from up to two spaces with Troops."""
    return [RemoveGuerrillas(actor, 2, spaces_with(board.troops), 1)]


def k20_surrender_schemes_shaded(board: Kenya, actor: int) -> Verbs:
    """K20: the Mau Mau Rally in two spaces, free."""
    return [Rally(MAU_MAU, EVERYWHERE, 2, FREE, 0, MUST_SELECT)]


def k21_shot_while_escaping(board: Kenya, actor: int) -> Verbs:
    """K21: the British Assault in a space; then all Guerrillas there are Activated."""
    return [AssaultAndReveal(BRITISH, EVERYWHERE, 1)]


def k21_shot_while_escaping_shaded(board: Kenya, actor: int) -> Verbs:
    """K21: a Guerrilla with Troops goes, so that all Guerrillas go Underground [K-26]."""
    return [DeadMenCannotTalk(actor, 1, spaces_with(board.troops))]


def k22_dedan_kimathi(board: Kenya, actor: int) -> Verbs:
    """K22: a Base goes (+1) from a British Controlled space."""
    return [RemoveBase(actor, 1, controlled(board, BRITISH))]


def k22_dedan_kimathi_shaded(board: Kenya, actor: int) -> Verbs:
    """K22: the Mau Mau may conduct two Limited Operations, free."""
    return [OperationMenu(MAU_MAU, 1, EVERY_SPACE, FREE, 1, 2)]


def k23_mass_evictions(board: Kenya, actor: int) -> Verbs:
    """K23: two Non-Reserve spaces become Loyal; Pipeline one step to the right."""
    return [SetLoyal(actor, 2, spaces_where(may_turn_loyal, board, NON_RESERVES)), ShiftPipeline(1)]


def population_returns(board: Kenya, actor: int) -> Verbs:
    """K23, K27 shaded: one relocated Population returns, with a Guerrilla."""
    return [Resettle(actor, 1, 0, 0, -1, actor)]


def k24_labour_party(board: Kenya, actor: int) -> Verbs:
    """K24: the British Deploy, then Reward."""
    return [Deploy(BRITISH, EVERYWHERE, ANY_NUMBER, 0, 0, MAY_STOP), RewardAfterDeploy()]


def k24_labour_party_shaded(board: Kenya, actor: int) -> Verbs:
    """K24: Political Will falls by the Pipeline's value, which then goes one step to the left."""
    return [ShiftWill(-board.pipeline), ShiftPipeline(-1)]


def k25_mclean_inquiry(board: Kenya, actor: int) -> Verbs:
    """K25: Political Will +2, Pipeline one step to the left."""
    return [ShiftWill(2), ShiftPipeline(-1)]


def k25_mclean_inquiry_shaded(board: Kenya, actor: int) -> Verbs:
    """K25: a roll for Outrage that costs 2."""
    return [Outrage(2)]


def k26_hola_camp(board: Kenya, actor: int) -> Verbs:
    """K26: a Base goes (+1) from a space with Troops, a roll for Outrage costs 2, the Pipeline goes right [K-19]."""
    return [RemoveBase(actor, 1, spaces_with(board.troops)), Outrage(2), ShiftPipeline(1)]


def k27_protected_villages(board: Kenya, actor: int) -> Verbs:
    """K27: Pipeline one step to the right, then the British may Relocate in up to two spaces [K-17]."""
    return [ShiftPipeline(1), Relocate(BRITISH, EVERYWHERE, 2, 0, 0, MAY_STOP)]


def k29_kikuyu_loyalism_shaded(board: Kenya, actor: int) -> Verbs:
    """K29: the Mau Mau may Terror in up to two spaces, free."""
    return [Terror(MAU_MAU, EVERYWHERE, 2, FREE, 0, MAY_STOP)]


def k30_chiefs_murdered(board: Kenya, actor: int) -> Verbs:
    """K30: a space at Resistance becomes Loyal and takes an Available Police."""
    return [SetLoyal(actor, 1, spaces_where(resists, board), 0, -1, 1)]


def k32_racist_propaganda(board: Kenya, actor: int) -> Verbs:
    """K32: Political Will +1; Relocate or Reprisal in a space, without Outrage [K-17]."""
    return [ShiftWill(1), RelocateOrReprisal(actor)]


def k32_racist_propaganda_shaded(board: Kenya, actor: int) -> Verbs:
    """K32: Political Will falls by the Pipeline's value."""
    return [ShiftWill(-board.pipeline)]


Card = tuple[Callable[[Kenya, int], Verbs], Callable[[Kenya, int], Verbs]]

EVENTS: Final[dict[int, Card]] = {
    1: (k1_operation_anvil, k1_operation_anvil_shaded),
    2: (k2_jomo_kenyatta, k2_jomo_kenyatta_shaded),
    4: (k4_lari_massacre, k4_lari_massacre),
    6: (three_police, k6_home_guard_shaded),
    8: (k8_evelyn_baring, k8_evelyn_baring_shaded),
    9: (k9_george_erskine, k9_george_erskine_shaded),
    10: (k10_weapon_shortage, k10_weapon_shortage_shaded),
    12: (k12_hooded_men, police_for_resistance),
    13: (k13_ruck_family, k13_ruck_family_shaded),
    14: (k14_waruhiu_itote, k14_waruhiu_itote_shaded),
    15: (k15_nairobi, k15_nairobi_shaded),
    16: (k16_kings_african_rifles, k16_kings_african_rifles_shaded),
    17: (k17_police_reserve, k17_police_reserve_shaded),
    18: (k18_operation_blitz, k18_operation_blitz_shaded),
    19: (k19_one_mile_strip, k19_one_mile_strip_shaded),
    20: (k20_surrender_schemes, k20_surrender_schemes_shaded),
    21: (k21_shot_while_escaping, k21_shot_while_escaping_shaded),
    22: (k22_dedan_kimathi, k22_dedan_kimathi_shaded),
    23: (k23_mass_evictions, population_returns),
    24: (k24_labour_party, k24_labour_party_shaded),
    25: (k25_mclean_inquiry, k25_mclean_inquiry_shaded),
    26: (k26_hola_camp, k26_hola_camp),
    27: (k27_protected_villages, population_returns),
    29: (three_police, k29_kikuyu_loyalism_shaded),
    30: (k30_chiefs_murdered, police_for_resistance),
    32: (k32_racist_propaganda, k32_racist_propaganda_shaded),
}


def populated_first(board: Kenya, spaces: int) -> int:
    """5.1.3: of these spaces those that can be set to Resistance, if there are any [K-46]."""
    return spaces & spaces_with(board.population) or spaces


def is_policed(board: Kenya, space: Space) -> bool:
    """K12, K30: Police and Mau Mau pieces."""
    return board.police[space] > 0 and mau_mau_pieces(board, space) > 0


def is_ringed(board: Kenya, space: Space) -> bool:
    """K19: British pieces in every adjacent space."""
    near = board.facts.adjacent[space]
    return all([cubes(board, place) > 0 for place in range(SPACES) if near >> place & 1])


def may_resist(board: Kenya, space: Space) -> bool:
    """K19: Populated, and not at Resistance yet."""
    return board.population[space] > 0 and board.stance[space] != RESISTANCE


def may_turn_loyal(board: Kenya, space: Space) -> bool:
    """K23: Populated, and not Loyal yet."""
    return board.population[space] > 0 and board.stance[space] != LOYAL


def resists(board: Kenya, space: Space) -> bool:
    """K30: at Resistance."""
    return board.stance[space] == RESISTANCE


# Frames that only one card needs


class BasesAmongTwo(KenyaFrame):
    """K1 Operation Anvil, shaded: how many of the two pieces are Bases; the others are Guerrillas [K-27]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def ask(self, board: Kenya) -> Question | None:
        room = BASES_IN_A_SPACE - board.bases[NAIROBI]
        bases = min(room, placeable_by(board, self.actor, BASE, NAIROBI))
        guerrillas = min(2, placeable_by(board, self.actor, GUERRILLA, NAIROBI))
        fewest = max(0, min(2, bases + guerrillas) - guerrillas)
        counts = [number(count) for count in range(fewest, bases + 1)]
        return Question(self.actor, "event.bases", "5.1", counts, CARD + board.card())

    def take(self, state: KenyaState, answer: int) -> None:
        bases = answer - NUMBER
        frames: Verbs = [*[PlaceOwn(BASE, NAIROBI, 1)] * bases, self.guerrillas(state.board, bases)]
        in_one_step(state, frames)

    def guerrillas(self, board: Kenya, bases: int) -> KenyaFrame:
        """The Guerrillas beside so many Bases; they may stay on the map only if as many pieces are placed as are
        Available and fit (5.1.3)."""
        room = BASES_IN_A_SPACE - board.bases[NAIROBI]
        needed = min(2, min(room, board.available_bases) + board.available_fighters)
        if bases + board.available_fighters < needed:
            return PlaceOwn(GUERRILLA, NAIROBI, 2 - bases)
        return PlaceByEvent(self.actor, GUERRILLA, NAIROBI, 2 - bases)


class LariMassacre(OneSpace):
    """K4 Lari Massacre: the Province."""

    def kind(self) -> str:
        return "event.province"

    def take(self, state: KenyaState, answer: int) -> None:
        place_terror(state, answer)
        set_stance(state, answer, NEUTRAL)
        state.push(CycleOfKillings(other(self.actor), answer))


class CycleOfKillings(KenyaFrame):
    """K4 Lari Massacre: the other player may place an Available Guerrilla or Police there [K-28]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "space")

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space

    def ask(self, board: Kenya) -> Question | None:
        answers = [GUERRILLA_WORD] if board.available_fighters else []
        if board.available_police:
            answers.append(POLICE_WORD)
        return Question(self.actor, "event.reinforce", "5.1", [*answers, DONE], self.space) if answers else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            place_available(state, GUERRILLA if answer == GUERRILLA_WORD else POLICE, self.space, 1)
            adjust_control(state)


class DeclareEmergency(SpaceFrame):
    """K8 Evelyn Baring, unshaded: two spaces; Troops move after one of the Deploys, or after each [K-24], and none
    Sweeps twice [K-49]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left", "chosen", "moved", "swept")

    def __init__(self, left: int, chosen: int = 0, moved: int = 0, swept: int = 0) -> None:
        """`moved`: 1 once Troops have moved and may not again; `swept`: Troops that came with a Sweep, four bits a
        space."""
        self.left = left
        self.chosen = chosen
        self.moved = moved
        self.swept = swept

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return ALREADY_SELECTED if self.chosen >> answer & 1 else None

    def ask(self, board: Kenya) -> Question | None:
        if self.left == 0:
            return None
        return Question(BRITISH, "event.space", "5.1", self.legal(board), CARD + board.card())

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(DeclareEmergency(self.left - 1, self.chosen | 1 << answer, self.moved, self.swept))
        state.push(DeployOrSweep(answer, self.moved, self.swept))


class DeployOrSweep(KenyaFrame):
    """K8 Evelyn Baring, unshaded: which Operation takes place there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space", "moved", "swept")

    def __init__(self, space: Space, moved: int, swept: int) -> None:
        self.space = space
        self.moved = moved
        self.swept = swept

    def candidates(self, board: Kenya) -> list[int]:
        return [DEPLOY, SWEEP]

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return deploy_refusal(board, self.space) if answer == DEPLOY else None

    def ask(self, board: Kenya) -> Question | None:
        answers = [op for op in (DEPLOY, SWEEP) if self.refusal(board, op) is None]
        return Question(BRITISH, "event.operation", "5.1", answers, self.space)

    def take(self, state: KenyaState, answer: int) -> None:
        state.note("operation", BRITISH, answer)
        state.note("select", self.space)
        if answer == SWEEP:
            state.push(SweptIn(self.space, state.board.troops[self.space]))
            sweep_there(state, BRITISH, 1 << self.space, 0, self.swept)
            return
        if not self.moved:
            state.push(EmergencyTroops(BRITISH, self.space, cubes(state.board, self.space)))
        state.push(deploy_there(self.space, BY_BARING))


class SweptIn(KenyaFrame):
    """K8 Evelyn Baring, unshaded: Troops that have come with a Sweep do not move with the next [K-49]."""

    FIELDS: ClassVar[tuple[str, ...]] = ("space", "before")

    def __init__(self, space: Space, before: int) -> None:
        """`before`: how many Troops were there."""
        self.space = space
        self.before = before

    def go(self, state: KenyaState) -> None:
        emergency = state.stack.pop()
        assert isinstance(emergency, DeclareEmergency)
        came = state.board.troops[self.space] - self.before << 4 * self.space
        state.push(DeclareEmergency(emergency.left, emergency.chosen, emergency.moved, emergency.swept + came))


class EmergencyTroops(DeployTroops):
    """K8 Evelyn Baring, unshaded: the move of Troops that goes with a Deploy, not where Pseudo-Gangs (K7) lets it
    either place or move and it has placed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "space", "before")

    def __init__(self, actor: int, space: Space, before: int) -> None:
        """`before`: how many cubes were there before the Deploy."""
        super().__init__(actor)
        self.space = space
        self.before = before

    def ask(self, board: Kenya) -> Question | None:
        if cubes(board, self.space) > self.before and deploy_places_or_moves(board):
            return None
        return super().ask(board)

    def take(self, state: KenyaState, answer: int) -> None:
        emergency = state.stack.pop()
        assert isinstance(emergency, DeclareEmergency)
        used = answer != DONE and not state.board.facts.each_deploy_moves_troops
        moved = 1 if used else emergency.moved
        state.push(DeclareEmergency(emergency.left, emergency.chosen, moved, emergency.swept))
        super().take(state, answer)


class SettlersDemandTroops(SpaceFrame):
    """K13 Ruck Family Killed, shaded: from where, to which Non-Reserve Province, how many Troops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "destination")

    def __init__(self, origin: Space = -1, destination: Space = -1) -> None:
        self.origin = origin
        self.destination = destination

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if self.origin < 0:
            return None if board.troops[answer] else NO_TROOPS
        return None if SETTLED >> answer & 1 and answer != self.origin else NOT_A_SETTLERS_PROVINCE

    def candidates(self, board: Kenya) -> list[int]:
        return list(range(SPACES)) if self.destination < 0 else []

    def ask(self, board: Kenya) -> Question | None:
        if self.destination >= 0:
            counts = [number(count) for count in range(1, board.troops[self.origin] + 1)]
            return Question(MAU_MAU, "event.count", "5.1", counts, self.origin)
        spaces = self.legal(board)
        if self.origin >= 0:
            return Question(MAU_MAU, "event.destination", "5.1", spaces, self.origin)
        return Question(MAU_MAU, "event.origin", "5.1", [*spaces, DONE], CARD + board.card()) if spaces else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == DONE:
            return
        if self.destination >= 0:
            move_cubes(state, TROOPS, answer - NUMBER, self.origin, self.destination)
            adjust_control(state)
        elif self.origin >= 0:
            state.push(SettlersDemandTroops(self.origin, answer))
        else:
            state.push(SettlersDemandTroops(answer))


class GeneralChina(OneSpace):
    """K14 Waruhiu Itote, shaded: the Mountain Jungle that takes a Base, if there is room (1.4.2), and a Guerrilla."""

    def kind(self) -> str:
        return "event.jungle"

    def take(self, state: KenyaState, answer: int) -> None:
        guerrilla = PlaceByEvent(self.actor, GUERRILLA, answer, 1)
        base = [PlaceByEvent(self.actor, BASE, answer, 1)] if takes_base(state.board, answer) else []
        in_one_step(state, [*base, guerrilla])


class RewardAfterDeploy(KenyaFrame):
    """K24 Labour Party, unshaded: a Reward, as Capabilities have it [B7]."""

    def go(self, state: KenyaState) -> None:
        if can_reward(state.board):
            state.note("special", BRITISH, REWARD)
            state.push(Reward(BRITISH, reward_spaces(state.board)))


class SweepThere(KenyaFrame):
    """K15: a British Sweep in these spaces (bits)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("spaces",)

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def go(self, state: KenyaState) -> None:
        state.note("operation", BRITISH, SWEEP)
        sweep_there(state, BRITISH, self.spaces)


class KingsAfricanRifles(SpaceFrame):
    """K16 King's African Rifles, unshaded: the space, and how many Troops where they have to come from the map."""

    FIELDS: ClassVar[tuple[str, ...]] = ("executing", "space")

    def __init__(self, executing: int, space: Space = -1) -> None:
        self.executing = executing
        self.space = space

    def candidates(self, board: Kenya) -> list[int]:
        return []

    def ask(self, board: Kenya) -> Question | None:
        if self.space < 0:
            return Question(BRITISH, "event.space", "5.1", list(range(SPACES)), CARD + board.card())
        most = min(4, placeable_by(board, self.executing, TROOPS, self.space))
        counts = [number(count) for count in range(min(4, board.available_troops), most + 1)]
        return Question(BRITISH, "event.troops", "5.1", counts, self.space)

    def take(self, state: KenyaState, answer: int) -> None:
        if self.space < 0:
            state.push(KingsAfricanRifles(self.executing, answer))
            return
        state.push(OperationMenu(BRITISH, 1, 1 << self.space))
        state.push(PlaceOwn(TROOPS, self.space, answer - NUMBER))


class OperationBlitz(OneSpace):
    """K18 Operation Blitz, unshaded: the Mountain Jungle; the Event's space stands, whatever K5 says [B7]."""

    def kind(self) -> str:
        return "event.jungle"

    def take(self, state: KenyaState, answer: int) -> None:
        state.note("operation", self.actor, SWEEP)
        state.note("destination", answer)
        state.push(AirStrikeThere(self.actor, answer))
        sweep_there(state, self.actor, 1 << answer)


class AirStrikeThere(KenyaFrame):
    """K18 Operation Blitz, unshaded: the Air Strike after the Sweep, if there is an Active Guerrilla."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor", "space")

    def __init__(self, actor: int, space: Space) -> None:
        self.actor = actor
        self.space = space

    def go(self, state: KenyaState) -> None:
        if state.board.active[self.space]:
            state.note("special", self.actor, AIR_STRIKE)
            state.push(AirStrikeCount(self.actor, self.space))


class AssaultAndReveal(Assault):
    """K21 'Shot While Escaping', unshaded: what is left there after the Assault is Activated."""

    def resolve(self, state: KenyaState, space: Space) -> None:
        super().resolve(state, space)
        activate(state, space, state.board.underground[space])

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return AssaultAndReveal(self.actor, self.within, left, terms, special, mode, chosen, tally)


class DeadMenCannotTalk(RemoveGuerrillas):
    """K21 'Shot While Escaping', shaded: only if a Guerrilla was removed do the others go Underground [B11, K-26]."""

    def do(self, state: KenyaState, space: Space) -> None:
        state.push(FlipAll(EVERYWHERE if state.board.facts.escape_flips_everywhere else 1 << space))
        super().do(state, space)

    def again(self, left: int, last: int, used: int) -> Picks:
        return DeadMenCannotTalk(self.actor, left, self.terms, self.upto, last, used)


class RelocateOrReprisal(KenyaFrame):
    """K32 Racist Propaganda, unshaded: the one or the other, as the executing player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def candidates(self, board: Kenya) -> list[int]:
        return [RELOCATE, REPRISAL]

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        for space in range(SPACES):
            why = relocate_refusal(board, space) if answer == RELOCATE else reprisal_refusal(board, space)
            if why is None:
                return None
        return NOT_SUITABLE

    def ask(self, board: Kenya) -> Question | None:
        answers = [way for way in (RELOCATE, REPRISAL) if self.refusal(board, way) is None]
        return Question(self.actor, "event.operation", "5.1", answers, CARD + board.card()) if answers else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == RELOCATE:
            state.push(Relocate(self.actor, EVERYWHERE, 1, WITHOUT_OUTRAGE))
        else:
            state.note("special", self.actor, REPRISAL)
            state.push(Reprisal(self.actor, 1, WITHOUT_OUTRAGE))
