"""Data corrected by an owner of the printed game: map, counters, cards and one optional rule."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.errors import Message
from smallwars.engine.position import Reader, merged, plain
from smallwars.kit.borders import Near, changed_pairs, cut_off, read_borders, with_borders
from smallwars.kit.data_file import Changes, Fields, Number, check_fields, difference, overridden, read_data, with_value

from .corrections import COLOURS, ERRORS, MOST_FIGHTERS, Datum, Printed, sections, values_of

SECTIONS: Final = (
    "adjacency",
    "pairs",
    "areas",
    "types",
    "air_units",
    "units",
    "deck",
    "organizational_ability",
    "poorly_trained_staff",
)
FIXED: Final = {
    "map": Message("fixed-map", ERRORS),
    "sovereign_bases": Message("fixed-sovereign-bases", ERRORS),
    "system": Message("fixed-system", ERRORS),
    "events": Message("fixed-events", ERRORS),
    "victory": Message("fixed-victory", ERRORS),
    "options": Message("fixed-options", ERRORS),
    "data_sets": Message("fixed-options", ERRORS),
}
"""Fields that the rulebook's text settles, and those that are no correction of data."""
AIR_UNITS: Final = Fields({"turkish": Number(1, MOST_FIGHTERS)}, fixed={"cypriot": Message("fixed-fighters", ERRORS)})


def read_changes(override: Any, data: Datum) -> Changes:
    """The changes of an override, in the order of the title's data; empty if there are none."""
    printed = Printed(data)
    return read_data(override, ERRORS, SECTIONS, lambda reader: changes_in(reader, printed))


def changes_in(reader: Reader, printed: Printed) -> Changes:
    """The changes, each part checked by itself, then how they fit together."""
    check_fields(reader, SECTIONS, fixed=FIXED)
    near = read_borders(reader, printed)
    check_connected(reader, near, printed.names)
    fighters = AIR_UNITS.read(reader, "air_units")
    counted = Printed(with_fighters(printed.data, fighters))
    before = values_of(counted)
    corrected = {section: kind.read(reader, section) for section, kind in sections(counted).items()}
    after: Datum = plain(merged(before, corrected))
    settle(reader, before, after, printed.per_colour)
    number = {"turkish": printed.data["air_units"]["turkish"]["value"]}
    changes = {
        "pairs": changed_pairs(near, printed),
        "air_units": difference(number, {**number, **fighters}),
        **difference(before, after),
    }
    return {section: changes[section] for section in SECTIONS if changes.get(section)}


# Borders (6.1)


def check_connected(reader: Reader, near: Near, names: list[str]) -> None:
    """6.1: ground units can get from every area to every other."""
    if cut := cut_off(near, names):
        where = "pairs" if reader.items("pairs") else "adjacency"
        raise reader.error(where, "cut-off", areas=cut)


# How the changes fit together


def settle(reader: Reader, before: Datum, after: Datum, per_colour: int) -> None:
    """Settle fields that depend on others, and check that colours are complete."""
    for id, unit in after["units"].items():
        if "mech" in unit and reader.inside("units").inside(id).value("mech") is None:
            settle_mech(unit, before["units"][id], before["types"], after["types"])
    for colour in COLOURS:
        entry = reader.inside("deck").inside(colour)
        settle_cards(entry, before["deck"][colour]["cards"], after["deck"][colour], per_colour)


def settle_mech(unit: Datum, old: Datum, old_types: Datum, types: Datum) -> None:
    """6.24: a unit of which nothing else is said goes by its type, if that or what counts as mechanized changed."""
    if unit["type"] != old["type"] or types != old_types:
        unit["mech"] = unit["type"] in types["mechanized"]


def settle_cards(entry: Reader, before: Datum, after: Datum, per_colour: int) -> None:
    """5.0: twenty cards of a colour, from the lowest Movement value up."""
    cards: dict[str, int] = {card: after["cards"][card] for card in sorted(after["cards"])}
    total = sum(cards.values())
    if total != per_colour:
        raise entry.error("cards", "card-count", total=total, per_colour=per_colour)
    after["cards"] = {card: count for card, count in cards.items() if count or card in before}


# Applying


def with_changes(data: Datum, changes: Changes) -> Datum:
    """A copy of the title's data in which what was changed is so, with its source."""
    counted = with_fighters(data, changes.get("air_units", {}))
    areas, units, staff = changes.get("areas", {}), changes.get("units", {}), changes.get("poorly_trained_staff")
    mechanized = with_value(data["types"]["mechanized"], changes.get("types", {}).get("mechanized"))
    return {
        **with_borders(counted, changes.get("pairs", [])),
        "areas": [with_area(area, areas.get(area["id"], {})) for area in counted["areas"]],
        "types": {**data["types"], "mechanized": mechanized},
        "units": [with_values(unit, units.get(unit["id"], {})) for unit in counted["units"]],
        "deck": with_deck(data["deck"], changes.get("deck", {})),
        "organizational_ability": with_optional(data["organizational_ability"], changes.get("organizational_ability")),
        "poorly_trained_staff": with_optional(data["poorly_trained_staff"], staff),
    }


def with_values(entry: Datum, changed: Datum) -> Datum:
    """An entry with new values for some of its data."""
    return {**entry, **{key: with_value(entry[key], value) for key, value in changed.items()}}


def with_area(area: Datum, changed: Datum) -> Datum:
    """2.31: an area; its symbols are one datum."""
    values = {key: value for key, value in changed.items() if key != "terrain"}
    terrain = overridden(area["terrain"], changed["terrain"]) if "terrain" in changed else area["terrain"]
    return {**with_values(area, values), "terrain": terrain}


def with_fighters(data: Datum, changed: Datum) -> Datum:
    """3.0: the data with that number of Turkish fighters; those beyond the title's own are like the first of them."""
    if not changed:
        return data
    number = changed["turkish"]
    fighters = [unit for unit in data["units"] if is_turkish_fighter(unit)]
    more = [fighter_like(fighters[0], index) for index in range(len(fighters) + 1, number + 1)]
    ground = [unit for unit in data["units"] if not is_turkish_fighter(unit)]
    air = {**data["air_units"], "turkish": with_value(data["air_units"]["turkish"], number)}
    return {**data, "air_units": air, "units": [*ground, *fighters[:number], *more]}


def is_turkish_fighter(unit: Datum) -> bool:
    """3.0: whether it is one of the air units in the Turkish Rear Area."""
    return bool(unit["side"] == "turkish" and unit["type"]["value"] == "fighter")


def fighter_like(fighter: Datum, number: int) -> Datum:
    """One more fighter."""
    own = {"id": f"taf_{number}", "name": f"TAF-{number}", "cv": overridden(fighter["cv"], {})}
    return overridden(fighter, own)


def with_deck(deck: Datum, changed: Datum) -> Datum:
    """5.0, 6.3: the cards, and how many Special Action cards there are."""
    new = dict(deck)
    for colour in COLOURS:
        if colour in changed:
            cards = {**deck[colour]["cards"], **changed[colour]["cards"]}
            held = {card: cards[card] for card in sorted(cards) if cards[card]}
            new[colour] = overridden(deck[colour], {"cards": held})
    if "special_actions" in changed:
        new["special_actions"] = overridden(deck["special_actions"], changed["special_actions"])
    return new


def with_optional(numbers: Datum, changed: Datum | None) -> Datum:
    """9.11, 9.14: the numbers of an optional rule, as they were changed."""
    return numbers if changed is None else overridden(numbers, changed)
