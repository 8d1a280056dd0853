"""The sequence of play, and the turn agreed on for the end (5.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import Table, rule

Greece = Callable[..., Table]
Stage = tuple[str, str | None, str | None, str | None]

LAST = {"end_turn": 30}
BOTH = {"larissa": "division1 cadre1"}
"""A unit of each side that may move and attack."""
STARVING = {"evia": "police1 police2 [front0] [front0] dse", "arta": "2xfront0 [police1] [police1] government"}
"""Units of both sides subject to Attrition: the Government has to choose, the DSE has no choice."""
ENDS = [5, 10, 15, 20, 25, 30]


def stage(table: Table) -> Stage:
    """Where the game stands: phase, whose it is, what is asked of whom."""
    return table["phase"], table["active"], table.kind, table.actor


def trace(table: Table, words: str) -> list[Stage]:
    """Every question on the way, and the one after the last word."""
    stages = [stage(table)]
    for word in words.split():
        stages.append(stage(table.play(word)))
    return stages


def player_turn(side: str, mobilization: list[str]) -> list[Stage]:
    """The questions of a player's phases."""
    regroup = [("movement", side, "regroup", side)] if side == "government" else []
    moves = [("movement", side, "move", side), ("conflict", side, "attack", side)]
    return [*[("mobilization", side, kind, side) for kind in mobilization], *regroup, *moves]


# A turn


@rule("greek_civil_war", "5.0")
def test_an_even_turn_has_initiative_movement_and_conflict_of_both_then_the_control_check(greece: Greece) -> None:
    table = greece(phase="initiative", turn=2, political_index={"government": 51, "dse": 50}, **BOTH)
    assert trace(table, "dse done done done done done add.all") == [
        ("initiative", None, "first", "government"),
        *player_turn("dse", []),
        *player_turn("government", []),
        ("control", None, "control", "dse"),
        ("initiative", None, "first", "dse"),
    ]
    assert table["turn"] == 3


@rule("greek_civil_war", "5.0", "9.0")
def test_an_odd_turn_begins_with_the_mobilization_of_each_player(greece: Greece) -> None:
    table = greece(phase="initiative", political_index={"government": 51, "dse": 50}, **BOTH)
    assert trace(table, "government done done done done done done done done add.all") == [
        ("initiative", None, "first", "government"),
        *player_turn("government", ["resettle", "mobilize"]),
        *player_turn("dse", ["mobilize"]),
        ("control", None, "control", "dse"),
        ("initiative", None, "first", "dse"),
    ]
    assert table["turn"] == 4


@rule("greek_civil_war", "5.0", "9.0")
@pytest.mark.parametrize("side", ["government", "dse"])
@pytest.mark.parametrize("turn", range(1, 31))
def test_mobilization_is_in_odd_turns_but_not_in_the_first(side: str, turn: int, greece: Greece) -> None:
    """Ruling G-14."""
    first = "dse" if side == "government" else "government"
    table = greece("mobilization", side, LAST, first=first, turn=turn, athens="police1", evros="cadre1")
    kind = "mobilize" if turn % 2 == 1 and turn > 1 else "move"
    assert (table.kind, table.actor, table["turn"]) == (kind, side, turn)


@rule("greek_civil_war", "5.0")
def test_there_is_no_mobilization_for_either_player_on_the_first_turn(greece: Greece) -> None:
    table = greece(phase="initiative", turn=1, **BOTH)
    kinds = [kind for _, _, kind, _ in trace(table, "government done done done done done add.all")]
    assert kinds == ["first", "regroup", "move", "attack", "move", "attack", "control", "first"]


@rule("greek_civil_war", "5.0", "14.1")
def test_areas_are_uncontrolled_until_the_first_control_phase(greece: Greece) -> None:
    table = greece(phase="initiative", turn=1, kastoria="[police1]", evritania="[guerrilla1]")
    assert (table["kastoria"]["control"], table["evritania"]["control"]) == (None, None)
    table.play("government done")
    assert (table["phase"], table.kind) == ("control", "control")
    assert (table["kastoria"]["control"], table["evritania"]["control"]) == ("government", "dse")


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize(("first", "second"), [("government", "dse"), ("dse", "government")])
def test_the_first_player_completes_his_phases_before_the_second_begins(
    first: str, second: str, greece: Greece
) -> None:
    table = greece("conflict", first, turn=4, first=first, **BOTH)
    rest = [*player_turn(second, []), ("control", None, "control", "dse")]
    assert trace(table, "done " * len(rest)) == [("conflict", first, "attack", first), *rest]


@rule("greek_civil_war", "5.0", "11.1")
def test_open_combat_comes_before_combat_for_squares(greece: Greece) -> None:
    """Ruling G-42: Region by Region."""
    table = greece("conflict", "dse", larissa="2xfront0 police1 [police1] [] []").play("larissa")
    assert table.options == ["open", "square.police1"]
    table.play("square.police1 front0 done decline {6}")
    assert (table.kind, table.options) == ("attack.target", ["square.police1", "done"])
    assert table.refused("open") == "11.1"


@rule("greek_civil_war", "5.0", "14.1")
@pytest.mark.parametrize(("first", "second"), [("government", "dse"), ("dse", "government")])
def test_the_control_check_follows_and_the_first_player_collects_first(first: str, second: str, greece: Greece) -> None:
    """Ruling G-7."""
    table = greece("conflict", second, first=first, kastoria="[police1]", evros="cadre1")
    assert stage(table) == ("control", None, "control", first)
    table.play("add" if first == "government" else "add.all")
    assert stage(table) == ("control", None, "control", second)
    table.play("add.all" if first == "government" else "add")
    assert table["political_index"] == {"government": 51, "dse": 54}


# Attrition and the next turn


@rule("greek_civil_war", "5.0", "15.0")
@pytest.mark.parametrize("turn", range(1, 31))
def test_attrition_is_in_even_turns(turn: int, greece: Greece) -> None:
    table = greece("attrition", None, LAST, first="dse", turn=turn, **STARVING)
    if turn % 2 == 0:
        assert (table.kind, table.actor, table["turn"]) == ("attrition.unit", "government", turn)
    else:
        assert (table["phase"], table["turn"], table.kind) == ("initiative", turn + 1, "first")
        assert table.units("evia") == "police1 police2 [front0] [front0]"


@rule("greek_civil_war", "5.0", "15.0")
def test_the_second_player_suffers_attrition_first(greece: Greece) -> None:
    table = greece("attrition", None, turn=4, first="dse", **STARVING)
    assert (table.actor, table.units("arta")) == ("government", "2xfront0 [police1] [police1]")
    table.play("police2")
    assert (table.units("evia"), table.units("arta")) == ("2xpolice1 [front0] [front0]", "front0 [police1] [police1]")
    table = greece("attrition", None, turn=4, first="government", **STARVING)
    assert (table.actor, table.units("arta")) == ("government", "front0 [police1] [police1]")
    table.play("police1")
    assert (table["turn"], table.units("evia")) == (5, "police2 [front0] [front0]")


@rule("greek_civil_war", "5.0", "15.0")
def test_attrition_goes_by_the_control_check_just_made(greece: Greece) -> None:
    """Ruling G-11: Kastoria was the Government's before, and is the other side's now."""
    table = greece("control", None, turn=4, first="dse", kastoria="police2 [cadre1] government")
    table.play("add.all")
    assert (table["turn"], table["kastoria"]["control"], table.units("kastoria")) == (5, "dse", "police1 [cadre1]")


@rule("greek_civil_war", "5.0")
def test_the_turn_marker_moves_on_and_a_new_first_player_is_to_be_chosen(greece: Greece) -> None:
    table = greece("end", None, first="dse", turn=7, duration=3)
    assert (table["turn"], table["phase"], table["first"], table["active"]) == (8, "initiative", None, None)
    assert (table["duration"], table["doctrine"]) == (2, "aggressive")


@rule("greek_civil_war", "5.0", "16.3")
def test_a_doctrine_that_has_run_out_is_rolled_anew_in_the_initiative_phase(greece: Greece) -> None:
    """Ruling G-19."""
    table = greece("end", None, first="dse", turn=7, duration=1)
    assert (table["turn"], table["phase"], table["duration"], table.kind) == (8, "initiative", 0, "die")
    table.play("{1} {1} {6} {6}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("tight", 10, 6)
    assert (table["turn"], table.kind) == (8, "first")


@rule("greek_civil_war", "5.0", "16.3")
@pytest.mark.parametrize("duration", [1, 2, 5])
def test_the_duration_counts_the_current_turn(duration: int, greece: Greece) -> None:
    table = greece("initiative", turn=2, duration=duration)
    for turn in range(2, 2 + duration):
        assert (table["turn"], table.kind, table["duration"]) == (turn, "first", duration + 2 - turn)
        table.play("dse done done" if turn % 2 else "dse").play("add.all {1} {1}")
    assert (table["turn"], table["duration"], table.kind) == (2 + duration, 0, "die")


# The agreed end


def last_control(greece: Greece, end: int, government: int, dse: int, turn: int = 0, **options: Any) -> Table:
    """The Control Phase of the last turn, or of an earlier one; the DSE collects four points for foreign control."""
    index = {"government": government, "dse": dse}
    given = {"end_turn": end, **options}
    table = greece("control", None, given, first="dse", turn=turn or end, political_index=index, evros="cadre1")
    return table.play("add.all")


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(
    ("government", "dse", "winner"), [(60, 50, "government"), (55, 50, "government"), (54, 50, None), (53, 50, "dse")]
)
def test_at_the_end_of_the_agreed_turn_the_higher_index_wins_and_equal_ones_are_a_draw(
    end: int, government: int, dse: int, winner: str | None, greece: Greece
) -> None:
    table = last_control(greece, end, government, dse)
    result = table.game.result
    assert result is not None and table.game.decision is None
    assert (result.winner, result.grade, result.key) == (winner, "check", "victory_check")
    assert (table["turn"], table["political_index"]) == (end, {"government": government, "dse": 54})


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize(("end", "turn"), [(end, turn) for end in ENDS for turn in (end - 1, end - 5) if turn])
def test_before_the_agreed_turn_the_game_goes_on(end: int, turn: int, greece: Greece) -> None:
    table = last_control(greece, end, 60, 50, turn)
    assert table.game.result is None
    assert (table["turn"], table.kind) == (turn + 1, "first")


@rule("greek_civil_war", "6.1", "5.0")
@pytest.mark.parametrize("turn", [5, 15, 30, 31, 60])
def test_without_an_agreed_end_no_turn_is_the_last(turn: int, greece: Greece) -> None:
    # [G-17]
    table = last_control(greece, 0, 60, 50, turn)
    assert table.game.result is None and table["end_turn"] == 0
    assert (table["turn"], table.kind) == (turn + 1, "first")


@rule("greek_civil_war", "6.1")
def test_without_an_agreed_end_a_collapse_ends_the_game_with_its_level(greece: Greece) -> None:
    table = greece("control", None, {"end_turn": 0}, first="dse", turn=40, evros="cadre1",
                   political_index={"government": 4, "dse": 60}).play("subtract.all")  # fmt: skip
    result = table.game.result
    assert result is not None and (result.winner, result.grade) == ("dse", "decisive")


@rule("greek_civil_war", "5.0", "6.1")
def test_the_library_agrees_on_turn_15_unless_told_otherwise() -> None:
    # [G-17]
    game = smallwars.new("greek_civil_war", seed=1)
    assert game.position()["end_turn"] == 15
    about = game.title.phrase("en", "option-end-turn-about")
    assert "optional Victory Check" in about and "0: no agreed end" in about


@rule("greek_civil_war", "5.0", "15.0")
def test_attrition_comes_before_the_victory_check(greece: Greece) -> None:
    units = {"evia": "police1 [front0] [front0]", "arta": "cadre1"}
    table = greece("control", None, {"end_turn": 10}, turn=10, first="dse", **units).play("add.all")
    assert table.game.result is not None and table.units("evia") == "[front0] [front0]"


@rule("greek_civil_war", "5.0")
def test_the_whole_last_turn_is_played(greece: Greece) -> None:
    table = greece("initiative", None, {"end_turn": 5}, turn=5, **BOTH)
    stages = trace(table, "government done done done done done done done done")
    assert stages[-1] == ("control", None, "control", "dse") and table.game.result is None
    assert table.play("add.all").game.result is not None


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize("wrong", [-1, 1, 4, 6, 7, 12, 29, 31, 35, -5, True, "15", 15.0], ids=str)
def test_no_other_turn_can_be_agreed_on(wrong: Any) -> None:
    with pytest.raises(smallwars.InvalidOption) as caught:
        smallwars.new("greek_civil_war", seed=1, options={"end_turn": wrong})
    assert caught.value.option == "end_turn"


@rule("greek_civil_war", "5.0")
@pytest.mark.parametrize("end", ENDS)
def test_a_position_tells_the_agreed_turn(end: int) -> None:
    assert smallwars.new("greek_civil_war", seed=1, options={"end_turn": end}).position()["end_turn"] == end
