"""The board of a COIN title for the terminal: spaces, tracks, cards and Capabilities."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, ClassVar, Final

from rich.text import Text

from smallwars.engine.log import Entry
from smallwars.engine.title import Options, Position
from smallwars.kit.text_board import Page, TextBoard
from smallwars.kit.words import board_words

from ..title import CoinTitle
from . import drawing as coin
from . import prose as coin_prose
from .layouts import Layout, Look, plain_layout

LOUD: Final = ("card", "phase", "victory")
TURNS: Final = ("action", "pass", "event", "event_of_one_text", "operation", "free_operation", "special", "resume")


class CoinTextBoard(TextBoard[CoinTitle]):
    """Spaces in their places, with the card face up beside them; a title without a layout of its own has a table."""

    own_layout: ClassVar[Layout | None] = None

    has_cards: ClassVar[bool] = True
    rule: ClassVar[str] = "3.2.4"
    headings: ClassVar[tuple[str, ...]] = LOUD
    deeds: ClassVar[tuple[str, ...]] = TURNS

    def __init__(self, title: CoinTitle, options: Options) -> None:
        super().__init__(title, options)
        self.layout = self.own_layout or plain_layout(title)
        self.look = Look(title, self.layout, self.colours(), board_words(title))

    def map(self, view: Position, language: str, places: Collection[str] = (), about: str | None = None) -> Text:
        return coin.spaces(self.look, view, language, places)

    def below(self, view: Position, language: str) -> Text:
        return coin.tracks(self.look, view, language)

    def lasting(self, view: Position, language: str) -> Text:
        return coin.lasting(self.look, view, language)

    def side_panel(self, view: Position, language: str) -> Text:
        return coin.card(self.look, view, language)

    def progress(self, view: Position, language: str) -> str:
        return coin.pile(self.look, view, language)

    def prose(self, view: Position, language: str) -> list[str]:
        return coin_prose.board(self.look, view, language)

    def place(self, view: Position, id: str, language: str) -> str:
        return coin_prose.space(self.look, view, self.places()[id], language)

    def log_details(self, entry: Entry, language: str) -> list[str]:
        """The texts of a card that is turned up."""
        if entry.verb != "card":
            return []
        known = self.title.cards_in_words(language)[entry.args[0] - 1]
        return [f"  {self.look.words.say(language, 'side-' + side)}: {text}" for side, text in coin.sides(known)]

    # Cards

    def open_cards(self, view: Position) -> list[str]:
        """2.2, 5.3: the card face up and the Capabilities; a Capability that was just played is
        both, and comes once.
        """
        return [str(id) for id in dict.fromkeys((view.get("card"), *view.get("capabilities", {}))) if id]

    def example(self) -> str:
        return self.layout.card

    def index(self, language: str) -> list[str]:
        return [f"{card['id']} {card['title']}" for card in self.title.cards_in_words(language)]

    def page(self, number: str, language: str) -> Page | None:
        known = [card["id"] for card in self.title.cards]
        return (
            card_text(self.look, coin.card_of(self.title, number, language), language)
            if number.upper() in known
            else None
        )

    def pages(self, language: str) -> Iterator[Page]:
        for card in self.title.cards_in_words(language):
            yield card_text(self.look, card, language)

    def provable(self, language: str) -> Iterator[Page]:
        """Every text of every Event card; Propaganda cards are chapter 6."""
        for card in self.title.cards_in_words(language):
            if card["id"] not in self.title.data["deck"]["propaganda"]:
                for side in ("unshaded", "shaded") if card["sides"] == 2 else ("",):
                    yield f"{card['id']} {side}".strip(), card["title"]


def card_text(look: Look, card: dict[str, Any], language: str) -> Page:
    """A card: both texts, its history and the chapter to read."""
    heading = f"{card['id']} {card['title']}"
    if "capability" in card:
        heading += f" · {look.words.term(language, 'capability', card['capability'])}"
    texts = [f"{look.words.say(language, 'side-' + side)}: {text}" for side, text in coin.sides(card)]
    history = f"{look.words.say(language, 'card-history')}: {card['history']}"
    return heading, "\n\n".join([*texts, history, f"{look.words.say(language, 'card-chapter')}: {card['chapter']}"])
