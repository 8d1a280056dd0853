"""What positions are worth, one evaluator per title."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ..errors import UnknownBot
from .attila import AttilaEvaluator
from .base import Evaluator
from .cyprus import CyprusEvaluator
from .greek_civil_war import GreekEvaluator
from .kenya import KenyaEvaluator

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
        judge.weigh_by(dict(zip(judge.names, [between(*pair, share) for pair in zip(judge.weights, found)])))
        judge.swing += share * (fit["swing"] - judge.swing)
    return judges


def between(by_hand: float, found: float, share: float) -> float:
    """A weight that far from one to the other; no term comes to speak for the other side."""
    weight = by_hand + share * (found - by_hand)
    return weight if weight * by_hand >= 0 else 0.0


BY_HAND: dict[str, Evaluator] = written()
EVALUATORS: dict[str, Evaluator] = fitted()


def evaluator(title: str, by_hand: bool = False) -> Evaluator:
    """The evaluator of a title; UnknownBot names the titles that have one."""
    if title not in EVALUATORS:
        raise UnknownBot("title", title=repr(title), titles=list(EVALUATORS))
    return BY_HAND[title] if by_hand else EVALUATORS[title]


__all__ = ["BY_HAND", "EVALUATORS", "Evaluator", "evaluator"]
