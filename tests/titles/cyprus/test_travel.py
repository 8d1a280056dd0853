"""Travel (3.3.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import SPACES, Table, rule

Cyprus = Callable[..., Table]


# Origins and destinations


@rule("cyprus", "3.3.2")
def test_travel_selects_origins_with_cells(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", troodos="1A", akrotiri="1U", paphos="1C", limassol="2T").play("op travel")
    assert table.options == ["nicosia", "troodos", "akrotiri", "special"]


@rule("cyprus", "3.3.2")
@pytest.mark.parametrize("space", ["paphos", "limassol", "kyrenia"])
def test_travel_is_refused_from_a_space_without_cells(cyprus: Cyprus, space: str) -> None:
    table = cyprus(nicosia="1U", troodos="1A", paphos="1C", limassol="2T").play("op travel")
    assert table.refused(space) == "3.3.2"


@rule("cyprus", "3.3.2")
def test_cells_move_to_any_space_on_the_map_not_only_adjacent_ones(cyprus: Cyprus) -> None:
    table = cyprus(paphos="2U", karpas="1U").play("limited travel paphos")
    assert table.options == list(SPACES)


@rule("cyprus", "3.3.2")
def test_three_origins_and_any_number_of_destinations(cyprus: Cyprus) -> None:
    table = cyprus(paphos="2U", limassol="3A", karpas="1A")
    table.play("op travel paphos nicosia 1 kyrenia 1 limassol larnaca 1 troodos 1 akrotiri 1 karpas dhekelia done")
    spaces = ("nicosia", "kyrenia", "larnaca", "troodos", "akrotiri", "dhekelia")
    assert [table.pieces(space) for space in spaces] == ["1U"] * 6


@rule("cyprus", "3.3.2", "2.3.4")
def test_a_limited_travel_may_have_many_destinations(cyprus: Cyprus) -> None:
    table = cyprus(troodos="4A", paphos="1A").play("limited travel troodos nicosia 1 larnaca 2 done")
    assert [table.pieces(space) for space in ("nicosia", "larnaca", "troodos", "paphos")] == ["1U", "2U", "1A", "1A"]
    assert table.actor == "british"


@rule("cyprus", "3.3.2")
def test_any_cells_of_the_origin_move_and_the_rest_stays_as_it_is(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 2A", karpas="1U").play("limited travel troodos nicosia 1 1 done")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1U", "1U 1A")


@rule("cyprus", "3.3.2")
@pytest.mark.parametrize(("active", "left"), [(0, "2A"), (1, "1U 1A"), (2, "2U")])
def test_eoka_chooses_how_many_active_cells_move(cyprus: Cyprus, active: int, left: str) -> None:
    table = cyprus(troodos="2U 2A", karpas="1U").play(f"limited travel troodos nicosia 2 {active} done")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("2U", left)


@rule("cyprus", "3.3.2")
def test_caches_do_not_travel(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1A 2C", karpas="1U").play("limited travel troodos nicosia")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1U", "2C")


# Underground or Active


@rule("cyprus", "3.3.2")
def test_moving_cells_are_flipped_underground(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2A", karpas="1U").play("limited travel troodos nicosia 2")
    assert table.pieces("nicosia") == "2U"


@rule("cyprus", "3.3.2")
def test_cells_that_return_to_their_own_space_are_flipped_too(cyprus: Cyprus) -> None:
    # [C-15]
    table = cyprus(troodos="2A", karpas="1U").play("limited travel troodos troodos 2")
    assert table.pieces("troodos") == "2U"


@rule("cyprus", "3.3.2")
def test_cells_already_there_are_not_flipped(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1A", nicosia="1A").play("op travel troodos nicosia done")
    assert table.pieces("nicosia") == "1U 1A"


@rule("cyprus", "3.3.2")
@pytest.mark.parametrize("space", ["nicosia", "kyrenia"])
def test_cubes_alone_do_not_expose_cells_in_towns_and_mountains(cyprus: Cyprus, space: str) -> None:
    table = cyprus(troodos="4A", karpas="1U", **{space: "6T 2P"}).play(f"limited travel troodos {space} 4")
    assert table.pieces(space) == "4U 6T 2P"


@rule("cyprus", "3.3.2", "1.3.4")
@pytest.mark.parametrize(
    ("cells", "base", "result"),
    [
        (1, "2T", "1U 2T"),
        (1, "3T", "1A 3T"),
        (2, "1T", "2U 1T"),
        (2, "2T", "2A 2T"),
        (3, "", "3U"),
        (4, "", "4A"),
    ],
)
def test_in_a_base_more_than_three_cells_and_cubes_make_the_group_active(
    cyprus: Cyprus, cells: int, base: str, result: str
) -> None:
    table = cyprus(troodos=f"{cells}U", karpas="1U", akrotiri=base).play(f"limited travel troodos akrotiri {cells}")
    assert table.pieces("akrotiri") == result


@rule("cyprus", "3.3.2", "1.10")
@pytest.mark.parametrize(
    ("cells", "town", "result"),
    [
        (1, "2T Cur", "1U 2T Cur"),
        (1, "1T 1P Cur", "1U 1T 1P Cur"),
        (1, "2T 1P Cur", "1A 2T 1P Cur"),
        (2, "1P Cur", "2U 1P Cur"),
        (3, "1P Cur", "3A 1P Cur"),
    ],
)
def test_under_curfew_more_than_three_cells_and_cubes_make_the_group_active(
    cyprus: Cyprus, cells: int, town: str, result: str
) -> None:
    table = cyprus(troodos=f"{cells}A", karpas="1U", nicosia=town).play(f"limited travel troodos nicosia {cells}")
    assert table.pieces("nicosia") == result


@rule("cyprus", "3.3.2")
def test_cells_and_caches_already_there_do_not_count(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", nicosia="3U 2C 2T Cur").play("op travel troodos nicosia done")
    assert table.pieces("nicosia") == "4U 2C 2T Cur"


@rule("cyprus", "3.3.2")
def test_a_sabotage_marker_exposes_nobody(cyprus: Cyprus) -> None:
    table = cyprus(troodos="4U", karpas="1U", nicosia="3T 2Sab").play("limited travel troodos nicosia 4")
    assert table["nicosia"]["underground"] == 4


@rule("cyprus", "3.3.2")
def test_groups_from_different_origins_are_tested_alone(cyprus: Cyprus) -> None:
    # [C-15] Twice 1 + 2 is not above three.
    table = cyprus(troodos="1U", kyrenia="1U", akrotiri="2T").play("op travel troodos akrotiri kyrenia akrotiri done")
    assert table.pieces("akrotiri") == "2U 2T"


@rule("cyprus", "3.3.2")
def test_cells_that_arrived_before_are_not_made_active_by_a_later_group(cyprus: Cyprus) -> None:
    # [C-15] 1 + 2 stays Underground, 2 + 2 does not.
    table = cyprus(troodos="1U", kyrenia="2U", akrotiri="2T").play("op travel troodos akrotiri kyrenia akrotiri 2 done")
    assert table.pieces("akrotiri") == "1U 2A 2T"


@rule("cyprus", "3.3.2")
def test_cells_from_one_origin_to_one_destination_are_one_group(cyprus: Cyprus) -> None:
    # [C-15] The destination is not offered a second time, so that 4 cannot enter as 3 and 1.
    table = cyprus(troodos="4U", karpas="1U").play("limited travel troodos akrotiri 3")
    assert "akrotiri" not in table.options


@rule("cyprus", "3.3.2")
@pytest.mark.parametrize(("cells", "result"), [(1, "1U 2T Cur"), (2, "2A 2T Cur")])
def test_the_test_holds_for_cells_that_stay_in_a_curfew_space(cyprus: Cyprus, cells: int, result: str) -> None:
    # [C-15]
    table = cyprus(nicosia=f"{cells}A 2T Cur", karpas="1U").play(f"limited travel nicosia nicosia {cells}")
    assert table.pieces("nicosia") == result


@rule("cyprus", "3.3.2")
def test_an_underground_cell_that_stays_under_watch_becomes_active(cyprus: Cyprus) -> None:
    # [C-15]
    table = cyprus(dhekelia="1U 3T", karpas="1U").play("limited travel dhekelia dhekelia")
    assert table.pieces("dhekelia") == "1A 3T"


@rule("cyprus", "3.3.2")
def test_cells_left_in_the_origin_without_moving_are_not_tested(cyprus: Cyprus) -> None:
    table = cyprus(dhekelia="3U 3T", karpas="1U").play("limited travel dhekelia paphos 1 done")
    assert table.pieces("dhekelia") == "2U 3T"


# Each Cell moves once [C-15]


@rule("cyprus", "3.3.2")
def test_a_cell_that_arrived_does_not_travel_on(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", kyrenia="1A").play("op travel troodos nicosia")
    assert table.refused("nicosia") == "3.3.2"


@rule("cyprus", "3.3.2")
def test_cells_that_were_there_before_still_travel(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", nicosia="1U", kyrenia="1U").play("op travel troodos nicosia nicosia paphos done")
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("1U", "1U")


@rule("cyprus", "3.3.2")
def test_an_active_cell_that_was_there_travels_while_the_newcomer_stays(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2U", nicosia="1A").play("op travel troodos nicosia 2 nicosia paphos done")
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("2U", "1U")


@rule("cyprus", "3.3.2")
def test_cells_exposed_on_arrival_do_not_travel_on(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", akrotiri="1A 3T", kyrenia="1U").play("op travel troodos akrotiri akrotiri paphos done")
    assert (table.pieces("akrotiri"), table.pieces("paphos")) == ("1A 3T", "1U")


@rule("cyprus", "3.3.2", "3.1")
def test_a_cell_that_goes_round_two_origins_keeps_its_place(cyprus: Cyprus) -> None:
    # Two spaces may exchange their Cells.
    table = cyprus(troodos="1A", nicosia="1A").play("op travel troodos nicosia nicosia troodos")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1U", "1U")


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.3.2", "4.3.3")
def test_propagandize_before_travel_activates_a_cell_that_travel_hides_again(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1Sab", karpas="1U").play("op travel special propagandize nicosia nicosia paphos")
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("1Sab", "1U")
    assert table["political_will"] == 9


@rule("cyprus", "4.1", "3.3.2", "4.3.3")
def test_propagandize_between_two_groups_of_one_origin(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2A", nicosia="1Sab", karpas="1U")
    table.play("op travel troodos nicosia 1 special propagandize kyrenia")
    assert (table.pieces("nicosia"), table.pieces("kyrenia"), table.pieces("troodos")) == ("1A 1Sab", "1U", "")


@rule("cyprus", "3.3.2", "4.3.3")
def test_a_cell_that_propagandized_after_its_arrival_does_not_travel_on(cyprus: Cyprus) -> None:
    # [C-15] The Cell in Nicosia has travelled; being Activated there makes no new Cell of it.
    table = cyprus(troodos="1A", nicosia="1Sab", kyrenia="1A", karpas="1A 1Sab")
    table.play("op travel troodos nicosia special propagandize nicosia")
    assert table.pieces("nicosia") == "1A 1Sab"
    assert table.refused("nicosia") == "3.3.2"


@rule("cyprus", "3.3.2", "4.3.3")
def test_a_cell_that_stayed_and_then_propagandized_does_not_travel_on(cyprus: Cyprus) -> None:
    # [C-15] One of Karpas' two Cells has moved by staying; one alone may still go.
    table = cyprus(karpas="1U 1A 1Sab", kyrenia="1A").play("op travel karpas karpas 1 1 special propagandize")
    assert table.pieces("karpas") == "1U 1A 1Sab"
    table.play("dhekelia")
    assert table.kind == "travel.origin"
    assert (table.pieces("karpas")[:2], table.pieces("dhekelia")) in (("1U", "1U"), ("1A", "1U"))


@rule("cyprus", "3.3.2", "4.3.3")
def test_of_a_moved_and_an_unmoved_cell_one_may_travel_after_propagandize(cyprus: Cyprus) -> None:
    # [C-15]
    table = cyprus(troodos="1A", nicosia="1U 1Sab", kyrenia="1A", karpas="1A 1Sab")
    table.play("op travel troodos nicosia special propagandize nicosia nicosia paphos done")
    assert table["nicosia"]["underground"] + table["nicosia"]["active"] == 1
    assert table.pieces("paphos") == "1U"


@rule("cyprus", "4.1", "3.3.2", "4.3.2")
def test_cells_that_arrived_may_infiltrate(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1A", nicosia="1P", intel=[1]).play("op travel troodos nicosia special infiltrate")
    assert table.pieces("nicosia") == "2U"
    assert table["intel"] == []


@rule("cyprus", "4.1", "3.3.2", "4.3.2")
def test_the_cell_that_infiltrated_is_new_and_may_travel(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1A", nicosia="1P").play(
        "op travel troodos nicosia special infiltrate nicosia nicosia paphos"
    )
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("1U", "1U")


@rule("cyprus", "4.1", "3.3.2", "4.3.2")
def test_after_infiltrate_the_new_cell_of_the_origin_may_go_anywhere(cyprus: Cyprus) -> None:
    # One Cell stays in Dhekelia, is hidden and Infiltrates there; what is left in the origin may go to any space.
    table = cyprus(dhekelia="2A 1P", karpas="1U").play("op travel dhekelia dhekelia 1 special infiltrate")
    assert table.pieces("dhekelia") == "2U 1A"
    assert "nicosia" in table.options


@rule("cyprus", "4.1", "3.3.2", "4.3.2", "1.10")
def test_infiltrate_that_lifts_a_curfew_lets_a_later_group_in_unseen(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U", kyrenia="4U", nicosia="1P Cur").play("op travel troodos nicosia special infiltrate")
    table.play("kyrenia nicosia 4 done")
    assert table.pieces("nicosia") == "6U"


@rule("cyprus", "4.1", "3.3.2", "4.3.1")
def test_smuggle_may_use_the_cell_that_has_just_arrived(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 1T", nicosia="1U 1T").play("op travel troodos karpas special smuggle")
    assert table.pieces("karpas") == "1U 1C"


@rule("cyprus", "4.1", "3.3.2")
def test_only_one_special_activity_accompanies_travel(cyprus: Cyprus) -> None:
    table = cyprus(troodos="2U", nicosia="2A 1Sab").play("op travel troodos paphos 1 special propagandize")
    assert "special" not in table.options
    table.play("done")
    assert "special" not in table.options
    table.play("nicosia karpas 1 done")
    assert table.actor == "british"
