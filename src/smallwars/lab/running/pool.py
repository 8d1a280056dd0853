"""Many jobs on one machine, or on a Ray cluster: results come in any order, and carry their index."""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from threading import Thread
from time import perf_counter
from types import FrameType
from typing import Final, Generic, TypeVar

from ..errors import LabError

Job = TypeVar("Job")
Result = TypeVar("Result")
Done = tuple[list[Result], float]
"""What a task brings back: its results, and the seconds it took."""

TASK_SECONDS: Final = 1.0
"""Seconds that a task should last: long compared with the way to a worker, short compared with a person's patience."""
MOST: Final = 256
"""The most jobs in a task."""
AHEAD: Final = 2
"""Tasks that are handed out for each worker."""
PATIENCE: Final = 3.0
"""Seconds in which a worker may end what it has begun."""


def play_all(
    jobs: Iterable[Job], work: Callable[[Job], Result], workers: int, ray: str | None = None
) -> Generator[Result, None, None]:
    """Do the jobs. `workers`: processes here; `ray`: the address of a cluster instead, "" for one on this machine."""
    if ray is not None:
        from .ray_pool import play_all as on_ray

        return on_ray(jobs, work, workers, ray)
    return in_turn(jobs, work) if workers <= 1 else in_processes(jobs, work, workers)


def in_turn(jobs: Iterable[Job], work: Callable[[Job], Result]) -> Generator[Result, None, None]:
    """Do the jobs in this process."""
    for job in jobs:
        yield work(job)


class Tasks(Generic[Job]):
    """Cuts jobs into tasks of about a second, as soon as the time of one job is known."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self.jobs = iter(jobs)
        self.size = 1

    def next(self) -> list[Job]:
        """The jobs of the next task; empty when no job is left."""
        return list(islice(self.jobs, self.size))

    def took(self, jobs: int, seconds: float) -> None:
        """Note how long a task of so many jobs took: the next tasks grow slowly towards the best length."""
        fitting = int(TASK_SECONDS * jobs / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, MOST))


def do_task(work: Callable[[Job], Result], jobs: list[Job]) -> Done[Result]:
    """Do the jobs of a task, one after the other."""
    start = perf_counter()
    results = [work(job) for job in jobs]
    return results, perf_counter() - start


# Processes of this machine


def in_processes(jobs: Iterable[Job], work: Callable[[Job], Result], workers: int) -> Generator[Result, None, None]:
    """Do the jobs by processes of our own; those still at work when nobody asks for more are ended."""
    tasks = Tasks(jobs)
    executor = ProcessPoolExecutor(workers, context(), prepare)
    try:
        yield from gathered(executor, work, tasks, workers)
        executor.shutdown()
    except BrokenProcessPool:
        raise LabError("worker-lost") from None
    finally:
        end(executor)


def gathered(
    executor: ProcessPoolExecutor, work: Callable[[Job], Result], tasks: Tasks[Job], workers: int
) -> Generator[Result, None, None]:
    """Hand out tasks as they are wanted, and pass on what comes back."""
    waiting: set[Future[Done[Result]]] = set()
    while True:
        while len(waiting) < AHEAD * workers and (task := tasks.next()):
            waiting.add(executor.submit(do_task, work, task))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            results, seconds = future.result()
            tasks.took(len(results), seconds)
            yield from results


def context() -> BaseContext:
    """How workers are started: clean, as a fork of a process with threads may hang."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    clean = get_context("forkserver")
    clean.set_forkserver_preload(["smallwars.bots"])
    return clean


def prepare() -> None:
    """Prepare a worker: Ctrl-C is for the process that started it, which asks it to end; if that is killed, it ends
    too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    """Wait for the end of the process that started this one, and end with it."""
    started_by = parent_process()
    if started_by is not None:
        started_by.join()
        os._exit(1)


def leave(signum: int, frame: FrameType | None) -> None:
    """End this process and the programs that it started. Not by an exception: compiled code would take it for a lack of
    memory and say so.
    """
    atexit._run_exitfuncs()
    os._exit(1)


def end(executor: ProcessPoolExecutor) -> None:
    """End the workers of a pool: first politely, then by force."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
