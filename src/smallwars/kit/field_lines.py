"""The fields of a position as lines to read: what the plain picture and the plain text board show of any title."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from smallwars.engine.title import Position, Title, key_of, readable
from smallwars.texts import joined

LINES: Final = 150
"""The most lines in which a position is shown."""
DEEPEST: Final = 4
"""The depth of the innermost fields that get lines of their own; the rest stands in one line."""
LONGEST: Final = 400
"""The most letters of one value."""
NOTHING: Final = "–"
YES: Final = "✓"


class FieldLine(NamedTuple):
    """One field of a position: how deep it lies, its key, its name, and its value unless that lies in further lines."""

    depth: int
    key: str
    name: str
    value: str

    @property
    def text(self) -> str:
        """The line in words, without its indent."""
        return f"{self.name}: {self.value}".rstrip()


def field_lines(title: Title, view: Position, language: str) -> list[FieldLine]:
    """The fields of a view, a line each; a last line says how many more there are."""
    lines = FieldReader(title, language, LONGEST).lines(view)
    first = list(islice(lines, LINES))
    left = sum(1 for _ in lines)
    return [*first, FieldLine(0, "", "…", f"+{left}")] if left else first


def every_field_line(title: Title, view: Position, language: str) -> list[FieldLine]:
    """All fields of a view with whole values: every difference between two views is in one of these lines."""
    return list(FieldReader(title, language, None).lines(view))


class FieldReader:
    """Puts the fields of positions into words of a title."""

    def __init__(self, title: Title, language: str, longest: int | None) -> None:
        """`longest`: the most letters of a value, if that is bounded."""
        self.title = title
        self.language = language
        self.longest = longest

    def lines(self, view: Position) -> Iterator[FieldLine]:
        """The fields of a view but for the id of its title."""
        fields = {key: value for key, value in view.items() if (key, value) != ("title", self.title.id)}
        return self.lines_within(fields, 0)

    def lines_within(self, fields: dict[str, Any], depth: int) -> Iterator[FieldLine]:
        """The lines of fields that lie this deep."""
        for key, value in fields.items():
            inner = inner_fields(value, depth)
            yield FieldLine(depth, str(key), self.name(str(key)), "" if inner else self.value(value))
            yield from self.lines_within(inner, depth + 1)

    def value(self, value: Any) -> str:
        """A value in one line; of fields within it, those that hold something."""
        if isinstance(value, dict):
            return self.listed(self.field(str(key), item) for key, item in value.items() if item)
        if is_list(value):
            return self.listed(self.value(item) for item in value)
        if value is True:
            return YES
        if value is None or value is False or value == "":
            return NOTHING
        return self.shortened(self.name(value) if isinstance(value, str) else str(value))

    def field(self, key: str, value: Any) -> str:
        """A field within a line."""
        return self.name(key) if value is True else f"{self.name(key)} {self.value(value)}"

    def listed(self, items: Iterator[str]) -> str:
        """Items one after the other, or the sign for nothing."""
        return self.shortened(joined(self.language, islice(items, self.longest))) or NOTHING

    def shortened(self, text: str) -> str:
        """A text, or its beginning and three dots."""
        whole = self.longest is None or len(text) <= self.longest
        return text if whole else text[: (self.longest or 1) - 1] + "…"

    def name(self, word: str) -> str:
        """A key or an id as the title calls it, or else the word itself, readable."""
        key, otherwise = key_of(word), readable(word)
        return self.title.phrase_or(
            self.language, f"word-{key}", self.title.phrase_or(self.language, f"faction-{key}", otherwise)
        )


def inner_fields(value: Any, depth: int) -> dict[str, Any]:
    """The parts of a value that want lines of their own: fields by their keys, items by their number."""
    if depth >= DEEPEST or (depth > 0 and is_flat(value)):
        return {}
    if isinstance(value, dict):
        return value
    return {str(number): item for number, item in enumerate(value, 1)} if is_list(value) and not is_flat(value) else {}


def is_list(value: Any) -> bool:
    """Whether a value holds others in their order."""
    return isinstance(value, (list, tuple))


def is_flat(value: Any) -> bool:
    """Whether a value holds nothing that holds something itself."""
    inner = value.values() if isinstance(value, dict) else value if is_list(value) else ()
    return not any(isinstance(item, dict) or is_list(item) for item in inner)
