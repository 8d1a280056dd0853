"""Prints the tests that concern what has changed against main, for `./test --fast`: a path a line.

Tests mirror the sources: what concerns `src/smallwars/server/tables/` stands in `tests/server/tables/`, what concerns a
title in `tests/titles/` under its name. Where a folder has no mirror, the nearest one above it has.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALWAYS = ("tests/house",)
"""The order of the house: names, texts, packaging."""
CORE = ("tests/engine", "tests/kit", "tests/golden")
"""What everything stands on, and whole games told word for word."""


def main(arguments: list[str]) -> None:
    print("\n".join(concerned(arguments or changed())))


def changed() -> list[str]:
    """What differs from main, or on main itself from the commit before; files that git does not know yet as well."""
    differing = git("diff", "--name-only", base())
    return [*differing, *git("ls-files", "--others", "--exclude-standard")]


def base() -> str:
    """The commit to compare with."""
    head = git("rev-parse", "HEAD")
    for branch in ("origin/main", "main"):
        found = git("merge-base", "HEAD", branch)
        if found and found != head:
            return found[0]
    return "HEAD~1" if git("rev-parse", "--verify", "--quiet", "HEAD~1") else "HEAD"


def git(*words: str) -> list[str]:
    """The lines that git answers with; none where it refuses."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()


def concerned(paths: Iterable[str]) -> list[str]:
    """The test files and folders that concern these paths, each once and none inside another."""
    found = dict.fromkeys([*ALWAYS, *[test for path in paths for test in tests_of(Path(path))]])
    return [test for test in found if not any(Path(other) in Path(test).parents for other in found)]


def tests_of(path: Path) -> Iterator[str]:
    """The tests that concern one path."""
    match path.parts:
        case ("tests", *_) if path.name.startswith("test_"):
            yield from existing(path)
        case ("tests", _, *_):
            yield from existing(path.parent)
        case ("src", "smallwars", "engine", *_):
            yield from CORE
        case ("src", "smallwars", "titles", *rest):
            yield from tests_of_title(rest)
        case ("src", "smallwars", *rest):
            yield from mirror(Path(*rest))
        case ("examples", "brandubh", *_):
            yield from existing(Path("examples", "brandubh", "tests"))
            yield from existing(Path("tests", "plugin"))


def tests_of_title(place: list[str]) -> Iterator[str]:
    """The tests of the title that a path below `titles` belongs to; what a family shares concerns its titles."""
    family = ROOT / "src" / "smallwars" / "titles" / place[0]
    if len(place) == 1:
        yield from existing(Path("tests", "titles"))
        return
    games = [each.name for each in family.iterdir()] if family.is_dir() else []
    for title in (place[0], *([place[1]] if len(place) > 2 and place[1] != "family" else games)):
        yield from existing(Path("tests", "titles", title))


def mirror(place: Path) -> Iterator[str]:
    """The tests of a module below `smallwars`: its own file, or those of the nearest folder."""
    own = Path("tests", place.parent, f"test_{place.stem}.py")
    if found := list(existing(own)):
        yield from found
        return
    for folder in place.parents:
        if folder != Path() and (found := list(existing(Path("tests", folder)))):
            yield from found
            return


def existing(path: Path) -> Iterator[str]:
    """A path, if something is there."""
    if path != Path("tests") and (ROOT / path).exists():
        yield path.as_posix()


if __name__ == "__main__":
    main(sys.argv[1:])
