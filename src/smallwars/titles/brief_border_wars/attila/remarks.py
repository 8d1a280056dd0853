"""Remarks beside questions and answers: of a battle its dice and points of the card, of a unit where it is, of a card
and a pass what they do; and which units are out of supply (6.2).
"""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.kit.data_title import Remark

from ..family.rules.board import BorderBoard, Place, Unit, Units, bits, damaged_box, other, place_of, rear
from ..family.rules.cards import Play
from ..family.rules.combat import (
    REACTING_UNITS,
    Attackers,
    Defenders,
    DefendingAir,
    Reaction,
    Reinforce,
    attackers_in,
    reacting_units,
    supporting_air,
    targets_in,
)
from ..family.rules.movement import Movement
from ..family.rules.resolution import dice_of
from ..family.rules.special_actions import Refit, can_act, can_refit
from ..family.rules.words import (
    AIR,
    AIR_SUPPORT,
    ALL,
    DAMAGED,
    DONE,
    PASS,
    REACTION_MOVE,
    REFIT,
    SPECIAL,
    UNIT,
)
from .rules.board import Attila, is_regular, supplied_areas
from .rules.events import FriendlyFire, Laxity, OwnLaxity

REMARKS: Final[dict[str, tuple[str, ...]]] = {
    "in": ("place",),
    "disrupted": (),
    "disrupted_in": ("place",),
    "cards": ("count:number",),
    "units": ("count:number",),
    "for_one": ("first:word",),
    "for_two": ("first:word", "second:word"),
    "for_three": ("first:word", "second:word", "third:word"),
    "ends_phase": ("passed:number", "cards:number"),
    "points": ("points:number",),
    "adds": ("dice:number",),
    "adds_up_to": ("dice:number",),
    "adds_none": (),
    "dice": ("dice:number",),
    "muster": ("dice:number", "answer:number"),
    "fight": ("dice:number", "answer:number"),
    "fight_now": ("dice:number", "answer:number"),
}
"""The ints of each remark as `name:kind`, as for the verbs of the log."""


Battle = Defenders | Reaction | Reinforce | DefendingAir
"""The frames in which the attackers are known."""

PLACED: Final = (FriendlyFire, Laxity, Movement, OwnLaxity, Reinforce)
"""The frames that list units from several places."""


def out_of_supply(board: Attila) -> Units:
    """6.2: the Turkish regulars on the map that are not in supply."""
    supplied, found = supplied_areas(board), 0
    for area in range(board.facts.areas):
        if not supplied >> area & 1:
            found |= sum([1 << unit for unit in bits(board.there[area]) if is_regular(board, unit)])
    return found


# Questions


def question_remarks(state: State[Any]) -> list[Remark]:
    """6.23: the remarks beside a question: the dice of the battle as far as its units are known."""
    frame, board = state.stack[-1], state.board
    if isinstance(frame, Attackers):
        return muster(board, frame)
    if isinstance(frame, Defenders):
        return [fight("fight_now", board, frame, frame.chosen) if frame.chosen else dice(board, frame.attackers)]
    if isinstance(frame, (Reaction, Reinforce, DefendingAir)):
        return [fight("fight_now", board, frame, frame.defenders)]
    return []


def muster(board: BorderBoard, frame: Attackers) -> list[Remark]:
    """6.21: the dice of the attackers so far, and those that all enemies there would have."""
    enemies = targets_in(board, frame.side, frame.area)
    return [Remark("muster", dice_of(board, frame.chosen), defence(board, enemies, frame.area))]


def fight(key: str, board: BorderBoard, frame: Battle, group: Units) -> Remark:
    """6.23: the dice of both sides, with these defenders."""
    return Remark(key, dice_of(board, frame.attackers), defence(board, group, frame.area))


def defence(board: BorderBoard, group: Units, area: Place) -> int:
    """6.23: the dice of defenders, terrain among them."""
    return dice_of(board, group) + board.shared.terrain[area]


def dice(board: BorderBoard, group: Units) -> Remark:
    """6.23: the dice of attackers."""
    return Remark("dice", dice_of(board, group))


# Answers


def answer_remarks(state: State[Any], answer: int) -> list[Remark]:
    """The remarks beside an answer: where a unit is, its effect on the battle, what a card or a pass does."""
    frame, board = state.stack[-1], state.board
    if isinstance(frame, Play):
        return to_play(board, answer)
    if isinstance(frame, Refit):
        return to_refit(board, frame.side, answer)
    here = where(board, answer - UNIT, isinstance(frame, PLACED)) if is_unit(board, answer) else []
    return [*here, *effect(board, frame, answer)]


def effect(board: Attila, frame: Frame[Any], answer: int) -> list[Remark]:
    """6.2: what an answer does to the battle."""
    if isinstance(frame, Attackers):
        return attacker(board, frame, answer)
    if isinstance(frame, Defenders):
        return target(board, frame, answer)
    if isinstance(frame, Reaction):
        return reaction(board, frame, answer)
    if isinstance(frame, (Reinforce, DefendingAir)) and answer != DONE:
        return [added(board, frame.defenders, 1 << answer - UNIT)]
    return []


def where(board: BorderBoard, unit: Unit, is_placed: bool) -> list[Remark]:
    """2.0: where a unit is, if its question does not say, and whether it is disrupted."""
    is_disrupted = board.disrupted >> unit & 1
    if is_placed:
        return [Remark("disrupted_in" if is_disrupted else "in", place_of(board, unit))]
    return [Remark("disrupted")] if is_disrupted else []


def to_play(board: BorderBoard, answer: int) -> list[Remark]:
    """6.0: how many equal cards there are; what a Special Action could be; a pass that ends the phase."""
    side = board.active
    if answer == PASS:
        ends = board.passed or not may_play(board, other(side))
        return [Remark("ends_phase", board.passed, len(board.hands[side]))] if ends else []
    if answer == SPECIAL:
        deeds = [*([REFIT] if can_refit(board, side) else []), *board.shared.exclusive.specials(board, side)]
        return [Remark(("for_one", "for_two", "for_three")[len(deeds) - 1], *deeds)]
    count = board.hands[side].count(answer)
    return [Remark("cards", count)] if count > 1 else []


def may_play(board: BorderBoard, side: int) -> bool:
    """6.0: whether a side can do anything but pass."""
    return bool(board.hands[side]) or (board.specials[side] > 0 and can_act(board, side))


def to_refit(board: BorderBoard, side: int, answer: int) -> list[Remark]:
    """6.31: how many units it is for, where no area is to be named."""
    if answer == DAMAGED:
        return [Remark("units", board.there[damaged_box(board, side)].bit_count())]
    if answer == AIR:
        return [Remark("units", (board.there[rear(board, side)] & board.disrupted & board.shared.air).bit_count())]
    return []


def attacker(board: BorderBoard, frame: Attackers, answer: int) -> list[Remark]:
    """6.2, 6.21: the cost of a unit, if more than one point, and the dice that it adds."""
    if answer == DONE:
        return [dice(board, frame.chosen)]
    if not is_unit(board, answer):
        return []
    unit = answer - UNIT
    cost = frame.cost(board, unit)
    price = [Remark("points", cost)] if cost > 1 else []
    with_it = frame.chosen
    if board.shared.air >> unit & 1:
        if not with_it & ~board.shared.air:  # a ground unit has still to be named
            with_it |= attackers_in(board, frame.side, frame.area)
        return [Remark("in", place_of(board, unit)), *price, added(board, with_it, 1 << unit)]
    return [*price, added(board, with_it, 1 << unit)]


def target(board: BorderBoard, frame: Defenders, answer: int) -> list[Remark]:
    """6.21: the battle with this defender too."""
    joining = 1 << answer - UNIT if is_unit(board, answer) else frame.left_over(board) if answer == ALL else 0
    known = joining or answer == DONE
    return [fight("fight", board, frame, frame.chosen | joining)] if known else []


def reaction(board: BorderBoard, frame: Reaction, answer: int) -> list[Remark]:
    """6.32: the most that a Special Action card can add."""
    side = other(frame.side)
    if answer == AIR_SUPPORT:
        return [best(board, frame.defenders, supporting_air(board, side), frame.defenders.bit_count())]
    if answer == REACTION_MOVE:
        return [best(board, frame.defenders, reacting_units(board, side, frame.area), REACTING_UNITS)]
    return []


def best(board: BorderBoard, group: Units, units: Units, most: int) -> Remark:
    """6.32: the dice that the strongest of these units add to a group."""
    strongest = sorted(bits(units), key=lambda unit: -board.shared.value[unit])[:most]
    return added(board, group, sum([1 << unit for unit in strongest]), "adds_up_to")


def added(board: BorderBoard, group: Units, joining: Units, key: str = "adds") -> Remark:
    """6.23, 9.2, E6: the dice that units add to a group; air units may add none."""
    more = dice_of(board, group | joining) - dice_of(board, group)
    return Remark(key, more) if more else Remark("adds_none")


def is_unit(board: BorderBoard, answer: int) -> bool:
    """Whether an answer names a unit."""
    return UNIT <= answer < UNIT + board.shared.units
