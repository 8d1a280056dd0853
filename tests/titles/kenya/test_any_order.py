"""Picks in any order: the findings' own cases, and shuffled series of random games."""

from __future__ import annotations

from collections.abc import Callable

from tests.harness import Table, rule
from tests.sweeps.any_order import sweep

Kenya = Callable[..., Table]


def test_shuffled_picks_lead_to_the_same_position_or_are_refused_by_a_rule() -> None:
    tally = sweep("kenya", range(200), 200)
    assert tally.same > 150


def step_by_step(table: Table, words: str) -> Table:
    """The table after these words and none beside them."""
    for word in words.split():
        table.step(word)
    return table


@rule("kenya", "6.4.1")
def test_the_troops_of_a_jungle_go_where_and_as_many_as_is_said(kenya: Kenya) -> None:
    table = kenya(card="K33", aberdares="4T", fort_hall="1T", thika="1P", first="british")
    step_by_step(table, "done thika")
    assert (table.kind, table.options) == ("redeploy.troops_count", ["1", "2", "3", "4"])
    step_by_step(table, "1")
    assert table.options == ["nairobi", "fort_hall", "thika"]
    step_by_step(table, "fort_hall 3")
    assert (table.pieces("thika"), table.pieces("fort_hall")) == ("1T 1P", "4T")


@rule("kenya", "6.4.1")
def test_the_mountain_jungle_that_is_left_first_is_the_choice_of_the_british(kenya: Kenya) -> None:
    table = step_by_step(kenya(card="K33", aberdares="1T", mount_kenya="1T", thika="1P"), "done")
    assert (table.kind, table.options) == ("redeploy.troops.next", ["aberdares", "mount_kenya"])
    assert table.refused("nyeri") == "6.4.1"
    step_by_step(table, "mount_kenya")
    assert table.options == ["nairobi", "thika"]


@rule("kenya", "3.2.1", "3.1")
def test_a_deploy_goes_on_after_troops_from_the_end_of_the_map(kenya: Kenya) -> None:
    table = kenya(first="british", nairobi="2T 3P", rift_valley="2T", nanyuki="2T")
    step_by_step(table, "op deploy done nyeri nanyuki 2")
    assert table.options == ["nairobi", "rift_valley", "done"]


@rule("kenya", "K12 unshaded", "5.1")
def test_meru_may_be_named_first(kenya: Kenya) -> None:
    table = kenya(card="K12", first="british", kiambu="1U", nyeri="1U", meru="1U")
    step_by_step(table, "event unshaded meru")
    assert table.options == ["kiambu", "nyeri"]
    assert table.refused("meru") == "5.1"


@rule("kenya", "3.3.2")
def test_people_march_into_the_destinations_as_they_like(kenya: Kenya) -> None:
    table = kenya(nyeri="4U", embu="1U", thompsons_falls="1U")
    step_by_step(table, "op march nanyuki fort_hall done")
    assert (table.kind, table.options) == ("march.space.next", ["fort_hall", "nanyuki", "done"])
    assert table.refused("embu") == "3.3.2"
    step_by_step(table, "nanyuki nyeri 1")
    assert table.options == ["thompsons_falls", "done"]  # one group from Nyeri
    assert table.refused("nyeri") == "3.3.2"
    step_by_step(table, "done embu nyeri 3")
    assert (table.pieces("nanyuki"), table.pieces("fort_hall")) == ("1U", "4U")


@rule("kenya", "3.2.3", "8.0")
def test_destinations_of_a_sweep_are_named_in_the_printed_order_of_the_example(kenya: Kenya) -> None:
    table = step_by_step(kenya(first="british", nyeri="1T"), "op sweep aberdares nyeri mount_kenya nairobi")
    assert table.refused("nyeri") == "3.1"
    assert "kiambu" in table.options


@rule("kenya", "3.2.2", "6.6.3")
def test_no_single_answer_throws_the_die_for_outrage(kenya: Kenya) -> None:
    table = kenya(first="british", nairobi="3P", nyeri="2P 1U", pipeline=3, out_of_play={"police": 5})
    step_by_step(table, "limited relocate")
    assert (table.kind, table.options) == ("relocate.space", ["nyeri"])
    step_by_step(table, "nyeri")
    assert (table.kind, table.options) == ("relocate.space", ["done"])
    table.game.undo()
    assert table.kind == "relocate.space" and table["nyeri"]["population"] == 2


@rule("kenya", "4.2.2", "6.6.3")
def test_the_last_reprisal_waits_for_done_before_the_die(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="2T", embu="1T 1U", pipeline=2)
    step_by_step(table, "op assault special reprisal nyeri")
    assert (table.kind, table.options) == ("reprisal.space", ["done"])


@rule("kenya", "K17 unshaded")
def test_k17_asks_which_province_is_next_and_what_is_next_to_nothing_is_not_asked(kenya: Kenya) -> None:
    table = step_by_step(kenya(card="K17", first="british"), "event unshaded thika")
    assert (table.kind, table.options) == ("event.police.next", ["thompsons_falls", "rift_valley", "nanyuki"])
    assert table.refused("nyeri") == "5.1"
