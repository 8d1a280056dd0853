"""A board of Operation Attila that breaks an invariant is found out."""

from __future__ import annotations

import pytest

from tests.titles.changes import Changes, faults_after

BROKEN: list[Changes] = [
    [("there", 0, 1)],
    [("there", 25, 1 << 30)],
    [("held", 1, 1)],
    [("disrupted", None, 1 << 45)],
    [("specials", 1, -7)],
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_breaks_an_invariant_is_found(changes: Changes) -> None:
    assert faults_after("attila", []) == []
    assert faults_after("attila", changes) != []
