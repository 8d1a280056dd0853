# not compiled: called a few times a turn
"""Chances to win that were held against real games: what was measured, and whether it may be shown."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from math import exp, log
from typing import Any, Final

from ..engine.title import Title
from ..kit.evaluators import evaluator
from ..kit.parts import file_of, guarded

FILE: Final = "calibration.toml"
"""The file with what was measured, in the folder of the title."""
CERTAIN: Final = 1e-9

NEVER, STALE, OFF, UNSURE, UNSETTLED = "never", "stale", "off", "unsure", "unsettled"
"""Why chances are not shown: never measured; measured with another evaluator; too far off; too few games to say; the
set-up is not over."""


Correction = tuple[float, float]
"""Scale and shift of the log odds of the side that the evaluator favours."""
UNCORRECTED: Final = (1.0, 0.0)


class Chances:
    """How a title's chances to win are corrected, and whether they hold; `why` says why not."""

    def __init__(self, corrections: list[Correction], why: str, measured: dict[str, Any], period: int = 0) -> None:
        """`corrections`: one for each period of the game (see `Evaluator.period`)."""
        self.corrections = corrections
        self.why = why
        self.measured = measured
        self.scale, self.shift = corrections[min(period, len(corrections) - 1)]

    def during(self, period: int) -> Chances:
        """The chances in a period of the game; in one beyond the last that was measured, those of the last."""
        return Chances(self.corrections, self.why, self.measured, period)

    @property
    def holds(self) -> bool:
        """Whether the chances may be shown."""
        return not self.why

    def corrected(self, win: float, sign: int) -> float:
        """A chance to win, corrected; a certain one stays certain. `sign`: 1 for the side that the
        evaluator favours.
        """
        if win < CERTAIN or win > 1 - CERTAIN:
            return win
        return logistic(sign * self.shift + self.scale * log(win / (1 - win)))


def logistic(x: float) -> float:
    """The chance that log odds stand for."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, x))))


def fingerprint(title: Title) -> str:
    """The fingerprint of the evaluator that values a title now: with other weights it differs, as do the chances."""
    judge = evaluator(title)
    text = f"{judge.names} {judge.weights} {judge.swing}"
    return blake2b(text.encode(), digest_size=6).hexdigest()


def measured(title: Title) -> dict[str, Any] | None:
    """What was measured for a title; None where nothing was."""
    file = file_of(title, FILE)
    return None if file is None else tomllib.loads(file.read_text(encoding="utf-8"))


def chances(title: Title) -> Chances:
    """The chances of a title."""
    return guarded(title, "calibration", lambda: chances_of(title, measured(title)), lambda: chances_of(title, None))


def chances_of(title: Title, found: dict[str, Any] | None) -> Chances:
    """The chances that a measurement allows."""
    if found is None:
        return Chances([UNCORRECTED], NEVER, {})
    if found["evaluator"] != fingerprint(title):
        return Chances([UNCORRECTED], STALE, found)
    why = "" if found["holds"] else str(found["why"])
    return Chances([(scale, shift) for scale, shift in found["corrections"]], why, found)
