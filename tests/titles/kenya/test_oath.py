"""Oath (4.3.2), also in the Support Phase (6.3.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# Which space


@rule("kenya", "4.3.2", "1.3.2")
def test_oath_selects_a_populated_reserve_with_an_underground_guerrilla(kenya: Kenya) -> None:
    table = kenya(
        nairobi="1U 3T",
        kiambu="1U 4T Loyal",
        fort_hall="2A",
        nyeri="1U 1A 2P Resist",
        embu="1U 0pop",
        meru="1B",
        thika="1U",
        aberdares="1U",
    )
    table.play("op rally special oath")
    assert (table.kind, table.options) == ("oath.space", ["kiambu", "nyeri"])
    for space in ("nairobi", "thika", "aberdares", "embu", "fort_hall", "meru"):
        assert table.refused(space) == "4.3.2"


@rule("kenya", "4.3.2", "4.1")
@pytest.mark.parametrize("there", ["1A", "1B", "2T", "1U 0pop"])
def test_without_such_a_space_there_is_no_oath(kenya: Kenya, there: str) -> None:
    table = kenya(kiambu=there, nairobi="1B 3T", aberdares="1U").play("op rally special")
    assert table.refused("oath") == "4.1"


@rule("kenya", "4.3.2")
def test_oath_is_in_one_space(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", nyeri="1U").play("op rally special oath nyeri 1")
    assert table.kind == "rally.space"
    assert (table.pieces("kiambu"), table.pieces("nyeri")) == ("1U", "2U Resist")


# What it does


@rule("kenya", "4.3.2", "1.6")
@pytest.mark.parametrize(("before", "after"), [("Loyal", ""), ("", "Resist"), ("Resist", "Resist")])
@pytest.mark.parametrize("count", [0, 1])
def test_oath_places_up_to_one_guerrilla_and_shifts_once(kenya: Kenya, before: str, after: str, count: int) -> None:
    table = kenya(nyeri=f"1U 2T {before}", thika="1U").play("op rally special oath nyeri")
    assert (table.kind, table.options) == ("oath.count", ["1", "0"])
    table.play(str(count))
    assert table.pieces("nyeri") == f"{1 + count}U 2T {after}".strip()
    assert table["available"]["guerrillas"] == 13 - count


@rule("kenya", "4.3.2", "1.4.3")
def test_nobody_is_activated_and_no_terror_is_placed(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 2A 1Ter").play("op rally special oath nyeri 1")
    assert table.pieces("nyeri") == "2U 2A 1Ter Resist"


@rule("kenya", "4.3.2", "3.1")
def test_oath_costs_no_resources(kenya: Kenya) -> None:
    table = kenya(resources=1, nyeri="1U").play("op rally special oath nyeri 1")
    assert table["resources"] == 1


@rule("kenya", "4.3.2", "1.7", "1.10")
@pytest.mark.parametrize(
    ("there", "control", "change"),
    [("1U 1P", "mau_mau", -2), ("1U 1P 1pop", "mau_mau", -1), ("1U 2P", None, 0), ("2U 1P", "mau_mau", 0)],
)
def test_control_changes_with_the_new_guerrilla(kenya: Kenya, there: str, control: str | None, change: int) -> None:
    table = kenya(nyeri=there).play("op rally special oath nyeri 1")
    assert (table.control("nyeri"), table["political_will"]) == (control, 10 + change)
    low = kenya(political_will=1, nyeri=there).play("op rally special oath nyeri 1")
    assert low["political_will"] == max(0, 1 + change)


@rule("kenya", "4.3.2", "1.7")
def test_the_shift_by_itself_moves_no_political_will(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 3P Loyal").play("op rally special oath nyeri 0")
    assert (table["political_will"], table.pieces("nyeri")) == (10, "1U 3P")


# The Guerrilla may come from the map (1.4.1)


@rule("kenya", "4.3.2", "1.4.1")
def test_without_available_guerrillas_one_may_come_from_the_map(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 1T", thika="1A", aberdares="13U").play("op rally special oath nyeri 1")
    assert (table.kind, table.options) == ("take.guerrilla", ["nyeri", "thika", "aberdares"])
    table.play("thika")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("2U 1T Resist", "")
    assert table["political_will"] == 10 - 2 + 1


@rule("kenya", "4.3.2", "1.4.1", "1.4.3")
def test_an_active_guerrilla_of_the_space_itself_may_go_underground_so(kenya: Kenya) -> None:
    # [K-43]
    table = kenya(nyeri="1U 1A", aberdares="13U").play("op rally special oath nyeri 1 nyeri active")
    assert table.pieces("nyeri") == "2U Resist"
    assert table.pieces("aberdares") == "13U"


@rule("kenya", "4.3.2", "1.4.1")
def test_none_need_be_taken(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", aberdares="14U").play("op rally special oath nyeri 0")
    assert (table.pieces("nyeri"), table.pieces("aberdares")) == ("1U Resist", "14U")
    assert table.kind == "rally.space"


@rule("kenya", "4.3.2", "1.4.1")
def test_the_last_available_guerrilla_is_placed_without_asking_from_where(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", aberdares="13U").play("op rally special oath nyeri 1")
    assert (table.pieces("nyeri"), table["available"]["guerrillas"]) == ("2U Resist", 0)
    assert table.kind == "rally.space"


# Beside what


@rule("kenya", "4.3.2", "4.1.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_oath_accompanies_any_operation(kenya: Kenya, operation: str) -> None:
    table = kenya(nyeri="1U", thika="1U 1P").play(f"op {operation} special oath nyeri 0")
    assert table.kind == f"{operation}.space"
    assert table.pieces("nyeri") == "1U Resist"


@rule("kenya", "4.3.2", "2.3.4")
def test_no_oath_beside_a_limited_operation(kenya: Kenya) -> None:
    assert kenya(nyeri="1U").play("limited rally").refused("special") == "4.1"


@rule("kenya", "4.3.2", "8.0")
def test_the_oath_of_the_first_card_of_the_example(kenya: Kenya) -> None:
    table = kenya(resources=8, kiambu="1U", fort_hall="1U", nyeri="1U", embu="1U", meru="1U")
    table.play("op terror meru embu fort_hall kiambu special oath nyeri 1 done")
    assert table["resources"] == 4
    assert [table.pieces(space) for space in ("kiambu", "fort_hall", "embu", "meru")] == ["1A 1Ter Resist"] * 4
    assert table.pieces("nyeri") == "2U Resist"
    assert table["political_will"] == 10
    assert table.actor == "british"


# In the Support Phase


@rule("kenya", "6.3.2", "4.3.2")
def test_the_mau_mau_may_oath_in_the_support_phase(kenya: Kenya) -> None:
    # [K-33] With no Operation beside it.
    table = kenya(card="K33", deck=["K1"], kiambu="1U 2T Loyal", nyeri="1U")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "oath.space", ["kiambu", "nyeri", "done"])
    table.play("kiambu 1")
    assert table.pieces("kiambu") == "2U 2T"
    assert table.kind != "oath.space"


@rule("kenya", "6.3.2", "4.3.2")
def test_the_oath_of_the_support_phase_may_be_left_out(kenya: Kenya) -> None:
    table = kenya(card="K33", deck=["K1"], nyeri="1U").play("done")
    assert table.pieces("nyeri") == "1U"
    assert table.kind == "rally.space"


@rule("kenya", "6.3.2", "4.3.2")
@pytest.mark.parametrize("there", ["1A", "1U 0pop"])
def test_without_a_space_there_is_none(kenya: Kenya, there: str) -> None:
    # Guerrillas flip Underground only later, in the Reset Phase.
    assert kenya(card="K33", deck=["K1"], nyeri=there).kind == "rally.space"


@rule("kenya", "6.3.2", "4.3.2", "1.7")
def test_control_gained_by_oath_in_the_support_phase_counts_at_once(kenya: Kenya) -> None:
    # [K-1] 6.4.3 is about the Redeploy Phase.
    table = kenya(card="K33", deck=["K1"], nyeri="1U 1P")
    assert table["political_will"] == 14
    table.play("nyeri 1")
    assert (table.control("nyeri"), table["political_will"]) == ("mau_mau", 12)
