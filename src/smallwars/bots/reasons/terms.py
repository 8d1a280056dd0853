"""Why a bot played a turn: the terms of its evaluator that the turn changed most in its favour."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Final

from ...engine.game import Game
from ..evaluators import BY_HAND

MOST: Final = 3
"""Terms that are named."""
LEAST: Final = 0.05
"""A change below this is not worth a word."""
SHARE: Final = 0.2
"""Nor is one below this share of the greatest."""
DEALS: Final = 4
"""Ways in which what is hidden is dealt before the terms are taken."""

Terms = dict[str, float]


def terms_for(game: Game, faction: str) -> Terms:
    """The terms in a faction's favour as a spectator can know them, so that a reason gives nothing hidden away."""
    judge = BY_HAND.get(game.title.id)
    if judge is None or game.result is not None:
        return {}
    sign = judge.sign(game.title.actors.index(faction))
    deals = [judge.terms(game.determinize(None, Random(deal))) for deal in range(DEALS)]
    return {name: sign * value for name, value in mean_terms(deals).items()}


def mean_terms(several: list[Terms]) -> Terms:
    """The mean of each term."""
    return {name: fsum([terms.get(name, 0.0) for terms in several]) / len(several) for name in several[0]}


def changes(before: Terms, after: Terms, sign: int = 1) -> Terms:
    """In detail: what each term changed, those that changed most first; `sign`: 1 where the terms are in our favour."""
    change = {name: sign * (value - before.get(name, 0.0)) for name, value in after.items()}
    moved = [name for name in change if abs(change[name]) > 1e-9]
    return {name: change[name] for name in sorted(moved, key=lambda name: -abs(change[name]))}


def gained(before: Terms, after: Terms) -> list[str]:
    """The two or three terms that grew most."""
    change = {name: value - before.get(name, 0.0) for name, value in after.items()}
    best = sorted(change, key=lambda name: -change[name])[:MOST]
    floor = max(LEAST, SHARE * change[best[0]]) if best else LEAST
    return [name for name in best if change[name] >= floor]
