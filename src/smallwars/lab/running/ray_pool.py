"""Many jobs on a Ray cluster. A node that is lost costs time: its tasks are done again elsewhere."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from ..errors import LabError
from .pool import AHEAD, Tasks, do_task

Job = TypeVar("Job")
Result = TypeVar("Result")

LOCAL: Final = "local"
KNOCK: Final = 5.0
"""Seconds in which a cluster must answer."""
FOREVER: Final = -1
"""How often Ray repeats a task whose worker or node is gone; what a job itself raises is raised here."""


def play_all(
    jobs: Iterable[Job], work: Callable[[Job], Result], workers: int, address: str
) -> Generator[Result, None, None]:
    """Do the jobs on a cluster. `workers`: how many at a time on a cluster of our own; another is used as it is."""
    with cluster(address, workers) as ray:
        task = ray.remote(do_task).options(num_cpus=1, max_retries=FOREVER)
        waiting: list[Any] = []
        try:
            yield from gathered(ray, task, work, Tasks(jobs), waiting)
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)


def gathered(
    ray: Any, task: Any, work: Callable[[Job], Result], tasks: Tasks[Job], waiting: list[Any]
) -> Iterator[Result]:
    """Hand out tasks as they are wanted, and pass on what comes back; `waiting` are those under way."""
    while True:
        room = AHEAD * cores(ray)
        while len(waiting) < room and (jobs := tasks.next()):
            waiting.append(task.remote(work, jobs))
        if not waiting:
            return
        done, waiting[:] = ray.wait(waiting, num_returns=1)
        results, seconds = ray.get(done[0])
        tasks.took(len(results), seconds)
        yield from results


def cores(ray: Any) -> int:
    """The cores of all nodes that are there now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Any]:
    """Ray, joined to a cluster; what is started or joined here is ended or left here."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError as error:
        raise LabError("no-ray") from error
    if ray.is_initialized():
        yield ray
        return
    join(ray, address, workers)
    try:
        yield ray
    finally:
        ray.shutdown()


def join(ray: Any, address: str, workers: int) -> None:
    """Join a cluster; without an address the one that runs on this machine, or else one of our own."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": False}
    own = {"address": LOCAL, "num_cpus": workers, "include_dashboard": False}
    try:
        if not address:
            join_running(ray, quiet, own)
        elif address == LOCAL:
            ray.init(**quiet, **own)
        else:
            knock(address)
            ray.init(**quiet, address=address)
    except (OSError, RuntimeError, ValueError) as error:
        raise LabError("ray-address", address=address or LOCAL, reason=str(error).split("\n")[0]) from error


def join_running(ray: Any, quiet: dict[str, Any], own: dict[str, Any]) -> None:
    """Join the cluster that runs on this machine, if one does."""
    try:
        ray.init(**quiet, address="auto")
    except ConnectionError:
        ray.init(**quiet, **own)


def knock(address: str) -> None:
    """Refuse an address at which nobody listens: Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), KNOCK).close()
