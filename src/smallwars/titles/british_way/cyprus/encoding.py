"""What an observation of Cyprus holds, and every kind of question it can ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallwars.kit.encoding import FLAG, MANY, Patterns

from ..family.encoding import SHARED, CoinEncoding

KINDS: Final = """
    action ambush.cache ambush.space ambush.target assault.space card chit curfew.from deploy.count
    deploy.destination deploy.origin deploy.space die discard event.cells event.compromise event.count event.curfew
    event.destination event.mountain event.opinion event.origin event.piece event.place_cell event.place_police
    event.q_patrol event.release event.remove_cell event.remove_sabotage event.sabotage event.search event.trade
    event.withdraw infiltrate.space infiltrate.way interrogate.count offensive operation patrol.count
    patrol.destination patrol.origin patrol.removal patrol.space propagandize.effect propagandize.space
    recruit.count recruit.space redeploy.akrotiri redeploy.cache redeploy.cell redeploy.count redeploy.destination
    redeploy.origin reset.akrotiri resource.cache restore.space sabotage.cache sabotage.cell sabotage.removal
    sabotage.space search.count search.destination search.origin search.space search.town side smuggle.destination
    smuggle.origin smuggle.space smuggle.way special special_activity spend travel.active travel.count
    travel.destination travel.origin
"""

PATTERNS: Final[Patterns] = {
    **SHARED,
    "political_will": (0, 15),
    "international_opinion": (0, 4),
    "intel/{chit}": (0, 3),
    "prison": (0, 12),
    "available/cells": (0, 12),
    "available/caches": (0, 4),
    "available/police": (0, 6),
    "available/troops": (0, 12),
    "suez": (0, 12),
    "spaces/{space}/underground": (0, 12),
    "spaces/{space}/active": (0, 12),
    "spaces/{space}/caches": (0, 2),
    "spaces/{space}/troops": (0, 12),
    "spaces/{space}/police": (0, 6),
    "spaces/{space}/sabotage": (0, 15),
    "spaces/{space}/curfew": FLAG,
    "spaces/{space}/value": MANY,
}


class Encoding(CoinEncoding):
    """The encoding of Cyprus. Answers by number are no more than there are pieces of a kind, down to two steps of
    Opinion back.
    """

    numbers = (-2, 12)

    def kinds(self) -> Sequence[str]:
        return KINDS.split()

    def patterns(self) -> Patterns:
        return PATTERNS
