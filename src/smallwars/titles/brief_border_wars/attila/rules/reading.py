"""The facts of a game and its board at set-up, from the data file (3.0)."""

from __future__ import annotations

from typing import Any

from smallwars.engine.title import Options

from ...family.rules.board import take_stock
from ...family.rules.words import CARD, EVENT_CARD
from .board import NOWHERE, Attila, AttilaFacts
from .exclusive import Rules
from .words import CYPRIOT, TURKISH

SIDES = {"turkish": TURKISH, "cypriot": CYPRIOT}
COLOURS = {"grey": 0, "white": 100}
BOXES = 5
"""2.32: two Rear Areas, two Damaged Units boxes, the Transit Box."""
AIRBORNE = "abn"
LAXITY = ("at_once", "in_turn", "any_own")
"""The values of the option on event 2 [A-41]."""
HELLENIC = "hellenic_air_force"


def facts_of(data: dict[str, Any], options: Options) -> AttilaFacts:
    """Everything that the data and the options fix."""
    facts = AttilaFacts(Rules())
    read_map(facts, data)
    read_units(facts, data)
    read_cards(facts, data)
    facts.open_hands = bool(options["open_hands"])
    facts.drop_without_landing = bool(options["drop_without_landing"])
    facts.exploitation_by_this_battle = bool(options["exploitation_by_this_battle"])
    facts.disrupted_may_exploit = bool(options["disrupted_may_exploit"])
    facts.free_air_reaction = bool(options["free_air_reaction"])
    facts.most_given_up = int(data["organizational_ability"]["most"])
    facts.laxity = LAXITY.index(options["laxity"])
    facts.irregulars_bar_reaction = bool(options["irregulars_bar_reaction"])
    facts.disrupted_may_move = bool(options["disrupted_may_move"])
    facts.organizational_ability = bool(options["organizational_ability"])
    facts.formation_agility = bool(options["formation_agility"])
    facts.intelligence_advantage = bool(options["intelligence_advantage"])
    facts.poorly_trained_staff = bool(options["poorly_trained_staff"])
    facts.hellenic_air_force = bool(options[HELLENIC])
    staff = data["poorly_trained_staff"]
    facts.staff_roll, facts.staff_loss, facts.staff_least = int(staff["roll"]), int(staff["loss"]), int(staff["least"])
    return facts


def area_names(data: dict[str, Any]) -> list[str]:
    """The ids of the areas, in their order."""
    return [str(area["id"]) for area in data["areas"]]


def read_map(facts: AttilaFacts, data: dict[str, Any]) -> None:
    """2.31, 6.33: areas, borders, coast, terrain, Victory Points."""
    areas: list[dict[str, Any]] = data["areas"]
    names = area_names(data)
    dice = data["system"]["terrain_dice"]
    facts.areas, facts.places = len(areas), len(areas) + BOXES
    facts.adjacent = [0] * len(areas)
    for border in data["adjacent"]:
        one, two = names.index(border["pair"][0]), names.index(border["pair"][1])
        facts.adjacent[one] |= 1 << two
        facts.adjacent[two] |= 1 << one
    facts.terrain = [sum([int(area["terrain"][kind] * dice[kind]) for kind in KINDS]) for area in areas]
    facts.victory_points = [int(area["vp"]["value"]) for area in areas]
    facts.coastal = bits_of([bool(area["coastal"]["value"]) for area in areas])
    facts.airport = [bool(area.get("airport")) for area in areas].index(True)


KINDS = ("woods", "mountain", "urban")


def bits_of(flags: list[bool]) -> int:
    """A set as bits."""
    return sum([1 << at for at, flag in enumerate(flags) if flag])


def read_units(facts: AttilaFacts, data: dict[str, Any]) -> None:
    """2.2: Combat Values, types, sides; units that are alike."""
    units: list[dict[str, Any]] = data["units"]
    facts.units = len(units)
    facts.value = [int(unit["cv"]["value"]) for unit in units]
    facts.sides = [0, *[bits_of([unit["side"] == side for unit in units]) for side in SIDES]]
    facts.air = bits_of([unit["type"]["value"] in data["types"]["air"]["value"] for unit in units])
    facts.irregular = bits_of([unit["type"]["value"] == "irregular" for unit in units])
    facts.mechanized = bits_of([bool(unit.get("mech", {}).get("value")) for unit in units])
    facts.airborne = [unit["id"] for unit in units].index(AIRBORNE)
    kinds = [likeness(unit) for unit in units]
    facts.twins = [kinds.index(kind) for kind in kinds]
    facts.alike = bits_of([kinds.count(kind) > 1 for kind in kinds])


def likeness(unit: dict[str, Any]) -> str:
    """What equal units have in common: a name up to its number, a value and a type."""
    stem = str(unit["id"]).rpartition("_")[0] if str(unit["id"])[-1:].isdigit() else str(unit["id"])
    return f"{stem or unit['id']} {unit['cv']['value']} {unit['type']['value']} {unit['side']}"


def read_cards(facts: AttilaFacts, data: dict[str, Any]) -> None:
    """5.0: the cards of the deck, kind by kind."""
    deck = data["deck"]
    for colour, offset in COLOURS.items():
        for values, count in deck[colour]["cards"].items():
            movement, combat = values.split("-")
            facts.kinds.append(CARD + offset + 10 * int(movement) + int(combat))
            facts.counts.append(int(count))
    facts.kinds.append(EVENT_CARD)
    facts.counts.append(int(deck["random_events"]["value"]))
    facts.hand = int(data["system"]["draw"]["value"])


def empty_board(facts: AttilaFacts, data: dict[str, Any]) -> Attila:
    """The map without units, before the first turn."""
    specials = data["deck"]["special_actions"]
    counts = [0, int(specials["turkish"]), int(specials["cypriot"])]
    facts.special_actions = counts[TURKISH]
    turns = int(data["system"]["turns"]["value"])
    board = Attila.empty(facts)
    board.unseen, board.hands, board.specials = facts.counts.copy(), [[], [], []], counts
    board.turn, board.last_turn, board.beachhead = 1, turns, NOWHERE
    return board


def opening_board(facts: AttilaFacts, data: dict[str, Any]) -> Attila:
    """3.0: the set-up."""
    board = empty_board(facts, data)
    names = area_names(data)
    for unit, entry in enumerate(data["units"]):
        if entry.get("option") != HELLENIC or facts.hellenic_air_force:
            board.there[set_up_place(facts, names, entry)] |= 1 << unit
    take_stock(board)
    return board


def set_up_place(facts: AttilaFacts, names: list[str], entry: dict[str, Any]) -> int:
    """3.0: an area, or a box of the unit's side."""
    where, side = str(entry["setup"]), SIDES[entry["side"]]
    boxes = {"rear": facts.areas + side - 1, "damaged": facts.areas + 1 + side, "transit": facts.areas + 4}
    return boxes[where] if where in boxes else names.index(where)
