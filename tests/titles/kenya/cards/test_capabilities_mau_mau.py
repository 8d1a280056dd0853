"""Capabilities about the Mau Mau: K3, K28, K31 (5.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# K3 Passive Wing


@rule("kenya", "K3 unshaded", "4.3.1")
@pytest.mark.parametrize(
    ("between", "gain"),
    [
        ("1U", 1),
        ("1A", 1),
        ("2U 1T", 1),
        ("1B", 2),
        ("1U 1T", 0),
        ("1U 2P", 0),
        ("3T 1U Resist", 1),
        ("2P Resist", 1),
        ("", 0),
    ],
)
def test_k3_supply_needs_mau_mau_control_or_resistance_between(kenya: Kenya, between: str, gain: int) -> None:
    # [K-15] Bases alone may hold Control too.
    table = kenya(capabilities={"K3": "unshaded"}, kiambu=between, aberdares="1B", meru="1U").play("op rally special")
    assert table.options == (["supply", "oath", "raid"] if gain else ["oath", "raid"])
    if gain:
        assert table.play("supply")["resources"] == 5 + gain
    else:
        assert table.refused("supply") == "4.3.1"


@rule("kenya", "K3 unshaded", "4.3.1")
def test_k3_neither_nairobi_nor_the_space_of_the_base_needs_control(kenya: Kenya) -> None:
    # [K-15]
    table = kenya(capabilities={"K3": "unshaded"}, nairobi="1B 4T", thika="1B 3P", kiambu="2U", fort_hall="1B 2T Loyal")
    assert table.play("op rally special supply")["resources"] == 8


@rule("kenya", "K3 unshaded", "4.3.1", "4.1")
def test_k3_control_won_in_the_same_turn_opens_the_path(kenya: Kenya) -> None:
    table = kenya(card="K3", first="british", kiambu="1U 1P", aberdares="2B").play("event unshaded pass.op")
    table.play("pass.limited done op rally kiambu special supply done")
    assert table["resources"] == 5 + 1 - 1 + 2
    assert table.control("kiambu") == "mau_mau"


@rule("kenya", "K3 unshaded", "4.3.1")
def test_k3_a_path_of_guerrillas_where_nobody_lives_needs_control_too(kenya: Kenya) -> None:
    held = {"K3": "unshaded"}
    closed = kenya(capabilities=held, kiambu="1U", aberdares="1U 1T", rift_valley="", thompsons_falls="1B", nyeri="1U")
    assert closed.play("op rally special").refused("supply") == "4.3.1"
    table = kenya(capabilities=held, kiambu="1U 0pop", aberdares="2U 1T", thompsons_falls="1B 2T", nyeri="1U")
    assert table.play("op rally special supply")["resources"] == 6


@rule("kenya", "K3 shaded", "4.3.1")
@pytest.mark.parametrize(
    ("spaces", "gain"),
    [
        ({"nairobi": "1B"}, 2),
        ({"nairobi": "2B"}, 4),
        ({"nairobi": "1B", "kiambu": "1U 3T", "aberdares": "2B"}, 6),
        ({"kiambu": "Resist", "aberdares": "1B", "mount_kenya": "1B"}, 2),
    ],
)
def test_k3_shaded_supply_brings_two_resources_for_each_base(kenya: Kenya, spaces: dict[str, str], gain: int) -> None:
    table = kenya(capabilities={"K3": "shaded"}, embu="1U", **spaces).play("op rally special supply")
    assert table["resources"] == 5 + gain


@rule("kenya", "K3 shaded", "4.3.1", "1.8")
@pytest.mark.parametrize("before", [15, 17, 19])
def test_k3_shaded_resources_do_not_rise_above_20(kenya: Kenya, before: int) -> None:
    table = kenya(capabilities={"K3": "shaded"}, resources=before, nairobi="2B", thika="1B").play("op rally special")
    assert table["resources"] == min(20, before + 6)


@rule("kenya", "K3 shaded", "6.2", "5.3")
def test_k3_shaded_adds_nothing_when_played_nor_in_the_resource_phase(kenya: Kenya) -> None:
    table = kenya(card="K3", nairobi="2B").play("event shaded")
    assert table["resources"] == 5
    table = kenya(card="K33", deck=["K1"], capabilities={"K3": "shaded"}, nairobi="1B", aberdares="1B")
    assert table["resources"] == 7


@rule("kenya", "K3 unshaded", "6.2")
def test_k3_unshaded_takes_nothing_from_the_resource_phase(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], capabilities={"K3": "unshaded"}, meru="1B", aberdares="1B")
    assert table["resources"] == 7


# K28 Oathing Ceremonies


@rule("kenya", "K28 unshaded", "4.3.2")
def test_k28_oath_may_not_select_british_controlled_spaces(kenya: Kenya) -> None:
    table = kenya(
        capabilities={"K28": "unshaded"},
        kiambu="1U 2P",
        fort_hall="1U 1P",
        nyeri="2U 1T",
        embu="1U 3T Resist",
        thika="1U",
    )
    table.play("op rally special oath")
    assert table.options == ["fort_hall", "nyeri"]
    assert table.refused("kiambu") == "5.3"
    assert table.refused("embu") == "5.3"
    assert table.refused("thika") == "4.3.2"
    table.play("fort_hall 1")
    assert (table.pieces("fort_hall"), table.kind) == ("2U 1P Resist", "rally.space")


@rule("kenya", "K28 unshaded", "4.3.2", "4.1")
def test_k28_with_british_control_everywhere_there_is_no_oath(kenya: Kenya) -> None:
    table = kenya(card="K28", first="british", kiambu="1U 2P", aberdares="1B").play("event unshaded pass.op")
    table.play("pass.limited done op rally special")
    assert table.refused("oath") == "4.1"


@rule("kenya", "K28 unshaded", "4.1", "3.3.3")
def test_k28_terror_may_end_british_control_before_the_oath(kenya: Kenya) -> None:
    table = kenya(capabilities={"K28": "unshaded"}, kiambu="2U 3P", meru="1U 2T").play("op terror kiambu 1")
    assert table.control("kiambu") is None
    table.play("special oath kiambu 1 done")
    assert table.pieces("kiambu") == "2U 1A 2P Resist"
    assert (table.control("kiambu"), table["political_will"]) == ("mau_mau", 8)


@rule("kenya", "K28 unshaded", "6.3.2")
def test_k28_unshaded_holds_in_the_support_phase(kenya: Kenya) -> None:
    # [K-33]
    table = kenya(card="K33", deck=["K1"], capabilities={"K28": "unshaded"}, kiambu="1U 2P", nyeri="1U").play("done")
    assert (table.kind, table.options) == ("oath.space", ["nyeri", "done"])
    assert table.refused("kiambu") == "5.3"


@rule("kenya", "K28 unshaded", "6.3.1", "6.3.2")
def test_k28_control_is_as_it_stands_after_the_british_reward(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], capabilities={"K28": "unshaded"}, kiambu="1U 2P").play("kiambu")
    assert table.pieces("kiambu") == "1U 2P Loyal"
    assert table.kind != "oath.space"


@rule("kenya", "K28 shaded", "4.3.2")
def test_k28_shaded_oath_selects_up_to_two_populated_spaces_of_any_kind(kenya: Kenya) -> None:
    table = kenya(
        capabilities={"K28": "shaded"},
        nairobi="1U 3T Loyal",
        kiambu="1U",
        embu="1U 0pop",
        meru="1A",
        thika="1U 2P",
        nanyuki="1A",
        aberdares="1U",
    )
    table.play("op rally special oath")
    assert table.options == ["nairobi", "kiambu", "thika"]
    for space in ("embu", "meru", "nanyuki", "aberdares"):
        assert table.refused(space) == "4.3.2"
    table.play("nairobi 1")
    assert (table.kind, table.options) == ("oath.space", ["kiambu", "thika", "done"])
    assert table.refused("nairobi") == "4.1"
    table.play("thika 0")
    assert [table.pieces(space) for space in ("nairobi", "kiambu", "thika")] == ["2U 3T", "1U", "1U 2P Resist"]
    assert table.kind == "rally.space"


@rule("kenya", "K28 shaded", "4.3.2")
def test_k28_shaded_the_second_space_is_optional(kenya: Kenya) -> None:
    table = kenya(card="K28", kiambu="1U", nyeri="1U").play(
        "event shaded pass.op done op rally special oath kiambu 1 done"
    )
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.kind) == ("2U Resist", "1U", "rally.space")


@rule("kenya", "K28 shaded", "1.7")
def test_k28_shaded_control_changes_space_by_space(kenya: Kenya) -> None:
    table = kenya(capabilities={"K28": "shaded"}, political_will=2, nairobi="1U 1T", nanyuki="1U 1P")
    table.play("op rally special oath nairobi 1")
    assert table["political_will"] == 0
    table.play("nanyuki 1")
    assert (table.control("nairobi"), table.control("nanyuki"), table["political_will"]) == ("mau_mau", "mau_mau", 0)


@rule("kenya", "K28 shaded", "1.4.1")
def test_k28_shaded_a_guerrilla_taken_for_the_first_may_rule_out_the_second(kenya: Kenya) -> None:
    table = kenya(capabilities={"K28": "shaded"}, kiambu="1U", nyeri="1U", aberdares="13U")
    table.play("op rally special oath kiambu 1 nyeri")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.kind) == ("2U Resist", "", "rally.space")


@rule("kenya", "K28 shaded", "6.3.2")
def test_k28_shaded_holds_in_the_support_phase(kenya: Kenya) -> None:
    # [K-33]
    table = kenya(card="K33", deck=["K1"], capabilities={"K28": "shaded"}, nairobi="1U 1T", kiambu="1U", thika="1U")
    assert (table.kind, table.options) == ("oath.space", ["nairobi", "kiambu", "thika", "done"])
    table.play("nairobi 0 kiambu 1")
    assert [table.pieces(space) for space in ("nairobi", "kiambu", "thika")] == ["1U 1T Resist", "2U Resist", "1U"]
    assert table.kind == "rally.space"


@rule("kenya", "K28 shaded", "K11 shaded", "6.3")
def test_k28_and_k11_in_one_support_phase(kenya: Kenya) -> None:
    table = kenya(
        card="K33", deck=["K1"], capabilities={"K28": "shaded", "K11": "shaded"}, nairobi="1U 2T", kiambu="1U 2P"
    )
    table.play("nairobi mount_kenya nairobi 1 kiambu 0")
    assert [table.pieces(space) for space in ("nairobi", "kiambu", "mount_kenya")] == ["2U 2T", "1U 2P Resist", "1U"]


@rule("kenya", "K28 shaded", "K3 unshaded", "4.3.1")
def test_k28_resistance_of_an_oath_keeps_a_supply_path_open_under_k3(kenya: Kenya) -> None:
    table = kenya(
        card="K1", capabilities={"K28": "shaded", "K3": "unshaded"}, thika="1U 2P", embu="1B", resources=1, nyeri="1U"
    )
    table.play("op rally special oath thika 0 done meru pass.limited done")
    assert table.pieces("thika") == "1U 2P Resist"
    table.play("pass.event done op rally special supply")
    assert table["resources"] == 1


# K31 Kenya Land and Freedom Army


@rule("kenya", "K31 unshaded", "6.4.2")
def test_k31_there_is_no_free_rally_in_the_redeploy_phase(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], capabilities={"K31": "unshaded"}, aberdares="1B", mount_kenya="1A")
    assert table.kind == "reset.pipeline"
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1B", "1U")
    without = kenya(card="K33", deck=["K1"], aberdares="1B", mount_kenya="1A")
    assert (without.kind, without.options) == ("rally.space", ["aberdares", "mount_kenya", "done"])


@rule("kenya", "K31 unshaded", "3.3.1")
def test_k31_rally_itself_stays_possible_in_mountain_jungles(kenya: Kenya) -> None:
    table = kenya(card="K31", first="british", aberdares="1B").play("event unshaded limited rally aberdares")
    assert table.pieces("aberdares") == "1B 1U"


@rule("kenya", "K31 unshaded", "4.3.3")
def test_k31_unshaded_leaves_raid_as_it_is(kenya: Kenya) -> None:
    table = kenya(capabilities={"K31": "unshaded"}, aberdares="3U").play("op rally special raid kiambu 1 terror")
    assert table.kind == "rally.space"


@rule("kenya", "K31 shaded", "6.4.2")
def test_k31_shaded_leaves_the_forest_camps_as_they_are(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], capabilities={"K31": "shaded"}).play("aberdares mount_kenya")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1U", "1U")


@rule("kenya", "K31 shaded", "4.3.3", "8.0")
def test_k31_shaded_raid_in_two_provinces_moves_first(kenya: Kenya) -> None:
    # [K-13] The fifth card of the example.
    table = kenya(
        capabilities={"K31": "shaded"},
        political_will=11,
        resources=1,
        nairobi="1B 2U 2T 1P",
        rift_valley="1P",
        nanyuki="2U 1P",
        aberdares="1B 1U 4T",
        mount_kenya="1B 1U 4T",
    )
    table.play("op terror special raid nanyuki strike mount_kenya")
    assert (table.kind, table.pieces("nanyuki")) == ("raid.owed", "3U 1P")
    table.play("rift_valley")
    assert table.options == ["rift_valley", "nanyuki"]
    table.play("nanyuki rally base terror 1")
    assert (table.pieces("nanyuki"), table.pieces("rift_valley")) == ("1B 1U 1P", "1A")
    assert (table["political_will"], table["resources"], table.kind) == (10, 1, "terror.space")


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_raid_in_two_provinces_one_by_one(kenya: Kenya) -> None:
    # [K-13]
    table = kenya(capabilities={"K31": "shaded"}, aberdares="3U").play("op rally special raid kiambu 1")
    assert table.options == ["kiambu", "fort_hall", "nyeri", "thompsons_falls", "rift_valley", "nanyuki"]
    table.play("kiambu terror")
    assert table.pieces("kiambu") == "1A 1Ter Resist"
    assert table.options == ["fort_hall", "nyeri", "thompsons_falls", "rift_valley", "nanyuki", "done"]
    assert table.game.refusals()["kiambu"].rule == "4.1"
    table.play("nyeri 2 rally base")
    assert (table.pieces("nyeri"), table.pieces("aberdares"), table.kind) == ("1B", "", "rally.space")
    assert table["resources"] == 5


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_the_second_province_is_optional_but_not_the_free_operation(kenya: Kenya) -> None:
    # [K-44]
    table = kenya(card="K31", aberdares="3U").play("event shaded pass.op done op rally special raid kiambu 1")
    assert "done" not in table.options
    table.play("kiambu rally done")
    assert (table.pieces("kiambu"), table.kind) == ("2U", "rally.space")
    assert table.refused("special") == "4.1"


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_each_province_has_its_own_half_of_the_raid(kenya: Kenya) -> None:
    # [K-13] A Guerrilla hides on Mount Kenya and strikes from there at once.
    table = kenya(capabilities={"K31": "shaded"}, nyeri="1A 2T").play("op rally special raid nyeri retreat mount_kenya")
    assert (table.pieces("nyeri"), table.pieces("mount_kenya")) == ("2T", "1U")
    assert (table.kind, table.options) == ("raid.space", ["embu", "meru", "nanyuki", "done"])
    assert table.refused("nyeri") == "4.1"
    table.play("embu terror")
    assert (table.pieces("embu"), table.pieces("mount_kenya"), table.kind) == ("1A 1Ter Resist", "", "rally.space")


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_two_retreats(kenya: Kenya) -> None:
    table = kenya(capabilities={"K31": "shaded"}, kiambu="2A", meru="1A 1U").play(
        "op rally special raid kiambu 2 meru 2"
    )
    assert [table.pieces(space) for space in ("kiambu", "aberdares", "meru", "mount_kenya")] == ["", "2U", "", "2U"]
    assert table["political_will"] == 13
    assert table.kind == "rally.space"


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_the_first_strike_may_supply_the_march_of_the_second(kenya: Kenya) -> None:
    table = kenya(capabilities={"K31": "shaded"}, aberdares="2U", thompsons_falls="Loyal")
    table.play("op rally special raid kiambu 1 fort_hall strike aberdares fort_hall march kiambu kiambu rally")
    assert (table.pieces("kiambu"), table.pieces("fort_hall")) == ("1U", "2U")


@rule("kenya", "K31 shaded", "4.3.3")
def test_k31_shaded_no_third_province(kenya: Kenya) -> None:
    table = kenya(capabilities={"K31": "shaded"}, aberdares="4U").play("op rally special raid kiambu 1 nyeri 1")
    assert table.options == ["kiambu", "nyeri"]
    assert table.refused("fort_hall") == "4.3.3"


@rule("kenya", "K31 shaded", "4.3.3", "3.1")
def test_k31_shaded_an_operation_that_is_not_possible_is_passed_over(kenya: Kenya) -> None:
    # [K-44]
    table = kenya(capabilities={"K31": "shaded"}, aberdares="1A", thompsons_falls="1P Loyal", meru="1A")
    table.play("op rally special raid thompsons_falls meru")
    assert (table.pieces("thompsons_falls"), table.pieces("meru"), table.pieces("mount_kenya")) == (
        "1A 1P Loyal",
        "",
        "1U",
    )
    assert table.kind == "rally.space"


@rule("kenya", "K31 shaded", "2.3.4")
def test_k31_shaded_gives_no_raid_to_a_limited_operation(kenya: Kenya) -> None:
    table = kenya(capabilities={"K31": "shaded"}, aberdares="3U").play("limited rally")
    assert table.refused("special") == "4.1"


@rule("kenya", "K31 unshaded", "K11 shaded", "6.4.2", "6.3.1")
def test_k31_unshaded_does_not_bar_the_guerrilla_of_k11(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], capabilities={"K31": "unshaded", "K11": "shaded"}, nyeri="1P").play("nyeri")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    table.play("aberdares")
    assert table.pieces("aberdares") == "1U"
    assert table.kind == "redeploy.origin"
    assert table.play("done").kind == "reset.pipeline"
