"""What every bot is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ..engine.game import Game
from ..engine.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. It looks ahead on `Game.determinize` copies only, so that it knows no more than its faction."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)
        self.by_hand = False
        """Whether the bot weighs by the weights that were written by hand, not by those that were fitted."""

    def choose(self, game: Game, faction: str) -> str:
        """The id of the option to take for the pending decision; the game itself is left as it is. A bot thinks in one
        order of picks, whatever order people may pick in; an answer that its order leaves alone it takes at once.
        """
        if not game.any_order:
            return self.option_for(game, faction)
        asked(game, faction)
        only = game.only_in_order()
        return self.option_for(game.narrowed(), faction) if only is None else only

    @abstractmethod
    def option_for(self, game: Game, faction: str) -> str:
        """The id of the option to take in a game whose picks come in the one order of bots."""

    def hurry_when(self, stop: Callable[[], bool]) -> None:
        """Move as soon as `stop` says so; a bot that thinks no longer than a moment need not listen."""

    def close(self) -> None:
        """End what the bot has started."""


def asked(game: Game, faction: str) -> Question:
    """The pending question, which must be that faction's."""
    question = game.question()
    if question is None:
        raise ValueError("the game is over: there is nothing to choose")
    actor = game.title.actors[question.actor]
    if actor != faction:
        raise ValueError(f"{actor} decides now, not {faction}")
    return question
