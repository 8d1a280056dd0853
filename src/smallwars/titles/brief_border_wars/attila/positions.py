"""Positions in and out: units, boxes, cards, and where in the turn the game stands."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.position import Reader
from smallwars.engine.title import Position

from ..family.rules.board import PLAY, SELECTION, bits, damaged_box, rear, side_of, take_stock
from ..family.rules.cards import cards_to_come, count_unseen
from ..family.rules.words import card_side
from .rules.board import NOWHERE, Attila, transit_box
from .rules.events import LAST_TURN
from .rules.exclusive import victory_points
from .rules.words import CYPRIOT, TURKISH

PHASES: Final = ("selection", "play", "final")
SIDES: Final = ("", "turkish", "cypriot")
CHAOS: Final = {0: None, 1 << TURKISH: "turkish", 1 << CYPRIOT: "cypriot", 1 << TURKISH | 1 << CYPRIOT: "both"}
"""E4: whose Rear Area is in chaos; two such events in a turn may strike both."""


class Names:
    """The words of a title that positions need."""

    def __init__(self, areas: list[str], units: list[str], cards: dict[int, str]) -> None:
        self.areas = areas
        self.units = units
        self.cards = cards

    def unit_list(self, units: int) -> list[str]:
        """Units by their ids."""
        return [self.units[unit] for unit in bits(units)]

    def card_list(self, cards: list[int]) -> list[str]:
        """Cards by their ids."""
        return [self.cards[card] for card in cards]


def shown_to_the_enemy(board: Attila) -> list[str]:
    """9.13 and the option open_hands: the factions whose hands the enemy sees."""
    if board.facts.open_hands:
        return list(SIDES[1:])
    return [SIDES[CYPRIOT]] if board.facts.intelligence_advantage else []


# Out


def position_of(board: Attila, names: Names) -> Position:
    """The board as a position."""
    position: Position = {
        "title": "attila",
        "turn": board.turn,
        "last_turn": board.last_turn,
        "phase": PHASES[board.phase],
        "active": SIDES[board.active] or None,
        "first": SIDES[board.first] or None,
        "passed": bool(board.passed),
        "hands": {SIDES[side]: names.card_list(board.hands[side]) for side in (TURKISH, CYPRIOT)},
        "hands_shown": shown_to_the_enemy(board),
        "special_actions": {SIDES[side]: board.specials[side] for side in (TURKISH, CYPRIOT)},
        "deck": names.card_list(board.deck),
        "discards": names.card_list(board.discards),
        "deck_size": max(0, cards_to_come(board)),
        "removed": board.removed,
        "removed_cards": names.card_list(board.removed_cards),
        "beachhead": None if board.beachhead == NOWHERE else names.areas[board.beachhead],
        "to_transit": board.to_transit,
        "to_beachhead": board.to_beachhead,
        "invaded": bool(board.invaded),
        "dropped": bool(board.dropped),
        "rear_chaos": CHAOS[board.rear_chaos],
        "air_friction": bool(board.air_friction),
        "airfield_lost": bool(board.airfield_lost),
        "given_up": board.given_up,
        "areas": {name: names.unit_list(board.there[area]) for area, name in enumerate(names.areas)},
        "rear": {SIDES[side]: names.unit_list(board.there[rear(board, side)]) for side in (TURKISH, CYPRIOT)},
        "transit": names.unit_list(board.there[transit_box(board)]),
        "damaged": {SIDES[side]: names.unit_list(board.there[damaged_box(board, side)]) for side in (TURKISH, CYPRIOT)},
        "disrupted": names.unit_list(board.disrupted),
        "victory_points": victory_points(board),
    }
    if board.engaged:
        position["engaged"] = names.unit_list(board.engaged)
    hits = {names.units[unit]: count for unit, count in enumerate(board.hits) if count}
    if hits:
        position["hits"] = hits
    return position


# In


def load_board(reader: Reader, board: Attila, names: Names) -> Attila:
    """The board that a position describes, on a board without units."""
    load_turn(reader, board)
    load_cards(reader, board, names)
    load_marks(reader, board, names)
    load_places(reader, board, names)
    load_states(reader, board, names)
    reader.value("victory_points")
    return board


def load_turn(reader: Reader, board: Attila) -> None:
    """1.1, 4.0: turn, phase, whose card it is."""
    turns = board.last_turn
    board.last_turn = reader.count("last_turn", turns, turns, turns - 1)
    board.turn = reader.count("turn", board.last_turn, 1, 1)
    first, active = side(reader, "first"), side(reader, "active")
    phase = reader.choice("phase", list(PHASES), PHASES[PLAY if active or first else SELECTION])
    board.phase = PHASES.index(str(phase))
    board.first, board.active = first, active
    if board.phase == PLAY:
        board.first = first or active or TURKISH
        board.active = active or board.first
    elif active:
        raise reader.error("active", "nobody-plays", phase=phase)
    board.passed = 1 if reader.flag("passed") else 0


def side(reader: Reader, field: str) -> int:
    """The number of the side that a field names, or 0 where it names nobody."""
    name = reader.choice(field, list(SIDES[1:]))
    return 0 if name is None else SIDES.index(name)


def load_cards(reader: Reader, board: Attila, names: Names) -> None:
    """5.0: hands by their colour, the deck as far as it is told; never more of a kind than there are."""
    hands = reader.inside("hands")
    for name in SIDES[1:]:
        at = SIDES.index(name)
        board.hands[at] = sorted(load_list(hands, name, names))
        for card in board.hands[at]:
            if card_side(card) != at:
                raise hands.error(name, "card-side", card=names.cards[card])
    hands.finish()
    board.deck, board.discards = load_list(reader, "deck", names), load_list(reader, "discards", names)
    board.removed = reader.count("removed", board.facts.hand)
    if board.removed not in (0, board.facts.hand):
        raise reader.error("removed", "removed", removed=board.removed, hand=board.facts.hand)
    if board.removed and board.last_turn != LAST_TURN:
        raise reader.error("removed", "removed-turn", removed=board.removed, turn=LAST_TURN)
    board.removed_cards = load_list(reader, "removed_cards", names)
    if len(board.removed_cards) > board.removed:
        known = len(board.removed_cards)
        raise reader.error("removed_cards", "removed-cards", count=known, removed=board.removed)
    reader.value("deck_size")
    shown = reader.value("hands_shown")
    if shown is not None and shown != shown_to_the_enemy(board):
        raise reader.error("hands_shown", "hands-shown", shown=shown_to_the_enemy(board))
    count_cards(reader, board, names)
    count_unseen(board)
    specials = reader.inside("special_actions")
    for name in SIDES[1:]:
        most = board.specials[SIDES.index(name)]
        board.specials[SIDES.index(name)] = specials.count(name, most, most)
    specials.finish()


def load_list(reader: Reader, field: str, names: Names) -> list[int]:
    """Cards by their ids."""
    codes = {name: card for card, name in names.cards.items()}
    cards: list[int] = []
    for index, name in enumerate(reader.items(field)):
        if not isinstance(name, str) or name not in codes:
            raise reader.error(f"{field}[{index}]", "no-card", value=repr(name))
        cards.append(codes[name])
    return cards


def count_cards(reader: Reader, board: Attila, names: Names) -> None:
    """5.0: the deck has only so many cards of a kind."""
    listed = [*board.deck, *board.discards, *board.removed_cards, *board.hands[TURKISH], *board.hands[CYPRIOT]]
    total = sum(board.facts.counts)
    if len(listed) + board.removed - len(board.removed_cards) > total:
        raise reader.error("deck", "deck-size", count=len(listed), removed=board.removed, total=total)
    for card in listed:
        most = dict(zip(board.facts.kinds, board.facts.counts)).get(card, 0)
        if listed.count(card) > most:
            raise reader.error("deck", "card-often", count=listed.count(card), card=names.cards[card], most=most)


def load_marks(reader: Reader, board: Attila, names: Names) -> None:
    """6.12, 6.33, 9.3, events: markers, and what was done this turn."""
    beachhead = reader.choice("beachhead", names.areas)
    board.beachhead = NOWHERE if beachhead is None else names.areas.index(beachhead)
    if beachhead is not None and not board.facts.coastal >> board.beachhead & 1:
        raise reader.error("beachhead", "coast", area=beachhead)
    board.to_transit = reader.count("to_transit", 1)
    board.to_beachhead = reader.count("to_beachhead", 1)
    board.invaded = 1 if reader.flag("invaded") else 0
    board.dropped = 1 if reader.flag("dropped") else 0
    chaos = reader.choice("rear_chaos", [name for name in CHAOS.values() if name])
    board.rear_chaos = next(bits for bits, name in CHAOS.items() if name == chaos)
    board.air_friction = 1 if reader.flag("air_friction") else 0
    board.airfield_lost = 1 if reader.flag("airfield_lost") else 0
    most = board.facts.special_actions if board.facts.organizational_ability else 0
    board.given_up = reader.count("given_up", most)
    if board.given_up + board.specials[TURKISH] > board.facts.special_actions:
        raise reader.error("given_up", "given-up", most=most)
    if board.airfield_lost and not board.facts.hellenic_air_force:
        raise reader.error("airfield_lost", "airfield")


def load_places(reader: Reader, board: Attila, names: Names) -> None:
    """2.3: where the units are; none twice, none where it cannot be."""
    areas = reader.inside("areas")
    for name in areas.fields():
        if name not in names.areas:
            raise areas.error(name, "no-area", areas=names.areas)
        place_units(areas, name, board, names, names.areas.index(name), 0)
    for box, at in (("rear", rear(board, 1) - 1), ("damaged", damaged_box(board, 1) - 1)):
        boxes = reader.inside(box)
        for name in SIDES[1:]:
            place_units(boxes, name, board, names, at + SIDES.index(name), SIDES.index(name))
        boxes.finish()
    take_stock(board)
    place_units(reader, "transit", board, names, transit_box(board), TURKISH)
    for unit in bits(board.there[transit_box(board)] & (board.facts.irregular | board.facts.air)):
        raise reader.error("transit", "transit", unit=names.units[unit])


def place_units(reader: Reader, field: str, board: Attila, names: Names, place: int, owner: int) -> None:
    """The units of one place."""
    for index, name in enumerate(reader.items(field)):
        unit = unit_in(reader, f"{field}[{index}]", name, board, names)
        if any([there >> unit & 1 for there in board.there]):
            raise reader.error(f"{field}[{index}]", "two-places", name=name)
        if owner and side_of(board, unit) != owner:
            raise reader.error(f"{field}[{index}]", "other-side", name=name)
        board.there[place] |= 1 << unit


def unit_in(reader: Reader, field: str, name: Any, board: Attila, names: Names) -> int:
    """A unit by its id, if it is in this game."""
    if not isinstance(name, str) or name not in names.units:
        raise reader.error(field, "no-unit", value=repr(name), units=names.units)
    unit = names.units.index(name)
    if unit >= board.facts.units:
        raise reader.error(field, "unit-out", name=name)
    if board.facts.air & board.facts.sides[CYPRIOT] & 1 << unit and not board.facts.hellenic_air_force:
        raise reader.error(field, "unit-air", name=name)
    return unit


def load_states(reader: Reader, board: Attila, names: Names) -> None:
    """6.23: disrupted units; units that fought with this card, and hits not yet dealt with."""
    everywhere = sum(board.there)
    boxes = board.there[damaged_box(board, TURKISH)] | board.there[damaged_box(board, CYPRIOT)]
    board.engaged = load_units(reader, "engaged", board, names, everywhere)
    board.disrupted = load_units(reader, "disrupted", board, names, everywhere & ~boxes)
    hits = reader.inside("hits")
    for name in hits.fields():
        unit = unit_in(hits, name, name, board, names)
        if not everywhere >> unit & 1:
            raise hits.error(name, "nowhere")
        board.hits[unit] = hits.count(name, 999)


def load_units(reader: Reader, field: str, board: Attila, names: Names, among: int) -> int:
    """A set of units, all of them among these."""
    units = 0
    for index, name in enumerate(reader.items(field)):
        unit = unit_in(reader, f"{field}[{index}]", name, board, names)
        if not among >> unit & 1:
            raise reader.error(f"{field}[{index}]", f"not-{field}", name=name)
        units |= 1 << unit
    return units


def has_begun(board: Attila) -> bool:
    """Whether a card is being played: then the position does not say all that is to be done."""
    return board.engaged != 0 or any([hits > 0 for hits in board.hits])
