"""The command line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.text import Text

from . import __version__
from .draw.png import NoConverter, png
from .engine.errors import SmallWarsError
from .engine.game import Game
from .engine.registry import find, titles
from .engine.table import new
from .terminal import about, board, coverage, opening, prose, rules
from .terminal.session import Session, Trouble, reason
from .terminal.words import outcome, say, title_name
from .texts import language_of
from .titles.data_title import DataTitle

ERROR = 2
GAPS = 1
MISMATCH = 1
INTERRUPTED = 130

SPOKEN = language_of(os.environ)
"""The language of who types here."""

Language = Annotated[str, Parameter(help="Language of the texts; English stands in for what is missing.")]
Plain = Annotated[bool, Parameter(negative="", help="Plain lines of text, for pipes and screen readers.")]
DataFile = Annotated[Path | None, Parameter(help="Your own corrections to the map, a TOML or JSON file.")]
Flag = Parameter(negative="")

app = App(
    name="smallwars",
    help="A table for historical two-player games of irregular war.",
    version=__version__,
    result_action="return_value",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; whatever is wrong with it is one line, and exit code 2."""
    try:
        status = app(None if arguments is None else list(arguments), exit_on_error=False, print_error=False)
    except (CycloptsError, SmallWarsError, NoConverter) as error:
        told = error.text(asked_language(arguments)) if isinstance(error, SmallWarsError) else str(error)
        print(f"smallwars: {' '.join(told.split())}", file=sys.stderr)
        raise SystemExit(ERROR) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed at exit
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    raise SystemExit(status or 0)


def asked_language(arguments: Sequence[str] | None) -> str:
    """The language that the command line asks for, whatever else is wrong with it."""
    words = [word for argument in (sys.argv if arguments is None else arguments) for word in argument.split("=", 1)]
    return words[words.index("--lang") + 1] if "--lang" in words[:-1] else SPOKEN


@app.command
def play(
    title: Annotated[str | None, Parameter(help="Which title; the record names it when a game is resumed.")] = None,
    /,
    *,
    side: Annotated[str | None, Parameter(help="The side you play; both: hot seat, none: watch the bots.")] = None,
    bot: Annotated[str | None, Parameter(help="Who plays the other side: random, greedy, recruit … commander.")] = None,
    seed: Annotated[int | None, Parameter(help="The same seed deals the same cards and dice.")] = None,
    dice: Annotated[Literal["auto", "manual"], Parameter(help="manual: you type dice, chits and cards.")] = "auto",
    record: Annotated[Path | None, Parameter(help="Save here after every choice; resume if it is there.")] = None,
    resume: Annotated[str | None, Parameter(help="Go on with this record; last: the game saved last.")] = None,
    option: Annotated[tuple[str, ...], Parameter(help="A title option, name=value.", negative="")] = (),
    data: DataFile = None,
    plain: Plain = False,
    lang: Language = SPOKEN,
) -> None:
    """Play a game in the terminal, against a bot or a friend beside you."""
    wish = opening.Wish(title, side, bot, seed, dice == "manual", option, record, resume, lang, data)
    start(opening.open_session(wish), plain)


def start(session: Session, plain: bool) -> None:
    """Full-screen where there is a screen."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from .terminal.plain import play as run
    else:
        from .terminal.app import play as run
    run(session)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many choices of the players.")] = None,
    plain: Plain = False,
    lang: Language = SPOKEN,
) -> None:
    """Tell a recorded game again, and show the board it leads to."""
    game = opening.read_game(file, opening.read_text(file), to)
    if plain:
        print_lines([entry.text(lang) for entry in game.log])
    else:
        console().print(board.log(game.title, game.log, lang))
        print()
    print_board(game, plain, lang)
    if ended := outcome(game, lang):
        print(f"{say(lang, 'over')}. {ended}")


@app.command
def verify(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    commitment: Annotated[str, Parameter(help="The hash that the table showed when the game began.")] = "",
    lang: Language = SPOKEN,
) -> int:
    """Check that the dice and cards of a finished game are those of the seed that was promised."""
    from .server.verify import report, verify

    findings = verify(opening.read_text(file), commitment)
    print_lines(report(findings, lang))
    return 0 if all(finding.holds for finding in findings) else MISMATCH


@app.command
def show(
    what: Annotated[str, Parameter(help="A record, or a title: its set-up.")],
    /,
    *,
    output: Annotated[
        str | None,
        Parameter(
            name=("--output", "-o"),
            allow_leading_hyphen=True,
            help="x.svg, x.png, or - for SVG on standard output.",
        ),
    ] = None,
    text: Annotated[bool, Parameter(negative="", help="The board as text; so it is on a terminal anyway.")] = False,
    about_data: Annotated[
        bool, Parameter(name="--about", negative="", help="What the data rest on, and what is reconstructed.")
    ] = False,
    data: DataFile = None,
    plain: Plain = False,
    lang: Language = SPOKEN,
) -> None:
    """Show a board as a picture or as text."""
    game = shown(what, data)
    if about_data:
        print_lines(about.about(game.title, lang, data_of(game)))
    elif text or plain or (output is None and sys.stdout.isatty()):
        print_board(game, plain, lang)
    else:
        write_picture(game, output or "-", lang)


def shown(what: str, data: Path | None = None) -> Game:
    """The game of a record, or the set-up of a title."""
    if what in titles():
        return new(what, options=None if data is None else {"data": str(data)}, chance="manual")
    if data is not None:
        raise Trouble("error-data-record", record=repr(what))
    path = Path(what)
    if not path.exists():
        raise Trouble("error-what", what=repr(what), titles=titles())
    return opening.read_game(path, opening.read_text(path))


def data_of(game: Game) -> dict[str, Any] | None:
    """The data of this game, with what a data file says; None for a title that has none."""
    return game.title.data_for(game.options) if isinstance(game.title, DataTitle) else None


def write_picture(game: Game, output: str, lang: str) -> None:
    """An SVG, or a PNG where the name asks for one."""
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
    title: Annotated[str | None, Parameter(help="Which title.")] = None,
    number: Annotated[str | None, Parameter(help="A paragraph (3.2.4), a card (C13) or a ruling (C-13).")] = None,
    /,
    *,
    everything: Annotated[
        bool, Parameter(name="--all", negative="", help="Every paragraph and card; with --coverage, every test.")
    ] = False,
    coverage_report: Annotated[
        bool, Parameter(name="--coverage", negative="", help="Which tests prove which paragraph and card.")
    ] = False,
    tests: Annotated[Path, Parameter(help="Where the tests are, for --coverage.")] = Path("tests"),
    strict: Annotated[bool, Parameter(negative="", help="Exit code 1 when the coverage has a gap.")] = False,
    lang: Language = SPOKEN,
) -> int:
    """Read the rules in our own words: contents, a paragraph, a card."""
    if coverage_report:
        names = [title] if title is not None else list(titles())
        reports = [coverage.coverage(find(name), existing(tests), lang) for name in names]
        print_lines(line for found in reports for line in coverage.report(found, lang, everything))
        return GAPS if strict and not all(found.is_complete for found in reports) else 0
    if title is None:
        raise Trouble("error-no-title", titles=titles())
    known = find(title)
    if number is not None:
        print_pages([rules.look_up(known, number, lang)])
    elif everything:
        print_pages(rules.everything(known, lang))
    else:
        print_lines([*rules.contents(known, lang), "", say(lang, "contents-hint", title=title)])
    return 0


def existing(tests: Path) -> Path:
    """The folder of the tests, if it is there."""
    if not tests.is_dir():
        raise Trouble("error-tests", folder=tests)
    return tests


@app.command
def bench(
    title: Annotated[str, Parameter(help="Which title.")],
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long.")] = 5.0,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="As JSON.")] = False,
    peer: Annotated[bool, Parameter(negative="", help="Measure catanatron beside it, where it is installed.")] = False,
) -> None:
    """Measure how fast a title plays: decisions, games and forks."""
    from .bench import report

    if seconds <= 0:
        raise Trouble("error-seconds")
    result = report(find(title).id, seconds, peer)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_lines(f"{key.replace('_', ' '):<28}{value}" for key, value in result.items())


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="Where to listen; 0.0.0.0: for everybody who can reach this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="At which port; 0: any that is free.")] = 8765,
    database: Annotated[str | None, Parameter(help="A SQLite file, or the address of a PostgreSQL database.")] = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative="", help="Open a browser there.")] = False,
    engine: Annotated[str, Parameter(help="The command of a bot of your own that people may play against.")] = "",
) -> None:
    """Play in a browser: against a bot, side by side, or with a friend by link."""
    from .server import app as web
    from .server.settings import Settings, database_url

    with suppress(KeyboardInterrupt):
        web.serve(Settings(database_url(database), host, port, engine=engine), open_browser)


@app.command(name="titles")
def list_titles(*, lang: Language = SPOKEN) -> None:
    """List the titles that can be played."""
    print_lines(f"{id:<20}{title_name(find(id), lang)}" for id in titles())


# The laboratory, imported when it is asked for
LAB = {
    "match": ("match:match", "Let two bots play each other: mirrored pairs, score by side, Elo with its interval."),
    "ladder": ("match:ladder", "Rate many bots: Elo above the random bot, with a term for the side."),
    "simulate": ("simulate:simulate", "Play a title many times and report what it shows."),
    "analyse": ("analyse:analyse_record", "Say of each turn of a game what it lost, and tell luck from skill."),
    "hint": ("analyse:hint_for", "Say what the side to move might do."),
    "calibrate": ("analyse:calibrate", "Hold predicted chances to win against the results of games."),
    "fit": ("fit:fit", "Fit the weights of an evaluator on the outcomes of self-play."),
    "engine": ("engine:engine", "Let one of our bots speak the protocol for outside bots."),
    "conformance": ("engine:check_conformance", "Check whether an outside bot keeps the protocol."),
}
for _name, (_function, _help) in LAB.items():
    app.command(f"smallwars.lab.commands_{_function}", name=_name, help=_help)


# Printing


def console() -> Console:
    """Standard output; colours only on a terminal."""
    return Console(highlight=False, markup=False)


def print_board(game: Game, plain: bool, lang: str) -> None:
    """The board as drawn text, or in sentences."""
    if plain:
        print_lines(prose.board(game.title, game.view(), lang, game.options))
    else:
        console().print(board.board(game.title, game.view(), lang, game.options))


def print_lines(lines: Iterable[str]) -> None:
    """Lines as they are."""
    for line in lines:
        print(line)


def print_pages(pages: Iterable[tuple[str, str]]) -> None:
    """Headings with their texts, wrapped to the terminal."""
    screen = console()
    for heading, text in pages:
        screen.print(Text(heading, "bold"), Text(text), "", sep="\n")
