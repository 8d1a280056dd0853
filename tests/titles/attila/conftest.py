"""Fixtures for the tests of Operation Attila."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests import harness
from tests.harness import Table


@pytest.fixture(params=harness.MODES)
def attila(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A position of Operation Attila (see `harness.attila`), each test three times: plain, on forks, on reloaded
    positions; marked `in_order`, as bots are asked."""
    return partial(harness.attila, request.param, any_order=request.node.get_closest_marker("in_order") is None)
