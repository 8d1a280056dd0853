"""Intervals, Elo differences and percentiles."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z95 = 1.959964
"""Standard deviations on each side of a 95 % interval."""


def wilson(wins: float, n: float, z: float = Z95) -> tuple[float, float]:
    """The score interval for a share: `wins` of `n`, a draw being half a win."""
    if n <= 0:
        return 0.0, 1.0
    share = min(max(wins / n, 0.0), 1.0)
    centre = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return 0.0 if share == 0 else max(0.0, low), 1.0 if share == 1 else min(1.0, high)


def elo(score: float) -> float:
    """The Elo difference that a score (0 to 1) stands for; infinite at 0 and at 1."""
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return -400 * math.log10(1 / score - 1)


def expected(difference: float) -> float:
    """The score (0 to 1) that an Elo difference promises."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def mean(values: Sequence[float]) -> float:
    """The mean of the values; nan if there are none."""
    return math.fsum(values) / len(values) if values else math.nan


def score_interval(pairs: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The interval of a mean of independent scores between 0 and 1, such as those of mirrored pairs.

    Wilson's interval for as many games as would be as sure as these scores are. One score more, half a point off, is
    counted in their variance: a few that happen to be alike do not make it certain.
    """
    n = len(pairs)
    if n == 0:
        return 0.0, 1.0
    score = mean(pairs)
    squares = math.fsum([(pair - score) ** 2 for pair in pairs]) + 0.25
    games = max(n, score * (1 - score) * n * n / squares)
    return wilson(score * games, games, z)


def elo_interval(pairs: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The interval of the Elo difference, from independent scores: one a mirrored pair."""
    low, high = score_interval(pairs, z)
    return elo(low), elo(high)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share (0 to 1) of the values lies, between neighbours in proportion; nan if there are
    none.
    """
    if not values:
        return math.nan
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def finite(value: float) -> float | None:
    """The value as JSON can hold it: None for one that is infinite or unknown."""
    return value if math.isfinite(value) else None
