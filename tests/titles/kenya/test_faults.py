"""A board of Kenya that breaks an invariant is found out."""

from __future__ import annotations

import pytest

from tests.titles.changes import Changes, faults_after

BROKEN: list[Changes] = [
    [("available_bases", None, 1)],
    [("out_of_play", None, -1)],
    [("troops", 3, 1)],
    [("political_will", None, 9)],
    [("resources", None, 13)],
    [("pipeline", None, -2)],
    [("terror", 0, 16)],
    [("population", 7, 1)],
    [("population", 3, -2), ("stance", 3, 1)],
    [("control", 2, -1)],
    [("control_held", None, 1)],
    [("bases", 10, 2), ("available_bases", None, -1), ("bases", 11, -1)],
    [("underground", 0, -2), ("available_fighters", None, 2)],
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_breaks_an_invariant_is_found(changes: Changes) -> None:
    assert faults_after("kenya", []) == []
    assert faults_after("kenya", changes) != []
