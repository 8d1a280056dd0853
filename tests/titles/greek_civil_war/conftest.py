"""Fixtures for the tests of Greek Civil War."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests import harness
from tests.harness import Table


@pytest.fixture(params=harness.MODES)
def greece(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Greek Civil War (see `harness.greece`), each test three times: plain, on forks, on reloaded
    positions."""
    return partial(harness.greece, request.param)
