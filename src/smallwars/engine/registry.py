"""The titles that can be played: our own, and those other packages offer as entry points `smallwars.titles`."""

from __future__ import annotations

from importlib.metadata import entry_points

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
                register(point.load())
    return tuple(_titles)


def find(id: str) -> Title:
    """The title of that id; UnknownTitle names the ones there are."""
    if id not in titles():
        raise UnknownTitle(f"unknown title {id!r}; the titles are {', '.join(titles())}")
    return _titles[id]
