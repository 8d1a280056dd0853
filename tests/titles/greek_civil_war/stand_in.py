"""A stand-in for Greek Civil War: its data, none of its rules; and positions to show."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import smallwars
from smallwars.kit.data_title import DataTitle
from smallwars.titles.greek_civil_war.title import GreekTitle

ACTORS = ("chance", "government", "dse")
FILE = Path(str(smallwars.__file__)).parent / "titles" / "greek_civil_war" / "data.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
ALONE: Any = (DATA, ACTORS, {}, [], {}, ("draw",), ("check",), ("die",), ())


class StandIn(DataTitle):
    """A title without rules and texts that has the parts of Greek Civil War."""

    def package(self) -> str:
        return "smallwars.titles.greek_civil_war"


class InWords(GreekTitle):
    """A title without rules that has the parts and the texts of Greek Civil War."""

    def __init__(self) -> None:
        DataTitle.__init__(self, *ALONE)


def stand_in(in_words: bool = False) -> DataTitle:
    """The title by its data alone; without texts, its own names are those of the data."""
    return InWords() if in_words else StandIn(*ALONE)


def held(open: dict[str, int] | None = None, squares: list[str | None] | None = None, **more: Any) -> dict[str, Any]:
    """A Region of a position."""
    markers = {"terror": False, "resettled": False, "control": None}
    return {"open": open or {}, "squares": squares or [], **markers, **more}


def view(**changed: Any) -> dict[str, Any]:
    """A quiet position: nothing on the map but what is said."""
    abroad = {id: held(control="dse") for id in ("albania", "yugoslavia", "bulgaria")}
    regions = {region["id"]: held(squares=[None] * region["squares"]["value"]) for region in DATA["regions"]}
    return {
        "title": "greek_civil_war",
        "turn": 3,
        "phase": "movement",
        "active": "dse",
        "first": "government",
        "political_index": {"government": 60, "dse": 50},
        "doctrine": "area",
        "limit": 15,
        "duration": 4,
        "airstrikes": 0,
        "american_aid": False,
        "stalin_score": 0,
        "closed": [],
        **changed,
        "regions": {**regions, **abroad, **changed.get("regions", {})},
    }
