"""Every numbered paragraph and every card side of Cyprus has a test that cites it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[2]


def test_no_paragraph_and_no_card_side_is_without_a_test() -> None:
    command = [sys.executable, "-m", "smallwars", "rules", "cyprus", "--coverage", "--strict", "--tests", str(TESTS)]
    report = subprocess.run(command, capture_output=True, text=True)
    assert report.returncode == 0, report.stdout + report.stderr
