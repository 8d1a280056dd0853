"""Deck preparation (2.1), by the seed or card by card at a real table."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

import smallwars
from tests.engine.playing import chi_square, ids, played, walk
from tests.engine.test_views import PILE, PROPAGANDA, all_cards, places
from tests.harness import rule

SEEDS = 600

DECKS = {
    1: "C15 C20 C22 C3 C34 C27 C26 C8 C23 C19 C17 C32 C1 C33 C16 C9 C28 C18 C10 C35 C14",
    2: "C2 C7 C18 C13 C34 C10 C8 C25 C29 C1 C11 C32 C15 C33 C12 C9 C22 C14 C24 C17 C35",
    31: "C5 C23 C31 C8 C27 C33 C1 C6 C2 C21 C10 C35 C17 C22 C3 C13 C26 C24 C16 C34 C7",
}


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
def test_every_propaganda_card_is_the_first_as_often() -> None:
    counts = Counter(next(card for card in deck if card in PROPAGANDA) for deck in decks())
    assert chi_square([counts[card] for card in PROPAGANDA], [1, 1, 1]) < 13.8  # p = 0.001


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
    """The cards that may come next by the preparation of the deck; where there is only one, nobody is asked."""
    events = {f"C{number}" for number in range(1, 33)} - set(cards)
    place = len(cards) % PILE + 1
    pile = cards[len(cards) - place + 1 :]
    propaganda = set(PROPAGANDA) - set(cards)
    if place < 5 or set(pile) & set(PROPAGANDA):
        return events
    return propaganda if place == PILE else events | propaganda


def test_at_a_real_table_the_last_card_of_a_pile_may_be_known_to_be_a_propaganda_card() -> None:
    game = passed(smallwars.new("cyprus", chance="manual", deck=["C3", "C1", "C5", "C11", "C14", "C20"]))
    assert game.decision is not None and game.decision.kind == "card"
    assert set(ids(game)) == set(PROPAGANDA)


def test_at_a_real_table_nobody_is_asked_for_the_last_propaganda_card() -> None:
    piles = ["C1", "C2", "C4", "C5", "C6", "C7", "C33", "C8", "C9", "C10", "C11", "C12", "C14", "C34"]
    position = {"title": "cyprus", "played": [*piles, "C15", "C16", "C17", "C19", "C20"], "card": "C21"}
    game = passed(smallwars.from_position({**position, "political_will": 15}, chance="manual"))
    assert game.position()["card"] == "C35" and game.result is not None


def passed(game: smallwars.Game) -> smallwars.Game:
    """The game when chance is asked for a card; until then both sides pass and draw what they must."""
    while game.decision is not None and game.decision.kind != "card":
        words = ids(game)
        passes = [word for word in words if word.startswith("pass")]
        game.choose("done" if "done" in words else passes[0] if passes else words[0])
    return game


def test_a_card_that_cannot_come_is_refused_at_a_real_table() -> None:
    game = smallwars.new("cyprus", chance="manual")
    for wrong in ("C33", "C99"):
        with pytest.raises(smallwars.IllegalChoice, match=wrong):
            game.choose(wrong)
    game.choose("C7")
    assert game.position()["card"] == "C7"


def test_a_seed_deals_the_same_deck_compiled_and_interpreted() -> None:
    """Decks that were written down once."""
    for seed, deck in DECKS.items():
        cards = smallwars.new("cyprus", seed=seed).record().split('[Deck "')[1].split('"')[0]
        assert cards == deck


def deck_of(seed: int) -> list[str]:
    """All the cards a seed deals."""
    position = smallwars.new("cyprus", seed=seed, log=False).position()
    return [position["card"], *position["deck"]]


def test_dice_are_the_same_whether_the_deck_was_dealt_or_given() -> None:
    for seed in range(5):
        dealt = played(smallwars.new("cyprus", seed=seed), Random(seed))
        given = played(smallwars.new("cyprus", seed=seed, deck=deck_of(seed)), Random(seed))
        assert given.record() == dealt.record()
