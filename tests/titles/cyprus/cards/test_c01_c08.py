"""Events C1 to C8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# C1 Makarios III


@rule("cyprus", "C1 unshaded")
def test_c1_restores_two_spaces_with_any_cube(cyprus: Cyprus) -> None:
    table = cyprus(card="C1", first="british", paphos="1T Cur 2Sab", larnaca="1P 1Sab").play("event unshaded paphos")
    table.play("larnaca")
    assert table.pieces("paphos") == "1T"
    assert table.pieces("larnaca") == "1P"
    assert table.kind == "action"


@rule("cyprus", "C1 unshaded")
def test_c1_restores_no_third_space(cyprus: Cyprus) -> None:
    table = cyprus(card="C1", paphos="1T 1Sab", nicosia="1T 1Sab", dhekelia="1T 1Sab")
    table.play("event unshaded dhekelia paphos")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1T 1Sab"
    assert table.pieces("dhekelia") == "1T"


@rule("cyprus", "C1 unshaded")
def test_c1_is_at_the_discretion_of_the_british_even_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C1", first="eoka", paphos="1T 1Sab", nicosia="1P 1Sab").play("event unshaded")
    assert table.actor == "british"
    table.play("paphos")
    assert table.actor == "british"
    table.play("done")
    assert table.pieces("nicosia") == "1P 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C1 unshaded")
def test_c1_may_be_declined_altogether(cyprus: Cyprus) -> None:
    table = cyprus(card="C1", first="british", paphos="1T 1Sab").play("event unshaded done")
    assert table.pieces("paphos") == "1T 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C1 unshaded")
@pytest.mark.parametrize("eoka", ["1U", "1A", "1C"])
def test_c1_is_refused_where_any_eoka_piece_is(cyprus: Cyprus, eoka: str) -> None:
    table = cyprus(card="C1", paphos=f"{eoka} 2T 1P 1Sab", nicosia="1T 1Sab").play("event unshaded")
    assert table.options == ["nicosia", "done"]
    table.refused("paphos")


@rule("cyprus", "C1 unshaded")
def test_c1_is_refused_where_no_cube_is(cyprus: Cyprus) -> None:
    table = cyprus(card="C1", paphos="1Sab", nicosia="1T 1Sab").play("event unshaded")
    table.refused("paphos")


@rule("cyprus", "C1 unshaded")
def test_c1_with_nothing_to_restore_asks_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C1", paphos="1Sab", nicosia="1T 1P").play("event unshaded").kind == "action"


@rule("cyprus", "C1 shaded", "6.5.1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_c1_shaded_shifts_opinion_two_steps_right(cyprus: Cyprus, before: int, after: int) -> None:
    table = cyprus(card="C1", international_opinion=before).play("event shaded")
    assert table["international_opinion"] == after
    assert table.kind == "action"


# C2 Georgios Grivas


@rule("cyprus", "C2 unshaded")
def test_c2_assault_removes_caches_although_a_cell_is_underground(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", first="british", nicosia="1U 2C 2T").play("event unshaded {0} {2}")
    assert table.pieces("nicosia") == "1U 2T"
    assert table["political_will"] == 12
    assert table["intel"] == [2, 0]
    assert table["available"]["caches"] == 4


@rule("cyprus", "C2 unshaded")
def test_c2_assault_takes_caches_before_active_cells_within_the_limit(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", nicosia="2A 2C 1T").play("event unshaded {1}")
    assert table.pieces("nicosia") == "2A 1C 1T"
    assert table["political_will"] == 11


@rule("cyprus", "C2 unshaded")
def test_c2_assault_goes_on_to_cells_alternating_from_available(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", nicosia="4A 1C 4T").play("event unshaded {1}")
    assert table.pieces("nicosia") == "1A 4T"
    assert table["prison"] == 1
    assert table["available"]["cells"] == 10


@rule("cyprus", "C2 unshaded")
def test_c2_chit_drawn_for_the_cache_may_be_spent_on_an_underground_cell(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", first="british", nicosia="1U 1C 2T").play("event unshaded {1} 1")
    assert table.pieces("nicosia") == "2T"
    assert table["intel"] == []


@rule("cyprus", "C2 unshaded")
@pytest.mark.parametrize(("troops", "left"), [(1, "2C 1T"), (2, "1C 2T"), (3, "1C 3T")])
def test_c2_assault_in_a_mountain_needs_two_troops_for_each_cache(cyprus: Cyprus, troops: int, left: str) -> None:
    table = cyprus(card="C2", troodos=f"1U 2C {troops}T").play("event unshaded" + (" {0}" if troops > 1 else ""))
    assert table.pieces("troodos") == f"1U {left}"
    assert table.kind == "action"


@rule("cyprus", "C2 unshaded")
def test_c2_assault_is_in_one_space_without_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", first="british", nicosia="1A 1T", larnaca="1A 1T", intel=[0]).play("event unshaded")
    assert table.options == ["nicosia", "larnaca"]
    table.play("larnaca")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1A 1T"
    assert table["intel"] == [0]


@rule("cyprus", "C2 unshaded")
def test_c2_is_an_assault_of_the_british_unless_the_option_says_otherwise(cyprus: Cyprus) -> None:
    """Ruling B6."""
    there: dict[str, Any] = {"nicosia": "1U 1T", "larnaca": "1A 1T", "intel": [1]}
    assert cyprus(card="C2", first="eoka", **there).play("event unshaded").actor == "british"
    table = cyprus(card="C2", first="eoka", options={"operations_by_owner": False}, **there).play("event unshaded")
    assert table.actor == "eoka"
    table.play("nicosia")
    assert (table.actor, table.options) == ("british", ["1", "done"])


@rule("cyprus", "C2 unshaded", "1.8")
def test_c2_does_not_raise_political_will_above_15(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", political_will=14, nicosia="2C 2T").play("event unshaded {0} {0}")
    assert table["political_will"] == 15


@rule("cyprus", "C2 unshaded", "5.1.3")
def test_c2_without_troops_beside_eoka_does_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", nicosia="1C 2P", larnaca="3T").play("event unshaded")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1C 2P"


@rule("cyprus", "C2 shaded")
def test_c2_shaded_grants_three_limited_operations_with_the_same_pieces(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", troodos="1C 1P").play("event shaded recruit nicosia sabotage nicosia done {6} travel")
    assert table.pieces("nicosia") == "1A 1Sab"
    table.play("nicosia nicosia")
    assert table.pieces("nicosia") == "1U 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C2 shaded", "2.3.4")
def test_c2_shaded_operations_take_one_space_and_no_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", nicosia="1U 1Sab", larnaca="1U").play("event shaded sabotage nicosia {1}")
    assert table.kind == "operation"
    assert "special" not in table.options
    table.play("travel larnaca")
    assert "special" not in table.options


@rule("cyprus", "C2 shaded", "2.3.7")
def test_c2_shaded_operations_may_be_extended_by_an_offensive(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", troodos="1C", kyrenia="1C").play("event shaded recruit nicosia offensive kyrenia larnaca")
    assert table.pieces("nicosia") == "1U"
    assert table.pieces("larnaca") == "1U"
    assert table.pieces("kyrenia") == ""
    assert table.kind == "operation"


@rule("cyprus", "C2 shaded")
def test_c2_shaded_is_conducted_by_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", first="british", nicosia="1U").play("event shaded")
    for origin in ("nicosia", "karpas", "karpas"):
        assert (table.actor, table.kind) == ("eoka", "operation")
        assert "done" not in table.options
        table.play(f"travel {origin} karpas")
        assert table.pieces("karpas") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C2 shaded", "5.1.3")
def test_c2_shaded_does_nothing_when_eoka_has_no_operation(cyprus: Cyprus) -> None:
    assert cyprus(card="C2").play("event shaded").kind == "action"


@rule("cyprus", "C2 shaded", "5.1.3")
def test_c2_shaded_stops_when_no_further_operation_is_possible(cyprus: Cyprus) -> None:
    table = cyprus(card="C2", nicosia="1U 1T", capabilities={"C32": "unshaded"})
    table.play("event shaded ambush {1}")
    assert table.pieces("nicosia") == "1T"
    assert table.kind == "action"


# C3 AKEL


@rule("cyprus", "C3 unshaded")
def test_c3_patrols_one_space_then_raises_political_will(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="2A", larnaca="1A 1P").play("event unshaded nicosia")
    table.play("larnaca")
    assert table.kind == "patrol.removal"
    table.play("nicosia")
    assert table.pieces("nicosia") == "1A 1P"
    assert table.pieces("larnaca") == "1A"
    assert table["prison"] == 1
    assert table["political_will"] == 11


@rule("cyprus", "C3 unshaded")
def test_c3_raises_political_will_even_if_the_patrol_is_declined(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="1A 1P").play("event unshaded done")
    assert table.pieces("nicosia") == "1A 1P"
    assert table["political_will"] == 11


@rule("cyprus", "C3 unshaded", "5.1.3")
def test_c3_raises_political_will_even_if_no_patrol_is_possible(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", troodos="1A 1P").play("event unshaded")
    assert table["political_will"] == 11
    assert table.kind == "action"


@rule("cyprus", "C3 unshaded", "1.8")
def test_c3_leaves_political_will_at_15(cyprus: Cyprus) -> None:
    assert cyprus(card="C3", political_will=15).play("event unshaded")["political_will"] == 15


@rule("cyprus", "C3 unshaded")
def test_c3_patrol_is_the_british_ones_to_conduct_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="eoka", nicosia="1A 1P").play("event unshaded")
    assert table.actor == "british"
    assert table.options == ["nicosia", "done"]


@rule("cyprus", "C3 unshaded", "2.3.7")
def test_c3_limited_patrol_may_be_extended_by_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="1U", larnaca="1A 2P", intel=[0])
    table.play("event unshaded nicosia lead larnaca larnaca nicosia 1 done larnaca")
    assert table["intel"] == []
    assert table.pieces("nicosia") == "1U 1P"
    assert table.pieces("larnaca") == "1P"
    assert table["political_will"] == 11


@rule("cyprus", "C3 unshaded", "2.3.4")
def test_c3_patrol_takes_one_space_without_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="1A", larnaca="1A 1P").play("event unshaded larnaca")
    assert table.kind == "patrol.removal"
    assert table.options[0] == "larnaca"
    assert "nicosia" not in table.options


@rule("cyprus", "C3 unshaded", "3.2.2")
def test_c3_patrol_may_spend_chits_on_underground_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="2U 2P", intel=[2]).play("event unshaded nicosia")
    table.play("nicosia 2")
    assert table.pieces("nicosia") == "2P"
    assert table["prison"] == 2
    assert table["intel"] == []


@rule("cyprus", "C3 shaded")
def test_c3_shaded_propagandizes_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", international_opinion=1, nicosia="2U 1T Cur").play("event shaded nicosia")
    assert table["international_opinion"] == 3
    assert table.pieces("nicosia") == "1U 1A 1T Cur"
    assert table.kind == "action"


@rule("cyprus", "C3 shaded", "4.3.3")
def test_c3_shaded_activates_no_cell_where_one_is_active(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", nicosia="1U 1A 1T Cur").play("event shaded nicosia")
    assert table.pieces("nicosia") == "1U 1A 1T Cur"


@rule("cyprus", "C3 shaded")
def test_c3_shaded_needs_a_cell_and_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", nicosia="1U 1T Cur", larnaca="1U 1Sab", paphos="1T Cur").play("event shaded")
    assert table.options == ["nicosia", "done"]
    table.refused("larnaca")
    table.refused("paphos")


@rule("cyprus", "C3 shaded")
def test_c3_shaded_may_lower_political_will_where_sabotage_is_too(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", nicosia="1A 1T Cur 1Sab").play("event shaded nicosia political_will")
    assert table["political_will"] == 9
    assert table["international_opinion"] == 2


@rule("cyprus", "C3 shaded")
def test_c3_shaded_is_up_to_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", nicosia="1A 1T Cur").play("event shaded")
    assert table.actor == "eoka"
    table.play("done")
    assert table["international_opinion"] == 2


@rule("cyprus", "C3 shaded")
def test_c3_shaded_without_cell_under_curfew_does_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C3", nicosia="1T Cur", larnaca="1U").play("event shaded").kind == "action"


# C4 Suez Crisis


@rule("cyprus", "C4")
def test_c4_puts_three_troops_of_the_executing_players_choice_aside(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", first="eoka", paphos="2T", nicosia="2T", akrotiri="8T").play("event")
    assert table.actor == "eoka"
    assert "done" not in table.options
    table.play("nicosia nicosia akrotiri")
    assert table["suez"] == 3
    assert table["available"]["troops"] == 0
    assert table.pieces("nicosia") == ""
    assert table.pieces("akrotiri") == "7T"


@rule("cyprus", "C4", "5.1.3")
def test_c4_takes_what_troops_there_are(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", nicosia="1T 1P", akrotiri="1T").play("event nicosia akrotiri")
    assert table["suez"] == 2
    assert table.pieces("nicosia") == "1P"
    assert table.kind == "action"


@rule("cyprus", "C4", "1.10")
def test_c4_lifts_a_curfew_left_without_british_pieces(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", nicosia="2T Cur", larnaca="1T 1P Cur", akrotiri="9T").play(
        "event nicosia nicosia larnaca"
    )
    assert table.pieces("nicosia") == ""
    assert table.pieces("larnaca") == "1P Cur"


@rule("cyprus", "C4", "6.4")
def test_c4_troops_return_to_bases_of_british_choice_at_the_next_reset(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", deck=["C1", "C33", "C5"], nicosia="3T 1P").play("event nicosia nicosia nicosia")
    table.play("pass.op {1} pass.op pass.event {2}")
    assert table["card"] == "C33"
    assert table["suez"] == 3
    table.play("1")
    assert table.actor == "british"
    assert table.options == ["0", "1", "2", "3"]
    table.play("1")
    assert table["suez"] == 0
    assert table.pieces("akrotiri") == "1T"
    assert table.pieces("dhekelia") == "2T"
    assert table["card"] == "C5"


@rule("cyprus", "C4", "6.4")
def test_c4_troops_aside_do_not_return_at_a_later_card(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", akrotiri="3T").play("event pass.op {1}")
    assert table["card"] == "C1"
    assert table["suez"] == 3
    assert table.pieces("akrotiri") == ""


# C5 Turkish Government


@rule("cyprus", "C5 unshaded", "6.5.1")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_c5_shifts_opinion_two_steps_left(cyprus: Cyprus, before: int, after: int) -> None:
    table = cyprus(card="C5", international_opinion=before).play("event unshaded")
    assert table["international_opinion"] == after


@rule("cyprus", "C5 shaded")
def test_c5_shaded_places_one_sabotage_in_a_town_with_police_and_eoka(cyprus: Cyprus) -> None:
    table = cyprus(card="C5", nicosia="1A 2P", larnaca="1U 1P 1Sab").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "larnaca"])
    table.play("larnaca")
    assert table.pieces("larnaca") == "1U 1P 2Sab"
    assert table.kind == "action"


@rule("cyprus", "C5 shaded")
def test_c5_shaded_counts_an_arms_cache_as_eoka(cyprus: Cyprus) -> None:
    assert cyprus(card="C5", nicosia="1C 1P").play("event shaded").pieces("nicosia") == "1C 1P 1Sab"


@rule("cyprus", "C5 shaded")
def test_c5_shaded_is_for_towns_with_police_only(cyprus: Cyprus) -> None:
    table = cyprus(card="C5", nicosia="1U 2T", larnaca="1P", akrotiri="1U 1P", troodos="1U 1P").play("event shaded")
    assert table.kind == "action"
    assert sum(space["sabotage"] for space in table["spaces"].values()) == 0


@rule("cyprus", "C5 shaded", "5.1.1")
def test_c5_shaded_places_nothing_when_the_markers_are_used_up(cyprus: Cyprus) -> None:
    table = cyprus(card="C5", nicosia="1U 1P", akrotiri="15Sab").play("event shaded")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1U 1P"


# C6 Operation Pepperpot


@rule("cyprus", "C6 unshaded")
def test_c6_moves_cubes_of_both_kinds_from_anywhere_then_activates_one_cell_per_cube(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", karpas="1U 2P", akrotiri="2T", troodos="4U", kyrenia="1U 1C")
    table.play("event unshaded akrotiri troodos 2 karpas troodos 1 done")
    assert table.pieces("troodos") == "1U 3A 2T 1P"
    assert table.pieces("kyrenia") == "1U 1C"
    assert table.pieces("karpas") == "1U 1P"


@rule("cyprus", "C6 unshaded")
def test_c6_searches_both_mountains(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", akrotiri="3T", troodos="2U", kyrenia="3U 1T")
    table.play("event unshaded akrotiri troodos 1 akrotiri kyrenia 1")
    assert table.pieces("troodos") == "1U 1A 1T"
    assert table.pieces("kyrenia") == "1U 2A 2T"
    assert table.pieces("akrotiri") == "1T"
    assert table.kind == "action"


@rule("cyprus", "C6 unshaded")
def test_c6_may_move_nothing_and_still_searches_with_cubes_already_there(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", akrotiri="3T", troodos="2U 1T").play("event unshaded done")
    assert table.pieces("troodos") == "1U 1A 1T"
    assert table.pieces("akrotiri") == "3T"


@rule("cyprus", "C6 unshaded", "1.10")
def test_c6_lifts_a_curfew_left_without_british_pieces(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", nicosia="1T 1P Cur").play("event unshaded nicosia troodos")
    assert table.pieces("nicosia") == "1P Cur"
    table.play("nicosia troodos")
    assert table.pieces("nicosia") == ""
    assert table.pieces("troodos") == "1T 1P"


@rule("cyprus", "C6 unshaded")
def test_c6_moves_are_british_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="eoka", akrotiri="3T", troodos="1U").play("event unshaded")
    assert table.actor == "british"
    table.play("akrotiri")
    assert (table.actor, table.options) == ("british", ["troodos", "kyrenia"])


@rule("cyprus", "C6 unshaded")
def test_c6_has_no_lead_and_draws_or_discards_no_chit(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", nicosia="1T", troodos="1U", intel=[2, 1])
    table.play("event unshaded nicosia troodos")
    assert table.kind == "action"
    assert table["intel"] == [2, 1]


@rule("cyprus", "C6 shaded")
def test_c6_shaded_travels_from_each_mountain_and_flips_underground(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", troodos="2A", kyrenia="1A 1U", nicosia="1A")
    table.play("event shaded troodos paphos 1 akrotiri 1 kyrenia kyrenia 2")
    assert table.pieces("paphos") == "1U"
    assert table.pieces("akrotiri") == "1U"
    assert table.pieces("kyrenia") == "2U"
    assert table.pieces("nicosia") == "1A"
    assert table.kind == "action"


@rule("cyprus", "C6 shaded")
def test_c6_shaded_travels_from_mountains_only_and_may_be_declined(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", troodos="1A", nicosia="1A").play("event shaded")
    assert table.options == ["troodos", "done"]
    table.refused("nicosia")
    table.play("done")
    assert table.pieces("troodos") == "1A"


@rule("cyprus", "C6 shaded", "3.3.2")
def test_c6_shaded_moves_each_cell_once(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", troodos="1A", kyrenia="1A").play("event shaded troodos kyrenia kyrenia")
    table.play("paphos")
    assert table.pieces("paphos") == "1U"
    assert table.pieces("kyrenia") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C6 shaded", "3.3.2")
def test_c6_shaded_travel_to_a_curfew_is_tested_as_usual(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", troodos="2U", nicosia="2T Cur").play("event shaded troodos nicosia 2")
    assert table.pieces("nicosia") == "2A 2T Cur"


@rule("cyprus", "C6 shaded")
def test_c6_shaded_is_up_to_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C6", first="british", troodos="1A").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["troodos", "done"])


@rule("cyprus", "C6 shaded", "5.1.3")
def test_c6_shaded_with_empty_mountains_does_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C6", nicosia="1A", troodos="1C").play("event shaded").kind == "action"


# C7 Mass Detention


@rule("cyprus", "C7 unshaded")
def test_c7_sends_every_cell_under_curfew_to_prison(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", prison=1, nicosia="2U 1A 1C 1T Cur", larnaca="1U 1P Cur", paphos="1A 3T")
    table.play("event unshaded")
    assert table["prison"] == 5
    assert table.pieces("nicosia") == "1C 1T Cur"
    assert table.pieces("larnaca") == "1P Cur"
    assert table.pieces("paphos") == "1A 3T"
    assert table.kind == "action"


@rule("cyprus", "C7 unshaded", "5.1.3")
def test_c7_without_curfew_does_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", nicosia="2A 3T").play("event unshaded")
    assert table["prison"] == 0


@rule("cyprus", "C7 shaded")
def test_c7_shaded_frees_one_cell_into_each_curfew_space(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", prison=4, nicosia="1A 1T Cur", larnaca="1P Cur", paphos="1T")
    table.play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "larnaca", "done"])
    table.play("nicosia larnaca")
    assert table.pieces("nicosia") == "1U 1A 1T Cur"
    assert table.pieces("larnaca") == "1U 1P Cur"
    assert table["prison"] == 2
    assert table["available"]["cells"] == 7
    assert table.kind == "action"


@rule("cyprus", "C7 shaded")
def test_c7_shaded_may_place_fewer_as_the_executing_player_likes(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", first="british", prison=2, nicosia="1T Cur", larnaca="1P Cur").play("event shaded")
    assert table.actor == "british"
    table.play("larnaca")
    assert table.pieces("nicosia") == "1T Cur"
    assert table.pieces("larnaca") == "1U 1P Cur"
    declined = cyprus(card="C7", first="british", prison=2, nicosia="1T Cur").play("event shaded done")
    assert declined["prison"] == 2


@rule("cyprus", "C7 shaded")
def test_c7_shaded_takes_cells_from_prison_only(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", prison=1, nicosia="1T Cur", larnaca="1P Cur").play("event shaded larnaca")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1T Cur"
    assert cyprus(card="C7", prison=0, nicosia="1T Cur").play("event shaded").kind == "action"


# C8 School Children Revolt


@rule("cyprus", "C8 unshaded")
def test_c8_removes_two_cells_from_any_spaces_to_available(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", first="british", nicosia="1U 1A", troodos="2U", dhekelia="1A", prison=1)
    table.play("event unshaded nicosia underground dhekelia")
    assert table.pieces("nicosia") == "1A"
    assert table.pieces("dhekelia") == ""
    assert table["available"]["cells"] == 8
    assert table["prison"] == 1
    assert table.kind == "action"


@rule("cyprus", "C8 unshaded")
def test_c8_may_take_both_cells_from_one_space(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", first="british", nicosia="1U", troodos="1U 2A")
    table.play("event unshaded troodos active troodos underground")
    assert table.pieces("troodos") == "1A"
    assert table.pieces("nicosia") == "1U"


@rule("cyprus", "C8 unshaded", "5.1.3")
def test_c8_is_compulsory_for_whoever_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", first="eoka", paphos="1U", nicosia="1U", troodos="1U").play("event unshaded")
    assert table.actor == "eoka"
    assert table.options == ["paphos", "nicosia", "troodos"]


@rule("cyprus", "C8 unshaded", "5.1.3")
def test_c8_removes_what_cells_there_are_and_none_from_prison(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", nicosia="1U", prison=3).play("event unshaded")
    assert table["available"]["cells"] == 9
    assert table["prison"] == 3
    assert table.kind == "action"


@rule("cyprus", "C8 shaded")
def test_c8_shaded_propagandizes_a_curfew_without_a_cell(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", nicosia="1T Cur", larnaca="1P Cur").play("event shaded nicosia")
    assert table["international_opinion"] == 4
    assert table.pieces("nicosia") == "1T Cur"
    assert table.kind == "action"


@rule("cyprus", "C8 shaded", "4.3.3")
def test_c8_shaded_activates_a_cell_where_all_are_underground(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", nicosia="2U 1T Cur").play("event shaded nicosia")
    assert table.pieces("nicosia") == "1U 1A 1T Cur"


@rule("cyprus", "C8 shaded")
def test_c8_shaded_may_lower_political_will_where_sabotage_is_too(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", nicosia="1T Cur 2Sab").play("event shaded nicosia political_will")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1T Cur 2Sab"


@rule("cyprus", "C8 shaded")
def test_c8_shaded_needs_a_curfew(cyprus: Cyprus) -> None:
    assert cyprus(card="C8", nicosia="1U 1Sab", larnaca="2T").play("event shaded").kind == "action"


@rule("cyprus", "C8 shaded")
def test_c8_shaded_is_up_to_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", first="british", nicosia="1T Cur").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "done"])
    table.play("done")
    assert table["international_opinion"] == 2


@rule("cyprus", "C8 shaded", "1.8", "6.5.1")
def test_c8_shaded_stops_at_the_ends_of_the_tracks(cyprus: Cyprus) -> None:
    opinion = cyprus(card="C8", international_opinion=3, nicosia="1T Cur").play("event shaded nicosia")
    assert opinion["international_opinion"] == 4
    will = cyprus(card="C8", political_will=0, nicosia="1T Cur 1Sab").play("event shaded nicosia political_will")
    assert will["political_will"] == 0
