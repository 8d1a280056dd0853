"""The titles that can be played: our own, and those other packages offer as entry points `smallwars.titles`."""

from __future__ import annotations

import warnings
from importlib.metadata import EntryPoint, entry_points

from .errors import UnknownTitle
from .title import Title

GROUP = "smallwars.titles"

_titles: dict[str, Title] = {}
_offered: list[bool] = []


def register(title: Title) -> None:
    """Make a title playable."""
    _titles[title.id] = title


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    if not _offered:
        _offered.append(True)
        for point in entry_points(group=GROUP):
            if point.name not in _titles:
                _load(point)
    return tuple(_titles)


def _load(point: EntryPoint) -> None:
    """Load a title of another package; a broken one does not spoil the others."""
    try:
        register(point.load())
    except Exception as error:
        warnings.warn(f"title {point.name!r} ({point.value}) cannot be loaded: {error}", stacklevel=3)


def find(id: str) -> Title:
    """The title of that id; UnknownTitle names those there are."""
    if id not in titles():
        raise UnknownTitle("unknown-title", title=repr(id), titles=titles())
    return _titles[id]
