"""The modes of LOK units (10.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import smallwars
from tests.harness import Table, rule

Greece = Callable[..., Table]
MODES = [("lok1", "lok_unconv0"), ("lok_unconv0", "lok1")]


@rule("greek_civil_war", "10.7", "3.1")
@pytest.mark.parametrize(("before", "after"), MODES)
def test_a_lok_unit_changes_its_mode_where_it_stands(greece: Greece, before: str, after: str) -> None:
    # [G-39] One counter for one; nothing is paid.
    table = greece(larissa=f"{before} police1")
    assert (table.actor, table.kind, table.options) == ("government", "regroup", ["switch", "done"])
    table.play("switch")
    opens = {"lok1": "lok1 police1", "lok_unconv0": "lok_unconv0 police1"}
    assert table.units("larissa") == f"{opens[after]} [] [] []"
    assert (table.kind, table.index("government"), table.index("dse")) == ("move", 50, 50)
    assert "acted" not in table["larissa"]


@rule("greek_civil_war", "10.7")
@pytest.mark.parametrize(("before", "after"), MODES)
def test_a_lok_unit_in_a_square_keeps_it(greece: Greece, before: str, after: str) -> None:
    table = greece(larissa=f"partisan1 [] [front0] [{before}]").play("switch")
    assert table.units("larissa") == f"partisan1 [] [front0] [{after}]"


@rule("greek_civil_war", "10.7")
def test_no_lok_unit_need_change(greece: Greece) -> None:
    table = greece(larissa="lok1", evia="lok_unconv0").play("done")
    assert [table.units(name) for name in ("larissa", "evia")] == ["lok1 [] [] []", "lok_unconv0 [] []"]
    assert table.kind == "move"


@rule("greek_civil_war", "10.7")
def test_the_region_and_the_unit_are_chosen(greece: Greece) -> None:
    table = greece(larissa="lok1 lok_unconv0 mountain1 [lok1] [lok_unconv0] []", evia="lok1", drama="police1")
    table.play("switch")
    assert (table.kind, table.options) == ("switch", ["larissa", "evia"])
    assert [table.refused(name) for name in ("drama", "athens")] == ["10.7", "10.7"]
    table.play("larissa")
    assert (table.kind, table.options) == ("switch.unit", ["lok1", "lok_unconv0", "square.lok1", "square.lok_unconv0"])
    assert table.refused("mountain1") == "10.7"
    table.play("square.lok1")
    assert table.units("larissa") == "mountain1 lok1 lok_unconv0 [lok_unconv0] [lok_unconv0] []"


@rule("greek_civil_war", "10.7", "10.6")
@pytest.mark.parametrize(("before", "after"), MODES)
def test_a_unit_changes_once_in_a_phase(greece: Greece, before: str, after: str) -> None:
    table = greece(larissa=before, evia=before).play("switch larissa")
    assert (table.units("larissa"), table["larissa"]["marked"]) == (f"{after} [] [] []", {after: 1})
    assert table.options == ["switch", "done"]
    table.play("switch")
    assert [table.units(name) for name in ("larissa", "evia")] == [f"{after} [] [] []", f"{after} [] []"]
    assert table.kind == "move"


@rule("greek_civil_war", "10.7", "10.6")
def test_a_unit_that_changed_is_refused_beside_one_that_has_not(greece: Greece) -> None:
    table = greece(larissa="2xlok1 [police1] [] []", evia="lok1").play("switch larissa switch larissa")
    # The only unit of Larissa that is left was taken by itself.
    assert table.units("larissa") == "2xlok_unconv0 [police1] [] []"
    assert table.options == ["switch", "done"]
    table = greece(larissa="lok1 lok_unconv0 [lok1] [] []").play("switch lok1 switch")
    assert (table.kind, table.options) == ("switch.unit", ["lok_unconv0", "square.lok1"])
    table.play("lok_unconv0 switch")
    # Of one in each mode in the Open, both are new.
    assert (table.units("larissa"), table.kind) == ("lok1 lok_unconv0 [lok_unconv0] [] []", "move")


@rule("greek_civil_war", "10.7", "10.6")
def test_a_unit_that_changed_is_named_with_the_rule(greece: Greece) -> None:
    table = greece(larissa="2xlok1 [lok1] [] []").play("switch lok1 switch")
    assert (table.kind, table.options) == ("switch.unit", ["lok1", "square.lok1"])
    assert table.refused("lok_unconv0") in ("10.6", "10.7")


@rule("greek_civil_war", "10.7")
def test_in_the_next_phase_it_may_change_back(greece: Greece) -> None:
    table = greece(turn=2, first="dse", larissa="lok1", lakonia="guerrilla1").play("switch done add.all government")
    while table.kind in ("resettle", "mobilize"):
        table.play("done")
    assert (table.kind, table.units("larissa")) == ("regroup", "lok_unconv0 [] [] []")
    assert table.play("switch").units("larissa") == "lok1 [] [] []"


@rule("greek_civil_war", "10.7", "9.4")
@pytest.mark.parametrize(("before", "after"), MODES)
def test_both_modes_are_one_counter(greece: Greece, before: str, after: str) -> None:
    # All five are on the map; none need be free.
    table = greece(larissa=f"5x{before}").play("switch switch switch switch switch")
    assert (table.units("larissa"), table.kind) == (f"5x{after} [] [] []", "move")
    with pytest.raises(smallwars.InvalidPosition):
        greece(larissa=f"5x{before} {after}")


@rule("greek_civil_war", "10.7")
@pytest.mark.parametrize(("before", "after"), MODES)
def test_a_unit_that_changed_moves_normally(greece: Greece, before: str, after: str) -> None:
    # Four points, and enemies do not halt it.
    table = greece(evros=before, rodopi="guerrilla1", drama="partisan1").play("switch evros evros")
    assert table.options == ["thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia"]
    table.play("serres square")
    assert table.units("serres") == f"[{after}] [] []"


@rule("greek_civil_war", "10.7")
def test_a_unit_changes_until_it_moves_whatever_has_moved_before(greece: Greece) -> None:
    # [G-59]
    table = greece(larissa="2xlok1 police1").play("done larissa police1 trikala")
    assert (table.kind, table.options) == ("move", ["larissa", "switch", "done"])
    table.play("switch")
    assert table.units("larissa") == "lok1 lok_unconv0 [] [] []"
    table.play("larissa lok1 trikala open")
    assert (table.options, table.refused("switch")) == (["larissa", "done"], "10.7")


@rule("greek_civil_war", "10.7")
@pytest.mark.parametrize("word", ["mountain1", "police1", "brigade1"])
def test_other_units_have_no_modes(greece: Greece, word: str) -> None:
    assert greece(larissa=f"2x{word}").kind == "move"
    assert greece(larissa=word, evia="division1").refused("switch") == "10.7"


@rule("greek_civil_war", "10.7")
def test_the_dse_does_not_change_them(greece: Greece) -> None:
    table = greece(active="dse", larissa="lok1 cadre1")
    assert (table.actor, table.kind, table.options) == ("dse", "move", ["larissa", "done"])


@rule("greek_civil_war", "10.7", "16.1")
@pytest.mark.parametrize(("mode", "targets"), [("switch", ["open", "square.cadre1"]), ("done", [])])
def test_the_mode_decides_whether_it_passes_enemies_in_the_open(greece: Greece, mode: str, targets: list[str]) -> None:
    table = greece(larissa="lok1 guerrilla1 [cadre1] [] []").play(f"{mode} done larissa")
    if targets:
        assert (table.kind, table.options) == ("attack.target", targets)
    else:
        # Only the Open, against which it is 3 to 2: EA on a 6.
        assert table.kind == "die"
        assert table.play("{6}").units("larissa") == "lok1 [cadre1] [] []"
