"""Records: a game as text, written by machines and by people, and played again decision by decision."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import smallwars
from tests.engine.playing import asked, facts, frozen, ids, played, random_game, walk
from tests.harness import cyprus, forced

BY_HAND = """
; Two friends, one evening.
[Title "cyprus"]
[Deck "C5 C28 C8"]
[Seed "7"]

event unshaded pass.limited {2}   ; a good chit
pass.event {1} op
  recruit

special infiltrate ; the Police of Famagusta
famagusta paphos larnaca
done
"""


def same_game(one: smallwars.Game, two: smallwars.Game) -> None:
    """Check that two games cannot be told apart, now or later."""
    assert facts(one) == facts(two)
    assert facts(played(one.fork(), Random(5), 40)) == facts(played(two.fork(), Random(5), 40))


def head(game: smallwars.Game) -> list[str]:
    """The header lines of a game's record."""
    return [line for line in game.record().splitlines() if line.startswith("[")]


def body(game: smallwars.Game) -> str:
    """What follows the headers."""
    return game.record().split("\n\n", 1)[1]


# Writing and playing again


@pytest.mark.parametrize("seed", range(8))
def test_a_finished_game_is_the_same_again(seed: int) -> None:
    game = random_game(seed)
    again = smallwars.replay(game.record())
    assert frozen(again) == frozen(game) and str(again.result) == str(game.result)
    assert again.record() == game.record()
    assert [entry.text() for entry in again.log] == [entry.text() for entry in game.log]


@pytest.mark.parametrize("steps", [0, 1, 2, 13, 40, 77, 110])
def test_an_unfinished_game_is_the_same_again(steps: int) -> None:
    game = random_game(31, steps=steps)
    same_game(smallwars.replay(game.record()), game)


def test_a_game_is_the_same_again_from_the_record_of_every_decision() -> None:
    for game in walk(smallwars.new("cyprus", seed=17), Random(17), 60):
        again = smallwars.replay(game.record())
        assert frozen(again) == frozen(game) and asked(again) == asked(game) and again.record() == game.record()


def test_a_resumed_game_goes_on_with_the_dice_of_its_seed() -> None:
    for seed in range(6):
        straight = random_game(seed)
        half, rng = smallwars.new("cyprus", seed=seed), Random(seed)
        played(half, rng, 30)
        resumed = played(smallwars.replay(half.record()), rng)
        assert resumed.record() == straight.record()


@pytest.mark.usefixtures("toy")
def test_a_record_of_an_outside_title_is_the_same_again() -> None:
    for seed in range(20):
        game = random_game(seed, title="toy")
        again = smallwars.replay(game.record())
        assert facts(again) == facts(game)


def test_a_record_starts_with_version_title_and_seed() -> None:
    assert head(smallwars.new("cyprus", seed=-5))[:3] == ['[Version "2"]', '[Title "cyprus"]', '[Seed "-5"]']


def test_a_finished_record_tells_the_result_and_an_unfinished_one_does_not() -> None:
    told = next(line for line in head(random_game(1)) if line.startswith("[Result "))
    assert re.fullmatch(r'\[Result "(british|eoka), (early|final): .+ \(\d+\.\d+(\.\d+)?\)"\]', told)
    assert not any(line.startswith("[Result ") for line in head(random_game(1, steps=20)))


def test_options_of_the_title_are_kept() -> None:
    options = {"campaigns": 1, "political_will": 9, "lead_adds_removal": True, "pass_ambush_offensive": False}
    game = random_game(2, options=options)
    assert '[Option "campaigns=1"]' in head(game) and '[Option "lead_adds_removal=true"]' in head(game)
    again = smallwars.replay(game.record())
    assert again.options == game.options and facts(again) == facts(game)


def test_options_left_at_their_default_are_not_written() -> None:
    game = smallwars.new("cyprus", seed=1, options={"campaigns": 3})
    assert not any(line.startswith("[Option ") for line in head(game))


def test_a_given_deck_is_kept() -> None:
    game = random_game(3, steps=30, deck=["C3", "C21", "C33"])
    assert any(line.startswith('[Deck "C3 C21 C33') for line in head(game))
    same_game(smallwars.replay(game.record()), game)


def test_a_game_with_manual_chance_is_the_same_again_and_still_asks() -> None:
    for steps in (0, 1, 5, 60):
        game = played(smallwars.new("cyprus", chance="manual"), Random(4), steps)
        again = smallwars.replay(game.record())
        assert facts(again) == facts(game)
    assert '[Chance "manual"]' in head(game)


def test_a_scripted_game_is_the_same_again() -> None:
    game = smallwars.new("cyprus", chance=["C11", "2", "C5"])
    for choice in ("event", "unshaded", "pass.op"):
        game.choose(choice)
    again = smallwars.replay(game.record())
    assert game.position()["intel"] == [2] and game.position()["card"] == "C5"
    assert facts(again) == facts(game)


def test_a_game_from_a_position_is_the_same_again() -> None:
    start = random_game(6, steps=33).position()
    assert "pending" in start
    for seed in range(3):
        game = played(smallwars.from_position(start, seed=seed), Random(seed), 50)
        assert any(line.startswith("[Position ") for line in head(game))
        same_game(smallwars.replay(game.record()), game)


def test_a_record_may_start_anywhere_in_a_game() -> None:
    for game in walk(smallwars.new("cyprus", seed=19), Random(19)):
        start = game.position()
        on = played(smallwars.from_position(start, seed=1), Random(1), 3)
        assert facts(smallwars.replay(on.record())) == facts(on)


def test_a_game_from_a_position_without_a_card_is_the_same_again() -> None:
    position = {"title": "cyprus", "political_will": 9, "spaces": {"paphos": {"underground": 2}}}
    game = smallwars.from_position(position, chance="manual")
    for choice in ("C11", "event", "shaded"):
        game.choose(choice)
    again = smallwars.replay(game.record())
    assert game.position()["card"] == "C11" and facts(again) == facts(game)
    for seed in range(3):
        game = played(smallwars.from_position(position, seed=seed), Random(seed), 20)
        same_game(smallwars.replay(game.record()), game)


def test_a_start_position_changed_by_its_owner_does_not_change_the_record() -> None:
    position = cyprus(paphos="2U").position
    game = smallwars.from_position(position, seed=1)
    before = game.record()
    position["political_will"] = 1
    position["spaces"]["paphos"]["underground"] = 1
    assert game.record() == before


def test_the_record_of_a_determinized_game_is_the_same_again() -> None:
    game = played(random_game(6, steps=33).determinize("eoka", Random(1)), Random(2), 20)
    again = smallwars.replay(game.record())
    assert frozen(again) == frozen(game) and asked(again) == asked(game)


def test_a_replay_can_stop_after_so_many_choices() -> None:
    game = random_game(23)
    stations = [asked(station) for station in walk(smallwars.new("cyprus", seed=23), Random(23))]
    for choices in (0, 1, 7, 50):
        again = smallwars.replay(game.record(), to=choices)
        assert asked(again) == stations[choices]
    assert smallwars.replay(game.record(), to=100_000).result == game.result


# Comments and edits


def test_comments_are_kept_in_their_places() -> None:
    game, rng = smallwars.new("cyprus", seed=9), Random(9)
    for number, _ in enumerate(walk(game, rng, 50)):
        if number % 7 == 0:
            game.comment(f"after {number}; with {{braces}} and [brackets]")
    game.comment("so far")
    again = smallwars.replay(game.record())
    assert again.record() == game.record() and game.record().count("; after ") == 8


def test_a_comment_of_several_lines_is_kept() -> None:
    game = random_game(9, steps=10)
    game.comment("one line\nanother line")
    again = smallwars.replay(game.record())
    assert again.record() == game.record() and "another line" in game.record()


def test_comments_before_the_headers_are_kept() -> None:
    game = smallwars.replay('; first of all\n[Title "cyprus"]\n[Seed "1"]\n; then\npass.op')
    assert "; first of all" in game.record() and "; then" in game.record()
    assert smallwars.replay(game.record()).record() == game.record()


def test_edits_are_kept_in_their_places() -> None:
    game, rng = smallwars.new("cyprus", seed=9), Random(9)
    for number, _ in enumerate(walk(game, rng, 60)):
        if number % 20 == 10:
            game.edit({"political_will": 15 - number // 20})
    assert game.record().count("{edit: ") == 3
    same_game(smallwars.replay(game.record()), game)


def test_an_edit_may_hold_braces_quotes_and_line_breaks() -> None:
    game = smallwars.replay(
        """[Title "cyprus"]
        [Deck "C11"]
        {edit: {"political_will": 3,
                "spaces": {"paphos": {"underground": 2}},
                "available": null}}
        event unshaded
        """
    )
    assert game.position()["political_will"] == 3 and game.position()["spaces"]["paphos"]["underground"] == 2
    assert smallwars.replay(game.record()).record() == game.record()


# Written by hand


def test_a_record_written_by_hand_is_played() -> None:
    game = smallwars.replay(BY_HAND)
    position = game.position()
    assert position["card"] == "C8" and position["played"] == ["C5", "C28"]
    assert position["intel"] == [1] and position["first"] == "british"
    assert position["spaces"]["paphos"]["underground"] == 2
    assert game.record().count("; ") == 3


def test_line_breaks_are_free() -> None:
    text = random_game(14).record()
    headers, moves = text.split("\n\n", 1)
    for shape in (" ".join(moves.split()), "\n".join(moves.split()), "\r\n\r\n\t".join(moves.split())):
        assert smallwars.replay(f"{headers}\n\n{shape}").record() == text


def test_windows_line_ends_are_read() -> None:
    text = random_game(14, steps=30).record()
    assert smallwars.replay(text.replace("\n", "\r\n")).record() == text


def test_a_comment_may_stand_right_behind_a_word() -> None:
    text = '[Title "cyprus"]\n[Deck "C3"]\n\nevent;one\nunshaded;two'
    assert "; one" in smallwars.replay(text).record()


def test_braces_may_hold_blanks_around_a_result() -> None:
    game = smallwars.replay('[Title "cyprus"]\n[Deck "C11"]\n\nevent unshaded pass.op { 2 }')
    assert game.position()["intel"] == [2]


def test_a_record_needs_no_version() -> None:
    game = random_game(14, steps=30)
    again = smallwars.replay(game.record().replace('[Version "1"]\n', ""))
    assert frozen(again) == frozen(game) and ids(again) == ids(game)


def test_headers_for_people_are_allowed() -> None:
    text = random_game(14, steps=30).record()
    assert smallwars.replay('[Event "Club night"]\n[Date "2024-05-01"]\n' + text).record() == text


def test_dice_left_out_come_from_the_seed() -> None:
    """The choices alone, with a seed, are the game that was played with that seed."""
    game = random_game(5, deck=["C3", "C21", "C8"])
    headers, moves = game.record().split("\n\n", 1)
    choices = [word for word in moves.split() if not word.startswith("{")]
    again = smallwars.replay(headers + "\n\n" + " ".join(choices))
    assert again.record() == game.record()


def test_dice_written_down_count_whatever_the_seed_would_have_thrown() -> None:
    start = json.dumps(cyprus(paphos="1U").position)
    for rolled, markers in ((2, 0), (3, 1)):
        text = f'[Title "cyprus"]\n[Seed "1"]\n[Position "{start}"]\n\nlimited sabotage {{{rolled}}}'
        assert smallwars.replay(text).position()["spaces"]["paphos"]["sabotage"] == markers


def test_answers_the_rules_left_no_choice_about_may_be_written_or_left_out() -> None:
    written = 0
    for seed in range(4):
        words: list[str] = []
        game = smallwars.new("cyprus", seed=seed, deck=["C3"])
        for station in walk(game, Random(seed)):
            names = [station.title.word(answer) for answer in forced(station)]
            names = [name for name in names if not name[1:].isdigit() and name not in ids(station)]
            words += [f"{station.choices}:{name}" for name in names]
            written += len(names)
        again = smallwars.replay(with_words(game, words))
        assert again.record() == game.record()
    assert written > 10


def with_words(game: smallwars.Game, words: list[str]) -> str:
    """The record with further words, each written `at:word`, before the choice of that number."""
    tokens = body(game).split()
    in_head = game.choices - len(tokens)
    for word in reversed(words):
        at, _, name = word.partition(":")
        tokens.insert(int(at) - in_head, name)
    return "\n".join(head(game)) + "\n\n" + " ".join(tokens)


def test_results_of_chance_the_rules_left_no_choice_about_may_be_written_or_left_out() -> None:
    """One chit is left in the bag."""
    table = cyprus(first="british", intel=[2, 2, 1, 1, 1, 0, 0, 0]).play("pass.op")
    text = table.game.record()
    assert table["intel"] == [2, 2, 2, 1, 1, 1, 0, 0, 0] and "{2}" not in text
    assert smallwars.replay(text + "\n{2}").record() == text
    refused(text + "\n{1}", text.count("\n") + 2, "{1}", "no result of chance")


def test_a_record_without_seed_and_dice_asks_for_them() -> None:
    game = smallwars.replay('[Title "cyprus"]\n[Deck "C11"]\n\nevent unshaded pass.op')
    assert game.decision is not None
    assert (game.decision.actor, game.decision.kind) == ("chance", "chit")


# What is wrong with a record, and where

START = '[Title "cyprus"]\n[Deck "C11 C5 C8"]\n'


def refused(text: str, line: int, *said: str) -> smallwars.InvalidRecord:
    """The error of a record that cannot be played; it names the line and says these things."""
    with pytest.raises(smallwars.InvalidRecord) as caught:
        smallwars.replay(text)
    error = caught.value
    assert error.line == line, str(error)
    for part in (f"line {line}", *said):
        assert part in str(error), str(error)
    return error


def test_an_unknown_title_is_named_with_its_line() -> None:
    refused('[Version "1"]\n[Title "malaya"]\n\nop', 2, "malaya", "cyprus")


def test_a_record_without_a_title_says_so() -> None:
    refused('[Seed "7"]\n\nop', 1, "Title")
    refused("", 1, "Title")
    refused("op recruit", 1, "Title")


def test_a_misspelt_option_is_named_with_its_line() -> None:
    error = refused(START + "event unshaded\npass.op {1}\nlimited recriut", 5, "'recriut'", "operation")
    assert error.token == "recriut"


def test_a_legal_word_in_the_wrong_place_is_named_with_its_reason() -> None:
    error = refused(START + "event unshaded\nevent", 4, "'event'", "2.3.2")
    assert error.token == "event"


def test_a_misspelt_option_is_found_in_the_line_it_stands_on() -> None:
    game = random_game(14)
    lines = game.record().split("\n")
    for number in range(8, len(lines) - 1, 5):
        word = lines[number].split()[0]
        spoilt = [*lines[:number], lines[number].replace(word, "x" + word, 1), *lines[number + 1 :]]
        error = refused("\n".join(spoilt), number + 1, f"'x{word}'")
        assert error.token == "x" + word


def test_a_brace_that_is_never_closed_is_named() -> None:
    error = refused(START + "event unshaded\npass.op {1", 4, "{1", "truncated")
    assert error.token == "{1"
    refused(START + '{edit: {"political_will": 3}\nevent', 3, "{edit:", "truncated")


def test_a_record_cut_off_anywhere_is_an_error_if_it_had_a_result() -> None:
    text = random_game(14).record()
    start = text.index("\n\n") + 2
    for length in range(start, len(text.rstrip()), 7):
        with pytest.raises(smallwars.InvalidRecord) as caught:
            smallwars.replay(text[:length])
        assert caught.value.line >= 1 and "line " in str(caught.value)


def test_a_record_cut_off_between_words_says_that_it_is_truncated() -> None:
    text = random_game(14).record().rstrip()
    cut = text[: text.rindex("\n")]
    refused(cut, cut.count("\n") + 1, "truncated")


def test_words_after_the_end_of_the_game_are_refused() -> None:
    text = random_game(14).record()
    refused(text + "op", text.count("\n") + 1, "'op'", "over")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('[Foo "1"]', "Foo"),
        ("[Seed 7]", "[Seed 7]"),
        ("[Seed]", "[Seed]"),
        ('[Seed "7"', '[Seed "7"'),
        ('[seed "7"]', "seed"),
    ],
)
def test_a_header_nobody_knows_or_can_read_is_named_with_its_line(line: str, said: str) -> None:
    refused(f'[Title "cyprus"]\n{line}\n\nop', 2, said)


@pytest.mark.parametrize("version", ["3", "0", "", "one"])
def test_a_record_of_another_version_is_refused(version: str) -> None:
    refused(f'[Title "cyprus"]\n[Version "{version}"]\n\nop', 2, "version", "2")


@pytest.mark.parametrize("seed", ["seven", "", "7.5", "0x7"])
def test_a_seed_that_is_no_number_is_named(seed: str) -> None:
    error = refused(f'[Title "cyprus"]\n[Seed "{seed}"]\n\nop', 2, "seed")
    assert error.token == seed


@pytest.mark.parametrize(
    ("option", "said"),
    [("nosuch=1", "nosuch"), ("campaigns=9", "campaigns"), ("campaigns=three", "three"), ("campaigns", "name=value")],
)
def test_a_wrong_title_option_is_named_with_its_line(option: str, said: str) -> None:
    refused(f'[Title "cyprus"]\n[Seed "1"]\n[Option "{option}"]\n\nop', 3, said)


@pytest.mark.parametrize(
    ("options", "line", "said"),
    [
        (("campaigns=9", "political_will=9"), 2, "campaigns"),
        (("campaigns=1", "political_will=99"), 3, "political_will"),
        (("campaigns=1", "nosuch=1"), 3, "nosuch"),
        (("nosuch=1", "campaigns=1"), 2, "nosuch"),
    ],
)
def test_of_several_title_options_the_line_of_the_wrong_one_is_named(
    options: tuple[str, ...], line: int, said: str
) -> None:
    headers = "\n".join(f'[Option "{option}"]' for option in options)
    refused(f'[Title "cyprus"]\n{headers}\n\nop', line, said)


@pytest.mark.parametrize(
    ("deck", "said"), [("C3 C99", "C99"), ("C3 C5 C3", "C3 is there twice"), ("C3, C5", "'C3,'"), ("c3", "c3")]
)
def test_a_wrong_deck_is_named_with_its_line(deck: str, said: str) -> None:
    refused(f'[Title "cyprus"]\n[Seed "1"]\n[Deck "{deck}"]\n\nop', 3, said, "deck")


@pytest.mark.parametrize("position", ["{", "[1]", "nonsense", '{"title": "cyprus",}', "7"])
def test_a_start_position_that_is_no_object_is_named_with_its_line(position: str) -> None:
    refused(f'[Title "cyprus"]\n[Seed "1"]\n[Position "{position}"]\n\nop', 3, "Position")


def test_a_start_position_of_another_title_is_refused() -> None:
    refused('[Title "cyprus"]\n[Position "{"title": "kenya"}"]\n\nop', 2, "another title")


def test_an_impossible_start_position_is_named_with_its_line_and_field() -> None:
    position = {"spaces": {"paphos": {"underground": 13}}}
    refused(f'[Title "cyprus"]\n[Position "{json.dumps(position)}"]\n\nop', 2, "spaces.paphos.underground")


@pytest.mark.parametrize("patch", ["{", "nonsense", '{"a": }', ""])
def test_an_edit_that_is_not_json_is_named_with_its_line(patch: str) -> None:
    text = f"{START}event unshaded\n{{edit: {patch}}}"
    refused(text, 4, "edit")


@pytest.mark.parametrize("patch", ["[1]", "7", '"x"', "null", "true"])
def test_an_edit_that_is_no_object_is_refused(patch: str) -> None:
    refused(f"{START}event unshaded\n{{edit: {patch}}}", 4)


@pytest.mark.parametrize(
    ("patch", "field"),
    [
        ({"political_will": 99}, "political_will"),
        ({"spaces": {"dhekelia": {"caches": 1}}}, "spaces.dhekelia.caches"),
        ({"nosuch": 1}, "nosuch"),
    ],
)
def test_an_impossible_edit_is_named_with_its_line_and_field(patch: dict[str, Any], field: str) -> None:
    refused(f"{START}event unshaded\n{{edit: {json.dumps(patch)}}}", 4, field)


def test_a_missing_result_of_chance_is_asked_for() -> None:
    error = refused(START + "event unshaded\npass.op\nop", 5, "'op'", "chit", "braces")
    assert error.token == "op"


def test_a_result_of_chance_out_of_place_is_named() -> None:
    error = refused(START + "event {4}", 3, "{4}", "no result of chance")
    assert error.token == "{4}"


@pytest.mark.parametrize("result", ["3", "two", "-1", "C3"])
def test_an_impossible_result_of_chance_is_named(result: str) -> None:
    error = refused(START + f"event unshaded pass.op\n{{{result}}}", 4, f"{{{result}}}", "0, 1, 2")
    assert error.token == f"{{{result}}}"


@pytest.mark.parametrize("braces", ["{}", "{ }", "{1 2}", "{roll 4}"])
def test_braces_hold_one_result(braces: str) -> None:
    refused(START + f"event unshaded pass.op\n{braces}", 4, "braces")


def test_an_error_leaves_the_title_as_it_was() -> None:
    before = random_game(2).record()
    for text in (START + "nonsense", '[Title "cyprus"]\n[Deck "C3 C3"]', START + '{edit: {"political_will": 99}}'):
        with pytest.raises(smallwars.InvalidRecord):
            smallwars.replay(text)
    assert random_game(2).record() == before


def test_an_unknown_kind_of_chance_is_refused() -> None:
    with pytest.raises(smallwars.InvalidRecord, match="line 2, 'loaded'"):
        smallwars.replay('[Title "cyprus"]\n[Chance "loaded"]\n\npass.op')
