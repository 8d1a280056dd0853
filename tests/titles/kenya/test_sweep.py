"""Sweep (3.2.3)."""

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


# Activating


@rule("kenya", "3.2.3", "1.4.3")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("3U 1T", "2U 1A 1T"),
        ("3U 2T", "1U 2A 2T"),
        ("3U 2P", "1U 2A 2P"),
        ("3U 1T 2P", "3A 1T 2P"),
        ("1U 4T", "1A 4T"),
        ("2U 1A 1T", "1U 2A 1T"),
        ("1B 2U 1P", "1B 1U 1A 1P"),
        ("2A 2T", "2A 2T"),
        ("3U", "3U"),
        ("2T", "2T"),
    ],
)
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika"])
def test_sweep_activates_one_guerrilla_for_every_cube(british: Kenya, space: str, there: str, after: str) -> None:
    # [K-21] Police are cubes.
    table = british(**{space: there}).play(f"limited sweep {space}")
    assert table.pieces(space) == after
    assert (table["political_will"], table.actor) == (10, "mau_mau")


@rule("kenya", "3.2.3", "1.4.3")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("3U 1T", "3U 1T"),
        ("3U 2T", "2U 1A 2T"),
        ("3U 3T", "2U 1A 3T"),
        ("3U 4T", "1U 2A 4T"),
        ("3U 1T 1P", "2U 1A 1T 1P"),
        ("3U 2P", "2U 1A 2P"),
        ("3U 2T 5P", "3A 2T 5P"),
        ("1U 1A 2T", "2A 2T"),
    ],
)
@pytest.mark.parametrize("jungle", ["aberdares", "mount_kenya"])
def test_in_a_mountain_jungle_one_for_every_two_cubes(british: Kenya, jungle: str, there: str, after: str) -> None:
    # [K-21]
    table = british(**{jungle: there}).play(f"limited sweep {jungle}")
    assert table.pieces(jungle) == after


@rule("kenya", "3.2.3")
def test_an_unpopulated_province_is_no_mountain_jungle(british: Kenya) -> None:
    table = british(embu="2U 1T 0pop").play("limited sweep embu")
    assert table.pieces("embu") == "1U 1A 1T"


@rule("kenya", "3.2.3")
def test_only_selected_spaces_are_swept(british: Kenya) -> None:
    table = british(nyeri="2U 2T", embu="1U 1P", meru="1U 1P").play("op sweep nyeri embu done done done done")
    assert [table.pieces(name) for name in ("nyeri", "embu", "meru")] == ["2A 2T", "1A 1P", "1U 1P"]


@rule("kenya", "3.2.3")
def test_the_space_troops_leave_is_not_swept_with_them(british: Kenya) -> None:
    # Nyeri is selected too, but has one cube left when Guerrillas are Activated.
    table = british(nyeri="3U 3T", embu="2U", pipeline=0).play("op sweep nyeri embu done nyeri embu 2 done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["2U 1A 1T", "2A 2T"]


# Destinations


@rule("kenya", "3.2.3")
@pytest.mark.parametrize("action", ["op", "limited"])
def test_any_space_may_be_selected(british: Kenya, action: str) -> None:
    table = british(pipeline=0).play(f"{action} sweep")
    assert (table.kind, table.options) == ("sweep.space", list(KENYA))


@rule("kenya", "3.2.3", "3.1")
def test_any_number_of_destinations_each_once(british: Kenya) -> None:
    table = british(**{space: "1U 1P" for space in KENYA}).play("op sweep nairobi kiambu")
    assert table.refused("kiambu") == "3.1"
    table.play(" ".join(KENYA[2:])).play("done")
    assert [table.pieces(space) for space in KENYA] == ["1A 1P"] * 10 + ["1U 1P"] * 2


@rule("kenya", "3.2.3", "3.1")
def test_destinations_are_named_in_any_order(british: Kenya) -> None:
    table = british(nyeri="1T").play("op sweep embu")
    assert "nyeri" in table.options
    assert table.refused("embu") == "3.1"


@rule("kenya", "3.2.3", "2.3.4")
def test_a_limited_sweep_has_one_destination_and_many_origins(british: Kenya) -> None:
    table = british(nyeri="1T", meru="2T", nanyuki="2T", mount_kenya="3U")
    table.play("limited sweep mount_kenya nyeri meru 1 nanyuki 2")
    assert [table.pieces(name) for name in ("nyeri", "meru", "nanyuki", "mount_kenya")] == ["", "1T", "", "1U 2A 4T"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.3", "3.1")
def test_sweep_selects_at_least_one_space(british: Kenya) -> None:
    # [B2]
    assert "done" not in british(nyeri="1T").play("op sweep").options


# Moving


@rule("kenya", "3.2.3", "1.3.6")
def test_troops_come_from_adjacent_spaces_only(british: Kenya) -> None:
    table = british(kiambu="1T", rift_valley="1T", embu="1T", aberdares="2U", meru="1T").play("op sweep aberdares done")
    assert (table.kind, table.options) == ("sweep.origin", ["kiambu", "rift_valley", "done"])
    assert [table.refused(space) for space in ("embu", "meru")] == ["1.3.6", "1.3.6"]


@rule("kenya", "3.2.3")
def test_police_do_not_move_in_a_sweep(british: Kenya) -> None:
    table = british(nyeri="1T 2P", fort_hall="3P", embu="1T", aberdares="2U").play("op sweep aberdares done")
    assert table.options == ["nyeri", "done"]
    assert table.refused("fort_hall") == "1.4"
    table.play("nyeri done")
    assert [table.pieces(name) for name in ("nyeri", "fort_hall", "aberdares")] == ["2P", "3P", "2U 1T"]


@rule("kenya", "3.2.3")
def test_no_troops_need_move(british: Kenya) -> None:
    table = british(nyeri="2T", embu="1U 1P").play("limited sweep embu done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["2T", "1A 1P"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.3")
def test_any_number_of_an_origins_troops_may_move(british: Kenya) -> None:
    table = british(nyeri="3T", embu="3U").play("limited sweep embu nyeri")
    assert (table.kind, table.options) == ("sweep.count", ["1", "2", "3"])
    table.play("2")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1T", "1U 2A 2T"]


@rule("kenya", "3.2.3")
def test_one_origin_may_send_troops_to_several_destinations(british: Kenya) -> None:
    table = british(nyeri="5T", aberdares="2U", mount_kenya="2U", pipeline=0).play("op sweep aberdares mount_kenya")
    table.play("nyeri aberdares 2 nyeri mount_kenya 2 done")
    assert [table.pieces(name) for name in ("nyeri", "aberdares", "mount_kenya")] == ["1T", "1U 1A 2T", "1U 1A 2T"]


@rule("kenya", "3.2.3")
def test_troops_move_at_the_same_time_so_none_moves_twice(british: Kenya) -> None:
    # Kiambu's Troops reach Fort Hall, not Nyeri behind it.
    table = british(kiambu="2T", fort_hall="1T", pipeline=0).play("op sweep fort_hall nyeri done kiambu 2 fort_hall")
    assert [table.pieces(name) for name in ("kiambu", "fort_hall", "nyeri")] == ["", "2T", "1T"]


@rule("kenya", "3.2.3")
def test_troops_that_have_arrived_cannot_be_an_origin(british: Kenya) -> None:
    table = british(kiambu="2T", embu="1T", pipeline=0).play("op sweep fort_hall nyeri done kiambu 2")
    assert table.options == ["embu", "done"]
    assert table.refused("fort_hall") == "1.4"


@rule("kenya", "3.2.3")
def test_troops_of_two_destinations_may_change_places(british: Kenya) -> None:
    table = british(nyeri="2T 1U", embu="1T 2U", pipeline=0).play("op sweep nyeri embu done nyeri 2 embu 1")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1A 1T", "2A 2T"]


@rule("kenya", "3.2.3")
def test_troops_leave_mountain_jungles_too(british: Kenya) -> None:
    table = british(aberdares="3T", nyeri="2U").play("limited sweep nyeri aberdares 3")
    assert [table.pieces(name) for name in ("aberdares", "nyeri")] == ["", "2A 3T"]


# Control (1.7)


@rule("kenya", "3.2.3", "1.7")
def test_control_follows_the_troops(british: Kenya) -> None:
    table = british(nyeri="2T 1U", fort_hall="2U", thika="2T", pipeline=0)
    table.play("limited sweep fort_hall nyeri 2 thika 1")
    assert [table.pieces(name) for name in ("nyeri", "fort_hall", "thika")] == ["1U", "2A 3T", "1T"]
    assert [table.control(name) for name in ("nyeri", "fort_hall", "thika")] == ["mau_mau", "british", "british"]
    assert table["political_will"] == 10


@rule("kenya", "3.2.3", "1.7", "1.10")
@pytest.mark.parametrize(("will", "after"), [(20, 19), (0, 0), (19, 18), (1, 0)])
def test_all_troops_of_a_sweep_move_in_one_step(british: Kenya, will: int, after: int) -> None:
    # [K-2, K-39] Embu (1) is won, Nyeri (2) is lost: 1 less, wherever the marker stood.
    table = british(embu="1U", meru="1T", nyeri="1T 1U", political_will=will, pipeline=0)
    table.play("op sweep embu aberdares done nyeri aberdares meru done")
    assert [table.control(name) for name in ("embu", "nyeri")] == [None, "mau_mau"]
    assert table["political_will"] == after


@rule("kenya", "3.2.3", "1.7")
def test_activating_alone_changes_no_control(british: Kenya) -> None:
    table = british(nyeri="3U 2T", pipeline=0).play("limited sweep nyeri")
    assert (table.control("nyeri"), table["political_will"]) == ("mau_mau", 10)


@rule("kenya", "3.2.3", "4.1", "4.2.3")
def test_the_second_card_of_the_example_of_play(british: Kenya) -> None:
    table = british(
        nairobi="1B 1U 3P", nyeri="2U 6T Resist", rift_valley="2T 1P", nanyuki="2T 1P", aberdares="1B 1U",
        mount_kenya="1B 1U", pipeline=1, political_will=14,
    )  # fmt: skip
    table.play("op sweep nairobi nyeri aberdares mount_kenya done")
    table.play("nyeri aberdares 2 nyeri mount_kenya 2 rift_valley aberdares 2 nanyuki mount_kenya 2")
    assert (table.control("nyeri"), table.control("aberdares"), table.control("mount_kenya")) == (
        None, "british", "british",
    )  # fmt: skip
    table.play("done done special air_strike nyeri")
    assert [table.pieces(name) for name in ("nairobi", "nyeri", "aberdares", "mount_kenya")] == [
        "1B 1A 3P", "1A 2T Resist", "1B 1A 4T", "1B 1A 4T",
    ]  # fmt: skip
    assert (table.control("nyeri"), table["political_will"], table.actor) == ("british", 14, "mau_mau")


# With a Special Activity (4.1)


@rule("kenya", "3.2.3", "4.1", "4.2.3")
def test_air_strike_after_the_guerrillas_were_activated(british: Kenya) -> None:
    table = british(nyeri="2U 2T", pipeline=0).play("op sweep")
    assert "special" not in table.options
    table.play("nyeri done")
    assert (table.kind, table.options) == ("special", ["special", "done"])
    table.play("special")
    assert (table.pieces("nyeri"), table.actor) == ("1A 2T", "mau_mau")


@rule("kenya", "3.2.3", "4.1", "4.2.3")
def test_air_strike_before_the_sweep(british: Kenya) -> None:
    table = british(nyeri="1A 1U 1T", embu="1A", pipeline=0).play("op sweep special air_strike nyeri nyeri")
    table.play("done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1A 1T", "1A"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.3", "4.1", "4.2.2")
def test_reprisal_before_the_sweep(british: Kenya) -> None:
    # The Guerrilla driven into Embu is Activated there.
    table = british(nyeri="1U 1T Resist", embu="1P", pipeline=1).play("op sweep special reprisal nyeri embu embu done")
    assert table.pieces("nyeri") == "1T 1Ter"
    table.play("done")
    assert (table.pieces("embu"), table.actor) == ("1A 1P", "mau_mau")


@rule("kenya", "3.2.3", "4.1", "4.2.2")
def test_reprisal_while_destinations_are_selected(british: Kenya) -> None:
    # [K-42]
    table = british(nyeri="2U 1T", embu="1P", pipeline=1)
    table.play("op sweep nyeri special reprisal embu embu done done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1A 1T 1Ter", "1A 1P"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.3", "4.1", "4.2.2")
def test_reprisal_between_moving_and_activating(british: Kenya) -> None:
    # [K-42] Troops just arrived make it possible, and the Guerrilla is Activated where it flees to.
    table = british(nyeri="1U Resist", fort_hall="2T", embu="1P", pipeline=1)
    table.play("op sweep nyeri embu done fort_hall nyeri 2")
    assert (table.kind, table.options, table.pieces("nyeri")) == ("special", ["special", "done"], "1U 2T Resist")
    table.play("special embu")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["2T 1Ter", "1A 1P"]
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.3", "4.1", "4.2.2")
def test_between_moving_and_activating_it_may_be_left_for_later(british: Kenya) -> None:
    # [K-42] Nyeri's Guerrilla is Activated before it is driven away.
    table = british(nyeri="1U", fort_hall="2T", pipeline=1)
    table.play("op sweep nyeri done fort_hall 2 done")
    assert (table.kind, table.pieces("nyeri")) == ("special", "1A 2T")
    table.play("special reprisal aberdares")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["2T 1Ter", "1A"]


@rule("kenya", "3.2.3", "4.1")
@pytest.mark.parametrize(("pipeline", "nyeri"), [(0, "1U"), (1, "1U 0pop")])
def test_where_no_reprisal_is_possible_nothing_is_asked_between(british: Kenya, pipeline: int, nyeri: str) -> None:
    # [K-42]
    table = british(nyeri=nyeri, fort_hall="1T", pipeline=pipeline).play("op sweep nyeri done fort_hall")
    assert table.pieces("nyeri") == "1A 1T"
    assert table.kind == "special"
    assert table.play("special").pieces("nyeri") == "1T"


@rule("kenya", "3.2.3", "4.1")
def test_only_one_special_activity_accompanies_sweep(british: Kenya) -> None:
    table = british(nyeri="2A 1T", embu="1A 1T", pipeline=1).play("op sweep special air_strike nyeri")
    assert table.refused("special") == "4.1"
    table.play("nyeri done done")
    assert (table.actor, table.kind) == ("mau_mau", "action")


@rule("kenya", "3.2.3", "2.3.4")
def test_no_special_activity_comes_with_a_limited_sweep(british: Kenya) -> None:
    table = british(nyeri="2A 1T", embu="1A 1T", pipeline=3).play("limited sweep")
    assert table.refused("special") == "4.1"
    table.play("nyeri done")
    assert (table.actor, table.pieces("nyeri")) == ("mau_mau", "2A 1T")


@rule("kenya", "3.2.3", "4.1.1")
def test_reward_does_not_accompany_sweep(british: Kenya) -> None:
    table = british(nyeri="2A 3T Resist", pipeline=3).play("op sweep special")
    assert table.options == ["reprisal", "air_strike"]
    assert table.refused("reward") == "4.1.1"
