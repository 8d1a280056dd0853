"""Placing pieces from Available, and from the map where too few are Available (1.4.1): asked, never guessed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

NO_POLICE = {"out_of_play": {"police": 11}, "embu": "2P", "thika": "2P"}
"""Four Police on the map, the others Out of Play."""


# Deploy


@rule("kenya", "1.4.1", "3.2.1")
def test_available_cubes_are_placed_without_a_question(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", thika="2P").play("op deploy nyeri 2")
    assert (table.kind, table.pieces("nyeri"), table.pieces("thika")) == ("deploy.space", "1T 2P", "2P")


@rule("kenya", "1.4.1", "3.2.1")
def test_the_british_say_where_unavailable_police_come_from(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", **NO_POLICE).play("op deploy nyeri 2")
    assert (table.actor, table.kind, table.options) == ("british", "take.police", ["embu", "thika"])
    assert table.play("embu").options == ["embu", "thika"]
    table.play("thika")
    assert [table.pieces(name) for name in ("nyeri", "embu", "thika")] == ["1T 2P", "1P", "1P"]
    assert (table["available"]["police"], table["out_of_play"]) == (0, {"police": 11})


@rule("kenya", "1.4.1", "3.2.1")
def test_pieces_are_taken_in_any_order(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", meru="1P", **{**NO_POLICE, "out_of_play": {"police": 10}})
    table.play("op deploy nyeri 2 thika meru")
    assert [table.pieces(name) for name in ("nyeri", "embu", "meru", "thika")] == ["1T 2P", "2P", "", "1P"]


@rule("kenya", "1.4.1", "3.2.1")
def test_available_cubes_are_used_before_any_is_taken(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", **{**NO_POLICE, "out_of_play": {"police": 10}})
    assert table["available"]["police"] == 1
    table.play("op deploy nyeri 2 thika")
    assert [table.pieces(name) for name in ("nyeri", "embu", "thika")] == ["1T 2P", "2P", "1P"]
    assert (table.kind, table["available"]["police"]) == ("deploy.space", 0)


@rule("kenya", "1.4.1", "3.2.1")
def test_a_single_place_to_take_from_needs_no_question(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", thika="2P", out_of_play={"police": 13}).play("op deploy nyeri 2")
    assert (table.kind, table.pieces("nyeri"), table.pieces("thika")) == ("deploy.space", "1T 2P", "")


@rule("kenya", "1.4.1", "3.2.1")
def test_cubes_are_not_taken_from_the_space_they_go_to(kenya: Kenya) -> None:
    """Ruling K-43."""
    table = kenya(first="british", nyeri="3P", thika="1P", out_of_play={"police": 11}).play("op deploy nyeri")
    assert [table.pieces(name) for name in ("nyeri", "thika")] == ["4P", ""]


@rule("kenya", "1.4.1", "3.2.1")
def test_a_province_that_holds_all_police_there_are_cannot_be_selected(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="15P", thika="1T").play("op deploy")
    assert table.refused("nyeri") == "1.4.1"
    assert "thika" in table.options


@rule("kenya", "1.4.1", "3.2.1")
def test_nairobi_takes_troops_and_police_from_the_map(kenya: Kenya) -> None:
    fields = {"kiambu": "5T", "nyeri": "5T", **NO_POLICE}
    table = kenya(first="british", **fields).play("op deploy nairobi")
    assert (table.kind, table.options) == ("deploy.troops", ["0", "1", "2", "3", "4"])
    table.play("2")
    assert (table.kind, table.options) == ("deploy.police", ["0", "1", "2"])
    table.play("1")
    assert (table.kind, table.options) == ("take.troops", ["kiambu", "nyeri"])
    table.play("kiambu nyeri")
    assert (table.kind, table.options) == ("take.police", ["embu", "thika"])
    table.play("thika")
    assert [table.pieces(name) for name in ("nairobi", "kiambu", "nyeri", "embu", "thika")] == [
        "2T 1P", "4T", "4T", "2P", "1P",
    ]  # fmt: skip


@rule("kenya", "1.4.1", "3.2.1")
def test_nairobi_takes_no_troops_from_itself(kenya: Kenya) -> None:
    """Ruling K-43."""
    table = kenya(first="british", nairobi="9T", nyeri="1T", **NO_POLICE).play("op deploy nairobi")
    assert (table.kind, table.options) == ("deploy.troops", ["0", "1"])
    assert table.play("1 0").pieces("nairobi") == "10T"


@rule("kenya", "1.4.1", "3.2.1")
def test_a_space_that_gives_its_police_keeps_or_loses_control_like_any_other(kenya: Kenya) -> None:
    """Ruling K-6: the British take their last Police from Thika, Mau Mau Control of it costs 1."""
    table = kenya(first="british", nyeri="1T", thika="1U 1P", out_of_play={"police": 14}).play("op deploy nyeri")
    assert (table.pieces("nyeri"), table.pieces("thika"), table["political_will"]) == ("1T 1P", "1U", 9)


@rule("kenya", "1.4.1", "3.2.1")
def test_police_taken_from_a_space_may_have_been_placed_there_by_the_same_deploy(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", embu="1T", thika="1P", out_of_play={"police": 14})
    table.play("op deploy nyeri embu")
    assert [table.pieces(name) for name in ("nyeri", "embu", "thika")] == ["1T", "1T 1P", ""]


@rule("kenya", "1.4.1")
def test_a_space_without_the_piece_is_refused_with_this_paragraph(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T 1P", **{**NO_POLICE, "out_of_play": {"police": 10}})
    table.play("op deploy nyeri 2")
    assert (table.refused("meru"), table.refused("nyeri")) == ("1.4.1", "1.4.1")


@rule("kenya", "1.4.1")
def test_pieces_are_taken_from_spaces_in_any_order(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T", embu="1P", rift_valley="2P", thika="1P", out_of_play={"police": 11})
    table.play("op deploy nyeri 2 rift_valley")
    assert table.options == ["embu", "rift_valley", "thika"]


# Rally


@rule("kenya", "1.4.1", "3.3.1")
def test_available_guerrillas_are_placed_without_a_question(kenya: Kenya) -> None:
    table = kenya(nyeri="1B", meru="2A").play("op rally nyeri 3")
    assert (table.kind, table.pieces("nyeri"), table.pieces("meru")) == ("rally.space", "1B 3U", "2A")


@rule("kenya", "1.4.1", "3.3.1")
def test_the_mau_mau_say_where_unavailable_guerrillas_come_from(kenya: Kenya) -> None:
    table = kenya(nyeri="5U", meru="5A", thika="5U").play("op rally embu")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["nyeri", "meru", "thika"])
    table.play("meru")
    assert (table.pieces("embu"), table.pieces("meru"), table["resources"]) == ("1U", "4A", 4)


@rule("kenya", "1.4.1", "3.3.1")
def test_where_both_states_stand_they_say_which(kenya: Kenya) -> None:
    table = kenya(meru="8U 7A").play("op rally embu")
    assert (table.kind, table.options) == ("take.state", ["underground", "active"])
    fork = table.game.fork()
    assert table.play("active").pieces("meru") == "8U 6A"
    assert Table(fork).play("underground").pieces("meru") == "7U 7A"


@rule("kenya", "1.4.1", "1.4.3", "3.3.1")
def test_a_guerrilla_taken_from_the_same_space_turns_underground(kenya: Kenya) -> None:
    """Ruling K-43, and the design note of 1.4.1."""
    table = kenya(nyeri="1A", meru="14A").play("op rally nyeri")
    assert table.options == ["nyeri", "meru"]
    assert (table.play("nyeri").pieces("nyeri"), table.pieces("meru")) == ("1U", "14A")


@rule("kenya", "1.4.1", "3.3.1")
def test_available_guerrillas_are_used_before_any_is_taken(kenya: Kenya) -> None:
    table = kenya(nyeri="1B", meru="7A", thika="7A").play("op rally nyeri 3")
    assert (table.kind, table.options) == ("take.guerrilla", ["meru", "thika"])
    table.play("meru thika")
    assert [table.pieces(name) for name in ("nyeri", "meru", "thika")] == ["1B 3U", "6A", "6A"]
    assert (table["available"]["guerrillas"], table.kind) == (0, "rally.space")


@rule("kenya", "1.4.1", "3.3.1")
def test_no_more_are_taken_than_the_rally_places(kenya: Kenya) -> None:
    table = kenya(nyeri="1B", meru="15A").play("op rally nyeri")
    assert table.options == ["1", "2", "3"]
    assert (table.play("1").pieces("nyeri"), table.pieces("meru")) == ("1B 1U", "14A")


@rule("kenya", "1.4.1", "3.3.1")
def test_pieces_set_aside_are_neither_available_nor_on_the_map(kenya: Kenya) -> None:
    """A position with fewer pieces than the box: two Guerrillas are all there are."""
    nobody = {"guerrillas": 0, "bases": 0, "troops": 0, "police": 0}
    table = kenya(available=nobody, nyeri="1B", meru="2A").play("op rally nyeri")
    assert table.options == ["1", "2"]
    table = kenya(available=nobody, nyeri="1B")
    assert "op" not in table.options


# A Base by Rally


@rule("kenya", "1.4.1", "3.3.1")
def test_an_available_base_is_placed_without_a_question(kenya: Kenya) -> None:
    table = kenya(nyeri="2U", aberdares="2B", mount_kenya="1B").play("op rally nyeri base")
    assert (table.kind, table.pieces("nyeri"), table["available"]["bases"]) == ("rally.space", "1B", 0)


@rule("kenya", "1.4.1", "3.3.1")
def test_the_mau_mau_say_where_an_unavailable_base_comes_from(kenya: Kenya) -> None:
    """Ruling K-6: taken like this, it gives no Political Will."""
    table = kenya(nyeri="2U", aberdares="2B", mount_kenya="2B").play("op rally nyeri base")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.base", ["aberdares", "mount_kenya"])
    table.play("mount_kenya")
    assert [table.pieces(name) for name in ("nyeri", "aberdares", "mount_kenya")] == ["1B", "2B", "1B"]
    assert (table["political_will"], table["available"]["guerrillas"]) == (10, 15)


@rule("kenya", "1.4.1", "3.3.1")
def test_control_lost_with_a_base_that_is_taken_counts(kenya: Kenya) -> None:
    """Ruling K-6: Meru, lost, +1; nothing for the Base."""
    table = kenya(nyeri="2U", meru="1B", aberdares="2B", mount_kenya="1B").play("op rally nyeri base meru")
    assert (table.pieces("meru"), table.control("meru"), table["political_will"]) == ("", None, 11)


@rule("kenya", "1.4.1", "3.3.1", "1.4.2")
def test_a_base_is_not_taken_from_the_space_it_goes_to(kenya: Kenya) -> None:
    """Ruling K-43."""
    table = kenya(nyeri="1B 2U", aberdares="2B", mount_kenya="1B").play("op rally nyeri base")
    assert table.options == ["aberdares", "mount_kenya"]
    assert table.play("aberdares").pieces("nyeri") == "2B"


@rule("kenya", "1.4.1", "3.3.1")
def test_without_a_base_elsewhere_none_can_be_placed(kenya: Kenya) -> None:
    there = {"guerrillas": 5, "bases": 0, "troops": 0, "police": 0}
    assert kenya(available=there, nyeri="1B 2U").play("op rally nyeri").options == ["1", "2", "3"]


@rule("kenya", "1.4.1", "3.3.1")
@pytest.mark.parametrize(("active", "left"), [("0", "1U 2A"), ("1", "2U 1A"), ("2", "3U")])
def test_the_mau_mau_say_which_two_guerrillas_are_replaced(kenya: Kenya, active: str, left: str) -> None:
    """Ruling K-10."""
    table = kenya(nyeri="3U 2A", aberdares="2B", mount_kenya="2B").play("op rally nyeri base aberdares")
    assert (table.kind, table.options) == ("rally.replaced", ["0", "1", "2"])
    assert table.play(active).pieces("nyeri") == f"1B {left}"


# Oath, Raid, Forest Camps


@rule("kenya", "1.4.1", "4.3.2")
def test_the_mau_mau_say_where_the_guerrilla_of_an_oath_comes_from(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", meru="10A", thika="4A").play("op march special oath 1")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["nyeri", "meru", "thika"])
    table.play("thika")
    assert [table.pieces(name) for name in ("nyeri", "meru", "thika")] == ["2U Resist", "10A", "3A"]


@rule("kenya", "1.4.1", "4.3.2")
def test_an_active_guerrilla_of_the_same_space_may_take_the_oath(kenya: Kenya) -> None:
    """Ruling K-43."""
    table = kenya(nyeri="1U 1A", meru="13A").play("op march special oath 1 nyeri active")
    assert (table.pieces("nyeri"), table.pieces("meru")) == ("2U Resist", "13A")


@rule("kenya", "1.4.1", "4.3.2")
def test_an_oath_without_a_guerrilla_takes_none(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", meru="14A").play("op march special oath 0")
    assert (table.pieces("nyeri"), table.pieces("meru")) == ("1U Resist", "14A")


@rule("kenya", "1.4.1", "6.4.2")
def test_forest_camps_may_take_guerrillas_from_the_map(kenya: Kenya) -> None:
    table = kenya(card="K33", meru="10A", thika="5A").play("aberdares")
    assert (table.kind, table.options) == ("take.guerrilla", ["meru", "thika"])
    table.play("thika done")
    assert (table.pieces("aberdares"), table.pieces("thika")) == ("1U", "4U")


@rule("kenya", "1.4.1", "4.3.3")
def test_the_free_rally_of_a_raid_may_take_guerrillas_from_the_map(kenya: Kenya) -> None:
    table = kenya(aberdares="1U", meru="14A").play("op rally special raid fort_hall rally 1 meru")
    assert (table.pieces("fort_hall"), table.pieces("meru"), table["resources"]) == ("2U", "13A", 5)


# Events (ruling K-5)


@rule("kenya", "1.4.1", "5.1.1", "K2 shaded")
def test_in_an_event_the_executing_faction_may_take_its_own_pieces(kenya: Kenya) -> None:
    table = kenya(card="K2", nyeri="10U", meru="5A").play("event shaded")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["nyeri", "meru", "done"])
    table.play("meru")
    assert (table.pieces("nairobi"), table.pieces("meru"), table["political_will"]) == ("1U Resist", "4A", 8)


@rule("kenya", "1.4.1", "5.1.1", "K2 shaded")
def test_in_an_event_it_need_not(kenya: Kenya) -> None:
    table = kenya(card="K2", nyeri="10U", meru="5A").play("event shaded done")
    assert (table.pieces("nairobi"), table["political_will"], table.actor) == ("Resist", 10, "british")


@rule("kenya", "1.4.1", "5.1.1", "K2 shaded")
def test_in_an_event_of_the_opponent_only_available_pieces_come(kenya: Kenya) -> None:
    table = kenya(card="K2", first="british", nyeri="10U", meru="5A").play("event shaded")
    assert (table.pieces("nairobi"), table.pieces("nyeri"), table.actor) == ("Resist", "10U", "mau_mau")


@rule("kenya", "1.4.1", "5.1.1", "K15 unshaded")
def test_the_british_take_cubes_for_their_own_event_only(kenya: Kenya) -> None:
    fields = {"kiambu": "10T", **NO_POLICE}
    table = kenya(card="K15", first="british", **fields).play("event unshaded 1 1 thika done")
    assert [table.pieces(name) for name in ("nairobi", "kiambu", "thika")] == ["1T 1P", "9T", "1P"]
    table = kenya(card="K15", first="mau_mau", **fields).play("event unshaded")
    assert (table.kind, table.options) == ("sweep.origin", ["kiambu", "done"])
    assert table.play("done").pieces("nairobi") == ""


@rule("kenya", "1.4.1", "K14 shaded")
def test_an_event_takes_a_base_from_the_map(kenya: Kenya) -> None:
    """Ruling K-6."""
    table = kenya(card="K14", nyeri="2B", meru="2B").play("event shaded aberdares")
    assert (table.kind, table.options) == ("take.base", ["nyeri", "meru", "done"])
    table.play("meru")
    assert (table.pieces("aberdares"), table.pieces("meru"), table["political_will"]) == ("1B 1U", "1B", 10)


@rule("kenya", "1.4.1", "K4", "K11 shaded")
def test_who_only_answers_another_places_available_pieces_alone(kenya: Kenya) -> None:
    table = kenya(card="K4", first="british", meru="15U").play("event nyeri")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "event.reinforce", ["police", "done"])
    table = kenya(first="british", capabilities={"K11": "shaded"}, nyeri="1T", meru="15A").play("op deploy special")
    assert table.play("reward").kind == "deploy.space"
