"""A game at the table: who plays which side, the bots' choices, takebacks, and the record saved after every choice."""

from __future__ import annotations

import os
from pathlib import Path

from ..bots import bot
from ..bots.reasons.words import RANDOM, Account, reason_text
from ..engine.decision import Decision, Option
from ..engine.errors import NothingToUndo, SmallWarsError
from ..engine.game import Game
from ..engine.title import Position
from ..kit.text_board import text_board
from ..kit.words import faction_name, say

PERSON = "person"
SEATS = "players:"
"""The beginning of the comment, first in a record, that says who plays what."""


class Trouble(SmallWarsError):
    """Something asked for on the command line or at the table cannot be done."""

    file = "terminal"


class Session:
    """One game, its players and its file. `players`: a faction's bot, or PERSON. `seated`: who of several persons is at
    the keyboard, because he chose last or said that he is ready."""

    def __init__(
        self,
        game: Game,
        players: dict[str, str],
        path: Path,
        language: str = "en",
        seed: int | None = None,
        confirms: bool = False,
    ) -> None:
        self.game = game
        self.board = text_board(game.title, game.options)
        self.players = players
        self.path = path
        self.language = language
        self.notices: list[str] = []
        self.confirms = confirms
        """Whether what ends a turn or throws a die must be chosen twice."""
        self.seated: str | None = None
        self.reason = ""
        """The reason for the last turn of a bot, in one line; empty while the bot is still at it."""
        self._bots = {faction: bot(name, seed) for faction, name in players.items() if name != PERSON}
        self._account: Account | None = None
        self._proposed: tuple[str, int] | None = None

    @property
    def decision(self) -> Decision | None:
        """The pending decision."""
        return self.game.decision

    @property
    def bot_to_move(self) -> str | None:
        """The faction whose bot decides now."""
        decision = self.game.decision
        return decision.actor if decision is not None and decision.actor in self._bots else None

    @property
    def people(self) -> list[str]:
        """The factions that persons play."""
        return [faction for faction, player in self.players.items() if player == PERSON]

    @property
    def next_person(self) -> str | None:
        """The person who must take the keyboard before anything more is shown: he is asked, another sits there, and
        what one of the two sees is hidden from the other."""
        decision = self.game.decision
        if decision is None or decision.actor not in self.people or self.seated == decision.actor:
            return None
        return decision.actor if self.has_secrets else None

    @property
    def has_secrets(self) -> bool:
        """Whether several persons play here, and the board that one is shown is not the board of another."""
        views = [self.game.view(faction) for faction in self.people]
        boards = [self.board.prose(view, self.language) for view in views if view != views[0]]
        return any(lines != self.board.prose(views[0], self.language) for lines in boards)

    def sit_down(self) -> None:
        """Give the keyboard to the person who is asked."""
        self.seated = self.next_person or self.seated

    @property
    def asked(self) -> Decision | None:
        """The decision that may be shown and answered here: neither a bot's, nor that of a person who is not seated."""
        return None if self.bot_to_move is not None or self.next_person is not None else self.game.decision

    def view(self) -> Position:
        """The position as it may be seen at this screen: by a person who is alone as his side sees it, by several as
        the one sees it who is asked and seated, by nobody at all as a spectator sees it.
        """
        decision = self.asked
        asked = [faction for faction in self.people if decision is not None and decision.actor == faction]
        watching = self.people if len(self.people) == 1 else asked
        return self.game.view(watching[0] if watching else None)

    def propose(self, option: Option) -> str:
        """Take a person's option. One that ends a turn or throws a die is taken when it is chosen again at once: first
        comes the sentence that says what it does.
        """
        proposed, ends = (option.id, self.game.choices), option.ends() if self.confirms else ""
        if ends and self._proposed != proposed:
            self._proposed = proposed
            return say(self.language, f"confirm-{ends}", option=option.text(self.language))
        self._proposed = None
        self.choose(option.id)
        return ""

    @property
    def proposed(self) -> Option | None:
        """The option that waits for being chosen again."""
        decision, waiting = self.asked, self._proposed
        if decision is None or waiting is None or waiting[1] != self.game.choices:
            return None
        return next((option for option in decision.options if option.id == waiting[0]), None)

    def choose(self, option: str) -> None:
        """Take an option, and save."""
        decision = self.game.decision
        self.game.choose(option)
        if decision is not None and decision.actor in self.people:
            self.seated = decision.actor
        self.save()

    def play_bot(self) -> bool:
        """Let the bot whose turn it is make one choice; False when it is nobody's."""
        faction = self.bot_to_move
        if faction is None:
            return False
        name = self.players[faction]
        if self._account is None or self._account.faction != faction:
            self._account = Account(name, self.game, faction)
        word = self._bots[faction].choose(self.game, faction)
        self._account.takes(self.game, word)
        self.choose(word)
        self.reason = ""
        if self._account.is_over(self.game):
            self.reason = self.reason_line(self._account.reason(self.game), faction)
            self._account = None
        return True

    def reason_line(self, note: str, faction: str) -> str:
        """The reason of a bot in one line; that it plays at random is no news."""
        if note in ("", RANDOM):
            return ""
        name = faction_name(self.game.title, self.language, faction)
        return say(self.language, "bot-reason", faction=name, reason=reason_text(note, self.language))

    def undo(self) -> None:
        """Take a person's last choice back; a bot's stands."""
        if not self.people:
            raise NothingToUndo("undo-person")
        try:
            self.game.undo(self.people[0] if len(self.people) == 1 else None)
        except NothingToUndo as error:
            if faction := error.message.args.get("faction"):
                name = faction_name(self.game.title, self.language, faction)
                raise NothingToUndo("undo-not-yours", faction=name) from error
            raise
        self._account = None
        self.save()

    def retract(self, pick: int) -> None:
        """Take one pick of the unfinished series back, the first having number 1; a bot's stands."""
        decision = self.game.decision
        if decision is None or decision.actor not in self.people or pick < 1:
            raise NothingToUndo("retract-nothing")
        self.game.retract(pick - 1)
        self.save()

    def save(self, to: Path | None = None) -> Path:
        """Write the record, whole or not at all; the file it was written to."""
        path = self.path if to is None else to
        fresh = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(f"; {seats_line(self.players)}\n{self.game.record()}", encoding="utf-8")
            os.replace(fresh, path)
        except OSError as error:
            raise Trouble("error-save", path=path, why=reason(error)) from error
        return path


def reason(error: OSError) -> str:
    """The reason that the system gives for an error."""
    return (error.strerror or str(error)).lower()


def seats(factions: tuple[str, ...], side: str, bot_name: str) -> dict[str, str]:
    """The player of each faction: a person on the side asked for (`both`, `none`), a bot on the others."""
    if side not in (*factions, "both", "none"):
        raise Trouble("error-side", side=repr(side), sides=factions)
    return {faction: PERSON if side in (faction, "both") else bot_name for faction in factions}


def seats_line(players: dict[str, str]) -> str:
    """The players as a comment in a record."""
    return " ".join([SEATS, *[f"{faction}={player}" for faction, player in players.items()]])


def read_seats(text: str) -> dict[str, str]:
    """The players a record names; empty where it names none."""
    _, _, line = text.partition("\n")[0].partition(SEATS)
    return {faction: player for faction, _, player in [word.partition("=") for word in line.split()]}


def without_seats(text: str) -> str:
    """The record itself, on the same lines."""
    line, newline, rest = text.partition("\n")
    return newline + rest if SEATS in line else text
