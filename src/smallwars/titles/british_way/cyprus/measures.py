"""What simulations measure of Cyprus."""

from __future__ import annotations

from ..family.measures import CoinMeasures


class Measures(CoinMeasures):
    """The measures of Cyprus: those of The British Way."""
