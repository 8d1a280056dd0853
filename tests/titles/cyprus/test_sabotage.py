"""Sabotage (3.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# Which spaces


@rule("cyprus", "3.3.3")
def test_sabotage_selects_towns_and_bases_with_an_underground_cell(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", karpas="1U 2A", akrotiri="1U", troodos="1U", paphos="1A").play("op sabotage")
    assert table.options == ["nicosia", "karpas", "akrotiri"]


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize("space", ["troodos", "kyrenia"])
def test_sabotage_is_refused_in_mountains(cyprus: Cyprus, space: str) -> None:
    table = cyprus(nicosia="1U", limassol="1U", **{space: "2U"}).play("op sabotage")
    assert table.refused(space) == "3.3.3"


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize("there", ["", "2A", "1C", "1T 1P", "1A 1Sab"])
def test_sabotage_is_refused_without_an_underground_cell(cyprus: Cyprus, there: str) -> None:
    table = cyprus(nicosia="1U", limassol="1U", karpas=there).play("op sabotage")
    assert table.refused("karpas") == "3.3.3"


@rule("cyprus", "3.3.3", "1.10")
def test_cubes_and_curfews_do_not_prevent_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 6T Cur", limassol="1U").play("limited sabotage nicosia {3}")
    assert table.pieces("nicosia") == "1A 6T Cur 1Sab"


# The Cell


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize("die", [1, 6])
def test_one_underground_cell_is_activated_whatever_the_roll(cyprus: Cyprus, die: int) -> None:
    table = cyprus(nicosia="2U 1A", limassol="1U").play(f"limited sabotage nicosia {{{die}}}")
    assert (table["nicosia"]["underground"], table["nicosia"]["active"]) == (1, 2)


@rule("cyprus", "3.3.3")
def test_the_cell_is_activated_before_the_roll(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play("limited sabotage nicosia")
    assert table.actor == "chance"
    assert table.pieces("nicosia") == "1A"


# The roll


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize(("die", "markers"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_a_roll_above_2_places_a_marker(cyprus: Cyprus, die: int, markers: int) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play(f"limited sabotage nicosia {{{die}}}")
    assert table["nicosia"]["sabotage"] == markers


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize(
    ("police", "die", "markers"), [(1, 3, 0), (1, 4, 1), (2, 4, 0), (2, 5, 1), (3, 5, 0), (3, 6, 1), (4, 6, 0)]
)
def test_each_police_there_takes_1_off_the_roll(cyprus: Cyprus, police: int, die: int, markers: int) -> None:
    table = cyprus(nicosia=f"1U {police}P", limassol="1U").play(f"limited sabotage nicosia {{{die}}}")
    assert table["nicosia"]["sabotage"] == markers


@rule("cyprus", "3.3.3")
def test_troops_take_nothing_off_the_roll(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 4T", limassol="1U").play("limited sabotage nicosia {3}")
    assert table["nicosia"]["sabotage"] == 1


@rule("cyprus", "3.3.3")
def test_police_next_to_the_space_take_nothing_off_the_roll(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", famagusta="3P", limassol="1U").play("limited sabotage nicosia {3}")
    assert table["nicosia"]["sabotage"] == 1


@rule("cyprus", "3.3.3")
def test_sabotage_in_a_base(cyprus: Cyprus) -> None:
    table = cyprus(akrotiri="1U 3T", limassol="1U").play("limited sabotage akrotiri {3}")
    assert table.pieces("akrotiri") == "1A 3T 1Sab"


@rule("cyprus", "3.3.3", "1.7", "1.4.2")
def test_a_space_may_hold_more_than_one_marker(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2Sab", limassol="1U").play("limited sabotage nicosia {5}")
    assert table["nicosia"]["sabotage"] == 3


@rule("cyprus", "3.3.3", "1.2")
def test_there_are_fifteen_markers(cyprus: Cyprus) -> None:
    # [C-44]
    table = cyprus(nicosia="1U 14Sab", limassol="1U").play("op sabotage nicosia {6} limassol {6}")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1A 15Sab", "1A")


@rule("cyprus", "3.3.3", "1.8")
def test_sabotage_itself_leaves_political_will_alone(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play("limited sabotage nicosia {6}")
    assert table["political_will"] == 10


# Expending an Arms Cache


@rule("cyprus", "3.3.3", "1.6.2")
@pytest.mark.parametrize(("die", "markers"), [(1, 1), (2, 1)])
def test_a_cache_in_the_space_adds_2_to_the_result(cyprus: Cyprus, die: int, markers: int) -> None:
    table = cyprus(nicosia="1U 1C", limassol="1U").play(f"limited sabotage nicosia nicosia {{{die}}}")
    assert table.pieces("nicosia") == f"1A {markers}Sab"
    assert table["available"]["caches"] == 4


@rule("cyprus", "3.3.3", "1.3.5")
@pytest.mark.parametrize("cache", ["troodos", "kyrenia", "famagusta"])
def test_a_cache_in_an_adjacent_space_does_too(cyprus: Cyprus, cache: str) -> None:
    table = cyprus(nicosia="1U", limassol="1U", **{cache: "1C"}).play(f"limited sabotage nicosia {cache} {{1}}")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table["available"]["caches"] == 4


@rule("cyprus", "3.3.3")
def test_a_cache_further_off_does_not(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", karpas="1C", larnaca="1C", paphos="1C").play("limited sabotage nicosia")
    assert table.actor == "chance"


@rule("cyprus", "3.3.3")
def test_a_base_uses_a_cache_in_an_adjacent_town(cyprus: Cyprus) -> None:
    table = cyprus(akrotiri="1U 1P", limassol="1C", nicosia="1U").play("limited sabotage akrotiri limassol {2}")
    assert table.pieces("akrotiri") == "1A 1P 1Sab"


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize(("die", "markers"), [(1, 0), (2, 0), (3, 1)])
def test_the_cache_and_the_police_both_count(cyprus: Cyprus, die: int, markers: int) -> None:
    table = cyprus(nicosia="1U 2P", troodos="1C", limassol="1U").play(f"limited sabotage nicosia troodos {{{die}}}")
    assert table["nicosia"]["sabotage"] == markers


@rule("cyprus", "3.3.3")
def test_the_cache_is_lost_even_when_the_roll_fails(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 4P", troodos="1C", limassol="1U").play("limited sabotage nicosia troodos {1}")
    assert table["nicosia"]["sabotage"] == 0
    assert table["available"]["caches"] == 4


@rule("cyprus", "3.3.3")
def test_the_cache_is_expended_before_the_roll_and_never_compulsory(cyprus: Cyprus) -> None:
    # [C-16]
    table = cyprus(nicosia="1U", troodos="1C", limassol="1U").play("limited sabotage nicosia")
    assert table.options == ["troodos", "done"]
    table.play("done {2}")
    assert table["nicosia"]["sabotage"] == 0
    assert table["troodos"]["caches"] == 1


@rule("cyprus", "3.3.3")
def test_one_cache_at_most_for_a_roll(cyprus: Cyprus) -> None:
    # [C-16]
    table = cyprus(nicosia="1U 2C 3P", troodos="2C", limassol="1U").play("limited sabotage nicosia nicosia")
    assert table.actor == "chance"
    assert table["nicosia"]["caches"] == 1


@rule("cyprus", "3.3.3")
@pytest.mark.parametrize("cubes", ["6T", "2P"])
def test_cubes_at_the_cache_do_not_matter(cyprus: Cyprus, cubes: str) -> None:
    # [C-16] unlike an Offensive
    table = cyprus(nicosia="1U", troodos=f"1C {cubes}", limassol="1U").play("limited sabotage nicosia troodos {1}")
    assert table["nicosia"]["sabotage"] == 1


@rule("cyprus", "3.3.3")
def test_each_space_may_expend_a_cache_of_its_own(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", larnaca="1U", troodos="2C")
    table.play("op sabotage nicosia troodos {1} limassol troodos {1} larnaca")
    assert table.actor == "chance"  # no cache is left for the third
    table.play("{1}")
    assert [table[town]["sabotage"] for town in ("nicosia", "limassol", "larnaca")] == [1, 1, 0]


@rule("cyprus", "3.3.3", "2.3.7")
def test_a_cache_expended_for_a_roll_cannot_pay_for_an_offensive(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", troodos="1C").play("limited sabotage nicosia troodos {1}")
    assert table.actor == "british"


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.3.3", "4.3.3")
def test_propagandize_may_follow_the_marker_just_placed(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play("op sabotage nicosia {6} special propagandize")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table["political_will"] == 9
    table.play("limassol {6}")
    assert table.actor == "british"


@rule("cyprus", "4.1", "3.3.3", "4.3.3")
def test_propagandize_before_sabotage_may_use_up_an_underground_cell(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1Sab", limassol="1U", larnaca="1U").play("op sabotage special propagandize")
    assert table.pieces("nicosia") == "1A 1Sab"
    table.play("limassol {1}")
    assert table.refused("nicosia") == "3.3.3"


@rule("cyprus", "4.1", "3.3.3", "4.3.2")
def test_infiltrate_before_the_roll_takes_a_police_away(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", limassol="1U").play("op sabotage special infiltrate nicosia nicosia {3} done")
    assert table.pieces("nicosia") == "1U 1A 1Sab"


@rule("cyprus", "4.1", "3.3.3", "4.3.2")
def test_sabotage_first_may_leave_too_few_underground_cells_to_infiltrate(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", limassol="1U").play("op sabotage nicosia {1}")
    assert "special" not in table.options
