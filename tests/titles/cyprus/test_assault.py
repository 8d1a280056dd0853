"""Assault (3.2.4), and what Intel Chits do there (1.6.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import SPACES, Table, rule

Cyprus = Callable[..., Table]


@pytest.fixture
def british(cyprus: Cyprus) -> Cyprus:
    """A position in which the British are First Eligible, with a second space to Assault."""
    return partial(cyprus, first="british", karpas="1A 1T")


# Which spaces


@rule("cyprus", "3.2.4")
def test_assault_selects_spaces_with_troops_and_eoka_pieces(cyprus: Cyprus) -> None:
    table = cyprus(
        first="british", nicosia="1U 1T", limassol="1C 1T", troodos="1A 1T", akrotiri="1U 3T", karpas="1T", paphos="1U"
    ).play("op assault")
    assert [option for option in table.options if option in SPACES] == ["limassol", "nicosia", "troodos", "akrotiri"]


@rule("cyprus", "3.2.4")
@pytest.mark.parametrize("there", ["2A", "2A 3P", "1C"])
def test_assault_is_refused_without_troops(british: Cyprus, there: str) -> None:
    table = british(nicosia=there, limassol="1A 1T").play("op assault")
    assert table.refused("nicosia") == "3.2.4"


@rule("cyprus", "3.2.4")
@pytest.mark.parametrize("there", ["3T", "3T 1P 2Sab"])
def test_assault_is_refused_without_eoka_pieces(british: Cyprus, there: str) -> None:
    table = british(nicosia=there, limassol="1A 1T").play("op assault")
    assert table.refused("nicosia") == "3.2.4"


# How many


@rule("cyprus", "3.2.4")
@pytest.mark.parametrize("space", ["nicosia", "dhekelia"])
@pytest.mark.parametrize(("there", "after"), [("3A 1T", "2A 1T"), ("3A 2T", "1A 2T"), ("3A 3T", "3T"), ("3A 5T", "5T")])
def test_one_active_piece_is_removed_for_every_troop(british: Cyprus, space: str, there: str, after: str) -> None:
    table = british(**{space: there}).play(f"limited assault {space}")
    assert table.pieces(space) == after


@rule("cyprus", "3.2.4")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("3A 1T", "3A 1T"),
        ("3A 2T", "2A 2T"),
        ("3A 3T", "2A 3T"),
        ("3A 4T", "1A 4T"),
        ("3A 6T", "6T"),
        ("3A 5T", "1A 5T"),
    ],
)
@pytest.mark.parametrize("space", ["troodos", "kyrenia"])
def test_in_mountains_one_for_every_two_troops(british: Cyprus, space: str, there: str, after: str) -> None:
    table = british(**{space: there}).play(f"limited assault {space}")
    assert table.pieces(space) == after


@rule("cyprus", "3.2.4")
def test_police_count_for_nothing_in_assault(british: Cyprus) -> None:
    table = british(nicosia="3A 1T 4P").play("limited assault nicosia")
    assert table.pieces("nicosia") == "2A 1T 4P"


@rule("cyprus", "3.2.4")
def test_underground_cells_stay_without_chits(british: Cyprus) -> None:
    table = british(nicosia="2U 1A 4T").play("limited assault nicosia")
    assert table.pieces("nicosia") == "2U 4T"


@rule("cyprus", "3.2.4")
def test_up_to_three_spaces_each_by_its_own_troops(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2A 1T", limassol="2A 2T", troodos="2A 2T", karpas="2A 2T")
    table.play("op assault nicosia limassol troodos")
    spaces = ("nicosia", "limassol", "troodos", "karpas")
    assert [table.pieces(space) for space in spaces] == ["1A 1T", "2T", "1A 2T", "2A 2T"]


# Where Cells go


@rule("cyprus", "3.2.4", "1.3.6")
@pytest.mark.parametrize(("cells", "available", "prison"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_cells_go_alternately_to_available_and_prison_available_first(
    british: Cyprus, cells: int, available: int, prison: int
) -> None:
    table = british(nicosia=f"{cells}A 5T", available={"cells": 0}).play("limited assault nicosia")
    assert (table["available"]["cells"], table["prison"]) == (available, prison)


@rule("cyprus", "3.2.4")
def test_the_alternation_starts_again_in_each_space(cyprus: Cyprus) -> None:
    # [C-7]
    table = cyprus(first="british", nicosia="1A 1T", limassol="1A 1T", larnaca="1A 1T", available={"cells": 0})
    table.play("op assault nicosia limassol larnaca")
    assert (table["available"]["cells"], table["prison"]) == (3, 0)


@rule("cyprus", "3.2.4")
@pytest.mark.parametrize(
    ("spaces", "available", "prison"),
    [
        ({"nicosia": "1A 1T", "limassol": "1A 1T", "larnaca": "1A 1T"}, 2, 1),
        ({"nicosia": "3A 3T", "limassol": "3A 3T", "larnaca": "1C 1T"}, 3, 3),
        ({"nicosia": "2A 2T", "limassol": "1A 1T", "larnaca": "1A 1T"}, 2, 2),
    ],
)
def test_by_option_the_alternation_runs_on_through_the_operation(
    cyprus: Cyprus, spaces: dict[str, str], available: int, prison: int
) -> None:
    # [C-7]
    options = {"assault_alternates_per_operation": True}
    table = cyprus(first="british", available={"cells": 0, "caches": 3}, options=options, **spaces)
    table.play("op assault nicosia limassol larnaca")
    assert (table["available"]["cells"], table["prison"]) == (available, prison)


@rule("cyprus", "3.2.4", "2.3.7")
def test_by_option_the_alternation_runs_on_into_the_space_of_a_lead(cyprus: Cyprus) -> None:
    # [C-7]
    options = {"assault_alternates_per_operation": True}
    table = cyprus(
        first="british", nicosia="1A 1T", limassol="1A 1T", intel=[0], available={"cells": 0}, options=options
    ).play("limited assault nicosia lead")
    assert (table["available"]["cells"], table["prison"]) == (1, 1)


@rule("cyprus", "3.2.4", "4.2.3")
def test_by_option_the_alternation_survives_a_special_activity(cyprus: Cyprus) -> None:
    # [C-7]
    options = {"assault_alternates_per_operation": True}
    table = cyprus(
        first="british", nicosia="1A 1T", limassol="1A 1T", prison=2, available={"cells": 0}, options=options
    ).play("op assault nicosia special {0} limassol")
    assert (table["available"]["cells"], table["prison"]) == (1, 3)


@rule("cyprus", "3.2.4")
def test_underground_cells_share_the_alternation_with_active_ones(british: Cyprus) -> None:
    # [C-9]
    table = british(nicosia="1U 1A 2T", intel=[1], available={"cells": 0}).play("op assault nicosia 1")
    assert (table["available"]["cells"], table["prison"]) == (1, 1)


# Arms Caches


@rule("cyprus", "3.2.4", "1.8", "1.6.1")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_cache_removed_adds_1_political_will_and_a_chit(british: Cyprus, value: int) -> None:
    table = british(nicosia="1C 1T").play(f"limited assault nicosia {{{value}}}")
    assert table.pieces("nicosia") == "1T"
    assert (table["political_will"], table["intel"]) == (11, [value])
    assert table["available"]["caches"] == 4


@rule("cyprus", "3.2.4")
def test_two_caches_removed_give_both_twice(british: Cyprus) -> None:
    table = british(nicosia="2C 3T", intel=[0]).play("op assault nicosia {2} {1}")
    assert (table["political_will"], table["intel"]) == (12, [2, 1, 0])


@rule("cyprus", "3.2.4")
def test_caches_go_only_once_no_cells_remain(british: Cyprus) -> None:
    table = british(nicosia="2A 1C 2T").play("limited assault nicosia")
    assert table.pieces("nicosia") == "1C 2T"
    assert table["political_will"] == 10


@rule("cyprus", "3.2.4")
def test_cells_first_then_caches_with_the_troops_that_are_left(british: Cyprus) -> None:
    table = british(nicosia="1A 2C 2T").play("limited assault nicosia {1}")
    assert table.pieces("nicosia") == "1C 2T"


@rule("cyprus", "3.2.4")
def test_an_underground_cell_protects_the_caches(british: Cyprus) -> None:
    table = british(nicosia="1U 1A 2C 6T").play("limited assault nicosia")
    assert table.pieces("nicosia") == "1U 2C 6T"


@rule("cyprus", "3.2.4")
def test_caches_of_a_mountain_take_two_troops_each(british: Cyprus) -> None:
    table = british(troodos="1A 2C 4T").play("limited assault troodos {1}")
    assert table.pieces("troodos") == "1C 4T"
    assert table["political_will"] == 11


@rule("cyprus", "3.2.4")
def test_a_mountain_with_a_single_troop_may_be_assaulted_in_vain(british: Cyprus) -> None:
    table = british(troodos="1C 1T").play("limited assault troodos")
    assert table.pieces("troodos") == "1C 1T"
    assert table.actor == "eoka"


@rule("cyprus", "3.2.4", "1.8")
def test_political_will_does_not_rise_above_15(british: Cyprus) -> None:
    table = british(nicosia="2C 2T", political_will=14).play("op assault nicosia {0} {0}")
    assert table["political_will"] == 15


@rule("cyprus", "3.2.4", "1.6.1")
def test_with_the_bag_empty_no_chit_is_drawn(british: Cyprus) -> None:
    # [C-50]
    table = british(nicosia="1C 1T", intel=[2, 2, 2, 1, 1, 1, 0, 0, 0]).play("op assault nicosia")
    assert table["political_will"] == 11
    assert len(table["intel"]) == 9


@rule("cyprus", "3.2.4", "1.6.1")
def test_with_one_chit_in_the_bag_two_caches_give_one(british: Cyprus) -> None:
    # [C-50] What is left in the bag is drawn by itself.
    table = british(nicosia="2C 2T", intel=[2, 2, 2, 1, 1, 1, 0, 0]).play("op assault nicosia")
    assert table["political_will"] == 12
    assert table["intel"] == [2, 2, 2, 1, 1, 1, 0, 0, 0]


# Spending Intel Chits


@rule("cyprus", "3.2.4", "1.6.1")
@pytest.mark.parametrize(
    ("chits", "spend", "left"),
    [([1], "1", "2U 3T"), ([2], "2", "1U 3T"), ([1, 1], "1 1", "1U 3T"), ([2, 1], "2 1", "3T")],
)
def test_chits_remove_underground_cells_up_to_their_value(
    british: Cyprus, chits: list[int], spend: str, left: str
) -> None:
    table = british(nicosia="3U 3T", intel=chits).play(f"op assault nicosia {spend}")
    assert table.pieces("nicosia") == left
    assert table["intel"] == []


@rule("cyprus", "3.2.4", "1.6.1")
def test_underground_cells_count_towards_the_limit_by_troops(british: Cyprus) -> None:
    table = british(nicosia="3U 1A 3T", intel=[2, 2]).play("op assault nicosia 2")
    assert table.pieces("nicosia") == "1U 3T"
    assert table["intel"] == [2]


@rule("cyprus", "3.2.4", "1.6.1")
def test_no_chit_is_asked_for_when_active_cells_use_up_the_limit(british: Cyprus) -> None:
    table = british(nicosia="2U 2A 2T", intel=[2]).play("limited assault nicosia")
    assert table.pieces("nicosia") == "2U 2T"
    assert table.kind == "assault.space"


@rule("cyprus", "3.2.4", "1.6.1")
def test_chits_and_troops_enough_reach_the_caches(british: Cyprus) -> None:
    table = british(nicosia="1U 1A 1C 3T", intel=[1]).play("op assault nicosia 1 {2}")
    assert table.pieces("nicosia") == "3T"
    assert (table["political_will"], table["intel"]) == (11, [2])


@rule("cyprus", "3.2.4", "1.6.1")
def test_underground_cells_paid_for_leave_fewer_troops_for_the_caches(british: Cyprus) -> None:
    table = british(nicosia="2U 2C 3T", intel=[2]).play("op assault nicosia 2 {0}")
    assert table.pieces("nicosia") == "1C 3T"


@rule("cyprus", "3.2.4", "1.6.1")
def test_in_mountains_an_underground_cell_takes_two_troops_as_well(british: Cyprus) -> None:
    table = british(troodos="2U 2T", intel=[2]).play("op assault troodos 2")
    assert table.pieces("troodos") == "1U 2T"
    assert table["intel"] == []


@rule("cyprus", "1.6.1", "3.2.4")
def test_excess_value_is_lost(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 3T", intel=[2]).play("op assault nicosia 2")
    assert table.pieces("nicosia") == "3T"
    assert table["intel"] == []


@rule("cyprus", "1.6.1", "3.2.4")
def test_the_value_of_a_chit_is_not_split_across_spaces(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1U 1T", limassol="1U 1T", larnaca="1A 1T", intel=[2])
    table.play("op assault nicosia 2 limassol")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1T", "1U 1T")


@rule("cyprus", "1.6.1", "3.2.4")
def test_different_chits_may_be_spent_in_different_spaces(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1U 1T", limassol="1U 1T", larnaca="1A 1T", intel=[1, 1])
    table.play("op assault nicosia 1 limassol 1")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1T", "1T")


@rule("cyprus", "1.6.1", "3.2.4")
def test_chits_of_0_are_not_spent(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1T", intel=[0, 0]).play("op assault nicosia")
    assert table.pieces("nicosia") == "1U 1T"
    assert table.kind == "assault.space"
    assert table["intel"] == [0, 0]


@rule("cyprus", "1.6.1", "3.2.4")
def test_spending_is_never_compulsory(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1T", intel=[2]).play("op assault nicosia")
    assert table.options == ["2", "done"]
    table.play("done")
    assert table["intel"] == [2]


@rule("cyprus", "1.6.1", "3.2.4")
def test_a_spent_chit_is_back_in_the_bag_for_the_cache_s_draw(british: Cyprus) -> None:
    table = british(nicosia="1U 1C 2T", intel=[1, 1, 1]).play("op assault nicosia 1 {1}")
    assert table["intel"] == [1, 1, 1]


@rule("cyprus", "1.6.1", "3.2.4", "2.3.7")
def test_a_chit_drawn_for_a_cache_may_be_used_at_once_for_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1C 1T", limassol="1A 1T").play("limited assault nicosia {0} lead")
    assert table.pieces("limassol") == "1T"
    assert table["intel"] == []


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.2.4", "4.2.3")
def test_a_chit_won_by_interrogate_between_two_spaces_serves_the_second(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="4A 4T", limassol="2U 2T").play("op assault nicosia special {2} limassol 2")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("4T", "2T")
    assert table["prison"] == 3
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.4", "4.2.3")
def test_interrogate_before_assault_counts_the_prison_as_it_is_then(british: Cyprus) -> None:
    table = british(nicosia="2A 2T", prison=2).play("op assault special {1} nicosia")
    assert table["intel"] == [1]
    assert table["prison"] == 3


@rule("cyprus", "4.1", "3.2.4", "4.2.3")
def test_interrogate_after_assault_counts_the_cells_just_imprisoned(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="4A 4T").play("op assault nicosia special {1}")
    assert table["intel"] == [1]
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.4", "4.2.3", "2.3.7")
def test_a_chit_won_by_interrogate_after_three_spaces_may_pay_for_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1T", limassol="1A 1T", larnaca="1A 1T", karpas="1A 1T", prison=2)
    table.play("op assault nicosia limassol larnaca special {0} lead")
    assert table.pieces("karpas") == "1T"
    assert table["intel"] == []


@rule("cyprus", "3.2.4", "1.10")
def test_assault_leaves_markers_where_they_are(british: Cyprus) -> None:
    table = british(nicosia="1A 1T Cur 2Sab").play("limited assault nicosia")
    assert table.pieces("nicosia") == "1T Cur 2Sab"
