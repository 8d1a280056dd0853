"""The common part of the environments: spaces, observations and pictures of a game in play."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ..engine.game import Game
from ..engine.registry import find
from ..engine.table import new
from ..engine.title import Options
from .encoding import Encoder, encoder
from .errors import ResearchError
from .spaces import Actions, Mask, actions

RENDER_MODES: Final = ("ansi", "svg")

Observation = dict[str, Any]
"""An observation and its mask: `observation`, the vector; `action_mask`, what its owner may do now."""


class Setting:
    """A title as it is played in an environment."""

    def __init__(self, title: str, options: Options | None, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ResearchError("no-render-mode", mode=render_mode, modes=", ".join(RENDER_MODES))
        played = find(title)
        self.title = title
        self.options = played.check_options(options or {})
        self.factions = played.actors[1:]
        self.actions: Actions = actions(title)
        self.encoder: Encoder = encoder(title, self.options)

    def new(self, seed: int) -> Game:
        """A new game in the one order of picks that bots keep; chance is played by the seed."""
        return new(self.title, seed, self.options, log=False, any_order=False)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> spaces.Dict:
        vector = spaces.Box(self.encoder.low, self.encoder.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def mask(self, game: Game, faction: str) -> Mask:
        """The mask of what that faction may do now: nothing, while another is asked."""
        question = game.question()
        own = question is not None and game.title.actors[question.actor] == faction
        return self.actions.mask(question if own else None)

    def observe(self, game: Game, faction: str) -> Observation:
        return {"observation": self.encoder.observe(game, faction), "action_mask": self.mask(game, faction)}

    def reward(self, game: Game, faction: str) -> float:
        """1 for the winner, -1 for the loser, 0 for both in a tie and before the end."""
        result = game.result
        if result is None or result.winner is None:
            return 0.0
        return 1.0 if result.winner == faction else -1.0


def rendered(game: Game, render_mode: str | None, faction: str | None) -> str | None:
    """The picture of a game as that faction, or a spectator, sees it."""
    if render_mode == "svg":
        return game.svg(faction)
    return text(game, faction) if render_mode == "ansi" else None


def text(game: Game, faction: str | None) -> str:
    """The view of a faction, a field a line, and what is asked."""
    lines = [f"{field}: {short_text(value)}" for field, value in game.view(faction).items()]
    decision = game.decision
    if decision is None:
        return "\n".join(lines)
    options = decision.options if faction == decision.actor else ()
    return "\n".join([*lines, f"{decision.actor}: {decision.text()}", *[f"  {option.id}" for option in options]])


def short_text(value: Any) -> str:
    """A value in short: anything 0, false or empty inside is left out."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{name} {short_text(inner)}" for name, inner in value.items() if inner]) + "}"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
