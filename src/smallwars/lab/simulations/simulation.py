"""Playing the games of a simulation, on one machine or many, none twice."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any, Final

from ...bots import Bot, RandomBot
from ...engine.game import Game
from ...engine.question import Question
from ...engine.rollout import pick, play_out, player_seed
from ...engine.table import new
from ...kit.measures import Facts, Watch, measures
from ..matches.games import seat
from ..running.long_stop import LONGEST, is_stopped
from ..running.pool import play_all
from ..running.seeds import bot_seed, game_seed
from .arms import Arm, Plan
from .raw_data import Key, Lines, Store, lines_of, rows_of
from .restrictions import Law

RANDOM: Final = RandomBot.name


@dataclass(frozen=True)
class Job:
    """A game of an arm that is to be played."""

    title: str
    run: int
    index: int
    arm: Arm


@dataclass(frozen=True)
class SimulatedGame:
    """A game that was played, and the seconds of the processor it took."""

    job: Job
    facts: Facts
    seconds: float


@dataclass(frozen=True)
class Written:
    """A game that was played, as lines of the tables."""

    lines: Lines
    seconds: float


def jobs(plan: Plan, played: set[Key]) -> Iterator[Job]:
    """The games that are not played yet: each seed in all arms before the next seed, so that arms can be compared
    however early a run is stopped.
    """
    for index in range(plan.games):
        for arm in plan.arms:
            if (arm.name, index) not in played:
                yield Job(plan.title, plan.run, index, arm)


def play(job: Job) -> SimulatedGame:
    """Play a game to its end."""
    start = process_time()
    game = new(job.title, game_seed(job.run, job.index), job.arm.options, any_order=False)
    measured = measures(game.title)
    watch = measured.watch(game)
    watch.begin()
    law = Law(game.title, job.arm.bans)
    seed = bot_seed(job.run, job.index, RANDOM)
    if set(job.arm.bots.values()) == {RANDOM}:
        decisions = play_at_random(game, watch, law, seed, job.arm.keeps_events)
    else:
        decisions = play_with_bots(game, watch, law, job, seed)
    facts = watch.facts(game, decisions)
    facts.breaches = law.breaches(game.log)
    facts.end = {score: facts.end.get(score, 0) for score in measured.scores()}
    return SimulatedGame(job, facts, process_time() - start)


def play_and_write(job: Job) -> Written:
    """Play a game and turn it into lines: the work of a worker."""
    played = play(job)
    return Written(lines_of(rows_of(job.arm, job.run, job.index, played.facts)), played.seconds)


def play_at_random(game: Game, watch: Watch, law: Law, seed: int, keeps_log: bool) -> int:
    """Play at random as the engine does, as far as the law allows; the number of decisions."""
    if not keeps_log and not law.bans:
        decisions = play_out(game, seed, LONGEST)
        is_stopped(game)
        return decisions
    decisions = 0
    while not is_stopped(game) and choose_at_random(game, law, seed):
        decisions += 1
        watch.see(game)
    return decisions


def choose_at_random(game: Game, law: Law, seed: int) -> bool:
    """Take one decision at random; whether there was one. Under a ban it is the same one as without wherever nothing is
    withheld.
    """
    if not law.bans:
        return play_out(game, seed, 1) > 0
    question = law.impose(game, seed + game.choices)
    if question is not None:
        game.apply(question, pick(question.answers, player_seed(seed), game.choices))
    return question is not None


def play_with_bots(game: Game, watch: Watch, law: Law, job: Job, seed: int) -> int:
    """Play with a bot on each side; the number of decisions."""
    bots: dict[str, Bot] = {}
    decisions = 0
    try:
        for faction, spec in job.arm.bots.items():
            bots[faction] = seat(spec, bot_seed(job.run, job.index, faction))
        while not is_stopped(game) and (question := law.impose(game, seed + game.choices)) is not None:
            faction = game.title.actors[question.actor]
            game.choose(chosen(bots[faction], game, question, faction, law.words(game, question.actor)))
            decisions += 1
            watch.see(game)
    finally:
        for player in bots.values():
            player.close()
    return decisions


def chosen(player: Bot, game: Game, question: Question, faction: str, banned: set[str]) -> str:
    """The option that a bot takes. Where something is forbidden, a bot that searches turns does not count turns with
    it; another bot that reaches for what is not offered gets the best of what is, as far as it tells.
    """
    options = [game.title.word(answer) for answer in question.answers]
    if len(options) == 1:
        return options[0]
    for turn in player.candidates(game, faction) if banned and hasattr(player, "candidates") else []:
        if turn.words[0] in options and not banned.intersection(turn.words):
            return str(turn.words[0])
    choice = player.choose(game, faction)
    return choice if choice in options else best_of(options, player, game, faction)


def best_of(options: list[str], player: Bot, game: Game, faction: str) -> str:
    """The option that promises most; any, if the bot does not tell."""
    worths: dict[str, float] = player.worths(game, faction) if hasattr(player, "worths") else {}
    allowed = [option for option in options if option in worths]
    return max(allowed, key=worths.__getitem__) if allowed else player.rng.choice(options)


# A whole run


@dataclass
class Run:
    """The cost of a run in time."""

    played: int = 0
    kept: int = 0
    seconds: float = 0.0
    """Seconds of all processors together; of all games of the folder, other arms included."""
    wall: float = 0.0


def run(plan: Plan, store: Store, workers: int, ray: str | None) -> Generator[Run, None, None]:
    """Play the missing games, and yield after every game how far the run is. The tables are in
    order when it is over.
    """
    done = store.open()
    arms = {arm.name for arm in plan.arms}
    kept = [key for key in done if key[0] in arms and key[1] < plan.games]
    state = Run(kept=len(kept), seconds=store.header.get("seconds", 0.0))
    start = perf_counter()
    results = play_all(jobs(plan, done), play_and_write, workers, ray)
    try:
        for result in results:
            store.add(result.lines)
            state.played += 1
            state.seconds += result.seconds
            state.wall = perf_counter() - start
            yield state
    finally:
        shut(results)
        store.header["seconds"] = round(state.seconds, 3)
        store.close()
    yield state


def shut(results: Any) -> None:
    """End the workers of a run that is stopped."""
    if hasattr(results, "close"):
        results.close()
