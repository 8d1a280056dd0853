"""The corrections that an owner of the printed game may make, and their limits: map, counters, cards, two optional
rules.
"""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.errors import Message
from smallwars.engine.position import Reader
from smallwars.kit.borders import Map
from smallwars.kit.data_file import Fields, Flag, Kind, Number, Word

ERRORS: Final = "attila:errors"
"""The file of what is wrong with data of this title."""
MOST_FIGHTERS: Final = 9
"""The most Turkish fighters: a side has at most 25 counters, and 16 Turkish ones are ground units."""
MOST_SPECIAL_ACTIONS: Final = 12
"""The most Special Action cards of a side: of 54 cards, 42 are drawn."""
COLOURS: Final = ("white", "grey")
SIDES: Final = ("turkish", "cypriot")
SYMBOLS: Final = ("woods", "mountain", "urban")
STAFF: Final = ("roll", "loss", "least")

FIXED_IN_AREAS: Final = {
    "name": Message("fixed-areas-name", ERRORS),
    "airport": Message("fixed-areas-airport", ERRORS),
}
FIXED_IN_UNITS: Final = {
    "name": Message("fixed-units-name", ERRORS),
    "alias": Message("fixed-units-alias", ERRORS),
    "side": Message("fixed-units-side", ERRORS),
    "setup": Message("fixed-units-setup", ERRORS),
}
FIXED_IN_FIGHTERS: Final = {
    **FIXED_IN_UNITS,
    "type": Message("fixed-fighters-type", ERRORS),
    "mech": Message("fixed-fighters-mech", ERRORS),
}
FIXED_IN_TYPES: Final = {"ground": Message("fixed-types-ground", ERRORS), "air": Message("fixed-types-air", ERRORS)}
FIXED_IN_DECK: Final = {
    "colours": Message("fixed-deck-colours", ERRORS),
    "per_colour": Message("fixed-deck-per-colour", ERRORS),
    "random_events": Message("fixed-deck-random-events", ERRORS),
}

Datum = dict[str, Any]


class Printed(Map):
    """The title's own data, against which a correction is checked."""

    def __init__(self, data: Datum) -> None:
        super().__init__(data, [area["id"] for area in data["areas"]], "area")
        self.per_colour = int(data["deck"]["per_colour"]["value"])
        self.types: list[str] = data["types"]["ground"]["value"]


def values_of(printed: Printed) -> Datum:
    """The values that may be changed, as the title's own data have them, without the sources; the number of fighters
    aside.
    """
    data = printed.data
    return {
        "areas": {area["id"]: area_values(area) for area in data["areas"]},
        "types": {"mechanized": list(data["types"]["mechanized"]["value"])},
        "units": {unit["id"]: unit_values(unit) for unit in data["units"]},
        "deck": deck_values(data["deck"]),
        "organizational_ability": {"most": data["organizational_ability"]["most"]},
        "poorly_trained_staff": {key: data["poorly_trained_staff"][key] for key in STAFF},
    }


def sections(printed: Printed) -> dict[str, Kind]:
    """The kinds of values that each section may hold."""
    areas: dict[str, Kind] = {id: area_fields(id) for id in printed.names}
    units: dict[str, Kind] = {unit["id"]: unit_fields(unit, printed.types) for unit in printed.data["units"]}
    staff: dict[str, Kind] = {"roll": Number(1, 6), "loss": Number(1, 9), "least": Number(0, 9)}
    return {
        "areas": Fields(areas, Message("known-areas", ERRORS, title=printed.title)),
        "types": Fields({"mechanized": Types(printed.types)}, fixed=FIXED_IN_TYPES),
        "units": Fields(units, Message("known-units", ERRORS)),
        "deck": Fields(deck_fields(printed.per_colour), fixed=FIXED_IN_DECK),
        "organizational_ability": Fields({"most": Number(0, MOST_SPECIAL_ACTIONS)}),
        "poorly_trained_staff": Fields(staff),
    }


# Areas (2.31)


def area_values(area: Datum) -> Datum:
    """2.31: what is printed in an area."""
    terrain = {symbol: area["terrain"][symbol] for symbol in SYMBOLS}
    return {"coastal": area["coastal"]["value"], "terrain": terrain, "vp": area["vp"]["value"]}


def area_fields(id: str) -> Fields:
    """2.31: an area may reach the sea, as Kyrenia does; it has symbols, and a value."""
    coastal: Kind = Ashore() if id == "kyrenia" else Flag()
    symbols: Kind = Number(0, 4)
    terrain = Fields(
        {"woods": symbols, "mountain": symbols, "urban": Number(0, 1, "A-51")}, Message("known-symbols", ERRORS)
    )
    return Fields({"coastal": coastal, "terrain": terrain, "vp": Number(0, 20)}, fixed=FIXED_IN_AREAS)


class Ashore(Kind):
    """6.33: true, so that there is a place to land."""

    def read(self, reader: Reader, field: str) -> bool:
        if not reader.flag(field):
            raise reader.error(field, "first-beachhead")
        return True


# Units (2.2, 3.0)


def unit_values(unit: Datum) -> Datum:
    """2.2: what is printed on a counter, and not settled for an air unit."""
    keys = ("type", "cv", "mech") if "mech" in unit else ("cv",)
    return {key: unit[key]["value"] for key in keys}


def unit_fields(unit: Datum, types: list[str]) -> Fields:
    """2.2: what a counter may say; an air unit has only its Combat Value."""
    value: Kind = Number(1, 9)
    if "mech" not in unit:
        return Fields({"cv": value}, fixed=FIXED_IN_FIGHTERS)
    return Fields({"type": type_of(unit, types), "cv": value, "mech": Flag()}, fixed=FIXED_IN_UNITS)


def type_of(unit: Datum, types: list[str]) -> Word:
    """3.0, 9.3: TMT are Irregular and Abn is Airborne, and no other Turkish unit is either."""
    own = unit["type"]["value"]
    if unit["type"].get("confidence") == "certain":
        return Word((own,), "9.3" if own == "airborne" else "3.0")
    others = ("airborne",) if unit["side"] == "cypriot" else ("airborne", "irregular")
    return Word(tuple(type for type in types if type not in others))


class Types(Kind):
    """2.2: some types of ground units, in the order of the chart."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def read(self, reader: Reader, field: str) -> list[str]:
        names = reader.items(field)
        for index, name in enumerate(names):
            if name not in self.types:
                known = ", ".join(self.types)
                raise reader.error(field, "no-ground-type", name=repr(name), known=known)
            if name in names[:index]:
                raise reader.error(field, "names-twice", name=name)
        return [type for type in self.types if type in names]


# Cards (5.0, 6.3)


def deck_values(deck: Datum) -> Datum:
    """5.0, 6.3: the cards of each colour, and how many Special Action cards a side has."""
    colours = {colour: {"cards": dict(deck[colour]["cards"])} for colour in COLOURS}
    return {**colours, "special_actions": {side: deck["special_actions"][side] for side in SIDES}}


def deck_fields(per_colour: int) -> dict[str, Kind]:
    """5.0, 6.3: what may be said of the cards."""
    colour: Kind = Fields({"cards": Cards(per_colour)})
    numbers: dict[str, Kind] = dict.fromkeys(SIDES, Number(0, MOST_SPECIAL_ACTIONS))
    return {**dict.fromkeys(COLOURS, colour), "special_actions": Fields(numbers, Message("known-sides"))}


class Cards(Kind):
    """6.0: how many cards there are with a Movement value and a Combat value, written 2-4."""

    def __init__(self, most: int) -> None:
        self.count = Number(0, most)

    def read(self, reader: Reader, field: str) -> dict[str, int]:
        entry = reader.inside(field)
        for card in entry.fields():
            if not is_card(card):
                raise entry.error(card, "card-shape")
        return {card: self.count.read(entry, card) for card in entry.fields() if entry.value(card) is not None}


def is_card(card: str) -> bool:
    """Whether these are two digits with a dash between them."""
    return len(card) == 3 and card[1] == "-" and card[0] in "0123456789" and card[2] in "0123456789"
