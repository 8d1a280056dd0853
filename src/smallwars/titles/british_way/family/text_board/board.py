"""The board of a COIN title for the terminal: spaces, tracks, cards and Capabilities."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, ClassVar, Final

from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.engine.title import Position
from smallwars.kit.text_board import Board, Page
from smallwars.kit.words import say, term

from ..title import CoinTitle
from . import drawing as coin
from . import prose as coin_prose
from .layouts import layout_of

LOUD: Final = ("card", "phase", "victory")
TURNS: Final = ("action", "pass", "event", "event_of_one_text", "operation", "free_operation", "special", "resume")


class CoinBoard(Board[CoinTitle]):
    """Spaces in their places, with the card face up beside them."""

    has_cards: ClassVar[bool] = True
    rule: ClassVar[str] = "3.2.4"
    loud: ClassVar[tuple[str, ...]] = LOUD
    led: ClassVar[tuple[str, ...]] = TURNS

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        return coin.spaces(self.title, view, language, places)

    def below(self, view: Position, language: str) -> Text:
        return coin.tracks(self.title, view, language)

    def lasting(self, view: Position, language: str) -> Text:
        return coin.lasting(self.title, view, language)

    def beside(self, view: Position, language: str) -> Text:
        return coin.card(self.title, view, language)

    def progress(self, view: Position, language: str) -> str:
        return coin.pile(view, language)

    def prose(self, view: Position, language: str) -> list[str]:
        return coin_prose.board(self.title, view, language)

    def told_with(self, entry: Entry, language: str) -> list[str]:
        """What a card that is turned up says."""
        if entry.verb != "card":
            return []
        known = self.title.told_cards(language)[entry.args[0] - 1]
        return [f"  {say(language, 'side-' + side)}: {text}" for side, text in coin.sides(known)]

    # Cards

    def example(self) -> str:
        return layout_of(self.title).card

    def index(self, language: str) -> list[str]:
        return [f"{card['id']} {card['title']}" for card in self.title.told_cards(language)]

    def page(self, number: str, language: str) -> Page | None:
        known = [card["id"] for card in self.title.cards]
        return card_text(coin.card_of(self.title, number, language), language) if number.upper() in known else None

    def pages(self, language: str) -> Iterator[Page]:
        for card in self.title.told_cards(language):
            yield card_text(card, language)

    def provable(self, language: str) -> Iterator[Page]:
        """Every text of every Event card; Propaganda cards are chapter 6."""
        for card in self.title.told_cards(language):
            if card["id"] not in self.title.data["deck"]["propaganda"]:
                for side in ("unshaded", "shaded") if card["sides"] == 2 else ("",):
                    yield f"{card['id']} {side}".strip(), card["title"]


def card_text(card: dict[str, Any], language: str) -> Page:
    """A card: both texts, its history and the chapter to read."""
    heading = f"{card['id']} {card['title']}"
    if "capability" in card:
        heading += f" · {term(language, 'capability', card['capability'])}"
    texts = [f"{say(language, 'side-' + side)}: {text}" for side, text in coin.sides(card)]
    history = f"{say(language, 'card-history')}: {card['history']}"
    return heading, "\n\n".join([*texts, history, f"{say(language, 'card-chapter')}: {card['chapter']}"])
