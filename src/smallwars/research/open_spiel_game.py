"""OpenSpiel: a title as a game with explicit chance nodes: `smallwars_cyprus` and so on, its options the parameters."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from ..engine.game import Game
from ..engine.question import CHANCE, Question
from ..engine.registry import find, titles
from ..engine.table import new, replay
from ..kit.encoding import encoding
from .encoding import encoder
from .errors import ResearchError
from .spaces import actions, outcomes

PREFIX: Final = "smallwars_"

LONGEST: Final = 20_000
"""The most choices and results of a game: no sweep of random games has come near; the longest took some hundreds."""


class Line:
    """A game in play and the words it was played with; a deep copy is a fork, a pickle is a record."""

    def __init__(self, game: Game, words: list[tuple[int, str, str]]) -> None:
        """`words`: who was asked what kind of question, and the word that answered it."""
        self.game = game
        self.words = words

    def __deepcopy__(self, memo: dict[int, Any]) -> Line:
        return Line(self.game.fork(), self.words.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return reopened, (self.game.record(), self.words)

    def question(self) -> Question:
        """The pending question; the game must go on."""
        question = self.game.question()
        if question is None:
            raise ResearchError("over")
        return question

    def play(self, action: int) -> None:
        question = self.question()
        vocabulary = outcomes if question.actor == CHANCE else actions
        space = vocabulary(self.game.title.id)
        self.words.append((question.actor, question.kind, space.words[action]))
        space.play(self.game, action)

    def history(self, faction: str | None) -> str:
        """Every choice and result, as far as that faction, or a spectator, has seen it."""
        return " ".join([self.seen(faction, kind, word) for _, kind, word in self.words])

    def seen(self, faction: str | None, kind: str, word: str) -> str:
        """A word, or only the colour of a card that went to a hidden hand."""
        return encoding(self.game.title).seen_word(self.game.options, faction, kind, word)


def reopened(record: str, words: list[tuple[int, str, str]]) -> Line:
    """A line from its pickle."""
    game = replay(record)
    game.state.log = None
    return Line(game, words)


class WarGame(pyspiel.Game):
    """A title with its options; each title has a class of its own."""

    title: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = dict(params or {})
        self.start = new(self.title, options=options, chance="manual", log=False, any_order=False)
        self.factions = self.start.title.actors[1:]
        super().__init__(self.type, game_info(self.title), options)

    def new_initial_state(self, _: Any = None) -> WarState:
        return WarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WarObserver:
        return WarObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class WarState(pyspiel.State):
    """A game of a title in play; chance is asked, with the true odds."""

    def __init__(self, game: WarGame) -> None:
        super().__init__(game)
        self.line = Line(game.start.fork(), [])

    def current_player(self) -> int:
        question = self.line.game.question()
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if question.actor == CHANCE else question.actor - 1

    def is_terminal(self) -> bool:
        return self.line.game.question() is None

    def _legal_actions(self, player: int) -> list[int]:
        return actions(self.line.game.title.id).legal(self.line.question())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result and its probability."""
        question = self.line.question()
        space, weights = outcomes(self.line.game.title.id), question.weights or [1] * len(question.answers)
        total = sum(weights)
        return sorted([(space.action(answer), weight / total) for answer, weight in zip(question.answers, weights)])

    def _apply_action(self, action: int) -> None:
        self.line.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        space = outcomes if player == pyspiel.PlayerId.CHANCE else actions
        return space(self.line.game.title.id).words[action]

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser, 0 for both in a tie and before the end."""
        result, factions = self.line.game.result, self.line.game.title.actors[1:]
        if result is None or result.winner is None:
            return [0.0] * len(factions)
        return [1.0 if faction == result.winner else -1.0 for faction in factions]

    def __str__(self) -> str:
        """Every choice and result; nothing is hidden."""
        return " ".join(["{" + word + "}" if actor == CHANCE else word for actor, _, word in self.line.words])


class WarObserver:
    """The view of a faction, as a tensor and as a string; with perfect recall the string holds what
    it has seen, too.
    """

    def __init__(self, game: WarGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ResearchError("all-hands")
        self.factions = game.factions if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else None
        self.recalls = kind.perfect_recall
        self.encoder = encoder(game.start.title.id, game.start.options)
        self.tensor = np.zeros(len(self.encoder), np.float32)
        self.dict = {"observation": self.tensor}

    def faction(self, player: int) -> str | None:
        return None if self.factions is None else self.factions[player]

    def set_from(self, state: WarState, player: int) -> None:
        self.tensor.fill(0)
        self.encoder.observe_into(self.tensor, state.line.game, self.faction(player))

    def string_from(self, state: WarState, player: int) -> str:
        faction, line = self.faction(player), state.line
        question = line.game.question()
        asked = [] if question is None else [line.game.title.actors[question.actor], question.kind, question.about]
        seen = {"seat": faction, "asked": asked, "view": line.game.view(faction)}
        return json.dumps({**seen, "history": line.history(faction)} if self.recalls else seen)


# Registration


def game_info(title: str) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(actions(title)),
        max_chance_outcomes=len(outcomes(title)),
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def game_type(title: str) -> Any:
    """The type of a title's game. Where hands are hidden, information is imperfect; elsewhere chance draws what nobody
    has seen when it is seen.
    """
    information = pyspiel.GameType.Information
    hidden = information.IMPERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=PREFIX + title,
        long_name=find(title).name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if encoding(find(title)).has_hidden_hands else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=find(title).check_options({}),
    )


def register() -> None:
    """Make the titles known to `pyspiel.load_game`; a second call does no harm."""
    names = pyspiel.registered_names()
    for title in titles():
        if PREFIX + title not in names:
            # A class, for nothing else outlives the interpreter, as what is registered has to.
            played: Any = type(PREFIX + title, (WarGame,), {"title": title, "type": game_type(title)})
            pyspiel.register_game(played.type, played)
