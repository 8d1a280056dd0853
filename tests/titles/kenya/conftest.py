"""Fixtures for the tests of Kenya."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests import harness
from tests.harness import Table


@pytest.fixture(params=harness.MODES)
def kenya(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Kenya (see `harness.kenya`), each test three times: plain, on forks, on reloaded positions."""
    return partial(harness.kenya, request.param)
