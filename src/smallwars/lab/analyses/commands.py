"""The commands `analyse`, `hint` and `calibrate`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ...bots.chances import FILE
from ...bots.hints.advice import HintError, hint, say, why_not
from ...engine.question import CHANCE
from ...engine.registry import find
from ...engine.table import replay
from ...engine.title import Title
from ...kit.data_title import faction_name, title_name
from ...kit.evaluators import evaluator
from ...texts import SPOKEN
from ..matches.commands import OnRay, interruptible, positive
from ..matches.games import seat
from ..running.stamp import command, commit, cores
from ..running.toml_file import check, own_file
from .analysis import Analysis, AnalysisError, to_json
from .analyst import SIMULATIONS, analyse, futures_for
from .calibration import Job, Reliability, entry, measure, store
from .page import as_page
from .report import as_text

Format = Literal["text", "json", "html"]
Depth = Literal["operation", "spaces", "turn"]


def analyse_record(
    record: Path,
    /,
    *,
    simulations: int = SIMULATIONS,
    seconds: float = 0.0,
    format: Format = "text",
    out: Path | None = None,
    seed: int = 1,
    lang: str = SPOKEN,
) -> None:
    """Say of each turn of a game what it lost and what would have been better, and tell luck from skill."""
    positive(simulations, "--simulations")
    check_seconds(seconds)
    with watched(lang, "progress") as progress:
        found = analyse(read(record), simulations, seconds, seed, progress, lang)
    text = written(found, format, lang)
    if out is None:
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        write(out, text)


def written(found: Analysis, format: Format, language: str) -> str:
    """The analysis as text, as a page or as JSON."""
    if format == "json":
        return to_json(found)
    return as_page(found, language) if format == "html" else as_text(found, language)


def hint_for(
    record: Path,
    /,
    *,
    depth: Depth = "operation",
    turn: Annotated[tuple[str, ...] | None, Parameter(consume_multiple=True)] = None,
    simulations: int = SIMULATIONS,
    seconds: float = 0.0,
    seed: int = 1,
    lang: str = SPOKEN,
) -> None:
    """Say what the side to move might do: an operation, its spaces, or the whole turn."""
    positive(simulations, "--simulations")
    check_seconds(seconds)
    game = replay(read(record))
    question = game.question()
    if question is not None and question.actor == CHANCE:
        raise HintError("hint-chance")
    faction = game.title.actors[0 if question is None else question.actor]
    settings = {"seconds": seconds} if seconds else {"simulations": simulations}
    if turn is not None:
        print(why_not(game, faction, turn, settings, seed).text(lang))
    else:
        print(hint(game, faction, depth, settings, seed).text(lang))


def calibrate(
    title: str,
    /,
    *,
    games: int = 4000,
    bot: str = "greedy",
    positions: int = 4,
    simulations: int = SIMULATIONS,
    run: int = 1,
    workers: int | None = None,
    ray: OnRay = None,
    out: Path | None = None,
    lang: str = SPOKEN,
) -> None:
    """Hold predicted chances to win against the results of games, and keep what was found."""
    for name, value in (("--games", games), ("--positions", positions), ("--simulations", simulations)):
        positive(value, name)
    if games < 2:
        raise AnalysisError("calibrate-halves")
    known = find(title)
    seat(bot, 0).close()
    path = own_file(known, FILE) if out is None else out
    check(path)
    futures = futures_for(simulations)
    jobs = [Job(known.id, run, index, bot, positions, simulations, futures) for index in range(games)]
    at_work = cores() if workers is None else positive(workers, "--workers")
    with interruptible(None, lang), watched(lang, "calibrating") as progress:
        found = measure(jobs, at_work, None if ray is None else "".join(ray), progress)
    stamp: dict[str, str | int] = {
        "bot": bot,
        "run": run,
        "simulations": simulations,
        "commit": commit(),
        "command": command(),
    }
    store(entry(known, found, **stamp), path)
    print("\n".join([*report_lines(known, bot, found, lang), say(lang, "calibrate-stored", file=str(path))]))


def report_lines(title: Title, bot: str, found: Reliability, language: str) -> Iterator[str]:
    """A calibration as lines of text."""
    favoured = faction_name(title, language, title.actors[evaluator(title).favours])
    args = {"games": str(found.games), "positions": str(found.positions), "bot": bot}
    yield say(language, "calibrate-heading", title=title_name(title, language), faction=favoured, **args)
    yield say(language, "calibrate-columns")
    for row in found.table:
        between = f"{100 * row.low:.1f} – {100 * row.high:.1f} %"
        yield f"{100 * row.predicted:7.1f} % {100 * row.real:6.1f} % {between:>17} {row.n:>10}"
    yield say(language, "calibrate-brier", brier=f"{found.brier:.4f}", plain=f"{found.plain:.4f}")
    yield say(language, "calibrate-worst", deviation=f"{100 * found.deviation:.1f}")
    yield say(language, f"calibrate-{found.why or 'holds'}")


# Files and progress


def check_seconds(seconds: float) -> None:
    """Refuse a negative time for a search; 0 stands for none."""
    if not 0 <= seconds < inf:
        raise AnalysisError("negative-seconds")


def read(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AnalysisError(
            "cannot-read", path=str(path), why=str(getattr(error, "strerror", None) or error)
        ) from error


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise AnalysisError("cannot-write", path=str(path), why=str(error.strerror or error)) from error


@contextmanager
def watched(language: str, key: str) -> Iterator[Callable[[int, int], object] | None]:
    """A progress bar, where there is a terminal; None elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn(say(language, key)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
