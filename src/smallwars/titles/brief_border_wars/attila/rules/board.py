"""The board of Operation Attila: the island, the Transit Box, the Beachhead (2.3, 6.12, 6.33)."""

from __future__ import annotations

from ...family.rules.board import BorderBoard, Exclusive, Facts, Place, Unit, Units, bits, undisrupted
from .words import CYPRIOT, TURKISH

NOWHERE: int = -1


class AttilaFacts(Facts):
    """What the map, the counters and the options fix for a whole game."""

    def __init__(self, exclusive: Exclusive) -> None:
        super().__init__(exclusive)
        self.irregular: Units = 0
        self.coastal = 0
        self.victory_points: list[int] = []
        self.airport = NOWHERE
        self.airborne = NOWHERE
        self.open_hands = False
        self.organizational_ability = False
        self.formation_agility = False
        self.intelligence_advantage = False
        self.poorly_trained_staff = False
        self.staff_roll = 0
        self.staff_loss = 0
        self.staff_least = 0
        self.hellenic_air_force = False


class Attila(BorderBoard):
    """The board of Operation Attila."""

    def __init__(
        self,
        there: list[Units],
        held: list[int],
        disrupted: Units,
        hits: list[int],
        engaged: Units,
        deck: list[int],
        unseen: list[int],
        hands: list[list[int]],
        discards: list[int],
        removed: int,
        removed_cards: list[int],
        specials: list[int],
        turn: int,
        last_turn: int,
        phase: int,
        active: int,
        first: int,
        passed: int,
        facts: AttilaFacts,
        beachhead: Place,
        to_transit: int,
        to_beachhead: int,
        invaded: int,
        dropped: int,
        rear_chaos: int,
        air_friction: int,
        airfield_lost: int,
        given_up: int,
    ) -> None:
        """`beachhead`: where the marker is; `to_transit`, `to_beachhead`, `invaded`: what was done this turn (6.12,
        6.33); `dropped`: whether the Airborne Brigade was (9.3); `rear_chaos`: bits of the sides that event 4
        holds back; `given_up`: Special Action cards (9.11)."""
        super().__init__(
            there, held, disrupted, hits, engaged, deck, unseen, hands, discards, removed, removed_cards, specials,
            turn, last_turn, phase, active, first, passed, facts,
        )  # fmt: skip
        self.facts = facts
        self.beachhead = beachhead
        self.to_transit = to_transit
        self.to_beachhead = to_beachhead
        self.invaded = invaded
        self.dropped = dropped
        self.rear_chaos = rear_chaos
        self.air_friction = air_friction
        self.airfield_lost = airfield_lost
        self.given_up = given_up

    def copy(self) -> Attila:
        return Attila(
            self.there.copy(),
            self.held.copy(),
            self.disrupted,
            self.hits.copy(),
            self.engaged,
            self.deck,
            self.unseen.copy(),
            self.hands.copy(),
            self.discards,
            self.removed,
            self.removed_cards,
            self.specials.copy(),
            self.turn,
            self.last_turn,
            self.phase,
            self.active,
            self.first,
            self.passed,
            self.facts,
            self.beachhead,
            self.to_transit,
            self.to_beachhead,
            self.invaded,
            self.dropped,
            self.rear_chaos,
            self.air_friction,
            self.airfield_lost,
            self.given_up,
        )


def transit_box(board: Attila) -> Place:
    """2.32: the Transit Box of the Turkish player."""
    return board.facts.areas + 4


def is_regular(board: Attila, unit: Unit) -> bool:
    """6.2: a Turkish ground unit that is not Irregular [A-2]."""
    return board.facts.sides[TURKISH] & ~board.facts.irregular & ~board.facts.air & 1 << unit != 0


def with_friends(board: Attila, side: int) -> int:
    """6.12: the areas with a ground unit of a side, as bits [A-14]."""
    return board.held[side]


def supplied_areas(board: Attila) -> int:
    """6.2: the areas in supply: chains back to the Beachhead in which no area has undisrupted enemy ground units and
    no undisrupted friendly one [A-28, A-29]."""
    if board.beachhead == NOWHERE:
        return 0
    seen, found, front = 0, 0, 1 << board.beachhead
    while front:
        seen |= front
        after = 0
        for area in bits(front):
            if undisrupted(board, TURKISH, area) or not undisrupted(board, CYPRIOT, area):
                found |= 1 << area
                after |= board.facts.adjacent[area]
        front = after & ~seen
    return found
