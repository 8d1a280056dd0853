"""Jobs by several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallwars
from smallwars.lab.errors import LabError
from smallwars.lab.running.pool import MOST, Tasks, play_all
from smallwars.lab.running.ray_pool import cluster
from tests import in_order


def doubled(job: int) -> tuple[int, int]:
    return job, 2 * job


def refused(job: int) -> int:
    raise LabError("few-bots")


def forbidden(job: int) -> int:
    game = in_order.new("cyprus", seed=7)
    for word in ("op", "recruit", "akrotiri"):
        game.choose(word)
    return 0


def lost(job: int) -> int:
    os._exit(9)


def slow(job: int) -> int:
    time.sleep(30)
    return os.getpid()


def pid(job: int) -> int:
    time.sleep(0.05)
    return os.getpid()


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done_once(workers: int) -> None:
    assert sorted(play_all(range(300), doubled, workers, None)) == [(job, 2 * job) for job in range(300)]


def test_no_jobs_are_no_work() -> None:
    assert list(play_all([], doubled, 2, None)) == []


def test_what_a_job_raises_is_raised_here() -> None:
    with pytest.raises(LabError, match="two or more") as raised:
        list(play_all(range(3), refused, 2, None))
    assert raised.value.key == "few-bots"


def test_a_choice_that_is_not_allowed_is_told_with_its_rule() -> None:
    with pytest.raises(smallwars.IllegalChoice, match=r"akrotiri.*not in British Bases \(3\.3\.1\)"):
        list(play_all(range(3), forbidden, 2, None))


def test_a_worker_that_dies_is_a_clear_error() -> None:
    with pytest.raises(LabError, match="worker"):
        list(play_all(range(3), lost, 2, None))


def test_workers_are_ended_when_nobody_asks_for_more() -> None:
    results = play_all(range(10_000), pid, 2, None)
    first = next(results)
    start = time.monotonic()
    results.close()
    assert time.monotonic() - start < 3
    assert not is_alive(first)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_jobs_are_taken_as_they_are_wanted() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(10_000):
            taken.append(job)
            yield job

    results = play_all(jobs(), pid, 2, None)
    next(results)
    results.close()
    assert len(taken) < 50


def test_tasks_grow_to_about_a_second() -> None:
    tasks = Tasks(range(10_000))
    sizes = []
    for _ in range(8):
        task = tasks.next()
        sizes.append(len(task))
        tasks.took(len(task), 0.01 * len(task))
    assert sizes[0] == 1 and sizes == sorted(sizes) and sizes[-1] == 100 <= MOST
    tasks.took(10, 30.0)
    assert len(tasks.next()) == 1


SCRIPT = """
import sys
from smallwars.lab.running.pool import play_all
from tests.lab.test_pool import slow
if __name__ == "__main__":
    print("ready", flush=True)
    list(play_all(range(10), slow, 2, None))
"""


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_and_a_kill_end_the_workers_with_the_command(tmp_path: Path, sent: signal.Signals) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    env = {**os.environ, "PYTHONPATH": ":".join(path for path in sys.path if path)}
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=env,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    time.sleep(2.0)
    if sent == signal.SIGINT:
        os.killpg(process.pid, sent)  # as a terminal does
    else:
        process.kill()
    process.wait(60)
    for _ in range(50):
        if not has_group(process.pid):
            return
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGKILL)
    raise AssertionError("a worker went on")


def test_a_thought_that_is_cut_off_is_not_told_as_a_lack_of_memory() -> None:
    """Compiled code takes any exception from a signal for one."""
    command = [sys.executable, "-m", "smallwars", "match", "search:seconds=2", "random", "--title", "cyprus"]
    env = {**os.environ, "PYTHONPATH": ":".join(path for path in sys.path if path)}
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=env,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    )
    time.sleep(4.0)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130 and b"fatal" not in told


def hears_ctrl_c() -> None:
    """Who is started in the background may have been told to pass over Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def has_group(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r'pip install "\.\[lab\]"'), cluster("local", 1):
        pass
