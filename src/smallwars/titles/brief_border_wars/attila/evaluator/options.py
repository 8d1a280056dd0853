"""The answers in Operation Attila that are worth a look."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest

from smallwars.engine.game import Game
from smallwars.engine.question import Question
from smallwars.kit.evaluator import Evaluator

from ...family.rules.board import Units, bits, rear
from ...family.rules.combat import Attackers, Combat, Defenders
from ...family.rules.movement import Movement, MoveTo
from ...family.rules.resolution import Allocate
from ...family.rules.words import AGAIN, DECLINE, DONE, UNIT
from ..rules.board import Attila, transit_box
from ..rules.invasion import MOST_BRIGADES
from ..rules.words import TURKISH
from .battles import Battle, allocation, allotted, best_targets, by_value
from .island import Island, Season
from .moves import Step

FEW = 3
"""The number of places that are tried for a landing, and of units for a reaction: the best by themselves."""


class Judge(Evaluator):
    """Plans movement and battles."""

    def season_of(self, board: Attila) -> Season:
        """The time of the position."""
        raise NotImplementedError

    def weigh(self, board: Attila) -> float:
        """The worth of a board to the Turkish player."""
        raise NotImplementedError

    def steps(self, board: Attila, side: int, moved: Units) -> list[Step]:
        """6.1: the best steps, one after the other."""
        raise NotImplementedError

    def battles(self, board: Attila, side: int) -> list[list[Battle]]:
        """6.2: the battles that promise something, area by area."""
        raise NotImplementedError


def options(judge: Judge, game: Game, question: Question) -> list[int]:
    """The answers that are worth a look."""
    find = WORTH_A_LOOK.get(question.kind)
    return question.answers if find is None else find(judge, game, question)


def next_of(units: Units, question: Question, otherwise: int) -> list[int]:
    """The first of these units that may be answered."""
    answers = [answer for answer in question.answers if UNIT <= answer < DONE and units >> answer - UNIT & 1]
    return answers[:1] or [otherwise]


# 6.1: movement


def move_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.1: the units of the best steps, in their order."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Movement)
    planned = judge.steps(game.state.board, frame.side, frame.moved)[: frame.left]
    units = sum([1 << step.unit for step in planned])
    return next_of(units, question, AGAIN if units and AGAIN in question.answers else DONE)


def move_to(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.1: where the best steps lead; for another unit, anywhere."""
    frame = game.state.stack[-1]
    assert isinstance(frame, MoveTo)
    planned = judge.steps(game.state.board, frame.side, frame.moved)[: frame.left]
    places = [step.place for step in planned if step.unit == frame.unit and step.place in question.answers]
    return places or question.answers


# 6.2: combat


def battle(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.2: the best battle first."""
    frame, board = game.state.stack[-1], game.state.board
    assert isinstance(frame, Combat)
    planned = allotted(judge.battles(board, frame.side), frame.left, frame.fought)
    return [planned[0].area if planned else DONE]


def attack_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.21: the attackers of the battle that is planned here."""
    frame, board = game.state.stack[-1], game.state.board
    assert isinstance(frame, Attackers)
    left = frame.left + sum([frame.cost(board, unit) for unit in bits(frame.chosen)])
    planned = allotted(judge.battles(board, frame.side), left, frame.fought & ~(1 << frame.area))
    units = [battle.attackers for battle in planned if battle.area == frame.area]
    if not units:
        return [DONE] if frame.chosen else question.answers[:1]
    return next_of(units[0] & ~frame.chosen, question, DONE if frame.chosen else question.answers[0])


def target_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.21: the targets that promise most."""
    frame, board = game.state.stack[-1], game.state.board
    assert isinstance(frame, Defenders)
    island = Island(board, judge.season_of(board))
    _, targets = best_targets(board, island, frame.side, frame.area, frame.attackers)
    return next_of(targets & ~frame.chosen, question, DONE if frame.chosen else question.answers[0])


def reaction_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.32: all air units that may come, as they are alike; or the strongest ground units."""
    board, units = game.state.board, [answer for answer in question.answers if answer != DONE]
    if board.facts.air >> units[0] - UNIT & 1:
        return units[:1]
    value = board.facts.value
    few = nlargest(FEW, units, key=lambda answer: value[answer - UNIT])
    return [answer for answer in question.answers if answer == DONE or answer in few]


def defend_air(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.21: all air units that are there."""
    return question.answers[:1]


def hit_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.22, 6.23: hits go where they do most, together."""
    frame, board = game.state.stack[-1], game.state.board
    assert isinstance(frame, Allocate)
    dealt = sum([board.hits[unit] for unit in bits(frame.units)])
    unit = allocation(board, frame.units, dealt + frame.left)[dealt]
    return [UNIT + unit if UNIT + unit in question.answers else question.answers[0]]


# 6.33, 9.3: landings


def invasion_area(judge: Judge, game: Game, question: Question, most: int = FEW) -> list[int]:
    """6.33: where two brigades gain most."""
    board = game.state.board
    island, box = Island(board, judge.season_of(board)), transit_box(board)
    strength = sum([board.facts.value[unit] for unit in landing(board)])
    return nlargest(most, question.answers, key=lambda area: island.gain(TURKISH, strength, False, box, area))


def landing(board: Attila) -> list[int]:
    """6.33: the strongest brigades of the Transit Box, those in good order first."""
    units = board.there[transit_box(board)]
    ready = [*by_value(board, units & ~board.disrupted), *by_value(board, units & board.disrupted)]
    return ready[:MOST_BRIGADES]


def invasion_unit(judge: Judge, game: Game, question: Question) -> list[int]:
    """6.33: the strongest units, all that may land."""
    return [UNIT + landing(game.state.board)[0]]


def drop(judge: Judge, game: Game, question: Question) -> list[int]:
    """9.3: where the Airborne Brigade gains most, in good order or scattered."""
    board = game.state.board
    island, box, value = Island(board, judge.season_of(board)), rear(board, TURKISH), board.facts.value
    strength = value[board.facts.airborne]

    def gain(area: int) -> float:
        return island.gain(TURKISH, strength, False, box, area) + island.gain(TURKISH, strength, True, box, area)

    return [*nlargest(FEW, [area for area in question.answers if area != DECLINE], key=gain), DECLINE]


WORTH_A_LOOK: dict[str, Callable[[Judge, Game, Question], list[int]]] = {
    "move.unit": move_unit,
    "move.to": move_to,
    "battle": battle,
    "attack.unit": attack_unit,
    "target.unit": target_unit,
    "reaction.unit": reaction_unit,
    "defend.air": defend_air,
    "hit.unit": hit_unit,
    "invasion.area": invasion_area,
    "invasion.unit": invasion_unit,
    "drop": drop,
}
