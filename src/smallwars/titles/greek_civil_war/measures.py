"""What simulations measure of Greek Civil War: the Political Indices, and what is built, moved and attacked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from smallwars.engine.game import Game
from smallwars.engine.log import Entry
from smallwars.kit import measures

from .corrections import Printed, values_of
from .rules.words import GOVERNMENT
from .title import GreekTitle


class GreekWatch(measures.Watch):
    """Greek Civil War: operations are what is built, moved and attacked, and what is announced."""

    DOING: Final = (
        "build", "buy_airstrike", "upgrade", "demobilize", "break_down", "combine", "switch", "move",
        "move_from_square", "airstrike", "resettle", "aid_begins",
    )  # fmt: skip
    GOVERNMENTS: Final = ("airstrike", "aid_begins")
    """The verbs of what the Government does, whoever's phase it is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.actor = ""
        index = game.state.board.index
        self.levels = {faction: index[at] for at, faction in enumerate(self.title.actors) if at}

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "turn":
            self.close_turn()
            self.turn = self.round = args[0]
        elif verb == "phase":
            self.actor = self.title.actors[args[0]]
        elif verb == "index":
            self.levels[self.title.actors[args[0]]] = args[3]
        elif verb == "attack":
            self.did(self.title.actors[args[0]], verb)
        elif verb in self.DOING:
            self.did(
                self.title.actors[GOVERNMENT] if verb in self.GOVERNMENTS else self.actor,
                verb.removesuffix("_from_square"),
            )


class Measures(measures.Measures[GreekTitle]):
    """The Political Index of each side, turn by turn."""

    endings = ("_removed",)

    def scores(self) -> tuple[str, ...]:
        return self.title.actors[1:]

    def watch(self, game: Game) -> measures.Watch:
        return GreekWatch(game)

    def numbers(self) -> Mapping[str, Any]:
        return values_of(Printed(self.title.data))
