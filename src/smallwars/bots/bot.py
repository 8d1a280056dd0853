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

    @abstractmethod
    def choose(self, game: Game, faction: str) -> str:
        """The id of the option to take for the pending decision; the game itself is left as it is."""

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
