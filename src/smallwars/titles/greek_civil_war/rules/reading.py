"""The facts of a game and its empty board, from the data file."""

from __future__ import annotations

from typing import Any

from smallwars.engine.title import Options

from .board import INITIATIVE, NO_UNIT, SETUP, Greece
from .facts import Code, Facts, Place
from .set_up import DIVISION_IN_EACH, NO_EFFECT, SPREAD
from .words import AGGRESSIVE, AIRSTRIKE, AREA, FACES, FRONT, LEVELS, TIGHT, TYPES

DOCTRINE_WORDS = {"tight": TIGHT, "area": AREA, "aggressive": AGGRESSIVE}
EFFECTS = {"division_in_each": DIVISION_IN_EACH, "spread": SPREAD, "none": NO_EFFECT}
SIDES = ("", "government", "dse")


def facts_of(data: dict[str, Any], options: Options) -> Facts:
    """Everything that the data and the options fix."""
    facts = Facts()
    read_map(facts, data)
    read_units(facts, data)
    read_charts(facts, data)
    read_politics(facts, data["politics"])
    read_places(facts, data)
    read_tables(facts, data["crt"])
    facts.end_turn = int(options["end_turn"])
    facts.tito = bool(options["tito"])
    facts.aid_inclusive = bool(options["american_aid_inclusive"])
    facts.aid_by_phase = facts.aid_inclusive or bool(options["american_aid_by_phase"])
    facts.rises_compulsory = bool(options["rises_compulsory"])
    facts.start_1944 = bool(options["start_1944"])
    facts.plus2_two_steps = bool(options["plus2_two_steps"])
    facts.shorter_game = bool(options["shorter_game"])
    facts.retreat_by_points = bool(options["retreat_by_points"])
    facts.brigades_into_squares = bool(options["brigades_into_squares"])
    facts.free_bands = bool(options["start_1944_free_bands"])
    facts.limit_by_sum = bool(options["start_1944_limit_by_sum"])
    if not options["remote_variant"]:
        facts.remote = 0
    return facts


def names_of(data: dict[str, Any]) -> list[str]:
    """The ids of the Regions, in the order of the map."""
    return [str(region["id"]) for region in data["regions"]]


def read_map(facts: Facts, data: dict[str, Any]) -> None:
    """2.2-2.6: Regions, squares, borders, points."""
    regions: list[dict[str, Any]] = data["regions"]
    names = names_of(data)
    facts.regions = len(regions)
    facts.adjacent = [0] * len(regions)
    for border in data["adjacent"]:
        one, two = names.index(border["pair"][0]), names.index(border["pair"][1])
        facts.adjacent[one] |= 1 << two
        facts.adjacent[two] |= 1 << one
    facts.squares = [int(region["squares"]["value"]) for region in regions]
    facts.points = [[0] * len(regions), *[[int(region["pp"][side]) for region in regions] for side in SIDES[1:]]]
    facts.urban = bits([region["code"] == "U" for region in regions])
    facts.foreign = bits([region["code"] == "F" for region in regions])
    facts.greek = bits([region["code"] != "F" for region in regions])
    facts.remote = bits([bool(region.get("remote", False)) for region in regions])


def bits(flags: list[bool]) -> int:
    """A set as bits."""
    return sum([1 << at for at, flag in enumerate(flags) if flag])


def read_units(facts: Facts, data: dict[str, Any]) -> None:
    """2.13, 3.1: ratings by type and Level, counters by type and pair of faces."""
    units = [data["units"][name] for name in TYPES[:AIRSTRIKE]]
    facts.conflict, facts.movement = [0] * FACES, [0] * FACES
    for type, unit in enumerate(units):
        for level, ratings in unit["levels"].items():
            if int(level) <= unit["max"]["value"]:
                facts.conflict[type * LEVELS + int(level)] = int(ratings["conflict"])
                facts.movement[type * LEVELS + int(level)] = int(ratings["movement"])
        facts.pools += [int(unit["pool"].get("a", 0)), int(unit["pool"].get("b", 0))]
    facts.infiltrating = bits([bool(unit["infiltration"]["value"]) for unit in units])
    facts.unconventional = bits([bool(unit["unconventional"]["value"]) for unit in units])
    facts.attrition = bits([bool(unit["attrition"]["value"]) for unit in units])
    facts.set_up = [int(unit["setup"]["value"]) for unit in units]


def read_charts(facts: Facts, data: dict[str, Any]) -> None:
    """9.1, 9.2: costs, and where units are placed; a type that is on no chart is not built."""
    for type, name in enumerate(TYPES):
        side = SIDES[1] if type < FRONT or type == AIRSTRIKE else SIDES[2]
        entry: dict[str, Any] = data["mobilization"][side].get(name, {})
        facts.build.append(int(entry.get("build", 0)))
        facts.upgrade.append(int(entry.get("upgrade", 0)))
        facts.build_level.append(int(entry.get("level", 0)))
        facts.places.append([place_of(facts, place) for place in entry.get("place", []) if type != AIRSTRIKE])
    facts.upgraded = bits([cost > 0 for cost in facts.upgrade])
    facts.most_airstrikes = int(data["mobilization"][SIDES[1]][TYPES[AIRSTRIKE]]["max_held"])


def place_of(facts: Facts, place: dict[str, Any]) -> Place:
    """9.1: one way of placing a unit."""
    rural = facts.greek & ~facts.urban
    where = {"urban": facts.urban, "rural": rural, "greek": facts.greek, "foreign": facts.foreign}[place["in"]]
    needed: list[str] = place.get("with", [])
    types = (1 << AIRSTRIKE) - 1 if "any" in needed else bits([name in needed for name in TYPES])
    control = place.get("control", "")
    return Place(where, types, bool(needed), control == "own", control == "not_enemy")


def read_politics(facts: Facts, politics: dict[str, Any]) -> None:
    """16.3: the Politics Table, limits, garrisons, and what a doctrine does to the set-up."""
    facts.doctrine_roll = [0, 0, *[DOCTRINE_WORDS[politics["doctrine"]["roll"][str(sum)]] for sum in range(2, 13)]]
    facts.limit_roll = [0, 0, *[int(politics["limit_roll"]["roll"][str(sum)]) for sum in range(2, 13)]]
    facts.duration_roll = [0, 0, *[int(politics["duration"]["roll"][str(sum)]) for sum in range(2, 13)]]
    facts.limits = [0, *[int(politics["limit"][name]) for name in DOCTRINE_WORDS]]
    effects = [politics["setup_effect"][name] for name in DOCTRINE_WORDS]
    facts.set_up_effects = [NO_EFFECT, *[EFFECTS[effect["rule"]] for effect in effects]]


def read_places(facts: Facts, data: dict[str, Any]) -> None:
    """16.3, 4.0: the Regions that Tight Defense wants garrisoned, and those a doctrine fills at set-up."""
    names, politics = names_of(data), data["politics"]
    facts.garrisons = [names.index(name) for name in politics["garrison"]["tight"]["regions"]]
    effects = [politics["setup_effect"][name] for name in DOCTRINE_WORDS]
    facts.set_up_regions = [[], *[[names.index(name) for name in effect.get("regions", [])] for effect in effects]]


def read_tables(facts: Facts, crt: dict[str, Any]) -> None:
    """12.2a, 11.6: both tables, the codes, what a modifier costs."""
    names = list(crt["codes"])
    for die in range(1, 7):
        facts.open_table += [names.index(code) for code in crt["open"][str(die)]]
        facts.infrastructure_table += [names.index(code) for code in crt["infrastructure"][str(die)]]
    facts.codes = [code_of(crt["codes"][name]) for name in names]
    facts.attacker_pays = [int(crt["unconventional_pp"][column]["attacker"]) for column in crt["columns"]]
    facts.defender_pays = [int(crt["unconventional_pp"][column]["defender"]) for column in crt["columns"]]


def code_of(code: dict[str, Any]) -> Code:
    """12.2a: a result."""
    half = code.get("share", code.get("eliminate")) == "half"
    terror = {"place": 1, "remove": -1, "": 0}[code.get("terror", "")]
    attacker = code["who"] == "attacker"
    return Code(attacker, half, int(code.get("level", 0)), "eliminate" in code, "rest" in code, terror)


def empty_board(facts: Facts) -> Greece:
    """A map without units; nobody controls anything but the DSE its Foreign Areas (14.4)."""
    board = Greece.empty(facts)
    board.opens = [[] for _ in range(2 * facts.regions)]
    board.squares = [[NO_UNIT] * count for count in facts.squares]
    board.free = facts.pools.copy()
    board.turn, board.phase, board.dse_control = 1, INITIATIVE, facts.foreign
    return board


def opening_board(facts: Facts, options: Options) -> Greece:
    """4.0: before anybody has set up."""
    board = empty_board(facts)
    board.phase = SETUP
    board.index = [0, int(options["political_index_government"]), int(options["political_index_dse"])]
    return board
