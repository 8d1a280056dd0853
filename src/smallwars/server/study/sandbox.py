"""Games that start elsewhere: a table from a step of another, a table from a record, a position to be tried."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Final

from ...engine.errors import IllegalChoice, InvalidOption, InvalidPosition, InvalidRecord, SmallWarsError, UnknownTitle
from ...engine.game import Game
from ...engine.question import CHANCE
from ...engine.record import LOOSE, Moment, Parsed, parse
from ...engine.table import from_position, replay
from ...engine.title import Position, Title
from ..errors import RequestError
from ..plain_text import cut
from ..tables.game_in_play import CHOICE, ROLL, GameInPlay, Opening, Step
from ..tables.live_table import LiveTable
from ..wire import SeatRequest, TableRequest

MAX_EDITS: Final = 50
"""The most edits by hand in a record that is read."""
MAX_COMMENTS: Final = 5_000
"""The most comments in a record that is read."""
MAX_POSITION: Final = 200_000
"""The most characters of a position."""


def hot_seat(title: Title) -> dict[str, SeatRequest]:
    """Seats of a table where one person has all sides."""
    return {faction: SeatRequest("me") for faction in title.actors[1:]}


# From a step of another table


def position_at(live: LiveTable, person: str | None, step: int) -> Position:
    """The position of a table after so many steps. While the game goes on, what the person cannot see is dealt anew."""
    if step > len(live.play.log):
        raise RequestError(404, "step", step=step, steps=len(live.play.log))
    game = live.play.game_at(step)
    if game.result is not None:
        raise RequestError(400, "sandbox-over")
    if not live.table.finished:
        game = game.determinize(live.viewpoint(person, step), SystemRandom())
    return game.position()


def sandbox_request(live: LiveTable, position: Position, name: str) -> TableRequest:
    """A request for a table of one's own that starts at a position."""
    options = dict(live.play.game.options)
    return TableRequest(live.table.title, hot_seat(live.title), options, name=name, position=position, public=False)


# From a record


@dataclass(frozen=True)
class ImportedTable:
    """A record as a table: the request that opens it, the steps that were played, and the seed; `any_order`: whether
    picks came in any order from the start."""

    request: TableRequest
    steps: Sequence[Step]
    seed: int | None
    any_order: bool = True


def read_import(text: str) -> ImportedTable:
    """Read a record as a table. Where the position was edited on the way, the table begins at the end of the record."""
    parsed, game = read_record(text)
    seed = int(parsed.headers["Seed"]) if "Seed" in parsed.headers else None
    start = json.loads(parsed.headers["Position"]) if "Position" in parsed.headers else None
    request = TableRequest(game.title.id, hot_seat(game.title), dict(game.options), position=start, public=False)
    if start is not None:
        start.setdefault("title", game.title.id)
    steps = None if count_edits(parsed) else steps_of(parsed, game, request, seed)
    if steps is not None:
        return ImportedTable(request, steps, seed, game.began_in_any_order)
    request.position = game.position()
    return ImportedTable(request, (), None)


def read_record(text: str) -> tuple[Parsed, Game]:
    """Parse and play a record; an error names the line and the word."""
    try:
        parsed = parse(text)
        if count_edits(parsed) > MAX_EDITS:
            raise RequestError(400, "record-edits", most=MAX_EDITS)
        if sum(token.kind == "comment" for token in parsed.tokens) > MAX_COMMENTS:
            raise RequestError(400, "record-comments", most=MAX_COMMENTS)
        if is_under_way(parsed):
            raise RequestError(400, "record-pending")
        return parsed, replay(text)
    except InvalidRecord as error:
        raise RequestError(400, "record", {"line": error.line, "token": cut(error.token)}, why=error) from None
    except RequestError:
        raise
    except (ValueError, RecursionError) as error:
        raise RequestError(400, "record", why=error if isinstance(error, SmallWarsError) else cut(str(error))) from None


def is_under_way(parsed: Parsed) -> bool:
    """Whether a record itself says what is still to be done in mid-turn; see `check_position`."""
    texts = [parsed.headers.get("Position", ""), *[token.text for token in parsed.tokens if token.kind == "edit"]]
    return any('"pending"' in text for text in texts)


def count_edits(parsed: Parsed) -> int:
    return sum(token.kind == "edit" for token in parsed.tokens)


def steps_of(parsed: Parsed, game: Game, request: TableRequest, seed: int | None) -> Sequence[Step] | None:
    """The steps of a recorded game as a table counts them; None where a table cannot play the same steps."""
    moments = game.moments()
    seed = SystemRandom().getrandbits(62) if seed is None else seed
    play = GameInPlay(Opening(request.title, request.options, seed, request.position, game.began_in_any_order))
    try:
        if request.position is None:
            moments = deal_deck(play, parsed.headers.get("Deck", "").split(), moments)
        for moment in moments:
            play.follow(step_of(play, moment))
    except IllegalChoice:
        return None
    return play.log.steps if is_same_question(play.game, game) else None


def is_same_question(ours: Game, theirs: Game) -> bool:
    """Whether two games stand at the same question, or theirs at a roll that ours has rolled already."""
    question = theirs.question()
    if question is not None and question.actor == CHANCE:
        return True
    return ours.view() == theirs.view() and repr(ours.decision) == repr(theirs.decision)


def deal_deck(play: GameInPlay, deck: list[str], moments: list[Moment]) -> list[Moment]:
    """Deal the whole deck first: the cards that a record knows, then those of the seed; the moments that remain."""
    deals, title = play.game.title.deals, play.game.title
    deck_words = [*deck, *(moment.word for moment in moments if moment.kind == deals)]
    while (question := play.game.state.question()) is not None and question.kind == deals:
        word = deck_words.pop(0) if deck_words else play.game.fork().roll() or ""
        play.follow(Step(ROLL, title.actors[CHANCE], word))
    return [moment for moment in moments if moment.kind != deals]


def step_of(play: GameInPlay, moment: Moment) -> Step:
    """The step of a table for a moment of a record."""
    if moment.kind == LOOSE:
        return Step(LOOSE, "", LOOSE)
    return Step(ROLL if moment.actor == CHANCE else CHOICE, play.game.title.actors[moment.actor], moment.word)


# From a position


def check_position(position: Any) -> None:
    """Refuse a position that says what is still to be done in mid-turn: that could be anything, even endless."""
    if isinstance(position, dict) and position.get("pending"):
        raise RequestError(400, "pending", {"field": "pending"})


def try_position(position: Any, options: dict[str, Any]) -> Game:
    """Make the game that starts at a position; an error names the field."""
    check_position(position)
    try:
        if len(json.dumps([position, options])) > MAX_POSITION:
            raise RequestError(400, "position-size", most=MAX_POSITION)
        if isinstance(options.get("data"), str):
            raise RequestError(400, "data")
        game = from_position(position, None, options, "manual")
        game.question()
        return game
    except (InvalidPosition, InvalidOption, UnknownTitle) as error:
        extra: dict[str, Any] = {"field": cut(field_of(error))}
        if choices := error.message.args.get("choices"):
            extra["choices"] = [str(word) for word in choices]
        raise RequestError(400, "position", extra, why=error) from None
    except RecursionError:
        raise RequestError(400, "position-size", most=MAX_POSITION) from None


def field_of(error: SmallWarsError) -> str:
    """The field of a request that an error is about."""
    if isinstance(error, InvalidOption):
        return f"options.{error.option}"
    return error.field if isinstance(error, InvalidPosition) else "title"
