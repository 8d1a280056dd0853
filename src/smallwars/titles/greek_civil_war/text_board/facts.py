"""The facts that every board of Greek Civil War shows: Regions, their worth and kind, units in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from smallwars.engine.title import Options, Position
from smallwars.kit.data_file import DATA
from smallwars.kit.data_title import DataTitle
from smallwars.kit.text_drawing import BLUE, CHANCE, RED
from smallwars.kit.text_drawing import style_of as style_in
from smallwars.kit.words import name

SIDES: Final = ("government", "dse")
COLOURS: Final = {"chance": CHANCE, "government": BLUE, "dse": RED}
RESETTLED: Final = {"dse": 1, "government": 1}
"""16.5: the worth of a resettled Region."""
KINDS: Final = {"U": "urban", "R": "rural", "F": "foreign"}

Units = list[tuple[str, int, int]]
"""Units of the same type and Level: the type, the Level, their number."""


class Facts:
    """The map, the units and the agreed end of a game with these options."""

    def __init__(self, title: DataTitle, options: Options) -> None:
        data: dict[str, Any] = title.data_for(options) if DATA in options else title.data
        self.title = title
        self.regions: dict[str, dict[str, Any]] = {region["id"]: region for region in data["regions"]}
        self.types: dict[str, dict[str, Any]] = data["units"]
        self.end_turn = int(options.get("end_turn", data["options"]["end_turn"]["default"]))
        self.remote_variant = bool(options.get("remote_variant", False))

    # Regions

    def region_name(self, region: str, language: str) -> str:
        """A Region as the title calls it."""
        known = name(self.title, language, region)
        return known if known != region else str(self.regions[region]["name"])

    def kind(self, region: str, there: Position) -> str:
        """2.2: urban, rural, remote or foreign."""
        fixed = self.regions[region]
        remote = there.get("resettled") or (self.remote_variant and fixed.get("remote"))
        return "remote" if remote else KINDS[fixed["code"]]

    def worth(self, region: str, there: Position) -> dict[str, int]:
        """2.5, 16.5: the Political Points of a Region for each side."""
        return RESETTLED if there.get("resettled") else self.regions[region]["pp"]

    def squares(self, region: str, there: Position) -> list[str | None]:
        """2.3: the unit in each square."""
        held: list[str | None] = there.get("squares") or []
        return held or [None] * int(self.regions[region]["squares"]["value"])

    # Units

    def side(self, unit: str) -> str:
        """The side that a unit belongs to."""
        return str(self.types[split(unit)[0]]["side"])

    def in_order(self, counts: dict[str, int]) -> Units:
        """Units type by type, the lowest Level first."""
        kinds = list(self.types)
        known = [(*split(word), count) for word, count in counts.items() if count]
        return sorted(known, key=lambda unit: (kinds.index(unit[0]), unit[1]))

    def by_side(self, counts: dict[str, int]) -> Iterator[tuple[str, Units]]:
        """Each side with its units."""
        for side in SIDES:
            yield side, self.in_order({word: count for word, count in counts.items() if self.side(word) == side})


def split(unit: str) -> tuple[str, int]:
    """`police2`: a type and a Level."""
    return unit[:-1], int(unit[-1])


def region_of(view: Position, region: str) -> Position:
    """The fields of a Region in a position."""
    there: Position = view.get("regions", {}).get(region) or {}
    return there


def style_of(side: str | None) -> str:
    """The style in which the name of a side stands out in its colour."""
    return style_in(COLOURS, side)
