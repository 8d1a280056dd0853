"""The import contracts in pyproject.toml name every title and family of ours, and every part of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib import import_module
from itertools import combinations
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from smallwars.titles import BUILT_IN

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS: list[dict[str, Any]] = PROJECT["tool"]["importlinter"]["contracts"]
ALL_TITLES = "smallwars.titles"
TITLES = sorted(type(title).__module__.rpartition(".")[0] for title in BUILT_IN)
FAMILIES = sorted({f"{package.rpartition('.')[0]}.family" for package in TITLES} - {f"{ALL_TITLES}.family"})


def contract(beginning: str) -> dict[str, Any]:
    """The contract whose name begins so."""
    (found,) = [each for each in CONTRACTS if each["name"].startswith(beginning)]
    return found


def modules(package: str) -> set[str]:
    """The names of the modules and packages directly in a package."""
    return {module.name for module in iter_modules(import_module(package).__path__)}


def are_independent(packages: Iterable[str]) -> bool:
    """Whether one contract keeps these packages from importing each other."""
    lists = [set(each["modules"]) for each in CONTRACTS if each["type"] == "independence"]
    return any(set(packages) <= modules for modules in lists)


def test_the_order_of_parts_is_kept_in_every_title_and_family() -> None:
    assert sorted(contract("Inside a title")["containers"]) == sorted(TITLES + FAMILIES)


@pytest.mark.parametrize("package", TITLES + FAMILIES)
def test_rules_are_kept_from_everything_that_stands_beside_them(package: str) -> None:
    forbidden = contract("Rules import")["forbidden_modules"]
    beside = {f"{ALL_TITLES}.**.{module}" for module in modules(package) - {"rules"}}
    assert beside <= set(forbidden)


@pytest.mark.parametrize(("one", "other"), list(combinations(TITLES, 2)))
def test_no_title_may_import_another(one: str, other: str) -> None:
    families = {one.split(".")[2]: one, other.split(".")[2]: other}
    assert are_independent([f"{ALL_TITLES}.{name}" for name in families] if len(families) == 2 else [one, other])


def test_every_general_package_is_kept_from_importing_titles() -> None:
    doors = {"smallwars.__main__", "smallwars.cli", ALL_TITLES}
    general = {f"smallwars.{module}" for module in modules("smallwars")} - doors
    assert general == set(contract("General layers")["source_modules"])
