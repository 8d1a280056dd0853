"""What simulations measure of The British Way: Political Will, Events and operations by card and Campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from smallwars.engine.game import Game
from smallwars.engine.log import Entry
from smallwars.kit.measures import Measures, Watch

from .rules.words import BRITISH, CARD
from .title import CoinTitle


class CoinWatch(Watch):
    """The British Way: a turn is a card, a round is a Campaign and ends with its Propaganda card."""

    DOING: Final = ("operation", "free_operation", "special")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.levels = {"political_will": game.state.board.political_will}
        self.round = 1
        self.propaganda = False

    def read(self, entry: Entry, game: Game) -> None:
        verb, args = entry.verb, entry.args
        if verb == "card":
            self.next_card(args[0], game)
        elif verb == "political_will":
            self.levels["political_will"] = args[2]
        elif verb in self.DOING:
            self.did(self.title.actors[args[0]], self.title.words[args[1]])
        elif verb == "pass":
            self.did(self.title.actors[args[0]], "pass")
        elif verb == "curfew" or verb == "curfew_moved":
            self.did(self.title.actors[BRITISH], "curfew")
        elif verb == "event" or verb == "event_of_one_text":
            self.event(args[0], args[1], self.title.words[args[2]] if verb == "event" else "only")

    def next_card(self, card: int, game: Game) -> None:
        """2.2: a card is turned up."""
        self.close_turn()
        self.turn += 1
        self.round += self.propaganda
        self.propaganda = game.state.board.shared.is_propaganda(card)
        if not self.propaganda:
            self.cards.append([self.turn, self.title.cards[card - 1]["id"], "", ""])

    def event(self, faction: int, card: int, side: str) -> None:
        """5.0: the Event of the card face up is played."""
        name = self.title.actors[faction]
        self.did(name, "event")
        if self.cards and self.cards[-1][1] == self.title.cards[card - 1]["id"]:
            self.cards[-1][2:] = [side, name]


class CoinMeasures(Measures[CoinTitle]):
    """Measures in which a turn is a card that lies open, and a round is a Campaign."""

    turn = "card"
    round = "campaign"
    event = "event"
    endings = ("_lifted", "_removed")

    def scores(self) -> tuple[str, ...]:
        return ("political_will",)

    def watch(self, game: Game) -> Watch:
        return CoinWatch(game)

    def numbers(self) -> Mapping[str, Any]:
        key = self.title.number_key
        return {"spaces": {space["id"]: {key: space[key]["value"]} for space in self.title.data["spaces"]}}

    def cards(self, language: str) -> Mapping[str, str]:
        return {card["id"]: self.title.card_name(language, card["number"]) for card in self.title.cards}

    def standing(self, game: Game) -> str:
        card = game.state.board.card()
        return game.title.words[CARD + card] if card else ""

    def never_forbidden(self) -> frozenset[str]:
        """The Propaganda cards, which have no Event."""
        shared = self.title.set_up_board(self.title.check_options({})).shared
        return frozenset([card["id"] for card in self.title.cards if shared.is_propaganda(card["number"])])
