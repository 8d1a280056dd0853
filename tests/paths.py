"""Data files by dotted paths, for the tests of overrides."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def nested(path: str, value: Any) -> Data:
    """`a.b = value` as nested dicts."""
    for key in reversed(path.split(".")):
        value = {key: value}
    return dict(value)


def at(data: Data, path: str) -> Any:
    """What stands at a path; an entry of a list goes by its id."""
    found: Any = data
    for key in path.split("."):
        found = {entry["id"]: entry for entry in found}[key] if isinstance(found, list) else found[key]
    return found
