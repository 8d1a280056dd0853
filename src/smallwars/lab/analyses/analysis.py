"""What an analysis holds: data only, ready for JSON. Chances are those of who decides, from 0 to 1."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...engine.errors import OtherError

VERSION: Final = 1
MARKS: Final = ((0.15, "??"), (0.10, "?"), (0.05, "?!"))
"""From how great a loss on a turn gets a mark."""
ONLY: Final = "!"
"""The mark of the only good turn: the best one, where the next best is already a mistake."""


class AnalysisError(OtherError):
    """An analysis that cannot be made; its sentence is in `analysis.ftl`."""

    file = "analysis"


class AnalysedChoice(msgspec.Struct, frozen=True):
    """A decision of a turn: its kind, the words of its question, and the id and the words of the option taken."""

    kind: str
    id: str
    text: str
    question: str


class Line(msgspec.Struct, frozen=True):
    """A whole turn: its chance to win with a band over futures, its points, and the terms that it moves most."""

    steps: list[AnalysedChoice]
    win: float
    low: float
    high: float
    points: float
    terms: dict[str, float]

    def is_same(self, other: Line) -> bool:
        """Whether another line is the same turn."""
        return [step.id for step in self.steps] == [step.id for step in other.steps]


class Luck(msgspec.Struct, frozen=True):
    """What chance brought after a decision, compared with what it brings on average."""

    win: float = 0.0
    points: float = 0.0


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn: what could be done, what was done, what that lost, and what chance did to it.

    `at`, `to`: how many choices of the record lie before it and before the next; `own`: whether it is a turn of his
    own, or what somebody decides in the other's; `settled`: whether the set-up is over; `rank`: the place of what was
    played among the turns that were weighed; `error`: the standard error of `lost_points`.
    """

    number: int
    at: int
    to: int
    faction: str
    kind: str
    own: bool
    settled: bool
    best: list[Line]
    played: Line
    rank: int
    lost: float
    lost_points: float
    error: float
    mark: str
    luck: Luck


class Balance(msgspec.Struct, frozen=True):
    """Why a side's chance changed from `start` to `end`: chance, its own decisions, the other's, and the rest, which is
    what the search did not foresee. `points`: the same sums in points of the evaluator, without the rest."""

    faction: str
    start: float
    end: float
    luck: float
    decisions: float
    given: float
    rest: float
    luck_points: float
    decisions_points: float
    given_points: float


class Calibration(msgspec.Struct, frozen=True):
    """Whether chances to win of this title were found true in games of that `bot`; `why` they do not hold: never,
    stale, off, unsure, unsettled.
    """

    holds: bool
    why: str = ""
    games: int = 0
    deviation: float = 0.0
    brier: float = 0.0
    commit: str = ""
    bot: str = ""


class GameResult(msgspec.Struct, frozen=True):
    """The result of the game."""

    winner: str | None
    grade: str
    text: str


class Analysis(msgspec.Struct, frozen=True):
    """A record, analysed. `side`: whose chances the graph shows; `complete`: whether it was not stopped."""

    title: str
    name: str
    factions: dict[str, str]
    side: str
    swing: float
    simulations: int
    seconds: float
    futures: int
    seed: int
    commit: str
    language: str
    complete: bool
    result: GameResult | None
    calibration: Calibration
    balance: list[Balance]
    turns: list[JudgedTurn]
    version: int = VERSION

    def graph(self) -> list[tuple[JudgedTurn, float, float, float]]:
        """The chance of `side` before each turn, and its band; it begins when the set-up is over."""
        return [(turn, *of_side(turn, self.side)) for turn in self.turns if turn.settled]


def of_side(turn: JudgedTurn, side: str) -> tuple[float, float, float]:
    """The chance and its band before a turn, as that side has it."""
    best = turn.best[0]
    if turn.faction == side:
        return best.win, best.low, best.high
    return 1 - best.win, 1 - best.high, 1 - best.low


def mark_of(lost: float, second: float | None) -> str:
    """The mark of a turn; `second`: what the second best would lose, if there is one."""
    for least, mark in MARKS:
        if lost >= least:
            return mark
    return ONLY if lost <= 0 and second is not None and second >= MARKS[1][0] else ""


def to_json(analysis: Analysis) -> str:
    """An analysis as JSON."""
    return msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode()


def from_json(text: str) -> Analysis:
    """The analysis that JSON text holds."""
    try:
        return msgspec.json.decode(text, type=Analysis)
    except msgspec.MsgspecError as error:
        raise AnalysisError("analysis-file", why=str(error)) from error


def schema() -> dict[str, Any]:
    """The JSON schema of an analysis."""
    return msgspec.json.schema(Analysis)
