"""Recruit (3.3.1)."""

from __future__ import annotations

from collections.abc import Callable

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


@rule("cyprus", "3.3.1")
def test_recruit_places_one_cell_in_a_town_next_to_a_cache(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit nicosia done")
    assert table.pieces("nicosia") == "1U"


@rule("cyprus", "3.3.1", "1.4.2")
def test_recruit_is_refused_under_curfew(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1T Cur").play("op recruit")
    assert table.refused("nicosia") == "3.3.1"
