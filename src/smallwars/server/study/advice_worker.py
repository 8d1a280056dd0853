"""What the advisers' process does: hints and analyses. Light on purpose, as `thinking` is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ...bots.hints import hint
from ...lab.analyses.analysis import Analysis, Ended
from ...lab.analyses.analyst import SIMULATIONS, analyse_game
from ..tables.game_in_play import Opening, follow

SEED = 1


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game after these words. `result`: how it ended, if not by the rules."""

    opening: Opening
    words: list[str]
    result: Ended | None = None


def find_hint(played: PlayedGame, faction: str, depth: str, language: str) -> list[str]:
    """What to do, as deep as it was asked for; what that side cannot see is dealt anew before anybody thinks."""
    game = played.opening.game()
    for word in played.words:
        follow(game, word)
    visible = game.determinize(faction, Random(SEED))
    return hint(visible, faction, depth, seed=SEED).text(language).splitlines()


def analyse(played: PlayedGame, language: str) -> Analysis:
    """Every turn of a game that is over, judged."""
    game = played.opening.game()
    for word in played.words:
        follow(game, word)
    return analyse_game(game, SIMULATIONS, 0.0, SEED, None, language, played.result)
