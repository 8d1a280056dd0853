"""The Propaganda Round: its order, Political Will, Resources and Support (6.0-6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]

LAST = {"card": "K35", "played": ["K33", "K34"]}


def propaganda(kenya: Kenya, **fields: Any) -> Table:
    """A Propaganda Round that is not the last."""
    return kenya(**{"card": "K33", **fields})


def unmoved(kenya: Kenya, **fields: Any) -> Table:
    """A Propaganda Round whose Political Will no rule raises: a Base is in Nairobi (6.1.3)."""
    return propaganda(kenya, **{"nairobi": "1B", **fields})


# 6.0 The phases


@rule("kenya", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5")
def test_the_phases_come_in_their_order(kenya: Kenya) -> None:
    table = propaganda(kenya, nairobi="2P", nyeri="1U", thika="1P", aberdares="1B 1A 2T")
    assert (table["political_will"], table["resources"]) == (10 + 2 + 2, 5 + 1)  # 6.1 and 6.2 are over
    asked: list[tuple[str | None, str | None]] = []
    for word in ("nairobi", "nyeri", "0", "thika", "2", "done", "mount_kenya", "done", "right"):
        asked.append((table.actor, table.kind))
        table.play(word)
    assert asked == [
        ("british", "reward.space"),
        ("mau_mau", "oath.space"),
        ("mau_mau", "oath.count"),
        ("british", "redeploy.troops"),
        ("british", "redeploy.troops_count"),
        ("british", "redeploy.origin"),
        ("mau_mau", "rally.space"),
        ("mau_mau", "rally.space"),
        ("british", "reset.pipeline"),
    ]
    assert (table.actor, table.kind, table["card"]) == ("mau_mau", "action", "K2")
    assert [table.pieces(name) for name in ("nairobi", "nyeri", "thika")] == ["2P Loyal", "1U Resist", "2T 1P"]
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1B 1U", "1U")
    assert (table["political_will"], table["resources"], table["pipeline"]) == (14, 6, 3)


@rule("kenya", "6.0", "2.4")
@pytest.mark.parametrize("card", ["K33", "K34", "K35"])
def test_each_propaganda_card_starts_a_round(kenya: Kenya, card: str) -> None:
    table = kenya(deck=[card, "K2"], first="british").play("pass.op done pass.limited")
    assert (table["card"], table["political_will"], table.kind) == (card, 14, "rally.space")


@rule("kenya", "6.0", "6.5", "2.3.1")
@pytest.mark.parametrize(
    ("boxes", "first"),
    [("pass.op pass.limited done", "british"), ("pass.limited pass.op done", "mau_mau")],
)
def test_eligibility_is_left_as_it_is(kenya: Kenya, boxes: str, first: str) -> None:
    """Ruling B13: the order set by the card before the round, not that at the start of the game."""
    table = kenya(deck=["K34", "K2"]).play(boxes)
    assert (table["card"], table["first"]) == ("K34", first)
    table.play("done done")
    assert (table["card"], table["first"], table.actor) == ("K2", first, first)


# 6.1 Political Will Phase


@rule("kenya", "6.1", "6.1.1", "6.1.2", "6.1.3")
def test_political_will_shifts_once_by_the_net_effect(kenya: Kenya) -> None:
    """-2 -1 -1 Resistance, +1 Loyalty against it, -2 Terror, +2 for no Base outside Mountain Jungles."""
    spaces = {"nairobi": "1A Resist 1Ter", "embu": "1U Resist", "rift_valley": "Resist", "thika": "1P Loyal 1Ter"}
    table = propaganda(kenya, aberdares="1B", **spaces)
    assert table["political_will"] == 10 - 3 - 2 + 2
    shifts = [entry.text("en") for entry in table.game.log if entry.verb == "political_will"]
    assert shifts == ["Political Will 10 → 7."]


@rule("kenya", "6.1", "1.10")
def test_political_will_does_not_stop_at_twenty_on_the_way(kenya: Kenya) -> None:
    """Ruling B9: 19 + 4 - 6 is 17, not 20 - 6."""
    table = propaganda(kenya, political_will=19, kiambu="Resist", fort_hall="Resist", nyeri="Resist")
    assert (table["political_will"], table.game.result) == (17, None)


@rule("kenya", "6.1", "6.1.4", "1.10")
def test_political_will_does_not_stop_at_zero_on_the_way(kenya: Kenya) -> None:
    """Ruling B9: 1 - 4 + 4 is 1, and lost; not 0 + 4."""
    table = propaganda(kenya, political_will=1, kiambu="Resist", fort_hall="Resist")
    assert table["political_will"] == 1
    assert table.game.result is not None
    assert table.game.result.winner == "mau_mau"


@rule("kenya", "6.1", "1.10")
def test_the_net_effect_is_held_within_the_track(kenya: Kenya) -> None:
    """Ruling B9."""
    assert propaganda(kenya, political_will=18)["political_will"] == 20
    fallen = propaganda(kenya, political_will=3, nairobi="1B Resist 1Ter", kiambu="Resist")
    assert fallen["political_will"] == 0


@rule("kenya", "6.1.1")
@pytest.mark.parametrize(
    ("spaces", "loss"),
    [
        ({"kiambu": "Resist"}, 2),
        ({"meru": "Resist"}, 1),
        ({"nairobi": "1B Resist"}, 2),
        ({"thika": "Resist"}, 1),
        ({"kiambu": "Resist", "meru": "Resist", "nanyuki": "Resist"}, 4),
        ({"kiambu": "Resist", "embu": "Loyal"}, 1),
        ({"kiambu": "Resist", "nairobi": "1B Loyal"}, 0),
        ({"meru": "Resist", "nairobi": "1B Loyal"}, 0),
        ({"nairobi": "1B Loyal", "kiambu": "Loyal", "thika": "Loyal"}, 0),
        ({"nyeri": "Resist 1pop"}, 1),
        ({"nyeri": "Resist", "fort_hall": "Loyal 1pop"}, 1),
        ({"nyeri": "3T Resist", "thika": "1U Resist", "embu": "1T 1U Resist"}, 4),
        ({name: "Resist" for name in KENYA[1:10]}, 12),
    ],
)
def test_population_at_resistance_beyond_that_at_loyalty_is_lost_and_never_gained(
    kenya: Kenya, spaces: dict[str, str], loss: int
) -> None:
    """Control of the spaces makes no difference."""
    assert unmoved(kenya, political_will=16, **spaces)["political_will"] == 16 - loss


@rule("kenya", "6.1.1", "1.6", "3.2.2")
@pytest.mark.parametrize(("relocated", "will"), [("limited relocate {6}", 14), ("pass.limited done", 13)])
def test_a_province_that_became_unpopulated_is_not_counted(kenya: Kenya, relocated: str, will: int) -> None:
    table = kenya(deck=["K33", "K2"], first="british", embu="1T Resist").play(relocated).play("pass.op")
    assert (table["card"], table["political_will"]) == ("K33", will)


@rule("kenya", "6.1.2")
@pytest.mark.parametrize(
    ("spaces", "loss"),
    [
        ({"thika": "1Ter"}, 1),
        ({"nairobi": "1B 1Ter"}, 1),
        ({"thika": "3P 1Ter Loyal", "rift_valley": "2U 1Ter"}, 2),
        ({"nairobi": "1B 1Ter", **{name: "1Ter" for name in KENYA[6:10]}}, 5),
        ({name: "1Ter" for name in KENYA[1:6]}, 0),
        ({"aberdares": "1Ter", "mount_kenya": "1Ter"}, 0),
        ({"nyeri": "1Ter 0pop"}, 0),
    ],
)
def test_each_populated_non_reserve_space_with_terror_costs_one(
    kenya: Kenya, spaces: dict[str, str], loss: int
) -> None:
    assert unmoved(kenya, **spaces)["political_will"] == 10 - loss


@rule("kenya", "6.1.2")
def test_terror_is_counted_by_space_not_by_marker(kenya: Kenya) -> None:
    """Ruling K-4."""
    table = unmoved(kenya, nairobi="1B 2Ter", thika="3Ter", nanyuki="1Ter", kiambu="2Ter")
    assert table["political_will"] == 10 - 3


@rule("kenya", "6.1.3")
@pytest.mark.parametrize(
    ("spaces", "gain"),
    [
        ({}, 4),
        ({"nairobi": "4T 4P"}, 4),
        ({"nairobi": "1U"}, 2),
        ({"nairobi": "1A 5P"}, 2),
        ({"nairobi": "1B"}, 0),
        ({"kiambu": "3U", "thika": "2A"}, 4),
        ({"kiambu": "1B"}, 2),
        ({"nanyuki": "2B 2U 5T"}, 2),
        ({"nairobi": "1U", "embu": "1B"}, 0),
        ({"aberdares": "2B 3U", "mount_kenya": "2B"}, 4),
        ({"aberdares": "2B 3U", "mount_kenya": "1B", "embu": "1B"}, 2),
    ],
)
def test_no_mau_mau_in_nairobi_and_no_base_outside_mountain_jungles_are_worth_two_each(
    kenya: Kenya, spaces: dict[str, str], gain: int
) -> None:
    assert propaganda(kenya, **spaces)["political_will"] == 10 + gain


# 6.1.4, 6.1.5 The end


@rule("kenya", "6.1.4", "7.0.1")
@pytest.mark.parametrize(
    ("will", "winner"),
    [(0, "mau_mau"), (1, "mau_mau"), (2, "mau_mau"), (18, "british"), (19, "british"), (20, "british")],
)
def test_the_game_ends_at_once_at_either_end_of_the_track(kenya: Kenya, will: int, winner: str) -> None:
    """No later phase is played."""
    fields = {"nyeri": "1U 1A 1Ter", "aberdares": "1A 2T 1Ter", "thika": "2P"}
    table = unmoved(kenya, political_will=will, **fields)
    assert table.game.decision is None
    assert table.game.result is not None
    assert (table.game.result.winner, table.game.result.grade) == (winner, "early")
    assert (table["political_will"], table["resources"], table["card"]) == (will, 5, "K33")
    assert [table.pieces(name) for name in fields] == ["1U 1A 1Ter", "1A 2T 1Ter", "2P"]


@rule("kenya", "6.1.4")
@pytest.mark.parametrize("will", [3, 10, 17])
def test_otherwise_play_goes_on(kenya: Kenya, will: int) -> None:
    table = unmoved(kenya, political_will=will)
    assert (table["political_will"], table.game.result, table["resources"]) == (will, None, 6)


@rule("kenya", "6.1.4", "6.1")
@pytest.mark.parametrize(
    ("before", "spaces", "winner"),
    [
        (5, {"nairobi": "1B Resist 1Ter"}, "mau_mau"),
        (2, {"nairobi": "1U"}, None),
        (16, {"nairobi": "1U"}, "british"),
        (19, {"nairobi": "1B Resist"}, None),
    ],
)
def test_victory_is_looked_for_after_the_shift(
    kenya: Kenya, before: int, spaces: dict[str, str], winner: str | None
) -> None:
    """Afterwards at 2, 4, 18 and 17."""
    result = propaganda(kenya, political_will=before, **spaces).game.result
    assert (None if result is None else result.winner) == winner


@rule("kenya", "6.1.5", "7.0.2")
@pytest.mark.parametrize(
    ("will", "winner"), [(3, "mau_mau"), (9, "mau_mau"), (10, None), (11, "british"), (17, "british")]
)
def test_the_final_propaganda_card_ends_the_game(kenya: Kenya, will: int, winner: str | None) -> None:
    """Ruling B14: it stops after the Political Will Phase."""
    fields = {"nyeri": "1U 1A 1Ter", "aberdares": "1A 2T 1Ter", "thika": "2P"}
    table = unmoved(kenya, **LAST, political_will=will, **fields)
    assert table.game.decision is None
    assert table.game.result is not None
    assert (table.game.result.winner, table.game.result.grade) == (winner, "final")
    assert (table["political_will"], table["resources"], table["pipeline"]) == (will, 5, 2)
    assert [table.pieces(name) for name in fields] == ["1U 1A 1Ter", "1A 2T 1Ter", "2P"]


@rule("kenya", "6.1.5", "6.1")
def test_the_final_check_comes_after_the_shift(kenya: Kenya) -> None:
    table = propaganda(kenya, **LAST, political_will=8)
    assert table["political_will"] == 12
    assert table.game.result is not None
    assert table.game.result.winner == "british"


@rule("kenya", "6.1.5")
@pytest.mark.parametrize("played", [[], ["K34"]])
def test_an_earlier_propaganda_card_does_not_end_the_game(kenya: Kenya, played: list[str]) -> None:
    table = propaganda(kenya, played=played).play("done done")
    assert (table.game.result, table["card"]) == (None, "K2")


@rule("kenya", "6.1.5", "2.1")
@pytest.mark.parametrize(("campaigns", "played"), [(1, []), (2, ["K34"])])
def test_with_fewer_campaigns_the_last_of_them_ends_the_game(kenya: Kenya, campaigns: int, played: list[str]) -> None:
    table = propaganda(kenya, options={"campaigns": campaigns}, played=played)
    assert table.game.result is not None
    assert (table.game.result.winner, table["political_will"]) == ("british", 14)


# 6.2 Resource Phase


@rule("kenya", "6.2", "1.8")
@pytest.mark.parametrize(
    ("spaces", "before", "after"),
    [
        ({}, 5, 5),
        ({"nairobi": "1B"}, 0, 1),
        ({"kiambu": "3U", "thika": "2A"}, 5, 5),
        ({"aberdares": "2B", "nyeri": "1B 3T", "nairobi": "1B 5P"}, 5, 9),
        ({"aberdares": "2B", "mount_kenya": "2B"}, 16, 20),
        ({"aberdares": "2B", "mount_kenya": "2B"}, 18, 20),
        ({"embu": "1B"}, 20, 20),
    ],
)
def test_each_base_on_the_map_gives_a_resource_up_to_twenty(
    kenya: Kenya, spaces: dict[str, str], before: int, after: int
) -> None:
    assert propaganda(kenya, resources=before, **spaces)["resources"] == after
