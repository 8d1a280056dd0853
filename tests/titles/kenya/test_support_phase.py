"""The Support Phase of the Propaganda Round (6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


def propaganda(kenya: Kenya, **fields: Any) -> Table:
    """A Propaganda Round that is not the last."""
    return kenya(**{"card": "K33", **fields})


# 6.3.1 Reward


@rule("kenya", "6.3", "6.3.1", "4.2.1")
def test_the_british_may_reward_a_populated_space_they_control(kenya: Kenya) -> None:
    table = propaganda(
        kenya,
        nairobi="1U 1P Resist",
        kiambu="1T 2A",
        nyeri="2T Resist 1Ter",
        embu="1P 1Ter 0pop",
        meru="1P Loyal",
        thika="1P",
        aberdares="2T 1Ter",
    )
    assert (table.actor, table.kind, table.options) == ("british", "reward.space", ["nyeri", "thika", "done"])
    for space in ("nairobi", "kiambu", "embu", "aberdares", "rift_valley"):
        assert table.refused(space) == "4.2.1"
    will = table["political_will"]
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("2T", "british")
    assert (table.pieces("thika"), table["political_will"]) == ("1P", will)
    assert table.kind != "reward.space"


@rule("kenya", "6.3.1", "4.2.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1P", "1P Loyal"),
        ("1P Resist", "1P"),
        ("1P 1Ter", "1P Loyal"),
        ("1P 3Ter Resist", "1P 2Ter"),
        ("1P 2Ter Loyal", "1P 1Ter Loyal"),
    ],
)
def test_the_reward_removes_one_terror_marker_and_shifts_once(kenya: Kenya, before: str, after: str) -> None:
    assert propaganda(kenya, thika=before).play("thika").pieces("thika") == after


@rule("kenya", "6.3.1")
def test_the_british_need_not_reward(kenya: Kenya) -> None:
    table = propaganda(kenya, thika="1P Resist 1Ter").play("done")
    assert (table.pieces("thika"), table.kind) == ("1P 1Ter Resist", "redeploy.origin")


@rule("kenya", "6.3.1")
def test_without_a_space_to_reward_nothing_is_asked(kenya: Kenya) -> None:
    assert propaganda(kenya, thika="1P 1U", meru="1U Resist").kind == "oath.space"


@rule("kenya", "6.3.1", "K11 unshaded")
def test_swynnerton_plan_lets_the_british_reward_two_spaces(kenya: Kenya) -> None:
    """Ruling K-33."""
    fields = {"nairobi": "1P", "nyeri": "1T Resist", "thika": "1P"}
    table = propaganda(kenya, capabilities={"K11": "unshaded"}, **fields).play("nyeri")
    assert (table.kind, table.options) == ("reward.space", ["nairobi", "thika", "done"])
    assert table.refused("nyeri") == "4.1"
    table.play("nairobi")
    assert [table.pieces(name) for name in fields] == ["1P Loyal", "1T", "1P"]
    assert table.kind == "redeploy.origin"


@rule("kenya", "6.3.1", "K11 shaded")
def test_limited_reforms_follow_a_reward_of_the_support_phase_too(kenya: Kenya) -> None:
    """Rulings K-30 and K-33."""
    table = propaganda(kenya, capabilities={"K11": "shaded"}, thika="1P", aberdares="1T").play("thika")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    assert table.options == ["aberdares", "mount_kenya", "done"]
    table.play("aberdares")
    assert (table.pieces("thika"), table.pieces("aberdares"), table.control("aberdares")) == ("1P Loyal", "1U 1T", None)
    assert table["available"]["guerrillas"] == 14


@rule("kenya", "6.3.1", "K11 shaded")
def test_limited_reforms_follow_no_reward_that_was_declined(kenya: Kenya) -> None:
    table = propaganda(kenya, capabilities={"K11": "shaded"}, thika="1P").play("done")
    assert (table.kind, table["available"]["guerrillas"]) == ("redeploy.origin", 15)


# 6.3.2 Oath


@rule("kenya", "6.3", "6.3.2", "4.3.2")
def test_the_mau_mau_may_oath_in_a_populated_reserve_with_an_underground_guerrilla(kenya: Kenya) -> None:
    table = propaganda(
        kenya, nairobi="1U", kiambu="2A", fort_hall="1B", nyeri="1U 1A", embu="1U 0pop", meru="1U", thika="1U"
    )
    assert (table.actor, table.kind, table.options) == ("mau_mau", "oath.space", ["nyeri", "meru", "done"])
    for space in ("nairobi", "kiambu", "fort_hall", "embu", "thika", "aberdares"):
        assert table.refused(space) == "4.3.2"
    table.play("nyeri")
    assert (table.kind, table.options) == ("oath.count", ["1", "0"])
    table.play("1")
    assert (table.pieces("nyeri"), table.pieces("meru")) == ("2U 1A Resist", "1U")
    assert (table["resources"], table["available"]["guerrillas"], table.kind) == (6, 15 - 9, "rally.space")


@rule("kenya", "6.3.2", "4.3.2")
@pytest.mark.parametrize(
    ("before", "after"), [("1U", "1U Resist"), ("1U Loyal", "1U"), ("1U 1Ter Resist", "1U 1Ter Resist")]
)
def test_an_oath_without_a_guerrilla_still_shifts_once(kenya: Kenya, before: str, after: str) -> None:
    table = propaganda(kenya, meru=before).play("meru 0")
    assert (table.pieces("meru"), table["available"]["guerrillas"]) == (after, 14)


@rule("kenya", "6.3.2")
def test_the_mau_mau_need_not_oath(kenya: Kenya) -> None:
    table = propaganda(kenya, meru="1U", nyeri="1U").play("done")
    assert (table.pieces("meru"), table.pieces("nyeri"), table.kind) == ("1U", "1U", "rally.space")


@rule("kenya", "6.3.2", "1.7", "6.1.4")
def test_control_won_by_the_oath_lowers_political_will_at_once_but_ends_nothing(kenya: Kenya) -> None:
    """Ruling K-1: only in the Redeploy Phase does Control wait; victory is not looked for again."""
    table = propaganda(kenya, political_will=3, nairobi="1B", nyeri="1U 1T").play("nyeri 1")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("2U 1T Resist", "mau_mau")
    assert (table["political_will"], table.game.result, table.kind) == (1, None, "rally.space")


@rule("kenya", "6.3.2", "1.7")
def test_an_oath_that_takes_british_control_away_does_not_lower_political_will(kenya: Kenya) -> None:
    table = propaganda(kenya, nyeri="1U 2T").play("done nyeri 1")
    assert (table.control("nyeri"), table["political_will"]) == (None, 14)


@rule("kenya", "6.3.2", "1.4.1")
def test_with_no_guerrilla_available_the_oath_may_take_one_from_the_map(kenya: Kenya) -> None:
    table = propaganda(kenya, meru="1U", mount_kenya="8A", thika="6A").play("meru 1")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["meru", "thika", "mount_kenya"])
    table.play("mount_kenya")
    assert (table.pieces("meru"), table.pieces("mount_kenya"), table.pieces("thika")) == ("2U Resist", "7A", "6A")
    assert table["available"]["guerrillas"] == 0


@rule("kenya", "6.3.2", "K28 shaded")
def test_widespread_oathing_reaches_two_populated_spaces(kenya: Kenya) -> None:
    """Ruling K-33."""
    fields = {"nairobi": "1U", "nyeri": "1U", "embu": "1U 0pop", "thika": "1U", "aberdares": "1U"}
    table = propaganda(kenya, capabilities={"K28": "shaded"}, **fields)
    assert table.options == ["nairobi", "nyeri", "thika", "done"]
    table.play("thika 1 nairobi 0")
    assert [table.pieces(name) for name in fields] == ["1U Resist", "1U", "1U", "2U Resist", "1U"]
    assert table.kind == "rally.space"


@rule("kenya", "6.3.2", "K28 unshaded")
def test_vomiting_the_oath_bars_british_controlled_spaces(kenya: Kenya) -> None:
    """Ruling K-33."""
    table = propaganda(kenya, capabilities={"K28": "unshaded"}, nyeri="1U 2T", meru="1U 1T").play("done")
    assert (table.kind, table.options) == ("oath.space", ["meru", "done"])
    assert table.refused("nyeri") == "5.3"


@rule("kenya", "6.3", "6.3.1", "6.3.2")
def test_the_british_reward_before_the_mau_mau_oath(kenya: Kenya) -> None:
    table = propaganda(kenya, nyeri="1U 2T 1Ter").play("nyeri")
    assert (table.actor, table.kind, table.pieces("nyeri")) == ("mau_mau", "oath.space", "1U 2T Loyal")
    table.play("nyeri 0")
    assert table.pieces("nyeri") == "1U 2T"


@rule("kenya", "6.3", "6.3.2")
def test_one_oath_only(kenya: Kenya) -> None:
    table = propaganda(kenya, nyeri="1U", meru="1U").play("nyeri 1")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("2U Resist", "1U", "rally.space")
