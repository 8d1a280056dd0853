"""Patrol (3.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import SPACES, Table, rule

Cyprus = Callable[..., Table]


@pytest.fixture
def british(cyprus: Cyprus) -> Cyprus:
    """A position in which the British are First Eligible."""
    return partial(cyprus, first="british")


# Destinations


@rule("cyprus", "3.2.2")
def test_patrol_selects_spaces_with_cells_that_are_no_mountains(british: Cyprus) -> None:
    table = british(nicosia="1U", karpas="1A", akrotiri="1U", troodos="2A", paphos="1C").play("op patrol")
    assert [option for option in table.options if option in SPACES] == ["nicosia", "karpas", "akrotiri"]


@rule("cyprus", "3.2.2")
@pytest.mark.parametrize("space", ["troodos", "kyrenia"])
def test_patrol_is_refused_in_mountains(british: Cyprus, space: str) -> None:
    table = british(nicosia="1U", limassol="1U", **{space: "2A"}).play("op patrol")
    assert table.refused(space) == "3.2.2"


@rule("cyprus", "3.2.2")
@pytest.mark.parametrize("there", ["", "1C", "2P", "3T 1P 1Sab"])
def test_patrol_is_refused_without_cells(british: Cyprus, there: str) -> None:
    table = british(nicosia="1U", limassol="1U", karpas=there).play("op patrol")
    assert table.refused("karpas") == "3.2.2"


@rule("cyprus", "3.2.2")
def test_a_destination_needs_no_police_when_selected(british: Cyprus) -> None:
    # [C-6]
    table = british(nicosia="1A", limassol="1A", larnaca="1P").play("limited patrol nicosia larnaca nicosia")
    assert table.pieces("nicosia") == "1P"


# Moving Police


@rule("cyprus", "3.2.2")
def test_police_move_from_anywhere_on_the_map(british: Cyprus) -> None:
    table = british(karpas="2A", limassol="1A", paphos="1P", akrotiri="1P", troodos="1P")
    table.play("limited patrol karpas paphos troodos akrotiri karpas")
    assert table.pieces("karpas") == "3P"


@rule("cyprus", "3.2.2")
def test_police_move_to_any_of_the_destinations(british: Cyprus) -> None:
    table = british(nicosia="1U", limassol="1U", karpas="1U", larnaca="6P")
    table.play("op patrol nicosia limassol karpas done larnaca limassol 1 larnaca nicosia 2 larnaca karpas 3")
    assert [table[town]["police"] for town in ("nicosia", "limassol", "karpas", "larnaca")] == [2, 1, 3, 0]


@rule("cyprus", "3.2.2")
def test_police_move_between_destinations(british: Cyprus) -> None:
    table = british(nicosia="1U 2P", limassol="1U", karpas="1U").play("op patrol nicosia limassol done nicosia 2")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1U", "1U 2P")


@rule("cyprus", "3.2.2")
def test_each_police_moves_once(british: Cyprus) -> None:
    table = british(nicosia="1U 1P", limassol="1U", karpas="1U").play("op patrol nicosia limassol done nicosia")
    assert table.pieces("limassol") == "1U 1P"
    assert table.kind != "patrol.origin"


@rule("cyprus", "3.2.2")
def test_police_need_not_move(british: Cyprus) -> None:
    # [C-6]
    table = british(karpas="1A 1P", limassol="1A", nicosia="2P").play("limited patrol karpas done karpas")
    assert (table.pieces("karpas"), table.pieces("nicosia")) == ("1P", "2P")
    assert table["prison"] == 1


@rule("cyprus", "3.2.2")
def test_troops_do_not_move_with_patrol(british: Cyprus) -> None:
    table = british(nicosia="1A", limassol="1A", larnaca="3T", karpas="1P").play("limited patrol nicosia")
    assert table.refused("larnaca") == "1.4"


@rule("cyprus", "3.2.2")
def test_police_do_not_move_to_a_space_that_was_not_selected(british: Cyprus) -> None:
    table = british(nicosia="1A", limassol="1A", karpas="2P").play("op patrol nicosia limassol done karpas")
    assert table.options == ["limassol", "nicosia"]


@rule("cyprus", "3.2.2", "1.10")
def test_a_curfew_goes_with_the_last_cube(british: Cyprus) -> None:
    # [C-14]
    table = british(nicosia="1A", limassol="1A", larnaca="1P Cur", karpas="1T 1P Cur")
    table.play("limited patrol nicosia larnaca karpas nicosia")
    assert (table.pieces("larnaca"), table.pieces("karpas")) == ("", "1T Cur")


@rule("cyprus", "3.2.2", "1.10")
def test_a_curfew_stays_where_other_police_arrive(british: Cyprus) -> None:
    table = british(nicosia="1U 1P Cur", limassol="1U", karpas="1P")
    table.play("op patrol nicosia limassol done nicosia karpas nicosia")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1U 1P Cur", "1U 1P")


# Removing Cells


@rule("cyprus", "3.2.2", "1.3.6")
@pytest.mark.parametrize(
    ("there", "left", "prison"), [("3A 1P", "2A 1P", 1), ("3A 2P", "1A 2P", 2), ("2A 3P", "3P", 2)]
)
def test_one_active_cell_goes_to_prison_for_each_police(british: Cyprus, there: str, left: str, prison: int) -> None:
    table = british(nicosia=there, limassol="1A").play("limited patrol nicosia nicosia")
    assert table.pieces("nicosia") == left
    assert table["prison"] == prison


@rule("cyprus", "3.2.2")
def test_troops_count_for_nothing_in_patrol(british: Cyprus) -> None:
    # [C-3]
    table = british(nicosia="3A 4T 1P", limassol="1A").play("limited patrol nicosia nicosia")
    assert table.pieces("nicosia") == "2A 4T 1P"


@rule("cyprus", "3.2.2")
def test_nothing_is_removed_where_troops_stand_without_police(british: Cyprus) -> None:
    # [C-3]
    table = british(nicosia="3A 4T", limassol="1A").play("limited patrol nicosia")
    assert table.pieces("nicosia") == "3A 4T"
    assert table.actor == "eoka"


@rule("cyprus", "3.2.2")
def test_cells_are_removed_in_one_destination_only(british: Cyprus) -> None:
    table = british(nicosia="1A 1P", limassol="1A 1P", karpas="1A 1P").play("op patrol nicosia limassol done done")
    assert [option for option in table.options if option in SPACES] == ["limassol", "nicosia"]
    table.play("nicosia")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1P", "1A 1P")


@rule("cyprus", "3.2.2")
def test_cells_are_removed_in_a_destination_only(british: Cyprus) -> None:
    # The rule that confines removal to destinations is that of Patrol.
    table = british(nicosia="1A 1P", karpas="1A 1P").play("limited patrol nicosia done")
    assert table.refused("karpas") == "3.2.2"


@rule("cyprus", "3.2.2", "2.3.7")
def test_a_lead_adds_a_destination_but_no_second_removal(british: Cyprus) -> None:
    # [C-4]
    table = british(nicosia="1A 1P", limassol="1A 1P", karpas="1A", intel=[0])
    table.play("limited patrol nicosia lead limassol done nicosia")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1P", "1A 1P")
    assert table.actor == "eoka"


@rule("cyprus", "3.2.2", "2.3.7")
def test_by_option_a_lead_adds_a_second_removal(british: Cyprus) -> None:
    # [C-4]
    table = british(nicosia="2A 1P", limassol="1A 1P", karpas="1A", intel=[0], options={"lead_adds_removal": True})
    table.play("limited patrol nicosia lead limassol done nicosia")
    assert table.options == ["limassol", "done"]
    table.play("limassol")
    assert (table.pieces("nicosia"), table.pieces("limassol")) == ("1A 1P", "1P")
    assert table["prison"] == 2


@rule("cyprus", "3.2.2", "2.3.7")
def test_by_that_option_the_second_removal_needs_a_lead(british: Cyprus) -> None:
    # [C-4] Three destinations, but no Lead.
    table = british(nicosia="1A 1P", limassol="1A 1P", karpas="1A 1P", intel=[0], options={"lead_adds_removal": True})
    table.play("op patrol nicosia limassol karpas done done nicosia done")
    assert [table.pieces(town) for town in ("nicosia", "limassol", "karpas")] == ["1P", "1A 1P", "1A 1P"]
    assert table.actor == "eoka"


@rule("cyprus", "3.2.2")
def test_patrol_may_move_police_and_remove_nobody(british: Cyprus) -> None:
    table = british(nicosia="1A", limassol="1A", karpas="1P").play("limited patrol nicosia karpas done")
    assert table.pieces("nicosia") == "1A 1P"
    assert table.actor == "eoka"


@rule("cyprus", "3.2.2")
def test_the_police_that_arrived_count_too(british: Cyprus) -> None:
    table = british(nicosia="3A 1P", limassol="1A", karpas="2P").play("limited patrol nicosia karpas 2 nicosia")
    assert table.pieces("nicosia") == "3P"


@rule("cyprus", "3.2.2")
def test_patrol_does_not_touch_caches(british: Cyprus) -> None:
    table = british(nicosia="1A 1C 3P", limassol="1A").play("limited patrol nicosia nicosia")
    assert table.pieces("nicosia") == "1C 3P"
    assert table["political_will"] == 10


@rule("cyprus", "3.2.2")
def test_patrol_in_a_base(british: Cyprus) -> None:
    table = british(akrotiri="2A", limassol="1A", nicosia="1P").play("limited patrol akrotiri nicosia akrotiri")
    assert table.pieces("akrotiri") == "1A 1P"


# Spending Intel Chits (1.6.1)


@rule("cyprus", "3.2.2", "1.6.1")
def test_without_chits_underground_cells_stay(british: Cyprus) -> None:
    table = british(nicosia="2U 3P", limassol="1A").play("limited patrol nicosia")
    assert table.pieces("nicosia") == "2U 3P"
    assert table.actor == "eoka"


@rule("cyprus", "3.2.2", "1.6.1")
@pytest.mark.parametrize(("chits", "spend", "left"), [([1], "1", "1U"), ([2], "2", ""), ([1, 1], "1 1", "")])
def test_chits_of_that_value_remove_underground_cells(british: Cyprus, chits: list[int], spend: str, left: str) -> None:
    table = british(nicosia="2U 2P", limassol="1A", intel=chits).play(f"op patrol nicosia done nicosia {spend}")
    assert table.pieces("nicosia") == f"{left} 2P".strip()
    assert table["prison"] == 2 - len(left) // 2
    assert table["intel"] == []


@rule("cyprus", "3.2.2", "1.6.1")
def test_underground_cells_count_towards_the_limit_by_police(british: Cyprus) -> None:
    table = british(nicosia="2U 2A 3P", limassol="1A", intel=[2, 2]).play("op patrol nicosia done nicosia 2")
    assert (table.kind, table.options) == ("patrol.removal", ["1", "2"])
    table.play("1")
    assert table.pieces("nicosia") == "1U 3P"
    assert table["prison"] == 3


@rule("cyprus", "3.2.2", "3.1")
def test_the_british_choose_which_cell_a_patrol_takes(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1A 1P", limassol="1A", intel=[2]).play("op patrol nicosia done nicosia")
    assert (table.kind, table.options) == ("spend", ["2", "done"])
    assert table.play("2").pieces("nicosia") == "1A 1P"
    assert (table["prison"], table["intel"]) == (1, [])
    table = british(nicosia="1U 1A 1P", limassol="1A", intel=[2]).play("op patrol nicosia done nicosia done")
    assert (table.pieces("nicosia"), table["intel"]) == ("1U 1P", [2])


@rule("cyprus", "1.6.1")
def test_the_excess_value_of_a_chit_is_lost(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1P", limassol="1A", intel=[2]).play("op patrol nicosia done nicosia 2")
    assert table.pieces("nicosia") == "1P"
    assert table["intel"] == []


@rule("cyprus", "1.6.1")
def test_a_chit_of_0_removes_nothing(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1P", limassol="1A", intel=[0, 0]).play("op patrol nicosia")
    table.play("done done")
    assert table.pieces("nicosia") == "1U 1P"
    assert table["intel"] == [0, 0]


@rule("cyprus", "1.6.1")
def test_spending_is_never_compulsory(british: Cyprus) -> None:
    # [C-8]
    table = british(nicosia="1U 1A 2P", limassol="1A", intel=[1]).play("op patrol nicosia done nicosia done")
    assert table.pieces("nicosia") == "1U 2P"
    assert table["intel"] == [1]


@rule("cyprus", "1.6.1")
def test_the_british_may_stop_spending_after_one_chit(british: Cyprus) -> None:
    table = british(nicosia="3U 3P", limassol="1A", intel=[1, 1]).play("op patrol nicosia done nicosia 1 done")
    assert table.pieces("nicosia") == "2U 3P"
    assert table["intel"] == [1]


@rule("cyprus", "1.6.1")
def test_a_lead_s_chit_cannot_be_spent_as_well(british: Cyprus) -> None:
    table = british(nicosia="1U 1P", limassol="1U", karpas="1U", intel=[1])
    table.play("limited patrol nicosia lead limassol done")
    assert table.pieces("nicosia") == "1U 1P"
    assert table.actor == "eoka"


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.2.2", "4.2.2")
@pytest.mark.parametrize(
    "play", ["special nicosia done nicosia", "nicosia special done nicosia", "nicosia done nicosia special"]
)
def test_diplomacy_before_during_and_after_patrol(british: Cyprus, play: str) -> None:
    table = british(nicosia="1A 1P", limassol="1A").play(f"op patrol {play}")
    assert table["international_opinion"] == 1
    assert table.pieces("nicosia") == "1P"
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.2", "4.2.2", "1.10")
def test_diplomacy_after_patrol_counts_the_curfews_that_are_left(british: Cyprus) -> None:
    table = british(nicosia="1A", limassol="1A 1Sab", larnaca="1P Cur", karpas="1Sab", paphos="1Sab")
    table.play("op patrol nicosia done larnaca nicosia special")
    assert table["international_opinion"] == 1
