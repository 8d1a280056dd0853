"""What the example of play (8.0) says besides: what was the only choice, and what could have been done instead."""

from __future__ import annotations

import pytest

import smallwars
from tests.harness import KENYA, Table, rule
from tests.titles.kenya.test_example_of_play import up_to


@rule("kenya", "8.0", "4.3.2")
def test_nyeri_is_the_only_possible_option_for_the_oath_of_the_first_card() -> None:
    table = Table(smallwars.replay(up_to("1a").split("nyeri")[0]))
    assert (table.kind, table.options) == ("oath.space", ["nyeri"])
    assert table.play("nyeri 1 done").pieces("nyeri") == "2U Resist"


@rule("kenya", "8.0", "3.2.1")
def test_the_troops_of_the_first_deploy_could_have_gone_to_any_space_but_a_mountain_jungle() -> None:
    table = Table(smallwars.replay(up_to("1b").split("nyeri nairobi 6")[0]))
    assert (table.kind, table.options) == ("deploy.destination", [*KENYA[:10], "done"])
    assert table.refused("aberdares") == "3.2.1"


@rule("kenya", "8.0", "4.3.1")
def test_supply_of_the_third_card_reaches_all_three_bases() -> None:
    table = Table(smallwars.replay(up_to("3a")))
    assert (table["resources"], table.kind) == (0, "rally.space")
    assert table.options == ["special", "done"]
    table.play("special supply")
    assert (table["resources"], table.kind) == (3, "rally.space")


@rule("kenya", "8.0", "2.3.3")
def test_the_box_of_the_british_pass_on_the_third_card_does_not_matter() -> None:
    for box in ("pass.limited", "pass.event"):
        table = Table(smallwars.replay(up_to("3a'") + f"{box} right"))
        assert (table["first"], table["pipeline"], table["card"]) == ("british", 2, "K25")


@rule("kenya", "8.0", "6.6.3")
@pytest.mark.parametrize(("die", "will"), [(1, 11), (2, 12), (5, 12)])
def test_only_a_one_would_have_caused_outrage_on_the_fourth_card(die: int, will: int) -> None:
    table = Table(smallwars.replay(up_to("4a").replace("{5}", f"{{{die}}}")))
    assert (table["political_will"], table.kind) == (will, "assault.space")


@rule("kenya", "8.0", "4.3.3")
def test_the_raids_of_the_fifth_card_owe_two_free_operations() -> None:
    """K-13: both moves first; then the Provinces are named again, none may be left out, and none Raided besides."""
    table = Table(smallwars.replay(up_to("5a")))
    assert (table.kind, table.options) == ("raid.owed", ["rift_valley", "nanyuki"])
    assert table.refused("nyeri") == "4.3.3"
    table.play("nanyuki rally base")
    assert (table.kind, table.options) == ("operation", ["rally", "march", "terror"])
    table.play("terror 1")
    assert (table.kind, table["resources"]) == ("terror.space", 1)


@rule("kenya", "8.0", "3.3.3")
def test_after_the_terror_of_the_fifth_card_the_mau_mau_are_out_of_resources() -> None:
    """With a Resource more they could go on in Nanyuki."""
    text = up_to("5a'") + '{edit: {"resources": 2}} nairobi terror'
    table = Table(smallwars.replay(text))
    assert (table.kind, table.options, table["resources"]) == ("terror.space", ["nanyuki", "done"], 1)
    assert Table(smallwars.replay(up_to("5a''"))).kind == "action"


@rule("kenya", "8.0", "3.2.2")
def test_nyeri_is_the_only_province_to_relocate_on_the_fifth_card() -> None:
    table = Table(smallwars.replay(up_to("5b").removesuffix("nyeri done {1}\n\n")))
    assert (table.kind, table.options) == ("relocate.space", ["nyeri"])
    table.play("nyeri done")
    assert (table.kind, table.actor) == ("die", "chance")
    assert table["nyeri"]["population"] == 1


@rule("kenya", "8.0", "2.3.2")
def test_the_mau_mau_without_resources_may_not_operate_on_the_sixth_card() -> None:
    table = Table(smallwars.replay(up_to("6a''")))
    assert table.options == ["event", "pass.limited", "pass.event"]
    assert table.refused("limited") == "3.1"


@rule("kenya", "8.0", "6.3.2")
def test_no_oath_is_possible_in_the_support_phase_of_the_example() -> None:
    table = Table(smallwars.replay(up_to("P2")))
    assert table.kind == "reward.space"
    assert table.options == ["nairobi", "fort_hall", "nyeri", "thompsons_falls", "thika", "done"]
    assert table.play("nairobi").kind == "redeploy.troops.next"


@rule("kenya", "8.0", "6.4.1")
def test_where_the_troops_of_the_example_may_redeploy() -> None:
    """K-3: British Controlled Provinces or Nairobi, not the other Mountain Jungle though it is British Controlled."""
    table = Table(smallwars.replay(up_to("P3"))).play("aberdares")
    assert table.options == ["nairobi", "fort_hall", "nyeri", "thompsons_falls", "thika"]
    assert table.control("mount_kenya") == "british"
    assert table.refused("mount_kenya") == "6.4.1"
