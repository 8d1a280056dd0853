"""Capabilities about EOKA: C13, C23, C25, C31, C32 (5.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# C13 Human Rights Committees


@rule("cyprus", "C13 unshaded")
def test_c13_propagandize_at_a_curfew_shifts_opinion_one_step(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C13": "unshaded"}, nicosia="1A 1T Cur", larnaca="1A 1T")
    table.play("op travel special propagandize")
    assert table["international_opinion"] == 3


@rule("cyprus", "C13 unshaded")
def test_c13_leaves_propagandize_at_sabotage_as_it_is(cyprus: Cyprus) -> None:
    table = cyprus(card="C13", nicosia="1A 1T Cur 1Sab", larnaca="1A 1T").play("event unshaded pass.op {0}")
    table.play("op travel special propagandize political_will")
    assert table["political_will"] == 9
    assert table["international_opinion"] == 2


@rule("cyprus", "C13 unshaded", "C3 shaded", "C8 shaded")
@pytest.mark.parametrize("card", ["C3", "C8"])
def test_c13_also_holds_for_propagandize_of_an_event(cyprus: Cyprus, card: str) -> None:
    table = cyprus(card=card, capabilities={"C13": "unshaded"}, nicosia="1A 1T Cur").play("event shaded nicosia")
    assert table["international_opinion"] == 3


@rule("cyprus", "C13 shaded")
def test_c13_shaded_propagandizes_in_two_spaces(cyprus: Cyprus) -> None:
    table = cyprus(
        capabilities={"C13": "shaded"},
        international_opinion=1,
        nicosia="1U 1T Cur",
        larnaca="1A 1T 1Sab",
        karpas="1A 1T 1Sab",
    )
    table.play("op travel special propagandize nicosia")
    assert table.options == ["larnaca", "karpas", "done"]
    table.play("karpas")
    assert table["international_opinion"] == 3
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 1T Cur"
    assert table.kind == "travel.origin"


@rule("cyprus", "C13 shaded", "4.1")
def test_c13_shaded_second_space_is_optional_and_another_one(cyprus: Cyprus) -> None:
    table = cyprus(card="C13", nicosia="1A 1T Cur 1Sab", larnaca="1A 1T 1Sab").play("event shaded pass.op {0}")
    table.play("op travel special propagandize nicosia political_will")
    assert table.options == ["larnaca", "done"]
    table.refused("nicosia")
    table.play("done")
    assert table["political_will"] == 9


@rule("cyprus", "C13 shaded", "C3 shaded")
def test_c13_shaded_does_not_widen_akel(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C3", international_opinion=0, capabilities={"C13": "shaded"}, nicosia="1A 1T Cur", larnaca="1A 1T Cur"
    )
    table.play("event shaded nicosia")
    assert table["international_opinion"] == 2
    assert table.kind == "action"


@rule("cyprus", "C13 shaded", "C8 shaded")
def test_c13_shaded_does_not_widen_school_children_revolt(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C8", international_opinion=0, capabilities={"C13": "shaded"}, nicosia="1T Cur", larnaca="1T Cur"
    )
    table.play("event shaded larnaca")
    assert table["international_opinion"] == 2
    assert table.kind == "action"


@rule("cyprus", "4.3.3")
def test_propagandize_takes_one_space_without_c13(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1A 1T Cur", larnaca="1A 1T 1Sab").play("op travel special propagandize nicosia")
    assert table.kind == "travel.origin"
    assert table["political_will"] == 10


# C23 Street Riots


@rule("cyprus", "C23 unshaded")
def test_c23_sabotage_beside_british_pieces_first_costs_a_cell(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C23": "unshaded"}, nicosia="2U 1A 1T", larnaca="1U")
    table.play("limited sabotage nicosia")
    assert (table.actor, table.options) == ("eoka", ["underground", "active"])
    table.play("underground {5}")
    assert table.pieces("nicosia") == "2A 1T 1Sab"
    assert table["available"]["cells"] == 9
    assert table["prison"] == 0


@rule("cyprus", "C23 unshaded")
def test_c23_leaves_an_underground_cell_for_the_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(card="C23", nicosia="1U 1A 1P").play("event unshaded pass.op {0} limited sabotage {4}")
    assert table.pieces("nicosia") == "1A 1P 1Sab"


@rule("cyprus", "C23 unshaded")
def test_c23_costs_one_cell_of_two_underground_ones(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C23": "unshaded"}, nicosia="2U 1T").play("limited sabotage {1}")
    assert table.pieces("nicosia") == "1A 1T"


@rule("cyprus", "C23 unshaded")
@pytest.mark.parametrize(("before", "after"), [("1U 2T", "1A 2T 1Sab"), ("3U", "2U 1A 1Sab")])
def test_c23_costs_nothing_for_a_lone_cell_or_without_british_pieces(cyprus: Cyprus, before: str, after: str) -> None:
    table = cyprus(capabilities={"C23": "unshaded"}, nicosia=before).play("limited sabotage {6}")
    assert table.pieces("nicosia") == after


@rule("cyprus", "C23 unshaded", "3.3.3")
def test_c23_still_needs_an_underground_cell(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C23": "unshaded"}, nicosia="3A 1T", larnaca="1U", karpas="1U").play("op sabotage")
    assert table.refused("nicosia") == "3.3.3"


@rule("cyprus", "C23 unshaded", "C12 shaded", "C29 shaded", "C30 shaded")
@pytest.mark.parametrize("card", ["C12", "C29", "C30"])
def test_c23_costs_cells_in_sabotage_of_events_too(cyprus: Cyprus, card: str) -> None:
    table = cyprus(card=card, capabilities={"C23": "unshaded"}, nicosia="2U 1T", larnaca="2U")
    table.play("event shaded nicosia {6} larnaca {6}")
    assert table.pieces("nicosia") == "1A 1T 1Sab"
    assert table.pieces("larnaca") == "1U 1A 1Sab"
    assert table["available"]["cells"] == 9


@rule("cyprus", "C23 unshaded", "C28 shaded")
def test_c23_costs_a_cell_in_a_base_that_already_had_one(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", capabilities={"C23": "unshaded"}, akrotiri="1A 3T", dhekelia="3T")
    table.play("event shaded akrotiri dhekelia akrotiri {3} dhekelia {3}")
    assert table.pieces("akrotiri") == "1A 3T 1Sab"
    assert table.pieces("dhekelia") == "1A 3T 1Sab"


@rule("cyprus", "C23 unshaded", "C29 shaded")
def test_c23_cell_is_picked_by_eoka_even_when_the_british_execute_the_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", capabilities={"C23": "unshaded"}, nicosia="2U 1A 1T")
    table.play("event shaded nicosia")
    assert (table.actor, table.options) == ("eoka", ["underground", "active"])


@rule("cyprus", "C23 shaded")
def test_c23_shaded_one_space_may_use_an_active_cell(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C23": "shaded"}, nicosia="1A", larnaca="1A", karpas="1U")
    table.play("op sabotage nicosia {6}")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert "larnaca" not in table.options
    assert table.refused("larnaca") == "3.3.3"
    table.play("karpas {6}")
    assert table.pieces("karpas") == "1A 1Sab"


@rule("cyprus", "C23 shaded")
def test_c23_shaded_leaves_the_choice_of_cell_to_eoka(cyprus: Cyprus) -> None:
    table = cyprus(card="C23", nicosia="1U 1A").play("event shaded pass.op {0} limited sabotage active {6}")
    assert table.pieces("nicosia") == "1U 1A 1Sab"
    other = cyprus(capabilities={"C23": "shaded"}, nicosia="1U 1A", larnaca="1A", international_opinion=0)
    other.play("op sabotage nicosia underground {1} larnaca {6}")
    assert other.pieces("nicosia") == "2A"
    assert other.pieces("larnaca") == "1A 1Sab"


@rule("cyprus", "C23 shaded", "C12 shaded", "C29 shaded")
@pytest.mark.parametrize("card", ["C12", "C29"])
def test_c23_shaded_holds_for_sabotage_of_events(cyprus: Cyprus, card: str) -> None:
    table = cyprus(card=card, capabilities={"C23": "shaded"}, nicosia="1A", larnaca="1A", karpas="1U")
    table.play("event shaded larnaca {6}")
    assert table.pieces("larnaca") == "1A 1Sab"
    assert table.options == ["karpas", "done"]


@rule("cyprus", "C23 shaded", "C30 shaded")
def test_c23_shaded_lets_forward_to_victory_use_an_active_cell_beside_an_underground_one(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", capabilities={"C23": "shaded"}, nicosia="1U 1A", larnaca="1U 1A").play("event shaded")
    table.play("nicosia active {6} larnaca {6}")
    assert table.pieces("nicosia") == "1U 1A 1Sab"
    assert table.pieces("larnaca") == "2A 1Sab"


@rule("cyprus", "C23 shaded", "C30 shaded", "5.1.2")
def test_c23_shaded_adds_no_town_to_forward_to_victory(cyprus: Cyprus) -> None:
    """The Event itself asks for Underground Cells, and it takes precedence."""
    table = cyprus(card="C30", capabilities={"C23": "shaded"}, nicosia="1A", larnaca="1U").play("event shaded")
    assert table.options == ["larnaca", "done"]


@rule("cyprus", "C23 shaded", "C28 shaded")
def test_c23_shaded_lets_one_base_sabotage_with_an_active_cell(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", capabilities={"C23": "shaded"}, troodos="10U", akrotiri="1A", dhekelia="1A")
    table.play("event shaded dhekelia {6}")
    assert table.pieces("dhekelia") == "1A 1Sab"
    assert table.kind == "action"


# C25 Assassinations


@rule("cyprus", "C25 unshaded")
def test_c25_infiltrate_replaces_police_and_leaves_the_chits(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "unshaded"}, nicosia="1U 1P", larnaca="1A", intel=[2])
    table.play("op travel special infiltrate replace")
    assert table.pieces("nicosia") == "2U"
    assert table["intel"] == [2]


@rule("cyprus", "C25 unshaded")
def test_c25_infiltrate_discards_the_highest_chit_and_leaves_the_police(cyprus: Cyprus) -> None:
    table = cyprus(card="C25", nicosia="1U 1P", larnaca="1A", intel=[1, 2]).play("event unshaded pass.op {0}")
    table.play("op travel special infiltrate discard")
    assert table.pieces("nicosia") == "1U 1P"
    assert table["intel"] == [1, 0]


@rule("cyprus", "C25 unshaded")
def test_c25_without_chits_infiltrate_replaces(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "unshaded"}, nicosia="1U 1P", larnaca="1A").play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U"


@rule("cyprus", "C25 unshaded", "4.3.2")
def test_c25_keeps_the_condition_on_the_space(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "unshaded"}, international_opinion=0, nicosia="1U 2P", larnaca="1A", intel=[2])
    table.play("op travel")
    assert "special" not in table.options


@rule("cyprus", "C25 shaded")
def test_c25_shaded_one_underground_cell_removes_a_police_and_no_more(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "shaded"}, nicosia="1U 3P", larnaca="1A", intel=[2])
    table.play("op travel special infiltrate")
    assert table.pieces("nicosia") == "1U 2P"
    assert table["intel"] == [2]
    assert table["available"]["police"] == 4


@rule("cyprus", "C25 shaded")
@pytest.mark.parametrize(("way", "after", "intel"), [("replace", "3U", []), ("remove", "2U", [2])])
def test_c25_shaded_leaves_the_usual_way_where_cells_suffice(
    cyprus: Cyprus, way: str, after: str, intel: list[int]
) -> None:
    table = cyprus(card="C25", nicosia="2U 1P", larnaca="1A").play("event shaded pass.op {2}")
    table.play("op travel special infiltrate")
    assert table.options == ["replace", "remove"]
    table.play(way)
    assert table.pieces("nicosia") == after
    assert table["intel"] == intel


@rule("cyprus", "C25 shaded")
def test_c25_shaded_needs_an_underground_cell_and_police(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "shaded"}, nicosia="2A 1P", larnaca="1U 2T", karpas="1U 2P", dhekelia="1U 1P")
    table.play("op travel special infiltrate")
    assert table.options == ["karpas", "dhekelia"]
    table.refused("nicosia")
    table.refused("larnaca")


@rule("cyprus", "C25 shaded", "1.10")
def test_c25_shaded_removing_the_last_police_lifts_the_curfew(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C25": "shaded"}, international_opinion=0, nicosia="1U 1P Cur", larnaca="1A")
    table.play("op travel special infiltrate nicosia remove")
    assert table.pieces("nicosia") == "1U"


# C31 Turkish Police


@rule("cyprus", "C31")
def test_c31_infiltrate_only_removes_police(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C31": "unshaded"}, nicosia="2U 2P", larnaca="1A", intel=[2])
    table.play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U 1P"
    assert table["intel"] == [2]
    assert table["available"]["police"] == 5


@rule("cyprus", "C31", "4.3.2")
def test_c31_keeps_the_condition_on_the_space(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C31": "unshaded"}, international_opinion=0, nicosia="1U 2P", larnaca="1A")
    table.play("op travel")
    assert "special" not in table.options


@rule("cyprus", "C31")
@pytest.mark.parametrize(("roll", "marked"), [(2, False), (3, True)])
def test_c31_police_do_not_lower_the_sabotage_roll(cyprus: Cyprus, roll: int, marked: bool) -> None:
    table = cyprus(card="C31", nicosia="1U 5P").play(f"event pass.op {{0}} limited sabotage {{{roll}}}")
    assert table["nicosia"]["sabotage"] == (1 if marked else 0)


@rule("cyprus", "C31", "C12 shaded", "C29 shaded", "C30 shaded")
@pytest.mark.parametrize("card", ["C12", "C29", "C30"])
def test_c31_holds_for_sabotage_of_events(cyprus: Cyprus, card: str) -> None:
    table = cyprus(card=card, capabilities={"C31": "unshaded"}, nicosia="1U 4P").play("event shaded nicosia {3}")
    assert table.pieces("nicosia") == "1A 4P 1Sab"


@rule("cyprus", "C31", "C28 shaded")
def test_c31_holds_for_sabotage_in_the_bases(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", capabilities={"C31": "unshaded"}, akrotiri="3P").play(
        "event shaded akrotiri dhekelia akrotiri {3} done"
    )
    assert table.pieces("akrotiri") == "1A 3P 1Sab"


@rule("cyprus", "C25 unshaded", "C31")
def test_c31_leaves_nothing_to_choose_under_c25(cyprus: Cyprus) -> None:
    both = {"C25": "unshaded", "C31": "unshaded"}
    table = cyprus(capabilities=both, nicosia="1U 1P", larnaca="1A", intel=[2]).play("op travel special infiltrate")
    assert table.pieces("nicosia") == "1U"
    assert table["intel"] == [2]
    assert table.kind == "travel.origin"


@rule("cyprus", "C25 shaded", "C31")
def test_c31_with_c25_shaded_removes_police_by_one_underground_cell(cyprus: Cyprus) -> None:
    both = {"C25": "shaded", "C31": "unshaded"}
    table = cyprus(capabilities=both, nicosia="1U 3P", larnaca="1A", intel=[2]).play("op travel special infiltrate")
    assert table.pieces("nicosia") == "1U 2P"
    assert table["intel"] == [2]
    enough = cyprus(capabilities=both, nicosia="2U 1P", larnaca="1A", intel=[2]).play("op travel special infiltrate")
    assert enough.pieces("nicosia") == "2U"
    assert enough["intel"] == [2]


# C32 Road Ambushes


@rule("cyprus", "C32 unshaded")
def test_c32_ambush_beside_troops_costs_the_activated_cell(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "unshaded"}, nicosia="2U 1T 1P").play("limited ambush {2} nicosia")
    assert table.pieces("nicosia") == "1U 1C 1T"
    assert table["available"]["cells"] == 11
    assert table["prison"] == 0


@rule("cyprus", "C32 unshaded")
def test_c32_costs_the_cell_even_if_the_roll_fails(cyprus: Cyprus) -> None:
    table = cyprus(card="C32", nicosia="1U 1A 2T 1P").play("event unshaded pass.op {0} limited ambush {2}")
    assert table.pieces("nicosia") == "1A 2T"


@rule("cyprus", "C32 unshaded")
def test_c32_costs_nothing_without_troops(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "unshaded"}, nicosia="1U 2P").play("limited ambush {1}")
    assert table.pieces("nicosia") == "1A 1P"


@rule("cyprus", "C32 unshaded")
def test_c32_is_judged_in_each_space_of_an_ambush(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "unshaded"}, nicosia="1U 1T", larnaca="1U 1P", karpas="1U 1T")
    table.play("op ambush nicosia {1} larnaca {1} done karpas {1}")
    assert table.pieces("nicosia") == "1T"
    assert table.pieces("larnaca") == "1A"
    assert table.pieces("karpas") == "1T"


@rule("cyprus", "C32 unshaded", "2.3.3")
def test_c32_holds_for_the_ambush_of_a_pass(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "unshaded"}, nicosia="1U 1T 1P").play("pass.event nicosia {1}")
    assert table.pieces("nicosia") == "1T"


@rule("cyprus", "C32 shaded")
def test_c32_shaded_success_lowers_political_will_and_places_a_cache_but_spares_police(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T 1P").play("limited ambush political_will {3} nicosia")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 1C 1T 1P"


@rule("cyprus", "C32 shaded")
def test_c32_shaded_roll_is_against_all_cubes(cyprus: Cyprus) -> None:
    table = cyprus(card="C32", nicosia="1U 1T 1P").play("event shaded pass.op {0} limited ambush political_will {2}")
    assert table["political_will"] == 10
    assert table.pieces("nicosia") == "1A 1T 1P"
    assert table.actor == "british"


@rule("cyprus", "C32 shaded")
def test_c32_shaded_leaves_the_usual_way(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T 1P").play("limited ambush police {2} done")
    assert table["political_will"] == 10
    assert table.pieces("nicosia") == "1A 1T"


@rule("cyprus", "C32 shaded")
def test_c32_shaded_needs_troops_there(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 2P").play("limited ambush {1}")
    assert table.pieces("nicosia") == "1A 1P"
    assert table["political_will"] == 10


@rule("cyprus", "C32 shaded")
def test_c32_shaded_works_where_there_are_no_police(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 2T").play("limited ambush political_will {3} done")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 2T"


@rule("cyprus", "C32 shaded")
def test_c32_shaded_is_for_one_space_of_an_ambush(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T 1P", larnaca="1U 1T 1P", karpas="1U 1T 1P")
    table.play("op ambush nicosia police {1} larnaca political_will {6} done karpas")
    assert table.actor == "chance"
    table.play("{1}")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 1T"
    assert table.pieces("larnaca") == "1A 1T 1P"
    assert table.pieces("karpas") == "1A 1T"


@rule("cyprus", "C32 shaded", "2.3.3")
def test_c32_shaded_holds_for_the_ambush_of_a_pass(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T 1P").play(
        "pass.event nicosia political_will {6} done"
    )
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 1T 1P"


@rule("cyprus", "C32 shaded", "2.3.7")
def test_c32_shaded_is_for_one_space_even_with_an_offensive(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T", larnaca="1U 1T", kyrenia="1C")
    table.play("pass.event nicosia political_will {1} offensive")
    assert table.actor == "chance"
    assert table.pieces("kyrenia") == ""
    table.play("{1}")
    assert table["political_will"] == 10


@rule("cyprus", "C32 shaded", "1.8")
def test_c32_shaded_does_not_lower_political_will_below_0(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, political_will=0, nicosia="1U 1T")
    assert table.play("limited ambush political_will {6} done")["political_will"] == 0


@rule("cyprus", "C32 shaded", "1.4.1")
def test_c32_shaded_lowers_political_will_even_if_no_cache_is_available(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C32": "shaded"}, nicosia="1U 1T", troodos="2C", kyrenia="2C")
    table.play("limited ambush political_will {6}")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1A 1T"
