"""Deck preparation (2.1), by the seed or card by card at a real table."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

import smallwars
from tests.engine.playing import chi_square, ids, walk
from tests.engine.test_views import PILE, PROPAGANDA, all_cards, places
from tests.harness import rule

SEEDS = 600


@cache
def decks() -> list[list[str]]:
    """The decks of many seeds."""
    return [all_cards(smallwars.new("cyprus", seed=seed, log=False)) for seed in range(SEEDS)]


@rule("cyprus", "2.1")
def test_a_deck_has_three_piles_of_seven_with_a_propaganda_card_each() -> None:
    for deck in decks():
        assert len(deck) == len(set(deck)) == 3 * PILE
        for start in (0, PILE, 2 * PILE):
            assert len(set(deck[start : start + PILE]) & set(PROPAGANDA)) == 1


@rule("cyprus", "2.1")
def test_a_propaganda_card_lies_among_the_last_three_of_its_pile_each_place_as_often() -> None:
    for pile in range(3):
        counts = Counter(places(deck)[pile] for deck in decks())
        assert sorted(counts) == [5, 6, 7]
        assert chi_square([counts[place] for place in (5, 6, 7)], [1, 1, 1]) < 13.8  # p = 0.001


@rule("cyprus", "2.1")
def test_the_places_of_two_propaganda_cards_have_nothing_to_do_with_each_other() -> None:
    pairs = Counter((places(deck)[0], places(deck)[1]) for deck in decks())
    assert len(pairs) == 9 and chi_square(list(pairs.values()), [1] * 9) < 26.1


@rule("cyprus", "2.1")
def test_every_event_is_in_the_deck_as_often() -> None:
    counts = Counter(card for deck in decks() for card in deck if card not in PROPAGANDA)
    assert len(counts) == 32
    hope, spread = SEEDS * 18 / 32, (SEEDS * 18 / 32 * 14 / 32) ** 0.5
    assert all(abs(count - hope) < 4.5 * spread for count in counts.values())


@rule("cyprus", "2.1")
def test_every_event_is_the_first_card_and_the_last_event_as_often() -> None:
    for place in (0, 7, -1):
        row = [next(card for card in deck[place:] + deck[::-1] if card not in PROPAGANDA) for deck in decks()]
        counts = Counter(row)
        assert len(counts) == 32 and chi_square(list(counts.values()), [1] * 32) < 61.1  # p = 0.001


def test_fewer_campaigns_make_a_smaller_deck() -> None:
    for campaigns in (1, 2, 3):
        game = smallwars.new("cyprus", seed=1, options={"campaigns": campaigns})
        assert len(all_cards(game)) == campaigns * PILE and len(places(all_cards(game))) == campaigns


def test_a_given_deck_is_played_from_its_top_and_the_rest_is_dealt() -> None:
    cards = ["C3", "C21", "C33", "C9"]
    for seed in range(20):
        deck = all_cards(smallwars.new("cyprus", seed=seed, deck=cards))
        assert deck[:4] == cards and len(deck) == len(set(deck)) == 21
        assert len(set(deck) & set(PROPAGANDA)) == 3


@pytest.mark.parametrize(
    ("deck", "field"), [(["C3", "C99"], "deck[1]"), (["C3", "C5", "C3"], "deck[2]"), (["c3"], "deck[0]")]
)
def test_a_deck_that_cannot_be_is_refused(deck: list[str], field: str) -> None:
    with pytest.raises(smallwars.InvalidPosition) as caught:
        smallwars.new("cyprus", seed=1, deck=deck)
    assert caught.value.field == field


# Card by card


def test_at_a_real_table_every_card_is_asked_for_when_it_is_revealed() -> None:
    revealed: list[str] = []
    for game in walk(smallwars.new("cyprus", chance="manual"), Random(3)):
        decision = game.decision
        assert decision is not None
        assert game.position()["deck"] == []
        if decision.kind != "card":
            continue
        revealed = [*game.position()["played"], *([game.position()["card"]] if game.position()["card"] else [])]
        assert (decision.actor, decision.rule) == ("chance", "2.1")
        assert set(ids(game)) == legal_next(revealed), revealed
    assert len(revealed) > 15


def legal_next(cards: list[str]) -> set[str]:
    """The cards that may come next by the preparation of the deck; forced Propaganda cards are not asked for."""
    events = {f"C{number}" for number in range(1, 33)} - set(cards)
    place = len(cards) % PILE + 1
    pile = cards[len(cards) - place + 1 :]
    open_still = place >= 5 and not set(pile) & set(PROPAGANDA)
    left = [card for card in PROPAGANDA if card not in cards]
    return events | {left[0]} if open_still else events


def test_at_a_real_table_the_last_card_of_a_pile_is_known() -> None:
    """The seventh card is the Propaganda card when it was not among the first six: nobody is asked."""
    game = smallwars.new("cyprus", chance="manual", deck=["C3", "C1", "C5", "C11", "C14", "C20"])
    rng = Random(1)
    while game.position()["card"] not in PROPAGANDA:
        decision = game.decision
        assert decision is not None and decision.kind != "card"
        game.choose(rng.choice(ids(game)))
    assert game.position()["played"] == ["C3", "C1", "C5", "C11", "C14", "C20"]


def test_a_card_that_cannot_come_is_refused_at_a_real_table() -> None:
    game = smallwars.new("cyprus", chance="manual")
    for wrong in ("C33", "C99"):
        with pytest.raises(smallwars.IllegalChoice, match=wrong):
            game.choose(wrong)
    game.choose("C7")
    assert game.position()["card"] == "C7"
