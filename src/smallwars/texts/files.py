"""The files of texts: those of the house in this folder, those of a title in its own `texts` and in its families'.

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
TITLE_MARK = ":"
"""The sign between the id of a title and the name of a file; a slash stands between a package and the name."""


@cache
def files_of(title: Title, *names: str) -> tuple[str, ...]:
    """The files of a title's texts with these names, the weightiest last."""
    packages = packages_of(title)
    return tuple([file for name in names for file in (name, *[f"{package}/{name}" for package in packages])])


@cache
def packages_of(title: Title) -> tuple[str, ...]:
    """The packages that bring texts of a title: those of its families first, its own last."""
    modules = [sys.modules.get(each.__module__) for each in reversed(type(title).__mro__)]
    packages = dict.fromkeys([str(getattr(module, "__package__", None) or "") for module in modules])
    return tuple([package for package in packages if package and (files(package) / "texts" / FALLBACK).is_dir()])


def resolve(names: tuple[str, ...]) -> tuple[str, ...]:
    """Resolve the ids of files: those that name a title stand for all files of that title."""
    if not any([TITLE_MARK in name for name in names]):
        return names
    return tuple([file for name in names for file in (resolve_of_title(name) if TITLE_MARK in name else (name,))])


def resolve_of_title(name: str) -> tuple[str, ...]:
    """Resolve the id of a title's file; the house's file where there is no such title any more."""
    id, _, plain = name.partition(TITLE_MARK)
    try:
        return files_of(find(id), plain)
    except UnknownTitle:
        return (plain,)


def place(language: str, file: str, ending: str = "ftl") -> Traversable:
    """The path of a file of a language, whether there is one or not."""
    package, _, name = file.rpartition("/")
    folder = files(package) / "texts" if package else FOLDER
    return folder / language / f"{name}.{ending}"


def read(language: str, file: str, ending: str = "ftl") -> str | None:
    """Read a file of a language; None where there is none."""
    path = place(language, file, ending)
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def read_toml(language: str, file: str) -> dict[str, Any]:
    """Read a TOML file of a language; empty where there is none."""
    return tomllib.loads(read(language, file, "toml") or "")


def read_toml_files(language: str, files: Iterable[str]) -> list[dict[str, Any]]:
    """Read TOML files in a language or else in English, without those that are in neither."""
    contents = [read_toml(language, file) or read_toml(FALLBACK, file) for file in files]
    return [each for each in contents if each]
