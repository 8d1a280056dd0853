"""Views and determinized copies: what a faction cannot see is not there, or dealt anew."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

import smallwars
from tests.engine.playing import asked, chi_square, facts, frozen, ids, lines, played, random_game, walk

PILE = 7
PROPAGANDA = ("C33", "C34", "C35")


def places(cards: list[str]) -> list[int]:
    """Where in its pile of seven each Propaganda card lies, from 1."""
    return [place % PILE + 1 for place, card in enumerate(cards) if card in PROPAGANDA]


def all_cards(game: smallwars.Game) -> list[str]:
    """Played, face up and to come."""
    position = game.position()
    return [*position["played"], position["card"], *position["deck"]]


# Views


def test_a_view_holds_no_deck_no_seed_and_nothing_pending() -> None:
    for game in walk(smallwars.new("cyprus", seed=987654321), Random(1)):
        for faction in ("eoka", "british", None):
            view = game.view(faction)
            assert not {"deck", "pending", "seed"} & set(view)
            assert "987654321" not in json.dumps(view)


def test_a_view_names_no_card_to_come() -> None:
    for game in walk(smallwars.new("cyprus", seed=6), Random(6)):
        words = json.dumps(game.view("eoka"))
        assert not [card for card in game.position()["deck"] if f'"{card}"' in words]


def test_a_view_counts_the_cards_to_come() -> None:
    for game in walk(smallwars.new("cyprus", seed=6), Random(6)):
        view = game.view()
        assert view["deck_size"] == len(game.position()["deck"]) == 20 - len(view["played"])


def test_a_view_holds_everything_else() -> None:
    game = random_game(6, steps=40)
    position, view = game.position(), game.view("british")
    for field in set(position) - {"deck", "pending"}:
        assert view[field] == position[field]


def test_everybody_sees_the_same_in_cyprus() -> None:
    for game in walk(smallwars.new("cyprus", seed=2), Random(2)):
        assert game.view("eoka") == game.view("british") == game.view(None) == game.view()


def test_a_view_is_the_callers_own() -> None:
    game = random_game(6, steps=40)
    before = frozen(game)
    game.view()["spaces"]["paphos"]["underground"] = 12
    assert frozen(game) == before


@pytest.mark.parametrize("faction", ["mau_mau", "chance", "", "EOKA"])
def test_nobody_else_has_a_view(faction: str) -> None:
    with pytest.raises(smallwars.SmallWarsError, match="british, eoka"):
        smallwars.new("cyprus", seed=1).view(faction)


@pytest.mark.usefixtures("toy")
def test_a_title_decides_who_sees_what() -> None:
    game = smallwars.new("toy", seed=1)
    game.choose("peek")
    assert "lucky" in game.view("red") and "lucky" not in game.view("blue") and "lucky" not in game.view()
    assert "lucky" in game.svg("red") and "lucky" not in game.svg("blue")


# Determinized copies


def test_a_determinized_copy_has_the_same_open_facts() -> None:
    for game in walk(smallwars.new("cyprus", seed=14), Random(14)):
        copy = game.determinize("eoka", Random(1))
        copy.ask_in_order(game.any_order)
        assert copy.view("eoka") == game.view("eoka")
        assert asked(copy) == asked(game)
        open_now, open_there = game.position(), copy.position()
        assert {**open_now, "deck": 0} == {**open_there, "deck": 0}


def test_a_determinized_copy_leaves_the_original_alone() -> None:
    game = random_game(14, steps=30)
    before = facts(game)
    for seed in range(5):
        played(game.determinize("british", Random(seed)), Random(seed))
    assert facts(game) == before
    assert lines(game) == before[3]


def test_a_determinized_copy_has_another_deck() -> None:
    game = smallwars.new("cyprus", seed=14)
    decks = {tuple(game.determinize(None, Random(seed)).position()["deck"]) for seed in range(50)}
    assert len(decks) == 50 and tuple(game.position()["deck"]) not in decks


def test_the_same_generator_gives_the_same_copy() -> None:
    game = random_game(14, steps=30)
    one, two = [played(game.determinize("eoka", Random(9)), Random(1)) for _ in range(2)]
    assert frozen(one) == frozen(two)


def test_a_determinized_copy_throws_other_dice() -> None:
    """Games with equal choices from one position part, as the dice differ."""
    game = random_game(14, steps=30)
    ends = {frozen_without_deck(played(game.determinize("eoka", Random(seed)), Random(0), 30)) for seed in range(30)}
    assert len(ends) > 20


def frozen_without_deck(game: smallwars.Game) -> str:
    """The position as text, whatever is to come."""
    return json.dumps({**game.position(), "deck": None, "played": None, "card": None}, sort_keys=True)


def test_the_dice_of_a_determinized_copy_are_fair_and_not_those_of_the_game() -> None:
    position = {"title": "cyprus", "card": "C3", "spaces": {"paphos": {"underground": 1}}}
    game = smallwars.from_position(position, seed=4)
    for choice in ("op", "sabotage"):
        assert choice in ids(game)
        if choice == "op":
            game.choose(choice)
    counts: Counter[str] = Counter()
    for seed in range(1200):
        copy = game.determinize("eoka", Random(seed))
        copy.choose("sabotage")
        assert copy.decision is not None
        counts[next(moment.word for moment in copy.moments() if moment.actor == 0)] += 1
    assert sorted(counts) == ["1", "2", "3", "4", "5", "6"]
    assert chi_square([counts[face] for face in sorted(counts)], [1] * 6) < 20.5


def test_a_determinized_deck_follows_the_law_of_deck_preparation() -> None:
    for game in walk(smallwars.new("cyprus", seed=25), Random(25)):
        copy = game.determinize("eoka", Random(game.choices))
        cards = all_cards(copy)
        assert len(cards) == 21 == len(set(cards))
        where = [index for index, card in enumerate(cards) if card in PROPAGANDA]
        assert [index // PILE for index in where] == [0, 1, 2]
        assert all(5 <= place <= 7 for place in places(cards))
        assert cards[: len(game.position()["played"]) + 1] == all_cards(game)[: len(game.position()["played"]) + 1]


@pytest.mark.parametrize(("seen", "odds"), [(4, [1, 1, 1]), (5, [1, 1]), (6, [1])])
def test_what_has_been_seen_of_a_pile_changes_the_odds_of_the_rest(seen: int, odds: list[int]) -> None:
    """With so many cards of the first pile open and no Propaganda among them, the places left are equally likely."""
    events = [f"C{number}" for number in range(1, seen + 1)]
    game = smallwars.new("cyprus", seed=1, deck=events)
    position = {**game.position(), "played": events[:-1], "card": events[-1]}
    position["deck"] = [card for card in all_cards(game) if card not in events]
    game = smallwars.from_position(position, seed=1)
    counts = Counter(places(all_cards(game.determinize(None, Random(seed))))[0] for seed in range(300))
    assert set(counts) == set(range(seen + 1, 8))
    assert chi_square([counts[place] for place in range(seen + 1, 8)], odds) < 13.8


def test_a_determinized_copy_of_a_manual_game_throws_its_own_dice() -> None:
    game = smallwars.new("cyprus", chance="manual")
    game.choose("C3")
    copy = played(game.determinize("eoka", Random(1)), Random(1))
    assert copy.result is not None and len(game.log) == 1


@pytest.mark.parametrize("faction", ["mau_mau", ""])
def test_nobody_else_can_be_determinized_for(faction: str) -> None:
    with pytest.raises(ValueError):
        smallwars.new("cyprus", seed=1).determinize(faction, Random(1))


@pytest.mark.usefixtures("toy")
def test_what_a_faction_knows_is_not_dealt_anew() -> None:
    game = smallwars.new("toy", seed=1)
    game.choose("peek")
    lucky = game.position()["lucky"]
    assert {game.determinize("red", Random(seed)).position()["lucky"] for seed in range(20)} == {lucky}
    assert len({game.determinize("blue", Random(seed)).position()["lucky"] for seed in range(40)}) == 6
