"""The sequential test on simulated pairs."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallwars.lab.matches.sprt import GOES_ON, H0, H1, SCORES, Sprt, log_ratio
from smallwars.lab.statistics import expected


def pair(rng: Random, difference: float, side: float = 0.0) -> float:
    """A mirrored pair of games without draws; `side`: how much likelier the first side makes it to win."""
    won = rng.random() < expected(difference) + side
    won_again = rng.random() < expected(difference) - side
    return (won + won_again) / 2


def verdict(seed: int, difference: float, test: Sprt, side: float = 0.0) -> Sprt:
    rng = Random(seed)
    while not test.add(pair(rng, difference, side)):
        assert test.pairs < 20_000
    return test


@pytest.mark.parametrize(("truth", "right"), [(0.0, H0), (100.0, H1)])
@pytest.mark.parametrize("side", [0.0, 0.3])
def test_it_errs_about_one_time_in_twenty(truth: float, right: str, side: float) -> None:
    tests = [verdict(seed, truth, Sprt(0, 100), side) for seed in range(120)]
    wrong = sum(test.verdict != right for test in tests)
    assert wrong <= 12  # 6 are expected


def test_a_lopsided_title_needs_fewer_pairs_for_the_pairs_cancel_the_side() -> None:
    even = sum(verdict(seed, 100, Sprt(0, 100)).pairs for seed in range(40))
    lopsided = sum(verdict(seed, 100, Sprt(0, 100), 0.4).pairs for seed in range(40))
    assert lopsided < even


def test_a_great_difference_is_seen_soon_and_none_takes_longer() -> None:
    assert verdict(1, 400, Sprt(0, 20)).pairs < verdict(1, 10, Sprt(0, 20)).pairs


def test_the_verdict_stands() -> None:
    test = Sprt(0, 100)
    assert test.add_all([1.0] * 500)
    after = test.pairs
    assert test.verdict == H1 and test.add_all([0.0] * 500) and test.pairs == after


def test_without_pairs_nothing_is_decided() -> None:
    assert (Sprt(0, 20).llr, Sprt(0, 20).verdict) == (0, GOES_ON)
    assert Sprt(0, 20).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)


@given(st.lists(st.integers(0, 200), min_size=5, max_size=5), st.floats(-100, 100), st.floats(1, 100))
def test_the_ratio_mirrors_when_the_bots_change_places(counts: list[int], elo0: float, width: float) -> None:
    score0, score1 = expected(elo0), expected(elo0 + width)
    ratio = log_ratio(counts, score0, score1)
    assert ratio == pytest.approx(-log_ratio(counts[::-1], 1 - score1, 1 - score0), abs=1e-6)


@given(st.lists(st.integers(5, 200), min_size=5, max_size=5))
def test_the_ratio_is_near_its_normal_approximation_when_the_difference_is_small(counts: list[int]) -> None:
    n = sum(counts)
    mean = sum(count * score for count, score in zip(counts, SCORES)) / n
    variance = sum(count * (score - mean) ** 2 for count, score in zip(counts, SCORES)) / n
    score0, score1 = mean - 0.0005, mean + 0.0012
    near = n * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)
    assert log_ratio(counts, score0, score1) == pytest.approx(near, rel=0.1, abs=1e-6)
