"""Events K9, K10, K12 and K13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

SETTLED = ["thompsons_falls", "rift_valley", "nanyuki", "thika"]


def available(guerrillas: int = 0, bases: int = 0, troops: int = 0, police: int = 0) -> dict[str, int]:
    """What is Available, where it matters that little is."""
    return {"guerrillas": guerrillas, "bases": bases, "troops": troops, "police": police}


def decided_by(faction: str, table: Table, words: str) -> Table:
    """Play these words; each must be that Faction's to say."""
    for word in words.split():
        assert table.actor == faction, f"{word!r} answers {table.game.decision}"
        table.step(word)
    return table.play("")


# K9 George Erskine


@rule("kenya", "K9 unshaded", "5.1", "5.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k9_two_limited_operations_may_use_the_same_pieces_twice(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K9", first=executing, nyeri="2U 2T", embu="1A 2T").play("event unshaded")
    assert table.kind == "operation"
    assert table.options == ["deploy", "relocate", "sweep", "assault", "done"]
    decided_by("british", table, "sweep nyeri embu 1 done")
    assert table.pieces("nyeri") == "2A 3T"
    assert (table.kind, table.options) == ("operation", ["deploy", "relocate", "sweep", "assault", "done"])
    decided_by("british", table, "assault nyeri")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("3T", "1A 1T")
    assert (table.kind, table.options) == ("event.pipeline", ["left", "done"])
    decided_by("british", table, "left")
    assert (table["pipeline"], table["political_will"]) == (1, 10)
    assert table.kind == "action"


@rule("kenya", "K9 unshaded", "2.3.4")
def test_k9_each_operation_is_in_one_space_without_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K9", first="british", nyeri="1A 1T", embu="1A 1T").play("event unshaded assault")
    assert (table.kind, table.options) == ("assault.space", ["nyeri", "embu"])
    assert table.refused("special") == "4.1"
    table.play("embu")
    assert table.kind == "operation"
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1A 1T", "1T")
    table.play("assault nyeri")
    assert table.kind == "event.pipeline"
    assert table.pieces("nyeri") == "1T"


@rule("kenya", "K9 unshaded", "2.3.4", "3.2.1")
def test_k9_a_limited_deploy_places_in_one_space_and_moves_troops_to_another(kenya: Kenya) -> None:
    table = kenya(card="K9", first="british", nyeri="1U", thika="1P").play("event unshaded deploy nairobi 3 0")
    assert table.kind == "deploy.destination"
    table.play("nyeri nairobi 3")
    assert (table.pieces("nairobi"), table.pieces("nyeri"), table["political_will"]) == ("", "1U 3T", 12)
    table.play("sweep nyeri done")
    assert table.pieces("nyeri") == "1A 3T"
    assert (table.kind, table["pipeline"]) == ("action", 2)


@rule("kenya", "K9 unshaded", "3.2.2", "6.6.3")
def test_k9_two_limited_relocates_each_roll_for_outrage(kenya: Kenya) -> None:
    table = kenya(card="K9", first="british", nyeri="1T", embu="1T Loyal", out_of_play={"police": 8})
    table.play("event unshaded relocate nyeri {1}")
    assert (table["nyeri"]["population"], table["political_will"]) == (1, 9)
    table.play("relocate embu {2} left")
    assert table["embu"]["population"] == 0
    assert table.pieces("embu") == "1T"
    assert (table["political_will"], table["pipeline"]) == (9, 1)
    assert table["out_of_play"] == {"police": 6}
    assert table["available"]["police"] == 9


@rule("kenya", "K9 unshaded", "6.6.2", "5.4")
@pytest.mark.parametrize("pipeline", [0, 1])
def test_k9_a_limited_relocate_is_still_bound_to_the_pipeline(kenya: Kenya, pipeline: int) -> None:
    table = kenya(card="K9", first="british", nyeri="1T", pipeline=pipeline).play("event unshaded")
    assert table.options == ["deploy", "sweep", "done"]
    assert table.refused("relocate") == "6.6.2"
    assert table.refused("assault") == "3.1"


@rule("kenya", "K9 unshaded", "3.2.2")
def test_k9_a_limited_relocate_is_in_one_space_at_gulag(kenya: Kenya) -> None:
    table = kenya(card="K9", first="british", nyeri="1T", embu="1T", pipeline=4)
    table.play("event unshaded relocate nyeri {4}")
    assert table.kind == "operation"
    assert table["embu"]["population"] == 1
    assert table["political_will"] == 10


@rule("kenya", "K9 unshaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k9_all_of_it_may_be_declined(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K9", first=executing, nyeri="1U 1T").play("event unshaded")
    decided_by("british", table, "done done")
    assert (table.kind, table["pipeline"]) == ("action", 2)
    assert table.pieces("nyeri") == "1U 1T"


@rule("kenya", "K9 unshaded", "6.6.1")
def test_k9_at_rule_of_law_there_is_no_step_to_the_left(kenya: Kenya) -> None:
    table = kenya(card="K9", first="british", nyeri="1U 1T", pipeline=0).play("event unshaded sweep nyeri done")
    assert (table.kind, table["pipeline"]) == ("action", 0)
    assert table.pieces("nyeri") == "1A 1T"


@rule("kenya", "K9 shaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("nyeri", "thika", "aberdares", "will"),
    [
        ("1T 1Ter", "", "", 9),
        ("1T 2Ter", "2T 1Ter", "1T 1Ter", 9),
        ("", "", "1T 1Ter", 9),
        ("1P 1Ter", "2T", "1Ter", 10),
        ("3T", "", "", 10),
    ],
)
def test_k9_shaded_costs_one_if_any_space_has_troops_and_terror(
    kenya: Kenya, executing: str, nyeri: str, thika: str, aberdares: str, will: int
) -> None:
    table = kenya(card="K9", first=executing, nyeri=nyeri, thika=thika, aberdares=aberdares).play("event shaded")
    assert (table.kind, table["political_will"], table["pipeline"]) == ("action", will, 2)
    assert (table.pieces("nyeri"), table.pieces("thika"), table.pieces("aberdares")) == (nyeri, thika, aberdares)


@rule("kenya", "K9 shaded", "5.1.1")
def test_k9_shaded_takes_nothing_from_no_political_will(kenya: Kenya) -> None:
    assert kenya(card="K9", nairobi="1T 1Ter", political_will=0).play("event shaded")["political_will"] == 0


# K10 Weapon Shortage


@rule("kenya", "K10 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("state", "embu"), [("underground", "1U 2A"), ("active", "2U 1A")])
def test_k10_removes_one_guerrilla_from_each_space_with_more_than_two(
    kenya: Kenya, executing: str, state: str, embu: str
) -> None:
    table = kenya(
        card="K10", first=executing, nairobi="2B 2U", nyeri="3U", embu="2U 2A", meru="1U 1A", aberdares="4A"
    ).play("event unshaded")
    assert (table.kind, table.actor, table.options) == ("event.state", executing, ["underground", "active"])
    table.play(state)
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.pieces("nyeri"), table.pieces("embu")) == ("2B 2U", "2U", embu)
    assert (table.pieces("meru"), table.pieces("aberdares")) == ("1U 1A", "3A")
    assert table["available"]["guerrillas"] == 3
    assert table["political_will"] == 10


@rule("kenya", "K10 unshaded", "1.7")
def test_k10_may_break_control(kenya: Kenya) -> None:
    table = kenya(card="K10", nairobi="3A 2T", kiambu="3U 3T", thika="1B 3U 3P").play("event unshaded")
    assert (table.pieces("nairobi"), table.control("nairobi")) == ("2A 2T", None)
    assert (table.pieces("kiambu"), table.control("kiambu")) == ("2U 3T", "british")
    assert (table.pieces("thika"), table.control("thika")) == ("1B 2U 3P", None)
    assert table["political_will"] == 13


@rule("kenya", "K10 unshaded", "5.1.1")
def test_k10_political_will_stops_at_twenty(kenya: Kenya) -> None:
    table = kenya(card="K10", nyeri="3U 2T", political_will=19).play("event unshaded")
    assert table["political_will"] == 20


@rule("kenya", "K10 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("count", "there", "will"), [("1", "1U 1P", 10), ("2", "2U 1P", 8)])
def test_k10_shaded_the_mau_mau_place_up_to_two_guerrillas_in_a_space_with_police(
    kenya: Kenya, executing: str, count: str, there: str, will: int
) -> None:
    table = kenya(card="K10", first=executing, nairobi="1P", nyeri="3T", thika="2P", aberdares="1P")
    table.play("event shaded")
    assert (table.kind, table.options) == ("event.place_guerrilla", ["nairobi", "thika", "aberdares", "done"])
    assert table.refused("nyeri") == table.refused("meru") == "5.1"
    table.step("nairobi")
    assert (table.kind, table.options) == ("event.guerrillas", ["1", "2"])
    decided_by("mau_mau", table, count)
    assert (table.pieces("nairobi"), table["political_will"]) == (there, will)
    assert (table.kind, table.pieces("thika")) == ("action", "2P")


@rule("kenya", "K10 shaded")
def test_k10_shaded_may_be_declined(kenya: Kenya) -> None:
    table = kenya(card="K10", thika="1P").play("event shaded done")
    assert (table.kind, table.pieces("thika")) == ("action", "1P")


@rule("kenya", "K10 shaded", "5.1.3")
def test_k10_shaded_without_police_on_the_map_does_nothing(kenya: Kenya) -> None:
    assert kenya(card="K10", thika="1T", out_of_play={"police": 8}).play("event shaded").kind == "action"


@rule("kenya", "K10 shaded", "1.4.1", "1.4.3")
def test_k10_shaded_by_the_mau_mau_takes_what_is_lacking_from_the_map(kenya: Kenya) -> None:
    table = kenya(card="K10", thika="2P", nyeri="1A", available=available(1)).play("event shaded thika 2")
    assert (table.kind, table.actor, table.options) == ("take.guerrilla", "mau_mau", ["nyeri", "done"])
    table.play("nyeri")
    assert (table.pieces("thika"), table.pieces("nyeri")) == ("2U 2P", "")
    assert table["political_will"] == 12


@rule("kenya", "K10 shaded", "1.4.1")
def test_k10_shaded_may_take_guerrillas_from_the_space_itself(kenya: Kenya) -> None:
    table = kenya(card="K10", thika="1U 2A 2P", available=available()).play("event shaded thika 2 thika active thika")
    table.play("active")
    assert (table.pieces("thika"), table["political_will"]) == ("3U 2P", 10)
    assert table.kind == "action"


@rule("kenya", "K10 shaded", "5.1.1")
@pytest.mark.parametrize(("left", "words", "there"), [(0, "", "2P"), (1, "thika", "1U 2P")])
def test_k10_shaded_by_the_british_places_only_available_guerrillas(
    kenya: Kenya, left: int, words: str, there: str
) -> None:
    table = kenya(card="K10", first="british", thika="2P", nyeri="1A", available=available(left))
    table.play(f"event shaded {words}")
    assert table.kind == "action"
    assert (table.pieces("thika"), table.pieces("nyeri")) == (there, "1A")


# K12 Hooded Men


@rule("kenya", "K12 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k12_activates_all_guerrillas_in_two_provinces(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K12", first=executing, nairobi="2U", kiambu="3U", nyeri="1U 1A", thika="1B 2U", aberdares="2U")
    table.play("event unshaded")
    assert (table.kind, table.actor, table.options) == ("event.activate", executing, ["kiambu", "nyeri", "thika"])
    assert table.refused("nairobi") == table.refused("aberdares") == "5.1"
    table.play("nyeri thika")
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.pieces("kiambu"), table.pieces("aberdares")) == ("2U", "3U", "2U")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("2A", "1B 2A")
    assert table["political_will"] == 10


@rule("kenya", "K12 unshaded", "5.1.3")
def test_k12_must_take_two_provinces_if_it_can(kenya: Kenya) -> None:
    table = kenya(card="K12", kiambu="1U", nyeri="1U", thika="1U").play("event unshaded")
    table.play("kiambu")
    assert table.options == ["nyeri", "thika"]
    table.refused("kiambu")
    table.play("thika")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("thika")) == ("1A", "1U", "1A")


@rule("kenya", "K12 unshaded", "5.1.3")
@pytest.mark.parametrize(("kiambu", "after"), [("2U", "2A"), ("2A", "2A"), ("", "")])
def test_k12_does_what_it_can_with_less(kenya: Kenya, kiambu: str, after: str) -> None:
    table = kenya(card="K12", kiambu=kiambu, nairobi="1U", mount_kenya="1U").play("event unshaded")
    assert table.kind == "action"
    assert (table.pieces("kiambu"), table.pieces("nairobi"), table.pieces("mount_kenya")) == (after, "1U", "1U")


@rule("kenya", "K12 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k12_shaded_removes_a_police_and_sets_resistance(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K12", first=executing, nairobi="1B 2P Loyal", nyeri="1U 1P Loyal", embu="2T 1A", meru="2P", thika="1A 3P"
    ).play("event shaded")
    assert (table.kind, table.actor) == ("event.remove_police", executing)
    assert table.options == ["nairobi", "nyeri", "thika"]
    assert table.refused("embu") == table.refused("meru") == "5.1"
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("1U Resist", "mau_mau")
    assert (table.pieces("nairobi"), table.pieces("thika")) == ("1B 2P Loyal", "1A 3P")
    assert table["political_will"] == 8
    assert table["available"]["police"] == 8
    assert table.kind == "action"


@rule("kenya", "K12 shaded")
def test_k12_shaded_a_base_alone_is_mau_mau(kenya: Kenya) -> None:
    table = kenya(card="K12", nairobi="1B 2P Loyal").play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.control("nairobi")) == ("1B 1P Resist", None)
    assert table["political_will"] == 10


@rule("kenya", "K12 shaded", "1.6", "1.3.3")
def test_k12_shaded_where_nobody_lives_only_the_police_goes(kenya: Kenya) -> None:
    table = kenya(card="K12", aberdares="1U 1P").play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("aberdares"), table["political_will"]) == ("1U", 10)
    table = kenya(card="K12", embu="1U 1P 0pop").play("event shaded")
    assert (table.pieces("embu"), table["political_will"]) == ("1U", 10)


@rule("kenya", "K12 shaded", "5.1.3")
def test_k12_shaded_sets_a_space_to_resistance_if_it_can(kenya: Kenya) -> None:
    table = kenya(card="K12", nyeri="1U 1P", thika="1U 1P", aberdares="1U 1P").play("event shaded")
    assert table.options == ["nyeri", "thika"]


@rule("kenya", "K12 shaded", "5.1.3")
def test_k12_shaded_without_a_police_to_remove_sets_nothing(kenya: Kenya) -> None:
    table = kenya(card="K12", nyeri="1U 2T", thika="2P").play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1U 2T", "2P")


@rule("kenya", "K12 unshaded", "1.4.3")
def test_k12_takes_provinces_in_which_some_hide_if_there_are_two(kenya: Kenya) -> None:
    """Ruling K-46."""
    table = kenya(card="K12", kiambu="2A", nyeri="1A", embu="1U", thika="1U", meru="1U").play("event unshaded")
    assert table.options == ["embu", "meru", "thika"]
    table = kenya(card="K12", kiambu="2A", nyeri="1A", embu="1U").play("event unshaded")
    assert table.options == ["kiambu", "nyeri", "embu"]


# K13 Ruck Family Killed


@rule("kenya", "K13 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("count", "there", "control", "will"),
    [("0", "1U Loyal", "mau_mau", 10), ("1", "1U 1P Loyal", None, 11), ("2", "1U 2P Loyal", "british", 11)],
)
def test_k13_sets_a_non_reserve_province_to_loyal_with_up_to_two_police(
    kenya: Kenya, executing: str, count: str, there: str, control: str | None, will: int
) -> None:
    table = kenya(card="K13", first=executing, thika="1U Resist").play("event unshaded")
    assert (table.kind, table.actor, table.options) == ("event.loyal", executing, SETTLED)
    assert table.refused("nairobi") == table.refused("nyeri") == table.refused("aberdares") == "5.1"
    table.play("thika")
    assert (table.kind, table.actor, table.options) == ("event.police", executing, ["0", "1", "2"])
    table.play(count)
    assert (table.pieces("thika"), table.control("thika"), table["political_will"]) == (there, control, will)
    assert table["available"]["police"] == 15 - int(count)
    assert table.kind == "action"


@rule("kenya", "K13 unshaded")
def test_k13_reinforces_a_loyal_province_only_if_all_are_loyal(kenya: Kenya) -> None:
    """Ruling K-46."""
    table = kenya(card="K13", nanyuki="1P Loyal").play("event unshaded")
    assert table.options == ["thompsons_falls", "rift_valley", "thika"]
    loyal = dict.fromkeys(["thompsons_falls", "rift_valley", "thika"], "Loyal")
    table = kenya(card="K13", nanyuki="1P Loyal", **loyal).play("event unshaded nanyuki 2")
    assert table.pieces("nanyuki") == "3P Loyal"


@rule("kenya", "K13 unshaded", "5.1.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k13_places_no_police_from_the_map_or_out_of_play(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K13", first=executing, meru="3P", out_of_play={"police": 8}, available=available(police=1)
    ).play("event unshaded thika")
    assert table.options == ["0", "1"]
    table.play("1")
    assert (table.pieces("thika"), table.pieces("meru"), table["out_of_play"]) == ("1P Loyal", "3P", {"police": 8})
    table = kenya(card="K13", first=executing, meru="3P", out_of_play={"police": 8}, available=available())
    table.play("event unshaded thika")
    assert (table.kind, table.pieces("thika")) == ("action", "Loyal")


@rule("kenya", "K13 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("count", "nyeri", "thika"), [("1", "1U 2T", "1T"), ("3", "1U", "3T")])
def test_k13_shaded_the_mau_mau_move_any_troops_from_one_space_at_any_distance(
    kenya: Kenya, executing: str, count: str, nyeri: str, thika: str
) -> None:
    table = kenya(card="K13", first=executing, nyeri="1U 3T", embu="2P", mount_kenya="2T").play("event shaded")
    assert (table.kind, table.options) == ("event.origin", ["nyeri", "mount_kenya", "done"])
    assert table.refused("embu") == "5.1"
    decided_by("mau_mau", table, "nyeri")
    assert (table.kind, table.options) == ("event.destination", SETTLED)
    assert table.refused("nairobi") == table.refused("kiambu") == table.refused("aberdares") == "5.1"
    decided_by("mau_mau", table, "thika")
    assert (table.kind, table.options) == ("event.count", ["1", "2", "3"])
    decided_by("mau_mau", table, count)
    assert (table.pieces("nyeri"), table.pieces("thika"), table.pieces("mount_kenya")) == (nyeri, thika, "2T")
    assert table["political_will"] == (8 if count == "3" else 10)
    assert table.kind == "action"


@rule("kenya", "K13 shaded", "1.7")
def test_k13_shaded_control_lost_and_won_by_one_move_is_added_up(kenya: Kenya) -> None:
    """K-39: Nyeri comes under Mau Mau Control (-2), Thika leaves it (+1): 1 in all, from a track at 1."""
    table = kenya(card="K13", nyeri="1A 2T", thika="1U", political_will=1).play("event shaded nyeri thika 2")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1A", "1U 2T")
    assert (table.control("nyeri"), table.control("thika")) == ("mau_mau", "british")
    assert table["political_will"] == 0


@rule("kenya", "K13 shaded")
def test_k13_shaded_moves_from_one_non_reserve_province_to_another(kenya: Kenya) -> None:
    table = kenya(card="K13", thika="1T", nairobi="1T").play("event shaded thika")
    assert table.options == ["thompsons_falls", "rift_valley", "nanyuki"]
    assert table.refused("thika") == "5.1"
    table.play("nanyuki")
    assert (table.kind, table.pieces("nanyuki"), table.pieces("thika")) == ("action", "1T", "")


@rule("kenya", "K13 shaded")
def test_k13_shaded_may_be_declined(kenya: Kenya) -> None:
    table = kenya(card="K13", nyeri="3T").play("event shaded done")
    assert (table.kind, table.pieces("nyeri")) == ("action", "3T")


@rule("kenya", "K13 shaded", "5.1.3")
def test_k13_shaded_without_troops_on_the_map_does_nothing(kenya: Kenya) -> None:
    assert kenya(card="K13", nyeri="3P").play("event shaded").kind == "action"
