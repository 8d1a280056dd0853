"""Finds the parts that a title brings, and keeps a part that fails from taking anything else down with it.

A part is a class in a module beside the title: `Picture` in `picture.py`. It derives from the class of that name in
this package, which is the plain part of every title that brings none. Where a part is missing, is of a wrong class or
raises, the plain part serves, and the log says so once. With SMALLWARS_STRICT set, as in our own tests, it raises.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, cast

from smallwars.engine.title import Title

STRICT = "SMALLWARS_STRICT"
"""The environment variable that makes a failing part raise."""

P = TypeVar("P")

logger = logging.getLogger("smallwars.titles")
_reported: set[tuple[str, str, str]] = set()


def is_strict() -> bool:
    """Whether a part that fails raises, rather than being replaced by the plain one."""
    return os.environ.get(STRICT, "") not in ("", "0")


def part_class(title: Title, name: str, plain: type[P]) -> type[P]:
    """The class of a title's own part, or the plain one."""
    return guarded(title, name, lambda: own_class(title, name, plain), lambda: plain)


def own_class(title: Title, name: str, plain: type[P]) -> type[P]:
    """The class that a title brings, or the plain one where it brings none; TypeError for a class of another kind."""
    found = title.part(name)
    if found is None:
        return plain
    if not (isinstance(found, type) and issubclass(found, plain)):
        raise TypeError(f"{found!r} does not derive from {plain.__module__}.{plain.__qualname__}")
    return found


def part(title: Title, name: str, plain: type[P], make: Callable[[type[P]], P]) -> P:
    """A part of a title, made from its class; a call that raises in it is answered by the plain part instead."""
    found = part_class(title, name, plain)
    own = guarded(title, name, lambda: make(found), lambda: make(plain))
    if type(own) is plain or is_strict():
        return own
    return cast(P, GuardedPart(title, name, own, lambda: make(plain)))


def guarded(title: Title, name: str, own: Callable[[], P], plain: Callable[[], P]) -> P:
    """The answer of a title's own part; where it raises, that of the plain one."""
    try:
        return own()
    except Exception as error:
        if is_strict():
            raise
        report_failure(title, name, error)
        return plain()


def report_failure(title: Title, name: str, error: Exception) -> None:
    """Write a failure into the log, once for each kind of failure of a part."""
    kind = (title.id, name, type(error).__name__)
    if kind not in _reported:
        _reported.add(kind)
        logger.error("title %r: its %s failed, the plain one serves: %r", title.id, name, error, exc_info=error)


class GuardedPart:
    """A title's own part; each call that raises is made again on the plain part."""

    def __init__(self, title: Title, name: str, own: object, make_plain: Callable[[], object]) -> None:
        self._title = title
        self._name = name
        self._own = own
        self._make_plain = make_plain

    def __getattr__(self, word: str) -> Any:
        value = getattr(self._own, word)
        return self._guarded_call(word, value) if callable(value) else value

    def _guarded_call(self, word: str, own: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            return guarded(
                self._title,
                f"{self._name}.{word}",
                lambda: finished(own(*args, **named)),
                lambda: getattr(self._make_plain(), word)(*args, **named),
            )

        setattr(self, word, call)
        return call


def finished(answer: Any) -> Any:
    """An answer that can raise no more: items that would be produced one by one are produced now."""
    return iter(list(answer)) if isinstance(answer, Iterator) else answer


def file_of(title: Title, name: str) -> Traversable | None:
    """A file of that name in the folder of a title, such as `history.toml`; None where there is none."""
    package = title.package()
    found = files(package).joinpath(name) if package else None
    return found if found is not None and found.is_file() else None
