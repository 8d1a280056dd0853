# not compiled: it waits for other programs, and is never in a hurry
"""A program that speaks in lines: whatever it does, every wait ends, nothing grows, nothing of it is left behind."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic, sleep
from typing import IO, Final

from .protocol import ProtocolError, one_line

LONGEST: Final = 1 << 20
"""The most bytes of a line."""
CHUNK: Final = 1 << 16
KEPT: Final = 2000
"""The bytes of error output that are kept: the last ones."""
SLICE: Final = 0.02
TERMINATES: Final = 1.0
"""Seconds between asking a program to end and forcing it."""


class Process:
    """A program in a process group of its own. Its output is read only while somebody waits for it: a flood stays
    outside.
    """

    def __init__(self, command: Sequence[str]) -> None:
        if not command:
            raise ProtocolError("no-command")
        try:
            self._popen = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as fault:
            why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
            raise ProtocolError("cannot-start", why=why.lower()) from fault
        self._kill = weakref.finalize(self, end_group, self._popen)
        self._in, self._out, self._errors = pipes(self._popen)
        self._selector = DefaultSelector()
        for pipe in (self._out, self._errors):
            self._selector.register(pipe, EVENT_READ)
        self._unsent, self._unread, self._stderr = bytearray(), bytearray(), bytearray()
        self._lines: deque[bytes] = deque()

    # Lines

    def send(self, line: bytes, seconds: float) -> None:
        """Write a line; ProtocolError if it is not taken in that time."""
        self._unsent += line
        self._selector.register(self._in, EVENT_WRITE)
        ends = monotonic() + seconds
        try:
            while self._unsent:
                if monotonic() > ends:
                    raise ProtocolError("does-not-read")
                self._pump(ends - monotonic(), reads=not self._lines)
        finally:
            self._selector.unregister(self._in)

    def receive(self, seconds: float) -> bytes | None:
        """The next line; None if none came in that time."""
        ends = monotonic() + seconds
        while not self._lines:
            if self._out not in self._selector.get_map():
                raise ProtocolError("gone")
            left = ends - monotonic()
            self._pump(max(0.0, left))
            if left <= 0 and not self._lines:
                return None
        return self._lines.popleft()

    def _pump(self, seconds: float, reads: bool = True) -> None:
        """Write and read what is ready, waiting so many seconds for it."""
        for key, _ in self._selector.select(max(0.0, seconds)):
            if key.fileobj is self._in:
                self._write()
            elif key.fileobj is self._errors:
                self._stderr = (self._stderr + self._read(self._errors))[-KEPT:]
            elif reads:
                self._split(self._read(self._out))
            else:
                sleep(SLICE)  # it talks before it was heard out: let it wait

    def _write(self) -> None:
        with suppress(BlockingIOError):
            try:
                del self._unsent[: os.write(self._in.fileno(), self._unsent[:CHUNK])]
            except BrokenPipeError:
                self._unsent.clear()
                raise ProtocolError("closed-input") from None

    def _read(self, pipe: IO[bytes]) -> bytes:
        """The bytes that are ready in a pipe; at its end the pipe is watched no longer."""
        data = os.read(pipe.fileno(), CHUNK)
        if not data:
            self._selector.unregister(pipe)
        return data

    def _split(self, data: bytes) -> None:
        self._unread += data
        *lines, rest = self._unread.split(b"\n")
        self._lines.extend([bytes(line) for line in lines if line.strip()])
        self._unread = bytearray(rest)
        if len(rest) > LONGEST:
            raise ProtocolError("long-line", most=LONGEST >> 20)

    # Its end

    def close_input(self) -> None:
        """Close the input of the program."""
        self._in.close()

    def close(self, seconds: float = 0.0) -> int | None:
        """Close the input of the program, wait so many seconds for its end, then end it by its handle and kill what is
        left of its group. The exit code, if it ended by itself.
        """
        if not self._kill.alive:
            return None
        self._in.close()
        by_itself = self.ends_within(seconds)
        if not by_itself:
            os.kill(self._popen.pid, signal.SIGTERM)  # nobody else has that number: it was not waited for yet
            self.ends_within(TERMINATES)
        self._drain()
        self._kill()
        self._selector.close()
        return self._popen.returncode if by_itself else None

    def ends_within(self, seconds: float) -> bool:
        """Whether the program ends in that time; what it still writes is dropped."""
        ends = monotonic() + seconds
        while not has_ended(self._popen) and monotonic() < ends:
            self._drain()
            sleep(SLICE)
        return has_ended(self._popen)

    def _drain(self) -> None:
        """Drop what the program wrote, but for the end of its error output."""
        for key, _ in self._selector.select(0):
            data = self._read(self._errors if key.fileobj is self._errors else self._out)
            if key.fileobj is self._errors:
                self._stderr = (self._stderr + data)[-KEPT:]

    @property
    def stderr(self) -> str:
        """The end of the program's error output."""
        return self._stderr.decode(errors="replace").strip()


def pipes(popen: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """The three pipes of a process, set so that nobody waits at them."""
    assert popen.stdin is not None and popen.stdout is not None and popen.stderr is not None
    for pipe in (popen.stdin, popen.stdout, popen.stderr):
        os.set_blocking(pipe.fileno(), False)
    return popen.stdin, popen.stdout, popen.stderr


def has_ended(popen: subprocess.Popen[bytes]) -> bool:
    """Whether the process has ended; its number stays taken, so that no other gets it before its group is gone."""
    if popen.returncode is not None:
        return True
    return os.waitid(os.P_PID, popen.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def end_group(popen: subprocess.Popen[bytes]) -> None:
    """Kill the process and all that it started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(popen.pid, signal.SIGKILL)
    popen.wait()
    for pipe in (popen.stdin, popen.stdout, popen.stderr):
        if pipe is not None:
            pipe.close()


def words_of(command: str | Sequence[str]) -> tuple[str, ...]:
    """A command line as words."""
    if not isinstance(command, str):
        return tuple(command)
    try:
        return tuple(shlex.split(command))
    except ValueError as fault:
        raise ProtocolError("bad-command", command=one_line(command), why=str(fault).lower()) from None
