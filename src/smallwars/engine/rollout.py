"""Random play: to the end of a game, or to the end of a turn."""

from __future__ import annotations

from typing import Final

from .chance import Seeded
from .game import Game
from .question import CHANCE

ENDLESS: Final = 1 << 30

PLAYERS: Final = 0x2545F491
"""Mixed into a seed, so that players do not draw what the dice of that seed draw."""

_NO_WORDS: Final[list[str]] = []


def play_out(game: Game, seed: int, most: int = ENDLESS) -> int:
    """Answer uniformly at random until the game is over, or so many times; how many decisions the players made."""
    picker = Seeded(seed ^ PLAYERS)
    decisions = 0
    question = game.question()
    while question is not None and decisions < most:
        if question.actor != CHANCE:
            decisions += 1
        game.answer(picker.draw(question, game.choices, _NO_WORDS))
        question = game.question()
    return decisions


def finish_turn(game: Game, actor: int, seed: int) -> None:
    """Answer at random for that actor until another is asked, a new turn begins or the game is over."""
    picker = Seeded(seed ^ PLAYERS)
    turns = game.title.turns
    question = game.question()
    while question is not None and question.actor == actor and question.kind not in turns:
        game.answer(picker.draw(question, game.choices, _NO_WORDS))
        question = game.question()
