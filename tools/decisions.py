"""How much a bot's turns lose: its best turns and the rule bot's, each played to the end of many games by the rule bot.

    python tools/decisions.py greek_civil_war --bot search:seconds=2 --positions 100 --games 200

Positions come from games of the rule bot, one of each. What a turn loses is measured in percent of games won. The best
turn is looked for in one half of the games and held against the bot's in the other half, and the other way round: the
best of several that differ by luck alone would always look better than it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from smallwars.bots import bot
from smallwars.bots.hints.weighing import follow
from smallwars.bots.search.search_bot import Search
from smallwars.bots.search.tree import is_over, run_on
from smallwars.engine.game import Game
from smallwars.engine.question import CHANCE
from smallwars.engine.registry import find
from smallwars.engine.table import new
from smallwars.kit.evaluators import evaluator
from smallwars.lab.analyses.calibration import asked_now, can_be_known
from smallwars.lab.matches.games import score_of
from smallwars.lab.running.pool import play_all
from smallwars.lab.running.seeds import bot_seed, game_seed
from smallwars.lab.running.stamp import commit

RULE_BOT = "greedy"
TOP = 3
"""Turns of the bot that are played to the end: its own and the next best."""


@dataclass(frozen=True)
class Job:
    """A position to be found, and how it is to be judged."""

    title: str
    run: int
    index: int
    bot: str
    games: int


@dataclass(frozen=True)
class Judged:
    """What the bot's turn lost in one position, and how many turns were compared."""

    index: int
    lost: float
    turns: int


def judge(job: Job) -> Judged:
    """Judge the turns of a position, played to the end."""
    rng = Random(bot_seed(job.run, job.index, "decisions"))
    game = position(job, rng)
    turns = candidates(game, job.bot, rng)
    scores: list[list[float]] = [[] for _ in turns]
    for _ in range(job.games if len(turns) > 1 else 0):
        future = game.determinize(mover(game), rng)
        for turn, score in zip(turns, scores, strict=True):
            score.append(played_out(future.fork(), turn, mover(game)))
    return Judged(job.index, lost(scores), len(turns))


def position(job: Job, rng: Random) -> Game:
    """The beginning of a turn in a game of the rule bot."""
    game = new(job.title, game_seed(job.run, job.index), log=False, any_order=False)
    evaluates = evaluator(find(job.title))
    bots = {side: bot(RULE_BOT, rng.getrandbits(62)) for side in game.title.actors[1:]}
    found: list[Game] = []
    last = CHANCE
    while (question := game.question()) is not None:
        if can_be_known(evaluates, question, last) and len(question.answers) > 1:
            found.append(game.fork())
        last = question.actor
        game.choose(bots[mover(game)].choose(game, mover(game)))
    return rng.choice(found)


def mover(game: Game) -> str:
    """The faction that is asked."""
    return game.title.actors[asked_now(game)]


def candidates(game: Game, spec: str, rng: Random) -> list[list[int]]:
    """The bot's turn, its next best, and the rule bot's."""
    searching = bot(spec, rng.getrandbits(62))
    assert isinstance(searching, Search), "only a searching bot knows its turns"
    question = game.question()
    assert question is not None
    search = searching.think(game, mover(game), question, evaluator(game.title))
    found = [turn.answers for turn in search.turns[:TOP]]
    simple = rule_turn(game.determinize(mover(game), rng), mover(game), rng)
    return found if simple in found else [*found, simple]


def rule_turn(game: Game, faction: str, rng: Random) -> list[int]:
    """What the rule bot would play, as far as its first roll of dice lets one say."""
    player, answers, evaluates, actor = (
        bot(RULE_BOT, rng.getrandbits(62)),
        list[int](),
        evaluator(game.title),
        asked_now(game),
    )
    while not answers or not is_over(evaluates, run_on(evaluates, game, actor), actor):
        question = game.question()
        assert question is not None
        words = [game.title.word(answer) for answer in question.answers]
        answers.append(question.answers[words.index(player.choose(game, faction))])
        game.apply(question, answers[-1])
    return answers


def played_out(game: Game, turn: list[int], faction: str) -> float:
    """The score of a side after its turn, both sides then playing as the rule bot does: 1 for a victory."""
    follow(evaluator(game.title), game, asked_now(game), turn)
    bots = {side: bot(RULE_BOT, 1) for side in game.title.actors[1:]}
    while game.question() is not None:
        game.choose(bots[mover(game)].choose(game, mover(game)))
    assert game.result is not None
    return score_of(game.result.winner, faction)


def lost(scores: Sequence[Sequence[float]]) -> float:
    """The loss of the first turn against the best, each half of the games judging what is best in the other."""
    if len(scores) < 2:
        return 0.0
    found = []
    for half in (0, 1):
        best = max(scores, key=lambda score: fmean(score[half::2]))
        found.append(fmean(best[1 - half :: 2]) - fmean(scores[0][1 - half :: 2]))
    return fmean(found)


def main() -> None:
    """Judge positions, and print the mean loss with its interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--bot", default="search:seconds=2")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--run", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    jobs = [Job(args.title, args.run, index, args.bot, args.games) for index in range(args.positions)]
    found = list(play_all(jobs, judge, args.workers))
    losses = [100 * each.lost for each in found]
    error = 1.96 * stdev(losses) / sqrt(len(losses))
    turns = fmean([each.turns for each in found])
    print(f"{args.title}: {args.bot} loses {fmean(losses):.2f} points a turn (± {error:.2f}),", end=" ")
    print(
        f"{len(losses)} positions, {turns:.1f} turns each, {args.games} games a turn; run {args.run}, commit {commit()}"
    )


if __name__ == "__main__":
    main()
