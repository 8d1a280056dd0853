"""The Random Events (5.0)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import CHANCE, NUMBER, Question, roll

from ...family.rules.board import Units, bits, damage, damaged_box, discard, disrupt, in_hand, other, place_of
from ...family.rules.cards import cards_to_come
from ...family.rules.frames import FrameOfSide
from ...family.rules.words import DECLINE, DONE, UNIT
from .board import Attila, transit_box
from .words import CHAOS, CYPRIOT, SIDE, TURKISH

LAST_TURN: Final = 6
"""E5: the turn after which the game ends."""
REMOVED: Final = 6
"""E5: as many cards as a turn has."""
MOST_IRREGULARS: Final = 2


def event(roll: int) -> list[Frame[Any]]:
    """5.0: what the chart says."""
    frames: dict[int, list[Frame[Any]]] = {
        1: [FriendlyFire()],
        2: [Laxity(TURKISH, MOST_IRREGULARS), Laxity(CYPRIOT, MOST_IRREGULARS)],
        3: [Shortage(TURKISH), Shortage(CYPRIOT)],
        4: [Chaos()],
        5: [Ceasefire()],
        6: [Friction()],
    }
    return [EventHeading(roll), *frames[roll]]


class EventHeading(Frame[Attila]):
    """5.0: the event is named."""

    def __init__(self, number: int) -> None:
        self.number = number

    def go(self, state: State[Attila]) -> None:
        state.note("event", self.number)


class FriendlyFire(Frame[Attila]):
    """E1: the Cypriot player may damage a Turkish air unit or disrupt a unit in the Transit Box [A-42]."""

    def units(self, board: Attila) -> Units:
        """Turkish air units that are not damaged, and undisrupted units in transit."""
        flying = sum(board.there) & ~board.there[damaged_box(board, TURKISH)]
        return (
            flying & board.facts.air & board.facts.sides[TURKISH] | board.there[transit_box(board)] & ~board.disrupted
        )

    def ask(self, board: Attila) -> Question | None:
        units = [UNIT + unit for unit in bits(self.units(board))]
        return Question(CYPRIOT, "friendly_fire", "E1", [*units, DECLINE]) if units else None

    def take(self, state: State[Attila], answer: int) -> None:
        board, unit = state.board, answer - UNIT
        if answer == DECLINE:
            return
        if board.facts.air >> unit & 1:
            damage(state, unit, place_of(board, unit))
        else:
            disrupt(state, unit)


class Laxity(Frame[Attila]):
    """E2: up to two enemy Irregulars on the map are disrupted, and as many of one's own [A-41]."""

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def ask(self, board: Attila) -> Question | None:
        enemies, own = lax_units(board, other(self.side)), lax_units(board, self.side)
        if self.left == 0 or not enemies or not own:
            return None
        answers = [UNIT + unit for unit in bits(enemies)]
        return Question(self.side, "laxity", "E2", [*answers, DONE], -1, None, self.left)

    def take(self, state: State[Attila], answer: int) -> None:
        if answer == DONE:
            return
        disrupt(state, answer - UNIT)
        state.push_all([OwnLaxity(self.side), Laxity(self.side, self.left - 1)])


def lax_units(board: Attila, side: int) -> Units:
    """E2: undisrupted Irregulars of a side on the map."""
    found = 0
    for area in range(board.facts.areas):
        found |= board.there[area]
    return found & board.facts.sides[side] & board.facts.irregular & ~board.disrupted


class OwnLaxity(FrameOfSide[Attila]):
    """E2: which of one's own."""

    def ask(self, board: Attila) -> Question | None:
        units = [UNIT + unit for unit in bits(lax_units(board, self.side))]
        return Question(self.side, "laxity.own", "E2", units)

    def take(self, state: State[Attila], answer: int) -> None:
        disrupt(state, answer - UNIT)


class Shortage(FrameOfSide[Attila]):
    """E3: a random card of the hand is discarded; Special Action cards are safe [A-43]."""

    def ask(self, board: Attila) -> Question | None:
        cards = in_hand(board, self.side)
        weights = [board.hands[self.side].count(card) for card in cards]
        return Question(CHANCE, "discard", "E3", cards, SIDE + self.side, weights) if cards else None

    def take(self, state: State[Attila], answer: int) -> None:
        discard(state.board, answer, self.side)
        state.note("discard", self.side, answer)


class Chaos(Frame[Attila]):
    """E4: a die: the Turkish player on 1 to 3, else the Cypriot; no units from the Rear Area to the map [A-40]."""

    def ask(self, board: Attila) -> Question | None:
        return roll("E4", CHAOS)

    def take(self, state: State[Attila], answer: int) -> None:
        side = TURKISH if answer - NUMBER <= 3 else CYPRIOT
        state.board.rear_chaos |= 1 << side
        state.note("rear_chaos", side)


class Ceasefire(Frame[Attila]):
    """E5: the game ends a turn early; the next six cards are removed unseen. Rolled again if it cannot be [A-44]."""

    def ask(self, board: Attila) -> Question | None:
        return roll("5.0") if self.is_void(board) else None

    def is_void(self, board: Attila) -> bool:
        """E5: rolled before, or too late."""
        return board.last_turn == LAST_TURN or board.turn >= LAST_TURN

    def take(self, state: State[Attila], answer: int) -> None:
        state.note("event_again")
        state.push_all(event(answer - NUMBER))

    def go(self, state: State[Attila]) -> None:
        board = state.board
        board.last_turn = LAST_TURN
        if cards_to_come(board) >= REMOVED:
            board.removed = REMOVED
            board.removed_cards = board.deck[:REMOVED]
            board.deck = board.deck[REMOVED:]
        state.note("ceasefire", LAST_TURN)


class Friction(Frame[Attila]):
    """E6: air units do not assist ground combat this turn."""

    def go(self, state: State[Attila]) -> None:
        state.board.air_friction = 1
        state.note("air_friction")
