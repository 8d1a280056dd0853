"""What positions are worth, one evaluator per title."""

from __future__ import annotations

from ..errors import UnknownBot
from .attila import AttilaEvaluator
from .base import Evaluator
from .cyprus import CyprusEvaluator
from .greek_civil_war import GreekEvaluator
from .kenya import KenyaEvaluator

EVALUATORS: dict[str, Evaluator] = {
    "cyprus": CyprusEvaluator(),
    "kenya": KenyaEvaluator(),
    "greek_civil_war": GreekEvaluator(),
    "attila": AttilaEvaluator(),
}


def evaluator(title: str) -> Evaluator:
    """The evaluator of a title; UnknownBot names the titles that have one."""
    if title not in EVALUATORS:
        raise UnknownBot("title", title=repr(title), titles=list(EVALUATORS))
    return EVALUATORS[title]


__all__ = ["EVALUATORS", "Evaluator", "evaluator"]
