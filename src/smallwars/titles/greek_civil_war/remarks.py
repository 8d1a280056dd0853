"""Remarks beside questions and answers about the board: prices, strengths, columns, units and where they stand."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question
from smallwars.kit.data_title import Remark

from .rules.board import Greece
from .rules.charts import spendable, upgrade_cost
from .rules.conflict import Airstrike, Attack, Attackers, AttackTarget, Odds, defence_of, join, odds_with, target_of
from .rules.control import Collect, points_for
from .rules.mobilization import Mobilize, UpgradeUnit
from .rules.movement import Move, MoveTo, MoveUnit
from .rules.retreats import RetreatTo
from .rules.set_up import SetUp, count_in
from .rules.words import AIRSTRIKE, ALL, BACK, DONE, IN_SQUARE, TYPE

REMARKS: Final[dict[str, tuple[str, ...]]] = {
    "left": ("points:number",),
    "price": ("points:number",),
    "from": ("region:word",),
    "becomes": ("before:column", "after:column"),
    "stays": ("column",),
    "mover": ("unit",),
    "mover_from_square": ("unit",),
    "into_square": (),
    "into_open": (),
    "defence": ("strength:number",),
    "rating": ("rating:number",),
    "fight": ("attack:number", "defence:number", "column"),
    "instead": ("count:number",),
    "first": ("points:number",),
}
"""The ints of each remark as `name:kind`, as for the verbs of the log."""


def question_remarks(state: State[Any]) -> list[Remark]:
    """The remarks beside the pending question."""
    frame, board = state.stack[-1], state.board
    if isinstance(frame, Mobilize):
        return [Remark("left", spendable(board, frame.side))]
    if isinstance(frame, MoveTo):
        return [Remark("from", frame.region)]
    if isinstance(frame, Airstrike):
        before, after = frame.column, frame.shifted()
        return [Remark("stays", before) if before == after else Remark("becomes", before, after)]
    return []


def answer_remarks(state: State[Any], answer: int) -> list[Remark]:
    """The remarks beside an answer to the pending question."""
    frame, board = asked(state), state.board
    if answer == BACK:
        return []
    if isinstance(frame, SetUp) and answer >= TYPE:
        return [Remark("instead", count_in(frame.others, answer - TYPE))]
    if isinstance(frame, Collect) and answer < board.facts.regions:
        return [Remark("first", points_for(board, frame.side, answer))]
    if isinstance(frame, Mobilize):
        return price(board, answer)
    if isinstance(frame, UpgradeUnit):
        return [Remark("price", upgrade_cost(board, answer % 50))]
    if isinstance(frame, Move):
        return mover(board, frame, answer)
    if isinstance(frame, MoveTo):
        return [within(board, frame)] if answer == frame.region else []
    if isinstance(frame, RetreatTo):
        return [Remark("into_square")] if answer == frame.region else []
    return attack_remarks(state, answer)


def asked(state: State[Any]) -> Frame[Any]:
    """The frame as it asks: in any order where people play."""
    frame = state.stack[-1]
    return frame.in_any_order() if state.any_order else frame


def attack_remarks(state: State[Any], answer: int) -> list[Remark]:
    """11.1, 11.2: the remarks of an answer on the fight to come."""
    frame, board = asked(state), state.board
    if isinstance(frame, Attack) and answer != DONE:
        return only_fight(board, frame.side, answer)
    if isinstance(frame, AttackTarget) and answer != DONE:
        target = target_of(board, frame.side, frame.region, answer)
        return forced_fight(board, frame.side, frame.region, target) or [
            Remark("defence", defence_of(board, frame.side, frame.region, target))
        ]
    return attackers(board, frame, answer, state.any_order) if isinstance(frame, Attackers) else []


def price(board: Greece, answer: int) -> list[Remark]:
    """9.1: the cost of a unit or an Airstrike."""
    is_bought = TYPE <= answer <= TYPE + AIRSTRIKE
    return [Remark("price", board.facts.build[answer - TYPE])] if is_bought else []


def mover(board: Greece, frame: Move, answer: int) -> list[Remark]:
    """10.1: the unit that moves, if there is no choice."""
    unit = single(MoveUnit(frame.side, answer, frame.last).ask(board)) if answer < board.facts.regions else -1
    if unit < 0:
        return []
    return [Remark("mover_from_square" if unit >= IN_SQUARE else "mover", unit % 50)]


def within(board: Greece, frame: MoveTo) -> Remark:
    """13.1: the meaning of the unit's own Region as an answer."""
    return Remark("into_square" if frame.reach(board).squares >> frame.region & 1 else "into_open")


def single(question: Question | None) -> int:
    """The only answer; -1 if there is a choice."""
    return question.answers[0] if question is not None and len(question.answers) == 1 else -1


# 11.2: the fight that an answer leads to


def fight(odds: Odds) -> Remark:
    """11.2: the strengths of both sides and their column."""
    return Remark("fight", odds.attack, odds.defence, odds.column)


def only_fight(board: Greece, side: int, region: int) -> list[Remark]:
    """11.1: the fight in a Region, if there is no choice of target nor of attackers."""
    target = single(AttackTarget(side, region).ask(board))
    return forced_fight(board, side, region, target_of(board, side, region, target)) if target >= 0 else []


def forced_fight(board: Greece, side: int, region: int, target: int) -> list[Remark]:
    """11.2: the fight for a target, if there is no choice of attackers."""
    attacker = single(Attackers(side, region, target).ask(board))
    return [fight(odds_with(board, side, region, target, [attacker]))] if attacker >= 0 else []


def attackers(board: Greece, frame: Attackers, answer: int, any_order: bool) -> list[Remark]:
    """11.2: the Conflict Rating of a unit; the fight, if the answer leads to it, as only `done` does in any order."""
    side, region, target = frame.side, frame.region, frame.target
    if answer == ALL or answer == DONE:
        joining = frame.eligible(board) if answer == ALL else []
        return [fight(odds_with(board, side, region, target, joining))]
    trial = board.copy()
    join(trial, side, region, answer)
    rating = Remark("rating", board.facts.conflict[answer % 50])
    is_last = not any_order and Attackers(side, region, target, answer).ask(trial) is None
    return [rating, fight(odds_with(trial, side, region, target, []))] if is_last else [rating]
