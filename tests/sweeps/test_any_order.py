"""Some hundred shuffled series of picks of each title; `python -m tests.sweeps.any_order 10000` for the long run."""

from __future__ import annotations

import smallwars
from smallwars.engine import registry
from tests.engine.garden import TITLE
from tests.sweeps.any_order import sweep

SHUFFLES = 200


def test_the_sweep_sees_series_of_picks_that_commute_and_one_that_a_rule_refuses() -> None:
    smallwars.register(TITLE)
    tally = sweep(TITLE.id, range(100), SHUFFLES)
    registry._titles.pop(TITLE.id)
    assert tally.same > SHUFFLES / 2 and {*tally.refused} == {"needs-peas"}
