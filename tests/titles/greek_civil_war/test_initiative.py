"""The Initiative Phase: who chooses, and who goes first (8.0)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]


def index(government: int, dse: int) -> dict[str, int]:
    """Both indices."""
    return {"government": government, "dse": dse}


@rule("greek_civil_war", "8.0")
@pytest.mark.parametrize(
    ("government", "dse", "leader"),
    [(60, 50, "government"), (51, 50, "government"), (50, 51, "dse"), (1, 99, "dse"), (99, 1, "government")],
)
@pytest.mark.parametrize("first", ["government", "dse"])
def test_the_player_with_the_higher_index_chooses_who_goes_first(
    government: int, dse: int, leader: str, first: str, greece: Greece
) -> None:
    table = greece("initiative", turn=2, political_index=index(government, dse), larissa="police1 cadre1")
    assert (table.kind, table.actor, table.options) == ("first", leader, ["government", "dse"])
    table.play(first)
    assert (table["first"], table["active"], table["phase"], table.actor) == (first, first, "movement", first)


@rule("greek_civil_war", "8.0")
@pytest.mark.parametrize("points", [1, 50, 99])
@pytest.mark.parametrize("first", ["government", "dse"])
def test_in_a_tie_the_dse_has_the_initiative_and_chooses(points: int, first: str, greece: Greece) -> None:
    """Ruling G-18."""
    table = greece("initiative", turn=2, political_index=index(points, points), larissa="police1 cadre1")
    assert (table.kind, table.actor, table.options) == ("first", "dse", ["government", "dse"])
    assert table.play(first)["first"] == first


@rule("greek_civil_war", "8.0", "5.0")
@pytest.mark.parametrize(("first", "second"), [("government", "dse"), ("dse", "government")])
def test_the_other_player_goes_second(first: str, second: str, greece: Greece) -> None:
    table = greece("initiative", turn=2, larissa="police1 cadre1").play(f"{first} done done")
    assert (table["first"], table["active"], table.actor) == (first, second, second)


@rule("greek_civil_war", "8.0")
def test_initiative_lasts_for_the_turn_even_if_the_other_overtakes(greece: Greece) -> None:
    """The DSE, behind, pays and is overtaken further; then it collects first, being First Player still."""
    table = greece("initiative", turn=3, political_index=index(52, 50), kastoria="[police1]", evros="cadre1")
    table.play("dse partisan albania done done")
    assert (table["first"], table["active"], table.index("dse")) == ("dse", "government", 44)
    while table.actor == "government":
        table.play("done")
    assert (table["phase"], table.kind, table.actor, table["first"]) == ("control", "control", "dse", "dse")


@rule("greek_civil_war", "8.0")
def test_it_may_change_from_turn_to_turn(greece: Greece) -> None:
    table = greece("control", None, turn=2, first="government", political_index=index(53, 50), evros="cadre1")
    table.play("add.all")
    assert (table["turn"], table["first"], table.kind, table.actor) == (3, None, "first", "dse")
    table = greece("control", None, turn=2, first="government", political_index=index(55, 50), evros="cadre1")
    table.play("add.all")
    assert (table["turn"], table["first"], table.kind, table.actor) == (3, None, "first", "government")


@rule("greek_civil_war", "8.0", "16.3")
def test_a_new_doctrine_is_rolled_before_the_choice(greece: Greece) -> None:
    """Ruling G-19."""
    table = greece("initiative", turn=4, duration=0)
    assert (table.kind, table.actor) == ("die", "chance")
    table.play("{4} {4} {1} {1}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("area", 15, 1)
    assert (table.kind, table.actor) == ("first", "dse")


@rule("greek_civil_war", "8.0")
def test_no_doctrine_is_rolled_while_the_old_one_is_in_force(greece: Greece) -> None:
    table = greece("initiative", turn=4, duration=1)
    assert (table.kind, table["doctrine"]) == ("first", "aggressive")
