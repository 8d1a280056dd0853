"""The OpenSpiel games."""

# ruff: noqa: E402 (a framework is looked for before what stands on it)

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON

pyspiel = pytest.importorskip("pyspiel", reason=REASON)

from smallwars.research import ResearchError, register_open_spiel
from smallwars.research.open_spiel_game import PREFIX

register_open_spiel()


def load(title: str, **options: Any) -> Any:
    return pyspiel.load_game(PREFIX + title, options)


def advance(state: Any, rng: Random, times: int) -> None:
    """Play on at random."""
    for _ in range(times):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("title", TITLES)
def test_it_passes_the_test_of_its_framework(title: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(title), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_chance_has_its_true_odds_and_every_action_its_place(title: str) -> None:
    game, rng, drawn = load(title), Random(title), 0
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                odds = state.chance_outcomes()
                assert sum(odd for _, odd in odds) == pytest.approx(1)
                assert all(0 <= outcome < game.max_chance_outcomes() for outcome, _ in odds)
                drawn += 1
            else:
                assert all(0 <= action < game.num_distinct_actions() for action in state.legal_actions())
            advance(state, rng, 1)
        assert sum(state.returns()) == 0 and state.move_number() < game.max_game_length()
    assert drawn > 10


def test_the_first_card_of_cyprus_is_any_event() -> None:
    odds = load("cyprus").new_initial_state().chance_outcomes()
    assert len(odds) == 32 and {odd for _, odd in odds} == {1 / 32}


def test_a_card_of_attila_is_drawn_by_how_often_it_is_there() -> None:
    state = load("attila").new_initial_state()
    odds = {state.action_to_string(outcome): odd for outcome, odd in state.chance_outcomes()}
    assert odds["w3-3"] == pytest.approx(4 / 42) and odds["event"] == pytest.approx(2 / 42)


@pytest.mark.parametrize("title", TITLES)
def test_a_clone_goes_its_own_way(title: str) -> None:
    state, rng = load(title).new_initial_state(), Random(1)
    advance(state, rng, 60)
    clone, before = state.clone(), str(state)
    advance(clone, rng, 10)
    assert str(state) == before and str(clone) != before and clone.history()[: len(state.history())] == state.history()


@pytest.mark.parametrize("title", TITLES)
def test_a_state_is_saved_with_its_game(title: str) -> None:
    game, rng = load(title), Random(2)
    state = game.new_initial_state()
    advance(state, rng, 80)
    other_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other_game) == str(game) and str(again) == str(state)
    for player in (0, 1):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)
    assert again.legal_actions() == state.legal_actions()


def hidden_pair(**options: Any) -> tuple[Any, Any]:
    """Two games of Attila that differ in one white card, the first that is drawn."""
    states = [load("attila", **options).new_initial_state() for _ in range(2)]
    for state, card in zip(states, ("w3-3", "w2-4")):
        state.apply_action(next(at for at, _ in state.chance_outcomes() if state.action_to_string(at) == card))
    rng, other = Random(4), Random(4)
    for state, dice in zip(states, (rng, other)):
        while state.is_chance_node():
            words = {state.action_to_string(at): at for at, _ in state.chance_outcomes()}
            common = sorted(words.keys() - {"w3-3", "w2-4", "event"})
            state.apply_action(words[dice.choice(common)])
    return states[0], states[1]


def test_the_enemy_of_a_hidden_hand_cannot_tell() -> None:
    first, second = hidden_pair()
    assert first.current_player() == second.current_player() >= 0
    for told in ("observation_string", "information_state_string", "observation_tensor"):
        assert getattr(first, told)(0) == getattr(second, told)(0), "Turkish"
        assert getattr(first, told)(1) != getattr(second, told)(1), "Cypriot"


def test_an_open_hand_is_told() -> None:
    for options in ({"open_hands": True}, {"intelligence_advantage": True}):
        first, second = hidden_pair(**options)
        assert first.information_state_string(0) != second.information_state_string(0)


def test_recall_is_perfect() -> None:
    """Who knew something once knows it still: states told apart by a faction stay apart whatever follows."""
    rng, seen = Random(9), {}
    for _ in range(6):
        state, before = load("attila").new_initial_state(), ["", ""]
        while not state.is_terminal() and state.move_number() < 60:
            for player in (0, 1):
                now = state.information_state_string(player)
                assert seen.setdefault((player, now), before[player]) == before[player]
                before[player] = now
            advance(state, rng, 1)


def test_information_is_imperfect_where_hands_are_hidden() -> None:
    kinds = {title: load(title).get_type().information for title in TITLES}
    imperfect = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert {title for title, kind in kinds.items() if kind == imperfect} == {"attila"}


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("smallwars_cyprus(political_will=12)")
    assert game.get_parameters()["political_will"] == 12
    assert '"political_will": 12' in game.new_initial_state().observation_string(0)


def test_a_search_of_the_framework_plays_it() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("kenya", campaigns=1)
    state, rng = game.new_initial_state(), Random(3)
    while state.is_chance_node():
        advance(state, rng, 1)
    bot = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


def test_an_observer_sees_for_one_or_for_nobody() -> None:
    from open_spiel.python.observation import make_observation

    private, game = pyspiel.PrivateInfoType, load("attila")
    state = game.new_initial_state()
    advance(state, Random(1), 12)
    watching = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=private.NONE))
    assert watching.string_from(state, 0) == watching.string_from(state, 1)
    assert '"hands": {}' in watching.string_from(state, 0) and "?" in watching.string_from(state, 0)
    with pytest.raises(ResearchError, match="eyes of one faction"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=private.ALL_PLAYERS))


def test_the_interpreter_ends_in_peace() -> None:
    """What C++ still holds when Python is gone must not be freed: it took the whole process down."""
    code = "import pyspiel, smallwars.research as r; r.register_open_spiel(); pyspiel.load_game('smallwars_cyprus')"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
