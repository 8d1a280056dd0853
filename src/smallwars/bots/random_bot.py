"""The bot that chooses at random, which every other one must beat."""

from __future__ import annotations

from typing import ClassVar

from ..engine.game import Game
from .bot import Bot, asked


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    name: ClassVar[str] = "random"

    def option_for(self, game: Game, faction: str) -> str:
        return game.title.word(self.rng.choice(asked(game, faction).answers))
