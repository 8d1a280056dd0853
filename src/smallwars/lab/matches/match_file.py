"""The file of a match: a header, then a line a game. What was interrupted is taken up where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from ...engine.registry import titles
from ...engine.version import __version__
from ..errors import LabError
from ..running import stamp
from .games import MatchGame, factions, score_of

Header = dict[str, Any]

START: Final = b'{"smallwars": "match"'
"""The beginning of every file of a match, be it broken off in its first line."""
AGREEING: Final = ("title", "a", "b", "options", "run", "engine")
"""The fields of a header that are the same in two runs of one match."""
RESUMED: Final = "resumed"
"""The field of a line that is no game: other sources played from here on."""


@dataclass(frozen=True)
class MatchFile:
    """A file as it was read; `whole` is the length of the part that can be kept, `ended` whether that ends with a
    line's end.
    """

    header: Header
    games: dict[int, MatchGame]
    commits: list[str]
    whole: int
    ended: bool


def header(**match: Any) -> Header:
    """The first line of a file."""
    kind = {"smallwars": "match", "version": __version__}
    return {**kind, **match, "commit": stamp.commit(), "machine": stamp.machine(), "command": stamp.command()}


def encoded(line: dict[str, Any]) -> bytes:
    return json.dumps(line).encode() + b"\n"


def read(path: Path) -> MatchFile:
    """The header of a file and the games that are whole in it."""
    data = content(path)
    lines = list(parsed(path, data))
    if not lines:
        raise LabError("no-match-file", path=str(path))
    first = lines[0]
    if first.get("smallwars") != "match" or not all(name in first for name in AGREEING):
        raise LabError("no-match-file", path=str(path))
    sides = sides_of(path, first["title"])
    games: dict[int, MatchGame] = {}
    commits = [str(first.get("commit", ""))]
    for number, line in enumerate(lines[1:], 2):
        if RESUMED in line:
            commits.append(str(line[RESUMED]))
        else:
            game = as_game(path, number, line, sides)
            games.setdefault(game.index, game)
    whole = len(data) if complete(data) else data.rfind(b"\n") + 1
    return MatchFile(first, games, list(dict.fromkeys(commits)), whole, data[:whole].endswith(b"\n"))


def content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise LabError("unreadable", path=str(path), reason=(error.strerror or str(error)).lower()) from error


def parsed(path: Path, data: bytes) -> Iterator[Header]:
    """The lines of a file; the last is left out if it is broken off."""
    lines = data.split(b"\n")
    if not complete(data):
        lines.pop()
    for number, line in enumerate(lines, 1):
        if line:
            found = as_object(line)
            if found is None:
                raise LabError("bad-line", path=str(path), line=number)
            yield found


def complete(data: bytes) -> bool:
    """Whether the last line is whole, with or without its end."""
    tail = data[data.rfind(b"\n") + 1 :]
    return not tail or as_object(tail) is not None


def as_object(line: bytes) -> Header | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def sides_of(path: Path, title: object) -> tuple[str, str]:
    """The factions of the title that a header names."""
    if title not in titles():
        raise LabError("no-such-title", path=str(path), title=str(title), titles=", ".join(titles()))
    return factions(str(title))


def as_game(path: Path, number: int, line: Header, sides: tuple[str, str]) -> MatchGame:
    try:
        game = msgspec.convert(line, MatchGame)
    except msgspec.ValidationError:
        raise LabError("bad-line", path=str(path), line=str(number)) from None
    check_game({"path": str(path), "line": str(number)}, game, sides)
    return game


def check_game(where: dict[str, str], game: MatchGame, sides: tuple[str, str]) -> None:
    """Complain about a game that cannot have gone so: the sides swap within a pair, and the winner has the score."""
    if game.index < 0:
        raise LabError("bad-line", **where)
    if (game.a, game.b) != (sides[::-1] if game.index % 2 else sides):
        raise LabError("bad-sides", **where, a=game.a, b=game.b, index=game.index, sides=", ".join(sides))
    if game.winner not in (None, *sides):
        raise LabError("bad-winner", **where, winner=game.winner, sides=", ".join(sides))
    score = score_of(game.winner, game.a)
    if game.score != score:
        raise LabError("bad-score", **where, score=f"{game.score:g}", winner=game.winner or "null", right=f"{score:g}")


class Writer:
    """Appends to the file of a match; a line is written at once."""

    def __init__(self, path: Path, wanted: Header) -> None:
        """Begin the file, or resume it if it is of the same match."""
        self.path = path
        self.games: dict[int, MatchGame] = {}
        self.commits = [str(wanted["commit"])]
        old = content(path) if path.exists() else b""
        if b"\n" not in old and START.startswith(old[: len(START)]) and not (old and complete(old)):
            self.open("wb", encoded(wanted))
        else:
            self.resume(wanted)

    def open(self, mode: str, first: bytes) -> None:
        try:
            self.file = self.path.open(mode, buffering=0)
            self.file.write(first)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise LabError("unwritable", path=str(self.path), reason=reason) from error

    def resume(self, wanted: Header) -> None:
        """Go on writing after the last line that is whole."""
        found = read(self.path)
        agree(self.path, found.header, wanted)
        self.games = found.games
        missing = b"" if found.ended else b"\n"
        if wanted["commit"] != found.commits[-1]:
            missing += encoded({RESUMED: wanted["commit"], "command": wanted["command"]})
        self.commits = list(dict.fromkeys([*found.commits, *self.commits]))
        self.open("r+b", b"")
        self.file.truncate(found.whole)
        self.file.seek(found.whole)
        self.file.write(missing)

    def write(self, game: MatchGame) -> None:
        self.file.write(encoded(game.line()))

    def close(self) -> None:
        self.file.close()


def agree(path: Path, found: Header, wanted: Header) -> None:
    """Refuse a file of another match."""
    for name in AGREEING:
        if found[name] != wanted[name]:
            there, here = json.dumps(found[name]), json.dumps(wanted[name])
            raise LabError("other-match", path=str(path), name=name, there=there, here=here)
