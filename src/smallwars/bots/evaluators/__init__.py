"""What positions are worth, one evaluator per title."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ...engine.game import Game
from ...kit.evaluator import Evaluator
from ...titles.brief_border_wars.attila.evaluator.position import AttilaEvaluator
from ...titles.british_way.cyprus.evaluator import CyprusEvaluator
from ...titles.british_way.kenya.evaluator import KenyaEvaluator
from ...titles.greek_civil_war.evaluator.position import GreekEvaluator
from ..errors import UnknownBot

WEIGHTS = Path(__file__).parent.with_name("weights.toml")
"""Weights that were fitted on the outcomes of games, with where they come from."""


def written() -> dict[str, Evaluator]:
    """The evaluators with the weights that were written by hand."""
    return {
        "cyprus": CyprusEvaluator(),
        "kenya": KenyaEvaluator(),
        "greek_civil_war": GreekEvaluator(),
        "attila": AttilaEvaluator(),
    }


def fitted() -> dict[str, Evaluator]:
    """The evaluators, on the way from the weights by hand to the fitted ones by the `share` that plays best."""
    judges, fits = written(), tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    for title, fit in fits.items():
        judge, share = judges[title], fit["share"]
        found = [fit["weights"][name][0] for name in judge.names]
        weights = [hand + share * (weight - hand) for hand, weight in zip(judge.weights, found)]
        judge.weigh_by(dict(zip(judge.names, weights)))
        judge.swing += share * (fit["swing"] - judge.swing)
    return judges


BY_HAND: dict[str, Evaluator] = written()
EVALUATORS: dict[str, Evaluator] = fitted()


def evaluator(title: str, by_hand: bool = False) -> Evaluator:
    """The evaluator of a title; UnknownBot names the titles that have one."""
    if title not in EVALUATORS:
        raise UnknownBot("title", title=repr(title), titles=list(EVALUATORS))
    return BY_HAND[title] if by_hand else EVALUATORS[title]


def terms_by_hand(game: Game) -> dict[str, float]:
    """The terms in which a position is told: a fitted weight may run against the name of its term, none by hand."""
    return evaluator(game.title.id, by_hand=True).terms(game)


__all__ = ["BY_HAND", "EVALUATORS", "Evaluator", "evaluator", "terms_by_hand"]
