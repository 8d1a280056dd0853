"""What an observation of Operation Attila holds, and every kind of question it can ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from smallwars.engine.title import Options
from smallwars.kit.encoding import FLAG, MANY, Patterns
from smallwars.kit.encoding import Encoding as PlainEncoding

from .title import AttilaTitle

KINDS: Final = """
    attack.unit battle card defend.air die discard drop exploit friendly_fire give_up hit.unit hits invasion.area
    invasion.beachhead invasion.unit laxity laxity.own move.to move.unit play reaction reaction.unit refit
    refit.area retreat special target.unit use
"""

PATTERNS: Final[Patterns] = {
    "turn": (0, 8),
    "last_turn": (0, 8),
    "phase={phase}": FLAG,
    "active={faction}": FLAG,
    "first={faction}": FLAG,
    "passed": FLAG,
    "hands/{faction}/{card}": MANY,
    "hands_shown/{faction}": FLAG,
    "hand_sizes/{faction}": MANY,
    "special_actions/{faction}": (0, 12),
    "discards/{card}": MANY,
    "deck_size": MANY,
    "removed": MANY,
    "beachhead={area}": FLAG,
    "to_transit": MANY,
    "to_beachhead": MANY,
    "invaded": FLAG,
    "dropped": FLAG,
    "rear_chaos={chaos}": FLAG,
    "air_friction": FLAG,
    "airfield_lost": FLAG,
    "given_up": (0, 12),
    "areas/{area}/{unit}": FLAG,
    "rear/{faction}/{unit}": FLAG,
    "transit/{unit}": FLAG,
    "damaged/{faction}/{unit}": FLAG,
    "disrupted/{unit}": FLAG,
    "engaged/{unit}": FLAG,
    "hits/{unit}": MANY,
    "victory_points": (-99, 99),
}

COLOURS: Final = {"turkish": "g", "cypriot": "w"}
"""The letter that the cards of each faction begin with."""

HIDDEN: Final = "?"


class Encoding(PlainEncoding[AttilaTitle]):
    """Areas with their units, hands as far as they are seen, the order of battle."""

    numbers = (0, 12)
    has_hidden_hands = True
    is_complete = True

    def kinds(self) -> Sequence[str]:
        return KINDS.split()

    def patterns(self) -> Patterns:
        return PATTERNS

    def words(self, options: Options) -> Mapping[str, Sequence[str]]:
        data = self.title.data_for(self.title.check_options(options))
        colours = {"g": data["deck"]["grey"]["cards"], "w": data["deck"]["white"]["cards"]}
        return {
            "phase": ("selection", "play", "final"),
            "chaos": ("turkish", "cypriot", "both"),
            "card": [*[f"{colour}{card}" for colour, cards in colours.items() for card in cards], "event"],
            "area": [area["id"] for area in data["areas"]],
            "unit": [word for answer, word in self.title.words.items() if 50 <= answer < 100],
        }

    def seen_word(self, options: Options, faction: str | None, kind: str, word: str) -> str:
        """A card that went to a hidden hand shows its colour alone."""
        for owner, colour in COLOURS.items() if kind == self.title.deals else ():
            if word.startswith(colour) and owner != faction and not is_shown(options, owner, faction):
                return colour + HIDDEN
        return word


def is_shown(options: Options, owner: str, faction: str | None) -> bool:
    """9.13 and the option open_hands: whether that faction, or a spectator, sees the hand of the owner."""
    return bool(options["open_hands"] or (options["intelligence_advantage"] and owner == "cypriot" and faction))
