"""What every title keeps: the words of the contract, through random play and the public interface only."""

from __future__ import annotations

import json
from random import Random

import pytest

import smallwars
from smallwars.engine.registry import find, titles
from tests.engine.playing import asked, frozen, ids, walk

pytestmark = pytest.mark.usefixtures("toy")

TITLES = [*titles(), "toy"]
FACTIONS = {"cyprus": {"eoka", "british"}, "kenya": {"mau_mau", "british"}, "toy": {"red", "blue"}}
FACTIONS |= {"greek_civil_war": {"government", "dse"}, "attila": {"turkish", "cypriot"}}
"""Whose names are promised; another title may name its factions as it likes."""
ACTIONS = {"op", "limited", "event", "pass.op", "pass.limited", "pass.event"}
LONGEST = 20_000

each_title = pytest.mark.parametrize("title", TITLES)
each_seed = pytest.mark.parametrize("seed", range(3))


def factions(title: str) -> set[str]:
    """The factions of a title."""
    return FACTIONS.get(title) or set(find(title).actors[1:])


def new(title: str, seed: int) -> tuple[smallwars.Game, Random]:
    """A game and somebody to play it."""
    return smallwars.new(title, seed=seed), Random(seed)


@each_title
@each_seed
def test_every_game_ends_with_a_result(title: str, seed: int) -> None:
    game, rng = new(title, seed)
    assert sum(1 for _ in walk(game, rng, LONGEST)) < LONGEST
    assert game.decision is None and game.result is not None
    assert game.result.winner is None or game.result.winner in factions(title)
    assert game.result.grade and game.result.reason


@each_title
@each_seed
def test_every_decision_has_options_that_differ_an_actor_a_kind_and_a_rule(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        decision = game.decision
        assert decision is not None
        assert len(decision.options) > 0 and len(set(ids(game))) == len(ids(game))
        assert all(option and " " not in option for option in ids(game))
        assert decision.kind and isinstance(decision.rule, str) and decision.rule
        assert decision.actor in factions(title)
        assert decision.kind != "action" or set(ids(game)) <= ACTIONS


@each_title
@each_seed
def test_every_decision_and_option_has_words_for_people(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        decision = game.decision
        assert decision is not None
        for language in ("en", "ja"):
            assert decision.text(language).strip()
            assert all(option.text(language).strip() for option in decision.options)


@each_title
@each_seed
def test_an_illegal_choice_says_why_and_changes_nothing(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        before = frozen(game), ids(game), game.record()
        with pytest.raises(smallwars.IllegalChoice) as caught:
            game.choose("no such option")
        assert "no such option" in str(caught.value) and len(str(caught.value)) > 30
        assert (frozen(game), ids(game), game.record()) == before


@each_title
@each_seed
def test_every_refusal_names_a_rule_and_a_reason(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        for option, refusal in game.refusals().items():
            assert refusal.rule and refusal.text.strip() and refusal.message("ja").strip()
            assert option not in ids(game)


@each_title
@each_seed
def test_what_a_player_might_expect_is_offered_or_refused_with_a_reason(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        question, refused = game.question(), game.refusals()
        frame = game.state.stack[-1].in_any_order()
        assert question is not None
        for answer in frame.candidates(game.state.board):
            word = game.title.word(answer)
            assert (answer in question.answers) != (word in refused), f"{question.kind}: {word}"


@each_title
@each_seed
def test_forks_are_independent(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        before = frozen(game), ids(game)
        fork = game.fork()
        fork.choose(ids(fork)[-1])
        _ = fork.decision
        assert (frozen(game), ids(game)) == before


@each_title
@each_seed
def test_positions_survive_a_round_trip(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        again = smallwars.from_position(json.loads(json.dumps(game.position())), seed=seed)
        assert frozen(again) == frozen(game) and asked(again) == asked(game)


@each_title
@each_seed
def test_records_replay_to_the_same_game(title: str, seed: int) -> None:
    game, rng = new(title, seed)
    for number, station in enumerate(walk(game, rng)):
        if number % 29 == 0:
            again = smallwars.replay(station.record())
            assert frozen(again) == frozen(station) and asked(again) == asked(station)
    again = smallwars.replay(game.record())
    assert frozen(again) == frozen(game) and str(again.result) == str(game.result)


@each_title
@each_seed
def test_views_hold_no_seed_and_no_deck(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        deck = json.dumps(game.position().get("deck") or [])[1:-1]
        for faction in (*factions(title), None):
            view = json.dumps(game.view(faction))
            assert '"seed"' not in view
            assert deck.count(",") < 2 or deck not in view


@each_title
@each_seed
def test_every_line_of_the_log_is_a_sentence_in_both_languages(title: str, seed: int) -> None:
    game, rng = new(title, seed)
    for _ in walk(game, rng):
        pass
    assert game.log
    for entry in game.log:
        assert entry.text("en").strip() and entry.text("ja").strip()


@each_title
def test_a_game_draws_itself_for_everybody(title: str) -> None:
    game, rng = new(title, 1)
    for number, station in enumerate(walk(game, rng)):
        if number % 40 == 0:
            for faction in (*factions(title), None):
                assert station.svg(faction).lstrip().startswith("<svg")


@each_title
@each_seed
def test_nothing_breaks_the_invariants_of_the_components(title: str, seed: int) -> None:
    for game in walk(*new(title, seed)):
        assert game.title.faults(game.state) == []
