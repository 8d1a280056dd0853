"""Victory, and what raises and lowers Political Will (chapter 7)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import Table, rule

Kenya = Callable[..., Table]

LAST: dict[str, Any] = {"card": "K35", "played": ["K33", "K34"]}


def checked(kenya: Kenya, will: int, **fields: Any) -> Table:
    """The victory check at this Political Will: a Base in Nairobi, so that a Propaganda Round changes nothing."""
    return kenya(**{"card": "K33", "political_will": will, "nairobi": "1B", **fields})


def outcome(table: Table) -> tuple[str | None, str, int]:
    """Who has won, how, and at which Political Will; the game must be over."""
    result = table.game.result
    assert result is not None
    assert table.game.decision is None
    return result.winner, result.grade, table["political_will"]


# 7.0 Victory


@rule("kenya", "7.0")
@pytest.mark.parametrize(("will", "after"), [(4, 2), (2, 0), (1, 0)])
def test_political_will_of_a_mau_mau_victory_in_mid_campaign_ends_nothing(kenya: Kenya, will: int, after: int) -> None:
    """Ruling B10."""
    table = kenya(political_will=will).play("op rally nairobi")
    assert (table["political_will"], table.game.result) == (after, None)
    assert table.kind == "rally.space"


@rule("kenya", "7.0")
@pytest.mark.parametrize(("will", "after"), [(16, 18), (18, 20), (20, 20)])
def test_political_will_of_a_british_victory_in_mid_campaign_ends_nothing(kenya: Kenya, will: int, after: int) -> None:
    """Ruling B10."""
    table = kenya(card="K25", political_will=will).play("event unshaded")
    assert (table["political_will"], table.game.result, table.actor) == (after, None, "british")


@rule("kenya", "7.0", "6.1.4")
def test_it_may_be_lost_again_before_the_check(kenya: Kenya) -> None:
    """Ruling B10: 17 and 2 are 19; then 4 at Resistance, no Base outside the Mountain Jungles +2: 17."""
    table = kenya(card="K25", deck=["K33", "K2"], political_will=17, nairobi="1U", kiambu="Resist", nyeri="Resist")
    table.play("event unshaded pass.op done")
    assert (table["card"], table["political_will"], table.game.result) == ("K33", 17, None)


@rule("kenya", "7.0", "1.10")
def test_political_will_is_measured_from_zero_to_twenty(kenya: Kenya) -> None:
    assert checked(kenya, 19, nairobi="")["political_will"] == 20
    assert checked(kenya, 1, nyeri="Resist")["political_will"] == 0


# 7.0.1 Early victory


@rule("kenya", "7.0.1", "6.1.4")
@pytest.mark.parametrize("will", [0, 1, 2])
def test_the_mau_mau_win_early_at_zero_to_two(kenya: Kenya, will: int) -> None:
    assert outcome(checked(kenya, will)) == ("mau_mau", "early", will)


@rule("kenya", "7.0.1", "6.1.4")
@pytest.mark.parametrize("will", [18, 19, 20])
def test_the_british_win_early_at_eighteen_to_twenty(kenya: Kenya, will: int) -> None:
    assert outcome(checked(kenya, will)) == ("british", "early", will)


@rule("kenya", "7.0.1", "6.1.4")
@pytest.mark.parametrize("will", [3, 9, 10, 11, 17])
def test_between_them_nobody_wins_early(kenya: Kenya, will: int) -> None:
    table = checked(kenya, will)
    assert (table["political_will"], table.game.result) == (will, None)
    assert table.game.decision is not None


@rule("kenya", "7.0.1", "6.1")
def test_the_check_looks_at_political_will_after_the_changes_of_the_phase(kenya: Kenya) -> None:
    assert outcome(checked(kenya, 4, nyeri="Resist")) == ("mau_mau", "early", 2)
    assert outcome(checked(kenya, 14, nairobi="")) == ("british", "early", 18)
    assert checked(kenya, 1, nairobi="1U").game.result is None
    assert checked(kenya, 18, nyeri="Resist").game.result is None


@rule("kenya", "7.0.1", "6.1.4")
def test_after_an_early_victory_nothing_more_happens(kenya: Kenya) -> None:
    table = checked(kenya, 2, nyeri="1A 2T", thika="1P", meru="1Ter", aberdares="2T")
    assert outcome(table) == ("mau_mau", "early", 2)
    assert (table["resources"], table["card"], table["pipeline"]) == (5, "K33", 2)
    assert [table.pieces(name) for name in ("nyeri", "meru", "aberdares")] == ["1A 2T", "1Ter", "2T"]


@rule("kenya", "7.0.1", "7.0.2")
@pytest.mark.parametrize(("will", "winner"), [(0, "mau_mau"), (2, "mau_mau"), (18, "british"), (20, "british")])
def test_the_same_holds_at_the_last_propaganda_card(kenya: Kenya, will: int, winner: str) -> None:
    """An early victory all the same: its check comes first (6.1.4)."""
    result = checked(kenya, will, **LAST)["result"]
    reason = {"mau_mau": "no-will", "british": "full-will"}[winner]
    assert (result["winner"], result["grade"], result["reason"]) == (winner, "early", reason)


# 7.0.2 Final victory


@rule("kenya", "7.0.2", "6.1.5")
@pytest.mark.parametrize("will", [3, 6, 9])
def test_in_the_end_the_mau_mau_win_below_ten(kenya: Kenya, will: int) -> None:
    assert outcome(checked(kenya, will, **LAST)) == ("mau_mau", "final", will)


@rule("kenya", "7.0.2", "6.1.5")
@pytest.mark.parametrize("will", [11, 14, 17])
def test_in_the_end_the_british_win_above_ten(kenya: Kenya, will: int) -> None:
    assert outcome(checked(kenya, will, **LAST)) == ("british", "final", will)


@rule("kenya", "7.0.2", "6.1.5")
def test_at_ten_the_game_is_tied(kenya: Kenya) -> None:
    table = checked(kenya, 10, **LAST)
    assert outcome(table) == (None, "final", 10)
    assert table["result"]["winner"] is None
    again = smallwars.from_position(json.loads(json.dumps(table.position)))
    assert (again.result, again.decision) == (table.game.result, None)


@rule("kenya", "7.0.2", "6.1.5")
@pytest.mark.parametrize(
    ("will", "spaces", "expected"),
    [
        (12, {"nyeri": "Resist"}, (None, "final", 10)),
        (10, {"thika": "1Ter"}, ("mau_mau", "final", 9)),
        (9, {"nairobi": "1U"}, ("british", "final", 11)),
        (6, {"nairobi": ""}, (None, "final", 10)),
    ],
)
def test_the_changes_of_the_last_phase_still_count(
    kenya: Kenya, will: int, spaces: dict[str, str], expected: tuple[str | None, str, int]
) -> None:
    assert outcome(checked(kenya, will, **LAST, **spaces)) == expected


@rule("kenya", "7.0.2", "2.1")
def test_with_one_campaign_its_propaganda_card_is_the_last(kenya: Kenya) -> None:
    assert outcome(checked(kenya, 12, options={"campaigns": 1})) == ("british", "final", 12)
    assert checked(kenya, 12, options={"campaigns": 2}).game.result is None
    assert outcome(checked(kenya, 8, options={"campaigns": 2}, card="K34", played=["K33"]))[0] == "mau_mau"


@rule("kenya", "7.0.2")
def test_nothing_can_be_done_once_the_game_has_ended(kenya: Kenya) -> None:
    table = checked(kenya, 10, **LAST, nyeri="1U 1T")
    assert (table.game.decision, table.options) == (None, [])
    with pytest.raises(smallwars.IllegalChoice, match="over"):
        table.game.choose("pass.op")


# 7.1 Raising Political Will


@rule("kenya", "7.1", "3.2.4")
@pytest.mark.parametrize(("bases", "will"), [("1B", 11), ("2B", 12)])
def test_a_base_removed_by_assault_raises_it_by_one(kenya: Kenya, bases: str, will: int) -> None:
    """British Control before and after it."""
    table = kenya(first="british", thika=f"{bases} 3T").play("op assault thika")
    assert (table.pieces("thika"), table["political_will"], table["available"]["bases"]) == ("3T", will, 4)


@rule("kenya", "7.1", "K19 unshaded", "K22 unshaded", "K26", "K1 unshaded")
def test_a_base_removed_by_an_event_raises_it_by_one(kenya: Kenya) -> None:
    ring = {name: "1P" for name in ("nyeri", "embu", "meru", "nanyuki")}
    table = kenya(card="K19", mount_kenya="2B", **ring).play("event unshaded")
    assert (table.pieces("mount_kenya"), table["political_will"]) == ("1B", 11)
    table = kenya(card="K22", thika="1B 2T").play("event unshaded")
    assert (table.pieces("thika"), table["political_will"]) == ("2T", 11)
    table = kenya(card="K26", pipeline=1, thika="1B 2T").play("event")
    assert (table.pieces("thika"), table["political_will"]) == ("2T", 11)
    assert kenya(card="K1", nairobi="2B 3T").play("event unshaded")["political_will"] == 12


@rule("kenya", "7.1", "1.4.1")
def test_a_base_the_mau_mau_take_off_the_map_raises_nothing(kenya: Kenya) -> None:
    """Ruling K-6."""
    table = kenya(nyeri="2U", thika="2B 3T", aberdares="2B").play("op rally nyeri base thika")
    assert (table.pieces("thika"), table.pieces("nyeri"), table["political_will"]) == ("1B 3T", "1B", 10)


@rule("kenya", "7.1", "1.7")
@pytest.mark.parametrize(("space", "will"), [("nairobi", 12), ("nyeri", 12), ("meru", 11), ("aberdares", 10)])
def test_mau_mau_control_removed_raises_it_by_the_population(kenya: Kenya, space: str, will: int) -> None:
    table = kenya(first="british", **{space: "3A 2T"}).play(f"op assault {space}")
    assert (table.control(space) == "mau_mau", table["political_will"]) == (False, will)


@rule("kenya", "7.1", "K25 unshaded", "K32 unshaded")
def test_events_raise_it_by_one_or_two(kenya: Kenya) -> None:
    assert kenya(card="K25").play("event unshaded")["political_will"] == 12
    assert kenya(card="K32").play("event unshaded")["political_will"] == 11


@rule("kenya", "7.1", "6.1.3")
@pytest.mark.parametrize(
    ("spaces", "will"),
    [
        ({}, 14),
        ({"nairobi": "1U 3T"}, 12),
        ({"nairobi": "1A 3T"}, 12),
        ({"nairobi": "1B 3T"}, 10),
        ({"meru": "1B"}, 12),
        ({"aberdares": "2B", "mount_kenya": "2B"}, 14),
        ({"nairobi": "1U", "meru": "1B"}, 10),
    ],
    ids=str,
)
def test_a_quiet_nairobi_and_bases_in_the_jungle_raise_it_at_a_propaganda_round(
    kenya: Kenya, spaces: dict[str, str], will: int
) -> None:
    assert kenya(card="K33", **spaces)["political_will"] == will


# 7.2 Lowering Political Will


@rule("kenya", "7.2", "1.7")
@pytest.mark.parametrize(("space", "will"), [("nairobi", 8), ("nyeri", 8), ("meru", 9), ("aberdares", 10)])
def test_mau_mau_control_added_lowers_it_by_the_population(kenya: Kenya, space: str, will: int) -> None:
    assert kenya(**{space: "1P 1U"}).play(f"op rally {space}")["political_will"] == will


@rule("kenya", "7.2", "6.6.3")
@pytest.mark.parametrize("action", ["limited relocate nyeri", "op sweep special"])
@pytest.mark.parametrize(("die", "will"), [(1, 9), (2, 9), (3, 10), (6, 10)])
def test_outrage_lowers_it_by_one(kenya: Kenya, action: str, die: int, will: int) -> None:
    table = kenya(first="british", pipeline=3, nyeri="1T").play(f"{action} {{{die}}}")
    assert table["political_will"] == will


@rule("kenya", "7.2", "K9 shaded", "K24 shaded", "K25 shaded", "K26", "K32 shaded")
def test_events_lower_it_by_one_to_four(kenya: Kenya) -> None:
    assert kenya(card="K9", nyeri="1T 1Ter").play("event shaded")["political_will"] == 9
    assert kenya(card="K25").play("event shaded {1}")["political_will"] == 8
    assert kenya(card="K26").play("event {1}")["political_will"] == 8
    for pipeline in range(5):
        assert kenya(card="K24", pipeline=pipeline).play("event shaded")["political_will"] == 10 - pipeline
        assert kenya(card="K32", pipeline=pipeline).play("event shaded")["political_will"] == 10 - pipeline


@rule("kenya", "7.2", "6.1.1")
@pytest.mark.parametrize(
    ("spaces", "loss"),
    [
        ({"nyeri": "Resist"}, 2),
        ({"nyeri": "Resist", "meru": "Resist", "thika": "Resist"}, 4),
        ({"nyeri": "Resist", "meru": "Loyal"}, 1),
        ({"nyeri": "Resist", "kiambu": "Loyal"}, 0),
        ({"meru": "Resist", "kiambu": "Loyal"}, 0),
        ({"nyeri": "Resist 1pop", "meru": "Loyal"}, 0),
    ],
    ids=str,
)
def test_more_resistance_than_loyalty_lowers_it_by_the_difference(
    kenya: Kenya, spaces: dict[str, str], loss: int
) -> None:
    assert checked(kenya, 10, **spaces)["political_will"] == 10 - loss


@rule("kenya", "7.2", "6.1.2")
@pytest.mark.parametrize(
    ("spaces", "loss"),
    [
        ({"thika": "1Ter"}, 1),
        ({"thika": "3Ter"}, 1),
        ({"nairobi": "1B 1Ter"}, 1),
        ({name: "1Ter" for name in ("thompsons_falls", "rift_valley", "nanyuki", "thika")}, 4),
        ({"nyeri": "1Ter", "meru": "2Ter", "aberdares": "1Ter", "mount_kenya": "1Ter"}, 0),
    ],
    ids=str,
)
def test_terror_outside_the_reserves_lowers_it_by_one_for_each_space(
    kenya: Kenya, spaces: dict[str, str], loss: int
) -> None:
    """Ruling K-4: a second marker in the same space costs no more."""
    assert checked(kenya, 10, **spaces)["political_will"] == 10 - loss
