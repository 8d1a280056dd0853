"""Views of a table for a person: the whole table, and its line in a list."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from ...bots.reasons.words import reason_text
from ...engine.registry import find
from ...engine.title import Title, key_of, readable
from ...kit.words import board_words, faction_name, title_name
from ...texts import FALLBACK, has_message
from ..errors import TEXTS as SERVER_TEXTS
from ..errors import say
from ..storage.models import Table
from ..study.lessons import lesson_of, lesson_out
from ..wire import ClockOut, LogLine, ReasonOut, ResultOut, SeatKind, SeatOut, TableLine, TableOut
from .live_table import GRADES, LiveSeat, LiveTable
from .service import Tables


async def table_out(
    tables: Tables, live: LiveTable, person: str | None, language: str, online: Collection[str] = ()
) -> TableOut:
    """A table as one person sees it; `online`: the factions whose people are online."""
    picture = await live.drawings.show(live, person, language)
    table, play, board = live.table, live.play, picture.board
    if table.finished and board.result is None:
        board = replace(board, question=None, result=table_result_out(live.title, table.result, language))
    seats = [seat_out(live.title, seat, person, language) for seat in live.seats]
    for seat in seats:
        seat.online = seat.faction in online
        seat.link = tables.link(live, seat.faction, person)
    factions = live.factions(person)
    undoable = None if table.finished else play.game.undoable()
    if table.lesson and len(play.log) > lesson_of(table.title).choice_at(0):
        undoable = next(iter(factions), None)
    viewpoint = live.viewpoint(person)
    return TableOut(
        id=table.id,
        title=table.title,
        title_name=title_name(live.title, language),
        name=table.name,
        seq=live.seq,
        options=dict(play.game.options),
        seats=seats,
        board=board,
        steps=len(play.log),
        turns=play.log.turns(),
        log_from=0,
        log=[*picture.log, *ending_lines(live, board.result)],
        can_undo=undoable in factions,
        your_turn=live.is_asked(person),
        since=0 if viewpoint is None else play.log.last_step_of(viewpoint),
        clock=clock_out(table),
        commitment=table.commitment,
        seed=table.seed if table.finished else None,
        sandbox=table.sandbox,
        paused=live.is_waiting and not table.finished,
        rules_version=table.rules_version,
        reasons=reasons(live, language),
        lesson=lesson_out(live.title, play, language) if table.lesson else None,
        trouble=bot_trouble(tables, live, language),
    )


def reasons(live: LiveTable, language: str) -> dict[str, ReasonOut]:
    """The bots' reasons, by the step that each explains."""
    return {
        str(number): ReasonOut(step.actor, reason_text(step.note, language))
        for number, step in enumerate(live.play.log.steps, 1)
        if step.note
    }


def bot_trouble(tables: Tables, live: LiveTable, language: str) -> str:
    """The sentence that says what keeps the bot from moving that is asked; empty where nothing does."""
    fault, seat = tables.faults.current(live.id, live.seq), live.seat(live.to_move or "")
    return "" if fault is None or seat is None else fault.text(bot_name(seat.bot or "", language), language)


def ending_lines(live: LiveTable, result: ResultOut | None) -> list[LogLine]:
    """The last line of the log where a table did not end by the rules; empty otherwise."""
    resigned = result is not None and result.grade in GRADES.values()
    return [LogLine(len(live.play.log), result.text, "heading")] if result is not None and resigned else []


def seat_out(title: Title, seat: LiveSeat, person: str | None, language: str) -> SeatOut:
    """A seat as a person sees it."""
    kind: SeatKind = "bot" if seat.kind == "bot" else "open" if seat.kind == "open" else "person"
    names = [name or say(language, "guest") for name in seat.holders.values()]
    return SeatOut(
        faction=seat.faction,
        name=faction_name(title, language, seat.faction),
        kind=kind,
        player=bot_name(seat.bot, language) if seat.bot else ", ".join(dict.fromkeys(names)),
        bot=seat.bot,
        you=person is not None and person in seat.holders,
        rating=seat.rating,
    )


def bot_name(bot: str, language: str) -> str:
    """The name of a bot at its seat; empty for a level that has no name."""
    is_named = has_message(SERVER_TEXTS, f"bot-{bot}")
    return say(language, "bot-sits", level=say(language, f"bot-{bot}")) if is_named else ""


def clock_out(table: Table) -> ClockOut | None:
    """The clock of a table for a page; None where it has none."""
    if not table.clock or table.clock.get("kind", "none") == "none":
        return None
    clock = table.clock
    return ClockOut(
        clock["kind"],
        clock.get("timeout", "lose"),
        dict(clock.get("left", {})),
        clock.get("running"),
        table.deadline,
        clock.get("increment", 0.0),
    )


def table_result_out(title: Title, result: dict[str, Any] | None, language: str) -> ResultOut | None:
    """The result of a table, by the rules or otherwise; None while it goes on."""
    if result is None:
        return None
    winner, grade = result.get("winner"), result["grade"]
    name = "" if winner is None else faction_name(title, language, winner)
    if grade in GRADES.values():
        loser = faction_name(title, language, result.get("loser", ""))
        return ResultOut(winner, grade, say(language, f"result-{grade}", loser=loser, winner=name))
    key, otherwise = f"over-{key_of(grade)}", "over-won" if winner else "over-nobody"
    words = board_words(title)
    sentence = key if has_message(words.files, key) else otherwise
    reason = title.phrase_or(language, "result-" + result["reason"], readable(result["reason"]))
    return ResultOut(winner, grade, words.say(language, sentence, faction=name, reason=reason))


def progress_text(stored: str, language: str) -> str:
    """The progress of a game in a language; tables of older versions have it in English only."""
    progress = json.loads(stored) if stored.startswith("{") else {}
    return str(progress.get(language, progress.get(FALLBACK, stored)))


def table_line_out(table: Table, seats: list[LiveSeat], person: str | None, language: str) -> TableLine:
    """The line of a table in a list."""
    title = find(table.title)
    seat_to_move = next((seat for seat in seats if seat.faction == table.to_move), None)
    return TableLine(
        id=table.id,
        title=table.title,
        title_name=title_name(title, language),
        name=table.name,
        seats=[seat_out(title, seat, person, language) for seat in seats],
        progress=progress_text(table.progress, language),
        to_move=table.to_move,
        your_turn=seat_to_move is not None and person is not None and person in seat_to_move.holders,
        deadline=table.deadline,
        result=table_result_out(title, table.result, language),
        updated=table.updated,
    )
