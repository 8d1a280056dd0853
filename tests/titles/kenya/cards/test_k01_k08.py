"""Events K1, K4, K6 and K8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

PROVINCES = ["kiambu", "fort_hall", "nyeri", "embu", "meru", "thompsons_falls", "rift_valley", "nanyuki", "thika"]


def available(guerrillas: int = 0, bases: int = 0, troops: int = 0, police: int = 0) -> dict[str, int]:
    """What is Available, where it matters that little is."""
    return {"guerrillas": guerrillas, "bases": bases, "troops": troops, "police": police}


# K1 Operation Anvil


@rule("kenya", "K1 unshaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k1_clears_nairobi_for_one_political_will_a_base_and_that_of_control(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K1", first=executing, nairobi="2B 2U 1A 1T Resist", kiambu="1B 1U").play("event unshaded")
    assert table.pieces("nairobi") == "1T Loyal"
    assert table.control("nairobi") == "british"
    assert table["political_will"] == 14
    assert table["pipeline"] == 3
    assert table.pieces("kiambu") == "1B 1U"
    assert table["available"] == available(14, 3, 9, 15)
    assert table.kind == "action"


@rule("kenya", "K1 unshaded")
def test_k1_without_mau_mau_control_adds_only_one_a_base(kenya: Kenya) -> None:
    table = kenya(card="K1", nairobi="1B 1U 1A 3P").play("event unshaded")
    assert table.pieces("nairobi") == "3P Loyal"
    assert table["political_will"] == 11


@rule("kenya", "K1 unshaded", "5.1.1", "5.1.3")
def test_k1_stops_at_the_ends_of_the_tracks(kenya: Kenya) -> None:
    table = kenya(card="K1", nairobi="2B 1A", political_will=18, pipeline=4).play("event unshaded")
    assert table.pieces("nairobi") == "Loyal"
    assert table.control("nairobi") is None
    assert table["political_will"] == 20
    assert table["pipeline"] == 4


@rule("kenya", "K1 unshaded", "5.1.3")
def test_k1_sets_loyal_and_shifts_the_pipeline_with_nobody_to_remove(kenya: Kenya) -> None:
    table = kenya(card="K1", nairobi="2T", pipeline=0).play("event unshaded")
    assert table.pieces("nairobi") == "2T Loyal"
    assert (table["political_will"], table["pipeline"]) == (10, 1)


@rule("kenya", "K1 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("bases", "there"), [("0", "2U"), ("1", "1B 1U"), ("2", "2B")])
def test_k1_shaded_places_any_mix_of_two_pieces(kenya: Kenya, executing: str, bases: str, there: str) -> None:
    table = kenya(card="K1", first=executing, nairobi="1P").play("event shaded")
    assert (table.kind, table.actor, table.options) == ("event.bases", executing, ["0", "1", "2"])
    table.play(bases)
    assert table.pieces("nairobi") == f"{there} 1P Resist"
    assert table.control("nairobi") == "mau_mau"
    assert (table["political_will"], table["pipeline"]) == (8, 2)
    assert table.kind == "action"


@rule("kenya", "K1 shaded", "1.4.2", "5.1.1")
def test_k1_shaded_keeps_to_two_bases_in_a_space(kenya: Kenya) -> None:
    table = kenya(card="K1", nairobi="1B").play("event shaded")
    assert table.options == ["0", "1"]
    assert table.play("1").pieces("nairobi") == "2B 1U Resist"
    table = kenya(card="K1", nairobi="2B").play("event shaded")
    assert table.kind == "action"
    assert table.pieces("nairobi") == "2B 2U Resist"


@rule("kenya", "K1 shaded")
@pytest.mark.parametrize(("before", "after"), [("Loyal", ""), ("", "Resist"), ("Resist", "Resist")])
def test_k1_shaded_shifts_one_level(kenya: Kenya, before: str, after: str) -> None:
    table = kenya(card="K1", nairobi=f"4T {before}").play("event shaded 0")
    assert table.pieces("nairobi") == f"2U 4T {after}".strip()
    assert table["political_will"] == 10


@rule("kenya", "K1 shaded", "5.1.1")
@pytest.mark.parametrize(
    ("left", "there"),
    [((1, 1), "1B 1U Resist"), ((0, 3), "2B Resist"), ((1, 0), "1U Resist"), ((0, 0), "Resist"), ((5, 0), "2U Resist")],
)
def test_k1_shaded_by_the_british_places_only_what_is_available(
    kenya: Kenya, left: tuple[int, int], there: str
) -> None:
    table = kenya(card="K1", first="british", aberdares="1B 2U", available=available(*left)).play("event shaded")
    assert table.kind == "action"
    assert table.pieces("nairobi") == there
    assert table.pieces("aberdares") == "1B 2U"


@rule("kenya", "K1 shaded", "1.4.1", "5.1.1")
def test_k1_shaded_takes_a_base_from_the_map_with_control_but_no_bonus(kenya: Kenya) -> None:
    """K-6, K-39: Nairobi comes under Mau Mau Control (-2), Kiambu leaves it (+2), and the sum moves the track."""
    table = kenya(card="K1", political_will=1, kiambu="1B", aberdares="2B", mount_kenya="1B").play("event shaded 1")
    assert (table.kind, table.actor) == ("take.base", "mau_mau")
    assert [space for space in table.options if space != "done"] == ["kiambu", "aberdares", "mount_kenya"]
    table.play("kiambu")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("1B 1U Resist", "")
    assert (table.control("nairobi"), table.control("kiambu")) == ("mau_mau", None)
    assert table["political_will"] == 1


@rule("kenya", "K1 shaded", "1.4.1", "1.4.3")
def test_k1_shaded_takes_guerrillas_from_nairobi_itself_to_hide_them(kenya: Kenya) -> None:
    table = kenya(card="K1", nairobi="2A", aberdares="12U 1A").play("event shaded 0")
    assert (table.kind, table.options) == ("take.guerrilla", ["nairobi", "aberdares"])
    table.play("nairobi aberdares")
    assert (table.kind, table.options) == ("take.state", ["underground", "active"])
    table.play("active")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("2U 1A Resist", "12U")
    assert table["political_will"] == 10


@rule("kenya", "K1 shaded", "5.1.3")
def test_k1_shaded_holds_no_available_piece_back(kenya: Kenya) -> None:
    """With a Guerrilla and a Base Available two pieces are placed, one of them from the map if it is no Base."""
    left = {"guerrillas": 1, "bases": 1, "troops": 10, "police": 15}
    table = kenya(card="K1", nyeri="3U", available=left).play("event shaded 0")
    assert table.pieces("nairobi") == "2U Resist" and table.pieces("nyeri") == "2U"
    table = kenya(card="K1", nyeri="3U", available=left).play("event shaded 1")
    assert table.pieces("nairobi") == "1B 1U Resist" and table.pieces("nyeri") == "3U"


@rule("kenya", "K1 shaded", "1.4.1")
def test_k1_shaded_need_not_take_from_the_map_what_is_not_available(kenya: Kenya) -> None:
    table = kenya(card="K1", aberdares="2B 8U", mount_kenya="2B 6U").play("event shaded 0 done")
    assert table.pieces("nairobi") == "1U Resist"
    assert table["political_will"] == 8
    assert table.kind == "action"


@rule("kenya", "K1 shaded", "5.1.3")
def test_k1_shaded_places_two_pieces_while_guerrillas_are_available(kenya: Kenya) -> None:
    table = kenya(card="K1", aberdares="2B", mount_kenya="2B").play("event shaded 1")
    assert table.options == ["aberdares", "mount_kenya"]


# K4 Lari Massacre


@rule("kenya", "K4", "5.1")
@pytest.mark.parametrize(("executing", "other"), [("british", "mau_mau"), ("mau_mau", "british")])
@pytest.mark.parametrize(
    ("word", "there", "will"), [("guerrilla", "2U 1Ter", 10), ("police", "1U 1P 1Ter", 12), ("done", "1U 1Ter", 10)]
)
def test_k4_the_other_player_may_place_either_piece_there(
    kenya: Kenya, executing: str, other: str, word: str, there: str, will: int
) -> None:
    table = kenya(card="K4", first=executing, nyeri="1U Resist").play("event")
    assert (table.kind, table.actor, table.options) == ("event.province", executing, PROVINCES)
    table.play("nyeri")
    assert table.pieces("nyeri") == "1U 1Ter"
    assert (table.kind, table.actor) == ("event.reinforce", other)
    assert table.options == ["guerrilla", "police", "done"]
    table.play(word)
    assert table.pieces("nyeri") == there
    assert table["political_will"] == will
    assert table.kind == "action"


@rule("kenya", "K4", "1.7")
def test_k4_a_guerrilla_in_an_empty_province_wins_control(kenya: Kenya) -> None:
    table = kenya(card="K4", first="british", thika="Loyal").play("event thika guerrilla")
    assert table.pieces("thika") == "1U 1Ter"
    assert (table.control("thika"), table["political_will"]) == ("mau_mau", 9)


@rule("kenya", "K4", "1.4.2")
def test_k4_adds_a_marker_beside_another(kenya: Kenya) -> None:
    table = kenya(card="K4", embu="1Ter Loyal").play("event embu done")
    assert table.pieces("embu") == "2Ter"


@rule("kenya", "K4", "1.6")
def test_k4_may_select_an_unpopulated_province(kenya: Kenya) -> None:
    table = kenya(card="K4", kiambu="0pop").play("event kiambu guerrilla")
    assert table.pieces("kiambu") == "1U 1Ter"
    assert (table["kiambu"]["stance"], table["political_will"]) == ("neutral", 10)


@rule("kenya", "K4", "1.2")
def test_k4_places_no_sixteenth_marker_but_goes_on(kenya: Kenya) -> None:
    table = kenya(card="K4", nairobi="10Ter", meru="5Ter Resist").play("event meru police")
    assert table.pieces("meru") == "1P 5Ter"
    assert table.pieces("nairobi") == "10Ter"


@rule("kenya", "K4", "5.1.1")
@pytest.mark.parametrize(
    ("left", "options"),
    [((0, 4, 10, 1), ["police", "done"]), ((1, 0, 0, 0), ["guerrilla", "done"])],
)
def test_k4_only_available_pieces_may_be_placed(kenya: Kenya, left: tuple[int, ...], options: list[str]) -> None:
    out = {"police": 8}
    table = kenya(card="K4", first="british", thika="1U 1P", out_of_play=out, available=available(*left))
    assert table.play("event nyeri").options == options


@rule("kenya", "K4", "5.1.1")
def test_k4_with_neither_piece_available_asks_nothing(kenya: Kenya) -> None:
    table = kenya(card="K4", thika="1U 1P", out_of_play={"police": 8}, available=available()).play("event nyeri")
    assert table.kind == "action"
    assert table.pieces("nyeri") == "1Ter"


# K6 Home Guard


@rule("kenya", "K6 unshaded", "5.1", "1.3.5")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k6_places_three_police_from_anywhere_in_british_controlled_reserves(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K6", first=executing, kiambu="1T", nyeri="1U 2T", meru="1U 1T", thika="1P", out_of_play={"police": 8}
    ).play("event unshaded")
    assert (table.kind, table.actor, table.options) == ("event.place_police", executing, ["kiambu", "nyeri"])
    assert table.refused("meru") == table.refused("embu") == table.refused("thika") == "5.1"
    table.play("kiambu")
    assert (table.kind, table.actor) == ("event.police_from", executing)
    assert table.options == ["available", "out_of_play", "thika"]
    table.play("out_of_play nyeri available nyeri thika")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("thika")) == ("1T 1P", "1U 2T 2P", "")
    assert table["out_of_play"] == {"police": 7}
    assert table["available"]["police"] == 5
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K6 unshaded")
def test_k6_may_place_all_three_in_one_reserve_but_not_from_itself(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", kiambu="1T", nyeri="2P", meru="1P", thika="3P").play("event unshaded")
    table.play("nyeri")
    assert table.options == ["available", "meru", "thika"]
    table.play("thika nyeri thika nyeri thika")
    assert (table.pieces("nyeri"), table.pieces("thika"), table.pieces("meru")) == ("5P", "", "1P")
    assert table.kind == "action"


@rule("kenya", "K6 unshaded")
def test_k6_leaves_the_choice_of_reserve_however_few_the_sources(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", kiambu="1T", meru="1T", thika="1P").play("event unshaded")
    assert (table.kind, table.options) == ("event.place_police", ["kiambu", "meru"])
    table.play("meru available meru available meru available")
    assert (table.pieces("kiambu"), table.pieces("meru")) == ("1T", "1T 3P")


@rule("kenya", "K6 unshaded", "1.7")
def test_k6_police_taken_away_may_hand_over_control(kenya: Kenya) -> None:
    table = kenya(card="K6", first="mau_mau", kiambu="1P", meru="2P", thika="1U 1P", nairobi="1B 1P", nyeri="1U 2P")
    table.play("event unshaded meru thika")
    assert (table.control("thika"), table["political_will"]) == ("mau_mau", 9)
    table.play("meru nairobi")
    assert (table.control("nairobi"), table["political_will"]) == ("mau_mau", 7)
    table.play("meru kiambu")
    assert table.pieces("meru") == "5P"
    assert (table.control("kiambu"), table["political_will"]) == (None, 7)


@rule("kenya", "K6 unshaded", "1.7")
def test_k6_a_reserve_that_lost_british_control_takes_no_more_police(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", kiambu="2T", nyeri="1P", meru="1P", out_of_play={"police": 8})
    table.play("event unshaded kiambu nyeri")
    assert table.options == ["kiambu", "meru"]
    assert table.refused("nyeri") == "5.1"


@rule("kenya", "K6 unshaded", "5.1.3")
def test_k6_without_a_british_controlled_reserve_does_nothing(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", nyeri="1U 1P", nairobi="3T", thika="2T").play("event unshaded")
    assert table.kind == "action"
    assert table["available"]["police"] == 14


@rule("kenya", "K6 shaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k6_shaded_replaces_each_marker_in_reserves_only(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K6", first=executing, kiambu="1T 2Ter", nyeri="1A 3T 1Ter Loyal", embu="1Ter 0pop", meru="1Ter",
        thika="1Ter", nairobi="1Ter", aberdares="1Ter",
    ).play("event shaded meru kiambu embu kiambu nyeri")  # fmt: skip
    assert table.kind == "action"
    assert (table.pieces("kiambu"), table.pieces("nyeri")) == ("2U 1T", "1U 1A 3T Loyal")
    assert (table.pieces("embu"), table.pieces("meru")) == ("1U", "1U")
    assert table.pieces("thika") == table.pieces("nairobi") == table.pieces("aberdares") == "1Ter"
    assert table["available"]["guerrillas"] == 9
    assert table["political_will"] == 7


@rule("kenya", "K6 shaded", "1.4.1", "5.1.1")
def test_k6_shaded_removes_markers_for_which_no_guerrilla_is_available(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", kiambu="2Ter", fort_hall="1Ter", meru="1Ter", aberdares="13U")
    table.play("event shaded")
    assert (table.kind, table.actor, table.options) == (
        "event.replace_terror",
        "british",
        ["kiambu", "fort_hall", "meru"],
    )
    table.play("kiambu meru")
    assert (table.pieces("kiambu"), table.pieces("fort_hall"), table.pieces("meru")) == ("1U", "", "1U")
    assert table.pieces("aberdares") == "13U"
    assert table["political_will"] == 7
    assert table.kind == "action"


@rule("kenya", "K6 shaded", "5.1.1")
def test_k6_shaded_by_the_british_with_none_available_only_removes(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", kiambu="2Ter", meru="1Ter", thika="1Ter", aberdares="15U")
    table.play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("kiambu"), table.pieces("meru"), table.pieces("thika")) == ("", "", "1Ter")
    assert table.pieces("aberdares") == "15U"


@rule("kenya", "K6 shaded", "1.4.1", "1.4.3")
def test_k6_shaded_by_the_mau_mau_may_take_guerrillas_from_the_map(kenya: Kenya) -> None:
    table = kenya(card="K6", kiambu="1Ter", meru="1Ter", thika="1A", aberdares="14U").play("event shaded kiambu")
    assert (table.kind, table.actor, table.options) == ("take.guerrilla", "mau_mau", ["thika", "aberdares", "done"])
    table.play("thika")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("1U", "")
    assert table["political_will"] == 9
    assert table.actor == "mau_mau"
    table.play("done")
    assert table.pieces("meru") == ""
    assert table.pieces("aberdares") == "14U"
    assert table.kind == "action"


@rule("kenya", "K6 shaded", "1.4.1")
def test_k6_shaded_takes_available_guerrillas_before_any_from_the_map(kenya: Kenya) -> None:
    table = kenya(card="K6", kiambu="1Ter", meru="1Ter", aberdares="14U").play("event shaded meru")
    assert table.pieces("meru") == "1U"
    assert table.pieces("aberdares") == "14U"
    table.play("kiambu aberdares")
    assert (table.pieces("kiambu"), table.pieces("aberdares")) == ("1U", "13U")
    assert table["political_will"] == 7
    assert table.kind == "action"


# K8 Evelyn Baring


def decided_by(faction: str, table: Table, words: str) -> Table:
    """Play these words; each must be that Faction's to say."""
    for word in words.split():
        assert table.actor == faction, f"{word!r} answers {table.game.decision}"
        table.step(word)
    return table.play("")


@rule("kenya", "K8 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k8_the_british_decide_to_deploy_or_sweep_space_by_space(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K8", first=executing, nairobi="1U 1P", nyeri="2U 1T").play("event unshaded")
    assert table["pipeline"] == 3
    assert table.kind == "event.space"
    assert table.options == ["nairobi", *PROVINCES, "aberdares", "mount_kenya"]
    decided_by("british", table, "nairobi")
    assert (table.kind, table.options) == ("event.operation", ["deploy", "sweep"])
    decided_by("british", table, "deploy 2 1")
    assert table.kind == "deploy.destination"
    decided_by("british", table, "nyeri nairobi 2")
    assert table["political_will"] == 12
    assert table.refused("nairobi") == "5.1"
    decided_by("british", table, "nyeri")
    assert (table.kind, table.options) == ("event.operation", ["deploy", "sweep"])
    decided_by("british", table, "sweep")
    assert (table.pieces("nairobi"), table.pieces("nyeri")) == ("1U 2P", "2A 3T")
    assert table.kind == "action"


@rule("kenya", "K8 unshaded", "3.2.3")
def test_k8_sweeps_one_after_the_other_without_a_troop_move_of_deploy(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", pipeline=4, kiambu="3T 1U", aberdares="3U", nyeri="2U")
    table.play("event unshaded aberdares kiambu")
    assert table.options == ["1", "2", "3"]
    table.play("3")
    assert (table.pieces("aberdares"), table.pieces("kiambu")) == ("2U 1A 3T", "1U")
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.pieces("aberdares")) == ("2U", "2U 1A 3T")
    assert table["pipeline"] == 4
    assert table["political_will"] == 8
    assert table.kind == "action"


@rule("kenya", "K8 unshaded", "3.2.3")
def test_k8_troops_that_came_with_one_sweep_do_not_move_with_the_other(kenya: Kenya) -> None:
    """K-49: of the four in Aberdares one stood there before."""
    table = kenya(card="K8", first="british", rift_valley="3T", aberdares="1T 2U", nyeri="1U")
    table.play("event unshaded aberdares rift_valley 3 nyeri aberdares")
    assert (table.pieces("aberdares"), table.pieces("nyeri")) == ("2A 3T", "1A 1T")
    assert table.kind == "action"


@rule("kenya", "K8 unshaded", "3.2.1")
def test_k8_deploys_only_where_deploy_may(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", kiambu="1P", nyeri="1U", meru="1T").play("event unshaded nyeri")
    assert table.kind == "event.space"
    table.play("kiambu deploy")
    assert (table.kind, table.options) == ("deploy.police", ["0", "1", "2"])
    table.play("2 done")
    assert (table.pieces("kiambu"), table.pieces("nyeri")) == ("3P", "1U")
    assert table.kind == "action"


TWO_DEPLOYS: dict[str, Any] = {"card": "K8", "first": "british", "kiambu": "2T", "nyeri": "1U", "thika": "2T"}


@rule("kenya", "K8 unshaded")
def test_k8_moves_troops_once_for_two_deploys(kenya: Kenya) -> None:
    table = kenya(**TWO_DEPLOYS).play("event unshaded kiambu deploy 1")
    assert table.kind == "deploy.destination"
    table.play("done thika deploy 1")
    assert table.kind == "deploy.destination"
    assert table.refused("aberdares") == "3.2.1"
    table.play("nyeri kiambu 2 thika 2")
    assert (table.pieces("kiambu"), table.pieces("thika"), table.pieces("nyeri")) == ("1P", "1P", "1U 4T")
    assert table["political_will"] == 12
    assert table.kind == "action"


@rule("kenya", "K8 unshaded")
def test_k8_moves_no_more_troops_after_the_second_deploy(kenya: Kenya) -> None:
    table = kenya(**TWO_DEPLOYS).play("event unshaded kiambu deploy 1 nyeri kiambu 2 done thika deploy 1")
    assert (table.pieces("kiambu"), table.pieces("thika"), table.pieces("nyeri")) == ("1P", "2T 1P", "1U 2T")
    assert table.kind == "action"


@rule("kenya", "K8 unshaded")
def test_k8_each_deploy_moves_troops_where_the_option_says_so(kenya: Kenya) -> None:
    table = kenya(**TWO_DEPLOYS, options={"each_deploy_moves_troops": True})
    table.play("event unshaded kiambu deploy 1")
    assert table.kind == "deploy.destination"
    table.play("nyeri kiambu 2 done")
    assert (table.kind, table["political_will"]) == ("event.space", 12)
    table.play("nyeri deploy 1")
    assert table.kind == "deploy.destination"
    table.play("thika nyeri 1")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("thika")) == ("1P", "1U 1T 1P", "3T")
    assert table.kind == "action"


@rule("kenya", "K8 unshaded")
def test_k8_a_sweep_moves_no_more_troops_with_the_option(kenya: Kenya) -> None:
    table = kenya(**TWO_DEPLOYS, options={"each_deploy_moves_troops": True})
    table.play("event unshaded kiambu sweep thika 1 done thika sweep done")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("3T", "1T")
    assert table.kind == "action"


@rule("kenya", "K8 unshaded", "1.4.1")
def test_k8_deploy_takes_cubes_from_the_map_though_the_mau_mau_execute_it(kenya: Kenya) -> None:
    left = available(14, 4)
    table = kenya(card="K8", first="mau_mau", thika="1P", kiambu="1T", nyeri="1U 1P", available=left)
    table.play("event unshaded kiambu deploy 1")
    assert (table.kind, table.actor, table.options) == ("take.police", "british", ["nyeri", "thika"])
    table.play("nyeri")
    assert (table.pieces("kiambu"), table.pieces("nyeri")) == ("1T 1P", "1U")
    assert table["political_will"] == 8


@rule("kenya", "K8 unshaded", "3.2.1")
def test_k8_a_deploy_may_place_no_cube_and_only_move_troops(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", kiambu="2T", thika="1T").play("event unshaded kiambu deploy")
    assert table.options == ["0", "1", "2"]
    table.play("0 thika kiambu 2")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("", "3T")


@rule("kenya", "K8 unshaded", "K7 shaded", "5.3")
def test_k8_a_deploy_that_placed_cubes_moves_no_troops_under_k7(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", kiambu="2T", thika="1T", capabilities={"K7": "shaded"})
    table.play("event unshaded kiambu deploy 2 aberdares done")
    assert table.pieces("kiambu") == "2T 2P"
    assert table.kind == "action"


@rule("kenya", "K8 unshaded", "K7 shaded", "5.3")
def test_k8_a_deploy_that_placed_none_may_move_troops_under_k7(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", kiambu="2T", thika="1T", capabilities={"K7": "shaded"})
    table.play("event unshaded kiambu deploy 0 thika kiambu 2 aberdares")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("", "3T")


@rule("kenya", "K8 unshaded", "K7 unshaded", "5.3")
def test_k8_a_sweep_in_a_mountain_jungle_is_one_under_k7(kenya: Kenya) -> None:
    table = kenya(card="K8", first="british", aberdares="3U 1A 2P", capabilities={"K7": "unshaded"})
    table.play("event unshaded aberdares")
    assert (table.kind, table.pieces("aberdares")) == ("sweep.removal", "1U 3A 2P")
    table.play("underground")
    assert table.pieces("aberdares") == "3A 2P"


@rule("kenya", "K8 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k8_shaded_the_mau_mau_place_a_guerrilla_in_each_of_two_provinces(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K8", first=executing, thika="1A 1P Loyal").play("event shaded")
    assert (table.kind, table.options) == ("event.place_guerrilla", [*PROVINCES, "done"])
    assert table.refused("nairobi") == table.refused("aberdares") == "5.1"
    table.step("kiambu")
    table.refused("kiambu")
    decided_by("mau_mau", table, "thika")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("1U", "1U 1A 1P Loyal")
    assert (table["political_will"], table["pipeline"]) == (7, 2)
    assert table.kind == "action"


@rule("kenya", "K8 shaded")
@pytest.mark.parametrize(("words", "left"), [("done", 15), ("meru done", 14)])
def test_k8_shaded_may_be_declined_or_cut_short(kenya: Kenya, words: str, left: int) -> None:
    table = kenya(card="K8").play(f"event shaded {words}")
    assert table["available"]["guerrillas"] == left
    assert table.kind == "action"


@rule("kenya", "K8 shaded", "1.4.1")
def test_k8_shaded_by_the_mau_mau_takes_guerrillas_from_the_map(kenya: Kenya) -> None:
    """K-39: Kiambu comes under Mau Mau Control (-2) as Nyeri leaves it (+2)."""
    table = kenya(card="K8", political_will=1, nyeri="1A", aberdares="14U").play("event shaded kiambu")
    assert (table.kind, table.options) == ("take.guerrilla", ["nyeri", "aberdares", "done"])
    table.play("nyeri thika done")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("thika")) == ("1U", "", "")
    assert table["political_will"] == 1
    assert table.kind == "action"


@rule("kenya", "K8 shaded", "5.1.1")
@pytest.mark.parametrize(("left", "words"), [(0, ""), (1, "meru")])
def test_k8_shaded_by_the_british_places_only_available_guerrillas(kenya: Kenya, left: int, words: str) -> None:
    table = kenya(card="K8", first="british", aberdares=f"{15 - left}U").play(f"event shaded {words}")
    assert table.kind == "action"
    assert table.pieces("aberdares") == f"{15 - left}U"
    assert table.pieces("meru") == ("1U" if left else "")
