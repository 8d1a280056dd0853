"""People pick units in any order, look at cards and units and leave them again, and nothing happens by itself."""

from __future__ import annotations

import pytest

from tests import harness
from tests.harness import rule
from tests.sweeps.any_order import sweep
from tests.titles.attila.battles import Attila, combat, dice, duel, left

FRONT = {"kyrenia": "slf cdo", "nicosia_city": "ema"}


@rule("attila", "6.1")
def test_units_move_in_any_order_twins_too(attila: Attila) -> None:
    table = attila(turkish="g4-4", kyrenia="tmt_3 tmt_4 slf").play("g4-4 movement slf lapithos")
    assert table.options == ["tmt_3", "tmt_4", "done"]
    table.play("tmt_4 lapithos tmt_3 lapithos")
    assert table.there("lapithos") == "tmt_3 tmt_4 slf"


@rule("attila", "6.1")
def test_a_unit_that_was_looked_at_may_stay(attila: Attila) -> None:
    table = attila(turkish="g4-4", **FRONT).play("g4-4 movement slf")
    assert table.kind == "move.to" and table.may_go_back
    assert table.play("back").options == ["slf", "cdo", "done"] and left(table) == 4


@rule("attila", "6.0")
def test_a_card_is_played_when_it_is_named_for_to_name_it_shows_it(attila: Attila) -> None:
    table = attila(turkish="g2-4 g4-2", **FRONT)
    table.game.choose("g2-4")
    assert table["discards"] == ["g2-4"] and not table.may_go_back
    table.game.undo()
    assert table.options == ["g2-4", "g4-2", "pass"] and table["discards"] == []


@rule("attila", "6.3", "6.31")
def test_a_special_action_card_that_was_looked_at_is_not_played(attila: Attila) -> None:
    table = attila(turkish="g2-4", rear_turkish="taf_1-", **FRONT)
    cards = table["special_actions"]
    table.game.choose("special")
    # The only Special Action is not taken by itself.
    assert (table.kind, table.options, table.may_go_back) == ("special", ["refit"], True)
    assert table["special_actions"] == cards
    table.game.choose("back")
    assert table.options == ["g2-4", "special", "pass"]
    table.play("special refit")
    assert table["special_actions"]["turkish"] == cards["turkish"] - 1


@rule("attila", "6.1")
def test_the_end_of_a_movement_is_chosen_though_no_unit_can_follow(attila: Attila) -> None:
    table = attila(turkish="g1-6", cypriot="w2-4", **FRONT)
    for word in ("g1-6", "movement", "slf", "lapithos"):
        table.game.choose(word)
    assert (table.actor, table.options) == ("turkish", ["done"])


@rule("attila", "6.1", "6.11")
def test_a_card_with_which_nothing_can_be_done_is_not_played_unasked(attila: Attila) -> None:
    table = attila(turkish="g6-1", kyrenia="slf ema")
    table.game.choose("g6-1")
    assert (table.kind, table.options) == ("use", ["movement"])


@rule("attila", "6.21")
def test_attackers_are_named_in_any_order_air_units_first(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema", rear_turkish="taf_1").play("kyrenia taf_1")
    assert table.options == ["slf", "cdo"] and table.refused("done") == "6.21"
    assert dice(table.play("cdo slf done done")) == (1 + 3 + 3, 4)


@rule("attila", "6.21", "6.2")
def test_an_air_unit_leaves_enough_of_the_card_for_a_ground_unit(attila: Attila) -> None:
    table = combat(attila, value=2, beachhead=None, kioneli="trk grk", rear_turkish="taf_1")
    table.game.choose("kioneli")
    assert (table.options, table.refused("taf_1")) == (["trk"], "6.2")


@rule("attila", "6.2")
def test_an_area_that_was_looked_at_is_not_fought_in(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema", kioneli="trk grk").play("kyrenia back")
    assert table.options == ["kyrenia", "kioneli", "done"]
    assert "battle" not in [entry.verb for entry in table.game.log]


@rule("attila", "6.21", "6.23")
def test_the_dice_do_not_fall_before_the_attacker_says_so(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema")
    for word in ("kyrenia", "slf", "done", "ema"):
        table.game.choose(word)
    assert (table.kind, table.options) == ("target.unit", ["done"])


@rule("attila", "6.21")
def test_enemies_are_picked_in_any_order(attila: Attila) -> None:
    table = combat(attila, dhali="39_div 3b_ng ema grk").play("dhali 39_div done grk")
    assert table.options == ["3b_ng", "ema", "all", "done"]


@rule("attila", "6.23")
def test_hits_are_allocated_in_any_order(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div 3b_ng ema grk").play("{3} {0} grk")
    assert (table.options, left(table)) == (["3b_ng", "ema", "grk"], 2)


@rule("attila", "6.23")
def test_all_hits_go_to_the_only_unit_without_a_question(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div ema")
    table.play("{2} {0}")
    assert table.kind != "hit.unit"


@rule("attila", "6.1")
def test_a_planned_move_is_taken_back_alone() -> None:
    table = harness.attila(turkish="g4-4", kyrenia="slf cdo abn").play("g4-4 movement slf lapithos cdo kioneli")
    table.game.retract(0)
    assert (table.there("kyrenia"), table.there("kioneli"), left(table)) == ("slf abn", "cdo", 3)


@rule("attila", "6.21")
def test_an_attacker_is_taken_back_alone() -> None:
    table = combat(harness.attila, kyrenia="slf cdo abn ema").play("kyrenia slf cdo")
    table.game.retract(0)
    assert (table.options, left(table)) == (["slf", "abn", "done"], 5)


@pytest.mark.slow
def test_picks_commute_and_what_bots_are_asked_is_a_part_of_what_people_are() -> None:
    tally = sweep("attila", range(200), 200)
    assert tally.same > 150 and {*tally.refused} <= {
        "no-friends",
        "has-moved",
        "one-a-turn",
        "pinned",
        "card-too-small",
    }
