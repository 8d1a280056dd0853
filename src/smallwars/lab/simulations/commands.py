"""`smallwars simulate`: play a title many times and report what happened."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from ...bots import Greedy, Search, Uct
from ...engine.registry import find
from ...engine.title import Title
from ...kit.data_title import title_name
from ...texts import SPOKEN
from ..matches.commands import OnRay, interruptible, positive
from ..matches.games import seat
from ..reports.document import as_text
from ..reports.page import as_page
from ..running.stamp import command, commit, cores, machine
from .arms import Arm, Plan, SimulateError, forbidden, levels, read_bans, read_options
from .charts import is_there
from .comparisons import Changes
from .figures import Findings
from .raw_data import FIGURES, HEADER, PAGE, TEXT, Store, header, replace, write_csv, write_parquet
from .report import Report, Stamp
from .restrictions import check_bans
from .sensitivity import tilted
from .simulation import Run
from .simulation import run as play_run
from .variations import varied
from .wording import Names, say


def simulate(
    title: str,
    /,
    *,
    games: int = 2000,
    bot: tuple[str, ...] = (),
    option: tuple[str, ...] = (),
    vary: tuple[str, ...] = (),
    forbid: tuple[str, ...] = (),
    sensitivity: bool = False,
    only: tuple[str, ...] = (),
    run: int = 1,
    workers: int | None = None,
    ray: OnRay = None,
    out: Path = Path("report"),
    lang: str = SPOKEN,
) -> None:
    """Play a title many times and report who wins, how, because of what, and what if."""
    known = find(title)
    plan = planned(known, games, bot, option, vary, forbid, sensitivity, only, run)
    store = Store(out, known, header(plan, commit=commit(), command=command(), machine=machine()))
    at_work = cores() if workers is None else positive(workers, "--workers")
    with interruptible(out, lang):
        done = played(plan, store, at_work, None if ray is None else "".join(ray), lang)
        print(finish(known, plan, store, done, at_work, out, lang), end="")
    if not is_there():
        raise SimulateError("no-pictures")


def planned(
    title: Title,
    games: int,
    bot: tuple[str, ...],
    option: tuple[str, ...],
    vary: tuple[str, ...],
    forbid: tuple[str, ...],
    sensitivity: bool,
    only: tuple[str, ...],
    run: int,
) -> Plan:
    """The plan of everything that is to be played."""
    if games < 1:
        raise SimulateError("few-games", games=games)
    options = title.check_options(read_options(option))
    check_once(option, vary)
    if only and not sensitivity:
        raise SimulateError("only-alone", patterns=", ".join(only))
    bans = read_bans(title, forbid)
    check_bans(title, bans)
    arms: list[Arm] = []
    for base in levels(title, bot, options, Greedy.name):
        arms.append(base)
        arms += [arm for typed in vary for arm in varied(title, base, typed)]
        arms += [forbidden(base, ban) for ban in bans]
        arms += tilted(title, base, only) if sensitivity else []
    check_bots(arms)
    return Plan(title.id, run, games, list({arm.name: arm for arm in arms}.values()))


def check_once(option: tuple[str, ...], vary: tuple[str, ...]) -> None:
    """Complain about an option that is to have one value and several."""
    for name in [typed.partition("=")[0] for typed in vary]:
        if name in read_options(option):
            raise SimulateError("option-varied", option=name)


def check_bots(arms: list[Arm]) -> None:
    """Refuse a bot that does not exist, before anything is played."""
    for spec in set(seated_by(arms)):
        seat(spec, 0).close()


def seated_by(arms: list[Arm]) -> list[str]:
    """The specifications of the bots in these arms."""
    return [spec for arm in arms for spec in arm.bots.values()]


def on_a_clock(spec: str) -> bool:
    """Whether a bot thinks by the clock, so that it does not play the same way again."""
    player = seat(spec, 0)
    return isinstance(player, (Search, Uct)) and not player.budget.simulations


def played(plan: Plan, store: Store, workers: int, ray: str | None, lang: str) -> Run:
    """Play the missing games, with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn(say(lang, "progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    screen = Console(stderr=True)
    state = Run()
    try:
        with (
            Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress,
            closing(play_run(plan, store, workers, ray)) as states,
        ):
            task = progress.add_task("", total=plan.games * len(plan.arms))
            for state in states:
                progress.update(task, completed=state.kept + state.played)
    except OSError as error:
        raise SimulateError("cannot-write", folder=str(store.folder), why=str(error.strerror or error)) from error
    return state


def finish(title: Title, plan: Plan, store: Store, done: Run, workers: int, out: Path, lang: str) -> str:
    """Write the files of the report; the report as text."""
    report = Report(title, Findings(plan, store.rows), Stamp(commit(), command()), lang)
    changes = Changes(report)
    parts = [*changes.parts(), *report.parts()]
    files = [f"{table}.csv" for table in store.columns]
    for old in [path for pattern in FIGURES for path in out.glob(pattern)]:
        old.unlink()
    for name, (columns, rows) in changes.summary.items():
        write_csv(out / f"{name}.csv", columns, rows)
        files.append(f"{name}.csv")
    if write_parquet(out, store.columns, store.rows):
        files.append("*.parquet")
    heading, intro = opening(report.names, plan, done, workers, [*files, HEADER])
    text = as_text(heading, intro, parts)
    replace(out / TEXT, text)
    if is_there():
        replace(out / PAGE, as_page(heading, intro, parts, lang))
    return text


def opening(names: Names, plan: Plan, done: Run, workers: int, files: list[str]) -> tuple[str, list[str]]:
    """The heading and the introduction of the report."""
    base, say, games = plan.levels()[0], names.say, str(plan.games)
    defaults = names.title.check_options({})
    changed = {name: value for name, value in base.options.items() if value != defaults.get(name)}
    listed = ", ".join([f"{name} = {value}" for name, value in changed.items()])
    bots = "; ".join([arm.level for arm in plan.levels()])
    clocks = [spec for spec in dict.fromkeys(seated_by(plan.levels())) if on_a_clock(spec)]
    return say("report-title", title=title_name(names.title, names.language), games=games), [
        say("intro-bots", bots=bots, games=games, run=str(plan.run), last=str(plan.games - 1)),
        say("intro-options", options=listed) if changed else say("intro-options-none"),
        say("intro-claim-clock", bots="; ".join(clocks)) if clocks else say("intro-claim"),
        say(
            "intro-time", played=str(done.played), kept=str(done.kept), seconds=f"{done.seconds:.1f}",
            wall=f"{done.wall:.1f}", workers=str(workers), machine=machine(names.language),
        ),
        say("intro-raw", files=", ".join(files)),
    ]  # fmt: skip
