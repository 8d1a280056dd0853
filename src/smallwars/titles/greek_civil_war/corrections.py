"""The corrections that an owner of the printed game may make, and their limits: map, units, charts, Politics Table."""

from __future__ import annotations

from typing import Any, Final

from ...engine.errors import Message
from ...engine.position import Reader
from ...kit.borders import Map
from ...kit.data_file import Fields, Flag, Kind, Number, Word, check_fields

ERRORS: Final = "greek_civil_war:errors"
"""The file of what is wrong with data of this title."""
FIXED_IN_UNITS: Final = {
    "side": Message("fixed-units-side", ERRORS),
    "size": Message("fixed-units-size", ERRORS),
    "unconventional": Message("fixed-units-unconventional", ERRORS),
    "static": Message("fixed-units-static", ERRORS),
    "attrition": Message("fixed-units-attrition", ERRORS),
    "setup": Message("fixed-units-setup", ERRORS),
    "flip": Message("fixed-units-flip", ERRORS),
}
FIXED_IN_MARKERS: Final = {
    "terror": Message("fixed-markers-terror", ERRORS),
    "resettled": Message("fixed-markers-resettled", ERRORS),
}
FIXED_IN_CHARTS: Final = {"level": Message("fixed-charts-level", ERRORS)}
FIXED_IN_AIRSTRIKE: Final = {"place": Message("fixed-airstrike-place", ERRORS)}
FIXED_IN_TIGHT: Final = {
    "divisions": Message("fixed-tight-divisions", ERRORS),
    "or_brigades": Message("fixed-tight-or-brigades", ERRORS),
    "penalty": Message("fixed-tight-penalty", ERRORS),
}

MAX: Final[dict[str, tuple[int, int, str]]] = {
    "lok": (1, 1, "10.7"),
    "lok_unconv": (0, 0, "3.1"),
    "front": (0, 0, "3.1"),
    "guerrilla": (2, 2, "17.3"),
}
"""3.1: the highest Level of a type, where the rulebook has it."""
HIGHEST: Final = 4
ROLLS: Final = tuple(str(sum) for sum in range(2, 13))
DOCTRINES: Final = ("tight", "area", "aggressive")
IN_EACH: Final = "division_in_each"
SETUP_RULES: Final = (IN_EACH, "spread", "none")
WHERE: Final = ("urban", "rural", "greek", "foreign")
CONTROL: Final = ("own", "not_enemy")
ANY: Final = "any"

Datum = dict[str, Any]


class Printed(Map):
    """The title's own data, against which a correction is checked."""

    def __init__(self, data: Datum) -> None:
        super().__init__(data, [region["id"] for region in data["regions"]], "region")
        self.greek: list[str] = [region["id"] for region in data["regions"] if region["code"] != "F"]
        self.divisions = int(data["setup"]["government"]["division"]["count"])


def values_of(printed: Printed) -> Datum:
    """The values that may be changed, as the title's own data have them, without the sources."""
    data = printed.data
    return {
        "regions": {region["id"]: region_values(region) for region in data["regions"]},
        "units": {type: unit_values(unit) for type, unit in data["units"].items()},
        "markers": {"airstrike": data["markers"]["airstrike"]["value"]},
        "mobilization": {
            side: {type: chart_values(entry) for type, entry in chart.items()}
            for side, chart in data["mobilization"].items()
        },
        "politics": politics_values(data["politics"], printed),
    }


def sections(printed: Printed) -> dict[str, Kind]:
    """The kinds of values that each section may hold."""
    data = printed.data
    regions: dict[str, Kind] = {id: region_fields(id in printed.greek) for id in printed.names}
    units: dict[str, Kind] = {type: unit_fields(type, unit) for type, unit in data["units"].items()}
    sides: dict[str, Kind] = {side: chart_fields(side, data) for side in data["mobilization"]}
    return {
        "regions": Fields(regions, Message("known-regions", ERRORS, title=printed.title)),
        "units": Fields(units, Message("known-types", ERRORS)),
        "markers": Fields({"airstrike": Number(0, 99)}, fixed=FIXED_IN_MARKERS),
        "mobilization": Fields(sides, Message("known-sides")),
        "politics": Fields(politics_fields(printed)),
    }


# Regions (2.2)


def region_values(region: Datum) -> Datum:
    """2.2, 2.3, 2.5: what is printed in a Region."""
    pp = {side: region["pp"][side] for side in ("dse", "government")}
    remote = region.get("remote", False)
    return {"code": region["code"], "squares": region["squares"]["value"], "pp": pp, "remote": remote}


def region_fields(greek: bool) -> Fields:
    """2.3, 2.6: the fields of a Region: one to three squares in Greece, none abroad, and the Government has no points
    there.
    """
    code = Word(("U", "R")) if greek else Word(("F",), "2.6")
    squares = Number(1, 3, "2.3") if greek else Number(0, 0, "2.6")
    government = Number(0, 9) if greek else Number(0, 0, "14.4")
    pp = Fields({"dse": Number(0, 9), "government": government})
    remote: Kind = Flag() if greek else Never("fixed-remote")
    return Fields({"code": code, "squares": squares, "pp": pp, "remote": remote})


class Never(Kind):
    """The value false, which must stay so for a reason."""

    def __init__(self, why: str) -> None:
        self.why = why

    def read(self, reader: Reader, field: str) -> bool:
        if reader.flag(field):
            raise reader.error(field, "is-true-but", why=Message(self.why, ERRORS))
        return False


# Units (2.13)


def unit_values(unit: Datum) -> Datum:
    """2.13, 9.4: what is printed on the counters, and how many there are."""
    levels = {level: {key: ratings[key] for key in ("conflict", "movement")} for level, ratings in by_level(unit)}
    pool = {key: unit["pool"][key] for key in ("a", "b") if key in unit["pool"]}
    values = {key: unit[key]["value"] for key in ("max", "infiltration")}
    return {**values, **({"pool": pool} if pool else {}), "levels": levels}


def by_level(unit: Datum) -> list[tuple[str, Datum]]:
    """The ratings of a type, from its lowest Level on."""
    return sorted(unit["levels"].items())


def unit_fields(type: str, unit: Datum) -> Fields:
    """3.1, 10.2: what the counters of a type may say."""
    lowest = int(by_level(unit)[0][0])
    least, most, rule = MAX.get(type, (lowest, HIGHEST, "3.1"))
    static = bool(unit["static"]["value"])
    ratings: Kind = Fields({"conflict": Number(1, 99), "movement": Number(0, 0, "10.2") if static else Number(1, 9)})
    levels: dict[str, Kind] = {str(level): ratings for level in range(lowest, most + 1)}
    needed = int(unit["setup"]["value"])
    kinds: dict[str, Kind] = {
        "max": Number(least, most, rule),
        "infiltration": Never("fixed-infiltration") if static else Flag(),
        "pool": Fields({"a": Number(needed, 99, "4.0" if needed else ""), "b": Number(0, 99)}),
        "levels": Fields(levels, Message("known-levels", ERRORS, type=type)),
    }
    fixed = dict(FIXED_IN_UNITS)
    if shared := unit["pool"].get("shares"):
        fixed["pool"] = Message("fixed-pool", ERRORS, shared=shared)
        kinds.pop("pool")
    return Fields(kinds, fixed=fixed)


# Mobilization Charts (9.0)


def chart_values(entry: Datum) -> Datum:
    """9.1, 9.2: what a chart says of a type."""
    if "max_held" in entry:
        return {"build": entry["build"], "max_held": entry["max_held"]}
    return {"build": entry["build"], "upgrade": entry.get("upgrade", False), "place": entry["place"]}


def chart_fields(side: str, data: Datum) -> Fields:
    """9.1, 9.2: what the chart of a side may say."""
    types = [type for type, unit in data["units"].items() if unit["side"] == side]
    cost, held = Number(1, 99), Number(0, 99)
    unit = Fields({"build": cost, "upgrade": Upgrade(), "place": Place(side, types)}, fixed=FIXED_IN_CHARTS)
    airstrike = Fields({"build": cost, "max_held": held}, fixed={**FIXED_IN_CHARTS, **FIXED_IN_AIRSTRIKE})
    chart = data["mobilization"][side]
    kinds: dict[str, Kind] = {type: airstrike if "max_held" in entry else unit for type, entry in chart.items()}
    return Fields(kinds, Message("known-chart", ERRORS))


class Upgrade(Kind):
    """9.2: the cost of one Level more, or false."""

    def read(self, reader: Reader, field: str) -> int | bool:
        value = reader.value(field)
        if value is False:
            return False
        if type(value) is not int:
            raise reader.error(field, "whole-or-false", value=repr(value))
        return Number(1, 99).read(reader, field)


class Place(Kind):
    """9.1: where a unit may be built, as alternatives of which one is enough."""

    def __init__(self, side: str, types: list[str]) -> None:
        self.side = side
        self.types = (*types, ANY)
        self.fields: dict[str, Kind] = {"in": Word(WHERE), "with": Types(self.types), "control": Word(CONTROL)}

    def read(self, reader: Reader, field: str) -> list[Datum]:
        places: list[Datum] = []
        for index, item in enumerate(reader.items(field)):
            place = self.alternative(Reader(item, f"{reader.path(field)}[{index}]", reader.texts))
            if place in places:
                raise reader.error(field, "same-alternative")
            places.append(place)
        if not places:
            raise reader.error(field, "no-alternative")
        return sorted(places, key=self.order)

    def alternative(self, entry: Reader) -> Datum:
        """One of the alternatives."""
        check_fields(entry, tuple(self.fields))
        if entry.value("in") is None:
            raise entry.error("in", "where", places=WHERE)
        place = {key: kind.read(entry, key) for key, kind in self.fields.items() if entry.value(key) is not None}
        if place["in"] == "foreign" and self.side == "government":
            raise entry.error("in", "abroad")
        return place

    def order(self, place: Datum) -> tuple[int, list[int], int]:
        """The key that puts alternatives into one order, whatever order they are told in."""
        types = [self.types.index(type) for type in place.get("with", [])] or [len(self.types)]
        return WHERE.index(place["in"]), types, CONTROL.index(place["control"]) if "control" in place else -1


class Types(Kind):
    """Types of a side of which one must be in place, in the order of the counters."""

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types

    def read(self, reader: Reader, field: str) -> list[str]:
        names = reader.items(field)
        for name in names:
            if name not in self.types:
                known = ", ".join(self.types)
                raise reader.error(field, "no-type", name=repr(name), known=known)
        if not names or (ANY in names and len(names) > 1):
            raise reader.error(field, "types", any=ANY)
        return [type for type in self.types if type in names]


# Politics Table (16.3)


def politics_values(politics: Datum, printed: Printed) -> Datum:
    """16.3: the columns of the table, the limits, the garrisons and what a doctrine does to the set-up."""
    garrison = map_order(politics["garrison"]["tight"]["regions"], printed)
    return {
        "doctrine": {"roll": dict(politics["doctrine"]["roll"])},
        "limit": {doctrine: politics["limit"][doctrine] for doctrine in DOCTRINES},
        "limit_roll": {"roll": dict(politics["limit_roll"]["roll"])},
        "duration": {"roll": dict(politics["duration"]["roll"])},
        "garrison": {"tight": {"regions": garrison}},
        "setup_effect": {name: effect_values(politics["setup_effect"][name], printed) for name in DOCTRINES},
    }


def effect_values(effect: Datum, printed: Printed) -> Datum:
    """4.0: what a doctrine does to the set-up."""
    named = {"regions": map_order(effect["regions"], printed)} if "regions" in effect else {}
    return {"rule": effect["rule"], **named}


def politics_fields(printed: Printed) -> dict[str, Kind]:
    """16.3: what the table may say."""
    effect: Kind = Fields({"rule": Word(SETUP_RULES), "regions": Regions(printed, printed.divisions, "4.0")})
    tight = Fields({"regions": Regions(printed, len(printed.greek))}, fixed=FIXED_IN_TIGHT)
    limits: dict[str, Kind] = dict.fromkeys(DOCTRINES, Number(1, 99))
    return {
        "doctrine": roll(Word(DOCTRINES)),
        "limit": Fields(limits, Message("known-doctrines", ERRORS)),
        "limit_roll": roll(Number(1, 99)),
        "duration": roll(Number(1, 30)),
        "garrison": Fields({"tight": tight}, fixed={"area": Message("fixed-area", ERRORS)}),
        "setup_effect": Fields(dict.fromkeys(DOCTRINES, effect), Message("known-doctrines", ERRORS)),
    }


def roll(kind: Kind) -> Fields:
    """A column of the table, by the sum of two dice."""
    return Fields({"roll": Fields(dict.fromkeys(ROLLS, kind), Message("known-sums", ERRORS))})


class Regions(Kind):
    """Some Regions of Greece, in the order of the map."""

    def __init__(self, printed: Printed, most: int, rule: str = "") -> None:
        self.printed = printed
        self.most = most
        self.by = f" ({rule})" if rule else ""

    def read(self, reader: Reader, field: str) -> list[str]:
        names = reader.items(field)
        self.printed.check_names(reader, field, names)
        for name in names:
            if name not in self.printed.greek:
                raise reader.error(field, "not-in-greece", name=name)
        if not 1 <= len(names) <= self.most:
            raise reader.error(field, "region-count", count=len(names), most=self.most, by=self.by)
        return map_order(names, self.printed)


def map_order(names: list[str], printed: Printed) -> list[str]:
    """Names of Regions in the order of the map."""
    return [name for name in printed.names if name in names]
