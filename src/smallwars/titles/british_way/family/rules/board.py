"""What the boards of The British Way share: spaces, forces, cards, initiative track, Political Will, capabilities."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from smallwars.engine.frame import Board, Frame, Shared, State
from smallwars.engine.question import Reason

from .words import SHADED, UNSHADED

Space = int

LIMITED_BOX: Final = 0
EVENT_BOX: Final = 1
OP_BOX: Final = 2
"""The boxes of the Initiative Track from left to right (2.3)."""


PerSpace = Annotated[list[int], "SPACES"]
"""A number for each space of the map."""
PerBox = Annotated[list[int], "3"]
"""A number for each box of the Initiative Track."""


class Chapters:
    """Where the shared sequence of play enters a game's own chapters."""

    def operations(self, faction: int) -> list[int]:
        """3.2, 3.3: the Operations on a Faction's sheet."""
        raise NotImplementedError

    def operation_refusal(self, board: Any, op: int, special: int, within: int, free: int) -> Reason | None:
        """3.1: why an Operation cannot be executed in these spaces; `special`: 1 if a Special Activity may help it."""
        raise NotImplementedError

    def operation(self, board: Any, op: int, actor: int, limited: int, within: int, free: int) -> Frame[Any]:
        """3.1: an Operation, Limited (2.3.4) or full with a Special Activity."""
        raise NotImplementedError

    def specials(self, faction: int) -> list[int]:
        """4.2, 4.3: the Special Activities on a Faction's sheet."""
        raise NotImplementedError

    def special_refusal(self, board: Any, special: int, op: int) -> Reason | None:
        """4.1.1: why a Special Activity cannot accompany that Operation now."""
        raise NotImplementedError

    def special_activity(self, board: Any, special: int, actor: int, enabling: int) -> Frame[Any]:
        """4.1: carry a Special Activity out; `enabling`: 1 when the Operation has no space without it."""
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
    """What does not change during a game: the chapters, the cards, the map, the length of the Political Will track."""

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
        adjacent: list[int],
        most_will: int,
    ) -> None:
        """Cards are numbered: events from 1, then Propaganda. `capabilities`, `single`: bits of card numbers;
        `adjacent`: for each space the bits of its neighbours."""
        self.chapters = chapters
        self.events = events
        self.propaganda = propaganda
        self.campaigns = campaigns
        self.events_per_campaign = events_per_campaign
        self.events_below = events_below
        self.capabilities = capabilities
        self.single = single
        self.adjacent = adjacent
        self.most_will = most_will

    def is_propaganda(self, card: int) -> bool:
        """2.4: whether the card starts a Propaganda Round."""
        return card > self.events


class CoinBoard(Board):
    """The shared part of a board: one list per kind of piece, indexed by space."""

    cards: Shared[list[int]]
    """The deck as far as it is dealt; forks share it."""
    at: int
    """Which of the cards lies face up; -1 before the first."""
    first: int
    boxes: PerBox
    political_will: int
    unshaded: int
    """The Capabilities in play with their unshaded text, as bits of card numbers."""
    shaded: int
    """The Capabilities in play with their shaded text, as bits of card numbers."""
    underground: PerSpace
    active: PerSpace
    troops: PerSpace
    police: PerSpace
    available_fighters: int
    available_troops: int
    available_police: int
    shared: Facts
    """The facts of the game, as far as the family shares them."""

    def card(self) -> int:
        """The card face up; 0 before the first."""
        return self.cards[self.at] if 0 <= self.at < len(self.cards) else 0

    def propaganda_rounds(self) -> int:
        """How many Propaganda cards have been revealed."""
        facts, count = self.shared, 0
        for index in range(min(self.at + 1, len(self.cards))):
            if self.cards[index] > facts.events:
                count += 1
        return count


C = TypeVar("C", bound=CoinBoard)
"""The board of one of the games."""


def shift_will(state: State[Any], change: int) -> None:
    """1.8, 1.10: Political Will stays on its track."""
    board: CoinBoard = state.board
    before = board.political_will
    board.political_will = max(0, min(board.shared.most_will, before + change))
    if board.political_will != before:
        state.note("political_will", change, before, board.political_will)


def in_play_unshaded(board: CoinBoard, card: int) -> bool:
    """5.3: whether that Capability lasts with its unshaded text."""
    return board.unshaded >> card & 1 == 1


def in_play_shaded(board: CoinBoard, card: int) -> bool:
    """5.3: whether that Capability lasts with its shaded text."""
    return board.shaded >> card & 1 == 1


def adopt_capability(state: State[Any], card: int, side: int) -> None:
    """5.3: a Capability lasts for the rest of the game."""
    board: CoinBoard = state.board
    if side == UNSHADED:
        board.unshaded |= 1 << card
    elif side == SHADED:
        board.shaded |= 1 << card
    if board.shared.single >> card & 1:
        state.note("capability_of_one_text", card)
    else:
        state.note("capability", card, side)
