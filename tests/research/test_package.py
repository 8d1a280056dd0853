"""The package: frameworks come late, the examples run, the benchmark measures."""

# ruff: noqa: E402 (a framework is looked for before what stands on it)

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON

for _framework in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(_framework, reason=REASON)

from smallwars import research
from smallwars.research import ResearchError
from smallwars.research.bench import bench

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    failures, tried = doctest.testfile(str(DOCS), module_relative=False)
    assert tried > 15 and failures == 0


@pytest.mark.parametrize("title", TITLES)
def test_the_table_of_sizes_is_up_to_date(title: str) -> None:
    sizes = [len(research.actions(title)), len(research.outcomes(title)), len(research.layout(title))]
    row = " | ".join([title, *map(str, sizes), f"`{research.fingerprint(title)}`"])
    assert f"| {row} |" in DOCS.read_text("utf-8")


def test_frameworks_are_imported_late() -> None:
    code = (
        "import sys, smallwars, smallwars.research\n"
        "late = {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)\n"
        "sys.exit(str(late) if late else 0)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()


def test_a_missing_framework_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "smallwars.research.open_spiel_game", raising=False)
    with pytest.raises(ResearchError, match=r'pyspiel is not installed; pip install "\.\[research\]"'):
        research.register_open_spiel()


def test_the_benchmark_measures(capsys: pytest.CaptureFixture[str]) -> None:
    bench("cyprus", 0.05)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5 and all("a second" in line for line in lines[1:])
