"""Remarks beside questions and answers about a battle: dice, points of the card; and which units are out of supply
(6.2).
"""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import State
from smallwars.kit.data_title import Remark

from ..family.rules.board import BorderBoard, Place, Units, bits, other
from ..family.rules.combat import (
    REACTING_UNITS,
    Attackers,
    Defenders,
    DefendingAir,
    Reaction,
    Reinforce,
    reacting_units,
    supporting_air,
    targets_in,
)
from ..family.rules.resolution import dice_of
from ..family.rules.words import AIR_SUPPORT, ALL, DONE, REACTION_MOVE, UNIT
from .rules.board import Attila, is_regular, supplied_areas

REMARKS: Final[dict[str, tuple[str, ...]]] = {
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
    """The remarks beside an answer: its effect on the battle."""
    frame, board = state.stack[-1], state.board
    if isinstance(frame, Attackers):
        return attacker(board, frame, answer)
    if isinstance(frame, Defenders):
        return target(board, frame, answer)
    if isinstance(frame, Reaction):
        return reaction(board, frame, answer)
    if isinstance(frame, (Reinforce, DefendingAir)) and answer != DONE:
        return [added(board, frame.defenders, 1 << answer - UNIT)]
    return []


def attacker(board: BorderBoard, frame: Attackers, answer: int) -> list[Remark]:
    """6.2, 6.21: the cost of a unit, if more than one point, and the dice that it adds."""
    if answer == DONE:
        return [dice(board, frame.chosen)]
    if not is_unit(board, answer):
        return []
    cost = frame.cost(board, answer - UNIT)
    price = [Remark("points", cost)] if cost > 1 else []
    return [*price, added(board, frame.chosen, 1 << answer - UNIT)]


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
