"""The conformance check: what it says of the reference bots, and of bots with a fault."""

from __future__ import annotations

import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

import smallwars
from smallwars.bots.outside import Limits
from smallwars.bots.outside.conformance import CHECKS, Finding, conformance
from smallwars.lab.matches.engine_commands import check_conformance

from .test_protocol_outside import BOT, command

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = Limits(seconds=0.1, grace=0.5, start=10.0, leave=10.0)
PATIENT = Limits(seconds=10.0, grace=10.0, start=10.0, leave=10.0)
LEAVING = {"immortal": 0.3, "stays": 2.0}
"""How long those are waited for that do not go."""
LINES = 1 + 2 * len(smallwars.titles()) + len(CHECKS)

EVERYTHING = {"plays", "again", "once", "stop", "late-stop", "future", "error"}
"""The checks in which a decision is asked."""

FAULTS = {
    "exits": {"greets"},
    "chats": {"greets"},
    "other_protocol": {"greets"},
    "crashes": EVERYTHING,
    "silent": EVERYTHING,
    "garbage": EVERYTHING,
    "illegal": EVERYTHING,
    "closes_output": EVERYTHING,
    "future_id": EVERYTHING,
    "twice": {"plays", "once", "stop", "late-stop", "future"},
    "early": {"plays", "again", "waits", "once", "stop", "late-stop", "future", "error"},
    "slow": EVERYTHING - {"stop"},
    "stays": {"quit"},
    "immortal": {"quit", "end"},
}
"""Faults of a bot, and the checks that must find them."""


def failed(findings: list[Finding]) -> dict[str, str]:
    return {finding.key: finding.fault for finding in findings if not finding.holds}


FAST = ("exits", "chats", "other_protocol", "illegal", "twice")
WAITED_FOR = ("silent", "closes_output", "future_id", "slow")


DAWDLING = ("silent", "slow", "stays", "immortal")
"""Mostly one waits for them, so that they can be waited for together."""


def modes() -> list[object]:
    known = [mode for mode in FAULTS if mode not in DAWDLING]
    return [mode if mode in FAST else pytest.param(mode, marks=pytest.mark.slow) for mode in known]


@pytest.mark.slow
def test_the_faults_of_those_who_dawdle_are_found() -> None:
    with ThreadPoolExecutor(len(DAWDLING)) as pool:
        list(pool.map(test_a_fault_is_found, DAWDLING))


@pytest.mark.parametrize("mode", modes())
def test_a_fault_is_found(mode: str) -> None:
    limits = QUICK if mode in WAITED_FOR else replace(PATIENT, leave=LEAVING.get(mode, PATIENT.leave))
    findings = list(conformance(command(mode), ["cyprus"], limits))
    assert set(failed(findings)) == FAULTS[mode]
    assert all("\n" not in finding.text() and finding.text().startswith(("holds", "FAILS")) for finding in findings)


@pytest.mark.slow
def test_what_it_complained_of_is_told() -> None:
    told = failed(list(conformance(command("crashes"), ["cyprus"], PATIENT)))
    assert all("ZeroDivisionError" in fault for fault in told.values())


def test_the_reference_bot_in_python_keeps_the_protocol(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_conformance(f"{sys.executable} {EXAMPLES / 'random_bot.py'}") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == LINES + 1 and all(line.startswith("holds  ") for line in lines[:-1])


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node to run the bot in JavaScript")
def test_the_reference_bot_in_javascript_keeps_the_protocol(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_conformance(f"node {EXAMPLES / 'random_bot.js'}") == 0
    assert len(capsys.readouterr().out.splitlines()) == LINES + 1


def test_the_command_fails_with_a_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_conformance("false", title=("kenya",)) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 check failed."


def test_the_reference_bots_are_short_and_know_nothing_of_the_package() -> None:
    for name in ("random_bot.py", "random_bot.js"):
        source = (EXAMPLES / name).read_text(encoding="utf-8")
        assert len(source.splitlines()) <= 22 and "smallwars" not in source
    assert "smallwars" not in BOT
