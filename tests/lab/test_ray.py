"""Matches on a Ray cluster: the same figures, though a node is lost on the way."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from smallwars.lab.errors import LabError
from smallwars.lab.matches.match import Match, play_match
from smallwars.lab.matches.match_file import read
from smallwars.lab.matches.report import figures
from smallwars.lab.running.ray_pool import cluster

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
]

HEAD, OTHER = "127.0.0.2", "127.0.0.3"
ROOT = Path(__file__).parents[2]
SOON = {"period_ms": "500", "timeout_ms": "1000", "failure_threshold": "3", "initial_delay_ms": "500"}
"""A lost node is missed within two seconds."""
LONG = Match("greek_civil_war", "greedy", "random", 60)


COMMAND = """
from cyclopts import App
from smallwars.lab.matches.commands import match
app = App(result_action="return_value")
app.command(match)
app()
"""


class Node:
    """A node of a cluster on this machine, in a session of its own."""

    def __init__(self, log: Path, *arguments: str) -> None:
        self.log = log
        self.seen: set[int] = set()
        common = ("--block", "--num-cpus=1", "--object-store-memory=80000000", "--disable-usage-stats")
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", *common, *arguments]
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True)

    def is_up(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(self.log.read_text())
        return b"Ray runtime started" in self.log.read_bytes()

    def processes(self) -> set[int]:
        """The process of the command and all that come from it, those seen before included."""
        self.seen |= {self.process.pid} | below(self.process.pid)
        return self.seen

    def is_working(self) -> bool:
        return any(name(pid).startswith("ray::do_task") for pid in self.processes())

    def kill(self) -> None:
        """All at once, as if its plug were pulled."""
        for pid in self.processes():
            end(pid)
        self.process.wait(10)


def parents() -> dict[int, int]:
    """Every process here and which one it comes from."""
    found: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    return found


def below(root: int) -> set[int]:
    """What comes from a process."""
    known, found = parents(), {root}
    while more := {pid for pid, parent in known.items() if parent in found} - found:
        found |= more
    return found - {root}


def name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def end(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def is_gone(pid: int) -> bool:
    return not name(pid)  # a zombie has no command line


def wait_until(holds: Callable[[], bool], seconds: float = 60) -> None:
    limit = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < limit, "it took too long"
        time.sleep(0.1)


def free_port(host: str) -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        return int(found.getsockname()[1])


def answers(host: str, port: int) -> bool:
    with socket.socket() as tried:
        tried.settimeout(1)
        return tried.connect_ex((host, port)) == 0


@pytest.fixture
def folder() -> Iterator[Path]:
    """Sockets lie in it, and their paths may not be long."""
    made = Path(tempfile.mkdtemp(prefix="sw"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Both nodes and the command share a token, the sources and a folder."""
    monkeypatch.setenv("RAY_TMPDIR", str(folder))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    for setting, value in SOON.items():
        monkeypatch.setenv(f"RAY_health_check_{setting}", value)


Cluster = tuple[str, Node, Node]


@pytest.fixture
def two_nodes(folder: Path, environment: None) -> Iterator[Cluster]:
    """The address of a cluster, and its nodes."""
    port = free_port(HEAD)
    nodes: list[Node] = []
    try:
        own = ("--head", f"--node-ip-address={HEAD}", f"--port={port}", "--include-dashboard=false")
        nodes.append(Node(folder / "head.log", *own, f"--temp-dir={folder}"))
        wait_until(lambda: answers(HEAD, port))
        nodes.append(Node(folder / "other.log", f"--address={HEAD}:{port}", f"--node-ip-address={OTHER}"))
        wait_until(lambda: all(node.is_up() for node in nodes))
        yield f"{HEAD}:{port}", nodes[0], nodes[1]
    finally:
        for node in nodes:
            node.kill()
        left = set().union(*[node.seen for node in nodes])
        wait_until(lambda: all(is_gone(pid) for pid in left), 10)


@contextmanager
def started(match: Match, out: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """The command, in a process of its own: Ray takes its token when it is first imported."""
    wanted = (
        "match",
        match.a,
        match.b,
        "--title",
        match.title,
        "--games",
        str(match.games),
        "--out",
        str(out),
        "--json",
    )
    command = [sys.executable, "-c", COMMAND, *wanted, *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)


def finished(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The figures that it prints."""
    printed, errors = process.communicate(timeout=150)
    assert process.returncode == 0, errors
    found = json.loads(printed)
    assert isinstance(found, dict)
    return found


def same(there: dict[str, Any], out: Path, match: Match) -> None:
    """Game by game and figure by figure what is played here."""
    here = play_match(match, 2)
    assert {index: game.facts() for index, game in read(out).games.items()} == {
        index: game.facts() for index, game in here.games.items()
    }
    for figure in ("score", "sides", "elo", "draws", "turns", "choices"):
        assert there[figure] == figures(here)[figure]


def test_a_lost_node_costs_no_game_and_changes_no_figure(two_nodes: Cluster, tmp_path: Path) -> None:
    address, _, other = two_nodes
    out = tmp_path / "there.jsonl"

    def played() -> int:
        return out.read_bytes().count(b"\n") - 1 if out.exists() else 0

    with started(LONG, out, "--ray", address) as process:
        wait_until(lambda: played() >= 4 and other.is_working(), 90)
        other.kill()
        assert played() < LONG.games
        there = finished(process)
    same(there, out, LONG)


def test_a_cluster_of_our_own_is_started_and_ended(environment: None, tmp_path: Path) -> None:
    short, out, seen = Match("cyprus", "random", "random", 60), tmp_path / "own.jsonl", set[int]()

    def begun() -> bool:
        seen.update(below(process.pid))
        return out.exists() and out.read_bytes().count(b"\n") > 1

    with started(short, out, "--ray", "local", "--workers", "1") as process:
        wait_until(begun)
        there = finished(process)
    assert any(seen)
    wait_until(lambda: all(is_gone(pid) for pid in seen), 15)
    same(there, out, short)


def test_a_simulation_writes_the_same_files_on_a_cluster(environment: None, tmp_path: Path) -> None:
    for folder, where in (("here", ("--workers", "2")), ("there", ("--ray", "local"))):
        wanted = ("simulate", "cyprus", "--games", "12", "--bot", "random", "--out", str(tmp_path / folder), *where)
        subprocess.run([sys.executable, "-m", "smallwars", *wanted], check=True, capture_output=True, timeout=200)
    names = {path.name for path in (tmp_path / "here").glob("*.csv")}
    assert {"games.csv", "paths.csv", "cards.csv", "operations.csv"} <= names
    for name in names:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


def test_an_address_that_nobody_answers_is_one_clear_error(environment: None) -> None:
    with pytest.raises(LabError, match="no Ray cluster"), cluster(f"{HEAD}:{free_port(HEAD)}", 1):
        pass
