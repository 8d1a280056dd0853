"""The replay of a table's stored log, which builds its game anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from ...engine.chance import ChancePosition
from ...engine.errors import SmallWarsError
from ...engine.record import LOOSE
from ...engine.registry import find
from ..storage.models import Event, Snapshot, Table
from .game_in_play import CHOICE, EDIT, ROLL, GameInPlay, Opening, Step

UNDO: Final = "undo"
BACK: Final = "back"
"""The event of a lesson that takes so many steps back."""
STEPS: Final = (CHOICE, ROLL, EDIT, LOOSE)
"""The kinds of events that are steps of the game."""


class UnplayableLog(Exception):
    """The error of a log that cannot be played, not even from a snapshot."""


def rebuild(table: Table, events: list[Event], snapshots: list[Snapshot], version: str) -> GameInPlay:
    """Build a game from its log, or from a snapshot on where today's rules do not lead where the log does."""
    seed = int(table.seed) if table.seed else None
    options = table.options if table.any_order else {**find(table.title).options_before(), **table.options}
    opening = Opening(table.title, options, seed, table.position, table.any_order)
    snapshots = [snapshot for snapshot in snapshots if is_valid(snapshot, events)]
    checkpoint = None if table.rules_version == version else next(iter(snapshots), None)
    if (play := try_replay(opening, events, checkpoint)) is not None:
        return play
    for snapshot in snapshots:
        events_after = [event for event in events if event.seq > snapshot.seq]
        rolls = sum(event.kind == ROLL for event in events if event.seq <= snapshot.seq)
        if (play := try_replay(replace(opening, position=snapshot.position), events_after, None, rolls)) is not None:
            return play
    raise UnplayableLog(table.id)


def is_valid(snapshot: Snapshot, events: list[Event]) -> bool:
    """Whether nothing before the snapshot was taken back after it."""
    try:
        steps_not_undone([event for event in events if event.seq > snapshot.seq])
    except IndexError:
        return False
    return True


def try_replay(opening: Opening, events: list[Event], checkpoint: Snapshot | None, rolls: int = 0) -> GameInPlay | None:
    """Play a log; None if it cannot be played, or does not lead to the position of the checkpoint."""
    try:
        play = GameInPlay(opening)
        play.game.chance_position = ChancePosition(rolls, rolls)  # what was rolled before is not rolled again
        early = [event for event in events if checkpoint is not None and event.seq <= checkpoint.seq]
        replay(play, early)
        if checkpoint is not None and play.game.position() != position_today(opening, checkpoint.position):
            return None
        replay(play, events[len(early) :])
        return play
    except (SmallWarsError, LookupError, AssertionError, TypeError, ArithmeticError):
        return None


def position_today(opening: Opening, position: dict[str, Any]) -> dict[str, Any]:
    """A stored position as today's version writes it, with the fields that have come since."""
    return replace(opening, position=position).game().position()


def replay(play: GameInPlay, events: Sequence[Event]) -> None:
    """Play events; steps that were taken back before the last choice are left out."""
    last = max((index for index, event in enumerate(events) if event.kind == CHOICE), default=-1)
    for event in [*steps_not_undone(events[: last + 1]), *events[last + 1 :]]:
        apply_event(play, event)


def steps_not_undone(events: Sequence[Event]) -> list[Event]:
    """The steps that were not taken back; IndexError where more is taken back than was done."""
    remaining: list[Event] = []
    for event in events:
        if event.kind in (UNDO, BACK):
            for _ in range(int(event.word or 1)):
                remaining.pop()
        elif event.kind in STEPS:
            remaining.append(event)
    return remaining


def apply_event(play: GameInPlay, event: Event) -> None:
    """Play one event of a log."""
    if event.kind == UNDO:
        play.undo()
    elif event.kind == BACK:
        play.go_back(int(event.word))
    elif event.kind in STEPS:
        play.follow(Step(event.kind, event.actor, event.word, event.note))
