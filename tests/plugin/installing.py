"""Titles of other packages, installed beside smallwars for programs that a test starts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from smallwars.kit.new_title import skeleton

ROOT = Path(__file__).parents[2]
BRANDUBH = ROOT / "examples" / "brandubh" / "src" / "brandubh"
RULES_ONLY = ("__init__.py", "rules.py", "title.py")
"""What Brandubh had in its first commit."""


def install(folder: Path, name: str, files: Mapping[str, str]) -> Path:
    """Write a package into a folder, and say beside it that it brings a title, as an installer does."""
    for place, text in files.items():
        path = folder / name / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    told = folder / f"smallwars_{name}-0.1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: smallwars-{name}\nVersion: 0.1\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[smallwars.titles]\n{name} = {name}:TITLE\n", encoding="utf-8")
    return folder


def install_skeleton(folder: Path, name: str = "hill_war", **more: str) -> Path:
    """Install what `smallwars new-title` writes, with further modules by their names."""
    written = {place.rpartition("/")[2]: text for place, text in skeleton(name).items() if place.startswith("src/")}
    return install(folder, name, {**written, **{f"{module}.py": text for module, text in more.items()}})


def install_brandubh(folder: Path, *files: str) -> Path:
    """Install some of the files of Brandubh, or all."""
    target = folder / "brandubh"
    if not files:
        shutil.copytree(BRANDUBH, target, ignore=shutil.ignore_patterns("__pycache__"))
    return install(folder, "brandubh", {file: (BRANDUBH / file).read_text(encoding="utf-8") for file in files})


def environment(folder: Path, strict: bool = True) -> dict[str, str]:
    """The surroundings of a program that finds what is installed in a folder, before everything else."""
    paths = os.pathsep.join([str(folder), *sys.path])
    return {**os.environ, "PYTHONPATH": paths, "SMALLWARS_STRICT": "1" if strict else "0", "NO_COLOR": "1"}


def smallwars(folder: Path, *words: str, typed: str = "", strict: bool = True) -> str:
    """What a command says that finds the installed titles; it must succeed."""
    done = subprocess.run(
        [sys.executable, "-m", "smallwars", *words],
        cwd=folder,
        env=environment(folder, strict),
        input=typed,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout
