"""The Gymnasium environment."""

# ruff: noqa: E402 (a framework is looked for before what stands on it)

from __future__ import annotations

import pytest

from tests.built_in import TITLES
from tests.research.games import REASON

gymnasium = pytest.importorskip("gymnasium", reason=REASON)
np = pytest.importorskip("numpy", reason=REASON)

from gymnasium.utils.env_checker import check_env

import smallwars
from smallwars.bots import Bot, RandomBot
from smallwars.engine.game import Game
from smallwars.research import ResearchError, gym_env, register
from smallwars.research.gym_env import Seat, env_id
from tests import in_order

register()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.filterwarnings("error::UserWarning")
def test_it_passes_the_check_of_its_framework(title: str) -> None:
    check_env(gymnasium.make(env_id(title), bot="random").unwrapped)


def play(env: Seat, seed: int) -> tuple[list[int], float]:
    """A random game of a seat: its actions and what it got."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    taken, total, over = [], 0.0, False
    while not over:
        taken.append(int(env.action_space.sample(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(taken[-1])
        assert observation in env.observation_space and not truncated
        assert over or (observation["action_mask"] == info["action_mask"]).all()
        total += reward
    return taken, total


@pytest.mark.parametrize("title", TITLES)
def test_both_seats_play_to_the_end(title: str) -> None:
    for faction in in_order.new(title).title.actors[1:]:
        env = Seat(title, faction, bot="random")
        _, total = play(env, 1)
        result = env.game.result
        assert result is not None
        assert total == (0 if result.winner is None else 1 if result.winner == faction else -1)


def test_the_bot_in_the_other_seat_plays_by_the_seed() -> None:
    records = []
    for _ in range(2):
        env = Seat("cyprus", "eoka", bot="greedy")
        _, info = env.reset(seed=5)
        for _ in range(12):
            _, _, _, _, info = env.step(int(np.argmax(info["action_mask"])))
        records.append(env.game.record())
    assert records[0] == records[1]


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = Seat("cyprus", bot="random")
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(info["action_mask"]))
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ResearchError, match="over"):
        env.step(illegal)
    env = Seat("cyprus", bot="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(smallwars.IllegalChoice):
        env.step(illegal)


def test_it_runs_in_a_vector() -> None:
    envs = gymnasium.make_vec("smallwars/Kenya-v0", 2, vectorization_mode="sync", bot="random")
    observations, infos = envs.reset(seed=1)
    for _ in range(200):
        actions = [
            space.sample(mask) if mask.any() else 0
            for space, mask in zip([envs.single_action_space] * 2, observations["action_mask"])
        ]
        observations, *_, infos = envs.step(np.array(actions))
    assert "action_mask" in infos
    envs.close()


def test_a_bot_is_closed_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Bot] = []

    class Closing(Bot):
        def option_for(self, game: Game, faction: str) -> str:
            return RandomBot(1).choose(game, faction)

        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(gym_env, "bot", lambda name, seed: Closing(seed))
    env = Seat("cyprus", bot="closing")
    env.reset(seed=1)
    env.reset(seed=2)
    env.close()
    env.close()
    assert len(closed) == 2


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ResearchError, match="british, eoka"):
        Seat("cyprus", "mau_mau")
    with pytest.raises(ResearchError, match='"lose" or "raise"'):
        Seat("cyprus", illegal="ignore")
    with pytest.raises(ResearchError, match="Reset"):
        Seat("cyprus").step(0)


def test_pictures() -> None:
    env = gymnasium.make("smallwars/Attila-v0", faction="cypriot", bot="random", render_mode="ansi")
    env.reset(seed=1)
    assert "cypriot" in env.render()
    env = gymnasium.make("smallwars/Attila-v0", bot="random", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
