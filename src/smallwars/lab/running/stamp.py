"""What every figure carries: the commit, the command that repeats it, the machine."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

from ...engine.build import is_compiled
from ...engine.version import __version__
from ...texts import FALLBACK, message

SOURCES = Path(__file__).resolve().parents[2]


@cache
def commit() -> str:
    """The commit of the sources; where they lie in no repository, `SMALLWARS_COMMIT`, else the version."""
    return _described() or os.environ.get("SMALLWARS_COMMIT") or f"v{__version__}"


def _described() -> str:
    if not _git("ls-files", "--error-unmatch", "__init__.py"):  # a repository around an installed copy says nothing
        return ""
    return _git("describe", "--always", "--dirty")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=SOURCES, capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def command() -> str:
    """The command line, as a user would repeat it."""
    return shlex.join(["smallwars", *sys.argv[1:]])


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def machine(language: str = FALLBACK) -> str:
    """Cores, Python, and whether the engine is compiled."""
    kind = "compiled" if is_compiled() else "interpreted"
    args: dict[str, str | int] = {"cores": cores(), "python": platform.python_version(), "kind": kind}
    return message(language, ("lab",), "machine", args)
