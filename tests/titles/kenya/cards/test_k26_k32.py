"""Events K26, K27, K29, K30 and K32; the shaded text of K27 is that of K23."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# K26 Hola Detention Camp


@rule("kenya", "K26", "6.6.3", "7.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k26_removes_a_base_rolls_for_an_outrage_of_two_and_shifts_the_pipeline_right(
    kenya: Kenya, executing: str
) -> None:
    """Ruling K-19: the Base, the roll, the shift."""
    table = kenya(card="K26", first=executing, pipeline=3, embu="1B 1U 2T", aberdares="2B").play("event")
    assert (table.actor, table.pieces("embu"), table["political_will"]) == ("chance", "1U 2T", 11)
    assert table["pipeline"] == 3
    table.play("{2}")
    assert (table["political_will"], table["pipeline"], table["available"]["bases"]) == (9, 4, 2)
    assert (table.kind, table["boxes"]["event"]) == ("action", executing)


@rule("kenya", "K26", "6.6.3")
@pytest.mark.parametrize(
    ("pipeline", "roll", "will"),
    [(2, 1, 8), (2, 2, 10), (3, 2, 8), (3, 3, 10), (4, 3, 8), (4, 4, 10)],
)
def test_k26_rolls_against_the_pipeline_as_it_was(kenya: Kenya, pipeline: int, roll: int, will: int) -> None:
    """Ruling K-19; without a Base to remove the rest is done."""
    table = kenya(card="K26", first="british", pipeline=pipeline, nyeri="1B 2P").play(f"event {{{roll}}}")
    assert (table.pieces("nyeri"), table["political_will"]) == ("1B 2P", will)
    assert table["pipeline"] == min(4, pipeline + 1)


@rule("kenya", "K26", "6.6.3")
@pytest.mark.parametrize("pipeline", [0, 1])
def test_k26_does_not_roll_at_the_left_of_the_track_but_shifts_it(kenya: Kenya, pipeline: int) -> None:
    """Ruling K-18."""
    table = kenya(card="K26", first="british", pipeline=pipeline, embu="1B 1T").play("event")
    assert (table.pieces("embu"), table["political_will"], table["pipeline"]) == ("1T", 11, pipeline + 1)
    assert table.kind == "action"


@rule("kenya", "K26", "5.1", "5.1.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k26_lets_the_executing_player_choose_the_base_but_not_decline(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K26", first=executing, pipeline=0, nairobi="1B 2T", kiambu="1B 3P", thika="1T", mount_kenya="2B 1T"
    )
    table.play("event")
    assert (table.actor, table.kind, table.options) == (executing, "event.remove_base", ["nairobi", "mount_kenya"])
    assert (table.refused("kiambu"), table.refused("thika")) == ("5.1", "5.1")
    table.play("mount_kenya")
    assert (table.pieces("mount_kenya"), table.pieces("nairobi"), table["political_will"]) == ("1B 1T", "1B 2T", 11)


@rule("kenya", "K26", "1.7")
def test_k26_ends_mau_mau_control_with_the_base(kenya: Kenya) -> None:
    """+1 for the Base, +2 for Nyeri."""
    table = kenya(card="K26", pipeline=1, nyeri="1B 1U 1T").play("event")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1U 1T", None, 13)


@rule("kenya", "K26", "5.1.1")
def test_k26_stays_on_the_political_will_track_at_each_step(kenya: Kenya) -> None:
    table = kenya(card="K26", political_will=20, pipeline=4, embu="1B 1T").play("event {1}")
    assert (table["political_will"], table["pipeline"]) == (18, 4)
    assert kenya(card="K26", political_will=1).play("event {1}")["political_will"] == 0


# K27 Protected Villages


@rule("kenya", "K27 unshaded", "3.2.2", "6.6.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k27_shifts_the_pipeline_right_then_lets_the_british_relocate_in_two_spaces(
    kenya: Kenya, executing: str
) -> None:
    """Ruling K-17: two spaces, though the track at 2 gives one; one roll, against the new value."""
    table = kenya(
        card="K27", first=executing, pipeline=1, out_of_play={"police": 3},
        kiambu="1P Resist", nyeri="1U 1P", meru="1T 1Ter Loyal", embu="1P 0pop", thika="1P",
    )  # fmt: skip
    table.play("event unshaded")
    assert (table["pipeline"], table.actor, table.kind) == (2, "british", "relocate.space")
    assert table.options == ["kiambu", "meru", "done"]
    assert {table.refused(space) for space in ("nyeri", "embu", "thika", "nairobi", "aberdares")} == {"3.2.2"}
    table.play("kiambu")
    assert (table.options, table.refused("kiambu")) == (["meru", "done"], "3.1")
    table.play("meru")
    assert (table.pieces("kiambu"), table["kiambu"]["population"]) == ("1P Resist", 1)
    assert (table.pieces("meru"), table["meru"]["population"]) == ("1T 1Ter", 0)
    assert (table["out_of_play"]["police"], table["available"]["police"]) == (1, 10)
    table.play("{1}")
    assert (table["political_will"], table["pipeline"], table.kind) == (9, 2, "action")


@rule("kenya", "K27 unshaded", "6.6.3")
@pytest.mark.parametrize(
    ("pipeline", "rolls"), [(1, {1: 9, 2: 10}), (2, {2: 9, 3: 10}), (3, {3: 9, 4: 10}), (4, {3: 9, 4: 10})]
)
def test_k27_rolls_for_outrage_against_the_new_value(kenya: Kenya, pipeline: int, rolls: dict[int, int]) -> None:
    """Ruling K-17."""
    for roll, will in rolls.items():
        table = kenya(card="K27", first="british", pipeline=pipeline, kiambu="1P", nyeri="1P")
        table.play(f"event unshaded nyeri done {{{roll}}}")
        assert (table["political_will"], table["pipeline"]) == (will, min(4, pipeline + 1))
        assert (table["nyeri"]["population"], table["kiambu"]["population"]) == (1, 2)


@rule("kenya", "K27 unshaded", "6.6.2", "6.6.3")
def test_k27_relocates_even_at_emergency_powers_without_a_roll(kenya: Kenya) -> None:
    """Rulings K-17, K-18; one Police is left Out of Play for two Provinces."""
    table = kenya(card="K27", first="british", pipeline=0, out_of_play={"police": 1}, kiambu="1P", nyeri="1P")
    table.play("event unshaded kiambu nyeri")
    assert (table["kiambu"]["population"], table["nyeri"]["population"], table["pipeline"]) == (1, 1, 1)
    assert (table["out_of_play"]["police"], table["available"]["police"]) == (0, 13)
    assert (table["political_will"], table.kind) == (10, "action")


@rule("kenya", "K27 unshaded", "5.1.3", "6.6.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k27_leaves_the_relocation_to_the_british_who_roll_only_if_they_relocate(kenya: Kenya, executing: str) -> None:
    """Ruling B12."""
    table = kenya(card="K27", first=executing, pipeline=3, kiambu="1P").play("event unshaded done")
    assert (table["kiambu"]["population"], table["pipeline"], table["political_will"]) == (2, 4, 10)
    assert table.kind == "action"
    table = kenya(card="K27", first=executing, pipeline=3, kiambu="1U").play("event unshaded")
    assert (table["pipeline"], table["political_will"], table.kind) == (4, 10, "action")


@rule("kenya", "K27 unshaded", "5.4", "4.1")
def test_k27_relocation_brings_no_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K27", first="british", kiambu="1P", thika="1A 2T").play("event unshaded")
    assert table.options == ["kiambu", "done"]
    table.play("kiambu {6}")
    assert table.kind == "action"


@rule("kenya", "K27 unshaded", "K27 shaded", "3.2.2")
def test_k27_shaded_returns_what_the_unshaded_text_removed(kenya: Kenya) -> None:
    table = kenya(card="K27", first="british", deck=["K23"], pipeline=0, meru="1P Loyal").play("event unshaded meru")
    assert (table.pieces("meru"), table["meru"]["population"]) == ("1P", 0)
    table.play("pass.limited")
    assert (table["card"], table.actor) == ("K23", "mau_mau")
    table.play("event shaded")
    assert (table.pieces("meru"), table["meru"]["population"], table["political_will"]) == ("1U 1P", 1, 10)


# K29 Kikuyu Loyalism, and the unshaded text that K6 shares


@rule("kenya", "K29 unshaded", "1.7")
def test_k29_places_three_police_from_anywhere_in_british_controlled_reserves(kenya: Kenya) -> None:
    table = kenya(
        card="K29", first="british", out_of_play={"police": 3}, kiambu="1T", nyeri="1T 1P", embu="1U", meru="1U 1P",
        nairobi="1U 2P", thika="1P",
    )  # fmt: skip
    table.play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "event.place_police", ["kiambu", "nyeri"])
    assert {table.refused(space) for space in ("embu", "meru", "fort_hall", "nairobi", "thika", "aberdares")} == {"5.1"}
    table.play("kiambu")
    assert (table.kind, table.options) == (
        "event.police_from",
        ["available", "out_of_play", "nairobi", "nyeri", "meru", "thika"],
    )
    table.play("out_of_play kiambu nairobi nyeri available")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("nairobi")) == ("1T 2P", "1T 2P", "1U 1P")
    assert (table["out_of_play"]["police"], table["available"]["police"]) == (2, 6)
    assert (table.control("nairobi"), table["political_will"], table.kind) == (None, 10, "action")


@rule("kenya", "K29 unshaded", "5.1", "1.7")
def test_k29_executed_by_the_mau_mau_takes_police_from_where_they_like(kenya: Kenya) -> None:
    table = kenya(card="K29", kiambu="1T", nairobi="1U 1P", thika="1U 1P", nanyuki="1U 1P").play("event unshaded")
    assert (table.actor, table.kind) == ("mau_mau", "event.police_from")
    table.play("nairobi thika nanyuki")
    assert (table.pieces("kiambu"), table.pieces("nairobi"), table["political_will"]) == ("1T 3P", "1U", 6)
    assert [table.control(space) for space in ("nairobi", "thika", "nanyuki")] == ["mau_mau"] * 3


@rule("kenya", "K29 unshaded")
def test_k29_takes_no_police_that_it_has_just_placed(kenya: Kenya) -> None:
    """K-47"""
    table = kenya(card="K29", first="british", kiambu="1T 1P", meru="1T", out_of_play={"police": 14})
    table.play("event unshaded kiambu")
    table.play("meru")
    assert table.options == ["out_of_play", "kiambu"]
    table.play("kiambu meru")
    assert (table.pieces("kiambu"), table.pieces("meru")) == ("1T 1P", "1T 2P")


@rule("kenya", "K29 unshaded", "5.1.3")
def test_k29_places_all_three_without_a_way_out(kenya: Kenya) -> None:
    table = kenya(card="K29", out_of_play={"police": 8}, kiambu="1T", nyeri="1P", meru="1P").play("event unshaded")
    for space, origin in (("nyeri", "out_of_play"), ("nyeri", "out_of_play"), ("meru", "available")):
        assert (table.kind, "done" in table.options) == ("event.place_police", False)
        table.play(f"{space} {origin}")
    assert [table.pieces(space) for space in ("kiambu", "nyeri", "meru")] == ["1T", "3P", "2P"]
    assert (table["out_of_play"]["police"], table.kind) == (6, "action")


@rule("kenya", "K29 unshaded", "5.1")
def test_k29_places_all_three_in_one_reserve_if_the_player_likes(kenya: Kenya) -> None:
    reserves = {"kiambu": "1T", "nyeri": "1T", "meru": "1T"}
    table = kenya(card="K29", first="british", out_of_play={"police": 8}, **reserves).play("event unshaded")
    assert table.options == ["kiambu", "nyeri", "meru"]
    table.play("meru available meru available meru out_of_play")
    assert [table.pieces(space) for space in reserves] == ["1T", "1T", "1T 3P"]
    assert table.kind == "action"


@rule("kenya", "K29 unshaded", "5.1.3")
def test_k29_without_a_british_controlled_reserve_does_nothing(kenya: Kenya) -> None:
    table = kenya(card="K29", first="british", nyeri="1U 1P", thika="2P").play("event unshaded")
    assert (table.pieces("nyeri"), table.pieces("thika"), table.kind) == ("1U 1P", "2P", "action")


@rule("kenya", "K29 unshaded", "5.1.3")
def test_k29_places_what_police_there_are(kenya: Kenya) -> None:
    """Fourteen of the fifteen stand in the only Reserve they could go to."""
    table = kenya(card="K29", first="british", kiambu="14P", thika="1P").play("event unshaded")
    assert (table.pieces("kiambu"), table.pieces("thika"), table.kind) == ("15P", "", "action")


@rule("kenya", "K29 unshaded", "1.7")
def test_k29_places_none_where_the_police_just_taken_ended_british_control(kenya: Kenya) -> None:
    table = kenya(card="K29", kiambu="1T", fort_hall="1T", nyeri="1U 2P").play("event unshaded kiambu nyeri")
    assert table.control("nyeri") is None
    assert (table.kind, table.options) == ("event.place_police", ["kiambu", "fort_hall"])


@rule("kenya", "K29 shaded", "3.3.3", "5.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k29_shaded_gives_the_mau_mau_a_free_terror_in_two_spaces(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K29", first=executing, resources=0, nairobi="2U 4P Loyal", nyeri="1U 2P", embu="1A", meru="1U")
    table.play("event shaded")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "terror.space", ["nairobi", "nyeri", "meru", "done"])
    assert (table.refused("embu"), table.refused("thika")) == ("3.3.3", "3.3.3")
    table.play("nairobi")
    assert (table.actor, table.options) == ("mau_mau", ["terror", "1", "2"])
    table.play("terror")
    assert (table.pieces("nairobi"), table.refused("nairobi")) == ("1U 1A 4P 1Ter", "3.1")
    table.play("nyeri 2")
    assert (table.pieces("nyeri"), table.control("nyeri"), table.pieces("meru")) == ("1A", "mau_mau", "1U")
    assert (table["political_will"], table["resources"], table["available"]["police"]) == (8, 0, 11)
    assert (table.kind, table["boxes"]["event"]) == ("action", executing)


@rule("kenya", "K29 shaded", "5.1.3")
def test_k29_shaded_may_be_declined_wholly_or_in_part(kenya: Kenya) -> None:
    """Ruling B12."""
    table = kenya(card="K29", first="british", nyeri="1U", meru="1U").play("event shaded done")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("1U", "1U", "action")
    table = kenya(card="K29", first="british", nyeri="1U", meru="1U").play("event shaded meru done")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("1U", "1A 1Ter Resist", "action")
    assert kenya(card="K29", nyeri="1A").play("event shaded").kind == "action"


@rule("kenya", "K29 shaded", "3.3.3", "1.4.2")
def test_k29_shaded_terror_adds_no_second_marker_and_shifts_nobody_in_a_mountain_jungle(kenya: Kenya) -> None:
    """Rulings K-7, K-8."""
    table = kenya(card="K29", thika="1U 1Ter", aberdares="1U 1P").play("event shaded thika aberdares terror")
    assert (table.pieces("thika"), table.pieces("aberdares")) == ("1A 1Ter Resist", "1A 1P 1Ter")


@rule("kenya", "K29 shaded", "4.1", "5.4")
def test_k29_shaded_brings_no_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K29", nyeri="2U", nairobi="1B").play("event shaded")
    assert "special" not in table.options
    assert table.play("nyeri").kind == "action"


# K30 Chiefs Murdered


@rule("kenya", "K30 unshaded", "1.6", "1.7")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k30_sets_a_resistance_space_to_loyal_and_places_an_available_police(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K30", first=executing, nairobi="Resist", nyeri="1U 1Ter Resist", thika="1U Loyal", embu="1U")
    table.play("event unshaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.loyal", ["nairobi", "nyeri"])
    assert (table.refused("thika"), table.refused("embu"), table.refused("aberdares")) == ("5.1", "5.1", "5.1")
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table.pieces("nairobi")) == (
        "1U 1P 1Ter Loyal",
        None,
        "Resist",
    )
    assert (table["political_will"], table["available"]["police"], table.kind) == (12, 14, "action")


@rule("kenya", "K30 unshaded", "5.1.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k30_takes_no_police_from_the_map_or_from_out_of_play(kenya: Kenya, executing: str) -> None:
    """The text says from Available, so ruling K-5 gives the British nothing more."""
    table = kenya(card="K30", first=executing, out_of_play={"police": 8}, nairobi="7P", nyeri="1U Resist")
    table.play("event unshaded")
    assert (table.pieces("nyeri"), table.pieces("nairobi"), table["out_of_play"]["police"]) == ("1U Loyal", "7P", 8)
    assert (table["political_will"], table.kind) == (10, "action")


@rule("kenya", "K30 unshaded", "5.1.3")
def test_k30_without_a_resistance_space_places_no_police(kenya: Kenya) -> None:
    table = kenya(card="K30", first="british", nyeri="1U", thika="Loyal").play("event unshaded")
    assert (table["available"]["police"], table["political_will"], table.kind) == (15, 10, "action")


@rule("kenya", "K30 shaded", "1.7", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k30_shaded_removes_a_police_beside_mau_mau_to_set_the_space_to_resistance(
    kenya: Kenya, executing: str
) -> None:
    """A Base will do for Mau Mau, Troops will not do for Police."""
    table = kenya(
        card="K30", first=executing, nairobi="1U 3P", nyeri="1B 1P Loyal", embu="1U 2T", meru="2P", thika="2U"
    )
    table.play("event shaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.remove_police", ["nairobi", "nyeri"])
    assert {table.refused(space) for space in ("embu", "meru", "thika")} == {"5.1"}
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table.pieces("nairobi")) == ("1B Resist", "mau_mau", "1U 3P")
    assert (table["political_will"], table["available"]["police"], table.kind) == (8, 10, "action")


@rule("kenya", "K30 shaded", "5.1")
def test_k30_shaded_sets_nothing_without_a_police_to_remove(kenya: Kenya) -> None:
    """Ruling B11."""
    table = kenya(card="K30", nyeri="2U 1T", meru="1P Loyal").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("2U 1T", "1P Loyal", "action")


@rule("kenya", "K30 shaded", "5.1.3")
def test_k30_shaded_takes_a_space_that_can_be_set_to_resistance_if_there_is_one(kenya: Kenya) -> None:
    table = kenya(card="K30", first="british", embu="1U 1P 0pop", aberdares="1U 1P", thika="1U 1P", nyeri="1B 1P")
    table.play("event shaded")
    assert (table.options, table.refused("aberdares"), table.refused("embu")) == (["nyeri", "thika"], "5.1", "5.1")


@rule("kenya", "K30 shaded", "5.1.3")
@pytest.mark.parametrize(("space", "extra"), [("aberdares", ""), ("meru", " 0pop")])
def test_k30_shaded_where_nobody_lives_only_removes_the_police(kenya: Kenya, space: str, extra: str) -> None:
    table = kenya(card="K30", **{space: f"1U 1P{extra}"}).play("event shaded")
    assert (table.pieces(space), table[space]["stance"], table["political_will"]) == ("1U", "neutral", 10)


# K32 Racist Propaganda


@rule("kenya", "K32 unshaded", "6.6.2", "6.6.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize("pipeline", [0, 1, 4])
def test_k32_raises_political_will_and_relocates_in_one_space_without_outrage(
    kenya: Kenya, executing: str, pipeline: int
) -> None:
    """Ruling K-17: one space, whatever the track gives."""
    table = kenya(
        card="K32", first=executing, pipeline=pipeline, out_of_play={"police": 2}, kiambu="1T Loyal", nyeri="1P"
    )
    table.play("event unshaded")
    assert table["political_will"] == 11
    assert (table.actor, table.kind, table.options) == ("british", "event.operation", ["relocate", "reprisal"])
    table.play("relocate")
    assert (table.actor, table.kind, table.options) == ("british", "relocate.space", ["kiambu", "nyeri"])
    assert table.refused("thika") == "3.2.2"
    table.play("nyeri")
    assert (table["nyeri"]["population"], table["kiambu"]["population"]) == (1, 2)
    assert (table["out_of_play"]["police"], table["political_will"], table["pipeline"]) == (1, 11, pipeline)
    assert table.kind == "action"


@rule("kenya", "K32 unshaded", "4.2.2", "6.6.2", "6.6.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize("pipeline", [0, 4])
def test_k32_or_takes_reprisal_in_one_space_without_outrage(kenya: Kenya, executing: str, pipeline: int) -> None:
    """Ruling K-17."""
    table = kenya(card="K32", first=executing, pipeline=pipeline, nyeri="1U 1A 1T Resist", thika="1T", meru="2P")
    table.play("event unshaded reprisal")
    assert (table.actor, table.kind, table.options) == ("british", "reprisal.space", ["nyeri", "thika"])
    assert (table.refused("meru"), table.refused("aberdares")) == ("4.2.2", "4.2.2")
    table.play("nyeri")
    assert (table.actor, table.options) == ("british", ["underground", "active"])
    table.play("underground")
    assert (table.actor, table.kind) == ("british", "reprisal.destination")
    assert table.options == ["fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya"]
    table.play("nanyuki")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("1A 1T 1Ter", None)
    assert (table.pieces("nanyuki"), table.control("nanyuki"), table.pieces("thika")) == ("1U", "mau_mau", "1T")
    assert (table["political_will"], table["pipeline"], table.kind) == (12, pipeline, "action")


@rule("kenya", "K32 unshaded", "3.2", "4.2")
@pytest.mark.parametrize(("by_owner", "who"), [(True, "british"), (False, "mau_mau")])
def test_k32_is_conducted_by_the_british_unless_the_option_says_otherwise(
    kenya: Kenya, by_owner: bool, who: str
) -> None:
    """Ruling B6: no Reprisal of the Mau Mau."""
    there = {"nairobi": "2T 3P 1U Loyal", "nyeri": "1T"}
    table = kenya(card="K32", pipeline=0, options={"operations_by_owner": by_owner}, **there).play("event unshaded")
    assert (table.actor, table.kind) == (who, "event.operation")


@rule("kenya", "K32 unshaded", "5.1.3")
def test_k32_does_the_one_that_is_possible(kenya: Kenya) -> None:
    """Neither can be declined."""
    table = kenya(card="K32", kiambu="1P 1U", embu="1P").play("event unshaded")
    assert (table["embu"]["population"], table.pieces("embu"), table["political_will"]) == (0, "1P", 11)
    table = kenya(card="K32", nairobi="1T Loyal").play("event unshaded")
    assert (table.pieces("nairobi"), table["political_will"], table.kind) == ("1T 1Ter", 11, "action")


@rule("kenya", "K32 unshaded", "5.1.1", "5.1.3")
def test_k32_where_neither_is_possible_only_raises_political_will_to_twenty_at_most(kenya: Kenya) -> None:
    table = kenya(card="K32", first="british", thika="2P", aberdares="2T", meru="1T 0pop").play("event unshaded")
    assert (table["political_will"], table.kind) == (11, "action")
    assert kenya(card="K32", first="british", political_will=20).play("event unshaded")["political_will"] == 20


@rule("kenya", "K32 shaded", "5.1.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("will", "pipeline", "after"), [(10, 0, 10), (10, 1, 9), (10, 4, 6), (2, 3, 0), (0, 4, 0)])
def test_k32_shaded_lowers_political_will_by_the_pipeline(
    kenya: Kenya, executing: str, will: int, pipeline: int, after: int
) -> None:
    table = kenya(card="K32", first=executing, political_will=will, pipeline=pipeline).play("event shaded")
    assert (table["political_will"], table["pipeline"], table.kind) == (after, pipeline, "action")
