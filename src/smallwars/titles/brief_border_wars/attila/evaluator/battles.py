"""The battles of Operation Attila that promise most, by the odds of 6.23."""

from __future__ import annotations

from math import fsum
from typing import Final

from ...family.rules.board import Place, Unit, Units, aircraft, bits, other, rear, side_of
from ...family.rules.combat import attackers_in, targets_in
from ...family.rules.resolution import odds
from ..rules.board import Attila
from ..rules.words import TURKISH
from .island import DAMAGED, DAMAGED_AT_HAND, WEAK, Island, Season

DRIVEN_OFF: Final = 0.1
"""6.23: what a disrupted unit loses of its worth when it must retreat."""

Blow = tuple[Unit, int, int, int, float]
"""6.23: a unit, the hits it takes, the strength of fit units and of disrupted ones it adds in the area, and what is
lost to their side."""
Fate = tuple[int, int, float]
"""The strength of fit units and of disrupted ones that is added in the area, and what is lost to their side."""

KNOWN_CHANCES: Final[dict[int, list[float]]] = {}


class Battle:
    """A battle that could be fought, with what it costs of the card and what it promises who attacks."""

    def __init__(self, area: Place, cost: int, attackers: Units, targets: Units, gain: float) -> None:
        self.area = area
        self.cost = cost
        self.attackers = attackers
        self.targets = targets
        self.gain = gain


def chances(dice: int) -> list[float]:
    """6.23: how likely no hit, one hit and so on are."""
    if dice not in KNOWN_CHANCES:
        KNOWN_CHANCES[dice] = [ways / 3**dice for ways in odds(dice)]
    return KNOWN_CHANCES[dice]


# 6.21: who fights


def by_value(board: Attila, units: Units) -> list[Unit]:
    """The units, the strongest first."""
    value = board.facts.value
    return sorted(bits(units), key=lambda unit: -value[unit])


def groups(board: Attila, side: int, area: Place) -> list[tuple[int, Units]]:
    """6.21: attackers, more and more of them, and what they count against the card: regular units, air units, then
    Irregulars, to whom a hit is damage."""
    facts, units = board.facts, attackers_in(board, side, area)
    regular, irregular = by_value(board, units & ~facts.irregular), by_value(board, units & facts.irregular)
    cost = facts.exclusive.attack_cost(board, regular[0]) if regular else 1
    air = bits(air_units(board, side, area)) if regular and not board.air_friction else []
    found: list[tuple[int, Units]] = []
    spent, chosen = 0, 0
    for unit in [*regular, *air, *irregular]:
        spent, chosen = spent + (cost if unit in regular else 1), chosen | 1 << unit
        found.append((spent, chosen))
    return found


def air_units(board: Attila, side: int, area: Place) -> Units:
    """6.21: air units that may join."""
    units = aircraft(board, side, area)
    if board.facts.exclusive.air_refusal(board, side) is None:
        units |= aircraft(board, side, rear(board, side))
    return units & ~board.engaged


def target_groups(board: Attila, side: int, area: Place) -> list[Units]:
    """6.21: all enemies, the fit ones, and one of each kind alone."""
    targets = targets_in(board, side, area)
    found = [targets]
    if targets & ~board.disrupted not in (0, targets):
        found.append(targets & ~board.disrupted)
    kinds: list[int] = []
    for unit in bits(targets):
        kind = 2 * board.facts.value[unit] + (board.disrupted >> unit & 1)
        if kind not in kinds and 1 << unit != targets:
            kinds.append(kind)
            found.append(1 << unit)
    return found


# 6.23: what hits do


def defenders_blows(board: Attila, targets: Units, damage: float) -> list[Blow]:
    """6.23: a hit for each fit unit, then for each disrupted one, then what it takes to damage them."""
    value, fit, weak = board.facts.value, targets & ~board.disrupted, targets & board.disrupted
    found: list[Blow] = [
        (unit, 1, -value[unit], value[unit], (1 - WEAK) * value[unit]) for unit in by_value(board, fit)
    ]
    for unit in by_value(board, weak):
        worth = value[unit]
        found.append((unit, 1, 0, -worth, (damage if worth == 1 else DRIVEN_OFF) * worth))
    for unit in by_value(board, weak)[::-1]:
        if value[unit] > 1:
            found.append((unit, value[unit] - 1, 0, 0, (damage - DRIVEN_OFF) * value[unit]))
    for unit in by_value(board, fit)[::-1]:
        found.append((unit, 2 * value[unit] - 1, 0, -value[unit], damage * value[unit]))
    return found


def attackers_blows(board: Attila, units: Units, damage: float) -> list[Blow]:
    """6.22, 6.23: a hit for each unit, then what it takes to damage them."""
    value, units_by_value = board.facts.value, by_value(board, units)
    found: list[Blow] = []
    for unit in units_by_value:
        worth = value[unit]
        lost = 1 - WEAK + (damage if worth == 1 else 0.0)
        found.append((unit, 1, -worth, worth if worth > 1 else 0, lost * worth))
    for unit in units_by_value[::-1]:
        if value[unit] > 1:
            found.append((unit, value[unit] - 1, 0, -value[unit], damage * value[unit]))
    return found


def allocation(board: Attila, units: Units, hits: int) -> list[Unit]:
    """6.22, 6.23: the units that so many hits go to, in order."""
    attack = side_of(board, bits(units)[0]) == board.active or units & board.facts.air
    blows = attackers_blows(board, units, 0.0) if attack else defenders_blows(board, units, 0.0)
    found: list[Unit] = []
    for unit, needed, _, _, _ in blows:
        if len(found) + needed > hits:
            break
        found += [unit] * needed
    return sorted(found + [blows[0][0]] * (hits - len(found)))


def fates(blows: list[Blow], dice: int) -> list[tuple[float, Fate]]:
    """What so many dice may do, and how likely it is."""
    found: list[tuple[float, Fate]] = []
    likely, fate, spare, at = 0.0, (0, 0, 0.0), -1, 0
    for chance in chances(dice):
        spare += 1
        if at < len(blows) and spare >= blows[at][1]:
            found.append((likely, fate))
            _, hits, fit, weak, lost = blows[at]
            fate, likely = (fate[0] + fit, fate[1] + weak, fate[2] + lost), 0.0
            spare, at = spare - hits, at + 1
        likely += chance
    return [*found, (likely, fate)]


def damage_share(side: int) -> float:
    """7.0: what a unit loses when it is damaged, having been disrupted."""
    return WEAK - (DAMAGED if side == TURKISH else DAMAGED_AT_HAND)


def promise(board: Attila, island: Island, side: int, area: Place, attackers: Units, targets: Units) -> float:
    """6.23: what a battle is worth on average to who attacks; air-to-air combat and reactions are not foreseen."""
    season, facts = island.season, board.facts
    air = 0 if board.air_friction or not attackers & ~facts.irregular & ~facts.air else len(bits(attackers & facts.air))
    dice, answer = season.strength(attackers) + air, season.strength(targets) + facts.terrain[area]
    inflicted = fates(defenders_blows(board, targets, damage_share(other(side))), dice)
    suffered = fates(attackers_blows(board, attackers & ~facts.air, damage_share(side)), answer)
    sign = 1 if side == TURKISH else -1
    found = -sign * island.worth(area)
    for likely, theirs in inflicted:
        for chance, ours in suffered:
            found += sign * likely * chance * after(island, area, ours, theirs, side)
    return found + season.unit * (mean_loss(inflicted) - mean_loss(suffered))


def after(island: Island, area: Place, ours: Fate, theirs: Fate, side: int) -> float:
    """What the area is worth to the Turkish player when both have suffered."""
    turkish, cypriot = (ours, theirs) if side == TURKISH else (theirs, ours)
    fit, weak = island.fit, island.weak
    return island.worth_with(
        area, fit[1][area] + turkish[0], weak[1][area] + turkish[1], fit[2][area] + cypriot[0],
        weak[2][area] + cypriot[1],
    )  # fmt: skip


def mean_loss(found: list[tuple[float, Fate]]) -> float:
    """The strength lost on average."""
    return fsum([likely * fate[2] for likely, fate in found])


# 6.2: which battles


def best_targets(board: Attila, island: Island, side: int, area: Place, attackers: Units) -> tuple[float, Units]:
    """6.21: whom to attack, and what it promises."""
    found = [
        (promise(board, island, side, area, attackers, targets), targets)
        for targets in target_groups(board, side, area)
    ]
    return max(found)


def battles_in(board: Attila, season: Season, side: int) -> list[list[Battle]]:
    """6.2: for each area with enemies the battles that promise something, those that cost least first."""
    island, found = Island(board, season), []
    for area in range(board.facts.areas):
        battles: list[Battle] = []
        if attackers_in(board, side, area) and targets_in(board, side, area):
            for cost, attackers in groups(board, side, area):
                gain, targets = best_targets(board, island, side, area, attackers)
                if gain > (battles[-1].gain if battles else 0.0):
                    battles.append(Battle(area, cost, attackers, targets, gain))
        if battles:
            found.append(battles)
    return found


def allotted(battles: list[list[Battle]], left: int, fought: int = 0) -> list[Battle]:
    """6.2: the battles, one in an area, that promise most together with so many units; the best of them first."""
    best: list[list[Battle]] = [[] for _ in range(left + 1)]
    for here in battles:
        if not fought >> here[0].area & 1:
            best = [best_with(best, here, most) for most in range(left + 1)]
    return sorted(best[left], key=lambda battle: -battle.gain)


def best_with(best: list[list[Battle]], here: list[Battle], most: int) -> list[Battle]:
    """With so many units, one of these battles more, if it pays."""
    found, gain = best[most], total_gain(best[most])
    for battle in here:
        if battle.cost <= most and total_gain(best[most - battle.cost]) + battle.gain > gain:
            found = [*best[most - battle.cost], battle]
            gain = total_gain(found)
    return found


def total_gain(battles: list[Battle]) -> float:
    """What battles promise together."""
    return fsum([battle.gain for battle in battles])
