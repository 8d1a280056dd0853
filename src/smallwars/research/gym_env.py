"""Gymnasium: one seat of a title, a bot in the other."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np

from ..bots import Bot, bot
from ..engine.errors import IllegalChoice
from ..engine.game import Game
from ..engine.registry import titles
from ..engine.title import Options
from .errors import ResearchError
from .seating import RENDER_MODES, Observation, Setting, rendered
from .spaces import Mask

SEED: Final = 1 << 62


class Seat(gymnasium.Env[Observation, np.int64]):
    """The choices of one faction; those of the bot and of chance are part of the step."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        faction: str | None = None,
        bot: str = "greedy",
        options: Options | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`faction`: the first one if none is named; `bot`: who sits in the other seat; `illegal`: whether an action
        that the mask does not allow loses the game or raises IllegalChoice, which leaves the game as it is.
        """
        self.setting = Setting(title, options, render_mode)
        self.faction = self._faction(faction)
        if illegal not in ("lose", "raise"):
            raise ResearchError("illegal-mode", mode=illegal)
        self.bot_name = bot
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = self.setting.action_space()
        self.observation_space = self.setting.observation_space()
        self._game: Game | None = None
        self._bot: Bot | None = None
        self._over = True

    def _faction(self, faction: str | None) -> str:
        factions = self.setting.factions
        if faction is not None and faction not in factions:
            raise ResearchError("no-seat", title=self.setting.title, faction=faction, factions=", ".join(factions))
        return faction or factions[0]

    @property
    def game(self) -> Game:
        """The game in play."""
        if self._game is None:
            raise ResearchError("not-reset")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the one of that seed, or the next one after it. `options` is not looked at."""
        super().reset(seed=seed)
        self.close()
        self._game = self.setting.new(int(self.np_random.integers(SEED)))
        self._bot = bot(self.bot_name, int(self.np_random.integers(SEED)))
        self._play_on()
        return self._observe(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and play on until this faction is asked again."""
        if self._over:
            raise ResearchError("not-reset" if self._game is None else "over")
        try:
            self.setting.actions.play(self.game, int(action))
        except IllegalChoice:
            if self.illegal == "raise":
                raise
            self._over = True
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self._play_on()
        return self._observe(), self.setting.reward(self.game, self.faction), self._over, False, self._info()

    def _play_on(self) -> None:
        """Let the bot play until this faction is asked or the game is over."""
        game, rival = self.game, self._bot
        while (question := game.question()) is not None and game.title.actors[question.actor] != self.faction:
            assert rival is not None
            game.choose(rival.choose(game, game.title.actors[question.actor]))
        self._over = question is None

    def _observe(self) -> Observation:
        return self.setting.observe(self.game, self.faction)

    def _info(self) -> dict[str, Any]:
        question = self.game.question()
        return {"action_mask": self.action_masks(), "kind": None if question is None else question.kind}

    def action_masks(self) -> Mask:
        """The mask by itself, under the name that masking learners look for."""
        return self.setting.mask(self.game, self.faction)

    def render(self) -> str | None:
        """The board as this faction sees it, as text or as SVG."""
        return rendered(self.game, self.render_mode, self.faction)

    def close(self) -> None:
        """End what the bot has started."""
        ended, self._bot = self._bot, None
        if ended is not None:
            ended.close()


def env_id(title: str) -> str:
    """The id of the environment of a title: `smallwars/GreekCivilWar-v0`."""
    return f"smallwars/{title.title().replace('_', '')}-v0"


def register() -> None:
    """Make the titles known to `gymnasium.make`; a second call does no harm."""
    for title in titles():
        id = env_id(title)
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:Seat", kwargs={"title": title}, disable_env_checker=True)
