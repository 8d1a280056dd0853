"""The deck, and playing the Event of the card face up (2.1, 5.0)."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import CHANCE, Question

from .board import CoinBoard, adopt_capability
from .words import CARD, SHADED, UNSHADED


class Deal(Frame[Any]):
    """2.1: deal cards from the box until so many are known. In each pile the Propaganda card lies among the last few;
    dealing card by card by these odds is the same as building the piles and stacking them."""

    def __init__(self, total: int) -> None:
        self.total = total

    def ask(self, board: CoinBoard) -> Question | None:
        if len(board.cards) >= self.total:
            return None
        question = next_card(board)
        return question if question.answers else None

    def take(self, state: State[Any], answer: int) -> None:
        board: CoinBoard = state.board
        board.cards = [*board.cards, answer - CARD]
        state.push(self)


def deck_total(board: CoinBoard) -> int:
    """2.1: how many cards the whole deck holds."""
    facts = board.shared
    return facts.campaigns * (facts.events_per_campaign + 1)


def next_card(board: CoinBoard) -> Question:
    """Which card comes next, with the odds of the deck's construction."""
    events = unused_events(board)
    places = propaganda_places(board)
    if places == 0 and events:
        return Question(CHANCE, "card", "2.1", events)
    propaganda = unused_propaganda(board)
    if places <= 1 or not events:
        return Question(CHANCE, "card", "2.1", propaganda)
    weights = [(places - 1) * len(propaganda)] * len(events) + [len(events)] * len(propaganda)
    return Question(CHANCE, "card", "2.1", events + propaganda, -1, weights)


def unused_events(board: CoinBoard) -> list[int]:
    """Event cards neither dealt so far nor in play as Capabilities, as answers."""
    gone = board.unshaded | board.shaded
    for card in board.cards:
        gone |= 1 << card
    return [CARD + card for card in range(1, board.shared.events + 1) if not gone >> card & 1]


def propaganda_places(board: CoinBoard) -> int:
    """In how many places, from the next one on, the pile's Propaganda card may lie; 0 when not in the next one."""
    facts = board.shared
    pile = facts.events_per_campaign + 1
    place = len(board.cards) % pile
    dealt = propaganda_dealt(board, 0)
    if dealt >= facts.campaigns:
        return 0
    if dealt < len(board.cards) // pile:
        return 1  # a deck laid by hand that has fallen behind
    if place < pile - facts.events_below - 1 or propaganda_dealt(board, len(board.cards) - place) > 0:
        return 0
    return pile - place


def propaganda_dealt(board: CoinBoard, start: int) -> int:
    """How many Propaganda cards were dealt from that place on."""
    events, count = board.shared.events, 0
    for index in range(start, len(board.cards)):
        if board.cards[index] > events:
            count += 1
    return count


def unused_propaganda(board: CoinBoard) -> list[int]:
    """Propaganda cards not dealt so far, as answers."""
    facts = board.shared
    cards = range(facts.events + 1, facts.events + facts.propaganda + 1)
    return [CARD + card for card in cards if card not in board.cards]


class Side(Frame[Any]):
    """5.2: the executing Faction takes the unshaded or the shaded text of a dual-use Event."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def ask(self, board: CoinBoard) -> Question | None:
        if board.shared.single >> board.card() & 1:
            return None
        return Question(self.faction, "side", "5.2", [UNSHADED, SHADED], CARD + board.card())

    def take(self, state: State[Any], answer: int) -> None:
        execute(state, self.faction, answer)

    def go(self, state: State[Any]) -> None:
        execute(state, self.faction, UNSHADED)


def execute(state: State[Any], faction: int, side: int) -> None:
    """5.1: carry out the text of the card face up."""
    board: CoinBoard = state.board
    facts, card = board.shared, board.card()
    if facts.single >> card & 1:
        state.note("event_of_one_text", faction, card)
    else:
        state.note("event", faction, card, side)
    if facts.capabilities >> card & 1:
        adopt_capability(state, card, side)
    else:
        state.push_all(facts.chapters.event(board, card, side, faction))
