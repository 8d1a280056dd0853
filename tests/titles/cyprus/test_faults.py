"""A board of Cyprus that breaks an invariant is found out."""

from __future__ import annotations

import pytest

from tests.titles.changes import Changes, faults_after

BROKEN: list[Changes] = [
    [("prison", None, 1)],
    [("available_troops", None, -1)],
    [("police", 0, 1)],
    [("political_will", None, 2)],
    [("international_opinion", None, -3)],
    [("intel", 2, 4)],
    [("curfew", 8, 1)],
    [("curfew", 5, 1)],
    [("sabotage", 0, 16)],
    [("caches", 9, 1), ("available_caches", None, -1)],
    [("active", 0, -1), ("prison", None, 1)],
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_breaks_an_invariant_is_found(changes: Changes) -> None:
    assert faults_after("cyprus", []) == []
    assert faults_after("cyprus", changes) != []
