"""One more and one less of each number of a title: its options, and what a data file may correct."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from typing import Any

from ...engine.errors import InvalidOption
from ...engine.position import merged
from ...engine.title import Options, Title
from ...kit.data_file import DATA
from ...kit.measures import measures
from .arms import SENSITIVITY, Arm, SimulateError


@dataclass(frozen=True)
class Constant:
    """A number, by the path to it: an option, or a datum in the shape of a data file."""

    path: tuple[str, ...]
    value: int
    is_option: bool = False

    @property
    def name(self) -> str:
        return ".".join(self.path)

    def moved(self, options: Options, step: int) -> Options:
        """The options of a game in which the number is higher by that step."""
        if self.is_option:
            return {**options, self.path[0]: self.value + step}
        change: Any = self.value + step
        for key in reversed(self.path):
            change = {key: change}
        return {**options, DATA: merged(options.get(DATA, {}), change)}


def constants(title: Title, options: Options) -> list[Constant]:
    """Every number that can be changed, as a game with these options has it."""
    named = [Constant((name,), value, True) for name, value in options.items() if type(value) is int]
    return [*named, *leaves((), merged(dict(measures(title).numbers()), options.get(DATA, {})))]


def leaves(path: tuple[str, ...], data: Any) -> Iterator[Constant]:
    """The numbers in a datum."""
    if type(data) is int:
        yield Constant(path, data)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from leaves((*path, key), value)


def tilted(title: Title, base: Arm, only: tuple[str, ...]) -> list[Arm]:
    """An arm for one more and one for one less of each number, where the title allows it; `only`: those of which a
    pattern is the name."""
    found = [constant for constant in constants(title, base.options) if wanted(constant.name, only)]
    if not found:
        raise SimulateError("no-constants", title=title.id, patterns=", ".join(only))
    arms = [arm for constant in found for step in (-1, 1) if (arm := stepped(title, base, constant, step))]
    if not arms:
        raise SimulateError("fixed-constants", title=title.id, patterns=", ".join(only))
    return arms


def wanted(name: str, only: tuple[str, ...]) -> bool:
    return not only or any([fnmatch(name, pattern) for pattern in only])


def stepped(title: Title, base: Arm, constant: Constant, step: int) -> Arm | None:
    """The arm with that step; None where the title does not allow it, or nothing changes."""
    try:
        options = title.check_options(constant.moved(base.options, step))
    except InvalidOption:
        return None
    if options == base.options:
        return None
    return replace(base, options=options, kind=SENSITIVITY, change=constant.name, value=f"{step:+d}")
