"""The AEC environment."""

# ruff: noqa: E402 (a framework is looked for before what stands on it)

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON

pytest.importorskip("pettingzoo", reason=REASON)
np = pytest.importorskip("numpy", reason=REASON)

from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import smallwars
from smallwars.research import ResearchError, aec


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_passes_the_tests_of_its_framework(title: str) -> None:
    api_test(aec(title), num_cycles=400)
    seed_test(lambda: aec(title), num_cycles=200)


def play(title: str, seed: int) -> tuple[list[Any], smallwars.Game, dict[str, float]]:
    """A random game: its actions, the game, what everybody got."""
    env = aec(title)
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    taken: list[Any] = []
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last(observe=False)
        got[agent] += reward
        action = None if termination else env.action_space(agent).sample(info["action_mask"])
        taken.append(action)
        env.step(action)
    return taken, env.unwrapped.game, got


@pytest.mark.parametrize("title", TITLES)
def test_the_winner_gets_1_and_the_loser_the_opposite(title: str) -> None:
    for seed in range(3):
        _, game, got = play(title, seed)
        assert game.result is not None
        assert sum(got.values()) == 0
        if game.result.winner is not None:
            assert got[game.result.winner] == 1


def test_environments_side_by_side_do_not_disturb_each_other() -> None:
    seeds = range(8)
    alone = [play("cyprus", seed)[0] for seed in seeds]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda seed: play("cyprus", seed)[0], seeds)) == alone
    assert alone[0] != alone[1]


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    first, second = aec("kenya"), aec("kenya")
    records = []
    for env in (first, second):
        env.reset(seed=3)
        env.reset()
        records.append(env.unwrapped.game.record())
    assert records[0] == records[1]
    first.reset(seed=3)
    assert first.unwrapped.game.record() != records[0]


def test_only_who_is_asked_may_act() -> None:
    env = aec("attila")
    env.reset(seed=1)
    [other] = [agent for agent in env.agents if agent != env.agent_selection]
    assert not env.observe(other)["action_mask"].any() and not env.infos[other]["action_mask"].any()
    assert (env.observe(env.agent_selection)["action_mask"] == env.infos[env.agent_selection]["action_mask"]).all()


def test_nothing_is_encoded_before_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    from smallwars.research.encoding import Encoder

    monkeypatch.setattr(Encoder, "observe", lambda *_: pytest.fail("observed"))
    play("cyprus", 1)


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = aec("cyprus")
    env.reset(seed=1)
    illegal = int(np.argmin(env.infos[env.agent_selection]["action_mask"]))
    with pytest.raises(smallwars.IllegalChoice):
        env.step(illegal)
    wrapped = TerminateIllegalWrapper(env, illegal_reward=-1)
    wrapped.reset(seed=1)
    wrapped.last()
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())


def test_shaping_adds_what_was_gained() -> None:
    env = aec("cyprus", shaping=lambda game, faction: game.position()["political_will"] * (faction == "british"))
    env.reset(seed=2)
    total = 0.0
    for _ in env.agent_iter():
        _, _, termination, _, info = env.last(observe=False)
        env.step(None if termination else int(np.argmax(info["action_mask"])))
        total += env.rewards.get("british", 0.0) if not termination else 0.0
    result = env.unwrapped.game.result
    ended = 1 if result.winner == "british" else -1
    assert total == ended + env.unwrapped.game.position()["political_will"] - 14


@pytest.mark.parametrize("title", TITLES)
def test_pictures(title: str) -> None:
    env = aec(title, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env = aec(title, render_mode="ansi")
    env.reset(seed=1)
    assert env.agent_selection in env.render()
    assert "w3-3" not in env.render() and "g3-3" not in env.render(), "a spectator sees no hand"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ResearchError, match="ansi, svg"):
        aec("cyprus", render_mode="human")
    with pytest.raises(smallwars.InvalidOption):
        aec("cyprus", {"political_will": 99})
    with pytest.raises(ResearchError, match="Reset"):
        aec("cyprus").unwrapped.step(0)
