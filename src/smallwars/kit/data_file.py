"""Data corrected by an owner of the printed game: a dict or a data file, read and checked field by field."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from smallwars.engine.errors import InvalidOption, InvalidPosition, Message
from smallwars.engine.position import Reader, plain

DATA: Final = "data"
"""The option that holds what an owner of the printed game corrects."""
OVERRIDE: Final = "override"
"""The source of a datum that was changed."""
Fixed = dict[str, Message]
"""Fields that cannot be changed, with the reason."""
NONE_FIXED: Final[Fixed] = {}
A_FIELD: Final = Message("known-here")

Changes = dict[str, Any]
"""What differs from a title's own data, JSON-ready, in the order of those data."""


def read_data(override: Any, texts: str, sections: tuple[str, ...], changes_in: Callable[[Reader], Changes]) -> Changes:
    """What an override changes; empty if nothing. InvalidOption names the field that is wrong, and the file. `texts`:
    the file with the title's own errors."""
    if override is None:
        return {}
    file = f"{os.fspath(override)}: " if isinstance(override, (str, os.PathLike)) else ""
    content = plain_content(override if file == "" else read_file(os.fspath(override)), file, sections)
    try:
        return changes_in(Reader(content, "", texts))
    except InvalidPosition as error:
        raise wrong("data-field", file, field=error.field, what=error.message) from error


def wrong(key: str, place: str, **args: Any) -> InvalidOption:
    """An error about the override; `place`: the file before it, or nothing."""
    return InvalidOption(DATA, "data", place=place, what=Message(key, **args))


def plain_content(override: Any, file: str, sections: tuple[str, ...]) -> dict[str, Any]:
    """A copy of the override that holds nothing but JSON."""
    if not isinstance(override, dict):
        raise wrong("data-shape" if file == "" else "data-object", file, sections=sections, value=repr(override))
    try:
        content: dict[str, Any] = plain(override)
        return content
    except (TypeError, ValueError, RecursionError) as error:
        raise wrong("data-no-json", file, why=error) from error


def read_file(path: str) -> Any:
    """What a TOML or JSON file holds."""
    text = read_text(path)
    suffix = Path(path).suffix.lower()
    if suffix == ".json" or (suffix != ".toml" and text.lstrip().startswith("{")):
        return read_json(path, text)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        last = f"at line {len(text.splitlines())}, the last"
        raise wrong("not-toml", f"{path}: ", why=str(error).replace("at end of document", last)) from error


def read_json(path: str, text: str) -> Any:
    """What a JSON file holds."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise wrong("not-json", f"{path}: ", why=error) from error


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong("cannot-read", f"{path}: ", why=(error.strerror or str(error)).lower()) from error
    except UnicodeDecodeError as error:
        raise wrong("not-text", f"{path}: ", byte=error.start) from error
    except ValueError as error:
        raise wrong("no-path", "", path=repr(path), why=error) from error


# Fields


def check_fields(reader: Reader, known: tuple[str, ...], noun: Message = A_FIELD, fixed: Fixed = NONE_FIXED) -> None:
    """Complain about a field that means nothing, and about one that is `fixed`, with the reason."""
    for field in reader.fields():
        if field in fixed:
            raise reader.error(field, "fixed", why=fixed[field])
        if field not in known:
            raise reader.error(field, "known-fields", what=noun, known=known)


class Kind:
    """A kind of value that a field may hold."""

    def read(self, reader: Reader, field: str) -> Any:
        """The value of a field that is there, checked."""
        raise NotImplementedError


class Number(Kind):
    """A whole number in a range."""

    def __init__(self, least: int, most: int, rule: str = "") -> None:
        """`rule`: the paragraph that sets the range, if one does."""
        self.least = least
        self.most = most
        self.by = f" ({rule})" if rule else ""

    def read(self, reader: Reader, field: str) -> int:
        value = reader.value(field)
        if self.least == self.most and value != self.least:
            raise reader.error(field, "always", only=self.least, value=repr(value), by=self.by)
        if type(value) is int and not self.least <= value <= self.most:
            raise reader.error(field, "range-by", value=value, least=self.least, most=self.most, by=self.by)
        return reader.count(field, self.most, least=self.least)


class Flag(Kind):
    """The kind of a value that is true or false."""

    def read(self, reader: Reader, field: str) -> bool:
        return reader.flag(field)


class Word(Kind):
    """The kind of a value that is one of a few words."""

    def __init__(self, words: tuple[str, ...], rule: str = "") -> None:
        """`rule`: the paragraph that names the words, if one does."""
        self.words = words
        self.by = f" ({rule})" if rule else ""

    def read(self, reader: Reader, field: str) -> str:
        value = reader.value(field)
        if value in self.words:
            return str(value)
        if len(self.words) == 1:
            raise reader.error(field, "always", only=self.words[0], value=repr(value), by=self.by)
        raise reader.error(field, "words-by", value=repr(value), choices=self.words, by=self.by)


class Fields(Kind):
    """An object whose fields may all be left out."""

    def __init__(self, kinds: dict[str, Kind], noun: Message = A_FIELD, fixed: Fixed = NONE_FIXED) -> None:
        """`noun`: the noun for the names of its fields; `fixed`: those that cannot be changed, with the reason."""
        self.kinds = kinds
        self.noun = noun
        self.fixed = fixed

    def read(self, reader: Reader, field: str) -> dict[str, Any]:
        entry = reader.inside(field)
        check_fields(entry, tuple(self.kinds), self.noun, self.fixed)
        return {name: kind.read(entry, name) for name, kind in self.kinds.items() if entry.value(name) is not None}


# Changes


def difference(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """The fields that differ afterwards, in their order; a field that is no longer there does not count."""
    changed: Changes = {}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict):
            value = difference(old if isinstance(old, dict) else {}, value)
            old = {}
        if value != old:
            changed[key] = value
    return changed


def overridden(entry: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """A datum with its changed fields, and the override as its source."""
    kept = {key: value for key, value in entry.items() if key not in ("source", "confidence", "guess")}
    return {**kept, **changed, "source": OVERRIDE}


def with_value(entry: dict[str, Any], value: Any) -> dict[str, Any]:
    """A datum with a new value; as it was for None."""
    return entry if value is None else overridden(entry, {"value": value})
