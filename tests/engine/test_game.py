"""A game in play: decisions, choices, refusals, forks, comments, edits, results, the log and the picture."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import smallwars
from tests.engine.playing import asked, facts, frozen, ids, lines, played, random_game, walk
from tests.harness import Table, cyprus, forced


def recruiting() -> Table:
    """EOKA selects a space to Recruit in; Nicosia is under Curfew."""
    return cyprus(troodos="1C", paphos="1U", nicosia="2T Cur").play("limited recruit")


# Decisions and choices


def test_a_new_game_of_cyprus_starts_with_eokas_action() -> None:
    game = smallwars.new("cyprus", seed=7)
    decision = game.decision
    assert decision is not None
    assert (decision.actor, decision.kind, decision.rule) == ("eoka", "action", "2.3.2")
    assert ids(game) == ["op", "limited", "event", "pass.op", "pass.limited", "pass.event"]
    assert decision.about == game.position()["card"]


def test_looking_changes_nothing() -> None:
    game = random_game(3, steps=25)
    before = facts(game)
    for _ in range(3):
        _ = game.decision, game.refusals(), game.result, game.view(), game.svg(), game.moments(), game.choices
    assert facts(game) == before


def test_a_choice_is_taken_and_the_next_decision_stands() -> None:
    table = recruiting()
    table.game.choose("paphos")
    assert table["paphos"]["underground"] == 2
    assert "paphos" not in table.options


def test_a_decision_and_its_options_speak_to_people() -> None:
    decision = recruiting().game.decision
    assert decision is not None
    assert decision.text("en").strip() and decision.text("ja").strip()
    assert [option.text() for option in decision.options][:2] == ["Paphos", "Limassol"]
    assert repr(decision.options[0]) == "Option('paphos')"
    assert repr(decision).startswith("Decision(eoka: recruit.space 3.3.1: paphos ")


def test_the_ints_of_a_question_can_be_answered_as_well() -> None:
    game, same = random_game(4, steps=10), random_game(4, steps=10)
    question = game.question()
    assert question is not None
    game.answer(question.answers[0])
    same.choose(ids(same)[0])
    assert facts(game) == facts(same)
    with pytest.raises(smallwars.IllegalChoice):
        game.answer(123_456)


# Illegal choices


def test_an_illegal_choice_names_the_option_the_reason_and_the_rule() -> None:
    with pytest.raises(smallwars.IllegalChoice) as caught:
        recruiting().game.choose("nicosia")
    message = str(caught.value)
    assert "'nicosia'" in message and "under Curfew" in message and "3.3.1" in message
    assert "recruit.space" in message and "paphos, limassol" in message


def test_a_word_nobody_knows_is_refused_with_the_rule_and_the_options_there_are() -> None:
    with pytest.raises(smallwars.IllegalChoice) as caught:
        recruiting().game.choose("no such option")
    message = str(caught.value)
    assert "'no such option'" in message and "3.3.1" in message and "paphos, limassol" in message


def test_a_box_that_is_taken_is_refused_with_its_rule() -> None:
    table = cyprus(boxes={"limited": None, "event": "eoka", "op": None})
    with pytest.raises(smallwars.IllegalChoice, match=r"'event'.*2\.3\.2"):
        table.game.choose("event")


@pytest.mark.parametrize("wrong", ["nicosia", "no such option", "", "Paphos", "paphos ", "6"])
def test_an_illegal_choice_changes_nothing(wrong: str) -> None:
    game = recruiting().game
    before = facts(game), game.choices, list(forced(game))
    with pytest.raises(smallwars.IllegalChoice):
        game.choose(wrong)
    assert (facts(game), game.choices, list(forced(game))) == before


def test_illegal_choices_change_nothing_anywhere_in_a_game() -> None:
    for game in walk(smallwars.new("cyprus", seed=8), Random(8)):
        before = frozen(game), len(game.log), asked(game), game.choices
        for wrong in [*game.refusals(), "nonsense"]:
            if wrong not in [game.title.word(answer) for answer in forced(game)]:
                with pytest.raises(smallwars.IllegalChoice) as caught:
                    game.choose(wrong)
                assert repr(wrong) in str(caught.value)
        assert (frozen(game), len(game.log), asked(game), game.choices) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = random_game(1)
    before = facts(game)
    with pytest.raises(smallwars.IllegalChoice, match="the game is over"):
        game.choose("op")
    assert facts(game) == before and game.refusals() == {}


def test_refusals_are_of_options_that_are_not_offered() -> None:
    refused = recruiting().game.refusals()
    assert set(refused) >= {"nicosia", "karpas", "kyrenia", "akrotiri", "dhekelia", "offensive", "special"}
    assert not set(refused) & {"paphos", "limassol", "troodos"}
    assert refused["nicosia"].rule == "3.3.1" and refused["nicosia"].text == "under Curfew"
    assert refused["nicosia"].message("ja").strip()
    assert repr(refused["nicosia"]) == "Refusal(rule='3.3.1', text='under Curfew')"


# Answers taken by themselves


@pytest.mark.usefixtures("toy")
def test_an_answer_taken_by_itself_may_be_given_and_is_passed_over() -> None:
    position = {"title": "toy", "left": 2, "gambled": 6, "peeked": 6, "lucky": 3}
    game = smallwars.from_position(position, seed=1, any_order=False)
    game.choose("1")
    before = frozen(game)
    game.choose("1")
    assert frozen(game) == before and game.choices == 1
    with pytest.raises(smallwars.IllegalChoice, match="the game is over"):
        game.choose("1")


@pytest.mark.usefixtures("toy")
def test_what_was_not_taken_by_itself_is_not_passed_over() -> None:
    position = {"title": "toy", "left": 2, "gambled": 6, "peeked": 6, "lucky": 3}
    game = smallwars.from_position(position, seed=1, any_order=False)
    game.choose("1")
    with pytest.raises(smallwars.IllegalChoice):
        game.choose("2")


def test_forced_answers_of_random_games_may_all_be_given() -> None:
    given = 0
    for seed in range(4):
        for game in walk(smallwars.new("cyprus", seed=seed, any_order=False), Random(seed)):
            words = [game.title.word(answer) for answer in forced(game)]
            if set(words) & set(ids(game)):
                continue
            before = frozen(game), asked(game), game.choices
            for word in words:
                game.choose(word)
                given += 1
            assert (frozen(game), asked(game), game.choices) == before
    assert given > 20


# Forks


def test_a_fork_has_the_same_past_and_the_same_dice_to_come() -> None:
    game = random_game(5, steps=40)
    fork = game.fork()
    assert facts(fork) == facts(game)
    assert facts(played(fork, Random(1))) == facts(played(game, Random(1)))


def test_play_on_a_fork_leaves_the_game_alone() -> None:
    for steps in (0, 1, 30, 90):
        game = random_game(6, steps=steps)
        before = facts(game)
        played(game.fork(), Random(2))
        assert facts(game) == before


def test_play_on_the_game_leaves_a_fork_alone() -> None:
    for steps in (0, 1, 30, 90):
        game = random_game(6, steps=steps)
        fork = game.fork()
        before = facts(fork)
        played(game, Random(2))
        assert facts(fork) == before


def test_comments_and_edits_on_a_fork_stay_there_and_the_other_way_round() -> None:
    game = random_game(9, steps=20)
    game.comment("ours")
    fork, before = game.fork(), facts(game)
    fork.comment("mine")
    fork.edit({"political_will": 3})
    assert facts(game) == before and "ours" in fork.record()
    after = facts(fork)
    game.edit({"political_will": 4})
    game.comment("yours")
    assert facts(fork) == after


def test_a_takeback_on_a_fork_leaves_the_game_alone() -> None:
    game = cyprus(troodos="1C", paphos="1U").play("limited recruit").game
    game.comment("before the space")
    fork, before = game.fork(), facts(game)
    fork.undo()
    assert facts(game) == before
    after = facts(fork)
    game.undo()
    assert facts(game) == after == facts(fork)


def test_a_game_without_a_log_plays_the_same_game() -> None:
    silent, talking = random_game(12, log=False), random_game(12)
    assert silent.log == [] and len(talking.log) > 50
    assert silent.record() == talking.record() and frozen(silent) == frozen(talking)


# Comments


def test_comments_stand_in_the_record_where_they_were_made() -> None:
    game = cyprus(troodos="1C", paphos="1U").game
    game.comment("a quiet start")
    for choice in ("limited", "recruit"):
        game.choose(choice)
    game.comment("where?")
    game.comment("not in Nicosia")
    game.choose("paphos")
    game.comment("the end for today")
    body = game.record().split("\n\n")[1].splitlines()
    assert body == [
        "; a quiet start",
        "limited recruit",
        "; where?",
        "; not in Nicosia",
        "paphos",
        "; the end for today",
    ]


def test_a_comment_changes_nothing_but_the_record() -> None:
    game = random_game(2, steps=12)
    before = facts(game)[:4]
    game.comment("hm")
    assert facts(game)[:4] == before


# Edits


def test_an_edit_is_a_merge_patch_on_the_position() -> None:
    game = cyprus(paphos="2U", nicosia="2T", intel=[2, 1]).game
    game.edit({"political_will": 4, "intel": [0], "spaces": {"paphos": {"underground": 1, "active": 1}}})
    position = game.position()
    assert position["political_will"] == 4 and position["intel"] == [0]
    assert position["spaces"]["paphos"]["active"] == 1
    assert position["spaces"]["nicosia"]["troops"] == 2
    assert position["card"] == "C3" and position["deck"] == ["C1", "C5", "C11"]


def test_an_edit_in_the_middle_of_an_operation_keeps_what_is_pending() -> None:
    table = recruiting()
    before = asked(table.game)
    table.game.edit({"political_will": 1})
    assert asked(table.game) == before and table["political_will"] == 1
    table.play("paphos")
    assert table["paphos"]["underground"] == 2


def test_null_in_an_edit_removes_a_field() -> None:
    game = cyprus(paphos="2U", capabilities={"C13": "shaded"}).game
    game.edit({"capabilities": {"C13": None}, "available": None, "spaces": {"paphos": None}})
    position = game.position()
    assert position["capabilities"] == {} and position["spaces"]["paphos"]["underground"] == 0
    assert position["available"]["cells"] == 12


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"political_will": 16}, "political_will"),
        ({"spaces": {"akrotiri": {"curfew": True}}}, "spaces.akrotiri.curfew"),
        ({"spaces": {"paphos": {"underground": 12}}}, "cells"),
        ({"title": "kenya"}, "title"),
        ({"nosuch": 1}, "nosuch"),
        ({"pending": [["NoSuchFrame"]]}, "pending[0]"),
        ({"spaces": 3}, "spaces"),
    ],
)
def test_an_impossible_edit_names_the_field_and_changes_nothing(patch: dict[str, Any], field: str) -> None:
    game = cyprus(paphos="2U", nicosia="2T").play("limited travel").game
    before = facts(game), game.choices
    with pytest.raises(smallwars.InvalidPosition) as caught:
        game.edit(patch)
    assert caught.value.field == field
    assert (facts(game), game.choices) == before


def test_an_edit_that_is_no_object_changes_nothing() -> None:
    game = cyprus(paphos="2U").game
    patch: Any = [1]
    before = facts(game)
    with pytest.raises(smallwars.InvalidPosition):
        game.edit(patch)
    assert facts(game) == before


def test_an_edit_is_logged() -> None:
    game = cyprus(paphos="2U").game
    game.edit({"prison": 1, "available": {"cells": 9}})
    assert game.log[-1].verb == "edit" and game.log[-1].text("en").strip()


def test_a_patch_changed_after_an_edit_does_not_change_the_record() -> None:
    game = cyprus(paphos="2U").game
    patch = {"political_will": 4}
    game.edit(patch)
    before = game.record()
    patch["political_will"] = 9
    assert game.record() == before


# Results


def test_a_game_that_goes_on_has_no_result() -> None:
    assert random_game(1, steps=30).result is None


def test_a_result_names_winner_grade_and_reason() -> None:
    result = random_game(1).result
    assert result is not None
    assert (result.winner, result.grade) == ("british", "final")
    assert "6.1.5" in result.reason and result.text("ja").strip()
    assert result == random_game(1).result and hash(result) == hash(random_game(1).result)
    assert repr(result).startswith("Result(winner='british', grade='final', reason='")


def test_eoka_wins_early_when_political_will_is_gone() -> None:
    game = cyprus(card="C33", political_will=1, nicosia="1Sab", paphos="2Sab", troodos="1C", deck=["C1"]).game
    assert game.decision is None
    assert game.result is not None
    assert (game.result.winner, game.result.grade) == ("eoka", "early")
    assert game.result != random_game(1).result


# The log


def test_the_log_tells_what_happened_in_english() -> None:
    told = lines(recruiting().play("paphos").game)
    assert told[:2] == ["EOKA: Limited Operation.", "EOKA: Recruit."]
    assert "1 Cell placed in Paphos." in told[2:]


def test_the_log_speaks_japanese_or_falls_back_to_english() -> None:
    game = random_game(3)
    assert len(game.log) > 50
    for entry in game.log:
        assert entry.text("ja").strip()
        assert entry.text("tlh") == entry.text("en")


# The picture


def test_a_game_draws_itself() -> None:
    game = random_game(3, steps=30)
    for picture in (game.svg(), game.svg("eoka"), game.svg(faction="british"), game._repr_svg_()):
        assert picture.lstrip().startswith("<svg") and picture.rstrip().endswith("</svg>")


def test_the_picture_shows_no_card_to_come() -> None:
    game = smallwars.new("cyprus", seed=3)
    titles = {card["id"]: card["title"] for card in game.title.cards_in_words("en")}  # type: ignore[attr-defined]
    for card in game.position()["deck"]:
        assert titles[card] not in game.svg()


def test_a_faction_nobody_plays_cannot_look() -> None:
    game = smallwars.new("cyprus", seed=3)
    for look in (game.view, game.svg):
        with pytest.raises(ValueError, match="mau_mau"):
            look("mau_mau")


def test_a_position_is_ready_for_json() -> None:
    for game in walk(smallwars.new("cyprus", seed=21), Random(21)):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
