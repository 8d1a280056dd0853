"""Positions in and out: plain dicts, read with an error that names the field."""

from __future__ import annotations

import json
from typing import Any

from .errors import InvalidPosition


def merged(base: Any, patch: Any) -> Any:
    """A JSON merge patch (RFC 7386): null removes, dicts merge, all else replaces."""
    if not isinstance(patch, dict):
        return patch
    result = dict(base) if isinstance(base, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def plain(value: Any) -> Any:
    """An independent copy of JSON-ready data."""
    return json.loads(json.dumps(value))


class Reader:
    """Takes the fields of a dict one by one, each checked, and complains about those nobody asked for."""

    def __init__(self, data: Any, path: str = "", texts: str = "") -> None:
        """`path`: where the dict stands in the position; `texts`: the file with a title's own errors."""
        self.texts = texts
        if not isinstance(data, dict):
            raise InvalidPosition(path or "position", "must-be-object", texts, value=repr(data))
        self._data = data
        self._path = path
        self._known: set[str] = set()

    def path(self, field: str) -> str:
        """Where a field stands in the whole position."""
        return f"{self._path}.{field}" if self._path else field

    def error(self, field: str, key: str, **args: Any) -> InvalidPosition:
        """An error about that field."""
        return InvalidPosition(self.path(field), key, self.texts, **args)

    def value(self, field: str) -> Any:
        """The field as it stands, or None."""
        self._known.add(field)
        return self._data.get(field)

    def has(self, field: str) -> bool:
        """Whether the field is there at all."""
        return field in self._data

    def count(self, field: str, most: int, default: int = 0, least: int = 0) -> int:
        """A whole number in a range."""
        value = self.value(field)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(field, "must-be-whole", value=repr(value))
        if not least <= value <= most:
            raise self.error(field, "out-of-range", value=value, least=least, most=most)
        return int(value)

    def flag(self, field: str) -> bool:
        """The value of a field that is true or false; false where it is missing."""
        value = self.value(field)
        if value is not None and not isinstance(value, bool):
            raise self.error(field, "must-be-flag", value=repr(value))
        return bool(value)

    def choice(self, field: str, choices: list[str], default: str | None = None) -> str | None:
        """One of these words, or the default."""
        value = self.value(field)
        if value is None:
            return default
        if value not in choices:
            raise self.error(field, "not-one-of", value=repr(value), choices=choices)
        return str(value)

    def items(self, field: str) -> list[Any]:
        """A list; empty when it is not there."""
        value = self.value(field)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)):
            raise self.error(field, "must-be-list", value=repr(value))
        return list(value)

    def inside(self, field: str) -> Reader:
        """The object in a field; an empty one when it is not there."""
        value = self.value(field)
        return Reader({} if value is None else value, self.path(field), self.texts)

    def fields(self) -> list[str]:
        """The names of all fields."""
        return list(self._data)

    def finish(self) -> None:
        """Complain about fields nobody asked for."""
        for field in self._data:
            if field not in self._known:
                raise self.error(field, "no-field")
