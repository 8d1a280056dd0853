"""Fixtures every test may use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests import harness
from tests.harness import Table


@pytest.fixture(params=harness.MODES)
def cyprus(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Cyprus (see `harness.cyprus`), each test three times: plain, on forks, on reloaded positions."""
    return partial(harness.cyprus, request.param)
