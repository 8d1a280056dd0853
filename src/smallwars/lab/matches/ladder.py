"""The ladder: many bots, each against each, rated together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from ...engine.registry import find
from ...kit.data_title import faction_name, title_name
from ..errors import LabError
from ..reports.numbers import signed
from ..running import stamp
from ..statistics import mean, score_interval
from .elo import Bout, Rating, Ratings, rate
from .games import ENGINE, MatchGame, factions
from .match import Match, Tally
from .match_file import Header, MatchFile, read
from .report import Figures, percent, say, stamped, table

ANCHOR: Final = "random"


@dataclass(frozen=True)
class Meeting:
    """What two bots played against each other, pair by pair."""

    a: str
    b: str
    run: int
    games: tuple[MatchGame, ...]

    def bouts(self, first: str) -> Iterator[Bout]:
        """The games as the model sees them."""
        for game in self.games:
            if game.a == first:
                yield Bout(self.a, self.b, game.score, game.seed)
            else:
                yield Bout(self.b, self.a, 1 - game.score, game.seed)

    def scores(self) -> list[float]:
        """The scores of A, one for each pair."""
        return [(one.score + two.score) / 2 for one, two in zip(self.games[::2], self.games[1::2])]


@dataclass(frozen=True)
class Ladder:
    """The meetings of one title, and where they come from."""

    title: str
    options: dict[str, Any]
    commits: tuple[str, ...]
    meetings: tuple[Meeting, ...]


def matches(title: str, bots: Sequence[str], neighbours: bool, **rest: Any) -> list[Match]:
    """The matches of a ladder: each bot against each other, or only against the next in the list."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise LabError("few-bots")
    pairs = pairwise(bots) if neighbours else combinations(bots, 2)
    return [Match(title, a, b, **rest) for a, b in pairs]


def file_name(match: Match) -> str:
    """Where a match of a ladder is kept in its folder."""
    return "--".join([re.sub(r"[^\w.=,:-]", "_", spec) for spec in (match.a, match.b)]) + ".jsonl"


# From matches or from files


def from_tallies(tallies: Sequence[Tally]) -> Ladder:
    first = tallies[0].match
    commits = dict.fromkeys(commit for tally in tallies for commit in tally.commits)
    return Ladder(first.title, first.options, tuple(commits), tuple(map(of_tally, tallies)))


def of_tally(tally: Tally) -> Meeting:
    match = tally.match
    return Meeting(
        called(match.a, match.engine), called(match.b, match.engine), match.run, tuple(tally.counted_games())
    )


def from_files(paths: Iterable[Path]) -> Ladder:
    """The games of several files, all of one title with the same options."""
    files = {path: read(path) for path in paths}
    path, *others = files
    head = files[path].header
    for other in others:
        for name in ("title", "options"):
            if files[other].header[name] != head[name]:
                raise LabError("mixed-files", path=str(path), other=str(other), name=name)
    check_once(files)
    commits = dict.fromkeys(commit for file in files.values() for commit in file.commits)
    meetings = [of_file(file.header, file.games) for file in files.values()]
    return Ladder(head["title"], head["options"], tuple(commits), tuple(meetings))


def check_once(files: dict[Path, MatchFile]) -> None:
    """Refuse a game that is in two files, as in a file and its copy: it would count twice."""
    seen: dict[tuple[str, str, int, int], Path] = {}
    for path, file in files.items():
        a, b = players(file.header)
        for index in file.games:
            other = seen.setdefault((a, b, file.header["run"], index), path)
            if other != path:
                args = {"a": a, "b": b, "run": file.header["run"], "index": index}
                raise LabError("same-games", path=str(path), other=str(other), **args)


def players(header: Header) -> tuple[str, str]:
    """The names of A and B in a file."""
    return called(header["a"], header["engine"]), called(header["b"], header["engine"])


def of_file(header: Header, games: dict[int, MatchGame]) -> Meeting:
    """The pairs of a file that are complete."""
    pairs = sorted({game.pair for game in games.values() if {2 * game.pair, 2 * game.pair + 1} <= games.keys()})
    kept = [games[index] for pair in pairs for index in (2 * pair, 2 * pair + 1)]
    return Meeting(*players(header), header["run"], tuple(kept))


def called(spec: str, engine: str | None) -> str:
    """The name of a bot in the ladder; an outside bot goes by its command."""
    return f"{ENGINE} {engine}" if spec == ENGINE and engine else spec


# Ratings


def rated(ladder: Ladder) -> Ratings:
    """The rating of every bot of the ladder; Random is 0, or else the bot that was named first."""
    first = factions(ladder.title)[0]
    bouts = [bout for meeting in ladder.meetings for bout in meeting.bouts(first)]
    if not bouts:
        raise LabError("no-games")
    names = list(dict.fromkeys(name for meeting in ladder.meetings for name in (meeting.a, meeting.b)))
    anchor = ANCHOR if ANCHOR in names else names[0]
    if apart := set(names) - reached(anchor, ladder.meetings):
        raise LabError("apart", bots=", ".join(sorted(apart)), anchor=anchor)
    return rate(bouts, anchor)


def reached(start: str, meetings: Iterable[Meeting]) -> set[str]:
    """The bots that are tied to one by games, directly or through others."""
    ties = [{meeting.a, meeting.b} for meeting in meetings if meeting.games]
    found = {start}
    while more := set().union(*[tie for tie in ties if tie & found]) - found:
        found |= more
    return found


def figures(ladder: Ladder) -> Figures:
    """The ladder, strongest first, ready for JSON."""
    ratings = rated(ladder)
    order = sorted(ratings.bots, key=lambda name: -ratings.bots[name].elo)
    return {
        "smallwars": "ladder",
        "title": ladder.title,
        "options": ladder.options,
        "anchor": ratings.anchor,
        "games": sum([len(meeting.games) for meeting in ladder.meetings]),
        "bots": [rung(ladder, ratings, order, place) for place in range(len(order))],
        "side": {"faction": factions(ladder.title)[0], **numbers(ratings.side)},
        "runs": sorted({meeting.run for meeting in ladder.meetings}),
        "commit": ", ".join(ladder.commits),
        "machine": stamp.machine(),
        "command": stamp.command(),
    }


def numbers(rating: Rating) -> Figures:
    return {"elo": rating.elo, "low": rating.low, "high": rating.high}


def rung(ladder: Ladder, ratings: Ratings, order: Sequence[str], place: int) -> Figures:
    """A bot, its rating, and its score against the next below if they met."""
    name = order[place]
    games = sum([len(meeting.games) for meeting in ladder.meetings if name in (meeting.a, meeting.b)])
    below = order[place + 1] if place + 1 < len(order) else None
    return {"bot": name, **numbers(ratings.bots[name]), "games": games, "below": against(ladder, name, below)}


def against(ladder: Ladder, name: str, other: str | None) -> Figures | None:
    """A bot's score against another; None where they never met."""
    scores = [
        score if meeting.a == name else 1 - score
        for meeting in ladder.meetings
        if {meeting.a, meeting.b} == {name, other}
        for score in meeting.scores()
    ]
    if not scores:
        return None
    low, high = score_interval(scores)
    return {"bot": other, "pairs": len(scores), "score": mean(scores), "low": low, "high": high}


def lines(found: Figures, language: str = "en") -> Iterator[str]:
    """The ladder as lines that a person reads."""
    bots, known = str(len(found["bots"])), find(found["title"])
    yield say(language, "ladder-heading", title=title_name(known, language), bots=bots, games=str(found["games"]))
    yield ""
    yield from table(rows(found, language))
    yield ""
    side = found["side"]
    words = {name: signed(side[name]) for name in ("elo", "low", "high")}
    yield say(language, "ladder-side", faction=faction_name(known, language, side["faction"]), **words)
    yield say(language, "ladder-method", anchor=found["anchor"])
    yield from stamped({**found, "run": ", ".join(map(str, found["runs"]))}, language)


def rows(found: Figures, language: str) -> Iterator[list[str]]:
    yield [say(language, f"column-{head}") for head in ("bot", "elo", "interval", "games", "below", "interval")]
    for rung in found["bots"]:
        anchored = rung["bot"] == found["anchor"]
        interval = "" if anchored else f"{signed(rung['low'])} – {signed(rung['high'])}"
        yield [rung["bot"], signed(rung["elo"]), interval, str(rung["games"]), *below_cells(rung["below"])]


def below_cells(below: Figures | None) -> list[str]:
    """The score against the next below, and its interval."""
    if below is None:
        return ["", ""]
    return [percent(below["score"]), f"{percent(below['low'])} – {percent(below['high'])}"]
