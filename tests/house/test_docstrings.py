"""Docstrings that are understandable when they are the only line on the screen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tools", "tests", "examples")
TITLES = ROOT / "src" / "smallwars" / "titles"
BRANDUBH = ROOT / "examples" / "brandubh" / "src" / "brandubh" / "rules.py"
PARAGRAPH = re.compile(r"([A-Z]{0,2}\d[\w.,; -]*( [A-Z][^:.]{0,60})?: )")
"""What a docstring of a rule begins with: `1.8: `, `3.3.1, 4.1: `, `C13: `, `K19 Oath, unshaded: `."""
LEANS = re.compile(
    r"\W*((And|But|Or|Nor|Of|As|So|Then|While|Until|Else|Otherwise|It|Its|They|Their|Them|That|These|Those|The same|"
    r"All of (it|them)|One of them|Not|Likewise|Also|Further on)\b|(No more|Too|More|Again|Back|On)\W*$)",
    re.IGNORECASE,
)
"""Beginnings that lean on something said before."""
ELLIPSES = ("…", "...")
PRONOUN = re.compile(r"\b(it|its|they|them|their|him|those|these)\b", re.IGNORECASE)
SHORT = 4
"""With fewer words a docstring that holds a pronoun says nothing."""


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not {"node_modules", ".venv", "build", "dist"} & set(path.parts):
                yield path
    yield ROOT / "hatch_build.py"


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that stands as a statement, with its line: of modules, classes, functions, constants and fields."""
    for node in ast.walk(ast.parse(source)):
        for statement in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match statement:
                case ast.Expr(ast.Constant(str(text))):
                    yield statement.lineno, text.strip()


def is_torn(text: str) -> bool:
    """Whether a sentence goes on in another docstring."""
    text = PARAGRAPH.sub("", text, count=1)
    return text.startswith(ELLIPSES) or text.endswith(ELLIPSES)


def leans(text: str) -> bool:
    """Whether a docstring cannot be understood without what stands before it."""
    text = PARAGRAPH.sub("", text, count=1)
    return bool(LEANS.match(text)) or (len(text.split()) < SHORT and bool(PRONOUN.search(text)))


def is_rule(path: Path) -> bool:
    """Whether docstrings of a file continue the number of a paragraph of a rulebook."""
    return (path.is_relative_to(TITLES) and "rules" in path.parts) or path == BRANDUBH


def offenders(path: Path) -> Iterator[str]:
    for line, text in docstrings(path.read_text()):
        if is_torn(text) or (leans(text) and not is_rule(path)):
            yield f"{path.relative_to(ROOT)}:{line}: {' '.join(text.split())}"


def test_every_docstring_stands_alone() -> None:
    found = [offender for path in files() for offender in offenders(path)]
    assert not found, "\n".join(["say in a whole sentence what the thing is or does:", *found])


@pytest.mark.parametrize(
    "text",
    [
        "Games, …",
        "Games, ...",
        "Further on.",
        "No more.",
        "Then closes.",
        "Too.",
        "(And closes.)",
        "… and to what.",
        "6.12: … to a brigade that is still to be shipped, …",
        "And closes.",
        "Of one at least.",
        "It does.",
        "As JSON holds it.",
        "The same, further on.",
        "All of it.",
        "Those that can win, and nobody.",
        "Replace it.",
        "8.0: its level.",
    ],
)
def test_a_docstring_that_leans_on_another_is_refused(text: str) -> None:
    assert is_torn(text) or leans(text)


@pytest.mark.parametrize(
    "text",
    [
        "1.8: a Cell is Underground or Active.",
        "K19 Oath, unshaded: a Guerrilla goes.",
        "The command line.",
        "Orders of units on the map.",
        "Asset of a side.",
        "An item of the menu, as the page shows it.",
        "Whether chances to win hold.",
    ],
)
def test_a_docstring_that_stands_alone_is_accepted(text: str) -> None:
    assert not is_torn(text) and not leans(text)
