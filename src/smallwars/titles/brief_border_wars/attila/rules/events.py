"""The Random Events (5.0)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import DETAIL, Frame, State
from smallwars.engine.question import CHANCE, NUMBER, Question, roll

from ...family.rules.board import Units, bits, damage, damaged_box, discard, disrupt, ground, in_hand, other, place_of
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

IN_TURN: Final = 1
"""E2: the Turkish player disrupts before the Cypriot chooses."""
ANY_OWN: Final = 2
"""E2: own units of any type are disrupted for enemy Irregulars."""


def event(roll: int) -> list[Frame[Any]]:
    """5.0: what the chart says."""
    frames: dict[int, list[Frame[Any]]] = {
        1: [FriendlyFire()],
        2: [Laxity(TURKISH, MOST_IRREGULARS)],
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
        state.note("event", self.number, self.number)


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
    """E2: up to two enemy Irregulars on the map are disrupted, and as many of one's own; what both players say is
    carried out together [A-41]."""

    def __init__(self, side: int, left: int, chosen: Units = 0, said: Units = 0) -> None:
        """`chosen`: the units of both sides that this player has named; `said`: those that the other has."""
        self.side = side
        self.left = left
        self.chosen = chosen
        self.said = said

    def ask(self, board: Attila) -> Question | None:
        enemies = lax_units(board, other(self.side)) & ~self.chosen
        most = min(self.left, enemies.bit_count(), (units_to_give(board, self.side) & ~self.chosen).bit_count())
        if most == 0:
            return None
        answers = [UNIT + unit for unit in bits(enemies)]
        return Question(self.side, "laxity", "E2", [*answers, DONE], -1, None, most)

    def opens_pick(self, board: Attila) -> bool:
        return True

    def take(self, state: State[Attila], answer: int) -> None:
        if answer == DONE:
            self.go(state)
        else:
            state.push(OwnLaxity(self.side, self.left - 1, self.chosen | 1 << answer - UNIT, self.said))

    def go(self, state: State[Attila]) -> None:
        """E2: the other player's turn to say, or all is said."""
        at_once = state.board.facts.laxity != IN_TURN
        if self.side == CYPRIOT or not at_once:
            for unit in bits(self.chosen | self.said):
                disrupt(state, unit)
        if self.side == TURKISH:
            state.push(Laxity(CYPRIOT, MOST_IRREGULARS, 0, self.chosen if at_once else 0))


def lax_units(board: Attila, side: int) -> Units:
    """E2: undisrupted Irregulars of a side on the map."""
    return on_the_map(board, side) & board.facts.irregular & ~board.disrupted


def on_the_map(board: Attila, side: int) -> Units:
    """The ground units of a side on the map."""
    found = 0
    for area in bits(board.held[side]):
        found |= ground(board, side, area)
    return found


def units_to_give(board: Attila, side: int) -> Units:
    """E2: the own units of which as many must be disrupted: Irregulars, or with an option any ground units [A-41]."""
    if board.facts.laxity == ANY_OWN:
        return on_the_map(board, side) & ~board.disrupted
    return lax_units(board, side)


class OwnLaxity(Frame[Attila]):
    """E2: which of one's own for the enemy Irregular just named."""

    def __init__(self, side: int, left: int = 0, chosen: Units = 0, said: Units = 0) -> None:
        """The fields of the frame that follows."""
        self.side = side
        self.left = left
        self.chosen = chosen
        self.said = said

    def ask(self, board: Attila) -> Question | None:
        units = [UNIT + unit for unit in bits(units_to_give(board, self.side) & ~self.chosen)]
        return Question(self.side, "laxity.own", "E2", units)

    def weight(self, board: Attila, answer: int) -> int:
        return DETAIL

    def take(self, state: State[Attila], answer: int) -> None:
        state.push(Laxity(self.side, self.left, self.chosen | 1 << answer - UNIT, self.said))


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
        state.note("rear_chaos", side, answer - NUMBER)


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
