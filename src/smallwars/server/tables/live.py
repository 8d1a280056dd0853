"""A table in memory: its row, its seats, its game; drafts of what comes next; and the game built anew from its log."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from time import time
from typing import Any, Final

from msgspec.structs import replace

from ...engine.chance import ChancePosition
from ...engine.errors import SmallWarsError
from ...engine.title import Position, Title
from ...terminal.boards import board_of
from ...texts import languages
from ..storage.models import Event, Snapshot, Table
from ..wire import BoardOut, LogLine
from .board_views import board_out, log_out, question_out
from .play import CHOICE, EDIT, ROLL, Opening, Play, Token

Glance = tuple[int, str | None, bool, str]
"""Which step, with whose eyes, whether he is asked, in which language."""

UNDO: Final = "undo"
BACK: Final = "back"
"""In a lesson: so many steps back."""
STEPS: Final = (CHOICE, ROLL, EDIT)
"""The events that are steps of the game."""
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
GRADES: Final = {RESIGN: "resigned", TIMEOUT: "timeout"}
"""The events that end a table, and how its result is called then."""
SNAPSHOTS: Final = 20
"""Events between two snapshots."""
BOARDS: Final = 6
"""Drawn boards that are kept for each table."""


@dataclass(slots=True)
class Sitting:
    """A seat and those who may act for it: their ids and names."""

    id: int
    faction: str
    kind: str
    bot: str | None
    holders: dict[str, str] = field(default_factory=dict)
    rating: int | None = None

    @property
    def is_empty(self) -> bool:
        return self.kind != "bot" and not self.holders


class Live:
    """A table. What is seen here is committed: `play` and `table` change only after the database has taken a draft."""

    def __init__(self, table: Table, seats: list[Sitting], play: Play, notes: dict[int, str]) -> None:
        """`notes`: the bots' reasons, each with the step it explains."""
        self.table = table
        self.seats = seats
        self.play = play
        self.notes = notes
        self.lock = asyncio.Lock()
        self._boards: OrderedDict[Glance, tuple[Position, BoardOut]] = OrderedDict()
        self._logs: dict[str, list[LogLine]] = {}

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def title(self) -> Title:
        return self.play.game.title

    @property
    def to_move(self) -> str | None:
        """The faction that is asked; None when the game is over."""
        return None if self.table.finished else to_move(self.play)

    @property
    def is_waiting(self) -> bool:
        """Whether a seat is still empty."""
        return any(seat.is_empty for seat in self.seats)

    # Who sits where

    def seat(self, faction: str) -> Sitting | None:
        return next((seat for seat in self.seats if seat.faction == faction), None)

    def factions(self, person: str | None) -> list[str]:
        """The factions that a person may act for."""
        return [seat.faction for seat in self.seats if person is not None and person in seat.holders]

    def people(self) -> set[str]:
        """Everybody whose table it is."""
        return {self.table.owner_id, *(person for seat in self.seats for person in seat.holders)}

    def is_asked(self, person: str | None) -> bool:
        return self.to_move is not None and self.to_move in self.factions(person)

    def eyes(self, person: str | None, step: int | None = None) -> str | None:
        """With whose eyes a person sees a step. Who plays both sides sees what the side sees that is asked now; when
        the game is over, what the side saw that was asked then."""
        mine = self.factions(person)
        if len(mine) <= 1:
            return mine[0] if mine else None
        at = self.play.steps if step is None or not self.table.finished else step
        asked = [token.actor for token in self.play.tokens[at:] if token.kind == CHOICE]
        wanted = [*asked[:1], to_move(self.play) or "", *reversed([token.actor for token in self.play.tokens[:at]])]
        return next((faction for faction in wanted if faction in mine), mine[0])

    # What is shown

    def board(self, person: str | None, step: int, language: str) -> BoardOut:
        """The board after so many steps as that person sees it."""
        asked = step == self.play.steps and self.is_asked(person)
        glance = (step, self.eyes(person, step), asked, language)
        if glance not in self._boards:
            self._boards[glance] = self._drawn(*glance)
            if len(self._boards) > BOARDS:
                self._boards.popitem(last=False)
        self._boards.move_to_end(glance)
        return self._boards[glance][1]

    def _drawn(self, step: int, eyes: str | None, asked: bool, language: str) -> tuple[Position, BoardOut]:
        """What a faction may see, and the board; those who see the same are shown the same picture."""
        game = self.play.at(step)
        view = game.view(eyes)
        for glance, (seen, board) in self._boards.items():
            if (glance[0], glance[3]) == (step, language) and seen == view:
                return view, replace(board, question=question_out(game, asked, language))
        return view, board_out(game, eyes, asked, language, step)

    def log(self, language: str) -> list[LogLine]:
        """The whole log."""
        lines = self._logs.get(language, [])
        if len(lines) < len(self.play.game.log):
            lines = self._logs[language] = [*lines, *log_out(self.play, len(lines), language)]
        return lines

    # What happens

    def accept(self, draft: Draft) -> None:
        """The database has taken the draft."""
        self.play = draft.play
        for name, value in draft.values.items():
            setattr(self.table, name, value)
        self.keep_notes(draft.notes)
        self.forget_undone(draft.events)

    def follow(self, table: Table, events: Sequence[Event]) -> None:
        """Another server has written these."""
        play, notes = forked(self.play), dict(self.notes)
        for event in events:
            apply(play, event)
            if event.note:
                notes[play.steps] = event.note
        self.play, self.table = play, table
        self.keep_notes(notes)
        self.forget_undone(events)

    def keep_notes(self, notes: dict[int, str]) -> None:
        self.notes = {step: note for step, note in notes.items() if step <= self.play.steps}

    def forget_undone(self, events: Iterable[Event]) -> None:
        """What was taken back is no longer shown."""
        if any(event.kind in (UNDO, BACK) for event in events) or self.play.steps == 0:
            self._boards.clear()
            length = self.play.lines[-1] if self.play.steps else 0
            self._logs = {language: lines[:length] for language, lines in self._logs.items()}


class Draft:
    """What a request adds to a table, before the database has taken it. Services may add to `values`."""

    def __init__(self, live: Live, person: str | None = None, key: str | None = None) -> None:
        """`person`, `key`: who asks, and the mark of the request, kept with its first event."""
        self.live = live
        self.play = forked(live.play)
        self.notes = dict(live.notes)
        self.events: list[Event] = []
        self.values: dict[str, Any] = {}
        self._person, self._key = person, key

    def choose(self, option: str, note: str = "") -> None:
        """A choice, and the results of chance that follow it; IllegalChoice changes nothing."""
        tokens = self.play.choose(option)
        for index, token in enumerate(tokens):
            self._add(token.kind, token.actor, token.word, note if index == 0 else "")
        if note and tokens:
            self.notes[self.play.steps - len(tokens) + 1] = note

    def follow(self, token: Token) -> None:
        """A step that a lesson has written down."""
        self.play.follow(token)
        self._add(token.kind, token.actor, token.word, "")

    def back(self, steps: int) -> None:
        """So many steps of a lesson back."""
        self.play.back(steps)
        self._add(BACK, "", str(steps), "")

    def undo(self, faction: str) -> None:
        """The last choice back; NothingToUndo says why not."""
        self.play.undo(faction)
        self._add(UNDO, faction, "", "")

    def end(self, kind: str, loser: str) -> None:
        """The table ends by something that the rules do not know."""
        winner = next((seat.faction for seat in self.live.seats if seat.faction != loser), None)
        self._add(kind, loser, "", "")
        self.values["result"] = {"winner": winner, "grade": GRADES[kind], "loser": loser}

    def mark(self, kind: str, actor: str, word: str) -> None:
        """Something beside the game that has its place among the events: a clock starts, a bot takes a seat."""
        self._add(kind, actor, word, "")

    def _add(self, kind: str, actor: str, word: str, note: str) -> None:
        key, self._key = self._key, None
        seq = self.live.seq + len(self.events) + 1
        stored = {"table_id": self.live.id, "seq": seq, "person_id": self._person, "at": time()}
        self.events.append(Event(kind=kind, actor=actor, word=word, note=note, key=key, **stored))

    def close(self) -> None:
        """The row of the table as it will be."""
        ended = self.values.get("result") or result_of(self.play)
        self.values |= {"seq": self.live.seq + len(self.events), "updated": time(), "progress": progress(self.play)}
        self.values |= {"result": ended, "finished": ended is not None}
        self.values["to_move"] = None if ended else to_move(self.play)

    def snapshot(self, version: str) -> Snapshot | None:
        """Every so many events."""
        before, after = self.live.seq, self.live.seq + len(self.events)
        if before // SNAPSHOTS == after // SNAPSHOTS:
            return None
        return Snapshot(table_id=self.live.id, seq=after, rules_version=version, position=self.play.game.position())


def forked(play: Play) -> Play:
    """An independent copy of a game in play; the games it keeps to walk from are shared, nobody changes them."""
    twin = copy(play)
    twin.game = play.game.fork()
    twin.tokens, twin.lines = play.tokens.copy(), play.lines.copy()
    twin.own, twin.rules = play.own.copy(), play.rules.copy()
    twin._copies = play._copies.copy()
    return twin


def to_move(play: Play) -> str | None:
    """The actor of the pending question."""
    question = play.game.question()
    return None if question is None else play.game.title.actors[question.actor]


def progress(play: Play) -> str:
    """How far the game is, for lists: in each language, as JSON."""
    game = play.game
    board, view = board_of(game.title, game.options), game.view(None)
    return json.dumps({language: board.progress(view, language) for language in sorted(languages())})


def result_of(play: Play) -> dict[str, Any] | None:
    """The result of a game as it is stored."""
    result = play.game.result
    return None if result is None else {"winner": result.winner, "grade": result.grade, "reason": result.key}


# From the log


class Broken(Exception):
    """The log of a table cannot be played, not even from a snapshot."""


def opening(table: Table) -> Opening:
    """How the table's game began."""
    return Opening(table.title, table.options, seed_of(table), table.position)


def seed_of(table: Table) -> int | None:
    """The seed; a lesson has none."""
    return int(table.seed) if table.seed else None


def rebuild(table: Table, events: list[Event], snapshots: list[Snapshot], version: str) -> tuple[Play, dict[int, str]]:
    """The game from its log. Where today's rules do not lead through it, or lead elsewhere, from a snapshot on."""
    snapshots = [snapshot for snapshot in snapshots if stands(snapshot, events)]
    known = None if table.rules_version == version else next(iter(snapshots), None)
    if (played := attempt(opening(table), events, known)) is not None:
        return played
    for snapshot in snapshots:
        later = [event for event in events if event.seq > snapshot.seq]
        start = Opening(table.title, table.options, seed_of(table), snapshot.position)
        rolled = sum(event.kind == ROLL for event in events if event.seq <= snapshot.seq)
        if (played := attempt(start, later, None, rolled)) is not None:
            return played
    raise Broken(table.id)


def stands(snapshot: Snapshot, events: list[Event]) -> bool:
    """Whether nothing before the snapshot was taken back after it."""
    try:
        folded([event for event in events if event.seq > snapshot.seq])
    except IndexError:
        return False
    return True


def attempt(
    start: Opening, events: list[Event], known: Snapshot | None, rolled: int = 0
) -> tuple[Play, dict[int, str]] | None:
    """Play a log; None if it cannot be played, or does not lead to the position that is known."""
    try:
        play = Play(start)
        play.game.chance_position = ChancePosition(rolled, rolled)  # what was rolled before is not rolled again
        early = [event for event in events if known is not None and event.seq <= known.seq]
        notes = replay(play, early)
        if known is not None and play.game.position() != known.position:
            return None
        return play, notes | replay(play, events[len(early) :])
    except (SmallWarsError, LookupError, AssertionError, TypeError, ArithmeticError):
        return None


def replay(play: Play, events: Sequence[Event]) -> dict[int, str]:
    """Play events; what was taken back before the last choice need not be played at all."""
    last = max((index for index, event in enumerate(events) if event.kind == CHOICE), default=-1)
    notes: dict[int, str] = {}
    for event in [*folded(events[: last + 1]), *events[last + 1 :]]:
        apply(play, event)
        if event.note:
            notes[play.steps] = event.note
    return {step: note for step, note in notes.items() if step <= play.steps}


def folded(events: Sequence[Event]) -> list[Event]:
    """The steps that were not taken back; IndexError where more is taken back than was done."""
    kept: list[Event] = []
    for event in events:
        if event.kind in (UNDO, BACK):
            for _ in range(int(event.word or 1)):
                kept.pop()
        elif event.kind in STEPS:
            kept.append(event)
    return kept


def apply(play: Play, event: Event) -> None:
    """One event of a log."""
    if event.kind == UNDO:
        play.undo()
    elif event.kind == BACK:
        play.back(int(event.word))
    elif event.kind in STEPS:
        play.follow(Token(event.kind, event.actor, event.word))
