"""The services by their class."""

from __future__ import annotations

from typing import TypeVar

from .tables.service import Tables

Found = TypeVar("Found")


def part(tables: Tables, kind: type[Found]) -> Found:
    """The service of that class."""
    return next(service for service in tables.services if isinstance(service, kind))
