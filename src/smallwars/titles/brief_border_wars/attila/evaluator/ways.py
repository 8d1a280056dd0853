"""Ways to use a card of Operation Attila other than the one that looks best at first."""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from typing import Final

from smallwars.engine.game import Game
from smallwars.engine.question import Question

from ...family.rules.board import place_of
from ...family.rules.combat import Attackers, Combat, Defenders
from ...family.rules.movement import Movement, MoveTo
from ...family.rules.words import AGAIN, DONE
from ..rules.board import Attila
from .battles import Battle
from .moves import Step, best_steps, gain_of, steps_of, take, weighed_step
from .options import Judge, invasion_area, next_of

OTHERS: Final = 6
"""The number of first steps, battles or areas that are tried."""
LOOKED_AT: Final = 12
"""The number of steps, best by themselves, among which those to try are looked for."""


def ways(judge: Judge, game: Game, question: Question) -> list[list[int]]:
    """The ways to go on, each as a list of answers."""
    find = WAYS.get(question.kind)
    return [] if find is None else find(judge, game, question)


# 6.1: movement


def movements(judge: Judge, game: Game, question: Question) -> list[list[int]]:
    """6.1: ways to move with another step first, or without a unit that is planned to move."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Movement)
    board, season, side = game.state.board, judge.season_of(game.state.board), frame.side
    planned = judge.steps(board, side, frame.moved)[: frame.left]
    found: list[list[Step]] = []
    for step in planned:
        found.append(best_steps(board, season, side, frame.moved | 1 << step.unit, judge.weigh))
    for step in other_steps(judge, board, frame, planned):
        after = board.copy()
        take(after, step)
        found.append([step, *best_steps(after, season, side, frame.moved | 1 << step.unit, judge.weigh)])
    ways = [moved(game.fork(), {step.unit: step.place for step in steps[: frame.left]}) for steps in found]
    return [way for way in ways if way]


def other_steps(judge: Judge, board: Attila, frame: Movement, planned: list[Step]) -> list[Step]:
    """6.1: the best of the steps that are not planned."""
    known = {(step.unit, step.place) for step in planned}
    steps = [
        step
        for step in steps_of(board, judge.season_of(board), frame.side, frame.moved)
        if (step.unit, step.place) not in known
    ]
    sign = judge.sign(frame.side)
    weighed = [weighed_step(board, step, judge.weigh, sign) for step in nlargest(LOOKED_AT, steps, key=gain_of)]
    return nlargest(OTHERS, weighed, key=gain_of)


def moved(game: Game, steps: dict[int, int]) -> list[int]:
    """6.1: the answers by which these units go to these places, asked in their order; none where that cannot be."""
    answers, places = list[int](), dict(steps)
    while (question := game.question()) is not None:
        frame = game.state.stack[-1]
        if isinstance(frame, MoveTo):
            answer = steps.pop(frame.unit)
        elif isinstance(frame, Movement):
            units = sum([1 << unit for unit in steps]) & ~frame.moved
            passed_over = units and AGAIN in question.answers and answers[-1:] != [AGAIN]
            answer = next_of(units, question, AGAIN if passed_over else DONE)[0]
        else:
            break
        if answer not in question.answers:
            return []
        answers.append(answer)
        game.apply(question, answer)
    board = game.state.board
    return answers if all([place_of(board, unit) == place for unit, place in places.items()]) else []


# 6.2: combat


def battles(judge: Judge, game: Game, question: Question) -> list[list[int]]:
    """6.2: ways to fight with another battle first."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Combat)
    every = [
        battle
        for here in judge.battles(game.state.board, frame.side)
        for battle in here
        if battle.cost <= frame.left and battle.area in question.answers
    ]
    best = nlargest(OTHERS, every, key=lambda battle: battle.gain)
    return [fought(game.fork(), battle) for battle in best]


def fought(game: Game, battle: Battle) -> list[int]:
    """6.21: the answers by which that battle begins."""
    answers: list[int] = []
    answer = battle.area
    while True:
        game.answer(answer)
        answers.append(answer)
        question = game.question()
        frame = None if question is None else game.state.stack[-1]
        if question is None or not isinstance(frame, (Attackers, Defenders)) or frame.area != battle.area:
            return answers
        units = battle.attackers if isinstance(frame, Attackers) else battle.targets
        answer = next_of(units & ~frame.chosen, question, DONE if DONE in question.answers else question.answers[0])[0]


# 6.33: landings


def invasions(judge: Judge, game: Game, question: Question) -> list[list[int]]:
    """6.33: ways to land in each of the areas that promise most."""
    return [[area] for area in invasion_area(judge, game, question, OTHERS)]


def each(judge: Judge, game: Game, question: Question) -> list[list[int]]:
    """6.31: a way for each kind of Refit, or for each area."""
    return [[answer] for answer in question.answers]


WAYS: dict[str, Callable[[Judge, Game, Question], list[list[int]]]] = {
    "move.unit": movements,
    "battle": battles,
    "invasion.area": invasions,
    "refit": each,
    "refit.area": each,
}
