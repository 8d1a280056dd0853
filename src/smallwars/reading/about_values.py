"""The values of a title's data in a few words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

HIDDEN: Final = ("source", "confidence", "guess", "about", "id", "name", "pair", "xy", "draw", "inset_xy", "ruling")
"""Fields that stand elsewhere on the page, or say only where something is drawn."""
TOLD: Final = ("place", "rule", "regions")
"""Fields that `about` tells better."""
LONG: Final = 200
"""The number of letters that are too many for a line."""


def value_of(data: dict[str, Any]) -> str:
    """The value of a datum: a bare value, or each of its fields that has no source of its own."""
    fields = own_fields(data)
    if list(fields) == ["value"]:
        return json.dumps(fields["value"])
    said = ", ".join(field(name, value) for name, value in fields.items())
    return ". ".join([part for part in (said, str(data.get("about", "")).rstrip(".。")) if part])


def own_fields(data: dict[str, Any]) -> dict[str, Any]:
    """The fields that the source of a datum vouches for."""
    hidden = (*HIDDEN, *TOLD) if "about" in data else HIDDEN
    known = {name: value for name, value in data.items() if name not in hidden and value not in ({}, [])}
    return {name: value for name, value in known.items() if not holds_source(value)}


def holds_source(value: Any) -> bool:
    """Whether something below has a source of its own."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return (isinstance(value, dict) and "source" in value) or any(map(holds_source, inner))


def field(name: str, value: Any) -> str:
    """A field with its value; of one that is true, only the name."""
    spoken = name.replace("_", " ")
    return spoken if value is True else f"{spoken} {plain(value)}"


def plain(value: Any) -> str:
    """A value without the marks of its notation."""
    if isinstance(value, dict):
        return f"({table(value) if is_table(value) else value_of(value)})"
    if isinstance(value, list):
        return " / ".join(map(plain, value))
    return value if isinstance(value, str) else json.dumps(value)


def details(data: dict[str, Any]) -> Iterator[str]:
    """The fields of a datum line by line, where they are too long for one."""
    if len(value_of(data)) > LONG:
        for name, value in own_fields(data).items():
            yield from indented(name, value)
        yield from [f"  {data['about']}"] if "about" in data else []


def indented(name: str, value: Any) -> Iterator[str]:
    """A field in a line, or its inside below its name."""
    if isinstance(value, dict) and len(plain(value)) > LONG:
        yield f"  {name.replace('_', ' ')}"
        for inner, held in value.items():
            yield from [f"  {line}" for line in indented(inner, held)]
    else:
        yield f"  {field(name, value)}"


# Tables by the sum of dice


def is_table(value: dict[str, Any]) -> bool:
    """Whether the keys are rolls of dice."""
    return all(key.isdecimal() for key in value)


def table(rows: dict[str, Any]) -> str:
    """A table by the roll, rolls with the same result together."""
    return ", ".join(ranges(rows))


def ranges(rows: dict[str, Any]) -> Iterator[str]:
    """`2–5: tight`: neighbouring rolls and their result."""
    for result, group in groupby(rows.items(), key=lambda row: plain(row[1])):
        rolls = [roll for roll, _ in group]
        yield f"{rolls[0] if len(rolls) == 1 else f'{rolls[0]}–{rolls[-1]}'}: {result}"
