"""Picks in any order: the findings' own cases, and shuffled series of random games."""

from __future__ import annotations

from collections.abc import Callable

import smallwars
from tests.harness import Table, rule
from tests.sweeps.any_order import sweep

Cyprus = Callable[..., Table]


def test_shuffled_picks_lead_to_the_same_position_or_are_refused_by_a_rule() -> None:
    tally = sweep("cyprus", range(200), 200)
    assert tally.same > 150


def set_up(card: str, words: str) -> Table:
    """The set-up with that card face up, after these words."""
    game = smallwars.new("cyprus", deck=[card], chance="manual", any_order=True)
    return Table(game).play(words)


@rule("cyprus", "3.1", "3.2.3", "8.0")
def test_the_search_of_the_example_moves_its_troops_in_the_printed_order() -> None:
    table = set_up("C21", "pass.limited done op search troodos limassol famagusta done")
    table.play("nicosia troodos 2 limassol 2 larnaca troodos 2 akrotiri limassol 3 dhekelia famagusta 3")
    assert (table.pieces("troodos"), table.pieces("limassol")) == ("1A 1C 6T", "1U 3T")


@rule("cyprus", "C8 unshaded", "5.1")
def test_the_cell_of_troodos_may_be_removed_first() -> None:
    table = set_up("C8", "event unshaded troodos")
    assert table.pieces("troodos") == "1C"
    assert {"paphos", "nicosia"} <= {*table.options} and "troodos" not in table.options


@rule("cyprus", "C4", "5.1")
def test_suez_takes_one_troop_at_a_time_from_where_it_is_told_to() -> None:
    table = set_up("C4", "event dhekelia nicosia nicosia")
    assert (table.pieces("dhekelia"), table["nicosia"]["troops"], table["suez"]) == ("2T", 0, 3)
    assert (table.actor, table.options) == ("eoka", ["done"])  # the next card is not turned yet


@rule("cyprus", "3.2.1", "3.1")
def test_a_deploy_goes_on_after_troops_from_the_end_of_the_map() -> None:
    table = set_up("C3", "pass.limited done op deploy done troodos dhekelia 3")
    assert table.options == ["limassol", "nicosia", "larnaca", "akrotiri", "done"]


@rule("cyprus", "3.3.2")
def test_three_cells_go_and_the_rest_goes_to_ground(cyprus: Cyprus) -> None:
    table = cyprus(paphos="4A", nicosia="1T Cur")
    for word in ["limited", "travel", "paphos", "nicosia", "3"]:
        table.step(word)
    assert {"paphos", "limassol"} <= {*table.options}
    assert table.refused("nicosia") == "3.3.2"
    table.play("paphos")
    assert (table.pieces("paphos"), table.pieces("nicosia")) == ("1U", "3A 1T Cur")


@rule("cyprus", "1.6.1", "3.2.2")
def test_chits_are_spent_and_discarded_in_any_order(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="3U 3P", intel=[2, 1])
    for word in ["limited", "patrol", "nicosia", "nicosia", "1"]:
        table.step(word)
    assert table.options == ["2", "done"]
    table = cyprus(first="british", nicosia="1A 1P", limassol="1A", intel=[2, 1, 0])
    table.step("limited")
    table.step("patrol")
    table.step("nicosia")
    table.step("lead")
    assert (table.kind, table.options) == ("discard", ["0", "1", "2"])


@rule("cyprus", "6.3.2")
def test_cells_of_a_base_redeploy_in_any_order(cyprus: Cyprus) -> None:
    table = cyprus(card="C35", akrotiri="2U", kyrenia="1U", paphos="1U", political_will=15)
    table.play("done {1}")
    assert table.kind == "redeploy.cell"
    table.step("kyrenia")
    assert {"paphos", "troodos", "kyrenia"} == {*table.options}


@rule("cyprus", "3.1", "3.3.1")
def test_one_pick_is_taken_back_alone() -> None:
    table = set_up("C3", "op recruit troodos 2 nicosia paphos")
    table.game.retract(1)
    assert [pick.words for pick in table.game.picks()] == [["troodos", "2"], ["paphos"]]
    assert (table["troodos"]["underground"], table["nicosia"]["underground"]) == (3, 1)


@rule("cyprus", "4.1", "4.2.2")
def test_the_only_special_activity_is_named_before_its_die_falls(cyprus: Cyprus) -> None:
    towns = {"paphos": "3T Cur", "limassol": "1T Cur", "nicosia": "1T Cur", "larnaca": "1T Cur"}
    table = cyprus(first="british", **towns)
    for word in ("op", "deploy", "special"):
        table.game.choose(word)
    assert (table.kind, table.options) == ("special_activity", ["diplomacy"])
    table.game.undo()


@rule("cyprus", "C8 unshaded", "5.1")
def test_the_only_target_of_an_event_is_named_before_it_goes(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", nicosia="1U")
    for word in ("event", "unshaded"):
        table.game.choose(word)
    assert table.options == ["nicosia"] and table.pieces("nicosia") == "1U"
