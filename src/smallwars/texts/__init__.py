"""Every sentence a person reads: Fluent messages, a folder per language. English stands in for what is missing."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

from smallwars.engine.title import Title

from . import files
from .files import FALLBACK as FALLBACK
from .files import files_of as files_of

LONGEST = 2000
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables by which an environment names its language, the weightiest first."""


@cache
def languages() -> frozenset[str]:
    """The languages that have texts."""
    return frozenset(folder.name for folder in files.FOLDER.iterdir() if (folder / "common.ftl").exists())


def known_language(language: str) -> str:
    """A language that has texts: that one, or English."""
    return language if language in languages() else FALLBACK


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment (`ja_JP.UTF-8`: Japanese), or English where there are no texts in it."""
    language = next((environment[name] for name in LOCALE if environment.get(name)), FALLBACK)
    return known_language(re.split(r"[_.@-]", language)[0].lower())


SPOKEN = language_of(os.environ)
"""The language of the person who started this program."""


@cache
def bundle(language: str, names: tuple[str, ...]) -> FluentBundle:
    """Load the messages of files in a language, and those that all titles share; a later file outweighs an earlier."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for name in ("common", *names):
        if text := files.read(language, name):
            messages.add_resource(FluentResource(text), allow_overrides=True)
    return messages


def message(language: str, names: tuple[str, ...], key: str, args: Mapping[str, str | int]) -> str:
    """Fill in a message of these files; KeyError when not even English has it."""
    return _message(language, files.resolve(names), key, tuple(args.items()))


@lru_cache(maxsize=16384)  # a table tells the same things again and again
def _message(language: str, names: tuple[str, ...], key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    for each in (language, FALLBACK):
        messages = bundle(each, names)
        if messages.has_message(key):
            return _filled(messages, key, dict(args))
    raise KeyError(f"no message {key!r} for {names}")


def has_message(names: tuple[str, ...], key: str) -> bool:
    """Whether files hold a message; English has all there are."""
    return bool(bundle(FALLBACK, files.resolve(names)).has_message(key))


def keys(names: tuple[str, ...], start: str) -> list[str]:
    """The keys of all messages in files that begin with `start`."""
    source = "".join([files.read(FALLBACK, name) or "" for name in files.resolve(names)])
    return list(dict.fromkeys(re.findall(rf"^({re.escape(start)}[\w-]*) =", source, re.MULTILINE)))


def messages(language: str, names: tuple[str, ...], start: str) -> dict[str, str]:
    """All messages whose keys begin with `start` and that need no arguments."""
    return {key: message(language, names, key, {}) for key in keys(names, start)}


PHRASES = ("game", "cards")
"""The files with a title's own words and with the words on its cards."""


def message_of(title: Title, language: str, key: str, args: Mapping[str, str | int]) -> str:
    """Fill in a message of a title; KeyError where it has none."""
    return _message(language, files_of(title, *PHRASES), key, tuple(args.items()))


def has_message_of(title: Title, key: str) -> bool:
    """Whether a title has a message."""
    return has_message(files_of(title, *PHRASES), key)


def joined(language: str, items: Iterable[str]) -> str:
    """Join items as a language separates them."""
    return message(language, (), "list-comma", {}).join(items)


def sources(language: str, title: Title) -> dict[str, str]:
    """The translations of the sentences in a title's data, by the English sentence; empty for English."""
    contents = [files.read_toml(language, file) for file in files_of(title, "sources")]
    return {english: text for each in contents for english, text in each.items()}


def _filled(messages: FluentBundle, key: str, args: dict[str, str | int]) -> str:
    pattern = messages.get_message(key).value
    assert pattern is not None, key
    text, errors = messages.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)


def error_sentence(language: str, file: str, key: str, args: Mapping[str, str | int]) -> str:
    """Fill in the sentence of an error. Arguments are cut to what Fluent takes; another package may give its sentence
    itself instead of a key."""
    if not has_message((file,), key):
        return key
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
    return message(language, (file,), key, short)
