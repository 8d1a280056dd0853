"""Sessions for the tests of the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallwars.engine.registry import find
from smallwars.titles.british_way.family.title import CoinTitle
from tests.sessions import data_home as data_home
from tests.sessions import opened as opened


@pytest.fixture(autouse=True)
def away_from_home(data_home: Path) -> None:
    """No test writes into the user's own folder."""


@pytest.fixture
def kenya() -> CoinTitle:
    """The title Kenya."""
    title = find("kenya")
    assert isinstance(title, CoinTitle)
    return title
