"""Victory, and what raises and lowers Political Will (chapter 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import Table, rule

Cyprus = Callable[..., Table]


def propaganda(cyprus: Cyprus, **fields: Any) -> Table:
    """A Propaganda Round; a single chit of 0, so that none is drawn or discarded."""
    return cyprus(**{"card": "C33", "intel": [0], **fields})


# 7.0 Victory


@rule("cyprus", "7.0")
def test_political_will_at_zero_in_mid_campaign_ends_nothing(cyprus: Cyprus) -> None:
    """Ruling B10."""
    table = cyprus(political_will=1, paphos="1A 1Sab", karpas="1U").play("op travel special propagandize")
    assert (table["political_will"], table.game.result) == (0, None)
    assert table.game.decision is not None


@rule("cyprus", "7.0", "6.1.4")
def test_political_will_at_zero_in_mid_campaign_may_be_made_good(cyprus: Cyprus) -> None:
    """Ruling B10: at the check it is above 0 again."""
    table = cyprus(card="C29", deck=["C33", "C5"], political_will=1, intel=[0], international_opinion=4)
    table.play("event unshaded pass.op {1} 0")
    assert (table["political_will"], table.game.result, table["card"]) == (3, None, "C5")


@rule("cyprus", "7.0", "1.8")
def test_political_will_at_fifteen_does_not_end_the_game(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, political_will=15, international_opinion=0)
    assert (table["political_will"], table.game.result) == (15, None)


@rule("cyprus", "7.0.1")
def test_eoka_win_early_at_the_check_of_a_propaganda_round(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, political_will=1, international_opinion=4, kyrenia="1C")
    result = table.game.result
    assert result is not None
    assert (result.winner, result.grade) == ("eoka", "early")
    assert table.game.decision is None
    assert table["political_will"] == 0


@rule("cyprus", "7.0.1", "6.1")
def test_eoka_win_when_the_losses_go_far_below_zero(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, political_will=3, international_opinion=4, akrotiri="5Sab", kyrenia="1C")
    assert table.game.result is not None
    assert (table.game.result.winner, table["political_will"]) == ("eoka", 0)


@rule("cyprus", "7.0.2")
@pytest.mark.parametrize("will", [1, 8, 15])
def test_the_british_win_after_the_final_political_will_phase(cyprus: Cyprus, will: int) -> None:
    table = propaganda(cyprus, card="C35", played=["C33", "C34"], political_will=will, international_opinion=4)
    result = table.game.result
    assert result is not None
    assert (result.winner, result.grade) == ("british", "final")
    assert table["political_will"] == min(15, will + 1)


@rule("cyprus", "7.0.2")
def test_nothing_can_be_done_once_the_game_has_ended(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, card="C35", played=["C33", "C34"], nicosia="1U")
    assert (table.game.decision, table.options) == (None, [])
    with pytest.raises(smallwars.IllegalChoice, match="over"):
        table.game.choose("pass.op")


# 7.1 Raising Political Will


@rule("cyprus", "7.1", "3.2.4")
def test_an_arms_cache_removed_by_assault_raises_it_by_one(cyprus: Cyprus) -> None:
    table = cyprus(first="british", paphos="2C 2T", karpas="1U 1T").play("op assault paphos {0} {0}")
    assert table["political_will"] == 12


@rule("cyprus", "7.1", "5.1")
def test_an_arms_cache_removed_by_an_event_raises_it_by_one(cyprus: Cyprus) -> None:
    table = cyprus(card="C16", first="british", paphos="2C 2T", karpas="1C 1T").play("event unshaded paphos")
    assert (table["political_will"], table.pieces("paphos"), table.pieces("karpas")) == (11, "1C 2T", "1C 1T")


@rule("cyprus", "7.1")
@pytest.mark.parametrize("spender", ["offensive", "sabotage"])
def test_an_arms_cache_that_eoka_spend_raises_nothing(cyprus: Cyprus, spender: str) -> None:
    table = cyprus(paphos="1U", karpas="1U", kyrenia="1C")
    table.play("limited sabotage paphos {1} offensive" if spender == "offensive" else "op sabotage karpas kyrenia {1}")
    assert (table["political_will"], table["available"]["caches"]) == (10, 4)


@rule("cyprus", "7.1")
def test_events_raise_it(cyprus: Cyprus) -> None:
    assert cyprus(card="C3").play("event unshaded")["political_will"] == 11
    assert cyprus(card="C28", first="british").play("event unshaded")["political_will"] == 12
    assert cyprus(card="C29", paphos="1U").play("event shaded")["political_will"] == 11


@rule("cyprus", "7.1")
def test_the_development_program_may_raise_it_by_more_than_two(cyprus: Cyprus) -> None:
    """Ruling C-46."""
    towns = {name: "1T 1P" for name in ("paphos", "limassol", "nicosia", "larnaca")}
    assert cyprus(card="C21", first="british", **towns).play("event unshaded")["political_will"] == 14


@rule("cyprus", "7.1", "6.1.3")
def test_quiet_mountains_raise_it_by_two_at_a_propaganda_round(cyprus: Cyprus) -> None:
    quiet = propaganda(cyprus, international_opinion=4)["political_will"]
    armed = propaganda(cyprus, international_opinion=4, troodos="1C")["political_will"]
    assert quiet - armed == 2


@rule("cyprus", "7.1", "6.1.3")
def test_every_two_quiet_towns_raise_it_by_one_at_a_propaganda_round(cyprus: Cyprus) -> None:
    """A marker in Paphos costs 1 and leaves five quiet Towns; one in Karpas as well costs 1 and leaves four."""
    none = propaganda(cyprus, international_opinion=4)["political_will"]
    one = propaganda(cyprus, international_opinion=4, paphos="1Sab")["political_will"]
    two = propaganda(cyprus, international_opinion=4, paphos="1Sab", karpas="1Sab")["political_will"]
    assert (none, one, two) == (10 - 4 + 2 + 3, 10 - 4 + 2 + 2 - 1, 10 - 4 + 2 + 2 - 2)


# 7.2 Lowering Political Will


@rule("cyprus", "7.2", "4.3.3")
@pytest.mark.parametrize("markers", [1, 3])
def test_propagandize_at_sabotage_lowers_it_by_one(cyprus: Cyprus, markers: int) -> None:
    table = cyprus(paphos=f"1A {markers}Sab", karpas="1U").play("op travel special propagandize")
    assert table["political_will"] == 9


@rule("cyprus", "7.2", "4.3.3")
def test_propagandize_at_a_curfew_does_not_lower_it(cyprus: Cyprus) -> None:
    assert cyprus(paphos="1A 1T Cur").play("op travel special propagandize")["political_will"] == 10


@rule("cyprus", "7.2")
def test_events_and_capabilities_lower_it_by_one(cyprus: Cyprus) -> None:
    """Ruling C-46: no Event takes 2."""
    assert cyprus(card="C29").play("event unshaded")["political_will"] == 9
    table = cyprus(first="british", capabilities={"C10": "shaded"}, prison=2, nicosia="1T")
    assert table.play("op search nicosia special interrogate {0}")["political_will"] == 9


@rule("cyprus", "7.2", "6.1.2")
@pytest.mark.parametrize(
    ("space", "loss"), [("paphos", 1), ("nicosia", 2), ("karpas", 1), ("akrotiri", 2), ("dhekelia", 2)]
)
def test_each_sabotage_marker_lowers_it_at_a_propaganda_round(cyprus: Cyprus, space: str, loss: int) -> None:
    one = propaganda(cyprus, international_opinion=4, **{space: "1Sab"})["political_will"]
    two = propaganda(cyprus, international_opinion=4, **{space: "2Sab"})["political_will"]
    assert one - two == loss


@rule("cyprus", "7.2", "6.1.1")
def test_international_opinion_lowers_it_by_up_to_four_at_a_propaganda_round(cyprus: Cyprus) -> None:
    wills = [propaganda(cyprus, international_opinion=value, troodos="1C")["political_will"] for value in range(5)]
    assert wills == [13, 12, 11, 10, 9]
