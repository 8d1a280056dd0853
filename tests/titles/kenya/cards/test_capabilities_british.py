"""Capabilities about the British: K5, K7, K11 (5.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


@rule("kenya", "5.3", "5.2")
@pytest.mark.parametrize("card", ["K3", "K5", "K7", "K11", "K28", "K31"])
@pytest.mark.parametrize("side", ["unshaded", "shaded"])
@pytest.mark.parametrize("faction", ["british", "mau_mau"])
def test_either_faction_may_bring_either_side_of_a_capability_into_effect(
    kenya: Kenya, card: str, side: str, faction: str
) -> None:
    table = kenya(card=card, first=faction, nairobi="1B 2A 3T 1P", nyeri="1U 2T", aberdares="1B 2A").play(
        f"event {side}"
    )
    assert table["capabilities"] == {card: side}
    assert (table["political_will"], table["resources"], table["pipeline"]) == (10, 5, 2)
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "aberdares")] == ["1B 2A 3T 1P", "1U 2T", "1B 2A"]
    assert (table.kind, table.actor) == ("action", "mau_mau" if faction == "british" else "british")


@rule("kenya", "5.3")
def test_a_capability_outlasts_a_propaganda_round(kenya: Kenya) -> None:
    held = {"K5": "shaded", "K28": "unshaded"}
    table = kenya(card="K33", deck=["K1"], capabilities=held).play("done done")
    assert table["card"] == "K1"
    assert table["capabilities"] == held


# K5 Legal Zones


@rule("kenya", "K5 unshaded", "4.2.3")
def test_k5_air_strike_selects_up_to_two_spaces(british: Kenya) -> None:
    table = british(capabilities={"K5": "unshaded"}, nyeri="2A", embu="1A", aberdares="3A", thika="1T")
    table.play("op sweep special air_strike nyeri")
    assert (table.kind, table.options) == ("air_strike.space", ["embu", "aberdares", "done"])
    table.play("aberdares 2")
    assert [table.pieces(space) for space in ("nyeri", "embu", "aberdares")] == ["1A", "1A", "1A"]
    assert table["available"]["guerrillas"] == 12
    assert table.kind == "sweep.space"
    assert table.refused("special") == "4.1"


@rule("kenya", "K5 unshaded", "4.2.3")
def test_k5_both_may_be_provinces_or_both_mountain_jungles(british: Kenya) -> None:
    there = {"nyeri": "2A", "embu": "2A", "aberdares": "3A", "mount_kenya": "3U 1A"}
    table = british(capabilities={"K5": "unshaded"}, **there).play("op sweep special air_strike nyeri embu")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1A", "1A")
    table = british(capabilities={"K5": "unshaded"}, **there).play(
        "op sweep special air_strike aberdares 2 mount_kenya"
    )
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1A", "3U")


@rule("kenya", "K5 unshaded", "4.1")
def test_k5_the_second_space_is_optional_and_another_one(british: Kenya) -> None:
    table = british(card="K5", aberdares="4A", embu="1A").play("event unshaded pass.op")
    table.play("op sweep special air_strike aberdares 1")
    assert table.refused("aberdares") == "4.1"
    table.play("done")
    assert (table.pieces("aberdares"), table.pieces("embu"), table.kind) == ("3A", "1A", "sweep.space")


@rule("kenya", "K5 unshaded", "4.2.3")
def test_k5_nairobi_and_spaces_without_active_guerrillas_stay_out_of_reach(british: Kenya) -> None:
    table = british(capabilities={"K5": "unshaded"}, nairobi="2A", nyeri="2U", embu="1A", meru="1A", aberdares="1B")
    table.play("op sweep special air_strike")
    assert table.options == ["embu", "meru"]
    assert table.refused("nairobi") == "4.2.3"
    assert table.refused("nyeri") == "4.2.3"
    assert table.refused("aberdares") == "4.2.3"


@rule("kenya", "K5 unshaded", "1.7", "1.10")
def test_k5_control_changes_space_by_space(british: Kenya) -> None:
    table = british(capabilities={"K5": "unshaded"}, political_will=18, nyeri="1A", embu="2A 1P")
    table.play("op sweep special air_strike nyeri embu")
    assert (table.control("nyeri"), table.control("embu")) == (None, None)
    assert table["political_will"] == 20


@rule("kenya", "K5 unshaded", "K18 unshaded", "5.1.2")
def test_k5_does_not_widen_operation_blitz(british: Kenya) -> None:
    # [B7]
    table = british(card="K18", capabilities={"K5": "unshaded"}, aberdares="3A", mount_kenya="2A", nyeri="1A")
    table.play("event unshaded aberdares 2")
    assert [table.pieces(space) for space in ("aberdares", "mount_kenya", "nyeri")] == ["1A", "2A", "1A"]
    assert (table.kind, table.actor) == ("action", "mau_mau")


@rule("kenya", "K5 shaded", "4.2.3")
def test_k5_shaded_air_strike_selects_mountain_jungles_only(british: Kenya) -> None:
    table = british(capabilities={"K5": "shaded"}, nairobi="1A", nyeri="2A", aberdares="1A", mount_kenya="1A 1U")
    table.play("op sweep special air_strike")
    assert table.options == ["aberdares", "mount_kenya"]
    assert table.refused("nyeri") == "5.3"
    assert table.refused("nairobi") == "4.2.3"
    table.play("mount_kenya")
    assert (table.pieces("mount_kenya"), table.pieces("aberdares")) == ("1U", "1A")
    assert table.kind == "sweep.space"


@rule("kenya", "K5 shaded", "4.2.3")
def test_k5_shaded_leaves_two_guerrillas_of_one_jungle(british: Kenya) -> None:
    table = british(card="K5", aberdares="3A", nyeri="1A").play("event shaded pass.op op sweep special air_strike")
    assert (table.kind, table.options) == ("air_strike.count", ["2", "1"])
    assert table.play("2").pieces("aberdares") == "1A"


@rule("kenya", "K5 shaded", "4.1")
def test_k5_shaded_without_an_active_guerrilla_in_a_jungle_there_is_no_air_strike(british: Kenya) -> None:
    table = british(capabilities={"K5": "shaded"}, nyeri="2A", aberdares="2U").play("op sweep")
    assert table.refused("special") == "4.1"


@rule("kenya", "K5 shaded", "3.2.2", "4.1")
@pytest.mark.parametrize(("held", "offered"), [({}, True), ({"K5": "unshaded"}, True), ({"K5": "shaded"}, False)])
def test_k5_shaded_no_air_strike_clears_the_way_for_relocate(
    british: Kenya, held: dict[str, str], offered: bool
) -> None:
    # [K-41]
    table = british(capabilities=held, nyeri="1A 1T").play("op")
    assert ("relocate" in table.options) is offered
    if offered:
        table.play("relocate special air_strike nyeri {6}")
        assert (table["nyeri"]["population"], table.control("nyeri")) == (1, "british")
    else:
        assert table.refused("relocate") == "3.1"


@rule("kenya", "K5 shaded", "K18 unshaded")
def test_k5_shaded_operation_blitz_strikes_in_its_jungle(british: Kenya) -> None:
    table = british(card="K18", capabilities={"K5": "shaded"}, mount_kenya="2A").play("event unshaded mount_kenya 1")
    assert table.pieces("mount_kenya") == "1A"


# K7 Pseudo-Gangs


@rule("kenya", "K7 unshaded", "3.2.3")
@pytest.mark.parametrize(
    ("there", "removal", "after"),
    [
        ("4U 2T", "underground", "1U 2A 2T"),
        ("4U 2T", "active", "2U 1A 2T"),
        ("2U 1A 1P", "underground", "2A 1P"),
        ("3U 1T 1P", "underground", "2A 1T 1P"),
    ],
)
def test_k7_sweep_of_a_jungle_activates_one_for_each_cube_and_removes_one(
    british: Kenya, there: str, removal: str, after: str
) -> None:
    # [K-21]
    table = british(capabilities={"K7": "unshaded"}, aberdares=there).play("limited sweep aberdares")
    assert (table.actor, table.kind, table.options) == ("british", "sweep.removal", ["underground", "active"])
    table.play(removal)
    assert table.pieces("aberdares") == after
    assert table.actor == "mau_mau"


@rule("kenya", "K7 unshaded", "3.2.3")
@pytest.mark.parametrize(
    ("there", "after"),
    [("1U 1T", "1T"), ("2U 3T", "1A 3T"), ("2A 1P", "1A 1P"), ("2B 1U 2T", "2B 2T"), ("2B 1P", "2B 1P")],
)
def test_k7_with_guerrillas_of_one_state_there_is_nothing_to_choose(british: Kenya, there: str, after: str) -> None:
    table = british(capabilities={"K7": "unshaded"}, mount_kenya=there).play("limited sweep mount_kenya")
    assert table.pieces("mount_kenya") == after
    assert table["political_will"] == 10
    assert table.actor == "mau_mau"


@rule("kenya", "K7 unshaded", "3.2.3")
def test_k7_needs_a_cube_in_the_jungle(british: Kenya) -> None:
    # [K-21]
    table = british(capabilities={"K7": "unshaded"}, aberdares="1U 1A", thika="1T").play("limited sweep aberdares")
    assert (table.pieces("aberdares"), table.actor) == ("1U 1A", "mau_mau")


@rule("kenya", "K7 unshaded", "3.2.3")
def test_k7_counts_troops_that_moved_in_and_each_swept_jungle(british: Kenya) -> None:
    table = british(capabilities={"K7": "unshaded"}, nyeri="3T", aberdares="2U", mount_kenya="4U 1P")
    table.play(
        "op sweep aberdares mount_kenya done nyeri aberdares 1 nyeri mount_kenya 2 mount_kenya underground active done"
    )
    assert [table.pieces(space) for space in ("nyeri", "aberdares", "mount_kenya")] == ["", "1U 1T", "3A 2T 1P"]
    assert table["available"]["guerrillas"] == 11


@rule("kenya", "K7 unshaded", "3.2.3")
def test_k7_leaves_provinces_nairobi_and_jungles_not_swept_alone(british: Kenya) -> None:
    table = british(card="K7", nairobi="2U 1P", nyeri="3U 2T", aberdares="1U 1A 2T").play("event unshaded pass.op")
    table.play("op sweep nairobi nyeri done done done done")
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "aberdares")] == ["1U 1A 1P", "1U 2A 2T", "1U 1A 2T"]
    assert table["available"]["guerrillas"] == 8


@rule("kenya", "3.2.3")
def test_without_k7_a_jungle_takes_two_cubes_for_each_guerrilla(british: Kenya) -> None:
    table = british(aberdares="3U 3T").play("limited sweep aberdares")
    assert table.pieces("aberdares") == "2U 1A 3T"
    assert table.actor == "mau_mau"


@rule("kenya", "K7 unshaded", "1.7")
def test_k7_the_removal_may_change_control(british: Kenya) -> None:
    table = british(capabilities={"K7": "unshaded"}, aberdares="1B 2U 2T")
    assert table.control("aberdares") == "mau_mau"
    table.play("limited sweep aberdares")
    assert (table.pieces("aberdares"), table.control("aberdares")) == ("1B 1A 2T", None)
    assert table["political_will"] == 10


@rule("kenya", "K7 unshaded", "K5 unshaded", "4.2.3")
def test_k7_an_air_strike_may_follow_with_two_spaces_by_k5(british: Kenya) -> None:
    table = british(capabilities={"K7": "unshaded", "K5": "unshaded"}, aberdares="4U 3T", embu="1A")
    table.play("op sweep aberdares done active special air_strike embu aberdares 2")
    assert (table.pieces("aberdares"), table.pieces("embu")) == ("1U 3T", "")
    assert table.actor == "mau_mau"


@rule("kenya", "K7 unshaded", "4.2.2", "4.1")
def test_k7_a_guerrilla_driven_into_the_jungle_by_a_reprisal_is_found_there(british: Kenya) -> None:
    # [K-42]
    table = british(capabilities={"K7": "unshaded"}, nyeri="1U 2T", aberdares="1P").play("op sweep aberdares done done")
    table.play("special reprisal aberdares {6}")
    assert (table.pieces("nyeri"), table.pieces("aberdares")) == ("2T 1Ter", "1P")
    assert (table["available"]["guerrillas"], table["political_will"], table.actor) == (15, 10, "mau_mau")


@rule("kenya", "K7 unshaded", "K18 unshaded")
def test_k7_holds_for_operation_blitz(british: Kenya) -> None:
    table = british(card="K18", capabilities={"K7": "unshaded"}, nyeri="2T", aberdares="4U 1P")
    table.play("event unshaded aberdares nyeri 1 underground 2")
    assert (table.pieces("aberdares"), table.pieces("nyeri")) == ("1U 1T 1P", "1T")


@rule("kenya", "K7 unshaded", "K8 unshaded")
def test_k7_holds_for_a_sweep_by_evelyn_baring(british: Kenya) -> None:
    table = british(card="K8", capabilities={"K7": "unshaded"}, mount_kenya="3U 1T", kiambu="2U 1T")
    table.play("event unshaded mount_kenya sweep active kiambu sweep")
    assert (table.pieces("mount_kenya"), table.pieces("kiambu")) == ("2U 1T", "1U 1A 1T")


@rule("kenya", "K7 unshaded", "K16 unshaded")
def test_k7_holds_for_a_sweep_of_the_kings_african_rifles(british: Kenya) -> None:
    table = british(card="K16", capabilities={"K7": "unshaded"}, aberdares="6U")
    table.play("event unshaded aberdares 4 sweep underground")
    assert table.pieces("aberdares") == "1U 4A 4T"


@rule("kenya", "K7 unshaded", "K9 unshaded")
def test_k7_holds_for_limited_sweeps_of_george_erskine_the_british_choosing(kenya: Kenya) -> None:
    table = kenya(card="K9", capabilities={"K7": "unshaded"}, aberdares="4U 1T").play("event unshaded sweep aberdares")
    assert (table.actor, table.options) == ("british", ["underground", "active"])
    table.play("active sweep aberdares underground")
    assert table.pieces("aberdares") == "1U 1A 1T"


@rule("kenya", "K7 unshaded", "K15 unshaded")
def test_k7_does_not_change_a_sweep_of_nairobi(british: Kenya) -> None:
    table = british(card="K15", capabilities={"K7": "unshaded"}, nairobi="3U").play("event unshaded 2 0")
    assert table.pieces("nairobi") == "1U 2A 2T"


@rule("kenya", "K7 shaded", "3.2.1")
def test_k7_shaded_a_deploy_that_places_cubes_moves_no_troops(british: Kenya) -> None:
    table = british(capabilities={"K7": "shaded"}, nyeri="2T").play("op deploy nairobi 3 1 nyeri 2 done")
    assert (table.pieces("nairobi"), table.pieces("nyeri")) == ("3T 1P", "2T 2P")
    assert table.kind == "special"  # a Reward may still follow
    table.play("done")
    assert table.actor == "mau_mau"


@rule("kenya", "K7 shaded", "3.2.1")
def test_k7_shaded_a_deploy_that_places_none_may_move_troops(british: Kenya) -> None:
    table = british(card="K7", nairobi="2T 1P", nyeri="2T").play("event shaded pass.op op deploy done")
    assert (table.kind, "embu" in table.options) == ("deploy.destination", True)
    table.play("embu nairobi 2 nyeri 1 done")
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "embu")] == ["1P", "1T", "3T"]
    assert table["available"]["troops"] == 6


@rule("kenya", "K7 shaded", "3.2.1", "2.3.4")
@pytest.mark.parametrize(
    ("words", "nairobi", "embu"),
    [("nairobi 4 0", "6T", ""), ("done embu nairobi 2", "", "2T"), ("done done", "2T", "")],
)
def test_k7_shaded_holds_for_a_limited_deploy(british: Kenya, words: str, nairobi: str, embu: str) -> None:
    table = british(capabilities={"K7": "shaded"}, nairobi="2T").play(f"limited deploy {words}")
    assert (table.pieces("nairobi"), table.pieces("embu")) == (nairobi, embu)
    assert table.actor == "mau_mau"


@rule("kenya", "K7 shaded", "4.1", "4.2.1")
def test_k7_shaded_a_reward_between_is_neither(british: Kenya) -> None:
    table = british(capabilities={"K7": "shaded"}, nairobi="2T", thika="1P").play("op deploy special reward nairobi")
    table.play("done kiambu nairobi 2")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("Loyal", "2T")


@rule("kenya", "K7 shaded", "3.2.3")
def test_k7_shaded_leaves_sweep_as_it_is(british: Kenya) -> None:
    table = british(capabilities={"K7": "shaded"}, nyeri="2T", aberdares="2U").play("limited sweep aberdares nyeri 2")
    assert table.pieces("aberdares") == "1U 1A 2T"


@rule("kenya", "K7 shaded", "K24 unshaded")
@pytest.mark.parametrize(
    ("words", "nairobi", "nyeri"),
    [("nairobi 1 0 done", "3T", ""), ("done nyeri nairobi 1", "1T", "1T"), ("done done", "2T", "")],
)
def test_k7_shaded_holds_for_the_deploy_of_the_labour_party(
    british: Kenya, words: str, nairobi: str, nyeri: str
) -> None:
    table = british(card="K24", capabilities={"K7": "shaded"}, nairobi="2T", thika="1P").play(f"event unshaded {words}")
    assert (table.pieces("nairobi"), table.pieces("nyeri"), table.kind) == (nairobi, nyeri, "reward.space")


@rule("kenya", "K7 shaded", "K9 unshaded")
def test_k7_shaded_holds_for_each_limited_deploy_of_george_erskine(british: Kenya) -> None:
    table = british(card="K9", capabilities={"K7": "shaded"})
    table.play("event unshaded deploy nairobi 4 0 deploy done kiambu nairobi 4 left")
    assert (table.pieces("nairobi"), table.pieces("kiambu"), table["pipeline"]) == ("", "4T", 1)


@rule("kenya", "K7 shaded", "K8 unshaded")
def test_k7_shaded_evelyn_barings_deploy_that_places_moves_no_troops(british: Kenya) -> None:
    table = british(card="K8", capabilities={"K7": "shaded"}, nyeri="1T")
    table.play("event unshaded nairobi deploy 4 0 nyeri deploy 2")
    assert (table.pieces("nairobi"), table.pieces("nyeri")) == ("4T", "1T 2P")
    assert (table.kind, table.actor) == ("action", "mau_mau")


@rule("kenya", "K7 shaded", "K8 unshaded", "3.2.1")
def test_k7_shaded_evelyn_barings_deploy_may_move_troops_instead(british: Kenya) -> None:
    table = british(card="K8", capabilities={"K7": "shaded"}, nairobi="3T")
    table.play("event unshaded nairobi deploy 0 0")
    assert table.kind == "deploy.destination"
    table.play("kiambu nairobi 3 meru sweep")
    assert (table.pieces("nairobi"), table.pieces("kiambu"), table["available"]["troops"]) == ("", "3T", 7)
    assert (table.kind, table.actor) == ("action", "mau_mau")


@rule("kenya", "K7 shaded", "K16 unshaded")
def test_k7_shaded_holds_for_the_deploy_of_the_kings_african_rifles_not_for_their_arrival(british: Kenya) -> None:
    there = {"nairobi": "1P"}
    table = british(card="K16", capabilities={"K7": "shaded"}, **there).play("event unshaded nairobi 4 deploy")
    table.play("nairobi 0 2")
    assert (table.pieces("nairobi"), table.kind, table.actor) == ("4T 3P", "action", "mau_mau")
    table = british(card="K16", capabilities={"K7": "shaded"}, kiambu="2T", **there)
    table.play("event unshaded nairobi deploy done nairobi kiambu 2")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("6T 1P", "")


@rule("kenya", "K7 shaded", "K15 unshaded")
def test_k7_shaded_placing_and_sweeping_in_nairobi_is_no_deploy(british: Kenya) -> None:
    table = british(card="K15", capabilities={"K7": "shaded"}, nairobi="3U", kiambu="1T")
    table.play("event unshaded 1 1 kiambu")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("3A 2T 1P", "")


# K11 Swynnerton Plan


@rule("kenya", "K11 unshaded", "4.2.1")
def test_k11_reward_selects_two_spaces(british: Kenya) -> None:
    table = british(capabilities={"K11": "unshaded"}, nairobi="1P 1Ter Resist", nyeri="1P", thika="1P")
    table.play("op deploy special reward nairobi")
    assert (table.kind, table.options) == ("reward.space", ["nyeri", "thika", "done"])
    assert table.refused("nairobi") == "4.1"
    assert table.refused("embu") == "4.2.1"
    table.play("thika")
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "thika")] == ["1P", "1P", "1P Loyal"]
    assert table.kind == "deploy.space"


@rule("kenya", "K11 unshaded", "4.2.1")
def test_k11_the_second_space_is_optional(british: Kenya) -> None:
    table = british(card="K11", pipeline=2, nyeri="1P", embu="1P").play("event unshaded pass.op")
    table.play("op relocate special reward embu done nyeri {6}")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1P", "1P Loyal")
    assert table["nyeri"]["population"] == 1


@rule("kenya", "4.2.1")
def test_without_k11_reward_is_in_one_space(british: Kenya) -> None:
    table = british(nyeri="1P", embu="1P").play("op deploy special reward nyeri")
    assert table.kind == "deploy.space"
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1P Loyal", "1P")


@rule("kenya", "K11 unshaded", "K24 unshaded")
@pytest.mark.parametrize("faction", ["british", "mau_mau"])
def test_k11_holds_for_the_reward_of_the_labour_party(kenya: Kenya, faction: str) -> None:
    table = kenya(card="K24", first=faction, capabilities={"K11": "unshaded"}, nyeri="1P", embu="1P", meru="1P Resist")
    table.play("event unshaded done done embu")
    assert (table.actor, table.options) == ("british", ["nyeri", "meru", "done"])
    table.play("meru")
    assert [table.pieces(space) for space in ("nyeri", "embu", "meru")] == ["1P", "1P Loyal", "1P"]
    assert table.kind == "action"


@rule("kenya", "K11 unshaded", "6.3.1")
def test_k11_holds_in_the_support_phase(kenya: Kenya) -> None:
    # [K-33]
    table = kenya(
        card="K33", deck=["K1"], capabilities={"K11": "unshaded"}, nyeri="1P", embu="1P", meru="1P 1Ter Loyal"
    )
    assert (table.kind, table.options) == ("reward.space", ["nyeri", "embu", "meru", "done"])
    table.play("nyeri meru")
    assert [table.pieces(space) for space in ("nyeri", "embu", "meru")] == ["1P Loyal", "1P", "1P Loyal"]
    assert table.kind != "reward.space"


@rule("kenya", "K11 shaded", "4.2.1")
@pytest.mark.parametrize(("jungle", "other"), [("aberdares", "mount_kenya"), ("mount_kenya", "aberdares")])
def test_k11_shaded_the_mau_mau_may_answer_a_reward_in_a_mountain_jungle(
    british: Kenya, jungle: str, other: str
) -> None:
    table = british(capabilities={"K11": "shaded"}, nyeri="1P", **{jungle: "1A 1T"})
    table.play("op deploy special reward nyeri")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    assert table.options == ["aberdares", "mount_kenya", "done"]
    table.play(jungle)
    assert (table.pieces(jungle), table.pieces(other)) == ("1U 1A 1T", "")
    assert (table.control(jungle), table["political_will"]) == ("mau_mau", 10)
    assert table.pieces("nyeri") == "1P Loyal"
    assert (table.actor, table.kind) == ("british", "deploy.space")


@rule("kenya", "K11 shaded", "4.2.1")
def test_k11_shaded_they_need_not(british: Kenya) -> None:
    table = british(card="K11", nyeri="1P").play("event shaded pass.op op deploy special reward nyeri done done")
    assert table["available"]["guerrillas"] == 15
    assert (table.actor, table.kind) == ("british", "deploy.space")


@rule("kenya", "K11 shaded", "1.4.1", "5.1.1")
def test_k11_shaded_only_an_available_guerrilla_is_placed(british: Kenya) -> None:
    # [K-5] The British execute the Reward.
    table = british(capabilities={"K11": "shaded"}, nyeri="1P", embu="1P", thika="15U").play(
        "op deploy special reward nyeri"
    )
    assert (table.actor, table.kind) == ("british", "deploy.space")
    assert table.pieces("thika") == "15U"


@rule("kenya", "K11 shaded", "K24 unshaded")
@pytest.mark.parametrize("faction", ["british", "mau_mau"])
def test_k11_shaded_holds_for_the_reward_of_the_labour_party(kenya: Kenya, faction: str) -> None:
    # [K-30]
    table = kenya(card="K24", first=faction, capabilities={"K11": "shaded"}, nyeri="1P", embu="1P")
    table.play("event unshaded done done embu")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    table.play("aberdares")
    assert (table.pieces("aberdares"), table.pieces("embu"), table.kind) == ("1U", "1P Loyal", "action")


@rule("kenya", "K11 shaded", "K24 unshaded", "5.1.3")
def test_k11_shaded_without_a_space_to_reward_there_is_no_guerrilla(british: Kenya) -> None:
    table = british(card="K24", capabilities={"K11": "shaded"}, nyeri="1P 1U").play("event unshaded done")
    assert (table.actor, table.kind) == ("mau_mau", "action")
    assert table["available"]["guerrillas"] == 14


@rule("kenya", "K11 shaded", "6.3.1")
def test_k11_shaded_holds_in_the_support_phase_before_oath(kenya: Kenya) -> None:
    # [K-30, K-33]
    table = kenya(card="K33", deck=["K1"], capabilities={"K11": "shaded"}, nyeri="1P", embu="1U")
    table.play("nyeri")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    table.play("mount_kenya")
    assert table.pieces("mount_kenya") == "1U"
    assert table.kind == "oath.space"
    declined = kenya(card="K33", deck=["K1"], capabilities={"K11": "shaded"}, nyeri="1P", embu="1U").play("done")
    assert declined.kind == "oath.space"
