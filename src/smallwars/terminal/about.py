"""What a title's data rest on: what is guessed or reconstructed, what the rulebook says; its options; a data file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.title import Title
from ..titles.british_way.override import OVERRIDE
from .words import say

SURE = ("certain", "")
GUESSED, RECONSTRUCTED, CERTAIN = "about-guessed", "about-reconstructed", "about-certain"
CHANGED = "about-override"
ALWAYS = (RECONSTRUCTED, CERTAIN)
"""The headings that are there even if nothing stands below them."""


@dataclass(frozen=True)
class Datum:
    """A datum with its source."""

    name: str
    value: str
    source: str
    confidence: str = ""
    guess: bool = False

    @property
    def heading(self) -> str:
        """The heading it is listed under."""
        if self.source == OVERRIDE:
            return CHANGED
        if self.guess:
            return GUESSED
        sure = self.confidence in SURE and not self.source.startswith("reconstruction")
        return CERTAIN if sure else RECONSTRUCTED

    def __str__(self) -> str:
        value = f" = {self.value}" if self.value else ""
        return f"{self.name}{value}: {self.source}" + (f" [{self.confidence}]" if self.confidence else "")


def about(title: Title, language: str, changed: dict[str, Any] | None = None) -> Iterator[str]:
    """The page in lines; `changed`: the title's data with what a data file says."""
    data: dict[str, Any] = getattr(title, "data", {}) if changed is None else changed
    found = list(sourced(data, ""))
    yield " · ".join([title.name, *([data["period"]] if "period" in data else [])])
    for heading in (GUESSED, RECONSTRUCTED, CERTAIN):
        yield from section(found, heading, language)
    yield from ["", say(language, "about-options")]
    for name, option in data.get("options", {}).items():
        default = say(language, "about-default", value=json.dumps(option["default"]))
        yield f"  {name} ({default}): {option['about']}"
    yield from section(found, CHANGED, language)


def section(found: list[Datum], heading: str, language: str) -> Iterator[str]:
    """The data under a heading; those for guesses and changes are there only if there are any."""
    listed = [f"  {datum}" for datum in found if datum.heading == heading]
    if listed or heading in ALWAYS:
        yield from ["", say(language, heading), *(listed or [f"  {say(language, 'about-nothing')}"])]


def sourced(data: Any, path: str) -> Iterator[Datum]:
    """Every datum below that names its source."""
    if isinstance(data, dict):
        if "source" in data:
            yield datum(data, path)
        for key, value in data.items():
            yield from sourced(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list):
        for item in data:
            id = item.get("id", "") if isinstance(item, dict) else ""
            yield from sourced(item, f"{path}.{id}" if id else path)


def datum(data: dict[str, Any], path: str) -> Datum:
    """A dict with a source as a datum; a pair of spaces by whether it is adjacent."""
    name = f"{path.replace('_', ' ')}: {' – '.join(data['pair'])}" if "pair" in data else path
    return Datum(name, value_of(data), data["source"], data.get("confidence", ""), data.get("guess", False))


def value_of(data: dict[str, Any]) -> str:
    """The value, where the dict is just that and its source."""
    return json.dumps(data["value"]) if "value" in data else ""
