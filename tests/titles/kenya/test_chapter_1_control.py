"""Control, and the Political Will that goes with Mau Mau Control (1.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]


# Who controls a space


@rule("kenya", "1.7")
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika", "aberdares"])
@pytest.mark.parametrize(
    ("pieces", "holder"),
    [
        ("", None),
        ("1U", "mau_mau"),
        ("1A", "mau_mau"),
        ("1B", "mau_mau"),
        ("1T", "british"),
        ("1P", "british"),
        ("1U 1P", None),
        ("1B 1T", None),
        ("1B 1U 1A 2T 1P", None),
        ("1B 1A 1T", "mau_mau"),
        ("2B 1U 1A 3T", "mau_mau"),
        ("1B 1A 2T 1P", "british"),
        ("1U 1T 2Ter", None),
    ],
)
def test_the_faction_with_more_pieces_controls_a_space(
    kenya: Kenya, space: str, pieces: str, holder: str | None
) -> None:
    assert kenya(**{space: pieces}).control(space) == holder


@rule("kenya", "1.7")
def test_control_markers_laid_before_play_move_nothing(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", nairobi="1U", thika="1P")
    assert (table["political_will"], table.control("nyeri"), table.control("thika")) == (10, "mau_mau", "british")


# What Mau Mau Control does to Political Will


@rule("kenya", "1.7", "7.2", "3.3.1")
def test_mau_mau_control_gained_where_there_was_none_lowers_it_by_the_population(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 1T").play("op rally nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("2U 1T", "mau_mau", 8)


@rule("kenya", "1.7", "7.2", "3.3.3")
def test_mau_mau_control_gained_from_the_british_lowers_it_by_the_population(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 2P")
    assert table.control("nyeri") == "british"
    table.play("op terror nyeri 2")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1A", "mau_mau", 8)


@rule("kenya", "1.7", "7.1", "3.2.4")
def test_mau_mau_control_lost_to_nobody_raises_it_by_the_population(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="2A 1T").play("op assault nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1A 1T", None, 12)


@rule("kenya", "1.7", "7.1", "3.2.4")
def test_mau_mau_control_lost_to_the_british_raises_it_by_the_population_once(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1B 2A 2T").play("op assault nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1B 2T", "british", 12)


@rule("kenya", "1.7", "3.2.4")
def test_british_control_gained_where_there_was_none_moves_nothing(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1A 1T").play("op assault nyeri")
    assert (table.control("nyeri"), table["political_will"]) == ("british", 10)


@rule("kenya", "1.7", "3.3.1")
def test_british_control_lost_to_nobody_moves_nothing(kenya: Kenya) -> None:
    table = kenya(thika="1P").play("op rally thika")
    assert (table.control("thika"), table["political_will"]) == (None, 10)


@rule("kenya", "1.7")
def test_control_kept_moves_nothing(kenya: Kenya) -> None:
    table = kenya(nyeri="2U 1P").play("op rally nyeri 1")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("3U 1P", "mau_mau", 10)


@rule("kenya", "1.7", "1.3.3")
def test_control_of_an_unpopulated_space_moves_nothing(kenya: Kenya) -> None:
    table = kenya(nyeri="0pop").play("op rally aberdares nyeri")
    assert (table.control("aberdares"), table.control("nyeri"), table["political_will"]) == ("mau_mau", "mau_mau", 10)


# At once: each step by itself (ruling K-2)


@rule("kenya", "1.7", "3.3.1")
def test_control_follows_each_space_of_a_rally(kenya: Kenya) -> None:
    table = kenya().play("op rally nyeri")
    assert table["political_will"] == 8
    table.play("meru")
    assert table["political_will"] == 7


@rule("kenya", "1.7", "3.3.1")
def test_the_two_guerrillas_and_their_base_are_one_step(kenya: Kenya) -> None:
    """The Guerrillas leave, the Base comes: 2 against 1 before, 1 against 1 after it, never 0 against 1."""
    table = kenya(nyeri="2U 1T").play("op rally nyeri base")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1B 1T", None, 12)
    table = kenya(nyeri="2U", political_will=20).play("op rally nyeri base")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1B", "mau_mau", 20)


@rule("kenya", "1.7", "3.3.3")
def test_control_follows_each_space_of_a_terror(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 1P", meru="1U 1P").play("op terror nyeri 1")
    assert (table["political_will"], table.control("nyeri"), table.control("meru")) == (8, "mau_mau", None)
    assert table.play("meru 1")["political_will"] == 7


@rule("kenya", "1.7", "3.2.4")
def test_control_follows_each_space_of_an_assault(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="2A 1T", meru="2A 1T").play("op assault nyeri")
    assert (table["political_will"], table.control("nyeri"), table.control("meru")) == (12, None, "mau_mau")
    assert table.play("meru")["political_will"] == 13


@rule("kenya", "1.7", "3.2.1")
def test_control_follows_each_space_of_a_deploy(kenya: Kenya) -> None:
    table = kenya(first="british", nairobi="3U", thika="1P").play("op deploy nairobi 2")
    assert (table.kind, table.control("nairobi"), table["political_will"]) == ("deploy.police", "mau_mau", 10)
    table.play("2")
    assert (table.kind, table.pieces("nairobi")) == ("deploy.space", "3U 2T 2P")
    assert (table.control("nairobi"), table["political_will"]) == ("british", 12)


@rule("kenya", "1.7", "3.2.1", "4.2.3")
def test_a_space_won_by_an_air_strike_can_be_deployed_to_at_once(kenya: Kenya) -> None:
    """Ruling B5."""
    table = kenya(first="british", nyeri="1A 1P", thika="1P").play("op deploy")
    assert table.refused("nyeri") == "3.2.1"
    table.play("special air_strike nyeri")
    assert (table.kind, table.control("nyeri")) == ("deploy.space", "british")
    assert table.play("nyeri 2").pieces("nyeri") == "3P"


@rule("kenya", "1.7", "4.3.3")
def test_control_follows_a_raid_before_its_free_operation(kenya: Kenya) -> None:
    table = kenya(aberdares="1U", nyeri="1P").play("op rally special raid fort_hall")
    assert (table.kind, table.control("fort_hall"), table.control("aberdares")) == ("operation", "mau_mau", None)
    assert table["political_will"] == 8


@rule("kenya", "1.7", "4.3.3")
def test_control_follows_a_raid_that_retreats(kenya: Kenya) -> None:
    table = kenya(nyeri="2A", meru="1U").play("op rally special raid nyeri retreat mount_kenya 2")
    assert (table.control("nyeri"), table.control("mount_kenya"), table["political_will"]) == (None, "mau_mau", 12)


@rule("kenya", "1.7", "4.2.2")
def test_control_follows_a_reprisal_before_the_roll_for_outrage(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1U 1T").play("op sweep special nyeri embu")
    assert (table.kind, table.control("nyeri"), table.control("embu")) == ("die", "british", "mau_mau")
    assert table["political_will"] == 9


@rule("kenya", "1.7", "4.2.2")
def test_control_follows_each_space_of_a_reprisal(kenya: Kenya) -> None:
    """Mau Mau Control of Meru comes with the first Guerrilla, that of Nanyuki with the second."""
    table = kenya(first="british", pipeline=3, embu="1U 1T", nyeri="1U 1T").play("op sweep special embu meru")
    assert (table["political_will"], table.control("embu"), table.control("meru")) == (9, "british", "mau_mau")
    table.play("nyeri nanyuki")
    assert (table["political_will"], table.kind) == (8, "die")


@rule("kenya", "1.7", "4.3.2")
def test_control_follows_an_oath(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 1P").play("op march special oath 1")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("2U 1P Resist", "mau_mau", 8)


@rule("kenya", "1.7", "K13 shaded", "K2 unshaded", "K30 shaded")
def test_control_follows_events(kenya: Kenya) -> None:
    table = kenya(card="K13", nyeri="1U 2T").play("event shaded nyeri thika 2")
    assert (table.control("nyeri"), table.control("thika"), table["political_will"]) == ("mau_mau", "british", 8)
    table = kenya(card="K2", nairobi="3U 1P").play("event unshaded")
    assert (table.control("nairobi"), table["political_will"]) == ("british", 12)
    table = kenya(card="K30", nyeri="1U 1P").play("event shaded")
    assert (table.control("nyeri"), table["political_will"]) == ("mau_mau", 8)


@rule("kenya", "1.7", "7.1", "K1 unshaded")
@pytest.mark.parametrize(("will", "after"), [(10, 13), (18, 20)])
def test_a_removed_base_counts_beside_the_control_that_goes_with_it(kenya: Kenya, will: int, after: int) -> None:
    table = kenya(card="K1", political_will=will, nairobi="1B 1U").play("event unshaded")
    assert (table.control("nairobi"), table["political_will"]) == (None, after)


# All moves of a March, Sweep or Deploy together (rulings K-2, K-39)


@rule("kenya", "1.7", "3.3.2")
def test_control_is_held_while_guerrillas_march(kenya: Kenya) -> None:
    table = kenya(nyeri="2U", meru="1U").play("limited march embu nyeri 2")
    assert (table.kind, table.pieces("nyeri"), table.pieces("embu")) == ("march.origin", "", "2U")
    assert (table.control("nyeri"), table.control("embu"), table["political_will"]) == ("mau_mau", None, 10)
    table.play("done")
    assert (table.control("nyeri"), table.control("embu"), table["political_will"]) == (None, "mau_mau", 11)


@rule("kenya", "1.7", "3.3.2")
@pytest.mark.parametrize(("will", "after"), [(0, 1), (19, 20), (20, 20)])
def test_what_a_march_wins_and_loses_is_added_up_before_the_track_moves(kenya: Kenya, will: int, after: int) -> None:
    """Nyeri lost +2, Embu gained -1: from 0 to 1, not to 2."""
    assert kenya(political_will=will, nyeri="2U").play("limited march embu nyeri 2")["political_will"] == after


@rule("kenya", "1.7", "3.3.2")
@pytest.mark.parametrize(("will", "after"), [(0, 0), (1, 0), (20, 19)])
def test_a_march_that_wins_more_than_it_loses_lowers_it_by_the_difference(kenya: Kenya, will: int, after: int) -> None:
    """Embu lost +1, Nyeri gained -2: from 20 to 19, not to 18."""
    assert kenya(political_will=will, embu="2U").play("limited march nyeri embu 2")["political_will"] == after


@rule("kenya", "1.7", "3.3.2")
@pytest.mark.parametrize("will", [0, 10, 20])
def test_guerrillas_that_change_places_change_no_control(kenya: Kenya, will: int) -> None:
    table = kenya(political_will=will, nyeri="1U", embu="1A").play("op march nyeri embu done nyeri embu 1 nyeri 1 0")
    assert (table.pieces("nyeri"), table.pieces("embu"), table["political_will"]) == ("1A", "1U", will)
    assert (table.control("nyeri"), table.control("embu")) == ("mau_mau", "mau_mau")


@rule("kenya", "1.7", "3.2.3")
def test_control_is_held_while_troops_sweep_and_settled_before_they_activate(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1U 2T", embu="1U", meru="1T").play("op sweep embu done nyeri 2")
    assert (table.kind, table.pieces("nyeri"), table.pieces("embu")) == ("sweep.origin", "1U", "1U 2T")
    assert [table.control(name) for name in ("nyeri", "embu")] == ["british", "mau_mau"]
    assert table["political_will"] == 10
    table.play("done")
    assert (table.kind, table.pieces("embu")) == ("special", "1U 2T")
    assert [table.control(name) for name in ("nyeri", "embu")] == ["mau_mau", "british"]
    assert table["political_will"] == 10 - 2 + 1
    assert table.play("done").pieces("embu") == "1A 2T"


@rule("kenya", "1.7", "3.2.3")
@pytest.mark.parametrize(("will", "after"), [(0, 0), (1, 0), (20, 19)])
def test_what_a_sweep_wins_and_loses_is_added_up_before_the_track_moves(kenya: Kenya, will: int, after: int) -> None:
    """Nyeri gained -2, Embu lost +1: from 0 to 0, not to 1."""
    table = kenya(first="british", political_will=will, nyeri="1U 2T", embu="1U").play("limited sweep embu nyeri 2")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1U", "1A 2T")
    assert table["political_will"] == after


@rule("kenya", "1.7", "3.2.1")
@pytest.mark.parametrize(("will", "after"), [(10, 9), (1, 0), (0, 0), (20, 19)])
def test_all_troops_of_a_deploy_move_in_one_step(kenya: Kenya, will: int, after: int) -> None:
    """Nyeri gained -2, Meru gained -1, Kiambu lost +2."""
    table = kenya(first="british", political_will=will, kiambu="3U", nyeri="1U 2T", meru="1U 2T")
    table.play("limited deploy done kiambu nyeri 2")
    assert (table.control("kiambu"), table.control("nyeri"), table["political_will"]) == ("mau_mau", "british", will)
    table.play("meru 2")
    assert [table.control(name) for name in ("kiambu", "nyeri", "meru")] == ["british", "mau_mau", "mau_mau"]
    assert table["political_will"] == after


# Pieces taken from the map to be placed (1.4.1): one step with the placing (rulings K-6, K-39, K-43)


@rule("kenya", "1.7", "1.4.1", "3.2.1")
@pytest.mark.parametrize(("will", "after"), [(10, 11), (0, 1), (20, 20)])
def test_cubes_taken_and_placed_by_a_deploy_are_one_step(kenya: Kenya, will: int, after: int) -> None:
    """Thika gained -1, Nairobi lost +2."""
    table = kenya(first="british", political_will=will, nairobi="3U 2T", thika="1U 1P", out_of_play={"police": 14})
    table.play("op deploy nairobi 0 1")
    assert (table.pieces("nairobi"), table.pieces("thika")) == ("3U 2T 1P", "1U")
    assert (table.control("nairobi"), table.control("thika")) == (None, "mau_mau")
    assert table["political_will"] == after


@rule("kenya", "1.7", "1.4.1", "3.3.1")
@pytest.mark.parametrize(("will", "after"), [(10, 11), (0, 1), (20, 20)])
def test_guerrillas_taken_and_placed_by_a_rally_are_one_step(kenya: Kenya, will: int, after: int) -> None:
    """Nyeri lost +2, Embu gained -1."""
    table = kenya(political_will=will, nyeri="1U", meru="14U").play("op rally embu")
    assert (table.kind, table["political_will"]) == ("take.guerrilla", will)
    table.play("nyeri")
    assert (table.control("nyeri"), table.control("embu"), table["political_will"]) == (None, "mau_mau", after)


@rule("kenya", "1.7", "1.4.1", "3.3.1")
def test_control_is_held_while_guerrillas_are_taken(kenya: Kenya) -> None:
    table = kenya(nairobi="1B", nyeri="1U", meru="7U", thika="7U").play("op rally nairobi 2 nyeri")
    assert (table.kind, table.pieces("nyeri"), table.control("nyeri")) == ("take.guerrilla", "", "mau_mau")
    assert table["political_will"] == 10
    table.play("meru")
    assert (table.pieces("nairobi"), table.control("nyeri"), table["political_will"]) == ("1B 2U", None, 12)


# Redeploy: settled once, at its end (ruling K-1)


@rule("kenya", "1.7", "6.4", "6.4.3")
def test_control_is_held_through_the_redeploy_phase(kenya: Kenya) -> None:
    table = kenya(card="K33", thika="1U 2P", meru="1P").play("done thika nairobi 2")
    assert (table.kind, table.actor) == ("rally.space", "mau_mau")
    assert [table.control(name) for name in ("nairobi", "thika")] == [None, "british"]
    assert table["political_will"] == 14
    table.play("aberdares")
    assert (table.pieces("aberdares"), table.control("aberdares")) == ("1U", None)
    table.play("done")
    assert table.kind == "reset.pipeline"
    assert [table.control(name) for name in ("nairobi", "thika", "aberdares")] == ["british", "mau_mau", "mau_mau"]
    assert table["political_will"] == 13


@rule("kenya", "1.7", "6.4", "6.4.1")
def test_the_redeploy_phase_goes_by_the_control_at_its_start(kenya: Kenya) -> None:
    table = kenya(card="K33", meru="1U 2P", thika="1P").play("done done meru nairobi 1 thika")
    assert (table.kind, table.options) == ("redeploy.destination", ["nairobi", "meru"])
    table.play("nairobi 1 done done")
    assert (table.pieces("meru"), table.control("meru")) == ("1U 1P", None)


@rule("kenya", "1.7", "6.4.3")
def test_all_that_redeploy_changes_is_added_up_before_the_track_moves(kenya: Kenya) -> None:
    """Kiambu and Nyeri lost +4, Thika gained -1: from 17 to 20, not to 19."""
    table = kenya(
        card="K33", political_will=13, kiambu="1U", nyeri="1U", thika="1U 2P", aberdares="2B", mount_kenya="12U"
    )
    table.play("done done thika nairobi 2")
    assert table["political_will"] == 17
    table.play("aberdares 2 kiambu nyeri done")
    assert [table.control(name) for name in ("kiambu", "nyeri", "thika")] == [None, None, "mau_mau"]
    assert (table.pieces("aberdares"), table["political_will"], table.game.result) == ("2B 2U", 20, None)


@rule("kenya", "1.7", "6.3.2")
def test_the_support_phase_before_it_adjusts_control_at_once(kenya: Kenya) -> None:
    table = kenya(card="K33", meru="1U 1P", thika="1P").play("done meru 1")
    assert (table.kind, table.control("meru"), table["political_will"]) == ("redeploy.origin", "mau_mau", 13)


@rule("kenya", "1.7")
@pytest.mark.parametrize("space", KENYA)
def test_no_space_is_controlled_by_markers_alone(kenya: Kenya, space: str) -> None:
    """Terror, Loyalty and Resistance are no pieces."""
    table = kenya(**{space: "3Ter" if space in KENYA[10:] else "3Ter Resist"})
    assert table.control(space) is None
