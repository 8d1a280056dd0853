"""The package as it is installed, and the files around it."""

import ast
import os
import re
import subprocess
import tomllib
from importlib import import_module
from importlib.metadata import distribution, entry_points
from pathlib import Path

import pytest

import smallwars

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMPILED_EXPECTED = bool(os.environ.get("SMALLWARS_EXPECT_COMPILED"))


def tree() -> list[Path]:
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_the_version_is_the_same_everywhere() -> None:
    assert smallwars.__version__ == PROJECT["version"] == distribution("smallwars").version


def test_the_command_is_installed_and_can_be_loaded() -> None:
    (command,) = entry_points(group="console_scripts", name="smallwars")
    assert command.value == PROJECT["scripts"]["smallwars"]
    assert callable(command.load())


def test_every_title_of_ours_is_an_entry_point_that_can_be_loaded() -> None:
    declared = PROJECT["entry-points"]["smallwars.titles"]
    found = {point.name: point for point in entry_points(group="smallwars.titles")}
    for name, value in declared.items():
        assert found[name].value == value
        assert found[name].load().id == name


def test_each_default_dependency_is_pinned_with_hashes() -> None:
    pins = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    for requirement in PROJECT["dependencies"]:
        name = re.split(r"[=<>~!\[ ]", requirement)[0].replace(".", "-").replace("_", "-")
        assert re.search(rf"^{re.escape(name)}==\S+( ; .*)? \\\n\s+--hash=sha256:", pins, re.MULTILINE), name


def test_the_default_install_stays_small() -> None:
    pins = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(pins) < 60
    assert not {"asyncpg", "catanatron", "numpy", "torch", "mypy", "pytest"} & set(pins)


def test_engine_and_titles_run_as_the_test_run_expects() -> None:
    for name in ("smallwars.engine.frame", "smallwars.engine.game"):
        file = import_module(name).__file__ or ""
        assert file.endswith((".so", ".pyd")) == COMPILED_EXPECTED, file


def test_continuous_integration_runs_the_whole_test_command() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[1:] == ['cd "$(dirname "$0")/.." && exec ./test']


@pytest.mark.parametrize("command", ["play", "test", ".ci/run", "tools/lock"])
def test_the_commands_are_executable_shell_scripts(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)
    subprocess.run(["bash", "-n", ROOT / command], check=True)


def test_no_file_names_a_registry_or_a_place_on_some_machine() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "deb." + "debian.org"]
    forbidden = re.compile("|".join(map(re.escape, hosts)) + r"|(?<![\w.~$}-])/(home|root|work|opt)/")
    found = []
    for path in tree():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{number}" for number, line in enumerate(lines, 1) if forbidden.search(line)
        ]
    assert found == []


def test_no_lock_or_build_product_is_in_the_tree() -> None:
    assert [path for path in tree() if path.suffix in {".so", ".pyd", ".whl", ".pyc"} or path.name == "uv.lock"] == []


def test_no_title_imports_a_random_generator() -> None:
    for path in (ROOT / "src" / "smallwars" / "titles").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {"random", "secrets"} & {name.split(".")[0] for name in names}, path
