"""Search (3.2.3) and Curfews (1.10)."""

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


# Destinations and moves


@rule("cyprus", "3.2.3")
def test_search_selects_any_spaces(british: Cyprus) -> None:
    table = british(nicosia="1T", international_opinion=0).play("op search")
    assert table.options == list(SPACES)


@rule("cyprus", "3.2.3", "1.3.5")
def test_troops_move_in_from_adjacent_spaces(british: Cyprus) -> None:
    table = british(nicosia="2T", limassol="2T", larnaca="2T", akrotiri="3T", karpas="3T").play(
        "limited search troodos"
    )
    assert table.options == ["limassol", "nicosia", "larnaca", "done"]
    table.play("limassol 2 nicosia 1 larnaca 2")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("5T", "1T")


@rule("cyprus", "3.2.3")
@pytest.mark.parametrize("far", ["akrotiri", "karpas", "dhekelia", "kyrenia"])
def test_troops_further_off_do_not_move(british: Cyprus, far: str) -> None:
    table = british(nicosia="2T", **{far: "3T"}).play("limited search troodos")
    assert table.refused(far) == "1.3.5"


@rule("cyprus", "3.2.3")
def test_police_do_not_move_with_search(british: Cyprus) -> None:
    table = british(nicosia="2T", larnaca="2P").play("limited search troodos")
    assert table.refused("larnaca") == "1.4"


@rule("cyprus", "3.2.3")
def test_troops_need_not_move(british: Cyprus) -> None:
    table = british(nicosia="3T", troodos="1U 1T").play("limited search troodos done")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("1A 1T", "3T")


@rule("cyprus", "3.2.3")
def test_troops_from_one_space_may_go_to_several_destinations(british: Cyprus) -> None:
    table = british(famagusta="4T").play("op search kyrenia dhekelia troodos done famagusta troodos 1")
    table.play("famagusta kyrenia 2 famagusta dhekelia 1")
    assert [table.pieces(space) for space in ("troodos", "kyrenia", "dhekelia")] == ["1T", "2T", "1T"]


@rule("cyprus", "3.2.3")
def test_moves_are_simultaneous_so_destinations_may_exchange_troops(british: Cyprus) -> None:
    table = british(troodos="2T", larnaca="1T", international_opinion=0)
    table.play("op search troodos larnaca done larnaca troodos troodos larnaca 2 done curfew")
    assert (table.pieces("troodos"), table.pieces("larnaca")) == ("1T", "2T Cur")


@rule("cyprus", "3.2.3")
def test_troops_that_arrived_do_not_move_on(british: Cyprus) -> None:
    # Limassol to Larnaca and on to Dhekelia would be two moves.
    table = british(limassol="2T").play("op search larnaca dhekelia done limassol 2")
    assert table.kind != "search.origin"
    assert (table["larnaca"]["troops"], table["dhekelia"]["troops"]) == (2, 0)


@rule("cyprus", "3.2.3")
def test_moves_come_before_any_space_is_searched(british: Cyprus) -> None:
    table = british(troodos="2U 2T", nicosia="1U", international_opinion=0)
    table.play("op search troodos nicosia done troodos 2")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("2U", "1U 2T Cur")


# Mountains and Bases


@rule("cyprus", "3.2.3", "1.4.3")
@pytest.mark.parametrize(
    ("there", "after"),
    [("3U 1T", "2U 1A 1T"), ("3U 2T", "1U 2A 2T"), ("2U 6T", "2A 6T"), ("2U 1A 2T", "3A 2T"), ("2U 1P", "1U 1A 1P")],
)
@pytest.mark.parametrize("space", ["troodos", "kyrenia", "akrotiri", "dhekelia"])
def test_in_mountains_and_bases_one_cell_is_activated_for_every_cube(
    british: Cyprus, space: str, there: str, after: str
) -> None:
    table = british(**{space: there}).play(f"limited search {space} done")
    assert table.pieces(space) == after


@rule("cyprus", "3.2.3")
def test_cubes_that_moved_in_count_like_those_already_there(british: Cyprus) -> None:
    table = british(troodos="4U 1T", nicosia="2T").play("limited search troodos nicosia 2")
    assert table.pieces("troodos") == "1U 3A 3T"


@rule("cyprus", "3.2.3", "1.4.2")
@pytest.mark.parametrize("space", ["troodos", "akrotiri"])
def test_no_curfew_in_mountains_and_bases(british: Cyprus, space: str) -> None:
    table = british(**{space: "1U 3T"}).play(f"limited search {space} done")
    assert not table[space]["curfew"]


@rule("cyprus", "3.2.3")
def test_a_mountain_without_cubes_may_be_searched_in_vain(british: Cyprus) -> None:
    table = british(kyrenia="2U", paphos="2T").play("limited search kyrenia")
    assert table.pieces("kyrenia") == "2U"
    assert table.actor == "eoka"


# Towns


@rule("cyprus", "3.2.3", "1.10")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("3U 2T", "3U 2T Cur"),
        ("3U 3T", "2U 1A 3T Cur"),
        ("3U 2T 1P", "2U 1A 2T 1P Cur"),
        ("3U 5T", "2U 1A 5T Cur"),
        ("3U 6T", "1U 2A 6T Cur"),
        ("3U 6T 3P", "3A 6T 3P Cur"),
        ("2U 1A 3T", "1U 2A 3T Cur"),
    ],
)
def test_in_towns_a_curfew_and_one_cell_for_every_three_cubes(british: Cyprus, there: str, after: str) -> None:
    table = british(nicosia=there).play("limited search nicosia curfew")
    assert table.pieces("nicosia") == after


@rule("cyprus", "3.2.3")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_or_a_chit_of_any_value_one_cell_for_every_cube_and_no_curfew(british: Cyprus, value: int) -> None:
    table = british(nicosia="3U 1T 1P", intel=[value]).play(f"limited search nicosia done {value}")
    assert table.pieces("nicosia") == "1U 2A 1T 1P"
    assert table["intel"] == []


@rule("cyprus", "3.2.3", "1.6.1")
def test_the_british_choose_which_chit_to_discard(british: Cyprus) -> None:
    table = british(nicosia="3U 1T", intel=[2, 0]).play("limited search nicosia done")
    assert table.options == ["curfew", "0", "2"]


@rule("cyprus", "3.2.3", "1.6.1")
def test_the_chit_is_never_compulsory(british: Cyprus) -> None:
    table = british(nicosia="1U 3T", intel=[2]).play("limited search nicosia done curfew")
    assert table.pieces("nicosia") == "1A 3T Cur"
    assert table["intel"] == [2]


@rule("cyprus", "3.2.3")
def test_the_chit_discarded_is_one_for_each_town(british: Cyprus) -> None:
    table = british(nicosia="2U 1T", karpas="2U 1T", intel=[1, 0], international_opinion=0)
    table.play("op search nicosia karpas done 0 1")
    assert [table.pieces(town) for town in ("nicosia", "karpas")] == ["1U 1A 1T", "1U 1A 1T"]
    assert table["intel"] == []


@rule("cyprus", "3.2.3")
def test_a_chit_in_one_town_and_a_curfew_in_the_other(british: Cyprus) -> None:
    table = british(nicosia="2U 1T", karpas="2U 1T", intel=[1], international_opinion=0)
    table.play("op search nicosia karpas done curfew 1")
    assert [table.pieces(town) for town in ("nicosia", "karpas")] == ["2U 1T Cur", "1U 1A 1T"]


@rule("cyprus", "3.2.3", "2.3.7")
def test_a_lead_and_the_discard_in_a_town_take_a_chit_each(british: Cyprus) -> None:
    table = british(nicosia="2U 1T", karpas="2U 1T", intel=[2, 1]).play("limited search nicosia lead 2 karpas")
    assert table["intel"] == [1]
    table.play("1")
    assert [table.pieces(town) for town in ("nicosia", "karpas")] == ["1U 1A 1T", "2U 1T Cur"]


@rule("cyprus", "3.2.3")
def test_a_chit_buys_nothing_in_mountains_and_bases(british: Cyprus) -> None:
    table = british(troodos="3U 1T", intel=[2]).play("limited search troodos done")
    assert table.pieces("troodos") == "2U 1A 1T"
    assert table["intel"] == [2]


@rule("cyprus", "3.2.3", "1.10")
def test_a_town_already_under_curfew_keeps_its_one_curfew(british: Cyprus) -> None:
    table = british(nicosia="2U 3T Cur").play("limited search nicosia curfew")
    assert table.pieces("nicosia") == "1U 1A 3T Cur"


@rule("cyprus", "3.2.3", "1.10")
def test_a_chit_in_a_town_under_curfew_leaves_the_curfew(british: Cyprus) -> None:
    # [C-12]
    table = british(nicosia="2U 1T 1P Cur", intel=[0]).play("limited search nicosia done 0")
    assert table.pieces("nicosia") == "2A 1T 1P Cur"


@rule("cyprus", "3.2.3", "1.10")
def test_the_curfew_is_placed_even_without_cells_there(british: Cyprus) -> None:
    # [C-13]
    table = british(nicosia="1T").play("limited search nicosia curfew")
    assert table.pieces("nicosia") == "1T Cur"


@rule("cyprus", "3.2.3", "1.10")
def test_a_town_of_police_alone_is_searched_too(british: Cyprus) -> None:
    table = british(nicosia="1U 3P").play("limited search nicosia curfew")
    assert table.pieces("nicosia") == "1A 3P Cur"


@rule("cyprus", "3.2.3", "1.10")
def test_a_town_without_cubes_gets_no_curfew_and_no_activation(british: Cyprus) -> None:
    # [C-11]
    table = british(nicosia="2U", karpas="1T", intel=[1]).play("limited search nicosia done")
    assert table.pieces("nicosia") == "2U"
    assert table.actor == "eoka"


# Curfews on the move (1.10)


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_goes_when_the_last_cube_moves_out(british: Cyprus) -> None:
    # [C-14]
    table = british(nicosia="2T Cur").play("limited search troodos nicosia 2")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("", "2T")


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_stays_while_police_are_left(british: Cyprus) -> None:
    # [C-14]
    table = british(nicosia="2T 1P Cur").play("limited search troodos nicosia 2")
    assert table.pieces("nicosia") == "1P Cur"


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_stays_when_others_arrive_as_its_cubes_leave(british: Cyprus) -> None:
    # Moves are simultaneous, so Nicosia is never empty.
    table = british(nicosia="1T Cur", troodos="1T", intel=[0], international_opinion=0)
    table.play("op search nicosia troodos done nicosia troodos troodos nicosia done 0")
    assert (table.pieces("nicosia"), table.pieces("troodos")) == ("1T Cur", "1T")


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_lifted_by_the_move_can_be_placed_again(british: Cyprus) -> None:
    table = british(nicosia="1T Cur", paphos="1T Cur", limassol="1T Cur", larnaca="1T Cur", karpas="1T")
    table.play("limited search famagusta nicosia done")
    assert (table.pieces("nicosia"), table.pieces("famagusta")) == ("", "1T Cur")
    assert table.pieces("larnaca") == "1T Cur"


@rule("cyprus", "1.10", "3.2.3")
def test_when_all_four_are_out_the_british_move_one_from_elsewhere(british: Cyprus) -> None:
    # [C-10]
    table = british(nicosia="1T Cur", paphos="1T Cur", limassol="1T Cur", larnaca="1T Cur", karpas="1U 3T")
    table.play("limited search karpas curfew")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca"]
    table.play("limassol")
    assert (table.pieces("limassol"), table.pieces("karpas")) == ("1T", "1A 3T Cur")


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_is_not_taken_from_a_space_in_which_the_same_search_has_placed_it(british: Cyprus) -> None:
    # [C-10]
    table = british(nicosia="1T Cur", paphos="1T Cur", limassol="1T Cur", larnaca="1T Cur", karpas="1T", famagusta="1T")
    table.play("op search karpas famagusta nicosia done done curfew")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca"]
    table.play("paphos curfew")
    assert table.options == ["limassol", "nicosia", "larnaca"]  # not the one just placed in Karpas
    assert table.refused("karpas") == "1.10"


@rule("cyprus", "1.10", "3.2.3")
def test_a_town_that_has_its_curfew_takes_none_from_elsewhere(british: Cyprus) -> None:
    # [C-10]
    table = british(nicosia="1T Cur", paphos="1T Cur", limassol="1T Cur", larnaca="1T Cur")
    table.play("limited search nicosia curfew")
    assert table.actor == "eoka"
    assert [table[town]["curfew"] for town in ("nicosia", "paphos", "limassol", "larnaca")] == [True] * 4


@rule("cyprus", "1.10", "3.2.3")
def test_a_chit_instead_of_the_curfew_takes_none_from_elsewhere(british: Cyprus) -> None:
    # [C-10]
    table = british(
        nicosia="1T Cur", paphos="1T Cur", limassol="1T Cur", larnaca="1T Cur", karpas="1U 1T", intel=[0]
    ).play("limited search karpas done 0")
    assert table.pieces("karpas") == "1A 1T"
    assert table.actor == "eoka"


# With a Special Activity (4.1)


@rule("cyprus", "4.1", "3.2.3", "4.2.2")
@pytest.mark.parametrize(
    "play",
    [
        "special nicosia karpas done curfew curfew",
        "nicosia karpas special done curfew curfew",
        "nicosia karpas done special curfew curfew",
        "nicosia karpas done curfew special curfew",
        "nicosia karpas done curfew curfew special",
    ],
)
def test_diplomacy_before_during_and_after_search(british: Cyprus, play: str) -> None:
    table = british(nicosia="1T", karpas="1T").play(f"op search {play}")
    assert table["international_opinion"] == 1
    assert (table.pieces("nicosia"), table.pieces("karpas")) == ("1T Cur", "1T Cur")
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.3", "4.2.2")
def test_diplomacy_between_two_towns_counts_the_curfew_just_placed(british: Cyprus) -> None:
    # Two marked Towns before, three after Nicosia, four after Karpas.
    def start() -> Table:
        return british(nicosia="1T", karpas="1T", paphos="1Sab", larnaca="1Sab").play("op search nicosia karpas done")

    table = start().play("curfew special curfew")
    assert table["international_opinion"] == 1
    table = start().play("curfew curfew special {2}")
    assert table["international_opinion"] == 2
    table = start().play("curfew curfew special {3}")
    assert table["international_opinion"] == 1


@rule("cyprus", "4.1", "3.2.3", "4.2.3")
def test_a_chit_won_by_interrogate_between_two_towns_serves_the_second(british: Cyprus) -> None:
    table = british(nicosia="1U 1T", karpas="2U 1T", prison=2, international_opinion=0)
    table.play("op search nicosia karpas done curfew special {0} 0")
    assert (table.pieces("nicosia"), table.pieces("karpas")) == ("1U 1T Cur", "1U 1A 1T")
    assert table["intel"] == []
    assert table.actor == "eoka"


@rule("cyprus", "4.1", "3.2.3", "4.2.3", "2.3.7")
def test_a_chit_won_by_interrogate_may_pay_for_the_lead(british: Cyprus) -> None:
    table = british(nicosia="1T", karpas="1T", paphos="1T", larnaca="1T", prison=2, international_opinion=0)
    table.play("op search nicosia karpas paphos special {1} lead larnaca")
    assert table["intel"] == []
    assert table.kind != "search.space"


@rule("cyprus", "4.1", "3.2.3")
def test_only_one_special_activity_accompanies_search(british: Cyprus) -> None:
    table = british(nicosia="1T", karpas="1T", prison=4, intel=[2])
    table.play("op search nicosia karpas done special diplomacy curfew")
    assert table.options == ["curfew", "2"]
    table.play("curfew")
    assert table.actor == "eoka"
