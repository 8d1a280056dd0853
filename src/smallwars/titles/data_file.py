"""Data corrected by an owner of the printed game: a dict or a data file, read and checked field by field."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ..engine.errors import InvalidOption, InvalidPosition
from ..engine.position import Reader, plain

DATA: Final = "data"
"""The option that holds what an owner of the printed game corrects."""
OVERRIDE: Final = "override"
"""The source of a datum that was changed."""
NONE_FIXED: Final[dict[str, str]] = {}

Changes = dict[str, Any]
"""What differs from a title's own data, JSON-ready, in the order of those data."""


def read_data(given: Any, sections: tuple[str, ...], changes_in: Callable[[Reader], Changes]) -> Changes:
    """What an override changes; empty if nothing. InvalidOption names the field that is wrong, and the file."""
    if given is None:
        return {}
    file = f"{os.fspath(given)}: " if isinstance(given, (str, os.PathLike)) else ""
    content = plain_content(given if file == "" else read_file(os.fspath(given)), file, sections)
    try:
        return changes_in(Reader(content))
    except InvalidPosition as error:
        what = str(error).removeprefix(f"{error.field}: ")
        raise wrong(f"{file}{error.field} {what}") from error


def wrong(what: str) -> InvalidOption:
    """An error about the override."""
    return InvalidOption(DATA, f"{DATA}: {what}")


def plain_content(given: Any, file: str, sections: tuple[str, ...]) -> dict[str, Any]:
    """A copy of the override that holds nothing but JSON."""
    if not isinstance(given, dict):
        shape = "a dict, or the path of a TOML or JSON file" if file == "" else f"an object with {', '.join(sections)}"
        raise wrong(f"{file}must be {shape}, not {given!r}")
    try:
        content: dict[str, Any] = plain(given)
        return content
    except (TypeError, ValueError, RecursionError) as error:
        raise wrong(f"{file}holds what is no JSON: {error}") from error


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
        raise wrong(f"{path}: not TOML: {str(error).replace('at end of document', last)}") from error


def read_json(path: str, text: str) -> Any:
    """What a JSON file holds."""
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise wrong(f"{path}: not JSON: {error}") from error


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise wrong(f"{path}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise wrong(f"{path}: not a text file (byte {error.start})") from error
    except ValueError as error:
        raise wrong(f"{path!r} is no path: {error}") from error


# Fields


def check_fields(
    reader: Reader, known: tuple[str, ...], what: str = "a field here", fixed: dict[str, str] = NONE_FIXED
) -> None:
    """Complain about a field that means nothing, and about one that is `fixed`, with the reason."""
    for field in reader.fields():
        if field in fixed:
            raise reader.error(field, f"cannot be changed: {fixed[field]}")
        if field not in known:
            raise reader.error(field, f"is not {what}; known: {', '.join(known)}")


class Kind:
    """What a field may hold."""

    def read(self, reader: Reader, field: str) -> Any:
        """The value of a field that is there, checked."""
        raise NotImplementedError


class Number(Kind):
    """A whole number in a range."""

    def __init__(self, least: int, most: int, rule: str = "") -> None:
        """`rule`: what says so, if anything does."""
        self.least = least
        self.most = most
        self.by = f" ({rule})" if rule else ""

    def read(self, reader: Reader, field: str) -> int:
        value = reader.value(field)
        if self.least == self.most and value != self.least:
            raise reader.error(field, f"is always {self.least}, not {value!r}{self.by}")
        if type(value) is int and not self.least <= value <= self.most:
            raise reader.error(field, f"is {value}; it must be from {self.least} to {self.most}{self.by}")
        return reader.count(field, self.most, least=self.least)


class Flag(Kind):
    """True or false."""

    def read(self, reader: Reader, field: str) -> bool:
        return reader.flag(field)


class Word(Kind):
    """One of a few words."""

    def __init__(self, words: tuple[str, ...], rule: str = "") -> None:
        """`rule`: what says so, if anything does."""
        self.words = words
        self.by = f" ({rule})" if rule else ""

    def read(self, reader: Reader, field: str) -> str:
        value = reader.value(field)
        if value in self.words:
            return str(value)
        if len(self.words) == 1:
            raise reader.error(field, f"is always {self.words[0]}, not {value!r}{self.by}")
        raise reader.error(field, f"is {value!r}; it must be one of {', '.join(self.words)}{self.by}")


class Fields(Kind):
    """An object whose fields may all be left out."""

    def __init__(self, kinds: dict[str, Kind], what: str = "a field here", fixed: dict[str, str] = NONE_FIXED) -> None:
        """`what`: what the names of its fields are; `fixed`: those that cannot be changed, with the reason."""
        self.kinds = kinds
        self.what = what
        self.fixed = fixed

    def read(self, reader: Reader, field: str) -> dict[str, Any]:
        entry = reader.inside(field)
        check_fields(entry, tuple(self.kinds), self.what, self.fixed)
        return {name: kind.read(entry, name) for name, kind in self.kinds.items() if entry.value(name) is not None}


# Changes


def difference(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What is otherwise afterwards, in that order; what is no longer there does not count."""
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
    """A datum with what was changed, and that as its source."""
    kept = {key: value for key, value in entry.items() if key not in ("source", "confidence", "guess")}
    return {**kept, **changed, "source": OVERRIDE}
