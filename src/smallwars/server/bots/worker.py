"""What a bot's process does: it builds the game from its steps, plays one turn of it, and says why.

Light on purpose: every such process imports this module and none of the web server.
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

PROGRAMS: Final = 4
"""Outside bots that a process keeps running."""
KEPT: Final = 256
"""Games that a process remembers."""
Flags = Sequence[int]
NICE: Final = 10
"""Thinking yields to the server."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game up to a bot's turn, and from where its chance draws on."""

    table: str
    opening: Opening
    words: list[str]
    chance_position: ChancePosition
    faction: str
    bot: str
    engine: str = ""
    """The command of the bot that is called engine."""
    slot: int = 0
    """Where it is told to move now."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a bot chose, and why, as `reason_words` reads it: by the index of the word with which a turn begins."""

    words: list[str]
    notes: dict[int, str]


@dataclass(slots=True)
class Known:
    """A game after these words."""

    opening: Opening
    words: list[str]
    game: Game


_known: OrderedDict[str, Known] = OrderedDict()
_outside: OrderedDict[tuple[str, str], Outside] = OrderedDict()
_hurry: list[Flags] = []


def begin(flags: Flags) -> None:
    """A process starts: it stops with the server, whatever becomes of that, and not by itself. `flags`: one for each
    slot, set by the server where a bot is to move now."""
    _hurry[:] = [flags]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def think(task: Task) -> Turn:
    """The bot's turns, until somebody else is asked."""
    game, mind, turn = game_of(task), mind_of(task), Turn([], {})
    mind.hurry_when(lambda: bool(_hurry and _hurry[0][task.slot]))
    while is_asked(game, task.faction):
        play_turn(task, mind, game, turn)
    if isinstance(mind, Outside):
        return Turn(turn.words, {0: mind.why or NONE})
    return turn


def play_turn(task: Task, mind: Bot, game: Game, turn: Turn) -> None:
    """One of them, and why."""
    begun, account = len(turn.words), Account(task.bot, game, task.faction)
    while begun == len(turn.words) or not account.is_over(game):
        turn.words.append(mind.choose(game, task.faction))
        account.takes(game, turn.words[-1])
        game.choose(turn.words[-1])
    if not isinstance(mind, Outside):
        turn.notes[begun] = account.reason(game)


def mind_of(task: Task) -> Bot:
    """The bot; one outside stays the same through a game, as long as it is remembered."""
    if task.bot != Outside.name:
        return bot(task.bot)
    key = (task.table, task.faction)
    mind = _outside.pop(key, None) or Outside(task.engine)
    _outside[key] = mind
    while len(_outside) > PROGRAMS:
        _outside.popitem(last=False)[1].close()
    return mind


def is_asked(game: Game, faction: str) -> bool:
    question = game.question()
    return question is not None and game.title.actors[question.actor] == faction


def game_of(task: Task) -> Game:
    """A game of its own for this turn; chance goes on where the server's does."""
    known = _known.pop(task.table, None)
    if known is None or known.opening != task.opening or known.words != task.words[: len(known.words)]:
        known = Known(task.opening, [], silent(task.opening))
    for word in task.words[len(known.words) :]:
        follow(known.game, word)
    known.words = task.words
    _known[task.table] = known
    while len(_known) > KEPT:
        _known.popitem(last=False)
    game = known.game.fork()
    game.chance_position = task.chance_position
    return game


def silent(opening: Opening) -> Game:
    """The game before its first step, without a log."""
    game = opening.game()
    game.state.log = None
    return game
