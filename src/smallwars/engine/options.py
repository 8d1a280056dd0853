"""The options of a title, each checked against what its data say of it."""

from __future__ import annotations

from typing import Any

from .errors import InvalidOption


def check_option(name: str, known: dict[str, Any], value: Any) -> Any:
    """The value of an option, checked against its default's type and range."""
    default = known["default"]
    if value is None:
        return default
    if type(value) is not type(default) and not ("one_of" in known and isinstance(default, str)):
        key = "option-flag" if isinstance(default, bool) else "option-whole"
        raise InvalidOption(name, key, name=name, given=repr(value))
    if "min" in known and not known["min"] <= value <= known["max"]:
        raise InvalidOption(name, "option-range", name=name, given=value, least=known["min"], most=known["max"])
    if "one_of" in known and value not in known["one_of"]:
        raise InvalidOption(name, "option-words", name=name, given=value, choices=known["one_of"])
    return value


def options_before(known: dict[str, Any]) -> dict[str, Any]:
    """The values by which the rules of the version before are played, for options that it did not have: `before` in
    the data.
    """
    return {name: option["before"] for name, option in known.items() if "before" in option}
