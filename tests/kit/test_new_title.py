"""`smallwars new-title` writes a package that is a title at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from smallwars.cli import main

ROOT = Path(__file__).parents[2]


def run(folder: Path, *words: str) -> str:
    """What a program says that finds the new package; it must succeed."""
    paths = os.pathsep.join([str(folder / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The skeleton, written."""
    write(tmp_path / "hill")
    return tmp_path / "hill"


def write(folder: Path) -> None:
    """Have the skeleton written."""
    with pytest.raises(SystemExit) as ended:
        main(["new-title", "hill_war", "--out", str(folder)])
    assert ended.value.code == 0


def test_its_own_tests_pass(folder: Path) -> None:
    registered = "import smallwars, hill_war; smallwars.register(hill_war.TITLE)\n"
    (folder / "tests" / "conftest.py").write_text(registered, encoding="utf-8")
    assert "6 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_it_is_clean_and_typed(folder: Path) -> None:
    config = str(ROOT / "pyproject.toml")
    run(folder, "-m", "ruff", "check", "--no-cache", "--config", config, "src")
    run(folder, "-m", "ruff", "format", "--check", "--no-cache", "--config", config, "src")
    run(folder, "-m", "mypy", "--strict", "--no-incremental", "--follow-imports=silent", "src")


@pytest.mark.parametrize(
    ("name", "why"),
    [("Hill", "lower-case"), ("class", "lower-case"), ("1914", "lower-case"), ("kenya", "a title called kenya")],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["new-title", name, "--out", str(tmp_path / "new")])
    assert ended.value.code == 2 and why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_what_is_there_is_not_written_over(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = folder / "README.md"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["new-title", "hill_war", "--out", str(folder)])
    assert ended.value.code == 2 and "is there already" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "mine"
