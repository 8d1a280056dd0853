"""One game of a match: who sits where, how it went, how long each thought."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any, Final

from ...bots import Bot, bot
from ...bots.outside import Outside
from ...engine.errors import SmallWarsError
from ...engine.game import Game
from ...engine.registry import find
from ...engine.table import new
from ..errors import LabError
from ..running.long_stop import is_stopped
from ..running.seeds import bot_seed, game_seed

A, B = "a", "b"
ENGINE: Final = "engine"
"""The bot of this name is the process that `--engine` starts."""

Seats = dict[str, str]
"""The faction that A has, and the one that B has."""


@dataclass(frozen=True)
class Job:
    """A game to be played: two in a row are a mirrored pair."""

    title: str
    options: dict[str, Any]
    run: int
    index: int
    a: str
    b: str
    engine: str | None = None

    @property
    def pair(self) -> int:
        return self.index // 2

    @property
    def seed(self) -> int:
        """The seed of cards and dice, the same in both games of a pair."""
        return game_seed(self.run, self.pair)


@dataclass(frozen=True)
class MatchGame:
    """A game that was played; `score` is A's. `seconds` are measured, all else is the same whoever plays it again."""

    index: int
    seed: int
    a: str
    b: str
    winner: str | None
    grade: str
    reason: str
    score: float
    turns: int
    choices: int
    seconds: dict[str, list[float]] = field(default_factory=dict)

    @property
    def pair(self) -> int:
        return self.index // 2

    def line(self) -> dict[str, Any]:
        """The game as a line of a file."""
        return asdict(self)

    def facts(self) -> dict[str, Any]:
        """Everything about the game but the measured seconds."""
        return {name: value for name, value in self.line().items() if name != "seconds"}

    def of(self, slot: str) -> tuple[str, float]:
        """The faction of A or B, and the score of that bot."""
        return (self.a, self.score) if slot == A else (self.b, 1 - self.score)


def factions(title: str) -> tuple[str, str]:
    """The two sides of a title, in the order of its rulebook."""
    sides = find(title).actors[1:]
    if len(sides) != 2:
        raise LabError("two-sides", title=title, sides=len(sides))
    return sides[0], sides[1]


def seats(job: Job) -> Seats:
    """A has the first side in the first game of a pair."""
    first, second = factions(job.title)
    return {first: A, second: B} if job.index % 2 == 0 else {first: B, second: A}


def seat(spec: str, seed: int, engine_command: str | None = None) -> Bot:
    """The bot of that specification, or the outside process."""
    if spec == ENGINE:
        if engine_command is None:
            raise LabError("no-engine-command")
        return Outside(engine_command, seed)
    try:
        return bot(spec, seed)
    except SmallWarsError:
        raise
    except ValueError as error:
        raise LabError("bad-bot", spec=spec, reason=str(error)) from error


def play(job: Job) -> MatchGame:
    """Play a game to its end."""
    game = new(job.title, job.seed, job.options, log=False, any_order=False)
    bots: dict[str, Bot] = {}
    try:
        for slot, spec in ((A, job.a), (B, job.b)):
            bots[slot] = seat(spec, bot_seed(job.run, job.index, slot), job.engine)
        seated = seats(job)
        watch = Watch(game.title.turns)
        drive(game, {faction: bots[slot] for faction, slot in seated.items()}, watch)
        return played(job, game, seated, watch)
    except SmallWarsError as error:
        raise LabError("game-failed", index=job.index, seed=job.seed, reason=error) from error
    finally:
        for seated_bot in bots.values():
            seated_bot.close()


class Watch:
    """Counts turns, and the seconds that each faction thought in them."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.turns = 0
        self.now: dict[str, float] = {}
        self.seconds: dict[str, list[float]] = {}

    def asked(self, kind: str) -> None:
        """Note that a question comes; with some kinds a new turn begins."""
        if kind in self.kinds:
            self.turns += 1
            self.stop()

    def add_time(self, faction: str, seconds: float) -> None:
        self.now[faction] = self.now.get(faction, 0.0) + seconds

    def stop(self) -> None:
        """Note that the turn is over."""
        for faction, seconds in self.now.items():
            self.seconds.setdefault(faction, []).append(round(seconds, 5))
        self.now = {}


def drive(game: Game, bots: dict[str, Bot], watch: Watch) -> None:
    """Ask the bots until the game is over."""
    title = game.title
    while not is_stopped(game) and (question := game.question()) is not None:
        watch.asked(question.kind)
        faction = title.actors[question.actor]
        start = perf_counter()
        choice = bots[faction].choose(game, faction)
        watch.add_time(faction, perf_counter() - start)
        game.choose(choice)
    watch.stop()


def score_of(winner: str | None, faction: str) -> float:
    """A win counts 1, a draw a half."""
    return 0.5 if winner is None else float(winner == faction)


def played(job: Job, game: Game, seated: Seats, watch: Watch) -> MatchGame:
    """What is kept of a game that is over."""
    result = game.result
    assert result is not None
    a, b = sorted(seated, key=seated.__getitem__)
    return MatchGame(
        index=job.index,
        seed=job.seed,
        a=a,
        b=b,
        winner=result.winner,
        grade=result.grade,
        reason=result.key,
        score=score_of(result.winner, a),
        turns=watch.turns,
        choices=game.choices,
        seconds={seated[faction]: seconds for faction, seconds in sorted(watch.seconds.items())},
    )
