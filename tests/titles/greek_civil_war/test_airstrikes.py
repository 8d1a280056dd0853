"""Airstrikes in attack and defence (11.4), and what they do to cities (16.2)."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import Greece, attack, odds, on_the_map, terror

# When, and whose


@rule("greek_civil_war", "11.4")
def test_an_airstrike_is_added_after_the_odds_and_before_the_die(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 partisan1", airstrikes=1).play("larissa all")
    assert odds(table) == (8, 4, 2)
    assert (table.actor, table.kind, table.options) == ("government", "airstrike", ["use", "decline"])
    table.play("use")
    assert (table.actor, table.kind, table["airstrikes"]) == ("chance", "die", 0)


@rule("greek_civil_war", "11.4")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_without_an_available_airstrike_nobody_is_asked(greece: Greece, side: str) -> None:
    assert attack(greece, side, "brigade1 partisan1", airstrikes=0).play("larissa").kind == "die"


@rule("greek_civil_war", "11.4", "2.14")
def test_the_dse_never_uses_an_airstrike_but_the_government_may_in_its_defence(greece: Greece) -> None:
    table = attack(greece, "dse", "brigade1 partisan1", airstrikes=2).play("larissa")
    assert (table.actor, table.kind) == ("government", "airstrike")


@rule("greek_civil_war", "11.4", "2.14")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_an_airstrike_that_is_not_used_stays_available(greece: Greece, side: str) -> None:
    # [G-34]
    table = attack(greece, side, "brigade1 partisan1", airstrikes=2).play("larissa decline {3}")
    assert table["airstrikes"] == 2


@rule("greek_civil_war", "11.4")
@pytest.mark.parametrize("held", [1, 2, 4])
def test_no_more_than_one_airstrike_is_added_to_an_attack(greece: Greece, held: int) -> None:
    table = attack(greece, "government", "brigade1 partisan1", airstrikes=held).play("larissa use")
    assert (table.kind, table["airstrikes"]) == ("die", held - 1)


@rule("greek_civil_war", "11.4", "3.3")
def test_an_airstrike_is_expended_and_each_attack_may_have_its_own(greece: Greece) -> None:
    table = attack(greece, "government", "3xbrigade1 2xpartisan1", airstrikes=2).play("larissa brigade1 done use {3}")
    assert (table.units("larissa"), table["airstrikes"]) == ("2xbrigade1 2xpartisan1 [] [] []", 1)  # 1:1, 50%A(-1)
    table.play("open brigade1 done use {3}")
    assert (table.units("larissa"), table["airstrikes"]) == ("brigade1 2xpartisan1 [] [] []", 0)
    assert table.play("open").kind == "die"


@rule("greek_civil_war", "11.4", "3.3")
@pytest.mark.parametrize(("side", "die"), [("government", 1), ("dse", 1)])
def test_an_airstrike_is_spent_whatever_the_result(greece: Greece, side: str, die: int) -> None:
    table = attack(greece, side, "brigade1 partisan1", airstrikes=1).play(f"larissa use {{{die}}}")
    assert table["airstrikes"] == 0


@rule("greek_civil_war", "11.4")
def test_an_airstrike_used_in_attack_is_not_there_for_the_defence_in_the_same_turn(greece: Greece) -> None:
    table = attack(greece, "government", "brigade2 2xpartisan1", airstrikes=1, turn=2).play("larissa use {3}")
    assert table.units("larissa") == "brigade1 2xpartisan1 [] [] []"  # Below 1:1 becomes 1:1: 50%A(-1)
    table.play("done")
    assert (table["phase"], table["active"], table["airstrikes"]) == ("conflict", "dse", 0)
    assert table.play("larissa all").kind == "die"


# The shift


@rule("greek_civil_war", "11.4", "12.2a")
@pytest.mark.parametrize(
    ("brigades", "declined", "used"),
    [
        ("brigade1", "brigade1 partisan3", "brigade1 partisan1"),  # Below 1:1 to 1:1
        ("2xbrigade1", "2xbrigade1 partisan1", "brigade1 brigade2 partisan2"),  # 1:1 to 2:1
        ("3xbrigade1", "brigade1 2xbrigade2 partisan2", "3xbrigade1"),  # 2:1 to 3:1
        ("4xbrigade1", "4xbrigade1", "2xbrigade1 2xbrigade3 partisan2"),  # 3:1 to 4:1
        ("5xbrigade1", "2xbrigade1 3xbrigade3 partisan2", "2xbrigade1 3xbrigade3 partisan2"),  # 4:1 stays
        ("8xbrigade1", "4xbrigade1 4xbrigade3 partisan2", "4xbrigade1 4xbrigade3 partisan2"),  # 6:1 is 4:1
    ],
)
def test_in_attack_it_moves_the_odds_one_column_up_and_no_further_than_the_last(
    greece: Greece, brigades: str, declined: str, used: str
) -> None:
    # [G-45] Die 4: 100%D(+2), 50%D(-1), 50%A(+1), 100%D(-2), 50%A(+2).
    for answer, after in (("decline", declined), ("use", used)):
        table = attack(greece, "government", f"{brigades} partisan2", airstrikes=1).play("larissa")
        table.play(f"{'all' if table.kind == 'attack.unit' else ''} {answer} {{4}}")
        assert table.units("larissa") == f"{after} [] [] []"


@rule("greek_civil_war", "11.4", "12.2a")
@pytest.mark.parametrize(
    ("partisans", "declined", "used"),
    [
        ("partisan1", "brigade4 partisan1", "brigade4 partisan1"),  # Below 1:1 stays
        ("2xpartisan1", "brigade1 2xpartisan1", "brigade4 2xpartisan1"),  # 1:1 to below 1:1
        ("3xpartisan1", "brigade2 partisan1 2xpartisan2", "brigade1 3xpartisan1"),  # 2:1 to 1:1
        ("4xpartisan1", "4xpartisan1", "brigade2 2xpartisan1 2xpartisan2"),  # 3:1 to 2:1
        ("5xpartisan1", "brigade2 2xpartisan1 3xpartisan3", "5xpartisan1"),  # 4:1 to 3:1
        ("8xpartisan1", "brigade2 4xpartisan1 4xpartisan3", "8xpartisan1"),  # 6:1 is 4:1, to 3:1
    ],
)
def test_in_defence_it_moves_the_odds_one_column_down_and_no_further_than_the_first(
    greece: Greece, partisans: str, declined: str, used: str
) -> None:
    # [G-45]
    for answer, after in (("decline", declined), ("use", used)):
        table = attack(greece, "dse", f"{partisans} brigade2", airstrikes=1).play("larissa")
        table.play(f"{'all' if table.kind == 'attack.unit' else ''} {answer} {{4}}")
        assert table.units("larissa") == f"{after} [] [] []"


@rule("greek_civil_war", "11.4")
def test_an_airstrike_may_be_used_where_it_moves_nothing(greece: Greece) -> None:
    # [G-45]
    table = attack(greece, "government", "division1 cadre1", airstrikes=1).play("larissa use {6}")
    assert (on_the_map(table), table["airstrikes"]) == ({"larissa": "division1 [] [] []"}, 0)  # 4:1, VE


# Squares


@rule("greek_civil_war", "11.4", "12.2a")
@pytest.mark.parametrize(
    ("side", "there"),
    [
        ("government", "brigade1 [partisan1] [] []"),
        ("government", "[brigade1] [partisan1] []"),
        ("dse", "partisan1 [brigade1] [] []"),
        ("dse", "[partisan1] [brigade1] []"),
    ],
)
def test_an_airstrike_is_never_added_to_an_attack_on_a_square(greece: Greece, side: str, there: str) -> None:
    table = attack(greece, side, there, airstrikes=4).play("larissa")
    assert (table.kind, odds(table)) == ("die", (4, 4, 1))
    assert table.play("{3}")["airstrikes"] == 4


@rule("greek_civil_war", "11.4")
def test_attackers_in_squares_may_have_an_airstrike_against_the_open(greece: Greece) -> None:
    table = attack(greece, "government", "partisan1 [brigade1] [] []", airstrikes=1).play("larissa")
    assert table.kind == "airstrike"
    assert table.play("use {4}").units("larissa") == "partisan1 [brigade2] [] []"  # 1:1 to 2:1, 50%A(+1)


# Cities


@rule("greek_civil_war", "16.2", "11.4")
@pytest.mark.parametrize("city", ["athens", "thessalonika"])
@pytest.mark.parametrize("side", ["government", "dse"])
def test_an_airstrike_in_an_urban_region_places_terror_before_the_die(greece: Greece, side: str, city: str) -> None:
    # [G-52] In attack and in defence.
    table = greece(phase="conflict", active=side, airstrikes=1, **{city: "brigade1 partisan1"}).play(f"{city} use")
    assert (table.kind, terror(table, city)) == ("die", True)
    assert [name for name, there in table["regions"].items() if there["terror"]] == [city]
    table.play("{3}")
    assert terror(table, city)


@rule("greek_civil_war", "16.2")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_an_airstrike_that_is_not_used_places_no_terror(greece: Greece, side: str) -> None:
    table = greece(phase="conflict", active=side, airstrikes=1, athens="brigade1 partisan1").play("athens decline {3}")
    assert not terror(table, "athens")


@rule("greek_civil_war", "16.2")
@pytest.mark.parametrize("region", ["viotia", "serres", "larissa", "kastoria"])
@pytest.mark.parametrize("side", ["government", "dse"])
def test_an_airstrike_in_a_rural_region_places_no_terror(greece: Greece, side: str, region: str) -> None:
    table = greece(phase="conflict", active=side, airstrikes=1, **{region: "brigade1 partisan1"})
    table.play(f"{region} use {{3}}")
    assert not terror(table, region)


@rule("greek_civil_war", "16.2", "16.4")
def test_there_is_no_second_marker(greece: Greece) -> None:
    table = greece(phase="conflict", airstrikes=1, athens="2xbrigade1 partisan1 terror").play("athens all use")
    assert terror(table, "athens")
    table.play("{5}")  # 3:1, EA removes the only one
    assert not terror(table, "athens")


@rule("greek_civil_war", "16.2", "12.2a", "16.4")
@pytest.mark.parametrize(
    ("attackers", "die", "after"),
    [
        ("2xbrigade1", 5, False),  # 2:1 to 3:1, EA
        ("4xbrigade1", 6, False),  # 4:1, VE
        ("2xbrigade1", 6, True),  # 2:1 to 3:1, OK
        ("4xbrigade1", 2, True),  # 4:1, 100%A(+1)
    ],
)
def test_ea_and_ve_of_the_government_remove_the_terror_of_its_own_airstrike(
    greece: Greece, attackers: str, die: int, after: bool
) -> None:
    # [G-52]
    table = greece(phase="conflict", airstrikes=1, athens=f"{attackers} partisan1")
    table.play(f"athens all use {{{die}}}")
    assert terror(table, "athens") is after


@rule("greek_civil_war", "16.2", "12.2a", "16.4")
@pytest.mark.parametrize(
    ("attackers", "die"),
    [
        ("2xpartisan1", 6),  # 2:1 to 1:1, EA
        ("5xpartisan1", 5),  # 4:1 to 3:1, EA
    ],
)
def test_ea_of_the_dse_leaves_the_terror_of_an_airstrike_in_defence(greece: Greece, attackers: str, die: int) -> None:
    table = greece(phase="conflict", active="dse", airstrikes=1, athens=f"{attackers} brigade1")
    table.play(f"athens all use {{{die}}}")
    assert (table.units("athens"), terror(table, "athens")) == (f"{attackers} [] [] []", True)
