"""Raid (4.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# Which Province


@rule("kenya", "4.3.3", "1.3.6")
def test_raid_selects_a_province_next_to_a_mountain_jungle(kenya: Kenya) -> None:
    table = kenya(aberdares="1U", mount_kenya="1A").play("op rally special raid")
    assert table.options == [
        "kiambu", "fort_hall", "nyeri", "embu", "meru", "thompsons_falls", "rift_valley", "nanyuki",
    ]  # fmt: skip
    for space in ("nairobi", "thika", "aberdares", "mount_kenya"):
        assert table.refused(space) == "4.3.3"


@rule("kenya", "4.3.3")
def test_there_must_be_a_guerrilla_to_move_in_or_out(kenya: Kenya) -> None:
    table = kenya(aberdares="1A", mount_kenya="1B", meru="1U 3T").play("op rally special raid")
    assert table.options == ["kiambu", "fort_hall", "nyeri", "meru", "thompsons_falls", "rift_valley", "nanyuki"]
    assert table.refused("embu") == "4.3.3"


@rule("kenya", "4.3.3", "4.1")
@pytest.mark.parametrize("there", ["2U", "1U 1A 2T"])
def test_without_guerrillas_in_jungles_or_next_to_them_there_is_no_raid(kenya: Kenya, there: str) -> None:
    table = kenya(thika=there, kiambu="1B", aberdares="1B", nairobi="1A 3T").play("op rally special")
    assert (table.kind, table["resources"]) == ("rally.space", 6)  # Supply was all there was
    table = kenya(thika=there, nairobi="1A 3T").play("op rally")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.3.3", "4.1")
def test_raid_is_in_one_province(kenya: Kenya) -> None:
    table = kenya(aberdares="4U").play("op rally special raid kiambu 1 terror")
    assert table.kind == "rally.space"
    assert table.refused("special") == "4.1"


# Strike


@rule("kenya", "4.3.3")
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_guerrillas_strike_from_an_adjacent_jungle(kenya: Kenya, count: int) -> None:
    table = kenya(aberdares="3U").play("op rally special raid rift_valley")
    assert (table.kind, table.options) == ("raid.count", ["1", "2"])
    table.play(str(count))
    assert (table["rift_valley"]["underground"], table["aberdares"]["underground"]) == (count, 3 - count)
    assert (table.kind, table.options) == ("operation", ["rally", "march", "terror"])


@rule("kenya", "4.3.3")
def test_all_who_strike_come_from_one_jungle(kenya: Kenya) -> None:
    table = kenya(aberdares="1U", mount_kenya="1U").play("op rally special raid nyeri")
    assert (table.kind, table.options) == ("raid.from", ["aberdares", "mount_kenya"])
    table.play("mount_kenya")
    assert (table.pieces("nyeri"), table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1U", "1U", "")


@rule("kenya", "4.3.3")
def test_an_empty_jungle_sends_nobody(kenya: Kenya) -> None:
    table = kenya(nyeri="1A", mount_kenya="1U 1B").play("op rally special raid nyeri strike")
    assert table.pieces("nyeri") == "1U 1A"
    assert table.pieces("mount_kenya") == "1B"


@rule("kenya", "4.3.3", "1.4.3")
@pytest.mark.parametrize(
    ("active", "after", "left"), [("0", "2U", "1U 2A"), ("1", "1U 1A", "2U 1A"), ("2", "2A", "3U")]
)
def test_they_keep_their_state_and_the_mau_mau_say_who_goes(kenya: Kenya, active: str, after: str, left: str) -> None:
    # [K-11]
    table = kenya(aberdares="3U 2A").play("op rally special raid kiambu 2")
    assert (table.kind, table.options) == ("raid.active", ["0", "1", "2"])
    table.play(active)
    assert (table.pieces("kiambu"), table.pieces("aberdares")) == (after, left)


@rule("kenya", "4.3.3", "3.3.2", "1.4.3")
@pytest.mark.parametrize(("space", "there"), [("nanyuki", "3T 2P"), ("kiambu", "4T Loyal")])
def test_a_raid_does_not_activate_as_a_march_would(kenya: Kenya, space: str, there: str) -> None:
    # [K-11]
    table = kenya(aberdares="2U", **{space: there}).play(f"op rally special raid {space} 2")
    assert (table[space]["underground"], table[space]["active"]) == (2, 0)


@rule("kenya", "4.3.3", "1.7", "1.10")
@pytest.mark.parametrize(
    ("space", "there", "control", "change"),
    [
        ("nanyuki", "", "mau_mau", -1),
        ("kiambu", "1P", "mau_mau", -2),
        ("kiambu", "2P", None, 0),
        ("meru", "0pop", "mau_mau", 0),
    ],
)
def test_control_is_adjusted_before_the_free_operation(
    kenya: Kenya, space: str, there: str, control: str | None, change: int
) -> None:
    # [K-2]
    jungle = "mount_kenya" if space == "meru" else "aberdares"
    table = kenya(**{jungle: "2U", space: there}).play(f"op rally special raid {space} 2")
    assert table.kind == "operation"
    assert (table.control(space), table["political_will"]) == (control, 10 + change)
    low = kenya(political_will=1, **{jungle: "2U", space: there}).play(f"op rally special raid {space} 2")
    assert low["political_will"] == max(0, 1 + change)


# The free Operation


@rule("kenya", "4.3.3", "3.1.2")
@pytest.mark.parametrize(
    ("words", "after", "jungle"),
    [
        ("rally 1", "3U 2P", "1U"),
        ("rally base", "1B 2P", "1U"),
        ("march aberdares", "3U 2P", ""),
        ("terror 2", "1U 1A", "1U"),
    ],
)
def test_the_operation_there_is_limited_and_free(kenya: Kenya, words: str, after: str, jungle: str) -> None:
    table = kenya(resources=1, aberdares="3U", kiambu="2P").play(f"op rally special raid kiambu 2 {words}")
    assert (table.pieces("kiambu"), table.pieces("aberdares")) == (after, jungle)
    assert table["resources"] == 1
    assert table.kind == "rally.space"


@rule("kenya", "4.3.3", "2.3.4")
def test_the_operation_is_there_and_nowhere_else(kenya: Kenya) -> None:
    table = kenya(aberdares="2U", nyeri="1U", embu="1U").play("op terror special raid nyeri strike 1 terror")
    assert [table.pieces(space) for space in ("nyeri", "embu", "aberdares")] == ["1U 1A 1Ter Resist", "1U", "1U"]
    assert table.kind == "terror.space"
    assert table["resources"] == 5


@rule("kenya", "4.3.3", "3.3.2")
def test_a_free_march_goes_to_that_province_from_any_adjacent_space(kenya: Kenya) -> None:
    # [K-11]
    table = kenya(aberdares="1U", thompsons_falls="2U", nyeri="1A", thika="1U", nanyuki="2P")
    table.play("op rally special raid nanyuki march nyeri thompsons_falls 2")
    assert table.pieces("nanyuki") == "1U 3A 2P"
    assert [table.pieces(space) for space in ("aberdares", "thompsons_falls", "nyeri", "thika")] == ["", "", "", "1U"]
    assert table["resources"] == 5


@rule("kenya", "4.3.3", "3.3.2")
def test_those_who_struck_need_a_guerrilla_elsewhere_for_a_march(kenya: Kenya) -> None:
    table = kenya(aberdares="1U").play("op rally special raid kiambu")
    assert table.options == ["rally", "terror"]
    assert table.refused("march") == "3.1"


@rule("kenya", "4.3.3", "3.3.3")
def test_active_raiders_cannot_terror(kenya: Kenya) -> None:
    table = kenya(aberdares="2A").play("op rally special raid kiambu 1")
    assert table.options == ["rally", "march"]
    assert table.refused("terror") == "3.1"


@rule("kenya", "4.3.3", "3.3.1")
def test_no_free_rally_in_a_loyal_non_reserve(kenya: Kenya) -> None:
    table = kenya(aberdares="2U", rift_valley="Loyal", kiambu="Loyal").play("op rally special raid rift_valley 1")
    assert table.options == ["march", "terror"]
    assert table.refused("rally") == "3.1"
    loyal_reserve = kenya(aberdares="2U", kiambu="Loyal").play("op rally special raid kiambu 1")
    assert loyal_reserve.options == ["rally", "march", "terror"]


@rule("kenya", "4.3.3")
def test_the_operation_is_carried_out_if_any_is_possible_and_only_then(kenya: Kenya) -> None:
    # [K-44]
    table = kenya(aberdares="1U").play("op rally special raid kiambu")
    assert "done" not in table.options
    none = kenya(aberdares="1A", thompsons_falls="1P Loyal").play("op rally special raid thompsons_falls")
    assert none.pieces("thompsons_falls") == "1A 1P Loyal"
    assert none.kind == "rally.space"


@rule("kenya", "4.3.3", "2.3.4", "4.1")
def test_no_special_activity_accompanies_the_free_operation(kenya: Kenya) -> None:
    table = kenya(aberdares="2U", kiambu="1B").play("op rally special raid kiambu strike 1 rally")
    assert (table.kind, table.options) == ("rally.way", ["1", "2", "3"])
    table.play("2")
    assert table.pieces("kiambu") == "1B 3U"
    assert table.kind == "rally.space"


@rule("kenya", "4.3.3", "3.1")
def test_the_same_space_may_be_in_the_raid_and_in_the_operation(kenya: Kenya) -> None:
    # [K-12]
    table = kenya(aberdares="2U").play("op terror special raid rift_valley 2 terror")
    # Only there is an Underground Guerrilla left: the paid Terror takes it.
    assert table.pieces("rift_valley") == "2A 1Ter Resist"
    assert table["resources"] == 4
    rally = kenya(aberdares="1U").play("op rally kiambu special raid kiambu strike rally base done")
    assert rally.pieces("kiambu") == "1B"
    assert rally["resources"] == 4


@rule("kenya", "4.3.3", "8.0")
def test_a_raid_of_the_fifth_card_of_the_example(kenya: Kenya) -> None:
    table = kenya(resources=1, rift_valley="1P", aberdares="1B 1U 4T", nairobi="1B 2U 2T 1P", political_will=11)
    table.play("op terror special raid rift_valley terror 1")
    # In Nairobi the only Underground Guerrillas are left, and the last Resource pays for one of them.
    assert table.play("nairobi terror").pieces("rift_valley") == "1A"
    assert table.control("rift_valley") == "mau_mau"
    assert table.pieces("nairobi") == "1B 1U 1A 2T 1P 1Ter Resist"
    assert (table["political_will"], table["resources"], table.actor) == (10, 0, "british")


# Retreat


@rule("kenya", "4.3.3", "1.4.3")
@pytest.mark.parametrize(
    ("words", "left", "hidden"), [("1 0", "3A", "2U"), ("1 1", "1U 2A", "2U"), ("3 2", "1A", "4U"), ("4", "", "5U")]
)
def test_any_guerrillas_retreat_and_go_underground(kenya: Kenya, words: str, left: str, hidden: str) -> None:
    table = kenya(meru="1U 3A", mount_kenya="1U").play(f"op rally special raid meru retreat {words}")
    assert (table.pieces("meru"), table.pieces("mount_kenya")) == (left, hidden)
    assert table.kind == "rally.space"


@rule("kenya", "4.3.3", "1.4.3")
def test_active_guerrillas_already_in_the_jungle_stay_active(kenya: Kenya) -> None:
    table = kenya(meru="1A 2T", mount_kenya="2A").play("op rally special raid meru retreat")
    assert (table.pieces("meru"), table.pieces("mount_kenya")) == ("2T", "1U 2A")


@rule("kenya", "4.3.3")
@pytest.mark.parametrize("jungle", ["aberdares", "mount_kenya"])
def test_all_retreat_to_one_adjacent_jungle(kenya: Kenya, jungle: str) -> None:
    table = kenya(nanyuki="2A", kiambu="1B").play("op rally special raid nanyuki")
    assert (table.kind, table.options) == ("raid.to", ["aberdares", "mount_kenya"])
    table.play(f"{jungle} 2")
    assert table.pieces(jungle) == "2U"
    assert table.pieces("nanyuki") == ""


@rule("kenya", "4.3.3", "1.3.6")
@pytest.mark.parametrize(
    ("space", "far", "near"), [("meru", "aberdares", "mount_kenya"), ("kiambu", "mount_kenya", "aberdares")]
)
def test_the_other_jungle_is_too_far_away(kenya: Kenya, space: str, far: str, near: str) -> None:
    table = kenya(**{space: "2A", far: "2U"}).play(f"op rally special raid {space} 2")
    assert (table.pieces(space), table.pieces(far), table.pieces(near)) == ("", "2U", "2U")


@rule("kenya", "4.3.3")
def test_strike_and_retreat_each_need_guerrillas(kenya: Kenya) -> None:
    table = kenya(kiambu="1A 1B", nairobi="1B").play("op rally special raid")
    # Nobody to strike from a Mountain Jungle, so it is a retreat from the only Province.
    assert (table.pieces("kiambu"), table.pieces("aberdares"), table.kind) == ("1B", "1U", "rally.space")
    table = kenya(mount_kenya="2U").play("op rally special raid embu")
    assert (table.kind, table.options) == ("raid.count", ["1", "2"])
    assert table.play("1").kind == "operation"  # nobody to retreat, so it is a strike


@rule("kenya", "4.3.3", "2.3.4")
def test_no_operation_follows_a_retreat(kenya: Kenya) -> None:
    table = kenya(nyeri="2A", mount_kenya="2U").play("op rally special raid nyeri retreat mount_kenya 1")
    assert table.kind == "rally.space"
    assert table["resources"] == 5


@rule("kenya", "4.3.3", "1.7", "1.10")
@pytest.mark.parametrize(
    ("there", "count", "control", "change"),
    [
        ("2A", 2, None, 2),
        ("2A", 1, "mau_mau", 0),
        ("2A 1T", 1, None, 2),
        ("2A 1T", 2, "british", 2),
        ("2A 2T", 1, "british", 0),
        ("2A 1pop", 2, None, 1),
    ],
)
def test_control_lost_by_retreat_raises_political_will(
    kenya: Kenya, there: str, count: int, control: str | None, change: int
) -> None:
    table = kenya(kiambu=there).play(f"op rally special raid kiambu {count}")
    assert (table.control("kiambu"), table["political_will"]) == (control, 10 + change)
    high = kenya(political_will=19, kiambu=there).play(f"op rally special raid kiambu {count}")
    assert high["political_will"] == min(20, 19 + change)


@rule("kenya", "4.3.3", "1.4")
def test_bases_do_not_retreat(kenya: Kenya) -> None:
    table = kenya(kiambu="2B 1A 2T").play("op rally special raid")
    assert (table.pieces("kiambu"), table.pieces("aberdares"), table.kind) == ("2B 2T", "1U", "rally.space")


# Beside what


@rule("kenya", "4.3.3", "4.1.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_raid_accompanies_any_operation(kenya: Kenya, operation: str) -> None:
    table = kenya(thika="2U", nairobi="1U 2T", embu="1A").play(f"op {operation} special raid")
    assert (table.pieces("embu"), table.pieces("mount_kenya")) == ("", "1U")
    assert table.kind == f"{operation}.space"


@rule("kenya", "4.3.3", "2.3.4")
def test_no_raid_beside_a_limited_operation(kenya: Kenya) -> None:
    assert kenya(aberdares="2U").play("limited rally").refused("special") == "4.1"


@rule("kenya", "4.3.3", "4.1")
def test_a_guerrilla_rallied_in_a_jungle_may_strike_in_the_same_turn(kenya: Kenya) -> None:
    table = kenya().play("op rally mount_kenya special raid embu terror done")
    assert (table.pieces("embu"), table.pieces("mount_kenya")) == ("1A 1Ter Resist", "")
    assert table["resources"] == 4


@rule("kenya", "4.3.3", "4.1")
def test_raiders_may_march_on_in_the_same_turn(kenya: Kenya) -> None:
    table = kenya(aberdares="2U", nairobi="1P").play("op march special raid kiambu 2 terror nairobi done kiambu 2")
    # Terror Activates one of them; both March on to Nairobi, where two and a Police are not more than three.
    assert table.pieces("nairobi") == "1U 1A 1P"
    assert table.pieces("kiambu") == "1Ter Resist"
