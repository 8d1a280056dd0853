"""Games up to a question that a test wants to see answered."""

from __future__ import annotations

from smallwars.bots import bot
from smallwars.engine.game import Game
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from tests import in_order


def first_question(title: str, kind: str, seed: int, options: int = 2) -> Game:
    """A game of the rule bot up to a question of that kind with so many answers worth a look."""
    game, player, judge = in_order.new(title, seed), bot("greedy", seed), evaluator(find(title))
    while (question := game.question()) is not None:
        if question.kind == kind and len(judge.considered(game, question)) >= options:
            return game
        game.choose(player.choose(game, game.title.actors[question.actor]))
    raise AssertionError(f"{title}, seed {seed}: no question {kind}")
