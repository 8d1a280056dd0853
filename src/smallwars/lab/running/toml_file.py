"""Files of measurements, one in the folder of each title."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from ...engine.title import Title
from ..errors import LabError


def check(path: Path) -> None:
    """Refuse a file that cannot be written, before the first game."""
    is_new = not path.exists()
    read(path)
    with writing(path):
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an error of writing into one of ours."""
    try:
        yield
    except OSError as error:
        raise LabError("unwritable", path=str(path), reason=str(error.strerror or error)) from error


def own_file(title: Title, name: str) -> Path:
    """The file of that name in the folder of a title; in the current folder if the title has none."""
    package = title.package()
    return Path(str(files(package).joinpath(name))) if package else Path(name)


def read(path: Path) -> dict[str, Any]:
    """Everything that a file holds; nothing where there is no file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    except OSError as error:
        raise LabError("unreadable", path=str(path), reason=str(error.strerror or error)) from error
    except ValueError as error:
        raise LabError("no-toml", path=str(path), reason=str(error)) from error
