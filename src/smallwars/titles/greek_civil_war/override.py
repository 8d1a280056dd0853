"""Data corrected by an owner of the printed game: map, units, Mobilization Charts and Politics Table."""

from __future__ import annotations

from typing import Any, Final

from ...engine.errors import Message
from ...engine.position import Reader, merged, plain
from ...kit.borders import Near, changed_pairs, cut_off, read_borders, with_borders
from ...kit.data_file import Changes, check_fields, difference, overridden, read_data, with_value
from .corrections import ERRORS, IN_EACH, Datum, Printed, sections, values_of

SECTIONS: Final = ("adjacency", "pairs", "regions", "units", "markers", "mobilization", "politics")
FIXED: Final = {
    "crt": Message("fixed-crt", ERRORS),
    "setup": Message("fixed-setup", ERRORS),
    "tracks": Message("fixed-tracks", ERRORS),
    "victory": Message("fixed-victory", ERRORS),
    "options": Message("fixed-options", ERRORS),
}
"""Sections that the rulebook's text settles, with the reason."""


def read_changes(override: Any, data: Datum) -> Changes:
    """The changes of an override, in the order of the title's data; empty if there are none."""
    printed = Printed(data)
    return read_data(override, ERRORS, SECTIONS, lambda reader: changes_in(reader, printed))


def changes_in(reader: Reader, printed: Printed) -> Changes:
    """The changes, each part checked by itself, then how they fit together."""
    check_fields(reader, SECTIONS, fixed=FIXED)
    near = read_borders(reader, printed)
    check_connected(reader, near, printed)
    before = values_of(printed)
    corrected = {section: kind.read(reader, section) for section, kind in sections(printed).items()}
    after: Datum = plain(merged(before, corrected))
    settle(reader, after)
    changes = {"pairs": changed_pairs(near, printed), **difference(before, after)}
    return {section: changed for section, changed in changes.items() if changed}


# Borders (2.4)


def check_connected(reader: Reader, near: Near, printed: Printed) -> None:
    """10.2: Greece hangs together, and every Foreign Area borders on it."""
    where = "pairs" if reader.items("pairs") else "adjacency"
    for region in printed.names:
        if not near[region].intersection(printed.greek):
            raise reader.error(where, "lonely", region=region)
    if cut := cut_off(near, printed.greek):
        raise reader.error(where, "cut-off", regions=cut)


# How the changes fit together


def settle(reader: Reader, after: Datum) -> None:
    """Check fields that depend on others; leave out what no longer means anything."""
    for type, unit in after["units"].items():
        settle_levels(reader.inside("units").inside(type), type, unit)
        if "pool" in unit:
            settle_pool(reader.inside("units").inside(type).inside("pool"), type, unit)
    settle_airstrikes(reader.inside("mobilization").inside("government").inside("airstrike"), after)
    for doctrine, effect in after["politics"]["setup_effect"].items():
        settle_effect(reader.inside("politics").inside("setup_effect").inside(doctrine), effect)


def settle_levels(entry: Reader, type: str, unit: Datum) -> None:
    """3.1: a type has ratings for each Level from its lowest to its highest, and for no other."""
    highest = Message("highest", ERRORS, type=type, level=unit["max"])
    for level in entry.inside("levels").fields():
        if int(level) > unit["max"]:
            raise entry.inside("levels").error(level, "level-high", why=highest)
    levels = [str(level) for level in range(int(min(unit["levels"])), unit["max"] + 1)]
    for level in levels:
        missing = [rating for rating in ("conflict", "movement") if rating not in unit["levels"].get(level, {})]
        if missing:
            raise entry.inside("levels").inside(level).error(missing[0], "level-missing", why=highest)
    unit["levels"] = {level: unit["levels"][level] for level in levels}


def settle_pool(entry: Reader, type: str, unit: Datum) -> None:
    """3.1: Levels 3 and 4 are on counters of their own."""
    highest = Message("highest", ERRORS, type=type, level=unit["max"])
    if unit["max"] >= 3 and not unit["pool"].get("b"):
        raise entry.error("b", "b-least", why=highest)
    if unit["max"] < 3 and entry.value("b"):
        raise entry.error("b", "b-most", value=entry.value("b"), why=highest)
    if unit["max"] < 3:
        unit["pool"].pop("b", None)


def settle_airstrikes(entry: Reader, after: Datum) -> None:
    """9.4: no more Airstrikes are held than there are markers."""
    markers, strike = after["markers"]["airstrike"], after["mobilization"]["government"]["airstrike"]
    if entry.value("max_held") is not None and strike["max_held"] > markers:
        raise entry.error("max_held", "held", held=strike["max_held"], markers=markers)
    strike["max_held"] = min(strike["max_held"], markers)


def settle_effect(entry: Reader, effect: Datum) -> None:
    """4.0: one rule names Regions, the others do not."""
    if effect["rule"] == IN_EACH and "regions" not in effect:
        raise entry.error("regions", "regions-missing", effect=IN_EACH)
    if effect["rule"] != IN_EACH and entry.value("regions") is not None:
        raise entry.error("regions", "regions-idle", effect=effect["rule"], needed=IN_EACH)
    if effect["rule"] != IN_EACH:
        effect.pop("regions", None)


# Applying


def with_changes(data: Datum, changes: Changes) -> Datum:
    """A copy of the title's data in which what was changed is so, with its source."""
    regions, units = changes.get("regions", {}), changes.get("units", {})
    markers, charts = changes.get("markers", {}), changes.get("mobilization", {})
    return {
        **with_borders(data, changes.get("pairs", [])),
        "regions": [with_region(region, regions.get(region["id"], {})) for region in data["regions"]],
        "units": {type: with_unit(unit, units.get(type)) for type, unit in data["units"].items()},
        "markers": {name: with_value(entry, markers.get(name)) for name, entry in data["markers"].items()},
        "mobilization": {
            side: {type: with_chart(entry, charts.get(side, {}).get(type)) for type, entry in chart.items()}
            for side, chart in data["mobilization"].items()
        },
        "politics": with_politics(data["politics"], changes.get("politics", {})),
    }


def with_region(region: Datum, changed: Datum) -> Datum:
    """2.2: a Region; its code and whether it is Remote have its own source."""
    pp = overridden(region["pp"], changed["pp"]) if "pp" in changed else region["pp"]
    squares = with_value(region["squares"], changed.get("squares"))
    own: Datum = {key: changed[key] for key in ("code", "remote") if key in changed}
    new = {**region, "squares": squares, "pp": pp}
    return overridden(new, own) if own else new


def with_unit(unit: Datum, changed: Datum | None) -> Datum:
    """2.13: a type, with ratings and counters for the Levels that it has."""
    if changed is None:
        return unit
    highest = with_value(unit["max"], changed.get("max"))
    levels, ratings = dict(unit["levels"]), changed.get("levels", {})
    levels.update({level: overridden(levels.get(level, {}), ratings[level]) for level in ratings})
    pool = overridden(unit["pool"], changed["pool"]) if "pool" in changed else unit["pool"]
    return {
        **unit,
        "max": highest,
        "infiltration": with_value(unit["infiltration"], changed.get("infiltration")),
        "pool": {key: count for key, count in pool.items() if key != "b" or highest["value"] >= 3},
        "levels": {level: levels[level] for level in sorted(levels) if int(level) <= highest["value"]},
    }


def with_chart(entry: Datum, changed: Datum | None) -> Datum:
    """9.1: what a chart says of a type; where it is built is no longer told in words."""
    if changed is None:
        return entry
    new = overridden(entry, changed)
    if new.get("upgrade") is False:
        new.pop("upgrade")
    if "place" in changed or "max_held" in changed:
        new.pop("about", None)
    return new


def with_politics(politics: Datum, changed: Datum) -> Datum:
    """16.3: the Politics Table."""
    new = dict(politics)
    for column in ("doctrine", "limit_roll", "duration"):
        if column in changed:
            rolls = {**politics[column]["roll"], **changed[column]["roll"]}
            new[column] = overridden(politics[column], {"roll": rolls})
    if "limit" in changed:
        new["limit"] = overridden(politics["limit"], changed["limit"])
    if "garrison" in changed:
        tight = overridden(politics["garrison"]["tight"], changed["garrison"]["tight"])
        new["garrison"] = {**politics["garrison"], "tight": tight}
    effects = {
        name: with_effect(politics["setup_effect"][name], to) for name, to in changed.get("setup_effect", {}).items()
    }
    return {**new, "setup_effect": {**politics["setup_effect"], **effects}}


def with_effect(effect: Datum, changed: Datum) -> Datum:
    """4.0: what a doctrine does to the set-up, no longer told in words."""
    new = overridden(effect, changed)
    gone = ("about",) if new["rule"] == IN_EACH else ("about", "regions")
    return {key: value for key, value in new.items() if key not in gone}
