"""Readings that an option turns the other way, each with its ruling; and refusals that say why."""

from __future__ import annotations

from collections.abc import Callable

from tests.harness import Table, rule

Kenya = Callable[..., Table]


@rule("kenya", "3.1", "4.3")
def test_without_resources_an_operation_may_be_empty_where_the_option_says_so(kenya: Kenya) -> None:
    """Ruling B2."""
    there = {"nyeri": "1U", "mount_kenya": "1B 2U", "nairobi": "3P"}
    assert kenya(resources=0, **there).refused("op") == "3.1"
    table = kenya(resources=0, options={"operation_may_be_empty": True}, **there).play("op terror")
    assert table.options == ["special", "done"]
    table.play("special oath nyeri 0")
    assert (table.pieces("nyeri"), table["resources"], table.actor) == ("1U Resist", 0, "british")
    assert "limited" not in kenya(resources=0, options={"operation_may_be_empty": True}, **there).options


@rule("kenya", "6.4.1")
def test_troops_redeploy_into_the_other_mountain_jungle_where_the_option_says_so(kenya: Kenya) -> None:
    """Ruling K-3; those who arrive do not have to leave again."""
    there = {"mount_kenya": "2T", "aberdares": "2T 2U", "thika": "1P", "card": "K33", "first": "british"}
    table = kenya(**there)
    for word in ("done", "aberdares"):
        table.step(word)
    assert table.pieces("aberdares") == "2U 2T" and "mount_kenya" not in table.options
    table = kenya(options={"redeploy_into_jungles": True}, **there)
    for word in ("done", "aberdares"):
        table.step(word)
    assert table.options == ["nairobi", "thika", "mount_kenya"]
    table.play("mount_kenya 2 thika 2 done done")
    assert table.pieces("aberdares") == "2U"
    assert (table.pieces("mount_kenya"), table.pieces("thika")) == ("2T", "2T 1P")


@rule("kenya", "K7 unshaded", "3.2.3")
def test_pseudo_gangs_without_a_cube_where_the_option_says_so(kenya: Kenya) -> None:
    """Ruling K-21."""
    there = {"aberdares": "2U", "nairobi": "1P", "first": "british", "capabilities": {"K7": "unshaded"}}
    assert kenya(**there).play("limited sweep aberdares done").pieces("aberdares") == "2U"
    table = kenya(options={"pseudo_gangs_need_cubes": False}, **there).play("limited sweep aberdares done")
    assert table.pieces("aberdares") == "1U"


@rule("kenya", "4.2.2", "1.3.6")
def test_a_guerrilla_of_a_reprisal_goes_next_door_only(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="2T 1U", pipeline=1).play("op assault special reprisal nyeri")
    assert (table.kind, table.refused("nairobi")) == ("reprisal.destination", "1.3.6")


@rule("kenya", "K11 shaded")
def test_the_guerrilla_of_the_swynnerton_plan_goes_to_a_mountain_jungle(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="2P", capabilities={"K11": "shaded"})
    table.play("op deploy special reward nyeri")
    assert (table.kind, table.refused("nyeri")) == ("reward.guerrilla", "5.3")
