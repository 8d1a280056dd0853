"""A game line by line: questions and what happens on standard output, answers from standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from ..engine.decision import Option
from ..engine.errors import SmallWarsError
from ..kit.words import outcome, say
from .answers import listed, meant, not_yours, pick_number, picks_listed, question, rule_page, space_page, why_not
from .opening import play_command
from .session import Session
from .typed import command

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The codes that wipe a terminal, and what has left it at the top."""


class Plain:
    """The table as lines of text."""

    def __init__(self, session: Session, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.session = session
        self._in = sys.stdin if source is None else source
        self._out = sys.stdout if target is None else target
        self._printed = self._turn = len(session.game.log) if session.game.choices else 0
        self._awaited = session.next_person
        self._commands = {
            "?": self.why,
            "h": self.rule,
            "u": self.undo,
            "s": self.save,
            "b": self.board,
            "t": self.retract,
        }

    def run(self) -> None:
        """Play until the game or the input ends, or `q`."""
        self.say(*self.session.notices, self.text("plain-hint"))
        self.board("")
        self.advance()
        while self.session.decision is not None:
            self.ask()
            line = self._in.readline()
            if not line or not self.hear(line):
                break
            self.advance()
        self.finish()

    def advance(self) -> None:
        """Let the bots play, and tell what happened since."""
        self.tell()
        while self.session.play_bot():
            self.tell()
            if self.session.reason:
                self.say(self.session.reason)
        before, self._awaited = self._awaited, self.session.next_person
        if self._awaited not in (None, before):
            self.wipe()

    def wipe(self) -> None:
        """Take everything that only the last person may see off a terminal; what happened in his turn is told again."""
        if self._out.isatty():
            print(CLEAR, end="", file=self._out)
            self._printed = min(self._turn, self._printed)
            self.tell()

    def tell(self) -> None:
        """Print the log from where it was last printed, with what belongs to it: the texts of a card that was turned
        up.
        """
        entries = self.session.game.log
        for entry in entries[self._printed :]:
            sentence = entry.text(self.session.language)
            self.say(sentence, *self.session.board.log_details(entry, self.session.language))
        self._printed = len(entries)

    def ask(self) -> None:
        """Print the pending question with its options, or that the keyboard goes to the next person."""
        decision = self.session.asked
        if decision is None:
            self.say(not_yours(self.session))
        else:
            self.say(question(self.session, decision), *listed(decision, self.session.language))
        if self._in.isatty():
            print("> ", end="", file=self._out, flush=True)

    def hear(self, line: str) -> bool:
        """Do as a line says; False when it ends the session."""
        typed_command = command(line)
        if typed_command is not None and typed_command[0] == "q":
            return False
        try:
            if typed_command is not None:
                self._commands[typed_command[0]](typed_command[1])
            elif self.session.next_person is not None and self.is_ready(line):
                self.sit_down()
            if typed_command is None and (line.strip() or self.session.proposed):
                self.propose(self.session.proposed if not line.strip() else meant(self.session, line, by_number=True))
        except SmallWarsError as error:
            self.say(error.text(self.session.language))
        return True

    def propose(self, option: Option | None) -> None:
        """Take an option, or print what it does if it must be chosen again."""
        if option is not None and (warning := self.session.propose(option)):
            self.say(warning)

    def is_ready(self, line: str) -> bool:
        """Whether the next person has the keyboard: he says so by Enter alone; one who answers
        through a pipe is ready.
        """
        return not line.strip() or not self._in.isatty()

    def sit_down(self) -> None:
        """Note that the next person has the keyboard."""
        self.session.sit_down()
        self._turn = len(self.session.game.log)

    def why(self, typed: str) -> None:
        """`?`: print what is not allowed, and why."""
        self.say(why_not(self.session, typed))

    def rule(self, wanted: str) -> None:
        """`h`: print a paragraph, a card, or where a word stands; alone, the rule of the question."""
        self.say(*rule_page(self.session, wanted))

    def undo(self, _: str) -> None:
        """`u`: take a choice back."""
        self.session.undo()
        self._printed = len(self.session.game.log)
        self.say(self.text("undone"))

    def retract(self, typed: str) -> None:
        """`t`: take one pick of a series back, or print those that can be."""
        if not typed:
            self.say(*picks_listed(self.session))
            return
        self.session.retract(pick_number(typed))
        self._printed = min(self._printed, len(self.session.game.log))
        self.say(self.text("undone"))

    def save(self, file: str) -> None:
        """`s`: save into the game's own file, or a copy into another."""
        self.say(self.text("saved", file=str(self.session.save(Path(file) if file else None))))

    def board(self, typed: str) -> None:
        """`b`: print a space with its neighbours, or the whole board."""
        if typed:
            self.say(space_page(self.session, typed)[1])
            return
        self.say(*self.session.board.prose(self.session.view(), self.session.language))

    def finish(self) -> None:
        """Print the result, or where the game waits."""
        ended = outcome(self.session.game, self.session.language)
        if ended:
            self.say(self.text("over"), ended, self.text("saved", file=str(self.session.save())))
        elif self.session.game.choices:
            path = str(self.session.save())
            self.say(self.text("saved", file=path), self.text("resume", command=play_command(), file=path))

    def text(self, key: str, **args: str) -> str:
        """A sentence of the terminal."""
        return say(self.session.language, key, **args)

    def say(self, *lines: str) -> None:
        """Print lines at once."""
        for line in lines:
            print(line, file=self._out, flush=True)


def play(session: Session) -> None:
    """Play line by line."""
    Plain(session).run()
