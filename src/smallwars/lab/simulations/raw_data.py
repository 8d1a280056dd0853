"""The raw data of a simulation: one CSV file a table, a header beside them."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import IO, Any, Final

from ...engine.title import Title
from ...kit.measures import Cell, Facts, Row, measures
from ..running.seeds import game_seed
from .arms import Arm, Plan, SimulateError

VERSION: Final = 1
OURS, SIMULATE = "smallwars", "simulate"
"""The field of a header that says whose it is."""
HEADER: Final = "header.json"
TEXT, PAGE = "report.txt", "index.html"
GAMES, PATHS, CARDS, OPERATIONS = "games", "paths", "cards", "operations"
KEY: Final = ["arm", "game"]
COLUMNS: Final[dict[str, list[str]]] = {
    PATHS: [*KEY, "turn", "round", "measure", "value"],
    CARDS: [*KEY, "turn", "card", "side", "faction", "winner"],
    OPERATIONS: [*KEY, "turn", "round", "faction", "operation", "count"],
    GAMES: [*KEY, "seed", "winner", "grade", "reason", "turns", "rounds", "decisions", "breaches"],
}
"""The columns of each table; the last is written last, and says which games are complete. Final scores follow it."""

FIGURES: Final = ("vary_*.csv", "forbid.csv", "sensitivity.csv")
"""Patterns of the files that the report writes into the folder of the tables."""

SAVE_AFTER: Final = 0.5
"""Seconds between two times that rows are written to disk."""
END: Final = "end_"
"""The beginning of the name of a column with the final value of a score."""

Key = tuple[str, int]
Rows = dict[str, list[Row]]
"""The rows of each table."""
Lines = dict[str, str]
"""The lines of each table, as text."""


def columns(title: Title) -> dict[str, list[str]]:
    """The columns of each table of that title."""
    return {**COLUMNS, GAMES: [*COLUMNS[GAMES], *[END + score for score in measures(title).scores()]]}


def rows_of(arm: Arm, run: int, index: int, facts: Facts) -> Rows:
    """What a game adds to the tables."""
    key: Row = [arm.name, index]
    ended: Row = [facts.winner, facts.grade, facts.reason, facts.turns, facts.rounds, facts.decisions, facts.breaches]
    rows: Rows = {
        GAMES: [[*key, game_seed(run, index), *ended, *facts.end.values()]],
        PATHS: [],
        CARDS: [],
        OPERATIONS: [],
    }
    if arm.keeps_events:
        rows[PATHS] = [[*key, *row] for row in facts.paths]
        rows[CARDS] = [[*key, *row, facts.winner] for row in facts.cards]
        rows[OPERATIONS] = [[*key, *row] for row in facts.operations]
    return rows


def lines_of(rows: Rows) -> Lines:
    """The rows of a game as text, made by the worker, so that many workers do not wait for one writer."""
    return {table: as_lines(found) for table, found in rows.items()}


def as_lines(rows: Iterable[Iterable[object]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


# The header


def header(plan: Plan, **more: Any) -> dict[str, Any]:
    """The header of a folder: what tells a run from another, and more about it."""
    arms = {
        arm.name: {"bots": arm.bots, "options": arm.options, "forbidden": [str(ban) for ban in arm.bans]}
        for arm in plan.arms
    }
    own = {OURS: SIMULATE, "version": VERSION, "title": plan.title, "run": plan.run}
    return {**own, **more, "games": plan.games, "arms": arms}


SAME: Final = ("version", "title", "run", "commit")
"""The fields in which two headers must agree for the games of one to count for the other; arms of the same name must
agree too.
"""


def check_same(folder: Path, old: dict[str, Any], new: dict[str, Any]) -> None:
    """Complain about a folder that holds the games of another run."""
    for field in SAME:
        if old.get(field) != new[field]:
            raise SimulateError(
                "other-run", folder=str(folder), field=field, old=str(old.get(field)), new=str(new[field])
            )
    for name, arm in new["arms"].items():
        if name in old.get("arms", {}) and old["arms"][name] != json.loads(json.dumps(arm)):
            raise SimulateError("other-arm", folder=str(folder), arm=name)


# Files


class Store:
    """The tables of a folder: what was played before is read, what is played now is added."""

    def __init__(self, folder: Path, title: Title, header: dict[str, Any]) -> None:
        self.folder = folder
        self.columns = columns(title)
        self.header = header
        self.rows: Rows = {table: [] for table in self.columns}
        self.files: dict[str, IO[str]] = {}
        self.waiting: list[Lines] = []
        self.saved = 0.0

    def open(self) -> set[Key]:
        """Make the folder, or read it; the games that need not be played again."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / HEADER
        if not path.exists():
            self.check_free()
        else:
            old = read_header(path)
            check_same(self.folder, old, self.header)
            self.check_whole()
            self.header["seconds"] = old.get("seconds", 0.0)
            self.header["arms"] = {**old.get("arms", {}), **self.header["arms"]}
            self.header["games"] = max(old.get("games", 0), self.header["games"])
            self.header["before"] = list(dict.fromkeys([*old.get("before", []), old.get("command", "")]))
            self.load()
        self.write()
        self.files = {table: self.path(table).open("a", newline="", encoding="utf-8") for table in self.columns}
        return {key_of(row) for row in self.rows[GAMES]}

    def check_free(self) -> None:
        """Complain about a folder in which somebody else's file would be written over."""
        patterns = [f"{table}.{kind}" for table in self.columns for kind in ("csv", "parquet")]
        for pattern in (*patterns, *FIGURES, TEXT, PAGE):
            for found in sorted(self.folder.glob(pattern)):
                if not self.is_empty_table(found):
                    raise SimulateError("not-ours", folder=str(self.folder), name=found.name, header=HEADER)

    def is_empty_table(self, path: Path) -> bool:
        """Whether a table is ours, from a run that was stopped before its header was written."""
        heads = {self.path(table): as_lines([names]) for table, names in self.columns.items()}
        return path in heads and path.read_bytes() == heads[path].encode()

    def check_whole(self) -> None:
        """Complain about a table that is missing: a new one would hold the new games only."""
        for table in self.columns:
            if not self.path(table).exists():
                raise SimulateError("no-table", folder=str(self.folder), name=self.path(table).name, header=HEADER)

    def path(self, table: str) -> Path:
        return self.folder / f"{table}.csv"

    def load(self) -> None:
        """Read the rows of complete games; a line that was cut off is left out with its game."""
        for table, names in self.columns.items():
            self.rows[table] = read_rows(self.path(table), len(names))
        complete = {key_of(row) for row in self.rows[GAMES]}
        for table, rows in self.rows.items():
            self.rows[table] = [row for row in rows if key_of(row) in complete]

    def add(self, lines: Lines) -> None:
        """Add the rows of a game; they are on disk within half a second."""
        self.waiting.append(lines)
        if perf_counter() - self.saved > SAVE_AFTER:
            self.save()

    def save(self) -> None:
        """Write the rows that wait; the table that says which games are complete comes last."""
        for table, file in self.files.items():
            file.write("".join([lines[table] for lines in self.waiting]))
            file.flush()
        self.waiting = []
        self.saved = perf_counter()

    def close(self) -> None:
        """Write all rows in order: the files are the same, whoever played the games and in which order."""
        self.save()
        for file in self.files.values():
            file.close()
        self.files = {}
        self.load()
        order = {name: at for at, name in enumerate(self.header["arms"])}
        for rows in self.rows.values():
            rows.sort(key=lambda row: (order[str(row[0])], row[1]))
        self.write()

    def write(self) -> None:
        """Write the whole tables."""
        for table, names in self.columns.items():
            write_csv(self.path(table), names, self.rows[table])
        replace(self.folder / HEADER, json.dumps(self.header, indent=2) + "\n")


def key_of(row: Row) -> Key:
    return str(row[0]), int(row[1])


def read_header(path: Path) -> dict[str, Any]:
    """The header of a folder; a folder is refused whose header cannot be read or is of something else."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SimulateError("bad-header", path=str(path)) from error
    if not isinstance(found, dict) or found.get(OURS) != SIMULATE:
        raise SimulateError("bad-header", path=str(path))
    return found


def read_rows(path: Path, width: int) -> list[Row]:
    """The rows of a table, numbers as numbers; one that is not complete is left out."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")[1:-1]  # the last is empty, or was cut off
    return [[number(cell) for cell in row] for row in csv.reader(lines) if len(row) == width]


@cache
def number(cell: str) -> Cell:
    """A cell as a number or a text; equal cells are one object, to save memory."""
    return int(cell) if cell.lstrip("-").isdigit() else cell


def write_csv(path: Path, names: list[str], rows: Iterable[Iterable[object]]) -> None:
    """Write a whole table, put in its place at once."""
    temporary = path.with_suffix(path.suffix + ".new")
    with temporary.open("w", newline="", encoding="utf-8") as file:
        file.write(as_lines([names]))
        file.write(as_lines(rows))
    temporary.replace(path)


def replace(path: Path, text: str) -> None:
    """Write a file, put in its place at once."""
    temporary = path.with_suffix(path.suffix + ".new")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(path)


def write_parquet(folder: Path, columns: dict[str, list[str]], rows: Rows) -> bool:
    """Write the tables as Parquet too, where pyarrow is installed; whether it is."""
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        return False
    for table, names in columns.items():
        cells = {name: [row[at] for row in rows[table]] for at, name in enumerate(names)}
        parquet.write_table(arrow.table(cells), folder / f"{table}.parquet")
    return True
