"""The door to evaluators: a title's own, on the way to the weights that were fitted, or the plain one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar, cast

from smallwars.engine.game import Game
from smallwars.engine.title import Title

from .evaluator import Evaluator
from .parts import file_of, guarded, part_class
from .plain_evaluator import PlainEvaluator

WEIGHTS: Final = "weights.toml"
"""Weights that were fitted on the outcomes of games, in the folder of the title."""
PART: Final = "evaluator"

P = TypeVar("P")


def evaluator(title: Title, by_hand: bool = False) -> Evaluator:
    """The title's evaluator, or the plain one; `by_hand`: with the weights that its author wrote."""
    return guarded(title, PART, lambda: own_evaluator(title, by_hand), lambda: plain_evaluator(title))


@cache
def own_evaluator(title: Title, by_hand: bool) -> Evaluator:
    """The evaluator that a title brings, or the plain one where it brings none."""
    found = part_class(title, PART, Evaluator)
    if found is Evaluator:
        return plain_evaluator(title)
    judge = cast(Callable[[Title], Evaluator], found)(title)
    return judge if by_hand else fitted(judge, title)


@cache
def plain_evaluator(title: Title) -> PlainEvaluator:
    """The evaluator that serves a title which brings none, or whose own one fails."""
    return PlainEvaluator(title)


def fitted(judge: Evaluator, title: Title) -> Evaluator:
    """The evaluator on the way from the weights by hand to the fitted ones, by the `share` that plays best."""
    file = file_of(title, WEIGHTS)
    if file is not None:
        fit = tomllib.loads(file.read_text(encoding="utf-8"))
        share, found = fit["share"], [fit["weights"][name][0] for name in judge.names]
        weights = [hand + share * (weight - hand) for hand, weight in zip(judge.weights, found)]
        judge.weigh_by(dict(zip(judge.names, weights)))
        judge.swing += share * (fit["swing"] - judge.swing)
    return judge


def judged(title: Title, by_hand: bool, deed: Callable[[Evaluator], P]) -> P:
    """The result of a deed by the title's evaluator; where that raises, it is done again by the plain one."""
    judge, plain = evaluator(title, by_hand), plain_evaluator(title)
    return deed(judge) if judge is plain else guarded(title, PART, lambda: deed(judge), lambda: deed(plain))


def terms_by_hand(game: Game) -> dict[str, float]:
    """The terms of a position by the weights of the evaluator's author: a fitted weight may run against the name of its
    term.
    """
    return judged(game.title, True, lambda judge: judge.terms(game))
