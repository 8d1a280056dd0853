"""PettingZoo: a title as an AEC environment, its factions the agents; chance is played by the seed of `reset`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..engine.game import Game
from ..engine.title import Options
from .errors import ResearchError
from .seating import RENDER_MODES, Observation, Setting, rendered

Potential = Callable[[Game, str], float]
"""The worth of a position to a faction, for those who shape rewards."""


class TitleEnv(AECEnv[str, Observation, int]):
    """A title as an environment, one game after another. Only the agent that is asked is given a mask; nothing is
    encoded before `observe` is called.
    """

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        options: Options | None = None,
        render_mode: str | None = None,
        shaping: Potential | None = None,
    ) -> None:
        """`shaping`: the worth whose growth for the faction since the last step is added to each reward."""
        super().__init__()
        self.setting = Setting(title, options, render_mode)
        self.metadata = {**self.metadata, "name": f"smallwars_{title}"}
        self.render_mode = render_mode
        self.shaping = shaping
        self.possible_agents = list(self.setting.factions)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self.game: Game | None = None
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of that seed, or the next one after it. `options` is not looked at."""
        if seed is not None:
            self._seeds = Random(seed)
        self.game = self.setting.new(self._seeds.getrandbits(62))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._worth = self._worths(self.game)
        self._turn_to(self.game)

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected; IllegalChoice says why not, with the rule."""
        if self.game is None:
            raise ResearchError("not-reset")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ResearchError(
                "no-action", title=self.setting.title, action="None", last=len(self.setting.actions) - 1
            )
        self.setting.actions.play(self.game, int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._reward(self.game)
        self._turn_to(self.game)
        self._accumulate_rewards()

    def _reward(self, game: Game) -> None:
        worth = self._worths(game)
        for agent in self.agents:
            self.rewards[agent] = self.setting.reward(game, agent) + worth[agent] - self._worth[agent]
        self._worth = worth

    def _worths(self, game: Game) -> dict[str, float]:
        return {agent: self.shaping(game, agent) if self.shaping else 0.0 for agent in self.agents}

    def _turn_to(self, game: Game) -> None:
        """Select the agent that is asked; when the game is over, all are done."""
        question = game.question()
        self.infos: dict[str, dict[str, Any]]
        self.infos = {agent: {"action_mask": self.setting.mask(game, agent)} for agent in self.agents}
        if question is None:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = game.title.actors[question.actor]
        self.infos[self.agent_selection]["kind"] = question.kind

    def observe(self, agent: str) -> Observation:
        if self.game is None:
            raise ResearchError("not-reset")
        return self.setting.observe(self.game, agent)

    def render(self) -> str | None:
        """The board as a spectator sees it, as text or as SVG."""
        if self.game is None:
            raise ResearchError("not-reset")
        return rendered(self.game, self.render_mode, None)

    def close(self) -> None:
        """Close the environment, which has opened nothing."""


def aec(
    title: str, options: Options | None = None, render_mode: str | None = None, shaping: Potential | None = None
) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment of a title; it complains when it is not used in order."""
    return OrderEnforcingWrapper(TitleEnv(title, options, render_mode, shaping))
