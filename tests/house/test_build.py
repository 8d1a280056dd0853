"""The wheel: compiled where a C compiler is, plain Python with a word about it where none is."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILER = shutil.which(os.environ.get("CC", "cc"))
PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "smallwars"
version = "1.0"
[tool.hatch.build.targets.wheel]
packages = ["src/smallwars"]
[tool.hatch.build.targets.wheel.hooks.custom]
"""
FRAME = """
from typing import Final, Generic, TypeVar
from mypy_extensions import mypyc_attr

T = TypeVar("T")
SIX: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    def ask(self, board: T) -> int:
        return SIX
"""
TITLE = """# not compiled: it shows that such a module stays as it is
from smallwars.engine.frame import Frame


class Patrol(Frame[list[int]]):
    def ask(self, board: list[int]) -> int:
        return super().ask(board) + len(board)
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project of two modules with the build hook of this one."""
    root = tmp_path / "toy"
    package = root / "src" / "smallwars"
    for folder in ("engine", "titles"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "engine" / "frame.py").write_text(FRAME)
    (package / "titles" / "patrol.py").write_text(TITLE)
    (package / "titles" / "data.toml").touch()
    (root / "pyproject.toml").write_text(PYPROJECT)
    shutil.copy(ROOT / "hatch_build.py", root)
    return root


def build(project: Path, target: Path, **environment: str) -> tuple[Path, list[str]]:
    """The wheel, and the lines in which the build speaks of the project; without a terminal, it speaks to stderr."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    inherited = {name: value for name, value in os.environ.items() if name not in ("SMALLWARS_PURE", "PYTHONPATH")}
    run = subprocess.run(
        command, cwd=project, env=inherited | environment, capture_output=True, text=True, start_new_session=True
    )
    assert run.returncode == 0, run.stderr
    (wheel,) = target.glob("*.whl")
    return wheel, [line for line in run.stderr.splitlines() if line.startswith("smallwars:")]


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if "__pycache__" not in path.parts)


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_a_wheel_is_compiled_and_keeps_its_sources(toy: Path, tmp_path: Path) -> None:
    before = files(toy)
    wheel, lines = build(toy, tmp_path / "out")
    names = zipfile.ZipFile(wheel).namelist()
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert lines == []
    assert not wheel.name.endswith("none-any.whl")
    assert libraries == {"smallwars__mypyc", "smallwars/engine/frame"}
    assert {"smallwars/engine/frame.py", "smallwars/titles/patrol.py", "smallwars/titles/data.toml"} <= set(names)
    assert files(toy) == before

    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    program = "from smallwars.titles.patrol import *; print(Patrol().ask([1, 2]))"
    run = [sys.executable, "-c", program]
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    assert subprocess.check_output(run, env=environment, text=True).strip() == "8"


def test_without_a_compiler_the_wheel_is_plain_and_one_line_says_so(toy: Path, tmp_path: Path) -> None:
    wheel, lines = build(toy, tmp_path / "out", CC="no-such-compiler")
    assert wheel.name.endswith("none-any.whl")
    (line,) = lines
    assert "not compiled" in line and "no-such-compiler" in line


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_source_that_cannot_be_compiled_gives_a_plain_wheel_and_one_line(toy: Path, tmp_path: Path) -> None:
    with (toy / "src" / "smallwars" / "engine" / "frame.py").open("a") as module:
        module.write("\nSEVEN: Final[int] = 'seven'\n")
    wheel, lines = build(toy, tmp_path / "out")
    assert wheel.name.endswith("none-any.whl")
    (line,) = lines
    assert "smallwars/engine/frame.py" in line


def test_the_wheel_of_this_project_carries_its_data_and_nothing_else(tmp_path: Path) -> None:
    wheel, lines = build(ROOT, tmp_path / "out", SMALLWARS_PURE="1")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    package = ROOT / "src" / "smallwars"
    data = {
        f"smallwars/{path.relative_to(package)}"
        for end in ("toml", "ftl", "json")
        for path in package.rglob(f"*.{end}")
    }
    assert lines == []
    assert wheel.name.endswith("none-any.whl")
    assert data | {"smallwars/py.typed"} <= names
    assert all(name.startswith("smallwars/") for name in names)
