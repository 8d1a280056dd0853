"""Where texts stand: those of the house in this folder, those of a title in its own `texts` and in its families'.

A file is named by an id, which may be stored and sent: `errors` is the house's; `kenya:errors` is what the house, the
families of Kenya and Kenya itself have under that name, each laid over those before.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from smallwars.engine.errors import UnknownTitle
from smallwars.engine.registry import find
from smallwars.engine.title import Title

FOLDER = Path(__file__).parent
FALLBACK = "en"
"""The language that has every text, and stands in for the others."""
OF_TITLE = ":"
"""Between the id of a title and the name of a file; between a package and the name, where it is found, is a slash."""


@cache
def files_of(title: Title, *names: str) -> tuple[str, ...]:
    """The files that a title tells from under these names, the weightiest last."""
    packages = packages_of(title)
    return tuple([file for name in names for file in (name, *[f"{package}/{name}" for package in packages])])


@cache
def packages_of(title: Title) -> tuple[str, ...]:
    """The packages that bring texts of a title: those of its families first, its own last."""
    modules = [sys.modules.get(each.__module__) for each in reversed(type(title).__mro__)]
    packages = dict.fromkeys([str(getattr(module, "__package__", None) or "") for module in modules])
    return tuple([package for package in packages if package and (files(package) / "texts" / FALLBACK).is_dir()])


def found(names: tuple[str, ...]) -> tuple[str, ...]:
    """The files that these ids stand for now."""
    if not any([OF_TITLE in name for name in names]):
        return names
    return tuple([file for name in names for file in (found_of_title(name) if OF_TITLE in name else (name,))])


def found_of_title(name: str) -> tuple[str, ...]:
    """The files of a title that is named by its id; those of the house where there is no such title any more."""
    id, _, plain = name.partition(OF_TITLE)
    try:
        return files_of(find(id), plain)
    except UnknownTitle:
        return (plain,)


def place(language: str, file: str, ending: str = "ftl") -> Traversable:
    """Where a file of a language stands, or would."""
    package, _, name = file.rpartition("/")
    folder = files(package) / "texts" if package else FOLDER
    return folder / language / f"{name}.{ending}"


def read(language: str, file: str, ending: str = "ftl") -> str | None:
    """The text of a file in a language; None where there is none."""
    path = place(language, file, ending)
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def table(language: str, file: str) -> dict[str, Any]:
    """What a TOML file of a language holds; empty where there is none."""
    return tomllib.loads(read(language, file, "toml") or "")


def tables(language: str, files: Iterable[str]) -> list[dict[str, Any]]:
    """What TOML files hold, in that language or in English, without those that are in neither."""
    found = [table(language, file) or table(FALLBACK, file) for file in files]
    return [each for each in found if each]
