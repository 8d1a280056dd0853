"""A table in memory: its row, its seats, its game; and drafts of what comes next."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any, Final

from ...kit.text_board import text_board
from ...texts import languages
from ..storage.models import Event, Snapshot, Table
from .drawings import Drawings, Sight
from .game_in_play import CHOICE, GameInPlay, Step
from .log_replay import BACK, UNDO, apply_event

RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
GRADES: Final = {RESIGN: "resigned", TIMEOUT: "timeout"}
"""The grades of results that the rules do not know, by the event that ends the table."""
SNAPSHOTS: Final = 20
"""Events between two snapshots of a position."""


@dataclass(slots=True)
class LiveSeat:
    """A seat in memory; `holders`: the names of those who may act for it, by their ids."""

    id: int
    faction: str
    kind: str
    bot: str | None
    holders: dict[str, str] = field(default_factory=dict)
    rating: int | None = None

    @property
    def is_empty(self) -> bool:
        return self.kind != "bot" and not self.holders


class LiveTable:
    """A table in memory. It holds what is committed: game and row change only after the database has taken a draft."""

    def __init__(self, table: Table, seats: list[LiveSeat], play: GameInPlay) -> None:
        self.id = table.id
        self.title = play.game.title
        self.seats = seats
        self.lock = asyncio.Lock()
        self.drawings = Drawings()
        self._set(table, play)

    def _set(self, table: Table, play: GameInPlay) -> None:
        self.table = table
        self.play = play
        self.seq = table.seq
        self.to_move = None if table.finished else play.faction_to_move()
        """The faction that is asked; None when the game is over."""

    @property
    def is_waiting(self) -> bool:
        """Whether a seat of the table is still empty."""
        return any(seat.is_empty for seat in self.seats)

    # Who sits where

    def seat(self, faction: str) -> LiveSeat | None:
        return next((seat for seat in self.seats if seat.faction == faction), None)

    def factions(self, person: str | None) -> list[str]:
        """The factions that a person may act for."""
        return [seat.faction for seat in self.seats if person is not None and person in seat.holders]

    def people(self) -> set[str]:
        """The ids of everybody whose table it is."""
        return {self.table.owner_id, *(person for seat in self.seats for person in seat.holders)}

    def is_asked(self, person: str | None) -> bool:
        """Whether a person may answer the pending question."""
        return self.to_move is not None and self.to_move in self.factions(person)

    def viewpoint(self, person: str | None, step: int | None = None) -> str | None:
        """The faction with whose eyes a person sees a step. People who play both sides see what the side sees that is
        asked now; when the game is over, what the side saw that was asked then."""
        factions = self.factions(person)
        if len(factions) <= 1:
            return factions[0] if factions else None
        steps = self.play.log.steps
        index = len(steps) if step is None or not self.table.finished else step
        next_actor = next((each.actor for each in steps[index:] if each.kind == CHOICE), None)
        candidates = [next_actor, self.play.faction_to_move(), *(each.actor for each in reversed(steps[:index]))]
        return next((faction for faction in candidates if faction in factions), factions[0])

    def sight(self, person: str | None, step: int, language: str) -> Sight:
        """The view of a step that a person may see."""
        may_answer = step == len(self.play.log) and self.is_asked(person)
        return Sight(step, self.viewpoint(person, step), may_answer, language)

    # Changes

    def accept(self, draft: Draft) -> None:
        """Take over a draft that the database has taken."""
        for name, value in draft.values.items():
            setattr(self.table, name, value)
        self._set(self.table, draft.play)
        self._forget_undone(draft.events)

    def follow(self, table: Table, events: Sequence[Event]) -> None:
        """Take over events that another server has written."""
        play = self.play.fork()
        for event in events:
            apply_event(play, event)
        self._set(table, play)
        self._forget_undone(events)

    def _forget_undone(self, events: Iterable[Event]) -> None:
        """Forget the pictures of steps that these events take back."""
        if any(event.kind in (UNDO, BACK) for event in events):
            self.drawings.forget_after(self.play.log)


class Draft:
    """The events that a request adds to a table, before the database has taken them. Services may add to `values`."""

    def __init__(self, live: LiveTable, person: str | None = None, key: str | None = None) -> None:
        """Begin a draft; `person` and `key` of the request are stored with its first event."""
        self.live = live
        self.play = live.play.fork()
        self.events: list[Event] = []
        self.values: dict[str, Any] = {}
        """The new values of the table's row."""
        self._person, self._key = person, key

    def choose(self, option: str, note: str = "") -> None:
        """Add a choice, with a bot's reason, and the results of chance that follow; IllegalChoice changes nothing."""
        for step in self.play.choose(option, note):
            self._add(step.kind, step.actor, step.word, step.note)

    def follow(self, step: Step) -> None:
        """Add a step that a lesson has written down."""
        self.play.follow(step)
        self._add(step.kind, step.actor, step.word)

    def go_back(self, steps: int) -> None:
        """Take so many steps of a lesson back."""
        self.play.go_back(steps)
        self._add(BACK, "", str(steps))

    def loosen(self) -> None:
        """Let picks come in any order from here on."""
        step = self.play.loosen()
        self._add(step.kind, step.actor, step.word)

    def retract(self, pick: int) -> None:
        """Take one pick of the unfinished series back, the others stay; NothingToUndo says why not."""
        count, again = self.play.retract(pick)
        self._add(BACK, "", str(count))
        for step in again:
            self._add(step.kind, step.actor, step.word, step.note)

    def undo(self, faction: str) -> None:
        """Take the last choice back; NothingToUndo says why not."""
        self.play.undo(faction)
        self._add(UNDO, faction)

    def end(self, kind: str, loser: str) -> None:
        """End the table by a resignation or a time-out, which the rules do not know."""
        winner = next((seat.faction for seat in self.live.seats if seat.faction != loser), None)
        self._add(kind, loser)
        self.values["result"] = {"winner": winner, "grade": GRADES[kind], "loser": loser}

    def mark(self, kind: str, actor: str, word: str) -> None:
        """Add an event that is no step of the game: a clock starts, a bot takes a seat."""
        self._add(kind, actor, word)

    def _add(self, kind: str, actor: str, word: str = "", note: str = "") -> None:
        key, self._key = self._key, None
        seq = self.live.seq + len(self.events) + 1
        stored = {"table_id": self.live.id, "seq": seq, "person_id": self._person, "at": time()}
        self.events.append(Event(kind=kind, actor=actor, word=word, note=note, key=key, **stored))

    def close(self) -> None:
        """Fill in the row of the table, after which nothing more is added."""
        self.values = table_values(self.play) | self.values
        self.values |= {"seq": self.live.seq + len(self.events), "updated": time()}
        if self.values["result"]:
            self.values |= {"finished": True, "to_move": None}

    def snapshot(self, version: str) -> Snapshot | None:
        """A snapshot of the position where one is due; None otherwise."""
        before, after = self.live.seq, self.live.seq + len(self.events)
        if before // SNAPSHOTS == after // SNAPSHOTS:
            return None
        return Snapshot(table_id=self.live.id, seq=after, rules_version=version, position=self.play.game.position())


def table_values(play: GameInPlay) -> dict[str, Any]:
    """The values by which the row of a table describes its game, for lists; the progress in each language, as JSON."""
    game, result = play.game, play.game.result
    board, view = text_board(game.title, game.options), game.view(None)
    return {
        "to_move": play.faction_to_move(),
        "progress": json.dumps({language: board.progress(view, language) for language in sorted(languages())}),
        "result": result and {"winner": result.winner, "grade": result.grade, "reason": result.key},
        "finished": result is not None,
    }
