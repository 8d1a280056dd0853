"""What the boards of The British Way share: cards, initiative track, Political Will, capabilities (1.8, 2.3, 5.3)."""

from __future__ import annotations

from typing import Any, Final

from ...engine.frame import Board, Frame, State
from .words import SHADED, UNSHADED

LIMITED_BOX: Final = 0
EVENT_BOX: Final = 1
OP_BOX: Final = 2
"""The boxes of the Initiative Track from left to right (2.3)."""


class Chapters:
    """Where the shared sequence of play enters a game's own chapters."""

    def may_operate(self, board: Any, faction: int, limited: bool) -> bool:
        """3.0: whether any Operation can be executed."""
        raise NotImplementedError

    def operate(self, faction: int, limited: bool) -> Frame[Any]:
        """3.0: an Operation of the faction's choice."""
        raise NotImplementedError

    def passing(self, faction: int) -> list[Frame[Any]]:
        """2.3.3: what a faction gets for passing."""
        raise NotImplementedError

    def event(self, board: Any, card: int, side: int, faction: int) -> list[Frame[Any]]:
        """5.1: what an Event does."""
        raise NotImplementedError

    def propaganda(self) -> list[Frame[Any]]:
        """6.0: the phases of a Propaganda Round."""
        raise NotImplementedError


class Facts:
    """What does not change during a game: the cards and the chapters."""

    def __init__(
        self,
        chapters: Chapters,
        events: int,
        propaganda: int,
        campaigns: int,
        events_per_campaign: int,
        events_below: int,
        capabilities: int,
        single: int,
    ) -> None:
        """Cards are numbered: events from 1, then Propaganda. `capabilities`, `single`: bits of card numbers."""
        self.chapters = chapters
        self.events = events
        self.propaganda = propaganda
        self.campaigns = campaigns
        self.events_per_campaign = events_per_campaign
        self.events_below = events_below
        self.capabilities = capabilities
        self.single = single

    def is_propaganda(self, card: int) -> bool:
        """2.4: whether the card starts a Propaganda Round."""
        return card > self.events


class CoinBoard(Board):
    """The shared part of a board. `cards` is never changed in place: forks share it."""

    def __init__(
        self,
        cards: list[int],
        at: int,
        first: int,
        boxes: list[int],
        political_will: int,
        unshaded: int,
        shaded: int,
    ) -> None:
        """`cards[at]` lies face up; `unshaded` and `shaded` are bits of the capability cards in play."""
        self.cards = cards
        self.at = at
        self.first = first
        self.boxes = boxes
        self.political_will = political_will
        self.unshaded = unshaded
        self.shaded = shaded

    def shared(self) -> Facts:
        """The facts of the game, as far as the family shares them."""
        raise NotImplementedError

    def card(self) -> int:
        """The card face up; 0 before the first."""
        return self.cards[self.at] if 0 <= self.at < len(self.cards) else 0

    def propaganda_rounds(self) -> int:
        """How many Propaganda cards have been revealed."""
        facts, count = self.shared(), 0
        for index in range(min(self.at + 1, len(self.cards))):
            if self.cards[index] > facts.events:
                count += 1
        return count


def adopt_capability(state: State[Any], card: int, side: int) -> None:
    """5.3: a Capability lasts for the rest of the game."""
    board: CoinBoard = state.board
    if side == UNSHADED:
        board.unshaded |= 1 << card
    elif side == SHADED:
        board.shaded |= 1 << card
    if board.shared().single >> card & 1:
        state.note("capability_of_one_text", card)
    else:
        state.note("capability", card, side)
