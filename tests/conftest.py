"""Fixtures every test may use."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from zlib import crc32

import pytest

from tests import harness
from tests.harness import Table

os.environ["SMALLWARS_STRICT"] = "1"  # a part of a title that fails is an error here, not replaced by the plain one

SAMPLE = int(os.environ.get("SMALLWARS_SAMPLE", "1"))
"""One in so many tests is run; which ones is always the same, and a test is in the sample or not by its name alone."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The quick run takes a sample."""
    items[:] = [item for item in items if crc32(item.nodeid.encode()) % SAMPLE == 0]


@pytest.fixture(params=harness.MODES)
def cyprus(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Cyprus (see `harness.cyprus`), each test three times: plain, on forks, on reloaded positions."""
    return partial(harness.cyprus, request.param)
