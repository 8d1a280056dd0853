"""The work of a bot's process: build a game from its steps, play one turn of it, and say why.

This module imports little on purpose: every such process loads it, and none loads the web server.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Final

from ...bots import Bot, bot
from ...bots.outside import Outside
from ...bots.reasons.words import NONE, Account
from ...engine.chance import ChancePosition
from ...engine.game import Game
from ..tables.game_in_play import Opening, follow

MAX_PROGRAMS: Final = 4
"""The most outside bots that a process keeps running."""
MAX_GAMES: Final = 256
"""The most games that a process remembers."""
Flags = Sequence[int]
NICENESS: Final = 10
"""The niceness of the processes, so that the server comes first."""


@dataclass(frozen=True, slots=True)
class Task:
    """A bot's turn to be played: the game up to it, and the position of its chance."""

    table: str
    opening: Opening
    words: list[str]
    chance_position: ChancePosition
    faction: str
    bot: str
    engine: str = ""
    """The command of the bot that is called engine."""
    slot: int = 0
    """The index of the flag by which the bot is made to move now."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's choices and its reasons; a reason stands under the index of the word with which a turn begins."""

    words: list[str]
    notes: dict[int, str]


@dataclass(slots=True)
class CachedGame:
    """A game that a process remembers, after these words."""

    opening: Opening
    words: list[str]
    game: Game


_games: OrderedDict[str, CachedGame] = OrderedDict()
_outside: OrderedDict[tuple[str, str], Outside] = OrderedDict()
_hurry: list[Flags] = []


def start_process(flags: Flags) -> None:
    """Set up a process that stops with the server, however that ends, and not by itself. `flags`: one for each slot,
    set by the server where a bot is to move now."""
    _hurry[:] = [flags]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(task: Task) -> Turn:
    """Play a bot's turns until somebody else is asked."""
    game, player, turn = game_of(task), player_for(task), Turn([], {})
    player.hurry_when(lambda: bool(_hurry and _hurry[0][task.slot]))
    while is_asked(game, task.faction):
        play_turn(task, player, game, turn)
    if isinstance(player, Outside):
        return Turn(turn.words, {0: player.why or NONE})
    return turn


def play_turn(task: Task, player: Bot, game: Game, turn: Turn) -> None:
    """Play one turn of a bot and add its words and its reason to `turn`."""
    first, account = len(turn.words), Account(task.bot, game, task.faction)
    while first == len(turn.words) or not account.is_over(game):
        turn.words.append(player.choose(game, task.faction))
        account.takes(game, turn.words[-1])
        game.choose(turn.words[-1])
    if not isinstance(player, Outside):
        turn.notes[first] = account.reason(game)


def player_for(task: Task) -> Bot:
    """The bot of a task; an outside bot stays the same process through a game, as long as it is remembered."""
    if task.bot != Outside.name:
        return bot(task.bot)
    key = (task.table, task.faction)
    player = _outside.pop(key, None) or Outside(task.engine)
    _outside[key] = player
    while len(_outside) > MAX_PROGRAMS:
        _outside.popitem(last=False)[1].close()
    return player


def is_asked(game: Game, faction: str) -> bool:
    question = game.question()
    return question is not None and game.title.actors[question.actor] == faction


def game_of(task: Task) -> Game:
    """Build a game for a task; its chance goes on where the server's does."""
    cached = _games.pop(task.table, None)
    if cached is None or cached.opening != task.opening or cached.words != task.words[: len(cached.words)]:
        cached = CachedGame(task.opening, [], game_without_log(task.opening))
    for word in task.words[len(cached.words) :]:
        follow(cached.game, word)
    cached.words = task.words
    _games[task.table] = cached
    while len(_games) > MAX_GAMES:
        _games.popitem(last=False)
    game = cached.game.fork()
    game.chance_position = task.chance_position
    return game


def game_without_log(opening: Opening) -> Game:
    """A game before its first step, without a log."""
    game = opening.game()
    game.state.log = None
    return game
