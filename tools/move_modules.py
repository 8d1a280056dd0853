"""Moves modules and rewrites every import of them: `python tools/move_modules.py PLAN`.

A plan has a line for each move, `old.module new.module` or `old/file.toml new/file.toml`; a package takes all that is
below it along. `#` starts a comment. `git mv` keeps the history; ruff sorts and formats the imports afterwards.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOTS = (Path("src"), Path("."))
SEARCHED = ("src", "tests", "tools", "examples", "hatch_build.py")
MENTIONED = ("pyproject.toml", "hatch_build.py", "test", "docs", "README.md", "CONTRIBUTING.md")


def main(plan: Path) -> None:
    moves = read(plan)
    modules = {old: new for old, new in moves.items() if "/" not in old}
    packages = {module for module in every_module() if path_of(module).name == "__init__.py"}
    moved = {module: place for module in every_module() if (place := destination(module, modules)) != module}
    texts = {module: rewritten(module, moved, packages) for module in every_module()}
    for module, text in texts.items():
        path_of(module).write_text(text, encoding="utf-8")
    for module, place in moved.items():
        move(path_of(module), new_path(module, place, packages))
    for old, new in moves.items():
        if "/" in old:
            move(Path(old), Path(new))
    subprocess.run(["ruff", "check", "--select", "I,F401", "--fix", "--quiet", *SEARCHED], check=False)
    subprocess.run(["ruff", "format", "--quiet"], check=False)
    for place in mentions(moved):
        print("mentions a module that moved:", place)


def read(plan: Path) -> dict[str, str]:
    """The new place of each module or file of the plan."""
    lines = [line.partition("#")[0].split() for line in plan.read_text(encoding="utf-8").splitlines()]
    return {line[0]: line[1] for line in lines if line}


def every_module() -> list[str]:
    """Every module of the project by its dotted name."""
    folders = [Path(place) for place in SEARCHED if Path(place).is_dir()]
    return [
        name_of(path) for folder in folders for path in sorted(folder.rglob("*.py")) if "node_modules" not in str(path)
    ]


def name_of(path: Path) -> str:
    parts = path.with_suffix("").parts[1 if path.parts[0] == "src" else 0 :]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def path_of(module: str) -> Path:
    """The file of a module that is there."""
    bare = Path(*module.split("."))
    for root in ROOTS:
        for path in (root / bare / "__init__.py", (root / bare).with_suffix(".py")):
            if path.exists():
                return path
    raise FileNotFoundError(module)


def new_path(module: str, place: str, packages: set[str]) -> Path:
    """The file of a module at its new place."""
    root = ROOTS[0] if place.startswith("smallwars") else ROOTS[1]
    bare = root.joinpath(*place.split("."))
    return bare / "__init__.py" if module in packages else bare.with_suffix(".py")


def destination(module: str, moves: dict[str, str]) -> str:
    """The new place of a module: by its own line, or by that of the nearest package around it."""
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        around = ".".join(parts[:length])
        if around in moves:
            return ".".join([moves[around], *parts[length:]])
    return module


def move(old: Path, new: Path) -> None:
    if old == new:
        return
    new.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "mv", str(old), str(new)], check=True)


def rewritten(module: str, moved: dict[str, str], packages: set[str]) -> str:
    """The text of a module with its imports as they are after the move."""
    text = path_of(module).read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom | ast.Import)]
    for node in sorted(found, key=lambda node: -node.lineno):
        statement = import_of(node, module, moved, packages)
        if statement is not None:
            indent = " " * node.col_offset
            new = "".join(f"{indent}{line}\n" for line in statement)
            lines[node.lineno - 1 : node.end_lineno] = [new]
    return "".join(lines)


def import_of(
    node: ast.ImportFrom | ast.Import, module: str, moved: dict[str, str], packages: set[str]
) -> list[str] | None:
    """An import after the move, in one line for each module; None where it stays as it is."""
    if isinstance(node, ast.Import):
        names = [spelled(moved.get(alias.name, alias.name), alias.asname) for alias in node.names]
        return [f"import {', '.join(names)}"] if any(alias.name in moved for alias in node.names) else None
    target = source_of(node, module, packages)
    if target.split(".")[0] not in ("smallwars", "tests", "tools"):
        return None
    imported = [new_home(target, alias, moved) for alias in node.names]
    same = all(home == target and alias == name for (home, alias), name in zip(imported, node.names, strict=True))
    if same and (module not in moved or node.level == 0):
        return None
    own = moved.get(module, module)
    stays = module not in moved and node.level > 0
    imported.sort(key=lambda pair: pair[0])
    return [
        f"from {relative(own, home, module in packages, stays)} import "
        + ", ".join(spelled(alias.name, alias.asname) for _, alias in group)
        for home, group in groupby(imported, key=lambda pair: pair[0])
    ]


def spelled(name: str, other: str | None) -> str:
    return f"{name} as {other}" if other else name


def source_of(node: ast.ImportFrom, module: str, packages: set[str]) -> str:
    """The module that a statement imports from, in full."""
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    base = parts[: len(parts) - node.level + (1 if module in packages else 0)]
    return ".".join([*base, *([node.module] if node.module else [])])


def new_home(target: str, alias: ast.alias, moved: dict[str, str]) -> tuple[str, ast.alias]:
    """The module from which a name is imported after the move, and the name: it may itself be a module."""
    inner = f"{target}.{alias.name}"
    if inner in moved:
        home, _, name = moved[inner].rpartition(".")
        other = alias.asname or (alias.name if name != alias.name else None)
        return home, ast.alias(name, other)
    return moved.get(target, target), alias


def relative(own: str, home: str, package: bool, stays: bool) -> str:
    """A module as the importing one names it: by dots within its part of the project, else in full."""
    here = own.split(".") if package else own.split(".")[:-1]
    there = home.split(".")
    common = 0
    while common < min(len(here), len(there)) and here[common] == there[common]:
        common += 1
    if here[:1] != ["smallwars"] or (common < 2 and not stays):
        return home
    return "." * (len(here) - common + 1) + ".".join(there[common:])


def mentions(moved: dict[str, str]) -> Iterator[str]:
    """The places where a moved module is named outside an import."""
    names = re.compile("|".join(rf"\b{re.escape(old)}\b" for old in sorted(moved, key=len, reverse=True)) or "$^")
    for place in (*MENTIONED, *SEARCHED):
        for path in [Path(place)] if Path(place).is_file() else sorted(Path(place).rglob("*")):
            if path.suffix in (".py", ".md", ".toml", ".sh", "") and path.is_file():
                for number, line in enumerate(path.read_text(encoding="utf-8", errors="ignore").splitlines(), 1):
                    if names.search(line):
                        yield f"{path}:{number}: {line.strip()}"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
