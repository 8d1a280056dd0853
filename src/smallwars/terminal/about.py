"""What a title's data rest on: what is reconstructed, what the rulebook says, and which options there are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.title import Title
from .words import say

SURE = ("certain", "")


@dataclass(frozen=True)
class Datum:
    """A datum with its source."""

    name: str
    value: str
    source: str
    confidence: str = ""

    @property
    def is_sure(self) -> bool:
        """Whether nothing about it was reconstructed or guessed."""
        return self.confidence in SURE and not self.source.startswith("reconstruction")

    def __str__(self) -> str:
        value = f" = {self.value}" if self.value else ""
        return f"{self.name}{value}: {self.source}" + (f" [{self.confidence}]" if self.confidence else "")


def about(title: Title, language: str) -> Iterator[str]:
    """The page in lines."""
    data: dict[str, Any] = getattr(title, "data", {})
    found = list(sourced(data, ""))
    yield " · ".join([title.name, *([data["period"]] if "period" in data else [])])
    for key, sure in (("about-reconstructed", False), ("about-certain", True)):
        listed = [f"  {datum}" for datum in found if datum.is_sure == sure]
        yield from ["", say(language, key), *(listed or [f"  {say(language, 'about-nothing')}"])]
    yield from ["", say(language, "about-options")]
    for name, option in data.get("options", {}).items():
        default = say(language, "about-default", value=json.dumps(option["default"]))
        yield f"  {name} ({default}): {option['about']}"


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
    """A dict with a source as a datum."""
    pair = " – ".join(data["pair"]) if "pair" in data else ""
    return Datum(f"{path}: {pair}" if pair else path, value_of(data), data["source"], data.get("confidence", ""))


def value_of(data: dict[str, Any]) -> str:
    """The value, where the dict is just that and its source."""
    return json.dumps(data["value"]) if "value" in data else ""
