"""A board of Greek Civil War that breaks an invariant is found out."""

from __future__ import annotations

import pytest

from tests.titles.changes import Changes, faults_after

BROKEN: list[Changes] = [
    [("airstrikes", None, -1)],
    [("airstrikes", None, 5)],
    [("free", 0, 1)],
    [("free", 3, -16)],
    [("index", 1, 41)],
    [("in_open", 2, 4)],
    [("present", 1, 4)],
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_breaks_an_invariant_is_found(changes: Changes) -> None:
    assert faults_after("greek_civil_war", []) == []
    assert faults_after("greek_civil_war", changes) != []
