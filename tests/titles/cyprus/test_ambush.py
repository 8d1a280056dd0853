"""Ambush (3.3.4), also in place of a pass (2.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# Which spaces


@rule("cyprus", "3.3.4")
def test_ambush_selects_towns_with_underground_cells(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", karpas="1U 2A", akrotiri="1U", troodos="1U", paphos="1A").play("op ambush")
    assert [option for option in table.options if option != "special"] == ["nicosia", "karpas"]


@rule("cyprus", "3.3.4")
@pytest.mark.parametrize("space", ["troodos", "kyrenia", "akrotiri", "dhekelia"])
def test_ambush_is_refused_in_mountains_and_bases(cyprus: Cyprus, space: str) -> None:
    table = cyprus(nicosia="1U", limassol="1U", **{space: "2U"}).play("op ambush")
    assert table.refused(space) == "3.3.4"


@rule("cyprus", "3.3.4")
@pytest.mark.parametrize("there", ["", "2A 1P", "1C", "1P"])
def test_ambush_is_refused_without_an_underground_cell(cyprus: Cyprus, there: str) -> None:
    table = cyprus(nicosia="1U", limassol="1U", karpas=there).play("op ambush")
    assert table.refused("karpas") == "3.3.4"


@rule("cyprus", "3.3.4")
def test_ambush_needs_no_police_to_remove(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U").play("limited ambush nicosia {1} nicosia done")
    assert table.pieces("nicosia") == "1A 1C"


# Cell and Police


@rule("cyprus", "3.3.4", "1.4.3")
@pytest.mark.parametrize(("before", "after"), [("1U", "1A"), ("2U", "1U 1A"), ("1U 1A", "2A")])
def test_an_underground_cell_is_activated_even_beside_an_active_one(cyprus: Cyprus, before: str, after: str) -> None:
    # [C-51]
    table = cyprus(nicosia=before, limassol="1U").play("limited ambush nicosia {1} done")
    assert table.pieces("nicosia") == after


@rule("cyprus", "3.3.4", "1.4.3")
@pytest.mark.parametrize(("before", "after"), [("1U", "1A"), ("1U 1A", "1U 1A")])
def test_with_the_option_an_active_cell_beside_it_will_do(cyprus: Cyprus, before: str, after: str) -> None:
    # [C-51]
    table = cyprus(nicosia=before, limassol="1U", options={"ambush_flips_underground": False})
    assert table.play("limited ambush nicosia {1} done").pieces("nicosia") == after


@rule("cyprus", "3.3.4")
@pytest.mark.parametrize(("before", "after"), [("1U 1P", "1A"), ("1U 3P", "1A 2P"), ("1U 2T 1P", "1A 2T")])
def test_one_police_is_removed_to_available(cyprus: Cyprus, before: str, after: str) -> None:
    table = cyprus(nicosia=before, limassol="1U").play("limited ambush nicosia")
    police = table["available"]["police"] + table["nicosia"]["police"]
    assert (table.pieces("nicosia"), police) == (after, 6)


@rule("cyprus", "3.3.4")
def test_troops_are_not_removed(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2T", limassol="1U").play("limited ambush nicosia {1}")
    assert table.pieces("nicosia") == "1A 2T"


@rule("cyprus", "3.3.4", "1.10")
def test_the_last_police_takes_the_curfew_with_it(cyprus: Cyprus) -> None:
    # [C-14]
    table = cyprus(nicosia="1U 1P Cur", limassol="1U").play("limited ambush nicosia")
    assert table.pieces("nicosia") == "1A"


@rule("cyprus", "3.3.4", "1.10")
def test_the_curfew_stays_while_a_cube_is_left(cyprus: Cyprus) -> None:
    # [C-14]
    table = cyprus(nicosia="1U 1T 1P Cur", limassol="1U").play("limited ambush nicosia")
    assert table.pieces("nicosia") == "1A 1T Cur"


# The roll


@rule("cyprus", "3.3.4")
@pytest.mark.parametrize(
    ("there", "die", "success"),
    [
        ("1U", 1, True),
        ("1U 1P", 1, True),
        ("1U 2P", 1, False),
        ("1U 2P", 2, True),
        ("1U 3T", 3, False),
        ("1U 3T", 4, True),
        ("1U 3T 1P", 3, False),
        ("1U 3T 1P", 4, True),
        ("1U 2T 3P", 4, False),
        ("1U 2T 3P", 5, True),
        ("1U 6T", 6, False),
    ],
)
def test_a_cache_is_won_above_the_number_of_cubes_that_remain(
    cyprus: Cyprus, there: str, die: int, success: bool
) -> None:
    table = cyprus(nicosia=there, limassol="1U").play(f"limited ambush nicosia {{{die}}}")
    assert (table.kind == "ambush.cache") == success


@rule("cyprus", "3.3.4")
def test_no_cache_is_won_otherwise(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2T", limassol="1U").play("limited ambush nicosia {2}")
    assert table["available"]["caches"] == 4
    assert table.actor == "british"


# The cache


@rule("cyprus", "3.3.4", "1.3.4")
def test_the_cache_goes_there_or_to_an_adjacent_town_or_mountain_never_to_a_base(cyprus: Cyprus) -> None:
    # [C-21]
    table = cyprus(famagusta="1U", limassol="1U").play("limited ambush famagusta {6}")
    assert table.options == ["nicosia", "larnaca", "famagusta", "karpas", "troodos", "kyrenia", "done"]


@rule("cyprus", "3.3.4")
def test_one_cache_is_placed(cyprus: Cyprus) -> None:
    table = cyprus(famagusta="1U", limassol="1U").play("limited ambush famagusta {6} kyrenia")
    assert table.pieces("kyrenia") == "1C"
    assert table["available"]["caches"] == 3


@rule("cyprus", "3.3.4")
def test_the_cache_needs_no_cell_and_minds_no_cubes(cyprus: Cyprus) -> None:
    # [C-21]
    table = cyprus(famagusta="1U", nicosia="4T 2P Cur", limassol="1U").play("limited ambush famagusta {6} nicosia")
    assert table.pieces("nicosia") == "1C 4T 2P Cur"


@rule("cyprus", "3.3.4", "1.4.2")
def test_no_third_cache_in_a_space(cyprus: Cyprus) -> None:
    # [C-21]
    table = cyprus(paphos="1U 2C", limassol="1U").play("limited ambush paphos {6}")
    assert table.options == ["limassol", "troodos", "done"]


@rule("cyprus", "3.3.4", "1.4.1")
def test_no_cache_when_none_is_available(cyprus: Cyprus) -> None:
    # [C-21] Caches are not taken from elsewhere on the map.
    table = cyprus(nicosia="1U 1P", troodos="2C 1T", kyrenia="2C 1T", limassol="1U")
    table.play("limited ambush nicosia {6}")
    assert table.pieces("nicosia") == "1A"
    assert (table["troodos"]["caches"], table["kyrenia"]["caches"]) == (2, 2)
    assert table.actor == "british"


@rule("cyprus", "3.3.4", "1.4.1")
def test_the_last_available_cache_goes_to_the_first_success(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", limassol="1U", troodos="2C 1T", kyrenia="1C 1T")
    table.play("op ambush nicosia {6} nicosia limassol {6} done")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1A 1C", "1A")


@rule("cyprus", "3.3.4")
def test_eoka_may_decline_the_cache(cyprus: Cyprus) -> None:
    # [C-21]
    table = cyprus(nicosia="1U", limassol="1U").play("limited ambush nicosia {6} done")
    assert table["available"]["caches"] == 4
    assert table.actor == "british"


@rule("cyprus", "3.3.4")
def test_by_option_the_cache_must_be_placed(cyprus: Cyprus) -> None:
    # [C-21]
    table = cyprus(nicosia="1U", limassol="1U", options={"ambush_cache_may_be_declined": False})
    table.play("limited ambush nicosia {6}")
    assert table.options == ["nicosia", "famagusta", "troodos", "kyrenia"]


@rule("cyprus", "3.3.4")
def test_up_to_three_towns_each_with_a_roll_of_its_own(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", limassol="1U 1T", larnaca="1U 2P")
    table.play("op ambush nicosia {1} nicosia limassol {1} larnaca {2} larnaca done")
    assert [table.pieces(town) for town in ("nicosia", "limassol", "larnaca")] == ["1A 1C", "1A 1T", "1A 1C 1P"]


# Ambush for a pass (2.3.3)


@rule("cyprus", "2.3.3", "3.3.4")
def test_passing_eoka_may_ambush_in_one_space(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", limassol="1U").play("pass.event nicosia {1} nicosia done")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1A 1C", "1U")
    assert table.actor == "british"


@rule("cyprus", "2.3.3", "3.3.4", "3.1")
def test_the_ambush_for_a_pass_ends_after_one_space(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2T", limassol="1U").play("pass.event nicosia {1}")
    assert table.actor == "british"


@rule("cyprus", "2.3.3", "2.3.4")
def test_the_ambush_for_a_pass_has_no_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P 1Sab", limassol="1U").play("pass.op")
    assert table.options == ["limassol", "nicosia", "done"]


@rule("cyprus", "2.3.3", "2.3.7")
def test_the_ambush_for_a_pass_may_have_an_offensive(cyprus: Cyprus) -> None:
    # [C-19]
    table = cyprus(nicosia="1U", limassol="1U", kyrenia="1C").play("pass.op nicosia {1} done offensive {6} limassol")
    assert (table.pieces("nicosia"), table.pieces("limassol"), table.pieces("kyrenia")) == ("1A", "1A 1C", "")


@rule("cyprus", "2.3.3", "2.3.7")
def test_by_option_the_ambush_for_a_pass_has_no_offensive(cyprus: Cyprus) -> None:
    # [C-19]
    table = cyprus(nicosia="1U", limassol="1U", kyrenia="1C", options={"pass_ambush_offensive": False})
    table.play("pass.op nicosia {1} done")
    assert table.actor == "british"


@rule("cyprus", "2.3.3")
def test_passing_without_a_town_to_ambush_in_eoka_just_passes(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", nicosia="1A").play("pass.op")
    assert table.actor == "british"


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.3.4", "4.3.2")
def test_the_cell_placed_by_infiltrate_may_ambush(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", limassol="1U").play("op ambush nicosia {1} done")
    assert table.refused("nicosia") == "3.1"
    table = cyprus(nicosia="1U 1P", limassol="1U").play("op ambush special infiltrate nicosia nicosia {1} done")
    assert table.pieces("nicosia") == "1U 1A"


@rule("cyprus", "4.1", "3.3.4", "4.3.2")
def test_an_ambush_that_removes_police_may_make_infiltrate_possible(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="2U 3P", limassol="1U").play("op ambush")
    assert "special" not in table.options
    table.play("nicosia {1}")
    assert "special" not in table.options  # 1 Underground against 2 Police
    table = cyprus(nicosia="3U 3P", limassol="1U").play("op ambush nicosia {1} special infiltrate")
    assert table.pieces("nicosia") == "3U 1A 1P"


@rule("cyprus", "4.1", "3.3.4", "4.3.3", "1.10")
def test_a_curfew_lifted_by_ambush_can_no_longer_be_propagandized(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P Cur", limassol="1U").play("op ambush")
    assert "special" in table.options
    table.play("nicosia {1} done")
    assert "special" not in table.options


@rule("cyprus", "4.1", "3.3.4", "4.3.3")
def test_propagandize_between_two_ambushes(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2T Cur", limassol="1U")
    table.play("op ambush nicosia {1} special propagandize limassol {1} done")
    assert table["international_opinion"] == 4
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1A 2T Cur", "1A")
