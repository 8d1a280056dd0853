"""Picks in any order for people, in one order for bots; what goes by itself; which records keep which order."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import smallwars
from smallwars import Game
from smallwars.engine import registry
from tests.engine.garden import TITLE
from tests.engine.playing import facts, frozen, ids, walk


@pytest.fixture(autouse=True)
def garden() -> Iterator[None]:
    """The game of the garden among the titles, for one test."""
    smallwars.register(TITLE)
    yield
    registry._titles.pop(TITLE.id, None)


def free_game(seed: int | None = 1, chance: str = "auto") -> Game:
    """A game whose picks come in any order."""
    return smallwars.new("garden", seed=seed, chance=chance, any_order=True)


def ordered_game() -> Game:
    """A game whose picks come in the one order of bots."""
    return smallwars.new("garden", seed=1, any_order=False)


def play(game: Game, words: str) -> Game:
    """The game after these choices."""
    for word in words.split():
        game.choose(word)
    return game


# What may be picked


def test_people_pick_in_any_order() -> None:
    assert ids(play(free_game(), "leek")) == ["peas", "done"]
    assert ids(play(free_game(), "leek peas 2")) == ["beans", "done"]


def test_bots_pick_in_one_order() -> None:

    game = ordered_game()
    assert ids(game) == ["peas", "leek", "done"]
    game.choose("leek")
    assert repr(game.decision).startswith("Decision(bert")  # nothing comes after leek: `done` went by itself


def test_no_refusal_speaks_of_the_order_where_people_play() -> None:
    game = play(free_game(), "peas 1 leek")
    assert "peas" in ids(game)
    assert {name: refusal.key for name, refusal in game.refusals().items()} == {"leek": "no-seeds"}


def test_the_order_of_picks_does_not_change_what_comes_of_them() -> None:
    first, second = play(free_game(), "peas 2 beans 1 leek"), play(free_game(), "leek peas 2 beans 1")
    assert first.position()["grows"] == second.position()["grows"]


def test_a_pick_out_of_order_begins_the_order_anew() -> None:
    assert ids(play(free_game(), "peas 1").narrowed()) == ["peas", "beans", "leek", "done"]
    assert ids(play(free_game(), "peas 1 beans 1").narrowed()) == ["beans", "leek", "done"]
    assert ids(play(free_game(), "peas 1 leek peas 1").narrowed()) == ["beans", "done"]


def test_what_only_the_order_of_bots_leaves_open_is_one_answer_or_none() -> None:
    assert play(free_game(), "leek peas 1").only_in_order() is None
    assert play(free_game(), "peas 1 leek").only_in_order() == "done"
    assert play(free_game(), "peas 2 beans 2 leek").only_in_order() == "done"
    assert ordered_game().only_in_order() is None


# What goes by itself


def test_a_look_is_taken_by_itself() -> None:
    decision = free_game().decision
    assert decision is not None and decision.kind == "plant"


def test_a_detail_is_taken_with_the_answer_that_names_it() -> None:
    game = play(free_game(), "leek")
    assert game.choices == 1 and game.position()["grows"] == [0, 0, 1]


def test_a_detail_after_a_look_is_asked() -> None:
    position = {**free_game().position(), "pending": [["Plant", 1, -1, 2]]}
    assert ids(smallwars.from_position(position, seed=1, any_order=True)) == ["1"]


def test_the_end_of_a_turn_is_asked_though_nothing_else_is_left() -> None:
    game = play(free_game(), "peas 2 beans 2 leek")
    assert ids(game) == ["done"] and game.undoable() == "anna"


# Copies, positions, records


def test_copies_keep_the_order_of_picks_and_sampled_ones_have_that_of_bots() -> None:
    game = play(free_game(), "peas 1 leek")
    assert ids(game.fork()) == ids(pickle.loads(pickle.dumps(game))) == ids(game) == ["peas", "beans", "done"]
    assert not game.determinize("anna", Random(1)).any_order and not game.narrowed().any_order and game.any_order
    game.undo()
    assert game.any_order and ids(game) == ["peas", "beans", "leek", "done"]


def test_a_position_saved_at_every_question_asks_it_again() -> None:
    for seed in range(20):
        for game in walk(free_game(seed), Random(seed)):
            again = smallwars.from_position(json.loads(frozen(game)), seed=1, any_order=True)
            assert repr(again.decision) == repr(game.decision)


def test_a_pending_frame_of_an_earlier_version_may_lack_its_last_fields() -> None:
    position = {**free_game().position(), "pending": [["Plant", 1]]}
    assert ids(smallwars.from_position(position, seed=1, any_order=True)) == ["peas", "leek", "done"]


def test_an_edit_keeps_the_order_of_picks() -> None:
    game = play(free_game(), "leek")
    game.edit({"rain": 3})
    assert game.any_order


def test_a_record_says_whether_its_picks_come_in_any_order() -> None:
    free, ordered = play(free_game(), "leek peas 2"), play(ordered_game(), "peas 2")
    assert '[Version "2"]' in free.record() and '[Version "1"]' in ordered.record()
    assert facts(smallwars.replay(free.record())) == facts(free)
    assert smallwars.replay(free.record()).any_order and not smallwars.replay(ordered.record()).any_order


def test_a_record_of_people_may_leave_out_only_answers() -> None:
    text = '[Version "2"]\n[Title "garden"]\n[Chance "manual"]\n\npeas 2 beans 2 leek {4} leek'
    with pytest.raises(smallwars.InvalidRecord, match="leek"):
        smallwars.replay(text)
    game = smallwars.replay(text.removesuffix(" leek"))
    assert game.position()["turns"] == 1 and game.choices == 7


def test_a_record_without_a_version_is_read_in_either_order() -> None:
    head = '[Title "garden"]\n[Chance "manual"]\n\n'
    assert smallwars.replay(head + "leek peas 2").any_order
    assert not smallwars.replay(head + "leek {4} done").any_order


def test_a_game_that_was_begun_in_the_order_of_bots_can_go_on_in_any_order() -> None:
    game = play(smallwars.new("garden", chance="manual", any_order=False), "peas 2 beans 1")
    assert ids(game) == ["beans", "leek", "done"]
    game.loosen()
    play(game, "leek")
    assert ids(game) == ["beans", "done"]
    again = smallwars.replay(game.record())
    assert "{any-order}" in game.record() and '[Version "1"]' in game.record() and facts(again) == facts(game)
    assert [step.answer for step in game.walk()] == list(game.history)
    game.undo()
    assert ids(game) == ["beans", "leek", "done"]
    with pytest.raises(smallwars.NothingToUndo):
        game.undo()
    game.rewind(2)
    assert not game.any_order


def test_a_game_in_any_order_is_loosened_no_further() -> None:
    game = play(free_game(), "peas 1")
    before = game.record()
    game.loosen()
    assert game.record() == before


# Taking back one pick


def test_one_pick_is_taken_back_and_the_others_stay() -> None:
    game = play(free_game(), "leek peas 2 beans 1")
    assert [pick.words for pick in game.picks()] == [["leek"], ["peas", "2"], ["beans", "1"]]
    game.retract(0)
    assert game.position()["grows"] == [2, 1, 0] and game.position()["seeds"] == [0, 1, 1]
    assert facts(smallwars.replay(game.record())) == facts(game)
    game.undo()
    assert game.position()["grows"] == [2, 0, 0]


def test_the_last_pick_is_taken_back_if_none_is_named_even_half_made() -> None:
    game = play(free_game(), "leek peas 2 beans")
    game.retract()
    assert game.position()["grows"] == [2, 0, 1] and ids(game) == ["beans", "done"]


def test_a_pick_that_a_later_one_needs_stays_and_nothing_changes() -> None:
    game = play(free_game(), "leek peas 2 beans 1")
    before = facts(game)
    with pytest.raises(smallwars.NothingToUndo, match="peas 2 cannot be taken back alone: beans 1 needs it"):
        game.retract(1)
    assert facts(game) == before


@pytest.mark.parametrize("words", ["", "leek peas 2 beans 2 done"])
@pytest.mark.parametrize("pick", [0, -1, 3])
def test_no_pick_is_taken_back_before_a_series_or_after_it(words: str, pick: int) -> None:
    game = play(smallwars.new("garden", chance="manual", any_order=True), words)
    assert game.picks() == []
    with pytest.raises(smallwars.NothingToUndo, match="no pick"):
        game.retract(pick)


def test_an_answer_that_went_by_itself_is_chosen_where_it_becomes_a_choice() -> None:
    game = play(free_game(), "peas 1 leek peas")
    assert game.position()["grows"] == [2, 0, 1]
    game.retract(0)
    assert game.position()["grows"] == [1, 0, 1]


def test_a_game_without_a_log_keeps_none_when_a_pick_is_taken_back() -> None:
    game = play(smallwars.new("garden", seed=1, log=False, any_order=True), "leek peas 1")
    game.retract(0)
    assert game.position()["grows"] == [1, 0, 0] and game.log == []
