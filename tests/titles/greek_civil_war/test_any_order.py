"""Random games in any order: people may do what bots may, looks change nothing, picks commute unless a rule says no."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import smallwars
from tests.sweeps.any_order import free_games, sweep
from tests.sweeps.positions import random_options, random_position

GAME = "greek_civil_war"
SHUFFLES = 150


@pytest.mark.parametrize("options", [{}, {"tito": True, "start_1944": True}], ids=["as it comes", "with options"])
def test_picks_commute_or_a_rule_refuses_them(options: dict[str, Any]) -> None:
    tally = sweep(GAME, range(1000), SHUFFLES, options)
    assert tally.total >= SHUFFLES and tally.same > SHUFFLES / 2


def test_random_games_in_any_order_end_soundly() -> None:
    """`free_games` checks looks, the end of the game and its faults."""
    assert sum(1 for _ in free_games(GAME, range(12))) > 1000


def test_positions_at_random_are_played_to_an_end_in_any_order() -> None:
    for seed in range(12):
        rng = Random(seed)
        options = random_options(GAME, rng)
        game = smallwars.from_position(random_position(GAME, options, rng), seed=seed, options=options, any_order=True)
        while (question := game.question()) is not None:
            game.apply(question, rng.choice(question.answers))
        assert game.result is not None and game.title.faults(game.state) == []


def test_a_position_saved_at_every_question_asks_it_again() -> None:
    for game, _ in free_games(GAME, range(100, 103)):
        again = smallwars.from_position(game.position(), seed=1, any_order=True)
        assert repr(again.decision) == repr(game.decision)
