"""Sitting down: a session from what the command line asks for, new or resumed from a record."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from ..bots import Greedy, UnknownBot, bot
from ..engine.errors import InvalidRecord, Told
from ..engine.game import Game
from ..engine.record import Parsed, parse
from ..engine.registry import find, titles
from ..engine.table import new, replay
from ..kit.words import say
from .session import PERSON, Session, Trouble, read_seats, reason, seats, without_seats

LAST = "last"
"""Instead of a file: the unfinished game saved last."""


@dataclass(frozen=True)
class Wish:
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


def open_session(wish: Wish) -> Session:
    """The game asked for, with its players."""
    path = resumed_path(wish)
    return resumed(wish, path) if path is not None else started(wish)


def resumed_path(wish: Wish) -> Path | None:
    """The record to go on from, if one is asked for."""
    if wish.resume == LAST:
        found = unfinished(wish.title or "")
        if found is None:
            raise Trouble("error-unfinished", folder=data_folder())
        return found
    if wish.resume is not None:
        return Path(wish.resume)
    return wish.record if wish.record is not None and wish.record.exists() else None


def started(wish: Wish) -> Session:
    """A new game."""
    name = wish.title or os.environ.get("SMALLWARS_TITLE")
    if name is None:
        raise Trouble("error-name-title", titles=titles())
    title = find(name)
    players = seats(title.actors[1:], wish.side or title.actors[1], checked_bot(wish.bot))
    chance = "manual" if wish.manual else "auto"
    game = new(name, wish.seed, asked_options(wish), chance=chance)
    session = Session(game, players, wish.record or fresh_path(name), wish.language, wish.seed)
    if wish.record is not None:
        session.save()
    elif unfinished(name) is not None:
        session.notices.append(say(wish.language, "unfinished", command=f"{play_command()} {name}"))
    return session


def resumed(wish: Wish, path: Path) -> Session:
    """A game from its record; the command line may seat other players, but not change what was played."""
    text = read_text(path)
    game = read_game(path, text)
    check_agreement(wish, game, parse(text))
    players = reseated(wish, game, read_seats(text))
    session = Session(game, players, path, wish.language, wish.seed)
    session.notices.append(say(wish.language, "resumed", file=str(path)))
    return session


def reseated(wish: Wish, game: Game, before: dict[str, str]) -> dict[str, str]:
    """The players as they were, where the command line does not say otherwise."""
    factions = game.title.actors[1:]
    known = set(before) == set(factions) and all(player == PERSON or is_bot(player) for player in before.values())
    bot_name = wish.bot or next((player for player in before.values() if known and player != PERSON), None)
    if wish.side is not None or not known:
        return seats(factions, wish.side or factions[0], checked_bot(bot_name))
    changed = checked_bot(bot_name)
    return {faction: player if player == PERSON else changed for faction, player in before.items()}


def check_agreement(wish: Wish, game: Game, parsed: Parsed) -> None:
    """A record goes on as it began."""
    if wish.title is not None and find(wish.title).id != game.title.id:
        raise Trouble("error-other-title", title=game.title.id, asked=wish.title)
    seed = parsed.headers.get("Seed")
    if wish.seed is not None and str(wish.seed) != seed:
        raise Trouble("error-other-seed" if seed else "error-no-seed", seed=seed or "", asked=wish.seed)
    if wish.manual and seed is not None:
        raise Trouble("error-seeded")
    given = asked_options(wish)
    full = game.title.check_options(given)
    for name in given:
        if full.get(name) != game.options.get(name):
            kept = json.dumps(game.options.get(name))
            raise Trouble("error-option-kept" if name in game.options else "error-option-none", name=name, value=kept)


def checked_bot(name: str | None) -> str:
    """That bot, or the rule bot; UnknownBot where there is none of that name."""
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


def asked_options(wish: Wish) -> dict[str, Any]:
    """The title options asked for, the data file among them."""
    options = read_options(wish.options)
    if wish.data is None:
        return options
    if "data" in options:
        raise Trouble("error-data-twice")
    return {**options, "data": str(wish.data)}


def read_options(given: tuple[str, ...]) -> dict[str, Any]:
    """Title options, `name=value` each; a value is JSON where it can be."""
    options: dict[str, Any] = {}
    for option in given:
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
        raise Trouble("error-file", path=path, why=Told("not-text", byte=error.start)) from error


def read_game(path: Path, text: str, to: int | None = None) -> Game:
    """The game of a record, with the file's name before whatever is wrong in it."""
    try:
        return replay(without_seats(text), to)
    except InvalidRecord as error:
        raise Trouble("error-file", path=path, why=error) from error


def data_folder() -> Path:
    """Where games are saved that were given no file."""
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
    """What to type to play: the script that started us says."""
    return os.environ.get("SMALLWARS_COMMAND", "smallwars play")
