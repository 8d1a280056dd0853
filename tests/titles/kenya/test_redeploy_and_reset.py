"""The Redeploy and Reset Phases of the Propaganda Round (6.4, 6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]


def redeploy(kenya: Kenya, **fields: Any) -> Table:
    """A Propaganda Round that is not the last, after the Support Phase, in which neither side does anything."""
    table = kenya(**{"card": "K33", **fields})
    while table.kind in ("reward.space", "oath.space"):
        table.play("done")
    return table


def camps(kenya: Kenya, **fields: Any) -> Table:
    """The Forest Camps of a Propaganda Round: no British piece is on the map."""
    table = redeploy(kenya, **fields)
    assert (table.actor, table.kind) == ("mau_mau", "rally.space")
    return table


def reset(kenya: Kenya, **fields: Any) -> Table:
    """The Reset Phase, when nobody moves nor Rallies."""
    table = redeploy(kenya, **fields)
    while table.kind in ("redeploy.origin", "rally.space"):
        table.play("done")
    return table


# 6.4.1 British Redeploy: Troops


@rule("kenya", "6.4.1")
def test_troops_in_mountain_jungles_must_move_to_british_controlled_provinces_or_nairobi(kenya: Kenya) -> None:
    table = redeploy(kenya, nyeri="1T", meru="1T 1U", embu="1T 2U", thika="1P", aberdares="3T", nairobi="2U 1P")
    assert (table.actor, table.kind) == ("british", "redeploy.troops")
    assert table.options == ["nairobi", "nyeri", "thika"]
    for space in ("kiambu", "meru", "embu", "aberdares"):
        assert table.refused(space) == "6.4.1"
    table.play("nyeri")
    assert (table.kind, table.options) == ("redeploy.troops_count", ["1", "2", "3"])
    table.play("2 thika")
    assert (table.pieces("nyeri"), table.pieces("aberdares"), table.pieces("thika")) == ("3T", "", "1T 1P")


@rule("kenya", "6.4.1")
def test_a_british_controlled_mountain_jungle_does_not_take_the_troops_of_the_other(kenya: Kenya) -> None:
    """Ruling K-3."""
    table = redeploy(kenya, aberdares="1B 1U 2T", mount_kenya="2T 1P", thika="1P").play("aberdares")
    assert table.control("mount_kenya") == "british"
    assert table.options == ["nairobi", "thika"]
    assert table.refused("mount_kenya") == "6.4.1"


@rule("kenya", "6.4.1")
def test_the_troops_of_each_mountain_jungle_may_be_spread(kenya: Kenya) -> None:
    table = redeploy(kenya, kiambu="1P", thika="1P", aberdares="3T 1A", mount_kenya="3T 2B")
    table.play("aberdares nairobi 1 thika 1 kiambu 1")
    assert (table.pieces("aberdares"), table.pieces("thika")) == ("1A", "1T 1P")
    table.play("kiambu 3 done done")
    assert [table.pieces(name) for name in ("nairobi", "kiambu", "thika")] == ["1T", "4T 1P", "1T 1P"]
    assert [table.pieces(name) for name in ("aberdares", "mount_kenya")] == ["1U", "2B"]


@rule("kenya", "6.4.1")
def test_all_troops_of_a_mountain_jungle_have_to_leave_it(kenya: Kenya) -> None:
    table = redeploy(kenya, thika="1P", mount_kenya="4T").play("nairobi 1")
    assert (table.kind, table.options) == ("redeploy.troops", ["nairobi", "thika"])
    table.play("thika 3")
    assert [table.pieces(name) for name in ("nairobi", "thika", "mount_kenya")] == ["1T", "3T 1P", ""]


@rule("kenya", "6.4.1")
def test_with_no_british_controlled_province_all_troops_go_to_nairobi(kenya: Kenya) -> None:
    """The outcome does not depend on who Controls Nairobi."""
    table = redeploy(kenya, nairobi="3U 1P", kiambu="1T 1U", aberdares="2T", mount_kenya="3T 1P")
    assert [table.pieces(name) for name in ("nairobi", "aberdares", "mount_kenya")] == ["3U 5T 1P", "", "1P"]
    assert table.kind == "redeploy.origin"


@rule("kenya", "6.4.1")
def test_troops_outside_mountain_jungles_do_not_move(kenya: Kenya) -> None:
    table = redeploy(kenya, nairobi="2T", nyeri="3T 4U", thika="1T")
    assert (table.kind, table.options) == ("rally.space", ["aberdares", "mount_kenya", "done"])


# 6.4.1 British Redeploy: Police


@rule("kenya", "6.4.1")
def test_then_police_may_move_to_british_controlled_provinces_or_nairobi(kenya: Kenya) -> None:
    table = redeploy(
        kenya, nairobi="2U 1P", kiambu="2P 2U", nyeri="1T", thika="1P", aberdares="1T 2P", mount_kenya="1P"
    )
    table.play("nyeri")
    assert (table.actor, table.kind) == ("british", "redeploy.origin")
    assert table.options == ["nairobi", "kiambu", "thika", "aberdares", "mount_kenya", "done"]
    table.play("kiambu")
    assert (table.kind, table.options) == ("redeploy.destination", ["nairobi", "nyeri", "thika"])
    table.play("nyeri")
    assert (table.kind, table.options) == ("redeploy.count", ["1", "2"])
    table.play("2 aberdares nairobi 1 mount_kenya thika done")
    assert [table.pieces(name) for name in ("nairobi", "kiambu", "nyeri", "thika")] == ["2U 2P", "2U", "2T 2P", "2P"]
    assert [table.pieces(name) for name in ("aberdares", "mount_kenya")] == ["1P", ""]


@rule("kenya", "6.4.1")
def test_police_need_not_move_not_even_from_mountain_jungles(kenya: Kenya) -> None:
    table = redeploy(kenya, thika="1P", aberdares="2P").play("done done done")
    assert (table.pieces("thika"), table.pieces("aberdares"), table["card"]) == ("1P", "2P", "K2")


@rule("kenya", "6.4.1")
def test_the_police_of_one_space_may_part(kenya: Kenya) -> None:
    table = redeploy(kenya, nairobi="3P", nyeri="1P", thika="1P").play("nairobi nyeri 1 nairobi thika 1 done")
    assert [table.pieces(name) for name in ("nairobi", "nyeri", "thika")] == ["1P", "2P", "2P"]


@rule("kenya", "6.4.1", "6.4.3")
def test_destinations_are_those_controlled_when_the_phase_began(kenya: Kenya) -> None:
    """Ruling K-1: Nanyuki, left by its Police, is still British Controlled for others."""
    table = redeploy(kenya, kiambu="1U", nanyuki="1P", thika="1P").play("nanyuki thika")
    assert (table.control("nanyuki"), table.pieces("nanyuki"), table.pieces("thika")) == ("british", "", "2P")
    assert table.options == ["thika", "done"]
    table.play("thika")
    assert table.options == ["nairobi", "nanyuki"]
    table.play("nanyuki done")
    assert (table.pieces("nanyuki"), table.pieces("thika")) == ("1P", "1P")


# 6.4.2 Forest Camps


@rule("kenya", "6.4.2", "3.1.2", "3.3.1")
def test_the_mau_mau_may_rally_free_in_each_mountain_jungle(kenya: Kenya) -> None:
    table = camps(kenya, resources=0)
    assert (table.options, table["resources"]) == (["aberdares", "mount_kenya", "done"], 0)
    table.play("mount_kenya")
    assert (table.kind, table.options) == ("rally.space", ["aberdares", "done"])
    assert table.refused("mount_kenya") == "3.1"
    table.play("aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya"), table["resources"]) == ("1U", "1U", 0)
    assert (table.kind, table["available"]["guerrillas"]) == ("reset.pipeline", 13)


@rule("kenya", "6.4.2")
@pytest.mark.parametrize(
    ("words", "jungles"), [("done", ["1U", ""]), ("aberdares done", ["2U", ""]), ("mount_kenya done", ["1U", "1U"])]
)
def test_the_mau_mau_need_not_rally_in_both_nor_in_any(kenya: Kenya, words: str, jungles: list[str]) -> None:
    table = camps(kenya, aberdares="1U").play(words)
    assert ([table.pieces(name) for name in ("aberdares", "mount_kenya")], table.kind) == (jungles, "reset.pipeline")


@rule("kenya", "6.4.2")
@pytest.mark.parametrize("space", ["nyeri", "nairobi"])
def test_the_free_rally_is_for_mountain_jungles_only(kenya: Kenya, space: str) -> None:
    table = camps(kenya, nyeri="2A", nairobi="1B")
    assert table.options == ["aberdares", "mount_kenya", "done"]
    table.refused(space)


@rule("kenya", "6.4.2")
def test_a_space_outside_mountain_jungles_is_refused_by_this_rule(kenya: Kenya) -> None:
    assert camps(kenya, nyeri="2A").refused("nyeri") == "6.4.2"


@rule("kenya", "6.4.2", "3.3.1")
def test_at_two_bases_two_guerrillas_may_be_placed_or_all_flipped(kenya: Kenya) -> None:
    """Population 0 plus the Bases there; with two Bases none is added (1.4.2)."""
    table = camps(kenya, aberdares="2B 2A", mount_kenya="1B").play("aberdares")
    assert (table.kind, table.options) == ("rally.way", ["1", "2", "flip"])
    placed = camps(kenya, aberdares="2B 2A", mount_kenya="1B").play("aberdares 2")
    assert placed.pieces("aberdares") == "2B 2U 2A"
    assert table.play("flip").pieces("aberdares") == "2B 2U"
    assert table.play("mount_kenya").pieces("mount_kenya") == "1B 1U"


@rule("kenya", "6.4.2", "3.3.1")
def test_two_guerrillas_may_become_a_base(kenya: Kenya) -> None:
    table = camps(kenya, aberdares="1U 2A", resources=3).play("aberdares base 2")
    assert (table.pieces("aberdares"), table["resources"]) == ("1B 1U", 3)
    assert (table["available"]["bases"], table["available"]["guerrillas"]) == (3, 14)


@rule("kenya", "6.4.2", "K31 unshaded")
def test_hungry_and_desperate_mau_mau_do_not_rally(kenya: Kenya) -> None:
    table = redeploy(kenya, capabilities={"K31": "unshaded"}, aberdares="1B 1A")
    assert (table.kind, table.pieces("aberdares")) == ("reset.pipeline", "1B 1U")


@rule("kenya", "6.4.2", "K31 shaded")
def test_the_other_side_of_that_card_changes_nothing_here(kenya: Kenya) -> None:
    table = redeploy(kenya, capabilities={"K31": "shaded"}, aberdares="1B 1A")
    assert (table.kind, table.options) == ("rally.space", ["aberdares", "mount_kenya", "done"])


@rule("kenya", "6.4.2", "6.4.1")
def test_the_british_redeploy_before_the_forest_camps(kenya: Kenya) -> None:
    table = redeploy(kenya, thika="1P", aberdares="1T")
    assert table.kind == "redeploy.troops"
    assert table.play("thika").kind == "redeploy.origin"
    assert table.play("done").kind == "rally.space"


# 6.4.3 Control


@rule("kenya", "6.4.3", "1.7")
def test_control_won_from_the_mau_mau_by_redeploying_counts_once_all_have_moved(kenya: Kenya) -> None:
    """Ruling K-1."""
    table = redeploy(kenya, nairobi="2U 1P", thika="3P").play("thika nairobi 2 done")
    assert (table.kind, table.pieces("nairobi")) == ("rally.space", "2U 3P")
    assert (table.control("nairobi"), table["political_will"]) == ("mau_mau", 12)
    table.play("done")
    assert (table.control("nairobi"), table["political_will"]) == ("british", 12 + 2)


@rule("kenya", "6.4.3", "1.7")
def test_control_left_to_the_mau_mau_by_redeploying_counts_once_all_have_moved(kenya: Kenya) -> None:
    """Ruling K-1: Nairobi is left without Control, Rift Valley to the Mau Mau."""
    table = redeploy(kenya, nairobi="1U 2P", rift_valley="1U 2P", thika="1P")
    table.play("nairobi thika 1 rift_valley thika 2 done")
    assert [table.control(name) for name in ("nairobi", "rift_valley", "thika")] == ["british"] * 3
    assert table["political_will"] == 12
    table.play("done")
    assert [table.control(name) for name in ("nairobi", "rift_valley", "thika")] == [None, "mau_mau", "british"]
    assert table["political_will"] == 12 - 1


@rule("kenya", "6.4.3")
def test_the_shifts_of_the_phase_are_one_shift(kenya: Kenya) -> None:
    """Ruling K-39: +2 for Nairobi and -1 for Rift Valley."""
    table = redeploy(kenya, nairobi="1U", rift_valley="1U 2P").play("rift_valley nairobi 2 done")
    assert table["political_will"] == 12
    table.play("done")
    assert (table.control("nairobi"), table.control("rift_valley")) == ("british", "mau_mau")
    assert table["political_will"] == 13
    shifts = [entry.text("en") for entry in table.game.log if entry.verb == "political_will"]
    assert shifts[-1] == "Political Will 12 → 13."


@rule("kenya", "6.4.3", "1.7")
def test_control_of_mountain_jungles_follows_troops_and_camps_without_political_will(kenya: Kenya) -> None:
    table = redeploy(kenya, aberdares="1U 2T", mount_kenya="1P 1B 1A 2T", thika="1P").play(
        "mount_kenya thika 2 thika 2 done"
    )
    assert (table.control("aberdares"), table.control("mount_kenya")) == ("british", "british")
    table.play("aberdares done")
    assert (table.control("aberdares"), table.control("mount_kenya")) == ("mau_mau", "mau_mau")
    assert (table["political_will"], table.pieces("thika")) == (14, "4T 1P")


@rule("kenya", "6.4.3", "6.4.2", "1.4.1")
def test_a_guerrilla_taken_from_the_map_for_a_forest_camp_counts_then_too(kenya: Kenya) -> None:
    table = camps(kenya, kiambu="1A", meru="14A").play("aberdares")
    assert (table.kind, table.options) == ("take.guerrilla", ["kiambu", "meru"])
    table.play("kiambu")
    assert (table.pieces("kiambu"), table.pieces("aberdares"), table.kind) == ("", "1U", "rally.space")
    assert (table.control("kiambu"), table.control("aberdares"), table["political_will"]) == ("mau_mau", None, 14)
    table.play("done")
    assert (table.control("kiambu"), table.control("aberdares"), table["political_will"]) == (None, "mau_mau", 16)


@rule("kenya", "6.4.3", "6.1.4")
def test_political_will_won_in_redeploy_does_not_end_the_game(kenya: Kenya) -> None:
    table = redeploy(kenya, political_will=15, nairobi="2U 1P", thika="3P").play("thika nairobi 2 done done done")
    assert (table["political_will"], table.game.result, table["card"]) == (19, None, "K2")


@rule("kenya", "6.4.3", "1.10")
def test_political_will_does_not_fall_below_zero_in_redeploy(kenya: Kenya) -> None:
    """3 - 2 - 1 - 1."""
    fields = {"nairobi": "1B 1P", "kiambu": "1U 2P", "embu": "1U 2P", "meru": "1U 2P"}
    table = redeploy(kenya, political_will=3, **fields)
    table.play("kiambu nairobi 2 embu nairobi 2 meru nairobi 2 done done")
    assert [table.control(name) for name in fields] == ["british", "mau_mau", "mau_mau", "mau_mau"]
    assert (table["political_will"], table.game.result) == (0, None)


@rule("kenya", "6.4.3", "1.10", "1.4.1")
def test_political_will_does_not_rise_above_twenty_in_redeploy(kenya: Kenya) -> None:
    """17 + 2 for Nairobi + 2 for Kiambu, whose last Guerrilla goes to a Forest Camp."""
    fields = {"nairobi": "1A", "kiambu": "1A", "meru": "13A", "thika": "3P"}
    table = redeploy(kenya, political_will=15, **fields).play("thika nairobi 2 aberdares kiambu")
    assert table["political_will"] == 17
    table.play("done")
    assert [table.control(name) for name in fields] == ["british", None, "mau_mau", "british"]
    assert (table["political_will"], table.game.result) == (20, None)


# 6.5 Reset Phase


@rule("kenya", "6.5", "1.9")
def test_all_terror_markers_are_removed(kenya: Kenya) -> None:
    marked = {name: "1Ter" for name in KENYA} | {"thika": "3Ter", "aberdares": "2Ter", "nyeri": "1Ter 0pop"}
    table = reset(kenya, **marked)
    assert [table[name]["terror"] for name in KENYA] == [0] * 12
    assert table.kind == "reset.pipeline"


@rule("kenya", "6.5", "1.4.3")
def test_all_guerrillas_are_flipped_underground(kenya: Kenya) -> None:
    table = reset(kenya, nairobi="1B 2A 2P", kiambu="1U 2A", nyeri="1A 3T", aberdares="1B 1A", mount_kenya="1U")
    flipped = {"nairobi": "1B 2U 2P", "kiambu": "3U", "nyeri": "1U 3T", "aberdares": "1B 1U", "mount_kenya": "1U"}
    assert {name: table.pieces(name) for name in flipped} == flipped


@rule("kenya", "6.5", "6.6.1")
@pytest.mark.parametrize(
    ("before", "options", "word", "after"),
    [
        (2, ["left", "right", "done"], "left", 1),
        (2, ["left", "right", "done"], "right", 3),
        (2, ["left", "right", "done"], "done", 2),
        (0, ["right", "done"], "right", 1),
        (0, ["right", "done"], "done", 0),
        (4, ["left", "done"], "left", 3),
    ],
)
def test_the_british_may_shift_the_pipeline_one_space_either_way(
    kenya: Kenya, before: int, options: list[str], word: str, after: int
) -> None:
    table = reset(kenya, pipeline=before)
    assert (table.actor, table.kind, table.options) == ("british", "reset.pipeline", options)
    table.play(word)
    assert (table["pipeline"], table["card"], table.kind) == (after, "K2", "action")


@rule("kenya", "6.5", "2.3.6")
def test_the_next_card_is_revealed_and_play_goes_on(kenya: Kenya) -> None:
    table = reset(kenya, deck=["K13", "K5"]).play("done")
    assert (table["card"], table["played"], table["deck"]) == ("K13", ["K33"], ["K5"])
    assert (table.actor, table.kind, table["boxes"]) == (
        "mau_mau",
        "action",
        {"limited": None, "event": None, "op": None},
    )


@rule("kenya", "6.5")
def test_everything_else_stays(kenya: Kenya) -> None:
    fields = {"nairobi": "1B 2P Loyal", "nyeri": "2T 1P Resist 1pop", "embu": "1U 0pop", "thika": "1P Loyal"}
    table = reset(kenya, capabilities={"K28": "shaded"}, resources=7, **fields).play("done")
    kept = {"nairobi": "1B 2P Loyal", "nyeri": "2T 1P Resist", "embu": "1U", "thika": "1P Loyal"}
    assert {name: table.pieces(name) for name in kept} == kept
    assert (table["nyeri"]["population"], table["embu"]["population"]) == (1, 0)
    assert (table["capabilities"], table["resources"], table["political_will"]) == ({"K28": "shaded"}, 8, 10)


@rule("kenya", "6.5", "2.3.1")
def test_eligibility_stays_at_reset(kenya: Kenya) -> None:
    """Ruling B13."""
    table = reset(kenya, first="british").play("done")
    assert (table["first"], table.actor, table["card"]) == ("british", "british", "K2")
