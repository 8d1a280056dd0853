"""Recruit (3.3.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# Which spaces


@rule("cyprus", "3.3.1")
def test_recruit_places_one_cell_in_a_town_next_to_a_cache(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit nicosia done")
    assert table.pieces("nicosia") == "1U"


@rule("cyprus", "3.3.1", "1.4.2")
def test_recruit_is_refused_under_curfew(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1T Cur").play("op recruit")
    assert table.refused("nicosia") == "3.3.1"


@rule("cyprus", "3.3.1")
def test_recruit_selects_the_spaces_with_or_next_to_a_cache(cyprus: Cyprus) -> None:
    table = cyprus(karpas="1C").play("op recruit")
    assert table.options == ["famagusta", "karpas", "kyrenia"]


@rule("cyprus", "3.3.1")
@pytest.mark.parametrize("space", ["paphos", "nicosia", "larnaca", "troodos"])
def test_recruit_is_refused_without_a_cache_there_or_next_to_it(cyprus: Cyprus, space: str) -> None:
    table = cyprus(karpas="1C").play("op recruit")
    assert table.refused(space) == "3.3.1"


@rule("cyprus", "3.3.1")
def test_recruit_under_curfew_is_refused_even_where_the_cache_lies(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1C 1T Cur").play("op recruit")
    assert table.refused("nicosia") == "3.3.1"


@rule("cyprus", "3.3.1", "1.10")
def test_a_cache_under_curfew_still_serves_the_spaces_next_to_it(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1C 1T Cur").play("op recruit")
    assert table.options == ["famagusta", "troodos", "kyrenia"]


@rule("cyprus", "3.3.1")
@pytest.mark.parametrize(
    ("base", "town"), [("akrotiri", "limassol"), ("dhekelia", "larnaca"), ("dhekelia", "famagusta")]
)
def test_recruit_is_refused_in_bases_even_next_to_a_cache(cyprus: Cyprus, base: str, town: str) -> None:
    table = cyprus(**{town: "2C"}).play("op recruit")
    assert table.refused(base) == "3.3.1"


@rule("cyprus", "3.3.1")
def test_recruit_does_not_mind_cubes(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 4T", nicosia="3T 2P").play("op recruit nicosia troodos 2 done")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1U 3T 2P", "2U 1C 4T")


@rule("cyprus", "3.3.1")
def test_recruit_needs_no_cell_in_the_space(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("limited recruit paphos")
    assert table.pieces("paphos") == "1U"


# How many


@rule("cyprus", "3.3.1")
@pytest.mark.parametrize("count", [1, 2])
def test_recruit_places_up_to_two_cells_in_a_mountain_with_a_cache(cyprus: Cyprus, count: int) -> None:
    table = cyprus(troodos="1C").play("limited recruit troodos")
    assert table.options == ["1", "2"]
    table.play(str(count))
    assert table["troodos"]["underground"] == count
    assert table["available"]["cells"] == 12 - count


@rule("cyprus", "3.3.1")
def test_two_caches_in_a_mountain_give_no_third_cell(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2C").play("limited recruit troodos")
    assert table.options == ["1", "2"]


@rule("cyprus", "3.3.1")
def test_recruit_places_one_cell_in_a_mountain_next_to_a_cache(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="2C").play("limited recruit kyrenia done")
    assert table.pieces("kyrenia") == "1U"


@rule("cyprus", "3.3.1")
def test_recruit_places_one_cell_in_a_town_with_caches(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="2C").play("limited recruit nicosia done")
    assert table.pieces("nicosia") == "1U 2C"


@rule("cyprus", "3.3.1", "1.6.2")
def test_caches_are_used_not_spent(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit paphos nicosia troodos 2")
    assert table["troodos"]["caches"] == 1


@rule("cyprus", "3.3.1", "1.4.3")
def test_new_cells_are_underground_also_beside_active_ones(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="2A").play("limited recruit nicosia")
    assert table.pieces("nicosia") == "1U 2A"


# What is Available


@rule("cyprus", "3.3.1", "1.4.1")
def test_with_one_cell_available_a_mountain_takes_one(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", available={"cells": 1, "caches": 3}).play("limited recruit troodos")
    assert table.pieces("troodos") == "1U 1C"
    assert table.actor == "british"


@rule("cyprus", "3.3.1", "1.4.1")
def test_without_available_cells_there_is_no_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="6U 1C", kyrenia="6U").play("op")
    assert table["available"]["cells"] == 0
    assert table.kind == "travel.origin"  # the only Operation left


@rule("cyprus", "3.3.1", "1.4.1")
def test_cells_in_prison_are_not_available(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 1C", nicosia="1U 1T", prison=10).play("op")
    assert table.refused("recruit") == "3.1"


# Special Activities before, during and after (4.1)


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_recruit_then_pause_to_smuggle_then_recruit_on(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", kyrenia="1U").play("op recruit paphos")
    assert table.refused("karpas") == "3.3.1"
    table.play("special smuggle place kyrenia karpas kyrenia 2")
    assert [table.pieces(space) for space in ("paphos", "karpas", "kyrenia")] == ["1U", "1U", "3U 1C"]


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_a_cell_just_recruited_may_receive_the_smuggled_cache(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C 1T").play("op recruit paphos special")
    assert table.pieces("paphos") == "1U 1C"


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_a_cache_moved_away_no_longer_serves_recruit(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 1C", limassol="1U", nicosia="1U 1T").play("op recruit special smuggle move")
    assert table.pieces("limassol") == "1U 1C"
    assert table.options == ["paphos", "limassol", "larnaca", "troodos"]


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_recruit_may_be_chosen_when_only_a_smuggle_before_it_gives_a_space(cyprus: Cyprus) -> None:
    # [B5]
    table = cyprus(paphos="1U").play("op recruit")
    assert table["paphos"]["caches"] == 1
    assert table.options == ["paphos", "limassol", "troodos"]


@rule("cyprus", "4.1", "3.3.1", "2.3.4")
def test_a_limited_recruit_cannot_wait_for_a_smuggle(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U").play("limited")
    assert table.refused("recruit") == "3.1"


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_no_smuggle_gives_recruit_a_space_while_opinion_is_ignored(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", international_opinion=0).play("op")
    assert table.refused("recruit") == "3.1"


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_no_smuggle_gives_recruit_a_space_where_cubes_stand_with_the_cells(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 1P", nicosia="2U 1T").play("op")
    assert table.refused("recruit") == "3.1"


@rule("cyprus", "4.1", "3.3.1", "1.4.1")
def test_no_smuggle_helps_recruit_without_available_cells(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", available={"cells": 0, "caches": 4}).play("op")
    assert table.refused("recruit") == "3.1"


@rule("cyprus", "4.1", "3.1", "3.3.1")
def test_a_recruit_that_waits_for_a_smuggle_cannot_have_another_special_activity(cyprus: Cyprus) -> None:
    # [B2] Infiltrate or Propagandize would leave an Operation without any space.
    table = cyprus(paphos="1U", nicosia="1U 1P 1Sab").play("op recruit")
    assert "infiltrate" not in table.options
    assert "propagandize" not in table.options


@rule("cyprus", "4.1", "3.3.1", "4.3.2")
def test_infiltrate_during_recruit_may_use_the_last_available_cell(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1U 1P", available={"cells": 2, "caches": 3})
    table.play("op recruit paphos special infiltrate")
    assert (table.pieces("paphos"), table.pieces("nicosia")) == ("1U", "2U")
    assert table["available"]["cells"] == 0
    assert table.actor == "british"  # no Cell is left to Recruit on with


@rule("cyprus", "4.1", "3.3.1", "4.3.2", "1.10")
def test_infiltrate_that_lifts_a_curfew_opens_the_town_to_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1U 1P Cur").play("op recruit")
    assert table.refused("nicosia") == "3.3.1"
    table.play("special infiltrate nicosia nicosia")
    assert table.pieces("nicosia") == "3U"


@rule("cyprus", "4.1", "3.3.1", "4.3.3")
def test_a_cell_just_recruited_may_propagandize(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1Sab").play("op recruit nicosia special propagandize")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table["political_will"] == 9


@rule("cyprus", "4.1", "3.3.1", "4.3.1")
def test_smuggle_may_follow_the_last_space_of_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit paphos limassol nicosia special place limassol done")
    assert table.pieces("limassol") == "1U 1C"
    assert table.actor == "british"
