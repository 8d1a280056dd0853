"""Deploy (3.2.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]

NON_JUNGLES = [space for space in KENYA if space not in ("aberdares", "mount_kenya")]


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


# Nairobi


@rule("kenya", "3.2.1")
@pytest.mark.parametrize(("troops", "police"), [(4, 0), (0, 4), (2, 2), (3, 1), (1, 0), (0, 1), (2, 0)])
def test_deploy_places_up_to_four_cubes_in_nairobi(british: Kenya, troops: int, police: int) -> None:
    table = british().play(f"limited deploy nairobi {troops} {police} done")
    assert (table["nairobi"]["troops"], table["nairobi"]["police"]) == (troops, police)
    assert table["available"] == {"guerrillas": 15, "bases": 4, "troops": 10 - troops, "police": 15 - police}
    assert (table.actor, table.control("nairobi")) == ("mau_mau", "british")


@rule("kenya", "3.2.1")
def test_never_more_than_four_cubes_in_nairobi(british: Kenya) -> None:
    table = british().play("op deploy nairobi")
    assert (table.kind, table.options) == ("deploy.troops", ["0", "1", "2", "3", "4"])
    table.play("3")
    assert (table.kind, table.options) == ("deploy.police", ["0", "1"])


@rule("kenya", "3.2.1")
def test_cubes_already_in_nairobi_do_not_count(british: Kenya) -> None:
    table = british(nairobi="3T 3P").play("limited deploy nairobi 2 2 done")
    assert table.pieces("nairobi") == "5T 5P"


@rule("kenya", "3.2.1", "1.7")
@pytest.mark.parametrize(
    ("there", "troops", "control", "will"),
    [("1B 2U", 4, "british", 12), ("1B 2U", 3, None, 12), ("1B 2U", 2, "mau_mau", 10), ("2U 2P", 1, "british", 10)],
)
def test_nairobi_needs_no_british_control(
    british: Kenya, there: str, troops: int, control: str | None, will: int
) -> None:
    table = british(nairobi=there).play(f"limited deploy nairobi {troops} 0 done")
    assert (table.control("nairobi"), table["political_will"]) == (control, will)
    assert table["nairobi"]["troops"] == troops


# Provinces


@rule("kenya", "3.2.1")
@pytest.mark.parametrize("police", [1, 2])
@pytest.mark.parametrize("province", ["nyeri", "rift_valley"])
def test_deploy_places_up_to_two_police_in_a_province(british: Kenya, province: str, police: int) -> None:
    table = british(**{province: "2T 1U"}).play(f"limited deploy {province}")
    assert (table.kind, table.options) == ("deploy.police", ["1", "2"])
    table.play(f"{police} done")
    assert table.pieces(province) == f"1U 2T {police}P"
    assert table["available"] == {"guerrillas": 14, "bases": 4, "troops": 8, "police": 15 - police}
    assert table["political_will"] == 10


@rule("kenya", "3.2.1", "3.1")
def test_deploy_selects_nairobi_and_any_number_of_provinces(british: Kenya) -> None:
    provinces = {name: "1T" for name in NON_JUNGLES if name != "nairobi"}
    table = british(**provinces).play("op deploy meru 1 nairobi 1 1")
    for name in ("thika", "kiambu", "fort_hall", "nyeri", "embu", "thompsons_falls", "rift_valley", "nanyuki"):
        table.play(f"{name} 1")
    table.play("done done done")
    assert [table.pieces(name) for name in NON_JUNGLES] == ["1T 1P"] * 10
    assert table["available"] == {"guerrillas": 15, "bases": 4, "troops": 0, "police": 5}
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.1")
def test_an_unpopulated_province_under_british_control_may_be_selected(british: Kenya) -> None:
    table = british(embu="1T 0pop").play("limited deploy embu 2 done")
    assert table.pieces("embu") == "1T 2P"


@rule("kenya", "3.2.1", "1.7")
@pytest.mark.parametrize("there", ["", "1T 1U", "1P 1A", "2T 2U", "1P 1B", "1T 2U", "1P 2B", "3P 1B 2A"])
def test_a_province_without_british_control_is_refused(british: Kenya, there: str) -> None:
    table = british(nyeri=there, thika="1P").play("op deploy")
    assert table.refused("nyeri") == "3.2.1"
    assert [option for option in table.options if option in KENYA] == ["nairobi", "thika"]


@rule("kenya", "3.2.1")
@pytest.mark.parametrize("jungle", ["aberdares", "mount_kenya"])
def test_a_mountain_jungle_is_refused_even_under_british_control(british: Kenya, jungle: str) -> None:
    table = british(**{jungle: "4T"}).play("op deploy")
    assert table.control(jungle) == "british"
    assert table.refused(jungle) == "3.2.1"


@rule("kenya", "3.2.1", "3.1")
def test_deploy_selects_each_space_once(british: Kenya) -> None:
    table = british(nyeri="1T", embu="1T").play("op deploy nyeri 1")
    assert table.refused("nyeri") == "3.1"
    table.play("nairobi 1 0")
    assert table.refused("nairobi") == "3.1"


@rule("kenya", "3.2.1", "2.3.4")
def test_a_limited_deploy_places_cubes_in_one_space_only(british: Kenya) -> None:
    table = british(nyeri="1T", embu="1T").play("limited deploy nyeri 1")
    assert table.kind == "deploy.destination"
    table.play("done")
    assert [table.pieces(name) for name in ("nyeri", "embu", "nairobi")] == ["1T 1P", "1T", ""]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.1", "3.1")
def test_deploy_need_not_place_any_cube(british: Kenya) -> None:
    # [B2]
    table = british(nyeri="3T").play("op deploy done fort_hall nyeri 2 done done")
    assert [table.pieces(name) for name in ("nyeri", "fort_hall")] == ["1T", "2T"]
    assert table["available"] == {"guerrillas": 15, "bases": 4, "troops": 7, "police": 15}
    assert table.actor == "mau_mau"


# Cubes from elsewhere on the map (1.4.1)


@rule("kenya", "3.2.1", "1.4.1")
def test_police_come_from_elsewhere_on_the_map_when_none_is_available(british: Kenya) -> None:
    table = british(nyeri="1T 1P", nanyuki="8P", thika="6P").play("limited deploy nyeri 2")
    assert (table.actor, table.kind, table.options) == ("british", "take.police", ["nanyuki", "thika"])
    table.play("nanyuki thika done")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki", "thika")] == ["1T 3P", "7P", "5P"]
    assert table["available"]["police"] == 0


@rule("kenya", "3.2.1", "1.4.1")
def test_both_police_may_come_from_the_same_space(british: Kenya) -> None:
    table = british(nyeri="1T 1P", nanyuki="8P", thika="6P").play("limited deploy nyeri 2 thika thika done")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki", "thika")] == ["1T 3P", "8P", "4P"]


@rule("kenya", "3.2.1", "1.4.1")
def test_the_available_police_are_placed_before_any_comes_from_the_map(british: Kenya) -> None:
    table = british(nyeri="1T", nanyuki="8P", thika="6P").play("limited deploy nyeri 2")
    assert table.kind == "take.police"
    table.play("nanyuki done")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki", "thika")] == ["1T 2P", "7P", "6P"]
    assert table["available"]["police"] == 0


@rule("kenya", "3.2.1", "1.4.1")
def test_no_police_comes_from_the_map_while_enough_are_available(british: Kenya) -> None:
    table = british(nyeri="1T", nanyuki="8P", thika="5P").play("limited deploy nyeri 2")
    assert table.kind == "deploy.destination"
    assert [table.pieces(name) for name in ("nyeri", "nanyuki", "thika")] == ["1T 2P", "8P", "5P"]


@rule("kenya", "3.2.1", "1.4.1")
def test_troops_come_from_elsewhere_on_the_map_too_even_from_a_jungle(british: Kenya) -> None:
    table = british(thika="4T", meru="3T", aberdares="3T").play("limited deploy nairobi 4 0")
    assert (table.kind, table.options) == ("take.troops", ["meru", "thika", "aberdares"])
    table.play("meru thika aberdares aberdares done")
    assert [table.pieces(name) for name in ("nairobi", "meru", "thika", "aberdares")] == ["4T", "2T", "3T", "1T"]


@rule("kenya", "3.2.1", "1.4.1")
def test_troops_and_police_may_both_come_from_the_map(british: Kenya) -> None:
    table = british(thika="5T 8P", meru="5T 7P").play("limited deploy nairobi 2 1 meru thika thika done")
    assert [table.pieces(name) for name in ("nairobi", "meru", "thika")] == ["2T 1P", "4T 7P", "4T 7P"]


@rule("kenya", "3.2.1", "1.4.1")
def test_a_cube_is_not_taken_from_the_space_where_it_is_placed(british: Kenya) -> None:
    # [K-43]
    table = british(nyeri="1T 9P", nanyuki="3P", thika="3P").play("limited deploy nyeri 2")
    assert (table.kind, table.options) == ("take.police", ["nanyuki", "thika"])
    assert table.refused("nyeri") == "1.4.1"


@rule("kenya", "3.2.1", "1.4.1")
def test_only_as_many_as_there_are_elsewhere_may_be_placed(british: Kenya) -> None:
    table = british(nyeri="1T 14P", nanyuki="1P 1T").play("limited deploy nyeri")
    assert table.kind == "deploy.destination"
    assert [table.pieces(name) for name in ("nyeri", "nanyuki")] == ["1T 15P", "1T"]


@rule("kenya", "3.2.1", "1.3.5", "1.4.1")
def test_police_out_of_play_are_not_placed(british: Kenya) -> None:
    table = british(nyeri="1T 7P", out_of_play={"police": 8}).play("op deploy")
    assert table.refused("nyeri") == "1.4.1"
    assert "nairobi" in table.options


@rule("kenya", "3.2.1", "1.4.1")
def test_nairobi_is_refused_when_every_cube_is_there_already(british: Kenya) -> None:
    table = british(nairobi="10T 7P", out_of_play={"police": 8}).play("op deploy")
    assert table.refused("nairobi") == "1.4.1"


@rule("kenya", "3.2.1", "1.4.1", "1.7")
def test_a_cube_taken_from_the_map_may_give_mau_mau_control_there(british: Kenya) -> None:
    # [K-6] As on the last card of the example of play.
    table = british(nyeri="1T 14P", nanyuki="1P 1U").play("limited deploy nyeri 1 done")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki")] == ["1T 15P", "1U"]
    assert (table.control("nanyuki"), table["political_will"]) == ("mau_mau", 9)


@rule("kenya", "3.2.1", "1.4.1", "1.7", "1.10")
@pytest.mark.parametrize(("will", "after"), [(0, 1), (10, 11), (20, 20)])
def test_the_cubes_of_one_space_are_taken_and_placed_in_one_step(british: Kenya, will: int, after: int) -> None:
    # [K-2, K-39, K-43] Nairobi: 2 up, Nanyuki: 1 down.
    table = british(nairobi="1B 1U", nanyuki="1P 1U", thika="14P", political_will=will)
    table.play("limited deploy nairobi 0 3 nanyuki thika thika done")
    assert [table.pieces(name) for name in ("nairobi", "nanyuki", "thika")] == ["1B 1U 3P", "1U", "12P"]
    assert (table.control("nairobi"), table.control("nanyuki")) == ("british", "mau_mau")
    assert table["political_will"] == after


@rule("kenya", "3.2.1", "1.7")
def test_a_province_that_gave_its_police_away_can_no_longer_be_selected(british: Kenya) -> None:
    # [B5, K-2]
    table = british(nyeri="1T 13P", nanyuki="1P", thika="1P").play("op deploy")
    assert {"nanyuki", "thika"} <= set(table.options)
    table.play("nyeri 1 nanyuki")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki", "thika")] == ["1T 14P", "", "1P"]
    assert "thika" in table.options
    assert table.refused("nanyuki") == "3.2.1"


# The Troops


@rule("kenya", "3.2.1")
def test_then_any_troops_move_from_anywhere_to_one_space(british: Kenya) -> None:
    table = british(nairobi="2T", meru="3T", rift_valley="2T 1P", mount_kenya="2T")
    table.play("op deploy done thompsons_falls nairobi 1 meru 3 mount_kenya 2 done")
    assert [table.pieces(name) for name in ("thompsons_falls", "nairobi", "meru", "rift_valley", "mount_kenya")] == [
        "6T", "1T", "", "2T 1P", "",
    ]  # fmt: skip


@rule("kenya", "3.2.1")
def test_troops_may_go_to_any_space_that_is_no_mountain_jungle(british: Kenya) -> None:
    table = british(nairobi="2T", meru="1T 5U", nyeri="2B 3U", embu="1U 0pop").play("op deploy done")
    assert table.kind == "deploy.destination"
    assert table.options == [*NON_JUNGLES, "done"]
    assert [table.refused(jungle) for jungle in ("aberdares", "mount_kenya")] == ["3.2.1", "3.2.1"]


@rule("kenya", "3.2.1")
def test_troops_need_not_move(british: Kenya) -> None:
    table = british(nyeri="2T").play("limited deploy nyeri 2 done")
    assert table.pieces("nyeri") == "2T 2P"
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.1")
def test_police_do_not_move_with_deploy(british: Kenya) -> None:
    table = british(nyeri="2T 1P", thika="3P", embu="1T").play("limited deploy done meru")
    assert table.options == ["nyeri", "embu", "done"]
    assert table.refused("thika") == "1.4"
    table.play("nyeri 2 embu")
    assert [table.pieces(name) for name in ("nyeri", "embu", "thika", "meru")] == ["1P", "", "3P", "3T"]


@rule("kenya", "3.2.1", "2.3.4")
def test_troops_just_placed_may_move_even_in_a_limited_deploy(british: Kenya) -> None:
    # [B1] The first card of the example of play.
    table = british(nairobi="1B 1U 2T 3P", nyeri="2U Resist", political_will=12)
    table.play("limited deploy nairobi 4 0 nyeri nairobi 6")
    assert [table.pieces(name) for name in ("nairobi", "nyeri")] == ["1B 1U 3P", "2U 6T Resist"]
    assert (table.control("nyeri"), table["political_will"]) == ("british", 14)
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.1")
def test_all_troops_move_to_the_same_space(british: Kenya) -> None:
    table = british(nyeri="2T", embu="2T").play("limited deploy done meru nyeri 1 embu 1")
    assert table.actor == "mau_mau"
    assert [table.pieces(name) for name in ("nyeri", "embu", "meru")] == ["1T", "1T", "2T"]


@rule("kenya", "3.2.1")
def test_cubes_are_placed_before_troops_move(british: Kenya) -> None:
    # Meru has no Control when Police are placed, and its Troops come too late.
    table = british(nyeri="2T").play("op deploy")
    assert table.refused("meru") == "3.2.1"
    table.play("nyeri 1 done meru nyeri 2 done")
    assert [table.pieces(name) for name in ("nyeri", "meru")] == ["1P", "2T"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.1", "1.7", "1.10")
@pytest.mark.parametrize("will", [0, 1, 10, 19, 20])
def test_the_control_shifts_of_one_troop_move_are_added_up(british: Kenya, will: int) -> None:
    # [K-2, K-39] Nyeri (2) becomes the Mau Mau's, Fort Hall (2) is theirs no longer.
    table = british(nyeri="2T 1U", fort_hall="1U", political_will=will).play("limited deploy done fort_hall nyeri 2")
    assert (table.control("nyeri"), table.control("fort_hall")) == ("mau_mau", "british")
    assert table["political_will"] == will


@rule("kenya", "3.2.1", "1.7", "1.10")
@pytest.mark.parametrize(("will", "after"), [(1, 0), (0, 0), (9, 7)])
def test_political_will_never_falls_below_nothing(british: Kenya, will: int, after: int) -> None:
    table = british(nyeri="2T 1U", political_will=will).play("limited deploy done thika nyeri 2")
    assert table["political_will"] == after


@rule("kenya", "3.2.1", "1.7", "1.10")
@pytest.mark.parametrize(("will", "after"), [(19, 20), (20, 20), (17, 19)])
def test_political_will_never_rises_above_twenty(british: Kenya, will: int, after: int) -> None:
    table = british(nyeri="1U", thika="2T", political_will=will).play("limited deploy done nyeri thika 1")
    assert (table.control("nyeri"), table["political_will"]) == (None, after)


# With a Special Activity (4.1)


@rule("kenya", "3.2.1", "4.1", "4.2.3")
def test_an_air_strike_before_deploy_may_win_the_control_it_needs(british: Kenya) -> None:
    # [B5]
    table = british(nyeri="1A 1P").play("op deploy")
    assert table.refused("nyeri") == "3.2.1"
    table.play("special nyeri nyeri 2 done")
    assert table.pieces("nyeri") == "3P"


@rule("kenya", "3.2.1", "4.1", "4.2.1")
def test_reward_between_two_spaces_where_police_were_just_placed(british: Kenya) -> None:
    table = british(nairobi="2U 1Ter Resist", nyeri="1T").play("op deploy nairobi 0 3 special reward nairobi nyeri 2")
    table.play("done")
    assert [table.pieces(name) for name in ("nairobi", "nyeri")] == ["2U 3P", "1T 2P"]
    assert (table["political_will"], table.actor) == (12, "mau_mau")


@rule("kenya", "3.2.1", "4.1", "4.2.1")
def test_reward_between_the_placing_and_the_troop_move(british: Kenya) -> None:
    # Once its Troops have left, Nyeri is not under British Control any more.
    table = british(nyeri="2T 1U Resist").play("op deploy done")
    assert table.kind == "deploy.destination"
    table = british(nyeri="2T 1U Resist").play("op deploy special reward done thika nyeri 2")
    assert [table.pieces(name) for name in ("nyeri", "thika")] == ["1U", "2T"]
    assert (table["political_will"], table.actor) == (8, "mau_mau")


@rule("kenya", "3.2.1", "4.1", "4.2.1")
def test_reward_after_the_troops_have_arrived(british: Kenya) -> None:
    table = british(nyeri="1U 1Ter Resist", nairobi="2T Loyal").play("op deploy")
    assert "special" not in table.options
    table.play("done nyeri nairobi 2 special")
    assert table.pieces("nyeri") == "1U 2T"
    assert (table["political_will"], table.actor) == (12, "mau_mau")


@rule("kenya", "3.2.1", "4.1")
def test_only_one_special_activity_accompanies_deploy(british: Kenya) -> None:
    table = british(nyeri="2T", embu="2T").play("op deploy special reward nyeri")
    assert table.refused("special") == "4.1"
    table.play("done done")
    assert table.actor == "mau_mau"
