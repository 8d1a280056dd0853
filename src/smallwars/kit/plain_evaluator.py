"""The evaluator of every title that brings none: it plays a few random games to the end and counts who wins them."""

from __future__ import annotations

from typing import Final

from smallwars.engine.chance import Seeded
from smallwars.engine.game import Game
from smallwars.engine.question import CHANCE
from smallwars.engine.rollout import play_out
from smallwars.engine.title import Title

from .evaluator import Evaluator
from .search_policy import SearchPolicy, TurnKinds

GAMES: Final = 16
"""The most random games that are played from a position."""
CHOICES: Final = 400
"""The most choices that are made in all of them together, so that long games take no longer than short ones."""
SWING: Final = 0.5
"""The swing: a side that wins three games of four leads by a half, 0.75 less 0.25."""
VICTORY: Final = 2.0
"""The worth of a game that is won: twice that of one that only looks so."""
SEEDS: Final = 0x9E3779B1
"""Spreads the numbers of choices and games over the seeds."""


class PlainEvaluator(Evaluator):
    """The share of random games that a side wins less the share that it loses. It has no terms: it knows no reasons."""

    def __init__(self, title: Title) -> None:
        kinds = TurnKinds(starts=frozenset(title.turns))
        search = SearchPolicy(depth=0, replied=False, draws_equals=True)
        super().__init__(1, {}, SWING, kinds, search, victory=VICTORY)

    def features(self, game: Game) -> list[float]:
        """The empty list: there are no terms, so no features."""
        return []

    def total(self, game: Game) -> float:
        """The mean result of a few random games, always the same for the same position with the same dice to come."""
        won, games, choices = 0.0, 0, 0
        seed = (game.seed or 0) + SEEDS * game.choices
        while games == 0 or (games < GAMES and choices + choices // games <= CHOICES):
            copy = copy_with_dice(game, seed + games)
            choices += play_out(copy, seed + games, CHOICES - choices)
            won += self.result(copy)
            games += 1
        return won / games

    def result(self, game: Game) -> float:
        """1 for a game that was won by whom the evaluator favours, -1 for one that was lost; 0 for a tie, or none."""
        outcome = game.state.outcome
        return 0.0 if outcome is None or outcome.winner == CHANCE else float(self.sign(outcome.winner))


def copy_with_dice(game: Game, seed: int) -> Game:
    """A copy without a log and without a past, in which other dice will fall."""
    return game.begun_from(game.state.fork(None), Seeded(seed))
