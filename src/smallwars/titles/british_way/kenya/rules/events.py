"""The 32 Events (5.0): each a short function that returns verbs. What a Faction is not named for, the executing one
decides; an Operation or Special Activity is conducted by the Faction on whose sheet it stands [B6]. Without "may" an
Event is done as far as it can be [B12]. Capabilities are in `modifiers`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...family.rules.board import Space
from ...family.rules.forces import cubes, fighters, spaces_with
from ...family.rules.operations import MAY_STOP, MUST_SELECT, OperationMenu
from ...family.rules.verbs import ShiftWill
from ...family.rules.words import BRITISH
from .board import (
    ABERDARES,
    CITY,
    EVERYWHERE,
    GUERRILLA,
    JUNGLES,
    LOYAL,
    MAU_MAU,
    MOUNT_KENYA,
    NAIROBI,
    NON_RESERVE_PROVINCES,
    NON_RESERVES,
    PROVINCES,
    RESERVES,
    RESISTANCE,
    SPACES,
    Kenya,
    KenyaFrame,
    mau_mau_pieces,
    takes_base,
)
from .british_operations import BY_NAIROBI, NOT_ASKED, Deploy, PlaceCubes, Relocate
from .control import controlled
from .event_frames import (
    AssaultAndReveal,
    BasesAmongTwo,
    DeadMenCannotTalk,
    DeclareEmergency,
    GeneralChina,
    KingsAfricanRifles,
    LariMassacre,
    OperationBlitz,
    RelocateOrReprisal,
    RewardAfterDeploy,
    SettlersDemandTroops,
    SweepThere,
)
from .mau_mau_operations import Rally, Terror
from .operations import ANY_NUMBER, FREE
from .pipeline import BY_ERSKINE, ChoosePipeline, Outrage
from .placing import PlaceByEvent
from .verbs import (
    ActivateAll,
    Clear,
    FlipAll,
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
    executed_by,
)

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
        ReplaceTerror(actor, at_hand, used=actor),
        ReplaceTerror(actor, more, upto=1, used=actor),
        RemoveTerror(RESERVES),
    ]


def k8_evelyn_baring(board: Kenya, actor: int) -> Verbs:
    """K8: Pipeline one step to the right; the British Deploy or Sweep in two spaces [K-24]."""
    return [ShiftPipeline(1), DeclareEmergency(2)]


def k8_evelyn_baring_shaded(board: Kenya, actor: int) -> Verbs:
    """K8: the Mau Mau may place a Guerrilla each in two Provinces."""
    return [PlaceGuerrillas(MAU_MAU, 2, PROVINCES, upto=1, used=executed_by(actor, 1))]


def k9_george_erskine(board: Kenya, actor: int) -> Verbs:
    """K9: the British may conduct two Limited Operations, and shift the Pipeline to the left."""
    return [OperationMenu(BRITISH, limited=1, may=1, times=2), ChoosePipeline(BY_ERSKINE)]


def k9_george_erskine_shaded(board: Kenya, actor: int) -> Verbs:
    """K9: Political Will -1 if Troops and Terror are in one space."""
    return [ShiftWill(-1)] if spaces_with(board.troops) & spaces_with(board.terror) else []


def k10_weapon_shortage(board: Kenya, actor: int) -> Verbs:
    """K10: a Guerrilla from each space with more than two."""
    return [RemoveGuerrilla(actor, space) for space in range(SPACES) if fighters(board, space) > 2]


def k10_weapon_shortage_shaded(board: Kenya, actor: int) -> Verbs:
    """K10: the Mau Mau may place up to two Guerrillas in a space with Police."""
    return [PlaceGuerrillas(MAU_MAU, 1, spaces_with(board.police), upto=1, used=executed_by(actor, 2))]


def k12_hooded_men(board: Kenya, actor: int) -> Verbs:
    """K12: all Guerrillas in two Provinces are Activated; where some hide, if there are two such Provinces [K-46]."""
    hidden = spaces_with(board.underground) & PROVINCES
    return [ActivateAll(actor, 2, hidden if hidden & hidden - 1 else PROVINCES)]


def police_for_resistance(board: Kenya, actor: int) -> Verbs:
    """K12, K30 shaded: a Police goes from a space with Mau Mau, which is set to Resistance."""
    return [RemovePolice(actor, 1, first_of_all(board, spaces_where(is_policed, board), may_resist))]


def k13_ruck_family(board: Kenya, actor: int) -> Verbs:
    """K13: a Non-Reserve Province becomes Loyal and takes up to two Available Police."""
    return [SetLoyal(actor, 1, first_of_all(board, NON_RESERVE_PROVINCES, may_turn_loyal), used=2)]


def k13_ruck_family_shaded(board: Kenya, actor: int) -> Verbs:
    """K13: the Mau Mau may move Troops from one space to a Non-Reserve Province."""
    return [SettlersDemandTroops()]


def k14_waruhiu_itote(board: Kenya, actor: int) -> Verbs:
    """K14: a Guerrilla from each Mountain Jungle."""
    return [RemoveGuerrilla(actor, ABERDARES), RemoveGuerrilla(actor, MOUNT_KENYA)]


def k14_waruhiu_itote_shaded(board: Kenya, actor: int) -> Verbs:
    """K14: a Base and a Guerrilla in a Mountain Jungle, with room for a Base that must be placed [K-46]."""
    room = spaces_where(takes_base, board, JUNGLES) if board.available_bases else 0
    return [GeneralChina(actor, room or JUNGLES)]


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
    return [SetResistance(actor, 1, first_of_all(board, troops, may_resist), used=1)]


def k17_police_reserve(board: Kenya, actor: int) -> Verbs:
    """K17: a Police from anywhere into each Non-Reserve Province."""
    return [PoliceIntoEach(actor, NON_RESERVE_PROVINCES)]


def k17_police_reserve_shaded(board: Kenya, actor: int) -> Verbs:
    """K17: in each Non-Reserve Province a Guerrilla goes, to set it to Resistance."""
    return [RemoveGuerrilla(actor, space, 1) for space in range(SPACES) if NON_RESERVE_PROVINCES >> space & 1]


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
    return [RemoveGuerrillas(actor, 2, spaces_with(board.troops), upto=1)]


def k20_surrender_schemes_shaded(board: Kenya, actor: int) -> Verbs:
    """K20: the Mau Mau Rally in two spaces, free."""
    return [Rally(MAU_MAU, EVERYWHERE, 2, FREE, mode=MUST_SELECT)]


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
    return [OperationMenu(MAU_MAU, limited=1, free=FREE, may=1, times=2)]


def k23_mass_evictions(board: Kenya, actor: int) -> Verbs:
    """K23: two Non-Reserve spaces become Loyal; Pipeline one step to the right."""
    return [SetLoyal(actor, 2, spaces_where(may_turn_loyal, board, NON_RESERVES)), ShiftPipeline(1)]


def population_returns(board: Kenya, actor: int) -> Verbs:
    """K23, K27 shaded: one relocated Population returns, with a Guerrilla."""
    return [Resettle(actor, 1, used=actor)]


def k24_labour_party(board: Kenya, actor: int) -> Verbs:
    """K24: the British Deploy, then Reward."""
    return [Deploy(BRITISH, EVERYWHERE, ANY_NUMBER, mode=MAY_STOP), RewardAfterDeploy()]


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
    return [ShiftPipeline(1), Relocate(BRITISH, EVERYWHERE, 2, mode=MAY_STOP)]


def k29_kikuyu_loyalism_shaded(board: Kenya, actor: int) -> Verbs:
    """K29: the Mau Mau may Terror in up to two spaces, free."""
    return [Terror(MAU_MAU, EVERYWHERE, 2, FREE, mode=MAY_STOP)]


def k30_chiefs_murdered(board: Kenya, actor: int) -> Verbs:
    """K30: a space at Resistance becomes Loyal and takes an Available Police."""
    return [SetLoyal(actor, 1, spaces_where(resists, board), used=1)]


def k32_racist_propaganda(board: Kenya, actor: int) -> Verbs:
    """K32: Political Will +1; the British Relocate or Reprisal in a space, without Outrage [B6, K-17]."""
    return [ShiftWill(1), RelocateOrReprisal(BRITISH if board.facts.operations_by_owner else actor)]


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


def first_of_all(board: Kenya, spaces: int, condition: Callable[[Kenya, Space], bool]) -> int:
    """5.1.3: of these spaces those in which all of the text can be done, if there are any [K-46]."""
    return spaces_where(condition, board, spaces) or spaces


def is_policed(board: Kenya, space: Space) -> bool:
    """K12, K30: Police and Mau Mau pieces."""
    return board.police[space] > 0 and mau_mau_pieces(board, space) > 0


def is_ringed(board: Kenya, space: Space) -> bool:
    """K19: British pieces in every adjacent space."""
    near = board.facts.adjacent[space]
    return all([cubes(board, place) > 0 for place in range(SPACES) if near >> place & 1])


def may_resist(board: Kenya, space: Space) -> bool:
    """K12, K16, K19, K30: Populated, and not at Resistance yet."""
    return board.population[space] > 0 and board.stance[space] != RESISTANCE


def may_turn_loyal(board: Kenya, space: Space) -> bool:
    """K13, K23: Populated, and not Loyal yet."""
    return board.population[space] > 0 and board.stance[space] != LOYAL


def resists(board: Kenya, space: Space) -> bool:
    """K30: at Resistance."""
    return board.stance[space] == RESISTANCE
