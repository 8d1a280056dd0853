"""The facts that every board of Operation Attila shows: areas, boxes, units in order, cards, who controls what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from smallwars.engine.title import Options, Position, key_of
from smallwars.kit.data_title import DataTitle
from smallwars.kit.text_drawing import BLUE, CHANCE, RED
from smallwars.kit.text_drawing import style_of as style_in
from smallwars.kit.words import name

from ..printed import printed
from ..rules.words import BOXES
from ..rules.words import COLOURS as CARD_COLOURS

SIDES: Final = ("turkish", "cypriot")
COLOURS: Final = {"chance": CHANCE, "turkish": RED, "cypriot": BLUE}
TERRAINS: Final = ("woods", "mountain", "urban")
OWNERS: Final = dict(zip(CARD_COLOURS, SIDES))
"""5.0: the side that holds cards of each colour."""


@dataclass(frozen=True)
class Unit:
    """2.2: a counter as it is printed; `value`: its Combat Value."""

    id: str
    name: str
    side: str
    type: str
    value: int
    flies: bool


class Facts:
    """The map and the counters of a game with these options."""

    def __init__(self, title: DataTitle, options: Options) -> None:
        data: dict[str, Any] = title.data_for(options)
        air, known = data["types"]["air"]["value"], printed(data)
        self.title = title
        self.areas: dict[str, dict[str, Any]] = known["areas"]
        self.units = {
            id: Unit(id, unit["name"], unit["side"], unit["type"], int(unit["cv"]), unit["type"] in air)
            for id, unit in known["units"].items()
        }
        self.bands: list[dict[str, Any]] = data["victory"]["bands"]

    def word(self, key: str, language: str) -> str:
        """The word of the title's picture for something."""
        return self.title.phrase(language, f"draw-{key_of(key)}")

    def called(self, id: str, language: str) -> str:
        """The name of an area, a box or a unit on the map; empty for anything else."""
        if id in self.units:
            return self.units[id].name
        if id in self.areas:
            return name(self.title, language, id)
        return self.word(id, language) if id in BOXES else ""

    # Areas

    def terrain(self, area: str) -> list[str]:
        """2.31: the symbols of an area, each as often as it is printed."""
        printed_there = self.areas[area]["terrain"]
        return [kind for kind in TERRAINS for _ in range(printed_there[kind])]

    def signs(self, area: str) -> list[str]:
        """2.31: the symbols of an area, and whether it has an airport or a coast."""
        return [*self.terrain(area), *[sign for sign in ("airport", "coastal") if self.areas[area][sign]]]

    def control(self, view: Position, area: str) -> str | None:
        """8.0: the only side with an undisrupted ground unit in an area; None if there is none."""
        disrupted = view.get("disrupted") or ()
        there = {unit.side for unit in self.within(view, area) if not unit.flies and unit.id not in disrupted}
        return there.pop() if len(there) == 1 else None

    # Units

    def in_order(self, ids: Iterable[str]) -> list[Unit]:
        """The units of these ids, on the ground first."""
        return sorted((self.units[id] for id in ids), key=lambda unit: unit.flies)

    def within(self, view: Position, place: str) -> list[Unit]:
        """2.3: the units in an area or a box: `rear.turkish`, `transit`."""
        if place in self.areas:
            return self.in_order((view.get("areas") or {}).get(place) or ())
        box, _, side = place.partition(".")
        held = view.get(box) or {}
        return self.in_order((held.get(side) if side else held) or ())

    def by_side(self, units: Iterable[Unit]) -> Iterator[tuple[str, list[Unit]]]:
        """Each side that has some of these units, with them."""
        listed = list(units)
        for side in SIDES:
            own = [unit for unit in listed if unit.side == side]
            if own:
                yield side, own

    # Victory

    def band(self, points: int) -> str:
        """8.0: the grade of victory that so many points bring: `minor_turkish`, `draw`."""
        band = next(band for band in reversed(self.bands) if points >= band["min"] or band["min"] == 0)
        return f"{band['grade']}_{band['winner']}" if "winner" in band else str(band["grade"])


# Cards


def values(card: str) -> tuple[int, int]:
    """`g2-4`: the Movement and the Combat value of a card."""
    movement, _, combat = card[1:].partition("-")
    return int(movement), int(combat)


def hand_size(view: Position, side: str) -> int:
    """5.0: how many cards a side holds, seen or not."""
    hand = (view.get("hands") or {}).get(side)
    return len(hand) if hand is not None else int((view.get("hand_sizes") or {}).get(side, 0))


def hand(view: Position, side: str) -> list[str] | None:
    """5.0: the cards of a side, in order; None where the view does not show them."""
    held = (view.get("hands") or {}).get(side)
    return None if held is None else sorted(held)


def discards(view: Position) -> Iterator[tuple[str, dict[str, int]]]:
    """2.32: the discards of each side, face up: how many of each card; Random Events last, under `event`."""
    thrown: list[str] = view.get("discards") or []
    for owner in (*SIDES, "event"):
        own = sorted(card for card in thrown if OWNERS.get(card[0], "event") == owner)
        if own:
            yield owner, {card: own.count(card) for card in own}


def in_force(view: Position) -> list[str]:
    """E4, E6, 9.4: the keys of what holds in this turn."""
    chaos = [f"rear_chaos.{side}" for side in SIDES if view.get("rear_chaos") in (side, "both")]
    return chaos + [event for event in ("air_friction", "airfield_lost") if view.get(event)]


def done(view: Position) -> list[str]:
    """6.12, 6.33, 9.3, 9.11: the keys of what was done in this turn, or once and for all."""
    return [what for what in ("invaded", "to_transit", "to_beachhead", "dropped", "given_up") if view.get(what)]


def style_of(side: str | None) -> str:
    """The style in which the name of a side stands out in its colour."""
    return style_in(COLOURS, side)
