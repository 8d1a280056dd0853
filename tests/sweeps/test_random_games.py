"""Random games by the hundred; `SMALLWARS_SWEEP=10000` for the long run."""

from __future__ import annotations

import os

import pytest

import smallwars
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


Changes = list[tuple[str, int | None, int]]

BROKEN: dict[str, list[Changes]] = {
    "cyprus": [
        [("prison", None, 1)],
        [("available_troops", None, -1)],
        [("police", 0, 1)],
        [("political_will", None, 2)],
        [("international_opinion", None, -3)],
        [("intel", 2, 4)],
        [("curfew", 8, 1)],
        [("curfew", 5, 1)],
        [("sabotage", 0, 16)],
        [("caches", 9, 1), ("available_caches", None, -1)],
        [("active", 0, -1), ("prison", None, 1)],
    ],
    "kenya": [
        [("available_bases", None, 1)],
        [("out_of_play", None, -1)],
        [("troops", 3, 1)],
        [("political_will", None, 9)],
        [("resources", None, 13)],
        [("pipeline", None, -2)],
        [("terror", 0, 16)],
        [("population", 7, 1)],
        [("population", 3, -2), ("stance", 3, 1)],
        [("control", 2, -1)],
        [("control_held", None, 1)],
        [("bases", 10, 2), ("available_bases", None, -1), ("bases", 11, -1)],
        [("underground", 0, -2), ("available_fighters", None, 2)],
    ],
    "greek_civil_war": [
        [("airstrikes", None, -1)],
        [("airstrikes", None, 5)],
        [("free", 0, 1)],
        [("free", 3, -16)],
        [("index", 1, 41)],
        [("in_open", 2, 4)],
        [("present", 1, 4)],
    ],
    "attila": [
        [("there", 0, 1)],
        [("there", 25, 1 << 30)],
        [("held", 1, 1)],
        [("disrupted", None, 1 << 45)],
        [("specials", 1, -7)],
    ],
}


@pytest.mark.parametrize(("title", "changes"), [(title, changes) for title in BROKEN for changes in BROKEN[title]])
def test_what_breaks_an_invariant_is_found(title: str, changes: Changes) -> None:
    game = smallwars.new(title, seed=1)
    assert game.decision is not None and game.title.faults(game.state) == []
    board = game.state.board
    for field, space, change in changes:
        if space is None:
            setattr(board, field, getattr(board, field) + change)
        else:
            getattr(board, field)[space] += change
    assert game.title.faults(game.state) != []
