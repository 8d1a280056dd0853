"""The printed facts on the counters and the map of Operation Attila."""

from __future__ import annotations

from typing import Any


def printed(data: dict[str, Any]) -> dict[str, Any]:
    """The facts that the board prints beside the position."""
    units = {unit["id"]: printed_unit(unit) for unit in data["units"]}
    return {"units": units, "areas": {area["id"]: printed_area(area) for area in data["areas"]}}


def printed_unit(unit: dict[str, Any]) -> dict[str, Any]:
    """The facts printed on a counter."""
    return {"name": unit["name"], "side": unit["side"], "type": unit["type"]["value"], "cv": unit["cv"]["value"]}


def printed_area(area: dict[str, Any]) -> dict[str, Any]:
    """The facts printed in an area."""
    return {
        "vp": area["vp"]["value"],
        "terrain": {kind: area["terrain"][kind] for kind in ("woods", "mountain", "urban")},
        "coastal": area["coastal"]["value"],
        "airport": bool(area.get("airport")),
    }
