"""The words of the system as answers: areas below 50, units from 50, cards from 200; a game's own from 150."""

from __future__ import annotations

from typing import Final

UNIT: Final = 50
"""Unit u answers as UNIT + u."""

DONE: Final = 100
AGAIN: Final = 101
ALL: Final = 102
PASS: Final = 103
SPECIAL: Final = 104
MOVEMENT: Final = 105
COMBAT: Final = 106
REFIT: Final = 107
GROUND: Final = 108
AIR: Final = 109
DAMAGED: Final = 110
AIR_SUPPORT: Final = 111
REACTION_MOVE: Final = 112
DECLINE: Final = 113
ATTACKER: Final = 114
DISRUPT: Final = 115
DEFENDER: Final = 116
BACK: Final = 117
"""The way back from what was only looked at."""

CARD: Final = 200
"""A card of movement m and combat c answers as CARD + 100 for the second side + 10 m + c."""
EVENT_CARD: Final = 400

WORDS: Final[dict[int, str]] = {
    DONE: "done",
    AGAIN: "again",
    BACK: "back",
    ALL: "all",
    PASS: "pass",
    SPECIAL: "special",
    MOVEMENT: "movement",
    COMBAT: "combat",
    REFIT: "refit",
    GROUND: "ground",
    AIR: "air",
    DAMAGED: "damaged",
    AIR_SUPPORT: "air_support",
    REACTION_MOVE: "reaction_move",
    DECLINE: "decline",
    DISRUPT: "disrupt",
    ATTACKER: "attacker",
    DEFENDER: "defender",
    EVENT_CARD: "event",
}


def card_words(colours: str) -> dict[int, str]:
    """`g2-4`: colour, movement and combat, for any values of one digit."""
    return {
        CARD + 100 * side + 10 * move + combat: f"{colours[side]}{move}-{combat}"
        for side in (0, 1)
        for move in range(10)
        for combat in range(10)
    }


def card_side(card: int) -> int:
    """Whose colour a card has: 1 or 2; 0 for a Random Event."""
    return 0 if card == EVENT_CARD else 1 + (card - CARD) // 100


def movement_of(card: int) -> int:
    """6.1: how many units a card moves."""
    return (card - CARD) % 100 // 10


def combat_of(card: int) -> int:
    """6.2: how many units attack with a card."""
    return (card - CARD) % 10
