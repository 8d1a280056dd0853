"""An evaluator that raises once some squares are marked."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.engine.title import Title
from smallwars.kit import evaluator
from smallwars.kit.search_policy import TurnKinds


class Evaluator(evaluator.Evaluator):
    """Knows nothing, and fails after a few moves."""

    def __init__(self, title: Title) -> None:
        super().__init__(1, {"centre": 1.0}, 1.0, TurnKinds(frozenset(title.turns)))

    def features(self, game: Game) -> list[float]:
        marks: list[int] = game.state.board.marks
        if sum(map(bool, marks)) > 3:
            raise ArithmeticError("four marks")
        return [float(marks[4] == 1) - float(marks[4] == 2)]
