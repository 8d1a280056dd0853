"""Files of measurements, a part for each title."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..errors import LabError

Parts = dict[str, dict[str, Any]]


def check(path: Path) -> None:
    """Whatever is wrong with the file is said before the first game."""
    is_new = not path.exists()
    read(path)
    with writing(path):
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be written is told."""
    try:
        yield
    except OSError as error:
        raise LabError("unwritable", path=str(path), reason=str(error.strerror or error)) from error


def read(path: Path) -> Parts:
    """The parts that are there."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    except OSError as error:
        raise LabError("unreadable", path=str(path), reason=str(error.strerror or error)) from error
    except ValueError as error:
        raise LabError("no-toml", path=str(path), reason=str(error)) from error
