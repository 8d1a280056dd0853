"""What positions are worth, one evaluator per title."""

from __future__ import annotations

from .attila import AttilaEvaluator
from .cyprus import CyprusEvaluator
from .evaluator import Evaluator
from .greek_civil_war import GreekEvaluator
from .kenya import KenyaEvaluator

EVALUATORS: dict[str, Evaluator] = {
    "cyprus": CyprusEvaluator(),
    "kenya": KenyaEvaluator(),
    "greek_civil_war": GreekEvaluator(),
    "attila": AttilaEvaluator(),
}


def evaluator(title: str) -> Evaluator:
    """The evaluator of a title; ValueError names the titles that have one."""
    if title not in EVALUATORS:
        raise ValueError(f"there is no evaluator for {title!r}; there is one for {', '.join(EVALUATORS)}")
    return EVALUATORS[title]


__all__ = ["EVALUATORS", "Evaluator", "evaluator"]
