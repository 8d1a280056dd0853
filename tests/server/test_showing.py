"""What a page is shown beside the board: what answers bring about, and which rule a sentence of the log is under."""

from __future__ import annotations

from random import Random

from smallwars.server.play import Opening, Play
from smallwars.server.showing import log_out, options_out


def played(title: str, seed: int) -> Play:
    play = Play(Opening(title, {}, seed))
    play.begin()
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


def test_a_sentence_is_linked_to_the_rule_it_was_asked_under_and_what_follows_by_itself_to_none() -> None:
    rng = Random(3)
    play = played("greek_civil_war", 5)
    for _ in range(120):
        assert play.game.decision is not None
        play.choose(rng.choice(play.game.decision.options).id)
    headings = [line for line in log_out(play, 0, "en") if line.text.endswith(("Movement.", "Conflict."))]
    assert headings and not [ref for line in headings for ref in line.refs if ref.kind == "rule"]
    assert [ref for line in log_out(play, 0, "en") for ref in line.refs if ref.kind == "rule"]
