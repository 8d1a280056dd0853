"""Luck: what chance really brought, compared with what it brings on average, from the real state of the game.

Both hands stay as they are: they are nobody's luck any more. Dice, and cards that nobody holds, are dealt anew.
"""

from __future__ import annotations

from random import Random

from ...bots.hints.weighing import Scale, follow, mean
from ...bots.search.tree import is_over, run_on
from ...bots.search.turn import finish
from ...engine.chance import Seeded
from ...engine.game import Game
from ...kit.measures import measures
from .analysis import Luck


def anew(game: Game, rng: Random) -> Game:
    """A copy with other dice to come and other cards to be drawn; whatever somebody holds stays."""
    state = game.state.fork(None)
    measures(game.title).deal_anew(state, rng)
    state.pending, state.any_order = None, False
    return game.begun_from(state, Seeded(rng.getrandbits(62)))


def luck(scale: Scale, before: Game, after: Game, actor: int, answers: list[int], futures: int, rng: Random) -> Luck:
    """The luck of an actor, from before his answers to the next decision of anybody, by what the end of the turn is
    worth.
    """
    base = scale.judge.value(before, actor)
    expected, real = Sums(scale, actor, base), Sums(scale, actor, base)
    for _ in range(futures):
        copy = anew(before, rng)
        follow(scale.judge, copy, actor, answers, any_order=before.any_order)
        expected.add(copy)
    settled = is_settled(scale, after, actor)
    for _ in range(1 if settled else futures):
        copy = anew(after, rng)
        if not settled:
            finish(scale.judge, copy, actor)
        real.add(copy)
    return Luck(real.win() - expected.win(), real.value() - expected.value())


def is_settled(scale: Scale, game: Game, actor: int) -> bool:
    """Whether the turn of that actor is over, nobody else being asked first."""
    return is_over(scale.judge, game.state.question(), actor)


class Sums:
    """What several ends of a turn are worth, summed up."""

    def __init__(self, scale: Scale, actor: int, base: float) -> None:
        self.scale = scale
        self.actor = actor
        self.base = base
        self.wins: list[float] = []
        self.points: list[float] = []

    def add(self, game: Game) -> None:
        """Add the end of a turn, played on to the next decision."""
        run_on(self.scale.judge, game, self.actor)
        self.wins.append(self.scale.win(game, self.actor))
        self.points.append(self.scale.points(game, self.actor, self.base))

    def win(self) -> float:
        return mean(self.wins)

    def value(self) -> float:
        return mean(self.points)
