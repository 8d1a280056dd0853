"""Whether chances to win are true: predicted against real, by tenths of the predictions, on games of bots.

Two halves of the games: the chances of each are corrected by what the other half shows, so that no game is held
against itself. Positions of one game share its result; intervals count games, not positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from ...bots.chances import OFF, UNCORRECTED, UNSURE, Chances, Correction, fingerprint, logistic
from ...bots.hints.weighing import Scale, mean, weigh
from ...bots.search.tree import is_over
from ...engine.game import Game
from ...engine.question import CHANCE, Question
from ...engine.registry import find
from ...engine.table import new
from ...engine.title import Title
from ...kit.evaluator import Evaluator
from ...kit.evaluators import evaluator
from ..matches.games import score_of, seat
from ..running.pool import play_all
from ..running.seeds import bot_seed, game_seed
from ..running.toml_file import writing
from ..statistics import wilson

TENTHS: Final = 10
WITHIN: Final = 0.03
"""Chances hold if no tenth is further off than this."""
FEW: Final = 200
"""With fewer games nothing is said to hold."""
FURTHEST: Final = 1e-6
LITTLE: Final = 0.1
CLOSE: Final = 1e-7
RESULTS: Final = (0.0, 0.5, 1.0)
DIGITS: Final = 6


@dataclass(frozen=True)
class Job:
    """A game to be played, and at how many of its turns the chances are asked."""

    title: str
    run: int
    index: int
    bot: str
    positions: int
    simulations: int
    futures: int


@dataclass(frozen=True)
class PredictedGame:
    """What was predicted in a game for the side that the evaluator favours, and what came: 1, 0, or 0.5 for a tie.

    `chances`: of each position in each of its futures; exactly 1, 0 and 0.5 are results of games that are over there.
    `periods`: of the game, in which the positions are.
    """

    index: int
    chances: list[list[float]]
    periods: list[int]
    score: float

    def during(self, period: int) -> list[list[float]]:
        """The chances of the positions in that period."""
        return [chances for chances, other in zip(self.chances, self.periods) if other == period]


@dataclass(frozen=True)
class Tenth:
    """A tenth of the predictions: their mean, how many were true with an interval, and how many there are."""

    predicted: float
    real: float
    low: float
    high: float
    n: int

    @property
    def deviation(self) -> float:
        return abs(self.real - self.predicted)


@dataclass(frozen=True)
class Reliability:
    """The finding. `corrections`: of the log odds, period by period."""

    games: int
    positions: int
    corrections: list[Correction]
    brier: float
    plain: float
    """The Brier score of who always predicts the mean."""
    table: list[Tenth]

    @property
    def deviation(self) -> float:
        """The deviation of the worst tenth."""
        return max([tenth.deviation for tenth in self.table])

    @property
    def why(self) -> str:
        """Why the chances do not hold; empty if they do."""
        if self.games < FEW:
            return UNSURE
        if any([tenth.predicted < tenth.low - WITHIN or tenth.predicted > tenth.high + WITHIN for tenth in self.table]):
            return OFF
        return UNSURE if self.deviation > WITHIN else ""


# Playing


def play(job: Job) -> PredictedGame:
    """Play a game, and ask for the chances at some of its turns."""
    game = new(job.title, game_seed(job.run, job.index), log=False, any_order=False)
    judge = evaluator(find(job.title))
    bots = {side: seat(job.bot, bot_seed(job.run, job.index, side)) for side in game.title.actors[1:]}
    turns: list[Game] = []
    last = CHANCE
    while (question := game.question()) is not None:
        faction = game.title.actors[question.actor]
        if can_be_known(judge, question, last):
            turns.append(game.fork())
        last = question.actor
        game.choose(bots[faction].choose(game, faction))
    for player in bots.values():
        player.close()
    result = game.result
    assert result is not None
    favoured = game.title.actors[judge.favours]
    rng = Random(bot_seed(job.run, job.index, "positions"))
    asked = rng.sample(turns, min(job.positions, len(turns)))
    periods = [judge.period(position) for position in asked]
    return PredictedGame(job.index, predicted(job, asked, rng), periods, score_of(result.winner, favoured))


def can_be_known(judge: Evaluator, question: Question, last: int) -> bool:
    """Whether a turn begins, in a game that is set up; `last`: who was asked before."""
    return is_over(judge, question, last) and question.kind not in judge.kinds.unsettled


def predicted(job: Job, turns: list[Game], rng: Random) -> list[list[float]]:
    """The chances of the side that the evaluator favours at these turns, as an analysis would find them, but not
    corrected."""
    scale = Scale(evaluator(find(job.title)), Chances([UNCORRECTED], "", {}))
    found: list[list[float]] = []
    for game in turns:
        actor = asked_now(game)
        faction, seed = game.title.actors[actor], rng.getrandbits(62)
        best = weigh(game, faction, seed=seed, simulations=job.simulations, futures=job.futures, scale=scale).best
        found.append([round(win if actor == scale.judge.favours else 1 - win, DIGITS) for win in best.wins])
    return found


def asked_now(game: Game) -> int:
    """The faction that is asked now."""
    question = game.question()
    assert question is not None
    return question.actor


def measure(
    jobs: Sequence[Job], workers: int, ray: str | None = None, progress: Callable[[int, int], object] | None = None
) -> Reliability:
    """Play all games and hold predictions against results."""
    played: list[PredictedGame] = []
    for found in play_all(jobs, play, workers, ray):
        played.append(found)
        if progress is not None:
            progress(len(played), len(jobs))
    return reliability(sorted(played, key=lambda game: game.index))


# Holding predictions against results


def reliability(played: list[PredictedGame]) -> Reliability:
    """The finding over all games; each half is corrected by the other."""
    halves = [[game for game in played if game.index % 2 == half] for half in (0, 1)]
    last = max([period for game in played for period in game.periods], default=0)
    pooled: list[tuple[float, float, int]] = []
    for period in range(last + 1):
        fits = [fit(half, period) for half in halves]
        for half, (scale, shift) in zip(halves, reversed(fits)):
            for game in half:
                wins = [corrected(chances, scale, shift) for chances in game.during(period)]
                pooled += [(win, game.score, game.index) for win in wins]
    pooled.sort()
    base = mean([real for _, real, _ in pooled])
    return Reliability(
        games=len(played),
        positions=len(pooled),
        corrections=[fit(played, period) for period in range(last + 1)],
        brier=mean([(p - real) ** 2 for p, real, _ in pooled]),
        plain=mean([(base - real) ** 2 for _, real, _ in pooled]),
        table=[tenth(part) for part in parts(pooled)],
    )


class Mixture:
    """The futures of a position: the log odds of those in which the game goes on, and the results of those in which it
    is over.
    """

    def __init__(self, chances: Sequence[float], score: float) -> None:
        self.odds = [odds(chance) for chance in chances if chance not in RESULTS]
        self.won = fsum([chance for chance in chances if chance in RESULTS])
        self.count = len(chances)
        self.score = score

    def chance(self, slope: float, level: float) -> float:
        """The chance to win, with the log odds corrected."""
        return (self.won + fsum([logistic(level + slope * x) for x in self.odds])) / self.count

    def error(self, slope: float, level: float) -> tuple[float, float, float, float]:
        """How far the chance is off, how that changes with level and slope, and how much it counts."""
        on = [logistic(level + slope * x) for x in self.odds]
        chance = min(max((self.won + fsum(on)) / self.count, FURTHEST), 1 - FURTHEST)
        down = fsum([p * (1 - p) for p in on]) / self.count
        along = fsum([x * p * (1 - p) for x, p in zip(self.odds, on)]) / self.count
        return self.score - chance, down, along, 1 / (chance * (1 - chance))


def odds(chance: float) -> float:
    """The log odds; nothing is quite certain."""
    chance = min(max(chance, FURTHEST), 1 - FURTHEST)
    return log(chance / (1 - chance))


def corrected(chances: Sequence[float], scale: float, shift: float) -> float:
    """The chance over several futures, each of them corrected."""
    return Mixture(chances, 0.0).chance(scale, shift)


def fit(played: Sequence[PredictedGame], period: int) -> Correction:
    """Scale and shift of the log odds under which the results are likeliest, in that period of the games."""
    found = [Mixture(chances, game.score) for game in played for chances in game.during(period)]
    all_odds = [x for position in found for x in position.odds] or [0.0]
    middle = mean(all_odds)
    spread = sqrt(mean([(x - middle) ** 2 for x in all_odds])) or 1.0
    for position in found:
        position.odds = [(x - middle) / spread for x in position.odds]
    slope, level = scored(found)
    return slope / spread, level - slope * middle / spread


def scored(found: Sequence[Mixture], rounds: int = 60) -> tuple[float, float]:
    """Slope and level by Fisher's scoring, of log odds that are spread evenly around 0; a little is added so that a few
    games cannot make it certain."""
    slope = level = 0.0
    for _ in range(rounds):
        errors = [position.error(slope, level) for position in found]
        down = fsum([weight * off * d for off, d, _, weight in errors]) - LITTLE * level
        along = fsum([weight * off * e for off, _, e, weight in errors]) - LITTLE * slope
        a = fsum([weight * d * d for _, d, _, weight in errors]) + LITTLE
        b = fsum([weight * d * e for _, d, e, weight in errors])
        c = fsum([weight * e * e for _, _, e, weight in errors]) + LITTLE
        step = ((c * down - b * along) / (a * c - b * b), (a * along - b * down) / (a * c - b * b))
        longest = max(1.0, abs(step[0]), abs(step[1]))
        level, slope = level + step[0] / longest, slope + step[1] / longest
        if longest == 1.0 and abs(step[0]) + abs(step[1]) < CLOSE:
            break
    return slope, level


def parts(pooled: list[tuple[float, float, int]]) -> list[list[tuple[float, float, int]]]:
    """Ten parts of equal size, as nearly as can be."""
    n = len(pooled)
    cut = [pooled[n * at // TENTHS : n * (at + 1) // TENTHS] for at in range(TENTHS)]
    return [part for part in cut if part]


def tenth(part: list[tuple[float, float, int]]) -> Tenth:
    """A tenth of the predictions; its interval is that of as many games as there are in it."""
    real = mean([score for _, score, _ in part])
    independent = len({game for _, _, game in part})
    low, high = wilson(real * independent, independent)
    return Tenth(mean([predicted for predicted, _, _ in part]), real, low, high, len(part))


# As data


def entry(title: Title, found: Reliability, **stamp: str | int) -> dict[str, Any]:
    """What the file of a title keeps of a calibration."""
    return {
        **stamp,
        "evaluator": fingerprint(title),
        "games": found.games,
        "positions": found.positions,
        "holds": not found.why,
        "why": found.why,
        "deviation": round(found.deviation, 4),
        "brier": round(found.brier, 4),
        "brier_of_mean": round(found.plain, 4),
        "corrections": [[round(x, 5) for x in correction] for correction in found.corrections],
        "table": [[round(x, 4) for x in (t.predicted, t.real, t.low, t.high)] + [t.n] for t in found.table],
    }


HEAD: Final = """# Chances to win, predicted against real (`smallwars calibrate`). Each row of a table: predicted,
# real, low and high end of its 95 % interval, positions. Each row of corrections: scale and shift of the log odds in a
# period of the game, as the evaluator counts them. `evaluator` is a fingerprint of its weights: with others, none of
# this counts.
"""


def store(measurement: dict[str, Any], path: Path) -> None:
    """Write a title's file."""
    lines = [f"{key} = {as_toml(value)}" for key, value in measurement.items()]
    with writing(path):
        path.write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")


def as_toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        rows = "".join([f"    {as_toml_row(row)},\n" for row in value])
        return f"[\n{rows}]"
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(value, str) else str(value)


def as_toml_row(row: list[float]) -> str:
    return "[" + ", ".join([str(number) for number in row]) + "]"
