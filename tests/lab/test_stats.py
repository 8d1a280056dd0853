"""Intervals, Elo and ratings against what is known of them."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallwars.lab.matches.elo import POINTS, Bout, rate, solved
from smallwars.lab.running.seeds import BITS, bot_seed, game_seed
from smallwars.lab.statistics import elo, elo_interval, expected, percentile, score_interval, wilson


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_known_intervals(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=2e-4)


def test_a_clean_sweep_speaks_for_any_lead() -> None:
    """Whatever the size of the match; its Elo has no upper end."""
    for n in range(1, 400):
        assert wilson(n, n)[1] == 1 and wilson(0, n)[0] == 0
        assert elo_interval([1.0] * n)[1] == math.inf and elo_interval([0.0] * n)[0] == -math.inf


@given(st.integers(1, 500), st.floats(0, 1))
def test_wilson_holds_the_share_and_stays_between_0_and_1(n: int, share: float) -> None:
    low, high = wilson(share * n, n)
    assert 0 <= low <= share + 1e-9 and share - 1e-9 <= high <= 1


@given(st.floats(-800, 800))
def test_elo_and_expected_score_are_inverse(difference: float) -> None:
    assert elo(expected(difference)) == pytest.approx(difference, abs=1e-6)


def test_elo_is_infinite_at_the_ends() -> None:
    assert (elo(0), elo(1), elo(0.5)) == (-math.inf, math.inf, 0)


@given(st.lists(st.sampled_from((0.0, 0.25, 0.5, 0.75, 1.0)), max_size=60))
def test_an_interval_of_pairs_holds_their_mean_and_mirrors(pairs: list[float]) -> None:
    low, high = score_interval(pairs)
    assert 0 <= low < high <= 1
    assert not pairs or low - 1e-9 <= sum(pairs) / len(pairs) <= high + 1e-9
    assert score_interval([1 - pair for pair in pairs]) == pytest.approx((1 - high, 1 - low))


def test_pairs_that_cancel_the_deck_are_surer_than_as_many_games_and_pairs_that_repeat_it_less_sure() -> None:
    low, high = elo_interval([0.5] * 90 + [0.0] * 5 + [1.0] * 5)
    assert high - low < 2 * elo(wilson(100, 200)[1])
    low, high = elo_interval([0.0, 1.0] * 50)
    assert high - low > 1.3 * 2 * elo(wilson(100, 200)[1])


def test_the_interval_of_pairs_covers_the_truth_about_as_often_as_it_says() -> None:
    rng, covered = Random(5), 0
    for _ in range(400):
        pairs = [(int(rng.random() < 0.9) + int(rng.random() < 0.3)) / 2 for _ in range(60)]
        low, high = score_interval(pairs)
        covered += low <= 0.6 <= high
    assert 0.92 <= covered / 400 <= 0.99


def test_percentiles_lie_between_neighbours_in_proportion() -> None:
    assert percentile([4, 1, 3, 2], 0.5) == 2.5
    assert percentile([7], 0.95) == 7
    assert math.isnan(percentile([], 0.5))


def test_seeds_are_the_same_everywhere_and_fit_the_dice() -> None:
    assert game_seed(1, 0) == 1482363941977096542
    drawn = {game_seed(run, index) for run in range(20) for index in range(50)}
    drawn |= {bot_seed(run, index, name) for run in range(20) for index in range(50) for name in "ab"}
    assert len(drawn) == 3000 and max(drawn) < 1 << BITS


# Ratings


def simulated(strengths: dict[str, float], side: float, games: int, seed: int) -> list[Bout]:
    """Games between all, a tenth of them drawn for no reason."""
    rng = Random(seed)
    bouts = []
    for first in strengths:
        for second in strengths:
            for deck in range(games if first != second else 0):
                chance = expected(strengths[first] - strengths[second] + side)
                score = 0.5 if rng.random() < 0.1 else float(rng.random() < chance)
                bouts.append(Bout(first, second, score, deck))
    return bouts


def test_ratings_recover_strengths_and_side() -> None:
    strengths = {"random": 0.0, "rule": 150.0, "search": 320.0, "deep": 390.0}
    found = rate([bout for bout in simulated(strengths, 80.0, 1500, 3) if bout.score != 0.5], "random")
    for name, strength in strengths.items():
        assert found.bots[name].elo == pytest.approx(strength, abs=25)
    assert found.side.elo == pytest.approx(80, abs=15)
    assert found.bots["random"].elo == 0


def test_rating_intervals_cover_the_truth() -> None:
    strengths, covered = {"random": 0.0, "rule": 60.0, "search": 110.0}, 0
    for seed in range(60):
        found = rate([bout for bout in simulated(strengths, 40.0, 60, seed) if bout.score != 0.5], "random")
        covered += found.bots["search"].low <= 110 <= found.bots["search"].high
        covered += found.side.low <= 40 <= found.side.high
    assert covered >= 108  # of 120, where 114 are expected


def test_two_bots_are_rated_by_their_score_and_draws_are_half_wins() -> None:
    scores = [1.0] * 700 + [0.5] * 100 + [0.0] * 200
    bouts = [
        bout
        for deck, score in enumerate(scores)
        for bout in (Bout("x", "random", score, deck), Bout("random", "x", 1 - score, deck))
    ]
    assert rate(bouts, "random").bots["x"].elo == pytest.approx(elo(0.75), abs=1)
    assert rate(bouts, "random").side.elo == pytest.approx(0, abs=1e-6)


def test_a_clean_sweep_has_a_rating_and_a_wide_interval() -> None:
    bouts = [bout for deck in range(100) for bout in (Bout("x", "random", 1.0, deck), Bout("random", "x", 0.0, deck))]
    found = rate(bouts, "random").bots["x"]
    assert 600 < found.elo < 1200 and found.half > 150


def test_a_side_that_always_wins_says_nothing_about_the_bots() -> None:
    bouts = [bout for deck in range(100) for bout in (Bout("x", "random", 1.0, deck), Bout("random", "x", 1.0, deck))]
    found = rate(bouts, "random")
    assert found.bots["x"].elo == pytest.approx(0, abs=1e-6)
    assert found.side.elo > 600


@given(st.integers(1, 6), st.randoms(use_true_random=False))
def test_linear_systems_are_solved(size: int, rng: Random) -> None:
    matrix = [[rng.uniform(-1, 1) + 7 * (i == j) for j in range(size)] for i in range(size)]
    right = [rng.uniform(-5, 5) for _ in range(size)]
    found = solved(matrix, right)
    assert [sum(a * x for a, x in zip(row, found)) for row in matrix] == pytest.approx(right)


def test_a_unit_of_the_model_is_about_174_points() -> None:
    assert pytest.approx(173.7, abs=0.05) == POINTS
