"""What simulations measure of Kenya."""

from __future__ import annotations

from ..family.measures import CoinMeasures


class Measures(CoinMeasures):
    """The measures of Kenya: those of The British Way."""
