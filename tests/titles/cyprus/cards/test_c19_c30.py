"""Events C19 to C22, C24 and C26 to C30."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]
TOWNS = ["paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas"]


# C19 Mountain Gangs


@rule("cyprus", "C19 unshaded")
def test_c19_searches_a_mountain_then_assaults_there(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", first="british", troodos="2U 1C 1T", nicosia="5T", karpas="2T")
    table.play("event unshaded troodos")
    assert table.options == ["nicosia", "done"]
    table.play("nicosia 5 troodos {2}")
    assert table.pieces("troodos") == "6T"
    assert table["available"]["cells"] == 11
    assert table["prison"] == 1
    assert table["political_will"] == 11
    assert table["intel"] == [2]


@rule("cyprus", "C19 unshaded", "3.2.4")
def test_c19_assault_removes_a_piece_for_every_two_troops(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", first="british", kyrenia="3U 3T 1P").play("event unshaded kyrenia kyrenia")
    assert table.pieces("kyrenia") == "2A 3T 1P"


@rule("cyprus", "C19 unshaded")
def test_c19_is_for_one_mountain_with_neither_lead_nor_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", first="british", troodos="1A 2T", kyrenia="1A 2T", nicosia="1A 2T", intel=[0], prison=2)
    table.play("event unshaded")
    assert table.options == ["troodos", "kyrenia", "done"]
    table.play("troodos done troodos")
    assert table.kind == "action"
    assert table.pieces("troodos") == "2T"
    assert table.pieces("kyrenia") == "1A 2T"
    assert table["intel"] == [0]


@rule("cyprus", "C19 unshaded")
def test_c19_is_up_to_the_british_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", first="eoka", troodos="1A 2T").play("event unshaded")
    assert table.actor == "british"
    table.play("done")
    assert table.pieces("troodos") == "1A 2T"
    assert table.kind == "action"


@rule("cyprus", "C19 shaded")
def test_c19_shaded_lures_up_to_six_troops_from_towns_to_a_mountain(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", paphos="3T 1P Cur", nicosia="2T Cur", karpas="4T", akrotiri="3T")
    table.play("event shaded kyrenia paphos 3 nicosia 2")
    assert "akrotiri" not in table.options
    table.play("karpas")
    assert table.pieces("kyrenia") == "6T"
    assert table.pieces("paphos") == "1P Cur"
    assert table.pieces("nicosia") == ""
    assert table.pieces("karpas") == "3T"
    assert table.kind == "action"


@rule("cyprus", "C19 shaded")
def test_c19_shaded_may_move_fewer_or_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", first="british", nicosia="4T").play("event shaded")
    assert (table.actor, table.options) == ("british", ["troodos", "kyrenia"])
    table.play("troodos done")
    assert table.pieces("nicosia") == "4T"
    some = cyprus(card="C19", nicosia="4T", larnaca="2T").play("event shaded troodos nicosia 1 done")
    assert some.pieces("troodos") == "1T"


@rule("cyprus", "C19 shaded")
def test_c19_shaded_does_not_move_troops_of_bases_or_mountains(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", akrotiri="3T", troodos="3T", nicosia="2P").play("event shaded")
    assert table.kind == "action"
    assert table.pieces("kyrenia") == ""


# C20 Youth Movements


@rule("cyprus", "C20 unshaded")
def test_c20_places_two_curfews_in_towns_with_troops(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C20", first="british", paphos="1T", nicosia="1T 1P", larnaca="2P", troodos="1T", karpas="2T Cur"
    )
    table.play("event unshaded")
    assert table.options == ["paphos", "nicosia", "done"]
    table.play("paphos nicosia")
    assert table.pieces("paphos") == "1T Cur"
    assert table.pieces("nicosia") == "1T 1P Cur"
    assert table.kind == "action"


@rule("cyprus", "C20 unshaded")
def test_c20_may_place_one_or_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", first="british", paphos="1T", nicosia="1T", larnaca="1T").play("event unshaded done")
    assert table.kind == "action"
    one = cyprus(card="C20", first="british", paphos="1T", nicosia="1T", larnaca="1T")
    one.play("event unshaded nicosia done")
    assert one.pieces("nicosia") == "1T Cur"
    assert one.kind == "action"


@rule("cyprus", "C20 unshaded")
def test_c20_places_no_third_curfew_and_activates_no_cell(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", paphos="1U 3T", nicosia="1T", larnaca="1T").play("event unshaded paphos nicosia")
    assert table.kind == "action"
    assert table.pieces("paphos") == "1U 3T Cur"
    assert table.pieces("larnaca") == "1T"


@rule("cyprus", "C20 unshaded", "1.10")
def test_c20_moves_curfews_of_british_choice_when_all_four_are_out(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C20", first="eoka", paphos="1T", limassol="1P Cur", nicosia="1P Cur", larnaca="1P Cur",
        famagusta="1P Cur", karpas="1T",
    )  # fmt: skip
    table.play("event unshaded")
    assert table.actor == "eoka"
    table.play("paphos")
    assert (table.actor, table.options) == ("british", ["limassol", "nicosia", "larnaca", "famagusta"])
    table.play("nicosia")
    assert table.actor == "eoka"
    table.play("karpas")
    assert (table.actor, table.options) == ("british", ["limassol", "larnaca", "famagusta"])
    table.play("larnaca")
    assert [town for town in TOWNS if table[town]["curfew"]] == ["paphos", "limassol", "famagusta", "karpas"]


@rule("cyprus", "C20 unshaded", "5.1.1")
def test_c20_without_a_free_town_with_troops_does_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C20", paphos="1T Cur", nicosia="1P", akrotiri="2T").play("event unshaded").kind == "action"


@rule("cyprus", "C20 shaded")
def test_c20_shaded_places_three_cells_in_towns_even_under_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", nicosia="3T Cur").play("event shaded")
    assert table.options == TOWNS
    table.play("nicosia nicosia karpas")
    assert table.pieces("nicosia") == "2U 3T Cur"
    assert table.pieces("karpas") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C20 shaded", "5.1.1")
def test_c20_shaded_places_only_available_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", troodos="5U", prison=5).play("event shaded larnaca larnaca")
    assert table.pieces("larnaca") == "2U"
    assert table["prison"] == 5
    assert table.kind == "action"


# C21 Development Program


@rule("cyprus", "C21 unshaded")
def test_c21_raises_political_will_for_each_quiet_town_with_troops_and_police(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", paphos="1T 1P", nicosia="3T 2P", larnaca="1T 1P", akrotiri="3T 1P", troodos="1T 1P")
    assert table.play("event unshaded")["political_will"] == 13


@rule("cyprus", "C21 unshaded")
@pytest.mark.parametrize("town", ["2T", "2P", "1T 1P 1U", "1T 1P 1A", "1T 1P 1C", "1T 1P 1Sab", "1T 1P Cur"])
def test_c21_leaves_out_a_town_that_lacks_cubes_or_is_troubled(cyprus: Cyprus, town: str) -> None:
    table = cyprus(card="C21", nicosia=town, larnaca="1T 1P").play("event unshaded")
    assert table["political_will"] == 11


@rule("cyprus", "C21 unshaded", "1.8")
def test_c21_stops_at_15(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", political_will=14, nicosia="1T 1P", larnaca="1T 1P").play("event unshaded")
    assert table["political_will"] == 15


@rule("cyprus", "C21 unshaded")
def test_c21_may_raise_nothing(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", nicosia="1T").play("event unshaded")
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("cyprus", "C21 shaded")
def test_c21_shaded_places_two_cells_in_towns(cyprus: Cyprus) -> None:
    table = cyprus(card="C21").play("event shaded")
    assert table.options == TOWNS
    table.play("limassol karpas")
    assert table.pieces("limassol") == "1U"
    assert table.pieces("karpas") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C21 shaded")
def test_c21_shaded_may_place_both_in_one_town_and_is_compulsory(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", first="british").play("event shaded")
    assert table.actor == "british"
    table.play("karpas karpas")
    assert table.pieces("karpas") == "2U"


@rule("cyprus", "C21 shaded", "5.1.1")
def test_c21_shaded_places_only_available_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", troodos="11U").play("event shaded paphos")
    assert table.pieces("paphos") == "1U"
    assert table.kind == "action"


# C22 Greek Government


@rule("cyprus", "C22")
@pytest.mark.parametrize("steps", [-2, -1, 0, 1, 2])
def test_c22_shifts_opinion_up_to_two_steps_either_way_then_places_two_cells(cyprus: Cyprus, steps: int) -> None:
    table = cyprus(card="C22", nicosia="1A").play(f"event {steps} place")
    assert table["international_opinion"] == 2 + steps
    assert table.options == TOWNS
    table.play("paphos nicosia")
    assert table.pieces("paphos") == "1U"
    assert table.pieces("nicosia") == "1U 1A"
    assert table.kind == "action"


@rule("cyprus", "C22")
def test_c22_may_remove_two_cells_from_any_spaces_to_available_instead(cyprus: Cyprus) -> None:
    table = cyprus(card="C22", first="british", nicosia="1A 1U", troodos="1U", dhekelia="1A", prison=3)
    table.play("event -2 remove nicosia active dhekelia")
    assert table["international_opinion"] == 0
    assert table.pieces("nicosia") == "1U"
    assert table.pieces("dhekelia") == ""
    assert table["prison"] == 3
    assert table["available"]["cells"] == 7
    assert table.kind == "action"


@rule("cyprus", "C22", "6.5.1")
@pytest.mark.parametrize(
    ("opinion", "steps"), [(0, ["0", "1", "2"]), (1, ["-1", "0", "1", "2"]), (4, ["-2", "-1", "0"])]
)
def test_c22_shifts_no_further_than_the_ends_of_the_track(cyprus: Cyprus, opinion: int, steps: list[str]) -> None:
    assert cyprus(card="C22", international_opinion=opinion, nicosia="1U").play("event").options == steps


@rule("cyprus", "C22", "5.1.3")
def test_c22_removes_or_places_as_many_cells_as_there_are(cyprus: Cyprus) -> None:
    removed = cyprus(card="C22", nicosia="1U", prison=2).play("event 0 remove")
    assert removed["available"]["cells"] == 10
    placed = cyprus(card="C22", troodos="11U").play("event 0 place karpas")
    assert placed.pieces("karpas") == "1U"
    assert placed.kind == "action"


@rule("cyprus", "C22")
def test_c22_leaves_every_choice_to_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C22", first="british", nicosia="1U").play("event")
    assert table.actor == "british"
    table.play("0")
    assert (table.actor, table.options) == ("british", ["place", "remove"])
    table.play("place")
    assert table.actor == "british"


# C24 Turkish Cypriots


@rule("cyprus", "C24 unshaded")
def test_c24_places_all_available_police_with_british_pieces_then_patrols(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C24", first="british", nicosia="2A 1T", kyrenia="1T", akrotiri="2T", larnaca="1A", famagusta="3P"
    )
    table.play("event unshaded")
    assert table.options == ["nicosia", "famagusta", "kyrenia", "akrotiri"]
    table.play("nicosia kyrenia akrotiri")
    assert table["available"]["police"] == 0
    assert table.kind == "patrol.space"
    table.play("nicosia larnaca famagusta nicosia 1 famagusta larnaca 1 kyrenia larnaca done nicosia")
    assert table.pieces("nicosia") == "1T 2P"
    assert table.pieces("larnaca") == "1A 2P"
    assert table["prison"] == 2
    assert table.kind == "action"


@rule("cyprus", "C24 unshaded")
def test_c24_placing_is_compulsory_and_patrol_takes_up_to_two_spaces(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", first="british", nicosia="1A 5P", larnaca="1A", karpas="1A", intel=[2])
    table.play("event unshaded nicosia nicosia larnaca")
    assert table.kind == "patrol.origin"
    assert table.pieces("nicosia") == "1A 6P"
    none = cyprus(card="C24", first="british", nicosia="1A 5P").play("event unshaded nicosia nicosia done")
    assert none.pieces("nicosia") == "1A 6P"
    assert none.kind == "action"


@rule("cyprus", "C24 unshaded", "3.2.2")
def test_c24_patrol_removes_in_one_of_its_two_spaces(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", first="british", nicosia="1A 3P", larnaca="1A 3P")
    table.play("event unshaded nicosia larnaca done larnaca")
    assert table.pieces("nicosia") == "1A 3P"
    assert table.pieces("larnaca") == "3P"
    assert table.kind == "action"


@rule("cyprus", "C24 unshaded", "3.2.2")
def test_c24_patrol_removes_in_both_spaces_under_the_option(cyprus: Cyprus) -> None:
    options = {"turkish_cypriots_two_removals": True}
    table = cyprus(card="C24", first="british", options=options, nicosia="1A 3P", larnaca="1A 3P")
    table.play("event unshaded nicosia larnaca done larnaca nicosia")
    assert table["prison"] == 2


@rule("cyprus", "C24 unshaded", "1.4.1")
def test_c24_with_no_police_available_still_patrols(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", first="british", nicosia="1U 6P", intel=[1]).play("event unshaded")
    assert table.kind == "patrol.removal"
    table.play("nicosia nicosia 1")
    assert table["prison"] == 1


@rule("cyprus", "C24 unshaded", "5.1.3")
def test_c24_without_british_pieces_on_the_map_places_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", troodos="1A").play("event unshaded")
    assert table["available"]["police"] == 6
    assert table.kind == "action"


@rule("cyprus", "C24 unshaded")
@pytest.mark.parametrize(("by_owner", "who"), [(True, "british"), (False, "eoka")])
def test_c24_executed_by_eoka_places_police_as_eoka_likes_and_is_a_patrol_of_the_british(
    cyprus: Cyprus, by_owner: bool, who: str
) -> None:
    """Rulings B6, B15: nobody may leave the Patrol out."""
    there: dict[str, Any] = {"nicosia": "1U 2T", "limassol": "1A", "akrotiri": "1T 4P", "intel": [2]}
    table = cyprus(card="C24", first="eoka", options={"operations_by_owner": by_owner}, **there)
    table.play("event unshaded")
    assert table.actor == "eoka"
    table.play("nicosia akrotiri")
    assert (table.actor, table.kind, "done" in table.options) == (who, "patrol.space", False)
    table.play("nicosia done done nicosia")
    assert (table.actor, table.options) == ("british", ["2", "done"])


@rule("cyprus", "C24 shaded")
def test_c24_shaded_places_sabotage_in_up_to_two_towns_with_cells_and_police(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C24", paphos="1A 1P", nicosia="1U 1P", larnaca="1U 1P", limassol="1C 1P", karpas="1U 2T", dhekelia="1U 1P"
    ).play("event shaded")
    assert table.options == ["paphos", "nicosia", "larnaca", "done"]
    table.play("paphos nicosia")
    assert table.pieces("paphos") == "1A 1P 1Sab"
    assert table.pieces("nicosia") == "1U 1P 1Sab"
    assert table.pieces("larnaca") == "1U 1P"
    assert table.kind == "action"


@rule("cyprus", "C24 shaded")
def test_c24_shaded_may_place_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", first="british", nicosia="1U 1P").play("event shaded done")
    assert table.pieces("nicosia") == "1U 1P"


@rule("cyprus", "C24 shaded", "5.1.1")
def test_c24_shaded_stops_when_the_markers_are_used_up(cyprus: Cyprus) -> None:
    table = cyprus(card="C24", nicosia="1U 1P", larnaca="1U 1P", akrotiri="14Sab").play("event shaded larnaca")
    assert table.pieces("larnaca") == "1U 1P 1Sab"
    assert table.kind == "action"
    assert cyprus(card="C24", nicosia="1U 1P", akrotiri="15Sab").play("event shaded").kind == "action"


# C26 Volkan/TMT


@rule("cyprus", "C26")
def test_c26_trades_a_cell_for_sabotage_in_up_to_two_spaces(cyprus: Cyprus) -> None:
    table = cyprus(card="C26", nicosia="1U 1A 1P", larnaca="1U 2P 1Sab", akrotiri="1A 1P")
    table.play("event nicosia underground larnaca")
    assert table.pieces("nicosia") == "1A 1P 1Sab"
    assert table.pieces("larnaca") == "2P 2Sab"
    assert table.pieces("akrotiri") == "1A 1P"
    assert table["available"]["cells"] == 10
    assert table["prison"] == 0
    assert table.kind == "action"


@rule("cyprus", "C26")
def test_c26_needs_cells_and_police_and_any_kind_of_space_will_do(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C26", nicosia="1C 1P", larnaca="1U 2T", karpas="1P", paphos="1U", kyrenia="1U 1P", dhekelia="1A 1P"
    )
    assert table.play("event").options == ["kyrenia", "dhekelia", "done"]


@rule("cyprus", "C26")
def test_c26_is_up_to_two_for_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C26", first="british", nicosia="1U 1P", larnaca="1U 1P").play("event")
    assert table.actor == "british"
    table.play("nicosia done")
    assert table.pieces("nicosia") == "1P 1Sab"
    assert table.pieces("larnaca") == "1U 1P"
    assert cyprus(card="C26", nicosia="1U 1P").play("event done").pieces("nicosia") == "1U 1P"


@rule("cyprus", "C26", "5.1.3")
def test_c26_without_cells_beside_police_does_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C26", nicosia="1U 1T", larnaca="2P").play("event").kind == "action"


@rule("cyprus", "C26", "5.1.1")
def test_c26_places_no_sixteenth_marker(cyprus: Cyprus) -> None:
    table = cyprus(card="C26", nicosia="1U 1P", dhekelia="15Sab").play("event nicosia")
    assert table.pieces("nicosia") == "1P"
    assert sum(space["sabotage"] for space in table["spaces"].values()) == 15


# C27 Kyrenia Castle Prison


@rule("cyprus", "C27 unshaded")
def test_c27_sends_a_cell_to_prison_then_interrogates(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", first="british", prison=3, nicosia="1U 1A", dhekelia="1U")
    table.play("event unshaded nicosia underground {2} {0}")
    assert table.pieces("nicosia") == "1A"
    assert table["prison"] == 4
    assert table["intel"] == [2, 0]
    assert table.kind == "action"


@rule("cyprus", "C27 unshaded", "4.2.3")
def test_c27_interrogate_rounds_down(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", nicosia="1U").play("event unshaded")
    assert table["prison"] == 1
    assert table["intel"] == []
    assert table.kind == "action"


@rule("cyprus", "C27 unshaded", "5.1.3")
def test_c27_removal_is_compulsory_and_the_executing_players_choice(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", first="eoka", nicosia="1U", akrotiri="1A").play("event unshaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "akrotiri"])


@rule("cyprus", "C27 unshaded", "5.1.3")
def test_c27_interrogates_even_if_no_cell_is_on_the_map(cyprus: Cyprus) -> None:
    assert cyprus(card="C27", prison=2).play("event unshaded {1}")["intel"] == [1]


@rule("cyprus", "C27 unshaded", "1.6.1")
def test_c27_draws_no_more_chits_than_the_bag_holds(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", prison=5, nicosia="1U", intel=[2, 2, 2, 1, 1, 0, 0]).play("event unshaded {1}")
    assert table["intel"] == [2, 2, 2, 1, 1, 1, 0, 0, 0]
    assert table.kind == "action"


@rule("cyprus", "C27 shaded")
@pytest.mark.parametrize("prison", [0, 1, 5])
def test_c27_shaded_frees_all_cells_to_available(cyprus: Cyprus, prison: int) -> None:
    table = cyprus(card="C27", prison=prison, nicosia="1A").play("event shaded")
    assert table["prison"] == 0
    assert table["available"]["cells"] == 11
    assert table.kind == "action"


# C28 British Bases


@rule("cyprus", "C28 unshaded")
@pytest.mark.parametrize(
    ("akrotiri", "dhekelia", "will"),
    [("", "3T", 12), ("1U", "3T", 11), ("1A 3T", "", 11), ("1Sab", "1T", 11), ("1Sab", "1U", 10)],
)
def test_c28_raises_political_will_for_each_quiet_base(cyprus: Cyprus, akrotiri: str, dhekelia: str, will: int) -> None:
    table = cyprus(card="C28", akrotiri=akrotiri, dhekelia=dhekelia, nicosia="1U 1Sab").play("event unshaded")
    assert table["political_will"] == will
    assert table.kind == "action"


@rule("cyprus", "C28 unshaded", "1.8")
def test_c28_stops_at_15(cyprus: Cyprus) -> None:
    assert cyprus(card="C28", political_will=14).play("event unshaded")["political_will"] == 15


@rule("cyprus", "C28 shaded")
def test_c28_shaded_places_a_cell_in_each_base_then_sabotages_in_each(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", akrotiri="3T", dhekelia="3T 1P").play("event shaded akrotiri dhekelia")
    assert table.pieces("akrotiri") == "1U 3T"
    assert table.pieces("dhekelia") == "1U 3T 1P"
    table.play("akrotiri {3} dhekelia {3}")
    assert table.pieces("akrotiri") == "1A 3T 1Sab"
    assert table.pieces("dhekelia") == "1A 3T 1P"
    assert table.kind == "action"


@rule("cyprus", "C28 shaded")
def test_c28_shaded_sabotage_is_optional_and_in_bases_only(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", nicosia="1U").play("event shaded dhekelia akrotiri")
    assert table.options == ["akrotiri", "dhekelia", "done"]
    table.play("dhekelia {4} done")
    assert table.pieces("akrotiri") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C28 shaded")
def test_c28_shaded_is_eokas_sabotage_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", first="british").play("event shaded akrotiri dhekelia")
    assert (table.actor, table.kind) == ("eoka", "sabotage.space")


@rule("cyprus", "C28 shaded", "5.1.1")
def test_c28_shaded_with_one_cell_available_leaves_the_base_to_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", first="british", troodos="11U").play("event shaded")
    assert (table.actor, table.options) == ("british", ["akrotiri", "dhekelia"])
    table.play("dhekelia")
    assert (table.actor, table.options) == ("eoka", ["dhekelia", "done"])


@rule("cyprus", "C28 shaded", "5.1.1")
def test_c28_shaded_with_no_cell_available_sabotages_with_those_already_there(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", troodos="10U", akrotiri="1U", dhekelia="1A").play("event shaded")
    assert table.options == ["akrotiri", "done"]
    table.play("akrotiri {6}")
    assert table.pieces("akrotiri") == "1A 1Sab"


@rule("cyprus", "C28 shaded", "3.3.3")
def test_c28_shaded_allows_a_cache_next_to_the_base_but_no_offensive(cyprus: Cyprus) -> None:
    table = cyprus(card="C28", limassol="1C", famagusta="1C", nicosia="1U")
    table.play("event shaded akrotiri dhekelia akrotiri limassol {1} dhekelia done {1}")
    assert table.pieces("akrotiri") == "1A 1Sab"
    assert table.pieces("limassol") == ""
    assert table.pieces("famagusta") == "1C"
    assert table.kind == "action"


# C29 Macmillan Plan


@rule("cyprus", "C29 unshaded")
def test_c29_lowers_political_will_to_remove_two_sabotage_markers(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", nicosia="2Sab", larnaca="1Sab", dhekelia="1Sab")
    table.play("event unshaded sabotage nicosia dhekelia")
    assert table["political_will"] == 9
    assert table.pieces("nicosia") == "1Sab"
    assert table.pieces("dhekelia") == ""
    assert table["international_opinion"] == 2
    assert table.kind == "action"


@rule("cyprus", "C29 unshaded")
def test_c29_may_take_both_markers_from_one_space(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", nicosia="3Sab", larnaca="1Sab")
    table.play("event unshaded sabotage nicosia nicosia")
    assert table.pieces("nicosia") == "1Sab"
    assert table.pieces("larnaca") == "1Sab"


@rule("cyprus", "C29 unshaded", "5.1.3")
def test_c29_removes_one_marker_if_there_is_no_more(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", nicosia="1Sab").play("event unshaded sabotage")
    assert table.pieces("nicosia") == ""
    assert table.kind == "action"


@rule("cyprus", "C29 unshaded", "6.5.1")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (2, 0), (1, 0)])
def test_c29_lowers_political_will_to_shift_opinion_two_steps_left(cyprus: Cyprus, before: int, after: int) -> None:
    table = cyprus(card="C29", first="british", international_opinion=before, nicosia="1Sab")
    table.play("event unshaded international_opinion")
    assert table["political_will"] == 9
    assert table["international_opinion"] == after
    assert table.pieces("nicosia") == "1Sab"


@rule("cyprus", "C29 unshaded", "1.8")
def test_c29_at_political_will_0_still_works(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", political_will=0, nicosia="2Sab")
    table.play("event unshaded sabotage")
    assert table["political_will"] == 0
    assert table.pieces("nicosia") == ""
    assert table.game.result is None


@rule("cyprus", "C29 unshaded")
def test_c29_leaves_the_choice_to_the_executing_player(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="eoka", nicosia="1Sab", larnaca="1Sab", karpas="1Sab").play("event unshaded")
    assert (table.actor, table.options) == ("eoka", ["sabotage", "international_opinion"])
    table.play("sabotage")
    assert table.actor == "eoka"


@rule("cyprus", "C29 shaded")
def test_c29_shaded_raises_political_will_to_sabotage_up_to_three_spaces(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", paphos="1U", nicosia="1U 1P", larnaca="1U", akrotiri="1U").play("event shaded")
    assert table["political_will"] == 11
    table.play("paphos {3} nicosia {4} akrotiri {2}")
    assert table.pieces("paphos") == "1A 1Sab"
    assert table.pieces("nicosia") == "1A 1P 1Sab"
    assert table.pieces("akrotiri") == "1A"
    assert table.kind == "action"


@rule("cyprus", "C29 shaded", "3.3.3")
def test_c29_shaded_needs_underground_cells(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", nicosia="2A", larnaca="1U", paphos="1U").play("event shaded")
    assert "nicosia" not in table.options and "done" not in table.options
    assert table.refused("nicosia") == "3.3.3"


@rule("cyprus", "C29 shaded")
def test_c29_shaded_allows_a_cache_for_the_roll_but_no_offensive(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", paphos="1U", limassol="1U", nicosia="1U", larnaca="1U", troodos="2C")
    table.play("event shaded paphos done {1} limassol done {1} nicosia troodos {1}")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C29 shaded", "1.8")
def test_c29_shaded_at_political_will_15_still_works(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", political_will=15, nicosia="1U").play("event shaded nicosia {5}")
    assert table["political_will"] == 15
    assert table.pieces("nicosia") == "1A 1Sab"


@rule("cyprus", "C29 shaded", "5.1.3")
def test_c29_shaded_raises_political_will_even_if_no_sabotage_is_possible(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", nicosia="1A").play("event shaded")
    assert table["political_will"] == 11
    assert table.kind == "action"


@rule("cyprus", "C29 shaded", "3.3", "5.1.3")
@pytest.mark.parametrize(("by_owner", "who"), [(True, "eoka"), (False, "british")])
def test_c29_shaded_is_a_sabotage_of_eoka_whoever_executes_it(cyprus: Cyprus, by_owner: bool, who: str) -> None:
    """Rulings B6, B15: Political Will rises for a Sabotage, of which one space is needed."""
    there: dict[str, Any] = {"nicosia": "6P 3U 1T", "paphos": "1U"}
    table = cyprus(card="C29", first="british", options={"operations_by_owner": by_owner}, **there)
    table.play("event shaded")
    assert (table.actor, table.kind, table.options) == (who, "sabotage.space", ["paphos", "nicosia"])
    table.play("paphos done {4}")
    assert (table.pieces("paphos"), table["political_will"]) == ("1A 1Sab", 11)


@rule("cyprus", "C29 shaded", "3.3.3")
def test_c29_shaded_caches_are_expended_by_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C29", first="british", nicosia="1U", troodos="1C").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["troodos", "done"])


# C30 Operation Forward to Victory


@rule("cyprus", "C30 unshaded")
def test_c30_searches_any_space_then_assaults_there(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="british", limassol="2U 1T", akrotiri="2T").play("event unshaded limassol")
    table.play("akrotiri 2 limassol")
    assert table.pieces("limassol") == "1U 3T Cur"
    assert table["available"]["cells"] == 11
    assert table.kind == "action"


@rule("cyprus", "C30 unshaded", "3.2.3")
def test_c30_in_a_base_activates_a_cell_per_cube_without_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="british", akrotiri="3U 2T 1P").play("event unshaded akrotiri akrotiri")
    assert table.pieces("akrotiri") == "1A 2T 1P"
    assert table["prison"] == 1


@rule("cyprus", "C30 unshaded", "3.2.3")
def test_c30_in_a_town_may_discard_a_chit_instead_of_placing_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="british", nicosia="2U 2T", intel=[0]).play("event unshaded nicosia 0 nicosia")
    assert table.pieces("nicosia") == "2T"
    assert table["intel"] == []


@rule("cyprus", "C30 unshaded")
def test_c30_is_in_one_space_with_neither_lead_nor_special_activity(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="british", nicosia="1A 1T", larnaca="1A 1T", intel=[0], prison=2)
    table.play("event unshaded nicosia curfew nicosia")
    assert table.kind == "action"
    assert table.pieces("larnaca") == "1A 1T"
    assert table["intel"] == [0]


@rule("cyprus", "C30 unshaded")
def test_c30_is_up_to_the_british_when_eoka_executes_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="eoka", nicosia="1A 1T").play("event unshaded")
    assert table.actor == "british"
    table.play("done")
    assert table.pieces("nicosia") == "1A 1T"
    assert table.kind == "action"


@rule("cyprus", "C30 shaded")
def test_c30_shaded_sabotages_in_each_town_with_underground_cells(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C30",
        paphos="1U",
        limassol="1U",
        nicosia="1U 1P",
        larnaca="1U",
        famagusta="1U",
        karpas="1U",
        akrotiri="1U",
    ).play("event shaded paphos {3} limassol {4} nicosia {3} larnaca {6} famagusta {5} karpas {2}")
    assert [table[town]["sabotage"] for town in TOWNS] == [1, 1, 0, 1, 1, 0]
    assert table.pieces("akrotiri") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C30 shaded")
def test_c30_shaded_is_once_a_town_and_not_in_bases(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", nicosia="3U", akrotiri="1U", larnaca="1A", troodos="1U").play("event shaded")
    assert table.options == ["nicosia", "done"]
    table.play("nicosia {6}")
    assert table.pieces("nicosia") == "2U 1A 1Sab"
    assert table.kind == "action"


@rule("cyprus", "C30 shaded")
def test_c30_shaded_may_stop_at_any_town(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", nicosia="1U", larnaca="1U").play("event shaded larnaca {6} done")
    assert table.pieces("nicosia") == "1U"
    assert table.kind == "action"


@rule("cyprus", "C30 shaded", "3.3.3")
def test_c30_shaded_allows_a_cache_for_each_roll(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", nicosia="1U", larnaca="1U", troodos="2C 1T")
    table.play("event shaded nicosia troodos {1} larnaca troodos {2}")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table.pieces("larnaca") == "1A 1Sab"
    assert table.pieces("troodos") == "1T"


@rule("cyprus", "C30 shaded")
def test_c30_shaded_is_up_to_eoka_when_the_british_execute_it(cyprus: Cyprus) -> None:
    table = cyprus(card="C30", first="british", nicosia="1U").play("event shaded")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "done"])


@rule("cyprus", "C30 shaded", "5.1.3")
def test_c30_shaded_without_underground_cells_in_towns_does_nothing(cyprus: Cyprus) -> None:
    assert cyprus(card="C30", nicosia="1A", akrotiri="1U").play("event shaded").kind == "action"
