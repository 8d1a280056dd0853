"""The doors of the engine: what it keeps to itself is touched nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "smallwars"
ENGINE = SOURCES / "engine"
OWN = ("self", "cls")


def test_nothing_outside_the_engine_touches_its_private_names() -> None:
    names = set().union(*[private_names(path.read_text(encoding="utf-8")) for path in ENGINE.glob("*.py")])
    assert {"_history", "_step"} <= names
    files = [path for path in SOURCES.rglob("*.py") if not path.is_relative_to(ENGINE)]
    touched = [
        f"{path.relative_to(SOURCES)}:{line}: {name}"
        for path in files
        for line, name in touches(path.read_text(encoding="utf-8"), names)
    ]
    assert not touched


@pytest.mark.parametrize(
    ("line", "count"),
    [("game._history", 1), ("self.game._history = []", 1), ("self._history", 0), ("game.history", 0), ("x._other", 0)],
)
def test_a_touch_is_found(line: str, count: int) -> None:
    assert len(list(touches(line, {"_history"}))) == count


def private_names(source: str) -> set[str]:
    """The methods and fields of its classes that begin with one underscore."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    nodes = [node for each in classes for node in ast.walk(each)]
    methods = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    fields = {node.attr for node in nodes if isinstance(node, ast.Attribute) and is_own(node)}
    return {name for name in methods | fields if name.startswith("_") and not name.endswith("_")}


def touches(source: str, names: set[str]) -> Iterator[tuple[int, str]]:
    """Where one of these names of anything but the object itself is read or set."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in names and not is_own(node):
            yield node.lineno, ast.unparse(node)


def is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in OWN
