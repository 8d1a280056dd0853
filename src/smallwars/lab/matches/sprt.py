"""The sequential test of two Elo differences, on mirrored pairs: a match stops as soon as one is clearly the likelier.

The generalised likelihood ratio: the five results of a pair (0 to 2 points in halves) are as likely as they were seen
to be, but for their mean, which is the one that a hypothesis says (maximum likelihood under that constraint).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..statistics import expected

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The scores that a pair can have, each the mean of its two games."""
ERROR: Final = 0.05
"""The share of tests in which a hypothesis may be turned down though it holds."""
TRACE: Final = 1e-3
"""How often a result counts as seen that was never seen, for it is not impossible."""
STEPS: Final = 50

GOES_ON, H0, H1 = "undecided", "h0", "h1"


@dataclass
class Sprt:
    """A test of two hypotheses. H0: the Elo difference is `elo0`; H1: it is `elo1`."""

    elo0: float
    elo1: float
    counts: list[int] = field(default_factory=lambda: [0] * len(SCORES))
    verdict: str = GOES_ON

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds of the log likelihood ratio: below the first H0 is accepted, above the second H1."""
        return math.log(ERROR / (1 - ERROR)), math.log((1 - ERROR) / ERROR)

    @property
    def llr(self) -> float:
        """The log likelihood ratio of the pairs so far."""
        return log_ratio(self.counts, expected(self.elo0), expected(self.elo1))

    def add(self, pair: float) -> bool:
        """Add another pair's score; whether the test is over."""
        self.counts[round(4 * pair)] += 1
        low, high = self.bounds
        llr = self.llr
        if llr >= high:
            self.verdict = H1
        elif llr <= low:
            self.verdict = H0
        return self.verdict != GOES_ON

    def add_all(self, pairs: Iterable[float]) -> bool:
        """Add pairs in their order until the test is over; whether it is."""
        return self.verdict != GOES_ON or any(self.add(pair) for pair in pairs)


def log_ratio(counts: Sequence[int], score0: float, score1: float) -> float:
    """How much likelier the counts are if the mean is `score1` than if it is `score0`, as a logarithm."""
    if not sum(counts):
        return 0.0
    seen = [max(count, TRACE) for count in counts]
    tilt0, tilt1 = tilt(seen, score0), tilt(seen, score1)
    return math.fsum(
        [
            count * (math.log1p(tilt0 * (score - score0)) - math.log1p(tilt1 * (score - score1)))
            for count, score in zip(seen, SCORES)
        ]
    )


def tilt(seen: Sequence[float], target: float) -> float:
    """The t for which the probabilities seen / (1 + t (score - target)) have the target as their mean; by bisection."""
    low, high = -1 / (SCORES[-1] - target), 1 / target
    for _ in range(STEPS):
        middle = (low + high) / 2
        pull = sum([count * (score - target) / (1 + middle * (score - target)) for count, score in zip(seen, SCORES)])
        low, high = (middle, high) if pull > 0 else (low, middle)
    return (low + high) / 2
