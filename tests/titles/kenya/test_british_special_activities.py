"""Reward, Reprisal, Air Strike (4.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

EVERYTHING: dict[str, Any] = {"nyeri": "1A 3T Resist", "embu": "1A 2T", "aberdares": "2A"}
"""Every British Operation and, but for the pairing, every British Special Activity is possible."""


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


# 4.1.1: accompanying Operations


@rule("kenya", "4.1.1", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("operation", "specials", "refused"),
    [
        ("deploy", ["reward", "air_strike"], "reprisal"),
        ("relocate", ["reward", "air_strike"], "reprisal"),
        ("sweep", ["reprisal", "air_strike"], "reward"),
        ("assault", ["reprisal", "air_strike"], "reward"),
    ],
)
def test_which_special_activities_accompany_which_operation(
    british: Kenya, operation: str, specials: list[str], refused: str
) -> None:
    table = british(**EVERYTHING).play(f"op {operation} special")
    assert (table.kind, table.options) == ("special_activity", specials)
    assert table.refused(refused) == "4.1.1"


# 4.2.1 Reward


@rule("kenya", "4.2.1", "1.6", "1.9")
@pytest.mark.parametrize(
    ("markers", "after"),
    [
        ("Resist", ""),
        ("", "Loyal"),
        ("1Ter Resist", ""),
        ("1Ter", "Loyal"),
        ("2Ter Resist", "1Ter"),
        ("3Ter", "2Ter Loyal"),
        ("1Ter Loyal", "Loyal"),
        ("2Ter Loyal", "1Ter Loyal"),
    ],
)
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika"])
def test_reward_removes_one_terror_and_shifts_once_towards_loyalty(
    british: Kenya, space: str, markers: str, after: str
) -> None:
    table = british(**{space: f"2T 1U {markers}"}).play("op deploy special")
    assert table.pieces(space) == f"1U 2T {after}".rstrip()
    assert (table["political_will"], table["pipeline"], table.kind) == (10, 2, "deploy.space")


@rule("kenya", "4.2.1")
def test_reward_selects_one_space(british: Kenya) -> None:
    table = british(nyeri="2T Resist", embu="1P", nairobi="1T").play("op deploy special")
    assert (table.kind, table.options) == ("reward.space", ["nairobi", "nyeri", "embu"])
    table.play("embu")
    assert table.kind == "deploy.space"
    assert [table.pieces(name) for name in ("nyeri", "embu", "nairobi")] == ["2T Resist", "1P Loyal", "1T"]


@rule("kenya", "4.2.1", "1.7")
@pytest.mark.parametrize("there", ["Resist", "1Ter", "1T 1U", "1P 1B Resist", "1T 2A 1Ter", "2U Resist"])
def test_a_space_without_british_control_is_not_rewarded(british: Kenya, there: str) -> None:
    table = british(nyeri=there, embu="1P", meru="1P").play("op deploy special reward")
    assert table.refused("nyeri") == "4.2.1"


@rule("kenya", "4.2.1")
def test_an_unpopulated_space_is_not_rewarded(british: Kenya) -> None:
    table = british(nyeri="2T 1Ter 0pop", aberdares="2T", embu="1P", meru="1P").play("op deploy special reward")
    assert [table.refused(name) for name in ("nyeri", "aberdares")] == ["4.2.1", "4.2.1"]


@rule("kenya", "4.2.1")
def test_a_loyal_space_without_terror_is_not_rewarded(british: Kenya) -> None:
    # [K-40]
    table = british(nyeri="2T Loyal", embu="1P", meru="1P").play("op deploy special reward")
    assert table.refused("nyeri") == "4.2.1"


@rule("kenya", "4.2.1", "4.1")
@pytest.mark.parametrize("there", ["2T Loyal", "1T 1U", "2T 0pop", ""])
def test_reward_is_not_offered_without_a_space_for_it(british: Kenya, there: str) -> None:
    # [K-40]
    table = british(nyeri=there, thompsons_falls="1A", aberdares="1A").play("op deploy special")
    assert (table.kind, table.options) == ("air_strike.space", ["thompsons_falls", "aberdares"])
    table = british(nyeri=there).play("op deploy")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.2.1")
@pytest.mark.parametrize("there", ["1P", "1T", "2P 1A", "2T 1B"])
def test_any_cubes_give_the_control_that_reward_needs(british: Kenya, there: str) -> None:
    table = british(nyeri=there).play("op deploy special reward")
    assert table["nyeri"]["stance"] == "loyal"


# 4.2.2 Reprisal


@rule("kenya", "4.2.2", "1.6", "1.9")
@pytest.mark.parametrize("stance", ["Resist", "Loyal", ""])
@pytest.mark.parametrize(("terror", "after"), [("", "1Ter"), ("1Ter", "1Ter"), ("2Ter", "2Ter")])
def test_reprisal_sets_a_space_to_neutral_places_terror_where_none_is_and_moves_a_guerrilla(
    british: Kenya, stance: str, terror: str, after: str
) -> None:
    table = british(nyeri=f"1U 2T {terror} {stance}", pipeline=1).play("op sweep special reprisal nyeri embu")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == [f"2T {after}", "1U"]
    assert (table["political_will"], table.kind) == (9, "sweep.space")


@rule("kenya", "4.2.2", "1.4.2")
def test_a_terror_marker_is_placed_in_each_space_that_had_none(british: Kenya) -> None:
    table = british(nyeri="1T 1Ter", embu="1T", pipeline=3).play("op sweep special reprisal nyeri embu {6}")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1T 1Ter", "1T 1Ter"]


@rule("kenya", "4.2.2", "1.4.3")
@pytest.mark.parametrize(
    ("which", "left", "gone"), [("underground", "1A 2T 1Ter", "1U"), ("active", "1U 2T 1Ter", "1A")]
)
def test_the_british_choose_the_guerrilla_which_keeps_its_state(
    british: Kenya, which: str, left: str, gone: str
) -> None:
    table = british(nyeri="1U 1A 2T", pipeline=1).play("op sweep special reprisal nyeri")
    assert (table.actor, table.kind, table.options) == ("british", "reprisal.guerrilla", ["underground", "active"])
    table.play(f"{which} mount_kenya")
    assert [table.pieces(name) for name in ("nyeri", "mount_kenya")] == [left, gone]


@rule("kenya", "4.2.2", "1.3.6")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("nyeri", ["fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya"]),
        ("kiambu", ["nairobi", "fort_hall", "rift_valley", "thika", "aberdares"]),
        ("nairobi", ["kiambu", "thika"]),
    ],
)
def test_the_british_choose_the_adjacent_space_it_goes_to(british: Kenya, space: str, near: list[str]) -> None:
    table = british(**{space: "1A 1T"}, pipeline=1).play(f"op sweep special reprisal {space}")
    assert (table.actor, table.kind, table.options) == ("british", "reprisal.destination", near)


@rule("kenya", "4.2.2", "3.1")
def test_one_guerrilla_moves_and_must_move(british: Kenya) -> None:
    table = british(nyeri="3A 1T", pipeline=1).play("op sweep special reprisal nyeri")
    assert "done" not in table.options
    table.play("aberdares")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["2A 1T 1Ter", "1A"]
    assert table.kind == "sweep.space"


@rule("kenya", "4.2.2")
@pytest.mark.parametrize(
    ("there", "after"), [("1T Resist", "1T 1Ter"), ("1B 1T Loyal", "1B 1T 1Ter"), ("2T", "2T 1Ter")]
)
def test_reprisal_where_there_is_no_guerrilla(british: Kenya, there: str, after: str) -> None:
    # [K-16] Bases stay.
    table = british(nyeri=there, pipeline=1).play("op sweep special reprisal nyeri")
    assert (table.pieces("nyeri"), table.kind) == (after, "sweep.space")


@rule("kenya", "4.2.2")
@pytest.mark.parametrize("there", ["", "2P", "2P 1U Resist", "3U", "2T 1A 0pop"])
def test_a_space_without_troops_or_population_is_refused(british: Kenya, there: str) -> None:
    table = british(nyeri=there, embu="1T", meru="1T").play("op sweep special reprisal")
    assert table.refused("nyeri") == "4.2.2"


@rule("kenya", "4.2.2", "1.3.3")
def test_a_mountain_jungle_is_refused(british: Kenya) -> None:
    table = british(aberdares="4T 2A", embu="1T", meru="1T").play("op sweep special reprisal")
    assert table.refused("aberdares") == "4.2.2"


@rule("kenya", "4.2.2")
def test_reprisal_needs_no_british_control_and_no_reserve(british: Kenya) -> None:
    table = british(nairobi="1T 4U", thika="1T 2B", nyeri="1T 1U", embu="1T 1P").play("op sweep special reprisal")
    assert table.options == ["nairobi", "nyeri", "embu", "thika"]


@rule("kenya", "4.2.2", "4.1")
@pytest.mark.parametrize("there", ["3P 1A", "2T 1A 0pop"])
def test_reprisal_is_not_offered_without_a_space_for_it(british: Kenya, there: str) -> None:
    table = british(nyeri=there, aberdares="2T 1A").play("op assault special")
    assert (table.kind, table.options) == ("air_strike.space", ["nyeri", "aberdares"])


@rule("kenya", "4.2.2", "6.6.2")
@pytest.mark.parametrize("operation", ["sweep", "assault"])
def test_there_is_no_reprisal_under_the_rule_of_law(british: Kenya, operation: str) -> None:
    # [K-37]
    table = british(nyeri="1A 2T", embu="1A 2T", pipeline=0).play(f"op {operation} special")
    assert table.kind == "air_strike.space"
    table = british(nyeri="1U 2T", embu="1U 2T", pipeline=0).play(f"op {operation}")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.2.2", "6.6.2")
@pytest.mark.parametrize(("pipeline", "roll"), [(1, ""), (2, "{6}")])
def test_reprisal_selects_one_space_at_emergency_powers_and_villagization(
    british: Kenya, pipeline: int, roll: str
) -> None:
    # [K-37]
    table = british(nyeri="1T", embu="1T", pipeline=pipeline).play(f"op sweep special reprisal nyeri {roll}")
    assert table.kind == "sweep.space"
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1T 1Ter", "1T"]


@rule("kenya", "4.2.2", "6.6.2", "6.6.3", "4.1")
@pytest.mark.parametrize("pipeline", [3, 4])
def test_reprisal_selects_two_spaces_at_prison_system_and_gulag_with_one_roll(british: Kenya, pipeline: int) -> None:
    # [K-37]
    table = british(nyeri="1T", embu="1T", meru="1T", pipeline=pipeline).play("op sweep special reprisal meru")
    assert table.options == ["nyeri", "embu", "done"]
    assert table.refused("meru") == "4.1"
    table.play("nyeri")
    assert (table.actor, table.kind) == ("chance", "die")
    table.play("{1}")
    assert [table.pieces(name) for name in ("nyeri", "embu", "meru")] == ["1T 1Ter", "1T", "1T 1Ter"]
    assert (table["political_will"], table.kind) == (9, "sweep.space")


@rule("kenya", "4.2.2", "6.6.2")
def test_at_prison_system_one_space_will_do(british: Kenya) -> None:
    table = british(nyeri="1T", embu="1T", pipeline=3).play("op sweep special reprisal embu done {6}")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1T", "1T 1Ter"]
    assert (table["political_will"], table.kind) == (10, "sweep.space")


@rule("kenya", "4.2.2", "6.6.2")
def test_a_second_reprisal_may_drive_the_same_guerrilla_on(british: Kenya) -> None:
    table = british(nyeri="1A 1T", embu="1T", pipeline=3)
    table.play("op sweep special reprisal nyeri embu embu mount_kenya {6}")
    assert [table.pieces(name) for name in ("nyeri", "embu", "mount_kenya")] == ["1T 1Ter", "1T 1Ter", "1A"]


@rule("kenya", "4.2.2", "6.6.3")
@pytest.mark.parametrize(
    ("pipeline", "die", "will"), [(2, 1, 9), (2, 2, 10), (3, 2, 9), (3, 3, 10), (4, 3, 9), (4, 4, 10), (2, 6, 10)]
)
def test_then_outrage_is_rolled_against_the_pipeline(british: Kenya, pipeline: int, die: int, will: int) -> None:
    table = british(nyeri="1A 2T", pipeline=pipeline).play("op assault special reprisal nyeri aberdares")
    assert (table.actor, table.kind, table.pieces("nyeri")) == ("chance", "die", "2T 1Ter")
    table.play(f"{{{die}}}")
    assert (table["political_will"], table["pipeline"]) == (will, pipeline)


@rule("kenya", "4.2.2", "1.7")
@pytest.mark.parametrize(
    ("there", "destination", "controls", "will"),
    [
        ("1A 1T", "embu", ("british", "mau_mau"), 9),
        ("2A 1T", "embu", (None, "mau_mau"), 11),
        ("2A 1T", "fort_hall", (None, "mau_mau"), 10),
        ("3A 1T", "aberdares", ("mau_mau", "mau_mau"), 10),
        ("2A 1T", "mount_kenya", (None, "mau_mau"), 12),
    ],
)
def test_the_guerrilla_takes_its_control_with_it(
    british: Kenya, there: str, destination: str, controls: tuple[str | None, str | None], will: int
) -> None:
    # Nyeri and Fort Hall count 2, Embu 1, the Mountain Jungles nothing.
    table = british(nyeri=there, pipeline=1).play(f"op sweep special reprisal nyeri {destination}")
    assert (table.control("nyeri"), table.control(destination)) == controls
    assert table["political_will"] == will


@rule("kenya", "4.2.2", "1.7", "1.10")
@pytest.mark.parametrize(("will", "after"), [(20, 20), (19, 20), (0, 1)])
def test_both_ends_of_the_move_are_one_step(british: Kenya, will: int, after: int) -> None:
    # [K-2, K-39] Nyeri: 2 up, Embu: 1 down.
    table = british(nyeri="2A 1T", pipeline=1, political_will=will).play("op sweep special reprisal nyeri embu")
    assert table["political_will"] == after


@rule("kenya", "4.2.2", "1.9")
def test_no_sixteenth_terror_marker_is_placed(british: Kenya) -> None:
    # [K-38]
    table = british(nyeri="1T Resist", embu="1T", meru="15Ter", pipeline=1).play("op sweep special reprisal nyeri")
    assert (table.pieces("nyeri"), table.pieces("meru")) == ("1T", "15Ter")


# 4.2.3 Air Strike


@rule("kenya", "4.2.3")
@pytest.mark.parametrize(
    ("there", "after"), [("1A", ""), ("3A", "2A"), ("2U 1A", "2U"), ("1B 2U 1A 1P", "1B 2U 1P"), ("1B 1A", "1B")]
)
@pytest.mark.parametrize("province", ["embu", "thika"])
def test_air_strike_removes_one_active_guerrilla_in_a_province(
    british: Kenya, province: str, there: str, after: str
) -> None:
    # No cubes are needed, and neither Underground Guerrillas nor Bases are harmed.
    table = british(**{province: there}).play("op deploy special")
    assert (table.pieces(province), table.kind) == (after, "deploy.space")
    assert table["available"]["guerrillas"] == 15 - table[province]["underground"] - table[province]["active"]
    assert table["available"]["bases"] == 4 - table[province]["bases"]


@rule("kenya", "4.2.3")
@pytest.mark.parametrize("jungle", ["aberdares", "mount_kenya"])
@pytest.mark.parametrize(("count", "after"), [(2, "1B 1U 1A"), (1, "1B 1U 2A")])
def test_air_strike_removes_up_to_two_active_guerrillas_in_a_mountain_jungle(
    british: Kenya, jungle: str, count: int, after: str
) -> None:
    table = british(**{jungle: "1B 1U 3A"}).play("op deploy special")
    assert (table.kind, set(table.options)) == ("air_strike.count", {"1", "2"})
    table.play(str(count))
    assert (table.pieces(jungle), table["political_will"]) == (after, 10)
    assert table["available"] == {"guerrillas": 11 + count, "bases": 3, "troops": 10, "police": 15}


@rule("kenya", "4.2.3")
def test_where_one_is_active_one_is_removed_in_a_mountain_jungle(british: Kenya) -> None:
    table = british(aberdares="1B 3U 1A").play("op deploy special")
    assert (table.pieces("aberdares"), table.kind) == ("1B 3U", "deploy.space")


@rule("kenya", "4.2.3")
def test_air_strike_selects_one_space(british: Kenya) -> None:
    table = british(nyeri="2A", embu="1A 0pop", rift_valley="1U 1A", aberdares="1A").play("op deploy special")
    assert (table.kind, table.options) == ("air_strike.space", ["nyeri", "embu", "rift_valley", "aberdares"])
    table.play("embu")
    assert table.kind == "deploy.space"
    assert [table.pieces(name) for name in ("nyeri", "embu", "rift_valley", "aberdares")] == ["2A", "", "1U 1A", "1A"]


@rule("kenya", "4.2.3", "1.3.4")
def test_nairobi_is_refused(british: Kenya) -> None:
    table = british(nairobi="3A", nyeri="1A", embu="1A").play("op deploy special")
    assert table.refused("nairobi") == "4.2.3"


@rule("kenya", "4.2.3")
@pytest.mark.parametrize("there", ["", "2U", "1B", "1B 2U 3T"])
def test_a_space_without_an_active_guerrilla_is_refused(british: Kenya, there: str) -> None:
    # [K-40]
    table = british(aberdares=there, nyeri="1A", embu="1A").play("op deploy special")
    assert table.refused("aberdares") == "4.2.3"


@rule("kenya", "4.2.3", "4.1")
@pytest.mark.parametrize("operation", ["deploy", "relocate"])
def test_air_strike_is_not_offered_without_a_space_for_it(british: Kenya, operation: str) -> None:
    # [K-40] Reward is all there is, and Nairobi no place for Air Strikes.
    there = {"nairobi": "1A 2T", "nyeri": "1U 2T", "embu": "2T", "aberdares": "1U"}
    table = british(**there).play(f"op {operation} special")
    assert (table.kind, table.options) == ("reward.space", ["nairobi", "nyeri", "embu"])


@rule("kenya", "4.2.3", "4.1")
@pytest.mark.parametrize("operation", ["sweep", "assault"])
def test_nor_is_it_offered_beside_sweep_and_assault(british: Kenya, operation: str) -> None:
    # [K-40] Reprisal is all there is.
    there = {"nairobi": "1A 2T", "nyeri": "1U 2T", "embu": "2T", "aberdares": "1U"}
    table = british(**there).play(f"op {operation} special")
    assert (table.kind, table.options) == ("reprisal.space", ["nairobi", "nyeri", "embu"])


@rule("kenya", "4.2.3", "4.1.1")
@pytest.mark.parametrize("operation", ["deploy", "relocate", "sweep", "assault"])
def test_air_strike_accompanies_any_operation(british: Kenya, operation: str) -> None:
    table = british(nyeri="1U 2T", aberdares="1A", mount_kenya="1A")
    table.play(f"op {operation} special air_strike aberdares")
    assert [table.pieces(name) for name in ("aberdares", "mount_kenya")] == ["", "1A"]


@rule("kenya", "4.2.3", "1.7")
@pytest.mark.parametrize(
    ("space", "there", "control", "will"),
    [
        ("nyeri", "1A", None, 12),
        ("nyeri", "2A", "mau_mau", 10),
        ("nyeri", "1A 1T", "british", 10),
        ("embu", "2A 1T", None, 11),
        ("embu", "1A 0pop", None, 10),
        ("mount_kenya", "1A", None, 10),
    ],
)
def test_control_lost_by_an_air_strike_raises_political_will(
    british: Kenya, space: str, there: str, control: str | None, will: int
) -> None:
    table = british(**{space: there}, pipeline=0).play("op sweep special")
    assert (table.control(space), table["political_will"]) == (control, will)
