"""Rally (3.3.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]


# Which spaces


@rule("kenya", "3.3.1", "1.6")
def test_rally_selects_reserves_and_any_other_space_without_loyalty(kenya: Kenya) -> None:
    # [K-9] Loyalty bars Non-Reserve spaces only.
    table = kenya(nairobi="Loyal", kiambu="Loyal", meru="0pop", thika="Loyal", nanyuki="Resist").play("op rally")
    assert table.options == [space for space in KENYA if space not in ("nairobi", "thika")]
    assert table.refused("nairobi") == "3.3.1"
    assert table.refused("thika") == "3.3.1"


@rule("kenya", "3.3.1")
@pytest.mark.parametrize("there", ["", "3T 2P", "2T 1Ter Loyal", "1P Resist", "1T 0pop"])
def test_rally_in_a_reserve_minds_neither_cubes_nor_loyalty_nor_population(kenya: Kenya, there: str) -> None:
    table = kenya(nyeri=there).play("limited rally nyeri")
    assert table["nyeri"]["underground"] == 1
    assert table["available"]["guerrillas"] == 14


@rule("kenya", "3.3.1")
def test_rally_needs_no_mau_mau_piece_there(kenya: Kenya) -> None:
    table = kenya(nairobi="2T 3P", rift_valley="2T 1P 1Ter").play("op rally nairobi rift_valley aberdares done")
    assert table.pieces("nairobi") == "1U 2T 3P"
    assert table.pieces("rift_valley") == "1U 2T 1P 1Ter"
    assert table.pieces("aberdares") == "1U"


# What it costs


@rule("kenya", "3.3.1", "3.1", "1.8")
def test_rally_costs_a_resource_for_each_space(kenya: Kenya) -> None:
    table = kenya().play("op rally nyeri embu meru")
    assert table["resources"] == 2
    table.play("done")
    assert [table.pieces(space) for space in ("nyeri", "embu", "meru")] == ["1U", "1U", "1U"]
    assert table["resources"] == 2
    assert table.actor == "british"


@rule("kenya", "3.1", "3.3.1")
def test_rally_takes_place_in_any_number_of_spaces(kenya: Kenya) -> None:
    table = kenya(resources=20).play("op rally " + " ".join(KENYA))
    assert table.options == ["special", "done"]
    assert [table.pieces(space) for space in KENYA] == ["1U"] * 12
    assert table["resources"] == 8


@rule("kenya", "3.1", "3.3.1")
def test_rally_ends_when_resources_do(kenya: Kenya) -> None:
    table = kenya(resources=2).play("op rally nanyuki thika")
    assert table["resources"] == 0
    assert table.options == ["special", "done"]  # a Raid may follow
    table = kenya(resources=1).play("op rally thika")
    assert table["resources"] == 0
    assert table.actor == "british"


@rule("kenya", "3.1", "3.3.1")
def test_another_space_is_refused_without_resources(kenya: Kenya) -> None:
    table = kenya(resources=1, nairobi="1B 3T").play("op rally nyeri")
    assert table.options == ["special", "done"]
    assert table.refused("meru") == "3.1"


@rule("kenya", "3.1", "3.3.1")
def test_no_rally_without_resources(kenya: Kenya) -> None:
    table = kenya(resources=0, nyeri="2U")
    assert table.refused("op") == "3.1"
    assert table.refused("limited") == "3.1"


@rule("kenya", "2.3.4", "3.3.1")
def test_a_limited_rally_is_in_one_space(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 3T", embu="2U").play("limited rally")
    assert table.refused("special") == "4.1"
    table.play("embu base")
    assert table.pieces("embu") == "1B"
    assert table["resources"] == 4
    assert table.actor == "british"


@rule("kenya", "3.1", "3.3.1")
def test_a_space_is_rallied_once(kenya: Kenya) -> None:
    table = kenya().play("op rally nyeri")
    assert table.refused("nyeri") == "3.1"


@rule("kenya", "3.1.2", "5.4", "3.3.1")
def test_a_free_rally_costs_nothing(kenya: Kenya) -> None:
    table = kenya(card="K20", resources=0, thika="Loyal").play("event shaded")
    assert table.refused("thika") == "3.3.1"
    table.play("nyeri embu")
    assert (table.pieces("nyeri"), table.pieces("embu"), table["resources"]) == ("1U", "1U", 0)


# One Guerrilla


@rule("kenya", "3.3.1", "1.4.3")
def test_a_new_guerrilla_is_underground_beside_active_ones(kenya: Kenya) -> None:
    table = kenya(nyeri="2A").play("limited rally nyeri")
    assert table.options == ["1", "base"]
    table.play("1")
    assert table.pieces("nyeri") == "1U 2A"


@rule("kenya", "3.3.1")
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika", "aberdares"])
def test_without_a_base_one_guerrilla_is_placed(kenya: Kenya, space: str) -> None:
    table = kenya(**{space: "1U"}).play(f"limited rally {space}")
    assert table.pieces(space) == "2U"
    assert table.actor == "british"


# A Base for two Guerrillas


@rule("kenya", "3.3.1", "1.4.1")
def test_two_guerrillas_are_replaced_with_a_base_and_are_available_again(kenya: Kenya) -> None:
    # [K-10]
    table = kenya(nyeri="2U").play("limited rally nyeri base")
    assert table.pieces("nyeri") == "1B"
    assert table["available"] == {"guerrillas": 15, "bases": 3, "troops": 10, "police": 15}
    assert table["resources"] == 4


@rule("kenya", "3.3.1")
@pytest.mark.parametrize(
    ("there", "options", "active", "after"),
    [
        ("1U 2A", ["1", "2"], "1", "1B 1A"),
        ("1U 2A", ["1", "2"], "2", "1B 1U"),
        ("2U 2A", ["0", "1", "2"], "0", "1B 2A"),
        ("2U 2A", ["0", "1", "2"], "1", "1B 1U 1A"),
        ("2U 1A", ["0", "1"], "0", "1B 1A"),
    ],
)
def test_the_two_replaced_may_be_of_either_state(
    kenya: Kenya, there: str, options: list[str], active: str, after: str
) -> None:
    # [K-10]
    table = kenya(nyeri=there).play("limited rally nyeri base")
    assert (table.kind, table.options) == ("rally.replaced", options)
    assert table.play(active).pieces("nyeri") == after


@rule("kenya", "3.3.1")
@pytest.mark.parametrize("there", ["2A", "1U 1A"])
def test_with_just_two_guerrillas_there_is_nothing_to_choose(kenya: Kenya, there: str) -> None:
    table = kenya(embu=there).play("limited rally embu base")
    assert table.pieces("embu") == "1B"
    assert table.actor == "british"


@rule("kenya", "3.3.1")
def test_one_guerrilla_is_not_enough_for_a_base(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 1U 3T").play("limited rally nairobi")
    assert table.options == ["1", "2", "3"]


@rule("kenya", "3.3.1", "1.4.2")
def test_a_second_base_may_be_placed_but_no_third(kenya: Kenya) -> None:
    table = kenya(nyeri="1B 2U", embu="2B 2U").play("op rally nyeri")
    assert table.options == ["1", "2", "3", "base"]
    table.play("base embu")
    assert table.options == ["1", "2", "3"]
    assert table.play("1").pieces("nyeri") == "2B"
    assert table.pieces("embu") == "2B 3U"


@rule("kenya", "3.3.1")
def test_a_base_may_be_placed_in_any_space_rally_may_select(kenya: Kenya) -> None:
    table = kenya(nairobi="2U 3T", thika="2U", mount_kenya="2A", meru="2U 0pop")
    table.play("op rally nairobi base thika base mount_kenya base meru base done")
    assert [table.pieces(space) for space in ("nairobi", "meru", "thika", "mount_kenya")] == ["1B 3T", "1B", "1B", "1B"]
    assert table["available"]["bases"] == 0


# With a Base


@rule("kenya", "3.3.1", "1.3.2")
@pytest.mark.parametrize(
    ("space", "there", "most"),
    [
        ("nairobi", "1B", 3),
        ("nairobi", "2B", 4),
        ("embu", "1B", 2),
        ("nyeri", "1B", 3),
        ("nyeri", "1B 1pop", 2),
        ("nyeri", "2B 0pop", 2),
        ("thika", "2B", 3),
        ("aberdares", "2B", 2),
    ],
)
def test_with_a_base_up_to_population_plus_bases_are_placed(kenya: Kenya, space: str, there: str, most: int) -> None:
    table = kenya(**{space: there}).play(f"limited rally {space}")
    assert table.options == [str(count) for count in range(1, most + 1)]
    table.play(str(most))
    assert table[space]["underground"] == most
    assert table["available"]["guerrillas"] == 15 - most
    assert table["resources"] == 4


@rule("kenya", "3.3.1", "1.3.3")
@pytest.mark.parametrize(("space", "there"), [("mount_kenya", "1B"), ("kiambu", "1B 0pop")])
def test_one_base_where_nobody_lives_gives_one(kenya: Kenya, space: str, there: str) -> None:
    table = kenya(**{space: there}).play(f"limited rally {space}")
    assert table.pieces(space) == "1B 1U"
    assert table.actor == "british"


@rule("kenya", "3.3.1")
def test_fewer_than_that_may_be_placed(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 4T").play("limited rally nairobi 2")
    assert table.pieces("nairobi") == "1B 2U 4T"


@rule("kenya", "3.3.1", "1.4.3")
def test_with_a_base_all_guerrillas_may_be_flipped_underground_instead(kenya: Kenya) -> None:
    table = kenya(aberdares="1B 1U 2A", nyeri="2A").play("op rally aberdares")
    assert table.options == ["1", "base", "flip"]
    table.play("flip done")
    assert table.pieces("aberdares") == "1B 3U"
    assert table.pieces("nyeri") == "2A"
    assert table["resources"] == 4


@rule("kenya", "3.3.1")
@pytest.mark.parametrize("there", ["3A", "1U 3A"])
def test_without_a_base_they_stay_active(kenya: Kenya, there: str) -> None:
    table = kenya(nyeri=there).play("limited rally nyeri")
    assert table.options == ["1", "base"]


@rule("kenya", "3.3.1")
def test_a_base_built_by_the_same_rally_flips_nobody_there(kenya: Kenya) -> None:
    table = kenya(aberdares="3A").play("op rally aberdares base")
    assert table.pieces("aberdares") == "1B 1A"
    assert table.refused("aberdares") == "3.1"


# Control and Political Will (1.7)


@rule("kenya", "3.3.1", "1.7")
def test_rally_may_end_british_control_at_no_political_will(kenya: Kenya) -> None:
    table = kenya(thompsons_falls="1P")
    assert table.control("thompsons_falls") == "british"
    table.play("limited rally thompsons_falls")
    assert table.control("thompsons_falls") is None
    assert table["political_will"] == 10


@rule("kenya", "3.3.1", "1.7", "7.2")
def test_control_gained_by_rally_costs_the_population(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 3T", embu="", aberdares="1T").play("op rally nairobi 3 embu aberdares done")
    assert table.control("nairobi") == "mau_mau"
    assert table.control("embu") == "mau_mau"
    assert table.control("aberdares") is None
    assert table["political_will"] == 7


@rule("kenya", "3.3.1", "1.7", "1.3.3")
@pytest.mark.parametrize(("space", "there"), [("aberdares", ""), ("nyeri", "0pop")])
def test_control_where_nobody_lives_costs_nothing(kenya: Kenya, space: str, there: str) -> None:
    table = kenya(**{space: there}).play(f"limited rally {space}")
    assert table.control(space) == "mau_mau"
    assert table["political_will"] == 10


@rule("kenya", "3.3.1", "1.7")
def test_control_of_a_reserve_whose_population_fell_costs_what_is_left(kenya: Kenya) -> None:
    # [K-22]
    table = kenya(nyeri="1pop").play("limited rally nyeri")
    assert table["political_will"] == 9


@rule("kenya", "3.3.1", "1.7")
@pytest.mark.parametrize(
    ("there", "control", "will"), [("2U 1T", None, 12), ("2U 2P", "british", 10), ("3U 1T", "mau_mau", 10)]
)
def test_a_base_for_two_guerrillas_may_lose_control(kenya: Kenya, there: str, control: str | None, will: int) -> None:
    table = kenya(nyeri=there).play("limited rally nyeri base")
    assert table.control("nyeri") == control
    assert table["political_will"] == will


@rule("kenya", "3.3.1", "1.10")
def test_political_will_does_not_fall_below_0(kenya: Kenya) -> None:
    assert kenya(political_will=1).play("limited rally nyeri")["political_will"] == 0


# Pieces taken from the map (1.4.1)


@rule("kenya", "1.4.1", "3.3.1")
def test_without_available_guerrillas_one_is_taken_from_the_map(kenya: Kenya) -> None:
    table = kenya(aberdares="8U 1A", mount_kenya="6U").play("limited rally nyeri")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["aberdares", "mount_kenya"])
    table.play("aberdares")
    assert (table.kind, table.options) == ("take.state", ["underground", "active"])
    table.play("active")
    assert table.pieces("nyeri") == "1U"
    assert table.pieces("aberdares") == "8U"
    assert table["available"]["guerrillas"] == 0


@rule("kenya", "1.4.1", "1.4.3", "3.3.1")
def test_it_may_come_from_the_same_space_to_be_underground(kenya: Kenya) -> None:
    # [K-43]
    table = kenya(nyeri="2A", aberdares="13U").play("limited rally nyeri 1 nyeri")
    assert table.pieces("nyeri") == "1U 1A"
    assert table.pieces("aberdares") == "13U"
    assert table["resources"] == 4


@rule("kenya", "1.4.1", "1.4.3", "3.3.1")
def test_with_all_guerrillas_in_one_space_one_of_them_may_still_be_placed_anew(kenya: Kenya) -> None:
    # [K-43]
    table = kenya(nyeri="15A").play("limited rally nyeri 1")
    assert (table.pieces("nyeri"), table["available"]["guerrillas"]) == ("1U 14A", 0)


@rule("kenya", "1.4.1", "3.3.1")
def test_available_guerrillas_come_first(kenya: Kenya) -> None:
    table = kenya(aberdares="14U").play("limited rally nyeri")
    assert table.pieces("nyeri") == "1U"
    assert table.pieces("aberdares") == "14U"
    assert table.actor == "british"


@rule("kenya", "1.4.1", "3.3.1")
def test_only_those_lacking_are_taken(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 4T", kiambu="1U", aberdares="12U 1A").play("limited rally nairobi 3 kiambu aberdares")
    assert table.play("active").pieces("nairobi") == "1B 3U 4T"
    assert table.pieces("kiambu") == ""
    assert table.pieces("aberdares") == "12U"
    assert table["available"]["guerrillas"] == 0


@rule("kenya", "1.4.1", "1.7", "3.3.1")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (19, 20), (20, 20)])
def test_control_of_the_space_they_left_counts_in_the_same_step(kenya: Kenya, before: int, after: int) -> None:
    # [K-39, K-43] Nyeri +2, Embu -1: added up before the track moves.
    table = kenya(political_will=before, nyeri="1U", aberdares="14U").play("limited rally embu nyeri")
    assert table.control("nyeri") is None
    assert table.control("embu") == "mau_mau"
    assert table["political_will"] == after


@rule("kenya", "1.4.1", "3.3.1")
def test_without_an_available_base_one_is_taken_from_elsewhere_without_political_will(kenya: Kenya) -> None:
    # [K-6]
    table = kenya(nairobi="1B 3P", nyeri="2U", aberdares="2B", mount_kenya="1B").play("limited rally nyeri base")
    assert (table.kind, table.options) == ("take.base", ["nairobi", "aberdares", "mount_kenya"])
    table.play("nairobi")
    assert table.pieces("nyeri") == "1B"
    assert table.pieces("nairobi") == "3P"
    assert table["political_will"] == 10
    assert table["available"]["bases"] == 0


@rule("kenya", "1.4.1", "1.7", "3.3.1")
def test_control_lost_where_the_base_stood_raises_political_will(kenya: Kenya) -> None:
    # [K-6]
    table = kenya(nairobi="1B", nyeri="2U", aberdares="2B", mount_kenya="1B").play("limited rally nyeri base nairobi")
    assert table.control("nairobi") is None
    assert table["political_will"] == 12


@rule("kenya", "1.4.1", "3.3.1")
def test_a_base_is_not_taken_from_the_space_itself(kenya: Kenya) -> None:
    # [K-43]
    table = kenya(nyeri="1B 2U", aberdares="2B", mount_kenya="1B").play("limited rally nyeri base")
    assert table.options == ["aberdares", "mount_kenya"]
    table.play("aberdares")
    assert (table.pieces("nyeri"), table.pieces("aberdares")) == ("2B", "1B")


# With a Special Activity (4.1)


@rule("kenya", "4.1", "4.3.1", "3.3.1")
def test_supply_may_pay_for_a_rally_without_resources(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(resources=0, nairobi="2B 3T")
    assert table.refused("limited") == "3.1"
    table.play("op rally special supply")
    assert table["resources"] == 2
    table.play("nyeri embu")
    assert (table.pieces("nyeri"), table.pieces("embu"), table["resources"]) == ("1U", "1U", 0)
    assert table.actor == "british"


@rule("kenya", "4.1", "4.3.1", "3.3.1")
def test_rally_then_supply_then_rally_on(kenya: Kenya) -> None:
    table = kenya(resources=1, nairobi="1B 4T", kiambu="", aberdares="1B")
    table.play("op rally kiambu")
    assert table["resources"] == 0
    table.play("special supply")
    assert table["resources"] == 2
    table.play("nairobi 3 aberdares")
    assert table["resources"] == 0
    assert [table.pieces(space) for space in ("nairobi", "kiambu", "aberdares")] == ["1B 3U 4T", "1U", "1B 1U"]


@rule("kenya", "4.1", "4.3.2", "3.3.1")
def test_a_rallied_guerrilla_may_lead_an_oath(kenya: Kenya) -> None:
    table = kenya().play("op rally nyeri special oath nyeri 1 done")
    assert table.pieces("nyeri") == "2U Resist"
    assert table["resources"] == 4
