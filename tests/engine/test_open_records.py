"""Records of games that go on: nothing hidden is in them, and they lead to the same place."""

from __future__ import annotations

from random import Random

import pytest

import smallwars


def played(title: str, choices: int, seed: int = 11) -> smallwars.Game:
    game, rng = smallwars.new(title, seed=seed), Random(seed)
    while (decision := game.decision) is not None and choices > 0:
        game.choose(rng.choice(decision.options).id)
        choices -= 1
    return game


@pytest.mark.parametrize("title", ["cyprus", "kenya", "greek_civil_war"])
@pytest.mark.parametrize("choices", [0, 1, 25, 60])
def test_an_open_record_leads_to_the_same_question(title: str, choices: int) -> None:
    game = played(title, choices)
    told = smallwars.replay(game.open_record())
    assert told.view() == game.view()
    assert repr(told.decision) == repr(game.decision)


@pytest.mark.parametrize("title", ["cyprus", "kenya"])
def test_an_open_record_has_no_card_to_come_and_no_seed(title: str) -> None:
    game = played(title, 25)
    position = game.position()
    text = game.open_record("c0ffee")
    assert position["deck"] and not any(f" {card} " in text.replace('"', " ") for card in position["deck"])
    assert "Seed" not in text and '[Commitment "c0ffee"]' in text


def test_a_record_with_hidden_hands_can_be_had_when_the_game_is_over() -> None:
    with pytest.raises(smallwars.HiddenRecord, match="when the game is over"):
        played("attila", 10).open_record()
    for seed in (1, 2, 11):
        over = played("attila", 100_000, seed)
        assert smallwars.replay(over.open_record()).position() == over.position()


def test_cards_that_were_typed_in_are_told_once() -> None:
    game, rng = smallwars.new("cyprus", deck=["C3", "C4"], chance="manual"), Random(1)
    for _ in range(60):
        assert game.decision is not None
        game.choose(rng.choice(game.decision.options).id)
    assert smallwars.replay(game.open_record()).view() == game.view()


def test_a_game_from_a_position_keeps_its_deck_to_itself() -> None:
    start = played("cyprus", 10).position()
    game = smallwars.from_position(start, seed=1)
    with pytest.raises(smallwars.HiddenRecord):
        game.open_record()


def test_chance_answers_one_question_at_a_time() -> None:
    game = smallwars.new("cyprus", seed=4)
    words = []
    while (word := game.roll()) is not None:
        words.append(word)
    assert words == smallwars.new("cyprus", seed=4).record().split('Deck "')[1].split('"')[0].split()
    assert game.decision is not None and game.roll() is None


def test_who_may_take_back() -> None:
    game = smallwars.new("cyprus", seed=4)
    assert game.undoable() is None
    actor = game.decision.actor
    game.choose("op")
    assert game.undoable() == actor == game.fork().undoable()
    game.undo()
    assert game.undoable() is None
