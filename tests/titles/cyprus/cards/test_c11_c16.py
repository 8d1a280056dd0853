"""Events C11, C12 and C14 to C16."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# C11 Appeals to UN


@rule("cyprus", "C11 unshaded")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_c11_sets_opinion_to_ignored(cyprus: Cyprus, before: int) -> None:
    table = cyprus(card="C11", international_opinion=before).play("event unshaded")
    assert table["international_opinion"] == 0
    assert table.kind == "action"


@rule("cyprus", "C11 shaded")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_c11_shaded_sets_opinion_to_debated(cyprus: Cyprus, before: int) -> None:
    table = cyprus(card="C11", international_opinion=before).play("event shaded")
    assert table["international_opinion"] == 2
    assert table.kind == "action"


# C12 Hugh Foot


@rule("cyprus", "C12 unshaded")
def test_c12_grants_two_limited_operations_with_the_same_pieces_then_a_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", troodos="2U", limassol="4T", nicosia="1T 1P 1Sab")
    table.play("event unshaded search troodos limassol 4 done assault")
    assert table.pieces("troodos") == "4T"
    assert table["prison"] == 1
    assert table.kind == "special_activity"
    table.play("restore")
    assert table.pieces("nicosia") == "1T 1P"
    assert table.kind == "action"


@rule("cyprus", "C12 unshaded")
def test_c12_operations_may_be_of_the_same_type(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", international_opinion=0, nicosia="2T", larnaca="2T")
    table.play("event unshaded deploy nicosia done deploy nicosia done")
    assert table.pieces("nicosia") == "2T 2P"
    assert table.kind == "action"


@rule("cyprus", "C12 unshaded", "2.3.4")
def test_c12_operations_take_one_space_and_no_special_activity_of_their_own(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", nicosia="1A 1T", larnaca="1A 1T", prison=4)
    table.play("event unshaded assault nicosia")
    assert table.kind == "operation"
    assert table.pieces("larnaca") == "1A 1T"


@rule("cyprus", "C12 unshaded", "2.3.7")
def test_c12_operations_may_be_extended_by_a_lead(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", nicosia="1A 1T", larnaca="1A 1T", intel=[0])
    table.play("event unshaded assault nicosia lead larnaca")
    assert table.pieces("larnaca") == "1T"
    assert table["intel"] == []
    assert table.kind == "operation"


@rule("cyprus", "C12 unshaded", "4.1.1")
def test_c12_special_activity_needs_no_particular_operation(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", nicosia="1A 1T", larnaca="1A 1T", prison=2, paphos="1T 1P 1Sab")
    table.play("event unshaded assault nicosia assault larnaca")
    assert table.options == ["restore", "diplomacy", "interrogate"]
    table.play("interrogate {2}")
    assert table["intel"] == [2]


@rule("cyprus", "C12 unshaded", "4.2.1")
def test_c12_special_activity_keeps_its_own_conditions(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", prison=2, paphos="1T 1Sab", larnaca="1U 1T 1P 1Sab")
    table.play("event unshaded deploy done done deploy done done")
    assert table.kind == "special_activity"
    table.refused("restore")


@rule("cyprus", "C12 unshaded")
def test_c12_is_conducted_by_the_british_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="eoka", nicosia="1A 1T").play("event unshaded")
    assert (table.actor, table.kind) == ("british", "operation")
    assert "done" not in table.options
    table.play("assault")
    assert (table.actor, table.kind) == ("british", "operation")


@rule("cyprus", "C12 unshaded", "5.1.3")
def test_c12_special_activity_is_not_optional(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", prison=2, akrotiri="1T")
    table.play("event unshaded deploy akrotiri done deploy akrotiri done")
    assert table.options == ["diplomacy", "interrogate"]


@rule("cyprus", "C12 shaded")
def test_c12_shaded_sabotages_up_to_three_spaces(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", paphos="1U", nicosia="1U 1P", larnaca="1U", dhekelia="1U 3T")
    table.play("event shaded paphos {3} nicosia {3} dhekelia {6}")
    assert table.pieces("paphos") == "1A 1Sab"
    assert table.pieces("nicosia") == "1A 1P"
    assert table.pieces("dhekelia") == "1A 3T 1Sab"
    assert table.pieces("larnaca") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C12 shaded")
def test_c12_shaded_may_be_declined_or_stopped(cyprus: Cyprus) -> None:
    assert cyprus(card="C12", nicosia="1U").play("event shaded done").pieces("nicosia") == "1U"
    table = cyprus(card="C12", nicosia="1U", larnaca="1U").play("event shaded nicosia {1} done")
    assert table.pieces("larnaca") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C12 shaded", "3.3.3")
def test_c12_shaded_needs_underground_cells_and_no_mountain(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", nicosia="1A", troodos="1U", larnaca="1U").play("event shaded")
    assert table.options == ["larnaca", "done"]
    assert table.refused("nicosia") == "3.3.3"
    assert table.refused("troodos") == "3.3.3"


@rule("cyprus", "C12 shaded")
def test_c12_shaded_allows_an_arms_cache_for_the_roll_but_no_offensive(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", paphos="1U", limassol="1U", nicosia="1U", larnaca="1U", troodos="2C")
    table.play("event shaded paphos troodos {1} limassol done {1} nicosia done {1}")
    assert table.pieces("paphos") == "1A 1Sab"
    assert table.pieces("troodos") == "1C"
    assert table.kind == "action"


@rule("cyprus", "C12 shaded")
def test_c12_shaded_is_up_to_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", nicosia="1U", troodos="1C").play("event shaded")
    assert table.actor == "eoka"
    table.play("nicosia")
    assert (table.actor, table.options) == ("eoka", ["troodos", "done"])


@rule("cyprus", "C12 shaded", "1.7")
def test_c12_shaded_places_no_sixteenth_marker(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", nicosia="1U 14Sab", larnaca="1U").play("event shaded nicosia {6} larnaca {6}")
    assert table.pieces("nicosia") == "1A 15Sab"
    assert table.pieces("larnaca") == "1A"


# C14 Radio Athens


@rule("cyprus", "C14 unshaded")
@pytest.mark.parametrize("opinion", [0, 1])
def test_c14_removes_three_cells_to_available_at_ignored_or_discussed(cyprus: Cyprus, opinion: int) -> None:
    table = cyprus(card="C14", international_opinion=opinion, nicosia="1U 1A", troodos="2U", akrotiri="1A", prison=2)
    table.play("event unshaded nicosia active troodos akrotiri")
    assert table.pieces("nicosia") == "1U"
    assert table.pieces("troodos") == "1U"
    assert table.pieces("akrotiri") == ""
    assert table["available"]["cells"] == 8
    assert table["prison"] == 2
    assert table.kind == "action"


@rule("cyprus", "C14 unshaded")
@pytest.mark.parametrize("opinion", [2, 3, 4])
def test_c14_does_nothing_from_debated_on(cyprus: Cyprus, opinion: int) -> None:
    table = cyprus(card="C14", international_opinion=opinion, nicosia="4A").play("event unshaded")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "4A"


@rule("cyprus", "C14 unshaded", "5.1.3")
def test_c14_removes_as_many_cells_as_there_are(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", international_opinion=1, nicosia="1U", troodos="1A").play(
        "event unshaded troodos nicosia"
    )
    assert table.kind == "action"
    assert table["available"]["cells"] == 12


@rule("cyprus", "C14 unshaded", "5.1.3")
def test_c14_removal_is_compulsory_and_chosen_by_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", first="eoka", international_opinion=0, nicosia="2A", paphos="2U").play("event unshaded")
    assert table.actor == "eoka"
    assert "done" not in table.options


@rule("cyprus", "C14 shaded")
def test_c14_shaded_places_three_cells_in_towns_or_mountains(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", nicosia="3T Cur").play("event shaded")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas", "troodos", "kyrenia"]
    table.play("nicosia kyrenia kyrenia")
    assert table.pieces("nicosia") == "1U 3T Cur"
    assert table.pieces("kyrenia") == "2U"
    assert table.kind == "action"


@rule("cyprus", "C14 shaded", "5.1.1")
def test_c14_shaded_places_only_available_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", nicosia="6A", troodos="2U", prison=3).play("event shaded paphos")
    assert table.pieces("paphos") == "1U"
    assert table["available"]["cells"] == 0
    assert table["prison"] == 3
    assert table.kind == "action"
    assert cyprus(card="C14", nicosia="12U").play("event shaded").kind == "action"


@rule("cyprus", "C14 shaded")
def test_c14_shaded_executed_by_the_british_places_where_they_like(cyprus: Cyprus) -> None:
    table = cyprus(card="C14", first="british").play("event shaded")
    assert table.actor == "british"
    assert "done" not in table.options


# C15 John Harding


@rule("cyprus", "C15 unshaded")
def test_c15_places_a_curfew_then_searches_and_assaults_there(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="2U 2T 1P").play("event unshaded nicosia")
    assert table.pieces("nicosia") == "1U 2T 1P Cur"
    assert table["available"]["cells"] == 11
    assert table.kind == "action"


@rule("cyprus", "C15 unshaded", "3.2.3")
def test_c15_search_brings_adjacent_troops_that_assault_too(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="2U 1T", famagusta="2T", larnaca="5T")
    table.play("event unshaded nicosia")
    assert "larnaca" not in table.options
    table.play("famagusta 2")
    assert table.pieces("nicosia") == "1U 3T Cur"
    assert table.kind == "action"


@rule("cyprus", "C15 unshaded", "3.2.3")
def test_c15_search_may_discard_a_chit_for_a_cell_per_cube_and_the_curfew_stays(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="2U 2T", intel=[0]).play("event unshaded nicosia 0")
    assert table.pieces("nicosia") == "2T Cur"
    assert table["prison"] == 1
    assert table["intel"] == []


@rule("cyprus", "C15 unshaded")
def test_c15_takes_a_town_with_troops(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C15", first="british", paphos="1T", nicosia="1A 2P", troodos="1A 2T", akrotiri="2T", karpas="1T"
    )
    table.play("event unshaded")
    assert table.options == ["paphos", "karpas"]


@rule("cyprus", "C15 unshaded")
def test_c15_may_take_a_town_under_curfew_already(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="1A 1T Cur", paphos="1T").play("event unshaded nicosia")
    assert table.pieces("nicosia") == "1T Cur"
    assert table.kind == "action"


@rule("cyprus", "C15 unshaded", "1.10")
def test_c15_curfew_comes_from_elsewhere_when_all_four_are_out(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C15", paphos="1P Cur", limassol="1P Cur", larnaca="1P Cur", famagusta="1P Cur", nicosia="1T"
    ).play("event unshaded nicosia")
    assert (table.actor, table.options) == ("british", ["paphos", "limassol", "larnaca", "famagusta"])
    table.play("limassol")
    assert table.pieces("limassol") == "1P"
    assert table.pieces("nicosia") == "1T Cur"


@rule("cyprus", "C15 unshaded", "5.1.3")
def test_c15_without_a_town_with_troops_does_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", nicosia="1A 2P", akrotiri="4T").play("event unshaded")
    assert table.kind == "action"
    assert table.pieces("nicosia") == "1A 2P"


@rule("cyprus", "C15 unshaded", "5.1.3")
def test_c15_is_compulsory_with_neither_lead_nor_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="1A 1T", karpas="1A 1T", intel=[0], prison=2)
    table.play("event unshaded")
    assert "done" not in table.options
    table.play("nicosia curfew")
    assert table.kind == "action"
    assert table.pieces("karpas") == "1A 1T"
    assert table["intel"] == [0]


@rule("cyprus", "C15 unshaded", "3.2.4")
def test_c15_assault_may_spend_chits_on_underground_cells_and_take_a_cache(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="british", nicosia="1U 1C 2T", intel=[1])
    table.play("event unshaded nicosia curfew 1 {2}")
    assert table.pieces("nicosia") == "2T Cur"
    assert table["political_will"] == 11
    assert table["intel"] == [2]


@rule("cyprus", "C15 unshaded")
def test_c15_executed_by_eoka_takes_place_where_eoka_says(cyprus: Cyprus) -> None:
    table = cyprus(card="C15", first="eoka", nicosia="1T", larnaca="1U 1T").play("event unshaded")
    assert table.actor == "eoka"
    table.play("nicosia")
    assert table.pieces("nicosia") == "1T Cur"


@rule("cyprus", "C15 unshaded", "1.6.1")
def test_c15_executed_by_eoka_leaves_the_chits_to_the_british(cyprus: Cyprus) -> None:
    """Whoever executes the Event: it is the British player who may discard or spend Intel Chits (1.6.1)."""
    table = cyprus(card="C15", first="eoka", nicosia="2U 2T", intel=[2]).play("event unshaded nicosia")
    assert table.kind == "search.town"
    assert table.actor == "british"


@rule("cyprus", "C15 shaded", "6.5.1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (3, 4), (4, 4)])
def test_c15_shaded_shifts_opinion_two_steps_right(cyprus: Cyprus, before: int, after: int) -> None:
    table = cyprus(card="C15", international_opinion=before).play("event shaded")
    assert table["international_opinion"] == after
    assert table.kind == "action"


# C16 Q-Patrols


@rule("cyprus", "C16 unshaded")
def test_c16_removes_a_piece_from_each_of_three_spaces_with_troops(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", paphos="2U 1T", nicosia="1A 1T", troodos="1U 2C 1T", akrotiri="1A 1T")
    table.play("event unshaded paphos nicosia troodos cache")
    assert table.pieces("paphos") == "1U 1T"
    assert table.pieces("nicosia") == "1T"
    assert table.pieces("troodos") == "1U 1C 1T"
    assert table.pieces("akrotiri") == "1A 1T"
    assert table["political_will"] == 11
    assert table["available"]["cells"] == 9
    assert table["prison"] == 0
    assert table["intel"] == []
    assert table.kind == "action"


@rule("cyprus", "C16 unshaded")
def test_c16_removes_one_arms_cache_in_all(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", paphos="1C 1T", nicosia="1C 1T", larnaca="1A 1C 1T")
    table.play("event unshaded paphos")
    assert table.options == ["larnaca", "done"]
    table.play("larnaca")
    assert table.pieces("paphos") == "1T"
    assert table.pieces("nicosia") == "1C 1T"
    assert table.pieces("larnaca") == "1C 1T"
    assert table["political_will"] == 11


@rule("cyprus", "C16 unshaded")
def test_c16_without_a_cache_leaves_political_will(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", nicosia="1U 1A 1T").play("event unshaded nicosia underground")
    assert table.pieces("nicosia") == "1A 1T"
    assert table["political_will"] == 10


@rule("cyprus", "C16 unshaded")
def test_c16_asks_for_troops_not_police(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", nicosia="1A 3P", larnaca="1A 1T").play("event unshaded")
    assert table.options == ["larnaca", "done"]
    table.refused("nicosia")


@rule("cyprus", "C16 unshaded")
def test_c16_is_up_to_three_for_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="eoka", nicosia="1A 1T", larnaca="1A 1T").play("event unshaded")
    assert table.actor == "eoka"
    table.play("larnaca")
    assert table.pieces("nicosia") == "1A 1T"
    assert table.kind == "action"


@rule("cyprus", "C16 unshaded", "1.8")
def test_c16_leaves_political_will_at_15(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", political_will=15, nicosia="1C 1T").play("event unshaded nicosia")
    assert table["political_will"] == 15
    assert table.pieces("nicosia") == "1T"


@rule("cyprus", "C16 shaded")
def test_c16_shaded_places_sabotage_in_up_to_two_towns_with_troops(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C16", nicosia="1T 1Sab", larnaca="2T", karpas="1T", paphos="1U 2P", akrotiri="3T", kyrenia="1T"
    )
    table.play("event shaded")
    assert table.options == ["nicosia", "larnaca", "karpas", "done"]
    table.play("nicosia larnaca")
    assert table.pieces("nicosia") == "1T 2Sab"
    assert table.pieces("larnaca") == "2T 1Sab"
    assert table.pieces("karpas") == "1T"
    assert table.kind == "action"


@rule("cyprus", "C16 shaded")
def test_c16_shaded_places_one_marker_a_town(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", nicosia="4T").play("event shaded nicosia")
    assert table.pieces("nicosia") == "4T 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C16 shaded")
def test_c16_shaded_may_place_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", nicosia="4T").play("event shaded done")
    assert table.pieces("nicosia") == "4T"
    assert table.kind == "action"


@rule("cyprus", "C16 shaded", "5.1.1")
def test_c16_shaded_stops_when_the_markers_are_used_up(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", nicosia="1T", larnaca="1T", akrotiri="14Sab").play("event shaded nicosia")
    assert table.pieces("nicosia") == "1T 1Sab"
    assert table.pieces("larnaca") == "1T"
    assert table.kind == "action"
