"""Capabilities about the British: C9, C10, C17, C18 (5.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


@rule("cyprus", "5.3")
@pytest.mark.parametrize("card", ["C9", "C10", "C13", "C17", "C18", "C23", "C25", "C32"])
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("faction", ["british", "eoka"])
def test_either_faction_may_bring_either_side_of_a_capability_into_effect(
    cyprus: Cyprus, card: str, side: str, faction: str
) -> None:
    table = cyprus(card=card, first=faction).play(f"event {side}")
    assert table["capabilities"] == {card: side}
    assert table.kind == "action"


@rule("cyprus", "5.3", "C31")
@pytest.mark.parametrize("faction", ["british", "eoka"])
def test_turkish_police_has_one_text_for_both(cyprus: Cyprus, faction: str) -> None:
    table = cyprus(card="C31", first=faction).play("event")
    assert table["capabilities"] == {"C31": "unshaded"}


@rule("cyprus", "5.3")
def test_a_capability_outlasts_a_propaganda_round(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", deck=["C1"], capabilities={"C10": "shaded", "C31": "unshaded"}).play("{0}")
    assert table["card"] == "C1"
    assert table["capabilities"] == {"C10": "shaded", "C31": "unshaded"}


# C9 Royal Navy Blockade


@rule("cyprus", "C9 unshaded")
@pytest.mark.parametrize(("roll", "caches"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_c9_smuggle_places_a_cache_on_a_roll_above_3(cyprus: Cyprus, roll: int, caches: int) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, nicosia="1U", paphos="1A")
    table.play(f"op travel special smuggle place nicosia {{{roll}}}")
    assert table["nicosia"]["caches"] == caches
    assert table["available"]["caches"] == 4 - caches
    assert table.kind == "travel.origin"
    assert "special" not in table.options


@rule("cyprus", "C9 unshaded")
def test_c9_played_as_an_event_holds_on_the_next_card(cyprus: Cyprus) -> None:
    table = cyprus(card="C9", nicosia="1U", paphos="1A").play("event unshaded pass.op {1}")
    table.play("op travel special smuggle place paphos {2}")
    assert table["paphos"]["caches"] == 0


@rule("cyprus", "C9 unshaded", "4.3.1")
def test_c9_each_of_two_placements_at_condemned_rolls(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, international_opinion=4, nicosia="1U", paphos="1A", kyrenia="1U")
    table.play("op travel special smuggle place nicosia {3} place kyrenia {4}")
    assert table["nicosia"]["caches"] == 0
    assert table["kyrenia"]["caches"] == 1
    assert table.kind == "travel.origin"


@rule("cyprus", "C9 unshaded", "4.1")
def test_c9_a_space_where_the_roll_failed_is_not_tried_again(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, international_opinion=4, nicosia="1U", paphos="1A", kyrenia="1U")
    table.play("op travel special smuggle place nicosia {1} place")
    assert table.options == ["paphos", "kyrenia"]
    table.refused("nicosia")


@rule("cyprus", "C9 unshaded", "4.3.1")
def test_c9_the_second_placement_at_condemned_may_be_left_out(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, international_opinion=4, nicosia="1U", paphos="1A")
    table.play("op travel special smuggle place nicosia {1} done")
    assert table.kind == "travel.origin"


@rule("cyprus", "C9 unshaded")
def test_c9_moving_a_cache_needs_no_roll(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, nicosia="1U 2T", troodos="1U 1C")
    table.play("op travel special smuggle move")
    assert table["nicosia"]["caches"] == 1
    assert table["troodos"]["caches"] == 0
    assert table.kind == "travel.origin"


@rule("cyprus", "C9 unshaded", "3.3.4")
def test_c9_a_cache_of_an_ambush_needs_no_further_roll(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "unshaded"}, nicosia="1U").play("limited ambush {1} nicosia")
    assert table.pieces("nicosia") == "1A 1C"


@rule("cyprus", "C9 shaded")
def test_c9_shaded_smuggles_into_a_town_without_a_cell_and_with_cubes(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "shaded"}, nicosia="3T 2P", paphos="1A 1P", larnaca="1U")
    table.play("op travel special smuggle place")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas", "troodos", "kyrenia"]
    table.play("nicosia")
    assert table.pieces("nicosia") == "1C 3T 2P"
    assert table.kind == "travel.origin"


@rule("cyprus", "C9 shaded", "1.4.2")
def test_c9_shaded_keeps_to_stacking_and_available_caches(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "shaded"}, troodos="2C", paphos="1A", larnaca="1U")
    table.play("op travel special smuggle place")
    assert table.refused("troodos") == "1.4.2"
    assert table.refused("akrotiri") == "1.4.2"
    none_left = cyprus(capabilities={"C9": "shaded"}, troodos="2C", kyrenia="2C", paphos="1A", larnaca="1U")
    assert "special" not in none_left.play("op travel").options


@rule("cyprus", "C9 shaded", "4.3.1")
def test_c9_shaded_does_not_smuggle_while_ignored(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "shaded"}, international_opinion=0, paphos="1A", larnaca="1U").play("op travel")
    assert "special" not in table.options


@rule("cyprus", "C9 shaded", "4.3.1")
def test_c9_shaded_takes_two_spaces_only_at_condemned(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "shaded"}, international_opinion=4, paphos="1A 1T", larnaca="1U 1T")
    table.play("op travel special smuggle place nicosia place kyrenia")
    assert table["nicosia"]["caches"] == 1
    assert table["kyrenia"]["caches"] == 1
    once = cyprus(capabilities={"C9": "shaded"}, international_opinion=3, paphos="1A 1T", larnaca="1U 1T")
    assert once.play("op travel special smuggle place nicosia").kind == "travel.origin"


@rule("cyprus", "C9 shaded")
def test_c9_shaded_moves_a_cache_to_an_adjacent_space_without_a_cell(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C9": "shaded"}, troodos="1U 1C", kyrenia="1U").play("op travel special smuggle move")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca", "famagusta"]
    table.play("famagusta")
    assert table["famagusta"]["caches"] == 1
    assert table["troodos"]["caches"] == 0


@rule("cyprus", "C9 shaded")
def test_c9_shaded_lets_recruit_start_from_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C9").play("event shaded pass.op {0} op recruit special smuggle place nicosia nicosia done")
    assert table.pieces("nicosia") == "1U 1C"


# C10 Rough Handling


@rule("cyprus", "C10 unshaded")
def test_c10_draws_a_chit_for_each_cell_in_prison(cyprus: Cyprus) -> None:
    table = cyprus(first="british", capabilities={"C10": "unshaded"}, prison=3, akrotiri="1T")
    table.play("op search special interrogate {2} {1} {0}")
    assert table["intel"] == [2, 1, 0]
    assert table["political_will"] == 10
    assert table.kind == "search.space"


@rule("cyprus", "C10 unshaded")
def test_c10_makes_one_prisoner_worth_an_interrogation(cyprus: Cyprus) -> None:
    table = cyprus(card="C10", first="british", prison=1, akrotiri="1T").play("event unshaded pass.op done")
    table.play("op search special interrogate {2}")
    assert table["intel"] == [2]
    without = cyprus(first="british", prison=1, akrotiri="1T", international_opinion=0).play("op search")
    assert "special" not in without.options


@rule("cyprus", "C10 unshaded", "C27 unshaded")
def test_c10_changes_the_interrogate_of_kyrenia_castle_prison(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", capabilities={"C10": "unshaded"}, prison=2, nicosia="1U").play(
        "event unshaded {1} {1} {2}"
    )
    assert table["intel"] == [2, 1, 1]


@rule("cyprus", "C10 shaded")
def test_c10_shaded_lowers_political_will_at_each_interrogate(cyprus: Cyprus) -> None:
    table = cyprus(first="british", capabilities={"C10": "shaded"}, prison=5, akrotiri="1T")
    table.play("op search special interrogate {2} {1}")
    assert table["intel"] == [2, 1]
    assert table["political_will"] == 9


@rule("cyprus", "C10 shaded", "1.8")
def test_c10_shaded_does_not_lower_political_will_below_0(cyprus: Cyprus) -> None:
    table = cyprus(first="british", capabilities={"C10": "shaded"}, political_will=0, prison=2, akrotiri="1T")
    assert table.play("op search special interrogate {2}")["political_will"] == 0


@rule("cyprus", "C10 shaded", "C27 unshaded")
def test_c10_shaded_counts_an_interrogate_that_draws_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", first="eoka", capabilities={"C10": "shaded"}, nicosia="1U").play("event unshaded")
    assert table["prison"] == 1
    assert table["intel"] == []
    assert table["political_will"] == 9


# C17 Special Branch


@rule("cyprus", "C17 unshaded")
def test_c17_interrogate_may_count_spaces_with_police_and_cells(cyprus: Cyprus) -> None:
    table = cyprus(
        first="british", capabilities={"C17": "unshaded"}, prison=2,
        nicosia="2U 1P", dhekelia="1A 2P", larnaca="1U 2T", paphos="2P", limassol="1C 1P",
    )  # fmt: skip
    table.play("op search special interrogate police {2} {1}")
    assert table["intel"] == [2, 1]
    assert table.kind == "search.space"


@rule("cyprus", "C17 unshaded")
def test_c17_leaves_the_british_the_usual_count(cyprus: Cyprus) -> None:
    table = cyprus(first="british", capabilities={"C17": "unshaded"}, prison=6, nicosia="2U 1P")
    table.play("op search special interrogate prison {2} {1} {0}")
    assert table["intel"] == [2, 1, 0]


@rule("cyprus", "C17 unshaded")
def test_c17_needs_no_prisoner(cyprus: Cyprus) -> None:
    table = cyprus(card="C17", first="british", nicosia="2U 1P", akrotiri="1T").play("event unshaded pass.op done")
    table.play("op search special interrogate police {0}")
    assert table["intel"] == [0]


@rule("cyprus", "C17 unshaded", "C27 unshaded")
def test_c17_choice_is_british_even_when_eoka_executes_the_interrogation(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", first="eoka", capabilities={"C17": "unshaded"}, prison=3, nicosia="2A 1P")
    table.play("event unshaded")
    assert (table.actor, table.options) == ("british", ["prison", "police"])
    table.play("police {2}")
    assert table["intel"] == [2]


@rule("cyprus", "C17 unshaded", "C10 unshaded")
def test_c17_and_c10_let_the_british_pick_either_changed_count(cyprus: Cyprus) -> None:
    both = {"C17": "unshaded", "C10": "unshaded"}
    prison = cyprus(first="british", capabilities=both, prison=3, nicosia="1U 1P")
    assert prison.play("op search special interrogate prison {2} {1} {0}")["intel"] == [2, 1, 0]
    police = cyprus(first="british", capabilities=both, prison=3, nicosia="1U 1P", larnaca="1U 1P")
    assert police.play("op search special interrogate police {2} {1}")["intel"] == [2, 1]


@rule("cyprus", "C17 unshaded", "C10 shaded")
@pytest.mark.parametrize("count", ["prison", "police"])
def test_c10_shaded_costs_political_will_whichever_count_c17_gives(cyprus: Cyprus, count: str) -> None:
    both = {"C17": "unshaded", "C10": "shaded"}
    table = cyprus(first="british", capabilities=both, prison=2, nicosia="1U 1P")
    table.play(f"op search special interrogate {count} {{1}}")
    assert table["intel"] == [1]
    assert table["political_will"] == 9


@rule("cyprus", "C17 shaded")
@pytest.mark.parametrize(("police", "prison"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_c17_shaded_patrol_removes_a_cell_for_every_two_police(cyprus: Cyprus, police: int, prison: int) -> None:
    table = cyprus(first="british", capabilities={"C17": "shaded"}, nicosia=f"4A {police}P")
    table.play("limited patrol nicosia nicosia")
    assert table["prison"] == prison
    assert table["nicosia"]["active"] == 4 - prison


@rule("cyprus", "C17 shaded")
def test_c17_shaded_a_single_police_removes_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C17", first="british", nicosia="1A 1P").play("event shaded pass.op done limited patrol")
    assert table["prison"] == 0
    assert table.kind == "action"


@rule("cyprus", "C17 shaded", "3.2.2")
def test_c17_shaded_also_limits_cells_paid_for_with_chits(cyprus: Cyprus) -> None:
    table = cyprus(first="british", capabilities={"C17": "shaded"}, nicosia="1A 3U 5P", intel=[2])
    table.play("limited patrol nicosia nicosia 2")
    assert (table.kind, table.options) == ("patrol.removal", ["1", "2"])
    assert table.play("1").pieces("nicosia") == "2U 5P"
    assert table["prison"] == 2


@rule("cyprus", "C17 shaded", "C24 unshaded", "C3 unshaded")
def test_c17_shaded_holds_for_patrols_of_events(cyprus: Cyprus) -> None:
    table = cyprus(card="C3", first="british", capabilities={"C17": "shaded"}, nicosia="3A 3P")
    assert table.play("event unshaded nicosia nicosia")["prison"] == 1
    table = cyprus(card="C24", first="british", capabilities={"C17": "shaded"}, nicosia="4A 6P")
    assert table.play("event unshaded nicosia nicosia")["prison"] == 3


# C18 Cordon and Search


@rule("cyprus", "C18 unshaded")
def test_c18_cells_travelling_to_a_curfew_always_become_active(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C18": "unshaded"}, paphos="1U", larnaca="1U", nicosia="1P Cur")
    table.play("limited travel paphos nicosia")
    assert table.pieces("nicosia") == "1A 1P Cur"


@rule("cyprus", "C18 unshaded", "3.3.2")
def test_c18_cells_that_stay_under_a_curfew_become_active_too(cyprus: Cyprus) -> None:
    table = cyprus(card="C18", paphos="1U", nicosia="2U 1P Cur").play("event unshaded pass.op {0}")
    table.play("limited travel nicosia nicosia 1 done")
    assert table.pieces("nicosia") == "1U 1A 1P Cur"


@rule("cyprus", "C18 unshaded", "3.3.2")
def test_c18_leaves_travel_to_bases_and_open_towns_as_it_is(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C18": "unshaded"}, paphos="2A", larnaca="5T", akrotiri="2T")
    table.play("limited travel larnaca 1 akrotiri")
    assert table.pieces("larnaca") == "1U 5T"
    assert table.pieces("akrotiri") == "1U 2T"


@rule("cyprus", "C18 unshaded", "6.4")
def test_c18_sends_cells_under_curfew_to_prison_before_the_reset_frees_half(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C33", deck=["C1"], capabilities={"C18": "unshaded"}, prison=1,
        nicosia="2U 1A 2T Cur", larnaca="2A 3T 1Sab", troodos="2C", kyrenia="2C",
    )  # fmt: skip
    table.play("{0} done")
    assert table["card"] == "C1"
    assert table.pieces("nicosia") == "2T"
    assert table.pieces("larnaca") == "2U 3T"
    assert table["prison"] == 2
    assert table["available"]["cells"] == 8


@rule("cyprus", "C18 unshaded", "1.10", "6.4")
def test_c18_spares_cells_whose_curfew_went_in_redeploy(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C33", deck=["C1"], capabilities={"C18": "unshaded"},
        nicosia="2U 1P Cur", larnaca="1U 1P Cur", akrotiri="1T", troodos="2C", kyrenia="2C",
    )  # fmt: skip
    table.play("{0} nicosia akrotiri done done")
    assert table["card"] == "C1"
    assert table.pieces("nicosia") == "2U"
    assert table.pieces("larnaca") == "1P"
    assert table["prison"] == 1


@rule("cyprus", "C18 shaded")
def test_c18_shaded_a_single_cell_slips_under_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C18": "shaded"}, paphos="2A", larnaca="1U", nicosia="4T 2P Cur")
    table.play("limited travel paphos nicosia 1 done")
    assert table.pieces("nicosia") == "1U 4T 2P Cur"


@rule("cyprus", "C18 shaded", "3.3.2")
def test_c18_shaded_two_cells_together_are_tested_as_usual(cyprus: Cyprus) -> None:
    table = cyprus(card="C18", paphos="2U", larnaca="1U", nicosia="2T Cur").play("event shaded pass.op {0}")
    table.play("limited travel paphos nicosia 2")
    assert table.pieces("nicosia") == "2A 2T Cur"


@rule("cyprus", "C18 shaded", "3.3.2")
def test_c18_shaded_single_cells_from_different_origins_each_slip_in(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C18": "shaded"}, paphos="1A", larnaca="1A", nicosia="5T Cur", international_opinion=0)
    table.play("op travel paphos nicosia larnaca nicosia")
    assert table.pieces("nicosia") == "2U 5T Cur"


@rule("cyprus", "C18 shaded", "3.3.2")
def test_c18_shaded_leaves_bases_to_the_usual_test(cyprus: Cyprus) -> None:
    table = cyprus(capabilities={"C18": "shaded"}, paphos="1U", larnaca="1U", akrotiri="3T")
    table.play("limited travel paphos akrotiri")
    assert table.pieces("akrotiri") == "1A 3T"


@rule("cyprus", "C18 unshaded", "C18 shaded", "C6 shaded")
def test_c18_holds_for_the_travel_of_an_event(cyprus: Cyprus) -> None:
    arrested = cyprus(card="C6", capabilities={"C18": "unshaded"}, troodos="1U", nicosia="1T Cur")
    assert arrested.play("event shaded troodos nicosia").pieces("nicosia") == "1A 1T Cur"
    slipped = cyprus(card="C6", capabilities={"C18": "shaded"}, troodos="1U", nicosia="6T Cur")
    assert slipped.play("event shaded troodos nicosia").pieces("nicosia") == "1U 6T Cur"
