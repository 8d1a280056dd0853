"""What simulations measure of Operation Attila: Victory Points, and what each card is played for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from smallwars.engine.game import Game
from smallwars.engine.log import Entry
from smallwars.kit.measures import Watch

from ..family.measures import BorderMeasures
from .corrections import Printed, values_of
from .rules.exclusive import victory_points
from .title import AttilaTitle


class AttilaWatch(Watch):
    """Operation Attila: a card is played for movement or for combat; Victory Points as a turn leaves them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.actor = ""
        self.count(game)

    def count(self, game: Game) -> None:
        """8.0: Victory Points as they would be counted now."""
        self.levels = {"victory_points": victory_points(game.state.board)}

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "turn":
            self.count(game)
            self.close_turn()
            self.turn = self.round = args[0]
        elif verb == "card":
            self.actor = self.title.actors[args[0]]
            self.cards.append([self.turn, self.title.words[args[1]], "", self.actor])
        elif verb == "use":
            self.cards[-1][2] = self.title.words[args[0]]
            self.did(self.actor, self.title.words[args[0]])
        elif verb == "special_card":
            self.actor = self.title.actors[args[0]]
            self.cards.append([self.turn, "special", "", self.actor])
        elif verb == "refit" or verb == "invasion":
            self.special(verb)
        elif verb == "pass" or verb == "battle":
            self.did(self.title.actors[args[0]], verb)
        elif verb == "victory_points":
            self.levels = {verb: args[0]}

    def special(self, action: str) -> None:
        """6.3: what a Special Action card was played for."""
        self.did(self.actor, action)
        if self.cards and self.cards[-1][1] == "special" and not self.cards[-1][2]:
            self.cards[-1][2] = action


class Measures(BorderMeasures[AttilaTitle]):
    """Victory Points, turn by turn."""

    def scores(self) -> tuple[str, ...]:
        return ("victory_points",)

    def watch(self, game: Game) -> Watch:
        return AttilaWatch(game)

    def numbers(self) -> Mapping[str, Any]:
        fighters = {"turkish": self.title.data["air_units"]["turkish"]["value"]}
        return {**values_of(Printed(self.title.data)), "air_units": fighters}
