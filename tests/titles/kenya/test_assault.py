"""Assault (3.2.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


# How many


@rule("kenya", "3.2.4")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("2A 3T", "3T"),
        ("2A 2T", "2T"),
        ("3A 2T", "1A 2T"),
        ("3A 2T 3P", "1A 2T 3P"),
        ("2U 1A 3T", "2U 3T"),
        ("2U 2A 1T", "2U 1A 1T"),
    ],
)
@pytest.mark.parametrize("province", ["nyeri", "thika"])
def test_in_a_province_every_troop_removes_one_active_guerrilla(
    british: Kenya, province: str, there: str, after: str
) -> None:
    # [K-20] Police do not count.
    table = british(**{province: there}).play(f"limited assault {province}")
    assert (table.pieces(province), table.actor) == (after, "mau_mau")
    assert table["available"]["guerrillas"] == 15 - table[province]["underground"] - table[province]["active"]


@rule("kenya", "3.2.4")
def test_an_unpopulated_province_is_no_mountain_jungle(british: Kenya) -> None:
    table = british(embu="3A 2T 0pop").play("limited assault embu")
    assert (table.pieces("embu"), table["political_will"]) == ("1A 2T", 10)


@rule("kenya", "3.2.4")
@pytest.mark.parametrize("there", ["2A 3P", "1B 1P", "1B 1A 2P", "2U 4T", "1B 1U 3T"])
def test_a_province_may_be_selected_though_nothing_can_be_removed(british: Kenya, there: str) -> None:
    # [K-20]
    table = british(nyeri=there).play("limited assault nyeri")
    assert (table.pieces("nyeri"), table["political_will"], table.actor) == (there, 10, "mau_mau")


@rule("kenya", "3.2.4")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("2A 1T", "2A 1T"),
        ("2A 2T", "1A 2T"),
        ("2A 3T", "1A 3T"),
        ("2A 4T", "4T"),
        ("2A 2T 2P", "1A 2T 2P"),
        ("2A 4P", "2A 4P"),
        ("3A 1T 1P", "3A 1T 1P"),
    ],
)
@pytest.mark.parametrize("jungle", ["aberdares", "mount_kenya"])
def test_in_a_mountain_jungle_every_two_troops_remove_one(british: Kenya, jungle: str, there: str, after: str) -> None:
    table = british(**{jungle: there}).play(f"limited assault {jungle}")
    assert (table.pieces(jungle), table["political_will"], table.actor) == (after, 10, "mau_mau")


@rule("kenya", "3.2.4")
@pytest.mark.parametrize(
    ("there", "after", "will"),
    [
        ("3A 1T 2P", "1T 2P", 10),
        ("3A 2P", "1A 2P", 12),
        ("3A 3P", "3P", 10),
        ("4A 1T 1P", "2A 1T 1P", 12),
        ("1B 1A 1T 1P", "1T 1P", 11),
        ("2B 2P", "2P", 12),
        ("1B 1A 1P", "1B 1P", 12),
    ],
)
def test_in_nairobi_every_cube_removes_one(british: Kenya, there: str, after: str, will: int) -> None:
    table = british(nairobi=there).play("limited assault nairobi")
    assert (table.pieces("nairobi"), table["political_will"]) == (after, will)


# Bases


@rule("kenya", "3.2.4", "1.10", "7.1")
@pytest.mark.parametrize(
    ("there", "after", "will"),
    [
        ("1B 3T", "3T", 11),
        ("2B 3T", "3T", 12),
        ("1B 1A 3T", "3T", 11),
        ("2B 1A 4T", "4T", 12),
        ("2B 1A 3T", "3T", 12),
        ("1B 2A 3T", "3T", 11),
        ("1B 3A 4T", "4T", 11),
    ],
)
def test_bases_go_after_the_last_guerrilla_and_each_adds_a_political_will(
    british: Kenya, there: str, after: str, will: int
) -> None:
    # The Mau Mau never control Nyeri here.
    table = british(nyeri=there).play("limited assault nyeri")
    assert (table.pieces("nyeri"), table["political_will"]) == (after, will)
    assert table["available"] == {
        "guerrillas": 15, "bases": 4, "troops": 10 - table["nyeri"]["troops"], "police": 15,
    }  # fmt: skip


@rule("kenya", "3.2.4", "3.1")
@pytest.mark.parametrize(
    ("there", "after"),
    [("1B 2A 2T 1P", "1B 2T 1P"), ("1B 2A 1T 2P", "1B 1A 1T 2P"), ("2B 1A 1T 2P", "2B 1T 2P")],
)
def test_active_guerrillas_are_removed_before_any_base(british: Kenya, there: str, after: str) -> None:
    # Nobody asks which.
    table = british(nyeri=there).play("limited assault nyeri")
    assert (table.pieces("nyeri"), table["political_will"], table.actor) == (after, 10, "mau_mau")


@rule("kenya", "3.2.4")
@pytest.mark.parametrize(("there", "after"), [("1B 1U 5T", "1B 1U 5T"), ("2B 1U 1A 5T", "2B 1U 5T")])
def test_an_underground_guerrilla_protects_the_bases(british: Kenya, there: str, after: str) -> None:
    table = british(nyeri=there).play("limited assault nyeri")
    assert (table.pieces("nyeri"), table["political_will"]) == (after, 10)


@rule("kenya", "3.2.4")
@pytest.mark.parametrize(
    ("there", "after", "will"),
    [
        ("1B 2T", "2T", 11),
        ("2B 3T", "1B 3T", 11),
        ("2B 4T", "4T", 12),
        ("1B 1A 4T", "4T", 11),
        ("1B 1A 3T", "1B 3T", 10),
        ("1B 1U 4T", "1B 1U 4T", 10),
        ("1B 1T", "1B 1T", 10),
    ],
)
def test_bases_in_a_mountain_jungle(british: Kenya, there: str, after: str, will: int) -> None:
    table = british(aberdares=there).play("limited assault aberdares")
    assert (table.pieces("aberdares"), table["political_will"]) == (after, will)


@rule("kenya", "3.2.4", "1.7")
@pytest.mark.parametrize(
    ("there", "after", "control", "will"),
    [
        ("3A 2T", "1A 2T", "british", 12),
        ("4A 2T", "2A 2T", None, 12),
        ("5A 2T", "3A 2T", "mau_mau", 10),
        ("2B 1A 2T", "1B 2T", "british", 13),
        ("2B 2T", "2T", "british", 12),
        ("2B 1T", "1B 1T", None, 13),
        ("1A 1T", "1T", "british", 10),
    ],
)
def test_control_lost_raises_political_will_beside_the_bases(
    british: Kenya, there: str, after: str, control: str | None, will: int
) -> None:
    table = british(nyeri=there).play("limited assault nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == (after, control, will)


@rule("kenya", "3.2.4", "1.10")
@pytest.mark.parametrize(("will", "after"), [(20, 20), (19, 20), (17, 20), (16, 19)])
def test_political_will_never_rises_above_twenty(british: Kenya, will: int, after: int) -> None:
    # A Base and the Control of Nyeri: 3 in all.
    table = british(nyeri="2B 1A 2T", political_will=will).play("limited assault nyeri")
    assert table["political_will"] == after


@rule("kenya", "3.2.4")
def test_markers_stay_as_they_are(british: Kenya) -> None:
    table = british(nyeri="1B 1A 3T 2Ter Resist").play("limited assault nyeri")
    assert table.pieces("nyeri") == "3T 2Ter Resist"


# Where


@rule("kenya", "3.2.4", "3.1")
def test_any_spaces_with_cubes_and_mau_mau_pieces(british: Kenya) -> None:
    table = british(
        nairobi="1P 1U", kiambu="1T", fort_hall="2A", nyeri="1T 1B", embu="1P 1A 0pop", meru="1Ter Resist 1T",
        aberdares="1T 1U", mount_kenya="1B",
    ).play("limited assault")  # fmt: skip
    assert [option for option in table.options if option in KENYA] == ["nairobi", "nyeri", "embu", "aberdares"]


@rule("kenya", "3.2.4")
@pytest.mark.parametrize("there", ["", "2A", "1B", "3T", "2P", "1T 1Ter Resist"])
def test_a_space_without_cubes_or_without_mau_mau_pieces_is_refused(british: Kenya, there: str) -> None:
    table = british(nyeri=there, embu="1T 1A", meru="1T 1A").play("limited assault")
    assert table.refused("nyeri") == "3.2.4"


@rule("kenya", "3.2.4", "3.1")
def test_assault_cannot_be_chosen_without_such_a_space(british: Kenya) -> None:
    # [B2]
    for action in ("op", "limited"):
        table = british(nyeri="3T", embu="2A", nairobi="2P", thika="1B").play(action)
        assert table.refused("assault") == "3.1"


@rule("kenya", "3.2.4", "3.1")
def test_assault_takes_place_in_any_number_of_spaces_in_any_order_each_once(british: Kenya) -> None:
    spaces = [name for name in KENYA if name not in ("aberdares", "mount_kenya")]
    table = british(**{name: "1A 1T" for name in spaces}, pipeline=0).play("op assault thika")
    assert table.refused("thika") == "3.1"
    table.play("nairobi meru kiambu nanyuki fort_hall rift_valley nyeri thompsons_falls embu")
    assert [table.pieces(name) for name in spaces] == ["1T"] * 10
    assert (table["available"]["guerrillas"], table.actor) == (15, "mau_mau")


@rule("kenya", "3.2.4", "2.3.4")
def test_a_limited_assault_takes_place_in_one_space(british: Kenya) -> None:
    table = british(nyeri="1A 1T", embu="1A 1T").play("limited assault embu")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1A 1T", "1T"]
    assert table.actor == "mau_mau"


# With a Special Activity (4.1)


@rule("kenya", "3.2.4", "4.1", "4.2.3")
def test_air_strike_before_assault_clears_the_way_to_a_base(british: Kenya) -> None:
    table = british(nyeri="1B 1A 1T", embu="1T 1U", pipeline=0).play("op assault special air_strike nyeri nyeri done")
    assert (table.pieces("nyeri"), table["political_will"], table.actor) == ("1T", 13, "mau_mau")


@rule("kenya", "3.2.4", "4.1", "4.2.3")
def test_air_strike_between_two_spaces_of_an_assault(british: Kenya) -> None:
    table = british(nyeri="2A 1T", aberdares="1B 2A 2T", pipeline=0)
    table.play("op assault nyeri special air_strike aberdares 2 aberdares")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["1A 1T", "2T"]
    assert (table["political_will"], table.actor) == (13, "mau_mau")


@rule("kenya", "3.2.4", "4.1", "4.2.3")
def test_air_strike_after_assault_removes_what_is_left(british: Kenya) -> None:
    table = british(nyeri="2A 1T", pipeline=0).play("op assault nyeri special")
    assert (table.pieces("nyeri"), table.actor) == ("1T", "mau_mau")


@rule("kenya", "3.2.4", "4.1", "4.2.2", "6.6.3")
def test_the_fourth_card_of_the_example_of_play(british: Kenya) -> None:
    # [K-36] Reprisal first; Mount Kenya is Uncontrolled until the Assault.
    table = british(
        nairobi="1B 1A 3U 3P", nyeri="1A 1U 2T Resist", aberdares="1B 1A 1U 4T", mount_kenya="1B 1A 1U 4T",
        political_will=12,
    )  # fmt: skip
    table.play("op assault special reprisal nyeri active mount_kenya {5}")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("1U 2T 1Ter", "british")
    assert (table.pieces("mount_kenya"), table.control("mount_kenya")) == ("1B 1U 2A 4T", None)
    table.play("aberdares mount_kenya nairobi done")
    assert [table.pieces(name) for name in ("nairobi", "aberdares", "mount_kenya")] == [
        "1B 3U 3P", "1B 1U 4T", "1B 1U 4T",
    ]  # fmt: skip
    assert (table["political_will"], table.actor) == (12, "mau_mau")


@rule("kenya", "3.2.4", "4.1", "4.2.2")
def test_reprisal_between_two_spaces_of_an_assault(british: Kenya) -> None:
    # The Guerrilla driven out of Nyeri makes Embu a space for Assault.
    table = british(nyeri="2A 1T", embu="1T", meru="1A 1T", pipeline=1).play("op assault meru special reprisal nyeri")
    table.play("embu embu nyeri")
    assert [table.pieces(name) for name in ("nyeri", "embu", "meru")] == ["1T 1Ter", "1T", "1T"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.4", "4.1", "3.1")
def test_the_turn_ends_when_a_reprisal_took_the_only_space_away(british: Kenya) -> None:
    # [K-41]
    table = british(nyeri="1A 1T", pipeline=1).play("op assault special reprisal nyeri fort_hall")
    assert [table.pieces(name) for name in ("nyeri", "fort_hall")] == ["1T 1Ter", "1A"]
    assert (table["boxes"]["op"], table.actor) == ("british", "mau_mau")


@rule("kenya", "3.2.4", "4.1")
def test_only_one_special_activity_accompanies_assault(british: Kenya) -> None:
    table = british(nyeri="3A 1T", embu="1A 1T", pipeline=1).play("op assault special air_strike nyeri")
    assert table.refused("special") == "4.1"
    table.play("embu done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["2A 1T", "1T"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.4", "4.1.1")
def test_reward_does_not_accompany_assault(british: Kenya) -> None:
    table = british(nyeri="1A 3T Resist").play("op assault special")
    assert table.options == ["reprisal", "air_strike"]
    assert table.refused("reward") == "4.1.1"
