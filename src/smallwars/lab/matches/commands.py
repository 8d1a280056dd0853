"""The commands `match` and `ladder`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...texts import SPOKEN
from ..errors import LabError
from ..running import stamp
from ..simulations.arms import read_options
from ..statistics import mean
from . import ladder as rungs
from . import report as match_report
from .games import ENGINE, A
from .match import Match, Tally, Watcher, play_match
from .report import elo_figures, elo_words, number, percent, say, sprt_figures
from .sprt import Sprt

FRAME: Final = 0.25
"""Seconds between two looks at a progress bar."""
LINE: Final = 10.0
"""Seconds between two lines, where there is no terminal."""
MOST_ELO: Final = 1000
"""The differences of an SPRT lie within so many Elo points of 0."""

OnRay = Annotated[tuple[str, ...] | None, Parameter(name="--ray", consume_multiple=(0, 1))]
AsJson = Annotated[bool, Parameter(name="--json")]


def match(
    a: str,
    b: str,
    /,
    *,
    title: str,
    games: int = 100,
    run: int = 1,
    option: tuple[str, ...] = (),
    out: Path | None = None,
    workers: int | None = None,
    ray: OnRay = None,
    sprt: Annotated[tuple[float, float] | None, Parameter(allow_leading_hyphen=True)] = None,
    engine: str | None = None,
    as_json: AsJson = False,
    lang: str = SPOKEN,
) -> None:
    """Let two bots play each other: mirrored pairs, score by side, Elo with its interval."""
    check_engine(engine, (a, b))
    wanted = Match(title, a, b, positive(games, "--games"), run, read_options(option), engine)
    test = None if sprt is None else checked(*sprt)
    with interruptible(out, lang):
        tally = watched(wanted, lang, workers, ray, out, test)
    print(match_report.as_json(match_report.figures(tally)) if as_json else "\n".join(match_report.lines(tally, lang)))


def ladder(
    *bots: str,
    title: str | None = None,
    games: int = 100,
    neighbours: bool = False,
    results: Annotated[tuple[Path, ...], Parameter(consume_multiple=True)] = (),
    run: int = 1,
    option: tuple[str, ...] = (),
    out: Path | None = None,
    workers: int | None = None,
    ray: OnRay = None,
    engine: str | None = None,
    as_json: AsJson = False,
    lang: str = SPOKEN,
) -> None:
    """Rate several bots together: Elo above Random with intervals, and what the side is worth."""
    if results and (bots or title is not None):
        raise LabError("files-or-bots")
    if not results and title is None:
        raise LabError("no-title")
    if results:
        found = rungs.from_files(results)
    else:
        check_engine(engine, bots)
        rest = {"games": positive(games, "--games"), "run": run, "options": read_options(option), "engine": engine}
        wanted = rungs.matches(str(title), bots, neighbours, **rest)
        with interruptible(out, lang):
            found = rungs.from_tallies(play_ladder(wanted, lang, workers, ray, out))
    found_figures = rungs.figures(found)
    print(match_report.as_json(found_figures) if as_json else "\n".join(rungs.lines(found_figures, lang)))


def play_ladder(
    wanted: list[Match], lang: str, workers: int | None, ray: tuple[str, ...] | None, out: Path | None
) -> list[Tally]:
    """Play one match after the other; the tally of each."""
    for each in wanted:
        each.check()
    if out is not None:
        make_folder(out)
    files = [None if out is None else out / rungs.file_name(each) for each in wanted]
    return [watched(each, lang, workers, ray, file, None) for each, file in zip(wanted, files)]


def make_folder(path: Path) -> None:
    """Make the folder of a ladder's files."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LabError("unwritable", path=str(path), reason=str(error.strerror or error)) from error


# What is asked for


def positive(number: int, name: str) -> int:
    if number < 1:
        raise LabError("not-positive", name=name)
    return number


def check_engine(command: str | None, bots: tuple[str, ...]) -> None:
    """Refuse an engine's command if no outside bot plays."""
    if command is not None and ENGINE not in bots:
        raise LabError("engine-unseated")


def checked(elo0: float, elo1: float) -> Sprt:
    """The test of these two differences, refused unless the second is the greater and both are such
    as ratings reach.
    """
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise LabError("sprt-order", most=MOST_ELO)
    return Sprt(elo0, elo1)


# Playing while somebody looks on


def watched(
    wanted: Match, lang: str, workers: int | None, ray: tuple[str, ...] | None, out: Path | None, test: Sprt | None
) -> Tally:
    """Play a match; its standing is written to standard error."""
    many = stamp.cores() if workers is None else positive(workers, "--workers")
    with watching(wanted, lang) as watch, redirect_stdout(sys.stderr):  # Ray prints what becomes of its nodes
        return play_match(wanted, many, None if ray is None else "".join(ray), out, test, watch)


@contextmanager
def interruptible(out: Path | None, lang: str) -> Iterator[None]:
    """Answer Ctrl-C with where the games are kept; without `out` none are."""
    try:
        yield
    except KeyboardInterrupt:
        text = say(lang, "interrupted-nothing") if out is None else say(lang, "interrupted", path=str(out))
        print(text, file=sys.stderr)
        raise


@contextmanager
def watching(wanted: Match, lang: str) -> Iterator[Watcher]:
    """A bar on a terminal, else a line now and then."""
    screen = Console(stderr=True, highlight=False, markup=False)
    if not screen.is_terminal:

        def tell(tally: Tally) -> None:
            print(standing_text(tally, lang), file=sys.stderr, flush=True)

        yield show_rarely(LINE, 2 * wanted.pairs, tell)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=2 * wanted.pairs)

        def show(tally: Tally) -> None:
            bar.update(task, completed=len(tally.games), description=standing_text(tally, lang, short=True))

        yield show_rarely(FRAME, 2 * wanted.pairs, show)


def show_rarely(seconds: float, games: int, show: Watcher) -> Watcher:
    """A watcher that shows the tally so often at most, and after the last game."""
    last = monotonic()

    def watch(tally: Tally) -> None:
        nonlocal last
        if monotonic() - last >= seconds or len(tally.games) == games or tally.over:
            last = monotonic()
            show(tally)

    return watch


def standing_text(tally: Tally, lang: str, short: bool = False) -> str:
    """The score so far, the Elo difference and its interval, and how the test stands."""
    pairs = tally.pair_scores()
    args = {"a": tally.match.names()[A], "score": percent(mean(pairs) if pairs else None)}
    text = say(lang, "standing", **args, **elo_words(elo_figures(pairs), bool(pairs)))
    if tally.sprt is not None:
        part = sprt_figures(tally.sprt)
        text += say(lang, "standing-llr", **{name: number(part[name], 2) for name in ("llr", "low", "high")})
    if short:
        return text
    return say(lang, "standing-games", games=str(len(tally.games)), all=str(2 * tally.match.pairs), standing=text)
