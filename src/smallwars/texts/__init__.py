"""Every sentence a person reads: Fluent messages, a folder per language. English stands in for what is missing."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST = 2000
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says which language it speaks, the weightiest first."""


@cache
def languages() -> frozenset[str]:
    """The languages there are texts in."""
    return frozenset(folder.name for folder in FOLDER.iterdir() if (folder / "common.ftl").exists())


def known_language(wanted: str) -> str:
    """The language, or English where there are no texts in it."""
    return wanted if wanted in languages() else FALLBACK


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment (`ja_JP.UTF-8`: Japanese), or English where there are no texts in it."""
    wanted = next((environment[name] for name in LOCALE if environment.get(name)), FALLBACK)
    return known_language(re.split(r"[_.@-]", wanted)[0].lower())


SPOKEN = language_of(os.environ)
"""The language of who started this program."""


@cache
def bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    """The messages of these files in a language, with those all titles share; a later file outweighs an earlier."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for name in ("common", *names):
        path = FOLDER / language / f"{name}.ftl"
        if path.exists():
            messages.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return messages


def message(language: str, names: tuple[str, ...], key: str, args: Mapping[str, str | int]) -> str:
    """A message, filled in; KeyError when not even English has it."""
    return _message(language, names, key, tuple(args.items()))


@lru_cache(maxsize=16384)  # a table tells the same things again and again
def _message(language: str, names: tuple[str, ...], key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    for tried in (language, FALLBACK):
        messages = bundle(tried, names)
        if messages.has_message(key):
            return _filled(messages, key, dict(args))
    raise KeyError(f"no message {key!r} for {names}")


def has_message(names: tuple[str, ...], key: str) -> bool:
    """Whether there is such a message; English has all there are."""
    return bool(bundle(FALLBACK, names).has_message(key))


def messages(language: str, names: tuple[str, ...], start: str) -> dict[str, str]:
    """All messages whose keys begin so and that need nothing filled in."""
    files = [(FOLDER / FALLBACK / f"{name}.ftl").read_text(encoding="utf-8") for name in names]
    keys = [line.split(" =")[0] for file in files for line in file.splitlines() if line.startswith(start)]
    return {key: message(language, names, key, {}) for key in keys}


def joined(language: str, items: Iterable[str]) -> str:
    """Items one after the other, as that language parts them."""
    return message(language, (), "list-comma", {}).join(items)


@cache
def sources(language: str, title: str) -> dict[str, str]:
    """How the sentences of a title's data are told in that language; English tells them as they are."""
    path = FOLDER / language / "sources" / f"{title}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _filled(messages: FluentBundle, key: str, args: dict[str, str | int]) -> str:
    pattern = messages.get_message(key).value
    assert pattern is not None, key
    text, errors = messages.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)


def told(language: str, file: str, key: str, args: Mapping[str, str | int]) -> str:
    """A sentence of an error. What was handed in may be longer than Fluent takes; a package outside this one may give
    its sentence itself, instead of a key."""
    if not has_message((file,), key):
        return key
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
    return message(language, (file,), key, short)
