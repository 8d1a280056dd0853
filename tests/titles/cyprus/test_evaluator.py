"""What a position of Cyprus is worth moves the way a player would say."""

from __future__ import annotations

import pytest

from tests.bots.evaluation import Scale

pytestmark = pytest.mark.compiled

CYPRUS = Scale("cyprus")


def test_international_opinion_is_bad_for_the_british() -> None:
    assert CYPRUS.value(international_opinion=4) < CYPRUS.value(international_opinion=1)


def test_sabotage_is_bad_for_the_british() -> None:
    assert CYPRUS.value(spaces=CYPRUS.spaces(nicosia={"sabotage": 2})) < CYPRUS.value()


def test_chits_are_good_for_the_british() -> None:
    assert CYPRUS.value(intel=[2, 2]) > CYPRUS.value(intel=[0]) > CYPRUS.value(intel=[])
