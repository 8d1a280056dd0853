"""The command line: every command of `smallwars`, and how its results are printed."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.text import Text

from . import __version__
from .cli_texts import Help, explain, figure_name
from .draw.png import NoConverter, png
from .engine.errors import SmallWarsError
from .engine.game import Game
from .engine.registry import find, titles
from .engine.table import new
from .kit.words import outcome, say, title_name
from .reading import about, coverage, history, rules, search
from .terminal import board, opening, prose
from .terminal.session import Session, Trouble, reason
from .texts import SPOKEN, known_language

ERROR = 2
GAPS = 1
MISMATCH = 1
INTERRUPTED = 130

AsJson = Annotated[bool, Parameter(name="--json")]

app = App(
    name="smallwars",
    version=__version__,
    default_parameter=Parameter(negative=""),
    result_action="return_value",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; whatever is wrong with it is one line, and exit code 2."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    lang = language_in(words)
    app.help_formatter = Help(lang, command_in(words))
    try:
        status = app(words, exit_on_error=False, print_error=False)
    except (CycloptsError, SmallWarsError, NoConverter) as error:
        print(f"smallwars: {' '.join(explain(error, lang).split())}", file=sys.stderr)
        raise SystemExit(ERROR) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    raise SystemExit(status or 0)


def language_in(arguments: Sequence[str]) -> str:
    """Find the language that a command line asks for, whatever else is wrong with it."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    return known_language(words[words.index("--lang") + 1]) if "--lang" in words[:-1] else SPOKEN


def command_in(arguments: Sequence[str]) -> str:
    """Find the command in a command line; empty where there is none."""
    return next((word for word in arguments if word in [*app] and not word.startswith("-")), "")


@app.command
def play(
    title: str | None = None,
    /,
    *,
    side: str | None = None,
    bot: str | None = None,
    seed: int | None = None,
    dice: Literal["auto", "manual"] = "auto",
    record: Path | None = None,
    resume: str | None = None,
    option: tuple[str, ...] = (),
    data: Path | None = None,
    plain: bool = False,
    confirm: bool = True,
    lang: str = SPOKEN,
) -> None:
    """Play a game in the terminal, against a bot or a friend beside you."""
    confirms = confirm and sys.stdin.isatty()
    request = opening.SessionRequest(
        title, side, bot, seed, dice == "manual", option, record, resume, lang, data, confirms
    )
    start(opening.open_session(request), plain)


def start(session: Session, plain: bool) -> None:
    """Play a session: full-screen in a terminal, otherwise or if `plain` line by line."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from .terminal.plain import play as run
    else:
        from .terminal.app import play as run
    run(session)


@app.command
def replay(
    file: Path,
    /,
    *,
    to: int | None = None,
    plain: bool = False,
    lang: str = SPOKEN,
) -> None:
    """Tell a recorded game again, and show the board it leads to."""
    game = opening.read_game(file, opening.read_text(file), to)
    if plain:
        print_lines([entry.text(lang) for entry in game.log])
    else:
        console().print(board.log(game.title, game.log, lang))
        print()
    print_board(game, plain, lang)
    if result := outcome(game, lang):
        print(f"{say(lang, 'over')}. {result}")


@app.command
def verify(
    file: Path,
    /,
    *,
    commitment: str = "",
    lang: str = SPOKEN,
) -> int:
    """Check that the dice and cards of a finished game are those of the seed that was promised."""
    from .server.verify import report, verify

    findings = verify(opening.read_text(file), commitment)
    print_lines(report(findings, lang))
    return 0 if all(finding.holds for finding in findings) else MISMATCH


@app.command
def show(
    what: str,
    /,
    *,
    output: Annotated[str | None, Parameter(name=("--output", "-o"), allow_leading_hyphen=True)] = None,
    text: bool = False,
    about_data: Annotated[bool, Parameter(name="--about")] = False,
    data: Path | None = None,
    plain: bool = False,
    lang: str = SPOKEN,
) -> None:
    """Show a board as a picture or as text."""
    game = game_to_show(what, data)
    if about_data:
        print_lines(about.about(game.title, lang, data_of(game)))
    elif text or plain or (output is None and sys.stdout.isatty()):
        print_board(game, plain, lang)
    else:
        write_picture(game, output or "-", lang)


def game_to_show(source: str, data: Path | None = None) -> Game:
    """Read the game of a record file, or set up a title that is named instead."""
    if source in titles():
        return new(source, options=None if data is None else {"data": str(data)}, chance="manual")
    if data is not None:
        raise Trouble("error-data-record", record=repr(source))
    path = Path(source)
    if not path.exists():
        raise Trouble("error-what", what=repr(source), titles=titles())
    return opening.read_game(path, opening.read_text(path))


def data_of(game: Game) -> dict[str, Any]:
    """The data of a title as a game uses them, a data file of its options included."""
    return game.title.data_for(game.options)


def write_picture(game: Game, output: str, lang: str) -> None:
    """Write the board as SVG, or as PNG where the name of the file asks for one; `-` is the standard output."""
    picture = game.svg(language=lang)
    suffix = Path(output).suffix.lower()
    if output == "-":
        sys.stdout.write(picture)
        return
    if suffix not in (".svg", ".png"):
        raise Trouble("error-picture", path=output)
    try:
        Path(output).write_bytes(png(picture) if suffix == ".png" else picture.encode())
    except OSError as error:
        raise Trouble("error-write", path=output, why=reason(error)) from error


@app.command(name="rules")
def show_rules(
    title: str | None = None,
    wanted: tuple[str, ...] = (),
    /,
    *,
    everything: Annotated[bool, Parameter(name="--all")] = False,
    coverage_report: Annotated[bool, Parameter(name="--coverage")] = False,
    tests: Path = Path("tests"),
    strict: bool = False,
    lang: str = SPOKEN,
) -> int:
    """Read the rules in our own words: contents, a paragraph, a card, or where a word stands."""
    if coverage_report:
        names = [title] if title is not None else list(titles())
        reports = [coverage.coverage(find(name), check_folder(tests), lang) for name in names]
        print_lines(line for report in reports for line in coverage.report(report, lang, everything))
        return GAPS if strict and not all(report.is_complete for report in reports) else 0
    if title is None:
        raise Trouble("error-no-title", titles=titles())
    found, words = find(title), " ".join(wanted)
    if wanted:
        print_pages(search.results(found, words, lang, search.FOUND if everything else search.SHOWN))
    elif everything:
        print_pages(rules.everything(found, lang))
    else:
        print_lines([*rules.contents(found, lang), "", say(lang, "contents-hint", title=title)])
    return 0


def check_folder(tests: Path) -> Path:
    """The folder of the tests, or a complaint that it is not there."""
    if not tests.is_dir():
        raise Trouble("error-tests", folder=tests)
    return tests


@app.command(name="history")
def show_history(title: str, /, *, lang: str = SPOKEN) -> None:
    """Read what happened: a note on the war behind a title, and a timeline."""
    print_pages(history.pages(find(title), lang))


@app.command
def bench(
    title: str,
    /,
    *,
    seconds: float = 5.0,
    as_json: AsJson = False,
    peer: bool = False,
    lang: str = SPOKEN,
) -> None:
    """Measure how fast a title plays: decisions, games and forks."""
    from .bench import report

    if seconds <= 0:
        raise Trouble("error-seconds")
    result = report(find(title).id, seconds, peer, lang)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_lines(f"{figure_name(key, lang)}: {value}" for key, value in result.items())


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str | None = None,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
    engine: str = "",
    lang: str = SPOKEN,
) -> None:
    """Play in a browser: against a bot, side by side, or with a friend by link."""
    from .bots.outside import Outside
    from .server import app as web
    from .server.settings import Settings, database_url

    if engine:  # a command that does not answer is told of now, not at the first table
        with closing(Outside(engine)) as outside:
            outside.greet()
    with suppress(KeyboardInterrupt):
        web.serve(Settings(database_url(database), host, port, engine=engine), open_browser, lang)


@app.command(name="titles")
def list_titles(*, lang: str = SPOKEN) -> None:
    """List the titles that can be played."""
    print_lines(f"{id:<20}{title_name(find(id), lang)}" for id in titles())


LAZY_COMMANDS = {
    "aid": "aids.commands:aid",
    "new-title": "kit.new_title:new_title",
    "match": "lab.matches.commands:match",
    "ladder": "lab.matches.commands:ladder",
    "simulate": "lab.simulations.commands:simulate",
    "analyse": "lab.analyses.commands:analyse_record",
    "hint": "lab.analyses.commands:hint_for",
    "calibrate": "lab.analyses.commands:calibrate",
    "fit": "lab.fitting.commands:fit",
    "engine": "lab.matches.engine_commands:engine",
    "conformance": "lab.matches.engine_commands:check_conformance",
}
for _name, _function in LAZY_COMMANDS.items():
    app.command(f"smallwars.{_function}", name=_name, help=_name)  # without a help, it would be imported to be listed


# Printing


def console() -> Console:
    """The standard output as rich writes it; colours only on a terminal."""
    return Console(highlight=False, markup=False)


def print_board(game: Game, plain: bool, lang: str) -> None:
    """Print a board as drawn text, or in sentences where `plain`."""
    if plain:
        print_lines(prose.board(game.title, game.view(), lang, game.options))
    else:
        console().print(board.board(game.title, game.view(), lang, game.options))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        print(line)


def print_pages(pages: Iterable[tuple[str, str]]) -> None:
    """Print headings with their texts, wrapped to the terminal."""
    screen = console()
    for heading, text in pages:
        screen.print(Text(heading, "bold"), *[Text(text)] * bool(text), "", sep="\n")
