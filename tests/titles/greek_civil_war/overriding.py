"""Overrides for the tests: what is taken of one, what becomes of the data, why one is refused."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from smallwars.engine.errors import InvalidOption
from smallwars.kit.data_file import OVERRIDE
from smallwars.titles.greek_civil_war.corrections import Printed
from smallwars.titles.greek_civil_war.override import read_changes, with_changes
from tests.engine.playing import ROOT
from tests.paths import Data

DATA: Data = tomllib.loads((files("smallwars.titles.greek_civil_war") / "data.toml").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "titles" / "greek_civil_war" / "data.md").read_text(encoding="utf-8")
PRINTED = Printed(DATA)
FOREIGN = {"in": "foreign"}
RATINGS = {"conflict": 5, "movement": 1}


def taken(given: Any) -> Data:
    """What is kept of an override."""
    return read_changes(given, DATA)


def applied(given: Any) -> Data:
    """The title's data with an override."""
    return with_changes(DATA, taken(given))


def complaint(given: Any) -> str:
    """Why an override is refused."""
    with pytest.raises(InvalidOption) as caught:
        taken(given)
    assert caught.value.option == "data"
    return str(caught.value)


def sources(data: Data, path: str = "") -> set[str]:
    """Where the source is the override, borders left aside."""
    inner = {**data, "regions": {region["id"]: region for region in data["regions"]}} if path == "" else data
    found = {path} if data.get("source") == OVERRIDE else set()
    for key, value in inner.items():
        if isinstance(value, dict):
            found |= sources(value, f"{path}.{key}".lstrip("."))
    return found


def away(*pairs: str) -> Data:
    """Borders taken away."""
    return {"pairs": [{"pair": pair.split("-"), "adjacent": False} for pair in pairs]}


def police(**changed: Any) -> Data:
    """Police with a Level 3, and something else about it."""
    return {"units": {"police": {"max": 3, "levels": {"3": RATINGS}, "pool": {"b": 2}, **changed}}}


def placed(type: str, *places: Data) -> Data:
    """Where a type may be built."""
    return {"mobilization": {DATA["units"][type]["side"]: {type: {"place": list(places)}}}}
