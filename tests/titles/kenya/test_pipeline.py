"""The Pipeline Track: moving it, its limits, Outrage (6.6)."""

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


# 6.6.1: moving the track


@rule("kenya", "6.6.1", "2.3.3")
@pytest.mark.parametrize("pipeline", [1, 2, 3])
@pytest.mark.parametrize(("way", "steps"), [("left", -1), ("right", 1), ("done", 0)])
def test_passing_the_british_may_move_it_one_step_either_way(
    british: Kenya, pipeline: int, way: str, steps: int
) -> None:
    table = british(pipeline=pipeline).play("pass.op")
    assert (table.actor, table.kind, table.options) == ("british", "pass.pipeline", ["left", "right", "done"])
    table.play(way)
    assert (table["pipeline"], table["political_will"], table.actor) == (pipeline + steps, 10, "mau_mau")


@rule("kenya", "6.6.1", "2.3.3")
@pytest.mark.parametrize(("pipeline", "options"), [(0, ["right", "done"]), (4, ["left", "done"])])
def test_the_track_ends_at_the_rule_of_law_and_at_gulag(british: Kenya, pipeline: int, options: list[str]) -> None:
    # [K-37]
    table = british(pipeline=pipeline).play("pass.event")
    assert table.options == options
    assert table.play(options[0])["pipeline"] == (1 if pipeline == 0 else 3)


@rule("kenya", "6.6.1", "2.3.3")
def test_the_mau_mau_do_not_move_it_by_passing(kenya: Kenya) -> None:
    table = kenya().play("pass.op")
    assert (table["pipeline"], table["resources"], table.actor) == (2, 6, "british")


@rule("kenya", "6.6.1", "6.5")
@pytest.mark.parametrize(("way", "pipeline"), [("left", 1), ("right", 3), ("done", 2)])
def test_at_the_end_of_a_propaganda_round_the_british_may_move_it(kenya: Kenya, way: str, pipeline: int) -> None:
    # The Mau Mau decline their free Rally first.
    table = kenya(card="K33").play("done")
    assert (table.actor, table.kind, table.options) == ("british", "reset.pipeline", ["left", "right", "done"])
    table.play(way)
    assert (table["pipeline"], table.kind) == (pipeline, "action")


@rule("kenya", "6.6.1", "5.1")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
@pytest.mark.parametrize(("pipeline", "after"), [(0, 0), (1, 0), (4, 3)])
def test_either_player_may_move_it_to_the_left_by_an_event(kenya: Kenya, first: str, pipeline: int, after: int) -> None:
    # K25 unshaded
    table = kenya(card="K25", first=first, pipeline=pipeline).play("event unshaded")
    assert (table["pipeline"], table["political_will"]) == (after, 12)


@rule("kenya", "6.6.1", "5.1")
@pytest.mark.parametrize("first", ["british", "mau_mau"])
@pytest.mark.parametrize(("pipeline", "after"), [(0, 1), (3, 4), (4, 4)])
def test_either_player_may_move_it_to_the_right_by_an_event(
    kenya: Kenya, first: str, pipeline: int, after: int
) -> None:
    # K1 unshaded
    table = kenya(card="K1", first=first, pipeline=pipeline).play("event unshaded")
    assert (table["pipeline"], table["nairobi"]["stance"]) == (after, "loyal")


@rule("kenya", "6.6.1")
def test_operations_and_special_activities_do_not_move_it(british: Kenya) -> None:
    table = british(nyeri="2A 2T", embu="1A 1T", pipeline=4)
    table.play("op assault special reprisal nyeri aberdares embu mount_kenya {1}")
    assert (table.actor, table.pieces("nyeri")) == ("mau_mau", "2T 1Ter")
    assert (table["pipeline"], table["political_will"]) == (4, 9)


# 6.6.2: limits


@rule("kenya", "6.6.2", "3.2.2", "1.11")
@pytest.mark.parametrize(("pipeline", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_how_many_spaces_relocate_may_select(british: Kenya, pipeline: int, most: int) -> None:
    # [K-37]
    reserves = ("kiambu", "nyeri", "meru")
    table = british(pipeline=pipeline, **{name: "1T" for name in reserves}).play("op")
    if most == 0:
        assert table.refused("relocate") == "6.6.2"
        return
    table.play("relocate")
    for name in reserves[:most]:
        table.play(name)
    assert [option for option in table.options if option in reserves] == []
    table.play("done {6} done")
    assert [table[name]["population"] for name in reserves] == [1, 2 - most // 2, 1]
    assert table.actor == "mau_mau"


@rule("kenya", "6.6.2", "4.2.2", "1.11")
@pytest.mark.parametrize(("pipeline", "most"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_how_many_spaces_reprisal_may_select(british: Kenya, pipeline: int, most: int) -> None:
    # [K-37]
    spaces = ("kiambu", "nyeri", "thika")
    table = british(pipeline=pipeline, **{name: "1T Resist" for name in spaces}).play("op sweep special reprisal")
    for name in spaces[:most]:
        assert name in table.options
        table.play(name)
    assert table.kind == ("sweep.space" if pipeline == 1 else "die")
    assert [table[name]["terror"] for name in spaces] == [1, most - 1, 0]


@rule("kenya", "6.6.2", "4.2.2", "1.11")
@pytest.mark.parametrize("operation", ["sweep", "assault"])
def test_no_reprisal_at_the_rule_of_law(british: Kenya, operation: str) -> None:
    # [K-37]
    table = british(pipeline=0, nyeri="1U 1T", embu="1U 1T").play(f"op {operation}")
    assert table.refused("special") == "4.1"


@rule("kenya", "6.6.2", "2.3.3")
def test_the_limit_is_that_of_the_moment(british: Kenya) -> None:
    # The pass opens Relocate on the next card.
    table = british(pipeline=1, nyeri="1T").play("pass.limited right pass.op limited relocate nyeri {6}")
    assert (table["nyeri"]["population"], table["pipeline"]) == (1, 2)


# 6.6.3: Outrage


@rule("kenya", "6.6.3", "3.2.2")
@pytest.mark.parametrize("pipeline", [2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_relocate_costs_a_political_will_below_the_pipeline_s_value(british: Kenya, pipeline: int, die: int) -> None:
    table = british(pipeline=pipeline, nyeri="1T").play(f"limited relocate nyeri {{{die}}}")
    assert (table["political_will"], table["nyeri"]["population"]) == (9 if die < pipeline else 10, 1)


@rule("kenya", "6.6.3", "4.2.2")
@pytest.mark.parametrize("pipeline", [2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_reprisal_costs_a_political_will_below_the_pipeline_s_value(british: Kenya, pipeline: int, die: int) -> None:
    table = british(pipeline=pipeline, nyeri="1T").play(f"op sweep special reprisal nyeri {{{die}}}")
    assert (table["political_will"], table.pieces("nyeri")) == (9 if die < pipeline else 10, "1T 1Ter")


@rule("kenya", "6.6.3", "4.2.2")
def test_at_emergency_powers_nobody_rolls(british: Kenya) -> None:
    # [K-18]
    table = british(pipeline=1, nyeri="1T").play("op sweep special reprisal nyeri")
    assert (table.actor, table.kind, table["political_will"]) == ("british", "sweep.space", 10)


@rule("kenya", "6.6.3", "5.1")
@pytest.mark.parametrize("pipeline", [0, 1])
def test_nor_for_an_event_at_the_rule_of_law_or_emergency_powers(british: Kenya, pipeline: int) -> None:
    # [K-18] K25 shaded
    table = british(card="K25", pipeline=pipeline).play("event shaded")
    assert (table.actor, table["political_will"]) == ("mau_mau", 10)


@rule("kenya", "6.6.3", "5.1")
@pytest.mark.parametrize(("die", "will"), [(2, 8), (3, 10)])
def test_some_events_call_for_the_same_roll(kenya: Kenya, die: int, will: int) -> None:
    # K25 shaded, which takes 2
    table = kenya(card="K25", pipeline=3).play(f"event shaded {{{die}}}")
    assert table["political_will"] == will


@rule("kenya", "6.6.3", "3.2.2", "4.2.2")
@pytest.mark.parametrize(
    "play", ["relocate nyeri embu done {1} done", "sweep special reprisal nyeri embu {1} nairobi done"]
)
def test_there_is_one_roll_however_many_spaces(british: Kenya, play: str) -> None:
    table = british(pipeline=4, nyeri="1T", embu="1T").play(f"op {play}")
    assert (table["political_will"], table.actor) == (9, "mau_mau")


@rule("kenya", "6.6.3", "1.10")
@pytest.mark.parametrize("play", ["limited relocate nyeri {1}", "op sweep special reprisal nyeri {1}"])
def test_outrage_takes_nothing_where_nothing_is_left(british: Kenya, play: str) -> None:
    table = british(pipeline=4, nyeri="1T", political_will=0).play(play)
    assert table["political_will"] == 0


@rule("kenya", "6.6.3")
@pytest.mark.parametrize("play", ["limited deploy nyeri 1 done", "limited sweep nyeri", "limited assault nyeri"])
def test_nothing_else_brings_outrage(british: Kenya, play: str) -> None:
    table = british(pipeline=4, nyeri="1A 2T").play(play)
    assert (table.actor, table["political_will"]) == ("mau_mau", 10)


@rule("kenya", "6.6.3", "4.1")
def test_reward_and_air_strike_bring_no_outrage(british: Kenya) -> None:
    table = british(pipeline=4, nyeri="1A 2T", aberdares="1A").play("op deploy special reward done done")
    assert (table.actor, table["political_will"]) == ("mau_mau", 10)
    table = british(pipeline=4, nyeri="1A 2T", aberdares="1A").play("op deploy special air_strike aberdares done done")
    assert (table.actor, table["political_will"]) == ("mau_mau", 10)
