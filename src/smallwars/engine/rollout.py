"""Random play: to the end of a game, or to the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .chance import MASK, mix
from .game import Game
from .question import CHANCE

ENDLESS: Final = 1 << 30

PLAYERS: Final = 0x2545F491
"""A number mixed into a seed, so that players do not draw what the dice of that seed draw."""


def pick(answers: list[int], seed: i64, n: i64) -> int:
    """The n-th random pick of that seed; `mix` is written out, for a call costs more than it does."""
    x = (n * 0x9E3779B1 + seed) & MASK
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & MASK
    x ^= x >> 12
    x = (x * 0x297A2D39) & MASK
    return answers[((x ^ (x >> 15)) * len(answers)) >> 31]


def player_seed(seed: int) -> i64:
    """The number with which the picks of a seed start."""
    return mix((seed ^ (seed >> 31) ^ PLAYERS) & MASK)


def play_out(game: Game, seed: int, most: int = ENDLESS) -> int:
    """Answer uniformly at random until the game is over, or so many times; how many decisions the players made."""
    start, decisions = player_seed(seed), 0
    question = game.question()
    while question is not None and decisions < most:
        if question.actor != CHANCE:
            decisions += 1
        game.apply(question, pick(question.answers, start, game.choices))
        question = game.question()
    return decisions


def finish_turn(game: Game, actor: int, seed: int) -> None:
    """Answer at random for that actor until another is asked, a new turn begins or the game is over."""
    start, turns = player_seed(seed), game.title.turns
    question = game.question()
    while question is not None and question.actor == actor and question.kind not in turns:
        game.apply(question, pick(question.answers, start, game.choices))
        question = game.question()
