"""What a page is shown beside the board: what answers bring about, and which rule a sentence of the log is under."""

from __future__ import annotations

from random import Random

import pytest

import smallwars
from smallwars.reading.rules import look_up
from smallwars.server.tables.board_views import board_out, log_out, options_out
from smallwars.server.tables.game_in_play import GameInPlay, Opening


def played(title: str, seed: int) -> GameInPlay:
    play = GameInPlay(Opening(title, {}, seed))
    play.roll_first()
    return play


def test_an_answer_that_ends_the_turn_tells_what_it_does() -> None:
    rng, told = Random(3), []
    play = played("attila", 5)
    while (decision := play.game.decision) is not None:
        for option in options_out(play.game, decision, "en"):
            assert not option.preview or option.ends in ("turn", "game")
            told += option.preview
        before = len(play.game.log)
        chosen = rng.choice(decision.options)
        preview = next(option for option in options_out(play.game, decision, "en") if option.id == chosen.id).preview
        play.choose(chosen.id)
        assert [entry.text() for entry in play.game.log[before : before + len(preview)]] == preview
    assert any("passes" in line for line in told)


def test_a_sentence_is_linked_to_the_rule_it_was_asked_under_and_what_follows_by_itself_to_its_own() -> None:
    rng = Random(3)
    play = played("greek_civil_war", 5)
    for _ in range(200):
        assert play.game.decision is not None
        play.choose(rng.choice(play.game.decision.options).id)
    lines = log_out(play, 0, "en")
    rules = [[ref.id for ref in line.refs if ref.kind == "rule"] for line in lines]
    headings = {line.text: named for line, named in zip(lines, rules) if line.text.endswith(": Movement.")}
    assert headings and all(named == ["10.0"] for named in headings.values())
    assert all(len(named) == 1 and look_up(play.game.title, named[0], "en") for named in rules)
    asked = [named[0] for line, named in zip(lines, rules) if " built in " in line.text]
    assert asked and set(asked) == {"9.1"}


@pytest.mark.parametrize("title", smallwars.titles())
def test_every_card_and_every_option_comes_once(title: str) -> None:
    rng = Random(3)
    play = played(title, 9)
    both = 0
    while (decision := play.game.decision) is not None:
        view = play.game.view(None)
        both += view.get("card") in view.get("capabilities", {})
        board = board_out(play.game, decision.actor, True, "en", 0)
        assert board.question is not None
        for ids in ([card.id for card in board.cards], [option.id for option in board.question.options]):
            assert len(ids) == len(set(ids))
        play.choose(rng.choice(decision.options).id)
    assert both > 0 or title not in ("cyprus", "kenya")  # a capability just played is face up as well
