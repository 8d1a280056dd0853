"""Sitting down to play: a new game, a game from a position, a game from a record.

What users may hand in wrong is annotated `Any` and checked inside, so that compiled code answers with our errors too.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from .chance import START, Driver, Manual, Scripted, Seeded, seeded
from .errors import InvalidOption, InvalidPosition, InvalidRecord, SmallWarsError, UnknownTitle
from .frame import State
from .game import Game
from .log import Log
from .question import BACK, CHANCE, Question
from .record import LOOSE, VERSION, Parsed, Token, parse
from .registry import find
from .title import Options, Title

Chance = str | list[str]
"""The source of chance: `"auto"` (by the seed), `"manual"` (asked), or a list of results."""


def new(
    title: str,
    seed: Any = None,
    options: Options | None = None,
    deck: list[str] | None = None,
    chance: Chance = "auto",
    log: bool = True,
    any_order: bool = True,
) -> Game:
    """A new game. `deck`: the cards from the top, as many as are known. `any_order`: whether picks that commute are
    asked in any order, as people want it, or in the one order of bots and simulations.
    """
    played = find(title)
    driver = _driver(chance, seed)
    full = played.check_options({} if options is None else options)
    state = played.start(full, deck, isinstance(driver, Seeded))
    return _game(played, full, driver, state, False, log, any_order)


def from_position(
    position: Any,
    seed: Any = None,
    options: Options | None = None,
    chance: Chance = "auto",
    log: bool = True,
    any_order: bool = True,
) -> Game:
    """A game from a position; InvalidPosition names the field that is wrong."""
    if not isinstance(position, dict) or "title" not in position:
        raise InvalidPosition("title", "position-title")
    played = find(str(position["title"]))
    full = played.check_options({} if options is None else options)
    return _game(played, full, _driver(chance, seed), played.load(position, full), True, log, any_order)


def _game(
    title: Title, options: Options, driver: Driver, state: State[Any], placed: bool, log: bool, any_order: bool
) -> Game:
    state.any_order = any_order
    origin = state.fork(None)
    if log:
        state.log = Log(title.sentence, [], [])
    return Game(title, options, driver, state, origin, placed, [], {}, {}, 0, 0, state.reveals, START)


def _driver(chance: Chance, seed: Any) -> Driver:
    if not isinstance(chance, str):
        return Scripted([str(word) for word in chance])
    if chance == "manual":
        return Manual()
    if chance != "auto":
        raise InvalidOption("chance", "chance-kind", chance=repr(chance))
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise InvalidOption("seed", "seed-whole", seed=repr(seed))
    return seeded(secrets.randbits(31) if seed is None else seed)


def replay(text: str, to: int | None = None) -> Game:
    """Play a record again, `to` that many choices; InvalidRecord names the line and the token that do not fit."""
    parsed = parse(text)
    if "Version" in parsed.headers:
        return _replayed(parsed, to, parsed.headers["Version"] == VERSION)
    try:
        return _replayed(parsed, to, True)
    except InvalidRecord as error:
        try:
            return _replayed(parsed, to, False)
        except InvalidRecord:
            raise error from None


def _replayed(parsed: Parsed, to: int | None, any_order: bool) -> Game:
    game = _opened(parsed, any_order)
    choices = 0
    for token in parsed.tokens:
        if to is not None and choices >= to and token.kind == "choice":
            break
        choices += _played(game, token)
    game.question()
    if to is None and "Result" in parsed.headers and game.result is None:
        last = parsed.tokens[-1] if parsed.tokens else Token(parsed.line("Result"), "choice", "")
        raise InvalidRecord(last.line, last.text, "record-truncated")
    return game


def _opened(parsed: Parsed, any_order: bool) -> Game:
    """The game as it stands before the first token."""
    headers = parsed.headers
    seed = _seed(parsed)
    chance = "auto" if seed is not None else "manual"
    if headers.get("Chance", "manual") not in ("auto", "manual"):
        raise InvalidRecord(parsed.line("Chance"), headers["Chance"], "record-chance")
    if isinstance(parsed.options.get("data"), str):
        raise InvalidRecord(parsed.option_lines["data"], "data", "record-data")
    try:
        options = parsed.options if any_order else {**find(headers["Title"]).options_before(), **parsed.options}
        if "Position" not in headers:
            deck = headers["Deck"].split() if "Deck" in headers else None
            return new(headers["Title"], seed, options, deck, chance, True, any_order)
        position = json.loads(headers["Position"])
        if not isinstance(position, dict) or position.setdefault("title", headers["Title"]) != headers["Title"]:
            raise InvalidRecord(parsed.line("Position"), "Position", "record-other-title")
        return from_position(position, seed, options, chance, True, any_order)
    except json.JSONDecodeError as error:
        raise InvalidRecord(parsed.line("Position"), "Position", "not-json", why=error) from error
    except InvalidRecord:
        raise
    except SmallWarsError as error:
        raise InvalidRecord(_guilty_line(parsed, error), "", "record-why", why=error) from error


def _guilty_line(parsed: Parsed, error: SmallWarsError) -> int:
    if isinstance(error, InvalidOption):
        return parsed.option_lines.get(error.option, 1)
    header = "Title" if isinstance(error, UnknownTitle) else "Deck"
    return parsed.line("Position" if "Position" in parsed.headers and header == "Deck" else header)


def _seed(parsed: Parsed) -> int | None:
    text = parsed.headers.get("Seed")
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise InvalidRecord(parsed.line("Seed"), text, "record-seed") from None


def _played(game: Game, token: Token) -> int:
    """Play one token; the number of choices that it was."""
    try:
        if token.kind == "comment":
            game.comment(token.text)
        elif token.kind == "edit":
            game.edit(json.loads(token.text))
        elif token.kind == "chance":
            _chance(game, token)
        elif token.kind == LOOSE:
            game.loosen()
        else:
            return _choice(game, token)
    except json.JSONDecodeError as error:
        raise InvalidRecord(token.line, "edit", "not-json", why=error) from error
    except InvalidRecord:
        raise
    except SmallWarsError as error:
        raise InvalidRecord(token.line, token.text, "record-why", why=error) from error
    return 0


def _chance(game: Game, token: Token) -> None:
    """Take a result of chance that was written down, whatever the seed would have drawn."""
    _take_only_answers(game, token)
    question = game.state.question()
    if question is None or question.actor != CHANCE:
        if game.was_forced(token.text):
            return
        raise InvalidRecord(token.line, "{" + token.text + "}", "record-no-chance")
    words = [game.title.word(answer) for answer in question.answers]
    if token.text not in words:
        raise InvalidRecord(token.line, "{" + token.text + "}", "record-results", kind=question.kind, words=words)
    game.apply(question, question.answers[words.index(token.text)])


def _choice(game: Game, token: Token) -> int:
    """Take a choice; the number of choices that it was. One that the rules left no other way may be written or left
    out.
    """
    before = game.choices
    _take_only_answers(game, token)
    question = game.question()
    if question is not None and question.actor == CHANCE:
        if game.was_forced(token.text):
            return 0
        raise InvalidRecord(token.line, token.text, "record-chance-first", kind=question.kind)
    game.choose(token.text)
    return game.choices - before


def _take_only_answers(game: Game, token: Token) -> None:
    """Take the only answers that a record may leave out, up to the question that the token answers."""
    is_choice = token.kind == "choice"
    question = game.question() if is_choice else game.state.question()
    while question is not None and question.actor != CHANCE and len(ways_on(game, question)) == 1:
        if game.went_by_itself(token.text) or (is_choice and game.answer_named(token.text) is not None):
            return
        game.apply(question, ways_on(game, question)[0])
        question = game.question() if is_choice else game.state.question()


def ways_on(game: Game, question: Question) -> list[int]:
    """The answers to a question but for the one that leads back."""
    return [answer for answer in question.answers if game.title.word(answer) != BACK]
