"""Set-up, the deck, and what is open about it (2.1, 2.2)."""

from __future__ import annotations

from collections import Counter

import pytest

import smallwars
from tests.harness import Table, rule

EVENTS = [f"K{number}" for number in range(1, 33)]
PROPAGANDA = ["K33", "K34", "K35"]

SET_UP = {
    "nairobi": ("1B 1U 2T 3P", "british", 2),
    "kiambu": ("1U", "mau_mau", 2),
    "fort_hall": ("1U", "mau_mau", 2),
    "nyeri": ("1U", "mau_mau", 2),
    "embu": ("1U", "mau_mau", 1),
    "meru": ("1U", "mau_mau", 1),
    "thompsons_falls": ("1P", "british", 1),
    "rift_valley": ("2T 1P", "british", 1),
    "nanyuki": ("2T 1P", "british", 1),
    "thika": ("1P", "british", 1),
    "aberdares": ("1B 1U", "mau_mau", 0),
    "mount_kenya": ("1B 1U", "mau_mau", 0),
}

NO_BOXES = {"limited": None, "event": None, "op": None}


def cards_of(game: smallwars.Game) -> list[str]:
    """All cards of a game in their order."""
    position = game.position()
    return [*position["played"], position["card"], *position["deck"]]


# 2.1 Set-up


@rule("kenya", "2.1", "1.7")
@pytest.mark.parametrize(("space", "laid"), SET_UP.items())
def test_the_set_up_of_each_space(space: str, laid: tuple[str, str, int]) -> None:
    table = Table(smallwars.new("kenya", seed=1))
    there = table[space]
    assert (table.pieces(space), there["control"], there["population"]) == laid
    assert (there["stance"], there["terror"]) == ("neutral", 0)


@rule("kenya", "2.1")
def test_the_set_up_of_boxes_and_tracks() -> None:
    position = smallwars.new("kenya", seed=1).position()
    assert position["available"] == {"guerrillas": 7, "bases": 1, "troops": 4, "police": 0}
    assert position["out_of_play"] == {"police": 8}
    assert (position["political_will"], position["resources"], position["pipeline"]) == (12, 8, 1)
    assert (position["boxes"], position["capabilities"]) == (NO_BOXES, {})


@rule("kenya", "2.1", "2.3.1")
def test_the_mau_mau_start_as_first_eligible() -> None:
    game = smallwars.new("kenya", seed=1)
    assert game.position()["first"] == "mau_mau"
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("mau_mau", "action")


@rule("kenya", "2.1", "1.2")
@pytest.mark.parametrize("seed", range(40))
def test_the_deck_is_three_piles_of_six_events_and_a_propaganda_card_among_the_last_three(seed: int) -> None:
    cards = cards_of(smallwars.new("kenya", seed=seed))
    assert (len(cards), len(set(cards))) == (21, 21)
    for pile in (cards[:7], cards[7:14], cards[14:]):
        assert set(pile[:4]) <= set(EVENTS)
        assert len(set(pile[4:]) & set(PROPAGANDA)) == 1
    assert set(cards) - set(PROPAGANDA) <= set(EVENTS)


@rule("kenya", "2.1")
def test_a_propaganda_card_is_equally_likely_in_each_of_its_three_places() -> None:
    decks = [cards_of(smallwars.new("kenya", seed=seed)) for seed in range(400)]
    places = Counter(index % 7 for deck in decks for index, card in enumerate(deck) if card in PROPAGANDA)
    assert set(places) == {4, 5, 6}
    assert all(330 < count < 470 for count in places.values())


@rule("kenya", "2.1")
def test_every_event_card_is_equally_likely_in_the_deck() -> None:
    """18 of 32 Events are dealt: about 225 times in 400 games."""
    dealt = Counter(card for seed in range(400) for card in cards_of(smallwars.new("kenya", seed=seed)))
    assert all(170 < dealt[card] < 280 for card in EVENTS)


@rule("kenya", "2.1")
def test_at_a_real_table_each_card_is_told_as_it_is_revealed() -> None:
    """Four Events first; then the Propaganda card may come."""
    table = Table(smallwars.new("kenya", chance="manual"))
    seen: list[str] = []
    british_last, mau_mau_last = "pass.op pass.event done", "pass.op done pass.event"
    for card, turns in zip(("K1", "K5", "K11", "K28"), (british_last, mau_mau_last) * 2, strict=True):
        assert (table.actor, table.kind) == ("chance", "card")
        assert table.options == [event for event in EVENTS if event not in seen]
        seen.append(card)
        table.play(f"{{{card}}} {turns}")
    assert (table.actor, table.kind) == ("chance", "card")
    assert [card for card in table.options if card in PROPAGANDA] == PROPAGANDA
    assert len([card for card in table.options if card in EVENTS]) == 28


@rule("kenya", "2.1")
def test_the_seventh_card_of_a_pile_is_the_propaganda_card_if_it_has_not_come() -> None:
    deck = ["K1", "K5", "K11", "K28", "K14", "K8"]
    game = smallwars.new("kenya", deck=deck, seed=3)
    assert cards_of(game)[:6] == deck
    assert cards_of(game)[6] in PROPAGANDA


@rule("kenya", "2.1")
def test_a_known_deck_is_laid_from_the_top() -> None:
    game = smallwars.new("kenya", seed=1, deck=["K3", "K21", "K11"])
    assert (cards_of(game)[:3], len(cards_of(game))) == (["K3", "K21", "K11"], 21)


@rule("kenya", "2.1", "5.3")
def test_no_card_is_in_the_deck_twice() -> None:
    """Ruling B8."""
    with pytest.raises(smallwars.SmallWarsError, match="K31"):
        smallwars.new("kenya", seed=1, deck=["K31", "K2", "K31"])


@rule("kenya", "2.1", "1.10")
@pytest.mark.parametrize("will", [0, 9, 20])
def test_an_option_sets_another_political_will(will: int) -> None:
    assert smallwars.new("kenya", seed=1, options={"political_will": will}).position()["political_will"] == will


@rule("kenya", "2.1", "1.10")
@pytest.mark.parametrize("will", [-1, 21, "12", True, 3.5])
def test_an_option_sets_no_political_will_out_of_range(will: object) -> None:
    with pytest.raises(smallwars.InvalidOption, match="political_will"):
        smallwars.new("kenya", seed=1, options={"political_will": will})


@rule("kenya", "2.1")
@pytest.mark.parametrize("campaigns", [1, 2, 3])
def test_an_option_sets_fewer_campaigns(campaigns: int) -> None:
    cards = cards_of(smallwars.new("kenya", seed=1, options={"campaigns": campaigns}))
    assert (len(cards), len(set(cards) & set(PROPAGANDA))) == (7 * campaigns, campaigns)


@rule("kenya", "2.1")
@pytest.mark.parametrize("campaigns", [0, 4])
def test_an_option_sets_no_other_number_of_campaigns(campaigns: int) -> None:
    with pytest.raises(smallwars.InvalidOption, match="campaigns"):
        smallwars.new("kenya", seed=1, options={"campaigns": campaigns})


# 2.2 Start


@rule("kenya", "2.2")
def test_play_begins_by_revealing_the_top_card() -> None:
    position = smallwars.new("kenya", seed=1, deck=["K3", "K21", "K11"]).position()
    assert (position["card"], position["played"]) == ("K3", [])


@rule("kenya", "2.2")
@pytest.mark.parametrize("viewer", ["british", "mau_mau", None])
def test_played_cards_and_the_size_of_the_deck_are_open_but_not_its_order(viewer: str | None) -> None:
    game = smallwars.new("kenya", seed=1, deck=["K3", "K21", "K11"])
    for choice in ("pass.op", "pass.event", "done"):
        game.choose(choice)
    view = game.view(viewer)
    assert (view["card"], view["played"], view["deck_size"]) == ("K21", ["K3"], 19)
    assert "deck" not in view
    assert "K11" not in str(view)


@rule("kenya", "2.2", "2.1")
@pytest.mark.parametrize(("campaigns", "left"), [(3, 20), (1, 6)])
def test_the_size_of_the_deck_is_known_even_when_its_cards_are_told_one_by_one(campaigns: int, left: int) -> None:
    game = smallwars.new("kenya", chance="manual", options={"campaigns": campaigns})
    game.choose("K3")
    assert game.view("mau_mau")["deck_size"] == left
