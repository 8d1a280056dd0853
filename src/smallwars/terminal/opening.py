"""The opening of a session from what the command line asks for, new or resumed from a record."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ..bots import Greedy, UnknownBot, bot
from ..engine.errors import InvalidRecord, Message
from ..engine.game import Game
from ..engine.record import Parsed, parse
from ..engine.registry import find, titles
from ..engine.table import new, replay
from ..kit.words import say
from .session import PERSON, Session, Trouble, read_seats, reason, seats, without_seats

LAST = "last"
"""The word instead of a file for the unfinished game saved last."""


@dataclass(frozen=True)
class SessionRequest:
    """What the command line asks for; None where it leaves the choice to the record or to us."""

    title: str | None = None
    side: str | None = None
    bot: str | None = None
    seed: int | None = None
    manual: bool = False
    options: tuple[str, ...] = ()
    record: Path | None = None
    resume: str | None = None
    language: str = "en"
    data: Path | None = None
    confirms: bool = False


def open_session(request: SessionRequest) -> Session:
    """The session asked for, with its game and players."""
    path = resumed_path(request)
    return resumed(request, path) if path is not None else started(request)


def resumed_path(request: SessionRequest) -> Path | None:
    """The record to go on from, if one is asked for."""
    if request.resume == LAST:
        found = unfinished(request.title or "")
        if found is None:
            raise Trouble("error-unfinished", folder=data_folder())
        return found
    if request.resume is not None:
        return Path(request.resume)
    return request.record if request.record is not None and request.record.exists() else None


def started(request: SessionRequest) -> Session:
    """A session with a new game."""
    name = request.title or os.environ.get("SMALLWARS_TITLE")
    if name is None:
        raise Trouble("error-name-title", titles=titles())
    title = find(name)
    players = seats(title.actors[1:], request.side or title.actors[1], checked_bot(request.bot))
    chance = "manual" if request.manual else "auto"
    game = new(name, request.seed, asked_options(request), chance=chance)
    session = Session(
        game, players, request.record or fresh_path(name), request.language, request.seed, request.confirms
    )
    if request.record is not None:
        session.save()
    elif unfinished(name) is not None:
        session.notices.append(say(request.language, "unfinished", command=f"{play_command()} {name}"))
    return session


def resumed(request: SessionRequest, path: Path) -> Session:
    """A session with the game of a record; the command line may seat other players, but not change what was played."""
    text = read_text(path)
    game = read_game(path, text)
    check_agreement(request, game, parse(text))
    if game.result is None:
        game.loosen()
    players = reseated(request, game, read_seats(text))
    session = Session(game, players, path, request.language, request.seed, request.confirms)
    session.notices.append(say(request.language, "resumed", file=str(path)))
    return session


def reseated(request: SessionRequest, game: Game, before: dict[str, str]) -> dict[str, str]:
    """The players as they were, unless the command line says otherwise."""
    factions = game.title.actors[1:]
    known = set(before) == set(factions) and all(player == PERSON or is_bot(player) for player in before.values())
    bot_name = request.bot or next((player for player in before.values() if known and player != PERSON), None)
    if request.side is not None or not known:
        return seats(factions, request.side or factions[0], checked_bot(bot_name))
    changed = checked_bot(bot_name)
    return {faction: player if player == PERSON else changed for faction, player in before.items()}


def check_agreement(request: SessionRequest, game: Game, parsed: Parsed) -> None:
    """Refuse a command line that would change how the game of a record began."""
    if request.title is not None and find(request.title).id != game.title.id:
        raise Trouble("error-other-title", title=game.title.id, asked=request.title)
    seed = parsed.headers.get("Seed")
    if request.seed is not None and str(request.seed) != seed:
        raise Trouble("error-other-seed" if seed else "error-no-seed", seed=seed or "", asked=request.seed)
    if request.manual and seed is not None:
        raise Trouble("error-seeded")
    options = asked_options(request)
    full = game.title.check_options(options)
    for name in options:
        if full.get(name) != game.options.get(name):
            kept = json.dumps(game.options.get(name))
            raise Trouble("error-option-kept" if name in game.options else "error-option-none", name=name, value=kept)


def checked_bot(name: str | None) -> str:
    """The name of a known bot, or that of the rule bot where none is named; UnknownBot for any other."""
    if name is None:
        return Greedy.name
    bot(name)
    return name


def is_bot(name: str) -> bool:
    """Whether a record's player is a bot that we know."""
    try:
        bot(name)
    except UnknownBot:
        return False
    return True


def asked_options(request: SessionRequest) -> dict[str, Any]:
    """The title options asked for, the data file among them."""
    options = read_options(request.options)
    if request.data is None:
        return options
    if "data" in options:
        raise Trouble("error-data-twice")
    return {**options, "data": str(request.data)}


def read_options(typed: tuple[str, ...]) -> dict[str, Any]:
    """Title options that were typed as `name=value`; a value is JSON where it can be."""
    options: dict[str, Any] = {}
    for option in typed:
        name, equals, value = option.partition("=")
        if not name or not equals:
            raise Trouble("error-option", option=repr(option))
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


# Records on disk


def read_text(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble("error-file", path=path, why=reason(error)) from error
    except UnicodeDecodeError as error:
        raise Trouble("error-file", path=path, why=Message("not-text", byte=error.start)) from error


def read_game(path: Path, text: str, to: int | None = None) -> Game:
    """The game of a record, with the file's name before whatever is wrong in it."""
    try:
        return replay(without_seats(text), to)
    except InvalidRecord as error:
        raise Trouble("error-file", path=path, why=error) from error


def data_folder() -> Path:
    """The folder for games that were given no file."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "smallwars"


def fresh_path(title: str) -> Path:
    """A new file for a game of that title."""
    name = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    taken = len(list(data_folder().glob(f"{name}*.txt")))
    return data_folder() / (f"{name}-{taken + 1}.txt" if taken else f"{name}.txt")


def unfinished(title: str) -> Path | None:
    """The game without a result that was saved last."""
    files = [path for path in data_folder().glob(f"{title}*.txt") if path.is_file()]
    files.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in files if is_unfinished(path)), None)


def is_unfinished(path: Path) -> bool:
    """Whether the file is a record without a result; what cannot be read is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return "[Title " in text and "[Result " not in text


def play_command() -> str:
    """The command to type to play: the script that started us says which."""
    return os.environ.get("SMALLWARS_COMMAND", "smallwars play")
