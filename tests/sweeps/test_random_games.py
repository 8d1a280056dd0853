"""Random games by the hundred; `SMALLWARS_SWEEP=10000` for the long run."""

from __future__ import annotations

import os

import pytest

from smallwars.engine.registry import titles
from tests.built_in import TITLES
from tests.sweeps.sweep import sweep_games, sweep_options, sweep_positions

GAMES = int(os.environ.get("SMALLWARS_SWEEP", "150"))
BATCH = 50

pytestmark = pytest.mark.slow

each_title = pytest.mark.parametrize("title", TITLES)
each_batch = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def seeds(first: int) -> range:
    """The seeds of a batch."""
    return range(first, min(GAMES, first + BATCH))


@pytest.mark.parametrize("title", titles())
@each_batch
def test_random_games_end_soundly_and_replay(title: str, first: int) -> None:
    tally = sweep_games(title, seeds(first))
    assert tally.games == len(seeds(first)) and tally.forks > 2 * tally.games


@each_title
@each_batch
def test_random_games_with_random_options_end_soundly_and_replay(title: str, first: int) -> None:
    tally = sweep_options(title, seeds(first))
    assert tally.games == len(seeds(first)) and tally.forks > 2 * tally.games


@each_title
@each_batch
def test_random_games_from_random_positions_end_soundly_and_replay(title: str, first: int) -> None:
    tally = sweep_positions(title, seeds(first))
    assert tally.games == len(seeds(first)) and tally.forks > tally.games


@each_title
def test_random_games_show_every_side_winning(title: str) -> None:
    results = sweep_positions(title, range(40)).results
    assert len({result.split()[0] for result in results}) >= 2, results
