"""One option of a title at each of several values: what a bid for a side is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ...engine.title import Title
from .arms import VARY, Arm, SimulateError, read_value

MOST_VALUES: Final = 101


def varied(title: Title, base: Arm, typed: str) -> list[Arm]:
    """An arm for each value of `name=a..b`, `name=a,b,c`, or of `name` alone: all it may have."""
    name, equals, text = typed.partition("=")
    known = options_of(title)
    if name not in known:
        raise SimulateError("unknown-option", title=title.id, option=name, known=", ".join(known))
    if equals and not text:
        raise SimulateError("no-values", option=name)
    values = values_in(typed, text) if text else all_values(name, known[name])
    return [with_value(title, base, name, value) for value in values]


def options_of(title: Title) -> dict[str, dict[str, Any]]:
    """The options of a title, as its data have them."""
    found: dict[str, dict[str, Any]] = title.data.get("options", {})
    return found


def with_value(title: Title, base: Arm, name: str, value: Any) -> Arm:
    """The arm with that value of an option; InvalidOption where the option cannot have it."""
    options = title.check_options({**base.options, name: value})
    return replace(base, options=options, kind=VARY, change=name, value=f"={written(value)}")


def written(value: Any) -> str:
    """A value as a user types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def values_in(typed: str, text: str) -> list[Any]:
    """The values of a typed range or list."""
    least, dots, most = text.partition("..")
    if not dots:
        values = [read_value(value) for value in text.split(",")]
        return [value for at, value in enumerate(values) if value not in values[:at]]
    ends = [read_value(least), read_value(most)]
    if not all(type(end) is int for end in ends) or not 0 <= ends[1] - ends[0] < MOST_VALUES:
        raise SimulateError("bad-range", given=typed)
    return list(range(ends[0], ends[1] + 1))


def all_values(name: str, known: dict[str, Any]) -> list[Any]:
    """Every value that an option may have."""
    if isinstance(known["default"], bool):
        return [False, True]
    if "one_of" in known:
        return list(known["one_of"])
    if "min" not in known or known["max"] - known["min"] >= MOST_VALUES:
        raise SimulateError("no-range", option=name)
    return list(range(known["min"], known["max"] + 1))
