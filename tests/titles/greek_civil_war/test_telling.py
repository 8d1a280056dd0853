"""What questions and answers tell of the board: prices, strengths, columns, units and where they stand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from smallwars.terminal.answers import listed
from tests import in_order
from tests.harness import Table, rule
from tests.sentences import asked, label, log_lines
from tests.titles.greek_civil_war.fights import attack, odds

Greece = Callable[..., Table]


# Mobilization


@rule("greek_civil_war", "9.1", "9.2")
def test_purchases_tell_their_price(greece: Greece) -> None:
    table = greece("mobilization", athens="division1 brigade1")
    assert label(table, "lok") == "build a LOK unit, 5 PP"
    assert label(table, "airstrike") == "buy an Airstrike, 3 PP"
    assert label(table, "upgrade") == "upgrade a unit" and label(table, "done") == "end Mobilization"
    table.play("upgrade athens")
    assert label(table, "division1") == "Level 1 division, 5 PP"


@rule("greek_civil_war", "9.5", "7.3")
@pytest.mark.parametrize(
    ("side", "index", "left"), [("government", 50, 20), ("government", 12, 21), ("dse", 50, 49), ("dse", 2, 1)]
)
def test_mobilization_tells_what_may_still_be_spent(greece: Greece, side: str, index: int, left: int) -> None:
    indices = {"government": 60, "dse": 60, side: index}
    table = greece("mobilization", side, political_index=indices, athens="division1 [front0]")
    while table.kind != "mobilize":
        table.play("done")
    assert asked(table).endswith(f"what will you do? ({left} PP left)")


def test_what_was_spent_is_no_longer_left(greece: Greece) -> None:
    table = greece("mobilization", athens="division1").play("police athens open")
    assert asked(table).endswith("(18 PP left)")


# Movement


@rule("greek_civil_war", "10.1")
def test_a_region_names_its_unit_if_there_is_no_choice(greece: Greece) -> None:
    table = greece(evia="[police1]", larissa="2xpolice2", arta="police1 mountain1")
    assert label(table, "evia") == "Evia: Level 1 police, from a square"
    assert label(table, "larissa") == "Larissa: Level 2 police"
    assert label(table, "arta") == "Arta" and label(table, "done") == "no more moves"


@rule("greek_civil_war", "10.1")
def test_a_region_names_the_unit_that_is_left_in_the_order(greece: Greece) -> None:
    table = greece(any_order=False, larissa="police1 [police1]").play("larissa square.police1 larissa")
    assert label(table, "again") == "start again with the first Region"
    table = greece(any_order=False, larissa="brigade1 [police1]", arta="police1").play("larissa brigade1 magnesia open")
    assert label(table, "larissa") == "Larissa: Level 1 police, from a square"


@rule("greek_civil_war", "10.2", "13.1")
def test_a_move_tells_where_it_starts_and_what_the_own_region_means(greece: Greece) -> None:
    table = greece(larissa="police1 mountain1").play("larissa police1")
    assert asked(table) == "Move Level 1 police to which Region? (from Larissa)"
    assert label(table, "magnesia") == "Magnesia"
    assert label(table, "larissa") == "Larissa (into a square here)"


@rule("greek_civil_war", "10.2")
def test_out_of_a_square_the_own_region_means_the_open(greece: Greece) -> None:
    table = greece(larissa="[brigade1]", evia="police1").play("larissa")
    assert asked(table) == "Move Level 1 brigade in a square to which Region? (from Larissa)"
    assert label(table, "larissa") == "Larissa (into the Open)"


@rule("greek_civil_war", "10.1")
def test_the_log_tells_whether_a_unit_left_a_square(greece: Greece) -> None:
    table = greece(larissa="[brigade1]", evia="brigade1").play("larissa magnesia open")
    assert log_lines(table)[-1] == "Level 1 brigade from a square of Larissa to the Open of Magnesia."
    table.play("evia evia")
    assert "Level 1 brigade from Evia to a square of Evia." in log_lines(table)


# Conflict


@rule("greek_civil_war", "11.1", "11.2")
def test_a_region_tells_the_fight_that_is_rolled_at_once(greece: Greece) -> None:
    table = attack(greece, "dse", "cadre1 [brigade1]", evia="2xcadre1 police1", arta="cadre1 [police1] [police2]")
    assert label(table, "larissa") == "Larissa: 2 against 4, below 1:1"
    assert label(table, "evia") == "Evia" and label(table, "arta") == "Arta"
    assert label(table, "done") == "no more attacks"
    assert odds(table.play("larissa")) == (2, 4, 0)


def test_an_option_that_begins_with_its_id_stands_alone(greece: Greece) -> None:
    decision = attack(greece, "dse", "cadre1 [brigade1]", evia="2xcadre1 police1").game.decision
    assert decision is not None
    assert [line.strip() for line in listed(decision, "en")][:2] == [
        "1 Larissa: 2 against 4, below 1:1",
        "2 Evia",
    ]


@rule("greek_civil_war", "11.1", "11.2")
def test_a_target_tells_its_defence(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xpartisan1 [cadre1] [lok_unconv0]").play("larissa")
    assert label(table, "open") == "the Open: defence 8"
    assert label(table, "square.cadre1") == "Level 1 Cadre in a square: 2 against 2, 1:1"  # only the LOK unit may


@rule("greek_civil_war", "11.2")
def test_attackers_tell_their_rating_and_the_fight_that_they_begin(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 police1 [front0] [police2]").play("larissa")
    assert label(table, "all") == "all that may join in: 9 against 1, 4:1"
    assert label(table, "brigade1") == "Level 1 brigade, Conflict Rating 4"
    assert label(table, "square.police2") == "Level 2 police in a square, Conflict Rating 3"
    table.play("square.police2 police1")
    assert label(table, "brigade1") == "Level 1 brigade, Conflict Rating 4"
    assert label(table, "done") == "fight with these: 5 against 1, 4:1"


@rule("greek_civil_war", "11.2")
def test_the_last_attacker_in_the_order_of_bots_tells_the_fight_that_it_begins(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 police1 [front0] [police2]", any_order=False).play("larissa")
    last = "Level 2 police in a square, Conflict Rating 3: {} against 1, {}"
    assert label(table, "square.police2") == last.format(3, "3:1")
    table.play("police1")
    assert label(table, "square.police2") == last.format(5, "4:1")


@rule("greek_civil_war", "11.2")
def test_the_fight_that_is_told_is_the_fight_that_follows() -> None:
    assert sum(fights_of_a_game(seed) for seed in range(8)) > 40


def fights_of_a_game(seed: int) -> int:
    """How many fights came of a choice in a game; each was told before."""
    game, rng, fights = in_order.new("greek_civil_war", seed=seed), Random(seed), 0
    while (decision := game.decision) is not None:
        option = rng.choice(decision.options)
        text, entries = option.text(), len(game.log)
        game.choose(option.id)
        noted = [entry.text() for entry in game.log[entries:] if entry.verb == "odds"]
        if decision.kind.startswith("attack"):
            assert bool(noted) == (" against " in text), text
            fights += len(noted)
        if noted:
            assert text.endswith(noted[0].replace(": ", ", ").removesuffix(".")), (text, noted)
    return fights


@rule("greek_civil_war", "11.4")
@pytest.mark.parametrize(
    ("side", "larissa", "columns"),
    [
        ("government", "brigade1 partisan1", "1:1 becomes 2:1"),
        ("government", "division1 cadre1", "4:1 stays 4:1"),
        ("dse", "partisan1 brigade1", "1:1 becomes below 1:1"),
        ("dse", "cadre1 brigade1", "below 1:1 stays below 1:1"),
    ],
)
def test_an_airstrike_tells_what_it_does(greece: Greece, side: str, larissa: str, columns: str) -> None:
    table = attack(greece, side, larissa, airstrikes=1).play("larissa")
    assert asked(table) == f"Fight in Larissa: use an Airstrike? ({columns})"


@rule("greek_civil_war", "12.2b")
def test_a_rise_that_nobody_can_take_is_told(greece: Greece) -> None:
    table = attack(greece, "dse", "2xfront0 3xcadre1 guerrilla2 division1").play("larissa all {5}")
    assert "No unit that this concerns can rise." in log_lines(table)


# Refusals, and decisions of the past


def test_what_is_past_in_a_fixed_order_says_how_to_go_back(greece: Greece) -> None:
    table = greece(any_order=False, evia="police1", arta="brigade1").play("evia viotia open")
    assert table.game.refusals()["arta"].text.endswith("; “again” goes back to its start")
    table = attack(greece, "government", "police1 division1 brigade1 partisan1", any_order=False)
    table.play("larissa brigade1")
    assert table.game.refusals()["division1"].text.endswith("; take back (u) to go there")


def test_a_decision_of_the_past_no_longer_looks_at_the_board(greece: Greece) -> None:
    table = greece("mobilization", athens="division1")
    decision = table.game.decision
    assert decision is not None
    table.game.choose("lok")
    assert decision.text() == "Mobilization: what will you do?"
    assert [option.text() for option in decision.options if option.id == "lok"] == ["build a LOK unit"]
