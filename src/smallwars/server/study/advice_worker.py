"""The work of the processes for advice: hints and analyses. This module imports little on purpose, as `bots.worker`."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ...bots.hints import hint
from ...lab.analyses.analysis import Analysis, GameResult
from ...lab.analyses.analyst import SIMULATIONS, analyse_game
from ..tables.game_in_play import Opening, follow

SEED = 1


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as it was played; `result`: how it ended, if not by the rules."""

    opening: Opening
    words: list[str]
    result: GameResult | None = None


def find_hint(game_so_far: PlayedGame, faction: str, depth: str, language: str) -> list[str]:
    """Find a hint of a depth; what the side cannot see is dealt anew before the search begins."""
    game = game_so_far.opening.game()
    for word in game_so_far.words:
        follow(game, word)
    visible = game.determinize(faction, Random(SEED))
    visible.ask_in_order(game.any_order)
    return hint(visible, faction, depth, seed=SEED).text(language).splitlines()


def analyse(game_so_far: PlayedGame, language: str) -> Analysis:
    """Judge every turn of a finished game."""
    game = game_so_far.opening.game()
    for word in game_so_far.words:
        follow(game, word)
    return analyse_game(game, SIMULATIONS, 0.0, SEED, None, language, game_so_far.result)
