"""The order in which bots pick units, and the way back to those that were passed over (6.21, 6.22, 6.23)."""

from __future__ import annotations

import pytest

import smallwars
from tests.harness import rule
from tests.titles.attila.battles import HELLENIC, Attila, boxes, combat, dice, duel, left, past

pytestmark = pytest.mark.in_order

# The attackers


@rule("attila", "6.21")
def test_again_is_offered_where_an_attacker_was_passed_over(attila: Attila) -> None:
    table = combat(attila, kyrenia="tmt_3 slf cdo ema").play("kyrenia")
    assert table.options == ["tmt_3", "slf", "cdo"]
    assert table.play("tmt_3").options == ["slf", "cdo", "done"]
    table.play("cdo")
    assert (table.options, past(table, "slf")) == (["again", "done"], "6.21")


@rule("attila", "6.21")
def test_it_goes_back_to_the_first_and_those_that_attack_still_do(attila: Attila) -> None:
    table = combat(attila, kyrenia="tmt_3 slf cdo ema").play("kyrenia cdo again")
    # Not twice in a row.
    assert (table.options, left(table)) == (["tmt_3", "slf", "done"], 5)
    assert (table.play("slf").options, left(table)) == (["again", "done"], 4)
    # SLF and Cdo, without TMT-3.
    assert dice(table.play("again done")) == (3 + 3, 4)


@rule("attila", "6.21")
def test_back_from_the_air_units_to_the_ground_units(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema taf_1", rear_turkish="taf_2 taf_3").play("kyrenia slf taf_2")
    assert [past(table, unit) for unit in ("cdo", "taf_1")] == ["6.21", "6.21"]
    table.play("again")
    assert (table.options, left(table)) == (["cdo", "taf_1", "taf_3", "done"], 4)
    assert dice(table.play("cdo done")) == (3 + 3 + 1, 4)
    assert (boxes(table)[0], table.there("kyrenia")) == ("taf_3", "ema slf cdo taf_1 taf_2")


@rule("attila", "6.21")
def test_not_if_those_passed_over_are_disrupted(attila: Attila) -> None:
    table = combat(attila, kyrenia="tmt_3- slf- abn cdo ema").play("kyrenia abn")
    assert table.options == ["cdo", "done"]


@rule("attila", "6.21", "6.2")
def test_not_if_the_card_is_too_small_for_those_passed_over(attila: Attila) -> None:
    # Without a Beachhead a brigade counts as two. One point is left: not for SLF, and the attack begins.
    table = combat(attila, value=3, beachhead=None, kyrenia="slf abn ema").play("kyrenia abn")
    assert dice(table) == (3, 4)
    # But for an Irregular.
    table = combat(attila, value=3, beachhead=None, kyrenia="tmt_3 slf abn ema").play("kyrenia abn")
    assert table.options == ["again", "done"]
    assert table.play("again").options == ["tmt_3", "done"]


# The defenders


@rule("attila", "6.21")
def test_again_is_offered_where_an_enemy_was_passed_over(attila: Attila) -> None:
    table = combat(attila, dhali="39_div 3b_ng ema grk").play("dhali")
    assert table.options == ["3b_ng", "ema", "grk", "all"]
    assert table.play("3b_ng").options == ["ema", "grk", "all", "done"]
    # Only one is left: that is not all of several.
    table.play("grk")
    assert (table.options, past(table, "ema")) == (["again", "done"], "6.21")


@rule("attila", "6.21")
def test_it_goes_back_to_the_first_and_those_that_defend_still_do(attila: Attila) -> None:
    table = combat(attila, dhali="39_div 3b_ng ema grk").play("dhali grk")
    assert (table.options, past(table, "3b_ng"), past(table, "ema")) == (["all", "again", "done"], "6.21", "6.21")
    table.play("again")
    # Not twice in a row.
    assert table.options == ["3b_ng", "ema", "all", "done"]
    assert table.play("ema").options == ["again", "done"]
    # EMA and GRK, without 3B NG.
    assert dice(table.play("again done")) == (4, 3 + 3)


@rule("attila", "6.21")
def test_all_takes_those_that_were_passed_over_too(attila: Attila) -> None:
    table = combat(attila, dhali="39_div 1a_ng 3b_ng ema grk").play("dhali 3b_ng grk all")
    assert dice(table) == (4, 2 + 1 + 3 + 3)


# Hits


@rule("attila", "6.23")
def test_hits_may_go_back_to_every_unit_before_the_last_one_hit_or_not(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div 3b_ng ema grk").play("{4} {0}")
    # There is nothing before the first.
    assert table.options == ["3b_ng", "ema", "grk"]
    assert table.play("3b_ng").options == ["3b_ng", "ema", "grk"]
    assert table.play("ema").options == ["ema", "grk", "again"]
    table.play("again")
    assert (table.options, left(table)) == (["3b_ng", "ema", "grk"], 2)
    assert table.play("3b_ng ema")["damaged"]["cypriot"] == ["3b_ng"]


@rule("attila", "6.22", "6.23")
def test_the_enemy_goes_back_for_his_own_hits_only(attila: Attila) -> None:
    table = combat(attila, options=HELLENIC, dhali="trk cdo grk mk taf_1 taf_2 haf_1 haf_2")
    table.play("dhali trk cdo taf_1 taf_2 all haf_2 haf_1 {1} {2} haf_2")
    # HAF-2 has the only Turkish hit. The Cypriot player starts at the first.
    assert (table.actor, table.options, left(table)) == ("cypriot", ["taf_1", "taf_2"], 2)
    table.play("taf_2")
    assert (table.actor, table.options) == ("cypriot", ["taf_2", "again"])
    table.play("again taf_1")
    assert boxes(table) == ["taf_1- taf_2-", "haf_2-", "", ""]


# Without an order


@rule("attila", "6.21")
def test_the_air_units_of_the_defender_join_in_any_order(attila: Attila) -> None:
    table = combat(attila, "cypriot", kioneli="trk grk taf_1 taf_2 taf_3").play("kioneli taf_3")
    assert table.options == ["taf_1", "taf_2", "done"]
    assert table.play("taf_1").options == ["taf_2", "done"]
    assert dice(table.play("done")) == (3, 2 + 2)


# Always


@pytest.mark.parametrize("seed", range(20))
def test_again_opens_something_and_is_not_offered_twice_in_a_row(seed: int) -> None:
    """Whoever always goes back where he may comes to the end of the game all the same."""
    game, turn = smallwars.new("attila", chance="manual", options=HELLENIC, log=False), seed
    while (decision := game.decision) is not None:
        options = [option.id for option in decision.options]
        turn = (turn * 5 + 3) % 997
        game.choose("again" if "again" in options else options[turn % len(options)])
        if "again" in options:
            after = game.decision
            assert after is not None and after.kind == decision.kind
            opened = {option.id for option in after.options}
            assert "again" not in opened and opened > set(options) - {"again"}
