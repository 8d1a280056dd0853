"""The analysis of a record: every turn judged by what its player could know, and luck separated from skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import fsum
from random import Random
from typing import Final

from ...bots.chances import UNSETTLED
from ...bots.hints import weighing
from ...bots.hints.weighing import Scale, WeighedTurns, by_scale, scale_of, weigh
from ...engine.game import Game
from ...engine.table import replay
from ...kit.data_title import faction_name, title_name
from ..matches.games import score_of
from ..running.seeds import bot_seed
from ..running.stamp import commit
from . import analysis as data
from .analysis import (
    AnalysedChoice,
    Analysis,
    AnalysisError,
    Balance,
    Calibration,
    GameResult,
    JudgedTurn,
    Line,
    mark_of,
)
from .luck import luck
from .turns import PlayedTurn, turns

SIMULATIONS: Final = 200
FEWEST, MOST = 8, 48
PER_FUTURE: Final = 8
"""Simulations of the search for each future in which its turns are weighed."""
TERMS: Final = 5
"""Terms that are kept of each turn."""

Progress = Callable[[int, int], object]
"""Called after each turn with how many turns are done and how many there are; if it returns False, the analysis stops.
"""


def analyse(
    record: str,
    simulations: int = SIMULATIONS,
    seconds: float = 0.0,
    seed: int = 1,
    progress: Progress | None = None,
    language: str = "en",
) -> Analysis:
    """Judge every turn. `seconds`: for each search, instead of simulations; then it differs from run to run."""
    return analyse_game(replay(record), 0 if seconds else simulations, seconds, seed, progress, language)


def futures_for(simulations: int) -> int:
    """The number of futures in which a turn is weighed after a search of so many simulations; 0: as many as the clock
    allows.
    """
    return max(FEWEST, min(MOST, simulations // PER_FUTURE)) if simulations else MOST


def analyse_game(
    game: Game,
    simulations: int,
    seconds: float,
    seed: int,
    progress: Progress | None,
    language: str,
    result: GameResult | None = None,
) -> Analysis:
    """Judge every turn of a game; `result`: how a game ended that did not end by the rules."""
    scale = scale_of(game.title)
    played = turns(game, scale.judge)
    if not played:
        raise AnalysisError("no-turns")
    futures = futures_for(simulations)
    work = Work(scale, simulations, seconds, futures, seed, language)
    judged = list(work.through(played, progress))
    complete, result = len(judged) == len(played), result or ended(game, language)
    side = game.title.actors[scale.judge.favours]
    return Analysis(
        title=game.title.id,
        name=title_name(game.title, language),
        factions={faction: faction_name(game.title, language, faction) for faction in game.title.actors[1:]},
        side=side,
        swing=scale.judge.swing,
        simulations=simulations,
        seconds=seconds,
        futures=futures,
        seed=seed,
        commit=commit(),
        language=language,
        complete=complete,
        result=result,
        calibration=calibration(scale, judged),
        balance=[balance(faction, judged, result if complete else None) for faction in game.title.actors[1:]],
        turns=judged,
    )


def ended(game: Game, language: str) -> GameResult | None:
    """How the game ended."""
    result = game.result
    return None if result is None else GameResult(result.winner, result.grade, result.text(language))


def calibration(scale: Scale, judged: list[JudgedTurn]) -> Calibration:
    """What is known of the chances to win by which these turns were judged."""
    known, found = scale.chances, scale.chances.measured
    if known.holds and not any([turn.settled for turn in judged]):
        return Calibration(False, UNSETTLED)
    if not found:
        return Calibration(known.holds, known.why)
    numbers = found["games"], found["deviation"], found["brier"]
    return Calibration(known.holds, known.why, *numbers, str(found["commit"]), str(found["bot"]))


# Turn by turn


class Work:
    """Judges one turn after the other."""

    def __init__(self, scale: Scale, simulations: int, seconds: float, futures: int, seed: int, language: str) -> None:
        self.scale = scale
        self.simulations = simulations
        self.seconds = seconds
        self.futures = futures
        self.seed = seed
        self.language = language

    def through(self, played: list[PlayedTurn], progress: Progress | None) -> Iterator[JudgedTurn]:
        """All turns, or those until somebody has had enough."""
        for number, turn in enumerate(played, 1):
            yield self.judged(number, turn)
            if progress is not None and progress(number, len(played)) is False:
                return

    def judged(self, number: int, turn: PlayedTurn) -> JudgedTurn:
        """A turn judged: its skill from its player's seat, its luck from the real state."""
        return by_scale(turn.before.title, self.scale, lambda scale: self.judged_by(scale, number, turn))

    def judged_by(self, scale: Scale, number: int, turn: PlayedTurn) -> JudgedTurn:
        """A turn judged by that scale."""
        weighed = self.weighed(scale, number, turn)
        mine = weighed.asked_for
        assert mine is not None and turn.after is not None
        loss = mine.loss_against(weighed.best)
        second = weighed.lines[1].loss_against(weighed.best) if len(weighed.lines) > 1 else None
        mark = mark_of(loss.win if loss.sure else 0.0, second.win if second is not None and second.sure else None)
        rng = Random(bot_seed(self.seed, number, "luck"))
        found = luck(mine.scale, turn.before, turn.after, turn.actor, turn.answers, self.futures, rng)
        return JudgedTurn(
            number=number,
            at=turn.at,
            to=turn.to,
            faction=turn.before.title.actors[turn.actor],
            kind=turn.kind,
            own=turn.own,
            settled=turn.kind not in scale.judge.kinds.unsettled,
            best=[
                self.line(weighed, line, self.found_steps(weighed, line))
                for line in weighed.lines[: weighing.PLAN.turns]
            ],
            played=self.line(weighed, mine, played_steps(turn, self.language)),
            rank=weighed.rank,
            lost=loss.win,
            lost_points=loss.points,
            error=loss.error,
            mark=mark if mine is weighed.best or mark != data.ONLY else "",
            luck=found,
        )

    def weighed(self, scale: Scale, number: int, turn: PlayedTurn) -> WeighedTurns:
        """The turns that the search finds, weighed together with the one that was played."""
        return weigh(
            turn.before,
            turn.before.title.actors[turn.actor],
            seed=bot_seed(self.seed, number, "search"),
            played=turn.answers,
            begins=True,
            simulations=self.simulations,
            seconds=self.seconds,
            futures=self.futures,
            scale=scale,
        )

    def found_steps(self, weighed: WeighedTurns, line: weighing.Line) -> list[AnalysedChoice]:
        """The steps of a turn of the search, in the future in which it was found."""
        found = weighing.steps(line.scale.judge, weighed.sample, line.actor, line.answers)
        return [as_step(step, self.language) for step in found]

    def line(self, weighed: WeighedTurns, line: weighing.Line, steps: list[AnalysedChoice]) -> Line:
        low, high = line.band
        terms = dict(list(line.changes(weighed.before).items())[:TERMS])
        return Line(steps, line.win, low, high, line.value, terms)


def played_steps(turn: PlayedTurn, language: str) -> list[AnalysedChoice]:
    """The steps that were really played."""
    return [as_step(weighing.TurnChoice(game, answer), language) for game, answer in zip(turn.games, turn.answers)]


def as_step(step: weighing.TurnChoice, language: str) -> AnalysedChoice:
    return AnalysedChoice(step.kind, step.id, step.text(language), step.decision.text(language))


# Luck and skill


def balance(faction: str, judged: list[JudgedTurn], result: GameResult | None) -> Balance:
    """What changed the chances of a side from the first turn after the set-up to the end, or to the last one judged."""
    settled = [turn for turn in judged if turn.settled] or judged
    start = data.of_side(settled[0], faction)[0]
    end = reached(settled[-1], faction) if result is None else score_of(result.winner, faction)
    own, other = of_each(settled, faction)
    lucky = fsum([turn.luck.win for turn in own]) - fsum([turn.luck.win for turn in other])
    lost, gift = fsum([turn.lost for turn in own]), fsum([turn.lost for turn in other])
    own, other = of_each(judged, faction)
    return Balance(
        faction=faction,
        start=start,
        end=end,
        luck=lucky,
        decisions=-lost,
        given=gift,
        rest=end - start - lucky + lost - gift,
        luck_points=fsum([turn.luck.points for turn in own]) - fsum([turn.luck.points for turn in other]),
        decisions_points=-fsum([turn.lost_points for turn in own]),
        given_points=fsum([turn.lost_points for turn in other]),
    )


def of_each(judged: list[JudgedTurn], faction: str) -> tuple[list[JudgedTurn], list[JudgedTurn]]:
    """The turns of a side, and those of the other side."""
    return [turn for turn in judged if turn.faction == faction], [turn for turn in judged if turn.faction != faction]


def reached(last: JudgedTurn, faction: str) -> float:
    """The chance of a side after the last turn."""
    win = min(1.0, max(0.0, last.played.win + last.luck.win))
    return win if last.faction == faction else 1 - win
