"""Underground and Active, factions, Loyalty and Resistance, Resources, Terror and the tracks (1.4.3-1.6, 1.8-1.11)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import smallwars
from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]

# 1.4.3 Underground and Active


@rule("kenya", "1.4.3", "2.1")
def test_guerrillas_are_set_up_underground() -> None:
    spaces = smallwars.new("kenya", seed=1).position()["spaces"]
    assert (sum(there["underground"] for there in spaces.values()), spaces["nairobi"]["active"]) == (8, 0)
    assert not any(there["active"] for there in spaces.values())


@rule("kenya", "1.4.3", "3.3.1")
def test_guerrillas_placed_by_rally_are_underground(kenya: Kenya) -> None:
    assert kenya(nyeri="1B 1A").play("op rally nyeri 2").pieces("nyeri") == "1B 2U 1A"


@rule("kenya", "1.4.3", "4.3.2")
def test_a_guerrilla_placed_by_oath_is_underground(kenya: Kenya) -> None:
    assert kenya(nyeri="1U 1A").play("op march special oath 1").pieces("nyeri") == "2U 1A Resist"


@rule("kenya", "1.4.3", "K2 shaded")
def test_a_guerrilla_placed_by_an_event_is_underground(kenya: Kenya) -> None:
    assert kenya(card="K2", nairobi="1A 3T").play("event shaded").pieces("nairobi") == "1U 1A 3T Resist"


@rule("kenya", "1.4.3", "K6 shaded")
def test_a_guerrilla_that_replaces_something_is_underground(kenya: Kenya) -> None:
    assert kenya(card="K6", nyeri="1A 2Ter").play("event shaded").pieces("nyeri") == "2U 1A"


@rule("kenya", "1.4.3", "3.3.3", "6.5")
def test_a_guerrilla_becomes_active_by_acting_and_underground_at_reset(kenya: Kenya) -> None:
    table = kenya(deck=["K33", "K2"], meru="1U").play("op terror meru")
    assert table.pieces("meru") == "1A 1Ter Resist"
    table.play("done pass.event done")
    assert table["card"] == "K33"
    table.play("done done")
    assert (table["card"], table.pieces("meru")) == ("K2", "1U Resist")


@rule("kenya", "1.4.3", "K12 unshaded")
def test_guerrillas_that_are_active_already_stay_active(kenya: Kenya) -> None:
    table = kenya(card="K12", nyeri="1U 2A", meru="1U").play("event unshaded meru nyeri")
    assert (table.pieces("nyeri"), table.pieces("meru")) == ("3A", "1A")


@rule("kenya", "1.4.3", "3.2.3")
def test_a_sweep_of_active_guerrillas_changes_nothing(kenya: Kenya) -> None:
    assert kenya(first="british", nyeri="2A 3T").play("limited sweep nyeri").pieces("nyeri") == "2A 3T"


@rule("kenya", "1.4.3", "3.3.2")
def test_marching_keeps_the_state(kenya: Kenya) -> None:
    table = kenya(mount_kenya="2U 2A").play("limited march nyeri mount_kenya 3 2")
    assert (table.pieces("nyeri"), table.pieces("mount_kenya")) == ("1U 2A", "1U")


@rule("kenya", "1.4.3", "4.3.3")
def test_raiders_keep_their_state(kenya: Kenya) -> None:
    """Ruling K-11."""
    table = kenya(aberdares="1U 1A", rift_valley="4T").play("op rally special raid rift_valley 2")
    assert (table.pieces("rift_valley"), table.kind) == ("1U 1A 4T", "operation")


@rule("kenya", "1.4.3", "4.2.2")
@pytest.mark.parametrize(("state", "there"), [("underground", "1U"), ("active", "1A")])
def test_a_guerrilla_relocated_by_reprisal_keeps_its_state(kenya: Kenya, state: str, there: str) -> None:
    table = kenya(first="british", nyeri="1U 1A 1T").play(f"op sweep special reprisal {state} embu")
    assert table.pieces("embu") == there


# 1.5 Factions


@rule("kenya", "1.5")
def test_the_two_factions_are_the_british_and_the_mau_mau(kenya: Kenya) -> None:
    table = kenya()
    assert table.actor == "mau_mau"
    assert table.play("pass.event").actor == "british"
    for faction in ("british", "mau_mau"):
        assert table.game.view(faction)["card"] == "K9"
    with pytest.raises(smallwars.InvalidPosition):
        table.game.view("eoka")


# 1.6 Loyalty and Resistance

SHIFTED = [("Loyal", ""), ("", "Resist"), ("Resist", "Resist")]
REWARDED = [("Resist", ""), ("", "Loyal")]


@rule("kenya", "1.6", "3.3.3")
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika"])
@pytest.mark.parametrize(("before", "after"), SHIFTED)
def test_a_shift_towards_resistance_is_one_level(kenya: Kenya, space: str, before: str, after: str) -> None:
    table = kenya(**{space: f"1U {before}"}).play(f"op terror {space}")
    assert table.pieces(space) == f"1A 1Ter {after}".strip()


@rule("kenya", "1.6", "4.2.1")
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika"])
@pytest.mark.parametrize(("before", "after"), REWARDED)
def test_a_shift_towards_loyalty_is_one_level(kenya: Kenya, space: str, before: str, after: str) -> None:
    table = kenya(first="british", **{space: f"1T {before}"}).play("op deploy special reward")
    assert table.pieces(space) == f"1T {after}".strip()


@rule("kenya", "1.6", "4.2.1")
def test_a_loyal_space_shifts_no_further(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T 1Ter Loyal").play("op deploy special reward")
    assert table.pieces("nyeri") == "1T Loyal"


@rule("kenya", "1.6", "K1 unshaded", "K13 unshaded")
@pytest.mark.parametrize("before", ["Resist", ""])
def test_to_set_a_space_to_loyal_passes_over_neutral(kenya: Kenya, before: str) -> None:
    assert kenya(card="K1", nairobi=f"1T {before}").play("event unshaded").pieces("nairobi") == "1T Loyal"
    assert kenya(card="K13", thika=before).play("event unshaded thika 0").pieces("thika") == "Loyal"


@rule("kenya", "1.6", "K16 shaded", "K17 shaded")
@pytest.mark.parametrize("before", ["Resist", "", "Loyal"])
def test_to_set_a_space_to_resistance_passes_over_neutral(kenya: Kenya, before: str) -> None:
    assert kenya(card="K16", nyeri=f"1T {before}").play("event shaded").pieces("nyeri") == "1T 1Ter Resist"
    assert kenya(card="K17", thika=f"1U {before}").play("event shaded").pieces("thika") == "Resist"


@rule("kenya", "1.6", "4.2.2", "K4")
@pytest.mark.parametrize("before", ["Resist", "", "Loyal"])
def test_to_set_a_space_to_neutral_removes_either_marker(kenya: Kenya, before: str) -> None:
    assert kenya(card="K4", nyeri=before).play("event nyeri done").pieces("nyeri") == "1Ter"
    table = kenya(first="british", nyeri=f"1T {before}").play("op sweep special {6}")
    assert table.pieces("nyeri") == "1T 1Ter"


@rule("kenya", "1.6", "3.2.2")
@pytest.mark.parametrize("stance", ["Resist", "Loyal"])
def test_loyalty_and_resistance_go_with_the_last_population_and_terror_stays(kenya: Kenya, stance: str) -> None:
    """Ruling K-34."""
    table = kenya(first="british", meru=f"1T 2Ter {stance}").play("limited relocate meru")
    assert (table.pieces("meru"), table["meru"]["population"], table.kind) == ("1T 2Ter", 0, "die")


@rule("kenya", "1.6", "3.2.2")
@pytest.mark.parametrize("stance", ["Resist", "Loyal"])
def test_they_stay_while_there_is_population(kenya: Kenya, stance: str) -> None:
    table = kenya(first="british", nyeri=f"1T {stance}").play("limited relocate nyeri {6}")
    assert (table.pieces("nyeri"), table["nyeri"]["population"]) == (f"1T {stance}", 1)


@rule("kenya", "1.6", "3.3.3", "K12 shaded", "K16 shaded")
def test_an_unpopulated_province_is_always_neutral(kenya: Kenya) -> None:
    """Ruling K-8."""
    assert kenya(nyeri="1U 0pop").play("op terror nyeri").pieces("nyeri") == "1A 1Ter"
    assert kenya(card="K12", nyeri="1U 2P 0pop").play("event shaded").pieces("nyeri") == "1U 1P"
    assert kenya(card="K16", nyeri="1T 0pop").play("event shaded").pieces("nyeri") == "1T 1Ter"


@rule("kenya", "1.6", "K27 shaded")
def test_population_that_returns_is_neutral(kenya: Kenya) -> None:
    table = kenya(card="K27", nyeri="0pop").play("event shaded")
    assert (table["nyeri"]["stance"], table["nyeri"]["population"]) == ("neutral", 1)


# 1.8 Resources


@rule("kenya", "1.8", "3.1")
def test_the_mau_mau_pay_for_operations_with_resources(kenya: Kenya) -> None:
    table = kenya(resources=2).play("op rally nyeri")
    assert table["resources"] == 1
    table.play("meru")
    assert table["resources"] == 0
    assert table.refused("embu") == "3.1"


@rule("kenya", "1.8", "3.1")
def test_without_resources_the_mau_mau_conduct_no_operation(kenya: Kenya) -> None:
    table = kenya(resources=0, nyeri="1U")
    assert table.options == ["event", "pass.op", "pass.limited", "pass.event"]
    assert (table.refused("op"), table.refused("limited")) == ("3.1", "3.1")


@rule("kenya", "1.8", "4.3.1", "6.2", "2.3.3")
def test_resources_never_rise_above_twenty(kenya: Kenya) -> None:
    assert kenya(resources=19, nairobi="2B 1U").play("op march special supply")["resources"] == 20
    assert kenya(card="K33", resources=18, aberdares="2B", mount_kenya="2B")["resources"] == 20
    assert kenya(resources=20).play("pass.event")["resources"] == 20


@rule("kenya", "1.8")
@pytest.mark.parametrize("resources", [-1, 21])
def test_no_position_has_resources_beyond_the_track(kenya: Kenya, resources: int) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="resources"):
        kenya(resources=resources)


@rule("kenya", "1.8", "3.1")
@pytest.mark.parametrize("words", ["deploy nairobi 4", "relocate nyeri {6}", "sweep nyeri", "assault nyeri"])
def test_british_operations_cost_nothing(kenya: Kenya, words: str) -> None:
    table = kenya(first="british", resources=0, nyeri="1A 2T").play(f"limited {words}")
    assert table["resources"] == 0


# 1.9 Terror


@rule("kenya", "1.9")
def test_terror_markers_are_placed_by_terror_reprisal_and_events(kenya: Kenya) -> None:
    assert kenya(thika="1U").play("op terror thika").pieces("thika") == "1A 1Ter Resist"
    assert kenya(first="british", thika="1T").play("op sweep special {6}").pieces("thika") == "1T 1Ter"
    assert kenya(card="K4").play("event thika done").pieces("thika") == "1Ter"


@rule("kenya", "1.9", "6.1.2")
def test_terror_moves_political_will_in_the_propaganda_round_only(kenya: Kenya) -> None:
    assert kenya(thika="1U 3P").play("op terror thika terror")["political_will"] == 10
    assert kenya(card="K33", thika="1Ter")["political_will"] == 10 + 4 - 1


@rule("kenya", "1.9", "4.2.1")
def test_reward_removes_one_terror_marker(kenya: Kenya) -> None:
    assert kenya(first="british", thika="1T 3Ter").play("op deploy special").pieces("thika") == "1T 2Ter Loyal"


@rule("kenya", "1.9", "6.5")
def test_the_reset_phase_removes_every_terror_marker(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K2"], nyeri="2Ter", thika="1Ter", aberdares="1Ter").play("done done")
    assert (table["card"], [there["terror"] for there in table["spaces"].values()]) == ("K2", [0] * 12)


# 1.10 Political Will


@rule("kenya", "1.10", "7.0")
@pytest.mark.parametrize("will", [-1, 21])
def test_no_position_has_political_will_beyond_the_track(kenya: Kenya, will: int) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="political_will"):
        kenya(political_will=will)


@rule("kenya", "1.10", "5.1.1", "K25 unshaded")
@pytest.mark.parametrize(("will", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_an_event_does_not_raise_it_above_twenty(kenya: Kenya, will: int, after: int) -> None:
    table = kenya(card="K25", political_will=will).play("event unshaded")
    assert (table["political_will"], table.game.result) == (after, None)


@rule("kenya", "1.10", "5.1.1", "K32 shaded")
@pytest.mark.parametrize(("will", "after"), [(5, 1), (4, 0), (3, 0), (0, 0)])
def test_an_event_does_not_lower_it_below_zero(kenya: Kenya, will: int, after: int) -> None:
    table = kenya(card="K32", political_will=will, pipeline=4).play("event shaded")
    assert (table["political_will"], table.game.result) == (after, None)


@rule("kenya", "1.10", "1.7")
@pytest.mark.parametrize(("will", "after"), [(3, 1), (1, 0), (0, 0)])
def test_control_does_not_lower_it_below_zero(kenya: Kenya, will: int, after: int) -> None:
    assert kenya(political_will=will).play("op rally nairobi")["political_will"] == after


@rule("kenya", "1.10", "1.7")
@pytest.mark.parametrize(("will", "after"), [(17, 19), (19, 20), (20, 20)])
def test_control_does_not_raise_it_above_twenty(kenya: Kenya, will: int, after: int) -> None:
    table = kenya(first="british", political_will=will, nyeri="3A 2T").play("op assault nyeri")
    assert table["political_will"] == after


@rule("kenya", "1.10", "6.1")
def test_the_propaganda_round_keeps_it_on_the_track(kenya: Kenya) -> None:
    assert kenya(card="K33", political_will=19)["political_will"] == 20
    everywhere = {space: "Resist" for space in KENYA[:10]}
    assert kenya(card="K33", political_will=9, **everywhere)["political_will"] == 0


# 1.11 Pipeline


@rule("kenya", "1.11", "6.6")
@pytest.mark.parametrize("pipeline", [-1, 5])
def test_the_pipeline_has_five_boxes(kenya: Kenya, pipeline: int) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="pipeline"):
        kenya(pipeline=pipeline)


@rule("kenya", "1.11", "6.6.2", "3.2.2")
@pytest.mark.parametrize(("pipeline", "spaces"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_pipeline_sets_the_spaces_of_relocate(kenya: Kenya, pipeline: int, spaces: int) -> None:
    """Ruling K-37."""
    table = kenya(first="british", pipeline=pipeline, kiambu="1T", nyeri="1T", embu="1T").play("op")
    if spaces == 0:
        assert table.refused("relocate") == "6.6.2"
        return
    table.play("relocate " + " ".join(["kiambu", "nyeri"][:spaces]))
    assert table.refused("embu") == "3.1"
    table.play("done {6}")
    assert [table[name]["population"] for name in ("kiambu", "nyeri", "embu")] == [1, 3 - spaces, 1]


@rule("kenya", "1.11", "6.6.2", "4.2.2")
@pytest.mark.parametrize(("pipeline", "spaces"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_pipeline_sets_the_spaces_of_reprisal(kenya: Kenya, pipeline: int, spaces: int) -> None:
    """Ruling K-37."""
    table = kenya(first="british", pipeline=pipeline, kiambu="1T", nyeri="1T", embu="1T").play("op sweep")
    if spaces == 0:
        assert "special" not in table.options
        return
    table.play("special " + " ".join(["kiambu", "nyeri"][:spaces]) + (" {6}" if pipeline > 1 else ""))
    markers = [table[name]["terror"] for name in ("kiambu", "nyeri", "embu")]
    assert (markers, table.kind) == ([1, spaces - 1, 0], "sweep.space")


@rule("kenya", "1.11", "6.6.3")
@pytest.mark.parametrize(("pipeline", "die", "will"), [(2, 1, 9), (2, 2, 10), (4, 3, 9), (4, 4, 10)])
def test_the_pipeline_sets_what_they_risk_in_political_will(kenya: Kenya, pipeline: int, die: int, will: int) -> None:
    table = kenya(first="british", pipeline=pipeline, nyeri="1T").play(f"limited relocate nyeri {{{die}}}")
    assert table["political_will"] == will
