"""Processes that think outside the server's own, started when first needed and again when one has died."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from .worker import start_process

logger = logging.getLogger(__name__)

Result = TypeVar("Result")


class Processes:
    """A pool of processes; `flags` holds one for each, which is set where a bot is to move now."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._context = process_context()
        self.flags = self._context.RawArray("b", count)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, description: str, work: Callable[..., Result], *args: Any) -> Result:
        """Let a process do some work; if it dies over it, another one tries. `description`: for the server's log."""
        try:
            return await self._try(work, *args)
        except BrokenProcessPool:
            logger.warning("a process died over %s", description)
            return await self._try(work, *args)

    async def _try(self, work: Callable[..., Result], *args: Any) -> Result:
        pool = self._pool = self._pool or self._start()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.count, mp_context=self._context, initializer=start_process, initargs=(self.flags,)
        )

    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [] if self._pool is None else list(self._pool._processes or ())

    def stop(self) -> None:
        """Stop the processes at once; unfinished work is done anew after the next start."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def process_context() -> BaseContext:
    """The way in which processes are started: fresh, never as copies of this one with its threads and connections."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload(["smallwars.server.bots.worker"])
    return context
