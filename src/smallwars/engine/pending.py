"""Frames in a position: what is still to be done, as names and ints."""

from __future__ import annotations

from typing import Any

from .errors import InvalidPosition
from .frame import Frame, fields_needed, fields_of
from .position import Reader


def pending(frame: Frame[Any]) -> list[Any]:
    """A frame as its name and its ints."""
    return [type(frame).__name__, *[getattr(frame, field) for field in fields_of(type(frame))]]


def load_frames(reader: Reader, known: dict[str, type[Frame[Any]]]) -> list[Frame[Any]]:
    """The frames that a position holds as pending; `known`: every frame of the title by its name."""
    return [load_frame(f"pending[{index}]", item, known) for index, item in enumerate(reader.items("pending"))]


def load_frame(field: str, item: Any, known: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """A frame from its name and its ints; what was added to its fields since then has its default."""
    if not isinstance(item, list) or not item or not isinstance(item[0], str) or item[0] not in known:
        raise InvalidPosition(field, "pending-unknown", item=repr(item))
    frame = known[item[0]]
    names, values = fields_of(frame), item[1:]
    fits = fields_needed(known[item[0]]) <= len(values) <= len(names)
    if not fits or not all(type(value) is int for value in values):
        raise InvalidPosition(field, "pending-numbers", item=item[0], fields=names)
    return frame(*values)
