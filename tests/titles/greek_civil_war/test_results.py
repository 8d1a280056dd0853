"""Conflict results: halves, Levels, counters, eliminations (12.1-12.3)."""

from __future__ import annotations

from copy import copy

import pytest

from tests import harness
from tests.harness import Table, rule
from tests.titles.greek_civil_war.fights import Greece, attack, odds, on_the_map

# 12.1: halves, and whom they may touch


@rule("greek_civil_war", "12.1", "12.2b")
@pytest.mark.parametrize(
    ("police", "defenders", "after"),
    [
        ("police2", "guerrilla2", "police1"),
        ("2xpolice2", "partisan2", "police1 police2"),
        ("3xpolice2", "partisan3", "2xpolice1 police2"),
        ("4xpolice2", "partisan3", "2xpolice1 2xpolice2"),
        ("5xpolice2", "2xpartisan1", "3xpolice1 2xpolice2"),
    ],
)
def test_half_of_the_units_is_rounded_up(greece: Greece, police: str, defenders: str, after: str) -> None:
    # [G-47] 1:1, 50%A(-1).
    table = attack(greece, "government", f"{police} {defenders}").play("larissa")
    table.play("{3}" if table.kind == "die" else "all {3}")
    assert table.units("larissa") == f"{after} {defenders} [] [] []"


@rule("greek_civil_war", "12.1", "12.3")
@pytest.mark.parametrize(
    ("cadres", "retreated"),
    [
        ("cadre1", ""),
        ("2xcadre1", "cadre1"),
        ("3xcadre1", "cadre1"),
        ("4xcadre1", "2xcadre1"),
        ("5xcadre1", "2xcadre1"),
    ],
)
def test_half_of_the_units_that_are_eliminated_is_rounded_up(greece: Greece, cadres: str, retreated: str) -> None:
    # The rulebook's example: of three units two are eliminated. 4:1, EA.
    table = attack(greece, "government", f"3xdivision4 {cadres}").play("larissa all {5}")
    table.play({"": "", "cadre1": "kozani open", "2xcadre1": "kozani open kozani open"}[retreated])
    expected = {"larissa": "3xdivision4 [] [] []"}
    assert on_the_map(table) == ({"kozani": f"{retreated} [] []", **expected} if retreated else expected)


@rule("greek_civil_war", "12.1", "12.3")
@pytest.mark.parametrize(
    ("brigades", "retreated"),
    [("brigade1", 0), ("2xbrigade1", 1), ("3xbrigade1", 1), ("4xbrigade1", 2), ("5xbrigade1", 2)],
)
def test_half_of_the_attackers_in_a_military_disaster_is_rounded_up(
    greece: Greece, brigades: str, retreated: int
) -> None:
    table = attack(greece, "government", f"{brigades} 3xpartisan3").play("larissa")
    table.play("{1}" if table.kind == "die" else "all {1}")  # Below 1:1, MD
    for _ in range(retreated):
        table.play("kozani")
    there = ["", "brigade1 [] []", "2xbrigade1 [] []"][retreated]
    expected = {"larissa": "3xpartisan3 [] [] []"}
    assert on_the_map(table) == ({"kozani": there, **expected} if there else expected)


@rule("greek_civil_war", "12.1")
def test_results_apply_only_to_units_in_that_fight(greece: Greece) -> None:
    table = attack(greece, "government", "brigade2 mountain2 2xpolice1 partisan1 [police2] [] []")
    table.play("larissa brigade2 police1 done {3}")  # 7:4 is 1:1, 50%A(-1)
    assert table.options == ["brigade2", "police1"]
    assert (table.refused("mountain2"), table.refused("square.police2")) == ("12.1", "12.1")
    table.play("police1")
    assert table.units("larissa") == "brigade2 mountain2 police1 partisan1 [police2] [] []"


@rule("greek_civil_war", "12.1")
def test_earlier_attackers_and_defenders_are_not_in_the_next_fight(greece: Greece) -> None:
    table = attack(greece, "government", "brigade2 mountain2 police1 partisan1").play("larissa brigade2 done {3}")
    assert table.units("larissa") == "brigade1 mountain2 police1 partisan1 [] [] []"
    table.play("open all {3}")  # 6:4 is 1:1, 50%A(-1): of two
    assert (table.kind, table.options) == ("reduce.unit", ["mountain2", "police1"])
    assert table.play("mountain2").units("larissa") == "brigade1 mountain1 police1 partisan1 [] [] []"


# 12.2b, 12.3: the owner chooses


@rule("greek_civil_war", "12.2b", "12.3", "12.1")
@pytest.mark.parametrize(
    ("side", "there", "die", "kind", "owner"),
    [
        ("government", "brigade2 mountain2 guerrilla1 partisan1", 3, "reduce.unit", "government"),  # 50%A(-1)
        ("government", "brigade2 mountain2 guerrilla2 partisan1", 4, "reduce.unit", "dse"),  # 50%D(-1)
        ("dse", "brigade1 mountain1 guerrilla2 partisan1", 3, "reduce.unit", "dse"),
        ("dse", "brigade1 police1 guerrilla2 partisan1", 4, "reduce.unit", "government"),
        ("government", "brigade2 mountain2 guerrilla1 partisan1", 6, "eliminate.unit", "dse"),  # EA
        ("dse", "brigade1 police1 guerrilla2 partisan1", 6, "eliminate.unit", "government"),
        ("government", "brigade1 police1 2xpartisan1", 1, "eliminate.unit", "government"),  # MD
        ("dse", "brigade1 brigade2 guerrilla1 partisan1", 1, "eliminate.unit", "dse"),
        ("government", "brigade1 police1 2xpartisan1", 5, "raise.unit", "government"),  # 50%A(+1)
        ("dse", "brigade1 brigade2 guerrilla1 partisan1", 5, "raise.unit", "dse"),
        ("government", "brigade1 police1 guerrilla1 partisan2", 2, "raise.unit", "dse"),  # 50%D(+2)
        ("dse", "brigade1 mountain1 guerrilla1 partisan1", 2, "raise.unit", "government"),
    ],
)
def test_the_owner_picks_the_units_of_a_half(
    greece: Greece, side: str, there: str, die: int, kind: str, owner: str
) -> None:
    # [G-27]
    table = attack(greece, side, there).play(f"larissa all {{{die}}}")
    units = there.split()[:2] if owner == "government" else there.split()[2:]
    more = ["done"] if kind == "raise.unit" else []
    assert (table.kind, table.actor, table.options) == (kind, owner, [*units, *more])


@rule("greek_civil_war", "12.3")
def test_units_are_eliminated_whatever_their_level(greece: Greece) -> None:
    table = attack(greece, "government", "3xdivision4 guerrilla1 partisan1 partisan3").play("larissa all {6}")  # VE
    assert on_the_map(table) == {"larissa": "3xdivision4 [] [] []"}
    table = attack(greece, "dse", "6xpartisan3 8xpartisan2 division4").play("larissa all {6}")  # 82:22 is 3:1, OK
    assert on_the_map(table) == {"larissa": "8xpartisan2 6xpartisan3 [] [] []"}


@rule("greek_civil_war", "12.3")
@pytest.mark.parametrize(
    ("pick", "survivor"), [("guerrilla1", "partisan3 [] []"), ("partisan3", "")], ids=["low", "high"]
)
def test_the_affected_player_may_give_up_any_level(greece: Greece, pick: str, survivor: str) -> None:
    # 4:1, EA; squares are full, so that the Guerrilla Band has nowhere to retreat to.
    there = "2xdivision4 guerrilla1 partisan3 [police1] [police1] [police1]"
    table = attack(greece, "government", there).play(f"larissa division4 division4 done {{5}} {pick}")
    expected = {"larissa": "2xdivision4 [police1] [police1] [police1]"}
    if survivor:
        table.play("trikala open")
    assert on_the_map(table) == ({"trikala": survivor, **expected} if survivor else expected)


@rule("greek_civil_war", "12.1", "12.3")
@pytest.mark.parametrize("picks", ["partisan1 partisan2", "partisan2 partisan1"])
def test_the_units_of_a_half_are_picked_in_any_order(greece: Greece, picks: str) -> None:
    # [G-62]
    table = attack(greece, "government", "division4 guerrilla1 partisan1 partisan2").play("larissa {5}")  # 2:1, EA
    assert table.options == ["guerrilla1", "partisan1", "partisan2"]
    table.play(picks.split()[0])
    assert table.refused(picks.split()[0]) == "12.1" and len(table.options) == 2
    table.play(picks.split()[1])  # The Guerrilla Band retreats into a square.
    assert on_the_map(table) == {"larissa": "division4 [guerrilla1] [] []"}


@rule("greek_civil_war", "12.2b", "9.4", "12.1")
@pytest.mark.parametrize("picks", ["partisan1 partisan3", "partisan3 partisan1"])
def test_a_counter_freed_by_a_pick_helps_the_other_whatever_comes_first(greece: Greece, picks: str) -> None:
    # [G-25, G-62] Nine of ten counters of Levels 1 and 2 elsewhere, one here; 1:1, 50%A(-1).
    there = "partisan1 partisan3 guerrilla2 division1 [cadre1] [cadre1] [cadre1]"
    table = attack(greece, "dse", there, arta="5xpartisan1", evia="4xpartisan1")
    table.play("larissa partisan1 partisan3 guerrilla2 done")
    assert odds(table) == (14, 13, 1)
    table.play(f"{{3}} {picks}")
    assert table.units("larissa") == "division1 guerrilla2 partisan2 [cadre1] [cadre1] [cadre1]"


@rule("greek_civil_war", "12.1", "12.3")
def test_bots_pick_in_order_so_a_pick_must_leave_enough_to_follow(greece: Greece) -> None:
    # [G-62]
    there = "division4 guerrilla1 partisan1 partisan2"
    table = attack(greece, "government", there, any_order=False).play("larissa {5}")  # 2:1, EA
    assert (table.options, table.refused("partisan2")) == (["guerrilla1", "partisan1"], "12.1")
    table.play("partisan1")  # And Partisans of Level 2: the Guerrilla Band retreats into a square.
    assert on_the_map(table) == {"larissa": "division4 [guerrilla1] [] []"}


# 12.2b: down


@rule("greek_civil_war", "12.2b", "3.1", "3.2")
@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("division1", ""), ("division2", "division1"), ("division3", "division2"), ("division4", "division3"),
        ("brigade1", ""), ("brigade2", "brigade1"), ("brigade3", "brigade2"), ("brigade4", "brigade3"),
        ("mountain1", ""), ("mountain3", "mountain2"), ("mountain4", "mountain3"), ("lok1", ""), ("lok_unconv0", ""),
        ("police1", ""), ("police2", "police1"),
    ],
)  # fmt: skip
def test_a_reduction_by_one_level(greece: Greece, unit: str, after: str) -> None:
    # [G-26] A LOK unit does not become unconventional. Below 1:1, 100%A(-1).
    table = attack(greece, "government", f"{unit} 6xpartisan3").play("larissa {3}")
    assert table.units("larissa") == f"{after} 6xpartisan3 [] [] []".strip()


@rule("greek_civil_war", "12.2b", "3.2")
@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("front0", ""), ("cadre1", ""), ("guerrilla1", ""), ("guerrilla2", ""), ("partisan1", ""), ("partisan2", ""),
        ("partisan3", "partisan1"),
    ],
)  # fmt: skip
def test_a_reduction_by_two_levels_skips_one_or_eliminates(greece: Greece, unit: str, after: str) -> None:
    # 3:1, 100%D(-2).
    attackers = {1: "police2", 2: "2xpolice2", 3: "3xpolice2", 4: "division1", 5: "division2", 7: "division4"}
    rating = {"front0": 1, "guerrilla2": 3, "partisan1": 4, "partisan2": 5, "partisan3": 7}.get(unit, 2)
    table = attack(greece, "government", f"{attackers[rating]} {unit}").play("larissa")
    table.play("{4}" if table.kind == "die" else "all {4}")
    assert table.units("larissa") == " ".join([attackers[rating], *after.split(), "[] [] []"])


@rule("greek_civil_war", "12.2b")
@pytest.mark.parametrize(
    ("unit", "after"),
    [("brigade2", ""), ("brigade3", "brigade1"), ("mountain4", "mountain2"), ("division4", "division2")],
)
def test_levels_of_the_government_are_skipped_going_down(greece: Greece, unit: str, after: str) -> None:
    # 1:1, 50%A(-2).
    defenders = {"brigade2": "partisan2", "brigade3": "partisan2", "mountain4": "partisan2", "division4": "3xpartisan3"}
    table = attack(greece, "government", f"{unit} {defenders[unit]}").play("larissa {1}")
    assert table.units("larissa") == f"{after} {defenders[unit]} [] [] []".strip()


@rule("greek_civil_war", "12.2b")
def test_levels_that_a_unit_does_not_have_are_not_carried_over_to_others(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 mountain4 partisan1").play("larissa all {1}")  # 2:1
    assert table.units("larissa") == "brigade1 mountain4 partisan3 [] [] []"  # 50%D(+2)
    table = attack(greece, "government", "brigade1 mountain4 partisan3").play("larissa all {1} brigade1")
    assert table.units("larissa") == "mountain4 partisan3 [] [] []"  # 1:1, 50%A(-2)


# 12.2b: up


@rule("greek_civil_war", "12.2b", "3.1")
@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("division1", "division2"), ("division3", "division4"), ("division4", "division4"), ("brigade2", "brigade3"),
        ("brigade4", "brigade4"), ("mountain3", "mountain4"), ("mountain4", "mountain4"), ("lok1", "lok1"),
        ("lok_unconv0", "lok_unconv0"), ("police1", "police2"), ("police2", "police2"),
    ],
)  # fmt: skip
def test_a_rise_of_the_government_ends_at_the_highest_level_of_the_type(greece: Greece, unit: str, after: str) -> None:
    # Below 1:1, 50%A(+1).
    table = attack(greece, "government", f"{unit} 6xpartisan3").play("larissa {5}")
    assert table.units("larissa") == f"{after} 6xpartisan3 [] [] []"
    assert table["phase"] == "mobilization"


@rule("greek_civil_war", "12.2b", "3.1")
@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("front0", "front0"), ("cadre1", "cadre1"), ("guerrilla1", "guerrilla2"), ("guerrilla2", "guerrilla2"),
        ("partisan1", "partisan2"), ("partisan2", "partisan3"), ("partisan3", "partisan3"),
    ],
)  # fmt: skip
def test_a_rise_of_the_dse_ends_at_the_highest_level_of_the_type(greece: Greece, unit: str, after: str) -> None:
    table = attack(greece, "dse", f"{unit} division1").play("larissa {5}")
    assert table.units("larissa") == f"division1 {after} [] [] []"


@rule("greek_civil_war", "12.2b", "3.2")
@pytest.mark.parametrize(
    ("options", "unit", "after"),
    [
        ({}, "division1", "division3"), ({}, "division2", "division4"), ({}, "division3", "division4"),
        ({}, "division4", "division4"), ({}, "brigade1", "brigade3"), ({}, "police1", "police2"),
        ({}, "mountain2", "mountain4"), ({}, "lok1", "lok1"), ({}, "lok_unconv0", "lok_unconv0"),
        ({"plus2_two_steps": False}, "division1", "division2"), ({"plus2_two_steps": False}, "division3", "division4"),
        ({"plus2_two_steps": False}, "division4", "division4"), ({"plus2_two_steps": False}, "police1", "police2"),
        ({"plus2_two_steps": False}, "mountain2", "mountain3"),
    ],
)  # fmt: skip
def test_a_rise_of_two_levels_is_two_steps_or_one_by_option(
    greece: Greece, options: dict[str, bool], unit: str, after: str
) -> None:
    # [G-24] Below 1:1, 100%D(+2).
    table = attack(greece, "dse", f"front0 {unit}", options=options).play("larissa {4}")
    assert table.units("larissa") == f"{after} front0 [] [] []"


@rule("greek_civil_war", "12.2b", "3.2")
@pytest.mark.parametrize(("two_steps", "after"), [(True, "3xbrigade3"), (False, "3xbrigade2")])
def test_half_of_the_attackers_rise_two_levels(greece: Greece, two_steps: bool, after: str) -> None:
    table = attack(greece, "government", "5xbrigade1 partisan2", options={"plus2_two_steps": two_steps})
    assert table.play("larissa all {4}").units("larissa") == f"2xbrigade1 {after} partisan2 [] [] []"  # 4:1, 50%A(+2)


@rule("greek_civil_war", "12.2b")
def test_a_rise_goes_to_units_that_are_not_at_their_highest_level(greece: Greece) -> None:
    # [G-27] Half of four units is two, and only these two can rise.
    table = attack(greece, "dse", "front0 cadre1 guerrilla1 partisan1 division1").play("larissa all {5}")
    assert table.units("larissa") == "division1 front0 cadre1 guerrilla2 partisan2 [] [] []"


@rule("greek_civil_war", "12.2b", "12.1")
def test_a_unit_at_its_highest_level_is_refused(greece: Greece) -> None:
    table = attack(greece, "dse", "cadre1 guerrilla1 partisan1 partisan2 2xdivision1 [front0] [] []")
    table.play("larissa cadre1 guerrilla1 partisan1 partisan2 done {5}")
    assert (table.kind, table.options) == ("raise.unit", ["guerrilla1", "partisan1", "partisan2", "done"])
    assert (table.refused("cadre1"), table.refused("square.front0")) == ("12.2b", "12.1")


@rule("greek_civil_war", "12.2b")
def test_a_rise_that_nobody_can_take_is_void(greece: Greece) -> None:
    table = attack(greece, "dse", "2xfront0 3xcadre1 guerrilla2 division1").play("larissa all {5}")
    assert (table["phase"], table.units("larissa")) == (
        "mobilization",
        "division1 2xfront0 3xcadre1 guerrilla2 [] [] []",
    )


# 9.4: counters

BRIGADES = {"arta": "3xpartisan3", "evia": "3xpartisan3"}
"""All counters of Partisan Brigades of Level 3."""


@rule("greek_civil_war", "12.2b", "9.4", "3.1")
@pytest.mark.parametrize(
    ("side", "there", "die", "after", "elsewhere"),
    [
        ("dse", "partisan2 division1", 5, "division1 partisan2", BRIGADES),  # 50%A(+1)
        ("dse", "partisan1 division1", 5, "division1 partisan2", BRIGADES),  # A counter is flipped.
        ("government", "police1 partisan1", 4, "police1 partisan2", BRIGADES),  # 100%D(+2): its second step
        ("government", "police1 partisan2", 4, "police1 partisan2", BRIGADES),
        ("dse", "front0 division2", 4, "division2 front0", {"arta": "2xdivision3 3xdivision4"}),
        ("dse", "front0 division3", 4, "division4 front0", {"arta": "2xdivision3 2xdivision4"}),
    ],
)
def test_a_rise_is_forfeited_if_there_is_no_counter(
    greece: Greece, side: str, there: str, die: int, after: str, elsewhere: dict[str, str]
) -> None:
    # [G-25]
    table = attack(greece, side, there, **elsewhere).play(f"larissa {{{die}}}")
    assert (table.units("larissa"), table["phase"]) == (f"{after} [] [] []", "mobilization")


@rule("greek_civil_war", "12.2b", "9.4")
@pytest.mark.parametrize(
    ("pick", "after"),
    [
        ("partisan2", "brigade4 partisan3 [partisan2] [] []"),
        ("square.partisan2", "brigade4 partisan2 [partisan3] [] []"),
    ],
)
def test_the_owner_picks_who_gets_the_last_counter(greece: Greece, pick: str, after: str) -> None:
    # [G-62] 1:1, 100%A(+1).
    table = attack(greece, "dse", "partisan2 brigade4 [partisan2] [] []", arta="5xpartisan3").play("larissa all {5}")
    assert (table.kind, table.options) == ("raise.unit", ["partisan2", "square.partisan2", "done"])
    assert (table.play(pick).units("larissa"), table["phase"]) == (after, "mobilization")


@rule("greek_civil_war", "12.2b", "9.4")
def test_the_others_rise_all_the_same_when_the_last_counter_is_taken(greece: Greece) -> None:
    # 1:1, 100%A(+1): only the second unit of Level 2 finds no counter.
    table = attack(greece, "dse", "partisan1 2xpartisan2 division1", arta="5xpartisan3").play("larissa all {5}")
    assert table.play("partisan2").units("larissa") == "division1 2xpartisan2 partisan3 [] [] []"


@rule("greek_civil_war", "12.2b")
@pytest.mark.parametrize(
    ("side", "there", "after"),
    [
        ("government", "police1 guerrilla1 partisan1", "police1 guerrilla2 partisan3"),
        ("dse", "front0 brigade1 police1", "brigade3 police2 front0"),
    ],
)
def test_all_rise_at_a_word_when_all_may(greece: Greece, side: str, there: str, after: str) -> None:
    table = attack(greece, side, there).play("larissa")
    table.game.choose("4")  # Below 1:1, 100%D(+2)
    assert (table.kind, table.options[2:]) == ("raise.unit", ["all", "done"])
    table.game.choose("all")
    assert (table.kind != "raise.unit", table.units("larissa")) == (True, f"{after} [] [] []")


@rule("greek_civil_war", "12.2b")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("done", "brigade1 police1"),
        ("brigade1 done", "brigade3 police1"),
        ("police1 done", "brigade1 police2"),
        ("police1 brigade1", "brigade3 police2"),
    ],
)
def test_a_rise_is_a_may(greece: Greece, words: str, after: str) -> None:
    # [G-71]
    table = attack(greece, "dse", "front0 brigade1 police1").play("larissa")
    for word in ["4", *words.split()]:  # Below 1:1, 100%D(+2)
        table.game.choose(word)
    assert (table.kind != "raise.unit", table.units("larissa")) == (True, f"{after} front0 [] [] []")


@rule("greek_civil_war", "12.2b")
@pytest.mark.parametrize("any_order", [True, False])
def test_the_only_unit_that_can_rise_need_not(greece: Greece, any_order: bool) -> None:
    # [G-71]
    table = attack(greece, "government", "brigade1 2xcadre1", any_order=any_order).play("larissa")
    table.game.choose("5")  # 1:1, 100%A(+1)
    assert (table.actor, table.kind, table.options) == ("government", "raise.unit", ["brigade1", "done"])
    table.game.choose("done")
    assert table.units("larissa") == "brigade1 2xcadre1 [] [] []"


@rule("greek_civil_war", "12.2b", "12.1")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("brigade1 mountain1", "brigade3 mountain3 police1"),
        ("brigade1 police1", "brigade3 mountain1 police2"),
        ("mountain1 police1", "brigade1 mountain3 police2"),
        ("police1 brigade1", "brigade3 mountain1 police2"),
    ],
)
def test_half_of_the_units_rise_whoever_is_picked_first(greece: Greece, words: str, after: str) -> None:
    table = attack(greece, "dse", "front0 brigade1 mountain1 police1").play("larissa {2}")  # Below 1:1, 50%D(+2)
    assert table.options == ["brigade1", "mountain1", "police1", "done"]
    assert (table.play(words).units("larissa"), table["phase"]) == (f"{after} front0 [] [] []", "mobilization")


BANDS = {"arta": "5xpartisan1", "evia": "4xpartisan1", "drama": "partisan2"}
"""All counters of Partisan Brigades of Levels 1 and 2."""


@rule("greek_civil_war", "12.2b", "9.4", "3.2")
@pytest.mark.parametrize(
    ("side", "there", "die", "after", "elsewhere"),
    [
        ("dse", "partisan3 division1", 3, "division1", BANDS),  # 100%A(-1)
        ("government", "division4 partisan3", 4, "division4", BANDS),  # 100%D(-2)
        ("government", "mountain3 partisan3", 3, "partisan3", {"arta": "4xmountain1"}),
        ("government", "mountain4 partisan3", 3, "mountain3 partisan3", {"arta": "4xmountain1"}),  # It is flipped.
    ],
)
def test_a_unit_without_a_lower_counter_is_eliminated(
    greece: Greece, side: str, there: str, die: int, after: str, elsewhere: dict[str, str]
) -> None:
    # [G-25] Both counters of the lower Levels are the same.
    table = attack(greece, side, there, **elsewhere).play(f"larissa {{{die}}}")
    assert table.units("larissa") == f"{after} [] [] []"


@rule("greek_civil_war", "12.2b", "9.3", "9.4")
def test_a_counter_freed_by_a_lower_unit_helps_the_next(greece: Greece) -> None:
    # [G-62] Below 1:1, 100%A(-1).
    table = attack(greece, "government", "mountain1 mountain3 partisan3 cadre1", arta="3xmountain1")
    assert table.play("larissa all {3}").units("larissa") == "mountain2 cadre1 partisan3 [] [] []"


@rule("greek_civil_war", "12.2b", "9.3", "9.4")
def test_a_counter_freed_by_a_lower_unit_in_a_square_helps_the_next(greece: Greece) -> None:
    # [G-62] From the lowest Level up.
    table = attack(greece, "government", "mountain3 partisan3 cadre1 [mountain1] [] []", arta="3xmountain1")
    assert table.play("larissa all {3}").units("larissa") == "mountain2 cadre1 partisan3 [] [] []"


# 12.2a: the code that is on no table


def with_code(mode: str, there: str, code: int) -> Table:
    """A fight by the DSE in which every cell of the Open table has this code."""
    table = harness.greece(mode, phase="conflict", active="dse", larissa=there)
    board = table.game.state.board
    board.facts = copy(board.facts)
    board.facts.open_table = [code] * 30
    return table


@rule("greek_civil_war", "12.2a")
@pytest.mark.parametrize("mode", ["plain", "forked"])
def test_all_attackers_rise_two_levels_by_the_code_that_is_on_no_table(mode: str) -> None:
    # 100%A(+2) is the twelfth code.
    table = with_code(mode, "cadre1 guerrilla2 partisan1 partisan2 division1", 11).play("larissa all {1}")
    assert table.units("larissa") == "division1 cadre1 guerrilla2 2xpartisan3 [] [] []"
