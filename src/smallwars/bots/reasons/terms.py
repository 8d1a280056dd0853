"""Why a bot played a turn: the terms of its evaluator that the turn changed most in its favour."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Final

from ...engine.game import Game
from ...kit.evaluators import evaluator, terms_by_hand


class ReasonLimits:
    """The limits that say which terms are worth a word as the reason for a turn."""

    def __init__(self, most: int = 3, least: float = 0.05, share: float = 0.2, deals: int = 4) -> None:
        self.most = most
        """The most terms that are named."""
        self.least = least
        """The least growth of a term that is named."""
        self.share = share
        """The least growth of a term that is named, as a share of the greatest growth."""
        self.deals = deals
        """The number of deals of what is hidden over which the mean of a term is taken."""


LIMITS: Final = ReasonLimits()

Terms = dict[str, float]


def terms_for(game: Game, faction: str) -> Terms:
    """The terms in a faction's favour as a spectator can know them, so that a reason gives nothing hidden away."""
    if game.result is not None:
        return {}
    futures = [game.determinize(None, Random(deal)) for deal in range(LIMITS.deals)]
    deals = [terms_by_hand(future) for future in futures]
    sign = evaluator(game.title, by_hand=True).sign(game.title.actors.index(faction))
    return {name: sign * value for name, value in mean_terms(deals).items()}


def mean_terms(several: list[Terms]) -> Terms:
    """The mean of each term."""
    return {name: fsum([terms.get(name, 0.0) for terms in several]) / len(several) for name in several[0]}


def changes(before: Terms, after: Terms, sign: int = 1) -> Terms:
    """The change of each term, the greatest first; `sign` is 1 where the terms are in our favour, else -1."""
    change = {name: sign * (value - before.get(name, 0.0)) for name, value in after.items()}
    moved = [name for name in change if abs(change[name]) > 1e-9]
    return {name: change[name] for name in sorted(moved, key=lambda name: -abs(change[name]))}


def gained(before: Terms, after: Terms) -> list[str]:
    """The two or three terms that grew most."""
    change = {name: value - before.get(name, 0.0) for name, value in after.items()}
    best = sorted(change, key=lambda name: -change[name])[: LIMITS.most]
    floor = max(LIMITS.least, LIMITS.share * change[best[0]]) if best else LIMITS.least
    return [name for name in best if change[name] >= floor]
