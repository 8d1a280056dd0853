"""Every numbered paragraph of Operation Attila has a test that cites it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]


def test_no_paragraph_is_without_a_test() -> None:
    command = [sys.executable, "-m", "smallwars", "rules", "attila", "--coverage", "--strict"]
    report = subprocess.run([*command, "--tests", str(TESTS)], capture_output=True, text=True)
    assert report.returncode == 0, report.stdout + report.stderr
