"""The fields of a position as lines to read: what the plain picture and the plain text board show of any title."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from smallwars.engine.title import Position, Title, key_of, readable
from smallwars.texts import joined

LINES: Final = 150
"""The most lines that a position is told in."""
DEEPEST: Final = 4
"""How many fields may lie one inside the other before the rest is told in one line."""
LONGEST: Final = 400
"""The most letters of one value."""
NOTHING: Final = "–"
YES: Final = "✓"


class FieldLine(NamedTuple):
    """One field of a position: how deep it lies, its key, its name, and its value unless this lies in further lines."""

    depth: int
    key: str
    name: str
    value: str

    @property
    def text(self) -> str:
        """The line in words, without its indent."""
        return f"{self.name}: {self.value}".rstrip()


def field_lines(title: Title, view: Position, language: str, most: int = LINES) -> list[FieldLine]:
    """The fields of a view, a line each; a last line says how many more there are."""
    fields = {key: value for key, value in view.items() if (key, value) != ("title", title.id)}
    lines = lines_within(title, fields, language, 0)
    told = list(islice(lines, most))
    left = sum(1 for _ in lines)
    return [*told, FieldLine(0, "", "…", f"+{left}")] if left else told


def lines_within(title: Title, fields: dict[str, Any], language: str, depth: int) -> Iterator[FieldLine]:
    """The lines of fields that lie this deep."""
    for key, value in fields.items():
        name, inner = word_name(title, language, str(key)), inner_fields(value, depth)
        yield FieldLine(depth, str(key), name, "" if inner else value_text(title, language, value))
        yield from lines_within(title, inner, language, depth + 1)


def inner_fields(value: Any, depth: int) -> dict[str, Any]:
    """What lies inside a value and wants lines of its own: fields by their keys, items by their number."""
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


def value_text(title: Title, language: str, value: Any) -> str:
    """A value in one line; of fields within it, those that hold something."""
    if isinstance(value, dict):
        held = ((word_name(title, language, str(key)), item) for key, item in value.items() if item)
        return listed(
            language, (name if item is True else f"{name} {value_text(title, language, item)}" for name, item in held)
        )
    if is_list(value):
        return listed(language, (value_text(title, language, item) for item in value))
    if value is True:
        return YES
    told = word_name(title, language, value) if isinstance(value, str) else str(value)
    return NOTHING if value is None or value is False or value == "" else shortened(told)


def listed(language: str, items: Iterable[str]) -> str:
    """Items one after the other, or the sign for nothing."""
    return shortened(joined(language, islice(items, LONGEST))) or NOTHING


def shortened(text: str) -> str:
    """A text, or its beginning and three dots."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def word_name(title: Title, language: str, word: str) -> str:
    """A key or an id as the title calls it, or else the word itself, readable."""
    key = key_of(word)
    return title.phrase_or(language, f"word-{key}", title.phrase_or(language, f"faction-{key}", readable(word)))
