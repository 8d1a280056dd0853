"""Weights of an evaluator from the outcomes of self-play: games with a few random turns, then logistic regression.

The weights are drawn towards those that were written by hand, as far as held-out games say that this helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ...bots import Bot, bot
from ...engine.game import Game
from ...engine.registry import find
from ...engine.rollout import finish_turn
from ...engine.table import new
from ...engine.title import Title
from ...kit.evaluator import Evaluator
from ...kit.evaluators import evaluator
from ..errors import LabError
from ..matches.games import factions, score_of
from ..running.pool import play_all
from ..running.seeds import bot_seed, game_seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

NOISE: Final = 0.07
"""The share of turns that are played at random, so that positions are seen which good play avoids."""
HELD_OUT: Final = 5
"""Every fifth game is held out."""
FEWEST: Final = 10
"""The fewest games from which weights are learned."""
FEWEST_EITHER_WAY: Final = 5
"""The fewest games that the first side must have won, and the fewest that it must have lost."""
PULLS: Final = (0.0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
"""The strengths, one of which is chosen, by which weights are drawn to those written by hand."""
RESAMPLED: Final = 100
STEPS: Final = 50
NUMPY: Final = "numpy"


@dataclass(frozen=True)
class FitJob:
    """A game to learn from."""

    title: str
    spec: str
    run: int
    index: int
    noise: float


@dataclass(frozen=True)
class Seen:
    """The positions at the start of each turn of a game, and its outcome for the side that the evaluator favours."""

    index: int
    positions: list[list[float]]
    outcome: float


def watch(job: FitJob) -> Seen:
    """Play a game and keep what the evaluator sees in it, each time as the side that is asked knows it."""
    game = new(job.title, game_seed(job.run, job.index), log=False, any_order=False)
    judge, rng = evaluator(find(job.title), by_hand=True), Random(bot_seed(job.run, job.index, "noise"))
    sides = factions(job.title)
    bots = {side: bot(job.spec, bot_seed(job.run, job.index, side)) for side in sides}
    positions = list(positions_of(game, bots, judge, rng, job.noise))
    winner = game.result.winner if game.result is not None else None
    outcome = score_of(winner, game.title.actors[judge.favours])
    return Seen(job.index, positions, outcome)


def positions_of(
    game: Game, bots: dict[str, Bot], judge: Evaluator, rng: Random, noise: float
) -> Iterator[list[float]]:
    """Play on to the end; the features at the start of each turn."""
    while (question := game.question()) is not None:
        side = game.title.actors[question.actor]
        begins = judge.kinds.begins(question.kind)
        if begins:
            yield judge.features(game.determinize(side, rng))
        if begins and rng.random() < noise:
            game.apply(question, rng.choice(question.answers))
            finish_turn(game, question.actor, rng.getrandbits(31))
        else:
            game.choose(bots[side].choose(game, side))


def gather(title: str, spec: str, games: int, run: int, noise: float, workers: int) -> list[Seen]:
    """What was seen in each game, in the order of the games."""
    jobs = [FitJob(title, spec, run, index, noise) for index in range(games)]
    return sorted(play_all(jobs, watch, workers), key=lambda seen: seen.index)


def check_terms(title: Title) -> None:
    """Complain about an evaluator that has no terms, such as the plain one."""
    if not evaluator(title, by_hand=True).names:
        raise LabError("fit-no-terms", title=title.id)


def check_outcomes(title: str, seen: Sequence[Seen]) -> None:
    """Complain about games that nearly all went one way: no weights can be told from them."""
    won, lost = ([game.outcome for game in seen].count(outcome) for outcome in (1.0, 0.0))
    if min(won, lost) < FEWEST_EITHER_WAY:
        side = find(title).actors[evaluator(find(title), by_hand=True).favours]
        args = {"games": len(seen), "won": won, "lost": lost, "side": side, "least": FEWEST_EITHER_WAY}
        raise LabError("fit-one-way", **args)


# Regression


@dataclass(frozen=True)
class Rows:
    """Positions as rows, a column of ones last; each game weighs the same."""

    features: Array
    outcomes: Array
    weights: Array

    def chances(self, solution: Array) -> Array:
        """The chance of a win in each position."""
        import numpy as np

        return np.asarray(1 / (1 + np.exp(-np.clip(self.features @ solution, -50, 50))))

    def losses(self, solution: Array) -> Array:
        """The log loss of each position."""
        import numpy as np

        chance = np.clip(self.chances(solution), 1e-9, 1 - 1e-9)
        return np.asarray(-(self.outcomes * np.log(chance) + (1 - self.outcomes) * np.log(1 - chance)))

    def loss(self, solution: Array) -> float:
        return float(self.losses(solution) @ self.weights / self.weights.sum())


def rows(seen: Sequence[Seen]) -> Rows:
    """The positions of these games."""
    np = numpy()
    features = np.array([[*position, 1.0] for game in seen for position in game.positions])
    outcomes = np.array([game.outcome for game in seen for _ in game.positions])
    weights = np.array([1 / len(game.positions) for game in seen for _ in game.positions])
    return Rows(features, outcomes, weights)


def numpy() -> Any:
    """The module numpy, imported late because it is an extra."""
    try:
        import numpy
    except ImportError:
        raise LabError("needs-extra", package=NUMPY, extra="lab") from None
    return numpy


def solved(data: Rows, prior: Array, scales: Array, pull: float) -> Array:
    """Newton's steps to the least loss; `pull` draws each weight to the prior, measured in spreads of its feature."""
    np = numpy()
    total = data.weights.sum()
    penalty = pull * total * scales**2
    solution = prior.copy()
    for _ in range(STEPS):
        chance = data.chances(solution)
        slope = data.features.T @ (data.weights * (chance - data.outcomes)) + penalty * (solution - prior)
        curve = data.features.T @ (data.features * (data.weights * chance * (1 - chance))[:, None])
        curve = curve + np.diag(penalty + 1e-9 * total * (1 + scales**2))
        step = np.linalg.solve(curve, slope)
        solution = solution - step
        if np.abs(step * (scales + 1e-9)).max() < 1e-8:
            break
    return solution


def scaled(data: Rows, prior: Array) -> Array:
    """The weights by hand, with the one factor and the one constant that fit best."""
    np = numpy()
    value = data.features[:, :-1] @ prior[:-1]
    two = Rows(np.column_stack([value, np.ones(len(value))]), data.outcomes, data.weights)
    factor, constant = solved(two, np.array([0.0, 0.0]), np.array([value.std(), 1.0]), 0.0)
    fitting: Array = np.append(factor * prior[:-1], constant)
    return fitting


# What comes of it


@dataclass(frozen=True)
class Fit:
    """Fitted weights in the evaluator's own unit, with intervals, and what held-out games say of them."""

    title: str
    games: int
    positions: int
    pull: float
    swing: float
    base: float
    weights: dict[str, tuple[float, float, float]]
    by_hand: float
    fitted: float
    gain: tuple[float, float]
    fixed: frozenset[str] = frozenset()
    """Terms that were the same in every position, so that games say nothing of their weight."""


def fitted(title: str, seen: Sequence[Seen]) -> Fit:
    """The weights that games speak for; the one with the greatest weight by hand keeps its size, as a unit."""
    np = numpy()
    judge = evaluator(find(title), by_hand=True)
    train = [game for game in seen if game.index % HELD_OUT]
    test = rows([game for game in seen if game.index % HELD_OUT == 0])
    data = rows(train)
    prior = scaled(data, np.append(np.array(judge.weights), 0.0))
    scales = np.append(data.features[:, :-1].std(axis=0), 0.0)
    pull = min(PULLS, key=lambda pull: crossed(train, prior, scales, pull))
    solution = solved(data, prior, scales, pull)
    unit = int(np.abs(prior[:-1]).argmax())
    swing = abs(judge.weights[unit] / solution[unit]) if solution[unit] else judge.swing
    spread = resampled(train, prior, scales, pull) * swing
    lows, highs = np.percentile(spread, [2.5, 97.5], axis=0)
    weights = {
        name: (float(solution[at] * swing), float(lows[at]), float(highs[at])) for at, name in enumerate(judge.names)
    }
    gains = gains_of(seen, prior, solution)
    return Fit(
        title, len(seen), sum([len(game.positions) for game in seen]), pull, float(swing), float(solution[-1] * swing),
        weights, test.loss(prior), test.loss(solution), gains, frozenset(unvaried(data, judge)),
    )  # fmt: skip


def unvaried(data: Rows, judge: Evaluator) -> list[str]:
    """The terms that are the same in all positions."""
    spans = numpy().ptp(data.features, axis=0)
    return [name for name, span in zip(judge.names, spans) if span == 0]


def crossed(seen: Sequence[Seen], prior: Array, scales: Array, pull: float) -> float:
    """The loss on each fourth of the games when the others are learned from."""
    losses = []
    for part in range(4):
        kept = rows([game for at, game in enumerate(seen) if at % 4 != part])
        left = rows([game for at, game in enumerate(seen) if at % 4 == part])
        losses.append(left.loss(solved(kept, prior, scales, pull)))
    return sum(losses) / len(losses)


def resampled(seen: Sequence[Seen], prior: Array, scales: Array, pull: float) -> Array:
    """Solutions from games drawn anew with replacement: a game that is drawn twice weighs double."""
    np = numpy()
    data, rng = rows(seen), np.random.default_rng(0)
    game_of = np.repeat(np.arange(len(seen)), [len(game.positions) for game in seen])
    solutions = []
    for _ in range(RESAMPLED):
        drawn = np.bincount(rng.integers(0, len(seen), len(seen)), minlength=len(seen))
        again = Rows(data.features, data.outcomes, data.weights * drawn[game_of])
        solutions.append(solved(again, prior, scales, pull))
    found: Array = np.array(solutions)
    return found


def gains_of(seen: Sequence[Seen], prior: Array, solution: Array) -> tuple[float, float]:
    """By how much the held-out loss fell, as an interval over games drawn anew."""
    np = numpy()
    games = [rows([game]) for game in seen if game.index % HELD_OUT == 0 and game.positions]
    gains = np.array([game.loss(prior) - game.loss(solution) for game in games])
    rng = np.random.default_rng(0)
    means = [gains[rng.integers(0, len(gains), len(gains))].mean() for _ in range(1000)]
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high)
