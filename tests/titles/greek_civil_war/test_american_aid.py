"""American Aid (9.6, 17.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]
INCLUSIVE = {"american_aid_inclusive": True}


@pytest.fixture
def phase(greece: Greece) -> Greece:
    """A Mobilization Phase, of the Government unless the test says otherwise; both sides have a unit."""
    return partial(greece, phase="mobilization", athens="mountain1", arkadia="cadre1")


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


# When it begins


@rule("greek_civil_war", "9.6")
@pytest.mark.parametrize(
    ("government", "dse", "aid"),
    [
        (31, 50, False), (30, 50, False), (29, 50, True), (1, 50, True),
        (50, 69, False), (50, 70, False), (50, 71, True), (50, 99, True),
        (30, 70, False), (29, 71, True), (99, 71, True), (29, 1, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", ["government", "dse"])
def test_aid_begins_below_30_or_above_70(phase: Greece, government: int, dse: int, aid: bool, side: str) -> None:
    table = phase(active=side, political_index=indices(government, dse))
    assert table["american_aid"] is aid
    gain = 10 if aid and side == "government" else 0
    assert table["political_index"] == indices(min(99, government + gain), dse)


@rule("greek_civil_war", "17.2")
@pytest.mark.parametrize(
    ("government", "dse", "aid"),
    [
        (31, 50, False), (30, 50, True), (29, 50, True),
        (50, 69, False), (50, 70, True), (50, 71, True),
        (31, 69, False), (30, 70, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", ["government", "dse"])
def test_by_the_option_aid_begins_at_30_or_at_70(
    phase: Greece, government: int, dse: int, aid: bool, side: str
) -> None:
    table = phase(active=side, political_index=indices(government, dse), options=INCLUSIVE)
    assert table["american_aid"] is aid
    gain = 10 if aid and side == "government" else 0
    assert table["political_index"] == indices(government + gain, dse)


@rule("greek_civil_war", "17.2", "5.0")
@pytest.mark.parametrize("turn", [1, 2, 4])
@pytest.mark.parametrize("side", ["government", "dse"])
def test_by_the_option_aid_begins_only_in_a_mobilization_phase(phase: Greece, turn: int, side: str) -> None:
    table = phase(active=side, turn=turn, political_index=indices(10, 90), options=INCLUSIVE)
    assert (table.kind, table["american_aid"]) == ("move", False)
    assert table["political_index"] == indices(10, 90)


@rule("greek_civil_war", "9.6")
def test_aid_begins_at_once_between_two_mobilization_phases_and_stays(phase: Greece) -> None:
    """[G-30] The DSE takes 3 points off 31 at the Control Check of turn 4, then the Government adds 3."""
    squares = "[police1] [police1] [police1]"
    table = phase(
        phase="control", turn=4, first="dse", political_index=indices(31, 50), athens=squares, arkadia="cadre1",
        closed=["albania"],
    )  # fmt: skip
    table.play("subtract")  # Yugoslavia
    assert (table.index("government"), table["american_aid"]) == (29, True)
    table.play("add add")
    assert (table.index("government"), table["american_aid"], table["turn"]) == (32, True, 5)
    table.play("dse done done")
    assert (table["active"], table["phase"]) == ("government", "mobilization")
    assert (table.index("government"), table["points_left"]) == (42, 30)


@rule("greek_civil_war", "9.6", "7.3")
def test_a_government_that_spends_itself_below_30_has_aid_in_that_very_phase(phase: Greece) -> None:
    # [G-30]
    table = phase(political_index=indices(35, 60)).play("airstrike airstrike")
    assert (table["political_index"], table["american_aid"], table["points_left"]) == (indices(39, 60), True, 24)
    table.play("airstrike")
    assert (table["political_index"], table["points_left"]) == (indices(36, 60), 21)  # and not twice


@rule("greek_civil_war", "9.6")
def test_aid_that_begins_after_the_mobilization_of_the_government_comes_in_its_next_one(phase: Greece) -> None:
    # [G-30] The Front pays 5 of 74 to change a die, and the Government has aid from then on.
    table = phase(phase="conflict", active="dse", political_index=indices(33, 74), evros="front0 [police1] []")
    assert not table["american_aid"]
    table.play("evros pay")
    assert (table["political_index"], table["american_aid"]) == (indices(33, 69), True)


@rule("greek_civil_war", "17.2")
def test_by_the_option_it_is_looked_at_when_a_phase_begins_and_not_while_points_are_spent(phase: Greece) -> None:
    table = phase(political_index=indices(36, 60), options=INCLUSIVE).play("airstrike airstrike done")
    assert (table["political_index"], table["american_aid"]) == (indices(30, 60), False)
    table.play("done done")  # no move; the DSE spends nothing, but its phase has begun
    assert (table["phase"], table["active"]) == ("movement", "dse")
    assert (table["political_index"], table["american_aid"]) == (indices(30, 60), True)


@rule("greek_civil_war", "9.6", "17.2")
def test_aid_that_begins_in_the_phase_of_the_dse_comes_in_that_of_the_government(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 75))
    assert (table["political_index"], table["american_aid"]) == (indices(50, 75), True)
    table.play("partisan albania open partisan albania open done done")
    assert (table["active"], table["phase"]) == ("government", "mobilization")
    assert table["political_index"] == indices(60, 63)  # below 71 by now, but it has begun
    assert table["points_left"] == 30


@rule("greek_civil_war", "9.6", "17.2")
def test_without_a_trigger_there_is_none(phase: Greece) -> None:
    table = phase()
    assert (table["political_index"], table["points_left"], table["american_aid"]) == (indices(50, 50), 20, False)


# What it brings


@rule("greek_civil_war", "9.6", "17.2", "9.5")
@pytest.mark.parametrize(("doctrine", "limit"), [("tight", 20), ("area", 25), ("aggressive", 30)])
@pytest.mark.parametrize("options", [{}, INCLUSIVE])
def test_aid_is_ten_points_beyond_the_limit(phase: Greece, doctrine: str, limit: int, options: dict[str, bool]) -> None:
    table = phase(doctrine=doctrine, american_aid=True, options=options)
    assert (table.index("government"), table["points_left"]) == (60, limit)
    table.play("airstrike " * 4 + "again" + " police athens open" * ((limit - 12) // 2))
    spent = 12 + (limit - 12) // 2 * 2
    assert table.index("government") == 60 - spent
    assert table.refused("police") == "9.5"


@rule("greek_civil_war", "9.6", "7.2")
@pytest.mark.parametrize(("before", "after"), [(88, 98), (89, 99), (90, 99), (99, 99)])
def test_the_index_rises_to_99_at_most_but_the_limit_by_ten(phase: Greece, before: int, after: int) -> None:
    table = phase(political_index=indices(before, 50), american_aid=True)
    assert (table.index("government"), table["points_left"]) == (after, 30)


@rule("greek_civil_war", "9.6", "17.2")
def test_the_dse_gets_nothing(phase: Greece) -> None:
    table = phase(active="dse", american_aid=True, political_index=indices(20, 80))
    assert table["political_index"] == indices(20, 80)
    assert "points_left" not in table.position


@rule("greek_civil_war", "9.6", "17.2")
def test_aid_comes_once_in_a_phase_and_not_by_both_rules(phase: Greece) -> None:
    table = phase(american_aid=True, political_index=indices(20, 80), options=INCLUSIVE)
    assert (table.index("government"), table["points_left"]) == (30, 30)
    table.play("airstrike again")
    assert (table.index("government"), table["points_left"]) == (27, 27)


# How long


@rule("greek_civil_war", "9.6", "17.2", "5.0")
def test_aid_lasts_for_the_rest_of_the_game_in_each_mobilization_of_the_government(phase: Greece) -> None:
    table = phase(duration=9, political_index=indices(29, 50)).play("done done done done")
    assert (table["phase"], table["political_index"]) == ("control", indices(39, 50))
    table.play("add.all dse done")
    assert (table["turn"], table["active"], table["political_index"]) == (4, "government", indices(39, 54))
    table.play("done add.all government")
    assert (table["turn"], table["active"], table.kind) == (5, "government", "mobilize")
    assert (table["political_index"], table["points_left"]) == (indices(49, 58), 30)
    assert table["american_aid"] is True


@rule("greek_civil_war", "9.6", "17.2")
def test_aid_goes_on_when_the_government_has_recovered(phase: Greece) -> None:
    table = phase(political_index=indices(80, 20), american_aid=True)
    assert (table["american_aid"], table.index("government"), table["points_left"]) == (True, 90, 30)


# What comes before it


@rule("greek_civil_war", "9.6", "16.5")
@pytest.mark.parametrize(("die", "aid"), [(1, False), (2, True), (6, True)])
def test_resettlement_comes_before_aid(phase: Greece, die: int, aid: bool) -> None:
    """[G-32] And what comes of aid comes once."""
    table = phase(political_index=indices(31, 50), larissa="brigade1").play(f"larissa {{{die}}}")
    assert table["american_aid"] is aid
    assert table["political_index"] == indices(31 - die + 10 * aid, 50 + die)
    assert table["points_left"] == 20 + 10 * aid


@rule("greek_civil_war", "9.6", "16.5")
def test_resettlement_may_bring_the_dse_above_70(phase: Greece) -> None:
    table = phase(political_index=indices(60, 69), larissa="brigade1").play("larissa {2}")
    assert (table["american_aid"], table["political_index"]) == (True, indices(68, 71))


@rule("greek_civil_war", "17.2", "17.1")
@pytest.mark.parametrize(("dice", "aid"), [("{2} {2}", True), ("{2} {3}", False)])
def test_the_break_with_stalin_comes_before_aid(phase: Greece, dice: str, aid: bool) -> None:
    """[G-57]."""
    options = {"tito": True, **INCLUSIVE}
    table = phase(active="dse", political_index=indices(50, 74), stalin_score=48, options=options)
    table.play(f"{{1}} {{1}} {{1}} {dice}")
    assert table["closed"] == ["yugoslavia"]
    assert table["american_aid"] is aid
    assert table.index("dse") == (70 if aid else 69)
