"""The answers in Greek Civil War that are worth a look."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest

from smallwars.engine.game import Game
from smallwars.engine.question import Question
from smallwars.kit.evaluator import Evaluator

from ..rules.board import (
    ACTED,
    NO_UNIT,
    OPEN_AREA,
    Greece,
    Region,
    has_empty_square,
    holding,
    other,
    put,
    side_of,
    stack,
    take_away,
    unit_of,
)
from ..rules.conflict import Attackers, enemy_squares, fresh_units, may_attack_squares, strength
from ..rules.control import Collect, points_for
from ..rules.movement import MoveTo
from ..rules.set_up import SPREAD, SetUp
from ..rules.words import (
    ADD,
    ALL,
    COMBINE,
    DEMOBILIZE,
    DONE,
    DSE,
    END,
    GO_ON,
    MOUNTAIN,
    OPEN,
    POLICE,
    SUBTRACT,
    SUBTRACT_ALL,
    TYPE,
)
from .regions import penalties

FEW = 2
"""The number of places that are tried for a unit: those where it gains most by itself."""

DRAWN = 25
"""6.1: the highest index of a side with which it has not won when it brings the enemy down."""

LEAST_DIE = 1
"""16.3: the least cost of a missing garrison."""


class Judge(Evaluator):
    """An evaluator that knows what one unit more is worth in a Region."""

    def gain(self, board: Greece, region: Region, unit: int, in_square: bool) -> float:
        """The worth to its side of one unit more in a Region, in the Open or in an empty square."""
        raise NotImplementedError

    def best_gain(self, board: Greece, region: Region, unit: int) -> float:
        """The worth to its side of one unit more in a Region, in the Open or in a square, wherever that is higher."""
        raise NotImplementedError


def options(judge: Judge, game: Game, question: Question) -> list[int]:
    """The answers that are worth a look."""
    find = WORTH_A_LOOK.get(question.kind)
    return question.answers if find is None else find(judge, game, question)


def best_regions(judge: Judge, board: Greece, regions: list[int], unit: int) -> list[int]:
    """The Regions where a unit gains most."""
    if len(regions) <= FEW:
        return regions
    return nlargest(FEW, regions, key=lambda region: judge.best_gain(board, region, unit))


# 4.0: setting up


def set_up(judge: Judge, game: Game, question: Question) -> list[int]:
    """4.0: the first unit on the map, once all of the type are placed in thought where they gain most."""
    board, frame = game.state.board.copy(), game.state.stack[-1]
    assert isinstance(frame, SetUp)
    unit, regions = unit_of(frame.type, board.facts.build_level[frame.type]), list(question.answers)
    apart = frame.type <= MOUNTAIN and board.facts.set_up_effects[board.doctrine] == SPREAD
    chosen: list[int] = []
    for _ in range(frame.left):
        region = max(regions, key=lambda region: set_up_gain(judge, board, region, unit))
        chosen.append(region)
        put(board, region, set_up_spot(judge, board, region, unit), unit)
        if apart or (frame.type == POLICE and not has_empty_square(board, region)):
            regions.remove(region)
        if not regions:  # the other units go where the rules leave room then
            break
    return [min(chosen)]


def set_up_spot(judge: Judge, board: Greece, region: Region, unit: int) -> int:
    """4.0: the spot for a unit: squares for police, the Open for divisions, any for the DSE."""
    if unit < unit_of(POLICE, 0) or not has_empty_square(board, region):
        return OPEN_AREA
    if side_of(unit) == DSE and judge.gain(board, region, unit, False) > judge.gain(board, region, unit, True):
        return OPEN_AREA
    return board.squares[region].index(NO_UNIT)


def set_up_gain(judge: Judge, board: Greece, region: Region, unit: int) -> float:
    """The gain of a unit that is set up in a Region."""
    return judge.gain(board, region, unit, set_up_spot(judge, board, region, unit) != OPEN_AREA)


# 9.0: mobilization


def resettle(judge: Judge, game: Game, question: Question) -> list[int]:
    """16.5: the answer that resettles nothing, as resettling costs more than it can ever bring."""
    return [DONE]


def mobilize(judge: Judge, game: Game, question: Question) -> list[int]:
    """9.3: all purchases but those that throw units away."""
    return [answer for answer in question.answers if answer != DEMOBILIZE]


def build(judge: Judge, game: Game, question: Question) -> list[int]:
    """9.1: the Regions where a new unit gains most."""
    board = game.state.board
    type = question.about - TYPE
    return best_regions(judge, board, question.answers, unit_of(type, board.facts.build_level[type]))


# 10.0: movement


def regroup(judge: Judge, game: Game, question: Question) -> list[int]:
    """10.6: all kinds of regrouping but combining brigades again."""
    return [answer for answer in question.answers if answer != COMBINE]


def move_to(judge: Judge, game: Game, question: Question) -> list[int]:
    """10.2: the Regions where a unit gains most."""
    frame = game.state.stack[-1]
    assert isinstance(frame, MoveTo)
    board = game.state.board.copy()
    found = holding(board, frame.side, frame.region, frame.unit, ACTED, 0)
    take_away(board, frame.region, found.spot, found.unit)
    return best_regions(judge, board, question.answers, found.unit)


# 11.0: conflict


def attack(judge: Judge, game: Game, question: Question) -> list[int]:
    """11.2: Regions with odds of 1:1 or better against somebody."""
    board, side = game.state.board, question.actor
    return [answer for answer in question.answers if answer == DONE or even_targets(board, side, answer)]


def even_targets(board: Greece, side: int, region: Region) -> list[int]:
    """11.2: the enemies that all who may attack them match, or more: those in the Open, and each in a square."""
    conflict, fresh = board.facts.conflict, fresh_units(board, side, region)
    strength = sum([conflict[answer % 50] for answer in fresh])
    found = [OPEN] if 0 < open_strength(board, other(side), region) <= strength else []
    strength = sum([conflict[answer % 50] for answer in fresh if may_attack_squares(board, side, region, answer)])
    return found + [answer for answer in enemy_squares(board, side, region) if conflict[answer % 50] <= strength]


def open_strength(board: Greece, side: int, region: Region) -> int:
    """11.2: the sum of the Conflict Ratings of the units in the Open."""
    return sum([board.facts.conflict[unit // 4] for unit in stack(board, side, region)])


def target(judge: Judge, game: Game, question: Question) -> list[int]:
    """11.2: the targets with odds of 1:1 or better."""
    even = even_targets(game.state.board, question.actor, question.about)
    return [answer for answer in question.answers if answer == DONE or answer in even] or question.answers


def attackers(judge: Judge, game: Game, question: Question) -> list[int]:
    """11.2: all units, or some that are alike, as long as they match the enemy."""
    frame, board = game.state.stack[-1], game.state.board
    assert isinstance(frame, Attackers)
    needed = defence(board, frame) - strength(board, frame.side, frame.region)
    if frame.last:
        alike = [answer for answer in question.answers if answer == frame.last or (answer == DONE and needed <= 0)]
        return alike or question.answers
    units, conflict = frame.eligible(board), board.facts.conflict
    return [unit for unit in question.answers if unit == ALL or units.count(unit) * conflict[unit % 50] >= needed]


def defence(board: Greece, frame: Attackers) -> int:
    """11.2: the strength of the target."""
    if frame.target == OPEN_AREA:
        return open_strength(board, other(frame.side), frame.region)
    return board.facts.conflict[board.squares[frame.region][frame.target] // 4]


def raise_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """12.2b: all rises that there are."""
    return [ALL] if ALL in question.answers else [answer for answer in question.answers if answer != DONE]


def retreat_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """12.4: the strongest unit, which goes first."""
    conflict = game.state.board.facts.conflict
    return [max(question.answers, key=lambda unit: conflict[unit % 50])]


def retreat(judge: Judge, game: Game, question: Question) -> list[int]:
    """12.4: the refuge where the unit gains most."""
    board, unit = game.state.board, 4 * (question.about % 50)
    return [max(question.answers, key=lambda region: judge.best_gain(board, region, unit))]


# 14.7: points


def control(judge: Judge, game: Game, question: Question) -> list[int]:
    """14.7: the Regions one by one; but all at once where together, with what the Government loses anyhow (14.5), they
    bring the enemy down.
    """
    board, side = game.state.board, question.actor
    frame = game.state.stack[-1]
    assert isinstance(frame, Collect)
    points = sum([points_for(board, side, region) for region in [question.about, *frame.rest(board)]])
    lost = penalties(board, LEAST_DIE) if side == DSE else 0
    spare = points + lost - board.index[other(side)]
    missing = DRAWN + 1 - board.index[side]
    if spare < max(0, missing):
        return [ADD, SUBTRACT]
    if missing > 0 and spare >= points_for(board, side, question.about):
        return [ADD]
    return [SUBTRACT_ALL if SUBTRACT_ALL in question.answers else SUBTRACT]


def agree(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.2: to end the game for the side that is ahead, not to for the other."""
    index = game.state.board.index
    return [END if index[question.actor] > index[other(question.actor)] else GO_ON]


WORTH_A_LOOK: dict[str, Callable[[Judge, Game, Question], list[int]]] = {
    **{f"setup.{type}": set_up for type in ("division", "mountain", "police", "front", "cadre", "guerrilla")},
    "resettle": resettle,
    "mobilize": mobilize,
    "build": build,
    "regroup": regroup,
    "move.to": move_to,
    "attack": attack,
    "attack.target": target,
    "attack.unit": attackers,
    "raise.unit": raise_unit,
    "retreat.unit": retreat_unit,
    "retreat": retreat,
    "control": control,
    "agree": agree,
}
