"""Supply (4.3.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


def supplied(kenya: Kenya, **spaces: str) -> int:
    """What a Supply beside a Rally brings; 0 where it is not offered."""
    table = kenya(resources=5, meru="1U", **spaces).play("op rally special")
    if "supply" not in table.options:
        assert table.options == ["oath", "raid"]
        assert table.refused("supply") == "4.3.1"
        return 0
    table.play("supply")
    assert table.kind == "rally.space"
    return int(table["resources"]) - 5


# Bases in Nairobi and elsewhere


@rule("kenya", "4.3.1")
@pytest.mark.parametrize(("there", "gain"), [("1B", 1), ("2B", 2), ("2B 3T 2P Loyal", 2), ("2U Resist", 0)])
def test_each_base_in_nairobi_brings_a_resource(kenya: Kenya, there: str, gain: int) -> None:
    assert supplied(kenya, nairobi=there) == gain


@rule("kenya", "4.3.1")
@pytest.mark.parametrize("between", ["1U", "1A", "Resist", "1U 1A 3T", "4T 2P Resist"])
def test_a_base_connected_by_guerrillas_or_resistance_brings_a_resource(kenya: Kenya, between: str) -> None:
    # [K-14] Either state, whoever controls the space.
    assert supplied(kenya, kiambu=between, aberdares="1B") == 1


@rule("kenya", "4.3.1")
@pytest.mark.parametrize("between", ["", "2T", "Loyal", "1Ter"])
def test_a_space_between_with_neither_breaks_the_path(kenya: Kenya, between: str) -> None:
    assert supplied(kenya, kiambu=between, aberdares="1B") == 0


@rule("kenya", "4.3.1")
@pytest.mark.parametrize("space", ["kiambu", "thika"])
@pytest.mark.parametrize("there", ["1B", "1B 3T Loyal"])
def test_neither_nairobi_nor_the_space_of_the_base_needs_anything(kenya: Kenya, space: str, there: str) -> None:
    assert supplied(kenya, nairobi="4T 2P Loyal", **{space: there}) == 1


@rule("kenya", "4.3.1")
def test_a_base_alone_does_not_connect_what_lies_behind_it(kenya: Kenya) -> None:
    assert supplied(kenya, kiambu="1B", aberdares="2B") == 1


@rule("kenya", "4.3.1")
def test_several_bases_in_a_space_each_count(kenya: Kenya) -> None:
    assert supplied(kenya, nairobi="1B", kiambu="1U", aberdares="2B") == 3


@rule("kenya", "4.3.1")
def test_a_path_may_be_long_and_mixed(kenya: Kenya) -> None:
    # [K-14] Nairobi, Kiambu, Rift Valley, Thompson's Falls, Nanyuki, Meru
    table = kenya(kiambu="1U", rift_valley="2P Resist", thompsons_falls="1A", nanyuki="3T Resist", meru="1B 0pop")
    table.play("op rally special supply")
    assert table["resources"] == 6
    gap = kenya(kiambu="1U", rift_valley="2P Resist", thompsons_falls="2T", nanyuki="3T Resist", meru="1B 0pop")
    assert gap.play("op rally special").refused("supply") == "4.3.1"


@rule("kenya", "4.3.1")
def test_a_path_may_lead_over_a_mountain_jungle(kenya: Kenya) -> None:
    assert supplied(kenya, kiambu="1U", aberdares="1A", thompsons_falls="1B 1P") == 1


@rule("kenya", "4.3.1")
def test_each_base_is_connected_or_not_by_itself(kenya: Kenya) -> None:
    assert supplied(kenya, kiambu="1U", fort_hall="1B", nyeri="1B", rift_valley="1B") == 2


@rule("kenya", "4.3.1")
def test_a_base_counts_once_however_many_paths_there_are(kenya: Kenya) -> None:
    assert supplied(kenya, kiambu="1U", thika="1U", fort_hall="1B") == 1


# How much, and when


@rule("kenya", "4.3.1", "1.8")
@pytest.mark.parametrize(("before", "after"), [(17, 20), (18, 20), (19, 20)])
def test_resources_do_not_rise_above_20(kenya: Kenya, before: int, after: int) -> None:
    table = kenya(resources=before, nairobi="2B", thika="1B").play("op rally special supply")
    assert table["resources"] == after


@rule("kenya", "4.3.1", "1.8")
def test_supply_without_gain_is_not_offered(kenya: Kenya) -> None:
    # [K-40]
    table = kenya(resources=20, nairobi="2B", nyeri="1U").play("op rally special")
    assert table.refused("supply") == "4.3.1"
    table = kenya(nairobi="1B 3T", resources=20).play("op rally")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.3.1", "4.1.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_supply_accompanies_any_operation(kenya: Kenya, operation: str) -> None:
    table = kenya(nairobi="1B 2U 4T", thika="1U").play(f"op {operation} special supply")
    assert table["resources"] == 6
    assert table.kind == f"{operation}.space"


@rule("kenya", "4.3.1", "2.3.4")
def test_no_supply_beside_a_limited_operation(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 2U 4T").play("limited rally")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.3.1", "4.1")
def test_supply_once_in_a_turn(kenya: Kenya) -> None:
    table = kenya(nairobi="1B 2U 4T").play("op rally special supply nyeri")
    assert table.refused("special") == "4.1"
    assert table["resources"] == 5


@rule("kenya", "4.3.1", "4.1")
def test_the_operation_may_open_the_path(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", fort_hall="", nyeri="1B 1P").play("op rally fort_hall special supply done")
    assert table["resources"] == 5  # 1 paid, 1 gained
    terror = kenya(thika="1U 2P", embu="1U", mount_kenya="1B").play("op terror thika terror embu special supply done")
    assert terror["resources"] == 4
    assert terror.pieces("thika") == "1A 2P 1Ter Resist"


@rule("kenya", "4.3.1", "4.1")
def test_the_operation_may_break_the_path(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", aberdares="1B").play("op march fort_hall done kiambu")
    table.play("special")  # Kiambu is empty now, the Base out of reach
    assert table.refused("supply") == "4.3.1"


@rule("kenya", "4.3.1", "8.0")
def test_the_supply_of_the_third_card_of_the_example(kenya: Kenya) -> None:
    table = kenya(
        resources=0,
        nairobi="1B 3U 1A 3P",
        kiambu="1A Resist",
        fort_hall="1A Resist",
        nyeri="1A 2T Resist",
        embu="1A Resist",
        aberdares="1B 1U 4T",
        mount_kenya="1B 1U 4T",
    )
    table.play("op rally special supply nyeri done")
    assert table["resources"] == 2
    assert table.pieces("nyeri") == "1U 1A 2T Resist"
