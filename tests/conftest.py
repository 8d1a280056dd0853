"""Fixtures every test may use."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from tests import harness
from tests.harness import Table

ROOT = Path(__file__).parent

os.environ["SMALLWARS_STRICT"] = "1"  # a part of a title that fails is an error here, not replaced by the plain one

MARKED = {
    "compiled": ("bots", "lab", "research", "server"),
    "interpreted": ("aids", "draw", "house", "terminal"),
}
"""The folders whose tests run in one way only where there is a compiler: what plays by the thousand, and what is never
compiled. Elsewhere a module marks itself."""

SECONDS = float(os.environ.get("SMALLWARS_SECONDS", "inf"))
"""After so long no further test is begun; those that are left are told as skipped."""
BEGUN = monotonic()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a folder of one kind are marked so."""
    for item in items:
        for mark, folders in MARKED.items():
            if any(ROOT / folder in item.path.parents for folder in folders):
                item.add_marker(mark)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Nothing is begun when the time is over."""
    if monotonic() - BEGUN > SECONDS:
        pytest.skip("the minute is over; ./test runs it")


@pytest.fixture(params=harness.MODES)
def cyprus(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Cyprus (see `harness.cyprus`), each test three times: plain, on forks, on reloaded positions."""
    return partial(harness.cyprus, request.param)
