"""Fixtures of the engine's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import smallwars
from smallwars.engine import registry
from tests.engine.toy import TITLE, Toy


@pytest.fixture
def toy() -> Iterator[Toy]:
    """The game of stones among the titles, for one test."""
    smallwars.register(TITLE)
    yield TITLE
    registry._titles.pop(TITLE.id, None)
